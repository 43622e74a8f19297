/**
 * `npm run --silent bench:wallet -- [--rows 100,10000,1000000] [--runs N]`: what a hold, a settlement and the reading of
 * an account take where the workspace's ledger has that many entries. Prints one JSON object, times in ms (median).
 */
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { openDatabase } from "../src/db/client.ts";
import { startEmbeddedPostgres } from "../src/db/embedded/start.ts";
import { migrate } from "../src/db/migrate.ts";
import type { Caller } from "../src/domain/keys/caller.ts";
import { readAccount, readBudget } from "../src/domain/wallet/account.ts";
import { hold, settle } from "../src/domain/wallet/wallet.ts";
import { createWorkspace } from "../src/domain/workspaces/workspaces.ts";
import { makeLogger } from "../src/kernel/logger.ts";
import { fromCredits } from "../src/kernel/money.ts";
import { median } from "./median.ts";

const PLANS = { bench: { baseCredits: 10_000_000, monthlyFreeCredits: 600, rpm: 1, concurrency: 1 } };
/** What a film that is held, released and charged writes. */
const ENTRIES_A_FILM = 6;
const FILMS_AT_ONCE = 1_000;

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100,10000,1000000" },
    runs: { type: "string", default: "100" },
  },
});
const runs = Number(values.runs);
const logger = makeLogger("silent");
const dataDir = await mkdtemp(join(tmpdir(), "bench-wallet-"));
const server = await startEmbeddedPostgres({ dataDir, logger });
const db = openDatabase({ url: server.url, logger });

/** A ledger of films that were held and charged one after the other, over the last hundred days. */
async function fill(workspaceId: string, keyId: string, rows: number): Promise<void> {
  const films = Math.round(rows / ENTRIES_A_FILM);
  for (let from = 1; from <= films; from += FILMS_AT_ONCE) {
    const to = Math.min(films, from + FILMS_AT_ONCE - 1);
    await sql`
    insert into ledger (transaction_id, workspace_id, account, amount, kind, message_id, key_id, created_at)
    select concat('t_', ${workspaceId}::text, film, step), ${workspaceId}, account, amount, kind,
      concat('m_', ${workspaceId}::text, film), ${keyId}, now() - (${films}::int - film) * interval '100 days' / ${films}::int
    from generate_series(${from}::int, ${to}::int) film, (values
      (1, 'base', -900, 'hold'), (1, 'held:base', 900, 'hold'), (2, 'held:base', -900, 'release'),
      (2, 'base', 900, 'release'), (2, 'base', -500, 'charge'), (2, 'spent', 500, 'charge')
    ) entry (step, account, amount, kind)
    order by film, step`.execute(db);
  }
  await sql`analyze ledger`.execute(db);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.round(median(times) * 100) / 100;
}

async function measure(rows: number): Promise<Record<string, number>> {
  const now = new Date();
  const { workspaceId } = await createWorkspace(db, PLANS, { name: "bench", plan: "bench", now });
  const keyId = `key_${rows}`;
  await fill(workspaceId, keyId, rows);
  const messages = Array.from({ length: runs }, (_, at) => `msg_${rows}_${at}`);
  const [toHold, toSettle] = [messages.values(), messages.values()];
  const amount = fromCredits(1);
  const shared = { workspaceId, keyId, amount, now };
  const caller = { workspaceId, keyId, monthlyBudget: null } as Caller;
  return {
    rows,
    hold_ms: await timed(() =>
      db.transaction().execute((trx) =>
        hold(trx, {
          ...shared,
          messageId: toHold.next().value ?? "",
          monthlyBudget: 1_000_000_000,
          plans: PLANS,
        }),
      ),
    ),
    settle_ms: await timed(() =>
      db.transaction().execute((trx) => settle(trx, { ...shared, messageId: toSettle.next().value ?? "" })),
    ),
    credits_ms: await timed(() => readAccount(db, PLANS, workspaceId, now)),
    capacity_ms: await timed(() => readBudget(db, caller, now)),
  };
}

try {
  await migrate(db);
  const results = [];
  for (const rows of values.rows.split(",").map(Number)) results.push(await measure(rows));
  console.log(JSON.stringify({ runs, load: loadavg()[0], results }, null, 2));
} finally {
  await db.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
