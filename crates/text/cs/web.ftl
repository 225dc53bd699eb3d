# What only the web client says; what the screens share with the terminal is in ui.ftl.

## Start page

web-hero = Postavte civilizaci, kartu po kartě
web-hero-text = Dvě karetní hry na večer s přáteli nebo na deset minut s počítačem. Bez účtu: stačí jméno.
web-game-innovation-text = 105 karet od kola po internet. Každou kartu lze aktivovat: kdo ukazuje dost symbolů, sdílí, kdo málo, podřídí se.
web-game-cvlizations-text = Volte rozkazy, hádejte, co zvolí ostatní, sbírejte suroviny a kupujte myšlenky, které udělají váš lid šťastným.
web-game-seats = Hráčů: { $from }–{ $to }
web-quick = Hrát s počítačem
web-with-friends = Hrát s přáteli
web-running-tables = Probíhající hry ke sledování
web-status-open = čeká na hráče
web-status-mine = vaše rozhodnutí
web-status-others = rozhodují ostatní
web-status-won = Vítězství: { $players }
web-status-broken = nelze pokračovat
web-navigation = Stránky
web-skip = Přejít k obsahu

## New table, invitation

web-seat-open = pozvat odkazem
web-seat-computer = počítač
web-seat-hotseat = člověk u této obrazovky
web-remove-seat = Odebrat místo { $letter }
web-clock-increment = Sekundy přidané za rozhodnutí
web-spectators = Kdo zná adresu, může sledovat
web-listed = Ukázat tento stůl všem
web-seed-none = losováno tajně
web-make-link = Vytvořit stůl a odkaz
web-start-game = Začít hru
web-join = Pozvánka
web-join-game = Pozvánka ke hře { $game }
web-join-with = U stolu: { $players }
web-sit-down = Posadit se
web-only-watch = Jen sledovat
web-seat-here = Vaše místo na tomto zařízení
web-seat-here-text = Tento odkaz je místo u stolu. Posaďte se a hrajte dál na tomto zařízení.
web-share-link = Pošlete tento odkaz ostatním
web-seat-link = Moje místo na jiném zařízení
web-share = Sdílet
web-fill = Obsadit volná místa počítačem
web-computer = Počítač
web-computer-letter = Počítač { $letter }

## The table

web-color-letter-blue = M
web-color-letter-green = Z
web-color-letter-purple = F
web-color-letter-red = Č
web-color-letter-yellow = Ž
web-icon-short-crown = ko
web-icon-short-leaf = li
web-icon-short-bulb = žá
web-icon-short-castle = hr
web-icon-short-factory = to
web-icon-short-clock = ho
web-short-points = b.
web-short-achievements = úsp
web-short-hand = ruka
web-short-draw = líz
web-matrix = Symboly, body, úspěchy a karty všech hráčů
web-player = Hráč
web-board-of = Deska: { $player }
web-open-pile = Sloupec { $color }, karet: { $count }
web-pile-of = { $player }: sloupec { $color }
web-pile-unordered = V pořadí, které zná jen majitel
web-splay = Rozložení
web-covered = { $count ->
    [0] sama
   *[other] + { $count }
}
web-back = lícem dolů, věk { $age }
web-hand-empty = V ruce nemáte karty.
web-gone = pryč
web-claim-ready = získat!
web-claim-missing = chybí { $missing }
web-claim-low = nízká karta
web-deck = Balíček { $age }, karet: { $count }
web-absent = pryč
web-deciding = rozhoduje
web-candidate = Zvolit: { $answer }
web-card-kind = Věk { $age }, { $color }
web-card-text = Text karty
web-part-leads = aktivuje
web-part-shares = { ui-shares }
web-part-obeys = { ui-obeys }
web-part-watches = ani jedno
web-effect-shared = sdílený
web-preview-count = Ukazujete: { $count }
web-preview-bonus = Pokud někdo sdílející cokoli změní, líznete si kartu jako prémii.
web-answer-in-turn-of = Musíte odpovědět, i když je na tahu: { $player }
web-draw = Líznout [{ $age }]
web-mode-meld = kterou vyložit?
web-mode-dogma = kterou aktivovat?
web-mode-achieve = který získat?
web-turn = tah { $number }
web-turn-of = { $you ->
    [yes] Váš tah
   *[no] Na tahu: { $player }
}
web-setup = Příprava
web-log-obeys = { $effect }. { $you ->
    [yes] Podřizujete se
   *[no] Podřizuje se: { $player }
}
web-log-shares = { $effect }. { $you ->
    [yes] Sdílíte
   *[no] Sdílí: { $player }
}
web-log-leads = { $effect }. { $you ->
    [yes] Vy
   *[no] { $player }
}
web-chat-empty = Zatím nikdo nic nenapsal.
web-pages = Stránky stolu
web-page-table = Stůl
web-page-open = { ui-tab-open }
web-page-events = { ui-tab-events }
web-page-chat = { ui-chat }
web-your-decision-title = ● Vaše rozhodnutí
web-options-live = { $sentence } Možností: { $count }.
web-reconnecting = Spojení ztraceno. Zkouším znovu …
web-hot-seat = Další rozhodnutí: { $player }
web-hot-seat-text = Předejte zařízení. Nikdo jiný by se neměl dívat.
web-hot-seat-show = Tady { $player }: ukázat moje karty
web-away-kept = Hraje za vás počítač.
web-come-back = Hrát dál
web-replace = Ať počítač hraje místo: { $player }
web-leave = Ať počítač hraje za mě
web-vote = Má počítač hrát místo: { $player }?
web-marked = Něco bylo vzato zpět: tato hra se nepočítá.
web-watching = Sledujete.
web-undo-waiting = Žádost o vrácení. Čeká se: { $players }
web-digest = Od vašeho odchodu: událostí { $count }, proti vám { $against }
web-icons-read = Ukazujete: { $list }

