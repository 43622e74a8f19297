/**
 * In: an accepted message or render. Out: the message's outline, saved, and either waiting for the
 * caller or sent on; a render goes straight to its timeline.
 * Safe to repeat because planning is deterministic per planner version and stored by its input.
 */
import type { Outline } from "../artifacts/outline.ts";
import type { OutlineResult } from "../artifacts/plan.ts";
import { beginMessage, saveOutline } from "../domain/conversations/progress.ts";
import { pauseMessage } from "../domain/conversations/settle.ts";
import type { MessageWork } from "../domain/conversations/types.ts";
import { beginRender } from "../domain/renders/progress.ts";
import { filmSeconds, type FilmPlan, type ScriptJob, type StartJob, type TimelineJob } from "./film-job.ts";
import { formatOf } from "./format.ts";
import { filmPlanKey, outlineKey } from "./keys.ts";
import { planRequest } from "./plan-request.ts";
import { QUEUE } from "./queues.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import { failWork, tellProgress } from "./work-desk.ts";

type Next = Awaited<ReturnType<StageHandler<StartJob>["run"]>>;
const NOTHING: Next = async () => {};

/** Said instead of pretending: instructions on what was made are not understood yet. */
function cannotEdit(filmExists: boolean): string {
  return filmExists
    ? "I cannot change a finished film by instructions yet; it stays as it is. Start a new conversation with the changed brief."
    : "I cannot change an outline by instructions yet. Confirm it as it is, or start a new conversation with the changed brief.";
}

export function makeOutlineStage(deps: PipelineDeps): StageHandler<StartJob> {
  async function planned(message: MessageWork): Promise<OutlineResult> {
    const request = planRequest(deps, message);
    const { estimateSeconds: _pace, ...input } = request;
    const named = { ...input, planner: deps.planner.version, voice: deps.voice.version };
    const { value } = await deps.results.once("outline", message.workspaceId, named, () =>
      deps.planner.outline(request),
    );
    return value;
  }

  async function goOn(message: MessageWork, outline: Outline): Promise<Next> {
    const key = outlineKey(message.workspaceId, message.messageId);
    await deps.results.store(key, outline);
    const job: ScriptJob = {
      work: { kind: "message", messageId: message.messageId },
      workspaceId: message.workspaceId,
      conversationId: message.conversationId,
      outlineKey: key,
      filmSeconds: outline.estimatedDurationSeconds,
    };
    return async (transaction) => {
      await saveOutline(transaction, message.messageId, outline, true);
      await deps.queue.send(transaction, QUEUE.script, job);
    };
  }

  async function runMessage(messageId: string): Promise<Next> {
    const message = await beginMessage(deps.db, messageId);
    if (message === null) return NOTHING;
    await tellProgress(deps.db, { kind: "message", messageId }, "outline");
    const { outline: earlier, newestFilm, instruction } = message;
    if (earlier !== null && message.outlineAction === "confirm") return goOn(message, earlier);
    if (instruction !== null && earlier !== null) {
      const next = newestFilm === null ? "confirm_outline" : "reply";
      return async (transaction) => {
        await pauseMessage(transaction, messageId, next, cannotEdit(newestFilm !== null), []);
      };
    }
    const result = await planned(message);
    if (result.kind === "question") {
      return async (transaction) => {
        await pauseMessage(transaction, messageId, "reply", result.answer, []);
      };
    }
    const { outline } = result;
    if (!message.requireOutlineConfirmation) return goOn(message, outline);
    return async (transaction) => {
      await saveOutline(transaction, messageId, outline, false);
      const answer = `Here is the outline of “${outline.title}”: ${outline.scenes.length} scenes, about ${outline.estimatedDurationSeconds} seconds. Confirm it, or tell me what to change.`;
      await pauseMessage(transaction, messageId, "confirm_outline", answer, outline.degradations);
    };
  }

  async function runRender(renderId: string): Promise<Next> {
    const render = await beginRender(deps.db, renderId);
    if (render === null) return NOTHING;
    const { workspaceId, conversationId, messageId } = render;
    const film = await deps.results.load<FilmPlan>(filmPlanKey(workspaceId, { kind: "message", messageId }));
    const job: TimelineJob = {
      work: { kind: "render", renderId },
      workspaceId,
      conversationId,
      storyboardKey: film.storyboardKey,
      speechKey: film.speechKey,
      format: formatOf(render.options),
      captions: render.options.captions,
      asked: film.asked,
      filmSeconds: filmSeconds(film),
      degradations: [],
    };
    return (transaction) => deps.queue.send(transaction, QUEUE.timeline, job);
  }

  return {
    name: QUEUE.outline,
    concurrency: 2,
    run: ({ work }) => (work.kind === "message" ? runMessage(work.messageId) : runRender(work.renderId)),
    giveUp: failWork,
  };
}
