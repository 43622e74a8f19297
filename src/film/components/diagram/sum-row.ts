import type { DiagramVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import { isWide } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { staggered } from "../shared/attempt.ts";
import type { Attempt } from "../shared/attempt.ts";
import { nodeBoxes, nodePaint } from "./node-box.ts";

/** px of the design, from the largest on; below the last the terms are set as any other diagram. */
const SIZES = [84, 76, 68, 60, 54, 48, 44, 40];
const AIR = { x: 1.1, y: 1.3 };
/** Of the type's size: the room of a sign between two terms. */
const SIGN = { row: 1.5, column: 1.25 };

/** Terms as blocks with the signs between them, what they make in full colour: in a row, or one below the other. */
export function sumRow(visual: DiagramVisual, rest: Rect, context: ComponentContext): Attempt {
  const { theme, format, direction } = context;
  const { nodes } = visual;
  const signs = visual.edges.map(({ label }) => label ?? "");
  if (signs.length !== nodes.length - 1) return null;
  const made = isWide(format) ? (rowOf(nodes, rest, context) ?? columnOf(nodes, rest, context)) : columnOf(nodes, rest, context); // prettier-ignore
  if (made === null) return null;
  const { boxes, places, size, down } = made;
  const frames = staggered(
    nodes.map(({ cue }) => context.at(cue)),
    context,
  );
  const result = signs[0] === "=" ? 0 : nodes.length - 1;
  const flip = (rect: Rect): Rect =>
    direction === "rtl" && !down ? { ...rect, x: 2 * rest.x + rest.width - rect.x - rect.width } : rect;
  return nodes.flatMap((_, index): Layer[] => {
    const [box, place] = [boxes[index], places[index]];
    if (box === undefined || place === undefined) return [];
    const at = flip(place);
    const frame = frames[index] ?? context.opening;
    const { paint, form } = nodePaint(box, at, { index, strong: index === result }, context);
    const node = Object.assign(layerOf(`node-${index + 1}`, paint, enter(theme, frame), format), { form });
    const sign = signs[index - 1];
    if (index === 0 || sign === undefined) return [node];
    const room = Math.round(size * (down ? SIGN.column : SIGN.row));
    const block = textBlock(
      sign,
      { face: "strong", size: Math.round(size * 1.15), color: theme.color.text },
      { width: room, maxLines: 1 },
      context,
    );
    const middle = at.y + at.height / 2;
    const words = paintBlock(
      block,
      down
        ? { x: at.x, y: Math.round(at.y - room / 2 - block.height / 2), width: at.width, align: "center" }
        : {
            x: direction === "rtl" ? at.x + at.width : at.x - room,
            y: Math.round(middle - block.height / 2),
            width: room,
            align: "center",
          },
      context,
    );
    return [layerOf(`sign-${index}`, words, { opacity: fadeIn(theme, frame) }, format), node];
  });
}

type Nodes = DiagramVisual["nodes"];
type Made = { boxes: NonNullable<ReturnType<typeof nodeBoxes>>; places: Rect[]; size: number; down: boolean };

function rowOf(nodes: Nodes, rest: Rect, context: ComponentContext): Made | null {
  const icons = nodes.map(() => null);
  for (const design of SIZES) {
    const size = Math.round(design * context.theme.unit);
    const sign = Math.round(size * SIGN.row);
    const most = (rest.width - sign * (nodes.length - 1)) / nodes.length;
    const width = Math.floor(most - 2 * size * 0.72 * AIR.x);
    const boxes = nodeBoxes(nodes, icons, { size, width, own: false, air: AIR }, context);
    if (boxes === null) continue;
    const total = boxes.reduce((sum, one) => sum + one.size.width, sign * (nodes.length - 1));
    const height = Math.max(...boxes.map((one) => one.size.height));
    if (total > rest.width || height > rest.height) continue;
    let x = rest.x + (rest.width - total) / 2;
    const y = Math.round(rest.y + (rest.height - height) * 0.42);
    const places = boxes.map(({ size: own }) => {
      const place = { x: Math.round(x), y, width: own.width, height };
      x += own.width + sign;
      return place;
    });
    return { boxes, places, size, down: false };
  }
  return null;
}

function columnOf(nodes: Nodes, rest: Rect, context: ComponentContext): Made | null {
  const icons = nodes.map(() => null);
  for (const design of SIZES) {
    const size = Math.round(design * context.theme.unit);
    const sign = Math.round(size * SIGN.column);
    const width = Math.floor(rest.width * 0.9 - 2 * size * 0.72 * AIR.x);
    const boxes = nodeBoxes(nodes, icons, { size, width, own: false, air: AIR }, context);
    if (boxes === null) continue;
    const height = Math.max(...boxes.map((one) => one.size.height));
    const wide = Math.max(...boxes.map((one) => one.size.width));
    const total = height * nodes.length + sign * (nodes.length - 1);
    if (wide > rest.width || total > rest.height) continue;
    const top = rest.y + (rest.height - total) * 0.42;
    const places = nodes.map((_, index) => ({
      x: Math.round(rest.x + (rest.width - wide) / 2),
      y: Math.round(top + index * (height + sign)),
      width: wide,
      height,
    }));
    return { boxes, places, size, down: true };
  }
  return null;
}
