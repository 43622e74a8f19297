import anyAscii from "any-ascii";
import { INTER } from "./font-packages.ts";
import { fontStack } from "./font-stack.ts";

/** Signs that no font of ours has, and what looks most like them. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  "☐": "□",
  "☒": "×",
  "✗": "×",
  "✘": "×",
  "➔": "→",
  "➜": "→",
  "➞": "→",
  "➤": "→",
  "⟳": "↻",
};

/**
 * A text in which every character can be drawn by a font of ours: composed, and what no font has (`missing`)
 * in plainer form, else by its sound in Latin letters, else left out. Any face of a style has what the plainest
 * has: the others are asked before it, and it after them.
 */
export function coverText(text: string, language: string): { text: string; missing: string[] } {
  const composed = text.normalize("NFC");
  const { missing } = fontStack(composed, INTER, language);
  const covered = missing.reduce(
    (now, one) =>
      now.replaceAll(one, (_, at: number) => {
        const plainer = replacement(one, language);
        // "2⅓" is not 21⁄3.
        return /^\d/u.test(plainer) && /\d$/u.test(now.slice(0, at)) ? ` ${plainer}` : plainer;
      }),
    composed,
  );
  return { text: covered, missing };
}

function replacement(character: string, language: string): string {
  for (const plainer of [LOOK_ALIKE[character], character.normalize("NFKC"), anyAscii(character)])
    // The name of an emoji between colons is no replacement.
    if (
      plainer !== undefined &&
      plainer !== character &&
      !/^:.*:$/.test(plainer) &&
      fontStack(plainer, INTER, language).missing.length === 0
    )
      return plainer;
  return "";
}
