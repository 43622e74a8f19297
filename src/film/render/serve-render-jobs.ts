import { readFileSync, writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { setPriority } from "node:os";
import { Log } from "node-av/lib";
import { AV_LOG_ERROR } from "node-av/constants";
import { measureMovie } from "../check/measure-movie.ts";
import { adtsFile } from "../movie/adts.ts";
import { encodeSound } from "../movie/encode-sound.ts";
import { prepareClip } from "../media/prepare-clip.ts";
import { preparePicture } from "../media/prepare-picture.ts";
import { encodeSpeech } from "../movie/encode-speech.ts";
import { renderStill } from "../movie/thumbnail.ts";
import type { ChildAnswer, ChildJobKind, ChildJobs, ChildRequest } from "./child-jobs.ts";
import { loadSigningCredential } from "../origin/signing-credential.ts";
import { renderSegment } from "./render-segment.ts";

/** Below the processes that answer callers. */
const NICENESS = 10;

/** Makes of a scene's samples what is heard of it; mono at 48 kHz, of the same length. */
export type Master = (samples: Float32Array) => Float32Array;

function floats(path: string): Float32Array {
  // A copy, because a view of floats must begin at a multiple of four.
  return new Float32Array(new Uint8Array(readFileSync(path)).buffer);
}

/** Out of 1000: where memory ends, the kernel takes one of these first, and with it only an attempt is lost. */
const FIRST_TO_GO = "600";

function goFirstWithoutMemory(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", FIRST_TO_GO);
  } catch {
    // Not Linux, or a sandbox that forbids it: the kernel then chooses by size alone.
  }
}

type Performers = {
  [K in ChildJobKind]: (
    input: ChildJobs[K]["input"],
  ) => ChildJobs[K]["output"] | Promise<ChildJobs[K]["output"]>;
};

function performersOf(master: Master): Performers {
  return {
    segment: ({ segment, format, outFile, files }) => renderSegment(segment, format, outFile, files),
    sound: ({ samplesFile, outFile }) => {
      const frames = encodeSound(master(floats(samplesFile)));
      writeFileSync(outFile, adtsFile(frames));
      return { frames: frames.length };
    },
    speechFile: ({ samplesFile, outFile, fileType }) => ({
      bytes: encodeSpeech(master(floats(samplesFile)), fileType, outFile),
    }),
    measure: ({ file, expected }) => measureMovie(file, expected),
    still: ({ segment, format, frame, width, files }) => renderStill(segment, format, frame, width, files),
    picture: (input) => preparePicture(input),
    clip: (input) => prepareClip(input),
    // The library is read by the one process that needs it, when it does.
    sign: async ({ film, outFile, origin, credential }) => {
      const { signFilm } = await import("../origin/sign-film.ts");
      return signFilm(film, outFile, origin, loadSigningCredential(credential, new Date()));
    },
    trySigning: async (credential) => {
      const { trySigning } = await import("../origin/try-signing.ts");
      await trySigning(loadSigningCredential(credential, new Date()));
      return null;
    },
  };
}

/**
 * Makes this process the one in which native code runs: pictures, encoders, decoders. It does one job at
 * a time and may die of one; only that attempt fails. Started by the render pool.
 */
export function serveRenderJobs(master: Master): void {
  const performers = performersOf(master);
  const answer = async <K extends ChildJobKind>(
    kind: K,
    input: ChildJobs[K]["input"],
  ): Promise<ChildAnswer> => {
    try {
      return { output: await performers[kind](input) };
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };

  // Written at exit otherwise, and a pool ends its processes by a kill. Nothing to do where there is no cache.
  flushCompileCache();
  setPriority(NICENESS);
  goFirstWithoutMemory();
  Log.setLevel(AV_LOG_ERROR);
  process.on("message", ({ kind, input }: ChildRequest) => {
    void answer(kind, input).then((result) => process.send?.(result));
  });
  // The parent is gone: nobody waits for the rest.
  process.on("disconnect", () => process.exit(0));
}
