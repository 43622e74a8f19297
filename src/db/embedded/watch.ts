import type { Logger } from "../../kernel/logger.ts";
import type { PostgresBinaries } from "./binaries.ts";
import { findServer, launch } from "./server.ts";

const LOOK_EVERY_MS = 500;
/** A start that fails is not tried again at once: a full disk stays full for a while. */
const PAUSE_AFTER_START_MS = 3_000;

/**
 * Starts the server again, on the port that everyone knows, when it dies under its users. Of several
 * users who see it, one wins: the server itself refuses to start twice on one cluster.
 */
export function watchServer(options: {
  binaries: PostgresBinaries;
  cluster: string;
  port: number;
  logger: Logger;
}): { end(): Promise<void> } {
  const { binaries, cluster, port, logger } = options;
  let ended = false;
  let looking: Promise<void> = Promise.resolve();
  let notBefore = 0;

  async function look(): Promise<void> {
    if (ended || Date.now() < notBefore || (await findServer(cluster)) !== null) return;
    notBefore = Date.now() + PAUSE_AFTER_START_MS;
    logger.error({ port }, "the database server is gone; starting it again");
    const { ended: exit } = await launch(binaries, cluster, port);
    exit.then(
      (code) => logger.warn({ code }, "the database server ended"),
      (error: unknown) => logger.error({ err: error }, "the database server could not be started"),
    );
  }

  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => {
      logger.error({ err: error }, "the database server could not be looked after");
    });
  }, LOOK_EVERY_MS);
  // Looking after the database is no reason to live.
  timer.unref();
  return {
    async end() {
      ended = true;
      clearInterval(timer);
      await looking;
    },
  };
}
