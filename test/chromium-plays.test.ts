/** A film of ours in the browser that most viewers have: it plays, seeks, and shows the frame that was planned. */
import assert from "node:assert/strict";
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { AV_LOG_ERROR } from "node-av/constants";
import { Log } from "node-av/lib";
import { chromium } from "playwright-core";
import { drawStill } from "../scripts/contact-sheet/draw-still.ts";
import type { StoryScene, Storyboard, Visual } from "../src/artifacts/storyboard.ts";
import type { Format, Segment, Timeline } from "../src/artifacts/timeline.ts";
import { adtsFile } from "../src/film/movie/adts.ts";
import { encodeSound } from "../src/film/movie/encode-sound.ts";
import { joinMovie } from "../src/film/movie/join-movie.ts";
import { AUDIO_SAMPLE_RATE } from "../src/film/movie/sound-format.ts";
import { renderSegment } from "../src/film/render/render-segment.ts";
import { buildTimeline } from "../src/film/timeline/build-timeline.ts";
import { evenSpeech } from "../src/film/timeline/even-speech.ts";

Log.setLevel(AV_LOG_ERROR);

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"].find((path) =>
  existsSync(path),
);
const skip =
  CHROMIUM === undefined && "install Chromium with H.264 (Debian: apt install chromium) to run this test";

const FORMAT: Format = { width: 640, height: 360, fps: 30 };
const folder = mkdtempSync(join(tmpdir(), "chromium-plays-"));
after(() => rmSync(folder, { recursive: true }));

const scene = (index: number, visual: Visual, narration: string): StoryScene => ({
  index,
  title: `Scene ${index}`,
  role: "section",
  narration: [narration],
  visual,
  sources: [],
});
const STORYBOARD: Storyboard = {
  version: 1,
  title: "A film that plays",
  language: "en",
  style: "professional_training",
  degradations: [],
  scenes: [
    scene(1, { kind: "title", title: "Tides" }, "Twice a day the sea rises and falls along every coast."),
    scene(
      2,
      {
        kind: "bullets",
        heading: "What pulls",
        items: ["The moon", "The sun", "Both together"].map((label, word) => ({
          label,
          cue: { sentence: 0, offset: word * 14 },
        })),
      },
      "The moon pulls most, the sun pulls less, and both together pull the water higher.",
    ),
    scene(
      3,
      { kind: "statement", text: "High water comes twice a day" },
      "High water comes twice a day here.",
    ),
  ],
};

/** The file, and the segments that it was made of, in order. */
async function make(): Promise<{ file: string; timeline: Timeline }> {
  const speeches = STORYBOARD.scenes.map((one) => evenSpeech(one.index, one.narration, "en"));
  const timeline = await buildTimeline(STORYBOARD, speeches, FORMAT);
  const segmentFiles: string[] = [];
  for (const segment of timeline.segments) {
    const file = join(folder, `${segment.name}.seg`);
    await renderSegment(segment, FORMAT, file);
    segmentFiles.push(file);
  }
  const soundFiles = speeches.map(({ sceneIndex, durationSeconds }) => {
    const samples = Float32Array.from(
      { length: Math.round(durationSeconds * AUDIO_SAMPLE_RATE) },
      (_, at) => 0.1 * Math.sin((2 * Math.PI * 220 * at) / AUDIO_SAMPLE_RATE),
    );
    const file = join(folder, `${sceneIndex}.aac`);
    writeFileSync(file, adtsFile(encodeSound(samples)));
    return file;
  });
  const file = join(folder, "film.mp4");
  joinMovie({ timeline, segmentFiles, soundFiles }, file);
  return { file, timeline };
}

/** Runs in the browser. */
const PAGE = `<video src="/film.mp4" width="640" height="360"></video><script>
const film = document.querySelector("video");
const ready = new Promise((resolve, reject) => {
  if (film.readyState > 0) resolve();
  film.addEventListener("loadedmetadata", resolve);
  film.addEventListener("error", () => reject(new Error(film.error.message)));
});
const duration = async () => { await ready; return film.duration; };
async function playFor(milliseconds) {
  await film.play();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  film.pause();
  return { at: film.currentTime, frames: film.getVideoPlaybackQuality().totalVideoFrames };
}
async function frameAt(seconds) {
  const presented = new Promise((resolve) => film.requestVideoFrameCallback((_, { mediaTime }) => resolve(mediaTime)));
  film.currentTime = seconds;
  const mediaTime = await presented;
  const canvas = document.createElement("canvas");
  canvas.width = film.videoWidth;
  canvas.height = film.videoHeight;
  const context = canvas.getContext("2d");
  context.drawImage(film, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let text = "";
  for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
  return { at: film.currentTime, mediaTime, pixels: btoa(text) };
}
</script>`;

