import type { Format } from "../../src/artifacts/timeline.ts";
import type { YuvPicture } from "../../src/film/frames/yuv.ts";
import { openVideoEncoder } from "../../src/film/encoder/video-encoder.ts";
import { openDecoder } from "./decode.ts";
import type { DrawnFrame } from "./drawn-scene.ts";
import { bandError, ssim } from "./likeness.ts";

export type Measured = {
  bytes: number;
  /** Mean over the frames as they are shown, and the least of them. */
  ssim: number;
  ssim_least: number;
  band_error: number;
  /** Processor time of a frame, milliseconds. */
  ms_a_p_frame: number;
  ms_a_key_frame: number;
};

/** Bands are looked for where a picture rests: in what moves nobody sees them. */
export const RESTING_FRAMES = 4;

export function copyPicture(from: YuvPicture, to: YuvPicture, { width, height }: Format): void {
  const copy = (
    source: Uint8Array,
    sourceStride: number,
    target: Uint8Array,
    stride: number,
    chroma: 1 | 2,
  ) => {
    for (let row = 0; row < height / chroma; row += 1)
      target.set(source.subarray(row * sourceStride, row * sourceStride + width / chroma), row * stride);
  };
  copy(from.y, from.strideY, to.y, to.strideY, 1);
  copy(from.u, from.strideU, to.u, to.strideU, 2);
  copy(from.v, from.strideV, to.v, to.strideV, 2);
}

export function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Encodes a drawn scene as the service does (`options` in place of its own), decodes it again and compares. */
export function measureOurs(
  drawn: readonly DrawnFrame[],
  format: Format,
  options: Readonly<Record<string, string>>,
): Measured {
  const quantisers = drawn.map(({ quantiser }) => quantiser);
  const encoder = openVideoEncoder(format, { quantisers, x264: options });
  const decoder = openDecoder(encoder.configuration);
  const likeness: number[] = [];
  let bands = 0;
  const pictures = drawn.flatMap((one) =>
    Array.from({ length: one.frames }, (_, index) => (index === 0 ? one : null)),
  );
  let decoded = 0;
  const compare = (picture: YuvPicture): void => {
    const shown = pictures[decoded];
    decoded += 1;
    // A held frame is what the frame before it is: the tests compare their hashes.
    if (shown === undefined || shown === null) return;
    const like = ssim(shown.picture, picture, format);
    for (let frame = 0; frame < shown.frames; frame += 1) likeness.push(like);
    if (shown.frames > RESTING_FRAMES) bands = Math.max(bands, bandError(shown.picture, picture, format));
  };
  const ms = { key: 0, p: 0 };
  let bytes = 0;
  for (const { picture, places, key, frames } of drawn) {
    copyPicture(picture, encoder.picture, format);
    let sample = new Uint8Array();
    ms[key ? "key" : "p"] += cpuMilliseconds(
      () => (sample = Uint8Array.from(encoder.encode(key, places).data)),
    );
    bytes += sample.length;
    decoder.decode(sample, compare);
    for (let held = 1; held < frames; held += 1) {
      const { data } = encoder.hold();
      bytes += data.length;
      decoder.decode(data, compare);
    }
  }
  decoder.finish(compare);
  decoder.close();
  encoder.close();
  if (decoded !== pictures.length) throw new Error(`${decoded} frames decoded of ${pictures.length}`);
  const keys = drawn.filter(({ key }) => key).length;
  return {
    bytes,
    ssim: likeness.reduce((sum, one) => sum + one, 0) / likeness.length,
    ssim_least: Math.min(...likeness),
    band_error: bands,
    ms_a_p_frame: ms.p / Math.max(1, drawn.length - keys),
    ms_a_key_frame: ms.key / keys,
  };
}

/** Processor time of a held frame, milliseconds: the median of rounds of a thousand. */
export function measureHold(format: Format, options: Readonly<Record<string, string>>): number {
  const encoder = openVideoEncoder(format, { x264: options });
  encoder.encode(true);
  const rounds = Array.from({ length: 9 }, () =>
    cpuMilliseconds(() => {
      for (let frame = 0; frame < 1000; frame += 1) encoder.hold();
    }),
  ).sort((a, b) => a - b);
  encoder.close();
  return rounds[4]! / 1000;
}
