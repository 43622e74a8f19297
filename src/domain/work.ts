import type { Trx } from "../db/transaction.ts";

/** What a worker is asked to do. Ids only: whoever does it reads the rest when it begins. */
export type Work = { kind: "message"; messageId: string } | { kind: "render"; renderId: string };

/** Sends work in the caller's transaction, so that it exists exactly when what it is about does. */
export type Enqueue = (trx: Trx, work: Work) => Promise<void>;
