import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { isView } from "../../../artifacts/views.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { isGrave } from "./grave-words.ts";
import { plainThings } from "./plain-things.ts";

/**
 * Scenes that speak of another thing than the film opens with are marked: its drawing would stand there over a sentence on a van's
 * inspection. Those that name it too, or nothing that could be seen, keep it on their grounds; what is grave does not.
 */
export function markApart(scenes: readonly StoryScene[], language: string): StoryScene[] {
  const [first] = scenes;
  const subject = first?.visual.kind === "title" ? first.visual.illustration : undefined;
  // A view is all that is there.
  if (subject === undefined || isView(subject)) return [...scenes];
  const base = primaryLanguage(language);
  return scenes.map((scene, at) => {
    if (at === 0) return scene;
    const things = scene.narration.flatMap((sentence) => plainThings(sentence, base));
    const isOther = things.length > 0 && things.every(({ drawing }) => drawing !== subject);
    const grave = scene.narration.some((sentence) => isGrave(sentence, base));
    return isOther || grave ? { ...scene, isApart: true } : scene;
  });
}
