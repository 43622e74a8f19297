/** A name: words with capitals, with little words of names between them. */
const LATIN =
  "\\p{Lu}[\\p{L}\\p{M}'’-]*(?:\\s(?:(?:of|the|de|del|la|las|los|el|di|da|do|dos|du|des|le|les|l['’]|d['’]|am|an|der|den|im|van|aan|den|von|upon|sur|y|e)\\s)*\\p{Lu}[\\p{L}\\p{M}'’-]*)*";
/** What stands between two commas behind a name: "Santiago, la ciudad de los paraguas, …". */
const ASIDE = "(?:,\\s[^,\\p{Nd}]{3,60},)?";

/** "At Naples the tide rises", "the Bay of Fundy in Canada": `prepositions` and `articles` as alternatives. */
function placed(prepositions: string, articles: string): string {
  const any = `(?:${prepositions})`;
  return `^\\s*(?:[\\p{L}]{1,5}\\s)?${any}(?:(?:${articles})\\s?)?(?<name>${LATIN})(?:\\s${any}\\p{Lu}[\\p{L}\\p{M}'’-]*)?${ASIDE}(?:,?\\s(?<rest>\\P{Lu}.*)|\\s*)$`;
}

/** "W Poznaniu": where a name is bent behind its preposition, both are its label. */
function placedBent(prepositions: string): string {
  return `^\\s*(?:\\p{Ll}{1,2}\\s)?(?<name>(?:${prepositions})${LATIN})${ASIDE}(?:,?\\s(?<rest>\\P{Lu}.*)|\\s*)$`;
}

/** "The depth of Lake Baikal is": `nouns` what is measured, `of` what ties it to its thing. */
function measured(articles: string, of: string): string {
  return `^\\s*(?:\\p{L}{1,3}\\s)?(?:(?:${articles})\\s?)?(?<measure>\\p{L}{4,}(?:\\s\\p{Ll}{3,})?)\\s(?:${of})\\s?(?<name>${LATIN})(?:,?\\s(?<rest>[^,]*)|\\s*)$`;
}

/**
 * How a clause names whose measure it tells, by language, before its value: in a place, or as the measure of a thing. Each has the
 * groups `name` and `rest`, and `measure` where that stands before the name.
 */
