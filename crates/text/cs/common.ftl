# Slova potřebná v každé hře a na každé obrazovce a chyby podle id.

language-name = čeština

## Místa

seat-you = Ty
seat-name = Místo { $letter }
seat-open = volné místo
seat-computer = Počítač, úroveň { $level }
seat-guest = Host
seat-spectator = divák
seat-away = { $player } tu teď není

## Slova

word-yes = Ano
word-no = Ne
word-ok = OK
word-cancel = Zrušit
word-back = Zpět
word-close = Zavřít
word-save = Uložit
word-nobody = nikdo
word-everybody = všichni
word-loading = Načítání…
word-why = Proč?
word-rules = Pravidla
word-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
word-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
word-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
word-actions-left = { $count ->
    [one] Zbývá { $count } akce
    [few] Zbývají { $count } akce
    [many] Zbývá { $count } akce
   *[other] Zbývá { $count } akcí
}
word-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
word-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}

## Počítačoví hráči

level-1 = Začátečník
level-2 = Lehký
level-3 = Střední
level-4 = Těžký
level-5 = Expert
level-1-help = Učí se hrát: hraje většinou náhodně.
level-2-help = Vidí o jeden krok dopředu a často chybuje.
level-3-help = Vidí jen o jeden krok dopředu.
level-4-help = Přemýšlí dopředu a odhaduje skryté karty.
level-5-help = Přemýšlí dopředu tak dlouho, jak smí.

## Chyby

error-over = Hra skončila.
error-not-asked = Teď nerozhoduješ ty.
error-not-an-option = To teď není možné.
error-stale = Situace na stole se změnila. Podívej se znovu.
error-not-found = Nic tu není.
error-table-full = Všechna místa u tohoto stolu jsou obsazená.
error-table-started = Tato hra už začala.
error-not-your-seat = Toto místo patří někomu jinému.
error-no-permission = K tomu nemáš oprávnění.
error-name-empty = Zadej jméno.
error-name-long = Jméno je příliš dlouhé.
error-name-taken = Toto jméno už u stolu někdo má.
error-invite = Tato pozvánka už neplatí.
error-record = Toto není záznam žádné hry, kterou známe.
error-version = Tato hra je zaznamenána podle starých pravidel, podle nichž se už nehraje.
error-too-many = Příliš mnoho požadavků. Chvíli počkej.
error-connection = Spojení vypadlo. Zkouším to znovu…
error-reconnected = Spojení obnoveno.
error-server = Na naší straně se něco pokazilo. O hru nepřijdeš.
error-request = Server tomuto požadavku nerozuměl.
