import type { Rule } from "../speakable/rules.ts";

/** What no language says: quotation marks, marks of formatting, pictures. Dashes and dots become pauses. */
export const CLEANING_RULES: readonly Rule[] = [
  { name: "apostrophe", pattern: /(?<=\p{L})[’ʼ＇](?=\p{L})/gu, say: () => "'" },
  {
    name: "quotation mark",
    pattern: /["“”„‟«»「」『』《》〈〉‹›`]|(?<!\p{L})[‘’‚]|[‘’](?!\p{L})/gu,
    say: () => "",
  },
  { name: "ellipsis", pattern: /(?:…|\.{3,})(?=\s*\p{L})/gu, say: () => "," },
  { name: "ellipsis at the end", pattern: /…+|\.{3,}/gu, say: () => "." },
  {
    name: "dash",
    pattern: /\s*[—―]+\s*|\s+(?:–|-{2,3})\s+(?!\d)|(?<=\p{L})--(?=\p{L})/gu,
    say: (_match, { before, after }) => (before === "" || after === "" ? " " : ", "),
  },
  {
    name: "bullet",
    pattern: /(?<!\S)[•‣▪◦●○■□▶►*_~|]+(?!\S)|\*{1,3}(?=\S)(?!\d)|(?<=\S)(?<!\d)\*{1,3}(?!\w)/gu,
    say: () => " ",
  },
  {
    name: "picture",
    pattern:
      /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™↔↕↖↗↘↙]]|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{fe0f}|\u{20e3}/gv,
    say: () => " ",
  },
  {
    name: "invisible",
    pattern: /[\u00ad\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069™®]/gu,
    say: () => "",
  },
  // espeak-ng spells a pointed word sign by sign: "gimel, Hebrew dagesh"; without its points it reads it.
  { name: "Hebrew point", pattern: /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/gu, say: () => "" },
  { name: "no-break space", pattern: /[\u00a0\u202f\u2007]/gu, say: () => " " },
];
