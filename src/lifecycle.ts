/** How a role ends: once, in order, within a time. */
import type { Logger } from "./kernel/logger.ts";

/** What an orchestrator grants before it kills (30 s), less a little for the last words. */
export const DRAIN_MILLISECONDS = 27_000;

/**
 * Calls `drain` once on SIGTERM, SIGINT or when the supervisor is gone, then ends the process: 0
 * when all went well, 1 when draining failed or took too long.
 */
export function drainOnSignal(logger: Logger, drain: () => Promise<void>): void {
  let draining = false;
  function begin(reason: string): void {
    if (draining) return;
    draining = true;
    logger.info({ reason }, "draining");
    const deadline = setTimeout(() => {
      logger.error("draining took too long");
      process.exit(1);
    }, DRAIN_MILLISECONDS + 2_000);
    deadline.unref();
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, "draining failed");
        process.exit(1);
      },
    );
  }
  process.on("SIGTERM", () => begin("SIGTERM"));
  process.on("SIGINT", () => begin("SIGINT"));
  // The channel closes when the supervisor dies, also by kill -9: nobody would end us later.
  process.on("disconnect", () => begin("supervisor gone"));
}
