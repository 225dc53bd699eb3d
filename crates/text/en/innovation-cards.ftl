# The 105 cards: the name, then one text per effect in printed order.
# `-third-n`: the text of the third edition, for the nine cards whose effects differ.
# `-continues-n`: the text at tables where a red card does not end the action of Fission.
# [leaf] [crown] [bulb] [castle] [factory] [clock] are icons; [1] to [10] is a card of that value.

## Age 1

innovation-card-pottery = Pottery
innovation-card-pottery-1 = You may return up to three hand cards. If you returned any, draw a card whose value is their number and score it.
innovation-card-pottery-2 = Draw a [1].

innovation-card-tools = Tools
innovation-card-tools-1 = You may return three hand cards. If you returned three, draw a [3] and meld it.
innovation-card-tools-2 = You may return a [3] from your hand. If you do, draw a [1] three times.

innovation-card-writing = Writing
innovation-card-writing-1 = Draw a [2].

innovation-card-clothing = Clothing
innovation-card-clothing-1 = Meld a hand card whose colour is missing from your board.
innovation-card-clothing-2 = For each colour on your board that no other player has, draw a [1] and score it.

innovation-card-sailing = Sailing
innovation-card-sailing-1 = Draw a [1] and meld it.

innovation-card-the-wheel = The Wheel
innovation-card-the-wheel-1 = Draw a [1] twice.

innovation-card-city-states = City States
innovation-card-city-states-1 = I demand: if you show four or more [castle], transfer one of your top cards with a [castle] to my board. If you do, draw a [1].

innovation-card-code-of-laws = Code of Laws
innovation-card-code-of-laws-1 = You may tuck a hand card of a colour already on your board. If you do, you may splay that colour left.

innovation-card-mysticism = Mysticism
innovation-card-mysticism-1 = Draw a [1] and reveal it. If its colour is already on your board, meld it and draw another [1].

innovation-card-archery = Archery
innovation-card-archery-1 = I demand: draw a [1], then transfer your highest hand card to my hand.

innovation-card-metalworking = Metalworking
innovation-card-metalworking-1 = Draw a [1] and reveal it. If it has a [castle], score it and repeat this effect; otherwise keep it.

innovation-card-oars = Oars
innovation-card-oars-1 = I demand: transfer a hand card with a [crown] to my score pile. If you do, draw a [1].
innovation-card-oars-2 = If the demand moved no card, draw a [1].
innovation-card-oars-third-1 = I demand: transfer a hand card with a [crown] to my score pile. If you do, draw a [1] and repeat this demand.
innovation-card-oars-third-2 = If the demand moved no card, draw a [1].

innovation-card-agriculture = Agriculture
innovation-card-agriculture-1 = You may return a hand card. If you do, draw a card one higher and score it.

innovation-card-domestication = Domestication
innovation-card-domestication-1 = Meld your lowest hand card, then draw a [1].

innovation-card-masonry = Masonry
innovation-card-masonry-1 = You may meld any number of hand cards with a [castle]. If you melded four or more, claim { innovation-special-monument }.

## Age 2

innovation-card-calendar = Calendar
innovation-card-calendar-1 = If your score pile holds more cards than your hand, draw a [3] twice.

innovation-card-mathematics = Mathematics
innovation-card-mathematics-1 = You may return a hand card. If you do, draw a card one higher and meld it.

innovation-card-currency = Currency
innovation-card-currency-1 = You may return any number of hand cards. For each different value among them, draw a [2] and score it.

innovation-card-mapmaking = Mapmaking
innovation-card-mapmaking-1 = I demand: transfer a [1] from your score pile to mine.
innovation-card-mapmaking-2 = If the demand moved a card, draw a [1] and score it.

innovation-card-monotheism = Monotheism
innovation-card-monotheism-1 = I demand: transfer one of your top cards whose colour is missing from my board to my score pile. If you do, draw a [1] and tuck it.
innovation-card-monotheism-2 = Draw a [1] and tuck it.

innovation-card-philosophy = Philosophy
innovation-card-philosophy-1 = You may splay any one of your colours left.
innovation-card-philosophy-2 = You may score a hand card.

innovation-card-construction = Construction
innovation-card-construction-1 = I demand: transfer two hand cards to my hand, then draw a [2].
innovation-card-construction-2 = If you alone have all five colours on your board, claim { innovation-special-empire }.

innovation-card-road-building = Road Building
innovation-card-road-building-1 = Meld one or two hand cards. If you melded two, you may transfer your top red card to another player’s board; if you do, transfer that player’s top green card to your board.

