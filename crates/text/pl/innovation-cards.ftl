# 105 kart: nazwa, potem po jednym tekście na każdy dogmat, w kolejności z karty.
# `-third-n`: tekst trzeciego wydania (dziewięć kart różni się działaniem).
# `-continues-n`: tekst przy stołach, gdzie czerwona karta nie kończy akcji „Rozszczepiania”.
# [leaf] [crown] [bulb] [castle] [factory] [clock] to zasoby; [1] do [10] to karta o tej wartości.

## Epoka 1

innovation-card-pottery = Garncarstwo
innovation-card-pottery-1 = Możesz zwrócić do trzech kart z ręki. Jeśli zwrócisz choć jedną, pociągnij kartę o wartości równej ich liczbie i dodaj ją do kart wpływu.
innovation-card-pottery-2 = Pociągnij kartę [1].

innovation-card-tools = Narzędzia
innovation-card-tools-1 = Możesz zwrócić trzy karty z ręki. Jeśli zwrócisz trzy, pociągnij kartę [3] i zagraj ją.
innovation-card-tools-2 = Możesz zwrócić z ręki kartę [3]. Jeśli to zrobisz, pociągnij trzy karty [1].

innovation-card-writing = Pismo
innovation-card-writing-1 = Pociągnij kartę [2].

innovation-card-clothing = Odzież
innovation-card-clothing-1 = Zagraj z ręki kartę w kolorze, którego nie masz w swojej strefie.
innovation-card-clothing-2 = Za każdy kolor w swojej strefie, którego nie ma w strefie żaden inny gracz, pociągnij kartę [1] i dodaj ją do kart wpływu.

innovation-card-sailing = Żeglarstwo
innovation-card-sailing-1 = Pociągnij kartę [1] i zagraj ją.

innovation-card-the-wheel = Koło
innovation-card-the-wheel-1 = Pociągnij dwie karty [1].

innovation-card-city-states = Miasta-państwa
innovation-card-city-states-1 = Żądam: jeśli masz co najmniej cztery [castle], przekaż do mojej strefy jedną ze swoich kart aktywnych z [castle]. Jeśli to zrobisz, pociągnij kartę [1].

innovation-card-code-of-laws = Kodeks praw
innovation-card-code-of-laws-1 = Możesz ukryć kartę z ręki w kolorze, który masz już w swojej strefie. Jeśli to zrobisz, możesz rozsunąć stos tego koloru w lewo.

innovation-card-mysticism = Mistycyzm
innovation-card-mysticism-1 = Pociągnij kartę [1] i pokaż ją. Jeśli masz już ten kolor w swojej strefie, zagraj ją i pociągnij jeszcze jedną kartę [1].

innovation-card-archery = Łucznictwo
innovation-card-archery-1 = Żądam: pociągnij kartę [1], a potem przekaż do mojej ręki najwyższą kartę ze swojej ręki.

innovation-card-metalworking = Obróbka metali
innovation-card-metalworking-1 = Pociągnij kartę [1] i pokaż ją. Jeśli ma [castle], dodaj ją do kart wpływu i powtórz ten dogmat; jeśli nie, zatrzymaj ją.

innovation-card-oars = Wiosła
innovation-card-oars-1 = Żądam: przekaż kartę z [crown] z ręki do moich kart wpływu. Jeśli to zrobisz, pociągnij kartę [1].
innovation-card-oars-2 = Jeśli w wyniku przymusu nie przekazano żadnej karty, pociągnij kartę [1].
innovation-card-oars-third-1 = Żądam: przekaż kartę z [crown] z ręki do moich kart wpływu. Jeśli to zrobisz, pociągnij kartę [1] i powtórz ten dogmat.
innovation-card-oars-third-2 = Jeśli w wyniku przymusu nie przekazano żadnej karty, pociągnij kartę [1].

innovation-card-agriculture = Rolnictwo
innovation-card-agriculture-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, pociągnij kartę o wartości wyższej o 1 i dodaj ją do kart wpływu.

innovation-card-domestication = Udomowienie
innovation-card-domestication-1 = Zagraj najniższą kartę z ręki, a potem pociągnij kartę [1].

