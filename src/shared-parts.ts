/** What API and worker both stand on: the shared state. */
import { join } from "node:path";
import type { Config } from "./config.ts";
import { openDatabase, type Db } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import { makeQueue, type Queue } from "./jobs/queue.ts";
import type { Logger } from "./kernel/logger.ts";
import { QUEUE_NAMES } from "./pipeline/queues.ts";
import type { Blobs } from "./storage/blobs.ts";
import { makeFileBlobs } from "./storage/fs.ts";

type Shared = { db: Db; blobs: Blobs; queue: Queue; databaseUrl: string };

export async function openShared(config: Config, logger: Logger, working: boolean): Promise<Shared> {
  const databaseUrl = config.databaseUrl ?? "";
  const db = openDatabase({ url: databaseUrl, logger });
  await migrate(db);
  const queue = makeQueue({ databaseUrl, queues: { names: QUEUE_NAMES }, logger, working });
  await queue.start();
  return { db, queue, databaseUrl, blobs: makeFileBlobs(join(config.dataDir, "blobs")) };
}
