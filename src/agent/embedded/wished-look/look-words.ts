import { toPattern, wholeWords } from "../text/regex.ts";

const whole = (source: string): RegExp => toPattern(wholeWords(source), "iu");

/** Headings below which nothing stands but how the film is to look. A car has a design, too: below these only what names a ground or a colour is read. */
export const LOOK_HEAD: RegExp = toPattern(
  `^(?:(?:the )?look(?: (?:and|&) feel| of the film)?|(?:visual )?style(?: notes)?|(?:visual )?design|colou?rs? (?:and|&) (?:tone|style|look)|(?:tone|style|voice) (?:and|&) (?:colou?rs?|look)|(?:what|how) (?:we|i)(?:['’]d| would) (?:like|imagine)(?: it| to see)?|how (?:it|the film) should look|what (?:we|i) do(?:n['’]t| not) want|(?:things to )?avoid|no[- ]gos?|don['’]ts|notes? (?:on|for) the (?:look|maker|film)` +
    `|(?:zum )?(?:look|stil|aussehen|gestaltung|bildsprache|optik|design)|(?:wie (?:der film|es|er) aussehen soll)|(?:gestalterische )?(?:wünsche|vorgaben)|was wir nicht (?:wollen|möchten)|bitte nicht` +
    `|(?:le )?(?:style|aspect|visuel|graphisme|rendu|look)|(?:pour )?l['’]image|ce que (?:nous aimerions|j['’]aimerais|nous voulons|nous ne voulons pas)(?: voir)?|à éviter|ambiance(?: visuelle)?` +
    `|(?:el )?(?:estilo|aspecto|diseño|look)(?: visual)?|cómo (?:me lo imagino|lo imaginamos|debe verse)|lo que no (?:queremos|quiero)|evitar` +
    `|(?:lo )?(?:stile|aspetto|grafica|look)(?: visivo)?|come (?:lo immagino|lo immaginiamo|deve apparire)|cosa non vogliamo|da evitare` +
    `|(?:o )?(?:estilo|aspe[c]?to|visual)(?: visual)?|como (?:imagino|imaginamos|deve parecer)|o que não queremos|a evitar` +
    `|(?:de )?(?:stijl|uitstraling|vormgeving|look)|hoe het eruit moet zien|wat we niet willen` +
    `|wygląd|styl|szata graficzna|jak to ma wyglądać|czego nie chcemy` +
    `|стиль|вид|оформление|дизайн|как (?:это|он|фильм) должн[оа]? ?выглядеть|как это должно выглядеть|чего не (?:надо|хотим)` +
    `|الشكل|المظهر|الأسلوب|التصميم|ما لا نريده|إلى صانع الفيلم|עיצוב|מראה|סגנון|איך זה צריך להיראות|מה לא רוצים` +
    `|रूप|शैली|डिज़ाइन|क्या नहीं चाहिए|চেহারা|শৈলী|ডিজাইন|যা চাই না|কেমন দেখাবে` +
    `|デザイン|見た目|スタイル|画面のイメージ|雰囲気|ご遠慮いただきたいこと|风格|視覺風格|视觉风格|画面风格|外观|設計|不要出现的|디자인|스타일|말투와 색|색과 말투|화면 분위기|느낌|피해 주세요)\\s*[:：]?$`,
  "iu",
);

/** Sentences that wish for colours wherever they stand: a label, or whose the colours are. */
export const COLOUR_WISH: RegExp = toPattern(
  `^(?:\\p{P}\\s*)?(?:(?:the )?(?:(?:our|brand|company|house|club|school|team|corporate) )+colou?rs?(?![\\p{L}])|colou?rs?\\s*[:：]|palette\\s*[:：]|unsere (?:haus|vereins|firmen)?farben|(?:haus|marken|firmen|vereins)farben?(?![\\p{L}])|farb(?:en|gebung|welt)\\s*:` +
    `|couleurs?\\s*:|nos couleurs|pour l['’]image\\s*:|colores\\s*:|nuestros colores|colores de(?:l)? (?:la )?(?:marca|empresa|barro)|colori\\s*:|i nostri colori|cores\\s*:|as nossas cores|kleuren\\s*:|onze kleuren|kolory(?:\\s*:| (?:spółdzielni|firmy|marki))|nasze kolory|цвета\\s*:|наши цвета|фирменные цвета` +
    `|الألوان\\s*[:：]|ألواننا|צבעים\\s*:|הצבעים שלנו|रंग\\s*[:：]|हमारे रंग|রং\\s*(?:[:：]|হোক)|配色|颜色\\s*[:：]|顏色\\s*[:：]|主色|品牌色|색(?:상|은)?\\s*[:：]|색은 회사|회사 색|브랜드 색)` +
    `|(?:회사 색|브랜드 색|ブランドカラー|企业色|品牌色|brand colou?rs?|hausfarben?|couleurs de (?:la )?(?:marque|maison))`,
  "iu",
);

/** Who has no wish but one: "I've no views on colour. My daughter says not brown." */
export const NO_VIEWS: RegExp = whole(
  "(?:no|any) (?:(?:strong|particular|real) )?(?:views?|opinions?|preferences?) (?:on|about|as to) colou?rs?|farben? (?:ist|sind) (?:mir|uns) egal|la couleur (?:m['’]est|nous est) égale|el color (?:me|nos) da igual|il colore (?:mi|ci) è indifferente|a cor (?:é|me é) indiferente|de kleur maakt (?:me|ons) niet uit|kolor jest (?:mi|nam) obojętny|цвет (?:мне|нам) (?:все равно|всё равно|не важен)",
);

