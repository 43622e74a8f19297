/** A whole number that a text chooses, by FNV-1a: the same for the same text, and nothing of chance or time in it. */
export function textSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
