/** Islands and groups of islands, lakes and waterfalls: lines as in `seas.ts`. */
export const ISLANDS = `
EC -90.6 -0.6 1|Galápagos Islands;Galapagos Islands;Galápagos;Galapagos|Galapagosinseln;Galápagos-Inseln|îles Galápagos;Galápagos|islas Galápagos;Galápagos|isole Galápagos;Galápagos;Galapagos|ilhas Galápagos;Galápagos|Galapagoseilanden|Galápagosöarna;Galapagosöarna|Galapagos|Галапагосские острова;Галапагосы|Galapagos Adaları|جزر غالاباغوس|गैलापागोस द्वीप|ガラパゴス諸島|加拉帕戈斯群岛|갈라파고스 제도;갈라파고스
ID 128 -1.5 2|Moluccas;Maluku Islands;Spice Islands|Molukken;Gewürzinseln|Moluques|islas Molucas;Molucas|Molucche|ilhas Molucas;Molucas|Molukken|Moluckerna|Moluki|Молуккские острова;Молукки|Maluku Adaları;Baharat Adaları|جزر الملوك|मालुकु द्वीप|モルッカ諸島;香料諸島|摩鹿加群岛;马鲁古群岛|말루쿠 제도;몰루카 제도
PH 123.97 10.3 0|Mactan|Mactan|Mactan|Mactán|Mactan|Mactan|Mactan|Mactan|Mactan|Мактан|Mactan|||マクタン島|麦克坦岛|막탄섬
ID 110 -7.3 1.5|Java?|Java|Java|Java|Giava|Java|Java|Java|Jawa|Ява|Cava|جاوة|जावा|ジャワ島|爪哇岛;爪哇|자와섬;자바섬
ID 102 0 2.5|Sumatra|Sumatra|Sumatra|Sumatra|Sumatra|Sumatra|Sumatra|Sumatra|Sumatra|Суматра|Sumatra|سومطرة|सुमात्रा|スマトラ島|苏门答腊|수마트라섬;수마트라
ID 114 1 3|Borneo|Borneo|Bornéo|Borneo|Borneo|Bornéu|Borneo|Borneo|Borneo|Борнео|Borneo|بورنيو|बोर्नियो|ボルネオ島|婆罗洲|보르네오섬
ID 105.42 -6.1 0|Krakatoa|Krakatau|Krakatoa|Krakatoa|Krakatoa|Krakatoa|Krakatau|Krakatau|Krakatau|Кракатау|Krakatoa|كراكاتوا||クラカタウ|喀拉喀托火山|크라카타우
ID 115.1 -8.4 0.4|Bali|Bali|Bali|Bali|Bali|Bali|Bali|Bali|Bali|Бали|Bali|بالي|बाली|バリ島|巴厘岛|발리섬
JP 143 43.3 1.5|Hokkaido;Hokkaidō|Hokkaido;Hokkaidō|Hokkaidō;Hokkaido|Hokkaidō;Hokkaido|Hokkaido|Hokkaido|Hokkaido|Hokkaido|Hokkaido|Хоккайдо|Hokkaido|هوكايدو|होक्काइदो|北海道;蝦夷地|北海道|홋카이도
JP 131 32.6 1.2|Kyushu|Kyushu;Kyūshū|Kyūshū;Kyushu|Kyūshū;Kyushu|Kyushu|Kyushu|Kyushu|Kyushu|Kiusiu|Кюсю|Kyushu|كيوشو||九州|九州|규슈
JP 127.9 26.4 0.5|Okinawa|Okinawa|Okinawa|Okinawa|Okinawa|Okinawa|Okinawa|Okinawa|Okinawa|Окинава|Okinawa|أوكيناوا||沖縄|冲绳|오키나와
RU 143 50.5 2|Sakhalin|Sachalin|Sakhaline|Sajalín|Sachalin|Sacalina|Sachalin|Sachalin|Sachalin|Сахалин|Sahalin|سخالين||樺太;サハリン|库页岛|사할린
KR 126.55 33.4 0.4|Jeju|Jeju|Jeju|Jeju|Jeju|Jeju|Jeju|Jeju|Czedżu|Чеджудо|Jeju|||済州島|济州岛|제주도
US -156.5 20.6 1.6|Hawaii;Hawaiian Islands|Hawaii|Hawaï;Hawaii|Hawái;Hawaii|Hawaii|Havaí;Hawaii|Hawaï;Hawaii|Hawaii|Hawaje|Гавайи;Гавайские острова|Hawaii|هاواي|हवाई द्वीप|ハワイ|夏威夷|하와이
PF -149.45 -17.65 0|Tahiti|Tahiti|Tahiti|Tahití|Tahiti|Taiti|Tahiti|Tahiti|Tahiti|Таити|Tahiti|تاهيتي|ताहिती|タヒチ|塔希提;大溪地|타히티
CL -109.35 -27.12 0|Easter Island|Osterinsel|île de Pâques|isla de Pascua|isola di Pasqua|ilha de Páscoa|Paaseiland|Påskön|Wyspa Wielkanocna|остров Пасхи|Paskalya Adası|جزيرة الفصح|ईस्टर द्वीप|イースター島|复活节岛|이스터섬
PF -140.1 -9 0|Marquesas Islands|Marquesas|îles Marquises;Marquises|islas Marquesas|isole Marchesi|ilhas Marquesas|Marquesaseilanden|Marquesasöarna|Markizy|Маркизские острова||||マルキーズ諸島|马克萨斯群岛|마르키즈 제도
AU 146.6 -42 1.2|Tasmania|Tasmanien|Tasmanie|Tasmania|Tasmania|Tasmânia|Tasmanië|Tasmanien|Tasmania|Тасмания|Tazmanya|تسمانيا|तस्मानिया|タスマニア|塔斯马尼亚|태즈메이니아
PG 143 -6 3|New Guinea|Neuguinea|Nouvelle-Guinée|Nueva Guinea|Nuova Guinea|Nova Guiné|Nieuw-Guinea|Nya Guinea|Nowa Gwinea|Новая Гвинея|Yeni Gine|غينيا الجديدة|न्यू गिनी|ニューギニア|新几内亚|뉴기니
IN 93 12 1.5|Andaman Islands|Andamanen|îles Andaman|islas Andamán|isole Andamane|ilhas Andamão|Andamanen|Andamanerna|Andamany|Андаманские острова|||अंडमान|アンダマン諸島|安达曼群岛|안다만 제도
TZ 39.35 -6.15 0|Zanzibar|Sansibar|Zanzibar|Zanzíbar|Zanzibar|Zanzibar|Zanzibar|Zanzibar|Zanzibar|Занзибар|Zanzibar|زنجبار|ज़ांज़ीबार|ザンジバル|桑给巴尔|잔지바르
ES -15.6 28.2 1.2|Canary Islands;Canaries|Kanarische Inseln;Kanaren|îles Canaries;Canaries|islas Canarias;Canarias|isole Canarie;Canarie|ilhas Canárias;Canárias|Canarische Eilanden|Kanarieöarna|Wyspy Kanaryjskie|Канарские острова;Канары|Kanarya Adaları|جزر الكناري|कैनरी द्वीप|カナリア諸島|加那利群岛|카나리아 제도
PT -28 38.5 1.2|Azores|Azoren|Açores|islas Azores;Azores|isole Azzorre;Azzorre|Açores|Azoren|Azorerna|Azory|Азорские острова;Азоры|Azor Adaları|جزر الأزور|अज़ोरेस|アゾレス諸島|亚速尔群岛|아소르스 제도
PT -17 32.75 0|Madeira?|Madeira|Madère|Madeira|Madera|ilha da Madeira|Madeira|Madeira|Madera|Мадейра|Madeira|ماديرا||マデイラ諸島|马德拉|마데이라
IT 14.2 37.5 1|Sicily|Sizilien|Sicile|Sicilia|Sicilia|Sicília|Sicilië|Sicilien|Sycylia|Сицилия|Sicilya|صقلية|सिसिली|シチリア|西西里|시칠리아
IT 9 40.1 1|Sardinia|Sardinien|Sardaigne|Cerdeña|Sardegna|Sardenha|Sardinië|Sardinien|Sardynia|Сардиния|Sardinya|سردينيا|सार्डिनिया|サルデーニャ|撒丁岛|사르데냐
FR 9.1 42.1 0.7|Corsica|Korsika|Corse|Córcega|Corsica|Córsega|Corsica|Korsika|Korsyka|Корсика|Korsika|كورسيكا|कोर्सिका|コルシカ島|科西嘉|코르시카
GR 24.9 35.2 1|Crete|Kreta|Crète|Creta|Creta|Creta|Kreta|Kreta|Kreta|Крит|Girit|كريت|क्रीट|クレタ島|克里特岛|크레타섬
ES 3 39.6 0.4|Majorca;Mallorca|Mallorca|Majorque|Mallorca|Maiorca|Maiorca|Mallorca|Mallorca|Majorka|Мальорка;Майорка|Mayorka|مايوركا||マヨルカ島|马略卡岛|마요르카
GB -6.5 57.6 0.5|Hebrides|Hebriden|Hébrides|Hébridas|Ebridi|Hébridas|Hebriden|Hebriderna|Hebrydy|Гебриды|Hebridler|||ヘブリディーズ諸島|赫布里底群岛|헤브리디스 제도
GB -1.2 60.3 0.5|Shetland;Shetland Islands|Shetlandinseln;Shetland|Shetland|Shetland|Shetland|Shetland|Shetland|Shetlandsöarna|Szetlandy|Шетландские острова|Shetland|||シェトランド諸島|设得兰群岛|셰틀랜드 제도
GB -1.8 55.68 0|Lindisfarne|Lindisfarne|Lindisfarne|Lindisfarne|Lindisfarne|Lindisfarne|Lindisfarne|Lindisfarne|Lindisfarne|Линдисфарн||||リンディスファーン|林迪斯法恩|
SE 18.5 57.5 0.5|Gotland|Gotland|Gotland|Gotland|Gotland|Gotland|Gotland|Gotland|Gotlandia|Готланд|Gotland|||ゴットランド島|哥得兰岛|고틀란드
CA -56 48.7 2|Newfoundland|Neufundland|Terre-Neuve|Terranova|Terranova|Terra Nova|Newfoundland|Newfoundland|Nowa Fundlandia|Ньюфаундленд|Newfoundland|نيوفاوندلاند|न्यूफाउंडलैंड|ニューファンドランド島|纽芬兰|뉴펀들랜드
RU 57 74 3|Novaya Zemlya|Nowaja Semlja|Nouvelle-Zemble|Nueva Zembla|Novaja Zemlja|Nova Zembla|Nova Zembla|Novaja Zemlja|Nowa Ziemia|Новая Земля||||ノヴァヤゼムリャ|新地岛|
SH -5.7 -15.95 0|Saint Helena|St. Helena|Sainte-Hélène|isla de Santa Elena|isola di Sant’Elena|ilha de Santa Helena|Sint-Helena|Sankt Helena|Wyspa Świętej Heleny|остров Святой Елены|||सेंट हेलेना|セントヘレナ島|圣赫勒拿岛|세인트헬레나
AR -68 -54.2 1|Tierra del Fuego|Feuerland|Terre de Feu|Tierra del Fuego|Terra del Fuoco|Terra do Fogo|Vuurland|Eldslandet|Ziemia Ognista|Огненная Земля|Ateş Toprakları|أرض النار|टिएरा डेल फ्यूगो|ティエラ・デル・フエゴ|火地岛|티에라델푸에고
FK -59 -51.8 0.8|Falkland Islands|Falklandinseln|îles Malouines;Malouines|islas Malvinas;Malvinas|isole Falkland|ilhas Malvinas|Falklandeilanden|Falklandsöarna|Falklandy|Фолклендские острова||||フォークランド諸島|福克兰群岛|포클랜드 제도
GS -36.7 -54.4 0.6|South Georgia|Südgeorgien|Géorgie du Sud|Georgia del Sur|Georgia del Sud|Geórgia do Sul|Zuid-Georgië|Sydgeorgien|Georgia Południowa|Южная Георгия||||サウスジョージア島|南乔治亚岛|
TZ 33 -1 1.2|Lake Victoria|Viktoriasee|lac Victoria|lago Victoria|lago Vittoria|lago Vitória|Victoriameer|Victoriasjön|Jezioro Wiktorii|озеро Виктория|Victoria Gölü|بحيرة فيكتوريا|विक्टोरिया झील|ヴィクトリア湖|维多利亚湖|빅토리아호
TZ 29.7 -6.2 1.2|Lake Tanganyika|Tanganjikasee|lac Tanganyika|lago Tanganica|lago Tanganica|lago Tanganica|Tanganyikameer|Tanganyikasjön|Tanganika|озеро Танганьика|||टांगानिका झील|タンガニーカ湖|坦噶尼喀湖|탕가니카호
TD 14.2 13.2 0.5|Lake Chad|Tschadsee|lac Tchad|lago Chad|lago Ciad|lago Chade|Tsjaadmeer|Tchadsjön||озеро Чад|Çad Gölü|بحيرة تشاد|चाड झील|チャド湖|乍得湖|차드호
RU 108 53.5 1.5|Lake Baikal|Baikalsee|lac Baïkal;Baïkal|lago Baikal|lago Bajkal|lago Baikal|Baikalmeer|Bajkalsjön|Bajkał|Байкал|Baykal Gölü|بحيرة بايكال|बैकाल झील|バイカル湖|贝加尔湖|바이칼호
PE -69.4 -15.8 0.5|Lake Titicaca|Titicacasee|lac Titicaca|lago Titicaca|lago Titicaca|lago Titicaca|Titicacameer|Titicacasjön|Titicaca|Титикака|Titikaka Gölü|بحيرة تيتيكاكا|टिटिकाका झील|チチカカ湖;ティティカカ湖|的的喀喀湖|티티카카호
DJ 42.42 11.65 0|Lake Assal|Assalsee|lac Assal|lago Assal|lago Assal|lago Assal|Assalmeer|||озеро Ассаль||بحيرة عسل||アッサル湖|阿萨勒湖|아살호
ZM 25.86 -17.92 0|Victoria Falls|Victoriafälle;Viktoriafälle|chutes Victoria|cataratas Victoria|cascate Vittoria|cataratas de Vitória|Victoriawatervallen|Victoriafallen|Wodospady Wiktorii|водопад Виктория|Victoria Şelalesi|شلالات فيكتوريا|विक्टोरिया जलप्रपात|ヴィクトリアの滝|维多利亚瀑布|빅토리아 폭포
CA -79.07 43.08 0|Niagara Falls|Niagarafälle|chutes du Niagara|cataratas del Niágara|cascate del Niagara|cataratas do Niágara|Niagarawatervallen|Niagarafallen|Niagara|Ниагарский водопад|Niagara Şelalesi|شلالات نياجرا|नियाग्रा जलप्रपात|ナイアガラの滝|尼亚加拉瀑布|나이아가라 폭포
BR -54.44 -25.69 0|Iguazu Falls|Iguazú-Wasserfälle|chutes d’Iguazú|cataratas del Iguazú|cascate dell’Iguazú|cataratas do Iguaçu||Iguazúfallen|Iguazú|водопады Игуасу||||イグアスの滝|伊瓜苏瀑布|이구아수 폭포
VE -62.54 5.97 0|Angel Falls|Salto Ángel|Salto Ángel|Salto Ángel|Salto Angel|Salto Ángel|Angelwaterval|Angelfallen|Salto Angel|водопад Анхель||||エンジェルフォール|安赫尔瀑布|앙헬 폭포
`;
