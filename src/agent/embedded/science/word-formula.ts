/** A name of a few words, or a number: what a formula in words counts with. */
const NAME = /^\p{L}[\p{L}\p{M}\p{N}'’-]*(?:\s[\p{L}\p{M}\p{N}'’-]+){0,4}/u;
const NUMBER = /^\p{Nd}+(?:[.,]\p{Nd}+)*(?:\s?[%‰])?/u;
const TIMES = /^\s*[×·⋅*]\s*/u;
/** "and/or" divides nothing. */
const OVER = /^(?:\s*÷\s*|\s+\/\s+)/u;
const PLUS = /^\s*(?<sign>\+|[−–]|-(?=\s))\s*/u;
const MOST = 140;
const SIGNS: Readonly<Record<string, string>> = { "=": "=", "≈": "\\approx" };

type Read = { tex: string; rest: string };

/**
 * "Gross margin = (revenue − cost of goods) ÷ revenue" as TeX with its quotient as a fraction; null for a line that is no
 * equation of words, or divides and groups nothing: what is only added stands in a row of its own kind.
 */
export function wordFormulaTex(line: string): string | null {
  const bare = line.trim().replace(/[.;]$/u, "");
  const [, left = "", sign = "", right = ""] = /^([^=≈]{2,60}?)\s*([=≈])\s*([^=≈]{3,})$/u.exec(bare) ?? [];
  if (bare.length > MOST || !/[÷/(]/u.test(right) || !/\p{L}{3}/u.test(left)) return null;
  const [named, value] = [nameOf(left), sumOf(right)];
  if (named?.rest.trim() !== "" || value?.rest.trim() !== "") return null;
  // "speed = 20 / 4" is a sum of numbers.
  return /\\text/u.test(value.tex) ? `${named.tex} ${SIGNS[sign] ?? "="} ${value.tex}` : null;
}

function nameOf(text: string): Read | null {
  const name = NAME.exec(text.trimStart())?.[0];
  if (name === undefined) return null;
  return { tex: `\\text{${name}}`, rest: text.trimStart().slice(name.length) };
}

/** Products with "+" and "−" between them. */
function sumOf(text: string): Read | null {
  let read = productOf(text);
  while (read !== null) {
    const found = PLUS.exec(read.rest);
    if (found === null) return read;
    const next = productOf(read.rest.slice(found[0].length));
    if (next === null) return null;
    read = { tex: `${read.tex} ${found.groups?.["sign"] === "+" ? "+" : "-"} ${next.tex}`, rest: next.rest };
  }
  return null;
}

/** Factors in a row: what is divided stands over what divides it, and needs no brackets there. */
function productOf(text: string): Read | null {
  let read = factorOf(text);
  while (read !== null) {
    const times = TIMES.exec(read.rest);
    const over = times === null ? OVER.exec(read.rest) : null;
    const sign = times ?? over;
    if (sign === null) return { tex: read.tex, rest: read.rest };
    const next = factorOf(read.rest.slice(sign[0].length));
    if (next === null) return null;
    read =
      over === null
        ? { tex: `${read.tex} \\times ${next.tex}`, rest: next.rest, inner: null }
        : {
            tex: `\\frac{${read.inner ?? read.tex}}{${next.inner ?? next.tex}}`,
            rest: next.rest,
            inner: null,
          };
  }
  return null;
}

/** `inner`: what stands within its brackets; null where it has none. */
function factorOf(text: string): (Read & { inner: string | null }) | null {
  const start = text.trimStart();
  if (start.startsWith("(")) {
    const inside = sumOf(start.slice(1));
    if (inside === null || !inside.rest.trimStart().startsWith(")")) return null;
    const rest = inside.rest.trimStart().slice(1);
    return { tex: `\\left(${inside.tex}\\right)`, rest, inner: inside.tex };
  }
  const number = NUMBER.exec(start)?.[0];
  if (number !== undefined)
    return {
      tex: number.replace(/\s?([%‰])$/u, "\\,\\$1"),
      rest: start.slice(number.length),
      inner: null,
    };
  const name = nameOf(start);
  return name === null ? null : { ...name, inner: null };
}
