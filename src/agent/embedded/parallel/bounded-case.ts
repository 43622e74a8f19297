import { findFigures, isPercent } from "../text/figures.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** "Up to £250 your team lead signs.": for which amounts something holds, and what. */
export type BoundedCase = { label: string; detail: string };

/**
 * How a language bounds an amount at the start of a sentence: `before` and `behind` it; `goesOn`: how what holds goes on,
 * since "Over 5 metres of snow fell" bounds nothing. `counts`: of what is before, what before a share would only
 * estimate it: "Über 30 Prozent stammen aus Wind".
 */
type Manner = { before?: string; behind?: string; goesOn?: string; counts?: string };

const LOWER = "\\s\\p{Ll}";
const COMMA = "\\s?,\\s";
const CASES: Readonly<Record<string, Manner>> = {
  en: {
    before: "(?:(?:anything|everything|claims?|orders?|amounts?|sums?)\\s)?(?:up to|below|under|less than|above|over|more than|beyond|from|at|for)\\s",
    goesOn: "\\s?,?\\s(?:the|an?|your|you|we|they|it|its|our|their|he|she|this|these|each|every|no|nothing|everything|only|ask)\\s",
  },
  de: { before: "(?:bis(?: zu)?|ab|unter(?:halb von)?|über|oberhalb von|bei)\\s", goesOn: LOWER, counts: "unter|über" },
  nl: { before: "(?:tot|vanaf|onder|boven|bij)\\s", goesOn: LOWER, counts: "onder|boven" },
  sv: { before: "(?:upp till|från|under|över|vid)\\s", goesOn: LOWER, counts: "under|över|upp till" },
  nb: { before: "(?:opptil|inntil|fra|under|over|ved)\\s", goesOn: LOWER, counts: "under|over|opptil|inntil" },
  da: { before: "(?:op til|indtil|fra|under|over|ved)\\s", goesOn: LOWER, counts: "under|over|op til" },
  fr: { before: "(?:jusqu['’]à|à partir de|dès|au-delà de|au-dessus de|en dessous de|au-dessous de|sous|à)\\s", goesOn: COMMA },
  es: { before: "(?:hasta(?: los)?|desde(?: los)?|a partir de(?: los)?|por encima de(?: los)?|por debajo de(?: los)?|a)\\s", goesOn: COMMA },
  it: { before: "(?:fino a|oltre(?: i)?|sopra(?: i)?|sotto(?: i)?|a partire da|al di sopra dei|al di sotto dei|a)\\s", goesOn: COMMA },
  pt: { before: "(?:até|a partir de|acima de|abaixo de|a)\\s", goesOn: COMMA },
  pl: { before: "(?:do|od|powyżej|poniżej|przy)\\s", goesOn: LOWER, counts: "powyżej|poniżej|do" },
  ru: { before: "(?:до|от|свыше|выше|ниже|при)\\s", goesOn: LOWER, counts: "свыше|до" },
  uk: { before: "(?:до|від|понад|вище|нижче|при|за)\\s", goesOn: LOWER, counts: "понад|до" },
  ar: { before: "(?:حتى|فوق|تحت|دون|عند|ابتداء من)\\s", goesOn: "[\\s،]" },
  he: { before: "(?:עד|מעל|מתחת ל-?|החל מ-?)\\s?", goesOn: "[\\s,]" },
  zh: { behind: "(?:以下|以上|以内|以內)", goesOn: "的?[，,]?" },
  ja: { behind: "(?:以下|以上|未満|まで|超)", goesOn: "(?:では|は|で|なら)?、?" },
  ko: { behind: "\\s?(?:이하|이상|미만|초과)", goesOn: "(?:는|은|면|이면|에서는|에서)?,?\\s" },
  hi: { behind: "\\s(?:से (?:ऊपर|नीचे|कम|ज़्यादा|अधिक)|तक|पर)", goesOn: "\\s" },
  tr: { behind: "\\p{L}*\\s(?:kadar|altında|üstünde|üzerinde)", goesOn: "\\s" },
}; // prettier-ignore

