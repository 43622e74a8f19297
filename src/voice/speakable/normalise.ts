import { replaceAll, type Replacement, type SpokenText } from "./spoken-text.ts";

/** Full-width and other compatibility forms of letters, digits and signs; wide commas stay, they end no number. */
const COMPATIBILITY =
  /[\u3000\uff02-\uff07\uff0a\uff0b\uff0d-\uff19\uff1c-\uff1e\uff20-\uff60\uff65-\uff9f\uffe0-\uffe6\u2460-\u2473\u3220-\u3247\u3280-\u32b0\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/gu;

/** Compatibility forms as the plain signs that the voice knows ("２０１６" → "2016", "ﬁ" → "fi"). */
export function plainForms(text: SpokenText): SpokenText {
  const replacements: Replacement[] = [];
  for (const match of text.spoken.matchAll(COMPATIBILITY)) {
    const plain = match[0].normalize("NFKC");
    if (plain !== match[0])
      replacements.push({ start: match.index, end: match.index + match[0].length, spoken: plain });
  }
  return replaceAll(text, replacements);
}
