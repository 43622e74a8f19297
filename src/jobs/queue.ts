/**
 * Durable jobs on pg-boss. A job is sent, and settled, in the transaction of the business change it
 * belongs to: either both are there or neither. This room knows no stage of the pipeline.
 */
import { PgBoss, fromKysely, type KyselyTransactionLike } from "pg-boss";
import type { Logger } from "../kernel/logger.ts";

/** How often a job may be tried; each crash of a worker uses one try. */
const RETRY_LIMIT = 6;
/** A worker that is silent this long is taken for dead and its job is given to another. */
const HEARTBEAT_SECONDS = 10;
/** No stage takes this long; a job past it is ended and tried again. */
const EXPIRE_SECONDS = 2 * 3600;

export type JobQueues = {
  /** Queue names; each gets a dead-letter queue of the same name with `.dead` appended. */
  names: readonly string[];
};

export type Queue = {
  start(): Promise<void>;
  /** Waits for running handlers up to `timeoutMs`; what is still running then is tried again by another worker. */
  stop(timeoutMs: number): Promise<void>;
  /** Sends in the caller's transaction. With an `id`, a job that is already there is left alone. */
  send(transaction: KyselyTransactionLike, name: string, data: object, options?: SendOptions): Promise<void>;
  /** Rejects when jobs cannot be sent. */
  check(): Promise<void>;
  /** The started engine, for workers. */
  readonly boss: PgBoss;
};

export type SendOptions = { id?: string; priority?: number };

export function deadLetterName(name: string): string {
  return `${name}.dead`;
}

export function makeQueue(options: {
  databaseUrl: string;
  queues: JobQueues;
  logger: Logger;
  /** True where this process works on jobs; only then it listens for them and looks after dead ones. */
  working: boolean;
}): Queue {
  const { logger } = options;
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    application_name: "lanternist-jobs",
    max: options.working ? 8 : 2,
    useListenNotify: options.working,
    supervise: options.working,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    maintenanceIntervalSeconds: 3600,
  });
  // A lost connection is reported here and mended by the pool; unhandled it would end the process.
  boss.on("error", (error) => logger.warn({ err: error }, "job queue"));

  async function start(): Promise<void> {
    await boss.start();
    for (const name of options.queues.names) {
      const shared = { retentionSeconds: 14 * 86_400, deleteAfterSeconds: 86_400 };
      await boss.createQueue(deadLetterName(name), {
        ...shared,
        retryLimit: 20,
        retryDelay: 2,
        notify: true,
      });
      await boss.createQueue(name, {
        ...shared,
        retryLimit: RETRY_LIMIT,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 20,
        expireInSeconds: EXPIRE_SECONDS,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        deadLetter: deadLetterName(name),
        notify: true,
      });
    }
  }

  return {
    boss,
    start,
    async check() {
      const [name] = options.queues.names;
      if (name !== undefined && (await boss.getQueue(name)) === null)
        throw new Error(`there is no queue ${name}`);
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
    async send(transaction, name, data, sendOptions = {}) {
      await boss.send(name, data, { ...sendOptions, db: fromKysely(transaction) });
    },
  };
}
