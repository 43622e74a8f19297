/** Four digits, with a sign or an era around them, in the digits of any script: fewer may count anything. */
const YEAR = /^\D{0,4}(\d{4})\D{0,4}$/u;
const YEARS = { first: 1400, last: 2199 };
/** A step so much longer than another is seen as longer. */
const UNEVEN = 1.5;

/** Years in their order; null where not every category is one, or where they run backwards. */
function yearsOf(categories: readonly string[]): number[] | null {
  const years = categories.map((category) => {
    const latin = category.trim().replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
    const year = Number(YEAR.exec(latin)?.[1] ?? Number.NaN);
    return year >= YEARS.first && year <= YEARS.last ? year : Number.NaN;
  });
  return years.every((year, at) => year > (years[at - 1] ?? Number.NEGATIVE_INFINITY)) ? years : null;
}

function digitValue(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  // The ten digits of a script stand in a row, its zero first.
  for (let step = 0; step < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)); step += 1) zero -= 1;
  return ((digit.codePointAt(0) ?? 0) - zero) % 10;
}

/** So many numbers are a course; fewer may be names of anything. */
const AMOUNTS_FROM = 5;

/** "0.5", "1", "1,5": amounts that rise; null where a category is anything else. */
function amountsOf(categories: readonly string[]): number[] | null {
  if (categories.length < AMOUNTS_FROM) return null;
  const amounts = categories.map((category) => {
    const plain = category.trim().replace(/^[−–]/u, "-");
    return /^-?\d{1,6}(?:[.,]\d{1,2})?$/u.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
  });
  return amounts.every((amount, at) => amount > (amounts[at - 1] ?? Number.NEGATIVE_INFINITY))
    ? amounts
    : null;
}

/**
 * Where along an axis each category stands, from 0 to 1: years and amounts in proportion to what lies between them, so
 * that no slope lies; everything else at even steps.
 */
export function placesInTime(categories: readonly string[]): number[] {
  const last = Math.max(1, categories.length - 1);
  const years = yearsOf(categories) ?? amountsOf(categories);
  const [first, end] = [years?.[0], years?.at(-1)];
  if (years === null || first === undefined || end === undefined || end === first)
    return categories.map((_, at) => at / last);
  return years.map((year) => (year - first) / (end - first));
}

/** Years with much more time between some of them than between others. */
export function areUnevenYears(categories: readonly string[]): boolean {
  const years = yearsOf(categories);
  if (years === null || years.length < 3) return false;
  const steps = years.slice(1).map((year, at) => year - (years[at] ?? 0));
  return Math.max(...steps) > Math.min(...steps) * UNEVEN;
}

/** Whether categories are years or amounts in their order: what is measured at them is a course. */
export function areInOrder(categories: readonly string[]): boolean {
  return (yearsOf(categories) ?? amountsOf(categories)) !== null;
}
