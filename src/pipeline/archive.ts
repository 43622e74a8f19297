/**
 * In: a message with attachments by their addresses. Out: their files in the caller's storage, as assets, or why
 * there are none; the message goes (back) to its planning.
 * Safe to repeat because files become assets with the job's completion: what an attempt that died had stored belongs
 * to nobody, and is swept.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Degradation } from "../artifacts/degradation.ts";
import { FetchFailed } from "../domain/addresses/fetch-public.ts";
import { archiveFile } from "../domain/assets/archive-file.ts";
import {
  keepFetchedFiles,
  unfetchedFiles,
  type FetchedFile,
  type UnfetchedFile,
} from "../domain/conversations/fetched-files.ts";
import { ServiceError } from "../kernel/errors.ts";
import type { ArchiveJob } from "./film-job.ts";
import { QUEUE } from "./queues.ts";
import type { FetchPatience, PipelineDeps, StageHandler } from "./stage.ts";
import { failWork, isAbandoned, settleAbandoned } from "./work-desk.ts";

/** The whole: 60 MB at 5 Mbit/s. */
export const FETCH_PATIENCE: FetchPatience = { wholeMs: 100_000, idleMs: 15_000, pausesMs: [1_000, 3_000] };

/** How a file is called before it has a name of its own; not its whole address, which may hold a secret. */
function nameOf({ name, url }: UnfetchedFile): string {
  if (name !== null) return name;
  const { hostname, pathname } = new URL(url);
  return pathname.split("/").findLast((part) => part !== "") ?? hostname;
}

function toldOf(file: UnfetchedFile, error: FetchFailed | ServiceError): Degradation {
  const out = "It is left out.";
  if (error instanceof ServiceError) {
    const code = error.detail.reason === "too_large" ? "attachment_too_large" : "attachment_unsupported";
    return { code, message: `${error.message} ${out}` };
  }
  const why = error.message.startsWith("must")
    ? `could not be fetched: its address ${error.message}`
    : error.message;
  const code = error.isTooLarge ? "attachment_too_large" : "attachment_not_fetched";
  return { code, message: `“${nameOf(file)}” ${why}. ${out}` };
}

export function makeArchiveStage(deps: PipelineDeps): StageHandler<ArchiveJob> {
  const { blobs, temporaryFolder, fetching } = deps;
  const { wholeMs, idleMs, pausesMs } = fetching.patience;
  const archive = { blobs, temporaryFolder, reach: fetching.reach };

  async function fetchOne(
    given: UnfetchedFile,
    workspaceId: string,
    signal: AbortSignal,
  ): Promise<FetchedFile> {
    const deadline = Date.now() + wholeMs;
    const kinds = ["document", "image", "audio", "video"] as const;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const timeoutMs = Math.max(1, deadline - Date.now());
        const wanted = { url: given.url, name: given.name, kinds, timeoutMs, idleMs, signal };
        return { given, file: await archiveFile(archive, workspaceId, wanted) };
      } catch (error) {
        if (signal.aborted || !(error instanceof FetchFailed || error instanceof ServiceError)) throw error;
        const pause = pausesMs[attempt];
        const isOver = pause === undefined || Date.now() + pause > deadline;
        if (!(error instanceof FetchFailed && error.passing) || isOver)
          return { given, failed: toldOf(given, error) };
        await sleep(pause, undefined, { signal });
      }
    }
  }

  async function drop(fetched: readonly FetchedFile[]): Promise<void> {
    const keys = fetched.flatMap((one) => ("file" in one ? [one.file.key] : []));
    await Promise.allSettled(keys.map((key) => blobs.delete(key)));
  }

  async function fetchAll(
    messageId: string,
    workspaceId: string,
    signal: AbortSignal,
  ): Promise<FetchedFile[]> {
    const files = await unfetchedFiles(deps.db, messageId);
    const ends = await Promise.allSettled(files.map((one) => fetchOne(one, workspaceId, signal)));
    const fetched = ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
    for (const end of ends)
      if (end.status === "rejected") {
        await drop(fetched);
        throw end.reason;
      }
    return fetched;
  }

  return {
    name: QUEUE.archive,
    // It waits for others most of the time.
    concurrency: 8,
    async run({ work, workspaceId }, { signal }) {
      if (work.kind !== "message" || (await isAbandoned(deps.db, work)))
        return (transaction) => settleAbandoned(transaction, work);
      const fetched = await fetchAll(work.messageId, workspaceId, signal);
      return async (transaction) => {
        const how = { plans: fetching.plans, now: new Date() };
        const unkept = await keepFetchedFiles(transaction, work.messageId, fetched, how);
        await drop(unkept ?? fetched);
        if (unkept === null) await settleAbandoned(transaction, work);
        else await deps.queue.send(transaction, QUEUE.outline, { work });
      };
    },
    giveUp: failWork,
  };
}