innovation-card-masonry = Murarstwo
innovation-card-masonry-1 = Możesz zagrać z ręki dowolną liczbę kart z [castle]. Jeśli zagrasz cztery lub więcej, zdominuj dziedzinę „{ innovation-special-monument }”.

## Epoka 2

innovation-card-calendar = Kalendarz
innovation-card-calendar-1 = Jeśli masz więcej kart wpływu niż kart w ręce, pociągnij dwie karty [3].

innovation-card-mathematics = Matematyka
innovation-card-mathematics-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, pociągnij kartę o wartości wyższej o 1 i zagraj ją.

innovation-card-currency = Waluta
innovation-card-currency-1 = Możesz zwrócić dowolną liczbę kart z ręki. Za każdą różną wartość wśród nich pociągnij kartę [2] i dodaj ją do kart wpływu.

innovation-card-mapmaking = Kartografia
innovation-card-mapmaking-1 = Żądam: przekaż kartę [1] ze swoich kart wpływu do moich.
innovation-card-mapmaking-2 = Jeśli w wyniku przymusu przekazano jakąś kartę, pociągnij kartę [1] i dodaj ją do kart wpływu.

innovation-card-monotheism = Monoteizm
innovation-card-monotheism-1 = Żądam: przekaż do moich kart wpływu jedną ze swoich kart aktywnych w kolorze, którego nie mam w strefie. Jeśli to zrobisz, pociągnij kartę [1] i ukryj ją.
innovation-card-monotheism-2 = Pociągnij kartę [1] i ukryj ją.

innovation-card-philosophy = Filozofia
innovation-card-philosophy-1 = Możesz rozsunąć w lewo dowolny ze swoich stosów.
innovation-card-philosophy-2 = Możesz dodać kartę z ręki do kart wpływu.

innovation-card-construction = Budownictwo
innovation-card-construction-1 = Żądam: przekaż do mojej ręki dwie karty ze swojej ręki, a potem pociągnij kartę [2].
innovation-card-construction-2 = Jeśli tylko ty masz w strefie wszystkie pięć kolorów, zdominuj dziedzinę „{ innovation-special-empire }”.

innovation-card-road-building = Budowa dróg
innovation-card-road-building-1 = Zagraj jedną lub dwie karty z ręki. Jeśli zagrasz dwie, możesz przekazać swoją czerwoną kartę aktywną do strefy innego gracza; jeśli to zrobisz, przenieś jego zieloną kartę aktywną do swojej strefy.

innovation-card-canal-building = Budowa kanałów
innovation-card-canal-building-1 = Możesz zamienić wszystkie najwyższe karty z ręki na wszystkie najwyższe ze swoich kart wpływu.

innovation-card-fermenting = Fermentacja
innovation-card-fermenting-1 = Za każde dwa swoje [leaf] pociągnij kartę [2].
innovation-card-fermenting-third-1 = Za każdy swój kolor, w którym widać [leaf], pociągnij kartę [2].

## Epoka 3

innovation-card-alchemy = Alchemia
innovation-card-alchemy-1 = Za każde trzy swoje [castle] pociągnij kartę [4] i pokaż ją. Jeśli któraś z nich jest czerwona, zwróć je oraz wszystkie karty z ręki; jeśli nie, zatrzymaj je.
innovation-card-alchemy-2 = Zagraj kartę z ręki, a potem dodaj kartę z ręki do kart wpływu.

innovation-card-translation = Przekład
innovation-card-translation-1 = Możesz zagrać wszystkie swoje karty wpływu.
innovation-card-translation-2 = Jeśli każda z twoich kart aktywnych ma [crown], zdominuj dziedzinę „{ innovation-special-world }”.

innovation-card-compass = Kompas
innovation-card-compass-1 = Żądam: przekaż do mojej strefy jedną ze swoich niezielonych kart aktywnych z [leaf], a potem przenieś do swojej strefy jedną z moich kart aktywnych bez [leaf].

innovation-card-paper = Papier
innovation-card-paper-1 = Możesz rozsunąć w lewo zielony albo niebieski stos.
innovation-card-paper-2 = Za każdy swój stos rozsunięty w lewo pociągnij kartę [4].

