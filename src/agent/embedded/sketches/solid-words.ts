/** Words of cubes, layers and levers, by the language part of a tag: regular expressions, in any case. */
type Words = Readonly<Record<string, string>>;

export const CUBE: Words = {
  en: "cubes?(?! (?:of|roots?))", de: "würfels?|würfeln", fr: "cubes?(?<!mètres? cubes?)", es: "cubos?", it: "cub[oi](?<!metr[oi] cub[oi])", pt: "cubos?", nl: "kubus(?:sen)?", sv: "kub(?:en|er)?", da: "terning(?:er|en)?", nb: "terning(?:er|en)?|kube\\p{L}*", pl: "sześcian\\p{L}*", ru: "куб(?:а|ы|ик\\p{L}*)?", uk: "куб(?:а|и|ик\\p{L}*)?", ar: "مكعب(?:ًا|اً|ا)?|المكعب", he: "קובי[יה]ה|הקובייה|קוביות", hi: "घन", ja: "立方体", zh: "立方体|正方体", ko: "정육면체",
}; // prettier-ignore

export const EDGE: Words = {
  en: "edges?|sides?", de: "kanten?(?:länge)?|seitenlänge", fr: "arêtes?|côtés?", es: "aristas?|lados?", it: "spigol[oi]|lat[oi]", pt: "arestas?|lados?", nl: "ribben?|zijden?", sv: "kant\\p{L}*|sida\\p{L}*", da: "kant\\p{L}*|side\\p{L}*", nb: "kant\\p{L}*|side\\p{L}*", pl: "krawęd\\p{L}+|bok\\p{L}*", ru: "ребр\\p{L}*|сторон\\p{L}*", uk: "ребр\\p{L}*|сторон\\p{L}*", ar: "ضلع\\p{L}*|حرف\\p{L}*", he: "צלע\\p{L}*|מקצוע\\p{L}*", hi: "भुजा", ja: "一辺|1辺|辺", zh: "棱长|边长|棱", ko: "모서리|한 변",
}; // prettier-ignore

/** Twice as long. */
export const TWICE: Words = {
  en: "double[sd]?|twice|doubling", de: "doppelt|verdoppel\\p{L}*|zweimal", fr: "double[rsz]?|doublez|doublons|deux fois", es: "doble|dobl\\p{L}+|duplic\\p{L}+|dos veces", it: "doppi[oa]|raddoppi\\p{L}+|due volte", pt: "dobro|dobr\\p{L}+|duplic\\p{L}+|duas vezes", nl: "dubbel\\p{L}*|verdubbel\\p{L}*|twee (?:keer|maal)|tweemaal", sv: "dubbl\\p{L}+|dubbelt|två gånger", da: "dobbelt\\p{L}*|fordobl\\p{L}+|to gange", nb: "dobbelt\\p{L}*|doble?\\p{L}*|to ganger", pl: "dwa razy|dwukrotnie|podwoi\\p{L}*|podwaja\\p{L}*", ru: "вдвое|удво\\p{L}+|в два раза", uk: "вдвічі|удвічі|подвої\\p{L}+|у два рази", ar: "ضعف\\p{L}*|ضاعف\\p{L}*|نضاعف|مرتين", he: "פי שניים|כפול\\p{L}*|הכפיל\\p{L}*|נכפיל", hi: "दोगुन\\p{L}*\\p{M}*|दुगुन\\p{L}*\\p{M}*", ja: "2倍|二倍|２倍", zh: "两倍|2倍|二倍|加倍|一倍", ko: "두 배|2배",
}; // prettier-ignore

/** Eight times as much. */
export const EIGHTFOLD: Words = {
  en: "(?:eight|8) times|eightfold", de: "(?:acht|8)[ -]?mal|achtfach\\p{L}*|das achtfache", fr: "(?:huit|8) fois", es: "(?:ocho|8) veces", it: "(?:otto|8) volte", pt: "(?:oito|8) vezes", nl: "(?:acht|8) (?:keer|maal)|achtmaal", sv: "(?:åtta|8) gånger", da: "(?:otte|8) gange", nb: "(?:åtte|8) ganger", pl: "(?:osiem|8) razy|ośmiokrotnie", ru: "в (?:восемь|8) раз|восьмикратн\\p{L}+", uk: "у (?:вісім|8) разів", ar: "(?:ثماني|ثمانية|8) (?:مرات|أضعاف)", he: "פי (?:שמונה|8)", hi: "(?:आठ|8) गुन\\p{L}*\\p{M}*", ja: "(?:8|八|８)倍", zh: "(?:8|八)倍", ko: "(?:여덟|8) ?배",
}; // prettier-ignore

