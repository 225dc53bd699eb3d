# 105 карт: название, затем по одному тексту на каждую догму в том порядке, в каком они стоят на карте.
# `-third-n`: текст третьего издания (девять карт действуют иначе).
# `-continues-n`: текст для столов, где красная карта не заканчивает действие «Ядерной реакции».
# [leaf] [crown] [bulb] [castle] [factory] [clock] — ресурсы; [1]–[10] — карта этого уровня.

## Эпоха 1

innovation-card-pottery = Гончарное дело
innovation-card-pottery-1 = Вы можете переработать до трёх карт с руки. Если вы переработали хотя бы одну, возьмите карту уровня, равного их числу, и зачтите её.
innovation-card-pottery-2 = Возьмите карту [1].

innovation-card-tools = Орудия труда
innovation-card-tools-1 = Вы можете переработать три карты с руки. Если вы переработали три, возьмите карту [3] и сыграйте её.
innovation-card-tools-2 = Вы можете переработать карту [3] с руки. Если вы это сделали, возьмите три карты [1].

innovation-card-writing = Письменность
innovation-card-writing-1 = Возьмите карту [2].

innovation-card-clothing = Одежда
innovation-card-clothing-1 = Сыграйте с руки карту, цвета которой нет среди ваших карт в игре.
innovation-card-clothing-2 = За каждый цвет ваших карт в игре, которого нет в игре больше ни у кого, возьмите карту [1] и зачтите её.

innovation-card-sailing = Мореплавание
innovation-card-sailing-1 = Возьмите карту [1] и сыграйте её.

innovation-card-the-wheel = Колесо
innovation-card-the-wheel-1 = Возьмите две карты [1].

innovation-card-city-states = Города-государства
innovation-card-city-states-1 = Я требую: если у вас не менее четырёх [castle], переместите одну из своих активных карт с [castle] к моим картам в игре. Если вы это сделали, возьмите карту [1].

innovation-card-code-of-laws = Свод законов
innovation-card-code-of-laws-1 = Вы можете архивировать с руки карту цвета, который уже есть среди ваших карт в игре. Если вы это сделали, можете сдвинуть стопку этого цвета влево.

innovation-card-mysticism = Мистицизм
innovation-card-mysticism-1 = Возьмите карту [1] и покажите её. Если её цвет уже есть среди ваших карт в игре, сыграйте её и возьмите ещё одну карту [1].

innovation-card-archery = Стрельба из лука
innovation-card-archery-1 = Я требую: возьмите карту [1], затем переместите старшую карту со своей руки на мою.

innovation-card-metalworking = Металлообработка
innovation-card-metalworking-1 = Возьмите карту [1] и покажите её. Если на ней есть [castle], зачтите её и повторите эту догму; если нет, оставьте её на руке.

innovation-card-oars = Вёсла
innovation-card-oars-1 = Я требую: переместите с руки карту с [crown] в мою зону влияния. Если вы это сделали, возьмите карту [1].
innovation-card-oars-2 = Если по требованию не перемещено ни одной карты, возьмите карту [1].
innovation-card-oars-third-1 = Я требую: переместите с руки карту с [crown] в мою зону влияния. Если вы это сделали, возьмите карту [1] и выполните это требование ещё раз.
innovation-card-oars-third-2 = Если по требованию не перемещено ни одной карты, возьмите карту [1].

innovation-card-agriculture = Земледелие
innovation-card-agriculture-1 = Вы можете переработать карту с руки. Если вы это сделали, возьмите карту на 1 уровень выше и зачтите её.

innovation-card-domestication = Одомашнивание
innovation-card-domestication-1 = Сыграйте младшую карту с руки, затем возьмите карту [1].

innovation-card-masonry = Каменная кладка
innovation-card-masonry-1 = Вы можете сыграть с руки сколько угодно карт с [castle]. Если вы сыграли четыре или больше, добейтесь лидерства в сфере развития «{ innovation-special-monument }».

## Эпоха 2

innovation-card-calendar = Календарь
innovation-card-calendar-1 = Если в вашей зоне влияния больше карт, чем у вас на руке, возьмите две карты [3].

innovation-card-mathematics = Математика
innovation-card-mathematics-1 = Вы можете переработать карту с руки. Если вы это сделали, возьмите карту на 1 уровень выше и сыграйте её.

