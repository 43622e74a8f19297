/** How briefs order the parts of a film: whole sentences without their stop, by language. */

/** "Start with what they share": what things that are compared have in common opens it. */
export const STARTS_WITH_SHARED = [
  "(?:please )?(?:start|begin|open)(?: off)? (?:with|by (?:saying|showing|explaining)) (?:what (?:they|both|the two|all (?:three|four)|these)(?: \\p{L}+)? (?:share|have in common)|(?:the|their) (?:similarities|common ground))",
  "(?:bitte )?(?:beginn(?:en sie|t|e)?|fang(?:en sie|t|e)?|start(?:en sie|et|e))(?: bitte)? (?:an )?(?:mit (?:dem,? was (?:sie|ihnen|beiden?|die beiden|den beiden)(?: \\p{L}+){0,2} (?:gemeinsam (?:ist|haben)|verbindet|teilen)|(?:den|ihren) gemeinsamkeiten|dem gemeinsamen))(?: an)?",
  "(?:merci de )?(?:commenc(?:ez|e|er)|début(?:ez|e|er)|ouvr(?:ez|e|ir)) par (?:ce (?:qu['’](?:ils|elles) (?:ont en commun|partagent)|que les deux (?:ont en commun|partagent)|qui les (?:unit|rapproche|rassemble))|(?:les|leurs) points communs)",
  "(?:por favor,? )?(?:empie[zc](?:a|e|en)|empez(?:ad|ar)|comien[zc](?:a|e|en)|comenz(?:ad|ar)|inici(?:a|e|en|ar)) (?:por|con) (?:lo que (?:comparten|tienen en común|l[oa]s une)|(?:los|sus) puntos en común|(?:las|sus) semejanzas)",
  "(?:per favore,? )?(?:inizi(?:a|ate|are|i)|cominci(?:a|ate|are)|part(?:i|ite|ire)) (?:da|con) (?:(?:ciò|quello|quel) che (?:hanno in comune|condividono|l[ie] unisce|l[ie] accomuna)|(?:i|le) (?:punti in comune|somiglianze))",
  "(?:por favor,? )?(?:comec(?:e|em)|começ(?:a|ar)|inici(?:a|e|em|ar)) (?:pelo|com o|por aquilo) que (?:partilham|compartilham|têm em comum|[oa]s une)",
  "(?:graag )?(?:begin|start)(?:t u)? met (?:wat ze (?:gemeen hebben|delen)|de overeenkomsten)",
  "(?:börja|inled|start|begynd|begynn)(?: gärna| gerne| gjerne)? med (?:det|vad|hva|hvad) (?:de|som) (?:har gemensamt|har til fælles|har til felles|delar|deler)",
  "(?:proszę )?(?:zacz(?:nij|nijcie|ąć)|rozpocz(?:nij|nijcie|ąć)) od (?:tego,? )?co (?:je|ich|oba|obie) (?:łączy|mają wspólnego)|(?:prosím )?začněte (?:tím,? )?co (?:mají společného|je spojuje)",
  "(?:пожалуйста,? )?(?:начн(?:и|ите)|начать) с того,? что (?:у них общего|их (?:объединяет|роднит))|(?:будь ласка,? )?почн(?:и|іть) з того,? що (?:у них спільного|їх об['’]єднує)",
  "aloita(?:kaa)? siitä,? mi(?:kä|tä) niitä? (?:yhdistää|on yhteistä)|kezdj\\p{L}+ azzal,? ami (?:közös|összeköti)\\p{L}*(?: bennük)?|înce(?:pe|peți) cu (?:ceea ce|ce) au în comun|ξεκινήστε με (?:τα κοινά τους|ό,τι έχουν κοινό)",
  "(?:önce )?ortak (?:yönleriyle|noktalarıyla|özellikleriyle|yanlarıyla) başla(?:yın|yınız)?",
  "ابدأ(?:وا)? (?:بما (?:يجمع\\p{L}*|يشترك\\p{L}*)(?: بينهما| بينها| فيه)?|بالقواسم المشتركة)(?: بينهما)?|(?:התחילו|פתחו|להתחיל) (?:במה שמשותף(?: להם| לשניהם)?|בדומה(?: ביניהם)?)",
  "(?:शुरुआत|आरंभ) (?:उनकी |दोनों की )?(?:समानता|समानताओं) से (?:करें|कीजिए)",
  "(?:请|請)?先(?:说|說|讲|講)(?:一说|一讲|说|说一说)?(?:它们|它們|两者|兩者|二者)?的?(?:共同点|共同點|相同之处|相同之處)|(?:まず|最初に)?共通点から(?:始めて|話して|入って)(?:ください)?|공통점(?:부터|으로) 시작해 ?(?:주세요|줘요)",
] as const;

