# 105 karet: název, potom jeden text na každý efekt v pořadí, v jakém je na kartě.
# `-third-n`: text třetího vydání (devět karet působí jinak).
# `-continues-n`: text u stolů, kde červená karta nekončí akci „Jaderné fúze“.
# [leaf] [crown] [bulb] [castle] [factory] [clock] jsou zdroje; [1] až [10] je karta té hodnoty.

## Epocha 1

innovation-card-pottery = Keramika
innovation-card-pottery-1 = Můžeš vrátit až tři karty z ruky. Pokud alespoň jednu vrátíš, vezmi kartu hodnoty rovné jejich počtu a oboduj ji.
innovation-card-pottery-2 = Vezmi kartu [1].

innovation-card-tools = Nástroje
innovation-card-tools-1 = Můžeš vrátit tři karty z ruky. Pokud vrátíš tři, vezmi kartu [3] a vylož ji.
innovation-card-tools-2 = Můžeš vrátit z ruky kartu [3]. Pokud to uděláš, vezmi tři karty [1].

innovation-card-writing = Písmo
innovation-card-writing-1 = Vezmi kartu [2].

innovation-card-clothing = Oblečení
innovation-card-clothing-1 = Vylož z ruky kartu barvy, kterou nemáš ve své herní oblasti.
innovation-card-clothing-2 = Za každou barvu ve své herní oblasti, kterou nemá žádný jiný hráč, vezmi kartu [1] a oboduj ji.

innovation-card-sailing = Plachtění
innovation-card-sailing-1 = Vezmi kartu [1] a vylož ji.

innovation-card-the-wheel = Kolo
innovation-card-the-wheel-1 = Vezmi dvě karty [1].

innovation-card-city-states = Městské státy
innovation-card-city-states-1 = Přikazuji ti: máš-li alespoň čtyři [castle], přesuň jednu ze svých aktivních karet s [castle] do mé herní oblasti. Pokud to uděláš, vezmi kartu [1].

innovation-card-code-of-laws = Zákoník
innovation-card-code-of-laws-1 = Můžeš schovat z ruky kartu barvy, kterou už máš ve své herní oblasti. Pokud to uděláš, můžeš balíček této barvy roztáhnout doleva.

innovation-card-mysticism = Mysticismus
innovation-card-mysticism-1 = Vezmi kartu [1] a ukaž ji. Máš-li už její barvu ve své herní oblasti, vylož ji a vezmi další kartu [1].

innovation-card-archery = Lukostřelba
innovation-card-archery-1 = Přikazuji ti: vezmi kartu [1] a potom přesuň svou nejvyšší kartu z ruky do mé ruky.

innovation-card-metalworking = Zpracování kovů
innovation-card-metalworking-1 = Vezmi kartu [1] a ukaž ji. Má-li [castle], oboduj ji a tuto součinnost opakuj; jinak si ji nech.

innovation-card-oars = Vesla
innovation-card-oars-1 = Přikazuji ti: přesuň z ruky kartu s [crown] do mého vlivu. Pokud to uděláš, vezmi kartu [1].
innovation-card-oars-2 = Pokud se na příkaz nepřesunula žádná karta, vezmi kartu [1].
innovation-card-oars-third-1 = Přikazuji ti: přesuň z ruky kartu s [crown] do mého vlivu. Pokud to uděláš, vezmi kartu [1] a tento příkaz opakuj.
innovation-card-oars-third-2 = Pokud se na příkaz nepřesunula žádná karta, vezmi kartu [1].

innovation-card-agriculture = Zemědělství
innovation-card-agriculture-1 = Můžeš vrátit kartu z ruky. Pokud to uděláš, vezmi kartu o 1 vyšší a oboduj ji.

innovation-card-domestication = Domestikace
innovation-card-domestication-1 = Vylož svou nejnižší kartu z ruky a potom vezmi kartu [1].