/** What stands in a stack. */
export const LAYER: Words = {
  en: "layers?|crust|mantle|zones?", de: "schicht(?:en)?|geschichtet|kruste|zonen?", fr: "couches?|croûte|zones?", es: "capas?|corteza|zonas?", it: "strat[oi]|crosta|zon[ae]", pt: "camadas?|crosta|zonas?", nl: "la(?:ag|gen)|korst|zones?", sv: "lager|skikt", da: "lag", nb: "lag", pl: "warstw\\p{L}*", ru: "сло(?:й|я|и|ёв|ев|ями)|пласт\\p{L}*", uk: "шар(?:и|ів|у|ами)?", ar: "طبق\\p{L}+|الطبق\\p{L}+", he: "שכב\\p{L}+|השכב\\p{L}+", hi: "परत\\p{L}*\\p{M}*", ja: "層", zh: "层|層", ko: "층",
}; // prettier-ignore

/** What their measure is. */
export const THICK: Words = {
  en: "thick(?:ness)?|deep", de: "dick|dicke|mächtig(?:keit)?|stark", fr: "épais(?:se|seur)?|d['’]épaisseur", es: "espesor|grosor|gruesa?|mide", it: "spess[aoie]|spessore", pt: "espessura|espess[ao]|grossura", nl: "dikte?|dik", sv: "tjock\\p{L}*", da: "tyk\\p{L}*", nb: "tykk\\p{L}*", pl: "grub\\p{L}+", ru: "толщ\\p{L}+", uk: "завтовшки|товщин\\p{L}+", ar: "سمك\\p{L}*|سماك\\p{L}*", he: "עובי\\p{L}*|בעובי", hi: "मोट\\p{L}*\\p{M}*", ja: "厚さ|厚み", zh: "厚", ko: "두께",
}; // prettier-ignore

/** They are told from the ground or the core up. */
export const UPWARD: Words = {
  en: "from (?:the )?(?:bottom|ground|inside|core)(?: to top| up| out)?|atmosphere|troposphere|altitude", de: "von unten(?: nach oben)?|von innen|atmosphäre|troposphäre", fr: "de bas en haut|du bas vers le haut|de l['’]intérieur|atmosphère|troposphère", es: "de abajo (?:a|hacia) arriba|atm[óo]sfera|trop[óo]sfera", it: "dal basso|dall['’]interno|atmosfera|troposfera", pt: "de baixo para cima|atmosfera|troposfera", nl: "van onder(?:en)?(?: naar boven)?|atmosfeer|troposfeer", pl: "od dołu|atmosfer\\p{L}+|troposfer\\p{L}+", ru: "снизу|атмосфер\\p{L}+|тропосфер\\p{L}+", ar: "من الأسفل|الغلاف الجوي|التروبوسفير", he: "מלמטה|אטמוספר\\p{L}+|טרופוספר\\p{L}+", ja: "下から|大気|対流圏", zh: "从下|大气|对流层", ko: "아래에서|대기|대류권",
}; // prettier-ignore
/** They are told from the top down: it is said, or depths are told. */
export const DOWNWARD: Words = {
  en: "from (?:the )?(?:top|surface|outside)(?: to bottom| down| in)?|depths?|deep|sea|oceans?|soil|lake", de: "von oben(?: nach unten)?|von außen|tiefe?|meer|ozean|boden", fr: "de haut en bas|du haut vers le bas|de la surface|profondeurs?|mer|océan|sol", es: "de arriba (?:a|hacia) abajo|profundidad\\p{L}*|mar|océano|suelo", it: "dall['’]alto|dall['’]esterno|profondità|mare|oceano|suolo", pt: "de cima para baixo|profundidade\\p{L}*|mar|oceano|solo", nl: "van boven(?: naar beneden)?|diepte|zee|oceaan|bodem", pl: "od góry|głębokoś\\p{L}+|morz\\p{L}+|ocean\\p{L}*", ru: "сверху|глубин\\p{L}+|мор\\p{L}+|океан\\p{L}*", ar: "من الأعلى|عمق\\p{L}*|البحر|المحيط", he: "מלמעלה|עומק\\p{L}*|הים|אוקיינוס", ja: "上から|深さ|海|水深", zh: "从上|深|海", ko: "위에서|깊이|바다",
}; // prettier-ignore

