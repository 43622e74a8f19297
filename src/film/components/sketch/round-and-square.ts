import type { AngleSketch, CircleSketch, RectangleSketch } from "../../../artifacts/sketch.ts";
import { labelIn, labelOf } from "./label-of.ts";
import {
  arcMark,
  arcOf,
  boxOf,
  isSharp,
  middle,
  PALE,
  pathThrough,
  squareMark,
  through,
  type Lines,
  type Point,
  type Stroke,
} from "./lines.ts";

/** Squares of one unit that the eye can still count in a row. */
const MOST_CELLS = 24;

export function rectangleLines({ width, height, area }: RectangleSketch): Lines {
  const [w, h] = [width.value, height.value];
  const corners: Point[] = [[0, 0], [w, 0], [w, h], [0, h]]; // prettier-ignore
  // In what is much longer than high its area has no room: it stands above.
  const isFlat = Math.min(w, h) * FLAT < Math.max(w, h);
  return {
    box: boxOf(corners),
    strokes: [
      { path: through(corners, true), ink: "main", tint: PALE },
      ...cellsOf(w, h, area?.cue, area !== undefined),
    ],
    labels: [
      ...labelOf(width, [w / 2, h], [0, 1]),
      ...labelOf(height, [0, h / 2], [-1, 0]),
      ...(isFlat ? labelOf(area, [w / 2, 0], [0, -1]) : labelIn(area, [w / 2, h / 2], [w, h])),
    ],
  };
}

const FLAT = 6;

function cellsOf(w: number, h: number, cue: Stroke["cue"], isAsked: boolean): Stroke[] {
  const isWhole = [w, h].every((side) => Number.isInteger(side) && side <= MOST_CELLS) && Math.max(w, h) > 1;
  if (!isAsked || !isWhole) return [];
  const upright = Array.from({ length: w - 1 }, (_, at): Point[] => [[at + 1, 0], [at + 1, h]]); // prettier-ignore
  const level = Array.from({ length: h - 1 }, (_, at): Point[] => [[0, at + 1], [w, at + 1]]); // prettier-ignore
  return [{ ink: "hair", cue, path: ({ at }) => [...upright, ...level].map((line) => pathThrough(line.map(at))).join("") }]; // prettier-ignore
}

export function circleLines({ radius, diameter, circumference, area }: CircleSketch): Lines {
  const r = radius.value;
  const around: Stroke = {
    path: ({ at, scale }) => roundPath(at([0, 0]), r * scale),
    ink: "main",
    tint: PALE,
  };
  const centre: Stroke = { path: ({ at, em }) => roundPath(at([0, 0]), em * DOT), tint: 1 };
  const across = diameter !== undefined && diameter.display !== "";
  const spoke: Point = across && radius.display !== "" ? [r * 0.5, -r * 0.866] : [r, 0];
  const corner = r * Math.SQRT1_2;
  return {
    box: { left: -r, top: -r, right: r, bottom: r },
    strokes: [
      around,
      centre,
      ...(across ? [{ path: through([[-r, 0], [r, 0]]), ink: "strong" as const, cue: diameter.cue }] : []), // prettier-ignore
      ...(radius.display === "" ? [] : [{ path: through([[0, 0], spoke]), ink: "strong" as const, cue: radius.cue }]), // prettier-ignore
      ...(circumference === undefined || circumference.display === ""
        ? []
        : [{ path: ({ at, scale }: Parameters<Stroke["path"]>[0]) => roundPath(at([0, 0]), r * scale), ink: "strong" as const, cue: circumference.cue }]), // prettier-ignore
    ],
    labels: [
      ...labelOf(radius, middle([0, 0], spoke), across ? [-0.866, -0.5] : [0, -1]),
      ...labelOf(diameter, [across && radius.display !== "" ? r * 0.4 : 0, 0], [0, across && area !== undefined ? -1 : 1]), // prettier-ignore
      ...labelOf(circumference, [corner, -corner], [Math.SQRT1_2, -Math.SQRT1_2]),
      ...labelIn(area, [0, r / 2], [r * 1.4, r * 0.8]),
    ],
  };
}

const DOT = 0.2;

/** From twelve o'clock round: a full circle that is drawn has no seam that is seen. */
function roundPath([x, y]: Point, radius: number): string {
  const r = radius.toFixed(1);
  const [top, foot] = [(y - radius).toFixed(1), (y + radius).toFixed(1)];
  const at = x.toFixed(1);
  return `M${at} ${top}A${r} ${r} 0 0 1 ${at} ${foot}A${r} ${r} 0 0 1 ${at} ${top}Z`;
}

export function angleLines({ angle }: AngleSketch): Lines {
  const turn = (angle.value * Math.PI) / 180;
  const up: Point = [Math.cos(turn), -Math.sin(turn)];
  const corner: Point = [0, 0];
  const rays: [Point, Point] = [[1, 0], up];
  const isRight = Math.abs(angle.value - 90) < 1e-9;
  const radius = arcOf(angle.value);
  const mark = isRight ? squareMark(corner, ...rays) : arcMark(corner, ...rays, radius, angle.cue);
  const label = { text: angle.display, cue: angle.cue, voice: "measure" as const };
  return {
    box: boxOf([corner, ...rays]),
    strokes: [
      { path: through([[1, 0], corner, up]), ink: "main" },
      { ...mark, ink: "strong" },
    ],
    labels:
      angle.display === ""
        ? []
        : isSharp(angle.value)
          ? [{ ...label, at: corner, stands: { toward: [-1, 0] } }]
          : [{ ...label, at: corner, stands: { between: rays }, clear: radius }],
  };
}
