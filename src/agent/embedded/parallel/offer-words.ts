/**
 * How a paragraph opens on one of several things of a kind, by language: `kind` what they all are, `nth` which of them it is.
 * "Offer A", "the second quote", 方案一.
 */
const LETTER = "(?<nth>[A-CА-В1-3]|I{1,3})";

/** "Plan Basic", "Tarif Komfort": kinds whose single ones have names. */
const NAMED_KIND =
  "(?<kind>plan|package|tariff|model|offer|option|tarif|paket|angebot|modell|formule|forfait|offre|tarifa|paquete|oferta|modelo|piano|pacchetto|offerta|modello|plano|pacote|pakket|abonnement|aanbod|taryfa|pakiet|тариф|пакет|модель|тарифный план|paketi|العرض|الباقة)\\s(?<nth>[\\p{L}\\p{Nd}]{1,14})";

function firstOrSecond(articles: string, ordinals: string): string {
  return `(?:(?:${articles})\\s)?(?<nth>${ordinals})\\s(?<kind>[\\p{L}\\p{M}-]{3,}(?:-\\p{L}+)?)`;
}

function lettered(articles: string): string {
  return `(?:(?:${articles})\\s)?(?<kind>[\\p{L}\\p{M}-]{3,})\\s${LETTER}`;
}

export const OFFER_OPENINGS: Readonly<Record<string, readonly string[]>> = {
  en: [lettered("the"), NAMED_KIND, firstOrSecond("the", "first|second|third|other")],
  de: [lettered("das|die|der"), NAMED_KIND, firstOrSecond("das|die|der", "erste|zweite|dritte|andere")],
  fr: [lettered("l['’]|le|la"), NAMED_KIND, firstOrSecond("le|la", "premi(?:er|ère)|deuxième|second(?:e)?|troisième")],
  es: [lettered("el|la"), NAMED_KIND, firstOrSecond("el|la", "primera?|primer|segund[oa]|tercera?|tercer")],
  it: [lettered("il|la|l['’]"), NAMED_KIND, firstOrSecond("il|la", "prim[oa]|second[oa]|terz[oa]")],
  pt: [lettered("o|a"), NAMED_KIND, firstOrSecond("o|a", "primeir[oa]|segund[oa]|terceir[oa]")],
  nl: [lettered("de|het"), NAMED_KIND, firstOrSecond("de|het", "eerste|tweede|derde|andere")],
  sv: [lettered("(?!)"), NAMED_KIND, firstOrSecond("den|det", "första|andra|tredje")],
  da: [lettered("(?!)"), NAMED_KIND, firstOrSecond("den|det", "første|anden|andet|tredje")],
  nb: [lettered("(?!)"), NAMED_KIND, firstOrSecond("den|det", "første|andre|tredje")],
  pl: [lettered("(?!)"), NAMED_KIND, firstOrSecond("(?!)", "pierwsz[yae]|drug[ia]e?|trzeci[ae]?")],
  ru: [lettered("(?!)"), NAMED_KIND, firstOrSecond("(?!)", "перв(?:ый|ая|ое)|втор(?:ой|ая|ое)|трет(?:ий|ья|ье)")],
  uk: [lettered("(?!)"), NAMED_KIND, firstOrSecond("(?!)", "перш(?:ий|а|е)|друг(?:ий|а|е)|трет(?:ій|я|є)")],
  tr: [lettered("(?!)"), NAMED_KIND, firstOrSecond("(?!)", "birinci|ikinci|üçüncü|ilk|diğer")],
  ar: ["(?<kind>ال\\p{L}{3,})\\s(?<nth>الأول|الأولى|الثاني|الثانية|الثالث|الثالثة|أ|ب|ج)"],
  ja: ["(?<kind>プラン|案|見積もり|コース|モデル|提案)(?<nth>[A-CＡ-Ｃ1-3１-３一二三])", "(?<nth>[A-CＡ-Ｃ])(?<kind>プラン|案|社|コース|モデル)", "(?<nth>一つ目|二つ目|三つ目)の(?<kind>[\\p{Script=Han}\\p{Script=Katakana}ー]{2,8})"],
  zh: ["(?<kind>方案|报价|選項|选项|套餐|计划|計劃)(?<nth>[A-C一二三甲乙丙1-3])", "第(?<nth>[一二三])(?:个|份|種|种|家)(?<kind>\\p{Script=Han}{2})"],
  ko: ["(?<nth>[A-C])(?<kind>안|사|요금제|상품)", "(?<nth>첫\\s?번째|두\\s?번째|세\\s?번째)\\s(?<kind>[가-힣]{2,8}?)(?=[은는이가,\\s])"],
}; // prettier-ignore
