import { promisesCount, promisesOrder } from "../brief/counted-lists.ts";
import { withAppositions } from "../text/appositions.ts";
import { hangsOnFirst } from "../text/hanging-amount.ts";
import { opensClause } from "../text/main-clause.ts";
import { numberOfWord } from "../text/number-words.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { AND } from "./clauses.ts";
import { regex } from "../text/regex.ts";
import type { ToldStep } from "./told-steps.ts";
import { wholeLabel } from "./whole-label.ts";
import { splitOutside } from "../text/split-outside.ts";
import { isUnspaced } from "../text/unspaced.ts";

const FEWEST = 3;
const MOST = 6;
/** Things of so few words are a row that other pictures show. */
const FEWEST_WORDS = 4;
const MOST_LEAD_WORDS = 14;

/** "There are three rules: …" where what follows the colon has just so many parts; null where it has not. */
export function announcedParts(
  sentence: string,
  language: string,
): { lead: string; parts: ToldStep[] } | null {
  const [, lead = "", told = ""] = /^([^:：]{4,120}?)\s*[:：]\s*(.+)$/su.exec(sentence) ?? [];
  if (told === "" || countWords(lead) > MOST_LEAD_WORDS || /[?？؟"“”„«»「」:：]/u.test(told)) return null;
  const promises = promisesCount(lead, language) || promisesOrder(lead, language);
  const count = countIn(lead, language, promises ? 2 : FEWEST);
  if (count === null || count > MOST) return null;
  const pieces = piecesOf(withoutStop(told), count, language);
  if (pieces === null || pieces.every((piece) => countWords(piece) < FEWEST_WORDS)) return null;
  // Two of anything may be a clause and what hangs on it.
  if (count < FEWEST && pieces.some((piece) => countWords(piece) < FEWEST_WORDS)) return null;
  const labels = pieces.map((piece) => wholeLabel(capitalise(piece, language), null, language));
  const parts = labels.flatMap((label, at) =>
    label === null ? [] : [{ ...label, said: (pieces[at] ?? "").slice(0, SAID) }],
  );
  return parts.length < pieces.length ? null : { lead: headOf(lead, language), parts };
}

/** So many letters find a part in what is said. */
const SAID = 14;

/** The only number from `fewest` on that a lead-in has, in words or figures. */
export function countIn(lead: string, language: string, fewest = FEWEST): number | null {
  const words = isUnspaced(language)
    ? [...lead.matchAll(/(?<!第)[二三四五六七八九十两兩\d０-９]+(?=[つ点點个個条條種种项項大])/gu)].map(([word]) => word)
    : (lead.match(/[\p{L}\p{M}'’]+|\p{Nd}+/gu) ?? []); // prettier-ignore
  const found = words
    .map((word) => (/^\p{Nd}+$/u.test(word) ? Number(word) : numberOfWord(word, language)))
    .filter((value) => value !== null && value >= fewest);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Just so many parts, or null: at semicolons; else at commas and the "and" before the last. */
export function piecesOf(told: string, count: number, language: string): string[] | null {
  const whole = (pieces: readonly string[]): string[] | null => {
    const bare = withoutAnds(pieces, language);
    const isRow = bare.every((piece) => /\p{L}{2}/u.test(piece) && !OR.test(piece));
    return isRow && !hangsOnFirst(bare) && bare.length === count ? bare : null;
  };
  if (/[;；؛]/u.test(told)) return whole(splitOutside(told, /\s*[;；؛]\s*/u));
  if (isUnspaced(language)) {
    const all = withAppositions(splitOutside(told, /[，、,]\s*/u), language);
    return whole(all) ?? whole(withLastParted(all, language));
  }
  const all = withAppositions(splitOutside(told, /\s*[,،](?!\p{Nd})\s*/u), language);
  // "a, b and c, even if it is small": what only adds to the last goes with it.
  const found = all.findIndex((piece, at) => at > 0 && adds(piece, language));
  const row = found < 0 ? all : all.slice(0, found);
  const rest = found < 0 ? "" : `, ${all.slice(found).join(", ")}`;
  const pieces = row.length === count - 1 ? withLastParted(row, language) : row;
  return whole(pieces.map((piece, at) => (at === pieces.length - 1 ? piece + rest : piece)));
}

/** "Two feet and one hand, or two hands and one foot": the one or the other. */
const OR =
  /^(?:or|oder|ou|o|u|oppure|of|eller|lub|albo|nebo|или|або|чи|veya|أو|או|या|또는)\s|^(?:または|或|还是)/iu;

/** A clause that hangs on the one before; behind a comma an article opens the next part as well. */
export function adds(piece: string, language: string): boolean {
  return opensClause(piece, language) && !/^(?:der|die|das|den|dem|de|het|det)\s/u.test(piece);
}

/** The last piece at its "and", where it has only one. */
export function withLastParted(pieces: readonly string[], language: string): string[] {
  const parted = splitOutside(pieces.at(-1) ?? "", andOf(language));
  return parted.length === 2 ? [...pieces.slice(0, -1), ...parted] : [...pieces];
}

const EAST_AND = "\\s*(?:以及|和|及び|および|と|そして|並びに)\\s*";

function andOf(language: string): RegExp {
  const words = ONLY_AND[language] ?? AND[language];
  if (isUnspaced(language)) return regex(EAST_AND, "iu");
  if (language === "ar") return /\s+(?=و\p{L}{2})/u;
  if (language === "he") return /\s+(?=ו\p{L}{2})/u;
  if (language === "ko") return /\s+그리고\s+/u;
  return words === undefined ? /(?!)/u : regex(`\\s+(?:${words})\\s+`, "iu");
}

/** Without what sets one thing against another. */
const ONLY_AND: Readonly<Record<string, string>> = {
  en: "and", de: "und", fr: "et", es: "y|e", it: "ed?", pt: "e", nl: "en", sv: "och", da: "og", nb: "og", pl: "i|oraz", cs: "a", ru: "и", uk: "і|й|та", tr: "ve", hi: "और|व|तथा", bn: "এবং|ও",
}; // prettier-ignore

export function withoutAnds(pieces: readonly string[], language: string): string[] {
  const later = pieces.slice(1);
  // A word may begin with this letter of itself.
  const waw = /^\s*[وו](?=\p{L}{2})/u;
  const joined = /^(?:ar|he)$/u.test(language)
    ? waw.test(later.at(-1) ?? "")
      ? later.map((piece, at) => (at === later.length - 1 || later.every((one) => waw.test(one)) ? piece.replace(waw, "") : piece)) // prettier-ignore
      : later
    : later.map((piece) => piece.replace(opensWithAnd(language), ""));
  return [...pieces.slice(0, 1), ...joined].map((piece) => piece.trim());
}

function opensWithAnd(language: string): RegExp {
  if (isUnspaced(language)) return /^(?:以及|和|及び|そして|最后|最後に)\s*/u;
  const words = language === "ko" ? "그리고" : ONLY_AND[language];
  return words === undefined ? /^(?!)/u : regex(`^\\s*(?:${words})\\s+`, "iu");
}

/** "There are", which a heading does without. */
const THERE_ARE: Readonly<Record<string, RegExp>> = {
  en: /^there are\s+|^we have\s+/iu,
  de: /^es gibt\s+|^wir haben\s+/iu,
  fr: /^il y a\s+/iu,
  es: /^(?:hay|existen)\s+/iu,
  it: /^(?:ci sono|esistono)\s+/iu,
  pt: /^(?:há|existem|são)\s+/iu,
  nl: /^er zijn\s+/iu,
  pl: /^(?:są|istnieją)\s+/iu,
  ru: /^(?:есть|существует|существуют)\s+/iu,
  uk: /^(?:є|існує|існують)\s+/iu,
  ar: /^(?:هناك|توجد|ثمة)\s+/u,
  he: /^(?:יש|ישנם|קיימים)\s+/u,
  zh: /^(?:这里|我们|共)?有(?=[三四五六七八九十两\d])/u,
  tr: /\s+var(?:dır)?$/iu,
  hi: /\s+(?:हैं|है)$/u,
}; // prettier-ignore

export function headOf(lead: string, language: string): string {
  const there = THERE_ARE[language];
  const bare = (there === undefined ? lead : lead.replace(there, "")).trim();
  return capitalise(bare === "" ? lead : bare, language);
}
