import { box, disc, ellipse, part } from "./own-shapes.ts";
import type { Shape } from "./shape.ts";

const WATER = "M0 26c2.700-1.500 5.300-1.500 8 0s5.300 1.500 8 0s5.300-1.500 8 0s5.300 1.500 8 0V31H0Z";

/** A stack of boxes on deck, each of its own colour. */
const stacked = (x: number, rows: readonly (readonly string[])[]): Shape[] =>
  rows.flatMap((row, up) => row.map((fill, at) => part(fill, box(x + at * 5, 15.8 - up * 3.3, 4.7, 3, 0.2))));

/** Leaves that bend down from one point, and their light middle. */
const FRONDS = [
  "M16 9C12 3.500 6 3 2 7c4-.8 9 0 14 2.800Z",
  "M16 9C20 3.500 26 3 30 7c-4-.8-9 0-14 2.800Z",
  "M16 9.500C10 6.500 4 9 2.500 15C6 11.500 11 10.500 16 10.600Z",
  "M16 9.500C22 6.500 28 9 29.500 15C26 11.500 21 10.500 16 10.600Z",
  "M15.400 9C13.500 5 13.800 2.500 16 .5c2.200 2 2.500 4.500.6 8.500Z",
];

const DATES = [
  [11.4, 13],
  [10.4, 14.8],
  [12.2, 14.9],
  [11.2, 16.7],
  [20.6, 13],
  [21.6, 14.8],
  [19.8, 14.9],
  [20.8, 16.7],
] as const;

