/** Wires the rooms of the worker together, in the order in which they depend on each other. */
import { rm } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { makeEmbeddedPlanner } from "./agent/embedded/planner.ts";
import type { Config } from "./config.ts";
import { openContentCredentials } from "./content-credentials.ts";
import { systemResolve } from "./domain/addresses/resolve-host.ts";
import { sweepPrepared } from "./domain/assets/prepared.ts";
import { sweepAssets } from "./domain/assets/sweep.ts";
import { tidy } from "./domain/housekeeping.ts";
import { startWorker } from "./jobs/worker.ts";
import { makeLogger } from "./kernel/logger.ts";
import { compilePatternsQuickly } from "./kernel/quick-patterns.ts";
import { drainOnSignal, DRAIN_MILLISECONDS } from "./lifecycle.ts";
import { FETCH_PATIENCE } from "./pipeline/archive.ts";
import { makeHandlers } from "./pipeline/handlers.ts";
import { openRenderPool } from "./pipeline/open-render-pool.ts";
import { makeResults } from "./pipeline/results.ts";
import type { PipelineDeps } from "./pipeline/stage.ts";
import { makeStopWatch } from "./pipeline/stop-watch.ts";
import { makeCacheTrimmer } from "./pipeline/trim-cache.ts";
import { loadPlans } from "./plans-file.ts";
import { openShared } from "./shared-parts.ts";
import { openWorkFolder } from "./storage/work-folder.ts";
import { makeVoice } from "./voice/voice.ts";

const HOUSEKEEPING_MS = 3_600_000;
/** No file takes this long to be written. */
const UNFINISHED_MS = 24 * 3_600_000;

/** Where one machine does all, answers to callers go before films; render children go after even this. */
const NICENESS = 5;

export async function runWorker(config: Config): Promise<void> {
  // First of all: threads and processes that are started take it over.
  setPriority(NICENESS);
  compilePatternsQuickly();
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
  const credential = await openContentCredentials(config, logger);
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
    credential,
    temporaryFolder,
    fetching: {
      reach: { resolve: systemResolve },
      patience: FETCH_PATIENCE,
      plans: loadPlans(config.plansFile),
    },
    trimCache,
    results: makeResults(blobs),
    planner: makeEmbeddedPlanner(),
    renderProcesses: config.renderProcesses,
  };
  const handlers = makeHandlers(deps, stopWatch);
  await startWorker({ queue, handlers, logger, inTransaction: (body) => db.transaction().execute(body) });
  const housekeeping = setInterval(() => {
    void trimCache();
    const now = new Date();
    const yesterday = new Date(now.getTime() - UNFINISHED_MS);
    const sweeps = [
      tidy(db, now),
      sweepAssets(db, blobs, now),
      sweepPrepared(db, blobs),
      blobs.sweepUnfinished(yesterday),
    ];
    Promise.all(sweeps).catch((error: unknown) => logger.warn({ err: error }, "housekeeping failed"));
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
