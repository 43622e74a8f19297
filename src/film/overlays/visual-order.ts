/** Where each word of a line stands, from the line's left edge. */
export type WordPlace = { x: number; width: number };
export type WordRange = { start: number; end: number };

const RTL =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Places of words (UTF-16 ranges) in a line as it is drawn. Lines of one direction are measured up to the
 * word; where both directions meet, tokens between spaces are put in visual order after the Unicode
 * Bidirectional Algorithm (UAX #9: a number takes the side of the letters before it).
 */
export function wordPlaces(
  line: string,
  words: readonly WordRange[],
  direction: "ltr" | "rtl",
  measure: (text: string) => number,
): WordPlace[] {
  if (!RTL.test(line)) {
    return words.map(({ start, end }) => {
      const x = measure(line.slice(0, start));
      return { x, width: measure(line.slice(0, end)) - x };
    });
  }
  // Groups that a fixed space holds together are one number, which no line turns.
  const tokens = [...line.matchAll(/[\S\u00A0\u202F]+/gu)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    text,
    width: measure(text),
  }));
  const whole = measure(line);
  const space = tokens.length < 2 ? 0 : (whole - sum(tokens.map(({ width }) => width))) / (tokens.length - 1);
  const placed = inVisualOrder(tokens, direction, space);
  return words.map(({ start, end }) => {
    const own = placed.filter((token) => token.start < end && start < token.end);
    if (own.length === 0) return { x: 0, width: 0 };
    const x = Math.min(...own.map((token) => token.x));
    return { x, width: Math.max(...own.map((token) => token.x + token.width)) - x };
  });
}

type Token = WordRange & { text: string; width: number };

/** Tokens with their places: runs against the line's direction are turned as wholes. */
function inVisualOrder(tokens: readonly Token[], base: "ltr" | "rtl", space: number): (Token & WordPlace)[] {
  const runs: { against: boolean; tokens: Token[] }[] = [];
  let strong: "ltr" | "rtl" = base;
  for (const token of tokens) {
    const own = RTL.test(token.text) ? "rtl" : /\p{L}/u.test(token.text) ? "ltr" : null;
    // Two numbers in a line from right to left follow each other in the line's direction.
    const direction: "ltr" | "rtl" = own ?? strong;
    if (own !== null) strong = own;
    const against = direction !== base;
    const last = runs.at(-1);
    if (last?.against === true && against) last.tokens.push(token);
    else runs.push({ against, tokens: [token] });
  }
  const order = runs.flatMap((run) => (run.against ? run.tokens.toReversed() : run.tokens));
  const fromLeft = base === "ltr" ? order : order.toReversed();
  let x = 0;
  return fromLeft.map((token) => {
    const place = { ...token, x };
    x += token.width + space;
    return place;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
