import { between, contrastRatio } from "../../kernel/contrast.ts";

export const COLOR_NAMES = ["primary", "accent", "background", "text"] as const;
export type ThemeColors = Record<(typeof COLOR_NAMES)[number], string>;

/** A blue that says nothing of anybody. */
const PRIMARY = "#2f55d4";
const INK = "#14181f";
const PAPER = "#ffffff";
const BLACK = "#000000";
/** WCAG 2.2 AA for text. */
export const MIN_CONTRAST = 4.5;

/** `#RGB` and `#RRGGBB` as `#rrggbb`. */
export function normalColor(color: string): string {
  const digits = color.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** The first that is read beside `color`; white or black always is. */
function readableBeside(color: string | undefined, choice: readonly [string, ...string[]]): string {
  if (color === undefined) return choice[0];
  return choice.find((one) => contrastRatio(one, color) >= MIN_CONTRAST) ?? choice[0];
}

/** All four colours: what is missing goes with what is given, and text is always readable. */
export function completeColors(given: Partial<ThemeColors>): ThemeColors {
  const primary = given.primary ?? given.accent ?? PRIMARY;
  const background = given.background ?? readableBeside(given.text, [PAPER, INK, BLACK]);
  const text = given.text ?? readableBeside(background, [INK, PAPER, BLACK]);
  return { primary, accent: given.accent ?? between(primary, text, 0.35), background, text };
}

export type ContrastWarning = {
  foreground: "text";
  background: "background";
  ratio: number;
  minimum: number;
  message: string;
};

/** Where text on the background is hard to read. */
export function contrastWarnings({ text, background }: ThemeColors): ContrastWarning[] {
  const ratio = contrastRatio(text, background);
  if (ratio >= MIN_CONTRAST) return [];
  // Cut, not rounded: 4.499 must not be shown as 4.5.
  const shown = Math.floor(ratio * 100) / 100;
  const message = `Text ${text} on background ${background} has a contrast of ${shown}:1; at least ${MIN_CONTRAST}:1 is readable.`;
  return [{ foreground: "text", background: "background", ratio: shown, minimum: MIN_CONTRAST, message }];
}
