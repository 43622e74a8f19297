import { readFileSync, readdirSync } from "node:fs";

const SAMPLE_MS = 100;

/**
 * Resident megabytes of this process and all that descend from it; a page that several share is counted
 * once (proportional set size). Linux only: elsewhere there is no /proc.
 */
function residentMegabytes(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    const own = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + residentMegabytes(child), own);
  } catch {
    // The process ended while it was looked at.
    return 0;
  }
}

/** Watches until `stop` is called, which gives the highest sum seen. */
export function watchMemory(): { stop(): number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(process.pid));
  }, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(peak, residentMegabytes(process.pid));
    },
  };
}