## End of the game

web-end-lost = Vítězství: { $players }
web-end-way = Jak
web-copied = Odkaz zkopírován
web-measure-points = Body
web-measure-achievements = Úspěchy
web-measure-ideas = Myšlenky
web-measure-happiness = Štěstí
web-plot = { $measure } v průběhu hry
web-winner = vítěz

## Replay

web-replay-position = Rozhodnutí { $now } z { $all }
web-replay-against = Další událost proti mně
web-replay-view = Pohled
web-spectator-view = divák

## Cards

web-cards-count = Karet: { $count }
web-cards-clear = Ukázat vše

## Settings

web-account = Účet
web-account-text = Vaše hry na všech zařízeních. Nepovinné.
web-login-name = Přihlašovací jméno
web-password = Heslo
web-log-in = Přihlásit
web-log-out = Odhlásit
web-make-account = Založit účet
web-logged-in = Přihlášen jako { $login }
web-speed-off = bez pohybu
web-speed-fast = rychle
web-speed-normal = normálně
web-speed-slow = pomalu
web-none = žádný
web-language-en = English
web-language-pl = Polski
web-language-ru = Русский
web-language-cs = Čeština
web-saved = Uloženo

## Goods of CVlizations

web-good-food = { cvlizations-resource-food }
web-good-wood = { cvlizations-resource-wood }
web-good-stone = { cvlizations-resource-stone }
web-good-token = { cvlizations-happiness }
web-good-points = { cvlizations-term-points }

web-order-maybe = { $count } může mít skrytý
web-orders-left = Rozkazů: { $count }
web-phase-orders = { cvlizations-phase-orders }
web-phase-action = { cvlizations-phase-action }
web-phase-development = { cvlizations-phase-development }
web-phase-cleanup = { cvlizations-phase-cleanup }
web-phase-scoring = Sčítání
web-phase-over = { ui-end }
web-page-players = Hráči

## Refusals, by the id of the server

web-error-offline = Server není dostupný.
web-error-bad-request = { error-request }
web-error-bad-name = Toto jméno nelze použít: 1 až 24 znaků.
web-error-bad-text = Tuto zprávu nelze poslat.
web-error-bad-rules = Tyto volby pravidel k sobě nejdou.
web-error-bad-seats = Tuto hru nelze hrát s tolika místy.
web-error-bad-seed = Semínko je číslo nebo 64 šestnáctkových číslic.
web-error-bad-clock = Takové hodiny nejsou možné.
web-error-bad-password = Přihlašovací jméno: 3 až 32 malých písmen či číslic, heslo: aspoň 8 znaků.
web-error-unknown-game = Taková hra tu není.
web-error-no-session = Nejdřív řekněte jméno.
web-error-wrong-password = Špatné jméno nebo heslo.
web-error-not-your-seat = { error-not-your-seat }
web-error-not-your-table = { error-no-permission }
web-error-no-spectators = Tento stůl nelze sledovat.
web-error-cross-site = { error-no-permission }
web-error-undo-off = U tohoto stolu nelze nic vrátit.
web-error-not-found = { error-not-found }
web-error-no-such-table = Tento stůl neexistuje, nebo ho nesmíte vidět.
web-error-no-such-invitation = { error-invite }
web-error-method-not-allowed = { error-request }
web-error-stale-question = { error-stale }
web-error-illegal-choice = { error-not-an-option }
web-error-not-asked = { error-not-asked }
web-error-table-full = { error-table-full }
web-error-already-seated = U tohoto stolu už sedíte.
web-error-not-open = { error-table-started }
web-error-not-running = Tato hra neběží.
web-error-not-finished = Tato hra ještě neskončila.
web-error-nothing-to-undo = Není co vrátit.
web-error-no-request = Tato žádost už není otevřená.
web-error-name-taken = { error-name-taken }
web-error-not-replaced = Nikdo za vás nehraje.
web-error-is-computer = Tam už sedí počítač.
web-error-too-large = To je příliš dlouhé.
web-error-too-many = { error-too-many }
web-error-broken-table = V této hře nelze pokračovat. Záznam zůstal.
web-error-internal = { error-server }
web-error-busy = Server je zaneprázdněn. Zkuste to znovu.
web-error-shutting-down = Server se restartuje. Chvilku.
