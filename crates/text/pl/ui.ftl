# Interfejs, ekran po ekranie.

## Strona startowa

ui-title = Epoka
ui-subtitle = Dwie gry karciane o cywilizacjach, każdy gracz w swoim języku
ui-play-now = Zagraj teraz
ui-play-now-help = Od razu, z komputerem
ui-new-table = Nowy stół
ui-new-table-help = Ze znajomymi, przez link
ui-my-tables = Moje stoły
ui-my-tables-none = Nie ma jeszcze stołów
ui-waiting-for-me = Czekają na ciebie
ui-open-tables = Otwarte stoły
ui-open-tables-none = Chwilowo nie ma otwartych stołów
ui-finished-games = Zakończone gry
ui-finished-games-none = Nie ma jeszcze zakończonych gier
ui-watch = Oglądaj
ui-join = Dołącz
ui-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
ui-continue = Graj dalej
ui-home = Strona główna
ui-menu = Menu
ui-language = Język
ui-guest-name = Twoje imię
ui-guest-help = Konto nie jest potrzebne
ui-about = O tej stronie
ui-not-found = Ta strona nie istnieje.

## Nowy stół

ui-game = Gra
ui-seats = Miejsca
ui-seat-me = ja
ui-seat-link = wolne, przez link
ui-seat-computer = komputer
ui-seat-hot = ten sam ekran
ui-seat-hot-name = Imię gracza
ui-seat-add = Dodaj miejsce
ui-seat-remove = Usuń to miejsce
ui-level = Poziom
ui-options = Opcje
ui-options-rules = Zasady
ui-option-clock = Zegar
ui-option-clock-none = brak
ui-option-clock-live = na żywo
ui-option-clock-days = korespondencyjnie
ui-option-undo = Cofanie ruchów
ui-option-undo-free = dowolne
ui-option-undo-ask = za zgodą wszystkich
ui-option-undo-never = nigdy
ui-option-spectators = Widzowie
ui-option-spectators-yes = dozwoleni
ui-option-spectators-no = niedozwoleni
ui-option-seed = Ziarno losowania
ui-option-seed-help = To samo ziarno daje to samo rozdanie.
ui-create = Otwórz stół

## Poczekalnia

ui-lobby-invite = Zaproś tym linkiem
ui-lobby-copy = Kopiuj link
ui-lobby-copied = Skopiowano
ui-lobby-waiting = Czekamy na graczy…
ui-lobby-ready = Wszyscy są na miejscu.
ui-lobby-start = Rozpocznij grę
ui-lobby-leave = Odejdź od stołu
ui-lobby-sit = Usiądź tutaj
ui-lobby-shuffle = Rozlosuj miejsca

## Stół

ui-table-number = Stół { $number }
ui-hand = Ręka
ui-board = Strefa
ui-score-pile = Karty wpływu
ui-score = Wpływ
ui-achievements = Dominacje
ui-specials = Dziedziny
ui-open-achievements = Jeszcze wolne
ui-decks = Stosy epok
ui-icons = Zasoby
ui-next-draw = Następna karta
ui-opponents = Przeciwnicy
ui-my-area = Moja strefa
ui-empty = pusto
ui-sort-age = Według epok
ui-sort-color = Według kolorów
ui-shares = współpracuje
ui-obeys = ulega
ui-can-claim = Możesz to teraz zdominować
ui-pile = Stos
ui-pile-show = Pokaż cały stos
ui-chat = Czat
ui-spectators-now = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
ui-chat-write = Napisz wiadomość
ui-chat-send = Wyślij
ui-tab-open = Wolne
ui-tab-events = Zdarzenia
ui-tab-cards = Karty
ui-clock-left = Pozostały czas
ui-resign = Poddaj grę
ui-resign-sure = Na pewno poddać grę?

## Pasek decyzji

