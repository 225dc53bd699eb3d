# Teksty samego klienta WWW; to, co ekrany dzielą z terminalem, jest w ui.ftl.

## Strona startowa

web-hero = Zbuduj cywilizację, karta po karcie
web-hero-text = Dwie gry karciane na wieczór ze znajomymi albo na dziesięć minut z komputerem. Konto nie jest potrzebne: wystarczy imię.
web-game-innovation-text = 105 kart, od koła po internet. Każdą można aktywować; kto ma dość zasobów, współpracuje, a kto ma ich za mało, ulega.
web-game-cvlizations-text = Wybieraj rozkazy, zgaduj, co wybiorą inni, zbieraj surowce i kupuj pomysły, które uszczęśliwią twój lud.
web-game-seats = { $from }–{ $to } graczy
web-quick = Zagraj z komputerem
web-with-friends = Zagraj ze znajomymi
web-running-tables = Trwające gry do oglądania
web-status-open = czeka na graczy
web-status-mine = twoja decyzja
web-status-others = decydują inni
web-status-won = Zwycięstwo: { $players }
web-navigation = Nawigacja
web-skip = Przejdź do treści

## Nowy stół, zaproszenie

web-seat-open = zaproszenie linkiem
web-seat-computer = komputer
web-seat-hotseat = osoba przy tym ekranie
web-remove-seat = Usuń miejsce { $letter }
web-clock-increment = Sekundy dodawane za decyzję
web-spectators = Każdy, kto zna adres, może oglądać
web-listed = Pokaż ten stół wszystkim
web-at-once = Podawaj jedyną odpowiedź od razu (szybciej, ale inni widzą, że innej nie było)
web-seed-none = losowane w tajemnicy
web-seed-help = Liczba albo 64 cyfry szesnastkowe. { ui-option-seed-help }
web-make-link = Utwórz stół i link
web-start-game = Rozpocznij grę
web-join = Zaproszenie
web-join-game = Masz zaproszenie do gry „{ $game }”
web-join-with = Przy stole: { $players }
web-sit-down = Usiądź
web-only-watch = Tylko oglądaj
web-seat-here = Twoje miejsce na tym urządzeniu
web-seat-here-text = Ten link to miejsce przy stole. Usiądź tutaj, żeby grać dalej na tym urządzeniu.
web-share-link = Wyślij ten link pozostałym
web-seat-link = Moje miejsce na innym urządzeniu
web-seat-link-new = Nowy link; stary przestanie działać
web-fill = Obsadź wolne miejsca komputerem
web-computer = Komputer
web-computer-letter = Komputer { $letter }
web-name-letter = { $player } ({ $letter })

## Stół