/** Words that both halves may have, so that they are seen beside each other. */
const FEWEST_TOLD = 2;
const MOST_TOLD = 16;

type Reader = { manner: Manner; before: RegExp; goesOn: RegExp; counts: RegExp };
const made = new Map<string, Reader | null>();

function readerFor(base: string): Reader | null {
  const known = made.get(base);
  if (known !== undefined) return known;
  const manner = CASES[base];
  const reader =
    manner === undefined
      ? null
      : {
          manner,
          before: toPattern(`^${manner.before ?? ""}$`, "iu"),
          goesOn: toPattern(`^(?<behind>${manner.behind ?? ""})(?=(?<joint>${manner.goesOn ?? ""}))`, "u"),
          counts: toPattern(`^(?:${manner.counts ?? "(?!)"})\\s`, "iu"),
        };
  made.set(base, reader);
  return reader;
}

/** Where a sentence goes on to its next case: "…, and above £10 the manager signs". */
const ANDS = "and|und|en|och|og|et|y|e|ed|i|и|та|і";
const NEXT_CASE = toPattern(`\\s*[,;،，、]\\s*(?:(?:${ANDS})\\s)?|\\s(?:${ANDS})\\s`, "giu");

/** The cases that a sentence tells one after another; [] where it tells how much there is. */
export function boundedCases(sentence: string, base: string): (BoundedCase & { start: number })[] {
  const whole = boundedCase(sentence, base);
  if (whole === null) return [];
  for (const { index, 0: joint } of sentence.matchAll(NEXT_CASE)) {
    const start = index + joint.length;
    const rest = boundedCases(capitalise(sentence.slice(start), base), base);
    const first = boundedCase(sentence.slice(0, index), base);
    if (first !== null && rest.length > 0)
      return [{ ...first, start: 0 }, ...rest.map((one) => ({ ...one, start: one.start + start }))];
  }
  return [{ ...whole, start: 0 }];
}

/** Whether the clause that an amount of `text` stands in, from `start` on, begins with it and tells what holds there. */
export function isBound(text: string, start: number, base: string): boolean {
  const clause = /(?:^|[,;:.!?،，。；、]\s*(?:\p{L}{1,4}\s)??)(?<own>[^,;:.!?،，。；、]*)$/u.exec(
    text.slice(0, start),
  );
  const own = clause?.groups?.["own"] ?? "";
  return boundedCase(capitalise(text.slice(start - own.length), base), base) !== null;
}

/** A sentence that begins with the amounts for which it holds; null where it tells how much there is. */
export function boundedCase(sentence: string, base: string): BoundedCase | null {
  const reader = readerFor(base);
  const [first] = reader === null ? [] : findFigures(sentence, base);
  if (reader === null || first === undefined) return null;
  const { manner } = reader;
  const [before, rest] = [sentence.slice(0, first.start), sentence.slice(first.end)];
  const isMeasured = first.unit !== "" || first.figure.prefix !== "";
  if (!isMeasured || !reader.before.test(before)) return null;
  if (isPercent(first.figure) && reader.counts.test(before)) return null;
  const { behind, joint = "" } = reader.goesOn.exec(rest)?.groups ?? {};
  if (behind === undefined) return null;
  // A particle joins the halves; of a clause the joint is its first word.
  const isClause = manner.goesOn === LOWER;
  const particle = manner.behind === undefined ? 0 : joint.length;
  const told = withoutStop(rest.slice(behind.length + particle).replace(/^[\s,،，、]+/u, ""));
  const words = countWords(told);
  if (words < FEWEST_TOLD || words > MOST_TOLD) return null;
  return {
    label: capitalise(sentence.slice(0, first.end) + behind, base).trim(),
    // Where the verb follows at once, what holds goes on from its amount.
    detail: isClause ? told : capitalise(told, base),
  };
}