innovation-card-masonry = Zednictví
innovation-card-masonry-1 = Můžeš vyložit z ruky libovolný počet karet s [castle]. Pokud vyložíš čtyři nebo více, získej kartu pokroku „{ innovation-special-monument }“.

## Epocha 2

innovation-card-calendar = Kalendář
innovation-card-calendar-1 = Máš-li více karet vlivu než karet v ruce, vezmi dvě karty [3].

innovation-card-mathematics = Matematika
innovation-card-mathematics-1 = Můžeš vrátit kartu z ruky. Pokud to uděláš, vezmi kartu o 1 vyšší a vylož ji.

innovation-card-currency = Měna
innovation-card-currency-1 = Můžeš vrátit libovolný počet karet z ruky. Za každou různou hodnotu mezi nimi vezmi kartu [2] a oboduj ji.

innovation-card-mapmaking = Kartografie
innovation-card-mapmaking-1 = Přikazuji ti: přesuň kartu [1] ze svého vlivu do mého.
innovation-card-mapmaking-2 = Pokud se na příkaz přesunula nějaká karta, vezmi kartu [1] a oboduj ji.

innovation-card-monotheism = Monoteismus
innovation-card-monotheism-1 = Přikazuji ti: přesuň do mého vlivu jednu ze svých aktivních karet barvy, kterou nemám ve své herní oblasti. Pokud to uděláš, vezmi kartu [1] a schovej ji.
innovation-card-monotheism-2 = Vezmi kartu [1] a schovej ji.

innovation-card-philosophy = Filozofie
innovation-card-philosophy-1 = Můžeš roztáhnout doleva libovolný ze svých balíčků.
innovation-card-philosophy-2 = Můžeš obodovat kartu z ruky.

innovation-card-construction = Stavitelství
innovation-card-construction-1 = Přikazuji ti: přesuň dvě karty ze své ruky do mé a potom vezmi kartu [2].
innovation-card-construction-2 = Máš-li jako jediný hráč ve své herní oblasti všech pět barev, získej kartu pokroku „{ innovation-special-empire }“.

innovation-card-road-building = Stavba silnic
innovation-card-road-building-1 = Vylož z ruky jednu nebo dvě karty. Pokud vyložíš dvě, můžeš přesunout svou aktivní červenou kartu do herní oblasti jiného hráče; pokud to uděláš, přesuň jeho aktivní zelenou kartu do své herní oblasti.

innovation-card-canal-building = Stavba kanálů
innovation-card-canal-building-1 = Můžeš vyměnit všechny nejvyšší karty z ruky za všechny nejvyšší karty svého vlivu.

innovation-card-fermenting = Fermentace
innovation-card-fermenting-1 = Za každou dvojici svých [leaf] vezmi kartu [2].
innovation-card-fermenting-third-1 = Za každou svou barvu, v níž je vidět [leaf], vezmi kartu [2].

## Epocha 3

innovation-card-alchemy = Alchymie
innovation-card-alchemy-1 = Za každou trojici svých [castle] vezmi kartu [4] a ukaž ji. Je-li některá z nich červená, vrať je i všechny karty z ruky; jinak si je nech.
innovation-card-alchemy-2 = Vylož kartu z ruky a potom oboduj kartu z ruky.

innovation-card-translation = Překlad
innovation-card-translation-1 = Můžeš vyložit všechny karty svého vlivu.
innovation-card-translation-2 = Má-li každá tvá aktivní karta [crown], získej kartu pokroku „{ innovation-special-world }“.

innovation-card-compass = Kompas
innovation-card-compass-1 = Přikazuji ti: přesuň jednu ze svých aktivních nezelených karet s [leaf] do mé herní oblasti a potom přesuň jednu z mých aktivních karet bez [leaf] do své.

innovation-card-paper = Papír
innovation-card-paper-1 = Můžeš roztáhnout doleva zelený nebo modrý balíček.
innovation-card-paper-2 = Za každý svůj balíček roztažený doleva vezmi kartu [4].

