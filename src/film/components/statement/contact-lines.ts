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

const ICONS: Record<Contact["by"], string> = { phone: "phone", mail: "envelope-simple", web: "globe-simple" };
/** Of the display size: one line is the picture's foot, several share its room. */
const SIZE = { wide: 0.62, other: 0.66 };
/** Of the letters: the icon before a line, what lies between the two, and from one line to the next. */
const ICON = 0.92;
const BESIDE = 0.42;
const BETWEEN = 0.42;
/** px at a short side of 1080 between the words and the lines. */
const ABOVE = 56;
/** Part of the room that words above the lines have where the frame is tall: the lines stand near them. */
const WORDS = 0.6;

/** What lines that tell how to reach somebody leave of a room of words: they stand at its foot. */
export function roomAbove(contacts: readonly Contact[], room: Rect, context: ComponentContext): Rect {
  if (contacts.length === 0) return room;
  const { height, above } = measured(blocksOf(contacts, room, context), context);
  const free = room.height - height - above;
  return { ...room, height: isWide(context.format) ? free : Math.min(free, Math.round(room.height * WORDS)) };
}

function measured(blocks: readonly TextBlock[], { theme }: ComponentContext) {
  const between = Math.round((blocks[0]?.style.size ?? 0) * BETWEEN);
  const height = blocks.reduce((sum, block) => sum + block.height, 0) + between * (blocks.length - 1);
  return { height, between, above: Math.round(ABOVE * theme.unit) };
}

/** The lines in a room of words, below `roomAbove`, each with its sign; `isTold`: they begin where the words do. */
export function contactLines(
  contacts: readonly Contact[],
  room: Rect,
  isTold: boolean,
  context: ComponentContext,
): Layer[] {
  const { theme, format, direction } = context;
  const blocks = blocksOf(contacts, room, context);
  const { above, between } = measured(blocks, context);
  const words = roomAbove(contacts, room, context);
  const centred = theme.habit.align === "center" && !isTold;
  const rtl = direction === "rtl";
  let y = words.y + words.height + above;
  return blocks.map((block, at) => {
    const contact = contacts[at];
    const { size } = block.style;
    const [icon, beside] = [Math.round(size * ICON), Math.round(size * BESIDE)];
    const wide = icon + beside + block.width;
    const spare = room.width - wide;
    const left = Math.round(room.x + (centred ? spare / 2 : rtl ? spare : 0));
    const sign = {
      x: rtl ? left + wide - icon : left,
      y: Math.round(y + (block.height - icon) / 2),
      size: icon,
    };
    const place = { x: rtl ? left : left + icon + beside, y, width: block.width, height: block.height };
    const paint = [
      ...iconPaint(ICONS[contact?.by ?? "web"], sign, theme.color.primary, theme.iconWeight),
      ...paintBlock(block, { ...place, align: "start" }, context),
    ];
    y += block.height + between;
    return layerOf(`contact-${at + 1}`, paint, enter(theme, context.at(contact?.cue)), format);
  });
}

/** All of one size, each on a line of its own. */
function blocksOf(contacts: readonly Contact[], room: Rect, context: ComponentContext): TextBlock[] {
  const { theme, format } = context;
  const largest = Math.round(theme.size.display * (isWide(format) ? SIZE.wide : SIZE.other));
  const limits = (size: number) => ({ width: Math.floor(room.width - size * (ICON + BESIDE)), maxLines: 1 });
  const set = (size: number): TextBlock[] =>
    contacts.map(({ text }) =>
      textBlock(text, { face: "strong", size, color: theme.color.text }, limits(size), context),
    );
  const size = sizeLadder(largest, context).find((one) =>
    set(one).every((block) => fits(block, limits(one))),
  );
  return set(size ?? theme.minSize);
}
