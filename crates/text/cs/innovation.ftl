# Inovace: slova, otázky, odpovědi, události, důvody, varianty pravidel.
# $you je "yes", je-li čtenář tím hráčem, jinak "no".
# $age a $card pojmenovávají kartu; texty končící na -hidden znají jen její epochu.

## Slova

innovation-color-blue = modrá
innovation-color-green = zelená
innovation-color-purple = fialová
innovation-color-red = červená
innovation-color-yellow = žlutá

innovation-icon-crown = koruna
innovation-icon-leaf = list
innovation-icon-bulb = žárovka
innovation-icon-castle = hrad
innovation-icon-factory = továrna
innovation-icon-clock = hodiny

innovation-splay-none = neroztaženo
innovation-splay-left = roztaženo doleva
innovation-splay-right = roztaženo doprava
innovation-splay-up = roztaženo nahoru

innovation-place-deck = balíček epochy
innovation-place-hand = ruka
innovation-place-score = vliv
innovation-place-board = herní oblast
innovation-place-box = mimo hru

innovation-term-age = epocha
innovation-term-value = hodnota
innovation-term-icon = zdroj
innovation-term-icons = zdroje
innovation-term-top-card = aktivní karta
innovation-term-points = vliv
innovation-term-effect = efekt
innovation-term-demand = příkaz
innovation-term-shared = součinnost
innovation-term-bonus = odměna za součinnost
innovation-term-achievements = ovládnuté karty
innovation-term-special = karty pokroku
innovation-term-decks = balíčky epoch
innovation-term-dogma-icon = požadovaný zdroj

innovation-achievement-age = Epocha { $age }
innovation-achievement-needs = Vliv { $points } a aktivní karta hodnoty { $age } nebo vyšší

## Otázky

innovation-prompt-source = Karta [{ $age }] „{ $card }“, efekt { $effect }

innovation-ask-first-meld = Zvol první kartu: přijde do tvé herní oblasti, druhá ti zůstane v ruce.
innovation-first-by = Začíná ten, čí karta je první podle { $language ->
    [en] anglické
    [pl] polské
    [ru] ruské
   *[cs] české
} abecedy.
innovation-ask-action = Zvol akci.
innovation-ask-meld = Zvol kartu, kterou vyložíš.
innovation-ask-meld-may = Můžeš vyložit kartu.
innovation-ask-meld-all = Vyložit karty podle efektu?
innovation-ask-tuck = Zvol kartu, kterou schováš.
innovation-ask-tuck-may = Můžeš schovat kartu.
innovation-ask-tuck-all = Schovat karty podle efektu?
innovation-ask-score = Zvol kartu, kterou oboduješ.
innovation-ask-score-may = Můžeš obodovat kartu.
innovation-ask-score-all = Obodovat karty podle efektu?
innovation-ask-return = Zvol kartu, kterou vrátíš.
innovation-ask-return-may = Můžeš vrátit kartu.
innovation-ask-transfer = Zvol kartu, kterou přesuneš.
innovation-ask-take = Zvol kartu, kterou si vezmeš.
innovation-ask-reveal = Zvol kartu, kterou ukážeš.
innovation-ask-keep = Zvol kartu, kterou si necháš.
innovation-ask-execute = Zvol kartu, jejíž součinnosti provedeš.
innovation-ask-arrange = Zvol další kartu, odshora dolů.
innovation-ask-arrange-may = Můžeš přerovnat jeden balíček: zvol barvu.
innovation-ask-exchange = Zvol kartu k výměně.
innovation-ask-exchange-all = Vyměnit karty podle efektu?
innovation-ask-splay-may = { $splay ->
    [left] Můžeš roztáhnout balíček doleva: zvol barvu.
    [right] Můžeš roztáhnout balíček doprava: zvol barvu.
   *[up] Můžeš roztáhnout balíček nahoru: zvol barvu.
}
innovation-ask-color = Zvol barvu.
innovation-ask-value = Zvol hodnotu.
innovation-ask-player = Zvol hráče.
innovation-ask-player-may = Můžeš zvolit hráče.
innovation-ask-way-may = Můžeš zvolit jednu možnost.
innovation-ask-owner = Čí karty se vrátí jako další?