innovation-card-currency = Валюта
innovation-card-currency-1 = Вы можете переработать сколько угодно карт с руки. За каждый уровень, встретившийся среди них, возьмите карту [2] и зачтите её.

innovation-card-mapmaking = Картография
innovation-card-mapmaking-1 = Я требую: переместите карту [1] из своей зоны влияния в мою.
innovation-card-mapmaking-2 = Если по требованию перемещена хотя бы одна карта, возьмите карту [1] и зачтите её.

innovation-card-monotheism = Монотеизм
innovation-card-monotheism-1 = Я требую: переместите в мою зону влияния свою активную карту, цвета которой нет среди моих карт в игре. Если вы это сделали, возьмите карту [1] и архивируйте её.
innovation-card-monotheism-2 = Возьмите карту [1] и архивируйте её.

innovation-card-philosophy = Философия
innovation-card-philosophy-1 = Вы можете сдвинуть влево любую из своих стопок.
innovation-card-philosophy-2 = Вы можете зачесть карту с руки.

innovation-card-construction = Укрепления
innovation-card-construction-1 = Я требую: переместите две карты со своей руки на мою, затем возьмите карту [2].
innovation-card-construction-2 = Если только у вас есть в игре карты всех пяти цветов, добейтесь лидерства в сфере развития «{ innovation-special-empire }».

innovation-card-road-building = Строительство дорог
innovation-card-road-building-1 = Сыграйте с руки одну или две карты. Если вы сыграли две, можете переместить свою активную красную карту к картам в игре другого игрока; если вы это сделали, переместите его активную зелёную карту к своим.

innovation-card-canal-building = Строительство каналов
innovation-card-canal-building-1 = Вы можете обменять все старшие карты с руки на все старшие карты из своей зоны влияния.

innovation-card-fermenting = Брожение
innovation-card-fermenting-1 = За каждые два своих [leaf] возьмите карту [2].
innovation-card-fermenting-third-1 = За каждый свой цвет, в котором виден [leaf], возьмите карту [2].

## Эпоха 3

innovation-card-alchemy = Алхимия
innovation-card-alchemy-1 = За каждые три своих [castle] возьмите карту [4] и покажите её. Если среди взятых есть красная, переработайте их и все карты с руки; если нет, оставьте их на руке.
innovation-card-alchemy-2 = Сыграйте карту с руки, затем зачтите карту с руки.

innovation-card-translation = Перевод
innovation-card-translation-1 = Вы можете сыграть все карты из своей зоны влияния.
innovation-card-translation-2 = Если на каждой вашей активной карте есть [crown], добейтесь лидерства в сфере развития «{ innovation-special-world }».

innovation-card-compass = Компас
innovation-card-compass-1 = Я требую: переместите одну из своих активных незелёных карт с [leaf] к моим картам в игре, затем переместите одну из моих активных карт без [leaf] к своим.

innovation-card-paper = Бумага
innovation-card-paper-1 = Вы можете сдвинуть влево зелёную или синюю стопку.
innovation-card-paper-2 = За каждую свою стопку, сдвинутую влево, возьмите карту [4].

innovation-card-education = Образование
innovation-card-education-1 = Вы можете переработать старшую карту из своей зоны влияния. Если вы это сделали, возьмите карту на 2 уровня выше старшей из оставшихся в ней.

innovation-card-feudalism = Феодализм
innovation-card-feudalism-1 = Я требую: переместите карту с [castle] со своей руки на мою.
innovation-card-feudalism-2 = Вы можете сдвинуть влево жёлтую или фиолетовую стопку.
innovation-card-feudalism-third-1 = Я требую: переместите карту с [castle] со своей руки на мою. Если вы это сделали, отмените сдвиг своей стопки её цвета.
innovation-card-feudalism-third-2 = Вы можете сдвинуть влево жёлтую или фиолетовую стопку.

innovation-card-engineering = Инженерное дело
innovation-card-engineering-1 = Я требую: переместите все свои активные карты с [castle] в мою зону влияния.
innovation-card-engineering-2 = Вы можете сдвинуть влево красную стопку.

