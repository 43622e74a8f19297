/** A year, or the years from one to another, with a stop as the head of its line: "1914. A shed was built." */
const YEAR_LINE =
  /^(?<before>[ \t]{0,3}(?:\*\*|__)?(?:1[0-9]\d{2}|20\d{2})(?:\s?[–—-]\s?(?:1[0-9]\d{2}|20\d{2}|\d{2}))?(?:\s?(?:гг?|рр?|r|г\.г))?)\.(?=(?:\*\*|__)?[ \t]+["«„“]?[\p{Lu}\p{Lo}\p{Nd}])/gmu;
const FEWEST = 2;

/**
 * Years that head their lines with a stop are no numbers of a list, which would lose them: with a colon, in the same length,
 * they are the heads that they are.
 */
export function withYearsAsHeads(text: string): string {
  const lines = [...text.matchAll(YEAR_LINE)];
  return lines.length < FEWEST ? text : text.replaceAll(YEAR_LINE, "$<before>:");
}
