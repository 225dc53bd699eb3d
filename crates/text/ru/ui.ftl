# Интерфейс, экран за экраном.

## Стартовая страница

ui-title = Epoka
ui-subtitle = Две карточные игры о цивилизациях; каждый играет на своём языке
ui-play-now = Играть сейчас
ui-play-now-help = Сразу, против компьютера
ui-new-table = Новый стол
ui-new-table-help = С друзьями, по ссылке
ui-my-tables = Мои столы
ui-my-tables-none = Столов пока нет
ui-waiting-for-me = Ждут вас
ui-open-tables = Открытые столы
ui-open-tables-none = Сейчас открытых столов нет
ui-finished-games = Завершённые игры
ui-finished-games-none = Завершённых игр пока нет
ui-watch = Смотреть
ui-join = Присоединиться
ui-open-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
ui-continue = Продолжить
ui-home = На главную
ui-menu = Меню
ui-language = Язык
ui-guest-name = Ваше имя
ui-guest-help = Аккаунт не нужен
ui-about = Об этом сайте
ui-not-found = Такой страницы нет.

## Новый стол

ui-game = Игра
ui-seats = Места
ui-seat-me = я
ui-seat-link = свободно, по ссылке
ui-seat-computer = компьютер
ui-seat-hot = за этим экраном
ui-seat-hot-name = Имя игрока
ui-seat-add = Добавить место
ui-seat-remove = Убрать место
ui-level = Уровень
ui-options = Настройки партии
ui-options-rules = Правила
ui-option-clock = Часы
ui-option-clock-none = нет
ui-option-clock-live = в реальном времени
ui-option-clock-days = по переписке
ui-option-undo = Отмена ходов
ui-option-undo-free = свободно
ui-option-undo-ask = с согласия всех
ui-option-undo-never = никогда
ui-option-spectators = Зрители
ui-option-spectators-yes = разрешены
ui-option-spectators-no = запрещены
ui-option-seed = Зерно случайности
ui-option-seed-help = Одно и то же зерно даёт ту же раздачу.
ui-create = Открыть стол

## Лобби

ui-lobby-invite = Пригласите по этой ссылке
ui-lobby-copy = Скопировать ссылку
ui-lobby-copied = Скопировано
ui-lobby-waiting = Ждём игроков…
ui-lobby-ready = Все на месте.
ui-lobby-start = Начать игру
ui-lobby-leave = Выйти из-за стола
ui-lobby-sit = Сесть сюда
ui-lobby-shuffle = Перемешать места

## Стол

ui-table-number = Стол { $number }
ui-hand = Рука
ui-board = Карты в игре
ui-score-pile = Зона влияния
ui-score = Влияние
ui-achievements = Лидерство
ui-specials = Сферы развития
ui-open-achievements = Ещё свободно
ui-decks = Колоды
ui-icons = Ресурсы
ui-next-draw = Следующая карта
ui-opponents = Соперники
ui-my-area = Мои карты в игре
ui-empty = пусто
ui-sort-age = По эпохам
ui-sort-color = По цветам
ui-shares = участвует
ui-obeys = подчиняется
ui-can-claim = Можно сейчас добиться лидерства
ui-pile = Стопка
ui-pile-show = Показать всю стопку
ui-chat = Чат
ui-spectators-now = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
ui-chat-write = Напишите сообщение
ui-chat-send = Отправить
ui-tab-open = Свободно
ui-tab-events = События
ui-tab-cards = Карты
ui-clock-left = Осталось времени
ui-resign = Сдаться
ui-resign-sure = Точно сдаться?

## Строка решения

ui-your-decision = Решать вам
ui-your-decision-abroad = Нужен ваш ответ в чужой ход
ui-options-number = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
ui-waiting = Ждём: { $players }
ui-confirm = Подтвердить
ui-choose = Выбрать
ui-activate = Активировать
ui-activate-nothing = Активировать без эффекта
ui-meld = Сыграть
ui-draw = Взять
ui-claim = Лидерство
ui-undo = Отменить ход
ui-undo-ask = Попросить отмену
ui-undo-asked = { $player } просит отменить ход.
ui-undo-agree = Согласиться
ui-undo-refuse = Отказать
ui-preview-changes = изменит игру
ui-preview-no-change = без изменений
ui-preview-unknown = зависит от скрытых карт
ui-preview-bonus = Вы получите кооперативный бонус
ui-preview-risk-end = Это может закончить игру
ui-preview-risk-gift = Это может дать кому-то карту лидерства
ui-auto = Сделано за вас: только одна возможность

## Журнал

ui-log = Ход игры
ui-log-since = Пока вас не было
ui-log-against-me = Против вас
ui-log-only-you = Видите только вы
ui-log-why = Почему?
ui-log-link = Ссылка на этот момент
ui-log-show = Показать этот момент
ui-log-now = К текущему моменту

## Конец игры

ui-end = Игра окончена
ui-end-you-win = Вы победили!
ui-end-final = Итоговое положение
ui-end-timeline = График партии
ui-end-story = Коротко о партии
ui-end-rematch = Реванш
ui-end-replay = Повтор
ui-end-share = Поделиться

## Повтор

ui-replay = Повтор
ui-replay-play = Воспроизвести
ui-replay-pause = Пауза
ui-replay-first = В начало
ui-replay-last = В конец
ui-replay-next = Следующий шаг
ui-replay-previous = Предыдущий шаг
ui-replay-next-turn = Следующий ход
ui-replay-previous-turn = Предыдущий ход
ui-replay-seat = Видит: { $player }
ui-replay-all = Все карты открыты
ui-replay-speed = Скорость
ui-replay-download = Сохранить запись

## Карты

ui-cards = Карты
ui-cards-search = Найти карту
ui-cards-none = Карты не найдены
ui-cards-filter-age = Эпоха
ui-cards-filter-color = Цвет
ui-cards-filter-icon = Ресурс
ui-cards-filter-kind = Вид
ui-cards-all = все
ui-cards-second-language = Карты также на языке

## Правила

ui-rules = Правила
ui-rules-contents = Содержание
ui-rules-short = Правила на одной странице

## Настройки

ui-settings = Настройки
ui-settings-theme = Тема
ui-settings-theme-light = светлая
ui-settings-theme-dark = тёмная
ui-settings-theme-contrast = контрастная
ui-settings-theme-system = как на устройстве
ui-settings-motion = Анимация
ui-settings-motion-full = полная
ui-settings-motion-reduced = сокращённая
ui-settings-speed = Скорость событий
ui-settings-sound = Звук
ui-settings-notify = Уведомлять, когда решать мне
ui-settings-on = включено
ui-settings-off = выключено

## Клавиатура

ui-keys = Клавиатура
ui-keys-choose = выбрать
ui-keys-default = обычный ответ
ui-keys-confirm = подтвердить
ui-keys-back = назад
ui-keys-draw = взять карту
ui-keys-meld = сыграть карту
ui-keys-activate = активировать карту
ui-keys-claim = добиться лидерства
ui-keys-move = переход между зонами
ui-keys-icons = прочитать ресурсы
ui-keys-why = почему?
ui-keys-find = найти карту
ui-keys-last = последнее событие
ui-keys-pile = показать стопку
ui-keys-step = листать события
ui-keys-turn = листать ходы
ui-keys-against = следующее событие против меня
ui-keys-agree = согласиться на отмену хода
ui-keys-undo = отменить ход
ui-keys-help = показать эти клавиши
