import type { SourceSpan } from "../../../artifacts/outline.ts";
import { saidClause } from "../scenes/said-words.ts";
import { isNamed } from "../scenes/signatures.ts";
import { speakerOf } from "../scenes/speakers.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import { quotationsIn, type Quotation } from "../text/quotations.ts";
import { countWords } from "../text/sentences.ts";
import { tidy } from "./inline-prose.ts";
import type { QuoteBlock } from "./brief.ts";

/** Somebody's words, without their marks, and who said them. */
type Signed = { text: string; by: string | null };

const OPENING = /["“„«»‹›「『”״]/u;
/** From the closing mark to who said it: a dash, a comma, a line of its own, or nothing but a blank. */
const TIE = /^[.。]?\s*(?:(?<dash>[-–—―~]+)\s*|(?<comma>[,，、،])\s*|(?<open>[(（]))?/u;
const LEAST = { words: 3, signs: 8 };
const MOST_NAME = { words: 9, signs: 80 };

/**
 * A passage that is nothing but what people say, each with their name behind it (`"…" — Ana, baker`, `« … » (Luc)`,
 * `„…“ Marta, Utrecht`, also below it or, where there are several, before it): a quotation each. Null where it holds
 * anything else, or no name.
 */
export function signedQuotes(text: string, language: string, span: SourceSpan): QuoteBlock[] | null {
  const base = language.split("-")[0] ?? language;
  const said = namedBehind(text, base) ?? namedBefore(text, base);
  if (said === null || said.every(({ by }) => by === null)) return null;
  return said.map((one) => ({
    kind: "quote",
    text: { shown: one.text, spoken: tidy(speakableProse(one.text)) },
    attribution: one.by,
    span,
  }));
}

function namedBehind(text: string, base: string): Signed[] | null {
  const found: Signed[] = [];
  let rest = text.trim();
  while (rest !== "") {
    const quoted = openingQuote(rest);
    if (quoted === null || quoted.end === null) return null;
    const behind = rest.slice(quoted.end);
    const next = nextQuote(behind);
    const by = signature(behind.slice(0, next), quoted.inner, base);
    if (by === undefined) return null;
    found.push({ text: tidy(quoted.inner), by });
    rest = behind.slice(next).trim();
  }
  return found;
}

/** `Ana: "…"`, a line each, two or more of them. */
function namedBefore(text: string, base: string): Signed[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const found = lines.map((line): Signed | null => {
    const { by = "", words = "" } =
      /^(?<by>[^:：]{2,60}?)\s?[:：]\s*(?<words>\S.*)$/u.exec(line.trim())?.groups ?? {};
    const quoted = openingQuote(words);
    const end = quoted?.end ?? null;
    const whole = end !== null && /^[.。]?$/u.test(words.slice(end));
    return whole && quoted !== null && countWords(by) > 1 && isNamed(by, base)
      ? { text: tidy(quoted.inner), by }
      : null;
  });
  const said = found.filter((one) => one !== null);
  return said.length === lines.length && said.length > 1 ? said : null;
}

/** The quotation that a passage begins with, of some length. */
function openingQuote(text: string): Quotation | null {
  const [first] = quotationsIn(text);
  if (first === undefined || first.start !== 0) return null;
  const long = countWords(first.inner) >= LEAST.words || first.inner.length >= LEAST.signs;
  return long ? first : null;
}

/** UTF-16 offset of the next quotation, behind a blank; the text's length for none. */
function nextQuote(text: string): number {
  for (let at = 1; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (!OPENING.test(mark) || !/\s/u.test(text.charAt(at - 1))) continue;
    if (openingQuote(text.slice(at)) !== null) return at;
  }
  return text.length;
}

/** Whoever is named behind a closing mark; null for nobody, undefined where something else stands there. */
function signature(behind: string, inner: string, base: string): string | null | undefined {
  if (/^[\s.。]*$/u.test(behind)) return null;
  // "said Ana Ruiz": the same sentence goes on.
  if (speakerOf(behind) !== null) return undefined;
  const tie = TIE.exec(behind);
  const { dash, comma, open } = tie?.groups ?? {};
  const bare = tidy(behind.slice(tie?.[0].length ?? 0));
  const name = (open === undefined ? bare : bare.replace(/[)）][.。]?$/u, "")).replace(
    /(?<=\p{L}{3}|\p{Script=Han})[.。]$/u,
    "",
  );
  if (name.length > MOST_NAME.signs || countWords(name) > MOST_NAME.words) return undefined;
  // "— she laughed.": what goes on in small letters is the sentence's.
  const stopped = /[.…。]$/u.test(inner) && saidClause(name) === null;
  if (dash !== undefined) return stopped || /^[\p{Lu}\p{Lo}@]/u.test(name) ? name : undefined;
  if (open !== undefined && !/[)）][.。]?$/u.test(bare)) return undefined;
  const ended = /[.!?…。！？؟।]\s?$/u.test(inner) || comma !== undefined || open !== undefined;
  return ended && isNamed(name, base) ? name : undefined;
}
