import type { PlanRequest } from "../artifacts/plan.ts";
import type { MessageWork } from "../domain/conversations/types.ts";
import type { PipelineDeps } from "./stage.ts";

/** What the planner works from; the voice's own pace makes lengths come true. */
export function planRequest(
  deps: Pick<PipelineDeps, "voice">,
  message: Pick<MessageWork, "prompt" | "videoConfig">,
): PlanRequest {
  const { brand } = message.videoConfig;
  return {
    prompt: message.prompt,
    targetLanguage: message.videoConfig.targetLanguage,
    duration: message.videoConfig.videoDuration,
    style: message.videoConfig.videoStyle,
    ...(brand ? { brand } : {}),
    estimateSeconds: (text, language) => deps.voice.estimateSeconds(text, language),
  };
}
