import { fileURLToPath } from "node:url";
import type { VisualKind } from "../../src/artifacts/storyboard.ts";
import { STYLE_NAMES } from "../../src/artifacts/style.ts";
import type { StyleName } from "../../src/artifacts/style.ts";
import type { Format } from "../../src/artifacts/timeline.ts";

export const GOLDEN_FOLDER = fileURLToPath(new URL("../../test/golden/frames", import.meta.url));

/** A frame whose look is kept: a sample of the contact sheets in one style and format. */
export type GoldenFrame = { file: string; sample: string; style: StyleName; format: Format };

/** The sample that stands for each component. */
const SAMPLE_OF: Record<VisualKind, string> = {
  title: "title",
  bullets: "bullets-3",
  statement: "statement",
  quote: "quote",
  number: "number-2",
  process: "process-3",
  timeline: "timeline-3",
  chart: "chart-colours",
  table: "table",
  comparison: "comparison",
  diagram: "diagram",
  map: "map-world",
  code: "code",
  formula: "formula",
  sketch: "sketch-triangle",
  image: "image-points",
  video: "video",
  summary: "summary",
};

const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const TALL: Format = { width: 1080, height: 1920, fps: 30 };
const SQUARE: Format = { width: 1080, height: 1080, fps: 30 };

/** Other formats, other scripts, and what has broken before. */
const OTHERS: [sample: string, style: StyleName, format: Format][] = [
  ["bullets-5-long", "clean_lecture", TALL],
  ["process-5", "science_explainer", TALL],
  ["chart-lines", "professional_training", TALL],
  ["number-3", "product_showcase", TALL],
  ["number-1", "clean_lecture", TALL],
  ["number-share", "science_explainer", WIDE],
  ["number-change-unit", "professional_training", TALL],
  ["number-arabic-unit", "clean_lecture", SQUARE],
  ["timeline-6", "clean_lecture", TALL],
  ["timeline-6", "science_explainer", WIDE],
  ["process-3", "cinematic_story", TALL],
  ["cycle-4", "science_explainer", WIDE],
  ["cycle-6-de", "clean_lecture", TALL],
  ["cycle-3", "professional_training", SQUARE],
  ["cycle-arabic", "cinematic_story", WIDE],
  ["cycle-8", "product_showcase", SQUARE],
  ["comparison", "science_explainer", TALL],
  ["chart-colours", "product_showcase", TALL],
  ["donut-open", "clean_lecture", TALL],
  ["code", "science_explainer", TALL],
  ["summary", "clean_lecture", SQUARE],
  ["title-long", "cinematic_story", TALL],
  ["table", "clean_lecture", SQUARE],
  ["diagram", "science_explainer", SQUARE],
  ["comparison", "product_showcase", SQUARE],
  ["map-world", "clean_lecture", TALL],
  ["map-far", "science_explainer", WIDE],
  ["map-tiny", "cinematic_story", TALL],
  ["map-eight", "professional_training", SQUARE],
  ["bullets-ar", "clean_lecture", WIDE],
  ["chart-bars-arabic", "professional_training", WIDE],
  ["diagram-arabic", "science_explainer", TALL],
  ["title-zh", "cinematic_story", WIDE],
  ["bullets-zh", "product_showcase", SQUARE],
  ["script-latin", "cinematic_story", WIDE],
  ["script-vietnamese", "science_explainer", WIDE],
  ["script-hindi", "product_showcase", WIDE],
  ["script-emoji", "professional_training", WIDE],
  ["script-mixed", "clean_lecture", WIDE],
  ["title-illustration", "science_explainer", WIDE],
  ["title-illustration", "professional_training", WIDE],
  ["title-illustration", "product_showcase", WIDE],
  ["title-illustration", "clean_lecture", TALL],
  ["title-illustration", "cinematic_story", SQUARE],
  ["title-cover", "professional_training", WIDE],
  ["title-cover", "product_showcase", TALL],
  ["title-cover", "cinematic_story", WIDE],
  ["title-cover-middle", "clean_lecture", SQUARE],
  ["title-ar", "science_explainer", WIDE],
  ["statement-illustration", "clean_lecture", WIDE],
  ["statement-illustration", "cinematic_story", WIDE],
  ["statement-illustration", "product_showcase", TALL],
  ["statement-illustration", "professional_training", SQUARE],
  ["statement-emblems", "clean_lecture", WIDE],
  ["statement-emblems", "science_explainer", TALL],
  ["statement-emblems", "professional_training", SQUARE],
  ["statement-emblems", "product_showcase", WIDE],
  ["statement-indoors", "professional_training", WIDE],
  ["statement-indoors", "science_explainer", TALL],
  ["statement-indoors", "cinematic_story", WIDE],
  ["statement-outdoors", "clean_lecture", SQUARE],
  ["statement-outdoors", "product_showcase", WIDE],
  ["statement-warning", "professional_training", WIDE],
  ["statement-warning", "science_explainer", TALL],
  ["statement-point", "clean_lecture", WIDE],
  ["statement-point", "product_showcase", TALL],
  ["statement-addition", "professional_training", SQUARE],
  ["statement-point-ar", "cinematic_story", WIDE],
  ["diagram-small-3", "clean_lecture", WIDE],
  ["diagram-small-fork", "cinematic_story", TALL],
  ["table-small-2x3", "product_showcase", WIDE],
  ["code-small-3", "science_explainer", WIDE],
  ["comparison-do", "professional_training", WIDE],
  ["formula-legend", "science_explainer", WIDE],
  ["formula-legend-long", "clean_lecture", TALL],
  ["chart-uneven", "cinematic_story", WIDE],
  ["image-tall", "clean_lecture", WIDE],
  ["image-photo", "product_showcase", TALL],
];

export const GOLDEN_FRAMES: readonly GoldenFrame[] = [
  ...Object.values(SAMPLE_OF).flatMap((sample) =>
    STYLE_NAMES.map((style) => goldenFrame(sample, style, WIDE)),
  ),
  ...OTHERS.map(([sample, style, format]) => goldenFrame(sample, style, format)),
];

function goldenFrame(sample: string, style: StyleName, format: Format): GoldenFrame {
  return { file: `${sample}-${style}-${format.width}x${format.height}.webp`, sample, style, format };
}
