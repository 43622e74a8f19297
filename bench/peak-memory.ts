import { readFileSync, readdirSync } from "node:fs";

const SAMPLE_MS = 100;

/** Megabytes. */
export type Memory = {
  /** Resident: a page that several processes share is counted in each. */
  rss: number;
  /** Proportional: a shared page is counted once, divided among those that share it. */
  pss: number;
};

export type PeakMemory = Memory & {
  /** The processes at the moment of the highest sum of resident memory, by what they do. */
  processes: (Memory & { pid: number; name: string })[];
};

/** Linux only: elsewhere there is no /proc. */
function memoryOf(pid: number): Memory {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(rollup)?.[1] ?? 0) / 1024;
  return { rss: megabytes("Rss"), pss: megabytes("Pss") };
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
}

/** File that a process runs and its role, where it has one. */
function nameOf(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").filter(Boolean);
  if (words[0]?.startsWith("postgres:") ?? false) return "postgres";
  const file = (words.find((word) => word.endsWith(".ts")) ?? words[0] ?? "").split("/").at(-1) ?? "";
  if (file !== "main.ts") return file;
  const role = /(?:^|\0)ROLE=(\w+)/.exec(readFileSync(`/proc/${pid}/environ`, "latin1"))?.[1];
  return role ?? file;
}

function familyOf(pid: number): PeakMemory["processes"] {
  try {
    const own = { pid, name: nameOf(pid), ...memoryOf(pid) };
    return [own, ...childrenOf(pid).flatMap(familyOf)];
  } catch {
    // The process ended while it was looked at.
    return [];
  }
}

function sumOf(processes: PeakMemory["processes"]): PeakMemory {
  const sum = (of: keyof Memory): number => processes.reduce((total, one) => total + one[of], 0);
  return { rss: sum("rss"), pss: sum("pss"), processes };
}

/**
 * Watches a process and all that descend from it until `stop` is called, which gives the highest sums seen.
 * Those of resident and of proportional memory may be of different moments.
 */
export function watchMemory(pid = process.pid): { stop(): PeakMemory } {
  let peak: PeakMemory = { rss: 0, pss: 0, processes: [] };
  const look = (): void => {
    const now = sumOf(familyOf(pid));
    const pss = Math.max(peak.pss, now.pss);
    peak = now.rss > peak.rss ? { ...now, pss } : { ...peak, pss };
  };
  const timer = setInterval(look, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      look();
      return peak;
    },
  };
}
