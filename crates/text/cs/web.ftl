# Co říká jen webový klient; co mají obrazovky společné s terminálem, je v ui.ftl.

## Úvodní stránka

web-hero = Buduj civilizaci, kartu po kartě
web-hero-text = Dvě karetní hry na večer s přáteli nebo na deset minut proti počítači. Účet není potřeba, stačí jméno.
web-game-innovation-text = 105 karet od kola po internet. Každou kartu lze aktivovat: kdo má dost zdrojů, zapojí se, kdo jich má málo, plní příkaz.
web-game-cvlizations-text = Vybírej rozkazy, odhaduj, co zvolí ostatní, sbírej suroviny a kupuj myšlenky, které tvému lidu přinesou spokojenost.
web-game-seats = { $to ->
    [one] { $from } až { $to } hráč
    [few] { $from } až { $to } hráči
    [many] { $from } až { $to } hráče
   *[other] { $from } až { $to } hráčů
}
web-quick = Hrát proti počítači
web-with-friends = Hrát s přáteli
web-running-tables = Probíhající hry ke sledování
web-status-open = čeká se na hráče
web-status-mine = rozhoduješ ty
web-status-others = rozhodují ostatní
web-status-won = Vítězství: { $players }
web-navigation = Navigace
web-skip = Přejít k obsahu

## Nový stůl, pozvánka

web-seat-open = pozvat přes odkaz
web-seat-computer = počítač
web-seat-hotseat = hráč u této obrazovky
web-remove-seat = Odebrat místo { $letter }
web-clock-increment = Sekundy navíc za rozhodnutí
web-spectators = Sledovat smí každý, kdo má adresu
web-listed = Zobrazit stůl všem v seznamu
web-at-once = Jedinou možnou odpověď dát hned (rychlejší, ale ostatní poznají, že jiná nebyla)
web-seed-none = vylosuje se tajně
web-seed-help = Číslo nebo 64 šestnáctkových číslic. { ui-option-seed-help }
web-make-link = Vytvořit stůl a odkaz
web-start-game = Začít hru
web-join = Pozvánka
web-join-game = Máš pozvání ke hře { $game }
web-join-with = U stolu: { $players }
web-sit-down = Posadit se
web-only-watch = Jen sledovat
web-seat-here = Tvé místo na tomto zařízení
web-seat-here-text = Tento odkaz je místo u stolu. Posaď se a hraj dál na tomto zařízení.
web-share-link = Pošli tento odkaz ostatním
web-seat-link = Moje místo na jiném zařízení
web-seat-link-new = Nový odkaz; starý přestane platit
web-fill = Obsadit volná místa počítačem
web-computer = Počítač
web-computer-letter = Počítač { $letter }
web-name-letter = { $player } ({ $letter })

