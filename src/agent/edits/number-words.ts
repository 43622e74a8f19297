const CARDINALS = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
]; // prettier-ignore
const ORDINALS = [
  "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
  "nineteenth", "twentieth",
]; // prettier-ignore

/** Pattern sources, for building larger ones. */
export const CARDINAL = `(?:\\d{1,3}|${CARDINALS.slice(1).join("|")})`;
export const ORDINAL = `(?:\\d{1,3}(?:st|nd|rd|th)|${ORDINALS.slice(1).join("|")})`;

/** 3 of "3" or "three"; null where it is no number. */
export function cardinal(word: string): number | null {
  const text = word.trim().toLowerCase();
  if (/^\d{1,3}$/.test(text)) return Number(text);
  const at = CARDINALS.indexOf(text);
  return at > 0 ? at : null;
}

/** 3 of "third" or "3rd". */
export function ordinal(word: string): number | null {
  const text = word.trim().toLowerCase();
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(text)?.[1];
  if (digits !== undefined) return Number(digits);
  const at = ORDINALS.indexOf(text);
  return at > 0 ? at : null;
}