## Odpovědi

innovation-choice-draw = Vzít kartu
innovation-choice-meld = Vyložit: [{ $age }] „{ $card }“
innovation-choice-dogma = Aktivovat: [{ $age }] „{ $card }“
innovation-choice-achieve = Ovládnout epochu { $age }
innovation-choice-card = [{ $age }] „{ $card }“
innovation-choice-back = karta [{ $age }] ({ $player })
innovation-choice-value = hodnota { $value }
innovation-choice-player = { $player }
innovation-choice-yes = Ano
innovation-choice-no = Ne
innovation-choice-pass = Přeskočit

## Události

innovation-event-starts = { $you ->
    [yes] Začínáš
   *[no] { $player } začíná
}: podle { $language ->
    [en] anglické
    [pl] polské
    [ru] ruské
   *[cs] české
} abecedy je první karta „{ $card }“.
innovation-event-turn = { $you ->
    [yes] Jsi na tahu
   *[no] Na tahu: { $player }
} ({ $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
    [many] { $actions } akce
   *[other] { $actions } akcí
})
innovation-event-activated = { $you ->
    [yes] Aktivuješ
   *[no] { $player } aktivuje
} kartu [{ $age }] „{ $card }“.
innovation-event-counts = ([{ $icon }] { $counts })
innovation-event-sharers = Součinnost: { $players }.
innovation-event-victims = Příkaz musí splnit: { $players }.
innovation-event-effect = { $you ->
    [yes] Provádíš
   *[no] { $player } provádí
} efekt { $effect } karty [{ $age }] „{ $card }“.
# V záznamu, pod aktivací.
innovation-event-effect-leads = { $effect }. { $you ->
    [yes] Ty
   *[no] { $player }
}
innovation-event-effect-shares = { $effect }. { $you ->
    [yes] Zapojuješ se
   *[no] { $player } se zapojuje
}
innovation-event-effect-obeys = { $effect }. { $you ->
    [yes] Plníš příkaz
   *[no] { $player } plní příkaz
}
innovation-event-draw = { $you ->
    [yes] Bereš
   *[no] { $player } bere
} kartu [{ $age }] „{ $card }“.
innovation-event-draw-hidden = { $you ->
    [yes] Bereš
   *[no] { $player } bere
} kartu [{ $age }].
innovation-event-tuck = { $you ->
    [yes] Schováváš
   *[no] { $player } schovává
} kartu [{ $age }] „{ $card }“.
innovation-event-meld = { $you ->
    [yes] Vykládáš
   *[no] { $player } vykládá
} kartu [{ $age }] „{ $card }“{ $from ->
    [score] {" "}z vlivu
   *[other] {""}
}.
innovation-event-score = { $you ->
    [yes] Boduješ
   *[no] { $player } boduje
} kartu [{ $age }] „{ $card }“{ $from ->
    [board] {" "}z herní oblasti
   *[other] {""}
}.
innovation-event-score-hidden = { $you ->
    [yes] Boduješ
   *[no] { $player } boduje
} kartu [{ $age }]{ $from ->
    [board] {" "}z herní oblasti
   *[other] {""}
}.
innovation-event-return = { $you ->
    [yes] Vracíš
   *[no] { $player } vrací
} kartu [{ $age }] „{ $card }“ { $from ->
    [score] z vlivu
    [board] z herní oblasti
   *[hand] z ruky
}.
innovation-event-return-hidden = { $you ->
    [yes] Vracíš
   *[no] { $player } vrací
} kartu [{ $age }] { $from ->
    [score] z vlivu
    [board] z herní oblasti
   *[hand] z ruky
}.
innovation-event-return-of = { $you ->
    [yes] Vracíš
   *[no] { $player } vrací
} kartu [{ $age }] „{ $card }“ { $from ->
    [score] z vlivu
    [board] z herní oblasti
   *[hand] z ruky
} ({ $owner }).
innovation-event-return-of-hidden = { $you ->
    [yes] Vracíš
   *[no] { $player } vrací
} kartu [{ $age }] { $from ->
    [score] z vlivu
    [board] z herní oblasti
   *[hand] z ruky
} ({ $owner }).
innovation-event-move = { $you ->
    [yes] Přesouváš
   *[no] { $player } přesouvá
} kartu [{ $age }] „{ $card }“ { $from ->
    [score] z vlivu
    [board] z herní oblasti
   *[hand] z ruky
} { $to ->
    [score] do vlivu
    [board] do herní oblasti
   *[hand] do ruky
}.
innovation-event-move-hidden = { $you ->
    [yes] Přesouváš
   *[no] { $player } přesouvá
} kartu [{ $age }] { $from ->
    [score] z vlivu
    [board] z herní oblasti
   *[hand] z ruky
} { $to ->
    [score] do vlivu
    [board] do herní oblasti
   *[hand] do ruky
}.
innovation-event-transfer = { $giver } → { $receiver }: karta [{ $age }] „{ $card }“ { $from ->
    [score] z vlivu
    [board] z herní oblasti
   *[hand] z ruky
} { $to ->
    [score] do vlivu
    [board] do herní oblasti
   *[hand] do ruky
}.
innovation-event-transfer-hidden = { $giver } → { $receiver }: karta [{ $age }] { $from ->
    [score] z vlivu
    [board] z herní oblasti
   *[hand] z ruky
} { $to ->
    [score] do vlivu
    [board] do herní oblasti
   *[hand] do ruky
}.
innovation-event-exchange = Výměna, { $giver } → { $receiver }: karta [{ $age }] „{ $card }“ { $from ->
    [score] z vlivu
    [board] z herní oblasti
   *[hand] z ruky
} { $to ->
    [score] do vlivu
    [board] do herní oblasti
   *[hand] do ruky
}.
innovation-event-exchange-hidden = Výměna, { $giver } → { $receiver }: karta [{ $age }] { $from ->
    [score] z vlivu
    [board] z herní oblasti
   *[hand] z ruky
} { $to ->
    [score] do vlivu
    [board] do herní oblasti
   *[hand] do ruky
}.
innovation-event-removed-all = Karty z rukou, herních oblastí i vlivu všech hráčů jsou odstraněny ze hry.
innovation-event-revealed = { $you ->
    [yes] Ukazuješ
   *[no] { $player } ukazuje
} kartu [{ $age }] „{ $card }“.
innovation-event-splayed = { $you ->
    [yes] Roztahuješ
   *[no] { $player } roztahuje
} { $splay ->
    [left] doleva
    [right] doprava
   *[up] nahoru
} { $color ->
    [blue] modrý
    [green] zelený
    [purple] fialový
    [red] červený
   *[yellow] žlutý
} balíček.
innovation-event-unsplayed = { $you ->
    [yes] Rušíš
   *[no] { $player } ruší
} roztažení { $color ->
    [blue] modrého
    [green] zeleného
    [purple] fialového
    [red] červeného
   *[yellow] žlutého
} balíčku.
innovation-event-rearranged = { $you ->
    [yes] Měníš
   *[no] { $player } mění
} pořadí { $color ->
    [blue] modrých
    [green] zelených
    [purple] fialových
    [red] červených
   *[yellow] žlutých
} karet.
innovation-event-claimed-age = { $you ->
    [yes] Ovládáš
   *[no] { $player } ovládá
} epochu { $age }.
innovation-event-claimed-special = { $you ->
    [yes] Získáváš
   *[no] { $player } získává
} kartu pokroku „{ $name }“.
innovation-event-chose-color = { $you ->
    [yes] Volíš
   *[no] { $player } volí
} { $color ->
    [blue] modrou
    [green] zelenou
    [purple] fialovou
    [red] červenou
   *[yellow] žlutou
} barvu.
innovation-event-chose-value = { $you ->
    [yes] Volíš
   *[no] { $player } volí
} hodnotu { $value }.
innovation-event-bonus = { $you ->
    [yes] Dostáváš
   *[no] { $player } dostává
} odměnu za součinnost.
innovation-event-ended-achievements = { $you ->
    [yes] Vyhráváš díky ovládnutým kartám!
   *[no] { $count ->
        [one] Díky ovládnutým kartám vyhrává { $players }.
        [few] Díky ovládnutým kartám vyhrávají: { $players }.
        [many] Díky ovládnutým kartám vyhrávají: { $players }.
       *[other] Díky ovládnutým kartám vyhrávají: { $players }.
    }
}
innovation-event-ended-score = { $you ->
    [yes] Už není co brát: vyhráváš na body vlivu!
   *[no] { $count ->
        [one] Už není co brát: na body vlivu vyhrává { $players }.
        [few] Už není co brát. O vítězství na body vlivu se dělí: { $players }.
        [many] Už není co brát. O vítězství na body vlivu se dělí: { $players }.
       *[other] Už není co brát. O vítězství na body vlivu se dělí: { $players }.
    }
}
innovation-event-ended-dogma = { $you ->
    [yes] Vyhráváš díky kartě [{ $age }] „{ $card }“!
   *[no] { $count ->
        [one] Díky kartě [{ $age }] „{ $card }“ vyhrává { $players }.
        [few] Díky kartě [{ $age }] „{ $card }“ vyhrávají: { $players }.
        [many] Díky kartě [{ $age }] „{ $card }“ vyhrávají: { $players }.
       *[other] Díky kartě [{ $age }] „{ $card }“ vyhrávají: { $players }.
    }
}