/** What balances on a point. */
export const LEVER: Words = {
  en: "seesaw|see-saw|lever|balance\\p{L}*|equilibrium|pivot|fulcrum", de: "wippe|hebel|gleichgewicht|waage|drehpunkt", fr: "balançoire|levier|équilibre|pivot", es: "balancín|subibaja|palanca|equilibrio", it: "altalena|leva|equilibrio|fulcro", pt: "gangorra|balancé|alavanca|equilíbrio", nl: "wip|hefboom|evenwicht|draaipunt", pl: "huśtawk\\p{L}+|dźwigni\\p{L}+|równowa\\p{L}+", ru: "качел\\p{L}+|рычаг\\p{L}*|равновес\\p{L}+", ar: "أرجوحة|رافعة|توازن\\p{L}*|يتوازن|متزن\\p{L}*", he: "נדנדה|מנוף|שיווי משקל|מאוזנ\\p{L}*", ja: "シーソー|てこ|つり合\\p{L}*|釣り合\\p{L}*", zh: "跷跷板|杠杆|平衡", ko: "시소|지렛대|지레|평형|균형",
}; // prettier-ignore

/** How long, how wide, how high something is. */
export const LONG: Words = {
  en: "long|length", de: "lang|länge", fr: "long(?:ueur)?", es: "largo|longitud", it: "lung[oa]|lunghezza", pt: "comprimento", nl: "lang|lengte", sv: "lång\\p{L}*|längd", da: "lang\\p{L}*|længde", nb: "lang\\p{L}*|lengde", pl: "długości|długi|długa|długie", ru: "длин\\p{L}+", uk: "завдовжки|довжин\\p{L}+", ar: "طول\\p{L}*", he: "אורך|אורכו|אורכה|באורך", hi: "लंब\\p{L}*\\p{M}*", ja: "横|奥行き?|長さ", zh: "长|長", ko: "가로|길이",
}; // prettier-ignore
export const WIDE: Words = {
  en: "wide|width", de: "breit|breite", fr: "large(?:ur)?", es: "ancho|anchura", it: "larg[oa]|larghezza", pt: "largura", nl: "breed|breedte", sv: "bred\\p{L}*", da: "bred\\p{L}*", nb: "bred\\p{L}*", pl: "szerokości|szeroki|szeroka|szerokie", ru: "шири\\p{L}+", uk: "завширшки|ширин\\p{L}+", ar: "عرض\\p{L}*", he: "רוחב|רוחבו|רוחבה|ברוחב", hi: "चौड़\\p{L}*\\p{M}*", ja: "縦|幅", zh: "宽|寬", ko: "세로|너비|폭",
}; // prettier-ignore
export const HIGH: Words = {
  en: "high|height|tall|deep|depth", de: "hoch|höhe|tief", fr: "haut(?:eur)?|profond(?:eur)?", es: "alto|altura|fondo|profundidad", it: "alt[oa]|altezza|profond[oaità]+", pt: "altura|profundidade", nl: "hoog|hoogte|diep", sv: "hög\\p{L}*|djup\\p{L}*", da: "høj\\p{L}*|dyb\\p{L}*", nb: "høy\\p{L}*|dyp\\p{L}*", pl: "wysokości|wysoki|wysoka|wysokie|głębokości", ru: "высот\\p{L}+|глубин\\p{L}+", uk: "заввишки|висот\\p{L}+|завглибшки", ar: "ارتفاع\\p{L}*|عمق\\p{L}*", he: "גובה|גובהו|גובהה|בגובה|עומק\\p{L}*", hi: "ऊँच\\p{L}*\\p{M}*|ऊंच\\p{L}*\\p{M}*|गहर\\p{L}*\\p{M}*", ja: "高さ|深さ", zh: "高|深", ko: "높이|깊이",
}; // prettier-ignore