innovation-card-education = Vzdělání
innovation-card-education-1 = Můžeš vrátit nejvyšší kartu svého vlivu. Pokud to uděláš, vezmi kartu o 2 vyšší, než je nejvyšší z těch, které v něm zbyly.

innovation-card-feudalism = Feudalismus
innovation-card-feudalism-1 = Přikazuji ti: přesuň kartu s [castle] ze své ruky do mé.
innovation-card-feudalism-2 = Můžeš roztáhnout doleva žlutý nebo fialový balíček.
innovation-card-feudalism-third-1 = Přikazuji ti: přesuň kartu s [castle] ze své ruky do mé. Pokud to uděláš, zruš roztažení balíčku její barvy ve své herní oblasti.
innovation-card-feudalism-third-2 = Můžeš roztáhnout doleva žlutý nebo fialový balíček.

innovation-card-engineering = Inženýrství
innovation-card-engineering-1 = Přikazuji ti: přesuň všechny své aktivní karty s [castle] do mého vlivu.
innovation-card-engineering-2 = Můžeš roztáhnout doleva červený balíček.

innovation-card-optics = Optika
innovation-card-optics-1 = Vezmi kartu [3] a vylož ji. Má-li [crown], vezmi kartu [4] a oboduj ji. Jinak přesuň kartu svého vlivu do vlivu soupeře, který má méně bodů než ty.

innovation-card-machinery = Stroje
innovation-card-machinery-1 = Přikazuji ti: vyměň všechny karty ze své ruky za všechny nejvyšší karty z mé.
innovation-card-machinery-2 = Oboduj z ruky kartu s [castle]. Můžeš roztáhnout doleva červený balíček.

innovation-card-medicine = Medicína
innovation-card-medicine-1 = Přikazuji ti: vyměň nejvyšší kartu svého vlivu za nejnižší kartu mého.

## Epocha 4

innovation-card-experimentation = Experimenty
innovation-card-experimentation-1 = Vezmi kartu [5] a vylož ji.

innovation-card-printing-press = Tiskařský lis
innovation-card-printing-press-1 = Můžeš vrátit kartu svého vlivu. Pokud to uděláš, vezmi kartu o 2 vyšší, než je tvá aktivní fialová karta.
innovation-card-printing-press-2 = Můžeš roztáhnout doprava modrý balíček.

innovation-card-invention = Vynález
innovation-card-invention-1 = Můžeš roztáhnout doprava jeden ze svých balíčků roztažených doleva. Pokud to uděláš, vezmi kartu [4] a oboduj ji.
innovation-card-invention-2 = Máš-li roztažené balíčky všech pěti barev, ať už kterýmkoli směrem, získej kartu pokroku „{ innovation-special-wonder }“.

innovation-card-navigation = Navigace
innovation-card-navigation-1 = Přikazuji ti: přesuň kartu [2] nebo [3] ze svého vlivu do mého.

innovation-card-enterprise = Podnikání
innovation-card-enterprise-1 = Přikazuji ti: přesuň jednu ze svých aktivních nefialových karet s [crown] do mé herní oblasti. Pokud to uděláš, vezmi kartu [4] a vylož ji.
innovation-card-enterprise-2 = Můžeš roztáhnout doprava zelený balíček.

innovation-card-reformation = Reformace
innovation-card-reformation-1 = Za každou dvojici svých [leaf] můžeš schovat kartu z ruky: buď všechny, nebo žádnou.
innovation-card-reformation-2 = Můžeš roztáhnout doprava žlutý nebo fialový balíček.

innovation-card-colonialism = Kolonialismus
innovation-card-colonialism-1 = Vezmi kartu [3] a schovej ji. Má-li [crown], tuto součinnost opakuj.

innovation-card-gunpowder = Střelný prach
innovation-card-gunpowder-1 = Přikazuji ti: přesuň jednu ze svých aktivních karet s [castle] do mého vlivu.
innovation-card-gunpowder-2 = Pokud se na příkaz přesunula nějaká karta, vezmi kartu [2] a oboduj ji.