innovation-card-education = Edukacja
innovation-card-education-1 = Możesz zwrócić najwyższą ze swoich kart wpływu. Jeśli to zrobisz, pociągnij kartę o wartości o 2 wyższej niż najwyższa z pozostałych.

innovation-card-feudalism = Feudalizm
innovation-card-feudalism-1 = Żądam: przekaż do mojej ręki kartę z [castle] ze swojej ręki.
innovation-card-feudalism-2 = Możesz rozsunąć w lewo żółty albo fioletowy stos.
innovation-card-feudalism-third-1 = Żądam: przekaż do mojej ręki kartę z [castle] ze swojej ręki. Jeśli to zrobisz, zsuń stos tego koloru w swojej strefie.
innovation-card-feudalism-third-2 = Możesz rozsunąć w lewo żółty albo fioletowy stos.

innovation-card-engineering = Inżynieria
innovation-card-engineering-1 = Żądam: przekaż do moich kart wpływu wszystkie swoje karty aktywne z [castle].
innovation-card-engineering-2 = Możesz rozsunąć w lewo czerwony stos.

innovation-card-optics = Optyka
innovation-card-optics-1 = Pociągnij kartę [3] i zagraj ją. Jeśli ma [crown], pociągnij kartę [4] i dodaj ją do kart wpływu. Jeśli nie, przekaż jedną ze swoich kart wpływu do kart wpływu przeciwnika, który ma mniej punktów od ciebie.

innovation-card-machinery = Maszyny
innovation-card-machinery-1 = Żądam: zamień wszystkie karty ze swojej ręki na wszystkie najwyższe karty z mojej.
innovation-card-machinery-2 = Dodaj kartę z [castle] z ręki do kart wpływu. Możesz rozsunąć w lewo czerwony stos.

innovation-card-medicine = Medycyna
innovation-card-medicine-1 = Żądam: zamień najwyższą ze swoich kart wpływu na najniższą z moich.

## Epoka 4

innovation-card-experimentation = Eksperymenty
innovation-card-experimentation-1 = Pociągnij kartę [5] i zagraj ją.

innovation-card-printing-press = Prasa drukarska
innovation-card-printing-press-1 = Możesz zwrócić jedną ze swoich kart wpływu. Jeśli to zrobisz, pociągnij kartę o wartości o 2 wyższej niż twoja fioletowa karta aktywna.
innovation-card-printing-press-2 = Możesz rozsunąć w prawo niebieski stos.

innovation-card-invention = Wynalazek
innovation-card-invention-1 = Możesz rozsunąć w prawo jeden ze swoich stosów rozsuniętych w lewo. Jeśli to zrobisz, pociągnij kartę [4] i dodaj ją do kart wpływu.
innovation-card-invention-2 = Jeśli masz rozsunięte stosy wszystkich pięciu kolorów, każdy w dowolną stronę, zdominuj dziedzinę „{ innovation-special-wonder }”.

innovation-card-navigation = Nawigacja
innovation-card-navigation-1 = Żądam: przekaż kartę [2] albo [3] ze swoich kart wpływu do moich.

innovation-card-enterprise = Przedsiębiorczość
innovation-card-enterprise-1 = Żądam: przekaż do mojej strefy jedną ze swoich niefioletowych kart aktywnych z [crown]. Jeśli to zrobisz, pociągnij kartę [4] i zagraj ją.
innovation-card-enterprise-2 = Możesz rozsunąć w prawo zielony stos.

innovation-card-reformation = Reformacja
innovation-card-reformation-1 = Możesz ukryć po jednej karcie z ręki za każde dwa swoje [leaf]: wszystkie albo żadnej.
innovation-card-reformation-2 = Możesz rozsunąć w prawo żółty albo fioletowy stos.

innovation-card-colonialism = Kolonializm
innovation-card-colonialism-1 = Pociągnij kartę [3] i ukryj ją. Jeśli ma [crown], powtórz ten dogmat.

innovation-card-gunpowder = Proch strzelniczy
innovation-card-gunpowder-1 = Żądam: przekaż do moich kart wpływu jedną ze swoich kart aktywnych z [castle].
innovation-card-gunpowder-2 = Jeśli w wyniku przymusu przekazano jakąś kartę, pociągnij kartę [2] i dodaj ją do kart wpływu.

