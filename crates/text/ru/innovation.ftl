# «Инновация»: слова, вопросы, ответы, события, объяснения, варианты правил.
# $you равно "yes", если читающий и есть этот игрок, иначе "no".
# $age и $card называют карту; тексты с окончанием -hidden знают только её эпоху.

## Слова

innovation-color-blue = синий
innovation-color-green = зелёный
innovation-color-purple = фиолетовый
innovation-color-red = красный
innovation-color-yellow = жёлтый

innovation-icon-crown = корона
innovation-icon-leaf = лист
innovation-icon-bulb = лампочка
innovation-icon-castle = замок
innovation-icon-factory = завод
innovation-icon-clock = часы

innovation-splay-none = без сдвига
innovation-splay-left = сдвиг влево
innovation-splay-right = сдвиг вправо
innovation-splay-up = сдвиг вверх

innovation-place-deck = колода
innovation-place-hand = рука
innovation-place-score = зона влияния
innovation-place-board = карты в игре
innovation-place-box = вне игры

innovation-term-age = эпоха
innovation-term-value = уровень
innovation-term-icon = ресурс
innovation-term-icons = ресурсы
innovation-term-top-card = активная карта
innovation-term-points = влияние
innovation-term-effect = догма
innovation-term-demand = агрессивная догма
innovation-term-shared = кооперативная догма
innovation-term-bonus = кооперативный бонус
innovation-term-achievements = карты лидерства
innovation-term-special = сферы развития
innovation-term-decks = колоды
innovation-term-dogma-icon = ресурс догмы

innovation-achievement-age = Эпоха { $age }
innovation-achievement-needs = Влияние не меньше { $points } и активная карта уровня { $age } или выше

## Вопросы

innovation-prompt-source = Карта [{ $age }] «{ $card }», догма { $effect }

innovation-ask-first-meld = Выберите первую карту: она войдёт в игру, вторая останется на руке.
innovation-first-by = Начинает тот, чья карта первая по { $language ->
    [en] английскому
    [pl] польскому
    [cs] чешскому
   *[ru] русскому
} алфавиту.
innovation-ask-action = Выберите действие.
innovation-ask-meld = Выберите, какую карту сыграть.
innovation-ask-meld-may = Вы можете сыграть карту.
innovation-ask-meld-all = Сыграть карты, как велит догма?
innovation-ask-tuck = Выберите, какую карту архивировать.
innovation-ask-tuck-may = Вы можете архивировать карту.
innovation-ask-tuck-all = Архивировать карты, как велит догма?
innovation-ask-score = Выберите, какую карту зачесть.
innovation-ask-score-may = Вы можете зачесть карту.
innovation-ask-score-all = Зачесть карты, как велит догма?
innovation-ask-return = Выберите, какую карту переработать.
innovation-ask-return-may = Вы можете переработать карту.
innovation-ask-transfer = Выберите, какую карту переместить.
innovation-ask-take = Выберите, какую карту взять.
innovation-ask-reveal = Выберите, какую карту показать.
innovation-ask-keep = Выберите, какую карту оставить себе.
innovation-ask-execute = Выберите, догмы какой карты выполнить.
innovation-ask-arrange = Выберите следующую карту стопки, сверху вниз.
innovation-ask-arrange-may = Вы можете изменить порядок карт в стопке: выберите цвет.
innovation-ask-exchange = Выберите карту для обмена.
innovation-ask-exchange-all = Обменять карты, как велит догма?
innovation-ask-splay-may = { $splay ->
    [left] Вы можете сдвинуть стопку влево: выберите цвет.
    [right] Вы можете сдвинуть стопку вправо: выберите цвет.
   *[up] Вы можете сдвинуть стопку вверх: выберите цвет.
}
innovation-ask-color = Выберите цвет.
innovation-ask-value = Выберите уровень.
innovation-ask-player = Выберите игрока.
innovation-ask-player-may = Вы можете выбрать игрока.
innovation-ask-way-may = Вы можете выбрать вариант.
innovation-ask-owner = Чьи карты перерабатываются следующими?

