# CVlizacje: słowa, pytania, odpowiedzi, zdarzenia, uzasadnienia, warianty.
# $you to "yes", jeśli czytający jest tym graczem, w innym razie "no"; $resource to food, wood albo stone;
# $source to nazwa rozkazu albo pomysłu, z którego coś wynika.

## Słowa

cvlizations-resource-food = jedzenie
cvlizations-resource-wood = drewno
cvlizations-resource-stone = kamień
cvlizations-happiness = zadowolenie
cvlizations-kind-building = budynek
cvlizations-kind-tool = narzędzie
cvlizations-kind-invention = wynalazek
cvlizations-kind-ideology = ideologia
cvlizations-phase-orders = Rozkazy
cvlizations-phase-action = Akcje
cvlizations-phase-development = Rozwój
cvlizations-phase-cleanup = Porządkowanie
cvlizations-age = Epoka { $age ->
    [1] I
    [2] II
   *[other] III
}
cvlizations-case-1 = 1
cvlizations-case-2 = 2
cvlizations-case-3 = 3+
cvlizations-case-1-help = Ten rozkaz ma tylko jedna cywilizacja.
cvlizations-case-2-help = Ten rozkaz mają dokładnie dwie cywilizacje.
cvlizations-case-3-help = Ten rozkaz mają co najmniej trzy cywilizacje.
cvlizations-term-order = rozkaz
cvlizations-term-orders = rozkazy
cvlizations-term-idea = pomysł
cvlizations-term-ideas = pomysły
cvlizations-term-track = tor pomysłów
cvlizations-term-deck = talia
cvlizations-term-supply = pula
cvlizations-term-helm = hełm
cvlizations-term-crown = korona
cvlizations-term-resources = surowce
cvlizations-term-points = punkty
cvlizations-term-cost = koszt
cvlizations-term-face-up = odkryty
cvlizations-term-face-down = zakryty
cvlizations-granna = Grannoludy
cvlizations-neutral = CVlizacja neutralna ({ $player })
cvlizations-neutral-short = neutralna ({ $player })

## Pytania

cvlizations-ask-lay = Wybierz dwa rozkazy: jeden odkryty, drugi zakryty.
cvlizations-ask-lay-neutral = Wybierz dwa rozkazy swojej CVlizacji neutralnej: jeden odkryty, drugi zakryty.
cvlizations-ask-rob = „{ $source }”: wybierz gracza i surowiec, który mu zabierzesz.
cvlizations-ask-take = { $count ->
    [one] „{ $source }”: wybierz { $count } surowiec.
    [few] „{ $source }”: wybierz rodzaj { $count } surowców.
    [many] „{ $source }”: wybierz rodzaj { $count } surowców.
   *[other] „{ $source }”: wybierz rodzaj { $count } surowca.
}
cvlizations-ask-trade = { $count ->
    [one] Wybierz, co oddajesz i co bierzesz ({ $count } sztuka).
    [few] Wybierz, co oddajesz i co bierzesz ({ $count } sztuki).
    [many] Wybierz, co oddajesz i co bierzesz ({ $count } sztuk).
   *[other] Wybierz, co oddajesz i co bierzesz ({ $count } sztuki).
}
cvlizations-ask-develop = { $purchases ->
    [one] Możesz kupić { $purchases } pomysł.
    [few] Możesz kupić { $purchases } pomysły.
    [many] Możesz kupić { $purchases } pomysłów.
   *[other] Możesz kupić { $purchases } pomysłu.
}
cvlizations-ask-save = „{ $source }”: wybierz surowiec, który oszczędzasz.
cvlizations-ask-swap-again = „{ $source }”: możesz wymienić jeszcze raz.
cvlizations-ask-exchange = „{ $source }”: ile oddajesz? Punkty za każdą wymianę: { $points }.

## Odpowiedzi