innovation-card-anatomy = Anatomia
innovation-card-anatomy-1 = Żądam: zwróć jedną ze swoich kart wpływu. Jeśli to zrobisz, zwróć jedną ze swoich kart aktywnych o tej samej wartości.

innovation-card-perspective = Perspektywa
innovation-card-perspective-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, za każde dwie swoje [bulb] dodaj kartę z ręki do kart wpływu.

## Epoka 5

innovation-card-chemistry = Chemia
innovation-card-chemistry-1 = Możesz rozsunąć w prawo niebieski stos.
innovation-card-chemistry-2 = Pociągnij kartę o wartości o 1 wyższej niż twoja najwyższa karta aktywna i dodaj ją do kart wpływu. Potem zwróć jedną ze swoich kart wpływu.

innovation-card-physics = Fizyka
innovation-card-physics-1 = Pociągnij trzy karty [6] i pokaż je. Jeśli co najmniej dwie z nich mają ten sam kolor, zwróć je oraz wszystkie karty z ręki; jeśli nie, zatrzymaj je.

innovation-card-banking = Bankowość
innovation-card-banking-1 = Żądam: przekaż do mojej strefy jedną ze swoich niezielonych kart aktywnych z [factory]. Jeśli to zrobisz, pociągnij kartę [5] i dodaj ją do kart wpływu.
innovation-card-banking-2 = Możesz rozsunąć w prawo zielony stos.

innovation-card-measurement = Pomiary
innovation-card-measurement-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, wybierz kolor: rozsuń stos tego koloru w prawo, a potem pociągnij kartę o wartości równej liczbie kart tego koloru w twojej strefie.
innovation-card-measurement-third-1 = Możesz pokazać kartę z ręki i ją zwrócić. Jeśli to zrobisz, rozsuń stos jej koloru w prawo, a potem pociągnij kartę o wartości równej liczbie kart tego koloru w twojej strefie.

innovation-card-astronomy = Astronomia
innovation-card-astronomy-1 = Pociągnij kartę [6] i pokaż ją. Jeśli jest zielona albo niebieska, zagraj ją i powtórz ten dogmat; jeśli nie, zatrzymaj ją.
innovation-card-astronomy-2 = Jeśli wszystkie twoje niefioletowe karty aktywne mają wartość co najmniej 6, zdominuj dziedzinę „{ innovation-special-universe }”.

innovation-card-societies = Stowarzyszenia
innovation-card-societies-1 = Żądam: przekaż do mojej strefy jedną ze swoich niefioletowych kart aktywnych z [bulb]. Jeśli to zrobisz, pociągnij kartę [5].
innovation-card-societies-third-1 = Żądam: przekaż do mojej strefy jedną ze swoich kart aktywnych z [bulb], wyższą niż moja karta aktywna tego koloru. Jeśli to zrobisz, pociągnij kartę [5].

innovation-card-coal = Węgiel
innovation-card-coal-1 = Pociągnij kartę [5] i ukryj ją.
innovation-card-coal-2 = Możesz rozsunąć w prawo czerwony stos.
innovation-card-coal-3 = Możesz dodać jedną ze swoich kart aktywnych do kart wpływu. Jeśli to zrobisz, dodaj także kartę, która pod nią leżała.

innovation-card-the-pirate-code = Kodeks piracki
innovation-card-the-pirate-code-1 = Żądam: przekaż dwie karty o wartości 4 lub niższej ze swoich kart wpływu do moich.
innovation-card-the-pirate-code-2 = Jeśli w wyniku przymusu przekazano jakąś kartę, dodaj do kart wpływu najniższą ze swoich kart aktywnych z [crown].

innovation-card-statistics = Statystyka
innovation-card-statistics-1 = Żądam: weź do ręki najwyższą ze swoich kart wpływu. Jeśli jest teraz twoją jedyną kartą w ręce, powtórz ten dogmat.
innovation-card-statistics-2 = Możesz rozsunąć w prawo żółty stos.
innovation-card-statistics-third-1 = Żądam: weź do ręki wszystkie najwyższe ze swoich kart wpływu.
innovation-card-statistics-third-2 = Możesz rozsunąć w prawo żółty stos.

