import { geoOrthographic, geoPath } from "d3-geo";
import type { Paint, Rect } from "../../../artifacts/timeline.ts";
import { mix, readableOn } from "../../styles/contrast.ts";
import type { ComponentContext } from "../component.ts";
import { groundColors } from "./map-colors.ts";
import type { MapMark } from "./map-labels.ts";
import { isWithin } from "./map-geometry.ts";
import type { MapView } from "./map-view.ts";
import { PathSink } from "./path-sink.ts";
import { capOf, edgeOf, landWithin } from "./world-part.ts";

/** px at 1080 between a plate's edge and its globe, and the smallest globe on which anything is seen. */
const INSET = 16;
const SMALLEST = 110;
/** Half of the degrees that a plate may show; of more everybody knows where it is. */
const WIDEST = 46;

/** A map of its own, as far as a globe beside it must know. */
type Located = { view: MapView; marks: readonly MapMark[] };

/**
 * A small globe in a corner of every plate, with the plate's footprint on it: where on earth this is. All of
 * one size, in the same corner where no place lies there; null where not every plate has room for one.
 */
export function locatorBoxes(plates: readonly Located[], context: ComponentContext): Rect[] | null {
  const { unit } = context.theme;
  if (plates.length < 2 || plates.some(({ view }) => reachOf(view) > WIDEST)) return null;
  const shortest = Math.min(...plates.map(({ view: { frame } }) => Math.min(frame.width, frame.height)));
  const largest = Math.min(210 * unit, 0.36 * shortest);
  for (const part of [1, 0.86, 0.72, 0.6]) {
    const size = Math.round(largest * part);
    if (size < SMALLEST * unit) break;
    const free = plates.map(({ view, marks }) =>
      cornersOf(view.frame, size, context).map((box) =>
        marks.every((mark) => !touches(box, mark)) ? box : null,
      ),
    );
    const alike = [0, 1, 2, 3].find((corner) => free.every((boxes) => boxes[corner] !== null));
    const chosen = free.flatMap((boxes) => boxes[alike ?? -1] ?? boxes.find((box) => box !== null) ?? []);
    if (chosen.length === plates.length) return chosen;
  }
  return null;
}

/** Degrees from the middle of a plate to its corners. */
function reachOf(view: MapView): number {
  return (capOf(footprintOf(view)).reach * 180) / Math.PI;
}

/** The foot at the end of the lines first: names are read from the other side. */
function cornersOf(frame: Rect, size: number, { theme, direction }: ComponentContext): Rect[] {
  const inset = Math.round(INSET * theme.unit);
  const xs = [frame.x + frame.width - inset - size, frame.x + inset];
  const ys = [frame.y + frame.height - inset - size, frame.y + inset];
  if (direction === "rtl") xs.reverse();
  return ys.flatMap((y) => xs.map((x) => ({ x, y, width: size, height: size })));
}

function touches({ x, y, width, height }: Rect, mark: MapMark): boolean {
  const air = 0.12 * width;
  const holds = (point: { x: number; y: number }) =>
    point.x > x - air && point.x < x + width + air && point.y > y - air && point.y < y + height + air;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return holds(mark) || mark.land.some(({ ring }) => ring.some(holds) || isWithin(middle, ring));
}

/** The edge of a plate on earth, degrees. */
function footprintOf({ frame, projection }: MapView): [number, number][] {
  return edgeOf(frame)
    .map((point) => projection.invert?.(point) ?? null)
    .filter((point): point is [number, number] => point !== null && point.every(Number.isFinite));
}

/** The globe as paint, its footprint in the colour that marks places. */
export function locatorPaint(view: MapView, box: Rect, context: ComponentContext): Paint[] {
  const { theme } = context;
  const footprint = footprintOf(view);
  const { center } = capOf(footprint);
  const radius = box.width / 2;
  const middle = { x: box.x + radius, y: box.y + radius };
  const projection = geoOrthographic()
    .rotate([-center[0], -Math.max(-50, Math.min(50, center[1]))])
    .scale(radius)
    .translate([middle.x, middle.y]);
  const land = new PathSink(Math.max(1.5, 1.5 * theme.unit));
  geoPath(projection, land)(landWithin("110m", projection, box));
  const seen = footprint
    .map((point) => projection(point))
    .filter((point) => point !== null)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const { primary, background, line, grounds } = theme.color;
  const mark = readableOn(primary, grounds, 3);
  const width = Math.max(2, Math.round(2.5 * theme.unit));
  const { water } = groundColors(theme);
  return [
    {
      kind: "ellipse",
      cx: middle.x,
      cy: middle.y,
      rx: radius,
      ry: radius,
      fill: water ?? background,
      stroke: { color: mix(line, theme.color.text, 0.25), width },
    },
    { kind: "path", d: land.data(), fill: mix(background, theme.color.text, 0.32) },
    ...(seen.length < 3
      ? []
      : [
          {
            kind: "path" as const,
            d: `M${seen.join("L")}Z`,
            fill: `${mark}55`,
            stroke: { color: mark, width },
          },
        ]),
  ];
}