innovation-card-anatomy = Anatomie
innovation-card-anatomy-1 = Přikazuji ti: vrať kartu svého vlivu. Pokud to uděláš, vrať jednu ze svých aktivních karet stejné hodnoty.

innovation-card-perspective = Perspektiva
innovation-card-perspective-1 = Můžeš vrátit kartu z ruky. Pokud to uděláš, oboduj za každou dvojici svých [bulb] kartu z ruky.

## Epocha 5

innovation-card-chemistry = Chemie
innovation-card-chemistry-1 = Můžeš roztáhnout doprava modrý balíček.
innovation-card-chemistry-2 = Vezmi kartu o 1 vyšší, než je tvá nejvyšší aktivní karta, a oboduj ji. Potom vrať kartu svého vlivu.

innovation-card-physics = Fyzika
innovation-card-physics-1 = Vezmi tři karty [6] a ukaž je. Mají-li alespoň dvě z nich stejnou barvu, vrať je i všechny karty z ruky; jinak si je nech.

innovation-card-banking = Bankovnictví
innovation-card-banking-1 = Přikazuji ti: přesuň jednu ze svých aktivních nezelených karet s [factory] do mé herní oblasti. Pokud to uděláš, vezmi kartu [5] a oboduj ji.
innovation-card-banking-2 = Můžeš roztáhnout doprava zelený balíček.

innovation-card-measurement = Měření
innovation-card-measurement-1 = Můžeš vrátit kartu z ruky. Pokud to uděláš, zvol barvu: roztáhni balíček té barvy doprava a potom vezmi kartu hodnoty rovné počtu karet té barvy ve své herní oblasti.
innovation-card-measurement-third-1 = Můžeš ukázat kartu z ruky a vrátit ji. Pokud to uděláš, roztáhni balíček její barvy doprava a potom vezmi kartu hodnoty rovné počtu karet této barvy ve své herní oblasti.

innovation-card-astronomy = Astronomie
innovation-card-astronomy-1 = Vezmi kartu [6] a ukaž ji. Je-li zelená nebo modrá, vylož ji a tuto součinnost opakuj; jinak si ji nech.
innovation-card-astronomy-2 = Mají-li všechny tvé aktivní nefialové karty hodnotu 6 nebo vyšší, získej kartu pokroku „{ innovation-special-universe }“.

innovation-card-societies = Společnosti
innovation-card-societies-1 = Přikazuji ti: přesuň jednu ze svých aktivních nefialových karet s [bulb] do mé herní oblasti. Pokud to uděláš, vezmi kartu [5].
innovation-card-societies-third-1 = Přikazuji ti: přesuň do mé herní oblasti jednu ze svých aktivních karet s [bulb], která je vyšší než moje aktivní karta téže barvy. Pokud to uděláš, vezmi kartu [5].

innovation-card-coal = Uhlí
innovation-card-coal-1 = Vezmi kartu [5] a schovej ji.
innovation-card-coal-2 = Můžeš roztáhnout doprava červený balíček.
innovation-card-coal-3 = Můžeš obodovat jednu ze svých aktivních karet. Pokud to uděláš, oboduj i kartu, která ležela pod ní.

innovation-card-the-pirate-code = Pirátský kodex
innovation-card-the-pirate-code-1 = Přikazuji ti: přesuň dvě karty hodnoty 4 nebo nižší ze svého vlivu do mého.
innovation-card-the-pirate-code-2 = Pokud se na příkaz přesunula nějaká karta, oboduj nejnižší ze svých aktivních karet s [crown].

innovation-card-statistics = Statistika
innovation-card-statistics-1 = Přikazuji ti: vezmi si do ruky nejvyšší kartu svého vlivu. Je-li to pak tvá jediná karta v ruce, tento příkaz opakuj.
innovation-card-statistics-2 = Můžeš roztáhnout doprava žlutý balíček.
innovation-card-statistics-third-1 = Přikazuji ti: vezmi si do ruky všechny nejvyšší karty svého vlivu.
innovation-card-statistics-third-2 = Můžeš roztáhnout doprava žlutý balíček.