## Stůl

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
web-short-points = vliv
web-short-achievements = ovl
web-short-hand = ruka
web-short-draw = bere
web-matrix = Zdroje, vliv, ovládnuté karty a ostatní karty všech hráčů
web-player = Hráč
web-board-of = Herní oblast: { $player }
web-open-pile = { $count ->
    [one] Balíček ({ $color }): { $count } karta
    [few] Balíček ({ $color }): { $count } karty
    [many] Balíček ({ $color }): { $count } karty
   *[other] Balíček ({ $color }): { $count } karet
}
web-pile-of = { $player }: balíček ({ $color })
web-pile-unordered = V pořadí, které zná jen majitel
web-splay = Roztažení
web-covered = { $count ->
    [0] sama
   *[other] + { $count }
}
web-back = lícem dolů, epocha { $age }
web-hand-empty = V ruce nemáš žádnou kartu.
web-gone = pryč
web-claim-ready = ovládni!
web-claim-missing = chybí { $missing } b.
web-claim-low = nízká karta
web-deck = { $count ->
    [one] Balíček epochy { $age }: { $count } karta
    [few] Balíček epochy { $age }: { $count } karty
    [many] Balíček epochy { $age }: { $count } karty
   *[other] Balíček epochy { $age }: { $count } karet
}
web-absent = není tu
web-deciding = rozhoduje
web-candidate = Zvolit: { $answer }
web-card-kind = Epocha { $age }, { $color }
web-rulings = Výklad
web-card-text = Text karty
web-part-leads = aktivuje
web-part-shares = { ui-shares }
web-part-obeys = { ui-obeys }
web-part-watches = stojí stranou
web-effect-demand = { innovation-term-demand }
web-effect-shared = součinnost
# The word that begins the next clause in the texts of the cards: "Meld a card, then score a card."
web-clause-next = potom
# What was done for the reader without a question, beside the next one; and its reason, in the log.
web-forced = Provedeno za tebe: { $event }
web-forced-why = nic jiného nebylo možné
web-preview-count = Máš { $count }
web-preview-bonus = Pokud součinnost něco změní, bereš za odměnu kartu.
web-outlook-opens = { $you ->
    [yes] Potom můžeš ovládnout
   *[no] { $player } potom může ovládnout
}: { $achievements }
web-outlook-claims = { $you ->
    [yes] Můžeš získat
   *[no] { $player } může získat
}: { $achievements }
web-step = { $may ->
    [yes] { $step } z nejvýše { $steps }
   *[no] { $step } z { $steps }
}
web-answer-in-turn-of = Musíš odpovědět v cizím tahu ({ $player })
web-draw = Vzít kartu [{ $age }]
web-covered-reveal = Odkrýt
web-hold = Potvrď podržením
web-activate-nothing = { ui-activate-nothing }: [{ $age }] „{ $card }“
web-verb-meld = Vyložit:
web-verb-dogma = Aktivovat:
web-short-nothing = { $card } (bez účinku)
web-kind-meld = Vyložit kartu ({ $count })
web-kind-dogma = Aktivovat kartu ({ $count })
web-kind-achieve = Ovládnout epochu ({ $count })
web-first = Jak se hraje
web-first-innovation-1 = Vyhrává, kdo jako první získá { $count ->
    [one] { $count } ovládnutou kartu
    [few] { $count } ovládnuté karty
    [many] { $count } ovládnuté karty
   *[other] { $count } ovládnutých karet
}.
web-first-innovation-2 = Tah má dvě akce: vzít kartu, vyložit kartu z ruky, aktivovat svou aktivní kartu, nebo ovládnout epochu.
web-first-innovation-3 = Když někdo aktivuje kartu, zapojí se do součinnosti každý, kdo má aspoň tolik požadovaných zdrojů jako on; kdo jich má méně, plní příkazy.
web-first-innovation-4 = K ovládnutí potřebuješ vliv pětkrát větší než číslo epochy a aktivní kartu této nebo vyšší epochy.
web-first-cvlizations-1 = Po devíti tazích, třech v každé epoše, vyhrává ten, kdo má nejvíc bodů.
web-first-cvlizations-2 = Každý tah všichni vyloží dva rozkazy, jeden odkrytě a jeden skrytě. Co rozkaz přinese, záleží na tom, kolik civilizací ho vyložilo: 1, 2, nebo 3+.
web-first-cvlizations-3 = Potom za jídlo, dřevo a kámen kupuješ myšlenky: dávají body a schopnosti. Žeton spokojenosti má hodnotu 1 bodu.
web-first-read = Ukaž na kartu a přečteš si ji, kliknutím ji vybereš. V telefonu ji první klepnutí jen ukáže.
web-command = Najít kartu nebo odpovědět
web-command-who = kdo se zapojí
web-command-card = Karta: { $card }
web-mode-meld = kterou vyložit?
web-mode-dogma = kterou aktivovat?
web-mode-achieve = kterou ovládnout?
web-turn = tah { $number }
web-turn-of = { $you ->
    [yes] Jsi na tahu
   *[no] Na tahu: { $player }
}
web-setup = Příprava
# Efekt v záznamu, za tím, kdo jej provedl.
web-log-idle = nic se nemění
web-chat-empty = Zatím nikdo nic nenapsal.
web-chat-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
    [many] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