innovation-card-steam-engine = Maszyna parowa
innovation-card-steam-engine-1 = Dwa razy: pociągnij kartę [4] i ukryj ją. Potem dodaj do kart wpływu swoją żółtą kartę spodnią.

## Epoka 6

innovation-card-atomic-theory = Teoria atomowa
innovation-card-atomic-theory-1 = Możesz rozsunąć w prawo niebieski stos.
innovation-card-atomic-theory-2 = Pociągnij kartę [7] i zagraj ją.

innovation-card-encyclopedia = Encyklopedia
innovation-card-encyclopedia-1 = Możesz zagrać wszystkie najwyższe ze swoich kart wpływu.

innovation-card-classification = Klasyfikacja
innovation-card-classification-1 = Pokaż kartę z ręki. Weź do ręki wszystkie karty tego koloru z rąk pozostałych graczy, a potem zagraj z ręki wszystkie karty tego koloru.

innovation-card-metric-system = System metryczny
innovation-card-metric-system-1 = Jeśli masz zielony stos rozsunięty w prawo, możesz rozsunąć w prawo dowolny ze swoich stosów.
innovation-card-metric-system-2 = Możesz rozsunąć w prawo zielony stos.

innovation-card-democracy = Demokracja
innovation-card-democracy-1 = Możesz zwrócić dowolną liczbę kart z ręki. Jeśli zwrócisz ich więcej, niż dzięki temu dogmatowi zwrócił w tej akcji którykolwiek inny gracz, pociągnij kartę [8] i dodaj ją do kart wpływu.

innovation-card-emancipation = Emancypacja
innovation-card-emancipation-1 = Żądam: przekaż kartę z ręki do moich kart wpływu. Jeśli to zrobisz, pociągnij kartę [6].
innovation-card-emancipation-2 = Możesz rozsunąć w prawo czerwony albo fioletowy stos.

innovation-card-industrialization = Industrializacja
innovation-card-industrialization-1 = Za każde dwie swoje [factory] pociągnij kartę [6] i ukryj ją.
innovation-card-industrialization-2 = Możesz rozsunąć w prawo czerwony albo fioletowy stos.
innovation-card-industrialization-third-1 = Za każdy swój kolor, w którym widać [factory], pociągnij kartę [6] i ukryj ją.
innovation-card-industrialization-third-2 = Możesz rozsunąć w prawo czerwony albo fioletowy stos.

innovation-card-machine-tools = Obrabiarki
innovation-card-machine-tools-1 = Pociągnij kartę o wartości równej najwyższej z twoich kart wpływu i dodaj ją do nich.

innovation-card-canning = Konserwowanie
innovation-card-canning-1 = Możesz pociągnąć kartę [6] i ją ukryć. Jeśli to zrobisz, dodaj do kart wpływu wszystkie swoje karty aktywne bez [factory].
innovation-card-canning-2 = Możesz rozsunąć w prawo żółty stos.

innovation-card-vaccination = Szczepienia
innovation-card-vaccination-1 = Żądam: zwróć wszystkie najniższe ze swoich kart wpływu. Jeśli zwrócisz choć jedną, pociągnij kartę [6] i zagraj ją.
innovation-card-vaccination-2 = Jeśli w wyniku przymusu zwrócono jakąś kartę, pociągnij kartę [7] i zagraj ją.

## Epoka 7

innovation-card-evolution = Ewolucja
innovation-card-evolution-1 = Możesz wybrać jedno z dwojga: pociągnij kartę [8], dodaj ją do kart wpływu, a potem zwróć jedną ze swoich kart wpływu; albo pociągnij kartę o wartości o 1 wyższej niż najwyższa z twoich kart wpływu.
innovation-card-evolution-way-1 = Pociągnij [8] i dodaj do kart wpływu, potem zwróć jedną z nich
innovation-card-evolution-way-2 = Pociągnij kartę o 1 wyższą niż najwyższa z twoich kart wpływu

