import type { Outline, OutlineScene } from "../../artifacts/outline.ts";
import type { StoryScene, Storyboard } from "../../artifacts/storyboard.ts";

/** Keeps the scenes, their order and titles as the confirmed outline has them. */
export function followOutline(storyboard: Storyboard, outline: Outline): Storyboard {
  const scenes: StoryScene[] = [];
  for (const wanted of outline.scenes) {
    const scene = findScene(storyboard.scenes, wanted);
    if (scene !== null) scenes.push({ ...scene, index: scenes.length + 1, title: wanted.title });
  }
  if (scenes.length === 0) return storyboard;
  return {
    ...storyboard,
    title: outline.title,
    style: outline.style,
    scenes,
  };
}

function findScene(scenes: readonly StoryScene[], wanted: OutlineScene): StoryScene | null {
  const same = (scene: StoryScene): boolean =>
    scene.role === wanted.role &&
    scene.sources[0]?.start === wanted.sources[0]?.start &&
    scene.sources[0]?.end === wanted.sources[0]?.end;
  const exact = scenes.find((scene) => scene.index === wanted.index && same(scene));
  return exact ?? scenes.find(same) ?? null;
}
