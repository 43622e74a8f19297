import { approximatorBefore } from "../text/approximators.ts";
import { tellsOfDeaths } from "../text/deaths.ts";
import { findFigures, type FoundFigure } from "../text/figures.ts";
import { boundOf } from "../text/recast/bounds.ts";
import { denies, standingOf } from "../text/recast/standing.ts";
import { countWords } from "../text/sentences.ts";
import { regex } from "../text/regex.ts";

/** "More than", "up to", right before a number, by language: a bar ends at a value, and would lose them. */
const OPEN: Readonly<Record<string, string>> = {
  en: "more than|over|above|upwards of|at (?:least|most)|up to|less than|fewer than|under|below|between",
  de: "mehr als|über|bis zu|mindestens|höchstens|weniger als|unter|zwischen|bis",
  fr: "plus d[e'’]|moins d[e'’]|jusqu['’]à|au moins|au plus|entre|supérieure? à|inférieure? à",
  es: "más de|menos de|hasta|al menos|como (?:máximo|mínimo)|entre|por encima de|por debajo de|superan?",
  it: "più di|oltre|meno di|fino a|almeno|al massimo|tra|fra|supera(?:no)?",
  pt: "mais de|menos de|até|pelo menos|no máximo|entre|ultrapassam?",
  nl: "meer dan|ruim|minder dan|tot|minstens|hooguit|tussen|boven|onder",
  sv: "mer än|fler än|över|mindre än|upp till|minst|högst|mellan",
  da: "mere end|flere end|over|mindre end|op til|mindst|højst|mellem",
  nb: "mer enn|flere enn|over|mindre enn|opptil|minst|høyst|mellom",
  pl: "ponad|więcej niż|powyżej|mniej niż|poniżej|co najmniej|najwyżej|między|od",
  ru: "более|больше|свыше|менее|меньше|до|минимум|между|от",
  uk: "понад|більше|менше|до|щонайменше|щонайбільше|між|від",
  tr: "en az|en fazla|en çok",
  ar: "أكثر من|أقل من|حتى|على الأقل|على الأكثر|بين|فوق|يزيد على|تزيد على|يتجاوز|تتجاوز",
  he: "יותר מ-?|פחות מ-?|עד|לפחות|לכל היותר|בין|מעל",
  hi: "कम से कम|अधिकतम",
  zh: "超过|超過|不到|不足|至少|至多|最多",
  ko: "최대|최소",
}; // prettier-ignore
/** "Or more", right behind a number, by language. */
const OPEN_BEHIND: Readonly<Record<string, string>> = {
  en: "or (?:more|less|so)|at (?:least|most)",
  de: "oder (?:mehr|weniger)",
  fr: "ou (?:plus|moins)|au (?:plus|moins)",
  es: "o (?:más|menos)|como (?:máximo|mínimo)",
  it: "o (?:più|meno)",
  pt: "ou (?:mais|menos)",
  nl: "of (?:meer|minder)",
  sv: "eller mer",
  da: "eller mere",
  nb: "eller mer",
  pl: "lub więcej",
  ru: "или (?:больше|более)",
  uk: "або більше",
  tr: "(?:['’]?\\p{L}{0,4}\\s)?(?:fazla|aşkın|kadar|civarı)",
  ar: "أو أكثر|على الأقل|على الأكثر",
  hi: "से (?:अधिक|ज़्यादा|ज्यादा|कम)",
  ja: "以上|以下|未満|を?超|余り|弱|強|[〜～]",
  zh: "以上|以下|余|餘|多",
  ko: "이상|이하|미만|[을를]? ?넘",
}; // prettier-ignore

/**
 * The amounts of a sentence where each is told as a fact and for itself; null where one is a range, is bounded, is doubted or
 * stands beside a question or a quotation. What is only about so much is marked so. `wished`: a verb of will may govern them, where
 * the picture shows it.
 */
export function sureAmounts(sentence: string, language: string, wished = false): FoundFigure[] | null {
  const written = language === "tr" ? sentence.replaceAll(SET_AGAINST, (word) => " ".repeat(word.length)) : sentence; // prettier-ignore
  return amountsOf(written, language, wished);
}

const MOST_SENTENCE_WORDS = 40;

/**
 * What a sentence tells as a fact and for itself, without a remark behind it, and its amounts: letters keep their places. Null where
 * it counts nothing, is long, tells of deaths, or where not all is sure; `wished`: as for `sureAmounts`.
 */
