import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { bars } from "./covers/bars.ts";
import { constellation } from "./covers/constellation.ts";
import { horizon } from "./covers/horizon.ts";
import { limb } from "./covers/limb.ts";
import { modules } from "./covers/modules.ts";
import { textSeed } from "../../../kernel/text-seed.ts";
import { sun } from "./covers/sun.ts";
import { tileMotif } from "./covers/tile-motif.ts";
import { waves } from "./covers/waves.ts";
import { orbitsLayer } from "./title-art.ts";

/** A title of more letters needs the frame: its cover is a band. An ideograph is as wide as two. */
const LONG = { square: 40, other: 56 };
/** Parts of a frame that a cover takes beside words, and above them. */
const BESIDE = { plate: 0.34, orbits: 0.38, sheet: 0.34, bleed: 0.36, band: 0.085 };
const ABOVE = { tall: 0.4, square: 0.34, band: 0.11 };
/** Part of the stage that a far view takes, where there are many words and where there are few. */
const FAR = { many: 0.2, few: 0.34 };

/**
 * What an opening shows whose subject has no picture: shapes in the style's own habits, chosen by the title. Tiles
 * on paper, lights or waves on a deep ground, modules on a sheet, bars on a gradient, a far view at night.
 */
export function coverOf(title: string, context: ComponentContext): { words: Rect; layers: Layer[] } {
  const { box, theme, direction, portrait, format } = context;
  const { art } = theme.habit;
  const square = portrait && !isPortrait(format);
  const long = lettersOf(title) > (square ? LONG.square : LONG.other);
  if (art === "none") return farView(title, long, context);
  const gap = Math.round((format.width === format.height ? 56 : long ? 72 : 100) * theme.unit);
  let [words, room]: [Rect, Rect] = [box, box];
  if (portrait) {
    const tall = isPortrait(format);
    // Two rows of tiles fill the width.
    const part = tall ? ABOVE.tall : ABOVE.square;
    const few = art === "plate" ? (box.width * 2) / (tall ? 3 : 5) : box.height * part;
    const height = Math.round(long ? box.width * ABOVE.band : few);
    room = { ...box, height };
    words = { ...box, y: box.y + height + gap, height: box.height - height - gap };
  } else {
    const width = Math.round(box.width * (long ? BESIDE.band : BESIDE[art]));
    const rtl = direction === "rtl";
    room = { ...box, x: rtl ? box.x : box.x + box.width - width, width };
    words = { ...box, x: rtl ? box.x + width + gap : box.x, width: box.width - width - gap };
  }
  return { words, layers: layersIn(title, room, long, context) };
}

function layersIn(title: string, room: Rect, long: boolean, context: ComponentContext): Layer[] {
  const { theme, format, direction, opening } = context;
  const { art } = theme.habit;
  if (art === "orbits") return lightsIn(title, room, long, context);
  const paint =
    art === "plate"
      ? tileMotif(title, room, theme)
      : art === "sheet"
        ? modules(title, room, theme)
        : bars(title, room, theme, direction);
  return [layerOf("picture", paint, enter(theme, opening), format)];
}

/** One of three: a sun and its orbits, a constellation, waves. A band has no room for orbits. */
function lightsIn(title: string, room: Rect, long: boolean, context: ComponentContext): Layer[] {
  const { theme, format, opening } = context;
  const kind = textSeed(title) % 3;
  const picture = (paint: Paint[]): Layer => layerOf("picture", paint, enter(theme, opening), format);
  if (long || kind === 1) return [picture(constellation(title, room, theme))];
  if (kind === 2) return [picture(waves(title, room, theme))];
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const size = Math.round(Math.min(room.width, room.height) * 0.62);
  return [orbitsLayer(room, context), picture(sun(middle, size, theme))];
}

/** Below the words, across the stage: ridges, or the edge of a world. */
function farView(title: string, long: boolean, context: ComponentContext): { words: Rect; layers: Layer[] } {
  const { box, theme, direction, format, opening } = context;
  const { stage } = theme;
  const height = Math.round(stage.height * (long ? FAR.many : FAR.few));
  const room = { ...stage, y: stage.y + stage.height - height, height };
  const view = textSeed(title) % 2 === 0 ? horizon : limb;
  const paint = view(title, room, theme, direction);
  const layer = layerOf("bleed-horizon", paint, { opacity: fadeIn(theme, opening) }, format);
  // The sun may look a little over the room's edge.
  const foot = Math.min(box.y + box.height, room.y - Math.round(height * 0.06));
  return { words: { ...box, height: foot - box.y }, layers: [layer] };
}

function lettersOf(title: string): number {
  return Array.from(title).reduce(
    (sum, letter) =>
      sum + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter) ? 2 : 1),
    0,
  );
}
