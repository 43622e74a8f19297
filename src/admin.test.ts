import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { openDatabase } from "./db/client.ts";
import { startEmbeddedPostgres } from "./db/embedded/start.ts";
import { makeKeyDirectory } from "./domain/keys/key-directory.ts";
import { DEFAULT_PLANS } from "./domain/workspaces/plans.ts";
import { silent } from "../test/support/database.ts";

const dataDir = await mkdtemp(join(tmpdir(), "lanternist-admin-"));
after(() => rm(dataDir, { recursive: true, force: true }));

type Ended = { code: number | null; out: string; err: string };

async function admin(...words: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "admin.ts"), ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
  });
  const ended: Ended = { code: null, out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (ended.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (ended.err += chunk.toString()));
  ended.code = await new Promise((resolve) => child.once("close", resolve));
  return ended;
}

async function answer(...words: string[]): Promise<Record<string, string>> {
  const { code, out, err } = await admin(...words, "--json");
  assert.equal(code, 0, err);
  return JSON.parse(out) as Record<string, string>;
}

test("works without a running service, and beside one", async () => {
  const made = await answer("workspace", "create", "--name", "Team A", "--plan", "pro");
  assert.match(made["workspace_id"] ?? "", /^ws_[0-9a-f]{32}$/);
  const server = await startEmbeddedPostgres({ dataDir, logger: silent });
  const db = openDatabase({ url: server.url, logger: silent });
  try {
    const key = await answer(
      "key",
      "create",
      "--workspace",
      made["workspace_id"] ?? "",
      "--scopes",
      "account:read,voices:read",
      "--budget",
      "12.5",
      "--rpm",
      "7",
      "--concurrency",
      "2",
      "--expires-in",
      "60",
    );
    const verify = (at: Date) =>
      makeKeyDirectory({ db, plans: DEFAULT_PLANS }).verify(key["api_key"] ?? "", at);
    const caller = await verify(new Date());
    assert.deepEqual(
      [
        caller?.workspaceId,
        [...(caller?.scopes ?? [])],
        caller?.rpm,
        caller?.concurrency,
        caller?.monthlyBudget,
      ],
      [made["workspace_id"], ["account:read", "voices:read"], 7, 2, 1_250],
    );
    assert.equal(await verify(new Date(Date.now() + 61_000)), null, "it has expired then");
    await answer("key", "revoke", "--key-id", key["key_id"] ?? "");
    assert.equal(await verify(new Date()), null, "revoked at once");
    await answer("credits", "grant", "--credits", "25.25");
    const before = await answer("webhook-secret", "show");
    assert.match(before["secret"] ?? "", /^whsec_[A-Za-z0-9+/]{43}=$/);
    const after = await answer("webhook-secret", "rotate");
    assert.notEqual(after["secret"], before["secret"]);
    assert.deepEqual(await answer("webhook-secret", "show"), after);
  } finally {
    await db.destroy();
    await server.stop();
  }
});

for (const [words, message] of [
  [["workspace", "create"], "--name is required.\n"],
  [
    ["workspace", "create", "--name", "x", "--plan", "gold"],
    '--plan does not know "gold"; it knows self_hosted, free, pro.\n',
  ],
  [["key", "create", "--rpm", "0"], '--rpm must be a whole number above 0; it is "0".\n'],
  [["key", "create", "--rpm", "1", "--rpm", "2"], "--rpm is given twice.\n"],
  [["key", "create", "--budget"], "--budget needs a value.\n"],
  [["key", "create", "--workspace", "ws_1"], '--workspace: there is no workspace "ws_1".\n'],
  [["key", "revoke", "--key-id", "key_1"], '--key-id: there is no key "key_1".\n'],
  [
    ["credits", "grant", "--credits", "-5"],
    '--credits must be a number above 0 with at most two decimals; it is "-5".\n',
  ],
  [
    ["credits", "grant", "--credit", "5"],
    '--credit is not known to "credits grant"; it knows --workspace, --credits.\n',
  ],
] as const) {
  test(`refuses ${words.join(" ")}`, async () => {
    const ended = await admin(...words, "--json");
    assert.deepEqual(ended, { code: 2, out: "", err: message });
  });
}
