import { findFigures } from "../text/figures.ts";
import { partedAtAnd, withoutAnd, type Clause } from "./clauses.ts";
import { amountsIn } from "./price-amounts.ts";

/** A number that ends its clause and counts nothing there. */
const BARE =
  /^(?<before>[^\p{N}]*(?:^|[^\p{N}\p{L}.,:/-]))(?<number>(?!1[5-9]\p{Nd}{2}|20\p{Nd}{2})\p{Nd}{1,5}(?:[.,]\p{Nd}{2})?)$/u;

/**
 * "Il pranzo completo costa 13 euro, il piatto unico 9, la zuppa 7": clauses that end with a bare number behind one with an amount
 * are in its currency, which is written to them. Other clauses stay as they are.
 */
export function withCurrency(clauses: readonly Clause[], language: string): Clause[] {
  let sign: { prefix: string; suffix: string } | null = null;
  // "a shave 12 and a wash 8": two bare numbers are two clauses.
  const parted = clauses.flatMap((clause) =>
    (clause.text.match(/\p{Nd}+(?:[.,]\p{Nd}+)?/gu) ?? []).length === 2
      ? partedAtAnd(clause, language)
      : [clause],
  );
  return parted.map((clause) => {
    const [amount, another] = amountsIn(clause.text, language);
    if (amount !== undefined) {
      const found = findFigures(clause.text, language).find(({ start }) => start >= amount.start);
      sign = another === undefined && found !== undefined ? found.figure : null;
      return clause;
    }
    const bare = withoutAnd(clause, language);
    const { before = "", number = "" } = BARE.exec(bare.text.trimEnd())?.groups ?? {};
    return sign === null || number === "" || before.trim() === ""
      ? clause
      : { ...bare, text: `${before}${sign.prefix}${number}${sign.suffix}` };
  });
}
