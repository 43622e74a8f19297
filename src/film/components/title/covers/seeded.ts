/** A whole number that a text chooses, by FNV-1a: each film has its own cover, and always the same. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** The numbers from 0 to 1 that a text chooses, one after the other. */
export function seededBy(text: string): () => number {
  let state = seedOf(text);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 0x1000000;
  };
}
