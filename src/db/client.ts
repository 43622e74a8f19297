import { Kysely, PostgresDialect } from "kysely";
import { Pool, types as standardTypes, type CustomTypesConfig } from "pg";
import type { Logger } from "../kernel/logger.ts";
import type { Database } from "./tables.ts";

export type Db = Kysely<Database>;

/** Credits and counts stay far below 2^53; a value beyond it is a defect and must not be rounded in silence. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53: ${text}`);
  return value;
}

const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === standardTypes.builtins.INT8 && format !== "binary"
      ? parseInt8
      : standardTypes.getTypeParser(oid, format),
};

/** Opens a pool; connections are made as they are needed. `poolSize` is per process. */
export function openDatabase(options: { url: string; logger: Logger; poolSize?: number }): Db {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // A client that died in mid-transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    types,
  });
  // Without listeners a database restart ends this process: through idle connections, which the pool
  // reports, and through those that a transaction holds between two queries, which only they do.
  const broke = (error: Error): void =>
    options.logger.warn({ error: error.message }, "a database connection broke");
  pool.on("error", broke);
  pool.on("connect", (client) => client.on("error", broke));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
