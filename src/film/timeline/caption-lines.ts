const WIDE = /^(zh|ja|ko)\b/;

/** Characters a line: 42, the broadcasters' custom, or 16 of the wide scripts. */
export function lineLimit(language: string): number {
  return WIDE.test(language) ? 32 : 42;
}

/** Characters, those of the wide scripts counted as two. */
export function captionWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    width +=
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]/u.test(
        character,
      )
        ? 2
        : 1;
  }
  return width;
}

/** One line where it fits, else two of even length, broken after punctuation rather than inside a phrase. */
export function captionLines(text: string, language: string): string[] {
  const limit = lineLimit(language);
  if (captionWidth(text) <= limit) return [text];
  const breaks = breakOffsets(text, language);
  let best: { cost: number; lines: string[] } | null = null;
  for (const offset of breaks) {
    const lines = [text.slice(0, offset).trim(), text.slice(offset).trim()];
    const [first = 0, second = 0] = lines.map(captionWidth);
    if (first > limit || second > limit) continue;
    const pause = /[,;:.!?，、。；：！？،؛]$/u.test(lines[0] ?? "") ? 8 : 0;
    const cost = Math.abs(first - second) - pause;
    if (best === null || cost < best.cost) best = { cost, lines };
  }
  return best?.lines ?? greedyLines(text, breaks, limit);
}

/** Offsets at which a line may end: after spaces, and between words where a script writes none. */
function breakOffsets(text: string, language: string): number[] {
  const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  const spaced = /\s/u.test(text) && !WIDE.test(language);
  return segments
    .filter(({ segment, index }, at) => {
      if (index === 0) return false;
      const previous = segments[at - 1]?.segment ?? "";
      if (/^\s+$/u.test(previous)) return true;
      return !spaced && !/^\p{P}/u.test(segment) && !/[([{“‘「『（]$/u.test(previous);
    })
    .map(({ index }) => index);
}

/** As many lines as it takes; a word longer than a line is cut, which only an address ever needs. */
function greedyLines(text: string, breaks: number[], limit: number): string[] {
  const lines: string[] = [];
  let start = 0;
  while (captionWidth(text.slice(start).trim()) > limit) {
    const from = start;
    const fitting = breaks.filter(
      (offset) => offset > from && captionWidth(text.slice(from, offset).trim()) <= limit,
    );
    start = fitting.at(-1) ?? cutOffset(text, from, limit);
    lines.push(text.slice(from, start).trim());
  }
  return [...lines, text.slice(start).trim()].filter((line) => line !== "");
}

function cutOffset(text: string, from: number, limit: number): number {
  let end = from;
  for (const character of text.slice(from)) {
    if (captionWidth(text.slice(from, end + character.length)) > limit && end > from) break;
    end += character.length;
  }
  return end;
}
