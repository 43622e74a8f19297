import { groupColumn } from "../text/group-digits.ts";
import { proseChart } from "./chart.ts";
import { chartKind } from "./chart-form.ts";
import { countedNoun, VERB_LAST, withNounBehind } from "./counted-noun.ts";
import type { Candidate, SceneContext, Utterance } from "./draft.ts";
import { measureOf } from "./row-measure.ts";
import { isGlueWord } from "./row-words.ts";
import { samePlural } from "./same-plural.ts";
import { capitalise } from "../text/sentences.ts";
import { toldTimes, type ToldTimes } from "./told-times.ts";

/** Above a card of what was and what is: two columns say at a glance how far they are apart. */
const SCORE = 86;
/** So many columns have room for the longest of the times below them. */
const MOST_WIDE = 3;

/** "In 2019 we used 412 cubic metres. Last year it was 218.": a column for each time. */
export function toldTimesChart(utterances: readonly Utterance[], context: SceneContext): Candidate | null {
  const texts = utterances.map(({ text }) => text);
  for (const at of texts.keys()) {
    const told = toldTimes(texts, at, context.base);
    // "La luce: pagavamo 1.900 € nel 2021": what is named before the colon is charted by others.
    const led = told === null ? "" : (LED.exec(told.before)?.[1] ?? "");
    if (told === null || (led === "" && /[:：]/u.test(told.before))) continue;
    const { points } = told;
    const own =
      led !== ""
        ? capitalise(led, context.language)
        : measureOf({ lead: "", before: told.before, after: told.after, unit: told.unit }, context);
    const measure = own !== null && (TORN.test(own) || VERB_LAST.test(context.base)) ? null : own;
    const shown = withNoun(told, measure, context.base);
    if (shown === null) continue;
    if (points.some((point) => utterances[point.at]?.marks.some(({ key }) => /^(?:row|share|course):/u.test(key)) === true)) return null; // prettier-ignore
    points.forEach((point, nth) => utterances[point.at]?.marks.push({ key: `bar:${nth}`, offset: point.offset })); // prettier-ignore
    const categories = points.map(({ label }) => label);
    const displays = groupColumn("", shown, context.language);
    const series = [{ name: measure ?? "", values: points.map(({ value }) => value), displays }];
    const chart = points.length <= MOST_WIDE ? ("column" as const) : chartKind(categories, 1, context.base);
    // Where it has come to is what is meant.
    const data = { categories, axis: "", series, unit: "", chart, highlight: points.length - 1 };
    return proseChart(data, [...utterances], { score: SCORE, key: "bar", measure }, context);
  }
  return null;
}

/** "Customers who grind at home: | 31 percent in 2018": what stands before the colon heads the values. */
const LED = /^([^:：\p{Nd}]{3,60})[:：]$/u;

/** 我们用了: what ends in its verb names nothing. */
const TORN = /[了过過有用来來到是]$/u;

/** The values as they are written, with what they count where nothing else says it; null where that is not known. */
function withNoun({ after, points }: ToldTimes, measure: string | null, base: string): string[] | null {
  const displays = points.map(({ display }) => display);
  if (displays.every((display) => /[^\p{Nd}.,'’\s\u00A0\u202F]/u.test(display))) return displays;
  const noun = countedNoun(after, base);
  const same = samePlural(points.map(({ value }) => value), base); // prettier-ignore
  const said = noun !== "" && measure?.toLowerCase().includes(noun.toLowerCase()) === true;
  if (said) return displays;
  if (noun === "" || !same) return measure === null || (noun === "" && !opensMeasure(after, measure)) ? null : displays; // prettier-ignore
  return displays.map((display) => withNounBehind(display, noun));
}

/** "14 accidents dans les lycées …" under "Accidents qu'on comptait …": the heading begins with what is counted. */
function opensMeasure(after: string, measure: string): boolean {
  const [first = ""] = after.split(/\s+/u);
  const isNoun = /^[\p{L}\p{M}'’-]{3,}$/u.test(first) && !isGlueWord(first);
  return isNoun && measure.toLowerCase().startsWith(`${first.toLowerCase()} `);
}
