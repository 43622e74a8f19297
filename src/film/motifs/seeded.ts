import { textSeed } from "../../kernel/text-seed.ts";

/** The numbers from 0 to 1 that a text chooses, one after the other: each film has its own cover, always the same. */
export function seededBy(text: string): () => number {
  let state = textSeed(text);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 0x1000000;
  };
}
