import { sceneTypeOf, type Outline, type OutlineScene } from "../../artifacts/outline.ts";
import type { FilmPlan } from "./plan-film.ts";
import { countWords } from "./text/sentences.ts";
import { hardLabel } from "./text/shorten.ts";

/** The plan as a caller sees it before it is made. */
export function outlineOf(plan: FilmPlan): Outline {
  const scenes = plan.scenes.map((scene, at): OutlineScene => {
    const point = plan.points[at] ?? scene.narration[0] ?? scene.title;
    return {
      index: scene.index,
      title: scene.title,
      intent: countWords(point) <= 30 ? point : hardLabel(point, 24),
      type: sceneTypeOf(scene.visual.kind),
      role: scene.role,
      estimatedDurationSeconds: Math.round((plan.seconds[at] ?? 0) * 10) / 10,
      sources: scene.sources,
    };
  });
  return {
    version: 1,
    title: plan.title,
    audience: plan.brief.audience,
    goal: plan.brief.goal ?? plan.brief.aim ?? null,
    language: plan.language,
    style: plan.style.style,
    styleReason: plan.style.reason,
    scenes,
    estimatedDurationSeconds: Math.round(plan.seconds.reduce((sum, seconds) => sum + seconds, 0) * 10) / 10,
    degradations: plan.degradations,
  };
}
