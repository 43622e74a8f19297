import type { Cue } from "../../../artifacts/cue.ts";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { withoutStop } from "../text/sentences.ts";
import { isBeside } from "./beside-chart.ts";
import type { Candidate, CueOf, SceneContext, Utterance } from "./draft.ts";
import { referenceIn } from "./chart-reference.ts";
import { tellsMoreThan } from "./hidden-figures.ts";
import { toldParts, type ToldPart } from "./told-categories.ts";

type Finding = NonNullable<ChartVisual["findings"]>[number];
type Lines = Pick<ChartVisual, "categories" | "series">;

/** So many sentences about a chart are told over it; of more it would be a chapter. */
const MOST_FINDINGS = 3;
/** UTF-16 units of a sentence that is read beside a chart. */
const MOST_READ = 120;

/**
 * What is told behind a chart of its parts ("DVDs have halved") is told over it: each part is marked as it is named, and
 * the words stand with it. A value that the chart lacks ("the 2019 figure of 44,000") is a line across it.
 */
export function withFindings(
  chosen: Candidate,
  utterances: readonly Utterance[],
  context: SceneContext,
): Candidate {
  if (chosen.kind !== "chart") return chosen;
  const shown = chosen.visual(() => undefined);
  if (shown.kind !== "chart") return chosen;
  const isOfChart = ({ marks }: Utterance): boolean => marks.some(({ key }) => OF_CHART.test(key));
  const last = utterances.findLastIndex(isOfChart);
  if (last < 0) return chosen;
  const ahead = utterances.slice(0, utterances.findIndex(isOfChart)).map((utterance) => placesOf(utterance, shown, context.base)); // prettier-ignore
  const ranked = lightsOfRows(utterances.slice(0, last + 1), shown);
  const behind = utterances.slice(last + 1);
  const told = behind.map((utterance) => placesOf(utterance, shown, context.base));
  // "That is 85 tonnes in all": what speaks of all of it, with a figure that it has not, is read and lights nothing.
  const remarks = behind.map((utterance) => isRemark(utterance, shown));
  const end = told.findIndex((places, at) => (places.length === 0 && remarks[at] !== true) || at >= MOST_FINDINGS); // prettier-ignore
  const found = end < 0 ? told : told.slice(0, end);
  const findings = found.flatMap((places, at): ((cueOf: CueOf) => Finding | null)[] => {
    const utterance = behind[at];
    if (utterance === undefined) return [];
    const text = withoutStop(utterance.text);
    const note = text.length <= MOST_READ ? text : undefined;
    const key = `finding:${at}`;
    // The sentence is read as it begins to be said; each part is lit with its name.
    utterance.marks.push({ key, offset: 0 });
    places.forEach(({ offset }, nth) => utterance.marks.push({ key: `${key}:${nth}`, offset }));
    if (places.length === 0) return [(cueOf) => readOnly(withoutStop(utterance.text), cueOf(key))];
    return places.map((place, nth) => (cueOf) => {
      const cue = cueOf(nth === 0 ? key : `${key}:${nth}`);
      if (cue === undefined) return null;
      return { ...(note === undefined ? {} : { text: note }), [place.of]: [place.at], cue };
    });
  });
  const beyond = behind.slice(0, found.length).map(({ text }) => referenceIn(text, shown, context));
  const nth = beyond.findIndex((one) => one !== null);
  const reference = beyond[nth];
  const lights = [...ranked, ...findings];
  // A ring keeps its largest part, or the one that it is headed by, in its middle: what is told of another only lights it.
  const point = shown.chart === "donut" ? null : (onlyCategory(found, shown) ?? onlyCategory(ahead, shown));
  if (lights.length === 0 && point === null) return chosen;
  return {
    ...chosen,
    visual: (cueOf) => {
      const visual = chosen.visual(cueOf);
      if (visual.kind !== "chart") return visual;
      const seen = lights.map((of) => of(cueOf)).filter((one) => one !== null);
      const cue = cueOf(`finding:${nth}`);
      return {
        ...visual,
        ...(point === null ? {} : { highlight: point }),
        ...(seen.length === 0 ? {} : { findings: seen }),
        ...(reference === undefined || reference === null || cue === undefined ? {} : { reference: { ...reference, cue } }), // prettier-ignore
      };
    },
  };
}

function readOnly(text: string, cue: Cue | undefined): Finding | null {
  return cue === undefined ? null : { text, cue };
}

/**
 * "Hydro comes last": among sentences that tell several rows, what one tells by itself is lit with its name, until the next
 * tells several again. Where each has its own sentence they only come one after another.
 */
function lightsOfRows(
  told: readonly Utterance[],
  { categories, series }: Lines,
): ((cueOf: CueOf) => Finding | null)[] {
  const rows = told.map(({ marks }) => [...new Set(marks.map(({ key }) => ROW.exec(key)?.[0] ?? "").filter((key) => key !== ""))]); // prettier-ignore
  const single = rows.filter((keys) => keys.length === 1).length;
  if (series.length > 1 || single === 0 || single >= categories.length) return [];
  let lit = false;
  return rows.flatMap((keys) => {
    const [key] = keys;
    if (key === undefined || (keys.length > 1 && !lit)) return [];
    lit = keys.length === 1;
    const parts = lit ? { categories: [Number(ROW.exec(key)?.groups?.["at"])] } : {};
    return [
      (cueOf: CueOf): Finding | null => {
        const cue = cueOf(key);
        return cue === undefined ? null : { ...parts, cue };
      },
    ];
  });
}

const ROW = /^(?:row|bar|share|course|item):(?<at>\d+)$/u;
const MOST_FIGURES = 3;

function isRemark({ text, marks }: Utterance, shown: ChartVisual): boolean {
  if (marks.some(({ key }) => OF_CHART.test(key)) || withoutStop(text).length > MOST_READ) return false;
  // A sentence of so many figures is a picture itself.
  if ((text.match(/\p{Nd}[\p{Nd}.,]*/gu)?.length ?? 0) > MOST_FIGURES) return false;
  return isBeside(text, shown) && tellsMoreThan(text, shown);
}

/** Whether a sentence is read at the foot of the chart that it is told over. */
export function isReadOverChart({ text, marks }: Utterance): boolean {
  return withoutStop(text).length <= MOST_READ && marks.some(({ key }) => key.startsWith("finding:"));
}

const OF_CHART = /^(?:row|bar|share|course|item):/u;

/** Whatever of a chart a sentence tells that brings in none of its marks. */
function placesOf({ text, marks }: Utterance, lines: Lines, base: string): ToldPart[] {
  return marks.some(({ key }) => OF_CHART.test(key)) ? [] : toldParts(text, lines, base);
}

/** The one category that all findings are about. */
function onlyCategory(found: readonly ReturnType<typeof placesOf>[], { series }: Lines): number | null {
  const all = new Set(found.flat().map(({ of, at }) => `${of}:${at}`));
  const [only] = found.flat();
  return series.length === 1 && all.size === 1 && only?.of === "categories" ? only.at : null;
}
