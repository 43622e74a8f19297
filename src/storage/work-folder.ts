import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user: alive, and not ours to clean up after.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Makes this process's folder for files under way below `root`, and removes those of processes that are dead. */
export async function openWorkFolder(root: string): Promise<string> {
  await mkdir(root, { recursive: true });
  for (const name of await readdir(root)) {
    const pid = Number(/^work-(\d+)$/.exec(name)?.[1] ?? "0");
    // Our own number may have been another's, before it was killed.
    if (pid > 0 && (pid === process.pid || !isAlive(pid))) {
      await rm(join(root, name), { recursive: true, force: true });
    }
  }
  const folder = join(root, `work-${process.pid}`);
  await mkdir(folder);
  return folder;
}
