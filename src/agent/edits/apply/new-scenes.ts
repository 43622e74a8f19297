import type { PlanRequest } from "../../../artifacts/plan.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { chapterTitle } from "../../embedded/chapter-title.ts";
import { planFilm } from "../../embedded/plan-film.ts";
import { splitSentences } from "../../embedded/text/sentences.ts";

export type Planning = Pick<PlanRequest, "estimateSeconds" | "style" | "prompt" | "targetLanguage">;

/**
 * Plans a text as scenes of a film: what the planner would make of it as a section of the brief. It rests on
 * the instruction, not on a passage of the brief. Empty where the text has no word.
 */
export function planScenes(
  film: { title: string; language: string },
  title: string | null,
  text: string,
  planning: Planning,
): StoryScene[] {
  const heading = title ?? headingOf(text, film.language);
  const body = text.replace(/^#{1,6}\s+/gmu, "### ");
  const plan = planFilm({
    ...planning,
    prompt: `# ${oneLine(film.title)}\n\n## ${oneLine(heading)}\n\n${body}`,
    targetLanguage: film.language,
    duration: "long",
  });
  if (plan === null) return [];
  const sections = plan.scenes.filter(({ role }) => role !== "opening");
  return (sections.length === 0 ? plan.scenes : sections).map((scene) => ({
    ...scene,
    role: "section" as const,
    sources: [],
  }));
}

function headingOf(text: string, language: string): string {
  const first = splitSentences(text.replace(/[#>*_`|-]+/gu, " ").trim(), language)[0] ?? text;
  const title = chapterTitle(first, language);
  return title === "" ? first.slice(0, 60) : title;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

/** The same film told without a limit of time: where a scene can find more of its passage. */
export function planAtLength(planning: Planning): StoryScene[] {
  return planFilm({ ...planning, duration: "long" })?.scenes ?? [];
}

/** What the voice says of a scene's title before its text, if anything. */
export function leadOf(
  title: string,
  film: { title: string; language: string },
  planning: Planning,
): string[] {
  const body = "Water is wet today.";
  const [scene] = planScenes(film, title, `${body} Stone is hard today.`, planning);
  return scene?.narration.slice(0, Math.max(0, scene.narration.indexOf(body))) ?? [];
}

/** The first sentence that a film of this title opens with. */
export function openingOf(title: string, language: string, planning: Planning): string | null {
  const plan = planFilm({
    ...planning,
    prompt: `# ${oneLine(title)}\n\n## A\n\nOne two three four five.\n\n## B\n\nSix seven eight nine ten.`,
    targetLanguage: language,
    duration: "short",
  });
  const opening = plan?.scenes[0];
  return opening?.role === "opening" ? (opening.narration[0] ?? null) : null;
}
