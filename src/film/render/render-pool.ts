import type { MovieReport } from "../../artifacts/movie.ts";
import type { Format, Segment } from "../../artifacts/timeline.ts";
import { ServiceError } from "../../kernel/errors.ts";
import type { Logger } from "../../kernel/logger.ts";
import type { MovieExpectation } from "../check/measure-movie.ts";
import type { MediaFiles } from "../media/media-source.ts";
import type { ClipInput, PreparedClip } from "../media/prepare-clip.ts";
import type { PictureInput, PreparedPicture } from "../media/prepare-picture.ts";
import type { ChildJobKind, ChildJobs, SigningInput, SoundInput, SpeechFileInput } from "./child-jobs.ts";
import { availableMegabytes } from "./available-memory.ts";
import { jobMegabytes, jobMilliseconds, pictureMegabytes } from "./job-limits.ts";
import type { CredentialFiles } from "../origin/signing-credential.ts";
import { startRenderProcess } from "./render-process.ts";
import type { RenderProcess } from "./render-process.ts";
import type { SegmentStats } from "./segment-stats.ts";

/**
 * Runs native work in child processes, first come first served: at most `processes` at a time, and no more than
 * the memory allows for jobs of their size.
 * A child that dies or hangs fails only its attempt (`render_failed`, retryable); after any failure the next
 * attempt gets a new child.
 * An abort kills the child and rejects with the signal's reason. Once made, `close` must be called.
 */
export type RenderPool = {
  /** `files`: where the media lie that the segment shows. */
  render(
    segment: Segment,
    format: Format,
    outFile: string,
    signal?: AbortSignal,
    files?: MediaFiles,
  ): Promise<SegmentStats>;
  /** Masters and encodes a scene's speech. Needs no picture: start it before or beside the segments. */
  makeSound(input: SoundInput, signal?: AbortSignal): Promise<{ frames: number }>;
  /** Masters and encodes speech that belongs to no film into a file of its own. */
  makeSpeechFile(input: SpeechFileInput, signal?: AbortSignal): Promise<{ bytes: number }>;
  measure(file: string, expected: MovieExpectation, signal?: AbortSignal): Promise<MovieReport>;
  /** Writes the film anew with its mark of origin, read back and valid. Nothing may change the file after. */
  sign(input: SigningInput, signal?: AbortSignal): Promise<{ bytes: number }>;
  /** Signs a film of no length, so that what is wrong with a credential is known before there is work. */
  trySigning(credential: CredentialFiles): Promise<void>;
  /** A frame as JPEG, `width` px wide. */
  still(
    segment: Segment,
    format: Format,
    frame: number,
    width: number,
    signal?: AbortSignal,
    files?: MediaFiles,
  ): Promise<Uint8Array>;
  /** Makes a caller's picture ready for films. Rejects with `render_failed` and words for the caller. */
  preparePicture(input: PictureInput, signal?: AbortSignal): Promise<PreparedPicture>;
  /** Looks whether a caller's clip can be shown. Rejects with `render_failed` and words for the caller. */
  prepareClip(input: ClipInput, signal?: AbortSignal): Promise<PreparedClip>;
  /** Starts the processes, so that the first work does not wait for it. */
  warm(): void;
  /** Ids of the processes that are alive. */
  pids(): number[];
  close(): void;
};

export type RenderPoolOptions = {
  /** A file that calls `serveRenderJobs`; each process runs it. */
  entry: URL;
  processes: number;
  /** The longest that a job may take; most are allowed less, by their size. */
  timeoutMs: number;
  logger?: Logger;
  /** How much all processes together may take. Default: what is free, a container's limit included. */
  megabytes?: () => number;
};

/** What a film of the usual size takes a process. */
const WARM_MEGABYTES = pictureMegabytes({ width: 1920, height: 1080 });

function poolIsClosed(): ServiceError {
  return new ServiceError("render_failed", "the render pool is closed");
}

/** Share of the memory that is free when work begins which the pool may plan with; others need some too. */
const SHARE_OF_MEMORY = 0.75;

type Waiting = {
  megabytes: number;
  start: (process: RenderProcess) => void;
  refuse: (error: unknown) => void;
};

