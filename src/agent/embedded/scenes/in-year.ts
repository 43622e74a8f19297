/** What stands before a year when it is said; languages of which it is not known for sure are left out. */
export const IN_YEAR: Partial<Record<string, string>> = {
  en: "in", de: "im Jahr", fr: "en", es: "en", it: "nel", pt: "em", nl: "in", pl: "w roku", da: "i", nb: "i", cs: "v roce", fi: "vuonna", ro: "în",
}; // prettier-ignore

const EAST: Readonly<Record<string, string>> = { ja: "年", zh: "年", ko: "년 " };

/** "412 in 2024", "2024年412"; "412 (2024)" where the words for it are not known for sure. */
export function valueInYear(value: string, year: string, base: string): string {
  const within = IN_YEAR[base];
  if (within !== undefined) return `${value} ${within} ${year}`;
  const east = EAST[base];
  return east === undefined ? `${value} (${year})` : `${year}${east}${value}`;
}
