# Innovation: słowa, pytania, odpowiedzi, zdarzenia, uzasadnienia, warianty zasad.
# $you to "yes", jeśli czytający jest tym graczem, w innym razie "no".
# $age i $card nazywają kartę; teksty z końcówką -hidden znają tylko jej epokę.

## Słowa

innovation-color-blue = niebieski
innovation-color-green = zielony
innovation-color-purple = fioletowy
innovation-color-red = czerwony
innovation-color-yellow = żółty

innovation-icon-crown = korona
innovation-icon-leaf = liść
innovation-icon-bulb = żarówka
innovation-icon-castle = zamek
innovation-icon-factory = fabryka
innovation-icon-clock = zegar

innovation-splay-none = nierozsunięty
innovation-splay-left = rozsunięty w lewo
innovation-splay-right = rozsunięty w prawo
innovation-splay-up = rozsunięty w górę

innovation-place-deck = stos epoki
innovation-place-hand = ręka
innovation-place-score = karty wpływu
innovation-place-board = strefa
innovation-place-box = poza grą

innovation-term-age = epoka
innovation-term-value = wartość
innovation-term-icon = zasób
innovation-term-icons = zasoby
innovation-term-top-card = karta aktywna
innovation-term-points = wpływ
innovation-term-effect = dogmat
innovation-term-demand = przymus
innovation-term-shared = współpraca
innovation-term-bonus = premia za współpracę
innovation-term-achievements = dominacje
innovation-term-special = dziedziny
innovation-term-decks = stosy epok
innovation-term-dogma-icon = wymagany zasób

innovation-achievement-age = Epoka { $age }
innovation-achievement-needs = { $points } pkt wpływu i karta aktywna o wartości { $age } lub wyższej

## Pytania

innovation-prompt-source = Karta [{ $age }] „{ $card }”, dogmat { $effect }

innovation-ask-first-meld = Wybierz pierwszą kartę: trafi do twojej strefy, drugą zatrzymasz w ręce.
innovation-first-by = Zaczyna ten, czyja karta jest pierwsza w { $language ->
    [en] angielskim
    [ru] rosyjskim
    [cs] czeskim
   *[pl] polskim
} alfabecie.
innovation-ask-action = Wybierz akcję.
innovation-ask-meld = Wybierz kartę do zagrania.
innovation-ask-meld-may = Możesz zagrać kartę.
innovation-ask-meld-all = Zagrać karty zgodnie z dogmatem?
innovation-ask-tuck = Wybierz kartę do ukrycia.
innovation-ask-tuck-may = Możesz ukryć kartę.
innovation-ask-tuck-all = Ukryć karty zgodnie z dogmatem?
innovation-ask-score = Wybierz kartę, którą dodasz do kart wpływu.
innovation-ask-score-may = Możesz dodać kartę do kart wpływu.
innovation-ask-score-all = Dodać do kart wpływu zgodnie z dogmatem?
innovation-ask-return = Wybierz kartę do zwrócenia.
innovation-ask-return-may = Możesz zwrócić kartę.
innovation-ask-transfer = Wybierz kartę do przekazania.
innovation-ask-take = Wybierz kartę, którą weźmiesz.
innovation-ask-reveal = Wybierz kartę do pokazania.
innovation-ask-keep = Wybierz kartę, którą zatrzymasz.
innovation-ask-execute = Wybierz kartę, której dogmaty wykonasz.
innovation-ask-arrange = Wybierz kolejną kartę, od góry do dołu.
innovation-ask-arrange-may = Możesz zmienić kolejność kart w stosie: wybierz kolor.
innovation-ask-exchange = Wybierz kartę do zamiany.
innovation-ask-exchange-all = Zamienić karty zgodnie z dogmatem?
innovation-ask-splay-may = { $splay ->
    [left] Możesz rozsunąć stos w lewo.
    [right] Możesz rozsunąć stos w prawo.
   *[up] Możesz rozsunąć stos w górę.
}
innovation-ask-color = Wybierz kolor.
innovation-ask-value = Wybierz wartość.
innovation-ask-player = Wybierz gracza.
innovation-ask-player-may = Możesz wybrać gracza.
innovation-ask-way-may = Możesz wybrać jedno.
innovation-ask-owner = Czyje karty wracają jako następne?