innovation-card-steam-engine = Parní stroj
innovation-card-steam-engine-1 = Dvakrát: vezmi kartu [4] a schovej ji. Potom oboduj svou spodní žlutou kartu.

## Epocha 6

innovation-card-atomic-theory = Atomová teorie
innovation-card-atomic-theory-1 = Můžeš roztáhnout doprava modrý balíček.
innovation-card-atomic-theory-2 = Vezmi kartu [7] a vylož ji.

innovation-card-encyclopedia = Encyklopedie
innovation-card-encyclopedia-1 = Můžeš vyložit všechny nejvyšší karty svého vlivu.

innovation-card-classification = Klasifikace
innovation-card-classification-1 = Ukaž kartu z ruky. Vezmi si do ruky všechny karty její barvy z rukou ostatních hráčů a potom vylož z ruky všechny karty této barvy.

innovation-card-metric-system = Metrická soustava
innovation-card-metric-system-1 = Máš-li zelený balíček roztažený doprava, můžeš roztáhnout doprava libovolný ze svých balíčků.
innovation-card-metric-system-2 = Můžeš roztáhnout doprava zelený balíček.

innovation-card-democracy = Demokracie
innovation-card-democracy-1 = Můžeš vrátit libovolný počet karet z ruky. Vrátíš-li jich touto součinností v této akci více než kterýkoli jiný hráč, vezmi kartu [8] a oboduj ji.

innovation-card-emancipation = Emancipace
innovation-card-emancipation-1 = Přikazuji ti: přesuň kartu z ruky do mého vlivu. Pokud to uděláš, vezmi kartu [6].
innovation-card-emancipation-2 = Můžeš roztáhnout doprava červený nebo fialový balíček.

innovation-card-industrialization = Industrializace
innovation-card-industrialization-1 = Za každou dvojici svých [factory] vezmi kartu [6] a schovej ji.
innovation-card-industrialization-2 = Můžeš roztáhnout doprava červený nebo fialový balíček.
innovation-card-industrialization-third-1 = Za každou svou barvu, v níž je vidět [factory], vezmi kartu [6] a schovej ji.
innovation-card-industrialization-third-2 = Můžeš roztáhnout doprava červený nebo fialový balíček.

innovation-card-machine-tools = Obráběcí stroje
innovation-card-machine-tools-1 = Vezmi kartu stejné hodnoty, jakou má nejvyšší karta tvého vlivu, a oboduj ji.

innovation-card-canning = Konzervování
innovation-card-canning-1 = Můžeš vzít kartu [6] a schovat ji. Pokud to uděláš, oboduj všechny své aktivní karty bez [factory].
innovation-card-canning-2 = Můžeš roztáhnout doprava žlutý balíček.

innovation-card-vaccination = Očkování
innovation-card-vaccination-1 = Přikazuji ti: vrať všechny nejnižší karty svého vlivu. Pokud vrátíš alespoň jednu, vezmi kartu [6] a vylož ji.
innovation-card-vaccination-2 = Pokud se na příkaz vrátila nějaká karta, vezmi kartu [7] a vylož ji.

## Epocha 7

innovation-card-evolution = Evoluce
innovation-card-evolution-1 = Můžeš zvolit jednu možnost: buď vezmi kartu [8], oboduj ji a potom vrať kartu svého vlivu, nebo vezmi kartu o 1 vyšší, než je nejvyšší karta tvého vlivu.
innovation-card-evolution-way-1 = Vzít a obodovat [8], potom vrátit kartu vlivu
innovation-card-evolution-way-2 = Vzít kartu o 1 vyšší, než je nejvyšší karta vlivu

