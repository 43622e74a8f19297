/** Wires the rooms of the API together, in the order in which they depend on each other. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeApp } from "./api/app.ts";
import type { Config } from "./config.ts";
import { listen } from "./db/listen.ts";
import { KEY_CHANNEL, makeKeyDirectory } from "./domain/keys/key-directory.ts";
import { settleStopping } from "./domain/conversations/settle-stopping.ts";
import type { Trx } from "./domain/database.ts";
import { makeSpeechNotices, SPEECH_CHANNEL } from "./domain/speech/notices.ts";
import type { Enqueue } from "./domain/work.ts";
import { systemClock } from "./kernel/clock.ts";
import { makeLogger } from "./kernel/logger.ts";
import { drainOnSignal } from "./lifecycle.ts";
import { QUEUE } from "./pipeline/queues.ts";
import { loadPlans } from "./plans-file.ts";
import { openShared } from "./shared-parts.ts";
import { openWorkFolder } from "./storage/work-folder.ts";
import { makePreviewDesk } from "./pipeline/preview-desk.ts";
import type { SayJob } from "./pipeline/say-job.ts";
import { VOICE_LISTING } from "./voice/listing.ts";

/** A worker settles a stop at once; past this time it is taken to be gone and the API does it. */
const STOP_GRACE_MS = 2_000;
const STOP_SWEEP_MS = 1_000;

export async function runApi(config: Config): Promise<void> {
  const logger = makeLogger(config.logLevel, { role: "api" });
  const { db, blobs, queue } = await openShared(config, logger, false);
  const plans = loadPlans(config.plansFile);
  const keys = makeKeyDirectory({ db, plans });
  const keyChanges = listen({
    databaseUrl: config.databaseUrl ?? "",
    channel: KEY_CHANNEL,
    onNotice: (prefix) => keys.forget(prefix),
    onUp: () => keys.setInformed(true),
    onDown: () => keys.setInformed(false),
    logger,
  });
  const speechNotices = makeSpeechNotices();
  const speechEnds = listen({
    databaseUrl: config.databaseUrl ?? "",
    channel: SPEECH_CHANNEL,
    onNotice: (speechId) => speechNotices.tell(speechId),
    onUp: () => speechNotices.setInformed(true),
    onDown: () => speechNotices.setInformed(false),
    logger,
  });
  const temporaryFolder = await openWorkFolder(join(config.dataDir, "tmp-api"));
  const enqueue: Enqueue = (trx, work) => queue.send(trx, QUEUE.outline, { work });
  // Somebody is waiting on the line: before all that is made of films.
  const say = (trx: Trx, job: SayJob): Promise<void> => queue.send(trx, QUEUE.say, job, { priority: 50 });
  const app = await makeApp({
    db,
    blobs,
    enqueue,
    logger,
    temporaryFolder,
    voices: VOICE_LISTING,
    enqueueSpeech: (trx, speechId) => say(trx, { speechId }),
    ensurePreview: makePreviewDesk(db, blobs, say),
    speechNotices,
    plans,
    keys,
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
    await Promise.all([keyChanges.close(), speechEnds.close()]);
    await queue.stop(1_000);
    await db.destroy();
    await rm(temporaryFolder, { recursive: true, force: true });
  });
}
