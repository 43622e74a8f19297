/** Runs handlers on the queue's jobs and settles each exactly once. */
import { fromKysely, type JobWithMetadata, type KyselyTransactionLike } from "pg-boss";
import type { Logger } from "../kernel/logger.ts";
import { ServiceError } from "../kernel/errors.ts";
import { deadLetterName, type Queue } from "./queue.ts";

export type JobContext = {
  /** Aborts when the job is cancelled, expires or the worker stops. */
  signal: AbortSignal;
  /** From 1. */
  attempt: number;
  logger: Logger;
};

/** What is to be written together with the job's completion. */
export type Finish<T> = (transaction: T) => Promise<void>;

export type JobHandler<D extends object, T> = {
  name: string;
  /** Jobs of this name that run side by side in this process. */
  concurrency: number;
  /** Does the work outside any transaction and returns what to write when it is done. */
  run(data: D, context: JobContext): Promise<Finish<T>>;
  /** The job failed for good; runs in a transaction and may run again after a crash. */
  giveUp(transaction: T, data: D, error: JobFailure): Promise<void>;
};

export type JobFailure = { code: string; message: string; retryable: boolean };

/** Thrown inside the finishing transaction when another worker holds the job by now. */
class AttemptLost extends Error {}

type TransactionRunner<T> = <R>(body: (transaction: T) => Promise<R>) => Promise<R>;

function failureOf(error: unknown): JobFailure {
  if (error instanceof ServiceError)
    return { code: error.code, message: error.message, retryable: error.retryable };
  return { code: "internal_error", message: "Something went wrong on our side.", retryable: true };
}

/** True for errors that another try cannot mend: giving up at once spares the caller the waiting. */
function isFinal(error: unknown): boolean {
  return error instanceof ServiceError && !error.retryable;
}

export async function startWorker<T extends KyselyTransactionLike>(options: {
  queue: Queue;
  handlers: readonly JobHandler<never, T>[];
  inTransaction: TransactionRunner<T>;
  logger: Logger;
}): Promise<void> {
  const { queue, inTransaction } = options;
  const { boss } = queue;
  // Notification wakes a worker at once; the quick poll is the net below it (a worker could otherwise
  // sleep up to 30 s after a short job).
  const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5, batchSize: 1 } as const;

  async function settle(job: JobWithMetadata<unknown>, write: Finish<T>): Promise<void> {
    await inTransaction(async (transaction) => {
      await write(transaction);
      const attempt = { id: job.id, retryCount: job.retryCount };
      const options = { db: fromKysely(transaction) };
      // The package's type of the answer is empty; its own code returns the number of settled jobs.
      const answer = (await boss.complete(job.name, attempt, null, options)) as { affected?: number };
      // A worker that was frozen while another took over must not write its late result.
      if (answer.affected !== 1) throw new AttemptLost(`job ${job.id} belongs to another attempt`);
    });
  }

  async function runJob(handler: JobHandler<never, T>, job: JobWithMetadata<unknown>): Promise<void> {
    const logger = options.logger.child({ job: job.name, job_id: job.id, attempt: job.retryCount + 1 });
    const data = job.data as never;
    try {
      const write = await handler.run(data, { signal: job.signal, attempt: job.retryCount + 1, logger });
      await settle(job, write);
    } catch (error) {
      if (error instanceof AttemptLost) {
        logger.warn("another worker has taken this job over; its result counts");
        return;
      }
      if (job.signal.aborted) {
        logger.info("job ended early");
        throw error;
      }
      const final = isFinal(error) || job.retryCount >= job.retryLimit;
      logger[final ? "error" : "warn"](
        { err: error },
        final ? "job failed for good" : "job failed, will be tried again",
      );
      if (!final) throw error;
      await settle(job, (transaction) => handler.giveUp(transaction, data, failureOf(error)));
    }
  }

  for (const handler of options.handlers) {
    await boss.work(
      handler.name,
      {
        ...polling,
        includeMetadata: true,
        localConcurrency: handler.concurrency,
        heartbeatRefreshSeconds: 3,
      },
      async ([job]) => {
        if (job !== undefined) await runJob(handler, job);
      },
    );
    // Jobs whose last try ended with its worker arrive here: nobody was left to say that they failed.
    await boss.work(deadLetterName(handler.name), { ...polling, includeMetadata: true }, async ([job]) => {
      if (job === undefined) return;
      options.logger.error({ job: handler.name, job_id: job.id }, "job ran out of tries");
      const failure = { code: "internal_error", message: "The work failed too often.", retryable: true };
      await inTransaction((transaction) => handler.giveUp(transaction, job.data as never, failure));
    });
  }
}
