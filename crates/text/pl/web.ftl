# What only the web client says; what the screens share with the terminal is in ui.ftl.

## Start page

web-hero = Zbuduj cywilizację, karta po karcie
web-hero-text = Dwie gry karciane na wieczór z przyjaciółmi albo dziesięć minut z komputerem. Bez konta: wystarczy imię.
web-game-innovation-text = 105 kart od koła do internetu. Każdą kartę można aktywować; kto pokazuje dość symboli, korzysta, kto za mało, ulega.
web-game-cvlizations-text = Wybieraj rozkazy, zgaduj, co wybiorą inni, zbieraj dobra i kupuj idee, które uszczęśliwią twój lud.
web-game-seats = Graczy: { $from }–{ $to }
web-quick = Zagraj z komputerem
web-with-friends = Zagraj z przyjaciółmi
web-running-tables = Trwające gry do oglądania
web-status-open = czeka na graczy
web-status-mine = twoja decyzja
web-status-others = decydują inni
web-status-won = Zwycięstwo: { $players }
web-status-broken = nie można kontynuować
web-navigation = Strona
web-skip = Przejdź do treści

## New table, invitation

web-seat-open = zaproszenie linkiem
web-seat-computer = komputer
web-seat-hotseat = osoba przy tym ekranie
web-remove-seat = Usuń miejsce { $letter }
web-clock-increment = Sekundy dodawane za decyzję
web-spectators = Kto zna adres, może oglądać
web-listed = Pokaż ten stół wszystkim
web-seed-none = losowane w tajemnicy
web-make-link = Utwórz stół i link
web-start-game = Rozpocznij grę
web-join = Zaproszenie
web-join-game = Zaproszenie do gry { $game }
web-join-with = Przy stole: { $players }
web-sit-down = Usiądź
web-only-watch = Tylko oglądaj
web-seat-here = Twoje miejsce na tym urządzeniu
web-seat-here-text = Ten link to miejsce przy stole. Usiądź, aby grać dalej na tym urządzeniu.
web-share-link = Wyślij ten link pozostałym
web-seat-link = Moje miejsce na innym urządzeniu
web-share = Udostępnij
web-fill = Obsadź wolne miejsca komputerem
web-computer = Komputer
web-computer-letter = Komputer { $letter }

## The table

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
web-short-achievements = osg
web-short-hand = ręka
web-short-draw = dob
web-matrix = Symbole, punkty, osiągnięcia i karty wszystkich graczy
web-player = Gracz
web-board-of = Plansza: { $player }
web-open-pile = Stos { $color }, kart: { $count }
web-pile-of = { $player }: stos { $color }
web-pile-unordered = W kolejności znanej tylko właścicielowi
web-splay = Rozsunięcie
web-covered = { $count ->
    [0] sama
   *[other] + { $count }
}
web-back = zakryta, epoka { $age }
web-hand-empty = Nie masz kart na ręce.
web-gone = brak
web-claim-ready = zdobądź!
web-claim-missing = brakuje { $missing }
web-claim-low = karta za niska
web-deck = Talia { $age }, kart: { $count }
web-absent = nieobecny
web-deciding = decyduje
web-candidate = Wybierz: { $answer }
web-card-kind = Epoka { $age }, { $color }
web-card-text = Tekst karty
web-part-leads = aktywuje
web-part-shares = { ui-shares }
web-part-obeys = { ui-obeys }
web-part-watches = ani to, ani to
web-effect-shared = wspólny
web-preview-count = Pokazujesz: { $count }
web-preview-bonus = Jeśli ktoś, kto korzysta, coś zmieni, dobierzesz kartę premiową.
web-answer-in-turn-of = Musisz odpowiedzieć, choć trwa tura: { $player }
web-draw = Dobierz [{ $age }]
web-mode-meld = którą wyłożyć?
web-mode-dogma = którą aktywować?
web-mode-achieve = które zdobyć?
web-turn = tura { $number }
web-turn-of = { $you ->
    [yes] Twoja tura
   *[no] Tura: { $player }
}
web-setup = Przygotowanie
web-log-obeys = { $effect }. { $you ->
    [yes] Ulegasz
   *[no] Ulega: { $player }
}
web-log-shares = { $effect }. { $you ->
    [yes] Korzystasz
   *[no] Korzysta: { $player }
}
web-log-leads = { $effect }. { $you ->
    [yes] Ty
   *[no] { $player }
}
web-chat-empty = Nikt jeszcze nic nie napisał.
web-pages = Strony stołu
web-page-table = Stół
web-page-open = { ui-tab-open }
web-page-events = { ui-tab-events }
web-page-chat = { ui-chat }
web-your-decision-title = ● Twoja decyzja
web-options-live = { $sentence } Możliwości: { $count }.
web-reconnecting = Brak połączenia. Próbuję ponownie …
web-hot-seat = Następną decyzję podejmuje { $player }
web-hot-seat-text = Przekaż urządzenie. Nikt inny nie powinien patrzeć na ekran.
web-hot-seat-show = Tu { $player }: pokaż moje karty
web-away-kept = Gra za ciebie komputer.
web-come-back = Gram dalej
web-replace = Niech komputer gra zamiast: { $player }
web-leave = Niech komputer gra za mnie
web-vote = Czy komputer ma grać zamiast: { $player }?
web-marked = Coś cofnięto: ta gra się nie liczy.
web-watching = Oglądasz.
web-undo-waiting = Prośba o cofnięcie. Czekamy: { $players }
web-digest = Od twojego wyjścia: zdarzeń { $count }, przeciw tobie { $against }
web-icons-read = Pokazujesz: { $list }

