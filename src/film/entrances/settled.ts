import type { Layer, Track } from "../../artifacts/timeline.ts";
import type { ComponentContext } from "../components/component.ts";
import { trackValue } from "../layers/layer-state.ts";
import { mapTracks } from "../layers/map-tracks.ts";
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
    const { inset: _inset, ...tracks } = layer.tracks;
    return {
      ...layer,
      tracks: mapTracks(tracks, (track, rest) => withoutEntrance(track, entrance.to, rest)),
    };
  });
}

/** A track as it stands when its layer has come, and what it does later; none where that is nothing. */
function withoutEntrance(track: Track, arrived: number, rest: number): Track | undefined {
  const stands = trackValue(track, arrived, rest);
  const later = track.filter(({ frame }) => frame > arrived);
  return later.length === 0 && stands === rest ? undefined : [{ frame: arrived, value: stands }, ...later];
}
