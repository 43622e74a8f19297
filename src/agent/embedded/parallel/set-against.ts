import type { Found } from "./parted-block.ts";

/** Sides of which none only goes on with "and": "הקיבה קטנה, והמעיים לא בשלים" sets nothing against each other. */
export function setAgainst(found: Found | null): Found | null {
  if (found?.shows.form !== "sides") return found;
  if (found.shows.sides.slice(1).some(({ title }) => JOINED_AND.test(title))) return null;
  const sides = found.shows.sides.map((side, at) => (at === 0 ? side : { ...side, title: side.title.replace(AND_OF_NOUN, "") })); // prettier-ignore
  return { ...found, shows: { ...found.shows, sides } };
}

/** "פועלת חיה …, ומלכה חיה …": beside the other a name has no "and". */
const AND_OF_NOUN = /^ו(?!ע[די]|טרינר|ילון|רד|תיק|יטמין|ידאו|יכוח|אדי)(?=\p{Script=Hebrew}{3})/u;
/** "and the …" where it is written in one with its word. */
const JOINED_AND = /^(?:וה\p{Script=Hebrew}{2}|وال\p{Script=Arabic}{2})/u;
