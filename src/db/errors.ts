/** SQLSTATE classes and codes that mean "the database is away", not "the query is wrong". */
const AWAY = /^(08|57P0|53)/;
const AWAY_SYSTEM = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** What `pg` throws without a code. */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|connection is not queryable|Cannot use a pool after calling end|driver has already been destroyed/i;

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** True when the same query may succeed once the database is back. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (AWAY.test(code) || AWAY_SYSTEM.has(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return error instanceof Error && AWAY_MESSAGE.test(error.message);
}

/** `lock_timeout` ran out. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === "55P03";
}

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === "23505";
}
