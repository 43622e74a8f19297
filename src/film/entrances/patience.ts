import type { Layer } from "../../artifacts/timeline.ts";
import type { Visual } from "../../artifacts/storyboard.ts";
import type { ComponentContext } from "../components/component.ts";
import { firstContent } from "./first-content.ts";

/**
 * So long, in seconds, may a heading stand alone while it is said, one above a figure (which is a picture by itself, and
 * counts up to its word), one that nobody says or that stood over the scene before, and so long a ground on which there is
 * not even that.
 */
const PATIENCE = { headed: 2.5, beforeFigure: 1.3, unsaid: 0.35, goesOn: 0.35, bare: 0.5 };

/** What is told item by item: each comes with its own word, the first as well. */
export const ITEM_BY_ITEM: ReadonlySet<Visual["kind"]> = new Set<Visual["kind"]>([
  "bullets",
  "process",
  "timeline",
  "table",
  "comparison",
  "summary",
]);

/**
 * The frame at which the first thing of a scene comes although its word is later; null where it comes soon
 * enough by itself. `goesOn`: the scene before had the same heading, which nobody reads again; `isSaid`: the voice says the
 * heading. A figure that stands a moment before it is said is better than a frame with nothing in it.
 */
export function hastened(
  layers: readonly Layer[],
  { opening, format }: ComponentContext,
  goesOn = false,
  kind: Visual["kind"] = "bullets",
  isSaid = true,
): number | null {
  const first = firstContent(layers);
  if (first === null) return null;
  const headed = layers.some(({ id }) => id === "heading");
  const unsaid = !isSaid && !ITEM_BY_ITEM.has(kind);
  const heading = goesOn ? "goesOn" : unsaid ? "unsaid" : kind === "number" ? "beforeFigure" : "headed";
  const patience = headed ? PATIENCE[heading] : PATIENCE.bare;
  const latest = opening + Math.round(patience * format.fps);
  if (first <= latest) return null;
  return headed ? latest : opening;
}
