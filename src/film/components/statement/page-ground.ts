import type { Layer } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, leaveAt } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";
import { onStage } from "../shared/wing/wing-layers.ts";
import type { Thought } from "./passages.ts";

/** The film's other ground under one page of a scene. */
export function otherGround({ from, until }: Thought, at: number, context: ComponentContext): Layer[] {
  const { theme, other = null, format } = context;
  if (other === null) return [];
  const layer = layerOf(`bleed-ground-${at + 1}`, other.background, { opacity: fadeIn(theme, from) }, format);
  return leaving([onStage(layer, theme)], until, context);
}

/** The context of a page that stands out: what is on it has the colours of its ground. */
export function onGroundOf({ isPeak }: Pick<Thought, "isPeak">, context: ComponentContext): ComponentContext {
  const { other = null, theme } = context;
  return { ...context, theme: (isPeak ? other : null) ?? theme };
}

/** Layers of a page, which go before the next comes; `until`: the frame of that, null for the last. */
export function leaving(layers: Layer[], until: number | null, { theme }: ComponentContext): Layer[] {
  if (until === null) return layers;
  return layers.map((layer) => ({
    ...layer,
    tracks: leaveAt(layer.tracks, theme, until - theme.motion.exit),
  }));
}
