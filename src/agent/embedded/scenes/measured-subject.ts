import type { FoundFigure } from "../text/figures.ts";
import { regex } from "../text/regex.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { countWords } from "../text/sentences.ts";

/** By language: verbs that give a thing its measure, and what only insists that it is so. */
type Measuring = { verbs: string; really: string };

const WORDS: Readonly<Record<string, Measuring>> = {
  en: { verbs: "measures|measured|weighs|weighed|lasts|lasted|costs|takes|took|is|was|comes to|holds", really: "in (?:fact|reality|truth)|actually|really" },
  de: { verbs: "misst|maß|wiegt|wog|dauert|dauerte|kostet|kostete|beträgt|betrug|ist|war|umfasst|fasst", really: "in (?:Wirklichkeit|Wahrheit)|tatsächlich|eigentlich|wirklich" },
  fr: { verbs: "mesure|mesurait|pèse|pesait|dure|durait|coûte|coûtait|fait|faisait|est de|était de|vaut|contient", really: "en (?:réalité|fait|vérité)|réellement|vraiment" },
  es: { verbs: "mide|medía|pesa|pesaba|dura|duraba|duró|cuesta|costaba|es de|era de|contiene", really: "en realidad|de hecho|realmente" },
  it: { verbs: "misura|misurava|pesa|pesava|dura|durava|costa|costava|è di|era di|contiene", really: "in (?:realtà|verità)|davvero|realmente" },
  pt: { verbs: "mede|media|pesa|pesava|dura|durava|custa|custava|é de|era de|contém", really: "(?:na|em) (?:realidade|verdade)|realmente" },
  nl: { verbs: "meet|mat|weegt|woog|duurt|duurde|kost|kostte|is|was|bedraagt|bevat", really: "in (?:werkelijkheid|feite)|eigenlijk|echt" },
  sv: { verbs: "mäter|mätte|väger|vägde|varar|varade|kostar|kostade|är|var", really: "i (?:verkligheten|själva verket)|egentligen|faktiskt" },
  nb: { verbs: "måler|målte|veier|veide|varer|varte|koster|kostet|er|var", really: "i (?:virkeligheten|realiteten)|egentlig|faktisk" },
  da: { verbs: "måler|målte|vejer|vejede|varer|varede|koster|kostede|er|var", really: "i (?:virkeligheden|realiteten)|egentlig|faktisk" },
  pl: { verbs: "mierzy|mierzył[ao]?|waży|ważył[ao]?|trwa|trwał[ao]?|kosztuje|kosztował[ao]?|wynosi|wynosił[ao]?", really: "w rzeczywistości|naprawdę|faktycznie" },
  cs: { verbs: "měří|měřil[ao]?|váží|trvá|trval[ao]?|stojí|stál[ao]?|činí", really: "ve skutečnosti|opravdu" },
  ru: { verbs: "составляет|весит|длится|длилась|длился|стоит|стоила|равна|равен|занимает", really: "на самом деле|в действительности" },
  uk: { verbs: "становить|важить|триває|тривала|коштує|дорівнює|займає", really: "насправді|в дійсності" },
  ar: { verbs: "يبلغ|تبلغ|يساوي|تساوي", really: "في (?:الحقيقة|الواقع)" },
  hi: { verbs: "(?!)", really: "असल में|दरअसल|वास्तव में" },
}; // prettier-ignore

const MOST_SUBJECT_WORDS = 6;
/** Whom or what another sentence names, and where something is told to be. */
const STANDS_FOR =
  /(?:^|\s)(?:it|they|he|she|we|you|i|this|that|these|those|there|who|which|es|er|sie|wir|ihr|ich|man|das|dies|dort|hier|ils?|elles?|on|nous|vous|ce|ça|cela|qui|que|esto|eso|ello|que|lui|lei|noi|questo|ciò|che|isso|isto|eles?|elas?|het|hij|zij|ze|we|dat|dit|er|det|den|han|hon|hun|vi|to|on|ona|ono|ten|это|он|она|оно|они|це|він|вона)(?:\s|$)/iu;

/**
 * "Le quart du méridien mesure en réalité | 10 002 kilomètres": what a sentence gives its measure and nothing else, as it
 * stands. Null where more is said of it, or its subject is not surely one.
 */
export function measuredSubject(
  { start, end, unit, figure }: FoundFigure,
  text: string,
  base: string,
): string | null {
  const words = WORDS[base];
  if (words === undefined || (unit === "" && figure.prefix === "") || /[%٪％]/u.test(figure.suffix))
    return null;
  if (!/^\s*[.!。]?$/u.test(text.slice(end))) return null;
  const said = withoutRounds(text.slice(0, start), base);
  const clause = withoutReally(said, base);
  // "A season ticket is | £180" is named as well without its article.
  if (clause === said && COPULA.test(clause)) return null;
  const subject = regex(`^(?<subject>[^,;:()«»"“”]+?)\\s(?:${words.verbs})$`, "u").exec(clause)?.groups?.["subject"] ?? ""; // prettier-ignore
  const count = countWords(subject);
  // "Au bout du chemin, il …" has another subject; a single word is looked for in its sentence.
  if (count < 2 || count > MOST_SUBJECT_WORDS || STANDS_FOR.test(subject) || /\p{Nd}/u.test(subject))
    return null;
  return subject;
}

const COPULA = /\s(?:is|was|ist|war|est de|était de|es de|era de|è di|era di|é de|är|er|var)$/iu;

/** A label, or a clause up to its figure, without what only insists: "en réalité" under a figure leads nowhere. */
export function withoutReally(text: string, base: string): string {
  const really = WORDS[base]?.really;
  if (really === undefined) return text;
  return text.replace(regex(`\\s(?:${really})(?=[\\s,]|$)`, "iu"), "").trimEnd();
}

/** "Le quart du méridien mesure … 10 002 kilomètres": a part that is measured is what the figure is of, and no figure itself. */
export function isMeasuredPart(share: { start: number; end: number }, text: string, base: string): boolean {
  const words = WORDS[base];
  if (words === undefined || share.start > OPENING) return false;
  const rest = withoutReally(text.slice(share.end).replaceAll(/\s+/gu, " "), base);
  return regex(`^\\s?[^,;:]{2,48}?\\s(?:${words.verbs})\\s(?:\\S+\\s){0,2}\\p{Nd}[\\p{Nd}.,\\u00A0\\u202F\\s]*\\p{L}`, "u").test(rest); // prettier-ignore
}

/** UTF-16 units before a part that opens its sentence: an article. */
const OPENING = 6;
