import { Path2D } from "@napi-rs/canvas";
import type { Paint } from "../../artifacts/timeline.ts";
import { toOklch } from "../styles/oklch.ts";
import type { Theme } from "../styles/theme.ts";
import { drawingOf } from "./drawing.ts";
import type { Shape } from "./shape.ts";
import { recolour } from "./recolour.ts";

/**
 * An illustration as large as it goes in a square box, in its middle or standing on its lower edge, in the colours that
 * the style has on the ground (`#rrggbb`) below it.
 */
export function illustrationPaint(
  name: string,
  box: { x: number; y: number; size: number },
  theme: Theme,
  ground: string,
  at: "middle" | "foot" = "middle",
): Paint[] {
  const shapes = drawingOf(name);
  return placed(shapes, box, recolour(shapes, theme, ground), at);
}

/** The same in shades of one colour: `tone` gives that of an area by its lightness (0 black, 1 white) or its own colour. */
export function tonalPaint(
  name: string,
  box: { x: number; y: number; size: number },
  tone: (lightness: number, own: string) => string,
  at: "middle" | "foot" = "middle",
): Paint[] {
  const shapes = drawingOf(name);
  return placed(
    shapes,
    box,
    new Map(shapes.map(({ fill }) => [fill, tone(toOklch(fill).lightness, fill)])),
    at,
  );
}

function placed(
  shapes: readonly Shape[],
  box: { x: number; y: number; size: number },
  colors: ReadonlyMap<string, string>,
  at: "middle" | "foot",
): Paint[] {
  const ink = inkOf(shapes);
  const scale = box.size / Math.max(ink.width, ink.height);
  const x = box.x + (box.size - scale * ink.width) / 2 - scale * ink.left;
  const spare = box.size - scale * ink.height;
  const y = box.y + (at === "foot" ? spare : spare / 2) - scale * ink.top;
  return shapes.map(({ d, fill, opacity, evenodd }) => ({
    kind: "path",
    d,
    fill: withOpacity(colors.get(fill) ?? fill, opacity),
    ...(evenodd && { rule: "evenodd" as const }),
    transform: [scale, 0, 0, scale, x, y],
  }));
}

/** How wide and how high a drawing is, of its greater side. */
export function drawnSize(name: string): { width: number; height: number } {
  const { width, height } = inkOf(drawingOf(name));
  const greater = Math.max(width, height);
  return { width: width / greater, height: height / greater };
}

/** What the drawing covers of its grid: some are narrow, some leave a wide margin. */
function inkOf(shapes: readonly Shape[]) {
  const bounds = shapes.map(({ d }) => new Path2D(d).computeTightBounds());
  const [left, top] = [Math.min(...bounds.map((one) => one[0])), Math.min(...bounds.map((one) => one[1]))];
  const [right, bottom] = [
    Math.max(...bounds.map((one) => one[2])),
    Math.max(...bounds.map((one) => one[3])),
  ];
  return { left, top, width: right - left, height: bottom - top };
}

function withOpacity(color: string, opacity: number): string {
  if (opacity >= 1) return color;
  const alpha = Math.round(opacity * 255);
  return `${color}${alpha.toString(16).padStart(2, "0")}`;
}