innovation-card-canal-building = Canal Building
innovation-card-canal-building-1 = You may exchange all the highest cards of your hand with all the highest cards of your score pile.

innovation-card-fermenting = Fermenting
innovation-card-fermenting-1 = For every two [leaf] you show, draw a [2].
innovation-card-fermenting-third-1 = For each of your colours that shows a [leaf], draw a [2].

## Age 3

innovation-card-alchemy = Alchemy
innovation-card-alchemy-1 = For every three [castle] you show, draw a [4] and reveal it. If any of them is red, return them and your whole hand; otherwise keep them.
innovation-card-alchemy-2 = Meld a hand card, then score a hand card.

innovation-card-translation = Translation
innovation-card-translation-1 = You may meld all cards of your score pile.
innovation-card-translation-2 = If each of your top cards has a [crown], claim { innovation-special-world }.

innovation-card-compass = Compass
innovation-card-compass-1 = I demand: transfer one of your top cards that has a [leaf] and is not green to my board, then transfer one of my top cards without a [leaf] to your board.

innovation-card-paper = Paper
innovation-card-paper-1 = You may splay green or blue left.
innovation-card-paper-2 = For each colour you have splayed left, draw a [4].

innovation-card-education = Education
innovation-card-education-1 = You may return the highest card of your score pile. If you do, draw a card two higher than the highest card left there.

innovation-card-feudalism = Feudalism
innovation-card-feudalism-1 = I demand: transfer a hand card with a [castle] to my hand.
innovation-card-feudalism-2 = You may splay yellow or purple left.
innovation-card-feudalism-third-1 = I demand: transfer a hand card with a [castle] to my hand. If you do, unsplay its colour on your board.
innovation-card-feudalism-third-2 = You may splay yellow or purple left.

innovation-card-engineering = Engineering
innovation-card-engineering-1 = I demand: transfer all your top cards with a [castle] to my score pile.
innovation-card-engineering-2 = You may splay red left.

innovation-card-optics = Optics
innovation-card-optics-1 = Draw a [3] and meld it. If it has a [crown], draw a [4] and score it. Otherwise transfer a card of your score pile to the score pile of an opponent with fewer points than you.

innovation-card-machinery = Machinery
innovation-card-machinery-1 = I demand: exchange your whole hand with all the highest cards of mine.
innovation-card-machinery-2 = Score a hand card with a [castle]. You may splay red left.

innovation-card-medicine = Medicine
innovation-card-medicine-1 = I demand: exchange the highest card of your score pile with the lowest card of mine.

## Age 4

innovation-card-experimentation = Experimentation
innovation-card-experimentation-1 = Draw a [5] and meld it.

innovation-card-printing-press = Printing Press
innovation-card-printing-press-1 = You may return a card of your score pile. If you do, draw a card two higher than your top purple card.
innovation-card-printing-press-2 = You may splay blue right.

innovation-card-invention = Invention
innovation-card-invention-1 = You may splay right one of your colours that is splayed left. If you do, draw a [4] and score it.
innovation-card-invention-2 = If all five of your colours are splayed, whichever way, claim { innovation-special-wonder }.

innovation-card-navigation = Navigation
innovation-card-navigation-1 = I demand: transfer a [2] or a [3] from your score pile to mine.

innovation-card-enterprise = Enterprise
innovation-card-enterprise-1 = I demand: transfer one of your top cards that has a [crown] and is not purple to my board. If you do, draw a [4] and meld it.
innovation-card-enterprise-2 = You may splay green right.

innovation-card-reformation = Reformation
innovation-card-reformation-1 = You may tuck a hand card for every two [leaf] you show: all of them or none.
innovation-card-reformation-2 = You may splay yellow or purple right.

innovation-card-colonialism = Colonialism
innovation-card-colonialism-1 = Draw a [3] and tuck it. If it has a [crown], repeat this effect.

innovation-card-gunpowder = Gunpowder
innovation-card-gunpowder-1 = I demand: transfer one of your top cards with a [castle] to my score pile.
innovation-card-gunpowder-2 = If the demand moved a card, draw a [2] and score it.

innovation-card-anatomy = Anatomy
innovation-card-anatomy-1 = I demand: return a card of your score pile. If you do, return one of your top cards of the same value.

innovation-card-perspective = Perspective
innovation-card-perspective-1 = You may return a hand card. If you do, score a hand card for every two [bulb] you show.

## Age 5