web-color-letter-blue = N
web-color-letter-green = Z
web-color-letter-purple = F
web-color-letter-red = C
web-color-letter-yellow = Ż
web-icon-short-crown = ko
web-icon-short-leaf = li
web-icon-short-bulb = ża
web-icon-short-castle = za
web-icon-short-factory = fa
web-icon-short-clock = ze
web-short-points = pkt
web-short-achievements = dom
web-short-hand = ręka
web-short-draw = ciąg.
web-matrix = Zasoby, punkty wpływu, dominacje i karty wszystkich graczy
web-player = Gracz
web-board-of = Strefa: { $player }
web-open-pile = { $count ->
    [one] Stos { $color }: { $count } karta
    [few] Stos { $color }: { $count } karty
    [many] Stos { $color }: { $count } kart
   *[other] Stos { $color }: { $count } karty
}
web-pile-of = { $player }: stos { $color }
web-pile-unordered = Kolejność zna tylko właściciel
web-splay = Rozsunięcie
web-covered = { $count ->
    [0] sama
   *[other] + { $count }
}
web-back = zakryta, epoka { $age }
web-hand-empty = Twoja ręka jest pusta.
web-gone = zajęta
web-claim-ready = dominuj!
web-claim-missing = brak { $missing } pkt
web-claim-low = za niska karta
web-deck = { $count ->
    [one] Stos epoki { $age }: { $count } karta
    [few] Stos epoki { $age }: { $count } karty
    [many] Stos epoki { $age }: { $count } kart
   *[other] Stos epoki { $age }: { $count } karty
}
web-absent = poza stołem
web-deciding = decyduje
web-candidate = Wybierz: { $answer }
web-card-kind = Epoka { $age }, kolor { $color }
web-rulings = Wyjaśnienia
web-card-text = Tekst karty
web-part-leads = aktywuje
web-part-shares = { ui-shares }
web-part-obeys = { ui-obeys }
web-part-watches = poza akcją
web-effect-demand = { innovation-term-demand }
web-effect-shared = współpraca
# The word that begins the next clause in the texts of the cards: "Meld a card, then score a card."
web-clause-next = potem
# What was done for the reader without a question, beside the next one; and its reason, in the log.
web-forced = Zrobiono za ciebie: { $event }
web-forced-why = nic innego nie było możliwe
web-preview-count = Masz { $count }
web-preview-bonus = Jeśli współpraca coś zmieni, w premii pociągniesz kartę.
web-outlook-opens = { $you ->
    [yes] Potem możesz dominować
   *[no] Potem { $player } może dominować
}: { $achievements }
web-outlook-claims = { $you ->
    [yes] Możesz zdominować
   *[no] { $player } może zdominować
}: { $achievements }
web-step = { $may ->
    [yes] { $step } z najwyżej { $steps }
   *[no] { $step } z { $steps }
}
web-answer-in-turn-of = Musisz zdecydować w cudzej turze ({ $player })
web-draw = Pociągnij [{ $age }]
web-covered-reveal = Odkryj
web-hold = Przytrzymaj, aby potwierdzić
web-activate-nothing = { ui-activate-nothing }: [{ $age }] „{ $card }”
web-verb-meld = Zagraj:
web-verb-dogma = Aktywuj:
web-short-nothing = { $card } (bez skutku)
web-kind-meld = Zagraj kartę ({ $count })
web-kind-dogma = Aktywuj kartę ({ $count })
web-kind-achieve = Zdominuj epokę ({ $count })
web-first = Jak się gra
web-first-innovation-1 = Wygrywa, kto pierwszy zdobędzie { $count ->
    [one] { $count } dominację
    [few] { $count } dominacje
    [many] { $count } dominacji
   *[other] { $count } dominacji
}.
web-first-innovation-2 = W turze są dwie akcje: pociągnij kartę, zagraj kartę z ręki, aktywuj swoją kartę aktywną albo zdominuj epokę.
web-first-innovation-3 = Po aktywacji karty współpracuje każdy, kto ma co najmniej tyle wymaganych zasobów co aktywujący; kto ma ich mniej, ulega przymusowi.
web-first-innovation-4 = Dominacja wymaga wpływu równego pięciokrotności epoki i karty aktywnej tej epoki lub wyższej.
web-first-cvlizations-1 = Po dziewięciu turach, trzech w każdej epoce, wygrywa ten, kto ma najwięcej punktów.
web-first-cvlizations-2 = W każdej turze wszyscy wykładają dwa rozkazy, jeden odkryty i jeden zakryty. Co rozkaz przyniesie, zależy od tego, ile cywilizacji go wyłożyło: 1, 2 czy 3+.
web-first-cvlizations-3 = Potem za jedzenie, drewno i kamień kupuje się pomysły: dają punkty i zdolności. Żeton zadowolenia jest wart 1 punkt.
web-first-read = Wskaż kartę, by ją przeczytać; kliknij, by ją wybrać. Na telefonie dotknięcie najpierw ją pokazuje.
web-command = Znajdź kartę albo odpowiedz
web-command-who = kto współpracuje
web-command-card = Karta: { $card }
web-mode-meld = którą zagrać?
web-mode-dogma = którą aktywować?
web-mode-achieve = którą epokę?
web-turn = tura { $number }
web-turn-of = { $you ->
    [yes] Twoja tura
   *[no] Tura: { $player }
}
web-setup = Przygotowanie
# Dogmat w dzienniku, za tym, kto go wykonał.
web-log-idle = nic się nie zmienia
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
web-pages = Strony stołu
web-page-table = Stół
web-page-open = { ui-tab-open }
web-page-events = { ui-tab-events }
web-page-chat = { ui-chat }
web-options-live = { $count ->
    [one] { $sentence } { $count } możliwość.
    [few] { $sentence } { $count } możliwości.
    [many] { $sentence } { $count } możliwości.
   *[other] { $sentence } { $count } możliwości.
}
web-reconnecting = Brak połączenia. Próbujemy ponownie…
web-missing = Brak połączenia z serwerem. Próbujemy ponownie…
web-part-missing = Nie udało się wczytać części strony.
web-load-anew = Wczytaj stronę ponownie
web-hot-seat = Następna decyzja: { $player }
web-hot-seat-text = Przekaż urządzenie. Nikt inny nie powinien patrzeć na ekran.
web-hot-seat-show = To ja, { $player }: pokaż karty
web-away-kept = Gra za ciebie komputer.
web-come-back = Wracam do gry
web-time-over-mine = Twój czas minął. Gra czeka na ciebie.
web-time-over = Czas minął: { $player }. Gra czeka.
web-time-over-tag = czas minął
web-play-on = Gram dalej
web-replace = Zastąp komputerem: { $player }
web-leave = Niech za mnie gra komputer
web-vote = { $player }: czy dalej ma grać komputer?
web-vote-waiting = { $player }: komputer zagra dalej, gdy zgodzą się: { $players }
web-vote-you = Inni chcą, żeby grał za ciebie komputer. Podejmij decyzję, a zachowasz swoje miejsce.
web-kept = Komputer: { $level }
web-marked = Cofnięto ruch: ta gra się nie liczy.
web-from-position = Ta gra zaczęła się od zadanej pozycji, więc się nie liczy.
web-undo-waiting = Prośba o cofnięcie. Czekamy na: { $players }
web-icons-read = Masz: { $list }

