import type { Rect } from "../../../artifacts/timeline.ts";
import type { ComponentContext } from "../component.ts";
import { sceneHeading } from "./scene-heading.ts";
import { shapeOf } from "./type-steps.ts";

/** Part of the frame's height at which words begin that have nothing above them but a heading. */
const BEGINS = { wide: 0.3, tall: 0.3, square: 0.28 };

/** The line, px from the frame's top, at which words alone begin, and those beside a picture. */
export function startLine({ format }: Pick<ComponentContext, "format">): number {
  return Math.round(format.height * BEGINS[shapeOf(format)]);
}

/**
 * px from the top of a room to where its words begin: on every page of a film at one height, or, below a picture, as far from it, with a heading
 * and without. Words in the middle of each room begin elsewhere on every page.
 */
export function aboveWords(room: Rect, isHeaded: boolean, context: ComponentContext): number {
  const line = startLine(context);
  if (room.y <= line) return line - room.y;
  return isHeaded ? 0 : headingRoom(room, context);
}

/** px that a heading of one line takes of a room, with what is free below it. */
export function headingRoom(box: Rect, context: ComponentContext): number {
  return sceneHeading("A", { ...context, box }, { isQuiet: true }).rest.y - box.y;
}
