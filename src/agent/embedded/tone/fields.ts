/** What films are about, where that has colours of its own which no drawing tells. */
export const FIELDS = ["safety", "clinic", "money", "craft", "space", "earth", "festive", "history"] as const;
export type Field = (typeof FIELDS)[number];

/**
 * Words by field, of a language: `*` stands for the rest of a word, `_` for a space. Forms of one word behind `~`, between `/`, are of the field
 * only beside another word of it: stars are of hotels as well. Those behind `&` are none of its words and bear such out: the sky.
 */
export type FieldWords = Readonly<Record<Field, string>>;
