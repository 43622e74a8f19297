import { setTimeout as sleep } from "node:timers/promises";
import type { Db, Trx } from "../domain/database.ts";
import type { Blobs } from "../storage/blobs.ts";
import { voicePreviewKey } from "./keys.ts";
import type { SayJob } from "./say-job.ts";

const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

/**
 * Gives the file of a voice's sample. The first who asks sends it to a worker; those who ask meanwhile
 * wait with him. Null when it was not there in time.
 */
export function makePreviewDesk(
  db: Db,
  blobs: Pick<Blobs, "info">,
  say: (trx: Trx, job: SayJob) => Promise<void>,
): (voiceId: string) => Promise<string | null> {
  const underWay = new Map<string, Promise<string | null>>();

  async function make(voiceId: string, key: string): Promise<string | null> {
    if ((await blobs.info(key)) !== null) return key;
    await db.transaction().execute((trx) => say(trx, { previewOf: voiceId }));
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      await sleep(LOOK_MS);
      if ((await blobs.info(key)) !== null) return key;
    }
    return null;
  }

  return (voiceId) => {
    const before = underWay.get(voiceId);
    if (before !== undefined) return before;
    const made = make(voiceId, voicePreviewKey(voiceId)).finally(() => underWay.delete(voiceId));
    underWay.set(voiceId, made);
    return made;
  };
}
