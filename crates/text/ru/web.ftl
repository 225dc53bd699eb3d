# То, что говорит только веб-клиент; общее с терминалом — в ui.ftl.

## Стартовая страница

web-hero = Постройте цивилизацию, карта за картой
web-hero-text = Две карточные игры: на вечер с друзьями или на десять минут против компьютера. Аккаунт не нужен: достаточно имени.
web-game-innovation-text = 105 карт, от колеса до интернета. Активировать можно каждую; у кого ресурсов хватает, тот участвует, у кого нет — подчиняется.
web-game-cvlizations-text = Выбирайте приказы, угадывайте чужие, копите ресурсы и покупайте идеи, которые сделают ваш народ счастливым.
web-game-seats = Игроков: от { $from } до { $to }
web-quick = Играть против компьютера
web-with-friends = Играть с друзьями
web-running-tables = Идут сейчас, можно смотреть
web-status-open = ждёт игроков
web-status-mine = решать вам
web-status-others = решают другие
web-status-won = Победа: { $players }
web-navigation = Сайт
web-skip = Перейти к содержанию

## Новый стол, приглашение

web-seat-open = пригласить по ссылке
web-seat-computer = { ui-seat-computer }
web-seat-hotseat = игрок за этим экраном
web-remove-seat = Убрать место { $letter }
web-clock-increment = Добавка за решение, в секундах
web-spectators = Смотреть может любой, у кого есть адрес
web-listed = Показывать этот стол всем
web-at-once = Сразу давать единственный ответ (быстрее, но остальные узнают, что другого не было)
web-seed-none = случайное, скрытое
web-seed-help = Число или 64 шестнадцатеричные цифры. { ui-option-seed-help }
web-make-link = Открыть стол и получить ссылку
web-start-game = { ui-lobby-start }
web-join = Приглашение
web-join-game = Вас приглашают в игру «{ $game }»
web-join-with = За столом: { $players }
web-sit-down = Сесть за стол
web-only-watch = Только смотреть
web-seat-here = Ваше место, на этом устройстве
web-seat-here-text = Эта ссылка — место за столом. Сядьте здесь, чтобы продолжить игру на этом устройстве.
web-share-link = Отправьте эту ссылку остальным
web-seat-link = Моё место на другом устройстве
web-seat-link-new = Новая ссылка; прежняя перестанет действовать
web-fill = Посадить компьютер на свободные места
web-computer = Компьютер
web-computer-letter = Компьютер { $letter }
web-name-letter = { $player } ({ $letter })

## Стол

