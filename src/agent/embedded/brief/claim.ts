import type { Line } from "./closing.ts";
import { blanked, textAt, type Span } from "./sentence-spans.ts";

const CLAIM =
  "tag ?line|slogan|motto|claim|strapline|accroche|signature|lema|esl[oó]gan|leitspruch|hasło|слоган|девиз|гасло|slagord|slagordet|スローガン|キャッチコピー|口号|标语|標語|슬로건|شعار|الشعار|סלוגן|नारा";

/** "Tagline: Better sleep starts at breakfast": what a line is called belongs to the brief, not to the film. */
export const TAGLINE = new RegExp(
  `^(?:${CLAIM}|sub(?:title|line)|untertitel|sous-titre|subtítulo|sottotitolo|副标题)\\s*[:：]\\s*(?=\\S)`,
  "iu",
);
const NAMED_CLAIM = new RegExp(
  `^[\\s*_]*(?:(?:our|unser|notre|nuestro|il nostro|nosso|ons|наш) )?(?:${CLAIM})[*_]*\\s*[:：][\\s*_]*(?=\\S)`,
  "iu",
);

/** The sentence that a claim begins with, labelled so; -1 where none does. */
export function claimAt(said: readonly string[]): number {
  return said.findIndex((one) => NAMED_CLAIM.test(one));
}

/** A claim in its own words, which may be several sentences; the film ends with it. */
export function claimOf(source: string, span: Span): Line {
  const said = textAt(source, span).replace(NAMED_CLAIM, "");
  const text = said.replace(/^[\s*_"“„«»「『]+|[\s*_"“”»«」』]+$/gu, "");
  return { text, address: null, span };
}

/** Whether a text says its claim itself, so that its film need not end with it once more. */
export function saysClaim(source: string, { text, span }: Line): boolean {
  const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim(); // prettier-ignore
  return text !== null && plain(blanked(source, span)).includes(plain(text));
}
