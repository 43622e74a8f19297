/** Child process: masters the narration of a film and encodes it as AAC. */
import { readFileSync, writeFileSync } from "node:fs";
import { encodeNarration } from "../film/movie/encode-narration.ts";
import { masterNarration } from "../voice/mastering/master-narration.ts";
import { serveTask } from "./child-task.ts";

export type SoundInput = {
  /** Files of 32-bit float samples and where each begins in the film. */
  scenes: { path: string; startSeconds: number }[];
  durationSeconds: number;
  /** The encoded track's bytes go here. */
  outFile: string;
};

/** An AAC track without its bytes, which lie beside it. */
export type SoundTrack = {
  configuration: number[];
  bitRate: number;
  frameSamples: number;
  priming: number;
  frameSizes: number[];
};

function floats(path: string): Float32Array {
  // A copy, because a view of floats must begin at a multiple of four.
  return new Float32Array(new Uint8Array(readFileSync(path)).buffer);
}

serveTask<SoundInput, SoundTrack>(({ scenes, durationSeconds, outFile }) => {
  const { samples } = masterNarration({
    scenes: scenes.map(({ path, startSeconds }) => ({ samples: floats(path), startSeconds })),
    durationSeconds,
  });
  const { data, configuration, ...track } = encodeNarration(samples);
  writeFileSync(outFile, data);
  return { ...track, configuration: [...configuration] };
});