innovation-card-optics = Оптика
innovation-card-optics-1 = Возьмите карту [3] и сыграйте её. Если на ней есть [crown], возьмите карту [4] и зачтите её. Если нет, переместите карту из своей зоны влияния в зону влияния соперника, у которого меньше очков, чем у вас.

innovation-card-machinery = Механизмы
innovation-card-machinery-1 = Я требую: обменяйте все карты со своей руки на все старшие карты с моей.
innovation-card-machinery-2 = Зачтите с руки карту с [castle]. Вы можете сдвинуть влево красную стопку.

innovation-card-medicine = Медицина
innovation-card-medicine-1 = Я требую: обменяйте старшую карту из своей зоны влияния на младшую карту из моей.

## Эпоха 4

innovation-card-experimentation = Эксперименты
innovation-card-experimentation-1 = Возьмите карту [5] и сыграйте её.

innovation-card-printing-press = Печатный станок
innovation-card-printing-press-1 = Вы можете переработать карту из своей зоны влияния. Если вы это сделали, возьмите карту на 2 уровня выше своей активной фиолетовой карты.
innovation-card-printing-press-2 = Вы можете сдвинуть вправо синюю стопку.

innovation-card-invention = Изобретение
innovation-card-invention-1 = Вы можете сдвинуть вправо одну из своих стопок, сдвинутых влево. Если вы это сделали, возьмите карту [4] и зачтите её.
innovation-card-invention-2 = Если у вас сдвинуты стопки всех пяти цветов, неважно куда, добейтесь лидерства в сфере развития «{ innovation-special-wonder }».

innovation-card-navigation = Навигация
innovation-card-navigation-1 = Я требую: переместите карту [2] или [3] из своей зоны влияния в мою.

innovation-card-enterprise = Предпринимательство
innovation-card-enterprise-1 = Я требую: переместите одну из своих активных нефиолетовых карт с [crown] к моим картам в игре. Если вы это сделали, возьмите карту [4] и сыграйте её.
innovation-card-enterprise-2 = Вы можете сдвинуть вправо зелёную стопку.

innovation-card-reformation = Реформация
innovation-card-reformation-1 = За каждые два своих [leaf] вы можете архивировать карту с руки: либо все, либо ни одной.
innovation-card-reformation-2 = Вы можете сдвинуть вправо жёлтую или фиолетовую стопку.

innovation-card-colonialism = Колониализм
innovation-card-colonialism-1 = Возьмите карту [3] и архивируйте её. Если на ней есть [crown], повторите эту догму.

innovation-card-gunpowder = Порох
innovation-card-gunpowder-1 = Я требую: переместите одну из своих активных карт с [castle] в мою зону влияния.
innovation-card-gunpowder-2 = Если по требованию перемещена хотя бы одна карта, возьмите карту [2] и зачтите её.

innovation-card-anatomy = Анатомия
innovation-card-anatomy-1 = Я требую: переработайте карту из своей зоны влияния. Если вы это сделали, переработайте одну из своих активных карт того же уровня.

innovation-card-perspective = Перспектива
innovation-card-perspective-1 = Вы можете переработать карту с руки. Если вы это сделали, за каждые две своих [bulb] зачтите карту с руки.

## Эпоха 5

innovation-card-chemistry = Химия
innovation-card-chemistry-1 = Вы можете сдвинуть вправо синюю стопку.
innovation-card-chemistry-2 = Возьмите карту на 1 уровень выше своей старшей активной карты и зачтите её. Затем переработайте карту из своей зоны влияния.

innovation-card-physics = Физика
innovation-card-physics-1 = Возьмите три карты [6] и покажите их. Если хотя бы две из них одного цвета, переработайте их и все карты с руки; если нет, оставьте их на руке.

innovation-card-banking = Банковское дело
innovation-card-banking-1 = Я требую: переместите одну из своих активных незелёных карт с [factory] к моим картам в игре. Если вы это сделали, возьмите карту [5] и зачтите её.
innovation-card-banking-2 = Вы можете сдвинуть вправо зелёную стопку.

