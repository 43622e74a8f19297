import { Worker, type Transferable } from "node:worker_threads";
import { ServiceError } from "../../kernel/errors.ts";
import type { ThreadData, ThreadJob, ThreadReply } from "./serve-thread.ts";

export type ThreadPoolOptions<Request> = {
  /** The thread's script; it calls `serveThread`. */
  script: URL;
  /** Threads at most; they start when they are needed. */
  size: number;
  /** A job that takes longer is given up and its thread replaced. */
  timeoutMs: (request: Request) => number;
  /**
   * A thread that had nothing to do for so long after a request ends, and gives its memory back; left out,
   * it stays.
   */
  idleMs?: (request: Request) => number;
};

export type ThreadPool<Request, Reply> = {
  run(request: Request, signal?: AbortSignal, transfer?: Transferable[]): Promise<Reply>;
  close(): Promise<void>;
};

type Job<Request, Reply> = {
  number: number;
  request: Request;
  transfer: Transferable[];
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
  settled: boolean;
};

type Thread<Request, Reply> = {
  worker: Worker;
  cancelled: Int32Array;
  job: Job<Request, Reply> | null;
  /** Of the job's time limit while there is a job, of the idle time while there is none. */
  timer: NodeJS.Timeout | null;
};

/**
 * Threads that each do one job at a time. A thread that dies or hangs fails only the job it was on;
 * the next job gets a new thread. Idle threads do not keep the process alive.
 */
export function makeThreadPool<Request, Reply>(
  options: ThreadPoolOptions<Request>,
): ThreadPool<Request, Reply> {
  const threads = new Set<Thread<Request, Reply>>();
  const queue: Job<Request, Reply>[] = [];
  let lastJob = 0;
  let closed = false;

  function startThread(): Thread<Request, Reply> {
    const cell = new SharedArrayBuffer(4);
    const worker = new Worker(options.script, { workerData: { cancelled: cell } satisfies ThreadData });
    const thread: Thread<Request, Reply> = {
      worker,
      cancelled: new Int32Array(cell),
      job: null,
      timer: null,
    };
    threads.add(thread);
    worker.on("message", (message: ThreadReply<Reply>) => {
      finish(thread, (job) => {
        if ("error" in message) job.reject(new ServiceError("speech_failed", message.error));
        else job.resolve(message.reply);
      });
    });
    worker.on("error", (error) => discard(thread, error));
    worker.on("exit", (code) => discard(thread, new Error(`the speech thread ended with code ${code}`)));
    return thread;
  }

  /** Takes the job off the thread, settles it, and gives the thread its next one. */
  function finish(thread: Thread<Request, Reply>, settle: (job: Job<Request, Reply>) => void): void {
    if (thread.timer !== null) clearTimeout(thread.timer);
    thread.timer = null;
    const { job } = thread;
    thread.job = null;
    thread.worker.unref();
    if (options.idleMs !== undefined && job !== null && threads.has(thread))
      thread.timer = setTimeout(() => retire(thread), options.idleMs(job.request)).unref();
    if (job !== null && !job.settled) {
      job.settled = true;
      settle(job);
    }
    dispatch();
  }

  function retire(thread: Thread<Request, Reply>): void {
    threads.delete(thread);
    void thread.worker.terminate();
  }

  function discard(thread: Thread<Request, Reply>, cause: unknown): void {
    if (!threads.delete(thread)) return;
    const words = cause instanceof Error ? cause.message : String(cause);
    finish(thread, (job) => {
      job.reject(new ServiceError("speech_failed", `A speech thread failed: ${words}`, {}, { cause }));
    });
    void thread.worker.terminate();
  }

  function dispatch(): void {
    while (queue.length > 0) {
      let thread = [...threads].find((candidate) => candidate.job === null);
      if (thread === undefined && !closed && threads.size < options.size) thread = startThread();
      if (thread === undefined) return;
      const job = queue.shift();
      if (job === undefined) return;
      begin(thread, job);
    }
  }

  function begin(thread: Thread<Request, Reply>, job: Job<Request, Reply>): void {
    const limit = options.timeoutMs(job.request);
    if (thread.timer !== null) clearTimeout(thread.timer);
    thread.job = job;
    thread.worker.ref();
    thread.timer = setTimeout(() => {
      discard(thread, new Error(`no answer within ${Math.round(limit)} ms`));
    }, limit);
    thread.worker.postMessage(
      { job: job.number, request: job.request } satisfies ThreadJob<Request>,
      job.transfer,
    );
  }

  /** An aborted job leaves the queue, or is told to stop; its thread is free when it answers. */
  function abort(job: Job<Request, Reply>, reason: unknown): void {
    if (job.settled) return;
    job.settled = true;
    const waiting = queue.indexOf(job);
    if (waiting >= 0) queue.splice(waiting, 1);
    for (const thread of threads) if (thread.job === job) Atomics.store(thread.cancelled, 0, job.number);
    job.reject(reason);
  }

  return {
    async run(request, signal, transfer = []) {
      signal?.throwIfAborted();
      if (closed) throw new ServiceError("speech_failed", "The voice was closed");
      lastJob += 1;
      const { promise, resolve, reject } = Promise.withResolvers<Reply>();
      const job: Job<Request, Reply> = {
        number: lastJob,
        request,
        transfer,
        resolve,
        reject,
        settled: false,
      };
      const onAbort = (): void => abort(job, signal?.reason);
      signal?.addEventListener("abort", onAbort, { once: true });
      queue.push(job);
      dispatch();
      try {
        return await promise;
      } finally {
        signal?.removeEventListener("abort", onAbort);
      }
    },

    async close() {
      closed = true;
      const error = new ServiceError("speech_failed", "The voice was closed");
      for (const job of queue.splice(0)) abort(job, error);
      const ending = [...threads];
      for (const thread of ending) discard(thread, error);
      await Promise.all(ending.map((thread) => thread.worker.terminate()));
    },
  };
}
