# What only the web client says; what the screens share with the terminal is in ui.ftl.

## Start page

web-hero = Постройте цивилизацию, карта за картой
web-hero-text = Две карточные игры на вечер с друзьями или на десять минут с компьютером. Без учётной записи: достаточно имени.
web-game-innovation-text = 105 карт от колеса до интернета. Любую карту можно активировать: у кого символов достаточно, тот участвует, у кого мало, тот подчиняется.
web-game-cvlizations-text = Выбирайте приказы, угадывайте чужие, собирайте ресурсы и покупайте идеи, которые сделают ваш народ счастливым.
web-game-seats = Игроков: { $from }–{ $to }
web-quick = Играть с компьютером
web-with-friends = Играть с друзьями
web-running-tables = Идущие игры для просмотра
web-status-open = ждёт игроков
web-status-mine = ваше решение
web-status-others = решают другие
web-status-won = Победа: { $players }
web-status-broken = нельзя продолжить
web-navigation = Сайт
web-skip = Перейти к содержанию

## New table, invitation

web-seat-open = по ссылке-приглашению
web-seat-computer = компьютер
web-seat-hotseat = человек за этим экраном
web-remove-seat = Убрать место { $letter }
web-clock-increment = Секунд за каждое решение
web-spectators = Смотреть может любой, у кого есть адрес
web-listed = Показать этот стол всем
web-seed-none = выбирается втайне
web-make-link = Создать стол и ссылку
web-start-game = Начать игру
web-join = Приглашение
web-join-game = Приглашение в игру { $game }
web-join-with = За столом: { $players }
web-sit-down = Сесть за стол
web-only-watch = Только смотреть
web-seat-here = Ваше место на этом устройстве
web-seat-here-text = Эта ссылка — место за столом. Сядьте, чтобы продолжить игру на этом устройстве.
web-share-link = Отправьте эту ссылку остальным
web-seat-link = Моё место на другом устройстве
web-share = Поделиться
web-fill = Занять свободные места компьютером
web-computer = Компьютер
web-computer-letter = Компьютер { $letter }

## The table

web-color-letter-blue = С
web-color-letter-green = З
web-color-letter-purple = Ф
web-color-letter-red = К
web-color-letter-yellow = Ж
web-icon-short-crown = ко
web-icon-short-leaf = ли
web-icon-short-bulb = ла
web-icon-short-castle = за
web-icon-short-factory = фа
web-icon-short-clock = ча
web-short-points = очк
web-short-achievements = дст
web-short-hand = рука
web-short-draw = доб
web-matrix = Символы, очки, достижения и карты всех игроков
web-player = Игрок
web-board-of = Поле: { $player }
web-open-pile = Стопка { $color }, карт: { $count }
web-pile-of = { $player }: стопка { $color }
web-pile-unordered = В порядке, известном только владельцу
web-splay = Сдвиг
web-covered = { $count ->
    [0] одна
   *[other] + { $count }
}
web-back = закрыта, эпоха { $age }
web-hand-empty = В руке нет карт.
web-gone = нет
web-claim-ready = берите!
web-claim-missing = не хватает { $missing }
web-claim-low = карта мала
web-deck = Колода { $age }, карт: { $count }
web-absent = отсутствует
web-deciding = решает
web-candidate = Выбрать: { $answer }
web-card-kind = Эпоха { $age }, { $color }
web-card-text = Текст карты
web-part-leads = активирует
web-part-shares = { ui-shares }
web-part-obeys = { ui-obeys }
web-part-watches = ни то, ни другое
web-effect-shared = общий
web-preview-count = У вас: { $count }
web-preview-bonus = Если кто-то из участвующих что-то изменит, вы возьмёте карту в премию.
web-answer-in-turn-of = Нужно ответить, хотя сейчас ход: { $player }
web-draw = Взять [{ $age }]
web-mode-meld = какую выложить?
web-mode-dogma = какую активировать?
web-mode-achieve = какое взять?
web-turn = ход { $number }
web-turn-of = { $you ->
    [yes] Ваш ход
   *[no] Ход: { $player }
}
web-setup = Подготовка
web-log-obeys = { $effect }. { $you ->
    [yes] Вы подчиняетесь
   *[no] Подчиняется: { $player }
}
web-log-shares = { $effect }. { $you ->
    [yes] Вы участвуете
   *[no] Участвует: { $player }
}
web-log-leads = { $effect }. { $you ->
    [yes] Вы
   *[no] { $player }
}
web-chat-empty = Пока никто ничего не написал.
web-pages = Страницы стола
web-page-table = Стол
web-page-open = { ui-tab-open }
web-page-events = { ui-tab-events }
web-page-chat = { ui-chat }
web-your-decision-title = ● Ваше решение
web-options-live = { $sentence } Вариантов: { $count }.
web-reconnecting = Связь потеряна. Пробуем снова …
web-hot-seat = Следующее решение: { $player }
web-hot-seat-text = Передайте устройство. Никто другой не должен смотреть на экран.
web-hot-seat-show = Это { $player }: показать мои карты
web-away-kept = За вас играет компьютер.
web-come-back = Играть дальше самому
web-replace = Пусть компьютер играет вместо: { $player }
web-leave = Пусть компьютер играет за меня
web-vote = Пусть компьютер играет вместо: { $player }?
web-marked = Что-то было взято назад: эта игра не засчитывается.
web-watching = Вы наблюдаете.
web-undo-waiting = Просьба взять назад. Ждём: { $players }
web-digest = Пока вас не было: событий { $count }, против вас { $against }
web-icons-read = У вас: { $list }

