import type { Contact } from "../../../artifacts/storyboard.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, sizeLadder, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isWide } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { wordWidth } from "../shared/lonely-line.ts";

const ICONS: Record<Contact["by"], string> = {
  phone: "phone",
  mail: "envelope-simple",
  web: "globe-simple",
  time: "calendar",
  place: "map-pin",
};
/** Of the display size. */
const SIZE = { wide: 0.72, other: 0.72 };
/** Of the letters: the icon before a line, what lies between the two, and from one line to the next. */
const ICON = 0.92;
const BESIDE = 0.42;
const BETWEEN = 0.42;
/** px at a short side of 1080 between the words and the lines. */
const ABOVE = 48;

/** Lines that tell how to reach somebody, set for a room: `height` is with the air above them, px. */
export type Reach = { contacts: readonly Contact[]; blocks: TextBlock[]; height: number };

/** Null where there are none. `most`: px that their letters, and all of them together, are at most; then a long line may take two. */
export function reachOf(
  contacts: readonly Contact[],
  room: Rect,
  context: ComponentContext,
  most?: { largest: number; height: number },
): Reach | null {
  if (contacts.length === 0) return null;
  const heightOf = (set: readonly TextBlock[]): number =>
    set.reduce((sum, block) => sum + block.height, 0) +
    betweenOf(set) * (set.length - 1) +
    Math.round(ABOVE * context.theme.unit);
  const blocks = blocksOf(contacts, room, context, (set) => heightOf(set) <= (most?.height ?? Infinity), most?.largest); // prettier-ignore
  return { contacts, blocks, height: heightOf(blocks) };
}

const betweenOf = ([first]: readonly TextBlock[]): number => Math.round((first?.style.size ?? 0) * BETWEEN);

/** The lines at the foot that the words keep free for them, each with its sign, on the words' axis; none before the frame `earliest`. */
export function contactLines(
  { contacts, blocks }: Reach,
  foot: Rect,
  context: ComponentContext,
  earliest = 0,
): Layer[] {
  const { theme, format, direction } = context;
  const centred = theme.habit.align === "center";
  const rtl = direction === "rtl";
  let y = foot.y + Math.round(ABOVE * theme.unit);
  return blocks.map((block, at) => {
    const contact = contacts[at];
    const { size } = block.style;
    const [icon, beside] = [Math.round(size * ICON), Math.round(size * BESIDE)];
    const wide = icon + beside + block.width;
    const spare = foot.width - wide;
    const left = Math.round(foot.x + (centred ? spare / 2 : rtl ? spare : 0));
    const sign = {
      x: rtl ? left + wide - icon : left,
      y: Math.round(y + (Math.min(block.height, block.leading) - icon) / 2),
      size: icon,
    };
    const place = { x: rtl ? left : left + icon + beside, y, width: block.width, height: block.height };
    const paint = [
      ...iconPaint(ICONS[contact?.by ?? "web"], sign, theme.color.primary, theme.iconWeight),
      ...paintBlock(block, { ...place, align: "start" }, context),
    ];
    y += block.height + betweenOf(blocks);
    return layerOf(
      `contact-${at + 1}`,
      paint,
      enter(theme, Math.max(earliest, context.at(contact?.cue))),
      format,
    );
  });
}

/** Of the largest size, one that is so much smaller is left for two lines. */
const SMALL = 0.84;

/** All of one size, each on a line of its own, or on two where it would be small. */
function blocksOf(
  contacts: readonly Contact[],
  room: Rect,
  context: ComponentContext,
  isLow: (set: readonly TextBlock[]) => boolean,
  most?: number,
): TextBlock[] {
  const { theme, format } = context;
  const largest = most ?? Math.round(theme.size.display * (isWide(format) ? SIZE.wide : SIZE.other));
  const within = wordWidth(room, context);
  const limits = (size: number) => ({
    width: Math.floor(within - size * (ICON + BESIDE)),
    maxLines: most !== undefined && size < largest * SMALL ? 2 : 1,
  });
  const set = (size: number): TextBlock[] =>
    contacts.map(({ text }) =>
      textBlock(text, { face: "strong", size, color: theme.color.text }, limits(size), context),
    );
  const size = sizeLadder(largest, context).find((one) => {
    const blocks = set(one);
    return blocks.every((block) => fits(block, limits(one))) && isLow(blocks);
  });
  return set(size ?? theme.minSize);
}
