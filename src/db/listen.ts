import { Client } from "pg";
import type { Logger } from "../kernel/logger.ts";

const RETRY_MS = 1_000;

export type Listener = { close(): Promise<void> };

/** Ends a connection, also one that is broken already. */
async function leave(client: Client): Promise<void> {
  await client.end().catch(() => undefined);
}

/**
 * Hears what is said on a channel of the database (`NOTIFY`), on a connection of its own that is made again
 * when it breaks. Between `onDown` and `onUp` notices are missed: whoever relies on them must not, then.
 * Payloads of one transaction arrive in order, once it has committed.
 */
export function listen(options: {
  databaseUrl: string;
  channel: string;
  onNotice: (payload: string) => void;
  onUp: () => void;
  onDown: () => void;
  logger: Logger;
}): Listener {
  const { channel, logger } = options;
  let closed = false;
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: options.databaseUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client = fresh;
    let down = false;
    const lost = (error?: Error): void => {
      if (down) return;
      down = true;
      options.onDown();
      void leave(fresh);
      if (closed) return;
      logger.warn({ channel, error: error?.message }, "notices of the database are not heard; trying again");
      retry = setTimeout(() => void connect(), RETRY_MS);
    };
    fresh.on("error", lost);
    fresh.on("end", () => lost());
    fresh.on("notification", ({ payload }) => options.onNotice(payload ?? ""));
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      if (!down) options.onUp();
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
    }
  }

  const first = connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await first;
      if (client !== null) await leave(client);
    },
  };
}
