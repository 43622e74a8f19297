import type { Measured, SketchedFigure } from "../../src/artifacts/sketch.ts";
import type { Visual } from "../../src/artifacts/storyboard.ts";

type Sample = { name: string; language: string; visual: Visual };

const told = (display: string, value: number): Measured => ({ display, value });

function sample(name: string, language: string, heading: string, figure: SketchedFigure): Sample {
  return { name: `sketch-${name}`, language, visual: { kind: "sketch", heading, figure } };
}

/** Each figure, long words, other scripts, and what is flat, steep or very thin. */
export const SKETCH_SAMPLES: Sample[] = [
  sample("triangle", "en", "The longest side", {
    kind: "triangle",
    base: told("4 cm", 4),
    height: told("3 cm", 3),
    long: told("5 cm", 5),
    angle: told("36.9°", 36.9),
  }),
  sample("squares", "de", "Der Satz des Pythagoras", {
    kind: "triangle",
    base: told("4 cm", 4),
    height: told("3 cm", 3),
    long: told("5 cm", 5),
    squares: { base: told("16 cm²", 16), height: told("9 cm²", 9), long: told("25 cm²", 25) },
  }),
  sample("ladder", "en", "Set the angle: one out, four up", {
    kind: "triangle",
    stands: "ladder",
    base: told("1 m", 1),
    height: told("4 m", 4),
    angle: told("75°", 75),
  }),
  sample("ramp", "en", "The ramp rises 1 in 12", {
    kind: "triangle",
    stands: "ramp",
    base: told("6 m", 6),
    height: told("50 cm", 0.5),
  }),
  sample("rectangle", "fr", "L’aire d’un rectangle", {
    kind: "rectangle",
    width: told("6 cm", 6),
    height: told("4 cm", 4),
    area: told("24 cm²", 24),
  }),
  sample("circle", "es", "El círculo", {
    kind: "circle",
    radius: told("5 cm", 5),
    circumference: told("31,4 cm", 31.4),
    area: told("78,5 cm²", 78.5),
  }),
  sample("angle", "pt", "Ângulos", { kind: "angle", angle: told("60°", 60) }),
  sample("cubes", "en", "Twice as long, eight times as heavy", {
    kind: "cubes",
    cubes: [
      { edge: told("1 cm", 1), volume: told("1 cm³", 1) },
      { edge: told("2 cm", 2), volume: told("8 cm³", 8) },
    ],
  }),
  sample("box", "en", "What fits under the seat", {
    kind: "box",
    width: told("55 cm", 55),
    depth: told("40 cm", 40),
    height: told("20 cm", 20),
  }),
  sample("layers", "de", "Was unter unseren Füßen liegt", {
    kind: "layers",
    layers: [
      { name: "Erdkruste", thickness: told("5 bis 70 km", 37.5) },
      { name: "Erdmantel", thickness: told("2.900 km", 2900) },
      { name: "Äußerer Kern", thickness: told("2.200 km", 2200) },
      { name: "Innerer Kern", thickness: told("1.220 km", 1220) },
    ],
  }),
  sample("layers-arabic", "ar", "طبقات الجلد", {
    kind: "layers",
    layers: [
      { name: "البشرة", thickness: told("0.1 مم", 0.1) },
      { name: "الأدمة", thickness: told("2 مم", 2) },
      { name: "النسيج تحت الجلد", thickness: told("10 مم", 10) },
    ],
  }),
  sample("lever", "en", "The seesaw", {
    kind: "lever",
    left: { name: "Child", load: told("30 kg", 30), arm: told("2 m", 2) },
    right: { name: "Adult", load: told("60 kg", 60), arm: told("1 m", 1) },
  }),
  sample("triangle-ja", "ja", "三平方の定理", {
    kind: "triangle",
    base: told("4cm", 4),
    height: told("3cm", 3),
    long: told("5cm", 5),
  }),
];
