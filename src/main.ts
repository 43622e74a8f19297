/** The program: one of its three roles, as the configuration says. */
import { ConfigError, loadConfig, type Config } from "./config.ts";

/** Each role reads the code of its own only: what the others need would stay in memory for nothing. */
async function run(config: Config): Promise<void> {
  switch (config.role) {
    case "all":
      return (await import("./supervisor.ts")).runSupervisor(config);
    case "api":
      return (await import("./api-container.ts")).runApi(config);
    case "worker":
      return (await import("./worker-container.ts")).runWorker(config);
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
