import type { Cue } from "../../../artifacts/cue.ts";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { isSum } from "../text/currencies.ts";
import { asciiDigits, findFigures } from "../text/figures.ts";
import { capitalise, withoutStop } from "../text/sentences.ts";
import { isBeside, TOO_MUCH } from "./beside-chart.ts";
import { namesIn, type NamePlace } from "./chart-names.ts";
import type { Candidate, CueOf, SceneContext, Utterance } from "./draft.ts";
import { MARK } from "./value-to-reach.ts";
import { tellsMoreThan } from "./hidden-figures.ts";
import { YEAR } from "./then-to-now.ts";
import { toPattern } from "../text/regex.ts";

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
  const last = utterances.findLastIndex(({ marks }) => marks.some(({ key }) => OF_CHART.test(key)));
  if (last < 0) return chosen;
  const behind = utterances.slice(last + 1);
  const told = behind.map((utterance) => placesOf(utterance, shown));
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
  const beyond = behind.slice(0, found.length).map(({ text }) => referenceIn(text, shown, context.base));
  const nth = beyond.findIndex((one) => one !== null);
  const reference = beyond[nth];
  if (findings.length === 0) return chosen;
  // A ring keeps its largest part, or the one that it is headed by, in its middle: what is told of another only lights it.
  const point = shown.chart === "donut" ? null : onlyCategory(found, shown);
  return {
    ...chosen,
    visual: (cueOf) => {
      const visual = chosen.visual(cueOf);
      if (visual.kind !== "chart") return visual;
      const seen = findings.map((of) => of(cueOf)).filter((one) => one !== null);
      const cue = cueOf(`finding:${nth}`);
      return {
        ...visual,
        ...(point === null || seen.length === 0 ? {} : { highlight: point }),
        ...(seen.length === 0 ? {} : { findings: seen }),
        ...(reference === undefined || reference === null || cue === undefined ? {} : { reference: { ...reference, cue } }), // prettier-ignore
      };
    },
  };
}

function readOnly(text: string, cue: Cue | undefined): Finding | null {
  return cue === undefined ? null : { text, cue };
}

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

/** Whatever of a chart a sentence names, in its order; nothing where it names all of it alike. */
function placesOf(
  { text, marks }: Utterance,
  { categories, series }: Lines,
): (NamePlace & { of: "categories" | "series" })[] {
  if (marks.some(({ key }) => OF_CHART.test(key)) || TOO_MUCH.test(text)) return [];
  const named = namesIn(text, categories).map((place) => ({ ...place, of: "categories" as const }));
  const ofSeries = series.length < 2 ? [] : namesIn(text, series.map(({ name }) => name)).map((place) => ({ ...place, of: "series" as const })); // prettier-ignore
  const telling = [
    ...(named.length < categories.length ? named : []),
    ...(ofSeries.length < series.length ? ofSeries : []),
  ];
  return telling.toSorted((a, b) => a.offset - b.offset);
}

/** The one category that all findings are about. */
function onlyCategory(found: readonly ReturnType<typeof placesOf>[], { series }: Lines): number | null {
  const all = new Set(found.flat().map(({ of, at }) => `${of}:${at}`));
  const [only] = found.flat();
  return series.length === 1 && all.size === 1 && only?.of === "categories" ? only.at : null;
}

/** How far beyond its own values a line may stand in a chart. */
const BEYOND = 1.25;

/** "the 2019 figure of 44,000", "our target of 800": a value of the same kind that the chart has not, with what it is of. */
function referenceIn(
  text: string,
  { categories, series }: Lines,
  base: string,
): { value: number; label: string } | null {
  const [only, another] = series;
  if (only === undefined || another !== undefined || !categories.every((one) => YEAR.test(one))) return null;
  const known = only.values.filter((value) => value !== null);
  const money = only.displays.some((display) => findFigures(display, base).some(isSum));
  const years = asciiDigits(text).match(toPattern(YEAR.source, "gu")) ?? [];
  const missing = years.filter((year) => !categories.some((one) => one.includes(year)));
  const figures = findFigures(text, base).filter(
    (found) =>
      found.figure.value !== null &&
      isSum(found) === money &&
      !YEAR.test(found.figure.display) &&
      !/[%٪％]/u.test(found.figure.display) &&
      !known.includes(found.figure.value) &&
      found.figure.value >= Math.min(...known) / BEYOND &&
      found.figure.value <= Math.max(...known) * BEYOND,
  );
  const [figure, second] = figures;
  const value = figure?.figure.value ?? null;
  if (figure === undefined || value === null || second !== undefined) return null;
  const word = MARK.exec(text.slice(0, figure.start))?.groups?.["word"];
  const of = missing.length === 1 ? missing[0] : missing.length === 0 && word !== undefined ? capitalise(word) : null; // prettier-ignore
  return of === null || of === undefined ? null : { value, label: `${of}: ${figure.figure.display}` };
}
