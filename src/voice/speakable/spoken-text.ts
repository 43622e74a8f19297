/**
 * A text as it is spoken, with the way back to what was written. For each UTF-16 unit of `spoken`,
 * `from` and `to` give the stretch of the written text that it stands for; both only rise. Units that
 * were copied stand for one unit, units of a replacement for all that was replaced.
 */
export type SpokenText = {
  readonly written: string;
  readonly spoken: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
};

/** A stretch of text and what is said in its place. */
export type Replacement = { start: number; end: number; spoken: string };

export function asWritten(text: string): SpokenText {
  const from = Array.from({ length: text.length }, (_, index) => index);
  return { written: text, spoken: text, from, to: from.map((index) => index + 1) };
}

/** Replaces stretches of the spoken text (given in its offsets, in order, apart from each other). */
export function replaceAll(text: SpokenText, replacements: readonly Replacement[]): SpokenText {
  if (replacements.length === 0) return text;
  const from: number[] = [];
  const to: number[] = [];
  let spoken = "";
  let at = 0;
  const copyUntil = (end: number): void => {
    for (let unit = at; unit < end; unit += 1) {
      from.push(text.from[unit] ?? 0);
      to.push(text.to[unit] ?? 0);
    }
    spoken += text.spoken.slice(at, end);
    at = end;
  };
  for (const { start, end, spoken: said } of replacements) {
    copyUntil(start);
    const writtenFrom = text.from[start] ?? text.written.length;
    const writtenTo = end > start ? (text.to[end - 1] ?? text.written.length) : writtenFrom;
    for (let unit = 0; unit < said.length; unit += 1) {
      from.push(writtenFrom);
      to.push(writtenTo);
    }
    spoken += said;
    at = end;
  }
  copyUntil(text.spoken.length);
  return { written: text.written, spoken, from, to };
}
