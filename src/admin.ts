/**
 * The operator's commands: `npm run --silent admin -- <command> --json` prints one JSON object. Works
 * beside a running service (it joins its database) and without one (it starts the database itself
 * and stops it again).
 */
import { ConfigError, loadConfig } from "./config.ts";
import { startEmbeddedPostgres } from "./db/embedded/start.ts";
import { openDatabase } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import { parseCommand, runCommand, USAGE, UsageError } from "./admin-commands.ts";
import { makeLogger } from "./kernel/logger.ts";
import { loadPlans } from "./plans-file.ts";

async function main(words: readonly string[]): Promise<void> {
  const { json, ...command } = parseCommand(words);
  // Standard output carries the answer and nothing else.
  const logger = makeLogger("silent");
  const config = loadConfig();
  const server =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, logger }) : null;
  try {
    const db = openDatabase({ url: server?.url ?? config.databaseUrl ?? "", logger, poolSize: 2 });
    try {
      await migrate(db);
      const answer = await runCommand({ db, plans: loadPlans(config.plansFile), now: new Date() }, command);
      const lines = Object.entries(answer).map(([name, value]) => `${name}: ${value}`);
      console.log(json ? JSON.stringify(answer) : lines.join("\n"));
    } finally {
      await db.destroy();
    }
  } finally {
    await server?.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof UsageError || error instanceof ConfigError;
  console.error(expected ? error.message : error);
  if (error instanceof UsageError && error.showUsage) console.error(USAGE);
  process.exitCode = expected ? 2 : 1;
}
