import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { COLORWAYS, STYLE_NAMES } from "../../src/artifacts/style.ts";
import type { Colorway, StyleName } from "../../src/artifacts/style.ts";
import type { Format } from "../../src/artifacts/timeline.ts";
import { openMedia } from "../../src/film/media/media-source.ts";
import { ALL_SAMPLES } from "./all-samples.ts";
import { drawSample } from "./draw-sample.ts";
import { SAMPLE_FILES } from "./sample-pictures.ts";
import { makeSheet } from "./sheet.ts";

type Cell = [sample: string, style: StyleName, colorway?: Colorway];
type Page = { name: string; format: Format; columns: number; cellWidth: number; cells: Cell[] };

const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const TALL: Format = { width: 1080, height: 1920, fps: 30 };
const SQUARE: Format = { width: 1080, height: 1080, fps: 30 };

const split = (names: string): string[] => names.trim().split(/\s+/);

/** Each sample in the style whose turn it is. */
function inTurn(samples: string[], from = 0): Cell[] {
  return samples.map((sample, index): Cell => [
    sample,
    STYLE_NAMES[(index + from) % STYLE_NAMES.length] ?? "clean_lecture",
  ]);
}

const PAGES: Page[] = [
  {
    name: "styles",
    format: WIDE,
    columns: 3,
    cellWidth: 480,
    cells: STYLE_NAMES.flatMap((style) =>
      ["title", "bullets-3", "number-2"].map((sample): Cell => [sample, style]),
    ),
  },
  {
    name: "colours",
    format: WIDE,
    columns: 6,
    cellWidth: 300,
    cells: STYLE_NAMES.flatMap((style) => COLORWAYS.map((way): Cell => ["title-cover", style, way])),
  },
  {
    name: "components",
    format: WIDE,
    columns: 4,
    cellWidth: 400,
    cells: inTurn(
      split(`chart-colours diagram comparison map-world timeline-3 code cycle-4 table
        quote formula image-points donut statement chart-lines summary area`),
    ),
  },
  {
    name: "portrait",
    format: TALL,
    columns: 5,
    cellWidth: 300,
    cells: inTurn(["process-3", "diagram", "comparison", "cycle-4", "chart-colours"]),
  },
  {
    name: "square",
    format: SQUARE,
    columns: 5,
    cellWidth: 300,
    cells: inTurn(["timeline-3", "chart-lines", "table", "number-2", "quote"], 1),
  },
  {
    name: "scripts",
    format: WIDE,
    columns: 4,
    cellWidth: 400,
    cells: inTurn(
      split(`arabic hindi japanese cyrillic hebrew bengali simplified greek thai korean tamil georgian
        khmer ethiopic vietnamese emoji`).map((script) => `script-${script}`),
    ),
  },
];

/** The few pages that the documentation shows, as small files. */
export async function publishPages(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const media = openMedia(SAMPLE_FILES);
  for (const { name, format, columns, cellWidth, cells } of PAGES) {
    const sheet = makeSheet(cells.length, format, { columns, cellWidth, gap: 10 });
    for (const [sample, style, colorway] of cells) {
      const found = ALL_SAMPLES.find((one) => one.name === sample);
      if (found === undefined) throw new Error(`there is no sample "${sample}"`);
      const { still } = await drawSample(found, {
        style,
        format,
        media,
        ...(colorway !== undefined && { colorway }),
      });
      sheet.add(still);
      still.width = 1;
      await nextTurn();
    }
    await sheet.write(join(folder, `${name}.webp`));
  }
}
