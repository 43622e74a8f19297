import type { Fill, Paint, Stroke } from "../../artifacts/timeline.ts";
import { blend, contrast } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";

/**
 * How far a ghost stands out from the ground: seen at a glance, and never mistaken for content. The
 * larger a shape, the less it needs.
 */
const GHOST_CONTRAST = {
  line: { paper: 1.45, deep: 1.9 },
  /** Numerals as large as the picture itself. */
  display: { paper: 1.24, deep: 1.45 },
  area: { paper: 1.12, deep: 1.22 },
};

/** A ghost's part of its colour where the ground has many colours and cannot be mixed with. */
const VEIL = { line: 0.34, display: 0.2, area: 0.1 };

/** The colour as a ghost bears it: pale on the ground by the same measure, whatever the hue. Alpha is kept. */
export function ghostColor(color: string, theme: Theme, kind: keyof typeof GHOST_CONTRAST = "line"): string {
  const ground = theme.color.background;
  const base = color.slice(0, 7);
  const alpha = color.slice(7);
  if (theme.habit.ghost === "veil") {
    const shown = VEIL[kind] * (alpha === "" ? 1 : Math.min(1, (2.5 * Number.parseInt(alpha, 16)) / 255));
    return `${base}${hexOf(Math.min(shown, alpha === "" ? 1 : Number.parseInt(alpha, 16) / 255))}`;
  }
  const wanted = GHOST_CONTRAST[kind][theme.dark ? "deep" : "paper"];
  if (contrast(base, ground) <= wanted) return color;
  let [less, more] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const part = (less + more) / 2;
    if (contrast(blend(ground, base, part), ground) > wanted) more = part;
    else less = part;
  }
  return `${blend(ground, base, less)}${alpha}`;
}

function hexOf(part: number): string {
  return Math.round(part * 255)
    .toString(16)
    .padStart(2, "0");
}

/** What a ghost shows of a form: its shapes and numerals, pale and at rest; veils come with their cue. */
export function ghostPaint(paint: Paint, theme: Theme): Paint[] {
  if (paint.kind === "text") return [{ ...paint, color: ghostColor(paint.color, theme) }];
  if (paint.kind !== "rect" && paint.kind !== "ellipse" && paint.kind !== "path") return [];
  const { fill, stroke, ...shape } = paint;
  // Icons are paths in a box of their own: lines, even where they are filled.
  const icon = paint.kind === "path" && paint.transform !== undefined;
  const small = paint.kind !== "path" && thinnest(paint) < 60 * theme.unit;
  const paleFill = fill === undefined ? undefined : ghostFill(fill, theme, icon || small ? "line" : "area");
  const paleStroke: Stroke | undefined =
    stroke === undefined ? undefined : { ...stroke, color: ghostColor(stroke.color, theme) };
  if (paleFill === undefined && paleStroke === undefined) return [];
  const pale = {
    ...shape,
    ...(paleFill === undefined ? {} : { fill: paleFill }),
    ...(paleStroke === undefined ? {} : { stroke: paleStroke }),
  };
  return [pale.kind === "path" ? { ...pale, drawn: false } : pale];
}

function thinnest(paint: Extract<Paint, { kind: "rect" | "ellipse" }>): number {
  return paint.kind === "rect" ? Math.min(paint.width, paint.height) : 2 * Math.min(paint.rx, paint.ry);
}

function ghostFill(fill: Fill, theme: Theme, kind: "line" | "area"): string | undefined {
  if (typeof fill === "string") return ghostColor(fill, theme, kind);
  const first = fill.stops[0]?.color;
  // A translucent gradient is a veil over something else.
  return first === undefined || first.length > 7 ? undefined : ghostColor(first, theme, kind);
}
