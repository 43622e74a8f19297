import { findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { isHeadFinal } from "../text/head-final.ts";
import { OF_IT } from "../text/of-it-words.ts";
import { regex } from "../text/regex.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { isYear } from "./days-and-years.ts";
import { amountOf, sumParted, type NamedSum } from "./named-sum.ts";

/**
 * "Of 312 guests 128 were pensioners, 96 students, 61 workers and 27 parents with children": no colon says that they are its
 * parts, but three and more that come to exactly what stands before them are. `before`: the sentence that named the whole,
 * where this one has its parts only: "We counted 312 guests. 128 were …"; else "".
 */
export function partedWhole(sentence: string, before: string, base: string): NamedSum | null {
  const text = withoutOfThem(sentence.replace(/[\s.!。]+$/u, ""), base).replaceAll(REMAINING, (said) =>
    " ".repeat(said.length),
  );
  const lead = before.replace(/[\s.!。]+$/u, "");
  const whole = lead === "" ? text : `${lead}. ${text}`;
  const counted = findFigures(whole, base).filter((one) => !isYear(one, whole.slice(0, one.start), whole.slice(one.end))); // prettier-ignore
  const [sum, first] = counted;
  if (sum === undefined || first === undefined || counted.length - 1 < FEWEST_PARTS) return null;
  if (lead !== "" && (sum.end > lead.length || first.start < lead.length)) return null;
  if (!areOfOneUnit(counted) || counted.some(({ figure }) => isPercent(figure))) return null;
  const values = counted.map(amountOf);
  const total = values.slice(1).reduce((all, value) => all + value, 0);
  if (Math.abs(total - (values[0] ?? 0)) > 1e-9 * total) return null;
  const heading = lead === "" ? wholeNamed(whole, sum, first, base) : headingOf(lead, sum, base);
  const found = heading === null ? null : sumParted(whole, first.start, first.start, base);
  if (found === null || heading === null || countWords(heading) > MOST_HEAD_WORDS) return null;
  const shift = lead === "" ? 0 : whole.length - text.length;
  return { heading: capitalise(heading, base), points: found.points.map((point) => ({ ...point, offset: point.offset - shift })) }; // prettier-ignore
}

/** "118 | of them | were air-in-line, …, and | the remaining | 15 …": what says that they are parts names none. */
function withoutOfThem(text: string, base: string): string {
  const of = OF_IT[base];
  if (of === undefined) return text;
  const within = isUnspaced(base) ? `^(?:${of})\\s?` : `(?<=\\p{Nd})\\s(?:${of})(?![\\p{L}\\p{M}])`;
  return text.replaceAll(regex(within, "giu"), (said) => " ".repeat(said.length));
}

const REMAINING =
  /(?<![\p{L}])(?:the (?:remaining|other|last)|another|die (?:restlichen|übrigen|verbleibenden|anderen)|l[oa]s (?:otr[oa]s|restantes)|gli altri|le altre|i restanti|os (?:outros|restantes)|as (?:outras|restantes)|de (?:overige|andere|resterende)|pozostałe|pozostałych|остальные|решта)(?=\s\p{Nd})|(?:剩下的?|其余的?|其餘的?|另外|还有)(?=\s?\p{Nd})/giu;
const FEWEST_PARTS = 3;
const MOST_HEAD_WORDS = 14;

/** "… the wards logged | 212 alarms that needed a second person": of a long sentence what it counts. */
function headingOf(lead: string, { start }: FoundFigure, base: string): string {
  const counted = lead.slice(start);
  const isRead = countWords(lead) <= MOST_READ || isHeadFinal(base) || isUnspaced(base);
  return isRead || countWords(counted) < 2 ? lead : counted;
}

const MOST_READ = 8;

/** Each in what the others count in, or in nothing that is said. */
function areOfOneUnit(found: readonly FoundFigure[]): boolean {
  const units = new Set(found.map(({ figure, unit }) => `${figure.prefix.trim()}${unit}`.toLowerCase()));
  units.delete("");
  return units.size <= 1;
}

/**
 * "Of 312 guests", as it stands: up to a comma, or to the word before the first part, which is a verb. Null where that
 * names nothing.
 */
function wholeNamed(text: string, sum: FoundFigure, first: FoundFigure, base: string): string | null {
  const between = text.slice(sum.end, first.start).trimEnd();
  const comma = between.search(/\s?[,،，、:：(–—]/u);
  // "The flat of 95 m² | has", "312 guests | came".
  const lastWord = sum.unit === "" ? /(?<=\S\s*)\s\S+$/u : /\s?\S+$/u;
  const spaced = !isUnspaced(base) && base !== "ko";
  const said = comma >= 0 ? between.slice(0, comma) : spaced ? between.replace(lastWord, "") : between;
  const [pattern, end] = ENDS_WHOLE[base] ?? [/(?!)/u, ""];
  const named = `${text.slice(0, sum.end)}${said}`.trim().replace(pattern, end);
  return /\p{L}/u.test(said + sum.unit) ? named : null;
}

/** What says that parts of it follow, behind the whole. */
const ENDS_WHOLE: Readonly<Record<string, readonly [RegExp, string]>> = {
  ja: [/(?:のうち|の内|中)$/u, ""],
  zh: [/(?:之中|当中|中|里|裡)$/u, ""],
  ko: [/\s?(?:가운데|중)(?:에서)?$/u, ""],
  tr: [/(?:(?<=[aeıioöuü])n|(?<=[^aeıioöuü\s]))[ıiuü]n$/u, ""],
};
