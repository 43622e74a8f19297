import { mix } from "../styles/contrast.ts";
import type { At, Drawn } from "./silhouette-pen.ts";

const box = (left: number, top: number, right: number, foot: number): At[] => [
  [left, foot],
  [left, top],
  [right, top],
  [right, foot],
];

/** The upper half of an opening, from its left foot to its right one. */
const arch = (left: number, right: number, foot: number, high: number): At[] =>
  Array.from({ length: 13 }, (_, step): At => {
    const turn = (step / 12) * Math.PI;
    return [(left + right) / 2 - ((right - left) / 2) * Math.cos(turn), foot - high * Math.sin(turn)];
  });

/** The teeth of a wall. */
const battlements = (left: number, right: number, top: number, many: number): At[] => {
  const tooth = (right - left) / (many * 2 - 1);
  return Array.from({ length: many }, (_, at): At[] => {
    const x = left + at * 2 * tooth;
    return [[x, top + 0.03], [x, top], [x + tooth, top], [x + tooth, top + 0.03]]; // prettier-ignore
  }).flat();
};

/** What stories on land are told of, drawn as what stands far off under an evening's light. */
export const LAND_SILHOUETTES: Readonly<Record<string, Drawn>> = {
  church: ({ area, line }, { dark, lit, glow }) => [
    area([[0.4, 1], [0.4, 0.66], [0.96, 0.66], [0.96, 1]], mix(lit, dark, 0.4)),
    area([[0.36, 0.68], [0.47, 0.46], [0.92, 0.46], [1, 0.68]], mix(dark, lit, 0.14)),
    area(box(0.16, 0.4, 0.4, 1), mix(lit, dark, 0.1)),
    area(box(0.29, 0.4, 0.4, 1), mix(lit, dark, 0.45)),
    area([[0.13, 0.41], [0.28, 0.06], [0.43, 0.41]], mix(dark, lit, 0.14)),
    line([[0.28, 0.07], [0.28, -0.05]], lit, 0.014),
    line([[0.245, -0.015], [0.315, -0.015]], lit, 0.014),
    area([[0.25, 0.56], ...arch(0.25, 0.31, 0.5, 0.05), [0.31, 0.56]], mix(dark, lit, 0.05)),
    ...[0.52, 0.66, 0.8].map((x) => area([[x, 0.9], ...arch(x, x + 0.07, 0.79, 0.05), [x + 0.07, 0.9]], glow)),
  ],
  castle: ({ area, line }, { dark, lit, glow }) => [
    area([[-0.22, 1], [-0.05, 0.9], [0.14, 0.84], [0.5, 0.81], [0.86, 0.84], [1.05, 0.91], [1.22, 1]], dark),
    area(box(0.1, 0.62, 0.9, 0.92), mix(lit, dark, 0.42)),
    area(battlements(0.22, 0.78, 0.6, 7), mix(lit, dark, 0.42)),
    area([[0.36, 0.9], [0.36, 0.3], ...battlements(0.36, 0.64, 0.27, 4), [0.64, 0.3], [0.64, 0.9]], mix(lit, dark, 0.12)),
    area([[0.52, 0.9], [0.52, 0.3], [0.64, 0.3], [0.64, 0.9]], mix(lit, dark, 0.4)),
    ...[0.06, 0.76].flatMap((x) => [
      area(box(x, 0.48, x + 0.18, 0.93), mix(lit, dark, 0.24)),
      area(box(x + 0.1, 0.48, x + 0.18, 0.93), mix(lit, dark, 0.52)),
      area([[x - 0.03, 0.49], [x + 0.09, 0.22], [x + 0.21, 0.49]], mix(dark, lit, 0.16)),
    ]),
    line([[0.5, 0.28], [0.5, 0.1]], lit, 0.012),
    area([[0.5, 0.1], [0.63, 0.14], [0.5, 0.18]], lit),
    area([[0.45, 0.86], ...arch(0.45, 0.55, 0.76, 0.07), [0.55, 0.86]], dark),
    area(box(0.425, 0.42, 0.455, 0.49), glow),
    area(box(0.135, 0.58, 0.16, 0.64), glow),
  ],
  windmill: ({ area, line, spot }, { dark, lit, glow }) => {
    const hub: At = [0.5, 0.36];
    const sail = (turn: number) => {
      const [along, across] = [[Math.cos(turn), Math.sin(turn)], [-Math.sin(turn), Math.cos(turn)]]; // prettier-ignore
      const at = (far: number, aside: number): At => [
        hub[0] + (along[0] ?? 0) * far + (across[0] ?? 0) * aside,
        hub[1] + (along[1] ?? 0) * far + (across[1] ?? 0) * aside,
      ];
      return [
        line([hub, at(0.44, 0)], lit, 0.016),
        area([at(0.1, 0.012), at(0.43, 0.012), at(0.43, 0.1), at(0.1, 0.075)], mix(lit, dark, 0.25)),
      ];
    };
    return [
      area([[0.32, 1], [0.4, 0.38], [0.6, 0.38], [0.68, 1]], mix(lit, dark, 0.3)),
      area([[0.52, 1], [0.52, 0.38], [0.6, 0.38], [0.68, 1]], mix(lit, dark, 0.55)),
      area([[0.375, 0.4], [0.43, 0.27], [0.57, 0.27], [0.625, 0.4]], mix(dark, lit, 0.1)),
      area(box(0.27, 0.72, 0.73, 0.745), dark),
      area(box(0.44, 0.52, 0.485, 0.59), glow),
      area([[0.46, 1], ...arch(0.46, 0.55, 0.88, 0.05), [0.55, 1]], dark),
      ...[0.5, 2.07, 3.64, 5.21].flatMap(sail),
      spot(hub, 0.022, 0.022, dark),
    ];
  },
  "windmill-by-water": ({ area, line, spot }, { dark, lit, glow }) => [
    area([[0.2, 1], [0.2, 0.5], [0.84, 0.5], [0.84, 1]], mix(lit, dark, 0.34)),
    area([[0.14, 0.52], [0.34, 0.26], [0.72, 0.26], [0.92, 0.52]], mix(dark, lit, 0.14)),
    area(box(0.64, 0.16, 0.71, 0.34), mix(lit, dark, 0.5)),
    area(box(0.56, 0.6, 0.64, 0.7), glow),
    area(box(0.7, 0.6, 0.78, 0.7), glow),
    area(box(0.6, 0.8, 0.71, 1), dark),
    spot([0.24, 0.76], 0.235, 0.235, dark),
    spot([0.24, 0.76], 0.19, 0.19, mix(lit, dark, 0.55)),
    ...Array.from({ length: 8 }, (_, at) => {
      const turn = (at / 8) * 2 * Math.PI + 0.2;
      const end: At = [0.24 + 0.235 * Math.cos(turn), 0.76 + 0.235 * Math.sin(turn)];
      return line([[0.24, 0.76], end], lit, 0.014);
    }),
    spot([0.24, 0.76], 0.03, 0.03, lit),
  ],
  bridge: ({ area, line }, { dark, lit }) => {
    const spans = [-1.3, -0.8, -0.3, 0.2, 0.7, 1.2, 1.7];
    const [deck, crown, foot] = [0.5, 0.62, 1];
    return [
      ...spans.slice(0, -1).flatMap((left, at) => {
        const right = spans[at + 1] ?? left;
        const opening = arch(left + 0.05, right - 0.05, 0.86, 0.86 - crown).toReversed();
        return [area([[left, foot], [left, deck], [right, deck], [right, foot], [right - 0.05, foot], ...opening, [left + 0.05, foot]], mix(lit, dark, 0.42))];
      }),
      area(box(-1.34, deck - 0.05, 1.74, deck + 0.03), mix(lit, dark, 0.2)),
      line([[-1.34, deck - 0.05], [1.74, deck - 0.05]], lit, 0.012),
    ];
  },
  locomotive: ({ area, line, spot, puff }, { dark, lit, glow }) => [
    ...[[0.84, 0.4, 0.06], [0.7, 0.3, 0.1], [0.48, 0.22, 0.14], [0.18, 0.16, 0.18], [-0.2, 0.12, 0.2]].map(([x = 0, y = 0, r = 0], at) => puff([x, y], r, 0.3 - at * 0.05)),
    line([[-1.4, 1], [1.4, 1]], lit, 0.012),
    ...[-1.16, -0.58, 0].flatMap((x) => [
      area(box(x, 0.66, x + 0.54, 0.93), mix(lit, dark, 0.5)),
      area([[x - 0.015, 0.67], [x + 0.03, 0.61], [x + 0.51, 0.61], [x + 0.555, 0.67]], mix(dark, lit, 0.12)),
      ...[0.06, 0.19, 0.32, 0.45].map((from) => area(box(x + from, 0.72, x + from + 0.07, 0.8), glow)),
      ...[0.1, 0.43].map((from) => spot([x + from, 0.955], 0.045, 0.045, dark)),
    ]),
    area(box(0.58, 0.54, 0.72, 0.93), mix(lit, dark, 0.2)),
    area(box(0.55, 0.5, 0.75, 0.55), mix(dark, lit, 0.12)),
    area(box(0.61, 0.6, 0.69, 0.7), glow),
    area(box(0.7, 0.68, 1.06, 0.88), mix(lit, dark, 0.35)),
    area(box(0.93, 0.46, 1, 0.7), mix(lit, dark, 0.2)),
    area(box(0.79, 0.61, 0.85, 0.7), mix(lit, dark, 0.2)),
    area([[1.04, 0.98], [1.06, 0.86], [1.18, 0.98]], dark),
    ...[0.66, 0.82, 0.98].map((x) => spot([x, 0.93], 0.07, 0.07, dark)),
    spot([1.07, 0.72], 0.025, 0.025, glow),
  ],
  "high-speed-train": ({ area, line }, { dark, lit, glow }) => [
    line([[-1.6, 1], [1.5, 1]], lit, 0.012),
    area([[-1.5, 0.95], [-1.5, 0.66], [0.78, 0.66], [0.98, 0.74], [1.14, 0.86], [1.16, 0.95]], mix(lit, dark, 0.34)),
    area([[-1.5, 0.95], [-1.5, 0.88], [1.14, 0.88], [1.16, 0.95]], mix(dark, lit, 0.16)),
    ...Array.from({ length: 18 }, (_, at) => area(box(-1.44 + at * 0.12, 0.72, -1.36 + at * 0.12, 0.8), glow)),
    area([[0.82, 0.72], [0.95, 0.765], [1.02, 0.82], [0.82, 0.82]], glow),
    ...[-0.9, -0.3, 0.3].map((x) => line([[x, 0.67], [x, 0.95]], dark, 0.012)),
    line([[0.1, 0.66], [0.18, 0.56], [0.26, 0.54]], lit, 0.01),
  ],
  tent: ({ area, line, shine }, { dark, lit, glow }) => [
    shine([0.5, 0.84], 0.52, glow),
    area([[0.06, 1], [0.5, 0.46], [0.94, 1]], mix(lit, dark, 0.3)),
    area([[0.5, 0.46], [0.94, 1], [0.62, 1]], mix(lit, dark, 0.58)),
    area([[0.36, 1], [0.48, 0.62], [0.58, 1]], glow),
    ...[[0.5, 0.46, -0.06, 1], [0.5, 0.46, 1.06, 1]].map(([x = 0, y = 0, endX = 0, endY = 0]) => line([[x, y], [endX, endY]], lit, 0.009)),
  ],
  campfire: ({ area, line, shine, spot }, { dark, lit, glow }) => [
    shine([0.5, 0.84], 0.95, "#F2A45C"),
    ...[[0.3, 0.99, 0.66, 0.93], [0.7, 0.99, 0.34, 0.93]].map(([x = 0, y = 0, endX = 0, endY = 0]) => line([[x, y], [endX, endY]], mix(dark, lit, 0.4), 0.05)),
    area([[0.5, 0.5], [0.55, 0.64], [0.64, 0.76], [0.62, 0.9], [0.5, 0.95], [0.38, 0.9], [0.36, 0.76], [0.42, 0.66], [0.44, 0.72]], "#E8853A"),
    area([[0.51, 0.64], [0.57, 0.78], [0.56, 0.9], [0.5, 0.93], [0.44, 0.9], [0.43, 0.8], [0.47, 0.76]], "#F9D08A"),
    ...[[0.62, 0.5], [0.4, 0.42], [0.56, 0.34]].map(([x = 0, y = 0]) => spot([x, y], 0.009, 0.009, glow)),
  ],
  hut: ({ area, puff }, { dark, lit, glow }) => [
    ...[[0.73, 0.32, 0.05], [0.79, 0.22, 0.07], [0.88, 0.12, 0.09]].map(([x = 0, y = 0, r = 0], at) => puff([x, y], r, 0.26 - at * 0.06)),
    area(box(0.69, 0.38, 0.77, 0.6), mix(lit, dark, 0.4)),
    area(box(0.16, 0.66, 0.88, 1), mix(lit, dark, 0.42)),
    area([[0.08, 0.68], [0.28, 0.42], [0.76, 0.42], [0.96, 0.68]], mix(dark, lit, 0.14)),
    area(box(0.26, 0.75, 0.36, 0.86), glow),
    area(box(0.66, 0.75, 0.76, 0.86), glow),
    area(box(0.46, 0.76, 0.57, 1), dark),
  ],
}; // prettier-ignore
