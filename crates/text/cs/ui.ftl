# Rozhraní, obrazovka po obrazovce.

## Úvodní stránka

ui-title = Epoka
ui-subtitle = Dvě karetní hry o civilizacích, každý hráč ve svém jazyce
ui-play-now = Hrát hned
ui-play-now-help = Hned teď, proti počítači
ui-new-table = Nový stůl
ui-new-table-help = S přáteli, přes odkaz
ui-my-tables = Moje stoly
ui-my-tables-none = Zatím žádné stoly
ui-waiting-for-me = Čekají na tebe
ui-open-tables = Volné stoly
ui-open-tables-none = Právě nejsou volné stoly
ui-finished-games = Dohrané hry
ui-finished-games-none = Zatím žádné dohrané hry
ui-watch = Sledovat
ui-join = Připojit se
ui-open-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
ui-continue = Pokračovat
ui-home = Úvodní stránka
ui-menu = Nabídka
ui-language = Jazyk
ui-guest-name = Tvé jméno
ui-guest-help = Účet není potřeba
ui-about = O tomto webu
ui-not-found = Tato stránka neexistuje.

## Nový stůl

ui-game = Hra
ui-seats = Místa
ui-seat-me = já
ui-seat-link = volné, přes odkaz
ui-seat-computer = počítač
ui-seat-hot = u této obrazovky
ui-seat-hot-name = Jméno hráče
ui-seat-add = Přidat místo
ui-seat-remove = Odebrat místo
ui-level = Úroveň
ui-options = Možnosti
ui-options-rules = Pravidla
ui-option-clock = Hodiny
ui-option-clock-none = žádné
ui-option-clock-live = naživo
ui-option-clock-days = korespondenčně
ui-option-undo = Vracení tahů
ui-option-undo-free = kdykoli
ui-option-undo-ask = se souhlasem všech
ui-option-undo-never = nikdy
ui-option-spectators = Diváci
ui-option-spectators-yes = povoleni
ui-option-spectators-no = nepovoleni
ui-option-seed = Semínko náhody
ui-option-seed-help = Stejné semínko rozdá stejné karty.
ui-create = Otevřít stůl

## Čekárna

ui-lobby-invite = Pozvi tímto odkazem
ui-lobby-copy = Kopírovat odkaz
ui-lobby-copied = Zkopírováno
ui-lobby-waiting = Čeká se na hráče…
ui-lobby-ready = Všichni jsou tady.
ui-lobby-start = Začít hru
ui-lobby-leave = Odejít od stolu
ui-lobby-sit = Posadit se sem
ui-lobby-shuffle = Zamíchat místa

## Stůl

ui-table-number = Stůl { $number }
ui-hand = Ruka
ui-board = Herní oblast
ui-score-pile = Vliv
ui-score = Vliv
ui-achievements = Ovládnuté karty
ui-specials = Karty pokroku
ui-open-achievements = Ještě volné
ui-decks = Balíčky epoch
ui-icons = Zdroje
ui-next-draw = Další karta
ui-opponents = Soupeři
ui-my-area = Moje herní oblast
ui-empty = prázdné
ui-sort-age = Podle epoch
ui-sort-color = Podle barev
ui-shares = zapojí se
ui-obeys = plní příkaz
ui-can-claim = Teď můžeš ovládnout
ui-pile = Balíček
ui-pile-show = Ukázat celý balíček
ui-chat = Chat
ui-spectators-now = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
ui-chat-write = Napiš zprávu
ui-chat-send = Odeslat
ui-tab-open = Volné
ui-tab-events = Události
ui-tab-cards = Karty
ui-clock-left = Zbývá času
ui-resign = Vzdát hru
ui-resign-sure = Opravdu chceš hru vzdát?

## Lišta rozhodnutí

