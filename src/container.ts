/** Wires the rooms of a role together, in the order in which they depend on each other. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeEmbeddedPlanner } from "./agent/embedded/planner.ts";
import { makeApp } from "./api/app.ts";
import type { Config } from "./config.ts";
import { openDatabase, type Db } from "./db/client.ts";
import { listen } from "./db/listen.ts";
import { migrate } from "./db/migrate.ts";
import { KEY_CHANNEL, makeKeyDirectory } from "./domain/keys/key-directory.ts";
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
import { makeCacheTrimmer } from "./pipeline/trim-cache.ts";
import { loadPlans } from "./plans-file.ts";
import type { Blobs } from "./storage/blobs.ts";
import { makeFileBlobs } from "./storage/fs.ts";
import { openWorkFolder } from "./storage/work-folder.ts";
import { VOICES } from "./voice/catalogue.ts";
import { makeVoice } from "./voice/voice.ts";

const HOUSEKEEPING_MS = 3_600_000;

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
  const { db, blobs, queue, databaseUrl } = await openShared(config, logger, false);
  const plans = loadPlans(config.plansFile);
  const keys = makeKeyDirectory({ db, plans });
  const keyChanges = listen({
    databaseUrl,
    channel: KEY_CHANNEL,
    onNotice: (prefix) => keys.forget(prefix),
    onUp: () => keys.setInformed(true),
    onDown: () => keys.setInformed(false),
    logger,
  });
  const enqueue: Enqueue = (trx, work) => queue.send(trx, QUEUE.outline, { work });
  const app = await makeApp({
    db,
    blobs,
    enqueue,
    logger,
    voices: { has: (id) => VOICES.some((voice) => voice.id === id) },
    plans,
    keys,
    clock: systemClock,
    baseUrl: config.baseUrl,
    signingSecret: config.signingSecret ?? "",
    readiness: { queue: () => queue.check() },
  });
  await app.listen({ port: config.port, host: config.host });
  drainOnSignal(logger, async () => {
    await app.close();
    await keyChanges.close();
    await queue.stop(1_000);
    await db.destroy();
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
  const handlers = makeHandlers({
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
  });
  await startWorker({ queue, handlers, logger, inTransaction: (body) => db.transaction().execute(body) });
  const housekeeping = setInterval(() => {
    void trimCache();
    tidy(db, new Date()).catch((error: unknown) => logger.warn({ err: error }, "housekeeping failed"));
  }, HOUSEKEEPING_MS);
  logger.info({ render_processes: config.renderProcesses }, "worker is ready");
  drainOnSignal(logger, async () => {
    clearInterval(housekeeping);
    await queue.stop(DRAIN_MILLISECONDS - 3_000);
    renderPool.close();
    await voice.close();
    await db.destroy();
    await rm(temporaryFolder, { recursive: true, force: true });
  });
}
