import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";
import { AV_LOG_ERROR, AVERROR_EAGAIN, AVERROR_EOF } from "node-av/constants";
import type { FFDecoderCodec } from "node-av/constants";
import { Codec, CodecContext, FFmpegError, Frame, Log, Packet } from "node-av/lib";
import type { Format } from "../../artifacts/timeline.ts";
import type { YuvPicture } from "../frames/yuv.ts";
import { NAL_IDR, NAL_SLICE, nalType, toSample } from "./nal.ts";
import { openVideoEncoder } from "./video-encoder.ts";
import type { Sample } from "./video-encoder.ts";
import { openX264 } from "./x264.ts";

Log.setLevel(AV_LOG_ERROR);

/** What happens at each frame: a key frame, a changed picture, or nothing. */
type Step = "key" | "change" | "hold";

/** Numbers that look random and are the same in every run. */
function makeNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Puts a block of a new shade, with some grain in it, anywhere in the picture. */
function disturb(picture: YuvPicture, format: Format, number: (below: number) => number): void {
  const width = 16 + number(format.width / 3);
  const height = 16 + number(format.height / 3);
  const left = number(format.width - width);
  const top = number(format.height - height);
  const shade = 16 + number(200);
  for (let y = top; y < top + height; y += 1) {
    const row = y * picture.strideY;
    for (let x = left; x < left + width; x += 1) picture.y[row + x] = shade + number(8);
    const chroma = (y >> 1) * picture.strideU;
    picture.u.fill(shade, chroma + (left >> 1), chroma + ((left + width) >> 1));
  }
}

function encodeWithHolds(
  format: Format,
  steps: readonly Step[],
): { samples: Sample[]; configuration: Uint8Array } {
  const encoder = openVideoEncoder(format);
  const number = makeNumbers(7);
  try {
    const samples = steps.map((step) => {
      if (step === "hold") return encoder.hold();
      disturb(encoder.picture, format, number);
      return encoder.encode(step === "key");
    });
    return { samples, configuration: encoder.configuration };
  } finally {
    encoder.close();
  }
}

/** The same pictures straight from x264: what lies between is not coded at all. */
function encodeChangesOnly(format: Format, steps: readonly Step[]): Sample[] {
  const x264 = openX264(format);
  const number = makeNumbers(7);
  try {
    return steps.flatMap((step, frame) => {
      if (step === "hold") return [];
      disturb(x264.picture, format, number);
      const slices = x264
        .encode(frame, step === "key")
        .filter((unit) => nalType(unit) === NAL_SLICE || nalType(unit) === NAL_IDR);
      return [{ data: toSample(slices), key: step === "key" }];
    });
  } finally {
    x264.close();
  }
}

/** Hash of every decoded picture; a complaint of the decoder is an error. */
function decodeHashes(samples: readonly Sample[], configuration: Uint8Array): string[] {
  const codec = Codec.findDecoderByName("h264" as FFDecoderCodec);
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  decoder.extraData = Buffer.from(configuration);
  decoder.threadCount = 1;
  FFmpegError.throwIfError(decoder.setOption("err_detect", "explode"));
  FFmpegError.throwIfError(decoder.open2Sync(codec, null));
  const packet = new Packet();
  const frame = new Frame();
  packet.alloc();
  frame.alloc();
  const hashes: string[] = [];
  const drain = (): void => {
    for (;;) {
      const received = decoder.receiveFrameSync(frame);
      if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
      FFmpegError.throwIfError(received);
      assert.equal(frame.decodeErrorFlags, 0);
      hashes.push(createHash("sha1").update(frame.toBuffer()).digest("hex"));
      frame.unref();
    }
  };
  for (const [index, { data }] of samples.entries()) {
    packet.data = Buffer.from(data);
    packet.pts = BigInt(index);
    packet.dts = BigInt(index);
    FFmpegError.throwIfError(decoder.sendPacketSync(packet), `packet ${index}`);
    packet.unref();
    drain();
  }
  FFmpegError.throwIfError(decoder.sendPacketSync(null));
  drain();
  frame.free();
  packet.free();
  decoder.freeContext();
  return hashes;
}