web-pages = Stránky stolu
web-page-table = Stůl
web-page-open = { ui-tab-open }
web-page-events = { ui-tab-events }
web-page-chat = { ui-chat }
web-options-live = { $count ->
    [one] { $sentence } { $count } možnost.
    [few] { $sentence } { $count } možnosti.
    [many] { $sentence } { $count } možnosti.
   *[other] { $sentence } { $count } možností.
}
web-reconnecting = Spojení vypadlo. Zkouším to znovu…
web-missing = Server není dostupný. Zkouším to znovu…
web-part-missing = Část stránky se nepodařilo načíst.
web-load-anew = Načíst stránku znovu
web-hot-seat = Teď rozhoduje { $player }
web-hot-seat-text = Předejte si zařízení. Nikdo jiný by se teď na obrazovku neměl dívat.
web-hot-seat-show = Jsem { $player }: ukázat mé karty
web-away-kept = Hraje za tebe počítač.
web-come-back = Vrátit se do hry
web-time-over-mine = Tvůj čas vypršel. Hra čeká na tebe.
web-time-over = Čas vypršel: { $player }. Hra čeká.
web-time-over-tag = čas vypršel
web-play-on = Hrát dál
web-replace = Zastoupit počítačem: { $player }
web-leave = Nechat za mě hrát počítač
web-vote = { $player }: má dál hrát počítač?
web-vote-waiting = { $player }: počítač převezme hru, až budou souhlasit: { $players }
web-vote-you = Ostatní chtějí, aby za tebe hrál počítač. Rozhodni se, a místo ti zůstane.
web-kept = Počítač: { $level }
web-marked = Něco se vzalo zpět, tato hra se proto nezapočítává.
web-from-position = Tato hra začala ze zadané pozice, proto se nezapočítává.
web-undo-waiting = Žádost o vrácení odeslána. Čeká se na hráče: { $players }
web-icons-read = Máš: { $list }

## Konec hry

web-end-lost = Vyhrává: { $players }
web-rematch-begun = { $known ->
    [yes] { $player } zahajuje odvetu.
   *[no] Odveta už začala.
}
web-rematch-go = Přejít k odvetě
web-copied = Odkaz zkopírován
web-measure-points = Body
web-measure-achievements = { ui-achievements }
web-measure-ideas = Myšlenky
web-measure-happiness = Spokojenost
web-plot = { $measure } v průběhu hry
web-winner = vítěz

## Přehrávání

web-replay-position = Rozhodnutí { $now } z { $all }
web-replay-against = Další událost proti mně
web-replay-view = Čí pohled
web-spectator-view = divák

## Karty

web-cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

web-cards-corrected = Karty s opravami tohoto serveru.

# Jak spolehlivě víme, co je na kartě CVlizací vytištěno.
web-certainty = Odkud to víme
web-certainty-rulebook = Pravidla hry
web-certainty-published-review = Zveřejněná recenze
web-certainty-inferred = Odvozeno
web-certainty-designed = Náš návrh
web-fact-name = název
web-fact-kind = druh
web-fact-cost = { cvlizations-term-cost }
web-fact-points = { cvlizations-term-points }
web-fact-effect = pravidlo
web-fact-timing = kdy platí

# Čísla pravidla, která mění soubor opravených karet. $value: číslo, název nebo symbol.
web-corrected = opraveno: { $list }
web-corrected-amount = kolik: { $value }
web-corrected-per = { $value ->
    [one] za každou { $value }
    [few] za každé { $value }
    [many] za každé { $value }
   *[other] za každých { $value }
}
web-corrected-at-most = nejvýše { $value }
web-corrected-of = týká se: { $value }

## Nastavení

web-account = Účet
web-account-text = Tvé hry na všech tvých zařízeních. Nepovinné.
web-login-name = Přihlašovací jméno
web-password = Heslo
web-log-in = Přihlásit se
web-log-out = Odhlásit se
web-make-account = Vytvořit účet
web-logged-in = Přihlášeno jako { $login }
web-sessions = Přihlášená zařízení
web-session-unknown = neznámé zařízení
web-session-since = od { $time }
web-session-this = tento prohlížeč
web-session-end = Odhlásit tam
web-sessions-end = Odhlásit všude jinde
web-password-change = Změnit heslo
web-password-old = Dosavadní heslo
web-password-new = Nové heslo
web-password-text = Všechna ostatní zařízení se tím odhlásí.
web-settings-covered = Brát lícem dolů: karta je vidět až po „Odkrýt“
web-settings-waits = Počkat na mě po tahu, který se provedl za mě
web-speed-off = bez animací
web-speed-fast = rychle
web-speed-normal = normálně
web-speed-slow = pomalu
web-none = žádný
web-language-en = English
web-language-pl = Polski
web-language-ru = Русский
web-language-cs = Čeština
web-saved = Uloženo
web-about = { ui-about }
web-about-pictures = Obrázky na kartách nakreslili Lorc, Delapouite a další autoři game-icons.net; používáme je pod licencí CC BY 3.0.

