import type { FormulaVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer, Paint, Rect, Tracks } from "../../../artifacts/timeline.ts";
import { findIcon } from "../../icons/find-icon.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { draw, enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitTogether, textBlock } from "../../layout/text-block.ts";
import { mix } from "../../styles/contrast.ts";
import type { ComponentContext } from "../component.ts";
import { panelFill } from "../shared/panel.ts";

type Term = FormulaVisual["terms"][number];
/** Where a token stands: its left edge before mirroring, and its top from the top of all. */
type Spot = { x: number; y: number };
type Arrangement = {
  spots: Spot[];
  /** Before the token that each belongs to. */
  pluses: { x: number; y: number; token: number }[];
  arrow: { x: number; y: number; length: number; down: boolean } | null;
  height: number;
};

/** Tokens of what goes in and what comes out, with an arrow between them. */
export type TermRow = { height: number; layers: (top: number) => Layer[] };

/** What enters stands before the arrow, what leaves after it; each comes as it is named. */
export function termRow(
  terms: readonly Term[],
  rest: Rect,
  density: number,
  inRows: boolean,
  context: ComponentContext,
): TermRow | null {
  const { theme, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const entering = terms.filter((term) => term.side === "in");
  const all = [...entering, ...terms.filter((term) => term.side === "out")];
  if (all.length === 0) return null;
  const icons = all.map((term) => (term.icon === undefined ? null : findIcon(term.icon)));
  const anyIcon = icons.some((icon) => icon !== null);
  const both = entering.length > 0 && entering.length < all.length;
  const tall = inRows && both && all.length > 2 && rest.width < 1300 * theme.unit;
  const plus = px(44);
  const longest = tall ? Math.max(entering.length, all.length - entering.length) : all.length;
  const arrow = both && !tall ? Math.min(px(150), rest.width * 0.12) + px(72) : 0;
  const width = Math.min(px(340), (rest.width - arrow - plus * (longest - 1)) / longest);
  const wished = px((all.length > 6 ? 100 : 172) * (tall ? 1.15 : 1) * density);
  const disc = anyIcon ? Math.round(Math.min(wished, width * 0.8)) : 0;
  const labels = fitTogether(
    all.map(({ label }) => ({ text: label, limits: { width: width + px(14), maxLines: 2 } })),
    { face: "strong", size: px(all.length > 6 ? 38 : 50), color: theme.color.text, leading: 1.2 },
    context,
  );
  const labelHeight = Math.max(...labels.map((label) => label.height));
  const rowHeight = disc + (anyIcon ? px(16) : 0) + labelHeight;
  const middle = anyIcon ? disc / 2 : labelHeight / 2;
  const sizes = { width, plus, arrow, rowHeight, middle, gap: px(36) };
  const placed = tall
    ? twoRows(entering.length, all.length, rest, sizes, px(84))
    : oneRow(entering.length, all.length, rest, sizes);
  const flip = (at: number, size: number) => (direction === "ltr" ? at : 2 * rest.x + rest.width - at - size);

  return {
    height: placed.height,
    layers: (top) => {
      const found = all.map((term, index): Layer => {
        const spot = placed.spots[index] ?? { x: rest.x, y: 0 };
        const x = flip(spot.x, width);
        const y = top + spot.y;
        const label = labels[index];
        const box = { x: x + (width - disc) / 2, y, size: disc };
        const paint = discPaint(icons[index] ?? null, term.label, box, theme.color.primary, context);
        if (label !== undefined)
          paint.push(
            ...paintBlock(label, { x, y: y + rowHeight - labelHeight, width, align: "center" }, context),
          );
        return layerOf(`term-${index + 1}`, paint, slide(context, context.at(term.cue)), context.format);
      });
      for (const { x, y, token } of placed.pluses) {
        const start = context.at(all[token]?.cue);
        const paint = [plusPaint(flip(x, 0), top + y, context)];
        found.push(layerOf(`plus-${token}`, paint, { opacity: fadeIn(theme, start) }, context.format));
      }
      const { arrow: line } = placed;
      if (line !== null) {
        const start = context.at(all[entering.length]?.cue);
        const x = line.down ? line.x : flip(line.x, line.length);
        found.push(arrowLayer({ ...line, x, y: top + line.y }, start, context));
      }
      return found;
    },
  };
}

type Sizes = { width: number; plus: number; arrow: number; rowHeight: number; middle: number; gap: number };

/** Everything beside each other: in, arrow, out. */
function oneRow(entering: number, count: number, rest: Rect, sizes: Sizes): Arrangement {
  const { width, plus, arrow, rowHeight, middle, gap } = sizes;
  const pluses = count - 1 - (arrow > 0 ? 1 : 0);
  let x = rest.x + (rest.width - count * width - pluses * plus - arrow) / 2;
  const placed: Arrangement = { spots: [], pluses: [], arrow: null, height: rowHeight };
  for (let token = 0; token < count; token += 1) {
    if (arrow > 0 && token === entering) {
      placed.arrow = { x: x + gap, y: middle, length: arrow - 2 * gap, down: false };
      x += arrow;
    } else if (token > 0) {
      placed.pluses.push({ x: x + plus / 2, y: middle, token });
      x += plus;
    }
    placed.spots.push({ x, y: 0 });
    x += width;
  }
  return placed;
}

/** In a narrow frame what goes in stands above what comes out. */
function twoRows(entering: number, count: number, rest: Rect, sizes: Sizes, length: number): Arrangement {
  const above = oneRow(entering, entering, rest, { ...sizes, arrow: 0 });
  const below = oneRow(0, count - entering, rest, { ...sizes, arrow: 0 });
  const down = sizes.rowHeight + length + 1.6 * sizes.gap;
  return {
    spots: [...above.spots, ...below.spots.map((spot) => ({ ...spot, y: down }))],
    pluses: [
      ...above.pluses,
      ...below.pluses.map(({ x, y, token }) => ({ x, y: y + down, token: token + entering })),
    ],
    arrow: { x: rest.x + rest.width / 2, y: sizes.rowHeight + 0.8 * sizes.gap, length, down: true },
    height: down + sizes.rowHeight,
  };
}

function slide(context: ComponentContext, frame: number): Tracks {
  const { theme, direction } = context;
  const { opacity } = enter(theme, frame);
  const from = Math.round(40 * theme.unit) * (direction === "ltr" ? -1 : 1);
  const x = [
    { frame, value: from },
    { frame: frame + theme.motion.enter, value: 0 },
  ];
  return opacity === undefined ? { x } : { opacity, x };
}

/** An icon in a tinted disc; a term without one bears its first letter, so that the row stays even. */
function discPaint(
  icon: string | null,
  label: string,
  box: { x: number; y: number; size: number },
  hue: string,
  context: ComponentContext,
): Paint[] {
  const { theme } = context;
  if (box.size === 0) return [];
  const radius = box.size / 2;
  const fill =
    theme.habit.marker === "disc"
      ? mix(theme.color.background, hue, 0.2)
      : (panelFill(theme) ?? theme.color.surface);
  const disc: Paint = {
    kind: "ellipse",
    cx: box.x + radius,
    cy: box.y + radius,
    rx: radius,
    ry: radius,
    fill,
  };
  if (icon !== null) {
    const inner = box.size * 0.56;
    const at = { x: box.x + radius - inner / 2, y: box.y + radius - inner / 2, size: inner };
    return [disc, ...iconPaint(icon, at, hue, theme.iconWeight)];
  }
  const first = Array.from(label.trim())[0];
  if (first === undefined || box.size * 0.42 < theme.minSize) return [disc];
  const style = { face: "strong" as const, size: Math.round(box.size * 0.42), color: hue, leading: 1 };
  const letter = textBlock(first.toLocaleUpperCase(context.language), style, { width: box.size }, context);
  const y = box.y + radius - letter.height / 2;
  return [disc, ...paintBlock(letter, { x: box.x, y, width: box.size, align: "center" }, context)];
}

function plusPaint(x: number, y: number, { theme }: ComponentContext): Paint {
  const size = Math.round(11 * theme.unit);
  const d = `M${x - size} ${y}H${x + size}M${x} ${y - size}V${y + size}`;
  return { kind: "path", d, stroke: { color: theme.color.muted, width: theme.stroke, cap: "round" } };
}

function arrowLayer(
  { x, y, length, down }: { x: number; y: number; length: number; down: boolean },
  frame: number,
  context: ComponentContext,
): Layer {
  const { theme, direction, format } = context;
  const head = Math.round(20 * theme.unit);
  const [from, to, back] = direction === "ltr" ? [x, x + length, -head] : [x + length, x, head];
  const end = y + length;
  const d = down
    ? `M${x} ${y}V${end}M${x - head} ${end - head}L${x} ${end}L${x + head} ${end - head}`
    : `M${from} ${y}H${to}M${to + back} ${y - head}L${to} ${y}L${to + back} ${y + head}`;
  const stroke = { color: theme.color.primary, width: Math.round(6 * theme.unit), cap: "round" as const };
  return layerOf("arrow", [{ kind: "path", d, stroke, drawn: true }], draw(theme, frame), format);
}
