import type { Layer } from "../../../artifacts/timeline.ts";
import { entranceOf, firstContent, WING } from "../../entrances/first-content.ts";
import { mapTracks } from "../../layers/map-tracks.ts";
import { leaveAt } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";
import { lonelyLine } from "./lonely-line.ts";
import { plainWing } from "./wing/wing-layers.ts";
import { wingScene } from "./wing/wing-room.ts";

/** A heading that would stand alone at least so long, in seconds, has the page for itself first. */
const LEAST_SECONDS = 0.9;
/** Of the display size: a section is announced more quietly than a film, and louder than a sentence. */
const SIZE = 1.1;
/** A scene's heading, with what stands by it. */
const HEADING = /^(?:heading|heading-rule|eyebrow)$/;
/** A drawing in a wing or above centred words. */
const DRAWING = /^illustration/;
/** Ids of the announcement's layers begin so. */
const ANNOUNCED = "section";

/**
 * A section whose first content comes later than its heading opens on the heading alone, as large as a
 * sentence and beside a wing; it has gone when the heading comes in its place with the content: the same words never stand there twice.
 * `layers`: the scene laid out.
 */
export function openSection(layers: Layer[], heading: string, context: ComponentContext): Layer[] {
  const { theme, format, opening } = context;
  // A drawing says nothing before the words that it belongs to.
  const first = firstContent(layers.filter(({ id }) => !DRAWING.test(id)));
  if (first === null || first - opening < LEAST_SECONDS * format.fps) return layers;
  const until = first - theme.motion.exit;
  const { words, wing } = wingScene({}, "plain", context);
  // All sections of a film are announced in one size, in as many lines as that takes.
  const line = { id: ANNOUNCED, text: heading, emphasis: [], size: SIZE, steady: true, frame: opening };
  const isDrawn = layers.some(({ id }) => DRAWING.test(id));
  // Where the content stands beside a wing of its own, that is there from the start, unless it is a drawing's.
  const winged = !isDrawn && layers.some(({ id }) => id.startsWith(WING));
  const announced = [
    ...(winged ? [] : plainWing(heading, wing, context)),
    ...lonelyLine(line, words, context),
  ];
  return [
    ...announced.map((layer) => ({
      ...layer,
      id: layer.id.startsWith("bleed-") ? `${layer.id}-${ANNOUNCED}` : layer.id,
      tracks: leaveAt(layer.tracks, theme, until),
    })),
    ...layers.map((layer) => (waits(layer, isDrawn, context) ? delayed(layer, first) : layer)),
  ];
}

/** The heading gives way to its announcement, and so does a drawing that is there at the opening with what it stands in. */
function waits(layer: Layer, isDrawn: boolean, { opening }: ComponentContext): boolean {
  if (HEADING.test(layer.id)) return true;
  const stands = DRAWING.test(layer.id) || layer.id.startsWith(WING);
  return isDrawn && stands && (entranceOf(layer)?.from ?? 0) <= opening;
}

/** The same layer, entering from a later frame on. */
function delayed(layer: Layer, from: number): Layer {
  const entrance = entranceOf(layer);
  if (entrance === null) return layer;
  const by = from - entrance.from;
  const tracks = mapTracks(layer.tracks, (track) => track.map((key) => ({ ...key, frame: key.frame + by })));
  return { ...layer, tracks };
}
