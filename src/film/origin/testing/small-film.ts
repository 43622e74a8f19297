import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Segment } from "../../../artifacts/timeline.ts";
import { adtsFile } from "../../movie/adts.ts";
import { encodeSound } from "../../movie/encode-sound.ts";
import { joinMovie } from "../../movie/join-movie.ts";
import { AUDIO_SAMPLE_RATE } from "../../movie/sound-format.ts";
import { renderSegment } from "../../render/render-segment.ts";

const FORMAT = { width: 320, height: 180, fps: 30 } as const;
const FRAMES = 45;

/** A real film of a second and a half, with sound, captions and a chapter. */
export async function smallFilm(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "small-film-"));
  try {
    const ground = { x: 0, y: 0, width: FORMAT.width, height: FORMAT.height };
    const scene: Segment = {
      name: "scene-1",
      kind: "scene",
      sceneIndex: 1,
      frames: FRAMES,
      layers: [
        { id: "ground", bounds: ground, paint: [{ kind: "rect", ...ground, fill: "#102030" }], tracks: {} },
        {
          id: "dot",
          bounds: { x: 100, y: 60, width: 60, height: 60 },
          paint: [{ kind: "ellipse", cx: 130, cy: 90, rx: 30, ry: 30, fill: "#fff" }],
          tracks: {
            x: [
              { frame: 0, value: -90 },
              { frame: 20, value: 90 },
            ],
          },
        },
      ],
    };
    const segmentFile = join(folder, "scene.seg");
    await renderSegment(scene, FORMAT, segmentFile);
    const samples = new Float32Array((FRAMES / FORMAT.fps) * AUDIO_SAMPLE_RATE);
    samples.forEach((_, index) => (samples[index] = 0.2 * Math.sin(index / 20)));
    const soundFile = join(folder, "scene.aac");
    writeFileSync(soundFile, adtsFile(encodeSound(samples)));
    joinMovie(
      {
        timeline: {
          version: 1,
          format: FORMAT,
          title: "A small film",
          language: "en",
          segments: [scene],
          scenes: [{ index: 1, title: "One", startFrame: 0, frames: FRAMES, speechStartSeconds: 0 }],
          captions: [{ startSeconds: 0.2, endSeconds: 1.2, lines: ["Captions too"] }],
          frames: FRAMES,
          findings: [],
        },
        segmentFiles: [segmentFile],
        soundFiles: [soundFile],
      },
      file,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
