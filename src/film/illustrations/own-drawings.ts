import { OWN_EVERYDAY } from "./own-everyday.ts";
import { OWN_HOUSEHOLD } from "./own-household.ts";
import { OWN_MACHINES } from "./own-machines.ts";
import { OWN_OUTDOORS } from "./own-outdoors.ts";
import { disc, part } from "./own-shapes.ts";
import { OWN_TOOLS } from "./own-tools.ts";
import { OWN_TRANSPORT } from "./own-transport.ts";
import { OWN_WORKS } from "./own-works.ts";
import type { Shape } from "./shape.ts";

/** A slice: its rind, its flesh, and seeds in a ring. */
const slice = (x: number, y: number, r: number): Shape[] => [
  part("#44911b", disc(x, y, r)),
  part("#d8f0b0", disc(x, y, r * 0.84)),
  part("#86d72f", disc(x, y, r * 0.5)),
  ...Array.from({ length: 6 }, (_, at): Shape => {
    const turn = (at * Math.PI) / 3 + 0.3;
    return part("#f3f8e4", disc(x + r * 0.34 * Math.cos(turn), y + r * 0.34 * Math.sin(turn), r * 0.1));
  }),
];

/**
 * What the sets draw so that it is taken for something else, or not at all, drawn here on their grid, in their colours: their
 * cucumber, bent and with knobs and dots, is a caterpillar to who sees it.
 */
const OWN: Readonly<Record<string, readonly Shape[]>> = {
  ...OWN_EVERYDAY,
  ...OWN_HOUSEHOLD,
  ...OWN_OUTDOORS,
  ...OWN_TOOLS,
  ...OWN_WORKS,
  ...OWN_MACHINES,
  ...OWN_TRANSPORT,
  cucumber: [
    part("#44911b", "M27.7 3.3a4.67 4.67 0 0 1 0 6.6L10.6 27L4 20.4L21.1 3.3a4.67 4.67 0 0 1 6.6 0Z"),
    part("#86d72f", "M22.6 5.4l0.9 0.9L9.4 20.4l-0.9-0.9ZM25.8 7.8l0.8 0.8L12.6 22.6l-0.8-0.8Z"),
    part("#d8f0b0", "M4 20.4a4.67 2.3 45 0 1 6.6 6.6a4.67 2.3 45 0 1-6.6-6.6Z"),
    ...slice(20, 25.9, 4),
    ...slice(25.6, 23, 5),
  ],
};

/** A drawing that no set has well; null for the others. */
export function ownDrawing(name: string): readonly Shape[] | null {
  return OWN[name] ?? null;
}
