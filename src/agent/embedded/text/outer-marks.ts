const OPENING = /^["“„«「『]\s?/u;
const CLOSING = /\s?["”“»」』]$/u;
const ANY = /["“”„«»「」『』]/gu;

/**
 * Words without the quotation marks around all of them: "“Bread has time”" → "Bread has time". Marks around a part of
 * them, as in "“I don't know, let me check” is the best sentence", are not taken away, but stand as marks within others
 * do in the language.
 */
export function withoutOuterMarks(text: string, language: string): string {
  const plain = text.trim();
  const [opens, closes] = [OPENING.test(plain), CLOSING.test(plain)];
  const marks = plain.match(ANY)?.length ?? 0;
  // An odd one out belongs to marks that were cut off before.
  const around = opens && closes && marks <= 2;
  const stray = marks === 1 && (opens || closes);
  if (around || stray) return plain.replace(OPENING, "").replace(CLOSING, "").trim();
  if (opens && closes && isOnePair(plain)) return plain.replace(OPENING, "").replace(CLOSING, "").trim();
  const [left, right] = INNER[language] ?? ["“", "”"];
  return plain.replaceAll(PAIR, (_, inner: string) => `${left}${inner}${right}`);
}

/** `“A “B” C”`: the first mark closes only at the end. */
function isOnePair(text: string): boolean {
  const last = Array.from(text).length - 1;
  let depth = 0;
  for (const [at, sign] of Array.from(text).entries()) {
    if (/[“„«「『]/u.test(sign)) depth += 1;
    if (/[”»」』]/u.test(sign)) depth -= 1;
    if (depth === 0 && at > 0 && at < last) return false;
  }
  return depth === 0;
}

const PAIR = /["“„«「]\s?([^"“”„«»「」]{1,200}?)\s?["”“»」]/gu;
/** Within a quotation: English ‘…’, German ‚…‘, Japanese 『…』. */
const INNER: Readonly<Record<string, readonly [string, string]>> = {
  en: ["‘", "’"],
  de: ["‚", "‘"],
  ja: ["『", "』"],
  zh: ["‘", "’"],
  ko: ["‘", "’"],
  nl: ["‘", "’"],
};
