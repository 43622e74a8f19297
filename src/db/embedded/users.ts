import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { processName } from "./processes.ts";

/**
 * Who uses the server of one data folder: the service, and `admin` beside it. The last to leave
 * stops it, so that neither pulls it away under the other. One file a user, named by its process;
 * those of dead processes do not count.
 */
export type ServerUsers = {
  /** Counts us in; returns once nobody is in the act of stopping the server. */
  enter(): Promise<void>;
  /** Counts us out and calls `stop` when nobody else is left. */
  leave(stop: () => Promise<void>): Promise<void>;
};

const MARK = "stopping";

export function makeServerUsers(dataDir: string): ServerUsers {
  const folder = join(dataDir, "postgres", "users");
  let mine: string | null = null;

  async function someoneElse(): Promise<boolean> {
    for (const name of await readdir(folder)) {
      if (name === MARK || name === mine) continue;
      const [pid, start] = name.split("-");
      if (
        (await processName(Number(pid))) ===
        `${pid}${start === undefined || start === "x" ? "" : `-${start}`}`
      )
        return true;
      await rm(join(folder, name), { force: true });
    }
    return false;
  }

  async function isBeingStopped(): Promise<boolean> {
    const by = await readFile(join(folder, MARK), "utf8").catch(() => null);
    return by !== null && by !== "" && (await processName(Number(by.split("-")[0]))) === by;
  }

  return {
    async enter() {
      await mkdir(folder, { recursive: true });
      const self = await processName(process.pid);
      mine = `${self ?? process.pid}${self?.includes("-") === true ? "" : "-x"}-${randomUUID()}`;
      await writeFile(join(folder, mine), "");
      // After our own mark: either the one who stops sees us, or we see that it stops.
      while (await isBeingStopped()) await sleep(50);
    },
    async leave(stop) {
      if (mine === null) return;
      const mark = join(folder, MARK);
      await writeFile(mark, (await processName(process.pid)) ?? "");
      try {
        await rm(join(folder, mine), { force: true });
        mine = null;
        if (!(await someoneElse())) await stop();
      } finally {
        await rm(mark, { force: true });
      }
    },
  };
}