/** What carries, is carried and is crossed, and what is brought from far: no set has it but as outlines. */
export const OWN_TRANSPORT: Readonly<Record<string, readonly Shape[]>> = {
  // Of steel, its ribs, its doors with their rods, and the castings at its corners.
  "shipping-container": [
    part("#0084ce", "M1 8.500l9.500-3.700L31 6.500l-9.500 3.800Z"),
    part("#0074ba", "M1 8.500l20.500 1.800v17.200L1 24.200Z"),
    part(
      "#00569e",
      [3, 6, 9, 12, 15, 18]
        .map((x) => `M${x} ${(9.8 + x * 0.09).toFixed(2)}l1.300.11v14.200l-1.300-.2Z`)
        .join(""),
    ),
    part("#00a6ed", "M21.500 10.300L31 6.500v16.800l-9.500 4.200Z"),
    part("#0074ba", "M26 8.500l.5-.2v17l-.5.2Z"),
    part("#d3d3d3", "M23.500 9.800l.6-.25v16.200l-.6.25ZM28.600 7.800l.6-.25v16.200l-.6.25Z"),
    part("#f4f4fb", "M23 18.800l1.800-.8v1l-1.800.8ZM28 16.600l1.800-.8v1l-1.800.8Z"),
    part(
      "#433b3b",
      "M1 8.500l1.700.15v1.600L1 10.100ZM19.800 10.150l1.700.15v1.600l-1.700-.15ZM1 22.600l1.700.27v1.600L1 24.200ZM19.800 25.600l1.700.27v1.630l-1.700-.27Z",
    ),
  ],
  "cargo-ship": [
    part("#f4f4fb", "M2.500 5.500h5.500v13.500H2.500Z"),
    part(
      "#0074ba",
      `${box(3.2, 7, 4.1, 1.3, 0.2)}${box(3.2, 10, 4.1, 1, 0.2)}${box(3.2, 12.8, 4.1, 1, 0.2)}`,
    ),
    part("#ca0b4a", box(4, 2.5, 2.4, 3, 0.3)),
    ...stacked(9, [
      ["#f8312f", "#f9c23c", "#0074ba", "#44911b"],
      ["#0074ba", "#44911b", "#f8312f", "#f9c23c"],
      ["#f9c23c", "#f8312f", "#44911b"],
    ]),
    part("#433b3b", "M.8 18.600h30.700l-3.200 9H3.500Z"),
    part("#f8312f", "M2.300 23.500h27.400l-1.400 4.100H3.500Z"),
  ],
  bridge: [
    part("#00a6ed", WATER),
    part("#7a7485", `${box(7, 4, 2.4, 24, 0.4)}${box(22.6, 4, 2.4, 24, 0.4)}`),
    part("#636363", `${box(5.5, 25, 5.4, 3.5, 0.4)}${box(21.1, 25, 5.4, 3.5, 0.4)}`),
    part(
      "#ca0b4a",
      "M0 16.800C3 14 6 9.500 8.200 5l1 .5C13 15.500 19 15.500 22.800 5.500l1-.5C26 9.500 29 14 32 16.800v1.600C28.500 15.500 25.500 11.500 23.500 8C19 18 13 18 8.500 8C6.500 11.500 3.500 15.500 0 18.400Z",
    ),
    part(
      "#9b9b9b",
      [3, 5.3, 11, 13.5, 16, 18.5, 21, 26.7, 29].map((x) => box(x - 0.25, 13, 0.5, 7)).join(""),
    ),
    part("#f8312f", box(0, 19, 32, 2.4)),
    part("#ca0b4a", box(0, 21.4, 32, 0.9)),
  ],
  // A core as it lies in its tray: layers of winters, dust of one of them, and bubbles of old air.
  "ice-core": [
    part("#9b9b9b", "M0 18.300h32l-1.200 4.200H1.200Z"),
    part("#636363", `${box(4, 22.5, 2.6, 3, 0.4)}${box(25.4, 22.5, 2.6, 3, 0.4)}`),
    part("#9fdcff", "M3.500 9h25.500l1.600 1.800-.8 1.900.9 2-.8 2 .9 2.300H3.500Z"),
    part(
      "#4fb8f5",
      "M7.500 9h1.900v10H7.500ZM12 9h1v10h-1ZM16 9h2.400v10H16ZM23 9h.9v10H23ZM26.300 9h1.500v10h-1.500Z",
    ),
    part("#7a5540", "M20.300 9h.7v10h-.7Z"),
    part("#e3f5ff", `${box(4, 10.2, 24.5, 1.3, 0.6)}${ellipse(3.5, 14, 2.3, 5)}`),
    part("#4fb8f5", ellipse(3.5, 14, 1.2, 3)),
    part(
      "#f4f4fb",
      `${disc(10.8, 14.5, 0.55)}${disc(14.5, 16.6, 0.65)}${disc(19.4, 13.6, 0.5)}${disc(22, 16.4, 0.6)}${disc(25.2, 14.2, 0.5)}`,
    ),
  ],
  "date-palm": [
    part("#a56953", "M14.300 10h3.400l1 20h-5.400Z"),
    part(
      "#7a5540",
      [12.5, 15.5, 18.5, 21.5, 24.5, 27.5]
        .map((y) => `M14 ${y}l2 1.200 2-1.200v1.100l-2 1.200-2-1.200Z`)
        .join(""),
    ),
    part("#44911b", FRONDS.join("")),
    part(
      "#86d72f",
      "M15.500 9C12 5.500 8 4.700 4 6.200c4-.3 8 .8 11.500 3ZM16.500 9C20 5.500 24 4.700 28 6.200c-4-.3-8 .8-11.500 3Z",
    ),
    part("#d3883e", "M14.500 10l-3 2.500.5.6 3-2.300ZM17.500 10l3 2.500-.5.6-3-2.300Z"),
    part("#c3693d", DATES.map(([x, y]) => ellipse(x, y, 0.95, 1.3)).join("")),
  ],
  // Boxes on each other, as those have them who keep bees; the lowest has the way in.
  beehive: [
    part("#7a5540", `${box(6, 27, 2.6, 3.6, 0.3)}${box(23.4, 27, 2.6, 3.6, 0.3)}`),
    part("#d3d3d3", box(3.5, 3.5, 25, 3.4, 0.8)),
    part("#f9c23c", box(5, 6.9, 22, 6.6, 0.3)),
    part("#f3ad61", box(5, 13.5, 22, 6.6, 0.3)),
    part("#f9c23c", box(5, 20.1, 22, 6.4, 0.3)),
    part(
      "#d3883e",
      `${box(5, 13, 22, 0.9)}${box(5, 19.7, 22, 0.9)}${box(13, 9.4, 6, 1.3, 0.6)}${box(13, 16, 6, 1.3, 0.6)}`,
    ),
    part("#433b3b", box(10, 24, 12, 1.6, 0.6)),
    part("#a56953", box(3.5, 26, 25, 1.8, 0.4)),
  ],
};
