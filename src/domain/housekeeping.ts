import type { Db } from "./database.ts";
import { purgeRateWindows } from "./capacity/rate.ts";
import { purgeSpeeches } from "./speech/finish.ts";
import { purgeIdempotency } from "./idempotency/idempotency.ts";

/** Forgets what has served its time: old idempotency records, rate windows, texts that were spoken. For every hour or so; safe at once in many processes. */
export async function tidy(db: Db, now: Date): Promise<void> {
  await purgeIdempotency(db, now);
  await purgeRateWindows(db, now);
  await purgeSpeeches(db, now);
}
