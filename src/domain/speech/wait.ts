import { ERRORS, ServiceError, type ErrorCode } from "../../kernel/errors.ts";
import type { Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import type { SpeechTable } from "../../db/tables.ts";
import type { WorkError } from "../conversations/types.ts";
import { stillUnderWay } from "../workspaces/line.ts";
import { failSpeech } from "./finish.ts";
import type { SpeechNotices } from "./notices.ts";
import type { HeardWord, SpeechRequest, SpokenText } from "./types.ts";

/** How long a caller waits: for a worker to begin, and for the whole. */
export type SpeechPatience = { beginMs: number; wholeMs: number };

export const SPEECH_PATIENCE: SpeechPatience = { beginMs: 20_000, wholeMs: 120_000 };
/** A second caller with the same key waits this long for the first. */
const REPLAY_WAIT_MS = 10_000;
/** Where no notice is heard. */
const FIRST_LOOK_MS = 40;
const LONGEST_LOOK_MS = 250;
/** Where notices are: one may be lost with its connection. */
const LOOK_ALL_THE_SAME_MS = 2_000;

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
  { db, speechNotices }: { db: Db; speechNotices: SpeechNotices },
  speechId: string,
  { isReplay, patience }: { isReplay: boolean; patience: SpeechPatience },
): Promise<SpokenText> {
  const began = performance.now();
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(LONGEST_LOOK_MS, pause * 1.3)) {
    const notice = speechNotices.expect(speechId);
    try {
      const row = await db.selectFrom("speeches").selectAll().where("id", "=", speechId).executeTakeFirst();
      if (row === undefined) throw new Error(`speech ${speechId} is gone`);
      if (row.status === "failed") throw errorOf(row.error as WorkError | null);
      if (row.status === "completed") return spokenOf(row);
      const most = isReplay ? REPLAY_WAIT_MS : row.status === "queued" ? patience.beginMs : patience.wholeMs;
      const left = most - (performance.now() - began);
      if (left <= 0) {
        if (isReplay) throw stillUnderWay();
        const message = "No worker could say this in time. Nothing was charged; try again in a moment.";
        const error = { code: "unavailable", message, retryable: true };
        if (await failSpeech(db, speechId, error, new Date())) throw errorOf(error);
      }
      const untilLook = speechNotices.isInformed ? LOOK_ALL_THE_SAME_MS : pause;
      await within(Math.min(untilLook, Math.max(1, Math.ceil(left))), notice.ended);
    } finally {
      notice.close();
    }
  }
}

function spokenOf(row: Selectable<SpeechTable>): SpokenText {
  if (row.asset_id === null) throw new Error(`speech ${row.id} has no asset`);
  return {
    assetId: row.asset_id,
    format: (row.request as SpeechRequest).format,
    durationSeconds: row.duration_seconds ?? 0,
    // The database keeps the fields of a value in an order of its own.
    words: ((row.words ?? []) as HeardWord[]).map(({ text, start, end }) => ({ text, start, end })),
    cost: row.cost,
  };
}

/** Waits for the time, or until the promise is kept. */
async function within(ms: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([promise, time]);
  } finally {
    clearTimeout(timer);
  }
}