## End of the game

web-end-lost = Zwycięstwo: { $players }
web-end-way = Jak
web-copied = Skopiowano link
web-measure-points = Punkty
web-measure-achievements = Osiągnięcia
web-measure-ideas = Idee
web-measure-happiness = Szczęście
web-plot = { $measure } w przebiegu gry
web-winner = zwycięzca

## Replay

web-replay-position = Decyzja { $now } z { $all }
web-replay-against = Następne zdarzenie przeciw mnie
web-replay-view = Widok
web-spectator-view = widz

## Cards

web-cards-count = Kart: { $count }
web-cards-clear = Pokaż wszystkie

## Settings

web-account = Konto
web-account-text = Twoje gry na wszystkich urządzeniach. Nieobowiązkowe.
web-login-name = Login
web-password = Hasło
web-log-in = Zaloguj
web-log-out = Wyloguj
web-make-account = Załóż konto
web-logged-in = Zalogowano jako { $login }
web-speed-off = bez ruchu
web-speed-fast = szybko
web-speed-normal = normalnie
web-speed-slow = wolno
web-none = brak
web-language-en = English
web-language-pl = Polski
web-language-ru = Русский
web-language-cs = Čeština
web-saved = Zapisano

## Goods of CVlizations

web-good-food = { cvlizations-resource-food }
web-good-wood = { cvlizations-resource-wood }
web-good-stone = { cvlizations-resource-stone }
web-good-token = { cvlizations-happiness }
web-good-points = { cvlizations-term-points }

web-order-maybe = { $count } może mieć zakryty
web-orders-left = Rozkazy: { $count }
web-phase-orders = { cvlizations-phase-orders }
web-phase-action = { cvlizations-phase-action }
web-phase-development = { cvlizations-phase-development }
web-phase-cleanup = { cvlizations-phase-cleanup }
web-phase-scoring = Podliczanie
web-phase-over = { ui-end }
web-page-players = Gracze

## Refusals, by the id of the server

web-error-offline = Nie ma połączenia z serwerem.
web-error-bad-request = { error-request }
web-error-bad-name = Tego imienia nie można użyć: od 1 do 24 znaków.
web-error-bad-text = Tej wiadomości nie można wysłać.
web-error-bad-rules = Te opcje zasad nie pasują do siebie.
web-error-bad-seats = W tę grę nie można grać w tyle osób.
web-error-bad-seed = Ziarno to liczba albo 64 cyfry szesnastkowe.
web-error-bad-clock = Taki zegar nie jest możliwy.
web-error-bad-password = Login: 3 do 32 małych liter lub cyfr, hasło: co najmniej 8 znaków.
web-error-unknown-game = Nie ma tu takiej gry.
web-error-no-session = Najpierw podaj imię.
web-error-wrong-password = Zły login lub hasło.
web-error-not-your-seat = { error-not-your-seat }
web-error-not-your-table = { error-no-permission }
web-error-no-spectators = Tego stołu nie można oglądać.
web-error-cross-site = { error-no-permission }
web-error-undo-off = Przy tym stole nic nie można cofnąć.
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
web-error-not-running = Ta gra nie trwa.
web-error-not-finished = Ta gra jeszcze się nie skończyła.
web-error-nothing-to-undo = Nie ma czego cofnąć.
web-error-no-request = Ta prośba jest już nieaktualna.
web-error-name-taken = { error-name-taken }
web-error-not-replaced = Nikt za ciebie nie gra.
web-error-is-computer = Tam już siedzi komputer.
web-error-too-large = To jest za długie.
web-error-too-many = { error-too-many }
web-error-broken-table = Tej gry nie można kontynuować. Zapis pozostał.
web-error-internal = { error-server }
web-error-busy = Serwer jest zajęty. Spróbuj ponownie.
web-error-shutting-down = Serwer uruchamia się ponownie. Chwileczkę.
