/** A preposition before an amount: for how much, by how many. */
const HANGS =
  /^(?:for|with|at|by|from|für|mit|um|zu|pour|avec|à|por|con|a|per|da|com|voor|met|za|dla|за|по|на)\s(?:\p{Sc}\s?)?\p{Nd}/iu;

/** Whether a later piece only tells more of the first: "Ada bought twice in 2024 | for 40 | and 25 euros". */
export function hangsOnFirst(pieces: readonly string[]): boolean {
  return !HANGS.test(pieces[0] ?? "") && pieces.slice(1).some((piece) => HANGS.test(piece));
}