## Proč?

innovation-why-shares = { $you ->
    [yes] Zapojuješ se do součinnosti: máš { $count } [{ $icon }], alespoň tolik jako { $leader } ({ $needed }).
   *[no] { $player } se zapojuje do součinnosti: { $count } [{ $icon }], alespoň tolik jako { $leader } ({ $needed }).
}
innovation-why-obeys = { $you ->
    [yes] Musíš splnit příkaz: máš { $count } [{ $icon }], méně než { $leader } ({ $needed }).
   *[no] { $player } musí splnit příkaz: { $count } [{ $icon }], méně než { $leader } ({ $needed }).
}
innovation-why-watches = { $you ->
    [yes] Nezapojuješ se do součinnosti: máš { $count } [{ $icon }], méně než { $leader } ({ $needed }).
   *[no] { $player } se nezapojuje do součinnosti: { $count } [{ $icon }], méně než { $leader } ({ $needed }).
}
innovation-why-spared = { $you ->
    [yes] Nemusíš splnit příkaz: máš { $count } [{ $icon }], alespoň tolik jako { $leader } ({ $needed }).
   *[no] { $player } nemusí splnit příkaz: { $count } [{ $icon }], alespoň tolik jako { $leader } ({ $needed }).
}
innovation-why-icons-fixed = Kdo se zapojí a kdo plní příkaz, se určilo při aktivaci karty a platí to po celou akci.
innovation-why-order = Nejdřív jednají zapojení hráči po směru hodinových ručiček, ten, kdo kartu aktivoval, až nakonec.
innovation-why-bonus = Alespoň jeden jiný hráč v součinnosti něco udělal, proto následuje akce Vzít kartu navíc.
innovation-why-no-bonus = V součinnosti nikdo jiný nic nezměnil, odměna proto není.
innovation-why-draw-top = Akcí Vzít kartu se bere karta hodnoty tvé nejvyšší aktivní karty: [{ $age }].
innovation-why-draw-higher = Balíček epochy { $wanted } je prázdný, karta je proto z nejbližšího vyššího neprázdného: [{ $age }].
innovation-why-draw-one = Hodnota menší než 1 se počítá jako 1.
innovation-why-nothing = Žádná karta nevyhovuje, nic se tedy neděje.
innovation-why-show-hand = V ruce není požadovaná karta; ruka se na důkaz ukazuje všem.
innovation-why-as-much = Provede se, co je možné; zbytek se vynechá.
innovation-why-splay-nothing = Méně než dvě karty roztáhnout nelze a roztažení týmž směrem nic nemění.
innovation-why-blind = Karty leží lícem dolů, jedna z této epochy se proto vybere náhodně.
innovation-why-alone = Tyto efekty se provádějí bez sdílení: nikdo se nezapojuje a příkazy se vynechávají.
innovation-why-one-action = První tah hry má jen jednu akci; ve čtyřech hráčích i druhý.
innovation-why-start = Začíná hráč, jehož karta je první v abecedě.
innovation-why-achieve-points = { $missing ->
    [one] Chybí { $missing } bod vlivu.
    [few] Chybí { $missing } body vlivu.
    [many] Chybí { $missing } bodu vlivu.
   *[other] Chybí { $missing } bodů vlivu.
}
innovation-why-achieve-top = Potřebuješ aktivní kartu hodnoty { $age } nebo vyšší.
innovation-why-achieve-taken = Tato epocha je už ovládnutá.
innovation-why-special = Kartu pokroku získá ihned ten, kdo splní podmínku, i uprostřed efektu.
innovation-why-special-taken = Tuto kartu pokroku už někdo má, nic se tedy neděje.
innovation-why-tie = Více hráčů má stejně, nikdo tedy nevyhrává a hra pokračuje.
innovation-why-ended-achievements = { $needed ->
    [one] U tohoto stolu k vítězství stačí { $needed } ovládnutá karta.
    [few] U tohoto stolu k vítězství stačí { $needed } ovládnuté karty.
    [many] U tohoto stolu k vítězství stačí { $needed } ovládnuté karty.
   *[other] U tohoto stolu k vítězství stačí { $needed } ovládnutých karet.
}
innovation-why-ended-score = Kartu nebylo možné vzít: hra ihned končí. Vyhrává nejvyšší vliv, při shodě více ovládnutých karet.
innovation-why-ended-dogma = Rozhodl o tom efekt: hra ihned končí.

