import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import { writeFileSync } from "node:fs";
import type { Format } from "../../src/artifacts/timeline.ts";

export type Sheet = { add(still: Canvas): void; write(file: string): Promise<void> };

/** Thumbnails in rows, in the order in which they are added. The file's ending says how it is written. */
export function makeSheet(
  count: number,
  { width, height }: Pick<Format, "width" | "height">,
  { columns, cellWidth, gap = 0 }: { columns: number; cellWidth: number; gap?: number },
): Sheet {
  const cellHeight = Math.round((cellWidth * height) / width);
  const rows = Math.ceil(count / columns);
  const used = Math.min(count, columns);
  const canvas = createCanvas(used * (cellWidth + gap) + gap, rows * (cellHeight + gap) + gap);
  const context = canvas.getContext("2d");
  context.fillStyle = "#2b2b2b";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  let added = 0;
  return {
    add(still) {
      const x = gap + (added % columns) * (cellWidth + gap);
      const y = gap + Math.floor(added / columns) * (cellHeight + gap);
      context.drawImage(still, x, y, cellWidth, cellHeight);
      added += 1;
    },
    async write(file) {
      const bytes = file.endsWith(".webp") ? await canvas.encode("webp", 80) : await canvas.encode("png");
      writeFileSync(file, bytes);
      canvas.width = 1;
    },
  };
}
