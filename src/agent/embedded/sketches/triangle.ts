import type { Measured, TriangleSketch } from "../../../artifacts/sketch.ts";
import { isAbout, measured, saidAs, unlabelled, type FoundSketch, type SaidMeasure, type Sentences, type TellingMeasure } from "./found-sketch.ts"; // prettier-ignore
import { names, placeOf } from "./has-shape.ts";
import {
  DIAGONAL,
  SQUARE_CORNER,
  HYPOTENUSE,
  LEGS,
  RIGHT_TRIANGLE,
  SQUARES_ON_SIDES,
} from "./shape-words.ts";
import { inOneUnit, ofKind, tellingMeasures } from "./telling.ts";

/** Sides of a whole triangle, told or worked out from two of them. */
type Sides = { legs: [Side, Side]; long: Side };
type Side = { value: number; told: TellingMeasure | null };

/** UTF-16 units from the word for the long side to its measure, or from that to the word. */
const OF_LONG = 28;
const BEFORE_LONG = 5;
/** What may be told of it in sentences of its own. */
const MOST_MORE = 3;
/** Of the long side: what rounding may take. */
const EXACT = 0.012;
const DEGREES = 0.7;

/** "A right triangle with legs of 3 cm and 4 cm": drawn where two sides are told, and all that is told of it agrees. */
export function triangleAt(input: Sentences): FoundSketch | null {
  const { sentences, at, language } = input;
  const first = sentences[at] ?? "";
  if (/[?？؟]/u.test(first) || !names(first, RIGHT_TRIANGLE, language)) return null;
  const sides = sidesOf(input);
  if (sides === null) return null;
  const [one, other] = sides.legs;
  const [height, base] = one.value <= other.value ? [one, other] : [other, one];
  return withMore({ base, height, long: sides.long }, input);
}

/** "Measure 3 m along one wall and 4 m along the other. If the diagonal is 5 m, the corner is square." */
export function squareCornerAt(input: Sentences): FoundSketch | null {
  const { sentences, at, language } = input;
  for (const count of [1, 2]) {
    const text = sentences.slice(at, at + count).join(" ");
    const found = Array.from({ length: count }, (_, ahead) =>
      ofKind(tellingMeasures(input, ahead), "length"),
    );
    if (found[0]?.length === 0 || /[?？؟]/u.test(text)) return null;
    const [one, other, long, more] = found.flat();
    if (one === undefined || other === undefined || long === undefined) continue;
    if (more !== undefined || !names(text, DIAGONAL, language) || !names(text, SQUARE_CORNER, language)) return null; // prettier-ignore
    const [a = 0, b = 0, c = 0] = inOneUnit([one, other, long]);
    if (!(a > 0 && b > 0) || !isAbout(Math.hypot(a, b), c, EXACT)) return null;
    const legs = [{ found: one, value: a }, { found: other, value: b }].toSorted((left, right) => left.value - right.value); // prettier-ignore
    const [height, base] = legs;
    if (height === undefined || base === undefined) return null;
    const figure: TriangleSketch = { kind: "triangle", base: measured(base.found, base.value), height: measured(height.found, height.value), long: measured(long, c) }; // prettier-ignore
    return { figure, said: [saidAs("base", base.found), saidAs("height", height.found), saidAs("long", long)], count }; // prettier-ignore
  }
  return null;
}

function sidesOf(input: Sentences): Sides | null {
  const { sentences, at, language } = input;
  const text = sentences[at] ?? "";
  const all = tellingMeasures(input, 0);
  const lengths = ofKind(all, "length");
  const bare = ofKind(all, "none");
  const told = lengths.length > 0 ? lengths : bare;
  const values = inOneUnit(told);
  if (values.some((value) => !(value > 0))) return null;
  const sides = told.map((one, nth): Side => ({ told: one, value: values[nth] ?? 0 }));
  const [a, b, c] = sides.toSorted((left, right) => left.value - right.value);
  if (a === undefined || b === undefined) return null;
  if (sides.length === 3 && c !== undefined)
    return isAbout(Math.hypot(a.value, b.value), c.value, EXACT) ? { legs: [a, b], long: c } : null;
  // "Two legs and one hypotenuse" counts them.
  if (sides.length !== 2 || lengths.length !== 2) return null;
  const longAt = placeOf(text, HYPOTENUSE, language);
  const own = longAt < 0 ? undefined : lengths.find(({ start, end }) => (start > longAt && start - longAt < OF_LONG) || (end <= longAt && longAt - end < BEFORE_LONG)); // prettier-ignore
  if (own !== undefined) {
    if (!names(text, LEGS, language) || b.told !== own || a.value === b.value) return null;
    const leg = Math.sqrt(b.value ** 2 - a.value ** 2);
    return { legs: [a, { value: leg, told: null }], long: b };
  }
  const next = ofKind(tellingMeasures(input, 1), "length", "none");
  const nextLong = names(sentences[at + 1] ?? "", HYPOTENUSE, language) && next.length === 1;
  if (!names(text, LEGS, language) && !nextLong) return null;
  return { legs: [a, b], long: { value: Math.hypot(a.value, b.value), told: null } };
}