web-color-letter-blue = С
web-color-letter-green = З
web-color-letter-purple = Ф
web-color-letter-red = К
web-color-letter-yellow = Ж
web-icon-short-crown = кр
web-icon-short-leaf = ли
web-icon-short-bulb = лм
web-icon-short-castle = зм
web-icon-short-factory = зв
web-icon-short-clock = чс
web-short-points = очки
web-short-achievements = лид
web-short-hand = рука
web-short-draw = взять
web-matrix = Ресурсы, влияние, карты лидерства и прочие карты всех игроков
web-player = Игрок
web-board-of = Карты в игре: { $player }
web-open-pile = { $count ->
    [one] Стопка ({ $color }): { $count } карта
    [few] Стопка ({ $color }): { $count } карты
    [many] Стопка ({ $color }): { $count } карт
   *[other] Стопка ({ $color }): { $count } карты
}
web-pile-of = { $player }: стопка ({ $color })
web-pile-unordered = Порядок карт знает только владелец
web-splay = Сдвиг
web-covered = { $count ->
    [0] одна
   *[other] + { $count }
}
web-back = рубашкой вверх, эпоха { $age }
web-hand-empty = У вас нет карт на руке.
web-gone = занято
web-claim-ready = можно!
web-claim-missing = ещё { $missing } оч.
web-claim-low = низкая карта
web-deck = { $count ->
    [one] Колода { $age }: { $count } карта
    [few] Колода { $age }: { $count } карты
    [many] Колода { $age }: { $count } карт
   *[other] Колода { $age }: { $count } карты
}
web-absent = нет на связи
web-deciding = решает
web-candidate = Выбрать: { $answer }
web-card-kind = Эпоха { $age }, { $color }
web-rulings = Разъяснения
web-card-text = Текст карты
web-part-leads = активирует
web-part-shares = { ui-shares }
web-part-obeys = { ui-obeys }
web-part-watches = ни то ни другое
web-effect-demand = агрессивная
web-effect-shared = кооперативная
# The word that begins the next clause in the texts of the cards: "Meld a card, then score a card."
web-clause-next = затем
# What was done for the reader without a question, beside the next one; and its reason, in the log.
web-forced = Сделано за вас: { $event }
web-forced-why = других возможностей не было
web-preview-count = У вас { $count }
web-preview-bonus = Если кооперация что-то изменит, вы возьмёте карту.
web-outlook-opens = { $you ->
    [yes] Тогда вы сможете добиться лидерства
   *[no] Тогда { $player } сможет добиться лидерства
}: { $achievements }
web-outlook-claims = { $you ->
    [yes] Вы можете получить
   *[no] { $player } может получить
}: { $achievements }
web-step = { $may ->
    [yes] { $step } из возможных { $steps }
   *[no] { $step } из { $steps }
}
web-answer-in-turn-of = Нужен ваш ответ (ходит { $player })
web-draw = Взять карту [{ $age }]
web-covered-reveal = Открыть
web-hold = Удерживайте для подтверждения
web-activate-nothing = { ui-activate-nothing }: [{ $age }] «{ $card }»
web-verb-meld = Сыграть:
web-verb-dogma = Активировать:
web-short-nothing = { $card } (без эффекта)
web-kind-meld = Сыграть карту ({ $count })
web-kind-dogma = Активировать карту ({ $count })
web-kind-achieve = Добиться лидерства ({ $count })
web-first = Как играть
web-first-innovation-1 = Побеждает тот, кто первым получит { $count ->
    [one] { $count } карту лидерства
    [few] { $count } карты лидерства
    [many] { $count } карт лидерства
   *[other] { $count } карты лидерства
}.
web-first-innovation-2 = Ход — это два действия: взять карту, сыграть карту с руки, активировать свою активную карту или добиться лидерства.
web-first-innovation-3 = Когда карту активируют, те, у кого ресурса догмы не меньше, участвуют в кооперативных догмах, а те, у кого меньше, подчиняются агрессивным.
web-first-innovation-4 = Для лидерства нужны влияние в пять раз больше номера эпохи и активная карта этой или более поздней эпохи.
web-first-cvlizations-1 = После девяти ходов, по три в каждой эпохе, побеждает тот, у кого больше всех очков.
web-first-cvlizations-2 = Каждый ход все выкладывают два приказа, один открыто, другой закрыто. Что даст приказ, зависит от того, сколько цивилизаций его выложили: 1, 2 или 3+.
web-first-cvlizations-3 = Затем за еду, дерево и камень покупают идеи: они дают очки и способности. Жетон счастья стоит 1 очко.
web-first-read = Наведите указатель на карту, чтобы прочесть её; щёлкните, чтобы выбрать. На телефоне касание сначала показывает карту.
web-command = Найти карту или ответить
web-command-who = кто участвует
web-command-card = Карта: { $card }
web-mode-meld = какую сыграть?
web-mode-dogma = какую активировать?
web-mode-achieve = в какой эпохе?
web-turn = ход { $number }
web-turn-of = { $you ->
    [yes] Ваш ход
   *[no] Ходит { $player }
}
web-setup = Подготовка
# Догма в журнале, после того, кто её выполнил.
web-log-idle = ничего не меняется
web-chat-empty = Пока никто ничего не написал.
web-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
web-pages = Страницы стола
web-page-table = Стол
web-page-open = { ui-tab-open }
web-page-events = { ui-tab-events }
web-page-chat = { ui-chat }
web-options-live = { $count ->
    [one] { $sentence } { $count } вариант.
    [few] { $sentence } { $count } варианта.
    [many] { $sentence } { $count } вариантов.
   *[other] { $sentence } { $count } варианта.
}
web-reconnecting = Связь прервалась. Пробуем снова…
web-missing = Сервер недоступен. Пробуем снова…
web-part-missing = Не удалось загрузить часть страницы.
web-load-anew = Загрузить страницу заново
web-hot-seat = Следующее решение: { $player }
web-hot-seat-text = Передайте устройство. Остальным на экран лучше не смотреть.
web-hot-seat-show = Я — { $player }: показать мои карты
web-away-kept = За вас играет компьютер.
web-come-back = Играть самостоятельно
web-time-over-mine = Ваше время вышло. Игра ждёт вас.
web-time-over = Время вышло: { $player }. Игра ждёт.
web-time-over-tag = время вышло
web-play-on = Играть дальше
web-replace = Заменить компьютером: { $player }
web-leave = Пусть за меня играет компьютер
web-vote = { $player }: заменить компьютером?
web-vote-waiting = { $player }: компьютер заменит, когда согласятся: { $players }
web-vote-you = Другие хотят, чтобы за вас играл компьютер. Примите решение, и место останется за вами.
web-kept = Компьютер: { $level }
web-marked = Были отменённые ходы: эта партия не идёт в зачёт.
web-from-position = Эта партия началась с заданной позиции: она не идёт в зачёт.
web-undo-waiting = Запрошена отмена. Ждём: { $players }
web-icons-read = У вас: { $list }

