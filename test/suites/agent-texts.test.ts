/** The half of the agent's tests that read briefs and texts: its word lists compile once. */
import { compilePatternsQuickly } from "../../src/kernel/quick-patterns.ts";
import { runInOneProcess } from "../support/one-process.ts";

// As the worker has them; most patterns find little in a test, and compiling each twice is a quarter of its time.
compilePatternsQuickly();
await runInOneProcess([
  "src/agent/embedded/*.test.ts",
  "src/agent/embedded/{brief,text,parallel}/**/*.test.ts",
]);
