/** Classes that stand in thousands of sources, and the letters of Chinese beyond the first plane, which two of them have. */
const CLASSES: Readonly<Record<string, { is: RegExp; beyond: string }>> = {
  "\\p{L}": { is: /\p{L}/u, beyond: "\\u{20000}-\\u{3ffff}" },
  "\\p{M}": { is: /\p{M}/u, beyond: "" },
  "\\p{Ll}": { is: /\p{Ll}/u, beyond: "" },
  "\\p{Lu}": { is: /\p{Lu}/u, beyond: "" },
};
/** No text has them. */
const UNUSED = /[\p{Cn}\p{Co}\p{Cs}]/u;
const PLANE = 0x10000;
const ranges = new Map<string, string>();

/**
 * The same source with its classes of letters and marks as ranges of the first plane: `(?<![\p{L}\p{M}])` and its like stand in
 * some ten thousand patterns, and rare scripts of higher planes made the code of each five times as long. All of them filled the
 * space that an engine has for code.
 */
export function withCompactLetters(source: string): string {
  if (!source.includes("\\p{L") && !source.includes("\\p{M}")) return source;
  let isInClass = false;
  return source.replaceAll(/\\p\{(?:L[lu]?|M)\}|\\.|[[\]]/gsu, (part) => {
    const own = rangesOf(part);
    if (own !== null) return isInClass ? own : `[${own}]`;
    if (part === "[") isInClass = true;
    else if (part === "]") isInClass = false;
    return part;
  });
}

function rangesOf(name: string): string | null {
  const own = CLASSES[name];
  if (own === undefined) return null;
  const known = ranges.get(name);
  if (known !== undefined) return known;
  const made = firstPlane(own.is) + own.beyond;
  ranges.set(name, made);
  return made;
}

function firstPlane(is: RegExp): string {
  let made = "";
  let [start, last] = [-1, -1];
  const close = (): void => {
    if (start >= 0) made += start === last ? escaped(start) : `${escaped(start)}-${escaped(last)}`;
    start = -1;
  };
  for (let code = 0; code < PLANE; code += 1) {
    const sign = String.fromCodePoint(code);
    if (is.test(sign)) {
      if (start < 0) start = code;
      last = code;
    } else if (!UNUSED.test(sign)) close();
  }
  close();
  return made;
}

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, "0")}`;
