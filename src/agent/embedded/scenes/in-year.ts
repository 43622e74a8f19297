/** What stands before a year when it is said; languages of which it is not known for sure are left out. */
export const IN_YEAR: Partial<Record<string, string>> = {
  en: "in", de: "im Jahr", fr: "en", es: "en", it: "nel", pt: "em", nl: "in", pl: "w roku",
}; // prettier-ignore
