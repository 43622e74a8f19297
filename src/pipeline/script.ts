/**
 * In: a confirmed outline. Out: the storyboard, what is said and shown.
 * Safe to repeat because planning is deterministic per planner version and stored by its input.
 */
import type { Outline } from "../artifacts/outline.ts";
import { beginMessage } from "../domain/conversations/progress.ts";
import { keepDraft, plannedStoryboard } from "./draft.ts";
import type { ScriptJob, SpeechJob } from "./film-job.ts";
import { expectedSeconds } from "./eta.ts";
import { QUEUE } from "./queues.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import { failWork, tellProgress } from "./work-desk.ts";

export function makeScriptStage(deps: PipelineDeps): StageHandler<ScriptJob> {
  return {
    name: QUEUE.script,
    concurrency: 2,
    async run({ work, workspaceId, conversationId, outlineKey, filmSeconds }, { signal }) {
      const message = work.kind === "message" ? await beginMessage(deps.db, work.messageId) : null;
      if (message === null) return async () => {};
      await tellProgress(deps.db, work, "script", 0, expectedSeconds("script", filmSeconds));
      const outline = await deps.results.load<Outline>(outlineKey);
      const storyboard = await plannedStoryboard(deps, message, outline, signal);
      await keepDraft(deps, message, { outline, storyboardKey: storyboard.key, done: null });
      const next: SpeechJob = {
        work,
        workspaceId,
        conversationId,
        filmSeconds,
        storyboardKey: storyboard.key,
      };
      return (transaction) => deps.queue.send(transaction, QUEUE.speech, next);
    },
    giveUp: failWork,
  };
}