innovation-card-measurement = Измерения
innovation-card-measurement-1 = Вы можете переработать карту с руки. Если вы это сделали, выберите цвет: сдвиньте вправо свою стопку этого цвета, затем возьмите карту уровня, равного числу ваших карт этого цвета в игре.
innovation-card-measurement-third-1 = Вы можете показать карту с руки и переработать её. Если вы это сделали, сдвиньте вправо свою стопку её цвета, затем возьмите карту уровня, равного числу ваших карт этого цвета в игре.

innovation-card-astronomy = Астрономия
innovation-card-astronomy-1 = Возьмите карту [6] и покажите её. Если она зелёная или синяя, сыграйте её и повторите эту догму; если нет, оставьте её на руке.
innovation-card-astronomy-2 = Если все ваши активные нефиолетовые карты уровня 6 или выше, добейтесь лидерства в сфере развития «{ innovation-special-universe }».

innovation-card-societies = Общества
innovation-card-societies-1 = Я требую: переместите одну из своих активных нефиолетовых карт с [bulb] к моим картам в игре. Если вы это сделали, возьмите карту [5].
innovation-card-societies-third-1 = Я требую: переместите к моим картам в игре одну из своих активных карт с [bulb], уровень которой выше, чем у моей активной карты того же цвета. Если вы это сделали, возьмите карту [5].

innovation-card-coal = Уголь
innovation-card-coal-1 = Возьмите карту [5] и архивируйте её.
innovation-card-coal-2 = Вы можете сдвинуть вправо красную стопку.
innovation-card-coal-3 = Вы можете зачесть одну из своих активных карт. Если вы это сделали, зачтите и карту, лежавшую под ней.

innovation-card-the-pirate-code = Пиратский кодекс
innovation-card-the-pirate-code-1 = Я требую: переместите две карты уровня 4 или ниже из своей зоны влияния в мою.
innovation-card-the-pirate-code-2 = Если по требованию перемещена хотя бы одна карта, зачтите младшую из своих активных карт с [crown].

innovation-card-statistics = Статистика
innovation-card-statistics-1 = Я требую: возьмите на руку старшую карту из своей зоны влияния. Если теперь это единственная карта у вас на руке, выполните это требование ещё раз.
innovation-card-statistics-2 = Вы можете сдвинуть вправо жёлтую стопку.
innovation-card-statistics-third-1 = Я требую: возьмите на руку все старшие карты из своей зоны влияния.
innovation-card-statistics-third-2 = Вы можете сдвинуть вправо жёлтую стопку.

innovation-card-steam-engine = Паровая машина
innovation-card-steam-engine-1 = Дважды: возьмите карту [4] и архивируйте её. Затем зачтите свою нижнюю жёлтую карту.

## Эпоха 6

innovation-card-atomic-theory = Атомная теория
innovation-card-atomic-theory-1 = Вы можете сдвинуть вправо синюю стопку.
innovation-card-atomic-theory-2 = Возьмите карту [7] и сыграйте её.

innovation-card-encyclopedia = Энциклопедия
innovation-card-encyclopedia-1 = Вы можете сыграть все старшие карты из своей зоны влияния.

innovation-card-classification = Классификация
innovation-card-classification-1 = Покажите карту с руки. Возьмите на руку все карты её цвета с рук других игроков, затем сыграйте с руки все карты этого цвета.

innovation-card-metric-system = Метрическая система
innovation-card-metric-system-1 = Если ваша зелёная стопка сдвинута вправо, вы можете сдвинуть вправо любую из своих стопок.
innovation-card-metric-system-2 = Вы можете сдвинуть вправо зелёную стопку.

innovation-card-democracy = Демократия
innovation-card-democracy-1 = Вы можете переработать сколько угодно карт с руки. Если за это действие вы переработали по этой догме больше карт, чем любой другой игрок, возьмите карту [8] и зачтите её.

innovation-card-emancipation = Эмансипация
innovation-card-emancipation-1 = Я требую: переместите карту с руки в мою зону влияния. Если вы это сделали, возьмите карту [6].
innovation-card-emancipation-2 = Вы можете сдвинуть вправо красную или фиолетовую стопку.

innovation-card-industrialization = Индустриализация
innovation-card-industrialization-1 = За каждые два своих [factory] возьмите карту [6] и архивируйте её.
innovation-card-industrialization-2 = Вы можете сдвинуть вправо красную или фиолетовую стопку.
innovation-card-industrialization-third-1 = За каждый свой цвет, в котором виден [factory], возьмите карту [6] и архивируйте её.
innovation-card-industrialization-third-2 = Вы можете сдвинуть вправо красную или фиолетовую стопку.

