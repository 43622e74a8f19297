import { amountOf, PAID_LAST, withoutPays } from "../scenes/named-sum.ts";
import { isName, unitOf } from "../scenes/gapped-row.ts";
import { withUnitOfAll } from "../scenes/same-plural.ts";
import { findFigures, type FoundFigure } from "../text/figures.ts";
import { denies, standingOf } from "../text/recast/standing.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { AND } from "./clauses.ts";
import { MISSING, RAISED } from "./missing-words.ts";
import { regex } from "../text/regex.ts";
import type { ToldSum } from "./told-sum.ts";
import { isYearAlone } from "../text/year-alone.ts";

const MOST = { sentences: 3, headWords: 14, parts: 6 };
const SAID = 10;
/** What the part that is not there is called: a name by itself, whatever form its verb has beside the amount. */
const MISSING_NAME: Readonly<Record<string, string>> = {
  en: "Missing", de: "Fehlt noch", fr: "Il manque", es: "Falta", it: "Manca", pt: "Falta", nl: "Ontbreekt", sv: "Saknas",
  pl: "Brakuje", ru: "Не хватает", uk: "Бракує", tr: "Eksik", ar: "ينقص", hi: "कमी", ja: "不足", zh: "还差",
}; // prettier-ignore
const ARTICLE =
  /^(?:(?:the|an?|der|die|das|ein|eine|le|la|les|une?|el|los|las|una?|il|lo|i|gli|o|os|as|uma?|de|het|een|en|ett)\s|l['’]|un['’])/iu;

type Part = { label: string; found: FoundFigure; said: string };

/**
 * "A used lorry costs 38,000 €. The town gives 15,000, a foundation 9,000. 14,000 € are missing.": the parts of a sum of which
 * one is not there. Only where the parts and what is missing make the sum.
 */
export function sumWithMissing(
  sentences: readonly string[],
  at: number,
  language: string,
): (ToldSum & { missing: number }) | null {
  const words = MISSING[language];
  const first = withoutStop(sentences[at] ?? "");
  const [whole, another] = findFigures(first, language);
  if (words === undefined || whole === undefined || another !== undefined) return null;
  if (!isSure(first, whole, language) || countWords(first) > MOST.headWords || denies(first, language)) return null; // prettier-ignore
  const parts: Part[] = [];
  for (let next = at + 1; next <= at + MOST.sentences && next < sentences.length; next += 1) {
    for (const clause of clausesOf(withoutStop(sentences[next] ?? ""), language)) {
      const missing = missingIn(clause, words, language);
      const part = missing ?? raisedIn(clause, language) ?? partIn(clause, parts.length === 0, language);
      if (part === null || parts.length >= MOST.parts) return null;
      parts.push(part);
      if (missing !== null) return madeUp(first, whole, parts, next - at + 1, language);
    }
  }
  return null;
}

function madeUp(
  heading: string,
  whole: FoundFigure,
  parts: readonly Part[],
  count: number,
  language: string,
): (ToldSum & { missing: number }) | null {
  const found = withUnitOfAll([whole, ...parts.map((part) => part.found)], language);
  const [sum = Number.NaN, ...values] = found.map(amountOf);
  const made = values.reduce((all, value) => all + value, 0);
  const labels = new Set(parts.map(({ label }) => label.toLowerCase()));
  const fits = parts.length > 1 && Math.abs(made - sum) <= 1e-9 * sum && labels.size === parts.length;
  if (!fits || new Set(found.map(unitOf)).size > 1) return null;
  return {
    heading,
    count,
    missing: parts.length - 1,
    parts: parts.map(({ label, said }, nth) => ({
      label,
      display: found[nth + 1]?.figure.display ?? "",
      value: values[nth] ?? 0,
      said,
    })),
  };
}

function isSure(text: string, one: FoundFigure, language: string): boolean {
  const value = one.figure.value ?? 0;
  return value > 0 && !isYearAlone(one.figure.display) && !/[?？"“”«»„:：]/u.test(text) && standingOf(text, one.start, one.end, language) !== "doubted"; // prettier-ignore
}

/** Parted at commas and "and", with what has no amount of its own left with what follows it. */
function clausesOf(sentence: string, language: string): string[] {
  const and = AND[language];
  const joint = isUnspaced(language)
    ? /[，、；。]\s*/u
    : regex(
        `\\s*;\\s+|(?<=\\p{Nd})\\.\\s+(?=\\p{Nd})|,\\s+(?:(?:${and ?? "(?!)"})\\s+)?|\\s+(?:${and ?? "(?!)"})\\s+|،\\s*`,
        "iu",
      );
  return sentence.split(joint).filter((clause) => clause.trim() !== "");
}

function missingIn(
  clause: string,
  { before, behind }: { before?: string; behind?: string },
  language: string,
): Part | null {
  const [found, another] = findFigures(clause, language);
  if (found === undefined || another !== undefined) return null;
  const [lead, rest] = [clause.slice(0, found.start).trim(), clause.slice(found.end).trim()];
  const opens = before !== undefined && rest === "" && regex(`^(?:${before})$`, "iu").test(lead);
  const ends = behind !== undefined && regex(`^(?:${behind})$`, "iu").test(rest) && countWords(lead) <= 1;
  const label = MISSING_NAME[language];
  return (opens || ends) && label !== undefined ? { label, found, said: clause.slice(0, SAID) } : null;
}

/** "Raised so far £31,500", "£31,500 raised": what is there, by nobody in particular. */
function raisedIn(clause: string, language: string): Part | null {
  const words = RAISED[language];
  const [found, another] = findFigures(clause, language);
  if (words === undefined || found === undefined || another !== undefined || !isSure(clause, found, language)) return null; // prettier-ignore
  const around = `${clause.slice(0, found.start).trim()} ${clause.slice(found.end).trim()}`.trim();
  const isRaised = regex(`^(?:${words.said})$`, "iu").test(around);
  return isRaised ? { label: words.name, found, said: clause.slice(0, SAID) } : null;
}

/** "The town gives 15,000", "a foundation 9,000": who gives it, where the first says its verb. */
function partIn(clause: string, opens: boolean, language: string): Part | null {
  const [found, another] = findFigures(clause, language);
  if (found === undefined || another !== undefined || !isSure(clause, found, language) || denies(clause, language)) return null; // prettier-ignore
  // What might be given is no part yet.
  if (standingOf(clause, found.start, found.end, language) !== "told") return null;
  const rest = clause.slice(found.end).trim();
  const last = rest !== "" && PAID_LAST.test(rest);
  if (rest !== "" && !last) return null;
  const written = clause.slice(0, found.start).trim();
  const paid = withoutPays(written, language);
  const name = paid.replace(/\s(?:en|ne)$/iu, "").replace(ARTICLE, "");
  if (opens && paid === written && !last) return null;
  return isName(name) ? { label: capitalise(name, language), found, said: clause.slice(0, SAID) } : null;
}
