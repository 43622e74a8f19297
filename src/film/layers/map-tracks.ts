import type { Track, Tracks } from "../../artifacts/timeline.ts";

/** Each track of a layer made another, or none; `rest` is its value where there is no track. */
export function mapTracks(tracks: Tracks, map: (track: Track, rest: number) => Track | undefined): Tracks {
  const { inset, ...plain } = tracks;
  const result: Tracks = {};
  for (const name of ["opacity", "x", "y", "scale", "value"] as const) {
    const track = plain[name];
    const rest = name === "x" || name === "y" ? 0 : 1;
    const mapped = track && map(track, rest);
    if (mapped !== undefined) result[name] = mapped;
  }
  const edges: NonNullable<Tracks["inset"]> = {};
  for (const edge of ["left", "top", "right", "bottom"] as const) {
    const track = inset?.[edge];
    const mapped = track && map(track, 0);
    if (mapped !== undefined) edges[edge] = mapped;
  }
  if (Object.keys(edges).length > 0) result.inset = edges;
  return result;
}
