/** Wires the rooms of a role together, in the order in which they depend on each other. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeEmbeddedPlanner } from "./agent/embedded/planner.ts";
import { makeApp } from "./api/app.ts";
import type { Config } from "./config.ts";
import { openDatabase, type Db } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import { DEFAULT_PLANS } from "./domain/workspaces/plans.ts";
import { sweepAssets } from "./domain/assets/sweep.ts";
import { settleStopping } from "./domain/conversations/settle-stopping.ts";
import { tidy } from "./domain/housekeeping.ts";
import type { Enqueue } from "./domain/work.ts";
import { startWorker } from "./jobs/worker.ts";
import { makeQueue, type Queue } from "./jobs/queue.ts";
import { systemClock } from "./kernel/clock.ts";
import { makeLogger, type Logger } from "./kernel/logger.ts";
import { drainOnSignal, DRAIN_MILLISECONDS } from "./lifecycle.ts";
import { makeHandlers } from "./pipeline/handlers.ts";
import { openRenderPool } from "./pipeline/open-render-pool.ts";
import { QUEUE, QUEUE_NAMES } from "./pipeline/queues.ts";
import { makeResults } from "./pipeline/results.ts";
import type { PipelineDeps } from "./pipeline/stage.ts";
import { makeStopWatch } from "./pipeline/stop-watch.ts";
import { makeCacheTrimmer } from "./pipeline/trim-cache.ts";
import type { Blobs } from "./storage/blobs.ts";
import { makeFileBlobs } from "./storage/fs.ts";
import { openWorkFolder } from "./storage/work-folder.ts";
import { VOICES } from "./voice/catalogue.ts";
import { makeVoice } from "./voice/voice.ts";

const HOUSEKEEPING_MS = 3_600_000;
/** A worker settles a stop at once; past this time it is taken to be gone and the API does it. */
const STOP_GRACE_MS = 2_000;
const STOP_SWEEP_MS = 1_000;

type Shared = { db: Db; blobs: Blobs; queue: Queue; databaseUrl: string };

async function openShared(config: Config, logger: Logger, working: boolean): Promise<Shared> {
  const databaseUrl = config.databaseUrl ?? "";
  const db = openDatabase({ url: databaseUrl, logger });
  await migrate(db);
  const queue = makeQueue({ databaseUrl, queues: { names: QUEUE_NAMES }, logger, working });
  await queue.start();
  return { db, queue, databaseUrl, blobs: makeFileBlobs(join(config.dataDir, "blobs")) };
}

export async function runApi(config: Config): Promise<void> {
  const logger = makeLogger(config.logLevel, { role: "api" });
  const { db, blobs, queue } = await openShared(config, logger, false);
  const temporaryFolder = await openWorkFolder(join(config.dataDir, "tmp-api"));
  const enqueue: Enqueue = (trx, work) => queue.send(trx, QUEUE.outline, { work });
  const app = await makeApp({
    db,
    blobs,
    enqueue,
    logger,
    temporaryFolder,
    voices: { has: (id) => VOICES.some((voice) => voice.id === id) },
    plans: DEFAULT_PLANS,
    clock: systemClock,
    baseUrl: config.baseUrl,
    signingSecret: config.signingSecret ?? "",
    readiness: { queue: () => queue.check() },
  });
  await app.listen({ port: config.port, host: config.host });
  const sweep = setInterval(() => {
    settleStopping(db, new Date(Date.now() - STOP_GRACE_MS)).catch((error: unknown) =>
      logger.warn({ err: error }, "stopped turns could not be settled"),
    );
  }, STOP_SWEEP_MS);
  drainOnSignal(logger, async () => {
    clearInterval(sweep);
    await app.close();
    await queue.stop(1_000);
    await db.destroy();
    await rm(temporaryFolder, { recursive: true, force: true });
  });
}

export async function runWorker(config: Config): Promise<void> {
  const logger = makeLogger(config.logLevel, { role: "worker" });
  const voice = makeVoice({ threads: config.voiceThreads });
  const renderPool = openRenderPool({
    processes: config.renderProcesses,
    timeoutMs: config.segmentTimeoutSeconds * 1000,
    logger,
  });
  // Both start in threads and processes of their own while this one connects and sets up.
  renderPool.warm();
  const warming = voice.warm();
  warming.catch((error: unknown) => logger.warn({ err: error }, "the voice could not be warmed up"));
  const { db, blobs, queue } = await openShared(config, logger, true);
  const temporaryFolder = await openWorkFolder(join(config.dataDir, "tmp"));
  const trimCache = makeCacheTrimmer(blobs, config.segmentCacheMegabytes * 2 ** 20, logger);
  const stopWatch = makeStopWatch(db, logger);
  const deps: PipelineDeps = {
    db,
    blobs,
    queue,
    voice,
    renderPool,
    temporaryFolder,
    trimCache,
    results: makeResults(blobs),
    planner: makeEmbeddedPlanner(),
    renderProcesses: config.renderProcesses,
  };
  const handlers = makeHandlers(deps, stopWatch);
  await startWorker({ queue, handlers, logger, inTransaction: (body) => db.transaction().execute(body) });
  const housekeeping = setInterval(() => {
    void trimCache();
    Promise.all([tidy(db, new Date()), sweepAssets(db, blobs, new Date())]).catch((error: unknown) =>
      logger.warn({ err: error }, "housekeeping failed"),
    );
  }, HOUSEKEEPING_MS);
  logger.info({ render_processes: config.renderProcesses }, "worker is ready");
  drainOnSignal(logger, async () => {
    clearInterval(housekeeping);
    stopWatch.close();
    await queue.stop(DRAIN_MILLISECONDS - 3_000);
    renderPool.close();
    await voice.close();
    await db.destroy();
    await rm(temporaryFolder, { recursive: true, force: true });
  });
}
