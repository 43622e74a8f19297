import { sidesAsFigures } from "./sides-as-figures.ts";
import type { Cue } from "../../../artifacts/cue.ts";
import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { ParallelBlock, ToldLoop, ToldPairs } from "../brief/brief.ts";
import { MAX_ITEMS } from "./bullets.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { forbids } from "../text/governing.ts";
import { groupColumn, groupQuantities } from "../text/group-digits.ts";
import { candidateOf } from "./chart.ts";
import { chartKind } from "./chart-form.ts";
import { pricedRows } from "./priced-things.ts";
import { MOST_ON_AXIS } from "../text/room-on-axis.ts";
import { countWords } from "../text/sentences.ts";
import { sketchCandidate, sketchWords } from "./sketch.ts";
import { narrateProse } from "./prose-narration.ts";

/** Above what prose could be shown as otherwise. */
const SCORE = 96;
/** "1.200 Euro", "250 рублей". */
const AMOUNT_LETTERS = 13;

/** Sentences that tell one thing like the other, said as they are written, and the picture of what they are. */
export function parallelPart(
  block: ParallelBlock,
  context: SceneContext,
): { utterances: Utterance[]; candidates: Candidate[] } {
  const utterances = narrateProse(block.text, context);
  const marked = markAll(utterances, wordsOf(block));
  return { utterances, candidates: marked ? [shownAs(block, utterances, context)] : [] };
}

function wordsOf({ shows, text }: ParallelBlock): { key: string; said: string }[] {
  switch (shows.form) {
    case "table":
      return shows.rows.map(({ said }, at) => ({ key: `row:${at}`, said }));
    case "sides": {
      const points = shows.sides.flatMap((side, at) => side.points.map((point, nth) => ({ ...point, key: `point:${at}:${nth}` }))); // prettier-ignore
      const verdict = shows.verdict === null ? [] : [{ key: "verdict", said: shows.verdict.said }];
      return [...points.toSorted((one, other) => one.at - other.at), ...verdict];
    }
    case "pairs":
      return shows.pairs.map(({ said }, at) => ({ key: `item:${at}`, said }));
    case "days":
      return shows.days.map(({ said }, at) => ({ key: `item:${at}`, said }));
    case "loop": {
      const stations = shows.parts.map(({ said }, at) => ({ key: `item:${at}`, said }));
      return shows.closing === null ? stations : [...stations, { key: "closing", said: shows.closing.said }];
    }
    case "figures":
      return shows.parts.flatMap(({ said, from }, at) => [
        ...(from === undefined ? [] : [{ key: `from:${at}`, said: from.said }]),
        { key: `item:${at}`, said },
      ]);
    case "sketch":
      return sketchWords(shows, text);
    case "sum":
    case "bars":
    case "steps":
    case "counted":
    case "listed":
    default:
      return shows.parts.map(({ said }, at) => ({ key: `item:${at}`, said }));
  }
}

type Row = { cells: readonly [string, string]; cue: Cue | undefined };

/** Rows of a table, each with its word where all have one. */
function cued(rows: readonly Row[]): { rows: string[][]; cues?: Cue[] } {
  const cues = rows.flatMap(({ cue }) => (cue === undefined ? [] : [cue]));
  return { rows: rows.map(({ cells }) => [...cells]), ...(cues.length < rows.length ? {} : { cues }) };
}

function columns(align: "start" | "end"): TableVisual["columns"] {
  return [
    { label: "", align: "start" },
    { label: "", align },
  ];
}

const MOST_EYEBROW_WORDS = 7;

/** A sentence torn from a programme names no chapter of it. */
function spanOf(days: readonly { date: string }[]): string {
  return `${days[0]?.date ?? ""} – ${days.at(-1)?.date ?? ""}`;
}

/** Marks each part where its words are said, one after the other; false where one of them is not found. */
function markAll(utterances: readonly Utterance[], parts: readonly { key: string; said: string }[]): boolean {
  const all = utterances.map(({ text }) => text.toLowerCase());
  let [sentence, from] = [0, 0];
  const marks = parts.map(({ key, said }) => {
    for (; sentence < all.length; sentence += 1, from = 0) {
      const offset = (all[sentence] ?? "").indexOf(said.toLowerCase(), from);
      if (offset < 0) continue;
      from = offset + 1;
      return { key, sentence, offset };
    }
    return null;
  });
  const found = marks.filter((mark) => mark !== null);
  if (found.length < marks.length) return false;
  for (const { key, sentence: at, offset } of found) utterances[at]?.marks.push({ key, offset });
  return true;
}

/** What was kept when time was short. */
function toldOf<Part extends { cue: Cue | undefined }>(parts: readonly Part[]): readonly Part[] {
  const told = parts.filter(({ cue }) => cue !== undefined);
  return told.length > 0 ? told : parts;
}

