import type { LayersSketch } from "../../../artifacts/sketch.ts";
import { regex } from "../text/regex.ts";
import { capitalise } from "../text/sentences.ts";
import { measured, saidAs, type FoundSketch, type Sentences, type TellingMeasure } from "./found-sketch.ts"; // prettier-ignore
import { names } from "./has-shape.ts";
import { DOWNWARD, LAYER, THICK, UPWARD } from "./solid-words.ts";
import { LAYER_FRAMES } from "./stack-words.ts";
import { inOneUnit, ofKind, tellingMeasures } from "./telling.ts";

const FEWEST = 3;
const MOST = 7;
/** Of the thickest layer to the thinnest: beyond it that is no longer a line to scale. */
const MOST_SPREAD = 160;
const MOST_NAME = 34;

/** A layer's name with its measure. */
export type Row = { name: string; found: TellingMeasure };

/** "The crust is 5 to 70 km thick, the mantle 2,900 km and the outer core 2,200 km": layers to scale, from top to bottom. */
export function stackAt(input: Sentences): FoundSketch | null {
  const { language, around } = input;
  if (LAYER_FRAMES[language] === undefined || !names(around, LAYER, language)) return null;
  const rows: Row[] = [];
  let count = 0;
  for (let ahead = 0; rows.length <= MOST; ahead += 1) {
    const own = rowsOf(input, ahead);
    if (own === null) break;
    rows.push(...own);
    count = ahead + 1;
  }
  return stackOf(rows, count, input);
}

/** The layers of one sentence, each with its measure; null where it tells something else. */
function rowsOf(input: Sentences, ahead: number): Row[] | null {
  const { sentences, at, language } = input;
  const text = sentences[at + ahead] ?? "";
  const words = LAYER_FRAMES[language];
  if (words === undefined || text === "" || /[?？؟"“„«»]/u.test(text)) return null;
  const all = tellingMeasures(input, ahead);
  const lengths = ofKind(all, "length");
  if (lengths.length === 0 || all.length > lengths.length) return null;
  if (!names(text, THICK, language) && contiguous(lengths) === null) return null;
  const rows = lengths.map((found, nth): Row | null => {
    const name = nameBefore(text.slice(lengths[nth - 1]?.end ?? 0, found.start), words, language);
    return name === null ? null : { name, found };
  });
  const whole = rows.filter((row) => row !== null);
  return whole.length < rows.length ? null : whole;
}

/** Three layers or more as a figure; null where it is not sure which lies on which, or the thinnest would be no line. */
export function stackOf(
  rows: readonly Row[],
  count: number,
  { language, around }: Sentences,
): FoundSketch | null {
  const lengths = rows.map(({ found }) => found);
  if (rows.length < FEWEST || rows.length > MOST || new Set(rows.map(({ name }) => name)).size < rows.length) return null; // prettier-ignore
  const reach = contiguous(lengths);
  const upward = names(around, UPWARD, language);
  if (reach !== null && !upward && !names(around, DOWNWARD, language)) return null;
  if (reach === null && !names(around, THICK, language)) return null;
  const thickness = reach ?? inOneMeasure(lengths);
  if (thickness === null || Math.max(...thickness) > MOST_SPREAD * Math.min(...thickness)) return null;
  const layers = rows.map(({ name, found }, nth) => ({
    name: capitalise(name, language),
    thickness: measured(found, thickness[nth] ?? 0),
  }));
  const said = lengths.map((one, nth) => saidAs(`layers.${upward ? layers.length - 1 - nth : nth}.thickness`, one)); // prettier-ignore
  const figure: LayersSketch = { kind: "layers", layers: upward ? layers.toReversed() : layers };
  return { figure, said, count };
}

/** Thickness of layers of which each begins where the one before ends; null where they do not. */
function contiguous(lengths: readonly TellingMeasure[]): number[] | null {
  if (!lengths.every(({ low, high }) => high > low)) return null;
  const units = new Set(lengths.map(({ unit }) => unit));
  const joined = lengths.every(({ low }, nth) => nth === 0 || low === lengths[nth - 1]?.high);
  return units.size === 1 && joined ? lengths.map(({ low, high }) => high - low) : null;
}

function inOneMeasure(lengths: readonly TellingMeasure[]): number[] | null {
  const values = inOneUnit(lengths);
  return values.every((value) => value > 0) ? values : null;
}

/** The layer's name in the words before its measure: what joins it to the one before, and what measures it, left out. */
function nameBefore(
  text: string,
  { opens, ends }: { opens: string; ends: string },
  language: string,
): string | null {
  // "The layers of the Earth: the crust …": what announces them is no name of the first.
  const own = text.slice(Math.max(text.lastIndexOf(":"), text.lastIndexOf("：")) + 1);
  const opening = regex(`^[\\s,;،、，。:]*(?:(?:${opens})[\\s,،、，]*)*`, "iu").exec(own)?.[0] ?? "";
  const trimmed = inflected(own.slice(opening.length), opening, language)
    .replace(regex(`[\\s,،、，:]*(?:(?:${ends})[\\s:]*)*$`, "iu"), "")
    .trim();
  const isName = trimmed !== "" && trimmed.length <= MOST_NAME && !/[.,;:!?\p{Nd}()，。、；]/u.test(trimmed);
  return isName ? trimmed : null;
}

/** "der äußere Kern" is "äußerer Kern" without its article. */
function inflected(name: string, opening: string, language: string): string {
  const article = language === "de" ? /(?:^|\s)(der|das)\s*$/iu.exec(opening)?.[1]?.toLowerCase() : undefined;
  if (article === undefined) return name;
  return name.replace(/^(\p{L}+e)(?=\s\p{Lu})/u, `$1${article === "der" ? "r" : "s"}`);
}