## End of the game

web-end-lost = Победа: { $players }
web-end-way = Как
web-copied = Ссылка скопирована
web-measure-points = Очки
web-measure-achievements = Достижения
web-measure-ideas = Идеи
web-measure-happiness = Счастье
web-plot = { $measure } по ходу игры
web-winner = победитель

## Replay

web-replay-position = Решение { $now } из { $all }
web-replay-against = Следующее событие против меня
web-replay-view = Вид
web-spectator-view = зритель

## Cards

web-cards-count = Карт: { $count }
web-cards-clear = Показать все

## Settings

web-account = Учётная запись
web-account-text = Ваши игры на всех устройствах. Необязательно.
web-login-name = Логин
web-password = Пароль
web-log-in = Войти
web-log-out = Выйти
web-make-account = Создать учётную запись
web-logged-in = Вы вошли как { $login }
web-speed-off = без движения
web-speed-fast = быстро
web-speed-normal = обычно
web-speed-slow = медленно
web-none = нет
web-language-en = English
web-language-pl = Polski
web-language-ru = Русский
web-language-cs = Čeština
web-saved = Сохранено

## Goods of CVlizations

web-good-food = { cvlizations-resource-food }
web-good-wood = { cvlizations-resource-wood }
web-good-stone = { cvlizations-resource-stone }
web-good-token = { cvlizations-happiness }
web-good-points = { cvlizations-term-points }

web-order-maybe = { $count } может иметь закрытым
web-orders-left = Приказов: { $count }
web-phase-orders = { cvlizations-phase-orders }
web-phase-action = { cvlizations-phase-action }
web-phase-development = { cvlizations-phase-development }
web-phase-cleanup = { cvlizations-phase-cleanup }
web-phase-scoring = Подсчёт
web-phase-over = { ui-end }
web-page-players = Игроки

## Refusals, by the id of the server

web-error-offline = Сервер недоступен.
web-error-bad-request = { error-request }
web-error-bad-name = Такое имя нельзя: от 1 до 24 знаков.
web-error-bad-text = Это сообщение нельзя отправить.
web-error-bad-rules = Эти варианты правил не сочетаются.
web-error-bad-seats = В эту игру не играют с таким числом мест.
web-error-bad-seed = Зерно — число или 64 шестнадцатеричные цифры.
web-error-bad-clock = Такие часы невозможны.
web-error-bad-password = Логин: от 3 до 32 строчных букв или цифр, пароль: не менее 8 знаков.
web-error-unknown-game = Такой игры здесь нет.
web-error-no-session = Сначала назовите имя.
web-error-wrong-password = Неверный логин или пароль.
web-error-not-your-seat = { error-not-your-seat }
web-error-not-your-table = { error-no-permission }
web-error-no-spectators = За этим столом зрителей нет.
web-error-cross-site = { error-no-permission }
web-error-undo-off = За этим столом ничего нельзя взять назад.
web-error-not-found = { error-not-found }
web-error-no-such-table = Этого стола нет, или вам нельзя его видеть.
web-error-no-such-invitation = { error-invite }
web-error-method-not-allowed = { error-request }
web-error-stale-question = { error-stale }
web-error-illegal-choice = { error-not-an-option }
web-error-not-asked = { error-not-asked }
web-error-table-full = { error-table-full }
web-error-already-seated = Вы уже сидите за этим столом.
web-error-not-open = { error-table-started }
web-error-not-running = Эта игра не идёт.
web-error-not-finished = Эта игра ещё не закончена.
web-error-nothing-to-undo = Нечего брать назад.
web-error-no-request = Эта просьба уже закрыта.
web-error-name-taken = { error-name-taken }
web-error-not-replaced = За вас никто не играет.
web-error-is-computer = Там уже сидит компьютер.
web-error-too-large = Это слишком длинно.
web-error-too-many = { error-too-many }
web-error-broken-table = Эту игру нельзя продолжить. Запись сохранена.
web-error-internal = { error-server }
web-error-busy = Сервер занят. Попробуйте ещё раз.
web-error-shutting-down = Сервер перезапускается. Одну минуту.
