/**
 * How a turn ends. Each function moves the message to a terminal state and settles its hold in one
 * transaction, guarded by the state it was in: whoever comes second gets `false` and changes
 * nothing, so that a message is settled exactly once whatever is run again.
 */
import { sql } from "kysely";
import type { Degradation } from "../../artifacts/degradation.ts";
import type { MovieReport } from "../../artifacts/movie.ts";
import { centicredits, fromCredits, type Centicredits } from "../../kernel/money.ts";
import type { Db } from "../../db/client.ts";
import type { MessageStatus } from "../../db/tables.ts";
import { inTransaction, type Trx } from "../../db/transaction.ts";
import { supersedeFollowers } from "../renders/supersede.ts";
import { lockWorkspace, settle } from "../wallet/wallet.ts";
import { moveMessage } from "./message-states.ts";
import type { MessageFile, NextAction, PendingQuestion, Usage, WorkError } from "./types.ts";

const STOPPED = "Stopped as you asked.";

/** 1 credit is 1 second of newly made film. */
const CREDITS_PER_SECOND = 1;

type Ending = {
  status: MessageStatus;
  patch: Parameters<typeof moveMessage>[3];
  /** What was made, and is charged for, up to the hold. */
  usage: Usage;
};

/** What the message has from the segments that were finished, as far as it got. */
type Message = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

const NOTHING_MADE: Usage = { scenesMade: 0, scenesReused: 0, secondsMade: 0 };

/** A stop that was asked for in the meantime wins over any other end; what was made is charged all the same. */
function stoppedInstead(ending: Ending): Ending {
  return { status: "stopped", patch: { answer: STOPPED }, usage: ending.usage };
}

async function end(
  db: Db | Trx,
  messageId: string,
  wantedOf: (message: Message) => Ending,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const now = new Date();
    const message = await lockMessage(trx, messageId);
    if (message === null) return false;
    const wanted = wantedOf(message);
    // A message that no worker had yet ends by way of running, as the specification's states ask.
    if (message.status === "queued" && wanted.status === "failed") {
      await moveMessage(trx, messageId, "running", { started_at: now }, now);
    }
    const ending =
      message.status === "stopping" && wanted.status !== "stopped" ? stoppedInstead(wanted) : wanted;
    const charge = chargeOf(ending.usage, centicredits(message.hold));
    const patch = {
      ...ending.patch,
      cost: charge,
      progress: null,
      settled_at: now,
      usage: JSON.stringify(ending.usage),
    };
    if (!(await moveMessage(trx, messageId, ending.status, patch, now))) return false;
    const settled = await settle(trx, {
      workspaceId: message.workspace_id,
      keyId: message.key_id,
      messageId,
      amount: charge,
      now,
    });
    if (settled === null)
      throw new Error(`message ${messageId} became ${ending.status} but was settled before`);
    return ending === wanted;
  });
}

/** Reads a message under its locks, in their order: workspace → conversation → message. */
async function lockMessage(trx: Trx, messageId: string) {
  const found = await trx
    .selectFrom("messages")
    .select(["workspace_id", "conversation_id"])
    .where("id", "=", messageId)
    .executeTakeFirst();
  if (found === undefined) return null;
  await lockWorkspace(trx, found.workspace_id);
  await trx
    .selectFrom("conversations")
    .select("id")
    .where("id", "=", found.conversation_id)
    .forUpdate()
    .execute();
  const message = await trx
    .selectFrom("messages")
    .select(["workspace_id", "key_id", "hold", "status", "made_seconds", "made_scenes"])
    .where("id", "=", messageId)
    .forUpdate()
    .executeTakeFirst();
  return message ?? null;
}

/** Our promise: never more than was held. */
function chargeOf({ secondsMade }: Usage, hold: Centicredits): Centicredits {
  const amount = fromCredits(Math.max(0, secondsMade) * CREDITS_PER_SECOND);
  return amount < hold ? amount : hold;
}

/** Adds to the degradations that were known as the turn was accepted. */
function addDegradations(degradations: readonly Degradation[]) {
  return sql<string>`degradations || ${JSON.stringify(degradations)}::jsonb`;
}

/** Running → paused: asks the caller something. The hold is released and nothing charged. */
export async function pauseMessage(
  db: Db | Trx,
  messageId: string,
  nextAction: NextAction,
  answer: string,
  degradations: readonly Degradation[],
  question: PendingQuestion | null = null,
): Promise<boolean> {
  return end(db, messageId, () => ({
    status: "paused",
    patch: {
      next_action: nextAction,
      answer,
      degradations: addDegradations(degradations),
      question: question === null ? null : JSON.stringify(question),
    },
    usage: NOTHING_MADE,
  }));
}

/** Whatever fell short is said as well as listed: what was known at acceptance follows the answer, unless it is in it. */
function sayKnown(answer: string) {
  return sql<string>`${answer}::text || coalesce((
    select string_agg(' ' || (known->>'message'), '') from jsonb_array_elements(degradations) known
    where position(known->>'message' in ${answer}::text) = 0), '')`;
}

export type Completion = {
  answer: string;
  /** Blob key of the MP4. */
  previewKey: string;
  thumbnailKey?: string;
  /** Of the whole film. */
  durationSeconds: number;
  /** Of scenes that were newly made; this is what is charged. */
  secondsMade: number;
  scenesMade: number;
  scenesReused: number;
  /** Beside those that the message has since it was accepted. */
  degradations: readonly Degradation[];
  movieReport: MovieReport;
  files: readonly MessageFile[];
};

/**
 * Running → completed. Charges the seconds made, at most the hold. Renders that follow the newest
 * film and are not ready are superseded. False when the message no longer runs: somebody else ended it, or
 * a stop was asked for meanwhile, in which case it is stopped here and pays for what was made.
 */
export async function completeMessage(db: Db | Trx, messageId: string, film: Completion): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const completed = await end(trx, messageId, () => ({
      status: "completed",
      patch: {
        answer: sayKnown(film.answer),
        preview_key: film.previewKey,
        thumbnail_key: film.thumbnailKey ?? null,
        duration_seconds: film.durationSeconds,
        degradations: addDegradations(film.degradations),
        movie_report: JSON.stringify(film.movieReport),
        files: JSON.stringify(film.files),
      },
      usage: {
        scenesMade: film.scenesMade,
        scenesReused: film.scenesReused,
        secondsMade: film.secondsMade,
      },
    }));
    if (completed) await supersedeFollowers(trx, messageId);
    return completed;
  });
}

/**
 * Queued or running → failed. It costs nothing. False when the message no longer runs. `movieReport`: of a film
 * that did not pass its checks.
 */
export async function failMessage(
  db: Db | Trx,
  messageId: string,
  error: WorkError,
  movieReport: MovieReport | null = null,
): Promise<boolean> {
  return end(db, messageId, () => ({
    status: "failed",
    patch: {
      error: JSON.stringify(error),
      answer: error.message,
      movie_report: movieReport === null ? null : JSON.stringify(movieReport),
    },
    usage: NOTHING_MADE,
  }));
}

/**
 * Stopping (or running) → stopped. Charges the seconds of film that were finished by then, at most the
 * hold. Needs nothing of the worker: what it reports later finds a terminal message.
 */
export async function settleStopped(db: Db | Trx, messageId: string): Promise<boolean> {
  return end(db, messageId, (message) => ({
    status: "stopped",
    patch: { answer: STOPPED },
    usage: { scenesMade: message.made_scenes.length, scenesReused: 0, secondsMade: message.made_seconds },
  }));
}
