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

/** "The crust is 5 to 70 km thick, the mantle 2,900 km and the outer core 2,200 km": layers to scale, from top to bottom. */
export function stackAt(input: Sentences): FoundSketch | null {
  const { sentences, at, language, around } = input;
  const text = sentences[at] ?? "";
  const words = LAYER_FRAMES[language];
  if (words === undefined || /[?？؟"“„«»]/u.test(text) || !names(around, LAYER, language)) return null;
  const lengths = ofKind(tellingMeasures(input, 0), "length");
  if (lengths.length < FEWEST || lengths.length > MOST || tellingMeasures(input, 0).length > lengths.length) return null; // prettier-ignore
  const labels = lengths.map((one, nth) =>
    nameBefore(text.slice(lengths[nth - 1]?.end ?? 0, one.start), words, language),
  );
  const found = labels.filter((label) => label !== null);
  if (found.length < labels.length || new Set(found).size < found.length) return null;
  const reach = contiguous(lengths);
  if (reach === null && !names(text, THICK, language)) return null;
  const upward = names(around, UPWARD, language);
  if (reach !== null && !upward && !names(around, DOWNWARD, language)) return null;
  const thickness = reach ?? inOneMeasure(lengths);
  if (thickness === null || Math.max(...thickness) > MOST_SPREAD * Math.min(...thickness)) return null;
  const layers = lengths.map((one, nth) => ({
    name: capitalise(found[nth] ?? "", language),
    thickness: measured(one, thickness[nth] ?? 0),
  }));
  const said = lengths.map((one, nth) => saidAs(`layers.${upward ? layers.length - 1 - nth : nth}.thickness`, one)); // prettier-ignore
  const figure: LayersSketch = { kind: "layers", layers: upward ? layers.toReversed() : layers };
  return { figure, said, count: 1 };
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
