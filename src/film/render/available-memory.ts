import { readFileSync } from "node:fs";
import { freemem } from "node:os";
import { dirname, join } from "node:path";

const MEGABYTE = 2 ** 20;

/** Where the kernel tells a control group's limit, its use, and how much of that is files it can drop. */
const VERSION_1 = {
  limit: "memory.limit_in_bytes",
  used: "memory.usage_in_bytes",
  droppable: "total_inactive_file",
};
const VERSION_2 = { limit: "memory.max", used: "memory.current", droppable: "inactive_file" };

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // Not Linux, another version of control groups, or a group that this container cannot see.
    return null;
  }
}

/** Bytes that a group still grants, or null where it sets no limit. */
function leftIn(folder: string, names: typeof VERSION_2): number | null {
  const limit = Number(read(join(folder, names.limit)) ?? Number.NaN);
  const used = Number(read(join(folder, names.used)) ?? Number.NaN);
  // "max" is no number; version 1 says the largest number of pages.
  if (!Number.isFinite(limit) || !Number.isFinite(used) || limit >= 2 ** 60) return null;
  const stat = read(join(folder, "memory.stat")) ?? "";
  const droppable = Number(new RegExp(`^${names.droppable} (\\d+)$`, "m").exec(stat)?.[1] ?? 0);
  return Math.max(0, limit - used + droppable);
}

/** The group itself and all above it: each may set a limit. */
function upwards(mount: string, group: string): string[] {
  const folders = [join(mount, group)];
  for (let path = group; path !== "/" && path !== "."; path = dirname(path))
    folders.push(join(mount, dirname(path)));
  return folders;
}

/**
 * Megabytes that this process and its children may still take: what the machine has free, or less where a
 * control group (a container's limit, version 1 or 2) grants less. `root` is the folder that stands for `/`.
 */
export function availableMegabytes(root = "/", machine: () => number = freemem): number {
  const groups = (read(join(root, "proc/self/cgroup")) ?? "").trim().split("\n");
  const left = groups.flatMap((line) => {
    const [, controllers = "", ...path] = line.split(":");
    const group = path.join(":");
    if (line.startsWith("0::"))
      return upwards(join(root, "sys/fs/cgroup"), group).map((folder) => leftIn(folder, VERSION_2));
    if (!controllers.split(",").includes("memory")) return [];
    return upwards(join(root, "sys/fs/cgroup/memory"), group).map((folder) => leftIn(folder, VERSION_1));
  });
  return Math.min(machine(), ...left.filter((bytes) => bytes !== null)) / MEGABYTE;
}
