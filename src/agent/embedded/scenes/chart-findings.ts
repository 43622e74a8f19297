import type { ChartVisual } from "../../../artifacts/storyboard.ts";
import { asciiDigits, findFigures } from "../text/figures.ts";
import { withoutStop } from "../text/sentences.ts";
import { namesIn, type NamePlace } from "./chart-names.ts";
import type { Candidate, CueOf, SceneContext, Utterance } from "./draft.ts";
import { YEAR } from "./then-to-now.ts";

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
export function withFindings(chosen: Candidate, utterances: readonly Utterance[], context: SceneContext): Candidate {
  if (chosen.kind !== "chart") return chosen;
  const shown = chosen.visual(() => undefined);
  if (shown.kind !== "chart") return chosen;
  const last = utterances.findLastIndex(({ marks }) => marks.some(({ key }) => OF_CHART.test(key)));
  if (last < 0) return chosen;
  const behind = utterances.slice(last + 1);
  const told = behind.map((utterance) => placesOf(utterance, shown));
  const end = told.findIndex((places, at) => places.length === 0 || at >= MOST_FINDINGS);
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
  const point = onlyCategory(found, shown);
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

const OF_CHART = /^(?:row|bar|share|course):/u;

/** Whatever of a chart a sentence names, in its order; nothing where it names all of it alike. */
function placesOf({ text, marks }: Utterance, { categories, series }: Lines): (NamePlace & { of: "categories" | "series" })[] {
  if (marks.some(({ key }) => OF_CHART.test(key))) return [];
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

/** "the 2019 figure of 44,000" beside the years 2020 to 2024: a value of the same kind at a time that the chart has not. */
function referenceIn(
  text: string,
  { categories, series }: Lines,
  base: string,
): { value: number; label: string } | null {
  const [only, another] = series;
  if (only === undefined || another !== undefined || !categories.every((one) => YEAR.test(one))) return null;
  const known = only.values.filter((value) => value !== null);
  const years = asciiDigits(text).match(new RegExp(YEAR.source, "gu")) ?? [];
  const missing = years.filter((year) => !categories.some((one) => one.includes(year)));
  const figures = findFigures(text, base).filter(
    ({ figure: { value, display }, unit }) =>
      value !== null &&
      unit === "" &&
      !YEAR.test(display) &&
      !/[%٪％]/u.test(display) &&
      !known.includes(value) &&
      value >= Math.min(...known) / BEYOND &&
      value <= Math.max(...known) * BEYOND,
  );
  const [figure, second] = figures;
  const value = figure?.figure.value ?? null;
  if (missing.length !== 1 || value === null || second !== undefined) return null;
  return { value, label: `${missing[0]}: ${figure?.figure.display}` };
}
