import type { DiagramVisual } from "../../../artifacts/data-visuals.ts";
import type { Paint, Rect } from "../../../artifacts/timeline.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import type { Size } from "../../layout/flex.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { mix } from "../../styles/contrast.ts";
import type { ComponentContext } from "../component.ts";
import { panelFill } from "../shared/panel.ts";

type Shape = NonNullable<DiagramVisual["nodes"][number]["shape"]>;

/** A node as it is measured: its label broken into lines, and the box that holds it. */
export type NodeBox = { label: TextBlock; icon: string | null; size: Size; shape: Shape };

/** How much air words have in a node, in parts of the usual. */
export type Air = { x: number; y: number };

/** Type of so many px at 1080 has the measures of shapes that are given in px. */
const USUAL = 44;

/**
 * Boxes of one size for all nodes (of one height where `own` widths serve better), so that a diagram
 * stands on a grid; null where a label breaks a word.
 */
export function nodeBoxes(
  nodes: DiagramVisual["nodes"],
  icons: readonly (string | null)[],
  limits: { size: number; width: number; own: boolean; air: Air },
  context: ComponentContext,
): NodeBox[] | null {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const style = { face: "strong" as const, size: limits.size, color: theme.color.text, leading: 1.2 };
  // Large type in many lines would be a block of words, not a name.
  const room = { width: limits.width, maxLines: limits.size > px(50) ? 2 : 4 };
  const labels = nodes.map(({ label }) => textBlock(label, style, room, context));
  if (labels.some((label) => !fits(label, room))) return null;
  const iconed = icons.every((icon) => icon !== null);
  const iconSize = Math.round(limits.size * 1.7);
  const pad = {
    x: Math.round(limits.size * 0.72 * Math.min(limits.air.x, 1.5)),
    y: Math.round(limits.size * 0.54 * limits.air.y),
  };
  const larger = Math.max(1, limits.size / px(USUAL));
  const inner = {
    width: Math.max(
      ...labels.map(({ width }) => width),
      Math.round(px(110) * larger * Math.min(limits.air.x, 2)),
    ),
    height: Math.max(...labels.map(({ height }) => height)) + (iconed ? iconSize + px(12) : 0),
  };
  return nodes.map(({ shape = "box" }, index) => {
    // Slanted ends take room that words cannot use.
    const ends = Math.round((shape === "decision" ? px(56) : shape === "pill" ? px(20) : 0) * larger);
    const lid = shape === "store" ? px(22) : 0;
    const label = labels[index] ?? textBlock("", style, room, context);
    const wide = limits.own ? Math.max(label.width, px(80)) : inner.width;
    return {
      label,
      shape,
      icon: iconed ? (icons[index] ?? null) : null,
      size: { width: wide + 2 * pad.x + ends, height: inner.height + 2 * pad.y + lid },
    };
  });
}

/** The shape that tells what a node is, and its words. `form`: how many of the paints are not words. */
export function nodePaint(
  box: NodeBox,
  rect: Rect,
  look: { index: number; strong: boolean },
  context: ComponentContext,
): { paint: Paint[]; form: number } {
  const { theme } = context;
  const { color } = theme;
  const hue = box.shape === "decision" ? color.accent : color.primary;
  // A style without areas draws its nodes as outlines.
  const area = panelFill(theme);
  const plain = area === undefined ? {} : { fill: area };
  const fill = look.strong ? { fill: color.primary } : plain;
  const width = Math.max(2, Math.round(theme.stroke * 0.6));
  const stroke = {
    color: look.strong ? color.primary : mix(hue, color.background, theme.dark ? 0.3 : 0.45),
    width,
  };
  const paint: Paint[] = shapePaint(box.shape, rect, { ...fill, stroke }, theme.radius);
  const px = (value: number) => Math.round(value * theme.unit);
  const iconSize = box.icon === null ? 0 : Math.round(box.label.style.size * 1.7);
  const gap = box.icon === null ? 0 : px(12);
  const content = iconSize + gap + box.label.height;
  const lid = box.shape === "store" ? px(22) : 0;
  const top = Math.round(rect.y + lid + (rect.height - lid - content) / 2);
  if (box.icon !== null) {
    const place = { x: Math.round(rect.x + (rect.width - iconSize) / 2), y: top, size: iconSize };
    paint.push(...iconPaint(box.icon, place, look.strong ? color.onPrimary : hue, theme.iconWeight));
  }
  const form = paint.length;
  const words = { x: rect.x, y: top + iconSize + gap, width: rect.width, align: "center" as const };
  const on = look.strong ? { color: color.onPrimary, on: color.primary } : {};
  paint.push(...paintBlock(box.label, { ...words, ...on }, context));
  return { paint, form };
}

type Look = { fill?: string; stroke: { color: string; width: number } };

function shapePaint(shape: Shape, rect: Rect, look: Look, radius: number): Paint[] {
  const inset = look.stroke.width / 2;
  const [x, y] = [rect.x + inset, rect.y + inset];
  const [width, height] = [rect.width - 2 * inset, rect.height - 2 * inset];
  if (shape === "pill") return [{ kind: "rect", x, y, width, height, radius: height / 2, ...look }];
  if (shape === "box")
    return [{ kind: "rect", x, y, width, height, radius: Math.min(radius, height * 0.24), ...look }];
  if (shape === "decision") {
    const end = Math.min(height / 2, width * 0.14);
    const [right, bottom, middle] = [x + width, y + height, y + height / 2];
    const d = `M${x} ${middle}L${x + end} ${y}H${right - end}L${right} ${middle}L${right - end} ${bottom}H${x + end}Z`;
    return [{ kind: "path", d, ...look }];
  }
  // A drum, as stores of data are drawn.
  const lid = Math.min(height * 0.12, width * 0.1);
  const [right, top, bottom] = [x + width, y + lid, y + height - lid];
  const arc = `A${width / 2} ${lid} 0 0`;
  const body = `M${x} ${top}${arc} 1 ${right} ${top}V${bottom}${arc} 1 ${x} ${bottom}Z`;
  const rim = `M${x} ${top}${arc} 0 ${right} ${top}`;
  return [
    { kind: "path", d: body, ...look },
    { kind: "path", d: rim, stroke: look.stroke },
  ];
}
