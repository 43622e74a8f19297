/** The service as an operator runs it, with a data folder of its own. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeClient, type Client, type Message } from "../../scripts/demo/client.ts";
import { startService, type RunningService } from "../../scripts/demo/service.ts";

const PROJECT = join(import.meta.dirname, "..", "..");

export type WholeService = RunningService & { client: Client; dataDir: string };

export function newDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), "lanternist-"));
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}

export async function startWholeService(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<WholeService> {
  const service = await startService({ projectFolder: PROJECT, dataDir, environment });
  async function stop(): Promise<void> {
    await service.stop();
    // A failing test alone says little; what the service logged as an error says why.
    const log = await readFile(service.logFile, "utf8");
    for (const line of log.split("\n")) if (/"level":[56]0/.test(line)) console.error(line);
  }
  return { ...service, stop, dataDir, client: makeClient(service.baseUrl, service.apiKey) };
}

/** Polls until the newest message satisfies `done`. @throws Error after `withinSeconds`. */
export async function messageWhen(
  client: Client,
  conversationId: string,
  done: (message: Message) => boolean,
  withinSeconds: number,
): Promise<Message> {
  const deadline = Date.now() + withinSeconds * 1000;
  for (;;) {
    const message = await client.latestMessage(conversationId);
    if (done(message)) return message;
    if (Date.now() > deadline) {
      throw new Error(`after ${withinSeconds} s the message is still ${JSON.stringify(message)}`);
    }
    // A workspace may ask 600 times a minute, and several tests share one.
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const POLL_MS = 150;

export const hasEnded = ({ status }: Message): boolean => !["queued", "running", "stopping"].includes(status);

/** Ids of a process and of all that descend from it. */
export async function familyOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    // A process may end while we look.
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    if (stat !== "") parents.set(Number(name), parent);
  }
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

/** Id of the supervisor's child of that role, and of its parent. */
export async function childOf(
  root: number,
  role: "api" | "worker",
): Promise<{ child: number; supervisor: number }> {
  for (const pid of await familyOf(root)) {
    const environment = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "");
    const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    // Its own children have its environment.
    if (!environment.split("\0").includes(`ROLE=${role}`) || !commandLine.includes("main.ts")) continue;
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    return { child: pid, supervisor: Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) };
  }
  throw new Error(`no ${role} runs`);
}

/** kill -9 of a process and of all that descend from it, the youngest first. */
export async function killFamily(pid: number): Promise<void> {
  for (const member of (await familyOf(pid)).toReversed()) {
    try {
      process.kill(member, "SIGKILL");
    } catch {
      // It ended with its parent.
    }
  }
}