innovation-card-machine-tools = Станки
innovation-card-machine-tools-1 = Возьмите карту того же уровня, что и старшая карта в вашей зоне влияния, и зачтите её.

innovation-card-canning = Консервирование
innovation-card-canning-1 = Вы можете взять карту [6] и архивировать её. Если вы это сделали, зачтите все свои активные карты без [factory].
innovation-card-canning-2 = Вы можете сдвинуть вправо жёлтую стопку.

innovation-card-vaccination = Вакцинация
innovation-card-vaccination-1 = Я требую: переработайте все младшие карты из своей зоны влияния. Если вы переработали хотя бы одну, возьмите карту [6] и сыграйте её.
innovation-card-vaccination-2 = Если по требованию переработана хотя бы одна карта, возьмите карту [7] и сыграйте её.

## Эпоха 7

innovation-card-evolution = Эволюция
innovation-card-evolution-1 = Вы можете выбрать одно из двух: взять карту [8], зачесть её и затем переработать карту из своей зоны влияния — либо взять карту на 1 уровень выше старшей карты из своей зоны влияния.
innovation-card-evolution-way-1 = Взять и зачесть [8], затем переработать карту из своей зоны влияния
innovation-card-evolution-way-2 = Взять карту на 1 уровень выше старшей карты в зоне влияния

innovation-card-publications = Публикации
innovation-card-publications-1 = Вы можете разложить карты одной из своих стопок в любом порядке.
innovation-card-publications-2 = Вы можете сдвинуть вверх жёлтую или синюю стопку.

innovation-card-bicycle = Велосипед
innovation-card-bicycle-1 = Вы можете обменять все карты с руки на все карты из своей зоны влияния.

innovation-card-electricity = Электричество
innovation-card-electricity-1 = Переработайте все свои активные карты без [factory], затем за каждую из них возьмите карту [8].

innovation-card-lighting = Освещение
innovation-card-lighting-1 = Вы можете архивировать до трёх карт с руки. За каждый уровень, встретившийся среди них, возьмите карту [7] и зачтите её.

innovation-card-railroad = Железная дорога
innovation-card-railroad-1 = Переработайте все карты с руки, затем возьмите три карты [6].
innovation-card-railroad-2 = Вы можете сдвинуть вверх одну из своих стопок, сдвинутых вправо.

innovation-card-combustion = Сгорание
innovation-card-combustion-1 = Я требую: переместите две карты из своей зоны влияния в мою.
innovation-card-combustion-third-1 = Я требую: за каждые четыре моих [crown] переместите карту из своей зоны влияния в мою.
innovation-card-combustion-third-2 = Переработайте свою нижнюю красную карту.

innovation-card-explosives = Взрывчатка
innovation-card-explosives-1 = Я требую: переместите три старшие карты со своей руки на мою. Если вы отдали хотя бы одну и ваша рука теперь пуста, возьмите карту [7].

innovation-card-refrigeration = Охлаждение
innovation-card-refrigeration-1 = Я требую: переработайте половину карт с руки с округлением вниз.
innovation-card-refrigeration-2 = Вы можете зачесть карту с руки.

innovation-card-sanitation = Санитария
innovation-card-sanitation-1 = Я требую: обменяйте две старшие карты со своей руки на младшую карту с моей.

## Эпоха 8

innovation-card-quantum-theory = Квантовая теория
innovation-card-quantum-theory-1 = Вы можете переработать до двух карт с руки. Если вы переработали две, возьмите карту [10], затем возьмите ещё одну карту [10] и зачтите её.

innovation-card-rocketry = Ракетная техника
innovation-card-rocketry-1 = За каждые два своих [clock] переработайте карту из зоны влияния другого игрока.

innovation-card-corporations = Корпорации
innovation-card-corporations-1 = Я требую: переместите одну из своих активных незелёных карт с [factory] в мою зону влияния. Если вы это сделали, возьмите карту [8] и сыграйте её.
innovation-card-corporations-2 = Возьмите карту [8] и сыграйте её.

