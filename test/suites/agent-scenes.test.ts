/** The other half of the agent's tests: scenes, pictures, languages, edits. */
import { runInOneProcess } from "../support/one-process.ts";

await runInOneProcess([
  "src/agent/embedded/!(brief|text|parallel)/**/*.test.ts",
  "src/agent/!(embedded)/**/*.test.ts",
]);
