/**
 * The half of the agent's tests that read briefs and texts: its word lists compile once. Patterns compile in V8's own way:
 * here they read long texts, and those that are compiled quickly run slowly.
 */
import { runInOneProcess } from "../support/one-process.ts";

await runInOneProcess([
  "src/agent/embedded/*.test.ts",
  "src/agent/embedded/{brief,text,parallel}/**/*.test.ts",
]);