type Drawn = { base: Side; height: Side; long: Side };

/** With the long side, the angles and the squares that this sentence and the next tell; null where one of them is of another triangle. */
function withMore({ base, height, long }: Drawn, input: Sentences): FoundSketch | null {
  const { sentences, at, language } = input;
  const said: SaidMeasure[] = [];
  const label = (path: string, { told, value }: Side): Measured => {
    if (told === null) return unlabelled(value);
    said.push(saidAs(path, told));
    return measured(told, value);
  };
  const figure: TriangleSketch = {
    kind: "triangle",
    base: label("base", base),
    height: label("height", height),
    ...(long.told === null ? {} : { long: label("long", long) }),
  };
  let count = 1;
  for (let ahead = 0; ahead <= MOST_MORE; ahead += 1) {
    const text = sentences[at + ahead] ?? "";
    if (text === "" || /[?？؟]/u.test(text)) break;
    const found = tellingMeasures(input, ahead);
    const squaresAt = placeOf(text, SQUARES_ON_SIDES, language);
    if (squaresAt >= 0 && figure.squares === undefined) {
      figure.squares = {};
      said.push({ path: "squares", said: text.slice(squaresAt, squaresAt + SAID), sentence: ahead, offset: squaresAt }); // prettier-ignore
      count = ahead + 1;
    }
    const taken = takeLong(figure, long, ahead, found, text, said, language);
    const turned = takeAngle(figure, base.value, height.value, found, said);
    if (taken === "other" || turned === "other") return null;
    const squared = takeAreas(figure, [base, height, long], ahead, found, said);
    if (taken === "taken" || turned === "taken" || squared) count = ahead + 1;
    else if (ahead > 0 && squaresAt < 0) break;
  }
  return { figure, said: said.filter(({ sentence }) => sentence < count), count };
}

const SAID = 12;

type Taken = "taken" | "none" | "other";

function takeLong(
  figure: TriangleSketch,
  long: Side,
  ahead: number,
  found: readonly TellingMeasure[],
  text: string,
  said: SaidMeasure[],
  language: string,
): Taken {
  const lengths = ofKind(found, "length");
  const [only, another] = lengths;
  if (ahead === 0 || figure.long !== undefined || only === undefined || another !== undefined) return "none";
  if (!names(text, HYPOTENUSE, language)) return "none";
  const unitOf = (display: string): string => display.replace(/^[\p{Nd}.,\s]+/u, "");
  const isSame = unitOf(figure.base.display) === unitOf(only.display);
  if (!isSame || !isAbout(only.low, long.value, EXACT)) return "other";
  figure.long = measured(only, long.value);
  said.push(saidAs("long", only));
  return "taken";
}

/** The angle at which the long side rises: the other one stands at the other end of a triangle that is turned. */
function takeAngle(
  figure: TriangleSketch,
  base: number,
  height: number,
  found: readonly TellingMeasure[],
  said: SaidMeasure[],
): Taken {
  const rises = (Math.atan2(height, base) * 180) / Math.PI;
  const angles = ofKind(found, "angle").filter(({ low }) => low !== 90);
  if (angles.length === 0) return "none";
  if (!angles.every(({ low }) => [rises, 90 - rises].some((one) => Math.abs(one - low) < DEGREES))) return "other"; // prettier-ignore
  const own = angles.find(({ low }) => Math.abs(rises - low) < DEGREES);
  if (own === undefined || figure.angle !== undefined) return "none";
  figure.angle = measured(own, own.low);
  said.push(saidAs("angle", own));
  return "taken";
}

/** Areas of the squares on its sides, wherever a number is one. */
function takeAreas(
  { squares }: TriangleSketch,
  [base, height, long]: [Side, Side, Side],
  ahead: number,
  found: readonly TellingMeasure[],
  said: SaidMeasure[],
): boolean {
  if (squares === undefined) return false;
  let taken = false;
  for (const one of ofKind(found, "area", "none")) {
    const own = ([["height", height], ["base", base], ["long", long]] as const).find(
      ([name, { value }]) => squares[name] === undefined && isAbout(value ** 2, one.low, 0.001),
    ); // prettier-ignore
    if (own === undefined || [base, height, long].some(({ told }) => told?.start === one.start && told.sentence === ahead)) continue; // prettier-ignore
    squares[own[0]] = measured(one, one.low);
    said.push(saidAs(`squares.${own[0]}`, one));
    taken = true;
  }
  return taken;
}
