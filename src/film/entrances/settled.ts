import type { Layer } from "../../artifacts/timeline.ts";
import type { ComponentContext } from "../components/component.ts";
import { entranceOf } from "./first-content.ts";

/** What enters so soon after the film begins, in seconds, was meant to be there with it. */
const SOON_SECONDS = 0.4;

/**
 * What would enter as the film begins is there from its first frame: players show that frame while they
 * load, and as the film's picture in lists.
 */
export function settled(layers: Layer[], { opening, theme, format }: ComponentContext): Layer[] {
  const soon = opening + Math.min(theme.motion.enter, SOON_SECONDS * format.fps - 1);
  return layers.map((layer) => {
    const entrance = entranceOf(layer);
    if (entrance === null || entrance.from > soon) return layer;
    // What draws or counts for its own sake still does.
    if (layer.tracks.value !== undefined) return layer;
    const { opacity, x: _x, y: _y, scale: _scale, inset: _inset, ...rest } = layer.tracks;
    const left = opacity?.filter(({ frame }) => frame > entrance.to);
    return { ...layer, tracks: { ...rest, ...(left !== undefined && left.length > 0 && { opacity: left }) } };
  });
}
