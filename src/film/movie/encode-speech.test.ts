import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { Codec, CodecContext, FFmpegError, FormatContext, Frame, Packet } from "node-av/lib";
import { AVERROR_EAGAIN, AVERROR_EOF } from "node-av/constants";
import { fileTypeFromFile } from "file-type";
import { encodeSpeech } from "./encode-speech.ts";

const folder = await mkdtemp(join(tmpdir(), "speech-"));
after(() => rm(folder, { recursive: true }));

const SECONDS = 2.345;
/** A tone that swells and fades, at half of full scale. */
const tone = Float32Array.from({ length: Math.round(SECONDS * 48_000) }, (_, at) => {
  const time = at / 48_000;
  return 0.5 * Math.sin((Math.PI * time) / SECONDS) * Math.sin(2 * Math.PI * 440 * time);
});

/** Samples of the file's only stream, decoded by another reader than the writer. */
function decode(file: string): { samples: number; power: number; channels: number } {
  const input = new FormatContext();
  FFmpegError.throwIfError(input.openInputSync(file));
  FFmpegError.throwIfError(input.findStreamInfoSync());
  const stream = input.streams[0]!;
  const decoder = new CodecContext();
  decoder.allocContext3(Codec.findDecoder(stream.codecpar.codecId));
  decoder.parametersToContext(stream.codecpar);
  decoder.pktTimebase = stream.timeBase;
  FFmpegError.throwIfError(decoder.open2Sync(null, null));
  const packet = new Packet();
  const frame = new Frame();
  packet.alloc();
  frame.alloc();
  let samples = 0;
  let power = 0;
  const drain = (): void => {
    for (;;) {
      const got = decoder.receiveFrameSync(frame);
      if (got === AVERROR_EAGAIN || got === AVERROR_EOF) return;
      FFmpegError.throwIfError(got);
      samples += frame.nbSamples;
      const plane = frame.data?.[0];
      if (plane !== undefined && plane.length >= frame.nbSamples * 4) {
        const values = new Float32Array(new Uint8Array(plane.subarray(0, frame.nbSamples * 4)).buffer);
        power += values.reduce((sum, value) => sum + value * value, 0);
      }
      frame.unref();
    }
  };
  while (input.readFrameSync(packet) >= 0) {
    decoder.sendPacketSync(packet);
    packet.unref();
    drain();
  }
  decoder.sendPacketSync(null);
  drain();
  const { channels } = stream.codecpar;
  input.closeInputSync();
  return { samples, power, channels };
}

const power = tone.reduce((sum, value) => sum + value * value, 0);

for (const type of ["mp3", "ogg", "wav"] as const) {
  test(`${type}: what is decoded lasts and sounds as what was encoded`, async () => {
    const file = join(folder, `tone.${type}`);
    const bytes = encodeSpeech(tone, type, file);
    const written = await readFile(file);
    assert.equal(bytes, written.length);
    const found = await fileTypeFromFile(file);
    assert.equal(found?.ext, type === "ogg" ? "opus" : type);
    const decoded = decode(file);
    assert.equal(decoded.channels, 1);
    assert.ok(Math.abs(decoded.samples - tone.length) <= 1, `${decoded.samples} of ${tone.length} samples`);
    if (type !== "wav") assert.ok(Math.abs(decoded.power / power - 1) < 0.05, `${decoded.power / power}`);
    const again = join(folder, `again.${type}`);
    encodeSpeech(tone, type, again);
    assert.deepEqual(await readFile(again), written, "same samples, same bytes");
  });
}

test("silence and a single sample are files too", () => {
  for (const type of ["mp3", "ogg", "wav"] as const) {
    assert.ok(encodeSpeech(new Float32Array(1), type, join(folder, `one.${type}`)) > 44);
  }
});
