import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { openClip } from "./open-clip.ts";
import { prepareClip } from "./prepare-clip.ts";

/** In the samples of `counts-*`, frame n is a grey of luma 20 + 7 n. */
const SAMPLES = join(import.meta.dirname, "../../../test/media");
const COUNTS = join(SAMPLES, "counts-25fps.mp4");

const folder = mkdtempSync(join(tmpdir(), "clips-"));
after(() => rmSync(folder, { recursive: true }));

function counter(file: string) {
  const clip = openClip(file);
  const frameAt = (seconds: number): number => {
    const canvas = clip.at(seconds, { width: 32, height: 24 });
    const grey = canvas.getContext("2d").getImageData(16, 12, 1, 1).data[0] ?? 0;
    return Math.round(((grey * 219) / 255 + 16 - 20) / 7) + 0;
  };
  return { ...clip, frameAt };
}

test("each frame of the film shows the picture that stands at its time", () => {
  for (const [name, fps] of [["counts-25fps.mp4", 25], ["counts-30fps.webm", 30]] as const) {
    for (const filmFps of [24, 30, 60]) {
      const clip = counter(join(SAMPLES, name));
      for (let frame = 0; frame < filmFps; frame += 1) {
        const expected = Math.floor((frame / filmFps) * fps + 0.02);
        assert.equal(clip.frameAt(frame / filmFps), Math.min(29, expected), `${name} ${frame}/${filmFps}`);
      }
      clip.close();
    }
  }
}); // prettier-ignore

test("any order of times gives the same pictures, and past the end the last one stands", () => {
  const clip = counter(COUNTS);
  assert.deepEqual(
    [1, 0.2, 0.2, 0.99, 0, 9, 0.6].map((seconds) => clip.frameAt(seconds)),
    [25, 5, 5, 24, 0, 29, 15],
  );
  clip.close();
});

test("a clip of a phone that was held upright is turned", () => {
  const clip = openClip(join(SAMPLES, "turned.mov"));
  assert.deepEqual(clip.size, { width: 48, height: 64 });
  const canvas = clip.at(0, clip.size);
  const grey = (x: number) => canvas.getContext("2d").getImageData(x, 32, 1, 1).data[0] ?? 0;
  // The light upper half comes to stand on the left.
  assert.ok(grey(8) > 190 && grey(40) < 80, `${grey(8)} left, ${grey(40)} right`);
  clip.close();
});

test("a clip is measured by decoding it", () => {
  assert.deepEqual(prepareClip({ file: COUNTS }), { width: 64, height: 48, seconds: 1.2 });
  const webm = prepareClip({ file: join(SAMPLES, "counts-30fps.webm") });
  assert.ok(Math.abs(webm.seconds - 1) < 0.04, `${webm.seconds}`);
});

test("a clip that is cut off lasts as long as it can be read; what is none is refused", () => {
  const bytes = readFileSync(join(SAMPLES, "counts-30fps.webm"));
  const file = join(folder, "cut.webm");
  writeFileSync(file, bytes.subarray(0, 1000));
  const { seconds } = prepareClip({ file });
  assert.ok(seconds > 0.2 && seconds < 1, `${seconds}`);
  writeFileSync(file, Buffer.from("no clip at all"));
  assert.throws(() => prepareClip({ file }), /cannot open|cannot read/);
  writeFileSync(file, readFileSync(COUNTS).subarray(0, 600));
  assert.throws(() => prepareClip({ file }));
});