innovation-card-chemistry = Chemistry
innovation-card-chemistry-1 = You may splay blue right.
innovation-card-chemistry-2 = Draw a card one higher than your highest top card and score it. Then return a card of your score pile.

innovation-card-physics = Physics
innovation-card-physics-1 = Draw a [6] three times and reveal all three. If two or more of them share a colour, return them and your whole hand; otherwise keep them.

innovation-card-banking = Banking
innovation-card-banking-1 = I demand: transfer one of your top cards that has a [factory] and is not green to my board. If you do, draw a [5] and score it.
innovation-card-banking-2 = You may splay green right.

innovation-card-measurement = Measurement
innovation-card-measurement-1 = You may return a hand card. If you do, choose a colour: splay it right, then draw a card whose value is the number of your cards of that colour on your board.
innovation-card-measurement-third-1 = You may reveal a hand card and return it. If you do, splay its colour right, then draw a card whose value is the number of your cards of that colour on your board.

innovation-card-astronomy = Astronomy
innovation-card-astronomy-1 = Draw a [6] and reveal it. If it is green or blue, meld it and repeat this effect; otherwise keep it.
innovation-card-astronomy-2 = If all your non-purple top cards have value 6 or more, claim { innovation-special-universe }.

innovation-card-societies = Societies
innovation-card-societies-1 = I demand: transfer one of your top cards that has a [bulb] and is not purple to my board. If you do, draw a [5].
innovation-card-societies-third-1 = I demand: transfer one of your top cards that has a [bulb] and is higher than my top card of its colour to my board. If you do, draw a [5].

innovation-card-coal = Coal
innovation-card-coal-1 = Draw a [5] and tuck it.
innovation-card-coal-2 = You may splay red right.
innovation-card-coal-3 = You may score one of your top cards. If you do, also score the card that lay beneath it.

innovation-card-the-pirate-code = The Pirate Code
innovation-card-the-pirate-code-1 = I demand: transfer two cards of value 4 or lower from your score pile to mine.
innovation-card-the-pirate-code-2 = If the demand moved a card, score your lowest top card with a [crown].

innovation-card-statistics = Statistics
innovation-card-statistics-1 = I demand: take the highest card of your score pile into your hand. If it is then your only hand card, repeat this demand.
innovation-card-statistics-2 = You may splay yellow right.
innovation-card-statistics-third-1 = I demand: take all the highest cards of your score pile into your hand.
innovation-card-statistics-third-2 = You may splay yellow right.

innovation-card-steam-engine = Steam Engine
innovation-card-steam-engine-1 = Draw a [4] and tuck it, twice. Then score your bottom yellow card.

## Age 6

innovation-card-atomic-theory = Atomic Theory
innovation-card-atomic-theory-1 = You may splay blue right.
innovation-card-atomic-theory-2 = Draw a [7] and meld it.

innovation-card-encyclopedia = Encyclopedia
innovation-card-encyclopedia-1 = You may meld all the highest cards of your score pile.

innovation-card-classification = Classification
innovation-card-classification-1 = Reveal a hand card. Take all cards of its colour from the other players’ hands into yours, then meld all your hand cards of that colour.

innovation-card-metric-system = Metric System
innovation-card-metric-system-1 = If your green cards are splayed right, you may splay any one of your colours right.
innovation-card-metric-system-2 = You may splay green right.

innovation-card-democracy = Democracy
innovation-card-democracy-1 = You may return any number of hand cards. If that is more than any other player has returned for this effect in this action, draw an [8] and score it.

innovation-card-emancipation = Emancipation
innovation-card-emancipation-1 = I demand: transfer a hand card to my score pile. If you do, draw a [6].
innovation-card-emancipation-2 = You may splay red or purple right.

innovation-card-industrialization = Industrialization
innovation-card-industrialization-1 = For every two [factory] you show, draw a [6] and tuck it.
innovation-card-industrialization-2 = You may splay red or purple right.
innovation-card-industrialization-third-1 = For each of your colours that shows a [factory], draw a [6] and tuck it.
innovation-card-industrialization-third-2 = You may splay red or purple right.

innovation-card-machine-tools = Machine Tools
innovation-card-machine-tools-1 = Draw a card of the same value as the highest card of your score pile and score it.

innovation-card-canning = Canning
innovation-card-canning-1 = You may draw a [6] and tuck it. If you do, score all your top cards without a [factory].
innovation-card-canning-2 = You may splay yellow right.

innovation-card-vaccination = Vaccination
innovation-card-vaccination-1 = I demand: return all the lowest cards of your score pile. If you returned any, draw a [6] and meld it.
innovation-card-vaccination-2 = If the demand returned a card, draw a [7] and meld it.