## Ответы

innovation-choice-draw = Взять карту
innovation-choice-meld = Сыграть: [{ $age }] «{ $card }»
innovation-choice-dogma = Активировать: [{ $age }] «{ $card }»
innovation-choice-achieve = Добиться лидерства: эпоха { $age }
innovation-choice-card = [{ $age }] «{ $card }»
innovation-choice-back = карта [{ $age }] ({ $player })
innovation-choice-value = уровень { $value }
innovation-choice-player = { $player }
innovation-choice-yes = Да
innovation-choice-no = Нет
innovation-choice-pass = Пропустить

## События

innovation-event-starts = { $you ->
    [yes] Вы начинаете
   *[no] { $player } начинает
}: по { $language ->
    [en] английскому
    [pl] польскому
    [cs] чешскому
   *[ru] русскому
} алфавиту первой идёт карта «{ $card }».
innovation-event-turn = { $you ->
    [yes] Ваш ход
   *[no] Ходит { $player }
} ({ $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
    [many] { $actions } действий
   *[other] { $actions } действия
})
innovation-event-activated = { $you ->
    [yes] Вы активируете
   *[no] { $player } активирует
} карту [{ $age }] «{ $card }».
innovation-event-counts = ([{ $icon }] { $counts })
innovation-event-sharers = Кооперация: { $players }.
innovation-event-victims = Подчиняются требованию: { $players }.
innovation-event-effect = { $you ->
    [yes] Вы выполняете
   *[no] { $player } выполняет
} догму { $effect } карты [{ $age }] «{ $card }».
# В журнале, под активацией.
innovation-event-effect-leads = { $effect }. { $you ->
    [yes] Вы
   *[no] { $player }
}
innovation-event-effect-shares = { $effect }. { $you ->
    [yes] Вы участвуете
   *[no] { $player } участвует
}
innovation-event-effect-obeys = { $effect }. { $you ->
    [yes] Вы подчиняетесь
   *[no] { $player } подчиняется
}
innovation-event-draw = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} карту [{ $age }] «{ $card }».
innovation-event-draw-hidden = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} карту [{ $age }].
innovation-event-tuck = { $you ->
    [yes] Вы архивируете
   *[no] { $player } архивирует
} карту [{ $age }] «{ $card }».
innovation-event-meld = { $you ->
    [yes] Вы разыгрываете
   *[no] { $player } разыгрывает
} карту [{ $age }] «{ $card }»{ $from ->
    [score] {" "}из зоны влияния
   *[other] {""}
}.
innovation-event-score = { $you ->
    [yes] Вы засчитываете
   *[no] { $player } засчитывает
} карту [{ $age }] «{ $card }»{ $from ->
    [board] {" "}из карт в игре
   *[other] {""}
}.
innovation-event-score-hidden = { $you ->
    [yes] Вы засчитываете
   *[no] { $player } засчитывает
} карту [{ $age }]{ $from ->
    [board] {" "}из карт в игре
   *[other] {""}
}.
innovation-event-return = { $you ->
    [yes] Вы перерабатываете
   *[no] { $player } перерабатывает
} карту [{ $age }] «{ $card }» { $from ->
    [score] из зоны влияния
    [board] из карт в игре
   *[hand] с руки
}.
innovation-event-return-hidden = { $you ->
    [yes] Вы перерабатываете
   *[no] { $player } перерабатывает
} карту [{ $age }] { $from ->
    [score] из зоны влияния
    [board] из карт в игре
   *[hand] с руки
}.
innovation-event-return-of = { $you ->
    [yes] Вы перерабатываете
   *[no] { $player } перерабатывает
} карту [{ $age }] «{ $card }» { $from ->
    [score] из зоны влияния
    [board] из карт в игре
   *[hand] с руки
} ({ $owner }).
innovation-event-return-of-hidden = { $you ->
    [yes] Вы перерабатываете
   *[no] { $player } перерабатывает
} карту [{ $age }] { $from ->
    [score] из зоны влияния
    [board] из карт в игре
   *[hand] с руки
} ({ $owner }).
innovation-event-move = { $you ->
    [yes] Вы перемещаете
   *[no] { $player } перемещает
} карту [{ $age }] «{ $card }» { $from ->
    [score] из зоны влияния
    [board] из карт в игре
   *[hand] с руки
} { $to ->
    [score] в зону влияния
    [board] к картам в игре
   *[hand] на руку
}.
innovation-event-move-hidden = { $you ->
    [yes] Вы перемещаете
   *[no] { $player } перемещает
} карту [{ $age }] { $from ->
    [score] из зоны влияния
    [board] из карт в игре
   *[hand] с руки
} { $to ->
    [score] в зону влияния
    [board] к картам в игре
   *[hand] на руку
}.
innovation-event-transfer = { $giver } → { $receiver }: карта [{ $age }] «{ $card }» { $from ->
    [score] из зоны влияния
    [board] из карт в игре
   *[hand] с руки
} { $to ->
    [score] в зону влияния
    [board] к картам в игре
   *[hand] на руку
}.
innovation-event-transfer-hidden = { $giver } → { $receiver }: карта [{ $age }] { $from ->
    [score] из зоны влияния
    [board] из карт в игре
   *[hand] с руки
} { $to ->
    [score] в зону влияния
    [board] к картам в игре
   *[hand] на руку
}.
innovation-event-exchange = Обмен, { $giver } → { $receiver }: карта [{ $age }] «{ $card }» { $from ->
    [score] из зоны влияния
    [board] из карт в игре
   *[hand] с руки
} { $to ->
    [score] в зону влияния
    [board] к картам в игре
   *[hand] на руку
}.
innovation-event-exchange-hidden = Обмен, { $giver } → { $receiver }: карта [{ $age }] { $from ->
    [score] из зоны влияния
    [board] из карт в игре
   *[hand] с руки
} { $to ->
    [score] в зону влияния
    [board] к картам в игре
   *[hand] на руку
}.
innovation-event-removed-all = Все карты на руках, в игре и в зонах влияния сбрасываются из игры.
innovation-event-revealed = { $you ->
    [yes] Вы показываете
   *[no] { $player } показывает
} карту [{ $age }] «{ $card }».
innovation-event-splayed = { $you ->
    [yes] Вы сдвигаете
   *[no] { $player } сдвигает
} { $splay ->
    [left] влево
    [right] вправо
   *[up] вверх
} { $color ->
    [blue] синюю
    [green] зелёную
    [purple] фиолетовую
    [red] красную
   *[yellow] жёлтую
} стопку.
innovation-event-unsplayed = { $you ->
    [yes] Вы отменяете
   *[no] { $player } отменяет
} сдвиг { $color ->
    [blue] синей
    [green] зелёной
    [purple] фиолетовой
    [red] красной
   *[yellow] жёлтой
} стопки.
innovation-event-rearranged = { $you ->
    [yes] Вы меняете
   *[no] { $player } меняет
} порядок { $color ->
    [blue] синих
    [green] зелёных
    [purple] фиолетовых
    [red] красных
   *[yellow] жёлтых
} карт.
innovation-event-claimed-age = { $you ->
    [yes] Вы добиваетесь
   *[no] { $player } добивается
} лидерства в эпохе { $age }.
innovation-event-claimed-special = { $you ->
    [yes] Вы получаете
   *[no] { $player } получает
} карту сферы развития «{ $name }».
innovation-event-chose-color = { $you ->
    [yes] Вы выбираете
   *[no] { $player } выбирает
} { $color ->
    [blue] синий
    [green] зелёный
    [purple] фиолетовый
    [red] красный
   *[yellow] жёлтый
} цвет.
innovation-event-chose-value = { $you ->
    [yes] Вы выбираете
   *[no] { $player } выбирает
} уровень { $value }.
innovation-event-bonus = { $you ->
    [yes] Вы получаете
   *[no] { $player } получает
} кооперативный бонус.
innovation-event-ended-achievements = { $you ->
    [yes] Вы побеждаете по лидерству!
   *[no] { $count ->
        [one] { $players } побеждает по лидерству.
        [few] По лидерству побеждают: { $players }.
        [many] По лидерству побеждают: { $players }.
       *[other] По лидерству побеждают: { $players }.
    }
}
innovation-event-ended-score = { $you ->
    [yes] Брать больше нечего: вы побеждаете по очкам влияния!
   *[no] { $count ->
        [one] Брать больше нечего: по очкам влияния побеждает { $players }.
        [few] Брать больше нечего. Победу по очкам влияния делят: { $players }.
        [many] Брать больше нечего. Победу по очкам влияния делят: { $players }.
       *[other] Брать больше нечего. Победу по очкам влияния делят: { $players }.
    }
}
innovation-event-ended-dogma = { $you ->
    [yes] Вы побеждаете благодаря карте [{ $age }] «{ $card }»!
   *[no] { $count ->
        [one] Благодаря карте [{ $age }] «{ $card }» побеждает { $players }.
        [few] Благодаря карте [{ $age }] «{ $card }» побеждают: { $players }.
        [many] Благодаря карте [{ $age }] «{ $card }» побеждают: { $players }.
       *[other] Благодаря карте [{ $age }] «{ $card }» побеждают: { $players }.
    }
}

