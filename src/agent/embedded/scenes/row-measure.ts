import { lowerFirst } from "../english/grammar.ts";
import { asHeading } from "../data-heading/as-heading.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { isSubject, measuredSubject } from "../text/recast/measured.ts";
import { recast } from "../text/recast/recast.ts";
import { isPercentUnit } from "../text/recast/words.ts";
import { within, withoutOpenEnd, withoutRounding, type Told } from "../text/recast/told.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import type { SceneContext } from "./draft.ts";

/**
 * What stands around the values of a row: `lead` before a colon, `before` and `after` its first value up to the next,
 * both without its time or name; `unit` what that counts in.
 */
export type AroundRow = { lead: string; before: string; after: string; unit: string };

/**
 * What a row of values measures, as the heading of its chart: what introduces it, whose parts they are, what was done
 * with how much. Never with a value in it. Null where the words do not surely say.
 */
export function measureOf(
  row: AroundRow,
  { base, names }: Pick<SceneContext, "base" | "names">,
): string | null {
  if (row.lead !== "") return headed(withoutAnnouncement(row.lead, base), base);
  const after = withoutOpenEnd(row.after.replace(/[\s,;،、，]+$/u, "").trim(), base);
  const before = row.before.replace(/\s+(?=[,،])/gu, "").trim();
  const east = EAST[base]?.exec(before)?.[1];
  if (east !== undefined) return headed(east, base);
  const shared = OF_EVERY.exec(before)?.[1];
  if (shared !== undefined) return headed(shared, base);
  const told: Told = { before: withoutRounding(before, base), after, unit: row.unit, language: base, names };
  const whole = composed(told) ?? measuredSubject({ ...told, after: "" }, true)?.label ?? null;
  // "has | 40 % of its strength": of a part it is told of what.
  const part = isPercentUnit(row.unit) && after !== "";
  if (whole !== null && !(part && OF[base]?.test(after) === true))
    return headed(/\s/u.test(whole) ? whole : (ONE.exec(before)?.[0].concat(whole) ?? whole), base);
  return headed(part ? shareOf(told) : (done(told) ?? counted(row, told)), base);
}

/** "A litre cost": "Litre" by itself would be none. */
const ONE = /^an?\s(?=\S+\s)/iu;