export const PLACE_FRAMES: Readonly<Record<string, readonly string[]>> = {
  en: [placed("[Aa]t |[Ii]n |[Oo]n |[Nn]ear |[Aa]round ", "the"), measured("[Tt]he", "of(?: the)?")],
  de: [placed("[Ii]n |[Ii]m |[Aa]n |[Aa]m |[Aa]uf |[Bb]ei |[Bb]eim ", "der|dem|den"), measured("[Dd]ie|[Dd]er|[Dd]as", "des|der|von|vom")],
  fr: [placed("[ÀAà] |[Aa]u |[Aa]ux |[Ee]n |[Dd]ans |[Ss]ur |[Pp]rès de ", "le|la|les|l['’]"), measured("[Ll]a|[Ll]e|[Ll]['’]", "de la|de l['’]|du|des|de|d['’]")],
  es: [placed("[Ee]n |[Aa] |[Ss]obre ", "el|la|los|las"), measured("[Ll]a|[Ee]l", "del?(?: la| los| las)?")],
  it: [placed("[Aa]d? |[Ii]n |[Nn]el |[Nn]ella |[Nn]ell['’]|[Nn]ei |[Ss]ul(?:la)? ", "il|la|lo"), measured("[Ll]a|[Ii]l|[Ll]['’]", "del|della|dell['’]|dei|di|d['’]")],
  pt: [placed("[Ee]m |[Nn][oa]s? ", "o|a|os|as"), measured("[AaOo]", "d[oa]s?|de")],
  nl: [placed("[Ii]n |[Oo]p |[Bb]ij |[Aa]an |[Tt]e ", "de|het"), measured("[Dd]e|[Hh]et", "van(?: de| het)?")],
  sv: [placed("[Ii] |[Pp]å |[Vv]id ", "(?!)")],
  da: [placed("[Ii] |[Pp]å |[Vv]ed ", "(?!)")],
  nb: [placed("[Ii] |[Pp]å |[Vv]ed ", "(?!)")],
  pl: [placedBent("[Ww]e? |[Nn]a |[Nn]ad |[Pp]rzy "), `^\\s*(?:[ai]\\s)?(?<measure>\\p{L}{4,})\\s(?<name>${LATIN}|\\p{L}+\\s${LATIN})(?:\\s(?<rest>[\\p{Ll}\\s—–]*)|\\s*[—–]?\\s*)$`],
  ru: [
    placedBent("[Вв]о? |[Нн]а |[Уу] |[Пп]од "),
    "^\\s*(?:а\\s|и\\s)?(?<measure>\\p{L}{4,})\\s(?<name>\\p{Lu}\\p{L}+(?:\\s\\p{L}{3,})?)\\s(?<rest>составляет|составила|составил|достигает|равна|равен|[—–])\\s*$",
  ],
  uk: [
    placedBent("[ВвУу] |[Нн]а |[Пп]ід "),
    "^\\s*(?:а\\s|і\\s)?(?<measure>\\p{L}{4,})\\s(?<name>\\p{Lu}\\p{L}+(?:\\s\\p{L}{3,})?)\\s(?<rest>становить|сягає|дорівнює|[—–])\\s*$",
  ],
  tr: ["^\\s*(?:ve\\s)?(?<name>\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+)?)['’]\\p{Ll}{1,4}(?:\\s(?<rest>.*))?$"],
  ar: [
    "^\\s*(?:و|ف)?(?<measure>(?:يبلغ|تبلغ|بلغ|بلغت)\\s(?:طول|ارتفاع|عمق|عرض|مساحة|وزن|سرعة|كمية)(?:\\s(?:نهر|جبل|بحيرة|برج|جسر|سد|قناة))?)\\s(?<name>ال\\p{L}+(?:\\s\\p{L}+)?|\\p{L}+)\\s*$",
    "^\\s*أما\\s(?<measure>(?:طول|ارتفاع|عمق|عرض|مساحة|وزن|سرعة|كمية)(?:\\s(?:نهر|جبل|بحيرة|برج|جسر|سد|قناة))?)\\s(?<name>ال\\p{L}+|\\p{L}+)\\s(?<rest>فيبلغ|فتبلغ)\\s*$",
  ],
  ja: ["^(?<name>[\\p{Script=Han}\\p{Script=Katakana}ー]{2,10})(?:では|には|は)(?<rest>[^、。]{0,14})$", "^(?<name>[\\p{Script=Han}\\p{Script=Katakana}ー]{2,10})の(?<measure>[\\p{Script=Han}さ]{1,5})は、?(?<rest>)$"],
  zh: ["^(?:在|而)?(?<name>[\\p{Script=Han}·]{2,8}?)的?(?<measure>海拔|深度|高度|长度|全长|面积|年降水量|降水量|年均降水量|最大水深|平均水深|气温|平均气温)(?<rest>为|是|达到?|有|只有|约)?$"],
  ko: ["^(?<name>[가-힣]{2,8}?)(?:에서는|에는|은|는)\\s(?<rest>[^,]{0,20})$", "^(?<name>[가-힣]{2,8})의\\s(?<measure>[가-힣]{2,8})(?:은|는|이|가)\\s(?<rest>)$"],
}; // prettier-ignore

