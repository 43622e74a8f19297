import type { Paint } from "../../artifacts/timeline.ts";
import { alpha, mix } from "../styles/contrast.ts";
import type { Tones } from "./far-view.ts";
import { LAND_SILHOUETTES } from "./land-silhouettes.ts";
import type { At, Drawn, Pen } from "./silhouette-pen.ts";

/** Where a silhouette stands: its box in px, from the upper left corner, and whether it looks to the other side. */
export type Stand = { x: number; y: number; size: number; mirrored: boolean };

/** Things far off, in parts of their box: what stories are told of, drawn for the place and not for a page. */
const SILHOUETTES: Readonly<Record<string, Drawn>> = {
  ...LAND_SILHOUETTES,
  lighthouse: ({ area, beam, shine }, { dark, lit, glow }) => [
    // What it sends out over the sea, away from the words, and a little of the beam behind.
    beam([0.5, 0.2], 2.6, 0.34, glow),
    beam([0.5, 0.2], -0.9, 0.16, glow),
    shine([0.5, 0.2], 0.34, glow),
    area([[0.02, 1], [0.14, 0.9], [0.34, 0.86], [0.66, 0.87], [0.86, 0.92], [1, 1]], dark),
    area([[0.38, 0.9], [0.435, 0.27], [0.565, 0.27], [0.62, 0.9]], lit),
    area([[0.5, 0.9], [0.5, 0.27], [0.565, 0.27], [0.62, 0.9]], mix(lit, dark, 0.45)),
    area([[0.405, 0.62], [0.42, 0.45], [0.58, 0.45], [0.595, 0.62]], mix(lit, dark, 0.7)),
    area([[0.4, 0.27], [0.4, 0.245], [0.6, 0.245], [0.6, 0.27]], dark),
    area([[0.45, 0.245], [0.45, 0.15], [0.55, 0.15], [0.55, 0.245]], glow),
    area([[0.43, 0.15], [0.5, 0.075], [0.57, 0.15]], dark),
  ],
  canoe: ({ area, line, spot }, { dark, lit }) => [
    ...[0.36, 0.6].flatMap((x) => [
      spot([x, 0.645], 0.03, 0.036, lit),
      area([[x - 0.07, 0.86], [x - 0.045, 0.69], [x + 0.045, 0.69], [x + 0.075, 0.86]], lit),
    ]),
    ...[0.4, 0.64].map((x) => line([[x, 0.76], [x + 0.3, 0.96]], lit, 0.016)),
    area([[0.02, 0.79], [0.2, 0.84], [0.5, 0.86], [0.8, 0.84], [0.98, 0.77], [0.9, 0.93], [0.72, 1], [0.28, 1], [0.12, 0.94]], dark),
    line([[0.02, 0.79], [0.2, 0.84], [0.5, 0.86], [0.8, 0.84], [0.98, 0.77]], lit, 0.014),
  ],
  // Long and low, a load under its cover, a cabin behind, a rudder.
  barge: ({ area, line }, { dark, lit, glow }) => [
    area([[0.2, 0.87], [0.24, 0.8], [0.42, 0.775], [0.6, 0.8], [0.64, 0.87]], mix(lit, dark, 0.4)),
    ...[0.32, 0.42, 0.52].map((x) => line([[x, 0.795], [x - 0.01, 0.87]], mix(lit, dark, 0.75), 0.008)),
    area([[0.72, 0.87], [0.72, 0.75], [0.9, 0.75], [0.9, 0.87]], lit),
    area([[0.7, 0.755], [0.7, 0.73], [0.92, 0.73], [0.92, 0.755]], dark),
    ...[0.765, 0.835].map((x) => area([[x, 0.83], [x, 0.785], [x + 0.032, 0.785], [x + 0.032, 0.83]], glow)),
    line([[0.14, 0.86], [0.14, 0.66]], lit, 0.012),
    line([[0.93, 0.82], [1.02, 0.8]], lit, 0.012),
    area([[0, 0.83], [0.08, 0.87], [0.94, 0.87], [1, 0.85], [0.96, 0.98], [0.06, 0.98]], dark),
    line([[0, 0.83], [0.08, 0.87], [0.94, 0.87], [1, 0.85]], lit, 0.012),
  ],
  ship: ({ area, line, puff }, { dark, lit, glow }) => [
    ...[[0.4, 0.3, 0.07], [0.29, 0.22, 0.1], [0.14, 0.15, 0.13], [-0.06, 0.1, 0.16]].map(([x = 0, y = 0, r = 0], at) => puff([x, y], r, 0.3 - at * 0.06)),
    line([[0.24, 0.74], [0.24, 0.36]], lit, 0.012),
    line([[0.76, 0.7], [0.76, 0.34]], lit, 0.012),
    area([[0.43, 0.62], [0.44, 0.32], [0.55, 0.32], [0.56, 0.62]], lit),
    area([[0.44, 0.4], [0.44, 0.34], [0.55, 0.34], [0.55, 0.4]], dark),
    area([[0.28, 0.76], [0.28, 0.6], [0.7, 0.6], [0.7, 0.76]], mix(lit, dark, 0.35)),
    ...[0.33, 0.41, 0.49, 0.57, 0.65].map((x) => area([[x - 0.014, 0.7], [x - 0.014, 0.655], [x + 0.014, 0.655], [x + 0.014, 0.7]], glow)),
    area([[0, 0.72], [0.12, 0.76], [0.84, 0.76], [1, 0.68], [0.93, 1], [0.07, 1]], dark),
    line([[0, 0.72], [0.12, 0.76], [0.84, 0.76], [1, 0.68]], lit, 0.012),
  ],
  sailboat: ({ area, line }, { dark, lit }) => [
    ...[0.26, 0.5, 0.74].map((x) => line([[x, 0.84], [x, x === 0.5 ? 0.03 : 0.12]], lit, 0.014)),
    line([[0.93, 0.76], [1.12, 0.64]], lit, 0.012),
    area([[0.78, 0.2], [1.08, 0.65], [0.8, 0.68]], mix(lit, dark, 0.25)),
    ...[[0.26, 0.16, 0.2], [0.5, 0.07, 0.24], [0.74, 0.16, 0.2]].flatMap(([x = 0, top = 0, wide = 0]) =>
      [0, 1, 2].map((row) => {
        const [from, to] = [top + row * 0.215, top + row * 0.215 + 0.195];
        const half = wide * (0.36 + 0.12 * row);
        return area([[x - half * 0.8, from], [x + half * 0.8, from], [x + half * 1.12, (from + to) / 2], [x + half, to], [x - half, to], [x - half * 0.7, (from + to) / 2]], mix(lit, dark, row * 0.12));
      }),
    ),
    area([[0.02, 0.72], [0.16, 0.82], [0.8, 0.83], [0.98, 0.74], [0.9, 1], [0.12, 1]], dark),
    line([[0.02, 0.72], [0.16, 0.82], [0.8, 0.83], [0.98, 0.74]], lit, 0.012),
  ],
}; // prettier-ignore

