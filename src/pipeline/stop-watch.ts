/**
 * Ends work that nobody waits for any more while it is under way: a message that is being stopped, failed
 * elsewhere or was deleted, a render that was superseded. Without it a stop would wait for the longest scene.
 */
import { stillWanted } from "../domain/conversations/progress.ts";
import { settleStopping } from "../domain/conversations/settle-stopping.ts";
import type { Db, Trx } from "../domain/database.ts";
import type { Work } from "../domain/work.ts";
import type { Finish, JobContext } from "../jobs/worker.ts";
import type { Logger } from "../kernel/logger.ts";
import { workId } from "./keys.ts";
import type { StageHandler } from "./stage.ts";
import { isAbandoned, settleAbandoned } from "./work-desk.ts";

const LOOK_EVERY_MS = 400;

export type StopWatch = {
  /** The same handler, whose signal also aborts when its work is no longer wanted. */
  guard<Job extends { work: Work }>(handler: StageHandler<Job>): StageHandler<Job>;
  close(): void;
};

export function makeStopWatch(db: Db, logger: Logger): StopWatch {
  const underWay = new Map<AbortController, Work>();

  async function look(): Promise<void> {
    await settleStopping(db, new Date());
    // What begins while the database is asked was not asked about: it is none of what nobody waits for.
    const looked = [...underWay];
    if (looked.length === 0) return;
    const wanted = await stillWanted(
      db,
      looked.map(([, work]) => workId(work)),
    );
    for (const [controller, work] of looked)
      if (!wanted.has(workId(work))) controller.abort(new Error("nobody waits for this work any more"));
  }

  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      // The database may be away for a moment; the next look finds what this one missed.
      .catch((error: unknown) => logger.warn({ err: error }, "could not look for stopped work"))
      .finally(() => (looking = false));
  }, LOOK_EVERY_MS);

  async function runGuarded<Job extends { work: Work }>(
    handler: StageHandler<Job>,
    job: Job,
    context: JobContext,
  ): Promise<Finish<Trx>> {
    const controller = new AbortController();
    underWay.set(controller, job.work);
    try {
      const signal = AbortSignal.any([context.signal, controller.signal]);
      return await handler.run(job, { ...context, signal });
    } catch (error) {
      if (!controller.signal.aborted || context.signal.aborted) throw error;
      // Not a failure and nothing to try again: the job is done, as it has lost its purpose.
      if (await isAbandoned(db, job.work)) return (transaction) => settleAbandoned(transaction, job.work);
      // Ended by mistake: nobody may be told that they had asked for it. The queue tries again.
      throw error;
    } finally {
      underWay.delete(controller);
    }
  }

  return {
    guard: (handler) => ({ ...handler, run: (job, context) => runGuarded(handler, job, context) }),
    close: () => clearInterval(timer),
  };
}
