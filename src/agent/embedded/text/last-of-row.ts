/** "And" and "or" before the last of a row. In a language not told here any of these that no other uses for something else. */
const LAST_WORDS: Readonly<Record<string, string>> = {
  en: "and|or", de: "und|oder", fr: "et|ou", es: "y|e|o|u", it: "e|ed|o", pt: "e|ou", nl: "en|of", sv: "och|eller",
  da: "og|eller", nb: "og|eller", pl: "i|oraz|lub", cs: "a|nebo", ru: "и|или", uk: "та|і|й|або", tr: "ve|veya",
  id: "dan|atau", el: "και|ή", hu: "és|vagy", ro: "și|sau", fi: "ja|tai", hi: "या|और",
}; // prettier-ignore
const ANY_LAST_WORD =
  "and|or|und|oder|et|och|og|eller|oraz|lub|и|или|та|або|veya|atau|και|és|vagy|și|sau|nebo|tai|या|और";

/** The words before the last of a row, as alternatives of a pattern. */
export function lastWordsOfRow(base: string): string {
  return LAST_WORDS[base] ?? ANY_LAST_WORD;
}
