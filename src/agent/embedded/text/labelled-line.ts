/** "Opening hours: Tuesday and Saturday", a line of its own: says itself what it is. */
const LABELLED = /^\p{Lu}\p{L}+(?:\s\p{L}+){0,2}\s?[:：]\s?\S[^\n]{5,110}$/u;

/** Whether a line needs no heading, for it is headed by its own first words. */
export function isLabelled(line: string): boolean {
  return LABELLED.test(line);
}
