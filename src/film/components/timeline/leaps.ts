/** So many times the years that lie between events otherwise. */
const LEAP = 3;
const YEAR = /(?<![\p{Nd}.,])\p{Nd}{3,4}(?![\p{Nd}.,])/u;

/**
 * After which of these dates far more years pass than between the others, by index. None where a date names no year or
 * the years are in no order.
 */
export function leapsBetween(dates: readonly string[]): ReadonlySet<number> {
  const years = dates.map((date) => Number(YEAR.exec(date.normalize("NFKC"))?.[0] ?? Number.NaN));
  const gaps = years.slice(1).map((year, at) => year - (years[at] ?? Number.NaN));
  if (gaps.length < 2 || !gaps.every((gap) => gap >= 0)) return new Set();
  const sorted = gaps.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return new Set(gaps.flatMap((gap, at) => (gap >= LEAP * Math.max(1, median) ? [at] : [])));
}
