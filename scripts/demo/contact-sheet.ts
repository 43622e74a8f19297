/** A film on one page: stills at even steps, decoded from the file that the caller would get. */
import { writeFile } from "node:fs/promises";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { Decoder, Demuxer, FilterAPI } from "node-av/api";
import { AVSEEK_FLAG_BACKWARD } from "node-av/constants";

const COLUMNS = 3;
const CELL_WIDTH = 640;
const GAP = 16;

/** The first frame at or after `time` (seconds), scaled to the width of a cell; null past the end. */
async function stillAt(film: string, time: number): Promise<ImageData | null> {
  await using input = await Demuxer.open(film);
  const stream = input.video();
  if (stream === undefined) throw new Error(`${film} has no picture`);
  // To the key frame before: only the stretch from there is decoded, not the whole film.
  await input.seek(time, -1, AVSEEK_FLAG_BACKWARD);
  using decoder = await Decoder.create(stream);
  using scaler = FilterAPI.create(`scale=${CELL_WIDTH}:-2:flags=area,format=rgba`);
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

/** Writes a PNG with `count` stills of a film that lasts `durationSeconds`. */
export async function writeContactSheet(
  film: string,
  durationSeconds: number,
  count: number,
  target: string,
): Promise<void> {
  const times = Array.from({ length: count }, (_, index) => ((index + 0.8) / count) * durationSeconds);
  const stills: ImageData[] = [];
  for (const time of times) {
    const still = await stillAt(film, time);
    if (still !== null) stills.push(still);
  }
  const cellHeight = stills[0]?.height ?? 0;
  const rows = Math.ceil(stills.length / COLUMNS);
  const canvas = createCanvas(
    COLUMNS * CELL_WIDTH + (COLUMNS + 1) * GAP,
    rows * cellHeight + (rows + 1) * GAP,
  );
  const context = canvas.getContext("2d");
  context.fillStyle = "#2b2b2b";
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, still] of stills.entries()) {
    const column = index % COLUMNS;
    const row = Math.floor(index / COLUMNS);
    context.putImageData(still, GAP + column * (CELL_WIDTH + GAP), GAP + row * (cellHeight + GAP));
  }
  await writeFile(target, canvas.toBuffer("image/png"));
}