innovation-card-publications = Publikacje
innovation-card-publications-1 = Możesz dowolnie zmienić kolejność kart w jednym ze swoich stosów.
innovation-card-publications-2 = Możesz rozsunąć w górę żółty albo niebieski stos.

innovation-card-bicycle = Rower
innovation-card-bicycle-1 = Możesz zamienić wszystkie karty z ręki na wszystkie swoje karty wpływu.

innovation-card-electricity = Elektryczność
innovation-card-electricity-1 = Zwróć wszystkie swoje karty aktywne bez [factory], a potem za każdą z nich pociągnij kartę [8].

innovation-card-lighting = Oświetlenie
innovation-card-lighting-1 = Możesz ukryć do trzech kart z ręki. Za każdą różną wartość wśród nich pociągnij kartę [7] i dodaj ją do kart wpływu.

innovation-card-railroad = Kolej
innovation-card-railroad-1 = Zwróć wszystkie karty z ręki, a potem pociągnij trzy karty [6].
innovation-card-railroad-2 = Możesz rozsunąć w górę jeden ze swoich stosów rozsuniętych w prawo.

innovation-card-combustion = Spalanie
innovation-card-combustion-1 = Żądam: przekaż dwie ze swoich kart wpływu do moich.
innovation-card-combustion-third-1 = Żądam: za każde cztery moje [crown] przekaż jedną ze swoich kart wpływu do moich.
innovation-card-combustion-third-2 = Zwróć swoją czerwoną kartę spodnią.

innovation-card-explosives = Materiały wybuchowe
innovation-card-explosives-1 = Żądam: przekaż do mojej ręki trzy najwyższe karty ze swojej ręki. Jeśli oddasz choć jedną i twoja ręka będzie pusta, pociągnij kartę [7].

innovation-card-refrigeration = Chłodnictwo
innovation-card-refrigeration-1 = Żądam: zwróć połowę kart z ręki, zaokrąglając w dół.
innovation-card-refrigeration-2 = Możesz dodać kartę z ręki do kart wpływu.

innovation-card-sanitation = Higiena
innovation-card-sanitation-1 = Żądam: zamień dwie najwyższe karty ze swojej ręki na najniższą kartę z mojej.

## Epoka 8

innovation-card-quantum-theory = Teoria kwantowa
innovation-card-quantum-theory-1 = Możesz zwrócić do dwóch kart z ręki. Jeśli zwrócisz dwie, pociągnij kartę [10], a potem jeszcze jedną kartę [10] i tę dodaj do kart wpływu.

innovation-card-rocketry = Technika rakietowa
innovation-card-rocketry-1 = Za każde dwa swoje [clock] zwróć kartę wpływu dowolnego innego gracza.

innovation-card-corporations = Korporacje
innovation-card-corporations-1 = Żądam: przekaż do moich kart wpływu jedną ze swoich niezielonych kart aktywnych z [factory]. Jeśli to zrobisz, pociągnij kartę [8] i zagraj ją.
innovation-card-corporations-2 = Pociągnij kartę [8] i zagraj ją.

innovation-card-mass-media = Środki masowego przekazu
innovation-card-mass-media-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, wybierz wartość: wszyscy gracze, także ty, zwracają wszystkie swoje karty wpływu o tej wartości.
innovation-card-mass-media-2 = Możesz rozsunąć w górę fioletowy stos.

innovation-card-empiricism = Empiryzm
innovation-card-empiricism-1 = Wybierz dwa kolory, a potem pociągnij kartę [9] i pokaż ją. Jeśli ma jeden z nich, zagraj ją, a stos tego koloru możesz rozsunąć w górę; jeśli nie, zatrzymaj ją.
innovation-card-empiricism-2 = Jeśli masz co najmniej dwadzieścia [bulb], wygrywasz.

innovation-card-socialism = Socjalizm
innovation-card-socialism-1 = Możesz ukryć wszystkie karty z ręki. Jeśli była wśród nich karta fioletowa, weź do ręki wszystkie najniższe karty z ręki każdego z pozostałych graczy.

innovation-card-flight = Lotnictwo
innovation-card-flight-1 = Jeśli masz czerwony stos rozsunięty w górę, możesz rozsunąć w górę dowolny ze swoich stosów.
innovation-card-flight-2 = Możesz rozsunąć w górę czerwony stos.

