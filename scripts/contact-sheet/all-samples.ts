import type { Visual } from "../../src/artifacts/storyboard.ts";
import { CHART_SAMPLES } from "./chart-scenes.ts";
import { DATA_SAMPLES } from "./data-scenes.ts";
import { DIAGRAM_SAMPLES } from "./diagram-scenes.ts";
import { JOURNEY_SAMPLES } from "./journey-scenes.ts";
import { MAP_SAMPLES } from "./map-scenes.ts";
import { NUMBER_SAMPLES } from "./number-scenes.ts";
import { PICTURE_SAMPLES } from "./picture-scenes.ts";
import { SAMPLES } from "./sample-scenes.ts";
import { SCRIPT_SAMPLES } from "./script-scenes.ts";
import { SKETCH_SAMPLES } from "./sketch-scenes.ts";
import { SMALL_SAMPLES } from "./small-scenes.ts";

/** `name` begins with the component's name. */
export type Sample = { name: string; language: string; visual: Visual; emblems?: string[] };

/** What the film engine is looked at with. */
export const ALL_SAMPLES: readonly Sample[] = [
  ...SAMPLES,
  ...DATA_SAMPLES,
  ...CHART_SAMPLES,
  ...PICTURE_SAMPLES,
  ...DIAGRAM_SAMPLES,
  ...MAP_SAMPLES,
  ...JOURNEY_SAMPLES,
  ...NUMBER_SAMPLES,
  ...SCRIPT_SAMPLES,
  ...SKETCH_SAMPLES,
  ...SMALL_SAMPLES,
];
