import { readFileSync, readdirSync } from "node:fs";

const SAMPLE_MS = 50;

/** Resident megabytes of this process and all that descend from it. Linux only: elsewhere there is no /proc. */
function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + residentMegabytes(child), own);
  } catch {
    // The process ended while it was looked at.
    return 0;
  }
}

/** Watches until `stop` is called, which gives the highest sum seen. Pages shared by processes count in each. */
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
