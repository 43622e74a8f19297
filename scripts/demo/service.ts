/** Starts the whole service as a child process, as `npm start` would, and waits until it is ready. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

export type RunningService = {
  baseUrl: string;
  apiKey: string;
  logFile: string;
  /** The supervisor's process id. */
  pid: number;
  stop(): Promise<void>;
};

export type ServiceOptions = {
  projectFolder: string;
  dataDir: string;
  /** Configuration beside port, host and folder. */
  environment?: Record<string, string>;
};

/** The first start sets up a database; a slow disk needs its time. */
const READY_WITHIN_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  server.close();
  await once(server, "close");
  return port;
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/readyz`)).ok;
  } catch {
    // Nothing listens yet; that is what we wait for.
    return false;
  }
}

async function lastLines(file: string, count: number): Promise<string> {
  return (await readFile(file, "utf8")).trimEnd().split("\n").slice(-count).join("\n");
}

export async function startService({
  projectFolder,
  dataDir,
  environment = {},
}: ServiceOptions): Promise<RunningService> {
  await mkdir(dataDir, { recursive: true });
  const logFile = join(dataDir, "service.log");
  const log = await open(logFile, "w");
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...environment,
    PORT: String(port),
    HOST: "127.0.0.1",
    BASE_URL: baseUrl,
    DATA_DIR: dataDir,
    ROLE: "all",
  };
  const child = spawn(process.execPath, [join(projectFolder, "src", "main.ts")], {
    cwd: projectFolder,
    env,
    stdio: ["ignore", log.fd, log.fd],
  });
  const ended = once(child, "exit");

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await ended;
    }
    await log.close();
  }

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(baseUrl))) {
    if (child.exitCode !== null) {
      throw new Error(
        `the service ended while starting; its last words (${logFile}):\n${await lastLines(logFile, 12)}`,
      );
    }
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`the service was not ready within ${READY_WITHIN_MS / 1000} s; see ${logFile}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const apiKey = (await readFile(join(dataDir, "api-key"), "utf8")).trim();
  return { baseUrl, apiKey, logFile, pid: child.pid ?? 0, stop };
}
