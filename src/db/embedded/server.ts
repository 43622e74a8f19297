import { spawn } from "node:child_process";
import { open, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { PostgresBinaries } from "./binaries.ts";
import { OWN_FOLDER, SUPERUSER } from "./cluster.ts";
import { serverOwner } from "./owner.ts";
import { isAlive, worksIn } from "./processes.ts";

/** A server that runs, as its own `postmaster.pid` tells; not `ready` while it starts, recovers or shuts down. */
export type RunningServer = { pid: number; port: number; ready: boolean };

export const LOG_FILE = "server.log";

/**
 * Reads who serves the cluster. Null when nobody does; a `postmaster.pid` that a crash left behind
 * and whose process id now belongs to another program is removed, since the server would refuse to
 * start beside it.
 */
export async function findServer(cluster: string): Promise<RunningServer | null> {
  const file = join(cluster, "postmaster.pid");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return null;
  // Lines: pid, folder, start time, port, socket folder, address, shared memory, status.
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  if ((await worksIn(pid, cluster)) === false) {
    await rm(file, { force: true });
    return null;
  }
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === "ready" };
}

export function serverUrl(port: number, password: string, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

/** True when the server answers a query. */
export async function answers(port: number, password: string): Promise<boolean> {
  const client = new Client({
    connectionString: serverUrl(port, password, "postgres"),
    connectionTimeoutMillis: 2000,
  });
  // Without a listener a connection that breaks later would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

/**
 * Starts the server and returns at once. It gets a session of its own, so that a Ctrl-C meant for
 * the service does not stop the database under it, and it lives on when the service is killed.
 * `ended` resolves with its exit code when it ends while we watch.
 */
export async function launch(
  binaries: PostgresBinaries,
  cluster: string,
  wantedPort: number | null = null,
): Promise<{ ended: Promise<number | null> }> {
  const port = wantedPort ?? (await freePort());
  const log = await open(join(cluster, "..", LOG_FILE), "a", 0o600);
  try {
    const settings = {
      listen_addresses: "127.0.0.1",
      port: String(port),
      unix_socket_directories: "",
      max_connections: "120",
      // Queries here are short; compiling them costs more than it saves.
      jit: "off",
      timezone: "UTC",
      log_timezone: "UTC",
    };
    const child = spawn(
      binaries.postgres,
      ["-D", OWN_FOLDER, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
      {
        cwd: cluster,
        ...serverOwner(),
        detached: true,
        stdio: ["ignore", log.fd, log.fd],
        env: { LC_ALL: "C", TZ: "UTC" },
      },
    );
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", resolve);
    });
    child.unref();
    return { ended };
  } finally {
    await log.close();
  }
}

/** The end of the server's own log, for error messages. */
export async function logTail(cluster: string): Promise<string> {
  const text = await readFile(join(cluster, "..", LOG_FILE), "utf8").catch(() => "");
  return text.split("\n").slice(-12).join("\n").trim();
}

/** Fast shutdown: sessions are ended, everything is written. Kills after `patienceMs`; the next start recovers. */
export async function shutDown(cluster: string, patienceMs = 20_000): Promise<void> {
  const server = await findServer(cluster);
  if (server === null) return;
  const signal = (name: NodeJS.Signals): void => {
    if (isAlive(server.pid)) process.kill(server.pid, name);
  };
  signal("SIGINT");
  const deadline = Date.now() + patienceMs;
  while ((await findServer(cluster))?.pid === server.pid) {
    if (Date.now() > deadline) {
      signal("SIGQUIT");
      return;
    }
    await sleep(20);
  }
}