## Почему?

innovation-why-shares = { $you ->
    [yes] Вы участвуете в кооперации: у вас { $count } [{ $icon }], не меньше, чем нужно ({ $leader }: { $needed }).
   *[no] { $player } участвует в кооперации: { $count } [{ $icon }], не меньше, чем нужно ({ $leader }: { $needed }).
}
innovation-why-obeys = { $you ->
    [yes] Вы подчиняетесь требованию: у вас { $count } [{ $icon }], меньше, чем нужно для защиты ({ $leader }: { $needed }).
   *[no] { $player } подчиняется требованию: { $count } [{ $icon }], меньше, чем нужно для защиты ({ $leader }: { $needed }).
}
innovation-why-watches = { $you ->
    [yes] Вы не участвуете в кооперации: у вас { $count } [{ $icon }], меньше, чем нужно ({ $leader }: { $needed }).
   *[no] { $player } не участвует в кооперации: { $count } [{ $icon }], меньше, чем нужно ({ $leader }: { $needed }).
}
innovation-why-spared = { $you ->
    [yes] Вы не подчиняетесь требованию: у вас { $count } [{ $icon }], не меньше, чем нужно для защиты ({ $leader }: { $needed }).
   *[no] { $player } не подчиняется требованию: { $count } [{ $icon }], не меньше, чем нужно для защиты ({ $leader }: { $needed }).
}
innovation-why-icons-fixed = Кто участвует, а кто подчиняется, определено при активации карты и не меняется до конца действия.
innovation-why-order = Сначала участники кооперации по часовой стрелке, последним — тот, кто активировал карту.
innovation-why-bonus = Хотя бы один из других игроков что-то сделал по кооперативной догме, поэтому следует бесплатное действие «Взять карту».
innovation-why-no-bonus = Кооперация ничего не изменила, поэтому бонуса нет.
innovation-why-draw-top = Действие «Взять карту» даёт карту уровня вашей старшей активной карты: [{ $age }].
innovation-why-draw-higher = Колода { $wanted } пуста, поэтому карта берётся из ближайшей непустой колоды выше: [{ $age }].
innovation-why-draw-one = Уровень ниже 1 считается за 1.
innovation-why-nothing = Подходящей карты нет, поэтому ничего не происходит.
innovation-why-show-hand = На руке нет требуемой карты; в доказательство рука показана всем.
innovation-why-as-much = Выполняется всё, что возможно; остальное пропускается.
innovation-why-splay-nothing = Меньше двух карт сдвинуть нельзя, а повторный сдвиг в ту же сторону ничего не меняет.
innovation-why-blind = Карты лежат рубашкой вверх, поэтому одна карта этой эпохи берётся наугад.
innovation-why-alone = Эти догмы выполняются единолично: никто не участвует, агрессивные догмы пропускаются.
innovation-why-one-action = В первом ходу партии только одно действие, а при четырёх игроках — и во втором.
innovation-why-start = Начинает тот, чья карта первая по алфавиту.
innovation-why-achieve-points = { $missing ->
    [one] Не хватает { $missing } очка влияния.
    [few] Не хватает { $missing } очков влияния.
    [many] Не хватает { $missing } очков влияния.
   *[other] Не хватает { $missing } очка влияния.
}
innovation-why-achieve-top = Нужна активная карта уровня { $age } или выше.
innovation-why-achieve-taken = Лидерства в этой эпохе уже добились.
innovation-why-special = Карту сферы развития сразу получает тот, кто выполнил условие, даже посреди догмы.
innovation-why-special-taken = Карта этой сферы развития уже получена, поэтому ничего не происходит.
innovation-why-tie = Равенство: никто не побеждает, и игра продолжается.
innovation-why-ended-achievements = { $needed ->
    [one] За этим столом для победы нужна { $needed } карта лидерства.
    [few] За этим столом для победы нужны { $needed } карты лидерства.
    [many] За этим столом для победы нужно { $needed } карт лидерства.
   *[other] За этим столом для победы нужно { $needed } карты лидерства.
}
innovation-why-ended-score = Взять карту было невозможно: игра сразу заканчивается; побеждает тот, у кого больше влияния, при равенстве — у кого больше карт лидерства.
innovation-why-ended-dogma = Так велит догма: игра сразу заканчивается.

