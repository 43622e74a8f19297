import type { Prose, TableBlock } from "../brief/brief.ts";
import { FREE } from "../parallel/price-words.ts";
import { regex } from "../text/regex.ts";
import { isSum } from "../text/currencies.ts";
import { findFigures } from "../text/figures.ts";

const FEWEST_SUMS = 2;

/** "Children under 6 free" below prices: "free" stands where the others have their price. */
export function withFreePrices(block: TableBlock, language: string): TableBlock {
  const { rows } = block;
  const price = (rows[0]?.length ?? 0) - 1;
  const isPrice = (cell: Prose | undefined): boolean => findFigures(cell?.shown ?? "", language).some(isSum);
  const priced = rows.filter((row) => isPrice(row[price]));
  const open = rows.filter(
    (row) => row.length === price + 1 && row.slice(1).every(({ shown }) => shown.trim() === ""),
  );
  if (price < 1 || priced.length < FEWEST_SUMS || priced.length + open.length < rows.length) return block;
  const ends = regex(
    `^(.*[^\\s,:–—-])(?:[\\s,:–—-]+|(?<=[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}]))(${FREE}|libre)[.!]?$`,
    "iu",
  );
  return {
    ...block,
    rows: rows.map((row) => {
      const [, name, free] = open.includes(row) ? (ends.exec(row[0]?.shown ?? "") ?? []) : [];
      if (name === undefined || free === undefined) return row;
      return [{ shown: name, spoken: name }, ...row.slice(1, -1), { shown: free, spoken: free }];
    }),
  };
}
