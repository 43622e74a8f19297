/** The half of the agent's tests that read briefs and texts: its word lists compile once. */
import { runInOneProcess } from "../support/one-process.ts";

await runInOneProcess([
  "src/agent/embedded/*.test.ts",
  "src/agent/embedded/{brief,text,parallel}/**/*.test.ts",
]);
