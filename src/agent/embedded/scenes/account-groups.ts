import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { asciiDigits } from "../text/figures.ts";
import { IN_AND_OUT, LEFT_OVER } from "./account-words.ts";
import { comesTo, sumOf, type ChartData } from "./chart-form.ts";

/** So many rows are an account that is seen on one page. */
const ROWS = { least: 4, most: 10 };

export type Groups = NonNullable<ChartVisual["groups"]>;

/**
 * "Sales, grants, costs, interest, surplus" in one column: what comes in stands before what goes out, and both come to the same. As bars
 * of one colour they would be one row of things; here they are two groups with what each comes to, and what is left over. Null where
 * the figures are no such account.
 */
export function accountGroups({ chart, categories, series, total }: ChartData, base: string): Groups | null {
  const [only, another] = series;
  const words = IN_AND_OUT[base === "no" || base === "nn" ? "nb" : base];
  const last = categories.length - 1;
  if (words === undefined || only === undefined || another !== undefined || total !== undefined) return null;
  if ((chart !== "bar" && chart !== "column") || last + 1 < ROWS.least || last + 1 > ROWS.most) return null;
  const values = only.values.map((value) => value ?? Number.NaN);
  if (!values.every((value) => value > 0) || !LEFT_OVER.test(categories[last] ?? "")) return null;
  const whole = sumOf(values);
  // What came in is half of all that is written: the other half is spent, or left over.
  const until = values.findIndex(
    (_, at) => at < last - 1 && comesTo(2 * sumOf(values.slice(0, at + 1)), whole),
  );
  if (until < 0) return null;
  const [income, spent] = [values.slice(0, until + 1), values.slice(until + 1, last)];
  const written = only.displays;
  return [
    { label: words[0], from: 0, to: until, ...totalOf(income, written) },
    { label: words[1], from: until + 1, to: last - 1, ...totalOf(spent, written) },
    { label: categories[last] ?? "", from: last, to: last },
  ];
}

/** What several come to, written as they are; nothing where their digits or signs are none that can be written here. */
function totalOf(values: readonly number[], displays: readonly string[]): { total?: string } {
  if (values.length < 2) return {};
  const bare = displays.map(
    (display) => /^[\p{Sc}\s]*([\d.,'’\u00A0\u202F ]+?)[\p{Sc}\s]*$/u.exec(display)?.[1],
  );
  if (bare.some((one) => one === undefined) || displays.some((one) => asciiDigits(one) !== one)) return {};
  const decimals = Math.max(...bare.map((one) => /[.,](\d{1,2})$/u.exec(one ?? "")?.[1]?.length ?? 0));
  const mark = bare
    .map((one) => /\d([.,'’\u00A0\u202F ])\d{3}(?!\d)/u.exec(one ?? "")?.[1])
    .find((one) => one !== undefined);
  const [whole = "", part] = sumOf(values).toFixed(decimals).split(".");
  const grouped = mark === undefined ? whole : whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/gu, mark);
  const point = mark === "," ? "." : ",";
  const digits = part === undefined ? grouped : `${grouped}${point}${part}`;
  const first = displays[0] ?? "";
  return { total: first.replace(bare[0] ?? first, digits) };
}
