import { box, disc, ellipse, part, turned } from "./own-shapes.ts";
import type { Shape } from "./shape.ts";

/** Ten rays around the middle, each a wedge that stands off the disc: the set's, a rim of waves, was taken for a flower. */
const rays = Array.from({ length: 10 }, (_, at) => turned(at * 36, 13.7, 6.9, 16, 0.7, 18.3, 6.9)).join("");

/** From the right foot of a bridge's arch to the left one, and as far on. */
const arch = (pier: number): string => `v-8.500a3.600 3.600 0 0 0-7.200 0v8.500h${-pier}`;

/** What stands or moves outdoors and is drawn by no set, or so that it is taken for something else. */
export const OWN_OUTDOORS: Readonly<Record<string, readonly Shape[]>> = {
  sun: [part("#ff822d", rays), part("#fcb800", disc(16, 16, 7.9)), part("#fcd53f", disc(16, 16, 6.3))],
  // A leaf alone, with three panels, is a bar of chocolate.
  door: [
    part("#d3d3e6", "M6 29V9.500a10 8 0 0 1 20 0V29Z"),
    part("#83cbff", "M9 10.500a7 6.600 0 0 1 14 0Z"),
    part("#f4f4fb", "M15.4 4h1.200v6.500h-1.200Z"),
    part("#0074ba", "M9 11.500h14V29H9Z"),
    part(
      "#00569e",
      `${box(11, 13.5, 4, 6, 0.4)}${box(17, 13.5, 4, 6, 0.4)}${box(11, 21.5, 4, 6, 0.4)}${box(17, 21.5, 4, 6, 0.4)}`,
    ),
    part("#fcd53f", disc(21.7, 20.5, 1)),
    part("#9b9b9b", box(3, 28.5, 26, 2.5, 0.6)),
  ],
  viaduct: [
    part(
      "#00a6ed",
      "M0 27.500c2.700-1.500 5.300-1.500 8 0s5.300 1.500 8 0s5.300-1.500 8 0s5.300 1.500 8 0V31H0Z",
    ),
    part("#b4acbc", `M0 11.500h32V28h-2${arch(3.2)}${arch(3.2)}${arch(2)}Z`),
    part("#7a7485", "M0 8.500h32v3.600H0Z"),
    part("#d3d3e6", "M0 8.500h32v1.200H0Z"),
  ],
  steamship: [
    part("#b4acbc", `${disc(21.5, 4, 2.6)}${disc(25.5, 2.8, 2)}${disc(28.6, 2.2, 1.3)}`),
    part("#7a5540", "M5.6 6h1v13h-1ZM27 8h1v11h-1Z"),
    part("#f8312f", "M15.5 7.500h4.600l.6 7.500h-4.600Z"),
    part("#433b3b", "M15.400 6h4.700l.2 2.600h-4.700Z"),
    part("#f4f4fb", box(9, 14, 15, 5.5, 0.6)),
    part(
      "#0074ba",
      `${disc(12, 16.7, 0.9)}${disc(15, 16.7, 0.9)}${disc(18, 16.7, 0.9)}${disc(21, 16.7, 0.9)}`,
    ),
    part("#433b3b", "M1 18.500h30.500l-3.500 9H5Z"),
    part("#ca0b4a", "M4 25h25l-1 2.500H5Z"),
    part(
      "#00a6ed",
      "M0 27.500c2.700-1.600 5.300-1.600 8 0s5.300 1.600 8 0s5.300-1.600 8 0s5.300 1.600 8 0V31H0Z",
    ),
  ],
  clog: [
    part(
      "#d3883e",
      "M2.500 14c0-1.500 1.200-2.500 3-2.500c3.500 0 6 .3 9.500 1.800c4 1.700 8.500 1.700 13 .4c1.800-.5 3 .6 2.900 2.300c-.3 4.500-3.400 7-8.400 7.500l-3.500.3l-.6 2.700h-4.900l-.8-1.800l-2 1.800H3.800c-.9 0-1.400-.5-1.400-1.400Z",
    ),
    part(
      "#f9c23c",
      "M2.500 14c0-1.500 1.200-2.500 3-2.500c3.500 0 6 .3 9.500 1.800c4 1.700 8.500 1.700 13 .4c1.800-.5 3 .6 2.900 2.300c-.2 2.400-1.200 4.200-2.900 5.400c-6.500 1.400-15 1.600-25.500.6Z",
    ),
    part("#7d4533", ellipse(8.3, 13.2, 5.2, 1.7)),
    part("#a56953", ellipse(8.3, 13.5, 4.3, 1.1)),
  ],
};
