import type { Paint } from "../../artifacts/timeline.ts";
import { LIT, type At, type LightPen } from "./light-pen.ts";
import type { Lit } from "./rooms.ts";

/** How far out from the middle the arches of a hall stand, where they end above and below, and how bright each wall is. */
const ARCHES = [
  { half: 0.485, top: -0.16, foot: 1.02, wall: 0.05 },
  { half: 0.4, top: 0.0, foot: 0.965, wall: 0.1 },
  { half: 0.325, top: 0.13, foot: 0.915, wall: 0.17 },
  { half: 0.26, top: 0.24, foot: 0.875, wall: 0.26 },
  { half: 0.205, top: 0.335, foot: 0.845, wall: 0.36 },
];

/** Arches one behind the other, the last one open on a light. */
export function arches(pen: LightPen): Lit {
  const { wash, area, fade, isWide, stage, pool, ray, random } = pen;
  const at = 0.5;
  const slim = isWide ? 1 : 1.04;
  // Pointed or round.
  const rise = random() < 0.5 ? 1 : 1.35;
  const shape = (half: number, top: number, foot: number): At[] => {
    const high = Math.min((half * stage.width) / stage.height, (foot - top) * 0.55) * (isWide ? 0.62 : 0.8) * rise; // prettier-ignore
    const springs = top + high;
    const bow = Array.from({ length: 25 }, (_, step): At => {
      const turn = (step / 24) * Math.PI;
      const up = rise === 1 ? Math.sin(turn) : Math.sin(turn) ** 0.8 * (1 - 0.12 * Math.sin(turn) ** 4) * 1.13; // prettier-ignore
      return [at - half * Math.cos(turn), springs - high * Math.min(1, up)];
    });
    return [[at - half, foot], ...bow, [at + half, foot]];
  };
  const paint: Paint[] = [wash([[0, -0.3], [0.6, 0.02], [1, -0.2]])]; // prettier-ignore
  for (const [index, { half, top, foot, wall }] of ARCHES.entries()) {
    const next = ARCHES[index + 1];
    const corners = shape(half * slim, top, foot);
    paint.push(area(corners, fade([0, Math.max(0, top)], [0, foot], [[0, wall * 0.62], [0.55, wall], [1, wall * 1.15]]))); // prettier-ignore
    if (next === undefined) continue;
    // The floor between two of them, brighter the nearer to the light.
    paint.push(area([[at - half * slim, foot], [at - next.half * slim, next.foot], [at + next.half * slim, next.foot], [at + half * slim, foot]], fade([0, next.foot], [0, foot], [[0, wall * 2.1 + 0.06], [1, wall * 1.2]]))); // prettier-ignore
  }
  const last = ARCHES[ARCHES.length - 1] ?? { half: 0.2, top: 0.3, foot: 0.85 };
  const inner = shape(last.half * slim * 0.8, last.top + 0.06, last.foot - 0.012);
  paint.push(area(inner, fade([0, last.top], [0, last.foot], [[0, LIT * 0.86], [0.7, LIT], [1, 0.84]]))); // prettier-ignore
  const spill = last.foot - 0.012;
  paint.push(
    area([[at - last.half * 0.8, spill], [at + last.half * 0.8, spill], [at + last.half * 1.5, 1], [at - last.half * 1.5, 1]], ray([0.5, spill], [0.5, 1], 0.84, [0.8, 0.08])), // prettier-ignore
    pool([at, last.foot], 0.5, 0.12, 0.7, 0.4),
  );
  return { paint, spot: pen.spot(at, 0.93, isWide ? 0.46 : 0.4, true) };
}

/** A curtain in its folds before the boards, lit from its foot. */
export function curtain(pen: LightPen): Lit {
  const { wash, area, pool, fade, floor, isWide, random, stage, tone } = pen;
  const edge = floor + (1 - floor) * 0.3;
  const many = isWide ? 15 : 9;
  const folds: [number, number][] = [];
  let x = 0;
  const widths = Array.from({ length: many }, () => 0.7 + 0.6 * random());
  const whole = widths.reduce((sum, width) => sum + width, 0);
  for (const width of widths) {
    const part = width / whole;
    const crest = 0.2 + 0.14 * random();
    folds.push([x, 0.03], [x + part * 0.3, crest * 0.75], [x + part * 0.5, crest], [x + part * 0.72, crest * 0.55], [x + part * 0.97, 0.02]); // prettier-ignore
    x += part;
  }
  const cloth = area([[0, 0], [1, 0], [1, edge], [0, edge]], fade([0, 0], [1, 0], folds)); // prettier-ignore
  const shade = (part: number, strength: string) => ({ at: part, color: `#000000${strength}` });
  const [, head] = pen.px([0, 0]);
  const [, foot] = pen.px([0, edge]);
  const dark: Paint = { kind: "rect", ...stage, fill: { kind: "linear", from: [0, head], to: [0, foot], stops: [shade(0, "b8"), shade(0.3, "80"), shade(0.65, "38"), shade(1, "00")] } }; // prettier-ignore
  return {
    paint: [
      wash([[0, 0], [1, 0]]), // prettier-ignore
      cloth,
      dark,
      pool([0.5, edge], isWide ? 1.05 : 0.5, 0.5, LIT * 0.8, 0.5),
      area([[0, edge], [1, edge], [1, 1], [0, 1]], fade([0, edge], [0, 1], [[0, 0.2], [1, -0.3]])), // prettier-ignore
      pool([0.5, edge + (1 - edge) * 0.5], isWide ? 0.8 : 0.36, (1 - edge) * 0.8, 0.8, 0.95),
      area([[0, edge - 0.004], [1, edge - 0.004], [1, edge + 0.003], [0, edge + 0.003]], tone(-0.3)), // prettier-ignore
    ],
    spot: pen.spot(0.5, edge + (1 - edge) * 0.62, isWide ? 0.48 : 0.4),
  };
}
