import { estimateByCharacters } from "../src/agent/estimate-seconds.ts";
import { detectLanguage } from "../src/agent/language/detect-language.ts";
import type { PlanRequest } from "../src/artifacts/plan.ts";

/** A brief as a caller sends it who wishes nothing further: in its own language, short, in the style that it asks for. */
export function requestOf(prompt: string): PlanRequest {
  return {
    prompt,
    targetLanguage: detectLanguage(prompt),
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  };
}
