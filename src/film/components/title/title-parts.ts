/** A title in two: what it is called, and what is said of it. */
export type TitleParts = { name: string; rest: string };

const LONGEST = { name: 44, rest: 72 };

/** "Why is this query slow? A database index in three minutes": what is asked, and what the film is. */
const ASKED = /^([^?？؟]{6,}[?？؟])\s*([^?？؟]{2,})$/u;

/** "Pracownia „Glinka” – ulep coś swojego": one dash with blanks about it, between two things of some length. */
const DASHED = /^([^:：–—]{8,}?)\s(?:[–—]|-)\s([^:：–—]{8,})$/u;

/**
 * "Seventy-two days: Nellie Bly races the world": the name before the one colon or dash, and what follows as a line of its own, with
 * a capital; a question and what stands behind it. Null for a title without such parts: a time, two colons, one word behind it.
 */
export function titleParts(title: string): TitleParts | null {
  const whole = title.trim();
  const dashed = DASHED.exec(whole);
  const found = ASKED.exec(whole) ?? /^([^:：]{2,})(?:\s?:\s+|：\s*)([^:：]{2,})$/u.exec(whole) ?? dashed;
  const [, name = "", rest = ""] = found ?? [];
  const isLine = /\S\s+\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u.test(rest);
  // "17: 30" is a time, "Tidewell 3 – know before you go" a product.
  const isTime = found !== dashed && /\p{Nd}$/u.test(name);
  if (!isLine || name.length > LONGEST.name || rest.length > LONGEST.rest || isTime) return null;
  return { name: name.trim(), rest: capitalised(rest.trim()) };
}

/** "iPhone" and "pH" keep their letters. */
function capitalised(text: string): string {
  return /^\p{Ll}(?!\p{Lu})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