## Varianty pravidel

innovation-rule-edition = Texty karet
innovation-rule-edition-2011 = druhé vydání (2011)
innovation-rule-edition-2017 = třetí vydání (2017)
innovation-rule-edition-help = Ve třetím vydání působí devět karet jinak.
innovation-rule-monument = { innovation-special-monument }
innovation-rule-monument-separate = šest schovaných nebo šest obodovaných
innovation-rule-monument-mixed = schované a obodované dohromady
innovation-rule-monument-help = Zda se schované a obodované karty sčítají pro kartu pokroku „{ innovation-special-monument }“.
innovation-rule-reveal-bonus = Odměna za pouhé ukázání
innovation-rule-reveal-bonus-yes = ano
innovation-rule-reveal-bonus-no = ne
innovation-rule-reveal-bonus-help = Zda stačí na odměnu hráči na tahu, že jiný hráč v součinnosti jen ukáže kartu, nebo na důkaz ruku.
innovation-rule-ties = Shodné karty přikazujícího
innovation-rule-ties-victim = naslepo volí ten, kdo plní příkaz
innovation-rule-ties-owner = volí majitel
innovation-rule-ties-help = Kdo volí mezi stejně vysokými kartami hráče, který přikazuje.
innovation-rule-fission = { innovation-card-fission }
innovation-rule-fission-ends = červená karta ukončí akci
innovation-rule-fission-continues = akce pokračuje
innovation-rule-fission-help = Zda červená karta vzatá pro kartu „{ innovation-card-fission }“ ukončí celou akci.
innovation-rule-teams = Dva proti dvěma
innovation-rule-teams-yes = ano
innovation-rule-teams-no = ne
innovation-rule-teams-help = Čtyři hráči: partneři sedí naproti sobě a vyhrávají spolu.
innovation-rule-start = Abeceda první karty
innovation-rule-start-en = anglická
innovation-rule-start-pl = polská
innovation-rule-start-ru = ruská
innovation-rule-start-cs = česká
innovation-rule-start-help = Jazyk názvů karet, podle nichž se určí začínající hráč.
