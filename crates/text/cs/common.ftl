# Slova potřebná v každé hře a na každé obrazovce a chyby podle id.

## Místa

seat-you = Ty
seat-name = Místo { $letter }
seat-open = volné místo
seat-guest = Host

## Slova

word-yes = Ano
word-back = Zpět
word-close = Zavřít
word-save = Uložit
word-nobody = nikdo
word-loading = Načítání…
word-why = Proč?
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

## Hry

innovation-name = Inovace
cvlizations-name = CVlizace

## Počítačoví hráči

level-1 = Začátečník
level-2 = Amatér
level-3 = Zkušený
level-4 = Expert
level-5 = Mistr
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
error-invite = Tato pozvánka už neplatí.
error-too-many = Příliš mnoho požadavků. Chvíli počkej.
error-server = Na naší straně se něco pokazilo. O hru nepřijdeš.
error-request = Server tomuto požadavku nerozuměl.
