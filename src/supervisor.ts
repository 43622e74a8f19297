/**
 * Role `all`: one API and one worker as child processes, so that rendering never blocks an answer or
 * a heartbeat, and the embedded database below them. A child that dies is started again.
 */
import { fork, type ChildProcess } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { bootstrap } from "./bootstrap.ts";
import type { Config } from "./config.ts";
import { startEmbeddedPostgres } from "./db/embedded/start.ts";
import { LEAN_ENVIRONMENT, LEAN_FLAGS } from "./kernel/lean-process.ts";
import { makeLogger, type Logger } from "./kernel/logger.ts";
import { QUICK_PATTERN_FLAGS } from "./kernel/quick-patterns.ts";
import { DRAIN_MILLISECONDS, drainOnSignal } from "./lifecycle.ts";

type ChildRole = "api" | "worker";

/** First wait before a dead child is started again; doubles up to the longest while it keeps dying young. */
const RESTART_FIRST_MS = 500;
const RESTART_LONGEST_MS = 15_000;
/** A child that lived this long was healthy: the waiting starts over. */
const HEALTHY_MS = 30_000;

type Keeper = { stop(): Promise<void> };

/** Keeps one child of a role alive until stopped. */
function keepAlive(role: ChildRole, env: Record<string, string>, logger: Logger): Keeper {
  let stopping = false;
  let wait = RESTART_FIRST_MS;
  let restart: NodeJS.Timeout | undefined;
  let child: ChildProcess;

  function start(): void {
    const bornAt = Date.now();
    child = fork(join(import.meta.dirname, "main.ts"), [], {
      env: { ...LEAN_ENVIRONMENT, ...env, ROLE: role },
      // Not our own flags: a debugger port of the parent would be taken twice.
      execArgv: [...LEAN_FLAGS, ...(role === "worker" ? QUICK_PATTERN_FLAGS : [])],
    });
    child.on("exit", (code, signal) => {
      if (stopping) return;
      if (Date.now() - bornAt > HEALTHY_MS) wait = RESTART_FIRST_MS;
      logger.error({ role, code, signal, restart_in_ms: wait }, "a child process ended; starting it again");
      restart = setTimeout(start, wait);
      wait = Math.min(wait * 2, RESTART_LONGEST_MS);
    });
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearTimeout(restart);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    const kill = setTimeout(() => child.kill("SIGKILL"), DRAIN_MILLISECONDS);
    await ended;
    clearTimeout(kill);
  }

  start();
  return { stop };
}

export async function runSupervisor(config: Config): Promise<void> {
  const logger = makeLogger(config.logLevel, { role: "supervisor" });
  await mkdir(config.dataDir, { recursive: true });
  const database =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, logger }) : null;
  const databaseUrl = database?.url ?? config.databaseUrl ?? "";
  try {
    const { signingSecret } = await bootstrap({ config, databaseUrl, logger });
    const env = { ...config.environment, DATABASE_URL: databaseUrl, SIGNING_SECRET: signingSecret };
    const children = [keepAlive("api", env, logger), keepAlive("worker", env, logger)];
    drainOnSignal(logger, async () => {
      await Promise.all(children.map((child) => child.stop()));
      await database?.stop();
    });
  } catch (error) {
    await database?.stop();
    throw error;
  }
}