cvlizations-choice-lay = „{ $open }” odkryte, „{ $hidden }” zakryte
cvlizations-choice-rob = [{ $resource }] ({ $player })
cvlizations-choice-rob-supply = [{ $resource }] z puli
cvlizations-choice-take = [{ $resource }]
cvlizations-choice-trade = [{ $give }] za [{ $take }]
cvlizations-choice-buy = Kup: „{ $idea }”
cvlizations-choice-save = Oszczędź [{ $resource }]
cvlizations-choice-look = Podejrzyj wierzchnią kartę
cvlizations-choice-swap = „{ $idea }”: [{ $give }] za [{ $take }]
cvlizations-choice-under = Włóż pod talię: „{ $idea }”
cvlizations-choice-return = Oddaj { $count }
cvlizations-choice-done = Gotowe

## Zdarzenia

cvlizations-event-turn = Tura { $turn }. Hełm: { $player }.
cvlizations-event-laid = { $player }: odkryte „{ $open }”, drugi rozkaz zakryty.
cvlizations-event-laid-known = { $player }: odkryte „{ $open }”, zakryte „{ $hidden }”.
cvlizations-event-revealed = { $player }: zakryty rozkaz to „{ $order }”.
cvlizations-event-performs = { $you ->
    [yes] Wykonujesz
   *[no] { $player } wykonuje
} „{ $order }” (przypadek { $case ->
    [3] 3+
   *[other] { $case }
}).
cvlizations-event-performs-again = { $you ->
    [yes] Wykonujesz
   *[no] { $player } wykonuje
} „{ $order }” drugi raz.
cvlizations-event-took = { $you ->
    [yes] Bierzesz
   *[no] { $player } bierze
} { $count } [{ $resource }] („{ $source }”).
cvlizations-event-returned = { $you ->
    [yes] Oddajesz
   *[no] { $player } oddaje
} { $count } [{ $resource }] („{ $source }”).
cvlizations-event-tokens = { $you ->
    [yes] Bierzesz
   *[no] { $player } bierze
} { $count } [happiness] („{ $source }”).
cvlizations-event-robbed = { $victim } → { $thief }: 1 [{ $resource }] („{ $source }”).
cvlizations-event-looked = { $you ->
    [yes] Podglądasz
   *[no] { $player } podgląda
} wierzchnią kartę talii.
cvlizations-event-looked-known = { $you ->
    [yes] Podglądasz
   *[no] { $player } podgląda
} wierzchnią kartę talii: „{ $idea }”.
cvlizations-event-put-under = { $you ->
    [yes] Wkładasz
   *[no] { $player } wkłada
} pod talię pomysł „{ $idea }”.
cvlizations-event-bought = { $you ->
    [yes] Kupujesz
   *[no] { $player } kupuje
} pomysł „{ $idea }” za { $paid }.
cvlizations-event-bought-deck = { $you ->
    [yes] Kupujesz
   *[no] { $player } kupuje
} z talii pomysł „{ $idea }” za { $paid }.
cvlizations-event-revealing = Nowy pomysł: „{ $idea }”.
cvlizations-event-moved = { $you ->
    [yes] Kończysz ruch.
   *[no] { $player } kończy ruch.
}
cvlizations-event-age-over = { $age ->
    [1] Koniec epoki I.
    [2] Koniec epoki II.
   *[other] Koniec epoki III.
} Wszystkie rozkazy wracają do ręki.
cvlizations-event-first-deck-left = Pomysły z pierwszej talii odpadają z gry.
cvlizations-event-exchanged = { $you ->
    [yes] Wymieniasz
   *[no] { $player } wymienia
} { $count } dzięki pomysłowi „{ $idea }”: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
cvlizations-event-scored = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; surowce na koniec: { $resources }.
cvlizations-event-over = { $you ->
    [yes] Wygrywasz!
   *[no] { $count ->
        [one] Wygrywa { $players }.
        [few] Wspólne zwycięstwo: { $players }.
        [many] Wspólne zwycięstwo: { $players }.
       *[other] Wspólne zwycięstwo: { $players }.
    }
}
cvlizations-cause-points = Najwięcej punktów.
cvlizations-cause-resources = Równe punkty: decyduje liczba pozostałych surowców.
cvlizations-cause-shared = Równe punkty i surowce: wspólne zwycięstwo.

## Dlaczego?