export function makeRenderPool({
  entry,
  processes,
  timeoutMs,
  logger,
  megabytes = () => availableMegabytes() * SHARE_OF_MEMORY,
}: RenderPoolOptions): RenderPool {
  const idle: RenderProcess[] = [];
  /** Those at work, and the megabytes that are set aside for each. */
  const busy = new Map<RenderProcess, number>();
  const waiting: Waiting[] = [];
  let budget = 0;
  let closed = false;

  const idleOne = (): RenderProcess | undefined => {
    for (;;) {
      const process = idle.pop();
      if (process === undefined || process.alive) return process;
    }
  };
  /** Strictly in turn: a large job that were passed by small ones might never find room. */
  const dispatch = (): void => {
    for (;;) {
      const next = waiting[0];
      if (next === undefined || busy.size >= processes) return;
      // Read anew when nothing of ours is under way: what else runs on the machine changes.
      if (busy.size === 0) budget = megabytes();
      const taken = [...busy.values()].reduce((sum, one) => sum + one, 0);
      // One job always runs, be there ever so little memory: to wait for more could be for ever.
      if (busy.size > 0 && taken + next.megabytes > budget) return;
      waiting.shift();
      const process = idleOne() ?? startRenderProcess(entry);
      busy.set(process, next.megabytes);
      next.start(process);
    }
  };
  /** Waits its turn; an abort ends the wait at once. */
  const take = (needed: number, signal: AbortSignal | undefined): Promise<RenderProcess> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(poolIsClosed());
      if (signal?.aborted === true) return reject(signal.reason as Error);
      const leave = (): void => {
        waiting.splice(waiting.indexOf(place), 1);
        reject(signal?.reason as Error);
        // Who stood behind a large job may fit now.
        dispatch();
      };
      const place: Waiting = {
        megabytes: needed,
        start(process) {
          signal?.removeEventListener("abort", leave);
          resolve(process);
        },
        refuse(error) {
          signal?.removeEventListener("abort", leave);
          reject(error);
        },
      };
      signal?.addEventListener("abort", leave);
      waiting.push(place);
      dispatch();
    });
  const giveBack = (process: RenderProcess): void => {
    busy.delete(process);
    if (process.alive && !closed) idle.push(process);
    dispatch();
  };

  const all = (): RenderProcess[] => [...idle, ...busy.keys()];

  const run = async <K extends ChildJobKind>(
    kind: K,
    input: ChildJobs[K]["input"],
    signal: AbortSignal | undefined,
  ): Promise<ChildJobs[K]["output"]> => {
    const process = await take(jobMegabytes(input), signal);
    const limits = { timeoutMs: Math.min(timeoutMs, jobMilliseconds(input)), signal };
    try {
      return await process.run(kind, input, limits);
    } catch (error) {
      logger?.warn({ kind, pid: process.pid, err: error }, "a render attempt failed");
      // What made it fail may still be there: a lack of memory, a broken state of native code.
      process.kill();
      throw error;
    } finally {
      giveBack(process);
    }
  };

  return {
    render: (segment, format, outFile, signal, files = {}) =>
      run("segment", { segment, format, outFile, files }, signal),
    makeSound: (input, signal) => run("sound", input, signal),
    makeSpeechFile: (input, signal) => run("speechFile", input, signal),
    measure: (file, expected, signal) => run("measure", { file, expected }, signal),
    still: (segment, format, frame, width, signal, files = {}) =>
      run("still", { segment, format, frame, width, files }, signal),
    preparePicture: (input, signal) => run("picture", input, signal),
    prepareClip: (input, signal) => run("clip", input, signal),
    sign: (input, signal) => run("sign", input, signal),
    async trySigning(credential) {
      await run("trySigning", credential, undefined);
    },
    warm() {
      const room = Math.max(1, Math.floor(megabytes() / WARM_MEGABYTES));
      for (let count = idle.length + busy.size; count < Math.min(room, processes); count += 1)
        idle.push(startRenderProcess(entry));
    },
    pids: () => all().flatMap(({ alive, pid }) => (alive && pid !== undefined ? [pid] : [])),
    close() {
      closed = true;
      for (const process of all()) process.kill();
      for (const { refuse } of waiting.splice(0)) refuse(poolIsClosed());
    },
  };
}
