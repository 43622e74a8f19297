/** A process of the render pool: the film engine's work, with the voice's mastering. */
import { readFileSync } from "node:fs";
import { serveRenderJobs } from "../film/render/serve-render-jobs.ts";
import { masterNarration } from "../voice/mastering/master-narration.ts";

function floats(path: string): Float32Array {
  // A copy, because a view of floats must begin at a multiple of four.
  return new Float32Array(new Uint8Array(readFileSync(path)).buffer);
}

serveRenderJobs(({ scenes, durationSeconds }) => {
  const placed = scenes.map(({ path, startSeconds }) => ({ samples: floats(path), startSeconds }));
  return masterNarration({ scenes: placed, durationSeconds }).samples;
});