/** How two things are best seen; and what a sentence says of them that orders so. */
export const SIDE_BY_SIDE =
  "side by side|next to each other|in two columns|nebeneinander|in zwei spalten|côte à côte|en regard|en deux colonnes|lado a lado|uno al lado del otro|en dos columnas|fianco a fianco|affiancat[ei]|in due colonne|em duas colunas|naast elkaar|sida vid sida|bredvid varandra|side om side|side ved side|ved siden af hinanden|ved siden av hverandre|obok siebie|w dwóch kolumnach|vedle sebe|бок о бок|в два столбца|друг рядом с другом|пліч-о-пліч|поруч|rinnakkain|vierekkäin|egymás mellett|alăturat|față în față|una lângă alta|δίπλα δίπλα|πλάι πλάι|yan yana|جنب[اًا]* إلى جنب|ז[הו] לצד ז[הו]|साथ-साथ|आमने-सामने|अगल-बगल";
export const SIDE_BY_SIDE_EAST = "并排|並排|左右对比|並べて|나란히";
export const DIFFERENCES =
  "differen\\p{L}+|unterschied\\p{L}*|différences?|diferencia\\p{L}*|differenz[ae]|diferenç\\p{L}+|verschillen|skillnad\\p{L}*|forskelle\\p{L}*|forskjelle\\p{L}*|różnic\\p{L}*|rozdíl\\p{L}*|различи\\p{L}+|отличи\\p{L}+|разниц\\p{L}+|відмінн\\p{L}+|різниц\\p{L}+|ero\\p{L}{1,4}|különbség\\p{L}*|diferențe\\p{L}*|διαφορές|fark\\p{L}*|(?:ال)?فروق|(?:ال)?اختلافات|ה?הבדלים|अंतर|फ़र्क|फर्क|不同|区别|區別|差异|違い|차이";

const PICTURES =
  "(?:map|chart|diagram|table|timeline|graph|bar chart|line chart|karte|landkarte|diagramm|tabelle|zeitleiste|schaubild|carte|graphique|diagramme|tableau|frise|mapa|gráfico|diagrama|tabla|línea de tiempo|mappa|cartina|grafico|diagramma|tabella|linea del tempo|tabela|linha do tempo|kaart|grafiek|tijdlijn|tabel|karta|kort|kart|diagram(?:met)?|tidslinje|mapę|mapkę|wykres|tabelę|oś czasu|mapu|graf|tabulku|карту|схему|график|таблицу|шкалу времени|графік|таблицю|kartan|kaavion|térképet|diagramot|táblázatot|hartă|grafic|χάρτη|διάγραμμα|harita|grafik|çizelge)";
