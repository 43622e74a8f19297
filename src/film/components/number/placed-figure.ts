import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { Ring } from "../chart/donut-geometry.ts";
import type { FigureCell } from "./figure-cells.ts";
import type { SetFigure } from "./set-figure.ts";
import type { Share } from "./share-picture.ts";

/** A figure with its words, broken into lines and placed. */
export type PlacedFigure = FigureCell & {
  figure: NumberVisual["figures"][number];
  hue: string;
  set: SetFigure;
  label: TextBlock;
  /** How its parts stand in their places. */
  align: { number: "start" | "center"; label: "start" | "center" };
  numberAt: Rect;
  labelAt: Rect;
  /** The title of its card. */
  name?: { block: TextBlock; at: Rect };
  /** What the figure is a part of, as marks in a row or a ring around it. */
  picture?: { share: Share } & ({ kind: "ring"; ring: Ring } | { kind: "marks"; at: Rect });
};
