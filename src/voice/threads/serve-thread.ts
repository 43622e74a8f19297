import { parentPort, workerData } from "node:worker_threads";
import type { Transferable } from "node:worker_threads";

/** What the pool hands to each thread: a cell that holds the number of the job that was given up. */
export type ThreadData = { cancelled: SharedArrayBuffer };
export type ThreadJob<Request> = { job: number; request: Request };
export type ThreadReply<Reply> = { job: number; reply: Reply } | { job: number; error: string };

export type Work<Request, Reply> = (
  request: Request,
  isCancelled: () => boolean,
) => Promise<{ reply: Reply; transfer: Transferable[] }> | { reply: Reply; transfer: Transferable[] };

/** The thread's side of the pool: answers each job with its reply or with the error's words. */
export function serveThread<Request, Reply>(work: Work<Request, Reply>): void {
  const port = parentPort;
  if (port === null) throw new Error("this file runs in a worker thread only");
  const cancelled = new Int32Array((workerData as ThreadData).cancelled);

  port.on("message", async ({ job, request }: ThreadJob<Request>) => {
    try {
      const { reply, transfer } = await work(request, () => Atomics.load(cancelled, 0) === job);
      port.postMessage({ job, reply } satisfies ThreadReply<Reply>, transfer);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      port.postMessage({ job, error: words } satisfies ThreadReply<Reply>);
    }
  });
}
