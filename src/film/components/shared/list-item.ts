import { findIcon } from "../../icons/find-icon.ts";
import { fits, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { FaceName } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import { hueOf } from "./panel.ts";

/** One item of anything that lists: a point, a step, an event. */
export type ListItem = {
  label: string;
  detail?: string;
  marker: { kind: "icon"; name: string } | { kind: "text"; text: string } | { kind: "dot" };
  hue: string;
  /** When it enters. */
  frame: number;
};

type Source = { label: string; detail?: string | undefined; icon?: string | undefined; frame: number };

/** Items with the icon that their noun finds, else a dot. */
export function iconItems(sources: Source[], context: ComponentContext): ListItem[] {
  return sources.map(({ label, detail, icon, frame }, index) => {
    const name = icon === undefined ? null : findIcon(icon);
    return {
      label,
      ...(detail === undefined || detail.trim() === "" ? {} : { detail }),
      marker: name === null ? { kind: "dot" } : { kind: "icon", name },
      hue: hueOf(context.theme, index),
      frame,
    };
  });
}

export type FittedPair = { label: TextBlock; detail: TextBlock | null };

export type PairLimits = {
  labelWidth: number;
  detailWidth: number;
  /** Of label and detail together when stacked, of the taller one otherwise. */
  height: number;
  stacked: boolean;
  labelSize: number;
  detailSize: number;
  labelFace: FaceName;
  maxLines?: number;
};

/** Labels and details of one list, all labels at one size and all details at another; null where none fits. */
export function fitPairs(
  items: Pick<ListItem, "label" | "detail">[],
  limits: PairLimits,
  context: ComponentContext,
): FittedPair[] | null {
  const { theme } = context;
  for (let factor = 1; ; factor *= 0.92) {
    const labelSize = Math.max(theme.minSize, Math.round(limits.labelSize * factor));
    const detailSize = Math.max(theme.minSize, Math.round(limits.detailSize * factor));
    const pairs = items.map(({ label, detail }) => ({
      label: textBlock(
        label,
        { face: limits.labelFace, size: labelSize, color: theme.color.text },
        { width: limits.labelWidth },
        context,
      ),
      detail:
        detail === undefined
          ? null
          : textBlock(
              detail,
              { face: "body", size: detailSize, color: theme.color.muted },
              { width: limits.detailWidth },
              context,
            ),
    }));
    if (pairs.every((pair) => pairFits(pair, limits))) return pairs;
    if (labelSize === theme.minSize && detailSize === theme.minSize) return null;
  }
}

function pairFits({ label, detail }: FittedPair, limits: PairLimits): boolean {
  const { maxLines = 3 } = limits;
  return (
    fits(label, { width: limits.labelWidth, maxLines }) &&
    (detail === null || fits(detail, { width: limits.detailWidth, maxLines: maxLines + 1 })) &&
    pairHeight({ label, detail }, limits) <= limits.height
  );
}

export function pairHeight({ label, detail }: FittedPair, { stacked }: Pick<PairLimits, "stacked">): number {
  if (detail === null) return label.height;
  const between = Math.round(label.style.size * 0.22);
  return stacked ? label.height + between + detail.height : Math.max(label.height, detail.height);
}