## Odpowiedzi

innovation-choice-draw = Pociągnij
innovation-choice-meld = Zagraj: [{ $age }] „{ $card }”
innovation-choice-dogma = Aktywuj: [{ $age }] „{ $card }”
innovation-choice-achieve = Dominuj: epoka { $age }
innovation-choice-card = [{ $age }] „{ $card }”
innovation-choice-back = karta [{ $age }] ({ $player })
innovation-choice-value = wartość { $value }
innovation-choice-player = { $player }
innovation-choice-yes = Tak
innovation-choice-no = Nie
innovation-choice-pass = Pomiń

## Zdarzenia

innovation-event-starts = { $you ->
    [yes] Zaczynasz
   *[no] { $player } zaczyna
}: w { $language ->
    [en] angielskim
    [ru] rosyjskim
    [cs] czeskim
   *[pl] polskim
} alfabecie pierwsza jest karta „{ $card }”.
innovation-event-turn = { $you ->
    [yes] Twoja tura
   *[no] Tura: { $player }
} ({ $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
})
innovation-event-activated = { $you ->
    [yes] Aktywujesz
   *[no] { $player } aktywuje
} kartę [{ $age }] „{ $card }”.
innovation-event-counts = ([{ $icon }] { $counts })
innovation-event-sharers = Współpraca: { $players }.
innovation-event-victims = Przymus: { $players }.
innovation-event-effect = { $you ->
    [yes] Wykonujesz
   *[no] { $player } wykonuje
} dogmat { $effect } karty [{ $age }] „{ $card }”.
# W dzienniku, pod aktywacją.
innovation-event-effect-leads = { $effect }. { $you ->
    [yes] Ty
   *[no] { $player }
}
innovation-event-effect-shares = { $effect }. { $you ->
    [yes] Współpracujesz
   *[no] { $player } współpracuje
}
innovation-event-effect-obeys = { $effect }. { $you ->
    [yes] Ulegasz
   *[no] { $player } ulega
}
innovation-event-draw = { $you ->
    [yes] Ciągniesz
   *[no] { $player } ciągnie
} kartę [{ $age }] „{ $card }”.
innovation-event-draw-hidden = { $you ->
    [yes] Ciągniesz
   *[no] { $player } ciągnie
} kartę [{ $age }].
innovation-event-tuck = { $you ->
    [yes] Ukrywasz
   *[no] { $player } ukrywa
} kartę [{ $age }] „{ $card }”.
innovation-event-meld = { $you ->
    [yes] Zagrywasz
   *[no] { $player } zagrywa
} kartę [{ $age }] „{ $card }”{ $from ->
    [score] {" "}z kart wpływu
   *[other] {""}
}.
innovation-event-score = { $you ->
    [yes] Dodajesz
   *[no] { $player } dodaje
} kartę [{ $age }] „{ $card }”{ $from ->
    [board] {" "}ze strefy
   *[other] {""}
} do kart wpływu.
innovation-event-score-hidden = { $you ->
    [yes] Dodajesz
   *[no] { $player } dodaje
} kartę [{ $age }]{ $from ->
    [board] {" "}ze strefy
   *[other] {""}
} do kart wpływu.
innovation-event-return = { $you ->
    [yes] Zwracasz
   *[no] { $player } zwraca
} kartę [{ $age }] „{ $card }” { $from ->
    [score] z kart wpływu
    [board] ze strefy
   *[hand] z ręki
}.
innovation-event-return-hidden = { $you ->
    [yes] Zwracasz
   *[no] { $player } zwraca
} kartę [{ $age }] { $from ->
    [score] z kart wpływu
    [board] ze strefy
   *[hand] z ręki
}.
innovation-event-return-of = { $you ->
    [yes] Zwracasz
   *[no] { $player } zwraca
} kartę [{ $age }] „{ $card }” { $from ->
    [score] z kart wpływu
    [board] ze strefy
   *[hand] z ręki
} ({ $owner }).
innovation-event-return-of-hidden = { $you ->
    [yes] Zwracasz
   *[no] { $player } zwraca
} kartę [{ $age }] { $from ->
    [score] z kart wpływu
    [board] ze strefy
   *[hand] z ręki
} ({ $owner }).
innovation-event-move = { $you ->
    [yes] Przenosisz
   *[no] { $player } przenosi
} kartę [{ $age }] „{ $card }” { $from ->
    [score] z kart wpływu
    [board] ze strefy
   *[hand] z ręki
} { $to ->
    [score] do kart wpływu
    [board] do strefy
   *[hand] do ręki
}.
innovation-event-move-hidden = { $you ->
    [yes] Przenosisz
   *[no] { $player } przenosi
} kartę [{ $age }] { $from ->
    [score] z kart wpływu
    [board] ze strefy
   *[hand] z ręki
} { $to ->
    [score] do kart wpływu
    [board] do strefy
   *[hand] do ręki
}.
innovation-event-transfer = { $giver } → { $receiver }: karta [{ $age }] „{ $card }” { $from ->
    [score] z kart wpływu
    [board] ze strefy
   *[hand] z ręki
} { $to ->
    [score] do kart wpływu
    [board] do strefy
   *[hand] do ręki
}.
innovation-event-transfer-hidden = { $giver } → { $receiver }: karta [{ $age }] { $from ->
    [score] z kart wpływu
    [board] ze strefy
   *[hand] z ręki
} { $to ->
    [score] do kart wpływu
    [board] do strefy
   *[hand] do ręki
}.
innovation-event-exchange = Zamiana, { $giver } → { $receiver }: karta [{ $age }] „{ $card }” { $from ->
    [score] z kart wpływu
    [board] ze strefy
   *[hand] z ręki
} { $to ->
    [score] do kart wpływu
    [board] do strefy
   *[hand] do ręki
}.
innovation-event-exchange-hidden = Zamiana, { $giver } → { $receiver }: karta [{ $age }] { $from ->
    [score] z kart wpływu
    [board] ze strefy
   *[hand] z ręki
} { $to ->
    [score] do kart wpływu
    [board] do strefy
   *[hand] do ręki
}.
innovation-event-removed-all = Karty z rąk i stref oraz karty wpływu wszystkich graczy zostają usunięte z gry.
innovation-event-revealed = { $you ->
    [yes] Pokazujesz
   *[no] { $player } pokazuje
} kartę [{ $age }] „{ $card }”.
innovation-event-splayed = { $you ->
    [yes] Rozsuwasz
   *[no] { $player } rozsuwa
} { $splay ->
    [left] w lewo
    [right] w prawo
   *[up] w górę
} { $color ->
    [blue] niebieski
    [green] zielony
    [purple] fioletowy
    [red] czerwony
   *[yellow] żółty
} stos.
innovation-event-unsplayed = { $you ->
    [yes] Zsuwasz
   *[no] { $player } zsuwa
} { $color ->
    [blue] niebieski
    [green] zielony
    [purple] fioletowy
    [red] czerwony
   *[yellow] żółty
} stos.
innovation-event-rearranged = { $you ->
    [yes] Zmieniasz
   *[no] { $player } zmienia
} kolejność { $color ->
    [blue] niebieskich
    [green] zielonych
    [purple] fioletowych
    [red] czerwonych
   *[yellow] żółtych
} kart.
innovation-event-claimed-age = { $you ->
    [yes] Dominujesz
   *[no] { $player } dominuje
} epokę { $age }.
innovation-event-claimed-special = { $you ->
    [yes] Dominujesz
   *[no] { $player } dominuje
} dziedzinę „{ $name }”.
innovation-event-chose-color = { $you ->
    [yes] Wybierasz
   *[no] { $player } wybiera
} kolor { $color ->
    [blue] niebieski
    [green] zielony
    [purple] fioletowy
    [red] czerwony
   *[yellow] żółty
}.
innovation-event-chose-value = { $you ->
    [yes] Wybierasz
   *[no] { $player } wybiera
} wartość { $value }.
innovation-event-bonus = { $you ->
    [yes] Korzystasz
   *[no] { $player } korzysta
} z premii za współpracę.
innovation-event-ended-achievements = { $you ->
    [yes] Wygrywasz dzięki dominacjom!
   *[no] { $count ->
        [one] Dzięki dominacjom wygrywa { $players }.
        [few] Dzięki dominacjom wygrywają: { $players }.
        [many] Dzięki dominacjom wygrywają: { $players }.
       *[other] Dzięki dominacjom wygrywają: { $players }.
    }
}
innovation-event-ended-score = { $you ->
    [yes] Nie ma już czego ciągnąć: wygrywasz na punkty!
   *[no] { $count ->
        [one] Nie ma już czego ciągnąć: na punkty wygrywa { $players }.
        [few] Nie ma już czego ciągnąć. Wspólne zwycięstwo na punkty: { $players }.
        [many] Nie ma już czego ciągnąć. Wspólne zwycięstwo na punkty: { $players }.
       *[other] Nie ma już czego ciągnąć. Wspólne zwycięstwo na punkty: { $players }.
    }
}
innovation-event-ended-dogma = { $you ->
    [yes] Wygrywasz dzięki karcie [{ $age }] „{ $card }”!
   *[no] { $count ->
        [one] Dzięki karcie [{ $age }] „{ $card }” wygrywa { $players }.
        [few] Dzięki karcie [{ $age }] „{ $card }” wygrywają: { $players }.
        [many] Dzięki karcie [{ $age }] „{ $card }” wygrywają: { $players }.
       *[other] Dzięki karcie [{ $age }] „{ $card }” wygrywają: { $players }.
    }
}

