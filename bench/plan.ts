/**
 * What the first plan of a process costs, in which the planner's patterns are compiled, and what later ones cost; with
 * patterns compiled as the worker has them (`quick`) and as V8 does by itself (`usual`), in turn, in processes of
 * their own. Prints one JSON object, medians in ms. Usage: npm run --silent bench:plan -- [BRIEF.md …] [--runs N]
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { estimateByCharacters } from "../src/agent/estimate-seconds.ts";
import { planFilm } from "../src/agent/embedded/plan-film.ts";
import { QUICK_PATTERN_FLAGS } from "../src/kernel/quick-patterns.ts";
import { median, rounded } from "./median.ts";

const BRIEFS = ["photosynthesis.md", "kahve.tr.md", "jieqi.zh.md", "arabic.md"];
/** Plans of a brief in one process: its first, and those after it. */
const PLANS = 6;

type Times = { first: number; later: number };

/** Milliseconds of each brief's plans, in this process. */
function timePlans(briefs: readonly string[]): Times[] {
  return briefs.map((brief) => {
    const prompt = readFileSync(brief, "utf8");
    const [first = 0, ...later] = Array.from({ length: PLANS }, () => {
      const before = performance.now();
      planFilm({
        prompt,
        targetLanguage: "en",
        duration: "short",
        style: "auto",
        estimateSeconds: estimateByCharacters,
      });
      return performance.now() - before;
    });
    return { first, later: median(later) };
  });
}

function inOwnProcess(way: "quick" | "usual", briefs: readonly string[]): Times[] {
  const flags = way === "quick" ? QUICK_PATTERN_FLAGS : [];
  const printed = execFileSync(process.execPath, [...flags, import.meta.filename, "--here", ...briefs]);
  return JSON.parse(printed.toString()) as Times[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" }, here: { type: "boolean", default: false } },
});
const briefs =
  positionals.length > 0
    ? positionals
    : BRIEFS.map((name) => join(import.meta.dirname, "../test/briefs", name));
if (values.here) {
  console.log(JSON.stringify(timePlans(briefs)));
} else {
  const runs = Array.from({ length: Number(values.runs) }, () => ({
    quick: inOwnProcess("quick", briefs),
    usual: inOwnProcess("usual", briefs),
  }));
  const figures = (way: "quick" | "usual", at: number) => ({
    first_ms: rounded(median(runs.map((run) => run[way][at]?.first ?? 0)), 0),
    later_ms: rounded(median(runs.map((run) => run[way][at]?.later ?? 0)), 0),
  });
  console.log(
    JSON.stringify(
      briefs.map((brief, at) => ({ brief, quick: figures("quick", at), usual: figures("usual", at) })),
      null,
      2,
    ),
  );
}
