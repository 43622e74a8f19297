import { box, disc, ellipse, part, pierced } from "./own-shapes.ts";
import type { Shape } from "./shape.ts";

/** A polygon of points x, y, x, y, … turned by so many degrees about a point. */
function about(cx: number, cy: number, degrees: number, ...points: readonly number[]): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners = Array.from({ length: points.length / 2 }, (_, at) => {
    const [x, y] = [points[2 * at] ?? 0, points[2 * at + 1] ?? 0];
    return `${(cx + x * cos - y * sin).toFixed(2)} ${(cy + x * sin + y * cos).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

const turns = (count: number, each: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, at) => each((360 / count) * at)).join("");

/** The teeth of a wheel, and the wheel that carries them. */
const cog = (fill: string, x: number, y: number, r: number, teeth: number, from: number): Shape[] => [
  part(
    fill,
    turns(teeth, (at) =>
      about(
        x,
        y,
        at + from,
        -0.28 * r,
        -r * 0.9,
        -0.17 * r,
        -r * 1.24,
        0.17 * r,
        -r * 1.24,
        0.28 * r,
        -r * 0.9,
      ),
    ),
  ),
  part(fill, disc(x, y, r)),
];

/** Wheels, pumps and engines that no set has, or has as outlines alone, as `own-works.ts` has its things. */
export const OWN_MACHINES: Readonly<Record<string, readonly Shape[]>> = {
  "wind-turbine": [
    part("#9b9b9b", "M15 12.500h2l1.200 16.500h-4.400Z"),
    part("#d3d3d3", "M15 12.500h.9l-.2 16.500h-1.900Z"),
    part(
      "#0084ce",
      turns(3, (at) => about(16, 12.2, at + 20, -0.9, 0, -2.1, -3.2, -0.6, -12, 0.4, -12, 0.9, 0)),
    ),
    part(
      "#00a6ed",
      turns(3, (at) => about(16, 12.2, at + 20, -0.1, 0, -0.3, -12, 0.4, -12, 0.9, 0)),
    ),
    part("#433b3b", disc(16, 12.2, 1.6)),
  ],
  // Where one pumps by hand: the lever, the spout and a bucket under it.
  "water-pump": [
    part("#636363", about(12, 7, 24, -10.5, -0.9, 1, -0.9, 1, 0.9, -10.5, 0.9)),
    part("#433b3b", about(12, 7, 24, -11.5, -1.3, -7.5, -1.3, -7.5, 1.3, -11.5, 1.3)),
    part("#00569e", box(11.2, 2.5, 1.6, 6, 0.6)),
    part("#0074ba", box(8.5, 8, 7, 20, 0.8)),
    part("#00a6ed", box(9.6, 9, 1.4, 18.5, 0.6)),
    part("#00569e", `${box(7.5, 7, 9, 2.6, 0.8)}${box(6, 26.5, 12, 3, 0.6)}`),
    part("#0074ba", "M15 11.500h7.500c1.800 0 3 1.200 3 3v3h-3.400v-2.600H15Z"),
    part("#83cbff", "M22.800 18h2l.3 5h-2.600Z"),
    part("#d3883e", "M19.200 22.500h9.200l-1.200 7h-6.800Z"),
    part("#a56953", "M18.800 21.800h10v1.700h-10Z"),
  ],
  gears: [
    ...cog("#9b9b9b", 11.5, 19, 8, 10, 0),
    part("#636363", disc(11.5, 19, 4.6)),
    part("#d3d3d3", disc(11.5, 19, 2)),
    ...cog("#f9c23c", 24, 9.4, 5.2, 8, 10),
    part("#d3883e", disc(24, 9.4, 2.9)),
    part("#fff478", disc(24, 9.4, 1.2)),
  ],
  "bicycle-wheel": [
    pierced("#433b3b", `${disc(16, 16, 15)}${disc(16, 16, 12.9)}`),
    pierced("#d3d3d3", `${disc(16, 16, 12.9)}${disc(16, 16, 11.9)}`),
    part(
      "#9b9b9b",
      turns(16, (at) => about(16, 16, at, -1.3, 0, -0.15, -12.1, 0.15, -12.1, -0.9, 0)),
    ),
    part("#636363", disc(16, 16, 2.3)),
    part("#f4f4fb", disc(16, 16, 1)),
  ],
  "water-wheel": [
    part("#a56953", box(0.5, 3.2, 13, 1.8, 0.4)),
    part("#00a6ed", "M.5 2.200h12.500c3 0 4.500 1.400 5 4h-2.200c-.5-1.500-1.300-2-2.800-2H.5Z"),
    part(
      "#7a5540",
      turns(10, (at) => about(17, 17, at + 9, -1.9, -12.6, 1.9, -12.6, 1.2, -9.4, -1.2, -9.4)),
    ),
    pierced("#d3883e", `${disc(17, 17, 10.6)}${disc(17, 17, 8.6)}`),
    part(
      "#d3883e",
      turns(5, (at) => about(17, 17, at, -0.6, -9, 0.6, -9, 0.6, 9, -0.6, 9)),
    ),
    part("#7a5540", disc(17, 17, 2.2)),
    part("#f3ad61", disc(17, 17, 0.9)),
    part(
      "#0074ba",
      "M0 27c2.700-1.500 5.300-1.500 8 0s5.300 1.500 8 0s5.300-1.500 8 0s5.300 1.500 8 0V31H0Z",
    ),
  ],
  // The shaft cut open: the car on one end of the rope, its counterweight on the other.
  elevator: [
    part("#433b3b", box(3, 1, 26, 30, 1)),
    part("#636363", box(5, 3, 22, 26, 0.4)),
    part("#d3d3d3", `${box(10.6, 6, 0.9, 9)}${box(22.6, 6, 0.9, 13)}`),
    part("#9b9b9b", `${disc(17.1, 6.2, 3)}${box(10.6, 4.2, 12.9, 1, 0.4)}`),
    part("#f9c23c", disc(17.1, 6.2, 1.2)),
    part("#0074ba", box(6, 13.5, 10.2, 13.5, 0.6)),
    part("#fff478", box(7.3, 15, 7.6, 10.5, 0.3)),
    part("#00a6ed", `${box(7.3, 15, 3.6, 10.5, 0.2)}${box(11.3, 15, 3.6, 10.5, 0.2)}`),
    part("#83cbff", `${box(8.3, 16.2, 1.6, 4, 0.2)}${box(12.3, 16.2, 1.6, 4, 0.2)}`),
    part("#ca0b4a", box(20.3, 9.5, 5.4, 10, 0.4)),
    part("#f8312f", `${box(20.3, 12, 5.4, 0.7)}${box(20.3, 14.4, 5.4, 0.7)}${box(20.3, 16.8, 5.4, 0.7)}`),
  ],
  loom: [
    part("#a56953", `${box(2.5, 3, 3, 27, 0.6)}${box(26.5, 3, 3, 27, 0.6)}`),
    part("#d3883e", `${box(1, 4.5, 30, 3, 1.2)}${box(1, 25, 30, 3.4, 1.2)}`),
    part("#f4f4fb", Array.from({ length: 10 }, (_, at) => box(6.9 + at * 2, 7.5, 0.7, 10)).join("")),
    part("#f8312f", box(6, 17, 20, 8)),
    part(
      "#f9c23c",
      "M6 19l2.500 2L6 23ZM8.500 21l2.500-2 2.500 2-2.500 2ZM13.500 21l2.500-2 2.500 2-2.500 2ZM18.500 21l2.500-2 2.500 2-2.500 2ZM26 19l-2.500 2 2.500 2Z",
    ),
    part("#ca0b4a", `${box(6, 17, 20, 0.9)}${box(6, 24, 20, 1)}`),
    part("#7a5540", box(5, 10.2, 22, 1.6, 0.6)),
    part("#f3ad61", "M10 14.600c2-1.500 9-1.500 12 0c-3 1.500-10 1.500-12 0Z"),
    part("#0074ba", box(13.5, 14, 4.5, 1.2, 0.6)),
  ],
  // On a hill, its beam and its arms in one of their positions.
  "semaphore-tower": [
    part("#86d72f", "M0 27c5-3 10-4 16-4s11 1 16 4v4H0Z"),
    part("#c3936c", box(10.5, 17.5, 11, 9.5, 0.3)),
    part("#7a5540", "M9 17.800l7-4.300 7 4.300ZM14.300 22h3.400v5h-3.400Z"),
    part("#433b3b", box(15.3, 4, 1.4, 12)),
    part("#636363", about(16, 6, -28, -9, -0.8, 9, -0.8, 9, 0.8, -9, 0.8)),
    part(
      "#433b3b",
      `${about(8.05, 10.2, -35, -0.7, -0.7, 0.7, -0.7, 0.7, 6.5, -0.7, 6.5)}${about(23.95, 1.8, -20, -0.7, -0.7, 0.7, -0.7, 0.7, 6.5, -0.7, 6.5)}`,
    ),
    part("#f8312f", disc(16, 6, 1.1)),
  ],
  "potters-wheel": [
    part("#7a7485", "M14.500 24h3l1 5h-5Z"),
    part("#636363", box(9, 28.5, 14, 2, 0.6)),
    part("#9b9b9b", ellipse(16, 23.2, 13, 2.8)),
    part("#d3d3d3", ellipse(16, 22.4, 13, 2.6)),
    part(
      "#c3693d",
      "M11.500 4.500h9c-.3 2.200.5 3.300 2 5c2.500 2.900 2.300 8.700-2.700 13h-7.600c-5-4.300-5.200-10.100-2.700-13c1.500-1.700 2.300-2.800 2-5Z",
    ),
    part(
      "#e39d67",
      "M11.200 10.500c-2 2.300-1.800 6.600.7 9.800c.5.600 1.400.2 1.100-.6c-1.200-3.400-1.100-6 .3-8.500c.6-1.100-1.200-1.800-2.100-.7Z",
    ),
    part("#8a4322", ellipse(16, 4.6, 4.5, 1.2)),
  ],
};