innovation-card-mass-media = Средства массовой информации
innovation-card-mass-media-1 = Вы можете переработать карту с руки. Если вы это сделали, выберите уровень: все игроки, включая вас, перерабатывают все карты этого уровня из своей зоны влияния.
innovation-card-mass-media-2 = Вы можете сдвинуть вверх фиолетовую стопку.

innovation-card-empiricism = Эмпиризм
innovation-card-empiricism-1 = Выберите два цвета, затем возьмите карту [9] и покажите её. Если она одного из этих цветов, сыграйте её, после чего можете сдвинуть стопку этого цвета вверх; если нет, оставьте её на руке.
innovation-card-empiricism-2 = Если у вас не менее двадцати [bulb], вы побеждаете.

innovation-card-socialism = Социализм
innovation-card-socialism-1 = Вы можете архивировать все карты с руки. Если среди них была фиолетовая, возьмите на руку все младшие карты с руки каждого из других игроков.

innovation-card-flight = Авиация
innovation-card-flight-1 = Если ваша красная стопка сдвинута вверх, вы можете сдвинуть вверх любую из своих стопок.
innovation-card-flight-2 = Вы можете сдвинуть вверх красную стопку.

innovation-card-mobility = Мобильность
innovation-card-mobility-1 = Я требую: из своих активных некрасных карт без [factory] переместите две старшие в мою зону влияния. Если вы отдали хотя бы одну, возьмите карту [8].

innovation-card-antibiotics = Антибиотики
innovation-card-antibiotics-1 = Вы можете переработать до трёх карт с руки. За каждый уровень, встретившийся среди них, возьмите две карты [8].

innovation-card-skyscrapers = Небоскрёбы
innovation-card-skyscrapers-1 = Я требую: переместите одну из своих активных нежёлтых карт с [clock] к моим картам в игре. Если вы это сделали, зачтите карту, лежавшую под ней, а остальные карты этой стопки переработайте.

## Эпоха 9

innovation-card-computers = Компьютеры
innovation-card-computers-1 = Вы можете сдвинуть вверх красную или зелёную стопку.
innovation-card-computers-2 = Возьмите карту [10] и сыграйте её, затем единолично выполните её кооперативные догмы.

innovation-card-genetics = Генетика
innovation-card-genetics-1 = Возьмите карту [10] и сыграйте её, затем зачтите все карты под ней.

innovation-card-collaboration = Сотрудничество
innovation-card-collaboration-1 = Я требую: возьмите две карты [9] и покажите обе. Ту, которую я выберу, переместите к моим картам в игре, а другую сыграйте.
innovation-card-collaboration-2 = Если у вас в игре не менее десяти зелёных карт, вы побеждаете.

innovation-card-satellites = Спутники
innovation-card-satellites-1 = Переработайте все карты с руки, затем возьмите три карты [8].
innovation-card-satellites-2 = Вы можете сдвинуть вверх фиолетовую стопку.
innovation-card-satellites-3 = Сыграйте карту с руки, затем единолично выполните её кооперативные догмы.

innovation-card-services = Услуги
innovation-card-services-1 = Я требую: переместите все старшие карты из своей зоны влияния на мою руку. Если вы отдали хотя бы одну, возьмите на руку одну из моих активных карт без [leaf].

innovation-card-specialization = Специализация
innovation-card-specialization-1 = Покажите карту с руки. Возьмите на руку активную карту её цвета у каждого из других игроков.
innovation-card-specialization-2 = Вы можете сдвинуть вверх жёлтую или синюю стопку.

innovation-card-composites = Композиты
innovation-card-composites-1 = Я требую: переместите все карты со своей руки, кроме одной, на мою, а старшую карту из своей зоны влияния — в мою.

innovation-card-fission = Ядерная реакция
innovation-card-fission-1 = Я требую: возьмите карту [10] и покажите её. Если она красная, сбросьте из игры все карты всех игроков — на руках, в игре и в зонах влияния; это действие сразу заканчивается.
innovation-card-fission-2 = Переработайте одну активную карту любого игрока, но не карту «{ innovation-card-fission }».
innovation-card-fission-third-1 = Я требую: возьмите карту [10] и покажите её. Если она красная, сбросьте из игры все карты всех игроков — на руках, в игре и в зонах влияния; это действие сразу заканчивается.
innovation-card-fission-third-2 = Переработайте одну активную карту любого игрока, но не карту «{ innovation-card-fission }». Затем возьмите карту [10].
innovation-card-fission-continues-1 = Я требую: возьмите карту [10] и покажите её. Если она красная, сбросьте из игры все карты всех игроков — на руках, в игре и в зонах влияния.

