export const DIGITS = "[0-9٠-٩۰-۹०-९]";
export const YEAR = `(?:1[0-9]{3}|20[0-9]{2}|[١1][٠-٩]{3}|[٢2]٠[٠-٩]{2}|[१1][०-९]{3}|२०[०-९]{2})`;
/** "138 a.C.", "44 BC": years before Christ have their mark. */
export const BEFORE_CHRIST =
  "(?:[0-9]{1,4}\\s?(?:BCE?|B\\.C\\.(?:E\\.)?|a\\.\\s?C\\.|av\\.?\\s?(?:J\\.-C\\.|n\\.\\s?è\\.)|v\\.\\s?Chr\\.|v\\.\\s?u\\.\\s?Z\\.|p\\.n\\.e\\.|до н\\.\\s?э\\.|до н\\.\\s?е\\.|ق\\.?\\s?م\\.?))";
const SPAN = `(?:${BEFORE_CHRIST}|${YEAR}(?:\\s?[–-]\\s?(?:${YEAR}|${DIGITS}{2}))?)`;
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th|er|º|°|\\.)?\\s)?`;
/** Stands for the months and seasons of a language. */
export const MONTHS = "⟦months⟧";
const MONTH = `(?:(?:de\\s)?${MONTHS}(?![\\p{L}\\p{M}])\\.?,?\\s(?:de\\s|del\\s|of\\s)?)?`;
/** "3 May 1951" within a sentence: a day, so that no number is taken for one. */
const WHOLE_DAY = `\\d{1,2}(?:st|nd|rd|th|er|º|°|\\.)?\\s(?:de\\s|of\\s)?${MONTHS}(?![\\p{L}\\p{M}])\\s(?:de\\s|del\\s|of\\s)?${YEAR}`;

/**
 * How languages say when: `opens` a sentence, the date in the group `date`; `within`, where it can be taken out of
 * the middle of one and the rest still stands.
 */
type Manner = { opens: string; within?: string };

export const MANNERS: Record<string, Manner> = {
  en: {
    opens: `(?:(?:only |later |finally,? )?(?:in|by|around|about|since|after|until|from|on|during|(?:during|on|in) the (?:night|morning|evening|day|spring|summer|autumn|winter) of)\\s+)?(?:the year\\s+)?(?<date>(?:early |late |mid-?\\s?)?${DAY}${MONTH}${DAY}(?:,\\s)?${SPAN}s?),?\\s+(?!(?:and|or|to)\\s)`,
    within: `\\s+(?:(?:in|by|around)\\s+(?:the year\\s+)?(?<date>${MONTH}${SPAN})|on\\s+(?<day>${WHOLE_DAY}))(?=[\\s,.])`,
  },
  de: {
    opens: `(?:(?:erst|schon|bereits)\\s+)?(?:(?:im|am|um|seit|ab|nach|bis|anno|gegen)\\s+)?(?:(?:im |das )?jahre?\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
    within: `\\s+(?:(?:im|um das) jahre?|im(?=\\s\\p{L})|um|seit)\\s+(?<date>${MONTH}${SPAN})(?=[\\s,.])|\\s+am\\s+(?<day>${WHOLE_DAY})(?=[\\s,.])|\\s+(?<bare>${YEAR})(?=[\\s,.])`,
  },
  fr: {
    opens: `(?:(?:en|dès|vers|depuis|après|jusqu['’]en|à partir de|le|au)\\s+|(?:pendant|durant|à)\\sl['’])?(?:l['’]an(?:née)?\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+(?:(?:en|vers)\\s+(?<date>${MONTH}${SPAN})|le\\s+(?<day>${WHOLE_DAY}))(?=[\\s,.])`,
  },
  es: {
    opens: `(?:(?:en|desde|hacia|tras|hasta|a partir de|el)\\s+)?(?:el año\\s+)?(?:de\\s+)?(?<date>${DAY}(?:de\\s)?${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+(?:en\\s+(?:el año\\s+)?(?<date>${MONTH}${SPAN})|el\\s+(?<day>${WHOLE_DAY}))(?=[\\s,.])`,
  },
  it: {
    opens: `(?:(?:nel(?:l['’]anno)?|dal|verso il|intorno al|dopo il|fino al|a partire dal|il|a|in)\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+(?:nel(?:l['’]anno)?\\s+(?<date>${MONTH}${SPAN})|il\\s+(?<day>${WHOLE_DAY}))(?=[\\s,.])`,
  },
  pt: {
    opens: `(?:(?:em|desde|por volta de|após|até|a partir de|no ano de|a)\\s+)?(?<date>${DAY}(?:de\\s)?${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+em\\s+(?<date>${MONTH}${SPAN})(?=[\\s,.])|,?\\s+(?:em|a)\\s+(?<day>${WHOLE_DAY})(?=[\\s,.])`,
  },
  nl: {
    opens: `(?:(?:in|sinds|rond|na|vanaf|op)\\s+)?(?:het jaar\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
    within: `\\s+(?:in\\s+(?<date>${MONTH}${SPAN})|op\\s+(?<day>${WHOLE_DAY}))(?=[\\s,.])`,
  },
  ru: {
    opens: `(?:(?:уже |лишь |только )?(?:в|к|с|около|после|до)\\s+)?(?<date>${DAY}${MONTH}${SPAN})(?:\\s?(?:год[ауе]?|годом|годах|годы|гг?\\.))?,?\\s+`,
    within: `\\s+(?:в|около)\\s+(?<date>${MONTH}${SPAN})\\s?(?:год[ауе]|г\\.)(?=[\\s,.]|$)|\\s+(?<day>${WHOLE_DAY})\\s?(?:года|г\\.)(?=[\\s,.]|$)`,
  },
  uk: {
    opens: `(?:(?:у|в|з|близько|після)\\s+)?(?<date>${DAY}${MONTH}${SPAN})(?:\\s?(?:роц[іу]|року|р\\.))?,?\\s+`,
    within: `\\s+(?:[ув]\\s+)?(?<date>${MONTH}${SPAN})\\s?(?:роц[іу]|року|р\\.)(?=[\\s,.]|$)`,
  },
  pl: {
    opens: `(?:w|od|po|około)\\s+(?:roku\\s+)?(?<date>${DAY}${MONTH}${SPAN})(?:\\s(?:roku|r\\.))?,?\\s+`,
    within: `\\s+w\\s+(?:roku\\s+)?(?<date>${MONTH}${SPAN})(?:\\s(?:roku|r\\.))?(?=[\\s,.]|$)`,
  },
  cs: {
    opens: `(?:(?:v\\s+roce|roku|od\\s+roku|po\\s+roce)\\s+)(?<date>${SPAN}),?\\s+`,
    within: `\\s+(?:v\\s+roce|roku)\\s+(?<date>${SPAN})(?=[\\s,.]|$)`,
  },
  sv: {
    opens: `(?:(?:år|sedan|omkring)\\s+)?(?<date>${SPAN})\\s+`,
    within: `\\s+(?:år\\s+)?(?<date>${SPAN})(?=[,.]|$)`,
  },
  da: {
    opens: `(?:i|fra|omkring|siden)\\s+(?:året\\s+)?(?<date>${SPAN})\\s+`,
    within: `\\s+i\\s+(?:året\\s+)?(?<date>${SPAN})(?=[\\s,.]|$)`,
  },
  nb: {
    opens: `(?:i|fra|omkring|siden)\\s+(?:året\\s+)?(?<date>${SPAN})\\s+`,
    within: `\\s+i\\s+(?:året\\s+)?(?<date>${SPAN})(?=[\\s,.]|$)`,
  },
  tr: {
    opens: `(?<date>${DAY}${MONTH}${SPAN})(?:\\s+(?:yılı(?:nda|ndan|na)|senesinde)(?:\\s+itibaren)?|['’](?:[dt][ea]n?|[yn]?[ea]))\\s*,?\\s+`,
    within: `\\s+(?<date>${SPAN})(?:['’][dt][ea]|\\s+(?:yılında|senesinde))(?=\\s)`,
  },
  ar: {
    opens: `(?:و)?(?:(?:في|منذ|بعد|حوالي|بحلول)\\s+)?(?:عام|سنة|العام)?\\s*(?<date>${MONTH}${SPAN})(?:\\s?م(?:يلادية?)?\\.?)?[،,]?\\s+`,
    within: `\\s+(?:في\\s+)?(?:عام|سنة)\\s+(?<date>${SPAN})(?=[\\s،.]|$)`,
  },
  he: {
    opens: `(?:ב(?:שנת |שנות ה)?-?|מאז |בערך ב-?|לאחר )(?<date>${SPAN}),?\\s+`,
    within: `\\s+ב(?:שנת )?-?(?<date>${SPAN})(?=[\\s,.]|$)`,
  },
  hi: {
    opens: `(?:(?:सन्?|वर्ष|साल)\\s+)?(?<date>${SPAN})\\s*(?:ई\\.\\s?)?(?:में|से|के आसपास|तक),?\\s+`,
    within: `\\s+(?<date>${SPAN})\\s+में(?=\\s)`,
  },
  ja: {
    opens: `(?:西暦)?(?<date>${SPAN}年(?:\\d{1,2}月)?(?:\\d{1,2}日)?)(?:頃)?(?:に(?:は|なると)?|から|、|まで(?:に)?|の(?=\\p{Script=Han}))[、]?`,
    within: `(?<=[はが])(?<date>${SPAN}年(?:\\d{1,2}月)?(?:\\d{1,2}日)?)に(?=\\p{L})`,
  },
  zh: {
    opens: `(?:公元|到|至|在|自)?(?<date>${SPAN}年(?:\\d{1,2}月)?(?:\\d{1,2}日)?)(?:前后|左右|时|底|初|以后|之后|起)?[，,]?`,
    within: `(?<=[建成立办辦业業馆館通工放设設])于(?<date>${SPAN}年(?:\\d{1,2}月)?(?:\\d{1,2}日)?)(?=[，,。]|$)`,
  },
  ko: {
    opens: `(?:서기\\s)?(?<date>${SPAN}년(?:\\s?\\d{1,2}월)?(?:\\s?\\d{1,2}일)?)(?:경)?(?:에는|에|부터|까지)?,?\\s+`,
    within: `\\s+(?<date>${SPAN}년(?:\\s?\\d{1,2}월)?)(?:에(?=\\s)|(?=\\s\\S+에서\\s))`,
  },
};

/** A century before the years: "In the 9th century", "في القرن التاسع". */
export const CENTURIES: Record<string, string> = {
  en: "in the (?<date>(?:early |late )?\\S{3,12} century),?\\s+",
  de: "im (?<date>(?:frühen |späten )?\\d{1,2}\\. Jahrhundert),?\\s+",
  fr: "au (?<date>[IVXLC]+e siècle),?\\s+",
  es: "en el (?<date>siglo [IVXLC]+),?\\s+",
  it: "nel (?<date>[IVXLC]+ secolo|\\p{Lu}\\p{Ll}+cento),?\\s+",
  pt: "no (?<date>século [IVXLC]+),?\\s+",
  ru: "в (?<date>[IVXLC]+ век)е,?\\s+",
  ar: "في (?<date>القرن \\S+(?: عشر)?)[،,]?\\s+",
  tr: "(?<date>\\d{1,2}\\. yüzyıl)da,?\\s+",
  ja: "(?<date>\\d{1,2}世紀)(?:に(?:は)?|、)",
  zh: "(?<date>\\d{1,2}世纪|十[一二三四五六七八九]世纪)[，,]?",
  ko: "(?<date>\\d{1,2}세기)(?:에는|에)?,?\\s+",
};

/** Seasons, and months in the case that a preposition gives them. */
export const MORE_MONTHS: Readonly<Record<string, string>> = {
  en: "spring|summer|autumn|fall|winter",
  de: "Frühjahr|Frühling|Frühsommer|Spätsommer|Sommer|Spätherbst|Herbst|Winter",
  fr: "printemps|été|automne|hiver",
  es: "primavera|verano|otoño|invierno",
  it: "primavera|estate|autunno|inverno",
  pt: "primavera|verão|outono|inverno",
  nl: "voorjaar|lente|zomer|herfst|najaar|winter",
  ru: "январе|феврале|марте|апреле|мае|июне|июле|августе|сентябре|октябре|ноябре|декабре|весной|летом|осенью|зимой",
  uk: "січні|лютому|березні|квітні|травні|червні|липні|серпні|вересні|жовтні|листопаді|грудні|навесні|влітку|восени|взимку",
};