## Age 7

innovation-card-evolution = Evolution
innovation-card-evolution-1 = You may do one of two things: draw an [8], score it and then return a card of your score pile; or draw a card one higher than the highest card of your score pile.
innovation-card-evolution-way-1 = Draw and score an [8], then return a card of your score pile
innovation-card-evolution-way-2 = Draw a card one higher than the highest of your score pile

innovation-card-publications = Publications
innovation-card-publications-1 = You may put the cards of one of your piles into any order.
innovation-card-publications-2 = You may splay yellow or blue up.

innovation-card-bicycle = Bicycle
innovation-card-bicycle-1 = You may exchange your whole hand with your whole score pile.

innovation-card-electricity = Electricity
innovation-card-electricity-1 = Return all your top cards without a [factory], then draw an [8] for each of them.

innovation-card-lighting = Lighting
innovation-card-lighting-1 = You may tuck up to three hand cards. For each different value among them, draw a [7] and score it.

innovation-card-railroad = Railroad
innovation-card-railroad-1 = Return your whole hand, then draw a [6] three times.
innovation-card-railroad-2 = You may splay up one of your colours that is splayed right.

innovation-card-combustion = Combustion
innovation-card-combustion-1 = I demand: transfer two cards of your score pile to mine.
innovation-card-combustion-third-1 = I demand: for every four [crown] I show, transfer a card of your score pile to mine.
innovation-card-combustion-third-2 = Return your bottom red card.

innovation-card-explosives = Explosives
innovation-card-explosives-1 = I demand: transfer your three highest hand cards to my hand. If you gave any and your hand is now empty, draw a [7].

innovation-card-refrigeration = Refrigeration
innovation-card-refrigeration-1 = I demand: return half of your hand cards, rounded down.
innovation-card-refrigeration-2 = You may score a hand card.

innovation-card-sanitation = Sanitation
innovation-card-sanitation-1 = I demand: exchange your two highest hand cards with my lowest hand card.

## Age 8

innovation-card-quantum-theory = Quantum Theory
innovation-card-quantum-theory-1 = You may return up to two hand cards. If you returned two, draw a [10], then draw another [10] and score it.

innovation-card-rocketry = Rocketry
innovation-card-rocketry-1 = For every two [clock] you show, return a card from another player’s score pile.

innovation-card-corporations = Corporations
innovation-card-corporations-1 = I demand: transfer one of your top cards that has a [factory] and is not green to my score pile. If you do, draw an [8] and meld it.
innovation-card-corporations-2 = Draw an [8] and meld it.

innovation-card-mass-media = Mass Media
innovation-card-mass-media-1 = You may return a hand card. If you do, choose a value: every player, you included, returns all cards of that value from their score pile.
innovation-card-mass-media-2 = You may splay purple up.

innovation-card-empiricism = Empiricism
innovation-card-empiricism-1 = Choose two colours, then draw a [9] and reveal it. If it has one of them, meld it, and you may splay that colour up; otherwise keep it.
innovation-card-empiricism-2 = If you show twenty or more [bulb], you win.

innovation-card-socialism = Socialism
innovation-card-socialism-1 = You may tuck your whole hand. If a purple card was among the tucked ones, take all the lowest hand cards of each other player into your hand.

innovation-card-flight = Flight
innovation-card-flight-1 = If your red cards are splayed up, you may splay any one of your colours up.
innovation-card-flight-2 = You may splay red up.

innovation-card-mobility = Mobility
innovation-card-mobility-1 = I demand: out of your top cards that are not red and have no [factory], transfer the two highest to my score pile. If you gave any, draw an [8].

innovation-card-antibiotics = Antibiotics
innovation-card-antibiotics-1 = You may return up to three hand cards. For each different value among them, draw an [8] twice.

innovation-card-skyscrapers = Skyscrapers
innovation-card-skyscrapers-1 = I demand: transfer one of your top cards that has a [clock] and is not yellow to my board. If you do, score the card that lay beneath it and return the rest of that pile.

## Age 9

innovation-card-computers = Computers
innovation-card-computers-1 = You may splay red or green up.
innovation-card-computers-2 = Draw a [10] and meld it, then execute its non-demand effects for yourself only.

innovation-card-genetics = Genetics
innovation-card-genetics-1 = Draw a [10] and meld it, then score all cards beneath it.

innovation-card-collaboration = Collaboration
innovation-card-collaboration-1 = I demand: draw a [9] twice and reveal both. Transfer the one I choose to my board and meld the other.
innovation-card-collaboration-2 = If your green pile holds ten or more cards, you win.

