/** The other half of the agent's tests: scenes, pictures, languages, edits. */
import { compilePatternsQuickly } from "../../src/kernel/quick-patterns.ts";
import { runInOneProcess } from "../support/one-process.ts";

// As the worker has them; most patterns find little in a test, and compiling each twice is a quarter of its time.
compilePatternsQuickly();
await runInOneProcess([
  "src/agent/embedded/!(brief|text|parallel)/**/*.test.ts",
  "src/agent/!(embedded)/**/*.test.ts",
]);
