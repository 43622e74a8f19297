/** Mountains, deserts and regions: lines as in `seas.ts`. "?" behind a name: other things are called so too. */
export const LANDS = `
NP 84.5 28.5 4|Himalayas;Himalaya|Himalaya;Himalaja|Himalaya|Himalaya|Himalaya|Himalaia;Himalaias|Himalaya|Himalaya|Himalaje|Гималаи|Himalayalar;Himalaya Dağları|جبال الهيمالايا;الهيمالايا|हिमालय|ヒマラヤ山脈;ヒマラヤ|喜马拉雅山脉;喜马拉雅|히말라야산맥;히말라야
NP 86.92 27.99 0|Mount Everest|Mount Everest|mont Everest;Everest|monte Everest;Everest|monte Everest;Everest|monte Everest;Everest|Mount Everest|Mount Everest|Mount Everest|Эверест|Everest Dağı|جبل إيفرست;إيفرست|माउंट एवरेस्ट;एवरेस्ट|エベレスト|珠穆朗玛峰|에베레스트산;에베레스트
CH 9.5 46.6 3|Alps|Alpen|Alpes|Alpes|Alpi|Alpes|Alpen|Alperna|Alpy|Альпы|Alpler|جبال الألب|आल्प्स|アルプス山脈|阿尔卑斯山脉;阿尔卑斯山|알프스산맥
ES 0.7 42.6 1.5|Pyrenees|Pyrenäen|Pyrénées|Pirineos|Pirenei|Pirenéus|Pyreneeën|Pyrenéerna|Pireneje|Пиренеи|Pireneler|جبال البرانس|पिरेनीज|ピレネー山脈|比利牛斯山脉|피레네산맥
PE -72 -15 6|Andes|Anden|Andes|Andes|Ande|Andes|Andes|Anderna|Andy|Анды|And Dağları|جبال الأنديز|एंडीज|アンデス山脈;アンデス|安第斯山脉;安第斯山|안데스산맥;안데스
US -108 42 5|Rocky Mountains;Rockies|Rocky Mountains|montagnes Rocheuses;Rocheuses|montañas Rocosas;Rocosas|montagne Rocciose|montanhas Rochosas|Rocky Mountains|Klippiga bergen|Góry Skaliste|Скалистые горы|Rocky Dağları|جبال روكي|रॉकी पर्वत|ロッキー山脈|落基山脉|로키산맥
US -80 38 3|Appalachians;Appalachian Mountains|Appalachen|Appalaches|Apalaches|Appalachi|Apalaches|Appalachen|Appalacherna|Appalachy|Аппалачи|Appalaş Dağları|جبال الأبلاش||アパラチア山脈|阿巴拉契亚山脉|애팔래치아산맥
RU 59.5 60 4|Urals;Ural Mountains|Ural|Oural|Urales|Urali|Urais|Oeral|Uralbergen|Ural|Урал;Уральские горы|Ural Dağları|جبال الأورال|यूराल पर्वत|ウラル山脈|乌拉尔山脉|우랄산맥
GE 44 42.6 2.5|Caucasus|Kaukasus|Caucase|Cáucaso|Caucaso|Cáucaso|Kaukasus|Kaukasus|Kaukaz|Кавказ|Kafkasya;Kafkaslar|القوقاز|काकेशस|カフカス;コーカサス|高加索|캅카스;코카서스
RO 24.5 47 2.5|Carpathians|Karpaten|Carpates|Cárpatos|Carpazi|Cárpatos|Karpaten|Karpaterna|Karpaty|Карпаты|Karpatlar|جبال الكاربات|कार्पेथियन|カルパティア山脈|喀尔巴阡山脉|카르파티아산맥
MA -5 31.8 2|Atlas Mountains|Atlasgebirge|monts Atlas|montes Atlas||montes Atlas|Atlasgebergte|Atlasbergen||Атласские горы||جبال الأطلس|एटलस पर्वत|アトラス山脈|阿特拉斯山脉|아틀라스산맥
TJ 73 38.5 1.5|Pamirs;Pamir Mountains;Pamir|Pamir|Pamir|Pamir|Pamir|Pamir|Pamir|Pamir|Pamir|Памир|Pamir|جبال البامير;البامير|पामीर|パミール高原;パミール|帕米尔高原;帕米尔|파미르고원;파미르
KG 78 42 2.5|Tian Shan;Tien Shan|Tian Shan;Tienschan|Tian Shan|Tian Shan|Tian Shan|Tian Shan|Tian Shan|Tian Shan|Tienszan|Тянь-Шань|Tanrı Dağları|جبال تيان شان|तियान शान|天山山脈;天山|天山山脉|톈산산맥
PK 76 35.7 1.5|Karakoram|Karakorum|Karakoram|Karakórum|Karakorum|Caracórum|Karakoram|Karakoram|Karakorum|Каракорум|Karakurum|جبال كاراكورام|काराकोरम|カラコルム山脈|喀喇昆仑山|카라코람산맥
AF 70 35.5 1.5|Hindu Kush|Hindukusch|Hindou Kouch|Hindú Kush|Hindu Kush|Indocuche|Hindoekoesj|Hindukush|Hindukusz|Гиндукуш|Hindukuş|هندوكوش|हिन्दूकुश|ヒンドゥークシュ|兴都库什山|힌두쿠시
TZ 37.35 -3.07 0|Kilimanjaro|Kilimandscharo|Kilimandjaro|Kilimanjaro|Kilimangiaro|Kilimanjaro|Kilimanjaro|Kilimanjaro|Kilimandżaro|Килиманджаро|Kilimanjaro|كليمنجارو|किलिमंजारो|キリマンジャロ|乞力马扎罗山|킬리만자로
JP 138.73 35.36 0|Mount Fuji|Fuji|mont Fuji|monte Fuji|monte Fuji|monte Fuji|Fuji|Fuji|Fudżi|Фудзияма;Фудзи|Fuji Dağı|جبل فوجي|माउंट फूजी|富士山|富士山|후지산
IT 14.43 40.82 0|Vesuvius|Vesuv|Vésuve|Vesubio|Vesuvio|Vesúvio|Vesuvius|Vesuvius|Wezuwiusz|Везувий|Vezüv|فيزوف|विसुवियस|ヴェスヴィオ山|维苏威火山|베수비오산
IT 14.99 37.75 0|Mount Etna;Etna|Ätna|Etna|Etna|Etna|Etna|Etna|Etna|Etna|Этна|Etna|إتنا|एटना|エトナ山|埃特纳火山|에트나산
US -122.19 46.2 0|Mount St. Helens;Mount St Helens;Mount Saint Helens|Mount St. Helens|mont Saint Helens|monte Santa Helena|monte Sant’Elena|monte Santa Helena|Mount Saint Helens|Mount Saint Helens||Сент-Хеленс||||セント・ヘレンズ山|圣海伦火山|세인트헬렌스산
PH 120.35 15.14 0|Mount Pinatubo;Pinatubo|Pinatubo|Pinatubo|Pinatubo|Pinatubo|Pinatubo|Pinatubo|Pinatubo|Pinatubo|Пинатубо|Pinatubo|||ピナトゥボ山|皮纳图博火山|피나투보산
DZ 8 23 9|Sahara;Sahara Desert|Sahara|Sahara|Sahara;Sáhara|Sahara|Saara|Sahara|Sahara|Sahara|Сахара|Sahra|الصحراء الكبرى|सहारा मरुस्थल|サハラ砂漠|撒哈拉沙漠;撒哈拉|사하라 사막;사하라
NE 5 14.5 5|Sahel|Sahelzone;Sahel|Sahel|Sahel|Sahel|Sahel|Sahel|Sahel|Sahel|Сахель|Sahel|الساحل الإفريقي|साहेल|サヘル|萨赫勒|사헬
MN 104 43 4|Gobi;Gobi Desert|Gobi;Wüste Gobi|Gobi|Gobi|Gobi|Gobi|Gobi|Gobi;Gobiöknen|Gobi|Гоби|Gobi Çölü|صحراء غوبي|गोबी मरुस्थल|ゴビ砂漠|戈壁沙漠|고비 사막
CN 83 39 3|Taklamakan;Taklamakan Desert|Taklamakan|Taklamakan|Taklamakán;Taklamakan|Taklamakan|Taklamakan|Taklamakan|Taklamakan|Takla Makan|Такла-Макан|Taklamakan Çölü|صحراء تكلامكان|टकलामकान|タクラマカン砂漠|塔克拉玛干沙漠|타클라마칸 사막
BW 22 -23 4|Kalahari|Kalahari|Kalahari|Kalahari|Kalahari|Calaári|Kalahari|Kalahari|Kalahari|Калахари|Kalahari|كالاهاري|कालाहारी|カラハリ砂漠|卡拉哈里沙漠|칼라하리 사막
NA 15 -23 2|Namib|Namib|désert du Namib;Namib|Namib|Namib|Namibe|Namib|Namib|Namib|Намиб|Namib Çölü|||ナミブ砂漠|纳米布沙漠|나미브 사막
CL -69 -24 2|Atacama;Atacama Desert|Atacama|Atacama|Atacama|Atacama|Atacama|Atacama|Atacama|Atakama|Атакама|Atacama Çölü|صحراء أتاكاما|अटाकामा|アタカマ砂漠|阿塔卡马沙漠|아타카마 사막
IN 71 27 2|Thar Desert|Thar|désert du Thar|desierto de Thar|deserto del Thar|deserto de Thar|Thar|Tharöknen|Thar|Тар|Thar Çölü||थार मरुस्थल|タール砂漠|塔尔沙漠|타르 사막
US -116.82 36.35 0|Death Valley;Badwater Basin;Furnace Creek|Tal des Todes;Death Valley|vallée de la Mort|Valle de la Muerte|Valle della Morte|Vale da Morte|Death Valley|Death Valley|Dolina Śmierci|Долина Смерти|Ölüm Vadisi|وادي الموت|डेथ वैली|デスヴァレー;デスバレー|死亡谷|데스밸리
CN 89.2 42.7 0|Turpan Depression|Turpan-Senke;Turfan-Senke|dépression de Tourfan|depresión de Turfán|depressione di Turfan|depressão de Turfan||Turpansänkan|||||||吐鲁番盆地|
US -112.2 36.2 0|Grand Canyon|Grand Canyon|Grand Canyon|Gran Cañón|Grand Canyon|Grand Canyon|Grand Canyon|Grand Canyon|Wielki Kanion|Большой каньон|Büyük Kanyon|غراند كانيون|ग्रैंड कैन्यन|グランドキャニオン|大峡谷|그랜드캐니언
US -110.6 44.5 0.4|Yellowstone|Yellowstone|Yellowstone|Yellowstone|Yellowstone|Yellowstone|Yellowstone|Yellowstone|Yellowstone|Йеллоустон;Йеллоустонский парк|Yellowstone|يلوستون|येलोस्टोन|イエローストーン|黄石公园|옐로스톤
BR -62 -4 6|Amazon rainforest;Amazon Basin;Amazonia|Amazonien;Amazonasbecken|Amazonie|Amazonia;Amazonía|Amazzonia|Amazônia;Amazónia|Amazonegebied|Amazonas regnskog|Amazonia|Амазония|Amazon Havzası|حوض الأمازون|अमेज़न वर्षावन|アマゾン盆地|亚马孙雨林|아마존 분지
BR -56.5 -17.5 2|Pantanal|Pantanal|Pantanal|Pantanal|Pantanal|Pantanal|Pantanal|Pantanal|Pantanal|Пантанал|Pantanal|||パンタナール|潘塔纳尔|판타나우
AR -70 -46 4|Patagonia|Patagonien|Patagonie|Patagonia|Patagonia|Patagônia;Patagónia|Patagonië|Patagonien|Patagonia|Патагония|Patagonya|باتاغونيا|पैटागोनिया|パタゴニア|巴塔哥尼亚|파타고니아
CD 23 0 5|Congo Basin|Kongobecken|bassin du Congo|cuenca del Congo|bacino del Congo|bacia do Congo|Kongobekken|Kongobäckenet|Kotlina Konga|||حوض الكونغو||コンゴ盆地|刚果盆地|콩고 분지
TZ 34.8 -2.3 1|Serengeti|Serengeti|Serengeti|Serengueti;Serengeti|Serengeti|Serengeti|Serengeti|Serengeti|Serengeti|Серенгети|Serengeti|سيرينغيتي|सेरेंगेटी|セレンゲティ|塞伦盖蒂|세렝게티
KE 36 -1 3|Great Rift Valley;East African Rift|Großer Grabenbruch|vallée du Grand Rift|Gran Valle del Rift|Great Rift Valley|Vale do Rift|Grote Slenk|Stora gravsänkan|Wielki Rów Wschodni|||الأخدود الأفريقي العظيم|||东非大裂谷|동아프리카 지구대
EG 33.8 29.3 1|Sinai|Sinai|Sinaï|Sinaí|Sinai|Sinai|Sinaï|Sinai|Synaj|Синай|Sina|سيناء|सिनाई|シナイ半島|西奈半岛|시나이반도
UA 34.3 45.2 1|Crimea|Krim|Crimée|Crimea|Crimea|Crimeia|Krim|Krim|Krym|Крым|Kırım|القرم|क्रीमिया|クリミア半島|克里米亚|크림반도
TR 34 39 4|Anatolia|Anatolien|Anatolie|Anatolia|Anatolia|Anatólia|Anatolië|Anatolien|Anatolia|Анатолия|Anadolu|الأناضول|अनातोलिया|アナトリア|安纳托利亚|아나톨리아
IQ 44 33.5 2.5|Mesopotamia|Mesopotamien|Mésopotamie|Mesopotamia|Mesopotamia|Mesopotâmia|Mesopotamië|Mesopotamien|Mezopotamia|Месопотамия|Mezopotamya|بلاد الرافدين|मेसोपोटामिया|メソポタミア|美索不达米亚|메소포타미아
RU 100 62 10|Siberia|Sibirien|Sibérie|Siberia|Siberia|Sibéria|Siberië|Sibirien|Syberia|Сибирь|Sibirya|سيبيريا|साइबेरिया|シベリア|西伯利亚|시베리아
RU 159 56 3|Kamchatka|Kamtschatka|Kamtchatka|Kamchatka|Kamčatka|Camecháteca|Kamtsjatka|Kamtjatka|Kamczatka|Камчатка|Kamçatka|كامتشاتكا|कमचटका|カムチャツカ半島|堪察加半岛|캄차카반도
CN 88 31.5 5|Tibet|Tibet|Tibet|Tíbet;Tibet|Tibet|Tibete|Tibet|Tibet|Tybet|Тибет|Tibet|التبت|तिब्बत|チベット|西藏|티베트
CN 125 45 4|Manchuria|Mandschurei|Mandchourie|Manchuria|Manciuria|Manchúria|Mantsjoerije|Manchuriet|Mandżuria|Маньчжурия|Mançurya|منشوريا|मंचूरिया|満州|满洲|만주
IN 75 34.2 1.5|Kashmir|Kaschmir|Cachemire|Cachemira|Kashmir|Caxemira|Kasjmir|Kashmir|Kaszmir|Кашмир|Keşmir|كشمير|कश्मीर|カシミール|克什米尔|카슈미르
IN 76.3 10.3 1.3|Kerala|Kerala|Kerala|Kerala|Kerala|Querala|Kerala|Kerala|Kerala|Керала|Kerala|كيرالا|केरल|ケララ州|喀拉拉邦|케랄라
US -119.5 37 4|California|Kalifornien|Californie|California|California|Califórnia|Californië|Kalifornien|Kalifornia|Калифорния|Kaliforniya|كاليفورنيا|कैलिफ़ोर्निया;कैलिफोर्निया|カリフォルニア|加利福尼亚;加州|캘리포니아
US -153 64.5 7|Alaska|Alaska|Alaska|Alaska|Alaska|Alasca|Alaska|Alaska|Alaska|Аляска|Alaska|ألاسكا|अलास्का|アラスカ|阿拉斯加|알래스카
US -99.3 31.3 4|Texas|Texas|Texas|Texas|Texas|Texas|Texas|Texas|Teksas|Техас|Teksas|تكساس|टेक्सास|テキサス|得克萨斯|텍사스
US -81.8 28.2 2.5|Florida|Florida|Floride|Florida|Florida|Flórida|Florida|Florida|Floryda|Флорида|Florida|فلوريدا|फ़्लोरिडा;फ्लोरिडा|フロリダ|佛罗里达|플로리다
US -91.8 30.9 2|Louisiana|Louisiana|Louisiane|Luisiana|Louisiana|Luisiana|Louisiana|Louisiana|Luizjana|Луизиана|Louisiana|لويزيانا||ルイジアナ|路易斯安那|루이지애나
CA -62 54 4|Labrador?|Labrador|Labrador|Labrador|Labrador|Labrador|Labrador|Labrador|Labrador|Лабрадор|Labrador|لابرادور||ラブラドール半島|拉布拉多|래브라도
CA -135 63.5 4|Yukon|Yukon|Yukon|Yukón|Yukon|Yukon|Yukon|Yukon|Jukon|Юкон|Yukon|||ユーコン|育空|유콘
CA -139.3 64.05 0|Klondike|Klondike|Klondike|Klondike|Klondike|Klondike|Klondike|Klondike|Klondike|Клондайк|Klondike|||クロンダイク|克朗代克|클론다이크
MX -89 20 2|Yucatán;Yucatan|Yucatán|Yucatán|Yucatán|Yucatán|Iucatã|Yucatán|Yucatán|Jukatan|Юкатан|Yucatán|يوكاتان|युकाटन|ユカタン半島|尤卡坦半岛|유카탄반도
GB -4.2 57 2|Scotland|Schottland|Écosse|Escocia|Scozia|Escócia|Schotland|Skottland|Szkocja|Шотландия|İskoçya|اسكتلندا|स्कॉटलैंड|スコットランド|苏格兰|스코틀랜드
GB -3.7 52.3 1.2|Wales|Wales|pays de Galles|Gales|Galles|País de Gales|Wales|Wales|Walia|Уэльс|Galler|ويلز|वेल्स|ウェールズ|威尔士|웨일스
GB -1.5 52.7 2.2|England|England|Angleterre|Inglaterra|Inghilterra|Inglaterra|Engeland|England|Anglia|Англия||إنجلترا|इंग्लैंड|イングランド|英格兰|잉글랜드
GB -5 50.4 0.7|Cornwall|Cornwall|Cornouailles|Cornualles|Cornovaglia|Cornualha|Cornwall|Cornwall|Kornwalia|Корнуолл|Cornwall|||コーンウォール|康沃尔|콘월
FR -3 48.2 1.2|Brittany?|Bretagne|Bretagne|Bretaña|Bretagna|Bretanha|Bretagne|Bretagne|Bretania|Бретань|Brötanya|بريتاني|ब्रिटनी|ブルターニュ|布列塔尼|브르타뉴
FR 0.2 49 1.2|Normandy|Normandie|Normandie|Normandía|Normandia|Normandia|Normandië|Normandie|Normandia|Нормандия|Normandiya|نورماندي|नॉरमैंडी|ノルマンディー|诺曼底|노르망디
FR 6 43.8 1|Provence|Provence|Provence|Provenza|Provenza|Provença|Provence|Provence|Prowansja|Прованс|Provence|بروفانس|प्रोवेंस|プロヴァンス|普罗旺斯|프로방스
DE 11.5 48.9 1.5|Bavaria|Bayern|Bavière|Baviera|Baviera|Baviera|Beieren|Bayern|Bawaria|Бавария|Bavyera|بافاريا|बवेरिया|バイエルン|巴伐利亚|바이에른
CZ 14.5 49.9 1.3|Bohemia|Böhmen|Bohême|Bohemia|Boemia|Boêmia;Boémia|Bohemen|Böhmen||Богемия|Bohemya|بوهيميا|बोहेमिया|ボヘミア|波希米亚|보헤미아
RO 24 46.3 1.5|Transylvania|Siebenbürgen;Transsilvanien|Transylvanie|Transilvania|Transilvania|Transilvânia|Transsylvanië|Transsylvanien|Siedmiogród;Transylwania|Трансильвания|Transilvanya|ترانسيلفانيا|ट्रांसिल्वेनिया|トランシルヴァニア|特兰西瓦尼亚|트란실바니아
IT 11.2 43.5 1|Tuscany|Toskana|Toscane|Toscana|Toscana|Toscana|Toscane|Toscana|Toskania|Тоскана|Toskana|توسكانا|टस्कनी|トスカーナ|托斯卡纳|토스카나
ES -4.7 37.4 1.7|Andalusia|Andalusien|Andalousie|Andalucía|Andalusia|Andaluzia|Andalusië|Andalusien|Andaluzja|Андалусия|Endülüs|الأندلس|अंडालूसिया|アンダルシア|安达卢西亚|안달루시아
ES -8 42.8 1|Galicia?|Galicien|Galice|Galicia|Galizia|Galiza|Galicië|Galicien||Галисия|Galiçya|||ガリシア|加利西亚|갈리시아
ES 1.7 41.7 1.1|Catalonia|Katalonien|Catalogne|Cataluña|Catalogna|Catalunha|Catalonië|Katalonien|Katalonia|Каталония|Katalonya|كتالونيا|कैटलोनिया|カタルーニャ|加泰罗尼亚|카탈루냐
NO 25 68 3|Lapland|Lappland|Laponie|Laponia|Lapponia|Lapônia;Lapónia|Lapland|Lappland|Laponia|Лапландия|Laponya|لابلاند|लैपलैंड|ラップランド|拉普兰|라플란드
MZ 40.73 -15.03 0|Island of Mozambique;Mozambique Island|Insel Mosambik|île de Mozambique|isla de Mozambique|isola di Mozambico|ilha de Moçambique
`;
