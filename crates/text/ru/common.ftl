# Слова, нужные в каждой игре и на каждом экране, и ошибки по id.

## Места

seat-you = Вы
seat-name = Место { $letter }
seat-open = свободное место
seat-guest = Гость

## Слова

word-yes = Да
word-back = Назад
word-close = Закрыть
word-save = Сохранить
word-nobody = никто
word-loading = Загрузка…
word-why = Почему?
word-actions-left = { $count ->
    [one] Осталось { $count } действие
    [few] Осталось { $count } действия
    [many] Осталось { $count } действий
   *[other] Осталось { $count } действия
}
word-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}

## Игры

innovation-name = Инновация
cvlizations-name = CVлизации

## Компьютерные игроки

level-1 = Новичок
level-2 = Любитель
level-3 = Умелый
level-4 = Эксперт
level-5 = Мастер
level-1-help = Учится играть: ходит в основном наугад.
level-2-help = Смотрит на ближайший шаг и часто ошибается.
level-3-help = Смотрит только на ближайший шаг.
level-4-help = Думает наперёд и угадывает скрытые карты.
level-5-help = Думает наперёд, сколько позволяет время.

## Ошибки

error-over = Игра окончена.
error-not-asked = Сейчас решаете не вы.
error-not-an-option = Сейчас это невозможно.
error-stale = Положение на столе изменилось. Посмотрите ещё раз.
error-not-found = Здесь ничего нет.
error-table-full = Все места за этим столом заняты.
error-table-started = Эта игра уже началась.
error-not-your-seat = Это место принадлежит другому игроку.
error-no-permission = Вам это не разрешено.
error-invite = Это приглашение больше не действует.
error-too-many = Слишком много запросов. Подождите немного.
error-server = У нас что-то пошло не так. Игра сохранена.
error-request = Сервер не понял запрос.