## Конец игры

web-end-lost = Победа: { $players }
web-rematch-begun = { $known ->
    [yes] { $player } начинает реванш.
   *[no] Реванш уже начался.
}
web-rematch-go = Перейти к реваншу
web-copied = Ссылка скопирована
web-measure-points = Очки
web-measure-achievements = Карты лидерства
web-measure-ideas = Идеи
web-measure-happiness = Счастье
web-plot = { $measure } по ходу партии
web-winner = победа

## Повтор

web-replay-position = Решение { $now } из { $all }
web-replay-against = Следующее событие против меня
web-replay-view = Глазами игрока
web-spectator-view = зритель

## Карты

web-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

web-cards-corrected = Карты с исправлениями этого сервера.

# Насколько достоверно то, что напечатано на карте «CVлизаций».
web-certainty = Откуда это известно
web-certainty-rulebook = Правила игры
web-certainty-published-review = Опубликованный обзор
web-certainty-inferred = Наш вывод
web-certainty-designed = Придумано нами
web-fact-name = название
web-fact-kind = вид
web-fact-cost = { cvlizations-term-cost }
web-fact-points = { cvlizations-term-points }
web-fact-effect = правило
web-fact-timing = когда действует

# Числа правила, которые меняет файл исправленных карт. $value: число, название или символ.
web-corrected = исправлено: { $list }
web-corrected-amount = сколько: { $value }
web-corrected-per = { $value ->
    [one] за каждый { $value }
    [few] за каждые { $value }
    [many] за каждые { $value }
   *[other] за каждые { $value }
}
web-corrected-at-most = не больше { $value }
web-corrected-of = относится к: { $value }

## Настройки

