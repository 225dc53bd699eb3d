# CVlizace: slova, otázky, odpovědi, události, důvody, varianty.
# $you je "yes", je-li čtenář tím hráčem, jinak "no"; $resource je food, wood nebo stone;
# $source je název rozkazu nebo myšlenky, z nichž něco plyne.

## Slova

cvlizations-resource-food = jídlo
cvlizations-resource-wood = dřevo
cvlizations-resource-stone = kámen
cvlizations-happiness = spokojenost
cvlizations-kind-building = stavba
cvlizations-kind-tool = nástroj
cvlizations-kind-invention = vynález
cvlizations-kind-ideology = ideologie
cvlizations-phase-orders = Rozkazy
cvlizations-phase-action = Akce
cvlizations-phase-development = Rozvoj
cvlizations-phase-cleanup = Úklid
cvlizations-age = { $age ->
    [1] I. epocha
    [2] II. epocha
   *[other] III. epocha
}
cvlizations-case-1 = 1
cvlizations-case-2 = 2
cvlizations-case-3 = 3+
cvlizations-case-1-help = Tento rozkaz má jen jedna civilizace.
cvlizations-case-2-help = Tento rozkaz mají právě dvě civilizace.
cvlizations-case-3-help = Tento rozkaz mají tři nebo více civilizací.
cvlizations-term-order = rozkaz
cvlizations-term-orders = rozkazy
cvlizations-term-idea = myšlenka
cvlizations-term-ideas = myšlenky
cvlizations-term-track = odkryté myšlenky
cvlizations-term-deck = balíček
cvlizations-term-supply = zásoba
cvlizations-term-helm = helma
cvlizations-term-crown = koruna
cvlizations-term-resources = suroviny
cvlizations-term-points = body
cvlizations-term-cost = cena
cvlizations-term-face-up = odkrytě
cvlizations-term-face-down = skrytě
cvlizations-granna = Lid Granna
cvlizations-neutral = Neutrální civilizace ({ $player })
cvlizations-neutral-short = neutrální ({ $player })

## Otázky

cvlizations-ask-lay = Zvol dva rozkazy: jeden odkrytý, druhý skrytý.
cvlizations-ask-lay-neutral = Zvol dva rozkazy své neutrální civilizace: jeden odkrytý, druhý skrytý.
cvlizations-ask-rob = „{ $source }“: zvol hráče a surovinu, kterou mu sebereš.
cvlizations-ask-take = { $count ->
    [one] „{ $source }“: zvol { $count } surovinu.
    [few] „{ $source }“: zvol druh { $count } surovin.
    [many] „{ $source }“: zvol druh { $count } suroviny.
   *[other] „{ $source }“: zvol druh { $count } surovin.
}
cvlizations-ask-trade = { $count ->
    [one] Zvol, co vrátíš a co vezmeš ({ $count } kus).
    [few] Zvol, co vrátíš a co vezmeš ({ $count } kusy).
    [many] Zvol, co vrátíš a co vezmeš ({ $count } kusu).
   *[other] Zvol, co vrátíš a co vezmeš ({ $count } kusů).
}
cvlizations-ask-develop = { $purchases ->
    [one] Můžeš koupit { $purchases } myšlenku.
    [few] Můžeš koupit { $purchases } myšlenky.
    [many] Můžeš koupit { $purchases } myšlenky.
   *[other] Můžeš koupit { $purchases } myšlenek.
}
cvlizations-ask-save = „{ $source }“: zvol surovinu, kterou ušetříš.
cvlizations-ask-swap-again = „{ $source }“: můžeš měnit ještě jednou.
cvlizations-ask-exchange = „{ $source }“: kolik vrátíš? Body za každou výměnu: { $points }.

## Odpovědi

