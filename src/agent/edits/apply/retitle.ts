import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { hardLabel } from "../../embedded/text/shorten.ts";
import { linesOf, withLines } from "../narration.ts";
import { applyEdits } from "../text-edits.ts";
import { leadOf, openingOf, type Planning } from "./new-scenes.ts";

/** What stands over the picture, where the picture has a place for it. */
function withTitle(scene: StoryScene, title: string): StoryScene {
  const { visual } = scene;
  const label = hardLabel(title, 14);
  if (visual.kind === "title") return { ...scene, title, visual: { ...visual, title: label } };
  if (!("heading" in visual) || visual.heading === undefined) return { ...scene, title };
  return { ...scene, title, visual: { ...visual, heading: label } };
}

/** A scene of another title; where the voice asked or said the old one, it does so with the new one. */
export function withSceneTitle(
  scene: StoryScene,
  old: string,
  fresh: string,
  film: { title: string; language: string },
  planning: Planning,
): StoryScene {
  const titled = withTitle(scene, fresh);
  const leads = leadOf(old, film, planning);
  const [lead] = leads;
  if (lead === undefined || lead !== scene.narration[0] || scene.narration.length < 2)
    return sayingTitle(titled, old, fresh);
  const anew = leadOf(fresh, film, planning).map((text) => ({ text, was: 0, at: () => 0 }));
  return withLines(titled, [...anew, ...linesOf(titled).slice(1)]);
}

/** A heading that the voice says as well is said anew. */
function sayingTitle(scene: StoryScene, old: string, fresh: string): StoryScene {
  const lines = linesOf(scene).map((line) => {
    const bare = old.replace(/[.!?…]+$/u, "");
    const at = line.text.toLowerCase().indexOf(bare.toLowerCase());
    const whole =
      at >= 0 && !/[\p{L}\p{N}]/u.test(line.text.charAt(at - 1) + line.text.charAt(at + bare.length));
    // In the midst of a longer sentence the words have a meaning of their own.
    if (!whole || bare.length < line.text.length * 0.6) return line;
    const stop = /[.!?…]$/u.test(fresh) && /^[.!?…]/u.test(line.text.slice(at + bare.length)) ? 1 : 0;
    return { ...line, ...applyEdits(line.text, [{ start: at, end: at + bare.length + stop, text: fresh }]) };
  });
  return lines.some((line, at) => line.text !== scene.narration[at]) ? withLines(scene, lines) : scene;
}

/** The first scene of a film with another title: shown, and said where the old one was said. */
export function withFilmTitle(
  opening: StoryScene,
  old: string,
  fresh: string,
  language: string,
  planning: Planning,
): StoryScene {
  const titled =
    opening.visual.kind === "title" || opening.title === old ? withTitle(opening, fresh) : opening;
  const [first] = titled.narration;
  const plannedFirst = openingOf(old, language, planning);
  const freshFirst = openingOf(fresh, language, planning);
  if (first === undefined || freshFirst === null || first !== plannedFirst)
    return sayingTitle(titled, old, fresh);
  const lines = linesOf(titled).map((line, at) =>
    at === 0 ? { ...line, text: freshFirst, at: () => 0 } : line,
  );
  return withLines(titled, lines);
}