web-account = Аккаунт
web-account-text = Ваши игры будут доступны на всех устройствах. Необязательно.
web-login-name = Логин
web-password = Пароль
web-log-in = Войти
web-log-out = Выйти
web-make-account = Создать аккаунт
web-logged-in = Вы вошли как { $login }
web-sessions = Где выполнен вход
web-session-unknown = неизвестное устройство
web-session-since = с { $time }
web-session-this = этот браузер
web-session-end = Выйти там
web-sessions-end = Выйти везде, кроме этого браузера
web-password-change = Сменить пароль
web-password-old = Текущий пароль
web-password-new = Новый пароль
web-password-text = На всех остальных устройствах при этом произойдёт выход.
web-settings-covered = Брать в закрытую: карта видна только после «Открыть»
web-settings-waits = Ждать меня после хода, сделанного за меня
web-speed-off = без анимации
web-speed-fast = быстро
web-speed-normal = обычно
web-speed-slow = медленно
web-none = нет
web-language-en = English
web-language-pl = Polski
web-language-ru = Русский
web-language-cs = Čeština
web-saved = Сохранено
web-about = { ui-about }
web-about-pictures = Изображения на картах нарисовали Lorc, Delapouite и другие авторы game-icons.net; они используются по лицензии CC BY 3.0.

## Ресурсы «CVлизаций»

web-good-food = { cvlizations-resource-food }
web-good-wood = { cvlizations-resource-wood }
web-good-stone = { cvlizations-resource-stone }
web-good-token = { cvlizations-happiness }
web-good-points = { cvlizations-term-points }

web-phase-orders = { cvlizations-phase-orders }
web-phase-action = { cvlizations-phase-action }
web-phase-development = { cvlizations-phase-development }
web-phase-cleanup = { cvlizations-phase-cleanup }
web-phase-scoring = Подсчёт очков
web-phase-over = { ui-end }
web-page-players = Игроки

## Отказы, по id сервера

web-error-offline = Сервер недоступен.
web-error-bad-request = { error-request }
web-error-bad-name = Такое имя не подходит: нужно от 1 до 24 знаков.
web-error-bad-text = Это сообщение нельзя отправить.
web-error-bad-rules = Эти варианты правил несовместимы.
web-error-bad-seats = С таким числом мест в эту игру не играют.
web-error-bad-seed = Зерно — это число или 64 шестнадцатеричные цифры.
web-error-bad-position = С этой позиции игра начаться не может.
web-error-bad-clock = Такие часы невозможны.
web-error-bad-password = В логине от 3 до 32 знаков: a–z, 0–9, точка, дефис, подчёркивание. В пароле не менее 8.
web-error-unknown-game = Такой игры здесь нет.
web-error-no-session = Сначала введите своё имя.
web-error-wrong-password = Неверный логин или пароль.
web-error-not-your-seat = { error-not-your-seat }
web-error-not-your-table = { error-no-permission }
web-error-no-spectators = За этим столом зрители запрещены.
web-error-cross-site = { error-no-permission }
web-error-undo-off = За этим столом ходы не отменяют.
web-error-not-found = { error-not-found }
web-error-no-such-table = Такого стола нет, или он вам недоступен.
web-error-no-such-invitation = { error-invite }
web-error-method-not-allowed = { error-request }
web-error-stale-question = { error-stale }
web-error-illegal-choice = { error-not-an-option }
web-error-not-asked = { error-not-asked }
web-error-table-full = { error-table-full }
web-error-already-seated = Вы уже сидите за этим столом.
web-error-not-open = { error-table-started }
web-error-not-running = Эта игра сейчас не идёт.
web-error-not-finished = Эта игра ещё не окончена.
web-error-nothing-to-undo = Отменять нечего.
web-error-no-request = Этот запрос больше не действует.
web-error-name-taken = Этот логин уже занят. Пожалуйста, выберите другой.
web-error-not-replaced = За вас никто не играет.
web-error-is-computer = Там уже сидит компьютер.
web-error-still-here = Этот игрок за столом. Компьютер может заменить его только после минуты без решения.
web-error-too-large = Это слишком длинно.
web-error-too-many = { error-too-many }
web-error-broken-table = Эту игру нельзя продолжить. Её запись сохранена.
web-error-internal = { error-server }
web-error-busy = Сервер занят. Попробуйте ещё раз.
web-error-not-saved = Диск или база данных сервера не подтверждает запись. Если изменение не появится, попробуйте немного позже.
web-error-shutting-down = Сервер перезапускается. Одну минуту.
