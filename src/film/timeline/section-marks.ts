import type { Layer } from "../../artifacts/timeline.ts";
import { FEWEST_MARKS } from "../components/shared/chapter-page.ts";
import type { Chapter } from "./chapters.ts";

/** The marks of sections on a page that announces one. */
const MARKS = "bleed-progress-section";

/**
 * Pages of sections bear a mark for each section that has such a page, "1, 2, 3 of 3": one that is told without it would be a jump in
 * the row. What was laid has a mark for each section; `chapters`: of which of them each scene is. One that is announced twice counts once.
 */
export function withMarksOfPages<Scene extends { layers: Layer[] }>(
  scenes: readonly Scene[],
  chapters: readonly (Chapter | null)[],
): Scene[] {
  const announced = scenes.map(({ layers }, at) => (layers.some(isMarks) ? (chapters[at]?.at ?? 0) : null));
  const counted = [...new Set(announced.filter((at) => at !== null))];
  return scenes.map((scene, at) => {
    const section = announced[at] ?? null;
    if (section === null) return scene;
    const come = counted.indexOf(section) + 1;
    const marked = (layer: Layer) => (isMarks(layer) ? marksAt(layer, come, counted.length) : [layer]);
    return { ...scene, layers: scene.layers.flatMap(marked) };
  });
}

function isMarks({ id }: Layer): boolean {
  return id === MARKS;
}

/** The first `many` marks, `come` of them in full. */
function marksAt(layer: Layer, come: number, many: number): Layer[] {
  if (many < FEWEST_MARKS) return [];
  const fills = layer.paint.flatMap((one) => (one.kind === "rect" ? [one.fill] : []));
  const [full = "", rest = ""] = [fills[0], fills.at(-1)];
  const paint = layer.paint
    .slice(0, many)
    .map((one, at) => (one.kind === "rect" ? { ...one, fill: at < come ? full : rest } : one));
  return [{ ...layer, paint }];
}
