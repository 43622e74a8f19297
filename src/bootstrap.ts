/** What the supervisor does before the roles start: schema, first workspace, its key, the signing secret. */
import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";
import { checkContentCredentials } from "./content-credentials.ts";
import { openDatabase } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import { ensureFirstWorkspace } from "./domain/workspaces/workspaces.ts";
import { makeQueue } from "./jobs/queue.ts";
import type { Logger } from "./kernel/logger.ts";
import { loadPlans } from "./plans-file.ts";
import { QUEUE_NAMES } from "./pipeline/queues.ts";

/** Writes for the owner's eyes only; the file appears whole or not at all. */
async function writeSecret(path: string, text: string): Promise<void> {
  const temporary = `${path}.part`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(`${text}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

async function readOrMakeSecret(path: string): Promise<string> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  const secret = randomBytes(32).toString("base64url");
  await writeSecret(path, secret);
  return secret;
}

function showKey(config: Config, apiKey: string, path: string): void {
  console.log(`
A workspace with credits is ready. Its API key, shown this once and kept in ${path}:

  ${apiKey}

Make a first film:

  curl -s ${config.baseUrl}/v1/video-agents/conversations \\
    -H "Authorization: Bearer ${apiKey}" -H "Content-Type: application/json" \\
    -H "Idempotency-Key: first-film" \\
    -d '{"prompt": "# Why the sky is blue\\n\\n## Light\\nSunlight is made of all colours. Air scatters blue light more than red."}'
`);
}

export async function bootstrap(options: {
  config: Config;
  databaseUrl: string;
  logger: Logger;
}): Promise<{ signingSecret: string }> {
  const { config, logger } = options;
  if (config.contentCredentials !== null) await checkContentCredentials(config.contentCredentials);
  await mkdir(config.dataDir, { recursive: true });
  const db = openDatabase({ url: options.databaseUrl, logger, poolSize: 2 });
  try {
    await migrate(db);
    // Once and here, so that API and worker do not race to set the queues up.
    const queue = makeQueue({
      databaseUrl: options.databaseUrl,
      queues: { names: QUEUE_NAMES },
      logger,
      working: false,
    });
    await queue.start();
    await queue.stop(1_000);
    const keyFile = join(config.dataDir, "api-key");
    const first = await ensureFirstWorkspace(db, loadPlans(config.plansFile), new Date(), (apiKey) =>
      writeSecret(keyFile, apiKey),
    );
    if (first !== null) showKey(config, first.apiKey, keyFile);
    const signingSecret =
      config.signingSecret ?? (await readOrMakeSecret(join(config.dataDir, "signing-secret")));
    return { signingSecret };
  } finally {
    await db.destroy();
  }
}