ui-your-decision = Twoja decyzja
ui-your-decision-abroad = Musisz zdecydować w cudzej turze
ui-options-number = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}
ui-waiting = Czekamy na: { $players }
ui-confirm = Potwierdź
ui-choose = Wybierz
ui-activate = Aktywuj
ui-activate-nothing = Aktywuj bez skutku
ui-meld = Zagraj
ui-draw = Pociągnij
ui-claim = Dominuj
ui-undo = Cofnij
ui-undo-ask = Poproś o cofnięcie
ui-undo-asked = { $player } prosi o cofnięcie ruchu.
ui-undo-agree = Zgoda
ui-undo-refuse = Odmów
ui-preview-changes = zmieni stan gry
ui-preview-no-change = bez zmian
ui-preview-unknown = zależy od ukrytych kart
ui-preview-bonus = Otrzymasz premię za współpracę
ui-preview-risk-end = To może zakończyć grę
ui-preview-risk-gift = To może dać komuś dominację
ui-auto = Zrobione za ciebie: jedyna możliwość

## Dziennik

ui-log = Co się działo
ui-log-since = Pod twoją nieobecność
ui-log-against-me = Przeciw tobie
ui-log-only-you = Tylko ty to widzisz
ui-log-why = Dlaczego?
ui-log-link = Link do tej chwili
ui-log-show = Pokaż tę chwilę
ui-log-now = Wróć do bieżącej chwili

## Koniec gry

ui-end = Koniec gry
ui-end-you-win = Wygrywasz!
ui-end-final = Stan końcowy
ui-end-timeline = Przebieg gry
ui-end-story = Historia w skrócie
ui-end-rematch = Rewanż
ui-end-replay = Powtórka
ui-end-share = Udostępnij

## Powtórka

ui-replay = Powtórka
ui-replay-play = Odtwarzaj
ui-replay-pause = Pauza
ui-replay-first = Na początek
ui-replay-last = Na koniec
ui-replay-next = Następny krok
ui-replay-previous = Poprzedni krok
ui-replay-next-turn = Następna tura
ui-replay-previous-turn = Poprzednia tura
ui-replay-seat = Widok gracza: { $player }
ui-replay-all = Wszystkie karty odkryte
ui-replay-speed = Szybkość
ui-replay-download = Pobierz zapis gry

## Karty

ui-cards = Karty
ui-cards-search = Znajdź kartę
ui-cards-none = Nie znaleziono kart
ui-cards-filter-age = Epoka
ui-cards-filter-color = Kolor
ui-cards-filter-icon = Zasób
ui-cards-filter-kind = Rodzaj
ui-cards-all = wszystkie
ui-cards-second-language = Karty także w języku

## Zasady

ui-rules = Zasady
ui-rules-contents = Spis treści
ui-rules-short = Gra na jednej stronie

## Ustawienia

ui-settings = Ustawienia
ui-settings-theme = Motyw
ui-settings-theme-light = jasny
ui-settings-theme-dark = ciemny
ui-settings-theme-contrast = wysoki kontrast
ui-settings-theme-system = jak w urządzeniu
ui-settings-motion = Animacje
ui-settings-motion-full = pełne
ui-settings-motion-reduced = ograniczone
ui-settings-speed = Szybkość zdarzeń
ui-settings-sound = Dźwięk
ui-settings-notify = Powiadom, gdy przyjdzie moja kolej
ui-settings-on = wł.
ui-settings-off = wył.

## Klawiatura

ui-keys = Klawiatura
ui-keys-choose = wybierz
ui-keys-default = domyślna odpowiedź
ui-keys-confirm = potwierdź
ui-keys-back = wstecz
ui-keys-draw = pociągnij
ui-keys-meld = zagraj
ui-keys-activate = aktywuj
ui-keys-claim = dominuj
ui-keys-move = przejdź między miejscami
ui-keys-icons = odczytaj zasoby
ui-keys-why = dlaczego?
ui-keys-find = znajdź kartę
ui-keys-last = ostatnie zdarzenie
ui-keys-pile = pokaż stos
ui-keys-step = kolejne zdarzenia
ui-keys-turn = kolejne tury
ui-keys-against = następne zdarzenie przeciw mnie
ui-keys-agree = zgódź się na cofnięcie
ui-keys-undo = cofnij
ui-keys-help = pokaż te klawisze
