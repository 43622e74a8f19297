import Yoga from "yoga-layout";
import type { Node as YogaNode } from "yoga-layout";
import type { Rect } from "../../artifacts/timeline.ts";

/** px of the format, or a share of the parent's inside. */
export type Length = number | `${number}%`;
export type Edges = { start?: number; end?: number; top?: number; bottom?: number };
export type Size = { width: number; height: number };

/**
 * A box of a flexible layout, as CSS has it, with `column` and no shrinking as its defaults: a text
 * that is too long is to be set smaller, not squeezed. `start` is the right side where text runs
 * right to left, so one tree serves both directions.
 */
export type FlexBox = {
  /** Under this name its rectangle is read out; unique in the tree. */
  id?: string;
  direction?: "column" | "row";
  wrap?: boolean;
  /** Between children; between lines of children where they wrap. */
  gap?: number | { row: number; column: number };
  padding?: number | Edges;
  margin?: Edges;
  /** Children across the direction; `stretch` unless told. */
  align?: "stretch" | "start" | "center" | "end";
  /** The box itself, in place of its parent's `align`. */
  alignSelf?: "stretch" | "start" | "center" | "end";
  /** Children along the direction; `start` unless told. */
  justify?: "start" | "center" | "end" | "between" | "around" | "evenly";
  grow?: number;
  shrink?: number;
  basis?: Length;
  width?: Length;
  height?: Length;
  minWidth?: Length;
  maxWidth?: Length;
  minHeight?: Length;
  maxHeight?: Length;
  /** Width divided by height. */
  aspectRatio?: number;
  /** Taken out of the flow and placed in the parent by its edges. */
  absolute?: Edges;
  /**
   * Of a leaf: what it needs where it may be so wide and high (Infinity: as it likes). `given`: the width is
   * not to choose, only the height is asked for.
   */
  measure?: (room: Size & { given: boolean }) => Size;
  children?: FlexBox[];
};

export type FlexLayout = {
  /** The rectangle of a named box, in whole px of the frame. Throws on a name that the tree has not. */
  rect: (id: string) => Rect;
  /** Whether every box lies within its parent: if not, the next step of the ladder is to be tried. */
  fits: boolean;
  /** px from the top of the highest box to the bottom of the lowest. */
  height: number;
};

/** Lays a tree out in an area; the root takes all of it unless it says how large it is. */
export function layOutFlex(root: FlexBox, area: Rect, direction: "ltr" | "rtl"): FlexLayout {
  const rects = new Map<string, Rect>();
  const filled: FlexBox = { width: area.width, height: area.height, ...root };
  const tree = nodeOf(filled);
  try {
    tree.calculateLayout(
      area.width,
      area.height,
      direction === "rtl" ? Yoga.DIRECTION_RTL : Yoga.DIRECTION_LTR,
    );
    const reach = { top: area.y, bottom: area.y };
    const fits = readOut(filled, tree, area, area, { rects, reach });
    return {
      fits,
      height: reach.bottom - reach.top,
      rect: (id) => {
        const rect = rects.get(id);
        if (rect === undefined)
          throw new Error(`no box "${id}" in the layout; there are ${[...rects.keys()].join(", ")}`);
        return rect;
      },
    };
  } finally {
    // Nodes live in WebAssembly memory, which no garbage collector sees.
    tree.freeRecursive();
  }
}

const DIRECTION = { column: Yoga.FLEX_DIRECTION_COLUMN, row: Yoga.FLEX_DIRECTION_ROW };
const ALIGN = {
  stretch: Yoga.ALIGN_STRETCH,
  start: Yoga.ALIGN_FLEX_START,
  center: Yoga.ALIGN_CENTER,
  end: Yoga.ALIGN_FLEX_END,
};
const JUSTIFY = {
  start: Yoga.JUSTIFY_FLEX_START,
  center: Yoga.JUSTIFY_CENTER,
  end: Yoga.JUSTIFY_FLEX_END,
  between: Yoga.JUSTIFY_SPACE_BETWEEN,
  around: Yoga.JUSTIFY_SPACE_AROUND,
  evenly: Yoga.JUSTIFY_SPACE_EVENLY,
};
const EDGES = [
  ["start", Yoga.EDGE_START],
  ["end", Yoga.EDGE_END],
  ["top", Yoga.EDGE_TOP],
  ["bottom", Yoga.EDGE_BOTTOM],
] as const;

