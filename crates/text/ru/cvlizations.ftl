# «CVлизации»: слова, вопросы, ответы, события, объяснения, варианты.
# $you равно "yes", если читающий и есть этот игрок, иначе "no"; $resource — food, wood или stone;
# $source — название приказа или идеи, от которых что-то получено.

## Слова

cvlizations-resource-food = еда
cvlizations-resource-wood = дерево
cvlizations-resource-stone = камень
cvlizations-happiness = счастье
cvlizations-kind-building = постройка
cvlizations-kind-tool = инструмент
cvlizations-kind-invention = изобретение
cvlizations-kind-ideology = идеология
cvlizations-phase-orders = Приказы
cvlizations-phase-action = Действия
cvlizations-phase-development = Развитие
cvlizations-phase-cleanup = Завершение
cvlizations-age = Эпоха { $age ->
    [1] I
    [2] II
   *[other] III
}
cvlizations-case-1 = 1
cvlizations-case-2 = 2
cvlizations-case-3 = 3+
cvlizations-case-1-help = Этот приказ только у одной цивилизации.
cvlizations-case-2-help = Этот приказ ровно у двух цивилизаций.
cvlizations-case-3-help = Этот приказ у трёх или более цивилизаций.
cvlizations-term-order = приказ
cvlizations-term-orders = приказы
cvlizations-term-idea = идея
cvlizations-term-ideas = идеи
cvlizations-term-track = открытые идеи
cvlizations-term-deck = колода
cvlizations-term-supply = запас
cvlizations-term-helm = шлем
cvlizations-term-crown = корона
cvlizations-term-resources = ресурсы
cvlizations-term-points = очки
cvlizations-term-cost = цена
cvlizations-term-face-up = открыто
cvlizations-term-face-down = закрыто
cvlizations-granna = Народ Гранна
cvlizations-neutral = Нейтральная цивилизация ({ $player })
cvlizations-neutral-short = нейтральная ({ $player })

## Вопросы

cvlizations-ask-lay = Выберите два приказа: один открытый, другой закрытый.
cvlizations-ask-lay-neutral = Выберите два приказа своей нейтральной цивилизации: один открытый, другой закрытый.
cvlizations-ask-rob = «{ $source }»: выберите игрока и ресурс, который у него заберёте.
cvlizations-ask-take = { $count ->
    [one] «{ $source }»: выберите { $count } ресурс.
    [few] «{ $source }»: выберите вид { $count } ресурсов.
    [many] «{ $source }»: выберите вид { $count } ресурсов.
   *[other] «{ $source }»: выберите вид { $count } ресурса.
}
cvlizations-ask-trade = { $count ->
    [one] Выберите, что вернёте и что возьмёте ({ $count } штуку).
    [few] Выберите, что вернёте и что возьмёте ({ $count } штуки).
    [many] Выберите, что вернёте и что возьмёте ({ $count } штук).
   *[other] Выберите, что вернёте и что возьмёте ({ $count } штуки).
}
cvlizations-ask-develop = { $purchases ->
    [one] Вы можете купить { $purchases } идею.
    [few] Вы можете купить { $purchases } идеи.
    [many] Вы можете купить { $purchases } идей.
   *[other] Вы можете купить { $purchases } идеи.
}
cvlizations-ask-save = «{ $source }»: выберите, какой ресурс сэкономите.
cvlizations-ask-swap-again = «{ $source }»: вы можете обменять ещё раз.
cvlizations-ask-exchange = «{ $source }»: сколько вернёте? Очков за каждый обмен: { $points }.

## Ответы

cvlizations-choice-lay = «{ $open }» открыто, «{ $hidden }» закрыто
cvlizations-choice-rob = [{ $resource }] ({ $player })
cvlizations-choice-rob-supply = [{ $resource }] из запаса
cvlizations-choice-take = [{ $resource }]
cvlizations-choice-trade = [{ $give }] на [{ $take }]
cvlizations-choice-buy = Купить: «{ $idea }»
cvlizations-choice-save = Сэкономить [{ $resource }]
cvlizations-choice-look = Посмотреть верхнюю карту
cvlizations-choice-swap = «{ $idea }»: [{ $give }] на [{ $take }]
cvlizations-choice-under = Положить под колоду: «{ $idea }»
cvlizations-choice-return = Вернуть { $count }
cvlizations-choice-done = Готово

## События

