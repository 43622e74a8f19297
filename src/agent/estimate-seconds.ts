/**
 * Seconds that an ordinary voice takes for a text, from its characters alone. The pipeline hands
 * the planner a better estimate of the chosen voice; this one serves tools and tests.
 */
export function estimateByCharacters(text: string, language: string): number {
  const east =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const letters = (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0) - east;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  const ends = text.match(/[.!?。！？।؟…:;：；]/gu)?.length ?? 0;
  const commas = text.match(/[,，、،]/gu)?.length ?? 0;
  const slow = /^(?:hi|ar|he|ta|te|bn|th)/.test(language) ? 0.078 : 0.066;
  return east * 0.21 + letters * slow + digits * 0.2 + ends * 0.42 + commas * 0.15;
}