export function sureStatement(
  sentence: string,
  language: string,
  wished = false,
): { own: string; amounts: FoundFigure[] } | null {
  if (!/\p{Nd}/u.test(sentence) || countWords(sentence) > MOST_SENTENCE_WORDS || tellsOfDeaths(sentence))
    return null;
  const last = findFigures(sentence, language).at(-1);
  const own = last === undefined ? null : withoutRemark(sentence, last.end, language);
  const amounts = own === null ? null : sureAmounts(own, language, wished);
  return own === null || amounts === null ? null : { own, amounts };
}

/** "Konya'ya ise", "Antalya ise": "as for", where behind a verb it would be "if". */
const SET_AGAINST = /(?<=\p{Lu}\p{L}+(?:['’]\p{L}{1,4})?)\sise(?=[\s,])/gu;

function amountsOf(sentence: string, language: string, wished: boolean): FoundFigure[] | null {
  if (/[?？؟"“”«»„!！「」]/u.test(sentence) || denies(sentence, language)) return null;
  const found = findFigures(sentence, language);
  if (RANGE.test(sentence) || !found.every((one) => isSure(one, sentence, { language, wished }))) return null;
  return found.map((one) => {
    if (approximatorBefore(sentence.slice(0, one.start), language) === null) return one;
    return { ...one, figure: { ...one.figure, display: `≈${one.figure.display}` } };
  });
}

const RANGE = /\p{Nd}\s?[–—-]\s?\p{Nd}/u;

function isSure(
  { figure, start, end, unit }: FoundFigure,
  text: string,
  { language, wished }: { language: string; wished: boolean },
): boolean {
  const standing = standingOf(text, start, end, language);
  const before = text.slice(0, start);
  return (
    figure.value !== null &&
    figure.value > 0 &&
    !/^[+−-]/u.test(figure.display) &&
    (standing === "told" || (wished && standing === "possible")) &&
    boundOf(before, unit, language) === null &&
    !regex(`(?<!\\p{L})(?:${OPEN[language] ?? "(?!)"})\\s?$`, "iu").test(before) &&
    !regex(`^\\s?(?:${OPEN_BEHIND[language] ?? "(?!)"})`, "iu").test(text.slice(end))
  );
}

/** What stands before a remark by language: why it is so, or what else was so. */
const REMARK: Readonly<Record<string, string>> = {
  en: "because|since|so that|after|when|although|though|while|where|which|thanks to|despite",
  de: "weil|nachdem|obwohl|als|wo|seit|damit|trotz",
  fr: "parce qu\\S*|car|après que|quand|lorsqu\\S*|où|ce qui|grâce",
  es: "porque|pues|después de que|cuando|aunque|donde|gracias",
  it: "perché|dopo che|quando|sebbene|dove|grazie",
  pt: "porque|pois|depois (?:de )?que|quando|embora|onde|graças",
  nl: "omdat|nadat|toen|hoewel|waar|dankzij",
  sv: "eftersom|därför att|sedan|när|fast|där",
  da: "fordi|efter at|da|selv om|hvor",
  nb: "fordi|etter at|da|selv om|der",
  pl: "bo|ponieważ|gdyż|po tym jak|kiedy|gdy|choć|gdzie",
  ru: "потому что|так как|после того как|когда|хотя|где",
  tr: "ve|çünkü",
  uk: "бо|тому що|після того як|коли|хоча|де",
}; // prettier-ignore

/**
 * The sentence up to where it says, behind its last amount, why it is so or what else is so: "…, because the hay was cut", "…, and
 * the docks need gates". Letters keep their places. Null where that part counts something.
 */
function withoutRemark(sentence: string, from: number, language: string): string | null {
  const tail = sentence.slice(from);
  const why = REMARK[language];
  const cuts = [/[,،、，;；؛:：]|\s[–—]\s|\s?[(（]/u, ...(why === undefined ? [] : [regex(`\\s(?:${why})\\s`, "iu")])]; // prettier-ignore
  const at = Math.min(...cuts.map((cut) => cut.exec(tail)?.index ?? tail.length));
  if (/\p{Nd}/u.test(tail.slice(at))) return null;
  return sentence.slice(0, from + at).replace(/[\s.。।]+$/u, "");
}