cvlizations-why-case = { $count ->
    [one] Ten rozkaz ma w tej turze { $count } cywilizacja.
    [few] Ten rozkaz mają w tej turze { $count } cywilizacje.
    [many] Ten rozkaz ma w tej turze { $count } cywilizacji.
   *[other] Ten rozkaz ma w tej turze { $count } cywilizacji.
}
cvlizations-why-order = Rozkazy wykonuje się według numerów, od gracza z hełmem zgodnie z ruchem wskazówek zegara.
cvlizations-why-not-active = Pomysł działa od tury po zakupie.
cvlizations-why-too-dear = { $missing ->
    [one] Brakuje { $missing } surowca.
    [few] Brakuje { $missing } surowców.
    [many] Brakuje { $missing } surowców.
   *[other] Brakuje { $missing } surowca.
}
cvlizations-why-tie = Przy równej liczbie punktów wygrywa ten, komu zostało więcej surowców.

## Czytanie stołu, punkty, decyzje z góry

cvlizations-may-hide = { $count ->
    [one] Może go ukrywać: { $players }
    [few] Mogą go ukrywać: { $players }
    [many] Mogą go ukrywać: { $players }
   *[other] Mogą go ukrywać: { $players }
}
cvlizations-may-lay = Jeszcze mogą wyłożyć: { $count }
# Who may hide an order, if it can be any of those who laid one face down.
cvlizations-anyone = każdy
# The same two where there is little room.
cvlizations-may-hide-short = może { $players }
cvlizations-may-lay-short = jeszcze do { $count }
cvlizations-orders-in-hand = Rozkazy w ręce: { $orders }
cvlizations-resolution = Rozkazy w kolejności wykonania
cvlizations-performed = wykonano
cvlizations-projection = Punkty, gdyby gra skończyła się teraz
cvlizations-points-sources = Skąd pochodzą punkty
cvlizations-points-printed = punkty z kart
cvlizations-points-effect = zasady na koniec gry
cvlizations-points-exchange = wymiany
cvlizations-points-tokens = zadowolenie
cvlizations-points-total = razem
cvlizations-points-resources = pozostałe surowce
cvlizations-ahead = Zdecyduj z góry
cvlizations-ahead-help = Twoje rozkazy zostaną wyłożone, gdy tylko przyjdzie twoja kolej, zależnie od rozkazów odkrytych do tego czasu. Widzisz to tylko ty i do tej chwili możesz to zmienić.
cvlizations-ahead-condition = Jeśli inni odkryli ten rozkaz
cvlizations-ahead-least = co najmniej
cvlizations-ahead-then = wyłóż
cvlizations-ahead-otherwise = W przeciwnym razie
cvlizations-ahead-always = Wyłóż
cvlizations-ahead-ask = zapytaj mnie
cvlizations-ahead-add = Dodaj warunek
cvlizations-ahead-remove = Usuń ten warunek
cvlizations-ahead-leave = Zostaw tę odpowiedź
cvlizations-ahead-withdraw = Wycofaj
cvlizations-ahead-change = Zmień odpowiedź
cvlizations-ahead-if = „{ $order }” co najmniej { $least }×: { $lay }

## Warianty

cvlizations-rule-variant = Wariant
cvlizations-rule-variant-standard = od 3 do 5 graczy
cvlizations-rule-variant-granna = 2 graczy i Grannoludy
cvlizations-rule-variant-neutrals = 2 graczy, każdy z CVlizacją neutralną
cvlizations-rule-variant-help = W grze dwuosobowej rozkazy wykładają też dodatkowe cywilizacje, ale niczego nie zyskują.
cvlizations-rule-first = Pierwszy gracz
cvlizations-rule-first-random = losowo
cvlizations-rule-first-A = miejsce A
cvlizations-rule-first-B = miejsce B
cvlizations-rule-first-C = miejsce C
cvlizations-rule-first-D = miejsce D
cvlizations-rule-first-E = miejsce E
cvlizations-rule-first-help = Kto ma hełm w pierwszej turze; w grze z Grannoludami: kto jest zaraz po nich.