cvlizations-choice-lay = „{ $open }“ odkrytě, „{ $hidden }“ skrytě
cvlizations-choice-rob = [{ $resource }] ({ $player })
cvlizations-choice-rob-supply = [{ $resource }] ze zásoby
cvlizations-choice-take = [{ $resource }]
cvlizations-choice-trade = [{ $give }] za [{ $take }]
cvlizations-choice-buy = Koupit: „{ $idea }“
cvlizations-choice-save = Ušetřit [{ $resource }]
cvlizations-choice-look = Podívat se na vrchní kartu
cvlizations-choice-swap = „{ $idea }“: [{ $give }] za [{ $take }]
cvlizations-choice-under = Dát pod balíček: „{ $idea }“
cvlizations-choice-return = Vrátit { $count }
cvlizations-choice-done = Hotovo

## Události

cvlizations-event-turn = Tah { $turn }. Helma: { $player }.
cvlizations-event-laid = { $player }: odkrytě „{ $open }“, druhý rozkaz skrytě.
cvlizations-event-laid-known = { $player }: odkrytě „{ $open }“, skrytě „{ $hidden }“.
cvlizations-event-revealed = { $player }: skrytý rozkaz je „{ $order }“.
cvlizations-event-performs = { $you ->
    [yes] Provádíš
   *[no] { $player } provádí
} „{ $order }“ (případ { $case ->
    [3] 3+
   *[other] { $case }
}).
cvlizations-event-performs-again = { $you ->
    [yes] Provádíš
   *[no] { $player } provádí
} „{ $order }“ podruhé.
cvlizations-event-took = { $you ->
    [yes] Bereš
   *[no] { $player } bere
} { $count } [{ $resource }] („{ $source }“).
cvlizations-event-returned = { $you ->
    [yes] Vracíš
   *[no] { $player } vrací
} { $count } [{ $resource }] („{ $source }“).
cvlizations-event-tokens = { $you ->
    [yes] Bereš
   *[no] { $player } bere
} { $count } [happiness] („{ $source }“).
cvlizations-event-robbed = { $victim } → { $thief }: 1 [{ $resource }] („{ $source }“).
cvlizations-event-looked = { $you ->
    [yes] Díváš se
   *[no] { $player } se dívá
} na vrchní kartu balíčku.
cvlizations-event-looked-known = { $you ->
    [yes] Díváš se
   *[no] { $player } se dívá
} na vrchní kartu balíčku: „{ $idea }“.
cvlizations-event-put-under = { $you ->
    [yes] Dáváš
   *[no] { $player } dává
} pod balíček myšlenku „{ $idea }“.
cvlizations-event-bought = { $you ->
    [yes] Kupuješ
   *[no] { $player } kupuje
} myšlenku „{ $idea }“ za { $paid }.
cvlizations-event-bought-deck = { $you ->
    [yes] Kupuješ
   *[no] { $player } kupuje
} z balíčku myšlenku „{ $idea }“ za { $paid }.
cvlizations-event-revealing = Nová myšlenka: „{ $idea }“.
cvlizations-event-moved = { $you ->
    [yes] Končíš s nákupem.
   *[no] { $player } končí s nákupem.
}
cvlizations-event-age-over = { $age ->
    [1] I. epocha skončila.
    [2] II. epocha skončila.
   *[other] III. epocha skončila.
} Všechny rozkazy se vracejí do ruky.
cvlizations-event-first-deck-left = Myšlenky prvního balíčku opouštějí hru.
cvlizations-event-exchanged = { $you ->
    [yes] Vyměňuješ
   *[no] { $player } vyměňuje
} { $count } díky myšlence „{ $idea }“: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
cvlizations-event-scored = { $player }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, { $resources ->
    [one] zbývá { $resources } surovina
    [few] zbývají { $resources } suroviny
    [many] zbývá { $resources } suroviny
   *[other] zbývá { $resources } surovin
}.
cvlizations-event-over = { $you ->
    [yes] Vyhráváš!
   *[no] { $count ->
        [one] Vyhrává { $players }.
        [few] O vítězství se dělí: { $players }.
        [many] O vítězství se dělí: { $players }.
       *[other] O vítězství se dělí: { $players }.
    }
}
cvlizations-cause-points = Nejvíce bodů.
cvlizations-cause-resources = Shoda bodů: nejvíce zbylých surovin.
cvlizations-cause-shared = Shoda bodů i surovin: o vítězství se hráči dělí.

