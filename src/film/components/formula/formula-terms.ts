import type { FormulaVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect, Tracks } from "../../../artifacts/timeline.ts";
import { findIcon } from "../../icons/find-icon.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { draw, enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitTogether } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { mix } from "../../styles/contrast.ts";
import type { ComponentContext } from "../component.ts";
import { hueOf } from "../shared/panel.ts";

type Term = FormulaVisual["terms"][number];
type Token = { term: Term; icon: string | null; label: TextBlock; x: number };

/** Tokens of what goes in and what comes out, with an arrow between them: a row of fixed height. */
export type TermRow = { height: number; layers: (top: number) => Layer[] };

/** What enters stands before the arrow, what leaves after it; each comes as it is named. */
export function termRow(
  terms: readonly Term[],
  rest: Rect,
  density: number,
  context: ComponentContext,
): TermRow | null {
  const { theme, direction, portrait } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const entering = terms.filter((term) => term.side === "in");
  const leaving = terms.filter((term) => term.side === "out");
  const all = [...entering, ...leaving];
  if (all.length === 0) return null;
  const icons = all.map((term) => (term.icon === undefined ? null : findIcon(term.icon)));
  const anyIcon = icons.some((icon) => icon !== null);
  const disc = anyIcon ? px((all.length > 6 ? 96 : 124) * density) : 0;
  const hasArrow = entering.length > 0 && leaving.length > 0;
  const arrow = hasArrow ? Math.min(px(150), rest.width * (portrait ? 0.085 : 0.12)) : 0;
  const plus = px(portrait ? 28 : 44);
  const gaps = Math.max(0, entering.length - 1) + Math.max(0, leaving.length - 1);
  const arrowGap = px(portrait ? 16 : 36);
  const most = (rest.width - gaps * plus - (hasArrow ? arrow + 2 * arrowGap : 0)) / all.length;
  const width = Math.min(most, px(300));
  const labels = fitTogether(
    all.map(({ label }) => ({ text: label, limits: { width: width - px(8), maxLines: 2 } })),
    { face: "strong", size: theme.size.body, color: theme.color.text, leading: 1.2 },
    context,
  );
  const labelHeight = Math.max(...labels.map((label) => label.height));
  const used = all.length * width + gaps * plus + (hasArrow ? arrow + 2 * arrowGap : 0);
  let x = rest.x + (rest.width - used) / 2;
  let arrowX = 0;
  const pluses: number[] = [];
  const tokens = all.map((term, index): Token => {
    if (index === entering.length && hasArrow) {
      arrowX = x + arrowGap;
      x += arrow + 2 * arrowGap;
    } else if (index > 0) {
      pluses.push(x + plus / 2);
      x += plus;
    }
    const label = labels[index];
    const token = { term, icon: icons[index] ?? null, label: label as TextBlock, x };
    x += width;
    return token;
  });
  const flip = (at: number, size: number) => (direction === "ltr" ? at : 2 * rest.x + rest.width - at - size);
  const height = disc + (anyIcon ? px(16) : 0) + labelHeight;
  const firstOut = context.at(leaving[0]?.cue);

  return {
    height,
    layers: (top) => {
      const middle = top + (anyIcon ? disc / 2 : labelHeight / 2);
      const found = tokens.map((token, index): Layer => {
        const left = flip(token.x, width);
        const paint = [
          ...discPaint(
            token,
            { x: left + (width - disc) / 2, y: top, size: disc },
            hueOf(theme, index),
            context,
          ),
          ...paintBlock(
            token.label,
            { x: left, y: top + height - labelHeight, width, align: "center" },
            context,
          ),
        ];
        return layerOf(
          `term-${index + 1}`,
          paint,
          slide(context, context.at(token.term.cue)),
          context.format,
        );
      });
      pluses.forEach((at, index) => {
        const size = px(11);
        const cx = flip(at, 0);
        const d = `M${cx - size} ${middle}H${cx + size}M${cx} ${middle - size}V${middle + size}`;
        const paint: Paint = {
          kind: "path",
          d,
          stroke: { color: theme.color.muted, width: theme.stroke, cap: "round" },
        };
        // A plus belongs to the later of its two neighbours.
        const right =
          index + 1 < entering.length || !hasArrow
            ? index + 1
            : index + 1 + (index >= entering.length - 1 ? 1 : 0);
        const start = context.at(all[Math.min(right, all.length - 1)]?.cue);
        found.push(layerOf(`plus-${index + 1}`, [paint], { opacity: fadeIn(theme, start) }, context.format));
      });
      if (hasArrow) found.push(arrowLayer(flip(arrowX, arrow), middle, arrow, firstOut, context));
      return found;
    },
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

function discPaint(
  token: Token,
  box: { x: number; y: number; size: number },
  hue: string,
  { theme }: ComponentContext,
): Paint[] {
  if (token.icon === null || box.size === 0) return [];
  const radius = box.size / 2;
  const inner = box.size * 0.56;
  const ground: Paint = {
    kind: "ellipse",
    cx: box.x + radius,
    cy: box.y + radius,
    rx: radius,
    ry: radius,
    fill: theme.dark ? mix(theme.color.background, hue, 0.2) : theme.color.surface,
  };
  const at = { x: box.x + radius - inner / 2, y: box.y + radius - inner / 2, size: inner };
  return [ground, ...iconPaint(token.icon, at, hue, theme.iconWeight)];
}

function arrowLayer(x: number, y: number, width: number, frame: number, context: ComponentContext): Layer {
  const { theme, direction, format } = context;
  const head = Math.round(20 * theme.unit);
  const [from, to, back] = direction === "ltr" ? [x, x + width, -head] : [x + width, x, head];
  const d = `M${from} ${y}H${to}M${to + back} ${y - head}L${to} ${y}L${to + back} ${y + head}`;
  const stroke = { color: theme.color.primary, width: Math.round(6 * theme.unit), cap: "round" as const };
  return layerOf("arrow", [{ kind: "path", d, stroke, drawn: true }], draw(theme, frame), format);
}
