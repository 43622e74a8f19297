import type { Rect } from "../../../artifacts/timeline.ts";
import type { ComponentContext } from "../component.ts";
import { shapeOf } from "../../styles/scale.ts";
import { sceneHeading } from "./scene-heading.ts";

/** Part of the frame's height at which words begin that have nothing above them but a heading. */
const BEGINS = { wide: 0.3, tall: 0.3, square: 0.28 };

/** The line, px from the frame's top, at which words alone begin, and those beside a picture. */
export function startLine({ format }: Pick<ComponentContext, "format">): number {
  return Math.round(format.height * BEGINS[shapeOf(format)]);
}

/** Of the height that words leave, what may stand above them: only those that nearly fill their room begin higher. */
const MOST_ABOVE = { alone: 0.7, belowPicture: 0.8 };

/**
 * px from the top of a room to where its words begin, of which so many are `free`: on every page of a film at one height, or, below a
 * picture, as far from it, with a heading and without. Words in the middle of each room begin elsewhere on every page.
 */
export function aboveWords(room: Rect, free: number, isHeaded: boolean, context: ComponentContext): number {
  const line = startLine(context);
  const isAlone = room.y <= line;
  const above = isAlone ? line - room.y : isHeaded ? 0 : headingRoom(room, context);
  const most = Math.round(free * MOST_ABOVE[isAlone ? "alone" : "belowPicture"]);
  return Math.max(0, Math.min(above, most));
}

/** px that a heading of one line takes of a room, with what is free below it. */
export function headingRoom(box: Rect, context: ComponentContext): number {
  return sceneHeading("A", { ...context, box }, { isQuiet: true }).rest.y - box.y;
}
