/** A film on one page: stills decoded from the file that the caller would get. */
import { writeFile } from "node:fs/promises";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { Decoder, Demuxer, FilterAPI } from "node-av/api";
import { AVSEEK_FLAG_BACKWARD } from "node-av/constants";

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

/** Writes a PNG with a still of the film at each of the times (seconds). */
export async function writeContactSheet(
  film: string,
  times: readonly number[],
  target: string,
  { columns, cellWidth }: Page = DEMO_PAGE,
): Promise<void> {
  const stills: ImageData[] = [];
  for (const time of times) {
    const still = await stillAt(film, time, cellWidth);
    if (still !== null) stills.push(still);
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
