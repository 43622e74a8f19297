import { join } from "node:path";
import { mkdir, realpath } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Logger } from "../../kernel/logger.ts";
import { findBinaries, type PostgresBinaries } from "./binaries.ts";
import { clusterFolder, ensureCluster, readPassword } from "./cluster.ts";
import { answers, findServer, launch, logTail, serverUrl, shutDown } from "./server.ts";
import { makeServerUsers } from "./users.ts";
import { watchServer } from "./watch.ts";

export type EmbeddedPostgres = {
  /** `postgres://…` with the password in it: not for logs. */
  url: string;
  /** Stops the server when nobody else uses it; calling twice waits for the first. */
  stop(): Promise<void>;
};

const DATABASE = "lanternist";
/** Crash recovery after a large write load takes its time; two minutes without an answer is a defect. */
const START_PATIENCE_MS = 120_000;
/** What the server says when its predecessor is not quite gone; it will be in a moment. */
const PASSING =
  /lock file "postmaster\.pid"|pre-existing shared memory|could not bind|Address already in use/;

async function waitForAnswer(
  cluster: string,
  password: string,
  binaries: PostgresBinaries,
  logger: Logger,
): Promise<number> {
  const deadline = Date.now() + START_PATIENCE_MS;
  /** The server we started, and how it ended if it did. */
  const child: { launched: boolean; exit: { code: number | null } | null } = { launched: false, exit: null };
  while (Date.now() < deadline) {
    const server = await findServer(cluster);
    if (server !== null) {
      // Asking one that is not ready would only fill its log.
      if (server.ready && (await answers(server.port, password))) {
        logger.info({ port: server.port, pid: server.pid, adopted: !child.launched }, "database is up");
        return server.port;
      }
    } else if (!child.launched || child.exit !== null) {
      if (child.exit !== null) {
        const tail = await logTail(cluster);
        if (child.exit.code !== 0 && !PASSING.test(tail)) {
          throw new Error(`PostgreSQL ended with ${child.exit.code} as it started:\n${tail}`);
        }
        await sleep(200);
      }
      child.launched = true;
      child.exit = null;
      const { ended } = await launch(binaries, cluster);
      ended.then(
        (code) => (child.exit = { code }),
        () => (child.exit = { code: null }),
      );
    }
    await sleep(25);
  }
  throw new Error(
    `PostgreSQL did not answer within ${START_PATIENCE_MS / 1000} s:\n${await logTail(cluster)}`,
  );
}

async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl(port, password, "postgres") });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Another starter made it between the look and the create (duplicate_database, or the unique index).
    if (!(error instanceof Error && "code" in error && ["42P04", "23505"].includes(String(error.code))))
      throw error;
  } finally {
    await client.end();
  }
}

/**
 * Starts PostgreSQL below `dataDir`, or takes over the one that already runs there: a service that
 * was killed leaves its server behind, and `admin` works beside a running service.
 *
 * @throws Error with what the server said when it does not start.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  logger: Logger;
}): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const users = makeServerUsers(dataDir);
  await mkdir(join(dataDir, "postgres"), { recursive: true });
  await users.enter();
  const stopServer = (): Promise<void> => shutDown(clusterFolder(dataDir));
  try {
    const binaries = await findBinaries(dataDir);
    const cluster = await ensureCluster(dataDir, binaries);
    const password = await readPassword(cluster);
    const port = await waitForAnswer(cluster, password, binaries, options.logger);
    await ensureDatabase(port, password);
    const watch = watchServer({ binaries, cluster, port, logger: options.logger });
    let stopped: Promise<void> | null = null;
    return {
      url: serverUrl(port, password, DATABASE),
      stop: () => (stopped ??= watch.end().then(() => users.leave(stopServer))),
    };
  } catch (error) {
    await users.leave(stopServer);
    throw error;
  }
}
