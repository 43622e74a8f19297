/**
 * An arrow as keyboards have it, "->", "-->" or "=>", beside a space or a digit: "27 -> 2 + 7". Where letters touch it on both
 * sides it is code, and "<->" or "<=>" is another sign.
 */
const TYPED =
  /(?<![<=\-–—])(?:(?<=[\s\p{Nd}])|^)(?:-{1,3}|={1,2}|–|—)>(?!>)|(?<=[^\s<=\-–—])(?:-{1,3}|={1,2}|–|—)>(?=[\s\p{Nd}])/gu;

/** "Settings > Dashboards > Migrate": where to go, and no number that is greater; between two words only one may compare. */
const MENU_PATH =
  /(?<=[\p{L}\p{M})\]"”’])[ \t]>[ \t](?=[\p{L}[("“][^>\n.!?;]{0,40}[ \t]>[ \t][\p{L}[("“])|(?<=[\p{L}\p{M})\]"”’][ \t][>→][ \t][^>→\n.!?;]{1,40})[ \t]>[ \t](?=[\p{L}[("“])/gu;

/** A text with its typed arrows as one sign, which no line is broken within, and which is said as a pause. */
export function withArrows(text: string): string {
  if (!text.includes(">")) return text;
  return text
    .replace(TYPED, " → ")
    .replace(MENU_PATH, " → ")
    .replaceAll(/[ \t]*→[ \t]*/gu, " → ");
}

/** An arrow, however it is typed, with the blanks about it. */
export const TYPED_ARROW = /\s*(?:→|⟶|➔|➜|➝|⇒|=>|-{1,2}>|—>|–>)\s*/u;
