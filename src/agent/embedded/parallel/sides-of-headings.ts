import { sidesOfHeading } from "../scenes/versus.ts";
import type { NamedSides } from "./headed-sides.ts";

/** The two things that the nearest of the headings names, which does. */
export function sidesNamed(headings: readonly string[]): NamedSides | null {
  for (const heading of headings) {
    const names = sidesOfHeading(heading);
    if (names !== null) return { names, sure: COMPARES.test(heading.trim()) };
  }
  return null;
}

const COMPARES =
  /[?？؟]$|(?<!\p{L})(?:versus|vs\.?|compared|gegen|gegenüber|contre|contra|contro|frente a|против|tegen|أم)(?!\p{L})|[与與和跟对對と].*(?:比较|比較|区别|區別|对比|差别|不同|違い|どちら)|还是|還是|차이|비교/iu;