innovation-card-publications = Publikace
innovation-card-publications-1 = Můžeš libovolně přerovnat jeden ze svých balíčků.
innovation-card-publications-2 = Můžeš roztáhnout nahoru žlutý nebo modrý balíček.

innovation-card-bicycle = Jízdní kolo
innovation-card-bicycle-1 = Můžeš vyměnit všechny karty z ruky za všechny karty svého vlivu.

innovation-card-electricity = Elektřina
innovation-card-electricity-1 = Vrať všechny své aktivní karty bez [factory] a potom za každou z nich vezmi kartu [8].

innovation-card-lighting = Osvětlení
innovation-card-lighting-1 = Můžeš schovat až tři karty z ruky. Za každou různou hodnotu mezi nimi vezmi kartu [7] a oboduj ji.

innovation-card-railroad = Železnice
innovation-card-railroad-1 = Vrať všechny karty z ruky a potom vezmi tři karty [6].
innovation-card-railroad-2 = Můžeš roztáhnout nahoru jeden ze svých balíčků roztažených doprava.

innovation-card-combustion = Spalování
innovation-card-combustion-1 = Přikazuji ti: přesuň dvě karty svého vlivu do mého.
innovation-card-combustion-third-1 = Přikazuji ti: za každou čtveřici mých [crown] přesuň kartu svého vlivu do mého.
innovation-card-combustion-third-2 = Vrať svou spodní červenou kartu.

innovation-card-explosives = Výbušniny
innovation-card-explosives-1 = Přikazuji ti: přesuň tři nejvyšší karty ze své ruky do mé. Pokud alespoň jednu odevzdáš a nemáš už v ruce žádnou, vezmi kartu [7].

innovation-card-refrigeration = Chlazení
innovation-card-refrigeration-1 = Přikazuji ti: vrať polovinu karet z ruky, zaokrouhleno dolů.
innovation-card-refrigeration-2 = Můžeš obodovat kartu z ruky.

innovation-card-sanitation = Hygiena
innovation-card-sanitation-1 = Přikazuji ti: vyměň dvě nejvyšší karty ze své ruky za nejnižší kartu z mé.

## Epocha 8

innovation-card-quantum-theory = Kvantová teorie
innovation-card-quantum-theory-1 = Můžeš vrátit až dvě karty z ruky. Pokud vrátíš dvě, vezmi kartu [10], potom vezmi další kartu [10] a tu oboduj.

innovation-card-rocketry = Raketová technika
innovation-card-rocketry-1 = Za každou dvojici svých [clock] vrať kartu z vlivu některého jiného hráče.

innovation-card-corporations = Korporace
innovation-card-corporations-1 = Přikazuji ti: přesuň jednu ze svých aktivních nezelených karet s [factory] do mého vlivu. Pokud to uděláš, vezmi kartu [8] a vylož ji.
innovation-card-corporations-2 = Vezmi kartu [8] a vylož ji.

innovation-card-mass-media = Masmédia
innovation-card-mass-media-1 = Můžeš vrátit kartu z ruky. Pokud to uděláš, zvol hodnotu: všichni hráči včetně tebe vrátí ze svého vlivu všechny karty této hodnoty.
innovation-card-mass-media-2 = Můžeš roztáhnout nahoru fialový balíček.

innovation-card-empiricism = Empirismus
innovation-card-empiricism-1 = Zvol dvě barvy, potom vezmi kartu [9] a ukaž ji. Má-li jednu z těchto barev, vylož ji a můžeš balíček této barvy roztáhnout nahoru; jinak si ji nech.
innovation-card-empiricism-2 = Máš-li alespoň dvacet [bulb], vyhráváš.

innovation-card-socialism = Socialismus
innovation-card-socialism-1 = Můžeš schovat všechny karty z ruky. Byla-li mezi nimi fialová, vezmi si do ruky všechny nejnižší karty z ruky každého z ostatních hráčů.

innovation-card-flight = Letectví
innovation-card-flight-1 = Máš-li červený balíček roztažený nahoru, můžeš roztáhnout nahoru libovolný ze svých balíčků.
innovation-card-flight-2 = Můžeš roztáhnout nahoru červený balíček.

