import type { CircleSketch, RectangleSketch } from "../../../artifacts/sketch.ts";
import { isAbout, measured, saidAs, unlabelled, type FoundSketch, type SaidMeasure, type Sentences, type TellingMeasure } from "./found-sketch.ts"; // prettier-ignore
import { names, placeOf } from "./has-shape.ts";
import {
  ANGLE,
  AREA,
  BY,
  CIRCLE,
  CIRCUMFERENCE,
  DIAMETER,
  RADIUS,
  RECTANGLE,
  SIDES,
  SQUARE,
} from "./shape-words.ts";
import { EDGE } from "./solid-words.ts";
import { regex } from "../text/regex.ts";
import { inOneUnit, ofKind, tellingMeasures } from "./telling.ts";

/** UTF-16 units between the name of a figure and its first measure, either way. */
const NEAR = 46;
const BETWEEN = 24;

/** "A rectangle of 6 cm by 4 cm. Its area is 24 cm²." */
export function rectangleAt(input: Sentences): FoundSketch | null {
  const { sentences, at, language } = input;
  const text = sentences[at] ?? "";
  const own = placeOf(text, RECTANGLE, language);
  // "The rectangle has … This one is 8 cm long and 3 cm wide, and its area is 24 cm²": surely its own where they agree.
  const isMeant = own < 0 && names(sentences[at - 1] ?? "", RECTANGLE, language) && ofKind(tellingMeasures(input, 0), "area").length === 1; // prettier-ignore
  if ((own < 0 && !isMeant) || /[?？؟]/u.test(text)) return null;
  const lengths = ofKind(tellingMeasures(input, 0), "length");
  const [one, other, third] = lengths;
  if (one === undefined || other === undefined || third !== undefined || one.low !== one.high || other.low !== other.high) return null; // prettier-ignore
  const between = text.slice(one.end, other.start);
  const isNear = isMeant || (one.start - own < NEAR && own - other.end < NEAR);
  if (!isNear || between.length > BETWEEN || !joins(between, language)) return null;
  const [first = 0, second = 0] = inOneUnit([one, other]);
  if (!(first > 0 && second > 0) || Math.max(first, second) > MOST_ASPECT * Math.min(first, second))
    return null;
  // Of two sides the first lies, where it is not said to stand.
  const stands = UPRIGHT.test(text.slice(Math.max(0, one.start - UPRIGHT_WORD), one.start));
  const sides = [measured(one, first), measured(other, second)] as const;
  const [width, height] = stands ? [sides[1], sides[0]] : sides;
  const figure: RectangleSketch = { kind: "rectangle", width, height };
  const said = [saidAs(stands ? "height" : "width", one), saidAs(stands ? "width" : "height", other)];
  const inUnits = one.unit === other.unit ? first * second : null;
  return withArea(input, { figure, said, area: inUnits }, (area) => ({ ...figure, area }));
}

const MOST_ASPECT = 12;
/** Right before the first side. */
const UPRIGHT =
  /(?:縦|たて|세로|高さ|高|height of|height|Höhe(?: von)?|hauteur de|altura de|altezza di)[はが:が]?\s*$/iu;
const UPRIGHT_WORD = 14;

function joins(between: string, language: string): boolean {
  const words = [BY[language], SIDES[language]].filter((one) => one !== undefined).join("|");
  return regex(`^[\\s,،、，]*(?:(?:${words}|of|de|di|von|van|mit|with|a|an|is|e|के|की)[\\s,،、，]*)*$`, "iu").test(between); // prettier-ignore
}

type Plain = { figure: RectangleSketch | CircleSketch; said: SaidMeasure[]; area: number | null };

/** With its area, where this sentence or the next tells it; null where that is another. */
function withArea(
  input: Sentences,
  { figure, said, area }: Plain,
  withIt: (area: ReturnType<typeof measured>) => RectangleSketch | CircleSketch,
): FoundSketch | null {
  const { sentences, at, language } = input;
  for (const ahead of [0, 1]) {
    const text = sentences[at + ahead] ?? "";
    const [told, another] = ofKind(tellingMeasures(input, ahead), "area");
    if (told === undefined) continue;
    const isOfIt = ahead === 0 || names(text, AREA, language);
    if (!isOfIt) break;
    if (another !== undefined || area === null || !isAbout(told.low, area)) return null;
    return {
      figure: withIt(measured(told, told.low)),
      said: [...said, saidAs("area", told)],
      count: ahead + 1,
    };
  }
  return { figure, said, count: 1 };
}

