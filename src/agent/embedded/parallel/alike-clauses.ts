import type { FoundFigure } from "../text/figures.ts";
import { withUnitOf } from "../scenes/gapped-row.ts";
import { splitAtClauses } from "./amount-clauses.ts";
import { BARELY } from "./alike-words.ts";
import { sureStatement } from "./sure-amounts.ts";
import { isYearAlone, YEAR } from "../text/year-alone.ts";

/**
 * What a clause says before its amount and behind it, and `rest` what that tells of it alone; `start`: where in the sentence it
 * begins, UTF-16.
 */
export type AlikeClause = { start: number; before: string; found: FoundFigure; after: string; rest?: string };
/** `when`: the years that the sentence opens with, as they are written. */
export type AlikeClauses = { when: string; clauses: AlikeClause[] };

const COUNT = { least: 2, most: 7 };

/** The clauses of a sentence of which each tells one amount; null where they do not, or where not all is told as a fact. */
export function alikeClauses(sentence: string, language: string): AlikeClauses | null {
  const when = YEARS_FIRST.exec(sentence)?.[0] ?? "";
  // Letters keep their places.
  const masked = `${" ".repeat(when.length)}${sentence.slice(when.length)}`;
  const sure = sureStatement(
    masked.replaceAll(BARELY, (said) => " ".repeat(said.length)),
    language,
    true,
  );
  if (sure === null) return null;
  const { own } = sure;
  const from = COLON.exec(own)?.[0].length ?? 0;
  const measured = sure.amounts.filter(({ start }) => start >= from);
  const [first, ...others] = measured.slice(measured.findIndex((one) => !isYear(one)));
  const count = others.length + 1;
  if (first === undefined || count < COUNT.least || count > COUNT.most) return null;
  const amounts = [first, ...withUnitOf(first, others, language)];
  const parts = splitAtClauses(own, amounts, language, "last");
  if (parts === null) return null;
  const clauses = parts.flatMap(({ start, end }, at): AlikeClause[] => {
    const found = amounts[at];
    const begins = Math.max(start, from);
    return found === undefined
      ? []
      : [{ start: begins, before: own.slice(begins, found.start), found, after: own.slice(found.end, end).trim() }]; // prettier-ignore
  });
  return { when: from === 0 ? when.replace(/[,،\s]+$/u, "") : "", clauses };
}

/** "En 2023 se produjeron …": when it was is none of the amounts. */
function isYear({ figure, unit }: FoundFigure): boolean {
  return unit === "" && figure.prefix === "" && isYearAlone(figure.display);
}

/** "Between 2003 and 2008", "En 2023", "Im Jahr 2019": numbers that measure nothing. */
const YEARS_FIRST = new RegExp(
  `^\\p{Lu}\\p{Ll}*\\s(?:\\p{Ll}+\\s)?(?:\\p{Lu}\\p{Ll}+\\s)?${YEAR}(?:\\s\\p{Ll}{1,3}\\s${YEAR})?,?\\s(?=\\p{L})`,
  "u",
);
/** "For our 14 villages: 9,800 euros of sand, …": whose amounts follow. */
const COLON = /^[^:：]{3,80}[:：]\s+/u;
