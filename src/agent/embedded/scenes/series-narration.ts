import { capitalise, endSentence, withoutStop } from "../text/sentences.ts";
import { joinList } from "../phrases/join-list.ts";
import { withUnit } from "./cell-units.ts";
import type { ChartData } from "./chart-form.ts";
import { lowerFirst } from "../english/grammar.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { narrateChanges } from "./changes-narration.ts";
import { areThenAndNow, fromTo, timeAsSaid, toldApart, unchanged } from "./then-to-now.ts";
import { isNumberedPeriod } from "./numbered-periods.ts";
import { namedSpan } from "./row-lead.ts";
import { compose, type SceneContext, type Utterance } from "./draft.ts";
import { lowerThing, spokenUnit, namedRow, valueOf } from "./chart-rows.ts";

/** So many categories are each told with all their values; of more, the first and the last. */
const MOST_TOLD = 7;

/** Several series, category by category, or each from where to where it went. */
export function narrateSeveral(data: ChartData, context: SceneContext, most = MOST_TOLD): Utterance[] {
  const changes = narrateChanges(data, context);
  if (changes !== null) return changes;
  const last = data.categories.length - 1;
  const chosen = last < most ? data.categories.map((_, at) => at) : [0, last];
  const names = data.series.map(({ name }) => name);
  const course = areThenAndNow(names);
  const own = course ? toldApart(names) : names;
  const small = context.base === "en" || lowersNouns(context.base);
  const said = (name: string): string =>
    course ? timeAsSaid(name, context.base, context.names) : small ? lowerFirst(name, context.names) : name;
  return chosen.map((at, nth) => {
    const [then = "", now = ""] = data.series.map(({ displays }) =>
      spokenUnit(displays[at] ?? "", data.unit, context.base),
    );
    const change =
      course && nth > 0 ? (fromTo(then, now, context.base) ?? unchanged(then, now, context.base)) : null;
    if (change !== null) return namedRow(at, capitalise(data.categories[at] ?? ""), [change], context);
    const given = data.series.filter(({ values }) => values[at] !== null && values[at] !== undefined);
    // Of what comes to a sum nobody hears the parts that are none.
    const parts = data.totals === undefined ? given : given.filter(({ values }) => values[at] !== 0);
    const known = parts.length === 0 ? given : parts;
    const label = data.categories[at] ?? "";
    // What the columns are is told once: the others are understood from it, where none is missing.
    const plain = nth > 0 && chosen.length > 3 && known.length === data.series.length;
    const values = known.map((series) => {
      const shown = spokenUnit(series.displays[at] ?? "", data.unit, context.base);
      const called = known.length === own.length ? (own[data.series.indexOf(series)] ?? "") : series.name;
      // "Loans (books) 48,200": over a chart of its own stands what it counts in.
      const { value, name } = data.ownScales === true ? withUnit(shown, called, context.base) : { value: shown, name: called }; // prettier-ignore
      return plain ? value : valueOf(value, said(name), context);
    });
    const told = (row: Utterance): Utterance => withTotal(row, data, at, context);
    const opening = namedSpan(label, data.axis, data.categories, context.phrases.space) ?? capitalise(label);
    if (context.base !== "en" || course) return told(namedRow(at, opening, values, context));
    const lead = /^\d{4}(?:[/–-]\d{2,4})?$/.test(label) || isNumberedPeriod(label) ? "In " : "For ";
    return told(compose([lead, [`row:${at}`, lowerThing(label, context)], `, ${listOf(values, own)}.`], 1.2));
  });
}

/** "Seed, fertiliser, spray 14,200; labour 9,800": what has commas of its own is parted by more. */
function listOf(values: readonly string[], names: readonly string[]): string {
  return names.some((name) => /,\s/u.test(name)) ? values.join("; ") : joinList([...values], "en");
}

/** "…, total 1,045.": what the row comes to, behind its parts. */
function withTotal(
  row: Utterance,
  { totals, unit }: ChartData,
  at: number,
  context: SceneContext,
): Utterance {
  const display = totals?.displays[at];
  if (totals === undefined || display === undefined) return row;
  const label = lowerFirst(totals.label, context.names);
  const value = valueOf(spokenUnit(display, unit, context.base), label, context);
  const text = `${withoutStop(row.text)}${COMMA[context.base] ?? ", "}${value}`;
  return { ...row, text: endSentence(text, context.language) };
}

const COMMA: Readonly<Record<string, string>> = { zh: "，", ja: "、", ar: "، ", fa: "، ", ur: "، " };
