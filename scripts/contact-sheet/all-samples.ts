import { CHART_SAMPLES } from "./chart-scenes.ts";
import { DATA_SAMPLES } from "./data-scenes.ts";
import { DIAGRAM_SAMPLES } from "./diagram-scenes.ts";
import { PICTURE_SAMPLES } from "./picture-scenes.ts";
import type { Sample } from "./sample.ts";
import { SAMPLES } from "./sample-scenes.ts";

/** A scene of every kind, most kinds with several contents. */
export const ALL_SAMPLES: readonly Sample[] = [
  ...SAMPLES,
  ...DATA_SAMPLES,
  ...CHART_SAMPLES,
  ...PICTURE_SAMPLES,
  ...DIAGRAM_SAMPLES,
];
