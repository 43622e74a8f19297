import { isAssetKey, preparedPrefix } from "../domain/assets/prepared.ts";
import type { Deleted } from "../domain/conversations/delete.ts";
import type { Outcome } from "../domain/idempotency/idempotency.ts";
import type { ApiDeps } from "./deps.ts";

/**
 * Deletes bytes that nothing points to any more. What cannot be deleted now stays as waste: no link
 * leads to it, so that the deletion itself has succeeded.
 */
export async function dropFiles(deps: ApiDeps, outcome: Outcome<Deleted>): Promise<void> {
  // Of a replay's list something may have been made anew since.
  if (outcome.replayed) return;
  const { orphans } = outcome.answer;
  const results = await Promise.allSettled([
    ...orphans.map((key) => deps.blobs.delete(key)),
    // What was made of a file goes with it.
    ...orphans.filter(isAssetKey).map((key) => deps.blobs.deleteAll(preparedPrefix(key))),
  ]);
  const failed = results.filter((result) => result.status === "rejected");
  if (failed.length > 0) deps.logger.warn({ files: failed.length }, "files of something deleted remain");
}