innovation-card-mobility = Mobilność
innovation-card-mobility-1 = Żądam: spośród swoich nieczerwonych kart aktywnych bez [factory] przekaż dwie najwyższe do moich kart wpływu. Jeśli oddasz choć jedną, pociągnij kartę [8].

innovation-card-antibiotics = Antybiotyki
innovation-card-antibiotics-1 = Możesz zwrócić do trzech kart z ręki. Za każdą różną wartość wśród nich pociągnij dwie karty [8].

innovation-card-skyscrapers = Drapacze chmur
innovation-card-skyscrapers-1 = Żądam: przekaż do mojej strefy jedną ze swoich nieżółtych kart aktywnych z [clock]. Jeśli to zrobisz, dodaj do swoich kart wpływu kartę, która pod nią leżała, a resztę tego stosu zwróć.

## Epoka 9

innovation-card-computers = Komputery
innovation-card-computers-1 = Możesz rozsunąć w górę czerwony albo zielony stos.
innovation-card-computers-2 = Pociągnij kartę [10] i zagraj ją, a potem wykonaj jej dogmaty współpracy na własny użytek.

innovation-card-genetics = Genetyka
innovation-card-genetics-1 = Pociągnij kartę [10] i zagraj ją, a potem dodaj do kart wpływu wszystkie karty leżące pod nią.

innovation-card-collaboration = Współpraca
innovation-card-collaboration-1 = Żądam: pociągnij dwie karty [9] i pokaż obie. Tę, którą wybiorę, przekaż do mojej strefy, a drugą zagraj.
innovation-card-collaboration-2 = Jeśli masz w strefie co najmniej dziesięć zielonych kart, wygrywasz.

innovation-card-satellites = Satelity
innovation-card-satellites-1 = Zwróć wszystkie karty z ręki, a potem pociągnij trzy karty [8].
innovation-card-satellites-2 = Możesz rozsunąć w górę fioletowy stos.
innovation-card-satellites-3 = Zagraj kartę z ręki, a potem wykonaj jej dogmaty współpracy na własny użytek.

innovation-card-services = Usługi
innovation-card-services-1 = Żądam: przekaż do mojej ręki wszystkie najwyższe ze swoich kart wpływu. Jeśli oddasz choć jedną, weź do ręki jedną z moich kart aktywnych bez [leaf].

innovation-card-specialization = Specjalizacja
innovation-card-specialization-1 = Pokaż kartę z ręki. Weź do ręki kartę aktywną tego koloru ze strefy każdego z pozostałych graczy.
innovation-card-specialization-2 = Możesz rozsunąć w górę żółty albo niebieski stos.

innovation-card-composites = Kompozyty
innovation-card-composites-1 = Żądam: przekaż do mojej ręki wszystkie karty ze swojej ręki oprócz jednej, a do moich kart wpływu najwyższą ze swoich kart wpływu.

innovation-card-fission = Rozszczepianie
innovation-card-fission-1 = Żądam: pociągnij kartę [10] i pokaż ją. Jeśli jest czerwona, usuń z gry karty z rąk i stref oraz karty wpływu wszystkich graczy, a ta akcja natychmiast się kończy.
innovation-card-fission-2 = Zwróć jedną kartę aktywną z dowolnej strefy, ale nie kartę „{ innovation-card-fission }”.
innovation-card-fission-third-1 = Żądam: pociągnij kartę [10] i pokaż ją. Jeśli jest czerwona, usuń z gry karty z rąk i stref oraz karty wpływu wszystkich graczy, a ta akcja natychmiast się kończy.
innovation-card-fission-third-2 = Zwróć jedną kartę aktywną z dowolnej strefy, ale nie kartę „{ innovation-card-fission }”. Potem pociągnij kartę [10].
innovation-card-fission-continues-1 = Żądam: pociągnij kartę [10] i pokaż ją. Jeśli jest czerwona, usuń z gry karty z rąk i stref oraz karty wpływu wszystkich graczy.

innovation-card-ecology = Ekologia
innovation-card-ecology-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, dodaj kartę z ręki do kart wpływu i pociągnij dwie karty [10].