innovation-card-mobility = Mobilita
innovation-card-mobility-1 = Přikazuji ti: ze svých aktivních nečervených karet bez [factory] přesuň dvě nejvyšší do mého vlivu. Pokud alespoň jednu odevzdáš, vezmi kartu [8].

innovation-card-antibiotics = Antibiotika
innovation-card-antibiotics-1 = Můžeš vrátit až tři karty z ruky. Za každou různou hodnotu mezi nimi vezmi dvě karty [8].

innovation-card-skyscrapers = Mrakodrapy
innovation-card-skyscrapers-1 = Přikazuji ti: přesuň jednu ze svých aktivních nežlutých karet s [clock] do mé herní oblasti. Pokud to uděláš, oboduj kartu, která ležela pod ní, a zbytek toho balíčku vrať.

## Epocha 9

innovation-card-computers = Počítače
innovation-card-computers-1 = Můžeš roztáhnout nahoru červený nebo zelený balíček.
innovation-card-computers-2 = Vezmi kartu [10] a vylož ji, potom proveď její součinnosti bez sdílení.

innovation-card-genetics = Genetika
innovation-card-genetics-1 = Vezmi kartu [10] a vylož ji, potom oboduj všechny karty pod ní.

innovation-card-collaboration = Spolupráce
innovation-card-collaboration-1 = Přikazuji ti: vezmi dvě karty [9] a obě ukaž. Tu, kterou zvolím, přesuň do mé herní oblasti a druhou vylož.
innovation-card-collaboration-2 = Máš-li ve své herní oblasti alespoň deset zelených karet, vyhráváš.

innovation-card-satellites = Satelity
innovation-card-satellites-1 = Vrať všechny karty z ruky a potom vezmi tři karty [8].
innovation-card-satellites-2 = Můžeš roztáhnout nahoru fialový balíček.
innovation-card-satellites-3 = Vylož kartu z ruky, potom proveď její součinnosti bez sdílení.

innovation-card-services = Služby
innovation-card-services-1 = Přikazuji ti: přesuň všechny nejvyšší karty svého vlivu do mé ruky. Pokud alespoň jednu odevzdáš, vezmi si do ruky jednu z mých aktivních karet bez [leaf].

innovation-card-specialization = Specializace
innovation-card-specialization-1 = Ukaž kartu z ruky. Vezmi si do ruky aktivní kartu její barvy z herní oblasti každého z ostatních hráčů.
innovation-card-specialization-2 = Můžeš roztáhnout nahoru žlutý nebo modrý balíček.

innovation-card-composites = Kompozity
innovation-card-composites-1 = Přikazuji ti: přesuň všechny karty ze své ruky kromě jedné do mé ruky a nejvyšší kartu svého vlivu do mého.

innovation-card-fission = Jaderná fúze
innovation-card-fission-1 = Přikazuji ti: vezmi kartu [10] a ukaž ji. Je-li červená, odstraň ze hry karty z rukou, herních oblastí i vlivu všech hráčů a tato akce ihned končí.
innovation-card-fission-2 = Vrať jednu aktivní kartu z kterékoli herní oblasti, ne však kartu „{ innovation-card-fission }“.
innovation-card-fission-third-1 = Přikazuji ti: vezmi kartu [10] a ukaž ji. Je-li červená, odstraň ze hry karty z rukou, herních oblastí i vlivu všech hráčů a tato akce ihned končí.
innovation-card-fission-third-2 = Vrať jednu aktivní kartu z kterékoli herní oblasti, ne však kartu „{ innovation-card-fission }“. Potom vezmi kartu [10].
innovation-card-fission-continues-1 = Přikazuji ti: vezmi kartu [10] a ukaž ji. Je-li červená, odstraň ze hry karty z rukou, herních oblastí i vlivu všech hráčů.

