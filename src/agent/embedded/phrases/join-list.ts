/** "a, b and c" in any language; English without the comma before "and". */
export function joinList(parts: readonly string[], language: string): string {
  // "basil, and salt and pepper": a comma keeps a pair together.
  const pairs = parts.some((part) => / and /.test(part));
  const locale = language === "en" ? (pairs ? "en-US" : "en-GB") : language;
  return new Intl.ListFormat(safeLocale(locale), { style: "long", type: "conjunction" }).format(parts);
}

/** A tag that Intl knows, else `en`: Intl throws on malformed tags. */
export function safeLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "en";
  } catch {
    return "en";
  }
}
