import type { LeverSide } from "../../../artifacts/sketch.ts";
import { isAbout, measured, saidAs, type FoundSketch, type SaidMeasure, type Sentences, type TellingMeasure } from "./found-sketch.ts"; // prettier-ignore
import { names } from "./has-shape.ts";
import { LEVER } from "./solid-words.ts";
import { inOneUnit, ofKind, tellingMeasures } from "./telling.ts";

/** Arms that differ more than this are no longer seen beside one another. */
const MOST_RATIO = 12;

/** "A child of 30 kg sits 2 m from the pivot; an adult of 60 kg sits 1 m from it": drawn where the two balance. */
export function leverAt(input: Sentences): FoundSketch | null {
  const { language, around, sentences, at } = input;
  if (!names(around, LEVER, language) || /[?？؟]/u.test(sentences[at] ?? "")) return null;
  for (const count of [1, 2]) {
    const found = Array.from({ length: count }, (_, ahead) => tellingMeasures(input, ahead)).flat();
    if (count === 2 && tellingMeasures(input, 1).length === 0) return null;
    const sides = sidesOf(found);
    if (sides !== null) return sides.said.length === 0 ? null : { ...sides, count };
  }
  return null;
}

function sidesOf(found: readonly TellingMeasure[]): Omit<FoundSketch, "count"> | null {
  const [loads, arms] = [ofKind(found, "mass"), ofKind(found, "length")];
  if (loads.length !== 2 || arms.length !== 2 || found.length !== 4) return null;
  // Each load beside its arm: both named in the same order.
  const order = found.map(({ kind }) => kind).join(" ");
  if (order !== "mass length mass length" && order !== "length mass length mass") return null;
  const [weights, reaches] = [inOneUnit(loads), inOneUnit(arms)];
  const [w = 0, v = 0] = weights;
  const [a = 0, b = 0] = reaches;
  if (!isAbout(w * a, v * b) || Math.max(a, b) > MOST_RATIO * Math.min(a, b) || !(w > 0 && v > 0))
    return null;
  const said: SaidMeasure[] = [];
  const side = (name: "left" | "right", nth: number): LeverSide | null => {
    const [load, arm] = [loads[nth], arms[nth]];
    if (load === undefined || arm === undefined) return null;
    said.push(saidAs(`${name}.load`, load), saidAs(`${name}.arm`, arm));
    return { load: measured(load, weights[nth] ?? 0), arm: measured(arm, reaches[nth] ?? 0) };
  };
  const [left, right] = [side("left", 0), side("right", 1)];
  return left === null || right === null ? null : { figure: { kind: "lever", left, right }, said };
}
