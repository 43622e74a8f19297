import type { Db } from "../../db/client.ts";
import { settleStopped } from "./settle.ts";

/**
 * Ends every turn that was asked to stop before `askedBefore`. A worker calls it as soon as it sees a
 * stop; the API calls it for those that no worker saw, since a dead one would leave them stopping for
 * ever. Safe at once in many processes: each is settled once.
 * @returns the ids that were settled here.
 */
export async function settleStopping(db: Db, askedBefore: Date): Promise<string[]> {
  const stopping = await db
    .selectFrom("messages")
    .select("id")
    .where("status", "=", "stopping")
    .where((eb) => eb.or([eb("stop_requested_at", "is", null), eb("stop_requested_at", "<=", askedBefore)]))
    .execute();
  const settled: string[] = [];
  for (const { id } of stopping) if (await settleStopped(db, id)) settled.push(id);
  return settled;
}