function headed(what: string | null, base: string): string | null {
  if (what === null || /\p{Nd}/u.test(what.replaceAll(/(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd})/gu, "")))
    return null;
  const heading = asHeading(what);
  return heading === null || (lowersNouns(base) && /\s\p{Ll}['’]?$/u.test(heading)) ? null : heading;
}

/** "El agua se reparte así", "Water use is divided as follows": that it follows is seen. */
const ANNOUNCES: Readonly<Record<string, string>> = {
  en: "\\s(?:is|are|was|were)?\\s?(?:shared|divided|split|made up|composed|distributed|broken down)?\\s?(?:up\\s)?(?:as follows|like this|this way)",
  de: "\\s(?:(?:setzt|setzen|teilt|teilen|verteilt|verteilen|gliedert)\\ssich|ist|sind)\\s(?:so|wie folgt|folgendermaßen)(?:\\s(?:zusammen|auf|verteilt))?",
  fr: "\\s(?:(?:se\\s(?:répartit|répartissent|compose|composent|décompose|divise)|est répartie?|sont répartie?s)\\s)?(?:ainsi|comme suit|de la façon suivante)",
  es: "\\s(?:(?:se\\s(?:reparten?|distribuyen?|dividen?|componen?))\\s)?(?:así|como sigue|de la siguiente (?:manera|forma))",
  it: "\\s(?:(?:si\\s(?:divid(?:e|ono)|ripartisc(?:e|ono)|compon(?:e|gono)|distribuisc(?:e|ono))|è divis[oa]|sono divis[ie])\\s)?(?:così|come segue|in questo modo)",
  pt: "\\s(?:(?:divide-se|dividem-se|reparte-se|repartem-se|distribui-se|está dividid[oa])\\s)?(?:assim|da seguinte forma|da seguinte maneira)",
  nl: "\\s(?:is|zijn|wordt|worden)?\\s?(?:als volgt|zo)(?:\\s(?:verdeeld|opgebouwd|samengesteld))?",
  ru: "\\s(?:распределя(?:ется|ются)|складыва(?:ется|ются)|дел(?:ится|ятся))?\\s?(?:так|следующим образом)",
  ar: "\\s(?:كالآتي|كالتالي|كما يلي|على النحو (?:الآتي|التالي))",
  zh: "(?:如下|分布如下|构成如下)",
  ja: "(?:は)?(?:次の通り|以下の通り)(?:です)?",
}; // prettier-ignore
/** "يتوزع استهلاك الماء": the verb stands first. */
const ARABIC_VERB =
  /^(?:يتوزع|تتوزع|ينقسم|تنقسم|يتكون|تتكون|انخفض|انخفضت|ارتفع|ارتفعت|بلغ|بلغت|وصل|وصلت|كان|كانت)\s/u;

function withoutAnnouncement(lead: string, base: string): string {
  const announces = ANNOUNCES[base];
  if (announces === undefined) return lead;
  const cut = lead.replace(new RegExp(`${announces}$`, "iu"), "").trim();
  if (cut === lead || cut === "") return lead;
  return base === "ar" ? cut.replace(ARABIC_VERB, "") : cut;
}

/** Where nouns have no case and verbs stand last, what is measured is the topic, or all that stands before the value. */
const EAST: Readonly<Record<string, RegExp>> = {
  ja: /^(.{2,24}?)(?:は|が)、?(?:\s?[がで])?(?:約)?$/u,
  zh: /^(?:在)?([^，,：:]{2,16}?)(?:中，|为|為|是|占|佔|达|達|达到|達到|约|約|约为|約為)?$/u,
  ko: /^(.{2,48}?)(?:은|는|이|가)(?:\s약)?$/u,
  ar: /^(?:كان|كانت|بلغ|بلغت|وصل|وصلت)\s(\S+(?:\s\S+){0,3}?)(?:\s(?:إلى|نحو|حوالي))?$/u,
};

/** "Of every pound you pay, | 38 pence": what is shared out. */
const OF_EVERY =
  /^((?:of (?:every|each)|von jede[mr]|sur chaque|de cada|di ogni|van (?:elke|iedere)|из каждого|из каждой|من كل)\s[^,،]{3,50})[,،]$/iu;

/** What consists of the values: "A typical mix is | 11 % cement", "Unser Strom besteht zu | 45 % aus …". */
const COMPOSED: Readonly<Record<string, string>> = {
  en: "is|are|was|were|contains?|contained|holds?|consists? of|consisted of|comprises?|is made up of|are made up of|is made of|are made of|is composed of|are composed of|was made up of|breaks? down into|goes?|went|is divided into|are divided into",
  de: "(?:besteht|bestehen|bestand|bestanden)(?: zu| aus)?|enthält|enthalten|enthielt|enthielten|setzt sich(?: zu| aus)?|setzen sich(?: zu| aus)?|umfasst|umfassen|sind|ist",
  fr: "contient|contiennent|comprend|comprennent|se compose de|se composent de|est composée? de|sont composée?s de|est constituée? de|est faite? de",
  es: "contiene|contienen|se compone de|se componen de|está compuest[oa] de|está compuest[oa] por|est[áa]n compuest[oa]s de|consta de|consiste en|tiene",
  it: "contiene|contengono|è compost[oa] da|sono compost[ei] da|è fatt[oa] di|si compone di|è costituit[oa] da",
  pt: "contém|contêm|é compost[oa] por|é compost[oa] de|são compost[oa]s por|compõe-se de|é feit[oa] de|consiste em",
  nl: "bevat|bevatten|bestaat(?: voor| uit)?|bestaan(?: voor| uit)?|is|zijn",
  sv: "innehåller|består(?: till| av)?|är",
  da: "indeholder|består(?: af)?|er",
  nb: "inneholder|består(?: av)?|er",
  pl: "zawiera|zawierają|składa się(?: w| z)?|to",
  ru: "содержит|содержат|состоит(?: на| из)?|состоят(?: на| из)?|включает|—|–",
  uk: "містить|містять|складається(?: на| з)?|складаються(?: на| з)?|—|–",
}; // prettier-ignore

function composed({ before, language }: Told): string | null {
  const verbs = COMPOSED[language];
  if (verbs === undefined) return null;
  const time = language === "en" ? (TIME.exec(before)?.[0] ?? "") : "";
  const clause = before.slice(time.length);
  const subject = new RegExp(`^(.+?)\\s(?:${verbs})$`, "iu").exec(clause)?.[1]?.trim() ?? "";
  if (!isSubject(subject, language)) return null;
  return time === "" ? subject : `${subject}, ${time.replace(/,?\s+$/u, "").toLowerCase()}`;
}

const TIME = /^(?:last|this|each|every) (?:year|month|week|season),?\s+/iu;

/** "of their waste": the whole of which a part is told. */
const OF: Readonly<Record<string, RegExp>> = {
  en: /^of\s/iu,
  de: /^(?:der|des|aller|von|vom|unsere[rs]|ihre[rs]|seine[rs])\s/iu,
  fr: /^(?:de|du|des)\s|^d['’]/iu,
  es: /^(?:de|del)\s/iu,
  it: /^(?:di|del|della|dei|degli|delle)\s|^dell['’]/iu,
  pt: /^(?:de|do|da|dos|das)\s/iu,
  nl: /^van\s/iu,
};
const PART: Readonly<Record<string, string>> = {
  en: "Share",
  de: "Anteil",
  fr: "Part",
  es: "Parte",
  it: "Quota",
  pt: "Parte",
  nl: "Aandeel",
};
const HOW_MUCH: Readonly<Record<string, string>> = { en: "How much", de: "Wie viel", nl: "Hoeveel" };
/** They need more of the sentence to be understood, or stand for what was named before. */
const LEANS =
  /(?:^|\s)(?:it|they|he|she|its|their|his|her|there|er|sie|es|ihrer|ihres|seiner|seines|man|hij|zij|ze|het|hun|er)$/iu;
const AUXILIARY =
  /^(?:do|did|will|can|could|haben|hat|hatten|hatte|sind|waren|wurden|wird|werden|hebben|heeft|hadden|had|zijn|werden|worden|wordt|is|are|was|were)$/iu;

/** "Households recycled | 31 % | of their waste" → "How much of their waste households recycled". */
function shareOf(told: Told): string | null {
  const { before, after, language } = told;
  if (OF[language]?.test(after) !== true || countWords(after) > MOST_OF_WORDS) return null;
  const how = HOW_MUCH[language];
  const clause = how === undefined ? null : subjectAndVerb(before, told);
  if (how !== undefined && clause !== null) return `${how} ${after} ${clause}`;
  const share = PART[language];
  if (share === undefined) return null;
  const turned = how === undefined ? recast(around(told)) : null;
  const rest = turned !== null && turned.label.startsWith(after) ? turned.label : after;
  // "of its strength" alone does not say whose.
  return /^(?:of (?:its|their|his|her)|(?:ihre|seine)[rs]|van (?:hun|zijn))\s/iu.test(rest)
    ? null
    : `${share} ${rest}`;
}

const MOST_OF_WORDS = 5;

/** "households recycled"; German and Dutch move their verb to the end. Null where the clause is another. */
function subjectAndVerb(before: string, told: Told): string | null {
  const words = before.split(/\s+/u);
  const inverted = told.language !== "en" && /^\p{Ll}+(?:t|te|ten|de|den|en)$/u.test(words[0] ?? "");
  const verb = inverted ? words.shift() : words.pop();
  const subject = words.join(" ");
  if (verb === undefined || AUXILIARY.test(verb) || !/^\p{Ll}{3,}$/u.test(verb)) return null;
  if (subject === "" || LEANS.test(subject) || countWords(subject) > MOST_OF_WORDS) return null;
  const pronoun = /^(?:we|i|you|wir|ich|wij)$/iu.test(subject);
  if (!pronoun && !isSubject(subject, told.language)) return null;
  const inner = pronoun ? subject.toLowerCase() : inside(subject, told);
  return inner === null ? null : `${inner} ${verb}`;
}

function inside(subject: string, told: Told): string | null {
  return told.language === "en" ? lowerFirst(subject, told.names) : within(subject, told);
}

/** "In 2025 the town spent | 38 % on schools" → "What the town spent in 2025". */
const DONE =
  /^(?:(?<when>in (?:the year )?\d{4}|last year|this year|every (?:year|month|day)|each (?:year|month|day)),?\s)?(?<who>.+?)\s(?<verb>spent|spends?|sold|sells?|eats?|ate|produced|produces?|imported|imports?|exported|exports?|earned|earns?|bought|buys?|uses?|used|consumed|consumes?|collected|collects?|raised|raises?|planted|plants?|lent|lends?|borrowed|repaired|repairs?|fixed|mended|restored|counted|delivered|delivers?|rescued|took in|takes? in|printed|baked|bakes?|washed|cleaned|caught|harvested|picked|served|serves?|recorded|built|made|handed out|gave away|donated|found)$/iu;

function done(told: Told): string | null {
  const { before, after, language } = told;
  const { when, who = "", verb } = (language === "en" ? DONE.exec(before)?.groups : undefined) ?? {};
  if (verb === undefined || countWords(who) > MOST_OF_WORDS || LEANS.test(who)) return null;
  const pronoun = /^(?:we|i|you)$/iu.test(who);
  const inner = pronoun ? who.toLowerCase() : isSubject(who, language) ? inside(who, told) : null;
  const time = when === undefined ? "" : ` ${when.toLowerCase()}`;
  // "In 2018 we sold | 1,200 | jars": jars we sold.
  const what = told.unit === "" && after !== "" ? after : "What";
  return inner === null || countWords(what) > 3 ? null : `${what} ${inner} ${verb}${time}`;
}

/** "quintali che la vendemmia ha dato", "литров от коровы": what the values count. */
function counted({ unit }: AroundRow, told: Told): string | null {
  if (/^(?:fr|es|it|pt|en)$/u.test(told.language)) {
    const turned = recast(around(told))?.label ?? "";
    const label = unit === "" ? turned : turned === "" ? "" : `${unit} ${turned}`;
    return /^\p{Ll}/u.test(label) && countWords(label) >= 2 ? label : null;
  }
  const words = `${unit} ${told.after}`.trim();
  // "kamen | 22.000 | Besucher"
  if (unit === "" && GERMANIC.test(told.language) && /^\p{L}{4,}$/u.test(words)) return words;
  return /^\p{L}{4,}\s\p{L}/u.test(words) && countWords(words) <= MOST_OF_WORDS ? capitalise(words) : null;
}

const GERMANIC = /^(?:de|nl|sv|da|nb)$/;

/** The clause as if it stood for its first value alone. */
function around({ before, after, unit, language, names }: Told) {
  const start = before.length + 1;
  const sentence = `${before} 7${isPercentUnit(unit) ? " %" : unit === "" ? "" : ` ${unit}`} ${after}`.trim();
  const end = sentence.length - (after === "" ? 0 : after.length + 1);
  return { sentence, clause: `${before} `, start, end, unit, language, names };
}
