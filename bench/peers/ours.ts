import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Contender } from "./measured.ts";
import { NODE, runProcess } from "./run-process.ts";

/** The second film of a process is the one without start-up, as in a service that runs. */
const FILMS = 2;

/** Ours, in a process of its own as the peers are. */
export function ourContender(): Contender {
  // Started as the service is, by `scripts/run.mjs`.
  const start = join(import.meta.dirname, "../../scripts/run.mjs");
  const program = join(import.meta.dirname, "our-process.ts");
  return {
    name: ["ours", "default"],
    settings: { processes: availableParallelism() },
    async make(outFile) {
      const { wallSeconds } = await runProcess(NODE, [start, program, outFile]);
      const { output } = await runProcess(NODE, [start, program, outFile, String(FILMS)]);
      const seconds = JSON.parse(output) as number[];
      return { wallSeconds, renderSeconds: seconds[FILMS - 1] ?? Number.NaN };
    },
  };
}