## Dlaczego?

innovation-why-shares = { $you ->
    [yes] Współpracujesz: masz { $count } [{ $icon }], co najmniej tyle co { $leader } ({ $needed }).
   *[no] { $player } współpracuje: { $count } [{ $icon }], co najmniej tyle co { $leader } ({ $needed }).
}
innovation-why-obeys = { $you ->
    [yes] Ulegasz przymusowi: masz { $count } [{ $icon }], mniej niż { $leader } ({ $needed }).
   *[no] { $player } ulega przymusowi: { $count } [{ $icon }], mniej niż { $leader } ({ $needed }).
}
innovation-why-watches = { $you ->
    [yes] Nie współpracujesz: masz { $count } [{ $icon }], mniej niż { $leader } ({ $needed }).
   *[no] { $player } nie współpracuje: { $count } [{ $icon }], mniej niż { $leader } ({ $needed }).
}
innovation-why-spared = { $you ->
    [yes] Nie ulegasz przymusowi: masz { $count } [{ $icon }], co najmniej tyle co { $leader } ({ $needed }).
   *[no] { $player } nie ulega przymusowi: { $count } [{ $icon }], co najmniej tyle co { $leader } ({ $needed }).
}
innovation-why-icons-fixed = Kto współpracuje, a kto ulega, ustala się raz na całą akcję, przy aktywacji karty.
innovation-why-order = Najpierw współpracujący gracze zgodnie z ruchem wskazówek zegara, na końcu ten, kto aktywował kartę.
innovation-why-bonus = Co najmniej jeden inny gracz coś zrobił w ramach współpracy, więc następuje dodatkowa akcja Pociągnij.
innovation-why-no-bonus = Współpraca innych graczy niczego nie zmieniła, więc nie ma premii.
innovation-why-draw-top = Akcja Pociągnij daje kartę o wartości najwyższej karty aktywnej: [{ $age }].
innovation-why-draw-higher = Stos epoki { $wanted } jest pusty, więc karta pochodzi z najbliższego wyższego niepustego stosu: [{ $age }].
innovation-why-draw-one = Wartość poniżej 1 liczy się jako 1.
innovation-why-nothing = Żadna karta nie pasuje, więc nic się nie dzieje.
innovation-why-show-hand = W ręce nie ma żądanej karty; na dowód ręka zostaje pokazana.
innovation-why-as-much = Wykonuje się tyle, ile się da; resztę się pomija.
innovation-why-splay-nothing = Mniej niż dwóch kart nie da się rozsunąć, a rozsunięcie w tę samą stronę niczego nie zmienia.
innovation-why-blind = Karty leżą zakryte, więc jedna z tej epoki zostaje wybrana losowo.
innovation-why-alone = Te dogmaty wykonuje się na własny użytek: nikt nie współpracuje, a przymus się pomija.
innovation-why-one-action = Pierwsza tura w grze ma tylko jedną akcję; przy czterech graczach druga również.
innovation-why-start = Zaczyna gracz, którego karta jest pierwsza w alfabecie.
innovation-why-achieve-points = { $missing ->
    [one] Brakuje { $missing } punktu wpływu.
    [few] Brakuje { $missing } punktów wpływu.
    [many] Brakuje { $missing } punktów wpływu.
   *[other] Brakuje { $missing } punktu wpływu.
}
innovation-why-achieve-top = Potrzebna karta aktywna o wartości { $age } lub wyższej.
innovation-why-achieve-taken = Ta epoka jest już zdominowana.
innovation-why-special = Dziedzinę dominuje od razu ten, kto spełni warunek, nawet w środku dogmatu.
innovation-why-special-taken = Ta dziedzina jest już zdominowana, więc nic się nie dzieje.
innovation-why-tie = Jest remis, więc nikt nie wygrywa i gra toczy się dalej.
innovation-why-ended-achievements = { $needed ->
    [one] Przy tym stole do zwycięstwa potrzeba { $needed } dominacji.
    [few] Przy tym stole do zwycięstwa potrzeba { $needed } dominacji.
    [many] Przy tym stole do zwycięstwa potrzeba { $needed } dominacji.
   *[other] Przy tym stole do zwycięstwa potrzeba { $needed } dominacji.
}
innovation-why-ended-score = Nie dało się pociągnąć karty: gra od razu się kończy. Decydują punkty wpływu, przy remisie liczba dominacji.
innovation-why-ended-dogma = Tak mówi dogmat: gra kończy się natychmiast.

