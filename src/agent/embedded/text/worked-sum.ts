/** "9 × 24 = 216", "120 : 8 = 15": numbers on both sides of an equals sign, and more than one on the left. */
const WORKS_OUT =
  /^[^=]*\p{Nd}\s*(?:[+−–×÷·*/:x]|\s-)\s*\(?\p{Nd}[^=]*[=≈]\s*[−–-]?\s*(?:\p{Sc}\s?)?\p{Nd}[\p{Nd}.,\s]*\P{Nd}{0,24}$/u;

/** Whether a line works something out, and names nothing that has a value. */
export function worksOut(line: string): boolean {
  return WORKS_OUT.test(line);
}
