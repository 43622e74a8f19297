import type { PlanRequest } from "../artifacts/plan.ts";
import type { MessageWork } from "../domain/conversations/types.ts";
import { preparedBrand, readMaterials } from "./read-materials.ts";
import type { PipelineDeps } from "./stage.ts";

/** What an instruction on a film is understood with: the wishes of the conversation, without what is attached. */
export function editRequest(
  deps: Pick<PipelineDeps, "voice">,
  message: Pick<MessageWork, "prompt" | "videoConfig">,
): PlanRequest {
  return {
    prompt: message.prompt,
    targetLanguage: message.videoConfig.targetLanguage,
    ...(message.videoConfig.languageByDefault === true && { languageByDefault: true }),
    duration: message.videoConfig.videoDuration,
    style: message.videoConfig.videoStyle,
    estimateSeconds: (text, language) => deps.voice.estimateSeconds(text, language),
  };
}

/** What the planner works from; the voice's own pace makes lengths come true. An abort ends the reading of what is attached. */
export async function planRequest(
  deps: PlanDeps,
  message: MessageWork,
  signal: AbortSignal,
): Promise<PlanRequest> {
  const { workspaceId } = message;
  const { brand } = message.videoConfig;
  const { materials, degradations } = await readMaterials(deps, message, signal);
  const branded = brand ? await preparedBrand(deps, workspaceId, brand, signal) : null;
  const told = [...degradations, ...(branded?.degradations ?? [])];
  return {
    ...editRequest(deps, message),
    ...(branded !== null && { brand: branded.brand }),
    ...(materials.length > 0 && { materials }),
    ...(told.length > 0 && { degradations: told }),
  };
}

export type PlanDeps = Pick<
  PipelineDeps,
  "db" | "blobs" | "results" | "renderPool" | "temporaryFolder" | "voice"
>;
