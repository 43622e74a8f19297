import { regex } from "../text/regex.ts";

/** A clause of a sentence: UTF-16 offset within it. */
export type Clause = { text: string; start: number };

/** Commas and semicolons part clauses, decimal commas do not. */
const COMMA = /(?<!\p{N})\s*[,،]\s*|[,،](?!\p{N})\s*|\s*[;؛；，、]\s*/gu;

/** "And" of a language, as the alternatives of a regular expression; "but" sets another thing beside the first. */
export const AND: Readonly<Record<string, string>> = {
  en: "and|but|while|plus", de: "und|aber|sowie", fr: "et|mais", es: "y|e|pero", it: "ed?|ma|mentre", pt: "e|mas", nl: "en|maar", sv: "och|men", da: "og|men",
  nb: "og|men", no: "og|men", fi: "ja|mutta", pl: "i|oraz|a|ale", cs: "a|ale", ru: "и|а|но", uk: "і|й|та|а|але", tr: "ve|ise", ro: "și|iar", hu: "és",
  el: "και", hi: "और|व|तथा", ur: "اور",
}; // prettier-ignore

/** Written without a blank behind it, or without any at all. */
const JOINED =
  "(?<=이고|이며)\\s+|\\s+(?=و\\p{L}{2})|\\s+(?=ו\\p{L}{2})|\\s*(?:以及|和|及|そして|および|그리고)\\s*";

/** The clauses of a sentence by its commas. */
export function clausesOf(sentence: string): Clause[] {
  const body = sentence.replace(/[\s.!。！।۔]+$/u, "");
  return cut({ text: body, start: 0 }, COMMA);
}

/** A clause parted at its "and"s. */
export function partedAtAnd(clause: Clause, language: string): Clause[] {
  const words = AND[language];
  const pattern = words === undefined ? JOINED : `\\s+(?:${words})\\s+|${JOINED}`;
  return cut(clause, regex(pattern, "giu"));
}

function cut({ text, start }: Clause, at: RegExp): Clause[] {
  const found = [...text.matchAll(at)];
  const starts = [0, ...found.map(({ index, 0: mark }) => index + mark.length)];
  const ends = [...found.map(({ index }) => index), text.length];
  return starts.flatMap((from, index) => {
    const piece = text.slice(from, ends[index]);
    return piece.trim() === "" ? [] : [{ text: piece, start: start + from }];
  });
}

/** The clause without the "and" that it begins with. */
export function withoutAnd({ text, start }: Clause, language: string): Clause {
  const words = AND[language];
  const found =
    (words === undefined ? null : regex(`^\\s*(?:${words})\\s+`, "iu").exec(text)) ??
    /^\s*[وו](?=[\p{Script=Arabic}\p{Script=Hebrew}]{3})/u.exec(text) ??
    /^\s+/u.exec(text);
  const length = found?.[0].length ?? 0;
  return { text: text.slice(length), start: start + length };
}
