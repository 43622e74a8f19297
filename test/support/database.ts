/** A database of its own for each test file, on a real server that all files of a run share. */
import { randomBytes } from "node:crypto";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { Client } from "pg";
import { openDatabase, type Db } from "../../src/db/client.ts";
import { startEmbeddedPostgres } from "../../src/db/embedded/start.ts";
import { migrate } from "../../src/db/migrate.ts";
import { makeLogger } from "../../src/kernel/logger.ts";

export const silent = makeLogger("silent");

export type TestDatabase = { db: Db; url: string };

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database without our tables; dropped after the tests of the file. */
export async function emptyDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const server = await startEmbeddedPostgres({
    dataDir: join(tmpdir(), `lanternist-test-${userInfo().uid}`),
    logger: silent,
  });
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const db = openDatabase({ url: url.href, logger: silent, ...options });
  after(async () => {
    await db.destroy();
    await onServer(server.url, `drop database ${name} with (force)`);
    await server.stop();
  });
  return { db, url: url.href };
}

export async function testDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const database = await emptyDatabase(options);
  await migrate(database.db);
  return database;
}
