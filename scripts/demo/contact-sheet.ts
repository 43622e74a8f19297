/** A film on one page: stills decoded from the file that the caller would get. */
import { writeFile } from "node:fs/promises";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { Decoder, Demuxer, FilterAPI } from "node-av/api";
import { AV_LOG_ERROR, AVSEEK_FLAG_BACKWARD } from "node-av/constants";
import { Log } from "node-av/lib";

// The demultiplexer remarks on the chapters of each film that it opens; whoever runs this cannot act on that.
Log.setLevel(AV_LOG_ERROR);

const GAP = 16;

/** The columns of a page, and the width in px of a still on it. */
export type Page = { columns: number; cellWidth: number };

const DEMO_PAGE: Page = { columns: 3, cellWidth: 640 };

/** The first frame at or after `time` (seconds), scaled to `width` px; null past the end. */
async function stillAt(film: string, time: number, width: number): Promise<ImageData | null> {
  await using input = await Demuxer.open(film);
  const stream = input.video();
  if (stream === undefined) throw new Error(`${film} has no picture`);
  // To the key frame before: only the stretch from there is decoded, not the whole film.
  await input.seek(time, -1, AVSEEK_FLAG_BACKWARD);
  using decoder = await Decoder.create(stream);
  using scaler = FilterAPI.create(`scale=${width}:-2:flags=area,format=rgba`);
  const tick = stream.timeBase.num / stream.timeBase.den;
  for await (const frame of decoder.frames(input.packets(stream.index))) {
    if (frame === null) continue;
    using current = frame;
    if (Number(current.pts) * tick < time) continue;
    for (const small of await scaler.processAll(current)) {
      using picture = small;
      return new ImageData(new Uint8ClampedArray(picture.toBuffer()), picture.width, picture.height);
    }
  }
  return null;
}

/** Times in seconds at even steps through a film that lasts `durationSeconds`. */
export function evenTimes(durationSeconds: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => ((index + 0.8) / count) * durationSeconds);
}

/** Two stills of which no part differs by more than this (mean of a coarse grid, of 255) show the same. */
const SAME = 1.2;

function showSame(one: ImageData, other: ImageData | undefined): boolean {
  if (other === undefined || one.data.length !== other.data.length) return false;
  const cell = Math.max(4, Math.floor(one.width / 40));
  for (let top = 0; top < one.height; top += cell)
    for (let left = 0; left < one.width; left += cell)
      if (differenceIn(one, other, left, top, cell) > SAME) return false;
  return true;
}

function differenceIn(one: ImageData, other: ImageData, left: number, top: number, cell: number): number {
  const right = Math.min(one.width, left + cell);
  const foot = Math.min(one.height, top + cell);
  let sum = 0;
  for (let y = top; y < foot; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * one.width + x) * 4 + 1;
      sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
    }
  return sum / ((right - left) * (foot - top));
}

/** Writes a PNG with a still of the film at each of the times (seconds); what shows the same as the one before is left out. */
export async function writeContactSheet(
  film: string,
  times: readonly number[],
  target: string,
  { columns, cellWidth }: Page = DEMO_PAGE,
): Promise<void> {
  const stills: ImageData[] = [];
  for (const time of times) {
    const still = await stillAt(film, time, cellWidth);
    if (still !== null && !showSame(still, stills.at(-1))) stills.push(still);
  }
  const cellHeight = stills[0]?.height ?? 0;
  const rows = Math.ceil(stills.length / columns);
  const canvas = createCanvas(
    columns * cellWidth + (columns + 1) * GAP,
    rows * cellHeight + (rows + 1) * GAP,
  );
  const context = canvas.getContext("2d");
  context.fillStyle = "#2b2b2b";
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, still] of stills.entries()) {
    const column = index % columns;
    const row = Math.floor(index / columns);
    context.putImageData(still, GAP + column * (cellWidth + GAP), GAP + row * (cellHeight + GAP));
  }
  await writeFile(target, canvas.toBuffer("image/png"));
}
