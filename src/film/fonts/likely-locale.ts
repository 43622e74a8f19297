const known = new Map<string, Intl.Locale>();
/** Languages are a caller's words: however many there are, these stay few. */
const MOST_KNOWN = 500;

/** A language's tag with the script that it is most likely written in; kept, as each line of text is asked for its own. */
export function likelyLocale(language: string): Intl.Locale {
  const before = known.get(language);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const locale = new Intl.Locale(language).maximize();
  known.set(language, locale);
  return locale;
}