/** What a film stands on. */
export const GROUND: RegExp =
  /(?<![\p{L}\p{M}])(?:back-?grounds?|ground|hinter-?grund|unter-?grund|grund|fond|fondo|sfondo|fundo|achtergrond|tł[oa]|фон\p{L}*|ال?خلفي[ةه]|ה?רקע|पृष्ठभूमि|পটভূমি)(?![\p{L}\p{M}])|背景|배경|바탕/iu;
const WHITE =
  "white|weiß\\p{L}*|weiss\\p{L}*|blanc(?:he)?s?|blanc[oa]s?|bianc[oaihe]+|branc[oa]s?|witte?|biał\\p{L}*|бел(?:ый|ого|ом|ая|ое|ые)|أبيض|الأبيض|לבן|सफ़?ेद|সাদা";
const CREAM =
  "cream|ivory|creme\\p{L}*|elfenbein|écru|crème|ivoire|crema|marfil|avorio|krem\\p{L}*|кремов\\p{L}+|كريمي|קרם|क्रीम|ক্রিম";
/** Colours that are a ground. */
export const WHITES: RegExp = toPattern(
  `(?<![\\p{L}\\p{M}])و?(?:${WHITE})(?![\\p{L}\\p{M}])|白|흰|하얀`,
  "iu",
);
export const CREAMS: RegExp = toPattern(`${wholeWords(CREAM)}|生成り|クリーム|米色|크림`, "iu");
export const LIGHT: RegExp = toPattern(
  `(?<![\\p{L}\\p{M}])(?:light|pale|bright|helle[rsnm]?|lichte[rsnm]?|clairs?|claires?|clar[oa]s?|chiar[oaie]|lichte?|jasn\\p{L}*|светл\\p{L}+|فاتح\\p{L}*|בהיר\\p{L}*|हल्क[ाेी]|হালকা)(?![\\p{L}\\p{M}])|明る|浅色|밝은|밝게`,
  "iu",
);
export const DARK: RegExp = toPattern(
  `(?<![\\p{L}\\p{M}])(?:dark|black|dunkle?[rsnm]?|schwarze?[rsnm]?|sombres?|foncée?s?|noire?|oscur[oa]s?|negr[oa]|scur[oaie]|ner[oa]|escur[oa]s?|pret[oa]|donkere?|zwarte?|ciemn\\p{L}*|czarn\\p{L}*|т[её]мн\\p{L}+|ч[её]рн\\p{L}+|داكن\\p{L}*|غامق\\p{L}*|أسود|כהה|שחור|गहर[ाेी]|काल[ाेी]|গাঢ়|কালো)(?![\\p{L}\\p{M}])|暗|深色|黑色|黒|어두운|어둡게|검은|검정`,
  "iu",
);
/** What is light by what it is, in a wish of how the film is to look. */
export const PAPER: RegExp =
  /(?<![\p{L}\p{M}])(?:paper|\p{L}*papiere?s?|papiers?|papel|carta|бумаг\p{L}+|ورق|נייר|कागज़?|কাগজ)(?![\p{L}\p{M}])|和紙|紙|纸|종이|한지/iu;

/** A ground by itself, as no text on anything begins: "Dark background, thin light lines". */
export const GROUND_FIRST: RegExp = toPattern(
  `^(?:(?:dark|black|light|white|pale|cream) (?:back)?ground|(?:dunkle|helle|weiße|schwarze)r hintergrund|fond (?:sombre|noir|clair|blanc)|fondo (?:oscuro|negro|claro|blanco)|sfondo (?:scuro|nero|chiaro|bianco)|fundo (?:escuro|preto|claro|branco)|(?:donkere|zwarte|lichte|witte) achtergrond|(?:ciemne|czarne|jasne|białe) tło|tło (?:ciemne|białe|jasne|czarne)|(?:т[её]мный|светлый|белый|ч[её]рный) фон)(?=\\s*(?:$|[,;.]))`,
  "iu",
);

/** What is denied, in all languages together: verbs of the east stand behind. */
export const DENIES: RegExp = toPattern(
  `(?<![\\p{L}\\p{M}])(?:no|not|nor|never|without|don['’]t|avoid|kein\\p{L}*|nicht|ohne|pas|ni|non|sans|sin|nada|ningún|niente|senza|nessun\\p{L}*|sem|nem|não|geen|niet|zonder|bez|nie|без|не|ни|никак\\p{L}+|بدون|بلا|لا|دون|ولا|ללא|בלי|לא|אין|बिना|नहीं|मत|ना|না|নয়)(?![\\p{L}\\p{M}])|ない|なし|不要|不用|別|别|没有|없이|마세요|말아|않`,
  "iu",
);

/** "Signal yellow only for warnings": what little is in it is no colour of the film. */
export const ONLY: RegExp = whole(
  "only (?:for|as|in)|nur (?:für|als|in)|seulement (?:pour|comme)|solo (?:para|per|come|como)|somente para|alleen (?:voor|als)|tylko (?:do|dla|jako)|только (?:для|как)",
);
