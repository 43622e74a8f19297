import { setTimeout as sleep } from "node:timers/promises";
import { ERRORS, ServiceError, type ErrorCode } from "../../kernel/errors.ts";
import type { Db } from "../../db/client.ts";
import type { WorkError } from "../conversations/types.ts";
import { stillUnderWay } from "../workspaces/line.ts";
import { failSpeech } from "./finish.ts";
import type { HeardWord, SpeechRequest, SpokenText } from "./types.ts";

/** How long a caller waits: for a worker to begin, and for the whole. */
export type SpeechPatience = { beginMs: number; wholeMs: number };

export const SPEECH_PATIENCE: SpeechPatience = { beginMs: 20_000, wholeMs: 120_000 };
/** A second caller with the same key waits this long for the first. */
const REPLAY_WAIT_MS = 10_000;
const FIRST_LOOK_MS = 40;
const LONGEST_LOOK_MS = 250;

function errorOf(error: WorkError | null): ServiceError {
  const code =
    error !== null && Object.hasOwn(ERRORS, error.code) ? (error.code as ErrorCode) : "internal_error";
  return new ServiceError(code, error?.message ?? "The speech could not be made.");
}

/**
 * Waits for speech to be made. Who accepted it gives up after its patience, which costs the caller nothing;
 * who came with the same key later is told to come again.
 * @throws ServiceError what the work failed of, `unavailable`, `idempotency_conflict`.
 */
export async function waitForSpeech(
  db: Db,
  speechId: string,
  options: { isReplay: boolean; patience: SpeechPatience },
): Promise<SpokenText> {
  const began = performance.now();
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(LONGEST_LOOK_MS, pause * 1.3)) {
    const row = await db.selectFrom("speeches").selectAll().where("id", "=", speechId).executeTakeFirst();
    if (row === undefined) throw new Error(`speech ${speechId} is gone`);
    if (row.status === "failed") throw errorOf(row.error as WorkError | null);
    if (row.status === "completed") {
      if (row.asset_id === null) throw new Error(`speech ${speechId} has no asset`);
      return {
        assetId: row.asset_id,
        format: (row.request as SpeechRequest).format,
        durationSeconds: row.duration_seconds ?? 0,
        // The database keeps the fields of a value in an order of its own.
        words: ((row.words ?? []) as HeardWord[]).map(({ text, start, end }) => ({ text, start, end })),
        cost: row.cost,
      };
    }
    const waited = performance.now() - began;
    if (options.isReplay && waited > REPLAY_WAIT_MS) {
      throw stillUnderWay();
    }
    const { beginMs, wholeMs } = options.patience;
    if (!options.isReplay && waited > (row.status === "queued" ? beginMs : wholeMs)) {
      const message = "No worker could say this in time. Nothing was charged; try again in a moment.";
      const error = { code: "unavailable", message, retryable: true };
      if (await failSpeech(db, speechId, error, new Date())) throw errorOf(error);
    }
    await sleep(pause);
  }
}
