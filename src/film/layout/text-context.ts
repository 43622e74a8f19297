import { cssFont, fontStack } from "../fonts/font-stack.ts";
import { likelyLocale } from "../fonts/likely-locale.ts";
import type { FaceName, Theme } from "../styles/theme.ts";

/** What text needs to know of its surroundings. */
export type TextContext = {
  theme: Theme;
  /** BCP-47. */
  language: string;
  direction: "ltr" | "rtl";
};

/** How a text is set; `size` in px of the format. */
export type TextStyle = {
  face: FaceName;
  size: number;
  color: string;
  weight?: number;
  /** Multiple of the size, where the face's own does not serve. */
  leading?: number;
  /** Em. */
  tracking?: number;
  /** OpenType features, e.g. `"tnum"` (tabular figures). */
  features?: string;
};

const RTL_SCRIPTS = new Set(["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"]);

export function directionOf(language: string): "ltr" | "rtl" {
  return RTL_SCRIPTS.has(likelyLocale(language).script ?? "") ? "rtl" : "ltr";
}

/** The font shorthand for a text, naming only the slices that it needs. */
export function fontFor(text: string, style: TextStyle, context: TextContext): string {
  const { face, dark } = context.theme;
  const own = face[style.face];
  const wished = style.weight ?? own.weight;
  const weight = dark && OTHER_SCRIPT.test(text) ? Math.max(wished, LEAST_ON_DARK) : wished;
  return cssFont(fontStack(text, own.package, context.language), weight, style.size);
}

/** Letters without thick strokes, whose thin ones a light weight makes a hairline; light on dark it is lost. */
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;
const LEAST_ON_DARK = 460;

/** Joined scripts are torn apart by tracking, and Han needs none. */
export function trackingPx(text: string, style: TextStyle, context: TextContext): number {
  if (
    !/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(
      text,
    )
  )
    return 0;
  return (style.tracking ?? context.theme.face[style.face].tracking) * style.size;
}

/** Distance of a text's lines in px. */
export function leadingPx(style: TextStyle, context: TextContext, text = ""): number {
  const face = context.theme.face[style.face];
  const leading = style.leading ?? face.leading;
  const script = likelyLocale(context.language).script ?? "Latn";
  return Math.round(style.size * Math.max(leading, leadingOfScript(script), leadingOfText(text)));
}

/** Marks above and below need room that Latin does not. */
function leadingOfScript(script: string): number {
  if (["Khmr", "Mymr", "Laoo", "Tibt"].includes(script)) return 1.55;
  if (["Thai", "Arab", "Deva", "Beng", "Taml", "Telu"].includes(script)) return 1.42;
  if (["Hans", "Hant", "Jpan", "Kore"].includes(script)) return 1.32;
  // Without points Hebrew rises no higher than its letters, and reaches below them in five alone.
  if (["Geor", "Armn", "Ethi", "Hebr"].includes(script)) return 1.25;
  return 0;
}

/** A line of Hindi needs its room in an English film too. */
function leadingOfText(text: string): number {
  if (/[\p{Script=Khmer}\p{Script=Myanmar}]/u.test(text)) return 1.55;
  if (
    /[\p{Script=Thai}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\u0591-\u05C7]/u.test(
      text,
    )
  )
    return 1.42;
  if (/[\p{Script=Hebrew}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Ethiopic}]/u.test(text)) return 1.25;
  return 0;
}
