const NO_BREAK_SPACE = "\u00A0";
/** The outer quotation marks of languages (CLDR, and what their books use). The rest have “ and ”. */
const MARKS = new Map<string, [string, string]>([
  ...of("de cs sk sl bg is lt et ka sq mk hr lb", "„", "“"),
  ...of("pl hu ro sr bs", "„", "”"),
  ...of("fr", `«${NO_BREAK_SPACE}`, `${NO_BREAK_SPACE}»`),
  ...of("ru uk be es it el ca gl eu pt-PT nb no nn hy fa ar ps kk ky mn az uz", "«", "»"),
  ...of("sv fi he", "”", "”"),
  ...of("ja zh-Hant zh-TW zh-HK", "「", "」"),
]);

function of(languages: string, open: string, close: string): [string, [string, string]][] {
  return languages.split(" ").map((one) => [one, [open, close]]);
}

/** What opens somebody's words in some language (»ja«, ”ja”, ‚ja‘), within the brackets of a pattern; not ’, which begins "’Tis", too. */
export const OPENING_MARKS = '"“”„‚«»‘「『';

const KNOWN = [...MARKS.values(), ["“", "”"] as [string, string]];

/** The signs that open and close what is said, in a language (BCP 47); as `beside` has them, where it has any. */
export function quotationMarks(language: string, beside = ""): [open: string, close: string] {
  const written = beside.replaceAll(/\s/gu, NO_BREAK_SPACE);
  const used = KNOWN.find(([open, close]) => {
    const at = written.indexOf(open);
    return at >= 0 && open !== close && written.includes(close, at + 1);
  });
  return used ?? MARKS.get(language) ?? MARKS.get(language.split("-")[0] ?? "") ?? ["“", "”"];
}
