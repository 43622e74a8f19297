import type { PlanRequest } from "../artifacts/plan.ts";
import type { MessageWork } from "../domain/conversations/progress.ts";
import type { PipelineDeps } from "./stage.ts";

/** What the planner works from; the voice's own pace makes lengths come true. */
export function planRequest(
  deps: PipelineDeps,
  message: Pick<MessageWork, "prompt" | "videoConfig">,
): PlanRequest {
  return {
    prompt: message.prompt,
    targetLanguage: message.videoConfig.target_language,
    duration: message.videoConfig.video_duration,
    style: message.videoConfig.video_style,
    estimateSeconds: deps.voice.estimateSeconds,
  };
}