/** Several as points with what belongs to each; one alone as a thought whose second half is set large. */
function pairsCandidate(
  { pairs, ordered }: ToldPairs,
  heading: string,
  utterances: Utterance[],
  context: SceneContext,
): Candidate {
  const own = context.ownHeading || heading === "" ? {} : { heading };
  const [only, ...others] = pairs;
  if (only !== undefined && others.length === 0) {
    const gap = /[。！？]["”」』]?$/u.test(only.label) ? "" : " ";
    const text = `${only.label}${gap}${only.detail}`;
    const point = { start: text.length - only.detail.length, end: text.length };
    return {
      kind: "statement",
      score: SCORE,
      utterances,
      ...own,
      visual: (cueOf) => {
        const cue = cueOf("item:0");
        const opens = cue === undefined || (cue.sentence === 0 && cue.offset === 0);
        const headed = heading === "" ? {} : { heading };
        return withCue({ kind: "statement" as const, ...headed, text, point }, opens ? undefined : cue);
      },
    };
  }
  return {
    kind: "bullets",
    score: SCORE,
    utterances,
    ...own,
    visual: (cueOf) => ({
      kind: "bullets",
      heading,
      items: toldOf(pairs.map((pair, at) => ({ pair, cue: cueOf(`item:${at}`) }))).map(
        ({ pair: { label, detail }, cue }) => withCue({ label, detail }, cue),
      ),
      ...(ordered ? { numbered: 1 } : {}),
    }),
  };
}

/** Stations that come round again; where time was short and one of them is not told, a ring would close on the wrong one. */
function loopCandidate({ parts, whole }: ToldLoop, heading: string, utterances: Utterance[]): Candidate {
  return {
    kind: "process",
    score: SCORE,
    utterances,
    visual: (cueOf) => {
      const shown = toldOf(parts.map((part, at) => ({ part, cue: cueOf(`item:${at}`) })));
      const round = whole && shown.length === parts.length;
      const closing = round ? cueOf("closing") : undefined;
      return {
        kind: "process",
        heading,
        steps: shown.map(({ part: { label, detail }, cue }) =>
          withCue({ title: label, ...(detail === null ? {} : { detail }) }, cue),
        ),
        cycle: round,
        ...(closing === undefined ? {} : { closing }),
      };
    },
  };
}

type FiguresOf = (cueOf: Parameters<Candidate["visual"]>[0]) => NumberVisual["figures"];

/** Figures side by side, below a heading of their own or below what leads into them (`eyebrow`). */
function figuresBeside(
  figuresOf: FiguresOf,
  { heading, eyebrow }: { heading: string; eyebrow: string },
  utterances: Utterance[],
  { ownHeading }: SceneContext,
): Candidate {
  return {
    kind: "number",
    score: SCORE,
    utterances,
    ...(ownHeading || heading === "" ? {} : { heading }),
    visual: (cueOf) => ({
      kind: "number",
      ...(heading === "" ? {} : { heading }),
      ...(eyebrow !== "" && eyebrow !== heading ? { eyebrow } : {}),
      figures: figuresOf(cueOf),
    }),
  };
}

function shownAs({ shows, lead }: ParallelBlock, utterances: Utterance[], context: SceneContext): Candidate {
  // A heading made of a sentence beside it would say nothing of what the picture is.
  const heading = context.ownHeading ? context.heading : lead;
  switch (shows.form) {
    case "table": {
      const priced = shows.amounts ? pricedRows(shows.rows.map(({ cells: [name, price] }) => ({ name, price })), context) : null; // prettier-ignore
      if (priced !== null)
        return figuresBeside(
          (cueOf) => priced.map((one, at) => withCue(one, cueOf(`row:${at}`))),
          shows.note === undefined ? { heading, eyebrow: lead } : { heading: heading === "" ? shows.note : heading, eyebrow: heading === "" ? "" : shows.note }, // prettier-ignore
          utterances,
          context,
        );
      // Amounts stand under each other; what is more than an amount is read as words.
      const plain = shows.rows.every(({ cells }) => Array.from(cells[1]).length <= AMOUNT_LETTERS);
      return {
        kind: "table",
        score: SCORE,
        utterances,
        visual: (cueOf) => {
          const rows = shows.rows.map(({ cells }, at) => ({ cells, cue: cueOf(`row:${at}`) }));
          const align = shows.amounts && plain ? "end" : "start";
          return { kind: "table", heading, columns: columns(align), ...cued(toldOf(rows)) };
        },
      };
    }
    case "sides": {
      const figures = sidesAsFigures(shows, context);
      if (figures !== null)
        return figuresBeside(
          (cueOf) => figures.map((one, side) => withCue(one, cueOf(`point:${side}:0`))),
          { heading, eyebrow: "" },
          utterances,
          context,
        );
      return {
        kind: "comparison",
        score: SCORE,
        utterances,
        visual: (cueOf) => ({
          kind: "comparison",
          heading,
          ...(shows.verdict === null
            ? {}
            : { verdict: withCue({ text: shows.verdict.text }, cueOf("verdict")) }),
          sides: shows.sides.map(({ title, tone, points }, side) => ({
            title,
            tone: tone ?? ("neutral" as const),
            points: toldOf(points.map(({ text }, at) => ({ text, cue: cueOf(`point:${side}:${at}`) }))).map(
              ({ text, cue }) => withCue({ text }, cue),
            ),
          })),
        }),
      };
    }
    case "pairs":
      return pairsCandidate(shows, heading, utterances, context);
    case "days": {
      // On an axis each has a narrow card; what is told at length is read in rows.
      const onAxis = shows.atLength !== true && shows.days.every(({ text }) => Array.from(text).length <= MOST_ON_AXIS); // prettier-ignore
      return {
        kind: onAxis ? "timeline" : "table",
        score: SCORE,
        utterances,
        ...(context.ownHeading ? {} : { heading: lead === "" ? spanOf(shows.days) : lead }),
        visual: (cueOf) => {
          const shown = toldOf(shows.days.map((day, at) => ({ day, cue: cueOf(`item:${at}`) })));
          if (onAxis) {
            const events = shown.map(({ day: { date, text }, cue }) => withCue({ date, text }, cue));
            return { kind: "timeline", heading, events };
          }
          const rows = shown.map(({ day: { date, text }, cue }) => ({ cells: [date, text] as const, cue }));
          return { kind: "table", heading, columns: columns("start"), ...cued(rows) };
        },
      };
    }
    case "loop":
      return loopCandidate(shows, heading, utterances);
    case "sketch":
      return sketchCandidate(shows, heading, utterances);
    case "sum": {
      const { heading: sum, parts, missing } = shows;
      const displays = groupColumn("", parts.map(({ display }) => display), context.language); // prettier-ignore
      const named = groupQuantities(sum, context.language);
      const series = [{ name: named, values: parts.map(({ value }) => value), displays }];
      const categories = parts.map(({ label }) => label);
      const data = { categories, axis: "", series, unit: "", chart: "donut" as const, ...(missing === undefined ? {} : { highlight: missing }) }; // prettier-ignore
      const chart = candidateOf(data, utterances, SCORE, { ...context, heading: named }, "item");
      return context.ownHeading ? chart : { ...chart, heading: named };
    }
    case "bars": {
      const { parts, meant, measure = "", columns: upright } = shows;
      const displays = groupColumn("", parts.map(({ display }) => display), context.language); // prettier-ignore
      const name = context.ownHeading ? measure : "";
      const series = [{ name, values: parts.map(({ value }) => value), displays }];
      const categories = parts.map(({ label }) => label);
      const highlight = meant === undefined ? {} : { highlight: meant };
      const kind = upright === true ? ("column" as const) : chartKind(categories, 1, context.base);
      const data = { categories, axis: "", series, unit: "", chart: kind, ...highlight };
      const chart = candidateOf(data, utterances, SCORE, { ...context, heading }, "item");
      return context.ownHeading || lead === "" ? chart : { ...chart, heading: lead };
    }
    case "figures": {
      const told: FiguresOf = (cueOf) =>
        toldOf(
          shows.parts.map((part, at) => ({ part, cue: cueOf(`item:${at}`), was: cueOf(`from:${at}`) })),
        ).map(
          ({ part: { label, figure, from }, cue, was }) =>
          withCue({ label, figure, ...(from === undefined ? {} : { from: withCue({ figure: from.figure }, was) }) }, cue), // prettier-ignore
        );
      const eyebrow = countWords(lead) <= MOST_EYEBROW_WORDS ? lead : "";
      return figuresBeside(told, { heading, eyebrow }, utterances, context);
    }
    case "steps":
    case "counted":
    case "listed":
    default: {
      // Of so many each is numbered, on as many pages as they need.
      const listed = shows.form === "listed";
      const counted = shows.form !== "steps" && (listed || shows.parts.length <= MAX_ITEMS);
      return {
        kind: counted ? "bullets" : "process",
        score: SCORE,
        utterances,
        ...(context.ownHeading || lead === "" ? {} : { heading: lead }),
        visual: (cueOf) => {
          const shown = toldOf(shows.parts.map((part, at) => ({ part, cue: cueOf(`item:${at}`) })));
          const below = (detail: string | null) => (detail === null ? {} : { detail });
          return counted
            ? {
                kind: "bullets",
                heading: listed && lead !== "" ? lead : heading,
                items: shown.map(({ part, cue }) =>
                  withCue({ label: part.label, ...below(part.detail) }, cue),
                ),
                ...(listed ? {} : { numbered: 1 }),
                ...(shows.denied === true || (listed && forbids(lead)) ? { denied: true } : {}),
              }
            : {
                kind: "process",
                heading,
                steps: shown.map(({ part, cue }) =>
                  withCue({ title: part.label, ...below(part.detail) }, cue),
                ),
              };
        },
      };
    }
  }
}
