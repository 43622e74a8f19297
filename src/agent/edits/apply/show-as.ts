import type { Cue } from "../../../artifacts/cue.ts";
import type { BulletsVisual, StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import type { Prose, TableBlock } from "../../embedded/brief/brief.ts";
import { chartDataOf } from "../../embedded/scenes/chart-data.ts";
import type { ShownAs } from "../operations.ts";

/** The part with its cue, where it has one: optional properties are absent, not undefined. */
function cued<T extends object>(part: T, cue: Cue | null | undefined): T & { cue?: Cue } {
  return cue === undefined || cue === null ? part : { ...part, cue };
}

/** Cues of parts in a row; one that nobody names comes with the part before it. */
function inTurn(cues: readonly (Cue | null | undefined)[]): (Cue | null)[] {
  const filled: (Cue | null)[] = [];
  for (const cue of cues) filled.push(cue ?? filled.at(-1) ?? null);
  return filled;
}

/** The scene's content in another form; null where its data do not allow it. */
export function shownAs(scene: StoryScene, as: ShownAs, language: string): StoryScene | null {
  const visual = convert(scene.visual, as, language);
  return visual === null ? null : { ...scene, visual };
}

/** The forms that a scene's data allow, beside the one that it has. */
export function otherForms(scene: StoryScene, language: string): ShownAs[] {
  const all: ShownAs[] = [
    "bar chart",
    "column chart",
    "line chart",
    "table",
    "bullets",
    "process",
    "timeline",
    "comparison",
  ];
  return all.filter((as) => convert(scene.visual, as, language) !== null);
}

function convert(visual: Visual, as: ShownAs, language: string): Visual | null {
  switch (as) {
    case "chart":
    case "bar chart":
    case "column chart":
    case "line chart":
      return asChart(
        visual,
        as === "chart" ? null : (as.split(" ")[0] as "bar" | "column" | "line"),
        language,
      );
    case "table":
      return asTable(visual);
    case "bullets":
      return asBullets(visual);
    case "process":
      return asProcess(visual);
    case "timeline":
      return asTimeline(visual);
    case "comparison":
      return asComparison(visual);
    default:
      return as satisfies never;
  }
}

function asChart(visual: Visual, chart: "bar" | "column" | "line" | null, language: string): Visual | null {
  if (visual.kind === "chart") return chart === null || chart === visual.chart ? null : { ...visual, chart };
  if (visual.kind !== "table") return null;
  const prose = (text: string): Prose => ({ shown: text, spoken: text });
  const block: TableBlock = {
    kind: "table",
    header: visual.columns.map(({ label }) => prose(label)),
    rows: visual.rows.map((row) => row.map(prose)),
    align: visual.columns.map(({ align }) => align),
    span: { start: 0, end: 0 },
  };
  const data = chartDataOf(block, language);
  if (data === null) return null;
  const { categories, series, unit } = data;
  return {
    kind: "chart",
    heading: visual.heading,
    chart: chart ?? data.chart,
    categories,
    series,
    ...(unit === "" ? {} : { unit }),
    ...(visual.cues === undefined ? {} : { cues: visual.cues }),
  };
}

const MOST_ROWS = 8;

function asTable(visual: Visual): Visual | null {
  if (visual.kind === "chart") {
    if (visual.categories.length > MOST_ROWS) return null;
    return {
      kind: "table",
      heading: visual.heading,
      columns: [
        { label: "", align: "start" },
        ...visual.series.map(({ name }) => ({ label: name, align: "end" as const })),
      ],
      rows: visual.categories.map((category, at) => [
        category,
        ...visual.series.map(({ displays }) => displays[at] ?? ""),
      ]),
      ...(visual.cues === undefined ? {} : { cues: inTurn(visual.cues) }),
    };
  }
  if (visual.kind === "timeline") {
    return {
      kind: "table",
      heading: visual.heading,
      columns: [
        { label: "", align: "start" },
        { label: "", align: "start" },
      ],
      rows: visual.events.map(({ date, text }) => [date, text]),
      cues: inTurn(visual.events.map(({ cue }) => cue)),
    };
  }
  if (visual.kind !== "comparison") return null;
  const rows = Math.max(...visual.sides.map(({ points }) => points.length));
  const aspects = visual.sides[0]?.points.every(({ aspect }) => aspect !== undefined) === true;
  return {
    kind: "table",
    heading: visual.heading,
    columns: [
      ...(aspects ? [{ label: "", align: "start" as const }] : []),
      ...visual.sides.map(({ title }) => ({ label: title, align: "start" as const })),
    ],
    rows: Array.from({ length: rows }, (_, at) => [
      ...(aspects ? [visual.sides[0]?.points[at]?.aspect ?? ""] : []),
      ...visual.sides.map(({ points }) => points[at]?.text ?? ""),
    ]),
  };
}

const MOST_BULLETS = 6;

function asBullets(visual: Visual): Visual | null {
  const items = bulletsOf(visual);
  if (items === null || items.length > MOST_BULLETS || !("heading" in visual)) return null;
  if (items.some(({ label }) => label.trim() === "")) return null;
  return { kind: "bullets", heading: visual.heading ?? "", items };
}

function bulletsOf(visual: Visual): BulletsVisual["items"] | null {
  if (visual.kind === "process") return visual.steps.map(({ title, ...rest }) => ({ label: title, ...rest }));
  if (visual.kind === "timeline")
    return visual.events.map(({ date, text, cue }) => cued({ label: date, detail: text }, cue));
  if (visual.kind === "table")
    return visual.rows.map(([label = "", ...rest], at) => {
      const detail = rest.filter((cell) => cell !== "").join(" · ");
      return cued(detail === "" ? { label } : { label, detail }, visual.cues?.[at]);
    });
  const series = visual.kind === "chart" && visual.series.length === 1 ? visual.series[0] : undefined;
  if (visual.kind !== "chart" || series === undefined) return null;
  const cues = inTurn(visual.cues ?? []);
  return visual.categories.map((label, at) => cued({ label, detail: series.displays[at] ?? "" }, cues[at]));
}

function asProcess(visual: Visual): Visual | null {
  if (visual.kind === "bullets") {
    if (visual.items.length < 2) return null;
    const steps = visual.items.map(({ label, ...rest }) => ({ title: label, ...rest }));
    return { kind: "process", heading: visual.heading, steps };
  }
  if (visual.kind !== "timeline") return null;
  const steps = visual.events.map(({ date, text, cue }) => cued({ title: date, detail: text }, cue));
  return { kind: "process", heading: visual.heading, steps };
}

const DATE = /^(?:\p{L}+ )?(?:1\d{3}|2\d{3})\b|^(?:1\d{3}|2\d{3})(?:s|–\d{2,4})?$/u;

/** Only what carries dates. */
function asTimeline(visual: Visual): Visual | null {
  const pairs =
    visual.kind === "bullets"
      ? visual.items.map(({ label, detail, cue }) => cued({ date: label, text: detail ?? "" }, cue))
      : visual.kind === "process"
        ? visual.steps.map(({ title, detail, cue }) => cued({ date: title, text: detail ?? "" }, cue))
        : visual.kind === "table" && visual.columns.length === 2
          ? visual.rows.map(([date = "", text = ""], at) => cued({ date, text }, visual.cues?.[at]))
          : [];
  if (pairs.length < 2 || pairs.length > 8 || !("heading" in visual) || visual.heading === undefined)
    return null;
  if (pairs.some(({ date, text }) => !DATE.test(date) || text.trim() === "")) return null;
  return { kind: "timeline", heading: visual.heading, events: pairs };
}

/** A table of two or three columns of words, each column a side. */
function asComparison(visual: Visual): Visual | null {
  if (visual.kind !== "table" || visual.rows.length > 6) return null;
  const named = visual.columns.length >= 3;
  const columns = visual.columns.map((column, at) => ({ ...column, at })).slice(named ? 1 : 0);
  if (columns.length < 2 || columns.length > 3 || columns.some(({ label }) => label.trim() === ""))
    return null;
  if (visual.rows.some((row) => columns.some(({ at }) => (row[at] ?? "").trim() === ""))) return null;
  return {
    kind: "comparison",
    heading: visual.heading,
    sides: columns.map(({ label, at: column }) => ({
      title: label,
      tone: "neutral" as const,
      points: visual.rows.map((row, at) =>
        cued(
          named ? { aspect: row[0] ?? "", text: row[column] ?? "" } : { text: row[column] ?? "" },
          visual.cues?.[at],
        ),
      ),
    })),
  };
}