## Варианты правил

innovation-rule-edition = Тексты карт
innovation-rule-edition-2011 = второе издание (2011)
innovation-rule-edition-2017 = третье издание (2017)
innovation-rule-edition-help = В третьем издании девять карт действуют иначе.
innovation-rule-monument = { innovation-special-monument }
innovation-rule-monument-separate = 6 архивированных или 6 зачтённых
innovation-rule-monument-mixed = архивированные и зачтённые вместе
innovation-rule-monument-help = Складываются ли архивированные и зачтённые карты для сферы развития «{ innovation-special-monument }».
innovation-rule-reveal-bonus = Бонус за показ карты
innovation-rule-reveal-bonus-yes = да
innovation-rule-reveal-bonus-no = нет
innovation-rule-reveal-bonus-help = Приносит ли бонус участник кооперации, который лишь показал карту или, в доказательство, руку.
innovation-rule-ties = Равные карты требующего
innovation-rule-ties-victim = наугад выбирает подчиняющийся
innovation-rule-ties-owner = выбирает владелец
innovation-rule-ties-help = Кто выбирает среди равных карт игрока, который требует.
innovation-rule-fission = { innovation-card-fission }
innovation-rule-fission-ends = красная карта завершает действие
innovation-rule-fission-continues = действие продолжается
innovation-rule-fission-help = Завершает ли всё действие красная карта, взятая по карте «{ innovation-card-fission }».
innovation-rule-teams = Двое на двое
innovation-rule-teams-yes = да
innovation-rule-teams-no = нет
innovation-rule-teams-help = Четыре игрока: партнёры сидят друг напротив друга и побеждают вместе.
innovation-rule-start = Алфавит первой карты
innovation-rule-start-en = английский
innovation-rule-start-pl = польский
innovation-rule-start-ru = русский
innovation-rule-start-cs = чешский
innovation-rule-start-help = Названия карт на каком языке определяют, кто начинает.