## Proč?

cvlizations-why-case = { $count ->
    [one] Tento rozkaz má v tomto tahu { $count } civilizace.
    [few] Tento rozkaz mají v tomto tahu { $count } civilizace.
    [many] Tento rozkaz má v tomto tahu { $count } civilizace.
   *[other] Tento rozkaz má v tomto tahu { $count } civilizací.
}
cvlizations-why-order = Rozkazy se provádějí podle čísel, od hráče s helmou po směru hodinových ručiček.
cvlizations-why-not-active = Myšlenka začne působit až v tahu po nákupu.
cvlizations-why-too-dear = { $missing ->
    [one] Chybí { $missing } surovina.
    [few] Chybí { $missing } suroviny.
    [many] Chybí { $missing } suroviny.
   *[other] Chybí { $missing } surovin.
}
cvlizations-why-tie = Při shodě bodů vyhrává ten, komu zbylo více surovin.

## Čtení stolu, body, odpovědi předem

cvlizations-may-hide = { $count ->
    [one] Může ho skrývat: { $players }
    [few] Mohou ho skrývat: { $players }
    [many] Mohou ho skrývat: { $players }
   *[other] Mohou ho skrývat: { $players }
}
cvlizations-may-lay = Ještě mohou vyložit: { $count }
# Who may hide an order, if it can be any of those who laid one face down.
cvlizations-anyone = kdokoli
# The same two where there is little room.
cvlizations-may-hide-short = možná { $players }
cvlizations-may-lay-short = ještě až { $count }
cvlizations-orders-in-hand = Rozkazy v ruce: { $orders }
cvlizations-resolution = Rozkazy v pořadí provedení
cvlizations-performed = provedeno
cvlizations-projection = Body, kdyby hra skončila teď
cvlizations-points-sources = Odkud jsou body
cvlizations-points-printed = body na kartách
cvlizations-points-effect = pravidla konce hry
cvlizations-points-exchange = výměny
cvlizations-points-tokens = spokojenost
cvlizations-points-total = celkem
cvlizations-points-resources = zbylé suroviny
cvlizations-ahead = Rozhodnout předem
cvlizations-ahead-help = Tvé rozkazy se vyloží, jakmile na tebe přijde řada, podle rozkazů, které budou v tu chvíli odkryté. Vidíš to jen ty a do té doby to můžeš změnit.
cvlizations-ahead-condition = Když ostatní odkryli tento rozkaz
cvlizations-ahead-least = aspoň
cvlizations-ahead-then = vylož
cvlizations-ahead-otherwise = Jinak
cvlizations-ahead-always = Vylož
cvlizations-ahead-ask = zeptej se mě
cvlizations-ahead-add = Přidat podmínku
cvlizations-ahead-remove = Odebrat podmínku
cvlizations-ahead-leave = Uložit odpověď
cvlizations-ahead-withdraw = Stáhnout
cvlizations-ahead-change = Změnit odpověď
cvlizations-ahead-if = „{ $order }“ aspoň { $least }×: { $lay }

## Varianty

cvlizations-rule-variant = Varianta
cvlizations-rule-variant-standard = 3 až 5 hráčů
cvlizations-rule-variant-granna = 2 hráči a lid Granna
cvlizations-rule-variant-neutrals = 2 hráči, každý s neutrální civilizací
cvlizations-rule-variant-help = Ve dvou vykládají rozkazy i další civilizace, nic však nezískávají.
cvlizations-rule-first = První hráč
cvlizations-rule-first-random = náhodně
cvlizations-rule-first-A = místo A
cvlizations-rule-first-B = místo B
cvlizations-rule-first-C = místo C
cvlizations-rule-first-D = místo D
cvlizations-rule-first-E = místo E
cvlizations-rule-first-help = Kdo má helmu v prvním tahu; ve hře s lidem Granna kdo je na řadě hned po něm.