innovation-card-suburbia = Przedmieścia
innovation-card-suburbia-1 = Możesz ukryć dowolną liczbę kart z ręki. Za każdą z nich pociągnij kartę [1] i dodaj ją do kart wpływu.

## Epoka 10

innovation-card-bioengineering = Bioinżynieria
innovation-card-bioengineering-1 = Przenieś do swoich kart wpływu kartę aktywną z [leaf] ze strefy innego gracza.
innovation-card-bioengineering-2 = Jeśli któryś gracz ma mniej niż trzy [leaf], wygrywa gracz, który jako jedyny ma najwięcej [leaf].

innovation-card-software = Oprogramowanie
innovation-card-software-1 = Pociągnij kartę [10] i dodaj ją do kart wpływu.
innovation-card-software-2 = Dwa razy: pociągnij kartę [10] i zagraj ją. Potem wykonaj dogmaty współpracy drugiej z nich na własny użytek.

innovation-card-databases = Bazy danych
innovation-card-databases-1 = Żądam: zwróć połowę swoich kart wpływu, zaokrąglając w górę.

innovation-card-self-service = Samoobsługa
innovation-card-self-service-1 = Wybierz jedną ze swoich kart aktywnych, inną niż „{ innovation-card-self-service }”, i wykonaj jej dogmaty współpracy na własny użytek.
innovation-card-self-service-2 = Jeśli masz więcej dominacji niż każdy inny gracz (dziedziny też się liczą), wygrywasz.

innovation-card-ai = Sztuczna Inteligencja
innovation-card-ai-1 = Pociągnij kartę [10] i dodaj ją do kart wpływu.
innovation-card-ai-2 = Jeśli „{ innovation-card-robotics }” i „{ innovation-card-software }” są kartami aktywnymi w dowolnych strefach, wygrywa gracz, który jako jedyny ma najmniej punktów.

innovation-card-the-internet = Internet
innovation-card-the-internet-1 = Możesz rozsunąć w górę zielony stos.
innovation-card-the-internet-2 = Pociągnij kartę [10] i dodaj ją do kart wpływu.
innovation-card-the-internet-3 = Za każde dwa swoje [clock] pociągnij kartę [10] i zagraj ją.

innovation-card-miniaturization = Miniaturyzacja
innovation-card-miniaturization-1 = Możesz zwrócić kartę z ręki. Jeśli to karta [10], pociągnij kartę [10] za każdą różną wartość wśród swoich kart wpływu.

innovation-card-robotics = Robotyka
innovation-card-robotics-1 = Dodaj do kart wpływu swoją zieloną kartę aktywną. Pociągnij kartę [10] i zagraj ją, a potem wykonaj jej dogmaty współpracy na własny użytek.

innovation-card-globalization = Globalizacja
innovation-card-globalization-1 = Żądam: zwróć jedną ze swoich kart aktywnych z [leaf].
innovation-card-globalization-2 = Pociągnij kartę [6] i dodaj ją do kart wpływu. Jeśli żaden gracz nie ma więcej [leaf] niż [factory], wygrywa gracz, który jako jedyny ma najwięcej punktów.

innovation-card-stem-cells = Komórki macierzyste
innovation-card-stem-cells-1 = Możesz dodać wszystkie karty z ręki do kart wpływu.

## Dziedziny

innovation-special-monument = Technologia
innovation-special-monument-condition = W jednej turze ukryj sześć kart albo dodaj sześć do kart wpływu.
innovation-special-monument-condition-mixed = W jednej turze ukryj lub dodaj do kart wpływu łącznie sześć kart.
innovation-special-empire = Wojskowość
innovation-special-empire-condition = Co najmniej po trzy zasoby każdego z sześciu rodzajów.
innovation-special-world = Dyplomacja
innovation-special-world-condition = Co najmniej dwanaście [clock].
innovation-special-wonder = Kultura
innovation-special-wonder-condition = Stosy wszystkich pięciu kolorów, każdy rozsunięty w prawo albo w górę.
innovation-special-universe = Nauka
innovation-special-universe-condition = Pięć kart aktywnych o wartości 8 lub wyższej.
