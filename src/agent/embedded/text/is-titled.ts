const TITLED = 0.6;
const FEWEST = 2;

/** "The Old Bicycle Shop": where most long words have capitals none is told for a name by its own. */
export function isTitled(text: string): boolean {
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word));
  return long.length > FEWEST && capitals.length >= long.length * TITLED;
}
