/** Whether a text ends as a sentence does, in any script, be it within a quotation. */
export function endsSentence(text: string): boolean {
  return /[.!?。！？।۔]["”»」』]?$/u.test(text);
}