ui-your-decision = Tvé rozhodnutí
ui-your-decision-abroad = Musíš odpovědět v cizím tahu
ui-options-number = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
    [many] { $count } možnosti
   *[other] { $count } možností
}
ui-waiting = Čeká se na hráče: { $players }
ui-confirm = Potvrdit
ui-choose = Zvolit
ui-activate = Aktivovat
ui-activate-nothing = Aktivovat bez účinku
ui-meld = Vyložit
ui-draw = Vzít
ui-claim = Ovládnout
ui-undo = Vzít zpět
ui-undo-ask = Požádat o vrácení tahu
ui-undo-asked = { $player } žádá o vrácení tahu.
ui-undo-agree = Souhlasit
ui-undo-refuse = Odmítnout
ui-preview-changes = změní hru
ui-preview-no-change = beze změny
ui-preview-unknown = závisí na skrytých kartách
ui-preview-bonus = Dostaneš odměnu za součinnost
ui-preview-risk-end = Může to ukončit hru
ui-preview-risk-gift = Někdo tím může získat epochu nebo kartu pokroku
ui-auto = Provedeno za tebe: jediná možnost

## Záznam

ui-log = Průběh hry
ui-log-since = Za tvé nepřítomnosti
ui-log-against-me = Proti tobě
ui-log-only-you = Vidíš to jen ty
ui-log-why = Proč?
ui-log-link = Odkaz na tento okamžik
ui-log-show = Ukázat tento okamžik
ui-log-now = Zpět do přítomnosti

## Konec hry

ui-end = Konec hry
ui-end-you-win = Vyhráváš!
ui-end-final = Konečný stav
ui-end-timeline = Vývoj hry
ui-end-story = Příběh ve zkratce
ui-end-rematch = Odveta
ui-end-replay = Přehrát
ui-end-share = Sdílet

## Přehrávání

ui-replay = Přehrávání
ui-replay-play = Přehrát
ui-replay-pause = Pauza
ui-replay-first = Na začátek
ui-replay-last = Na konec
ui-replay-next = Další krok
ui-replay-previous = Předchozí krok
ui-replay-next-turn = Další tah
ui-replay-previous-turn = Předchozí tah
ui-replay-seat = Jak to vidí: { $player }
ui-replay-all = Všechny karty odkryté
ui-replay-speed = Rychlost
ui-replay-download = Uložit záznam

## Karty

ui-cards = Karty
ui-cards-search = Najít kartu
ui-cards-none = Žádná karta nenalezena
ui-cards-filter-age = Epocha
ui-cards-filter-color = Barva
ui-cards-filter-icon = Zdroj
ui-cards-filter-kind = Druh
ui-cards-all = vše
ui-cards-second-language = Karty také v jazyce

## Pravidla

ui-rules = Pravidla
ui-rules-contents = Obsah
ui-rules-short = Hra na jedné stránce

## Nastavení

ui-settings = Nastavení
ui-settings-theme = Vzhled
ui-settings-theme-light = světlý
ui-settings-theme-dark = tmavý
ui-settings-theme-contrast = vysoký kontrast
ui-settings-theme-system = podle zařízení
ui-settings-motion = Animace
ui-settings-motion-full = plné
ui-settings-motion-reduced = omezené
ui-settings-speed = Rychlost událostí
ui-settings-sound = Zvuk
ui-settings-notify = Upozornit mě, když mám rozhodnout
ui-settings-on = zapnuto
ui-settings-off = vypnuto

## Klávesnice

ui-keys = Klávesnice
ui-keys-choose = zvolit
ui-keys-default = obvyklá odpověď
ui-keys-confirm = potvrdit
ui-keys-back = zpět
ui-keys-draw = vzít kartu
ui-keys-meld = vyložit kartu
ui-keys-activate = aktivovat kartu
ui-keys-claim = ovládnout epochu
ui-keys-move = přecházet mezi místy
ui-keys-icons = přečíst zdroje
ui-keys-why = proč?
ui-keys-find = najít kartu
ui-keys-last = poslední událost
ui-keys-pile = ukázat balíček
ui-keys-step = krokovat události
ui-keys-turn = krokovat tahy
ui-keys-against = další událost proti mně
ui-keys-agree = souhlasit s vrácením tahu
ui-keys-undo = vzít zpět
ui-keys-help = ukázat tyto klávesy