innovation-card-ecology = Экология
innovation-card-ecology-1 = Вы можете переработать карту с руки. Если вы это сделали, зачтите карту с руки и возьмите две карты [10].

innovation-card-suburbia = Пригороды
innovation-card-suburbia-1 = Вы можете архивировать сколько угодно карт с руки. За каждую из них возьмите карту [1] и зачтите её.

## Эпоха 10

innovation-card-bioengineering = Биоинженерия
innovation-card-bioengineering-1 = Переместите в свою зону влияния активную карту с [leaf] другого игрока.
innovation-card-bioengineering-2 = Если у кого-то из игроков меньше трёх [leaf], побеждает тот, у кого больше всех [leaf]; при равенстве — никто.

innovation-card-software = Программное обеспечение
innovation-card-software-1 = Возьмите карту [10] и зачтите её.
innovation-card-software-2 = Дважды: возьмите карту [10] и сыграйте её. Затем единолично выполните кооперативные догмы второй из них.

innovation-card-databases = Базы данных
innovation-card-databases-1 = Я требую: переработайте половину карт из своей зоны влияния с округлением вверх.

innovation-card-self-service = Самообслуживание
innovation-card-self-service-1 = Выберите одну из своих активных карт, кроме карты «{ innovation-card-self-service }», и единолично выполните её кооперативные догмы.
innovation-card-self-service-2 = Если у вас больше карт лидерства (вместе со сферами развития), чем у любого другого игрока, вы побеждаете.

innovation-card-ai = Искусственный интеллект
innovation-card-ai-1 = Возьмите карту [10] и зачтите её.
innovation-card-ai-2 = Если обе карты, «{ innovation-card-robotics }» и «{ innovation-card-software }», активны, у кого бы они ни были, побеждает тот, у кого меньше всех очков влияния; при равенстве — никто.

innovation-card-the-internet = Интернет
innovation-card-the-internet-1 = Вы можете сдвинуть вверх зелёную стопку.
innovation-card-the-internet-2 = Возьмите карту [10] и зачтите её.
innovation-card-the-internet-3 = За каждые два своих [clock] возьмите карту [10] и сыграйте её.

innovation-card-miniaturization = Миниатюризация
innovation-card-miniaturization-1 = Вы можете переработать карту с руки. Если это была карта [10], возьмите карту [10] за каждый уровень, встречающийся в вашей зоне влияния.

innovation-card-robotics = Робототехника
innovation-card-robotics-1 = Зачтите свою активную зелёную карту. Возьмите карту [10] и сыграйте её, затем единолично выполните её кооперативные догмы.

innovation-card-globalization = Глобализация
innovation-card-globalization-1 = Я требую: переработайте одну из своих активных карт с [leaf].
innovation-card-globalization-2 = Возьмите карту [6] и зачтите её. Если ни у кого из игроков [leaf] не больше, чем [factory], побеждает тот, у кого больше всех очков влияния; при равенстве — никто.

innovation-card-stem-cells = Стволовые клетки
innovation-card-stem-cells-1 = Вы можете зачесть все карты с руки.

## Сферы развития

innovation-special-monument = Технологии
innovation-special-monument-condition = За один ход вы архивировали шесть карт или зачли шесть карт.
innovation-special-monument-condition-mixed = За один ход вы архивировали и зачли в сумме шесть карт.
innovation-special-empire = Военное дело
innovation-special-empire-condition = У вас не менее трёх ресурсов каждого из шести видов.
innovation-special-world = Дипломатия
innovation-special-world-condition = У вас не менее двенадцати [clock].
innovation-special-wonder = Культура
innovation-special-wonder-condition = У вас стопки всех пяти цветов, и каждая сдвинута вправо или вверх.
innovation-special-universe = Наука
innovation-special-universe-condition = У вас пять активных карт уровня 8 или выше.
