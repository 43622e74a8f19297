import { box, disc, ellipse, part } from "./own-shapes.ts";
import type { Shape } from "./shape.ts";

const WATER = "M0 25.500c2.700-1.500 5.300-1.500 8 0s5.300 1.500 8 0s5.300-1.500 8 0s5.300 1.500 8 0V31H0Z";

/** A board that lies on others: its face with two lines of grain, and its sawn end. */
const board = (x: number, y: number): Shape[] => [
  part("#f3ad61", box(x, y, 27, 5.4, 0.7)),
  part(
    "#d3883e",
    `${box(x + 2, y + 1.5, 9, 0.8)}${box(x + 9, y + 3.3, 11, 0.8)}${box(x + 14, y + 1.5, 6, 0.8)}`,
  ),
  part("#a56953", box(x + 22.5, y, 4.5, 5.4, 0.7)),
  part("#d3883e", ellipse(x + 24.75, y + 2.7, 1.2, 1.6)),
];

/** Things of canals, yards and workshops that no set has, as `own-household.ts` has its things. */
export const OWN_WORKS: Readonly<Record<string, readonly Shape[]>> = {
  // Long and low, its wheelhouse astern: what the sets have of boats goes to sea.
  barge: [
    part("#f4f4fb", "M3 12.500h7.500v8H3Z"),
    part("#0074ba", "M4.300 14h2.300v2.800h-2.300ZM7.300 14h2.300v2.800h-2.300Z"),
    part("#ca0b4a", box(2, 10.8, 9.5, 2, 0.5)),
    part("#44911b", "M11.500 15.200h15.300l1.300 5.300H11.500Z"),
    part("#86d72f", "M11 14.200h16.200v1.800H11Z"),
    part("#fcd53f", `${disc(15, 18, 1.15)}${disc(19.3, 18, 1.15)}${disc(23.6, 18, 1.15)}`),
    part("#433b3b", "M.7 19.800h30.800c0 3.200-1.600 6-4 8.200H4C2 26 .7 23.200.7 19.800Z"),
    part("#f8312f", "M.7 19.800h30.800l-.2 1.700H.9Z"),
    part("#00a6ed", WATER),
  ],
  // Cut open: a boat on the high water, the gate, and the low water behind it.
  "canal-lock": [
    part("#f4f4fb", "M2.500 5h4v4.500h-4Z"),
    part("#ca0b4a", "M1.800 3.800h5.400v1.600H1.800Z"),
    part("#433b3b", "M.5 9h13.500c0 2-.8 3.600-2 4.700H2.300C1.200 12.500.5 11 .5 9Z"),
    part("#44911b", "M7 6.500h5.500l.5 2.500H7Z"),
    part(
      "#00a6ed",
      "M0 12.600c1.200-.9 2.600-.9 3.800 0s2.600.9 3.800 0s2.600-.9 3.800 0s2.600.9 3.800 0V29H0Z",
    ),
    part("#83cbff", "M20 22c1-.8 2-.8 3 0s2 .8 3 0s2-.8 3 0s2 .8 3 0v7H20Z"),
    part("#7a7485", "M0 27.500h32V31H0Z"),
    part("#7a5540", box(15, 7, 5, 21.5, 0.6)),
    part("#d3883e", "M15 11h5v1.500h-5ZM15 16.500h5v1.500h-5ZM15 22h5v1.500h-5Z"),
    part("#433b3b", box(14.2, 4.5, 14, 2.6, 0.6)),
    part("#f4f4fb", box(25, 4.5, 3.2, 2.6, 0.6)),
  ],
  pallet: [
    part("#7a5540", "M4 6.500h24l2.500 9.500v9H1.500v-9Z"),
    part(
      "#f3ad61",
      "M4.600 6.500h3.800l-2 8.500H1.600ZM9.700 6.500h3.300l-1 8.500H7.700ZM14.300 6.500h3.400l.4 8.500h-4.200ZM19 6.500h3.300l2 8.500H20ZM23.600 6.500h3.800l3 8.500h-4.800Z",
    ),
    part("#433b3b", "M2.500 18.500h27v6h-27Z"),
    part("#a56953", `${box(1.5, 18, 6, 7, 0.3)}${box(13, 18, 6, 7, 0.3)}${box(24.5, 18, 6, 7, 0.3)}`),
    part("#d3883e", `${box(0.8, 15, 30.4, 3.2, 0.5)}${box(0.8, 24.5, 30.4, 3.2, 0.5)}`),
  ],
  planks: [
    part("#7a5540", `${box(6, 25.5, 4, 3, 0.4)}${box(22, 25.5, 4, 3, 0.4)}`),
    ...board(1, 20.1),
    ...board(4, 14.2),
    ...board(2, 8.3),
  ],
  "electric-motor": [
    part("#7a7485", box(26, 14.5, 5.5, 3.4, 0.6)),
    part("#636363", box(22.5, 9.5, 4, 13.5, 1)),
    part("#0074ba", box(6, 8, 17.5, 16.5, 1.5)),
    part("#00a6ed", [10, 13, 16, 19].map((y) => box(7, y, 15.5, 1.3, 0.5)).join("")),
    part("#00569e", box(11, 4.5, 7, 4, 0.6)),
    part("#636363", box(2.5, 9.5, 4.5, 13.5, 1.5)),
    part("#433b3b", "M7 24.500h15.500l1.500 4H5.500Z"),
  ],
};
