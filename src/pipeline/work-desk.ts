/** Messages and renders share the stages from `timeline` on; here is where they differ. */
import type { MovieReport } from "../artifacts/movie.ts";
import { isMessageObsolete, reportProgress } from "../domain/conversations/progress.ts";
import { failMessage, settleStopped } from "../domain/conversations/settle.ts";
import type { Db, Trx } from "../domain/database.ts";
import { failRender, isRenderObsolete, reportRenderProgress } from "../domain/renders/progress.ts";
import type { Work } from "../domain/work.ts";
import type { JobFailure } from "../jobs/worker.ts";
import { percentAt, type Stage } from "./film-job.ts";

export async function tellProgress(
  db: Db,
  work: Work,
  stage: Stage,
  fraction = 0,
  etaSeconds: number | null = null,
): Promise<void> {
  const percent = percentAt(stage, fraction);
  if (work.kind === "message") {
    await reportProgress(db, work.messageId, { stage, percent, eta_seconds: etaSeconds });
  } else {
    await reportRenderProgress(db, work.renderId, percent);
  }
}

/** True when nobody waits for this work any more: stopped, superseded, deleted or failed elsewhere. */
export async function isAbandoned(db: Db, work: Work): Promise<boolean> {
  return work.kind === "message"
    ? isMessageObsolete(db, work.messageId)
    : isRenderObsolete(db, work.renderId);
}

/** Ends abandoned work. A stopped message pays for what was drawn by then. */
export async function settleAbandoned(transaction: Trx, work: Work): Promise<void> {
  if (work.kind === "message") await settleStopped(transaction, work.messageId);
}

export async function failWork(transaction: Trx, job: { work: Work }, failure: JobFailure): Promise<void> {
  const { work } = job;
  if (work.kind === "message") await failMessage(transaction, work.messageId, failure);
  else await failRender(transaction, work.renderId, failure);
}

/** Ends work whose film was made and did not pass its checks; what they found stays with it. */
export async function failChecked(
  transaction: Trx,
  work: Work,
  failure: JobFailure,
  report: MovieReport,
): Promise<void> {
  if (work.kind === "message") await failMessage(transaction, work.messageId, failure, report);
  else await failRender(transaction, work.renderId, failure, { passed: false, findings: report.findings });
}
