import type { Layer } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import type { ComponentContext } from "../component.ts";

/** What of a list, a row of steps or a timeline comes one after the other. */
const COMES = /^(?:item|step|event)-\d+$/u;
/** How strong a thing is that is not told yet: its place is seen, and nobody reads it before the voice names it. Light fades sooner on the dark. */
const FAINT = { onLight: 0.2, onDark: 0.3 };

/**
 * What is told later, faint at its place from when its page begins: a list of which only the first item is told would stand in an
 * empty frame. Each gives way to its item as that comes.
 */
export function withWaitingItems(
  layers: readonly Layer[],
  { theme, format, frames }: ComponentContext,
): Layer[] {
  const { enter } = theme.motion;
  const faint = theme.dark ? FAINT.onDark : FAINT.onLight;
  const coming = layers.filter(({ id }) => COMES.test(id));
  const begins = new Map<number, number>();
  for (const layer of coming) {
    const page = leavesAt(layer, frames);
    begins.set(page, Math.min(begins.get(page) ?? frames, comesAt(layer)));
  }
  return layers.flatMap((layer) => {
    const first = begins.get(leavesAt(layer, frames)) ?? 0;
    const frame = comesAt(layer);
    if (!COMES.test(layer.id) || frame <= first + 2 * enter) return [layer];
    const opacity = [
      { frame: first, value: 0 },
      { frame: first + enter, value: faint, ease: "out" as const },
      { frame, value: faint },
      { frame: frame + enter, value: 0, ease: "out" as const },
    ];
    return [layerOf(`waiting-${layer.id}`, layer.paint, { opacity }, format), layer];
  });
}

function comesAt({ tracks }: Layer): number {
  return tracks.opacity?.[0]?.frame ?? 0;
}

function leavesAt({ tracks }: Layer, frames: number): number {
  const last = tracks.opacity?.at(-1);
  return last !== undefined && last.value === 0 ? last.frame : frames;
}
