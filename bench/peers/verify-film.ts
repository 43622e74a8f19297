import { statSync } from "node:fs";
import { decodeFile } from "../../src/film/check/open-media.ts";
import { FORMAT, FRAMES } from "./scenes/scene.ts";

/** Decodes the whole film; throws unless it has each frame of the scene at its size and time. Returns its bytes. */
export async function verifyFilm(file: string): Promise<number> {
  let frames = 0;
  let last = Number.NaN;
  await decodeFile(file, "video", {}, (frame, seconds) => {
    if (frame.width !== FORMAT.width || frame.height !== FORMAT.height)
      throw new Error(`${file}: frame ${frames} is ${frame.width}×${frame.height}`);
    if (frames > 0 && Math.abs(seconds - last - 1 / FORMAT.fps) > 0.002)
      throw new Error(`${file}: frame ${frames} comes ${(seconds - last).toFixed(4)} s after the one before`);
    last = seconds;
    frames += 1;
    return true;
  });
  if (frames !== FRAMES) throw new Error(`${file}: ${frames} frames, expected ${FRAMES}`);
  return statSync(file).size;
}