/** The film under an address of its own, with ranges, as the service gives it. */
async function serve(file: string): Promise<{ address: string; close: () => void }> {
  const { size } = statSync(file);
  const server = createServer((request, response) => {
    if (request.url !== "/film.mp4") {
      response.setHeader("content-type", "text/html");
      response.end(PAGE);
      return;
    }
    const [, from = "0", to = ""] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? "") ?? [];
    const end = to === "" ? size - 1 : Number(to);
    response.writeHead(request.headers.range === undefined ? 200 : 206, {
      "content-type": "video/mp4",
      "accept-ranges": "bytes",
      "content-length": end - Number(from) + 1,
      ...(request.headers.range !== undefined && { "content-range": `bytes ${from}-${end}/${size}` }),
    });
    createReadStream(file, { start: Number(from), end }).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === "object");
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The segment and its own frame at a frame of the film. */
function segmentAt({ segments }: Timeline, frame: number): { segment: Segment; own: number } {
  let start = 0;
  for (const segment of segments) {
    if (frame < start + segment.frames) return { segment, own: frame - start };
    start += segment.frames;
  }
  throw new Error(`no frame ${frame}`);
}

function planned(timeline: Timeline, frame: number): Uint8ClampedArray {
  const { segment, own } = segmentAt(timeline, frame);
  const still = drawStill(segment, own, FORMAT);
  return still.getContext("2d").getImageData(0, 0, FORMAT.width, FORMAT.height).data;
}

/** Mean difference of the three colours, of 255. */
function difference(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 4)
    for (let color = 0; color < 3; color += 1)
      sum += Math.abs((one[at + color] ?? 0) - (other[at + color] ?? 0));
  return sum / (one.length * 0.75);
}

/** What coding, and the way to YUV and back, may change. */
const ALIKE = 2;

test(
  "Chromium plays a film, seeks in it, and shows the planned frame",
  { skip, timeout: 180_000 },
  async () => {
    const { file, timeline } = await make();
    const { address, close } = await serve(file);
    const browser = await chromium.launch({
      executablePath: CHROMIUM ?? "",
      args: ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"],
    });
    try {
      const page = await browser.newPage();
      await page.goto(address);
      const seconds = await page.evaluate<number>("duration()");
      assert.ok(Math.abs(seconds - timeline.frames / FORMAT.fps) < 0.05, `${seconds} s`);

      const played = await page.evaluate<{ at: number; frames: number }>("playFor(2000)");
      assert.ok(played.at > 1.2 && played.at < 2.6, `it played to ${played.at} s in two seconds`);
      assert.ok(played.frames > 20, `${played.frames} frames were decoded`);

      const starts = timeline.scenes.map(({ startFrame }) => startFrame);
      const places = [
        // In a hold, while things enter, at the first frames of scenes, back again, near the end.
        ...timeline.scenes.map(({ startFrame, frames }) => startFrame + frames - 12),
        ...starts.map((start) => start + 40),
        ...starts,
        7,
        timeline.frames - 3,
      ];
      for (const frame of places) {
        const wished = (frame + 0.5) / FORMAT.fps;
        const shown = await page.evaluate<{ at: number; mediaTime: number; pixels: string }>(
          `frameAt(${wished})`,
        );
        assert.ok(Math.abs(shown.at - wished) < 0.001, `asked for ${wished} s, is at ${shown.at} s`);
        assert.equal(Math.round(shown.mediaTime * FORMAT.fps), frame, "the frame that is presented");
        const pixels = Buffer.from(shown.pixels, "base64");
        const off = difference(pixels, planned(timeline, frame));
        assert.ok(off < ALIKE, `frame ${frame} differs by ${off.toFixed(2)} of 255`);
        const lightest = pixels.reduce((most, value, at) => (at % 4 === 3 ? most : Math.max(most, value)), 0);
        assert.ok(lightest > 60, `frame ${frame} is black`);
      }
      // The measure tells frames apart: a scene's rest is far from that of another, and from black.
      const [first = 0, second = 0] = places;
      const rest = planned(timeline, first);
      assert.ok(difference(rest, planned(timeline, second)) > 2 * ALIKE);
      assert.ok(difference(rest, new Uint8Array(rest.length)) > 2 * ALIKE);
    } finally {
      await browser.close();
      close();
    }
  },
);
