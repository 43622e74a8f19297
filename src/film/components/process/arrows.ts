import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { draw } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";
import type { ListItem } from "../shared/list-item.ts";

/** An arrow into each card from the one before it in the same row, drawn as the card enters. */
export function arrowLayers(
  cards: Rect[],
  items: ListItem[],
  columns: number,
  context: ComponentContext,
): Layer[] {
  const { theme, format } = context;
  return cards.flatMap((card, index) => {
    const before = cards[index - 1];
    if (before === undefined || index % columns === 0) return [];
    const rtl = card.x < before.x;
    const [from, to] = rtl ? [before.x, card.x + card.width] : [before.x + before.width, card.x];
    const inset = (to - from) * 0.2;
    const y = Math.round(card.y + card.height / 2);
    const layer = layerOf(
      `arrow-${index}`,
      [
        {
          kind: "path",
          d: arrowPath(from + inset, to - inset, y, 12 * theme.unit),
          stroke: { color: theme.color.muted, width: theme.stroke, cap: "round" },
          drawn: true,
        },
      ],
      draw(theme, items[index]?.frame ?? context.opening),
      format,
    );
    return [layer];
  });
}

function arrowPath(from: number, to: number, y: number, head: number): string {
  const back = to > from ? -head : head;
  return `M${from} ${y}L${to} ${y}M${to + back} ${y - head}L${to} ${y}L${to + back} ${y + head}`;
}
