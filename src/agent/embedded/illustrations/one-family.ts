import { isLineDrawing } from "../../../artifacts/illustrations.ts";
import type { StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { besideOf, withBeside } from "./beside-thoughts.ts";
import { drawnItems, isListed, seenItems, withItemDrawings } from "./item-drawings.ts";

/** What a film opens on weighs as much as so many other pages. */
const OPENING = 2;

/**
 * A film of drawings by one hand: areas of colour, to which painted places belong, or outlines. The kind that more of its pages show
 * stays, of as many the areas; pages with the other kind have none. A row of things that is mixed has none either.
 */
export function inOneFamily(scenes: readonly StoryScene[]): StoryScene[] {
  const isOf = isOfLines(scenes);
  if (isOf === null) return [...scenes];
  const stays = (drawing: string | null): boolean => drawing === null || isLineDrawing(drawing) === isOf;
  return scenes.map((scene) => {
    const { view, ...rest } = scene;
    const visual = keepingOnly(scene.visual, stays);
    return { ...rest, visual, ...(view !== undefined && stays(view) ? { view } : {}) };
  });
}

/** Whether a film is drawn in outlines; null where it shows nothing. */
export function isOfLines(scenes: readonly StoryScene[]): boolean | null {
  const shown = scenes.map(({ visual, view }) => [...drawingsOf(visual), view].filter(isShown));
  const weigh = (isOf: (drawing: string) => boolean): number =>
    shown.reduce((sum, all, at) => sum + all.filter(isOf).length * (at === 0 ? OPENING : 1), 0);
  const lines = weigh(isLineDrawing);
  const areas = weigh((drawing) => !isLineDrawing(drawing));
  return lines + areas === 0 ? null : lines > areas;
}

function keepingOnly(visual: Visual, stays: (drawing: string | null) => boolean): Visual {
  const listed = isListed(visual)
    ? withItemDrawings(
        visual,
        drawnItems(visual).map((one) => (stays(one) ? one : null)),
      )
    : visual;
  if (listed.kind === "statement") {
    const kept = withBeside(listed, besideOf(listed).map((one) => (stays(one) ? one : null))); // prettier-ignore
    const { things, more, ...plain } = kept;
    const isWhole = (row: typeof things): boolean =>
      row?.every(({ illustration }) => stays(illustration)) === true;
    return {
      ...plain,
      ...(things !== undefined && isWhole(things) ? { things } : {}),
      ...(more === undefined
        ? {}
        : {
            more: more.map(({ things: row, ...thought }) =>
              row !== undefined && isWhole(row) ? { ...thought, things: row } : thought,
            ),
          }),
    };
  }
  if (!("illustration" in listed) || listed.illustration === undefined || stays(listed.illustration))
    return listed;
  const { illustration: _, ...bare } = listed;
  return bare;
}

function isShown(one: string | null | undefined): one is string {
  return typeof one === "string";
}

/** The drawings and painted places that a scene shows, each once for the pages that it stands through. */
function drawingsOf(visual: Visual): string[] {
  if (visual.kind === "statement") {
    const beside = besideOf(visual).filter((one, at, all) => one !== all[at - 1]);
    const rows = [visual, ...(visual.more ?? [])].flatMap(({ things = [] }) => things);
    return [...beside, ...rows.map(({ illustration }) => illustration)].filter(isShown);
  }
  const own = "illustration" in visual ? [visual.illustration] : [];
  return [...own, ...(isListed(visual) ? seenItems(visual) : [])].filter(isShown);
}
