# Słowa potrzebne w każdej grze i na każdym ekranie oraz błędy według id.

## Miejsca

seat-you = Ty
seat-name = Miejsce { $letter }
seat-open = wolne miejsce
seat-guest = Gość

## Słowa

word-yes = Tak
word-back = Wstecz
word-close = Zamknij
word-save = Zapisz
word-nobody = nikt
word-loading = Wczytywanie…
word-why = Dlaczego?
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

## Gry

innovation-name = Innowacje
cvlizations-name = CVlizacje

## Gracze komputerowi

level-1 = Początkujący
level-2 = Amator
level-3 = Wprawny
level-4 = Ekspert
level-5 = Mistrz
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
error-invite = To zaproszenie jest już nieważne.
error-too-many = Za dużo zapytań. Poczekaj chwilę.
error-server = Coś poszło nie tak po naszej stronie. Gra jest bezpieczna.
error-request = Serwer nie zrozumiał tego zapytania.