## Warianty zasad

innovation-rule-edition = Teksty kart
innovation-rule-edition-2011 = drugie wydanie (2011)
innovation-rule-edition-2017 = trzecie wydanie (2017)
innovation-rule-edition-help = W trzecim wydaniu dziewięć kart działa inaczej.
innovation-rule-monument = { innovation-special-monument }
innovation-rule-monument-separate = sześć ukrytych albo sześć dodanych
innovation-rule-monument-mixed = ukryte i dodane liczą się razem
innovation-rule-monument-help = Czy karty ukryte i dodane do kart wpływu sumują się dla dziedziny „{ innovation-special-monument }”.
innovation-rule-reveal-bonus = Premia za samo pokazanie
innovation-rule-reveal-bonus-yes = tak
innovation-rule-reveal-bonus-no = nie
innovation-rule-reveal-bonus-help = Czy współpracujący gracz, który tylko pokazuje kartę albo, na dowód, rękę, daje premię graczowi aktywnemu.
innovation-rule-ties = Remisy wśród kart żądającego
innovation-rule-ties-victim = wybiera ulegający, na ślepo
innovation-rule-ties-owner = wybiera właściciel
innovation-rule-ties-help = Kto wybiera spośród równych kart gracza, który żąda.
innovation-rule-fission = { innovation-card-fission }
innovation-rule-fission-ends = czerwona karta kończy akcję
innovation-rule-fission-continues = akcja trwa dalej
innovation-rule-fission-help = Czy czerwona karta pociągnięta dla karty „{ innovation-card-fission }” kończy całą akcję.
innovation-rule-teams = Dwa na dwa
innovation-rule-teams-yes = tak
innovation-rule-teams-no = nie
innovation-rule-teams-help = Dla czterech graczy: partnerzy siedzą naprzeciw siebie i wygrywają razem.
innovation-rule-start = Alfabet pierwszej karty
innovation-rule-start-en = angielski
innovation-rule-start-pl = polski
innovation-rule-start-ru = rosyjski
innovation-rule-start-cs = czeski
innovation-rule-start-help = Język nazw kart, które decydują, kto zaczyna.
