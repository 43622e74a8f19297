/**
 * In: an accepted message or render. Out: the message's outline, saved, and either waiting for the
 * caller or sent on; first of all, what is attached by its address is sent to be fetched; a follow-up's instruction carried out on what there is, or asked about; a render
 * goes straight to its timeline.
 * Safe to repeat because planning and editing are deterministic and stored by their input.
 */
import type { Outline } from "../artifacts/outline.ts";
import type { OutlineResult } from "../artifacts/plan.ts";
import { beginMessage, saveOutline } from "../domain/conversations/progress.ts";
import { unfetchedFiles } from "../domain/conversations/fetched-files.ts";
import { pauseMessage } from "../domain/conversations/settle.ts";
import type { MessageWork, PendingQuestion } from "../domain/conversations/types.ts";
import { beginRender } from "../domain/renders/progress.ts";
import { editFilm } from "../agent/edits/edit-film.ts";
import { outlineOfStoryboard } from "../agent/edits/outline-of-storyboard.ts";
import { keepDraft, keepStoryboard, plannedStoryboard, standingDraft, type Draft } from "./draft.ts";
import {
  filmSeconds,
  type ArchiveJob,
  type FilmPlan,
  type ScriptJob,
  type SpeechJob,
  type StartJob,
  type TimelineJob,
} from "./film-job.ts";
import { formatOf } from "./format.ts";
import { filmPlanKey, outlineKey } from "./keys.ts";
import { editRequest, planRequest } from "./plan-request.ts";
import { QUEUE } from "./queues.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import { failWork, tellProgress } from "./work-desk.ts";

type Standing = NonNullable<Awaited<ReturnType<typeof standingDraft>>>;
type Next = Awaited<ReturnType<StageHandler<StartJob>["run"]>>;
const NOTHING: Next = async () => {};

/** What is asked with every outline that waits. */
function askToConfirm(outline: Outline, done: readonly string[]): string {
  const seconds = Math.round(outline.estimatedDurationSeconds);
  const changed = done.length === 0 ? "" : `${done.join(" ")} `;
  return `${changed}Here is the outline of “${outline.title}”: ${outline.scenes.length} ${outline.scenes.length === 1 ? "scene" : "scenes"}, about ${seconds} seconds. ${outline.styleReason === null ? "" : `I chose the style ${outline.styleReason} `}Confirm it, or tell me what to change.`;
}

export function makeOutlineStage(deps: PipelineDeps): StageHandler<StartJob> {
  async function planned(message: MessageWork, signal: AbortSignal): Promise<OutlineResult> {
    // The voice gets ready meanwhile; where it cannot, speaking tells.
    deps.voice.warm().catch(() => undefined);
    const request = await planRequest(deps, message, signal);
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

  /** An edited film needs no script: its storyboard is there. */
  async function film(message: MessageWork, draft: Omit<Draft, "version">): Promise<Next> {
    const { workspaceId, messageId, conversationId } = message;
    await keepDraft(deps, message, draft);
    const job: SpeechJob = {
      work: { kind: "message", messageId },
      workspaceId,
      conversationId,
      storyboardKey: draft.storyboardKey,
      filmSeconds: draft.outline.estimatedDurationSeconds,
    };
    return async (transaction) => {
      await saveOutline(transaction, messageId, draft.outline, true);
      await deps.queue.send(transaction, QUEUE.speech, job);
    };
  }

  async function showOutline(message: MessageWork, draft: Omit<Draft, "version">): Promise<Next> {
    await keepDraft(deps, message, draft);
    const { outline, done } = draft;
    return async (transaction) => {
      await saveOutline(transaction, message.messageId, outline, false);
      const answer = askToConfirm(outline, done ?? []);
      await pauseMessage(transaction, message.messageId, "confirm_outline", answer, outline.degradations);
    };
  }

  /** A turn about what is there: its instruction is carried out, asked about, or there is none. */
  async function goOnFrom(message: MessageWork, standing: Standing): Promise<Next> {
    const { instruction, question, newestFilm, outlineAction } = message;
    const unconfirmed = message.standing?.confirmed === false && newestFilm === null;
    const next =
      outlineAction === "confirm" ? "film" : (question?.next ?? (unconfirmed ? "outline" : "film"));
    const { outline, storyboardKey, storyboard } = standing;
    if (instruction === null) return film(message, { outline, storyboardKey, done: null });
    const request = { ...editRequest(deps, message), targetLanguage: storyboard.language };
    const result = editFilm(storyboard, instruction, request, question);
    if (result.kind === "question") {
      // The outline stays with the newest turn, so that the next one goes on from here.
      await keepDraft(deps, message, { outline, storyboardKey, done: null });
      const asked: PendingQuestion = { version: 1, ...result.question, next };
      return async (transaction) => {
        await saveOutline(transaction, message.messageId, outline, message.standing?.confirmed ?? false);
        await pauseMessage(transaction, message.messageId, "reply", result.question.text, [], asked);
      };
    }
    const estimate = (text: string): number => request.estimateSeconds(text, storyboard.language);
    const draft = {
      outline: outlineOfStoryboard(result.storyboard, outline, result.before, estimate),
      storyboardKey: await keepStoryboard(deps, message.workspaceId, result.storyboard),
      done: result.done,
    };
    return next === "film" ? film(message, draft) : showOutline(message, draft);
  }

  async function runMessage(messageId: string, signal: AbortSignal): Promise<Next> {
    const message = await beginMessage(deps.db, messageId);
    if (message === null) return NOTHING;
    await tellProgress(deps.db, { kind: "message", messageId }, "outline");
    const standing = await standingDraft(deps, message, signal);
    if (standing !== null) return goOnFrom(message, standing);
    if ((await unfetchedFiles(deps.db, messageId)).length > 0) {
      const job: ArchiveJob = { work: { kind: "message", messageId }, workspaceId: message.workspaceId };
      return (transaction) => deps.queue.send(transaction, QUEUE.archive, job);
    }
    const result = await planned(message, signal);
    if (result.kind === "question") {
      return async (transaction) => {
        await pauseMessage(transaction, messageId, "reply", result.answer, []);
      };
    }
    const { outline } = result;
    if (!message.requireOutlineConfirmation) return goOn(message, outline);
    const { key: storyboardKey } = await plannedStoryboard(deps, message, outline, signal);
    return showOutline(message, { outline, storyboardKey, done: null });
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
      earlierFilmKey: null,
    };
    return (transaction) => deps.queue.send(transaction, QUEUE.timeline, job);
  }

  return {
    name: QUEUE.outline,
    concurrency: 2,
    run: ({ work }, { signal }) =>
      work.kind === "message" ? runMessage(work.messageId, signal) : runRender(work.renderId),
    giveUp: failWork,
  };
}
