import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer, Track } from "../../../artifacts/timeline.ts";
import type { ComponentContext } from "../component.ts";
import type { ChartData } from "./chart-data.ts";

/** What of a mark is left where another is spoken of: still to be read against it. */
const BACK = 0.5;

/** What a layer of a chart belongs to; null: to all of it. */
type Part = { series: number | null; category: number | null };
/** What is lit from a frame on. An empty list lights all. */
export type Light = { frame: number; categories: number[]; series: number[] };

/** While a finding is told, the layers of what it does not speak of step back. */
export function litParts(
  layers: Layer[],
  lights: readonly Light[],
  data: ChartData,
  context: ComponentContext,
): Layer[] {
  if (lights.length === 0) return layers;
  return layers.map((layer) => {
    const part = partOf(layer.id, data);
    const shown = lights.map((light) => (isLit(part, light) ? 1 : BACK));
    if (shown.every((opacity) => opacity === 1)) return layer;
    const { exit } = context.theme.motion;
    const before: Track = layer.tracks.opacity ?? [{ frame: 0, value: 1 }];
    const settled = before.at(-1);
    // What comes, or goes, later keeps its own way.
    if (settled === undefined || settled.value === 0 || settled.frame > (lights[0]?.frame ?? 0)) return layer;
    let opacity = settled.value;
    const turns = lights.flatMap(({ frame }, at): Track => {
      const next = shown[at] ?? 1;
      if (next === opacity) return [];
      const keys: Track = [
        { frame, value: opacity },
        { frame: frame + exit, value: next, ease: "out" },
      ];
      opacity = next;
      return keys;
    });
    return { ...layer, tracks: { ...layer.tracks, opacity: [...before, ...turns] } };
  });
}

/** What one sentence lights stays lit until the next begins. */
export function lightsOf({ findings = [] }: ChartVisual, context: ComponentContext): Light[] {
  const lights: Light[] = [];
  const told = pairsTogether(findings);
  for (const [at, { text, cue, categories = [], series = [] }] of told.entries()) {
    const frame = context.at(cue);
    const before = lights.at(-1);
    const goes = before !== undefined && text !== undefined && text === told[at - 1]?.text;
    const light = goes
      ? { frame, categories: [...before.categories, ...categories], series: [...before.series, ...series] }
      : { frame, categories, series };
    // Names told within one movement light up together.
    if (before !== undefined && frame - before.frame <= context.theme.motion.exit)
      lights[lights.length - 1] = { ...light, frame: before.frame };
    else lights.push(light);
  }
  return lights;
}

/**
 * "Rail emits a fifth of what air does": two that one sentence weighs against each other are lit together, as it begins; the one
 * alone would be the same chart twice, and each time half of what is said.
 */
function pairsTogether(findings: Findings): Findings {
  return findings.flatMap((one, at) => {
    if (isPairFrom(findings, at - 1)) return [];
    const next = findings[at + 1];
    if (next === undefined || !isPairFrom(findings, at)) return [one];
    const both = (of: "categories" | "series"): number[] => [one, next].flatMap((finding) => finding[of] ?? []); // prettier-ignore
    return [{ ...one, categories: both("categories"), series: both("series") }];
  });
}

/** Whether this finding and the next are one sentence's, of a category each, and no neighbour of theirs is. */
function isPairFrom(findings: Findings, at: number): boolean {
  const [before, one, other, behind] = [-1, 0, 1, 2].map((step) => findings[at + step]);
  if (one?.text === undefined || other?.text !== one.text) return false;
  if (before?.text === one.text || behind?.text === one.text) return false;
  return one.categories?.length === 1 && other.categories?.length === 1;
}

type Findings = NonNullable<ChartVisual["findings"]>;

function isLit({ series, category }: Part, light: Light): boolean {
  const lit = (part: number | null, named: number[]): boolean => part === null || named.length === 0 || named.includes(part); // prettier-ignore
  return lit(series, light.series) && lit(category, light.categories);
}

/** Layers are named by what they show: "bar-2-1" of category 2 and series 1, "measure-3-…" of series 3, "point-1-4". */
function partOf(id: string, data: ChartData): Part {
  const panel = /^measure-(\d+)(?:-(.+))?$/u.exec(id);
  if (panel !== null) {
    const { category } = partOf(panel[2] ?? "", { ...data, series: data.series.slice(0, 1) });
    return { series: Number(panel[1]) - 1, category };
  }
  const of = (pattern: RegExp): number[] | null => pattern.exec(id)?.slice(1).map((found) => Number(found) - 1) ?? null; // prettier-ignore
  const several = data.series.length > 1;
  const mark = of(/^(?:bar|value)-(\d+)-(\d+)$/u);
  if (mark !== null) return { category: mark[0] ?? null, series: several ? (mark[1] ?? null) : null };
  const point = of(/^point-(\d+)-(\d+)$/u);
  if (point !== null) return { series: several ? (point[0] ?? null) : null, category: point[1] ?? null };
  const category = of(/^(?:bar|value|label|part)-(\d+)$/u);
  if (category !== null) return { category: category[0] ?? null, series: null };
  const line = of(/^(?:line|name|end)-(\d+)(?:-\d+)?$/u);
  return { category: null, series: several && line !== null ? (line[0] ?? null) : null };
}
