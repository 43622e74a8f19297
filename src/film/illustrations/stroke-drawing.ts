import { createCanvas, FillType, Path2D, PathOp, StrokeCap, StrokeJoin } from "@napi-rs/canvas";
import { bodyOf } from "./icon-set.ts";
import { GRID } from "./shape.ts";
import { pathOf, tagsOf } from "./svg-elements.ts";

/** Edge of the box that the set's icons are drawn in. */
const ICON_GRID = 24;
const CAPS: Readonly<Record<string, StrokeCap>> = {
  butt: StrokeCap.Butt,
  round: StrokeCap.Round,
  square: StrokeCap.Square,
};
const JOINS: Readonly<Record<string, StrokeJoin>> = {
  miter: StrokeJoin.Miter,
  round: StrokeJoin.Round,
  bevel: StrokeJoin.Bevel,
};

/** An icon of strokes as two areas, both by the even-odd rule: its ink, and the things that the ink goes around. */
type StrokeDrawing = { ink: string; area: string };

/**
 * An icon of Hugeicons. Its outlines are made of several strokes, most of them open, so what is tinted is not read from them but from
 * their ink: whatever it shuts in. `open` are the gaps that are seen through (the eye of a handle), counted from the largest;
 * where no ink shuts it (`filled`), the strokes are filled from end to end besides.
 */
export function strokeDrawing(icon: string, open: readonly number[], filled: boolean): StrokeDrawing {
  const strokes = strokesOf(icon);
  const ink = strokes.ink.simplify();
  const { outer, inner } = contoursOf(ink);
  const area = new Path2D([...outer, ...open.map((at) => inner[at] ?? "")].join(""));
  area.setFillType(FillType.EvenOdd);
  const whole = filled ? area.op(strokes.filled, PathOp.Union) : area;
  return { ink: ink.toSVGString(), area: whole.toSVGString() };
}

function strokesOf(icon: string): { ink: Path2D; filled: Path2D } {
  const ink = new Path2D();
  const filled = new Path2D();
  const inherited: Map<string, string>[] = [new Map()];
  for (const { closing, tag, attributes } of tagsOf(bodyOf("hugeicons", icon))) {
    if (closing) {
      if (tag === "g") inherited.pop();
      continue;
    }
    // The only clips are the icon's own box.
    if (tag === "defs" || tag === "clipPath") break;
    const all = new Map([...(inherited.at(-1) ?? []), ...attributes]);
    if (tag === "g") {
      if (attributes.has("transform")) throw new Error(`the strokes of "${icon}" are not read`);
      inherited.push(all);
      continue;
    }
    const path = moved(new Path2D(pathOf(tag, all)), all.get("transform"));
    filled.addPath(path);
    if ((all.get("fill") ?? "none") !== "none") ink.addPath(path);
    if (!all.has("stroke")) continue;
    ink.addPath(
      path.stroke({
        width: Number(all.get("stroke-width") ?? 1),
        cap: CAPS[all.get("stroke-linecap") ?? "butt"] ?? StrokeCap.Butt,
        join: JOINS[all.get("stroke-linejoin") ?? "miter"] ?? StrokeJoin.Miter,
        miterLimit: 4,
      }),
    );
  }
  const scale = GRID / ICON_GRID;
  const matrix = { a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 };
  return { ink: ink.transform(matrix), filled: filled.transform(matrix) };
}

/** A path as a `matrix(a b c d e f)` leaves it. */
function moved(path: Path2D, transform: string | undefined): Path2D {
  if (transform === undefined) return path;
  const [a, b, c, d, e, f] = /^matrix\(([-\d. ]+)\)$/.exec(transform)?.[1]?.split(" ").map(Number) ?? [];
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    e === undefined ||
    f === undefined
  )
    throw new Error(`strokes with transform ${transform} are not read`);
  return path.transform({ a, b, c, d, e, f });
}

/** The outlines of a path without overlaps: those that no other holds, and the gaps in these, the largest first. */
function contoursOf(ink: Path2D): { outer: string[]; inner: string[] } {
  const context = createCanvas(1, 1).getContext("2d");
  const contours = (ink.toSVGString().match(/M[^M]+/g) ?? []).map((d) => {
    const path = new Path2D(d);
    const [x = 0, y = 0] = /^M([-\d.e]+)[ ,]([-\d.e]+)/.exec(d)?.slice(1).map(Number) ?? [];
    const [left, top, right, bottom] = path.computeTightBounds();
    return { d, path, x, y, size: (right - left) * (bottom - top) };
  });
  const depthOf = (one: (typeof contours)[number]): number =>
    contours.filter((other) => other.size > one.size && context.isPointInPath(other.path, one.x, one.y))
      .length;
  const at = (depth: number) =>
    contours.filter((one) => depthOf(one) === depth).sort((a, b) => b.size - a.size);
  return { outer: at(0).map(({ d }) => d), inner: at(1).map(({ d }) => d) };
}