cvlizations-event-turn = Ход { $turn }. Шлем: { $player }.
cvlizations-event-laid = { $player }: открыто «{ $open }», второй приказ закрыт.
cvlizations-event-laid-known = { $player }: открыто «{ $open }», закрыто «{ $hidden }».
cvlizations-event-revealed = { $player }: закрытый приказ — «{ $order }».
cvlizations-event-performs = { $you ->
    [yes] Вы выполняете
   *[no] { $player } выполняет
} «{ $order }» (случай { $case ->
    [3] 3+
   *[other] { $case }
}).
cvlizations-event-performs-again = { $you ->
    [yes] Вы выполняете
   *[no] { $player } выполняет
} «{ $order }» второй раз.
cvlizations-event-took = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} { $count } [{ $resource }] («{ $source }»).
cvlizations-event-returned = { $you ->
    [yes] Вы возвращаете
   *[no] { $player } возвращает
} { $count } [{ $resource }] («{ $source }»).
cvlizations-event-tokens = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} { $count } [happiness] («{ $source }»).
cvlizations-event-robbed = { $victim } → { $thief }: 1 [{ $resource }] («{ $source }»).
cvlizations-event-looked = { $you ->
    [yes] Вы смотрите
   *[no] { $player } смотрит
} верхнюю карту колоды.
cvlizations-event-looked-known = { $you ->
    [yes] Вы смотрите
   *[no] { $player } смотрит
} верхнюю карту колоды: «{ $idea }».
cvlizations-event-put-under = { $you ->
    [yes] Вы кладёте
   *[no] { $player } кладёт
} под колоду идею «{ $idea }».
cvlizations-event-bought = { $you ->
    [yes] Вы покупаете
   *[no] { $player } покупает
} идею «{ $idea }» за { $paid }.
cvlizations-event-bought-deck = { $you ->
    [yes] Вы покупаете
   *[no] { $player } покупает
} из колоды идею «{ $idea }» за { $paid }.
cvlizations-event-revealing = Новая идея: «{ $idea }».
cvlizations-event-moved = { $you ->
    [yes] Вы заканчиваете покупки.
   *[no] { $player } заканчивает покупки.
}
cvlizations-event-age-over = { $age ->
    [1] Эпоха I закончилась.
    [2] Эпоха II закончилась.
   *[other] Эпоха III закончилась.
} Все приказы возвращаются на руку.
cvlizations-event-first-deck-left = Идеи первой колоды выходят из игры.
cvlizations-event-exchanged = { $you ->
    [yes] Вы обмениваете
   *[no] { $player } обменивает
} { $count } по идее «{ $idea }»: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
cvlizations-event-scored = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $resources ->
    [one] остался { $resources } ресурс
    [few] осталось { $resources } ресурса
    [many] осталось { $resources } ресурсов
   *[other] осталось { $resources } ресурса
}.
cvlizations-event-over = { $you ->
    [yes] Вы побеждаете!
   *[no] { $count ->
        [one] Побеждает { $players }.
        [few] Победу делят: { $players }.
        [many] Победу делят: { $players }.
       *[other] Победу делят: { $players }.
    }
}
cvlizations-cause-points = Больше всех очков.
cvlizations-cause-resources = Очков поровну: решили оставшиеся ресурсы.
cvlizations-cause-shared = Поровну и очков, и ресурсов: победу делят.

## Почему?

cvlizations-why-case = { $count ->
    [one] В этом ходу этот приказ у { $count } цивилизации.
    [few] В этом ходу этот приказ у { $count } цивилизаций.
    [many] В этом ходу этот приказ у { $count } цивилизаций.
   *[other] В этом ходу этот приказ у { $count } цивилизации.
}
cvlizations-why-order = Приказы выполняются по номерам; одинаковые — по часовой стрелке от владельца шлема.
cvlizations-why-not-active = Идея начинает действовать со следующего хода.
cvlizations-why-too-dear = { $missing ->
    [one] Не хватает { $missing } ресурса.
    [few] Не хватает { $missing } ресурсов.
    [many] Не хватает { $missing } ресурсов.
   *[other] Не хватает { $missing } ресурса.
}
cvlizations-why-tie = При равенстве очков побеждает тот, у кого осталось больше ресурсов.

## Чтение стола, очки, ответы заранее

cvlizations-may-hide = { $count ->
    [one] Может скрывать: { $players }
    [few] Могут скрывать: { $players }
    [many] Могут скрывать: { $players }
   *[other] Могут скрывать: { $players }
}
cvlizations-may-lay = Ещё могут выложить: { $count }
# Who may hide an order, if it can be any of those who laid one face down.
cvlizations-anyone = любой
# The same two where there is little room.
cvlizations-may-hide-short = возможно, { $players }
cvlizations-may-lay-short = ещё до { $count }
cvlizations-orders-in-hand = Приказы на руке: { $orders }
cvlizations-resolution = Приказы в порядке выполнения
cvlizations-performed = выполнено
cvlizations-projection = Очки, если бы игра закончилась сейчас
cvlizations-points-sources = Откуда взялись очки
cvlizations-points-printed = очки на картах
cvlizations-points-effect = правила конца игры
cvlizations-points-exchange = обмены
cvlizations-points-tokens = счастье
cvlizations-points-total = всего
cvlizations-points-resources = осталось ресурсов
cvlizations-ahead = Решить заранее
cvlizations-ahead-help = Ваши приказы будут выложены, как только придёт ваша очередь, в зависимости от приказов, открытых к этому времени. Это видите только вы и до тех пор можете изменить.
cvlizations-ahead-condition = Если другие открыли этот приказ
cvlizations-ahead-least = не меньше
cvlizations-ahead-then = выложить
cvlizations-ahead-otherwise = Иначе
cvlizations-ahead-always = Выложить
cvlizations-ahead-ask = спросить меня
cvlizations-ahead-add = Добавить условие
cvlizations-ahead-remove = Убрать это условие
cvlizations-ahead-leave = Сохранить ответ
cvlizations-ahead-withdraw = Отозвать
cvlizations-ahead-change = Изменить ответ
cvlizations-ahead-if = «{ $order }» у { $least } или более: { $lay }

## Варианты

cvlizations-rule-variant = Вариант
cvlizations-rule-variant-standard = от 3 до 5 игроков
cvlizations-rule-variant-granna = 2 игрока и народ Гранна
cvlizations-rule-variant-neutrals = 2 игрока с нейтральной цивилизацией
cvlizations-rule-variant-help = При двух игроках приказы выкладывают и другие цивилизации, но они ничего не получают.
cvlizations-rule-first = Первый игрок
cvlizations-rule-first-random = по жребию
cvlizations-rule-first-A = место A
cvlizations-rule-first-B = место B
cvlizations-rule-first-C = место C
cvlizations-rule-first-D = место D
cvlizations-rule-first-E = место E
cvlizations-rule-first-help = У кого шлем в первом ходу; в игре с народом Гранна — кто идёт сразу за ним.