innovation-card-satellites = Satellites
innovation-card-satellites-1 = Return your whole hand, then draw an [8] three times.
innovation-card-satellites-2 = You may splay purple up.
innovation-card-satellites-3 = Meld a hand card, then execute its non-demand effects for yourself only.

innovation-card-services = Services
innovation-card-services-1 = I demand: transfer all the highest cards of your score pile to my hand. If you gave any, take one of my top cards without a [leaf] into your hand.

innovation-card-specialization = Specialization
innovation-card-specialization-1 = Reveal a hand card. Take the top card of its colour from every other player’s board into your hand.
innovation-card-specialization-2 = You may splay yellow or blue up.

innovation-card-composites = Composites
innovation-card-composites-1 = I demand: transfer all but one of your hand cards to my hand, and the highest card of your score pile to mine.

innovation-card-fission = Fission
innovation-card-fission-1 = I demand: draw a [10] and reveal it. If it is red, remove all hands, boards and score piles from the game, and this action ends at once.
innovation-card-fission-2 = Return one top card of any board, but not { innovation-card-fission }.
innovation-card-fission-third-1 = I demand: draw a [10] and reveal it. If it is red, remove all hands, boards and score piles from the game, and this action ends at once.
innovation-card-fission-third-2 = Return one top card of any board, but not { innovation-card-fission }. Then draw a [10].
innovation-card-fission-continues-1 = I demand: draw a [10] and reveal it. If it is red, remove all hands, boards and score piles from the game.

innovation-card-ecology = Ecology
innovation-card-ecology-1 = You may return a hand card. If you do, score a hand card and draw a [10] twice.

innovation-card-suburbia = Suburbia
innovation-card-suburbia-1 = You may tuck any number of hand cards. For each of them, draw a [1] and score it.

## Age 10

innovation-card-bioengineering = Bioengineering
innovation-card-bioengineering-1 = Transfer a top card with a [leaf] from another player’s board to your score pile.
innovation-card-bioengineering-2 = If some player shows fewer than three [leaf], the player who alone shows the most [leaf] wins.

innovation-card-software = Software
innovation-card-software-1 = Draw a [10] and score it.
innovation-card-software-2 = Draw a [10] and meld it, twice. Then execute the non-demand effects of the second one for yourself only.

innovation-card-databases = Databases
innovation-card-databases-1 = I demand: return half of the cards of your score pile, rounded up.

innovation-card-self-service = Self Service
innovation-card-self-service-1 = Choose one of your top cards other than { innovation-card-self-service } and execute its non-demand effects for yourself only.
innovation-card-self-service-2 = If you have more achievements than each other player, you win.

innovation-card-ai = A.I.
innovation-card-ai-1 = Draw a [10] and score it.
innovation-card-ai-2 = If { innovation-card-robotics } and { innovation-card-software } are both top cards, on whichever boards, the player who alone has the fewest points wins.

innovation-card-the-internet = The Internet
innovation-card-the-internet-1 = You may splay green up.
innovation-card-the-internet-2 = Draw a [10] and score it.
innovation-card-the-internet-3 = For every two [clock] you show, draw a [10] and meld it.

innovation-card-miniaturization = Miniaturization
innovation-card-miniaturization-1 = You may return a hand card. If it was a [10], draw a [10] for each different value in your score pile.

innovation-card-robotics = Robotics
innovation-card-robotics-1 = Score your top green card. Draw a [10] and meld it, then execute its non-demand effects for yourself only.

innovation-card-globalization = Globalization
innovation-card-globalization-1 = I demand: return one of your top cards with a [leaf].
innovation-card-globalization-2 = Draw a [6] and score it. If no player shows more [leaf] than [factory], the player who alone has the most points wins.

innovation-card-stem-cells = Stem Cells
innovation-card-stem-cells-1 = You may score your whole hand.

## Special achievements

innovation-special-monument = Monument
innovation-special-monument-condition = Tuck six cards or score six cards within one turn.
innovation-special-monument-condition-mixed = Tuck and score six cards in all within one turn.
innovation-special-empire = Empire
innovation-special-empire-condition = Show three or more of each of the six icons.
innovation-special-world = World
innovation-special-world-condition = Show twelve or more [clock].
innovation-special-wonder = Wonder
innovation-special-wonder-condition = Have all five colours, each splayed right or up.
innovation-special-universe = Universe
innovation-special-universe-condition = Have five top cards of value 8 or higher.
