/**
 * What every stage stands on. A stage takes a job, does its work outside any transaction, and returns
 * what to write with the job's completion: its state, and the jobs that come next.
 */
import type { Planner } from "../artifacts/plan.ts";
import type { CredentialFiles } from "../film/origin/signing-credential.ts";
import type { Plans } from "../domain/workspaces/plans.ts";
import type { Reach } from "../domain/addresses/fetch-public.ts";
import type { RenderPool } from "../film/render/render-pool.ts";
import type { Db, Trx } from "../domain/database.ts";
import type { Queue } from "../jobs/queue.ts";
import type { JobHandler } from "../jobs/worker.ts";
import type { Blobs } from "../storage/blobs.ts";
import type { Voice } from "../voice/voice.ts";
import type { Results } from "./results.ts";

export type PipelineDeps = {
  db: Db;
  blobs: Blobs;
  results: Results;
  queue: Pick<Queue, "send">;
  planner: Planner;
  voice: Voice;
  renderPool: RenderPool;
  /** Who signs the mark of origin. */
  credential: CredentialFiles;
  /** Segments that this process renders side by side. */
  renderProcesses: number;
  /** An existing folder for files under way, emptied by us. */
  temporaryFolder: string;
  /** Where attachments are fetched from, how long they are waited for, and how much plans keep of them. */
  fetching: { reach: Reach; patience: FetchPatience; plans: Plans };
  /** Lets go of what was used longest ago, where the cache has grown too large. */
  trimCache: () => Promise<void>;
};

export type FetchPatience = {
  wholeMs: number;
  /** A server that is silent this long has hung. */
  idleMs: number;
  /** Waits before further tries, where it may go better. */
  pausesMs: readonly number[];
};

export type StageHandler<Job extends object> = JobHandler<Job, Trx>;
