const IN_WORDS =
  /^(?<number>[^\p{L}]*\p{Nd}[^\p{L}]*?)\s?(?:prozent|per ?cent|pour ?cent|por ?cien(?:to)?|por ?cento|per ?cento|procent[ay]?|prosent(?:tia)?|процент(?:а|ов|ів|и)?|prosentti(?:a)?|százalék|yüzde)$/iu;
/** Where no blank stands before the sign. */
const CLOSE = /^(?:en|nl|it|pt|zh|ja|ko|th|hi|he|tr|id)(?:-|$)/u;

/** "46 Prozent" beside a bar is "46 %", as a chart writes it, where all values of a row are so; other values stay. */
export function withPercentSigns(displays: readonly string[], language: string): string[] {
  const numbers = displays.map((display) => IN_WORDS.exec(display.trim())?.groups?.["number"]?.trim());
  if (numbers.length === 0 || numbers.some((number) => number === undefined)) return [...displays];
  return numbers.map((number) => `${number ?? ""}${CLOSE.test(language) ? "" : "\u00A0"}%`);
}
