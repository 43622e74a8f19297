import type { WishedColors } from "../../artifacts/storyboard.ts";
import { ON_PAPER, type Colorway, type StyleName } from "../../artifacts/style.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { OWN_PAPER } from "./clean-lecture.ts";
import { colorsOf } from "./colorways.ts";
import { luminance } from "./contrast.ts";
import { lettered } from "./lettering.ts";
import type { StyleColors } from "./palette.ts";
import { inColors, type SectionLight } from "./theme-for.ts";
import type { Theme } from "./theme.ts";
import type { Way } from "./ways.ts";

/** Styles on paper, and the one whose dark ground may be paper, too: a stage at night and a gradient cannot. */
const MAY_BE_PAPER: ReadonlySet<StyleName> = new Set<StyleName>([...ON_PAPER, "science_explainer"]);

/** A style's set of colours with what the brief orders in their places. */
export function wishedWay(
  style: StyleName,
  colorway: Colorway | undefined,
  wished: WishedColors | undefined,
): Way {
  const own = colorsOf(style, colorway);
  if (wished === undefined) return own;
  const { primary, accent } = wished;
  const named: StyleColors =
    // A gradient from one colour to another that is none of its neighbours is muddy between: the second is what shines on it.
    style === "product_showcase"
      ? { ...(primary && { primary }), ...(accent && { fill: accent }) }
      : {
          ...(primary && { primary, fill: (ON_PAPER.has(style) ? accent : undefined) ?? primary }),
          ...(accent && { accent }),
        };
  const first = { ...groundOf(style, colorway, wished, own), ...named };
  return { ...own, colors: first, second: secondOf(style, own, wished) };
}

/** Where the ground is ordered the film has that alone; `other` is null there. */
export function wishedLook(
  style: StyleName,
  format: Format,
  colorway: Colorway | undefined,
  direction: "ltr" | "rtl",
  {
    isCaptioned,
    light,
    wished,
  }: { isCaptioned: boolean; light: SectionLight | undefined; wished: WishedColors },
): { theme: Theme; other: Theme | null } {
  const { colors, second, lettering } = wishedWay(style, colorway, wished);
  const inThese = (one: StyleColors): Theme =>
    lettered(inColors(style, format, one, direction, isCaptioned, light), lettering);
  return {
    theme: inThese(colors),
    other: wished.ground === undefined ? inThese(second) : null,
  };
}

function groundOf(
  style: StyleName,
  colorway: Colorway | undefined,
  { ground, paper }: WishedColors,
  own: Way,
): StyleColors {
  if (ground === undefined || !MAY_BE_PAPER.has(style)) return own.colors;
  const isOnPaper = ON_PAPER.has(style);
  // A lecture's own paper, where its set leaves that to the style.
  const light = isOnPaper ? own.colors : { ...OWN_PAPER, ...colorsOf("clean_lecture", colorway).colors };
  const dark = isOnPaper ? own.second : own.colors;
  return { ...(ground === "light" ? light : dark), ...(paper !== undefined && { background: paper }) };
}

/** On paper a page turns to the darker of the ordered colours. */
function secondOf(style: StyleName, own: Way, { primary, accent }: WishedColors): StyleColors {
  if (primary === undefined || !ON_PAPER.has(style)) return own.second;
  const [darker = primary, lighter] = [primary, accent]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => luminance(a) - luminance(b));
  return { background: darker, ...(lighter !== undefined && { primary: lighter }) };
}