## Co se sbírá v CVlizacích

web-good-food = { cvlizations-resource-food }
web-good-wood = { cvlizations-resource-wood }
web-good-stone = { cvlizations-resource-stone }
web-good-token = { cvlizations-happiness }
web-good-points = { cvlizations-term-points }

web-phase-orders = { cvlizations-phase-orders }
web-phase-action = { cvlizations-phase-action }
web-phase-development = { cvlizations-phase-development }
web-phase-cleanup = { cvlizations-phase-cleanup }
web-phase-scoring = Bodování
web-phase-over = { ui-end }
web-page-players = Hráči

## Odmítnutí podle id serveru

web-error-offline = Server není dostupný.
web-error-bad-request = { error-request }
web-error-bad-name = Toto jméno nelze použít. Zadej 1 až 24 znaků.
web-error-bad-text = Tuto zprávu nelze odeslat.
web-error-bad-rules = Tyto varianty pravidel nelze spojit.
web-error-bad-seats = S tímto počtem míst se tato hra hrát nedá.
web-error-bad-seed = Semínko musí být číslo nebo 64 šestnáctkových číslic.
web-error-bad-position = Hra z této pozice začít nemůže.
web-error-bad-clock = Takto hodiny nastavit nelze.
web-error-bad-password = Přihlašovací jméno má 3 až 32 znaků: a–z, 0–9, tečka, pomlčka, podtržítko. Heslo alespoň 8.
web-error-unknown-game = Takovou hru tu nemáme.
web-error-no-session = Nejdřív zadej své jméno.
web-error-wrong-password = Nesprávné jméno nebo heslo.
web-error-not-your-seat = { error-not-your-seat }
web-error-not-your-table = { error-no-permission }
web-error-no-spectators = U tohoto stolu nejsou diváci povoleni.
web-error-cross-site = { error-no-permission }
web-error-undo-off = U tohoto stolu nelze nic vzít zpět.
web-error-not-found = { error-not-found }
web-error-no-such-table = Tento stůl neexistuje, nebo k němu nemáš přístup.
web-error-no-such-invitation = { error-invite }
web-error-method-not-allowed = { error-request }
web-error-stale-question = { error-stale }
web-error-illegal-choice = { error-not-an-option }
web-error-not-asked = { error-not-asked }
web-error-table-full = { error-table-full }
web-error-already-seated = U tohoto stolu už sedíš.
web-error-not-open = { error-table-started }
web-error-not-running = Tato hra neprobíhá.
web-error-not-finished = Tato hra ještě neskončila.
web-error-nothing-to-undo = Není co vzít zpět.
web-error-no-request = Tato žádost už neplatí.
web-error-name-taken = Tohle přihlašovací jméno už někdo má. Zvol jiné.
web-error-not-replaced = Nikdo za tebe nehraje.
web-error-is-computer = Na tomto místě už hraje počítač.
web-error-still-here = Tento hráč je u stolu. Počítač ho může zastoupit až po minutě bez rozhodnutí.
web-error-too-large = Je to příliš dlouhé.
web-error-too-many = { error-too-many }
web-error-broken-table = U tohoto stolu nelze pokračovat. Záznam hry zůstává.
web-error-internal = { error-server }
web-error-busy = Server je zaneprázdněný. Zkus to prosím znovu.
web-error-not-saved = Disk nebo databáze serveru zápis nepotvrzuje. Pokud se změna neobjeví, zkus to prosím za chvíli znovu.
web-error-shutting-down = Server se restartuje. Okamžik prosím.