/** "A square with sides of 5 cm has an area of 25 cm²." */
export function squareAt(input: Sentences): FoundSketch | null {
  const { sentences, at, language } = input;
  const text = sentences[at] ?? "";
  const named = placeOf(text, SQUARE, language);
  const [side, other] = ofKind(tellingMeasures(input, 0), "length");
  if (named < 0 || /[?？؟]/u.test(text) || side === undefined || other !== undefined || side.low !== side.high) return null; // prettier-ignore
  if (!names(text, EDGE, language) || Math.abs(side.start - named) > NEAR || !(side.low > 0)) return null;
  const width = measured(side, side.low);
  const figure: RectangleSketch = { kind: "rectangle", width, height: measured(side, side.low) };
  const found = withArea(input, { figure, said: [saidAs("width", side)], area: side.low ** 2 }, (area) => ({ ...figure, area })); // prettier-ignore
  return worthDrawing(found, input);
}

/** "A circle with a radius of 5 cm has a circumference of 31.4 cm." */
export function circleAt(input: Sentences): FoundSketch | null {
  const { sentences, at, language } = input;
  const text = sentences[at] ?? "";
  if (/[?？؟]/u.test(text) || !names(text, CIRCLE, language)) return null;
  const lengths = ofKind(tellingMeasures(input, 0), "length");
  const radius = behind(text, RADIUS, lengths, language);
  const diameter = behind(text, DIAMETER, lengths, language);
  const around = behind(text, CIRCUMFERENCE, lengths.filter((one) => one !== radius && one !== diameter), language); // prettier-ignore
  if ((radius ?? diameter) === null) return null;
  const used = [radius, diameter, around].filter((one) => one !== null);
  if (used.length < lengths.length || new Set(used).size < used.length || used.some(({ low, high }) => low !== high)) return null; // prettier-ignore
  const r = radius?.value ?? (diameter?.value ?? 0) / 2;
  const agrees = (diameter === null || isAbout(diameter.value, 2 * r)) && (around === null || isAbout(around.value, 2 * Math.PI * r)); // prettier-ignore
  if (!(r > 0) || !agrees) return null;
  const figure: CircleSketch = {
    kind: "circle",
    radius: radius === null ? unlabelled(r) : measured(radius, r),
    ...(diameter === null ? {} : { diameter: measured(diameter, 2 * r) }),
    ...(around === null ? {} : { circumference: measured(around, around.value) }),
  };
  const said = ([["radius", radius], ["diameter", diameter], ["circumference", around]] as const).flatMap(
    ([path, one]) => (one === null ? [] : [saidAs(path, one)]),
  ); // prettier-ignore
  const raw = radius?.low ?? (diameter?.low ?? 0) / 2;
  const found = withArea(input, { figure, said, area: Math.PI * raw ** 2 }, (area) => ({ ...figure, area }));
  return worthDrawing(found, input);
}

/** The measure that a word names: the next behind it, or right before it ("5 cm in diameter"). */
function behind(
  text: string,
  words: Readonly<Record<string, string>>,
  found: readonly TellingMeasure[],
  language: string,
): TellingMeasure | null {
  const at = placeOf(text, words, language);
  if (at < 0) return null;
  const next = found.find(({ start }) => start > at && start - at < NEAR);
  const before = found.findLast(({ end }) => end <= at && at - end < 8);
  return before ?? next ?? null;
}

/** "An angle of 60°", by itself. */
export function angleAt(input: Sentences): FoundSketch | null {
  const { sentences, at, language } = input;
  const text = sentences[at] ?? "";
  const found = tellingMeasures(input, 0);
  const [only, another] = found;
  if (only?.kind !== "angle" || another !== undefined || only.low !== only.high) return null;
  if (!(only.low > 0 && only.low < 180) || /[?？؟]/u.test(text)) return null;
  const named = placeOf(text, ANGLE, language);
  if (named < 0 || Math.abs(named - only.start) > BETWEEN) return null;
  return {
    figure: { kind: "angle", angle: measured(only, only.low) },
    said: [saidAs("angle", only)],
    count: 1,
  };
}

/** A figure of one measure alone is drawn where that is asked for: else it is only named, as squares to be counted and a zone around a place are. */
function worthDrawing(found: FoundSketch | null, { isAsked }: Sentences): FoundSketch | null {
  return found === null || isAsked || found.said.length > 1 ? found : null;
}