## Koniec gry

web-end-lost = Zwycięstwo: { $players }
web-rematch-begun = { $known ->
    [yes] { $player } rozpoczyna rewanż.
   *[no] Rewanż już trwa.
}
web-rematch-go = Przejdź do rewanżu
web-copied = Skopiowano link
web-measure-points = Punkty
web-measure-achievements = Dominacje
web-measure-ideas = Pomysły
web-measure-happiness = Zadowolenie
web-plot = { $measure } w trakcie gry
web-winner = zwycięstwo

## Powtórka

web-replay-position = Decyzja { $now } z { $all }
web-replay-against = Następne zdarzenie przeciw mnie
web-replay-view = Widok
web-spectator-view = widz

## Karty

web-cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

web-cards-corrected = To poprawione karty tego serwera.

# Skąd wiadomo, co jest na karcie CVlizacji.
web-certainty = Skąd to wiadomo
web-certainty-rulebook = Instrukcja
web-certainty-published-review = Opublikowana recenzja
web-certainty-inferred = Wywnioskowane
web-certainty-designed = Wymyślone przez nas
web-fact-name = nazwa
web-fact-kind = rodzaj
web-fact-cost = { cvlizations-term-cost }
web-fact-points = { cvlizations-term-points }
web-fact-effect = działanie
web-fact-timing = moment działania

# Liczby zmienione przez poprawiony plik kart. $value: liczba, nazwa albo symbol.
web-corrected = poprawiono: { $list }
web-corrected-amount = ile: { $value }
web-corrected-per = za każde { $value }
web-corrected-at-most = najwyżej { $value }
web-corrected-of = dotyczy: { $value }

## Ustawienia

web-account = Konto
web-account-text = Twoje gry na każdym urządzeniu. Nieobowiązkowe.
web-login-name = Login
web-password = Hasło
web-log-in = Zaloguj się
web-log-out = Wyloguj się
web-make-account = Załóż konto
web-logged-in = Zalogowano jako { $login }
web-sessions = Zalogowane urządzenia
web-session-unknown = nieznane urządzenie
web-session-since = od { $time }
web-session-this = ta przeglądarka
web-session-end = Wyloguj tam
web-sessions-end = Wyloguj wszędzie indziej
web-password-change = Zmień hasło
web-password-old = Dotychczasowe hasło
web-password-new = Nowe hasło
web-password-text = Wszystkie inne urządzenia zostaną przy tym wylogowane.
web-settings-covered = Ciągnij zakrytą: karta jest widoczna dopiero po „Odkryj”
web-settings-waits = Czekaj na mnie po ruchu wykonanym za mnie
web-speed-off = bez animacji
web-speed-fast = szybko
web-speed-normal = normalnie
web-speed-slow = powoli
web-none = brak
web-language-en = English
web-language-pl = Polski
web-language-ru = Русский
web-language-cs = Čeština
web-saved = Zapisano
web-about = { ui-about }
web-about-pictures = Obrazki na kartach narysowali Lorc, Delapouite i inni autorzy game-icons.net; używamy ich na licencji CC BY 3.0.

