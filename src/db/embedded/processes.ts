import { readFile, readlink, realpath } from "node:fs/promises";

/** Whether a process of this id lives, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * A name for a process that is not reused with its id: the id and, on Linux, the moment it began
 * (field 22 of /proc/PID/stat, clock ticks since boot). Null when there is no such process.
 */
export async function processName(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null;
  if (process.platform !== "linux") return String(pid);
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (text === null) return null;
  // The second field is the program's name in brackets and may itself hold blanks and brackets.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return fields[0] === "Z" ? null : `${pid}-${fields[19]}`;
}

/** Whether the process works in this folder; null where the system does not tell. */
export async function worksIn(pid: number, folder: string): Promise<boolean | null> {
  if (process.platform !== "linux") return null;
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return cwd === null ? null : cwd === (await realpath(folder));
}
