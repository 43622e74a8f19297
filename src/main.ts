/** The program: one of its three roles, as the configuration says. */
import { ConfigError, loadConfig, type Config } from "./config.ts";
import { runApi, runWorker } from "./container.ts";
import { runSupervisor } from "./supervisor.ts";

async function run(config: Config): Promise<void> {
  switch (config.role) {
    case "all":
      return runSupervisor(config);
    case "api":
      return runApi(config);
    case "worker":
      return runWorker(config);
    default:
      return config.role satisfies never;
  }
}

try {
  await run(loadConfig());
} catch (error) {
  // A wrong variable is the operator's to mend: one line, no stack.
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error);
  process.exit(1);
}
