import assert from "node:assert/strict";
import { after, test } from "node:test";
import { silent, testDatabase } from "../../../test/support/database.ts";
import { listen } from "../../db/listen.ts";
import { DEFAULT_PLANS } from "../workspaces/plans.ts";
import { createWorkspace } from "../workspaces/workspaces.ts";
import { KEY_CHANNEL, makeKeyDirectory, type KeyDirectory } from "./key-directory.ts";
import { createKey, revokeKey } from "./keys.ts";

const { db, url } = await testDatabase();
const now = new Date();
const { workspaceId } = await createWorkspace(db, DEFAULT_PLANS, { name: "x", plan: "pro", now });

/** Two processes that remember keys. */
const directories = [
  makeKeyDirectory({ db, plans: DEFAULT_PLANS }),
  makeKeyDirectory({ db, plans: DEFAULT_PLANS }),
];
for (const directory of directories) {
  let up: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (up = resolve));
  const listener = listen({
    databaseUrl: url,
    channel: KEY_CHANNEL,
    logger: silent,
    onNotice: (prefix) => directory.forget(prefix),
    onUp: () => {
      directory.setInformed(true);
      up();
    },
    onDown: () => directory.setInformed(false),
  });
  after(() => listener.close());
  await ready;
}

async function soon(what: () => Promise<boolean>, message: string): Promise<number> {
  const start = performance.now();
  while (!(await what())) {
    if (performance.now() - start > 1_000) assert.fail(`${message}, a second later`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now() - start;
}

const known = async (directory: KeyDirectory, apiKey: string) =>
  (await directory.verify(apiKey, now)) !== null;

test("a remembered key is read once, and gone everywhere within a second of its revocation", async () => {
  const { apiKey, keyId } = await createKey(db, { workspaceId, scopes: ["account:read"] });
  for (const directory of directories) {
    const first = await directory.verify(apiKey, now);
    assert.equal(first?.keyId, keyId);
    assert.equal(await directory.verify(apiKey, now), first, "the very same record: nothing was read");
  }
  await revokeKey(db, keyId, now);
  for (const directory of directories)
    await soon(async () => !(await known(directory, apiKey)), "it still works");
});

test("changed limits, a changed plan and a deleted workspace are seen too", async () => {
  const [directory] = directories as [KeyDirectory];
  const other = await createWorkspace(db, DEFAULT_PLANS, { name: "y", plan: "pro", now });
  const { apiKey, keyId } = await createKey(db, { workspaceId: other.workspaceId, scopes: [] });
  assert.equal((await directory.verify(apiKey, now))?.rpm, 300);
  await db.updateTable("api_keys").set({ rpm: 5 }).where("id", "=", keyId).execute();
  await soon(async () => (await directory.verify(apiKey, now))?.rpm === 5, "the old limit");
  await db.updateTable("workspaces").set({ plan: "free" }).where("id", "=", other.workspaceId).execute();
  await soon(async () => (await directory.verify(apiKey, now))?.plan === "free", "the old plan");
  await db.deleteFrom("workspaces").where("id", "=", other.workspaceId).execute();
  await soon(async () => !(await known(directory, apiKey)), "the key of a deleted workspace works");
});

test("expiry needs nobody to tell it, and a wrong secret is wrong for a remembered key", async () => {
  const [directory] = directories as [KeyDirectory];
  const expiresAt = new Date(now.getTime() + 5_000);
  const { apiKey } = await createKey(db, { workspaceId, scopes: [], expiresAt });
  assert.equal(await known(directory, apiKey), true);
  assert.equal(await directory.verify(apiKey, expiresAt), null);
  const wrong = `${apiKey.slice(0, -1)}${apiKey.endsWith("A") ? "B" : "A"}`;
  assert.equal(await known(directory, wrong), false);
});

test("while notices are not heard, nothing is remembered", async () => {
  const directory = makeKeyDirectory({ db, plans: DEFAULT_PLANS });
  const { apiKey, keyId } = await createKey(db, { workspaceId, scopes: [] });
  assert.equal(await known(directory, apiKey), true);
  await revokeKey(db, keyId, now);
  assert.equal(await known(directory, apiKey), false);
  const { apiKey: next, keyId: nextId } = await createKey(db, { workspaceId, scopes: [] });
  directory.setInformed(true);
  assert.equal(await known(directory, next), true);
  // The connection breaks; then the key is revoked, unheard.
  directory.setInformed(false);
  await revokeKey(db, nextId, now);
  assert.equal(await known(directory, next), false);
});
