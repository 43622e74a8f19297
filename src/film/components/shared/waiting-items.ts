import type { Layer } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import type { ComponentContext } from "../component.ts";

/**
 * What of a list, a row of steps, a timeline, a table, a comparison or of several figures comes one after the other; and the words
 * that a section begins with.
 */
const COMES =
  /^(?:(?:item|step|event|name|card|side|panel|sheet|divider|was|figure|label)-\d+|thing-\d+(?:-\d+)?|row-\d+(?:-\d+)?|point-\d+-\d+|statement)$/u;
/** How strong a thing is that is not told yet: its place is seen, and nobody reads it before the voice names it. Light fades sooner on the dark. */
const FAINT = { onLight: 0.26, onDark: 0.34 };

/** Of the time in which it would come: what waits for less would only flicker. */
const LEAST_WAIT = 1.2;
/** Ids of layers that wait begin so. */
const WAITING = "waiting-";

/**
 * What is told later, faint at its place from when its page begins: a list of which only the first item is told would stand in an
 * empty frame, and so would a heading that is said before all of them. Each gives way to its item as that comes.
 */
export function withWaitingItems(
  layers: readonly Layer[],
  { theme, format, frames, opening }: ComponentContext,
): Layer[] {
  const { enter, transition } = theme.motion;
  const faint = theme.dark ? FAINT.onDark : FAINT.onLight;
  const coming = layers.filter(({ id }) => COMES.test(id));
  const begins = new Map<number, number>();
  for (const layer of coming) {
    const page = leavesAt(layer, frames);
    begins.set(page, Math.min(begins.get(page) ?? frames, comesAt(layer)));
  }
  // The first page is there as soon as the scene is: in the passage to it, what only waits would make an edit of its words
  // an edit of the passage too.
  const [firstPage] = [...begins].toSorted(([, one], [, other]) => one - other);
  if (firstPage !== undefined)
    begins.set(firstPage[0], Math.min(firstPage[1], Math.max(opening, transition - 1)));
  return layers.flatMap((layer) => {
    const first = begins.get(leavesAt(layer, frames)) ?? 0;
    const frame = comesAt(layer);
    if (!COMES.test(layer.id) || frame <= first + LEAST_WAIT * enter) return [layer];
    const opacity = [
      { frame: first, value: 0 },
      { frame: first + enter, value: faint, ease: "out" as const },
      { frame, value: faint },
      { frame: frame + enter, value: 0, ease: "out" as const },
    ];
    // What counts up waits as it will stand.
    const stands = layer.tracks.value?.at(-1)?.value;
    const value = stands === undefined ? {} : { value: [{ frame: 0, value: stands }] };
    return [layerOf(`${WAITING}${layer.id}`, layer.paint, { opacity, ...value }, format), layer];
  });
}

/** The same layers where something else has the frame until `from`: what comes then waits for nothing. */
export function waitingFrom(
  from: number,
  layers: readonly Layer[],
  { theme }: Pick<ComponentContext, "theme">,
): Layer[] {
  const { enter } = theme.motion;
  return layers.flatMap((layer) => {
    const { opacity = [] } = layer.tracks;
    const [begins, , comes] = opacity;
    if (!layer.id.startsWith(WAITING) || begins === undefined || comes === undefined || begins.frame >= from)
      return [layer];
    if (comes.frame <= from + LEAST_WAIT * enter) return [];
    const later = opacity.map((key, at) => (at < 2 ? { ...key, frame: from + at * enter } : key));
    return [{ ...layer, tracks: { ...layer.tracks, opacity: later } }];
  });
}

function comesAt({ tracks }: Layer): number {
  return tracks.opacity?.[0]?.frame ?? 0;
}

function leavesAt({ tracks }: Layer, frames: number): number {
  const last = tracks.opacity?.at(-1);
  return last !== undefined && last.value === 0 ? last.frame : frames;
}
