import { joinList } from "../phrases/join-list.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import { withUnit } from "./cell-units.ts";
import type { ChartData, ChartSeries } from "./chart-form.ts";
import { valueOf } from "./chart-rows.ts";
import { compose, type SceneContext, type Utterance } from "./draft.ts";
import { fromTo, fromToSaid, unchanged } from "./then-to-now.ts";
import { areMonths, inMonth } from "./time-labels.ts";
import { turnsOf } from "./turning-points.ts";

/**
 * Things or measures over several times, each in a chart of its own: from where to where each of them went, or by what it
 * came there. Null where one of them cannot be told so.
 */
export function narrateChanges(data: ChartData, context: SceneContext): Utterance[] | null {
  if (data.ownScales !== true || data.highlight !== data.categories.length - 1) return null;
  const stop = endSentence("x", context.language).slice(1);
  const told = data.series.map((series, nth): Utterance | null => {
    const change = changeOf(series, data.categories, nth === 0, context);
    if (change === null) return null;
    const { name } = withUnit("1", series.name, context.base);
    return compose([[`row:series-${nth}`, capitalise(name)], context.phrases.colon, change, /[.。]$/u.test(change) ? "" : stop], 1.2); // prettier-ignore
  });
  const whole = told.filter((one) => one !== null);
  return whole.length === told.length ? whole : null;
}

/** "from 68,000 km² in 1960 to 8,300 km² in 2020"; the times are said with the first, and where they are others. */
function changeOf(
  { name, values, displays }: ChartSeries,
  times: readonly string[],
  first: boolean,
  context: SceneContext,
): string | null {
  const { base, language } = context;
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const [from, to] = [known[0], known.at(-1)];
  if (from === undefined || to === undefined || from.at === to.at) return null;
  const valueAt = (at: number): string => {
    // "ca. 26.800": what rounds a value stands before it and its unit.
    const about = ABOUT.exec(displays[at] ?? "")?.[0] ?? "";
    return `${about}${withUnit((displays[at] ?? "").slice(about.length), name, base).value}`;
  };
  const timed = (at: number): string => inTime(valueAt(at), times[at] ?? "", times, context);
  const turns = turnsOf(known.map(({ value }) => value)).map(({ at }) => known[at]?.at ?? to.at);
  // "From 10 to 12" would hide that there were 50 between them.
  if (turns.length > 0) return joinList([from.at, ...turns, to.at].map(timed), language);
  const same = unchanged(valueAt(from.at), valueAt(to.at), base);
  if (same !== null) return same;
  const differs = from.value !== to.value;
  const change = fromTo(valueAt(from.at), valueAt(to.at), base) ?? (differs ? fromToSaid(valueAt(from.at), valueAt(to.at), base) : null); // prettier-ignore
  if (change === null) return null;
  const whole = from.at === 0 && to.at === times.length - 1;
  return first || !whole ? (fromToSaid(timed(from.at), timed(to.at), base) ?? change) : change;
}

const ABOUT = /^(?:[~≈∼]|[\p{L}\p{M}.'’]+\s)+(?=\p{Nd})/u;

/** "80 mm in January", "412 in 2024". */
function inTime(value: string, time: string, times: readonly string[], context: SceneContext): string {
  if (areMonths(times, context.base)) return inMonth(value, time, context.base);
  return /(?:^|\s)(?:1[5-9]|20)\d{2}$/u.test(time) ? valueOf(value, time, context) : `${value} (${time})`;
}