function nodeOf(box: FlexBox): YogaNode {
  const node = Yoga.Node.create();
  // Column, stretch and start are what a node has: each call crosses into WebAssembly.
  if (box.direction !== undefined) node.setFlexDirection(DIRECTION[box.direction]);
  if (box.align !== undefined) node.setAlignItems(ALIGN[box.align]);
  if (box.justify !== undefined) node.setJustifyContent(JUSTIFY[box.justify]);
  if (box.alignSelf !== undefined) node.setAlignSelf(ALIGN[box.alignSelf]);
  if (box.wrap === true) node.setFlexWrap(Yoga.WRAP_WRAP);
  setSpaces(node, box);
  setSizes(node, box);
  if (box.measure !== undefined) setMeasure(node, box.measure);
  box.children?.forEach((child, index) => node.insertChild(nodeOf(child), index));
  return node;
}

function setSpaces(node: YogaNode, { gap, padding, margin, absolute }: FlexBox): void {
  if (typeof gap === "number") node.setGap(Yoga.GUTTER_ALL, gap);
  else if (gap !== undefined) {
    node.setGap(Yoga.GUTTER_ROW, gap.row);
    node.setGap(Yoga.GUTTER_COLUMN, gap.column);
  }
  if (typeof padding === "number") node.setPadding(Yoga.EDGE_ALL, padding);
  if (absolute !== undefined) node.setPositionType(Yoga.POSITION_TYPE_ABSOLUTE);
  for (const [name, edge] of EDGES) {
    if (typeof padding === "object" && padding[name] !== undefined) node.setPadding(edge, padding[name]);
    if (margin?.[name] !== undefined) node.setMargin(edge, margin[name]);
    if (absolute?.[name] !== undefined) node.setPosition(edge, absolute[name]);
  }
}

function setSizes(node: YogaNode, box: FlexBox): void {
  if (box.grow !== undefined) node.setFlexGrow(box.grow);
  if (box.shrink !== undefined) node.setFlexShrink(box.shrink);
  if (box.basis !== undefined) node.setFlexBasis(box.basis);
  if (box.width !== undefined) node.setWidth(box.width);
  if (box.height !== undefined) node.setHeight(box.height);
  if (box.minWidth !== undefined) node.setMinWidth(box.minWidth);
  if (box.maxWidth !== undefined) node.setMaxWidth(box.maxWidth);
  if (box.minHeight !== undefined) node.setMinHeight(box.minHeight);
  if (box.maxHeight !== undefined) node.setMaxHeight(box.maxHeight);
  if (box.aspectRatio !== undefined) node.setAspectRatio(box.aspectRatio);
}

function setMeasure(node: YogaNode, measure: NonNullable<FlexBox["measure"]>): void {
  node.setMeasureFunc((width, widthMode, height, heightMode) => {
    const size = measure({
      width: widthMode === Yoga.MEASURE_MODE_UNDEFINED ? Number.POSITIVE_INFINITY : width,
      height: heightMode === Yoga.MEASURE_MODE_UNDEFINED ? Number.POSITIVE_INFINITY : height,
      given: widthMode === Yoga.MEASURE_MODE_EXACTLY,
    });
    return {
      width: widthMode === Yoga.MEASURE_MODE_EXACTLY ? width : size.width,
      // As high as it needs even where there is less: `fits` then tells.
      height: heightMode === Yoga.MEASURE_MODE_EXACTLY ? height : size.height,
    };
  });
}

/** Boxes are rounded to whole px, those of texts outwards at both edges, which nobody sees. */
const SLACK = 2;

function readOut(
  box: FlexBox,
  node: YogaNode,
  origin: { x: number; y: number },
  parent: Rect,
  into: { rects: Map<string, Rect>; reach: { top: number; bottom: number } },
): boolean {
  const { rects, reach } = into;
  const { left, top, width, height } = node.getComputedLayout();
  const rect = { x: origin.x + left, y: origin.y + top, width, height };
  reach.top = Math.min(reach.top, rect.y);
  reach.bottom = Math.max(reach.bottom, rect.y + rect.height);
  if (box.id !== undefined) {
    if (rects.has(box.id)) throw new Error(`two boxes of the layout are named "${box.id}"`);
    rects.set(box.id, rect);
  }
  let fits =
    rect.x >= parent.x - SLACK &&
    rect.y >= parent.y - SLACK &&
    rect.x + rect.width <= parent.x + parent.width + SLACK &&
    rect.y + rect.height <= parent.y + parent.height + SLACK;
  // A measured box that was given less than it asks for overflows inside of itself.
  if (box.measure !== undefined) {
    const needed = box.measure({ width, height: Number.POSITIVE_INFINITY, given: true });
    if (needed.width > width + SLACK || needed.height > height + SLACK) fits = false;
  }
  box.children?.forEach((child, index) => {
    fits = readOut(child, node.getChild(index), rect, rect, into) && fits;
  });
  return fits;
}
