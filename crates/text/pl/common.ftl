# Słowa potrzebne w każdej grze i na każdym ekranie oraz błędy według id.

language-name = polski

## Miejsca

seat-you = Ty
seat-name = Miejsce { $letter }
seat-open = wolne miejsce
seat-computer = Komputer, poziom { $level }
seat-guest = Gość
seat-spectator = widz
seat-away = Poza stołem: { $player }

## Słowa

word-yes = Tak
word-no = Nie
word-ok = OK
word-cancel = Anuluj
word-back = Wstecz
word-close = Zamknij
word-save = Zapisz
word-nobody = nikt
word-everybody = wszyscy
word-loading = Wczytywanie…
word-why = Dlaczego?
word-rules = Zasady
word-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
word-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
word-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
word-actions-left = { $count ->
    [one] Pozostała { $count } akcja
    [few] Pozostały { $count } akcje
    [many] Pozostało { $count } akcji
   *[other] Pozostało { $count } akcji
}
word-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
word-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

## Gracze komputerowi

level-1 = Początkujący
level-2 = Łatwy
level-3 = Średni
level-4 = Trudny
level-5 = Ekspert
level-1-help = Uczy się gry: gra głównie losowo.
level-2-help = Patrzy na najbliższy krok i często się myli.
level-3-help = Patrzy tylko na najbliższy krok.
level-4-help = Myśli naprzód i zgaduje ukryte karty.
level-5-help = Myśli naprzód tak długo, jak mu wolno.

## Błędy

error-over = Gra jest już zakończona.
error-not-asked = To nie twoja decyzja.
error-not-an-option = Teraz nie można tego zrobić.
error-stale = Sytuacja przy stole się zmieniła. Spójrz jeszcze raz.
error-not-found = Nic tu nie ma.
error-table-full = Wszystkie miejsca przy tym stole są zajęte.
error-table-started = Ta gra już się zaczęła.
error-not-your-seat = To miejsce należy do kogoś innego.
error-no-permission = Nie możesz tego zrobić.
error-name-empty = Podaj imię.
error-name-long = To imię jest za długie.
error-name-taken = Ktoś przy tym stole ma już takie imię.
error-invite = To zaproszenie jest już nieważne.
error-record = To nie jest zapis znanej nam gry.
error-version = Tę grę zapisano według zasad, których już nie używamy.
error-too-many = Za dużo zapytań. Poczekaj chwilę.
error-connection = Brak połączenia. Próbujemy ponownie…
error-reconnected = Połączenie przywrócone.
error-server = Coś poszło nie tak po naszej stronie. Gra jest bezpieczna.
error-request = Serwer nie zrozumiał tego zapytania.
