import type { MovieReport } from "../../artifacts/movie.ts";
import type { Format, Segment } from "../../artifacts/timeline.ts";
import { ServiceError } from "../../kernel/errors.ts";
import type { Logger } from "../../kernel/logger.ts";
import type { MovieExpectation } from "../check/measure-movie.ts";
import type { MediaFiles } from "../media/media-source.ts";
import type { ClipInput, PreparedClip } from "../media/prepare-clip.ts";
import type { PictureInput, PreparedPicture } from "../media/prepare-picture.ts";
import type { NarrationTrack } from "../movie/encode-narration.ts";
import type { ChildJobKind, ChildJobs, NarrationInput } from "./child-jobs.ts";
import { startRenderProcess } from "./render-process.ts";
import type { RenderProcess } from "./render-process.ts";
import type { SegmentStats } from "./segment-stats.ts";

/**
 * Runs native work in child processes, at most `processes` at a time, first come first served.
 * A child that dies fails only its attempt (`render_failed`, retryable) and is replaced at the next.
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
  /** Masters and encodes the whole narration. Needs no picture: start it before or beside the segments. */
  makeNarration(input: NarrationInput, signal?: AbortSignal): Promise<NarrationTrack>;
  measure(file: string, expected: MovieExpectation, signal?: AbortSignal): Promise<MovieReport>;
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
  timeoutMs: number;
  logger?: Logger;
};

/** A file that takes longer to decode is one that was made to. */
const PREPARE_TIMEOUT_MS = 60_000;

export function makeRenderPool({ entry, processes, timeoutMs, logger }: RenderPoolOptions): RenderPool {
  const idle: RenderProcess[] = [];
  const busy = new Set<RenderProcess>();
  const waiting: (() => void)[] = [];
  let closed = false;

  const take = async (signal: AbortSignal | undefined): Promise<RenderProcess> => {
    for (;;) {
      if (closed) throw new ServiceError("render_failed", "the render pool is closed");
      signal?.throwIfAborted();
      const free = idle.pop();
      if (free?.alive === false) continue;
      if (free !== undefined || busy.size < processes) {
        const process = free ?? startRenderProcess(entry);
        busy.add(process);
        return process;
      }
      await turn(signal);
    }
  };
  /** Waits until a process may be free; an abort ends the wait at once. */
  const turn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(wake), 1);
        wake();
      };
      waiting.push(wake);
      signal?.addEventListener("abort", leave);
    });
  const giveBack = (process: RenderProcess): void => {
    busy.delete(process);
    if (process.alive && !closed) idle.push(process);
    waiting.shift()?.();
  };

  const run = async <K extends ChildJobKind>(
    kind: K,
    input: ChildJobs[K]["input"],
    signal: AbortSignal | undefined,
    within = timeoutMs,
  ): Promise<ChildJobs[K]["output"]> => {
    const process = await take(signal);
    try {
      return await process.run(kind, input, { timeoutMs: Math.min(within, timeoutMs), signal });
    } catch (error) {
      logger?.warn({ kind, pid: process.pid, err: error }, "a render attempt failed");
      throw error;
    } finally {
      giveBack(process);
    }
  };

  return {
    render: (segment, format, outFile, signal, files = {}) =>
      run("segment", { segment, format, outFile, files }, signal),
    makeNarration: (input, signal) => run("narration", input, signal),
    measure: (file, expected, signal) => run("measure", { file, expected }, signal),
    still: (segment, format, frame, width, signal, files = {}) =>
      run("still", { segment, format, frame, width, files }, signal),
    preparePicture: (input, signal) => run("picture", input, signal, PREPARE_TIMEOUT_MS),
    prepareClip: (input, signal) => run("clip", input, signal, PREPARE_TIMEOUT_MS),
    warm() {
      for (let count = idle.length + busy.size; count < processes; count += 1)
        idle.push(startRenderProcess(entry));
    },
    pids: () => [...idle, ...busy].flatMap(({ alive, pid }) => (alive && pid !== undefined ? [pid] : [])),
    close() {
      closed = true;
      for (const process of [...idle, ...busy]) process.kill();
      for (const wake of waiting.splice(0)) wake();
    },
  };
}
