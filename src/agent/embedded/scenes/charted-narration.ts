import type { Prose, TableBlock } from "../brief/brief.ts";
import type { ChartData } from "./chart-form.ts";
import { narrateChart } from "./chart-narration.ts";
import type { SceneContext, Utterance } from "./draft.ts";
import { narrateSeveral } from "./series-narration.ts";
import { narrateRows } from "./table-narration.ts";
import { areTimes } from "./time-labels.ts";

/**
 * What a chart tells that is one of several of a table: things that are compared in small charts are told measure by measure,
 * as the rows of their table would be, and each chart comes with its name.
 */
export function narrateCharted(table: TableBlock, data: ChartData, context: SceneContext): Utterance[] {
  if (data.ownScales !== true && data.series.length > 1 && areTimes(data.categories, context.base))
    return fromFirstToLast(data, context);
  if (data.ownScales !== true || data.highlight !== undefined) return narrateChart(data, context);
  return narrateRows(turned(table), context).map((told) => ({
    ...told,
    marks: told.marks.map((mark) => ({ ...mark, key: mark.key.replace(/^row:/u, "row:series-") })),
  }));
}

/** More figures than these are seen and not heard: the first time is told and the last, with which those between them come. */
const MOST_HEARD = 12;

function fromFirstToLast(data: ChartData, context: SceneContext): Utterance[] {
  const all = data.categories.length * data.series.length <= MOST_HEARD;
  const told = narrateSeveral(data, context, all ? data.categories.length : 1);
  const last = told.at(-1);
  const marked = new Set(told.flatMap(({ marks }) => marks.map(({ key }) => key)));
  const between = data.categories.map((_, at) => `row:${at}`).filter((key) => !marked.has(key));
  if (last !== undefined) last.marks.push(...between.map((key) => ({ key, offset: 0 })));
  return told;
}

function turned({ header, rows, ...table }: TableBlock): TableBlock {
  const [axis = NONE, ...measures] = header;
  return {
    ...table,
    header: [axis, ...rows.map(([thing = NONE]) => thing)],
    rows: measures.map((measure, at) => [measure, ...rows.map((row) => row[at + 1] ?? NONE)]),
    align: ["start", ...rows.map(() => "end" as const)],
  };
}

const NONE: Prose = { shown: "", spoken: "" };
