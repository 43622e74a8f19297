import type { Layer } from "../../artifacts/timeline.ts";
import { FEWEST_MARKS } from "../components/shared/chapter-page.ts";

/** The marks of sections on a page that announces one. */
const MARKS = "bleed-progress-section";

/**
 * Pages of sections bear a mark for each section that has such a page, "1, 2, 3 of 3": one that is told without it would be a jump in
 * the row. What was laid has a mark for each section.
 */
export function withMarksOfPages<Scene extends { layers: Layer[] }>(scenes: readonly Scene[]): Scene[] {
  const many = scenes.filter(({ layers }) => layers.some(isMarks)).length;
  let at = 0;
  return scenes.map((scene) => {
    if (!scene.layers.some(isMarks)) return scene;
    at += 1;
    const come = at;
    const layers = scene.layers.flatMap((layer) => (isMarks(layer) ? marksAt(layer, come, many) : [layer]));
    return { ...scene, layers };
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
