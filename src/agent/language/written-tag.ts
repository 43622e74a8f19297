/**
 * The tag under which phrases of a language are listed: Chinese of Taiwan or Hong Kong is written in traditional characters,
 * whatever its tag calls it (`zh-TW`, `zh-Hant-HK`); others keep theirs.
 */
export function writtenTag(language: string): string {
  if (!/^(?:zh|yue)(?:-|$)/iu.test(language)) return language;
  try {
    return new Intl.Locale(language).maximize().script === "Hant" ? "zh-Hant" : language;
  } catch {
    // No tag that Intl knows: taken as it is.
    return language;
  }
}
