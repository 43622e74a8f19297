/**
 * Whole sentences without their stop that a maker is told and nobody else: `sure` by themselves in a text that asks for its film;
 * `loose` where nothing around them bids viewers do anything, since "Don't start with the lashes" is said to pupils too.
 */
export type BareWishes = { sure: readonly string[]; loose: readonly string[] };

const ROWS_EN = "(?:the |this |that |these |those |our )(?:tables?|lists?|figures|numbers|data|rows|values)";
const SHOT_EN =
  "(?:(?:an?|the|our) )?(?:(?:\\p{L}+ ){0,3})(?:shots?|drone|sunset|sunrise|montage|logo|title card|voice-?over|close-up)s?";

export const BARE_WISHES: Readonly<Record<string, BareWishes>> = {
  en: {
    sure: [
      `(?:please )?(?:make|draw|do) (?:an?|the) (?:\\p{L}+ ){0,2}(?:chart|graph|map|diagram|timeline)(?: (?:of|from|out of|for|with) ${ROWS_EN})?(?:,? (?:please|if (?:you can|possible)))?`,
      `(?:please |also )*(?:turn|make|put|show|draw|present|render|plot|chart) ${ROWS_EN}(?: below| above| here)? (?:into|as|in|on) .{3,60}|(?:please )?(?:plot|chart) ${ROWS_EN}(?: below| above| here)?`,
      "(?:it|this|that) is (?:the |our )?(?:evidence|proof|support|material) for (?:learning )?(?:objective|aim|goal|outcome)s? \\p{Nd}",
      `(?:please |do )*(?:do not|don['’]t|never) (?:start|open|begin|end|finish|close)(?: it| the film| the video)? (?:with|on) (?:.{0,20}${SHOT_EN}(?!\\p{L}).{0,50})|please (?:do not|don['’]t) (?:start|open|begin|end|finish|close)(?: it| the film)? (?:with|on) .{2,80}`,
      "(?:please )?(?:start|open|begin)(?: it| the film)? (?:with|on) .{3,70} (?:if (?:you can|possible|at all possible|you could|it works)|please)",
      "(?:please )?(?:do not|don['’]t) call (?:it|this|that|them|us|her|him) .{1,30}, please|please (?:do not|don['’]t) call (?:it|this|that|them|us|her|him) .{1,40}",
      "(?:i|we)(?:['’]ve| have)(?: got)? no (?:strong )?(?:views?|opinions?|preferences?|feelings?|ideas?|wishes) (?:on|about|for|as to) (?:the )?(?:colou?rs?|music|style|look|pictures?|fonts?|voice|design)(?:,.{0,40})?",
      "(?:and )?(?:i|we)(?:['’]d| would) (?:much )?(?:rather|prefer) (?:not (?:to )?|(?:that )?(?:you|it) (?:did not|didn['’]t|don['’]t|were not|weren['’]t) )(?:dramati[sz]ed?|dwell|show(?:n)?|call|mention(?:ed)?|name|sensationali[sz]e|sentimentali[sz]e)(?: .{1,60})?",
      "(?:and |so )?(?:i|we)(?:['’]d| would) (?:really |very much )?(?:like|love) (?:that|this|it|these|those|them)(?: bit| part)? (?:as|on) (?:an?|the) (?:\\p{L}+ ){0,2}(?:curve|chart|graph|map|diagram|timeline|drawing|animation|table|picture)(?:[ ,].{0,300})?",
      "(?:(?:an?|some|the) )(?:\\p{L}+ ){0,3}(?:number line|scale|clock|counter|curve|sketch|cross[- ]section|inset|globe|icon|arrow|drawing)s?(?: .{2,40})? would be (?:very |really )?(?:good|nice|great|lovely|helpful|useful|ideal|perfect)(?: too| please| here)?",
    ],
    loose: [
      "label (?:all|both|each|every|the) .{3,70}",
      "(?:do not|don['’]t) (?:start|open|begin|end)(?: it| the film)? (?:with|on) (?![\"“„«]).{2,60}",
      "(?:do not|don['’]t|never) call (?:it|this|them|us|her|him) .{1,60}",
    ],
  },
  de: {
    sure: [
      "(?:bitte )?(?:machen|zeichnen|erstellen)(?: sie)?(?: bitte)? (?:aus (?:dieser|der) tabelle )?ein(?:e|en)? \\p{L}*(?:diagramm|grafik|karte|zeitleiste)(?: (?:aus|von) (?:dieser|der|den) .{3,30})?",
      "(?:bitte )?(?:diese|die) (?:tabelle|zahlen|liste|werte)(?: oben| unten)? (?:bitte )?(?:als|in|vollständig|komplett|ganz) ?.{0,50}(?:zeigen|darstellen|zeichnen|setzen|machen|bringen)(?:, .{3,50} (?:lesbar|sichtbar|erkennbar) sein)?",
      "(?:bitte )?(?:zeigen|stellen|setzen)(?: sie)?(?: bitte)? (?:diese|die) (?:tabelle|zahlen|liste|werte) .{3,60}",
      "(?:bitte )?(?:fangen|beginnen|starten|enden)(?: sie)? bitte nicht mit .{2,60}|bitte nicht mit .{2,60} (?:anfangen|beginnen|starten|enden)",
      "(?:dieser|dieses|diese) (?:satz|wort|zahl|punkt) (?:muss|soll|sollte) (?:unbedingt )?(?:im film|wörtlich|so)? ?(?:gesprochen|gesagt|genannt|vorkommen)(?: werden)?",
      "ein(?:e|en)? (?:\\p{L}+ ){0,3}\\p{L}*(?:zahlenstrahl|kreis|uhr|skala|kurve|skizze|schnitt|pfeil)(?: (?:dazu|daneben|dafür|hier))? (?:wäre|fände ich) (?:auch )?(?:schön|gut|toll|hilfreich|super)",
    ],
    loose: ["beschriften(?: sie)?(?: bitte)? (?:alle|beide|jede\\p{L}*|die) .{3,60}", "(?:fangen|beginnen|starten)(?: sie)? nicht mit .{2,60}", "nennen sie (?:es|das|sie|ihn) (?:bitte )?nicht .{2,50}"],
  },
  fr: {
    sure: [
      "(?:merci de |veuillez )?(?:faites|faire|transformez|mettez|présentez)(?: s['’]il vous plaît)? (?:de )?(?:ce|cette|ces) (?:tableau|liste|chiffres|données)(?: .{3,60})?",
      "(?:merci de ne pas|s['’]il vous plaît,? ne|surtout,? ne) (?:commence[zr]?|ouvr\\p{L}+|débute[zr]?)(?: pas)? (?:par|sur|avec) .{2,60}",
      "il faut (?:le |la |les )?dire(?: ça| cela)?(?: haut et fort| clairement| bien fort)+|cela doit être dit .{2,40}",
      "on pourra(?:it)? (?:dessiner|tracer|montrer|animer|illustrer) .{3,90}",
    ],
    loose: ["ne commencez pas (?:par|sur|avec) .{2,60}", "(?:légendez|annotez) (?:tou\\p{L}+|les|chaque) .{3,60}", "ne (?:dites|l['’]appelez|les appelez) (?:pas|jamais) .{2,120}"],
  },
  es: {
    sure: [
      "(?:por favor,? )?(?:hagan|conviertan|pongan|muestren|haced) (?:con |de )?(?:esta|estos|estas) (?:tabla|lista|datos|números)(?: .{3,60})?",
      "(?:por favor,? )?no (?:empiecen|comiencen|abran|empecéis)(?: el v[ií]deo)? (?:con|por) .{2,60}, por favor|por favor,? no (?:empiecen|comiencen|abran|empecéis) (?:con|por) .{2,60}",
      "(?:esto|eso) (?:hay que|tienen que|deben|se tiene que|se debe) (?:decirlo|decir|dejarlo|repetirlo)(?: .{2,40})?",
    ],
    loose: ["no (?:empiecen|comiencen|abran) (?:con|por) .{2,60}", "(?:rotulen|etiqueten) (?:tod[oa]s|las|los|cada) .{3,60}", "no (?:digan|la llamen|lo llamen|los llamen) .{2,120}"],
  },
  it: {
    sure: ["(?:per favore,? )?(?:fate|trasformate|mettete|mostrate) (?:di |con )?(?:questa|questi) (?:tabella|dati|numeri|lista)(?: .{3,60})?", "(?:per favore,? )?non (?:iniziate|cominciate|aprite) (?:con|da) .{2,60}, per favore|per favore,? non (?:iniziate|cominciate|aprite) (?:con|da) .{2,60}", "(?:questo|ciò) va detto (?:forte e chiaro|chiaramente|con chiarezza)", "sarebbe bello anche un (?:disegno|schema|grafico) .{2,60}"],
    loose: ["non (?:iniziate|cominciate|aprite) (?:con|da) .{2,60}", "non (?:chiamatel[oaie]|dite) .{2,120}", "(?:etichettate|indicate) (?:tutt[ei]|ogni) .{3,60}"],
  },
  pt: {
    sure: ["(?:por favor,? )?(?:façam|transformem|ponham|mostrem) (?:com |d)?(?:esta|estes) (?:tabela|dados|números|lista)(?: .{3,60})?", "(?:por favor,? )?não (?:comecem|abram|iniciem) (?:com|por|pelo|pela) .{2,60}, por favor|por favor,? não (?:comecem|abram|iniciem) (?:com|por|pelo|pela) .{2,60}", "isto tem de ser dito .{2,40}"],
    loose: ["não (?:comecem|abram|iniciem) (?:com|por|pelo|pela) .{2,60}", "não (?:digam|lhe chamem) .{2,120}", "(?:legendem|identifiquem) (?:tod[oa]s|cada) .{3,60}"],
  },
  nl: {
    sure: ["(?:graag )?(?:maak|zet|toon)(?: alstublieft| graag)? (?:van )?(?:deze|dit) (?:tabel|cijfers|getallen|lijst)(?: .{3,60})?", "begin(?:t u)? (?:alstublieft|alsjeblieft|graag) niet met .{2,60}|graag niet (?:beginnen|openen) met .{2,60}"],
    loose: ["(?:begin|open) niet met .{2,60}|niet (?:beginnen|openen) met .{2,60}", "noem (?:het|ze|hem|haar) (?:\\p{L}+ )?(?:niet|geen) .{2,50}"],
  },
  sv: {
    sure: ["(?:snälla |gärna )*(?:gör|visa|sätt) (?:den här|tabellen|siffrorna|ett stapeldiagram).{0,60}(?:diagram|tabell).{0,30}", "(?:snälla,? )börja inte med .{2,60}|börja (?:helst|snälla) inte med .{2,60}"],
    loose: ["börja inte med .{2,60}", "kalla (?:det|den|dem) inte .{2,50}"],
  },
  pl: {
    sure: ["(?:proszę )?(?:zróbcie|zrobić|pokażcie|przedstawcie) (?:z tej|tę|te|wykres) (?:tabeli|tabelę|liczby|dane|słupkowy)(?: .{3,60})?"],
    loose: ["nie zaczynajcie od .{2,60}", "nie nazywajcie (?:tego|ich|go|jej) .{2,50}"],
  },
  ru: {
    sure: ["(?:пожалуйста,? )?(?:сделайте|постройте|покажите|превратите) (?:из )?(?:этой|эту|эти|столбчатую) (?:таблицы|таблицу|цифры|данные|диаграмму)(?: .{3,60})?", "(?:пожалуйста,? )не начинайте с .{2,60}|не начинайте,? пожалуйста,? с .{2,60}", "это нужно сказать .{2,40}"],
    loose: ["не начинайте (?:фильм |ролик )?с .{2,60}", "не называйте (?:это|его|её|их) .{2,50}"],
  },
  ar: {
    sure: ["(?:من فضلكم|رجاءً?|يرجى)،? (?:لا تبدؤوا|عدم البدء) ب.{2,60}", "(?:من فضلكم |يرجى )?(?:حولوا|اعرضوا|تحويل|عرض) (?:هذا|هذه) (?:الجدول|الأرقام|القائمة).{0,60}"],
    loose: ["لا (?:تبدؤوا|تبدأوا) ب.{2,60}", "لا (?:تسموه|تسموها|تقولوا) .{2,60}"],
  },
  he: { sure: ["(?:בבקשה |נא )(?:לא להתחיל|אל תתחילו) (?:עם|ב).{2,60}"], loose: ["אל תתחילו (?:עם|ב).{2,60}", "אל תקראו ל(?:זה|ו|ה) .{2,50}"] },
  ja: { sure: ["(?:この|上の|下の)?(?:表|数字|一覧)を?.{0,14}(?:グラフ|図|地図)に?(?:して|で見せて|で示して)(?:ください|下さい)", "「[^「」]{1,20}」(?:という|などの)(?:言葉|表現|語)は?(?:使わない|言わない|避け)(?:で|て)?(?:ください|下さい)"], loose: [] },
  zh: { sure: ["(?:请|請)(?:把|将|將)(?:这个|這個|这张|這張|上面的|下面的)?(?:表格?|数字|數字|数据|數據)(?:做成|画成|畫成|变成|變成|用).{2,20}", "(?:请|請)(?:不要|别|別)(?:用|以).{2,30}(?:开头|開頭|开场|開場|开始|開始)"], loose: [] },
  ko: { sure: ["(?:이|위의?|아래) ?(?:표|숫자|목록)[을를는은]? ?.{0,20}(?:그래프|도표|지도)(?:로|으로) ?(?:만들어|보여|그려) ?(?:주세요|주십시오)"], loose: [] },
  hi: { sure: ["(?:कृपया )?(?:इस|इन) (?:तालिका|आँकड़ों|सूची) (?:को|का) .{0,30}(?:चार्ट|ग्राफ़|ग्राफ|नक्शे).{0,20}(?:बनाएँ|बनाएं|दिखाएँ|दिखाएं|बदलें)"], loose: ["(?:कृपया )?.{2,50} से शुरू(?:आत)? न करें"] },
  bn: { sure: [], loose: ["(?:দয়া করে )?.{2,50} দিয়ে শুরু করবেন না"] },
}; // prettier-ignore

