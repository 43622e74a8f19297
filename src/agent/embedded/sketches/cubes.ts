import type { CubesSketch } from "../../../artifacts/sketch.ts";
import { isAbout, measured, saidAs, unlabelled, type FoundSketch, type SaidMeasure, type Sentences } from "./found-sketch.ts"; // prettier-ignore
import { names, placeOf } from "./has-shape.ts";
import { CUBE, EDGE, EIGHTFOLD, TWICE } from "./solid-words.ts";
import { inOneUnit, ofKind, tellingMeasures } from "./telling.ts";

const MOST_SENTENCES = 4;
/** Of one edge to the other: beyond it the small cube is a speck, and near to one they are alike. */
const MOST_RATIO = 10;
const LEAST_RATIO = 1.2;
const SAID = 12;

/** "A cube with edges of 1 cm and another with edges of 2 cm": both, with what each holds or how many times as much. */
export function cubesAt(input: Sentences): FoundSketch | null {
  const { sentences, at, language } = input;
  const first = sentences[at] ?? "";
  if (!names(first, CUBE, language) || /[?？؟]/u.test(first)) return null;
  const lengths = ofKind(tellingMeasures(input, 0), "length");
  if (lengths.length === 0) return twiceAsLong(input);
  const [one, other, third] = lengths;
  if (one === undefined || other === undefined || third !== undefined || !names(first, EDGE, language))
    return null;
  const [a = 0, b = 0] = inOneUnit([one, other]);
  const ratio = b / a;
  if (!(ratio >= LEAST_RATIO && ratio <= MOST_RATIO)) return null;
  const figure: CubesSketch = {
    kind: "cubes",
    cubes: [{ edge: measured(one, a) }, { edge: measured(other, b) }],
  };
  const said = [saidAs("cubes.0.edge", one), saidAs("cubes.1.edge", other)];
  return withVolumes(input, { figure, said, a, b, count: 1 });
}

type Drawn = { figure: CubesSketch; said: SaidMeasure[]; a: number; b: number; count: number };

/** What each holds, where that is told of both, or how many times as much. */
function withVolumes(input: Sentences, { figure, said, a, b, count }: Drawn): FoundSketch | null {
  const { sentences, at, language } = input;
  for (let ahead = 0; ahead < MOST_SENTENCES; ahead += 1) {
    const text = sentences[at + ahead] ?? "";
    if (/[?？؟]/u.test(text)) break;
    const spaces = ofKind(tellingMeasures(input, ahead), "space");
    const [small, large] = [spaces.find(({ low }) => isAbout(low, a ** 3)), spaces.find(({ low }) => isAbout(low, b ** 3))]; // prettier-ignore
    const [first, second] = figure.cubes;
    if (small !== undefined && large !== undefined && first !== undefined && second !== undefined) {
      first.volume = measured(small, small.low);
      second.volume = measured(large, large.low);
      return { figure, said: [...said, saidAs("cubes.0.volume", small), saidAs("cubes.1.volume", large)], count: Math.max(count, ahead + 1) }; // prettier-ignore
    }
    const eight = isAbout(b, 2 * a, 0.001) ? placeOf(text, EIGHTFOLD, language) : -1;
    if (eight >= 0 && second !== undefined) {
      second.volume = { display: "×\u00A08", value: 8 };
      return { figure, said: [...said, { path: "cubes.1.volume", said: text.slice(eight, eight + SAID), sentence: ahead, offset: eight }], count: Math.max(count, ahead + 1) }; // prettier-ignore
    }
  }
  return { figure, said, count };
}

/** "Take a cube and double its side. … Its volume becomes eight times as large." */
function twiceAsLong(input: Sentences): FoundSketch | null {
  const { sentences, at, language } = input;
  const text = sentences[at] ?? "";
  const twice = placeOf(text, TWICE, language);
  if (twice < 0) return null;
  const figure: CubesSketch = { kind: "cubes", cubes: [{ edge: unlabelled(1) }, { edge: { display: "×\u00A02", value: 2 } }] }; // prettier-ignore
  const said = [{ path: "cubes.1.edge", said: text.slice(twice, twice + SAID), sentence: 0, offset: twice }];
  const found = withVolumes(input, { figure, said, a: 1, b: 2, count: 1 });
  const second = found?.figure.kind === "cubes" ? found.figure.cubes[1] : undefined;
  return second?.volume === undefined ? null : found;
}