## Surowce w CVlizacjach

web-good-food = { cvlizations-resource-food }
web-good-wood = { cvlizations-resource-wood }
web-good-stone = { cvlizations-resource-stone }
web-good-token = { cvlizations-happiness }
web-good-points = { cvlizations-term-points }

web-phase-orders = { cvlizations-phase-orders }
web-phase-action = { cvlizations-phase-action }
web-phase-development = { cvlizations-phase-development }
web-phase-cleanup = { cvlizations-phase-cleanup }
web-phase-scoring = Punktacja
web-phase-over = { ui-end }
web-page-players = Gracze

## Odmowy, według id serwera

web-error-offline = Brak połączenia z serwerem.
web-error-bad-request = { error-request }
web-error-bad-name = Nie można użyć tego imienia: powinno mieć od 1 do 24 znaków.
web-error-bad-text = Nie można wysłać tej wiadomości.
web-error-bad-rules = Te warianty zasad nie pasują do siebie.
web-error-bad-seats = W tę grę nie da się grać przy tylu miejscach.
web-error-bad-seed = Ziarno musi być liczbą albo mieć 64 cyfry szesnastkowe.
web-error-bad-position = Gra nie może zacząć się od tej pozycji.
web-error-bad-clock = Nie można ustawić takiego zegara.
web-error-bad-password = Login ma od 3 do 32 znaków: a–z, 0–9, kropka, myślnik, podkreślenie. Hasło ma co najmniej 8.
web-error-unknown-game = Nie mamy takiej gry.
web-error-no-session = Najpierw podaj imię.
web-error-wrong-password = Błędny login lub hasło.
web-error-not-your-seat = { error-not-your-seat }
web-error-not-your-table = { error-no-permission }
web-error-no-spectators = Tego stołu nie można oglądać.
web-error-cross-site = { error-no-permission }
web-error-undo-off = Przy tym stole nie można cofać ruchów.
web-error-not-found = { error-not-found }
web-error-no-such-table = Tego stołu nie ma albo nie możesz go oglądać.
web-error-no-such-invitation = { error-invite }
web-error-method-not-allowed = { error-request }
web-error-stale-question = { error-stale }
web-error-illegal-choice = { error-not-an-option }
web-error-not-asked = { error-not-asked }
web-error-table-full = { error-table-full }
web-error-already-seated = Już siedzisz przy tym stole.
web-error-not-open = { error-table-started }
web-error-not-running = Ta gra się teraz nie toczy.
web-error-not-finished = Ta gra jeszcze się nie skończyła.
web-error-nothing-to-undo = Nie ma czego cofnąć.
web-error-no-request = Ta prośba jest już nieaktualna.
web-error-name-taken = Ten login jest już zajęty. Wybierz inny.
web-error-not-replaced = Nikt za ciebie nie gra.
web-error-is-computer = To miejsce zajmuje już komputer.
web-error-still-here = Ten gracz jest przy stole. Komputer może go zastąpić dopiero po minucie bez decyzji.
web-error-too-large = To jest za długie.
web-error-too-many = { error-too-many }
web-error-broken-table = Tego stołu nie można kontynuować. Zapis gry zostaje zachowany.
web-error-internal = { error-server }
web-error-busy = Serwer jest zajęty. Spróbuj ponownie.
web-error-not-saved = Dysk lub baza danych serwera nie potwierdza zapisu. Jeśli zmiana się nie pojawi, spróbuj ponownie za jakiś czas.
web-error-shutting-down = Serwer uruchamia się ponownie. Chwileczkę.