/** What hands work with, or what is taught is to draw itself: orders to draw are said to viewers there. */
export const DRAWS_BY_HAND =
  "pencils?|chalk|crayons?|rulers?|compasses|scissors|sew(?:ing)?|stitch\\p{L}*|origami|worksheets?|exercise book|homework|(?:learn(?:ing)? to|how to) draw|drawing (?:class|lesson|course)|bleistift\\p{L}*|kreide|lineal|zirkel|schere|nähen|nähst|zeichnen lernen|zeichenkurs\\p{L}*|arbeitsblatt|crayons?|craie|règle graduée|compas|ciseaux|coudre|couture|cahier|cours de dessin|lápiz|lápices|tiza|tijeras|coser|costura|cuaderno|matita|gesso|righello|forbici|cucire|quaderno|giz|tesoura|costurar|caderno|potlood|krijt|liniaal|schaar|naaien|blyerts\\p{L}*|penna|linjal|sax|sy|ołówk\\p{L}*|kred[ąay]|linijk\\p{L}*|nożyczk\\p{L}*|карандаш\\p{L}*|мел(?:ом)?|линейк\\p{L}*|ножниц\\p{L}*|тетрад\\p{L}*|шить|قلم رصاص|مسطرة|مقص|גיר|עיפרון|סרגל|מספריים|पेंसिल|कैंची|पटरी";
