/**
 * Writes of one workspace wait for its row, each with a connection of the pool in hand: a burst of one caller would
 * leave none for all the others. So within a process they stand in line first, without a connection.
 */
import { ServiceError } from "../../kernel/errors.ts";
import type { Db } from "../database.ts";

/** `passed`: whoever has this place, and all before it, have ended. */
type Place = { name: string | null; passed: Promise<void> };

/** By database and workspace: who is at it and who waits, in order. */
const lines = new WeakMap<Db, Map<string, Place[]>>();

function linesOf(db: Db): Map<string, Place[]> {
  const known = lines.get(db) ?? new Map<string, Place[]>();
  lines.set(db, known);
  return known;
}

/** Whether a promise is kept within the time. */
async function isKept(promise: Promise<unknown>, withinMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMs);
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Does `work` once those have ended who came before it for the same workspace in this process.
 * @param name of the work; two of a name are the same work asked for twice, and the second waits for `twinMs` only.
 * @throws ServiceError `idempotency_conflict` after `twinMs`, `unavailable` after `waitMs`.
 */
export async function inLine<T>(
  db: Db,
  workspaceId: string,
  { name, waitMs, twinMs }: { name: string | null; waitMs: number; twinMs: number },
  work: () => Promise<T>,
): Promise<T> {
  const ofDatabase = linesOf(db);
  const line = ofDatabase.get(workspaceId) ?? [];
  ofDatabase.set(workspaceId, line);
  const isTwin = name !== null && line.some((one) => one.name === name);
  const leave = Promise.withResolvers<void>();
  const before = line.at(-1)?.passed ?? Promise.resolve();
  const place: Place = { name, passed: before.then(() => leave.promise) };
  line.push(place);
  try {
    if (!(await isKept(before, isTwin ? twinMs : waitMs))) throw isTwin ? stillUnderWay() : tooMany();
    return await work();
  } finally {
    line.splice(line.indexOf(place), 1);
    if (line.length === 0) ofDatabase.delete(workspaceId);
    leave.resolve();
  }
}

function tooMany(): ServiceError {
  const message = "Too much of this workspace waits to be written just now. Try again in a moment.";
  return new ServiceError("unavailable", message);
}

/** The answer to a repeated request whose first has not ended. */
export function stillUnderWay(cause?: unknown): ServiceError {
  return new ServiceError(
    "idempotency_conflict",
    "The first request with this Idempotency-Key is still under way. Retry with the same key in a moment.",
    { param: "Idempotency-Key" },
    { cause },
  );
}