innovation-card-ecology = Ekologie
innovation-card-ecology-1 = Můžeš vrátit kartu z ruky. Pokud to uděláš, oboduj kartu z ruky a vezmi dvě karty [10].

innovation-card-suburbia = Předměstí
innovation-card-suburbia-1 = Můžeš schovat libovolný počet karet z ruky. Za každou z nich vezmi kartu [1] a oboduj ji.

## Epocha 10

innovation-card-bioengineering = Bioinženýrství
innovation-card-bioengineering-1 = Přesuň aktivní kartu s [leaf] z herní oblasti jiného hráče do svého vlivu.
innovation-card-bioengineering-2 = Má-li některý hráč méně než tři [leaf], vyhrává hráč, který má jako jediný nejvíce [leaf].

innovation-card-software = Software
innovation-card-software-1 = Vezmi kartu [10] a oboduj ji.
innovation-card-software-2 = Dvakrát: vezmi kartu [10] a vylož ji. Potom proveď součinnosti druhé z nich bez sdílení.

innovation-card-databases = Databáze
innovation-card-databases-1 = Přikazuji ti: vrať polovinu karet svého vlivu, zaokrouhleno nahoru.

innovation-card-self-service = Samoobsluha
innovation-card-self-service-1 = Zvol jednu ze svých aktivních karet kromě karty „{ innovation-card-self-service }“ a proveď její součinnosti bez sdílení.
innovation-card-self-service-2 = Máš-li více ovládnutých karet (epoch i karet pokroku) než každý jiný hráč, vyhráváš.

innovation-card-ai = Umělá inteligence
innovation-card-ai-1 = Vezmi kartu [10] a oboduj ji.
innovation-card-ai-2 = Jsou-li „{ innovation-card-robotics }“ i „{ innovation-card-software }“ aktivními kartami, ať už v čí herní oblasti, vyhrává hráč, který má jako jediný nejméně bodů.

innovation-card-the-internet = Internet
innovation-card-the-internet-1 = Můžeš roztáhnout nahoru zelený balíček.
innovation-card-the-internet-2 = Vezmi kartu [10] a oboduj ji.
innovation-card-the-internet-3 = Za každou dvojici svých [clock] vezmi kartu [10] a vylož ji.

innovation-card-miniaturization = Miniaturizace
innovation-card-miniaturization-1 = Můžeš vrátit kartu z ruky. Je-li to karta [10], vezmi kartu [10] za každou různou hodnotu mezi kartami svého vlivu.

innovation-card-robotics = Robotika
innovation-card-robotics-1 = Oboduj svou aktivní zelenou kartu. Vezmi kartu [10] a vylož ji, potom proveď její součinnosti bez sdílení.

innovation-card-globalization = Globalizace
innovation-card-globalization-1 = Přikazuji ti: vrať jednu ze svých aktivních karet s [leaf].
innovation-card-globalization-2 = Vezmi kartu [6] a oboduj ji. Nemá-li žádný hráč více [leaf] než [factory], vyhrává hráč, který má jako jediný nejvíce bodů.

innovation-card-stem-cells = Kmenové buňky
innovation-card-stem-cells-1 = Můžeš obodovat všechny karty z ruky.

## Karty pokroku

innovation-special-monument = Technologie
innovation-special-monument-condition = Během jednoho tahu schovej šest karet nebo oboduj šest karet.
innovation-special-monument-condition-mixed = Během jednoho tahu schovej a oboduj dohromady šest karet.
innovation-special-empire = Vojenství
innovation-special-empire-condition = Měj alespoň tři zdroje každého ze šesti druhů.
innovation-special-world = Diplomacie
innovation-special-world-condition = Měj alespoň dvanáct [clock].
innovation-special-wonder = Kultura
innovation-special-wonder-condition = Měj balíčky všech pěti barev, každý roztažený doprava nebo nahoru.
innovation-special-universe = Věda
innovation-special-universe-condition = Měj pět aktivních karet hodnoty 8 nebo vyšší.