/** Each hold shows what the step before it showed. */
function expand(changed: readonly string[], steps: readonly Step[]): string[] {
  let shown = -1;
  return steps.map((step) => changed[step === "hold" ? shown : (shown += 1)]!);
}

function repeat(step: Step, count: number): Step[] {
  return Array.from({ length: count }, () => step);
}

/** Holds right after key frames and changes, more of them than frame_num can count, and a second key frame. */
const SCRIPT: Step[] = [
  "key",
  ...repeat("hold", 3),
  ...repeat("change", 4),
  ...repeat("hold", 37),
  ...repeat("change", 2),
  "hold",
  "change",
  ...repeat("hold", 16),
  "change",
  "key",
  "change",
  ...repeat("hold", 15),
  "change",
  ...repeat("hold", 5),
];

const FORMATS: Format[] = [
  { width: 1280, height: 720, fps: 24 },
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 60 },
  { width: 1080, height: 1080, fps: 25 },
  { width: 3840, height: 2160, fps: 30 },
  { width: 638, height: 358, fps: 60 },
];

describe("hold frames", () => {
  for (const format of FORMATS) {
    const name = `${format.width}×${format.height} at ${format.fps}`;
    it(`decode to the picture before, and leave all others as they are: ${name}`, () => {
      const { samples, configuration } = encodeWithHolds(format, SCRIPT);
      const held = decodeHashes(samples, configuration);
      const changed = decodeHashes(encodeChangesOnly(format, SCRIPT), configuration);
      assert.equal(held.length, SCRIPT.length);
      assert.equal(new Set(changed).size, changed.length, "the test's pictures differ");
      assert.deepEqual(held, expand(changed, SCRIPT));
      for (const [index, step] of SCRIPT.entries()) {
        if (step === "hold") assert.ok(samples[index]!.data.length < 24);
      }
    });
  }

  it("come out the same in any order of holds and changes", () => {
    const format: Format = { width: 128, height: 72, fps: 30 };
    const number = makeNumbers(99);
    for (let round = 0; round < 20; round += 1) {
      const kinds: Step[] = ["hold", "hold", "change", "key", "hold", "change"];
      const steps: Step[] = ["key", ...Array.from({ length: 120 }, () => kinds[number(kinds.length)]!)];
      const { samples, configuration } = encodeWithHolds(format, steps);
      const changed = decodeHashes(encodeChangesOnly(format, steps), configuration);
      assert.deepEqual(decodeHashes(samples, configuration), expand(changed, steps));
    }
  });

  it("take over what changed where it is told, and each frame's quantiser", () => {
    const format: Format = { width: 320, height: 192, fps: 30 };
    const encoder = openVideoEncoder(format, { quantisers: [12, 31, 12] });
    const place = { x: 32, y: 48, width: 64, height: 32 };
    const grain = makeNumbers(3);
    const paint = (shade: number): void => {
      for (let y = place.y; y < place.y + place.height; y += 1)
        for (let x = place.x; x < place.x + place.width; x += 1)
          encoder.picture.y[y * encoder.picture.strideY + x] = shade + grain(60);
    };
    try {
      const samples = [encoder.encode(true)];
      paint(60);
      samples.push(encoder.encode(false, [place]));
      const outside = { x: 256, y: 160, width: 16, height: 16 };
      paint(120);
      samples.push(encoder.encode(false, [outside, place]), encoder.hold());
      const [first, coarse, fine, held] = decodeHashes(samples, encoder.configuration);
      assert.equal(new Set([first, coarse, fine]).size, 3);
      assert.equal(held, fine);
      assert.ok(samples[2]!.data.length > 2 * samples[1]!.data.length, "the finer frame has more bytes");
    } finally {
      encoder.close();
    }
  });

  it("make the same bytes from the same pictures", () => {
    const format = FORMATS[1]!;
    const bytes = (): Buffer =>
      Buffer.concat(encodeWithHolds(format, SCRIPT).samples.map(({ data }) => data));
    assert.ok(bytes().equals(bytes()));
  });
});
