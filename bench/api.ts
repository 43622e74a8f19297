/**
 * `npm run --silent bench:api -- [--runs N] [--seconds S]`: requests a second of our GET conversation and list
 * messages against a bare Fastify route with one equivalent select, in turn, in one run; then the time of
 * a poll at 200 requests a second while a film is being made. Prints one JSON object.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeClient, type Client } from "../scripts/demo/client.ts";
import { startService } from "../scripts/demo/service.ts";
import { startEmbeddedPostgres } from "../src/db/embedded/start.ts";
import { makeLogger } from "../src/kernel/logger.ts";
import { load, type Load } from "./http-load.ts";
import { median } from "./median.ts";

const PROJECT = join(import.meta.dirname, "..");
const CONNECTIONS = 16;
const POLLS_A_SECOND = 200;
/** A plan whose limits do not bind. */
const PLANS = {
  bench: { base_credits: 100_000, monthly_free_credits: 0, rpm: 10_000_000, concurrency: 100 },
};

const { values } = parseArgs({
  options: { runs: { type: "string", default: "3" }, seconds: { type: "string", default: "4" } },
});
const runs = Number(values.runs);
const seconds = Number(values.seconds);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

async function startServer(kind: "ours" | "bare", databaseUrl: string, env: Record<string, string>) {
  const port = await freePort();
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, "api-server.ts"), kind, databaseUrl, String(port)],
    { env: { ...process.env, ...env }, stdio: ["pipe", "pipe", "inherit"] },
  );
  await once(child.stdout!, "data");
  return {
    base: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, "exit");
      child.stdin?.end();
      await ended;
    },
  };
}

async function admin(
  dataDir: string,
  env: Record<string, string>,
  words: string[],
): Promise<Record<string, string>> {
  const child = spawn(process.execPath, [join(PROJECT, "src", "admin.ts"), ...words, "--json"], {
    env: { ...process.env, ...env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(child, "exit");
  return JSON.parse(text) as Record<string, string>;
}

async function untilCompleted(client: Client, conversationId: string): Promise<void> {
  for (;;) {
    const { status, error } = await client.latestMessage(conversationId);
    if (status === "completed") return;
    if (!["queued", "running"].includes(status)) throw new Error(`the film is ${status}: ${error?.message}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

const folder = await mkdtemp(join(tmpdir(), "lanternist-bench-api-"));
const plansFile = join(folder, "plans.json");
await writeFile(plansFile, JSON.stringify(PLANS));
const loadBefore = loadavg()[0] ?? 0;
const env = { PLANS_FILE: plansFile };
const service = await startService({ projectFolder: PROJECT, dataDir: folder, environment: env });
try {
  const { workspace_id: workspace = "" } = await admin(folder, env, [
    "workspace",
    "create",
    "--name",
    "bench",
    "--plan",
    "bench",
  ]);
  const { api_key: apiKey = "" } = await admin(folder, env, [
    "key",
    "create",
    "--workspace",
    workspace,
    "--scopes",
    "all",
  ]);
  const brief = await readFile(join(PROJECT, "examples", "briefs", "tides.md"), "utf8");
  const client = makeClient(service.baseUrl, apiKey);
  const { conversation_id: made } = await client.createConversation({ prompt: brief });
  await untilCompleted(client, made);

  const database = await startEmbeddedPostgres({ dataDir: folder, logger: makeLogger("silent") });
  const databaseUrl = database.url;
  const secret = (await readFile(join(folder, "signing-secret"), "utf8")).trim();
  const servers = {
    ours: await startServer("ours", databaseUrl, { ...env, DATA_DIR: folder, SIGNING_SECRET: secret }),
    bare: await startServer("bare", databaseUrl, {}),
  };
  const headers = { authorization: `Bearer ${apiKey}` };
  const conversation = `/v1/video-agents/conversations/${made}`;
  const pairs = {
    get_conversation: [`${servers.ours.base}${conversation}`, `${servers.bare.base}/conversations/${made}`],
    list_messages: [
      `${servers.ours.base}${conversation}/messages`,
      `${servers.bare.base}/conversations/${made}/messages`,
    ],
  } as const;
  const throughput: Record<string, object> = {};
  for (const [name, [ours, bare]] of Object.entries(pairs)) {
    const rates: { ours: Load; bare: Load }[] = [];
    for (let run = -1; run < runs; run += 1) {
      const one = await load({ url: ours, headers, connections: CONNECTIONS, seconds });
      const other = await load({ url: bare, connections: CONNECTIONS, seconds });
      // The first round warms both up.
      if (run >= 0) rates.push({ ours: one, bare: other });
    }
    throughput[name] = {
      ours_per_second: Math.round(median(rates.map(({ ours: one }) => one.rate))),
      bare_per_second: Math.round(median(rates.map(({ bare: one }) => one.rate))),
      ratio: round(median(rates.map((one) => one.ours.rate / one.bare.rate))),
    };
  }
  await servers.ours.stop();
  await servers.bare.stop();
  await database.stop();

  // Polls against the running service while its worker makes a film that is not stored yet.
  const polls: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Another text, so that no sentence and no segment is found in the store.
    const prompt = brief.replaceAll("water", ["brine", "liquid", "sea", "flood"][run % 4] ?? "");
    const { conversation_id: other } = await client.createConversation({ prompt });
    const url = `${service.baseUrl}/v1/video-agents/conversations/${other}/messages`;
    const film = { making: true };
    const ended = untilCompleted(client, other).finally(() => (film.making = false));
    while (film.making)
      polls.push(await load({ url, headers, connections: 32, seconds: 2, rate: POLLS_A_SECOND }));
    await ended;
  }
  console.log(
    JSON.stringify({
      ...throughput,
      polling_while_rendering: {
        per_second: POLLS_A_SECOND,
        p50_ms: round(median(polls.map(({ p50 }) => p50))),
        p99_ms: round(median(polls.map(({ p99 }) => p99))),
        worst_p99_ms: round(Math.max(...polls.map(({ p99 }) => p99))),
        requests: polls.reduce((sum, { requests }) => sum + requests, 0),
      },
      runs,
      load_average_before: round(loadBefore),
    }),
  );
} finally {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
}
