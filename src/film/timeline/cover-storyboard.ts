import type { Storyboard, StoryScene } from "../../artifacts/storyboard.ts";
import type { Finding } from "../../artifacts/timeline.ts";
import { coverTexts, coverVisual } from "./cover-visual.ts";

/**
 * The storyboard with every text that is painted as our fonts can draw it: what the scenes show, who speaks,
 * the brand's name and its end card. What is said stays as it is written.
 */
export function coverStoryboard(storyboard: Storyboard): { storyboard: Storyboard; findings: Finding[] } {
  const { language, brand, endCard } = storyboard;
  const findings: Finding[] = [];
  const told = (found: readonly Finding[], sceneIndex: number | undefined): void => {
    findings.push(...found.map((one) => ({ ...one, ...(sceneIndex !== undefined && { sceneIndex }) })));
  };
  const scenes = storyboard.scenes.map((scene): StoryScene => {
    const { visual, findings: lost } = coverVisual(scene.visual, language);
    told(lost, scene.index);
    if (scene.lowerThird === undefined) return { ...scene, visual };
    const { covered: lowerThird, findings: lostBelow } = coverTexts(scene.lowerThird, language);
    told(lostBelow, scene.index);
    return { ...scene, visual, lowerThird };
  });
  if (brand === undefined) return { storyboard: { ...storyboard, scenes }, findings };
  // The card stands at the end of the last scene.
  const { covered: card, findings: lostOnCard } = coverTexts({ name: brand.name, ...endCard }, language);
  told(lostOnCard, scenes.at(-1)?.index);
  const { name, ...lines } = card;
  const shown = { ...storyboard, scenes, brand: { ...brand, name } };
  return { storyboard: endCard === undefined ? shown : { ...shown, endCard: lines }, findings };
}