/** A thing as a silhouette in the tones of its place; null for what has none here. */
export function silhouette(
  thing: string,
  { x, y, size, mirrored }: Stand,
  tones: Tones,
  dark: string,
): Paint[] | null {
  const draw = SILHOUETTES[thing];
  if (draw === undefined) return null;
  const across = (at: number): number => x + size * (mirrored ? 1 - at : at);
  const path = (points: readonly At[]): string =>
    points.map(([px, py]) => `${across(px).toFixed(1)} ${(y + size * py).toFixed(1)}`).join("L");
  const lit = mix(dark, tones.light, 0.42);
  const pen: Pen = {
    puff: ([px, py], r, strength) => ({
      kind: "ellipse",
      cx: across(px),
      cy: y + size * py,
      rx: r * size,
      ry: r * size * 0.62,
      fill: `${lit}${alpha(strength)}`,
    }),
    area: (points, fill) => ({ kind: "path", d: `M${path(points)}Z`, fill }),
    line: (points, color, width) => ({
      kind: "path",
      d: `M${path(points)}`,
      stroke: { color, width: Math.max(1.5, size * width) },
    }),
    beam: ([px, py], length, strength, color) => {
      const end = px + length;
      const wide = Math.abs(length) * 0.13;
      const points: At[] = [[px, py - 0.03], [end, py - wide], [end, py + wide], [px, py + 0.03]]; // prettier-ignore
      const stops = [
        { at: 0, color: `${color}${alpha(strength)}` },
        { at: 1, color: `${color}00` },
      ];
      const level = y + size * py;
      const fill = { kind: "linear" as const, from: [across(px), level] as [number, number], to: [across(end), level] as [number, number], stops }; // prettier-ignore
      return { kind: "path", d: `M${path(points)}Z`, fill };
    },
    shine: ([px, py], r, color) => {
      const [cx, cy, radius] = [across(px), y + size * py, r * size];
      const stops = [0, 0.4, 1].map((at) => ({ at, color: `${color}${alpha(0.34 * (1 - at) ** 2)}` }));
      const fill = { kind: "radial" as const, center: [cx, cy] as [number, number], radius, stops };
      return { kind: "ellipse", cx, cy, rx: radius, ry: radius, fill };
    },
    spot: ([px, py], rx, ry, fill) => ({
      kind: "ellipse",
      cx: across(px),
      cy: y + size * py,
      rx: rx * size,
      ry: ry * size,
      fill,
    }),
  };
  return draw(pen, { dark: mix(dark, tones.light, 0.12), lit, glow: mix(tones.light, "#ffffff", 0.4) });
}
