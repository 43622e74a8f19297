import type { Layer, Paint, Track } from "../../../artifacts/timeline.ts";
import { inkOf } from "../../layout/layer-builder.ts";
import { blend, contrast } from "../../styles/contrast.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";

/** What of a list, of steps, of a history and of a comparison is told as one: an item, or a side with its points. */
const TOLD = /^(item|step|event|side|point)-(\d+)/u;
/** How strong that is when the next is told: it is still read, and the eye goes to what the voice is at. */
const CALM = { onLight: 0.76, onDark: 0.72 };
/** Of its strength, what is to be read keeps at least so much contrast; large words that had little before may have a little less. */
const READ = { small: 4.5, large: 3, kept: 0.72 };
/** px at 1080: letters that are large, as `check-layers` has it. */
const LARGE = 32;
const FINER = 0.04;
/** In seconds: what is told for less is told together with what comes then, and would only flicker. */
const LEAST_TOLD = 1.3;
/** In seconds, so long all stand alike before their scene ends: then they are a whole again. */
const WHOLE = 1;

/**
 * What has been said of a list steps back as the next item is said, and all are alike again before the scene rests: an eye that comes
 * late sees at once which one the voice is at. Pages that turn do so as they are.
 */
export function withSaidItemsCalm(layers: readonly Layer[], context: ComponentContext): Layer[] {
  const pages = Map.groupBy(
    layers.filter(({ id }) => TOLD.test(id)),
    (layer) => leavesAt(layer) ?? context.frames,
  );
  const calmed = new Map<Layer, Layer>();
  for (const [leaves, page] of pages) {
    const told = toldTogether(page, context);
    const release = leaves === context.frames ? releaseOf(told, context) : null;
    for (const [at, { layers: said }] of told.entries()) {
      const next = told[at + 1]?.from;
      if (next === undefined) continue;
      for (const layer of said) calmed.set(layer, calm(layer, next, release, context));
    }
  }
  return layers.map((layer) => calmed.get(layer) ?? layer);
}

type Told = { from: number; to: number; layers: Layer[] };

/** The page's items in the order in which they are told, as many together as the voice names in a breath; none where they take turns. */
function toldTogether(page: readonly Layer[], { format }: ComponentContext): Told[] {
  const items = [...Map.groupBy(page, ({ id }) => itemOf(id)).values()].map((layers): Told => {
    // A side's head may stand from the start: it is told with its points.
    const points = layers.filter(({ id }) => id.startsWith("point"));
    const frames = (points.length > 0 ? points : layers).map(comesAt);
    return { from: Math.min(...frames), to: Math.max(...frames), layers };
  });
  const together: Told[] = [];
  for (const item of items.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    const last = together.at(-1);
    // Sides whose points are told in turn are read across, as a table is.
    if (last !== undefined && last.to > item.from) return [];
    if (last === undefined || item.from - last.to >= LEAST_TOLD * format.fps) together.push(item);
    else together.splice(-1, 1, { ...last, to: item.to, layers: [...last.layers, ...item.layers] });
  }
  return together;
}

/** A side's points are its own. */
function itemOf(id: string): string {
  const [, kind = "", number = ""] = TOLD.exec(id) ?? [];
  return `${kind === "point" ? "side" : kind}-${number}`;
}

/** When all are alike again: the last was told for as long as the longest before it, and nothing moves at the end. */
function releaseOf(told: readonly Told[], { theme, frames, format }: ComponentContext): number {
  const { enter, exit } = theme.motion;
  const longest = Math.max(...told.slice(1).map(({ from }, at) => from - (told[at]?.from ?? from)));
  const last = told.at(-1)?.from ?? 0;
  const latest = frames - Math.round(WHOLE * format.fps) - enter - 1;
  return Math.min(last + longest, Math.max(latest, Math.min(last + exit, frames - enter - 1)));
}

/** What stays on its page and is followed there: it steps back as that comes. */
export function steppingBack(layer: Layer, from: number, context: ComponentContext): Layer {
  return calm(layer, from, null, context);
}

function calm(layer: Layer, from: number, release: number | null, context: ComponentContext): Layer {
  const { theme } = context;
  const { exit, enter } = theme.motion;
  const { opacity = [] } = layer.tracks;
  const strength = calmOf(layer, theme);
  if (strength > 1 - FINER) return layer;
  // Before the page goes, where it does.
  const leaves = leavesAt(layer);
  const [arrived, going] = leaves === null ? [opacity, []] : [opacity.slice(0, -2), opacity.slice(-2)];
  const start = Math.max(from, arrived.at(-1)?.frame ?? 0);
  const ends = going[0]?.frame ?? release;
  // What would be itself again as soon as it is calm only flickers.
  if (ends !== null && ends <= start + 2 * exit) return layer;
  const track: Track = [
    ...arrived,
    { frame: start, value: 1 },
    { frame: start + exit, value: strength, ease: "inOut" },
    ...(release === null
      ? []
      : ([
          { frame: release, value: strength },
          { frame: release + enter, value: 1, ease: "inOut" },
        ] as Track)),
    ...going.map((key, at) => (at === 0 ? { ...key, value: strength } : key)),
  ];
  return { ...layer, tracks: { ...layer.tracks, opacity: withoutTwins(track) } };
}

/** One key a frame. */
function withoutTwins(track: Track): Track {
  return track.filter(({ frame }, at) => track[at + 1]?.frame !== frame);
}

/** As calm as its words can be and still be read on each ground of the style; fills of its own grow pale with them. */
function calmOf(layer: Layer, theme: Theme): number {
  const texts = layer.paint.flatMap((paint) => (paint.kind === "text" ? [paint] : []));
  const isRead = (strength: number): boolean =>
    texts.every((text) => {
      const fill = text.on ?? fillUnder(text, layer);
      const ratio = (at: number) =>
        Math.min(
          ...theme.color.grounds.map((ground) =>
            contrast(
              blend(ground, text.color.slice(0, 7), at),
              fill === null ? ground : blend(ground, fill, at),
            ),
          ),
        );
      const size = Number(/(\d+(?:\.\d+)?)px/u.exec(text.font)?.[1] ?? 0);
      const full = ratio(1);
      const least = size >= LARGE * theme.unit ? Math.max(READ.large, full * READ.kept) : full;
      return ratio(strength) >= Math.min(READ.small, least);
    });
  let strength = theme.dark ? CALM.onDark : CALM.onLight;
  while (strength < 1 && !isRead(strength)) strength += FINER;
  return strength;
}

/** What the words stand on in their own layer. */
function fillUnder(text: Extract<Paint, { kind: "text" }>, { paint }: Layer): string | null {
  const ink = inkOf(text);
  const [x, y] = [ink.x + ink.width / 2, ink.y + ink.height / 2];
  const under = paint.slice(0, paint.indexOf(text)).findLast((one) => {
    if (one.kind === "text" || !("fill" in one) || typeof one.fill !== "string" || one.fill.length !== 7)
      return false;
    const at = inkOf(one);
    return x > at.x && x < at.x + at.width && y > at.y && y < at.y + at.height;
  });
  return under !== undefined && "fill" in under && typeof under.fill === "string" ? under.fill : null;
}

function comesAt({ tracks }: Layer): number {
  return tracks.opacity?.[0]?.frame ?? 0;
}

/** The frame at which a page that turns has gone. */
function leavesAt({ tracks }: Layer): number | null {
  const last = tracks.opacity?.at(-1);
  return last !== undefined && last.value === 0 ? last.frame : null;
}