/** Verbs and pronouns that go on with a measure, by language: "it reaches", "sind es", "llega a". */
export const MEASURED_VERBS: Readonly<Record<string, string>> = {
  en: "it|they|this|is|are|was|were|reach(?:es|ed)?|measures?|comes?|stands?|stood|amounts?|gets?|sees?|has|have|as|high|deep|long|up|to|at|only|even|still|just|already|hardly|barely",
  de: "es|sie|er|ist|sind|war|waren|beträgt|betragen|erreicht|erreichen|misst|messen|kommt|kommen|liegt|liegen|fallen|fällt|sogar|nur|noch|gerade|schon|rund|auf|dagegen|hingegen|immerhin|man",
  fr: "elle|il|elles|ils|c|est|sont|était|atteint|atteignent|mesure|mesurent|tombe|tombent|compte|en|y|seulement|encore|même|déjà|à|on|relève",
  es: "es|son|era|eran|alcanza|alcanzan|llega|llegan|mide|miden|cae|caen|registran?|recogen?|se|hasta|a|ya|solo|apenas|casi|incluso|hay",
  it: "è|sono|era|erano|raggiunge|raggiungono|arriva|arrivano|misura|misurano|cade|cadono|se|ne|si|registrano|a|solo|appena|già|ancora|perfino",
  pt: "é|são|era|eram|atinge|atingem|chega|chegam|mede|medem|cai|caem|registam|se|a|só|apenas|já|ainda|mesmo",
  nl: "het|hij|zij|ze|is|zijn|was|waren|bereikt|bereiken|meet|komt|komen|ligt|valt|vallen|er|tot|op|zelfs|nog|maar|slechts",
  sv: "det|den|är|var|når|mäter|faller|ligger|bara|till|på",
  da: "det|den|er|var|når|måler|falder|ligger|kun|til|på",
  nb: "det|den|er|var|når|måler|faller|ligger|bare|til|på",
  pl: "to|jest|są|było|wynosi|wynoszą|sięga|sięgają|osiąga|mierzy|spada|pada|aż|tylko|już|zaledwie",
  ru: "это|она|он|оно|составляет|составила|составил|достигает|равна|равен|выпадает|уже|лишь|только|даже|всего|до",
  uk: "це|вона|він|становить|сягає|досягає|дорівнює|випадає|вже|лише|тільки|навіть",
  tr: "ise|bu|yılda|düşer|düşüyor|ulaşır|çıkar|iner|kadar|yalnızca|sadece|bile|dir|dır|dur|dür",
  ar: "يبلغ|تبلغ|بلغ|بلغت|فيبلغ|فتبلغ|يصل|تصل|إلى|أما|و|فقط|نحو",
  ja: "は|で|が|の|に|も|です|達し|なり|ます",
  zh: "为|是|达|达到|有|只有|约|则",
  ko: "은|는|이|가|에|만|도|이고|이며|내립니다|달합니다|입니다|이릅니다",
};

/** "De lluvia", "of rain": what ties what is measured to a value before it. */
export const OF_ITS: Readonly<Record<string, string>> = {
  en: "of ",
  fr: "de |d['’]",
  es: "de ",
  it: "di |d['’]",
  pt: "de ",
  ja: "の",
  ko: "의 ",
};

/** Adverbs between a name and its value where the verb is left out, by language. */
export const ADVERBS =
  "only|just|even|nur|sogar|bloß|immerhin|à peine|seulement|même|solo|sólo|incluso|appena|perfino|só|apenas|mesmo|maar|slechts|zelfs|bara|till och med|kun|bare|tylko|aż|zaledwie|только|лишь|даже|лише|навіть";
/** Words that stand for what was named before. */
export const STANDS_FOR =
  /^(?:it|they|this|that|these|he|she|we|i|you|there|here|es|er|sie|das|dies|dieser?|dort|hier|wir|il|elle|ils|elles|ce|cela|ça|on|nous|él|ella|esto|eso|ese|este|lui|lei|esso|questo|quello|ele|ela|isso|isto|hij|zij|ze|dit|dat|het|den|det|han|hon|hun|ono?|ona|oni|to|ten|ta|он|она|оно|они|это|він|вона|воно|це)(?![\p{L}\p{M}])/iu;
