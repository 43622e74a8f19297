/** A draft: the outline and storyboard that a turn stands on, kept by its message for the turns after it. */
import type { Outline } from "../artifacts/outline.ts";
import type { Storyboard } from "../artifacts/storyboard.ts";
import type { MessageWork } from "../domain/conversations/types.ts";
import { contentHash } from "../kernel/hash.ts";
import { draftKey, storyboardKeyOf } from "./keys.ts";
import { planRequest, type PlanDeps } from "./plan-request.ts";
import type { PipelineDeps } from "./stage.ts";

export type Draft = {
  version: 1;
  outline: Outline;
  storyboardKey: string;
  /** What the turn's instruction changed, a sentence each; null where it gave none. */
  done: string[] | null;
};

type Deps = PlanDeps & Pick<PipelineDeps, "planner">;

/** The storyboard that follows an outline, as the planner writes it; made once. */
export async function plannedStoryboard(
  deps: Deps,
  message: MessageWork,
  outline: Outline,
  signal: AbortSignal,
): Promise<{ key: string; value: Storyboard }> {
  const request = await planRequest(deps, message, signal);
  const { estimateSeconds: _pace, ...asked } = request;
  const input = { ...asked, outline, planner: deps.planner.version, voice: deps.voice.version };
  return deps.results.once("script", message.workspaceId, input, () => deps.planner.script(request, outline));
}

export async function keepStoryboard(
  deps: Deps,
  workspaceId: string,
  storyboard: Storyboard,
): Promise<string> {
  const key = storyboardKeyOf(workspaceId, contentHash(storyboard));
  await deps.results.store(key, storyboard);
  return key;
}

export async function keepDraft(
  deps: Deps,
  { workspaceId, messageId }: Pick<MessageWork, "workspaceId" | "messageId">,
  draft: Omit<Draft, "version">,
): Promise<void> {
  await deps.results.store(draftKey(workspaceId, messageId), { version: 1, ...draft } satisfies Draft);
}

export async function findDraft(
  deps: Pick<PipelineDeps, "results">,
  workspaceId: string,
  messageId: string,
): Promise<Draft | null> {
  return deps.results.find<Draft>(draftKey(workspaceId, messageId));
}

/** What an earlier turn stands on, with its storyboard; an outline that was never scripted is scripted now. */
export async function standingDraft(
  deps: Deps,
  message: MessageWork,
  signal: AbortSignal,
): Promise<{ outline: Outline; storyboardKey: string; storyboard: Storyboard } | null> {
  const { standing, workspaceId } = message;
  if (standing === null) return null;
  const draft = await findDraft(deps, workspaceId, standing.messageId);
  if (draft !== null) {
    const storyboard = await deps.results.load<Storyboard>(draft.storyboardKey);
    return { outline: draft.outline, storyboardKey: draft.storyboardKey, storyboard };
  }
  const { key, value } = await plannedStoryboard(deps, message, standing.outline, signal);
  return { outline: standing.outline, storyboardKey: key, storyboard: value };
}