/** "We would like a map that shows …": a picture, asked for by its kind. */
export const ASKS_FOR_PICTURE = [
  `(?:please,? )?(?:we|i)(?:['’]d| would)? (?:like|want|need|love) (?:to (?:see|have) )?(?:an?|the|this as an?|these on an?|it on an?|them on an?) (?:\\p{L}+ ){0,2}${PICTURES}`,
  `(?:please|kindly) (?:show|draw|put|give|make|use|present) (?:us |me )?(?:(?:this|these|it|them|the \\p{L}+) )?(?:as |on |in )?(?:an?|the) (?:\\p{L}+ )?${PICTURES}`,
  `(?:hier |dazu )?(?:bitte )?(?:wir|ich) (?:möchten?|wünschen? uns|wünsche mir|hätten? gern\\p{L}*|brauchen?|wollen|will)(?: hier| bitte| dazu)? eine?n? (?:\\p{L}+ )?${PICTURES}|(?:hier |dazu )?bitte (?:als |auf einer |mit einer? )?(?:eine?n? )?(?:\\p{L}+ )?${PICTURES}`,
  `(?:nous (?:voulons|voudrions|souhaitons|aimerions)|je (?:voudrais|souhaite)|il (?:nous|me) faut|merci (?:de (?:faire|montrer|mettre)|d['’]afficher)|(?:montrez|affichez|mettez)(?:-les|-le|-la)?)(?: ici| sur)? une? (?:\\p{L}+ )?${PICTURES}`,
  `(?:por favor,? )?(?:queremos|quisiéramos|queríamos|quiero|necesitamos|nos gustaría|pongan|poned|muestren|muéstrelo en|muestre)(?: aquí| ver| en)? una? (?:\\p{L}+ )?${PICTURES}`,
  `(?:per favore,? )?(?:vogliamo|vorremmo|vorrei|ci serve|mi serve|mostrate|mettete)(?: qui| su)? un[ao']? ?(?:\\p{L}+ )?${PICTURES}`,
  `(?:por favor,? )?(?:queremos|gostaríamos de|queríamos|quero|precisamos de|mostrem|ponham|coloquem)(?: aqui| ver| num| em)? uma? (?:\\p{L}+ )?${PICTURES}`,
  `(?:wij|we|ik) (?:willen|wil|zouden|zou)(?: hier)?(?: graag)? een (?:\\p{L}+ )?${PICTURES}|graag (?:hier )?een (?:\\p{L}+ )?${PICTURES}`,
  `(?:vi|jag|jeg) (?:vill|vil|önskar|ønsker|ønsker oss|skulle)(?: gärna| gerne| gjerne)?(?: ha| have)?(?: här| her)? (?:en|et|ett) (?:\\p{L}+ )?${PICTURES}`,
  `(?:chcemy|chcę|prosimy o|proszę o|potrzebujemy|chceme|prosíme o)(?: tu| tutaj)? (?:\\p{L}+ )?${PICTURES}`,
  `(?:нам |мне )?(?:нужн[аоы]|хотим|хочу|хотелось бы|просим|покажите|потрібн[аіо]|хочемо)(?: здесь| видеть| тут)? (?:\\p{L}+ )?(?:${PICTURES}|карта|схема|график|таблица|графік|таблиця)`,
  `(?:haluamme|toivomme|szeretnénk|kérünk|vrem|dorim|am dori|θέλουμε|θα θέλαμε)(?: tässä| ide| egy| aici| o| un| έναν?| ένα)* (?:\\p{L}+ )?${PICTURES}`,
  "(?:\\p{L}+ ){0,8}(?:harita|grafik|tablo|çizelge)(?:sı|da|de|yla|le)? (?:istiyoruz|isteriz|gösterin|gösterilsin|olsun)",
  "(?:نريد|نود|أريد|نرجو|نرغب في|أضيفوا|اعرضوا|يرجى عرض)(?: هنا)?(?: عرض| إظهار)? (?:خريطة|مخطط\\p{L}*|رسم\\p{L}* بياني\\p{L}*|جدول\\p{L}*|خط\\p{L}* زمني\\p{L}*)",
  "(?:אנחנו רוצים|נרצה|נשמח ל|אשמח ל|אנא הציגו|הציגו) ?(?:כאן )?(?:מפה|תרשים|גרף|טבלה|ציר זמן)",
] as const;
export const ASKS_FOR_PICTURE_EAST =
  "(?:यहाँ |यहां )?(?:एक )?(?:नक़्शा|नक्शा|चार्ट|आरेख|तालिका|ग्राफ़)[^।]{0,40}(?:चाहिए|दिखाएँ|दिखाइए|बनाएँ)|(?:ここは?|これを)?[^。]{0,20}(?:地図|グラフ|表|図|年表)(?:で|に|を)(?:見せて|示して|表示して|して|入れて)(?:ください|ほしい(?:です)?)|(?:请|請|我们想要|我們想要|希望)[^。]{0,16}(?:地图|地圖|图表|圖表|表格|时间轴|時間軸)[^。]{0,16}|[^.]{0,24}(?:지도|그래프|도표|표|연표)(?:로|에|를|을) (?:보여|표시해|그려|넣어) ?(?:주세요|주십시오)";

/** "Show both towns on a map": of whom is asked so kindly, it is asked to make the film and not to learn. */
export const SHOWS_ON_MAP = [
  "(?:please,? )?(?:show|mark|put|place|pin) (?:us |me )?(?:both|all|the|these|those|its|their|each|every|where) (?:\\p{L}+ ){0,6}on (?:an?|the) map",
  "(?:bitte )?(?:zeig(?:en sie|t|e)|markier(?:en sie|t|e)) (?:bitte )?(?:beide|alle|die|diese|jede\\p{L}*) (?:\\p{L}+ ){0,5}auf (?:einer|der) (?:land)?karte|(?:bitte )?(?:beide|alle|die|diese) (?:\\p{L}+ ){1,4}auf (?:einer|der) (?:land)?karte (?:zeigen|markieren|einzeichnen)",
  "(?:montrez|montrer|placez|situez|indiquez) (?:les|la|le|ces|chaque|toutes les|tous les) (?:\\p{L}+ ){0,5}sur une carte",
  "(?:muestren?|mostrad|mostrar|señalen|sitúen) (?:las?|los|estas|estos|ambas|ambos|cada|todas las|todos los) (?:\\p{L}+ ){0,5}en un mapa",
  "(?:mostrate|mostrare|indicate) (?:le|i|gli|la|entrambe|entrambi|queste|questi|tutte le|tutti i) (?:\\p{L}+ ){0,5}su una (?:mappa|cartina)",
] as const;
export const KINDLY = "please|bitte|s['’]il (?:vous|te) pla[iî]t|svp|merci|por favor|per (?:favore|piacere)";

/** "And tell them this, because everyone gets it wrong:": what is to be told follows. */
export const TELLS_THEM = [
  "(?:(?:and|please|also|oh),? )*(?:tell|remind) (?:them|people|everyone|everybody|customers|viewers|visitors|passers-?by) (?:this|one (?:more )?thing|just this)(?:,? (?:please|too|because|since|as)(?: [^:.\\n]{3,60})?)?",
  "(?:(?:und|bitte|auch) )*(?:sag(?:en sie|t|e)|erzähl(?:en sie|t|e)) (?:ihnen|den leuten|allen|den kunden|den besuchern) (?:(?:bitte|auch|noch) )*(?:dies|das|eines|eins)(?:(?: auch)?,? (?:bitte|weil|denn)(?: [^:.\\n]{3,60})?)?",
  "(?:et )?(?:dites|rappelez)-(?:leur|le-leur) (?:aussi )?(?:ceci|cela|une chose)(?:,? (?:svp|s['’]il vous plaît|car|parce que?)(?: [^:.\\n]{3,60}| ?qu['’][^:.\\n]{3,60})?)?",
  "(?:y )?(?:díganles|dígales|decidles|diles|recuérdenles) (?:también )?(?:esto|una cosa)(?:,? (?:por favor|porque|que)(?: [^:.\\n]{3,60})?)?",
  "(?:e )?(?:dite loro|ditegli|dica loro|di['’] loro|ricordate loro) (?:anche )?(?:questo|una cosa)(?:,? (?:per favore|perché)(?: [^:.\\n]{3,60})?)?",
  "(?:e )?(?:digam-lhes|diga-lhes|digam às pessoas|lembrem-lhes) (?:também )?(?:isto|isso|uma coisa)(?:,? (?:por favor|porque)(?: [^:.\\n]{3,60})?)?",
  "(?:en )?(?:vertel|zeg)(?:t u)? (?:ze|hun|de mensen|iedereen|klanten) (?:ook )?(?:dit|één ding)(?:,? (?:graag|want|omdat)(?: [^:.\\n]{3,60})?)?",
  "(?:och |og )?(?:berätta|säg|fortæl|fortell|sig|si)(?: för| til| til)? (?:dem|folk|alla|alle) (?:också |også )?(?:detta|det här|dette|én ting|en sak)(?:,? (?:tack|för|for|fordi|eftersom)(?: [^:.\\n]{3,60})?)?",
  "(?:i |a )?(?:powiedzcie|proszę powiedzieć|řekněte) (?:im|ludziom|wszystkim|jim|lidem) (?:też |taky |také )?(?:to|jedno|tohle)(?:,? (?:proszę|bo|ponieważ|protože)(?: [^:.\\n]{3,60})?)?",
  "(?:и |а |і |та )?(?:скажите|скажи|скажіть) (?:им|людям|всем|їм|усім) (?:ещё |вот |также |ще |ось )*(?:что|это|одно|вот что|це|ось що)(?:,? (?:пожалуйста|потому что|ведь|бо|тому що)(?: [^:.\\n]{3,60})?)?",
  "(?:ve )?(?:onlara|insanlara|herkese|müşterilere) (?:şunu|bunu) (?:da )?söyleyin(?:,? (?:lütfen|çünkü)(?: [^:.\\n]{3,60})?)?",
  "(?:و)?(?:قولوا|قل|أخبروا) ?(?:لهم|الناس|هم) (?:هذا|أمرا واحدا|شيئا واحدا)(?:،? (?:من فضلكم|لأن)(?: ?[^:.\\n]{3,60})?)?|(?:ו)?(?:אמרו|ספרו|תגידו) להם (?:גם )?(?:את זה|דבר אחד)(?:,? (?:בבקשה|כי)(?: [^:.\\n]{3,60})?)?",
] as const;
