/** Whether a sentence says no more than its heading: it asks what the heading names, or is the heading. */
export function asksHeading(text: string, heading: string): boolean {
  // "Where power comes from" asks where it "does come from".
  const of = (said: string): string[] =>
    Array.from(said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [], (word) => (RUN.test(word) ? word : word.slice(0, 3))); // prettier-ignore
  const asked = new Set(of(text));
  const whole = of(heading).every((word) => asked.has(word));
  // "**The office is half empty.** We give back two floors": a heading that says something is said as it is.
  return heading !== "" && whole && (/[?？؟]$/u.test(text) || of(text).length === of(heading).length);
}

/** A sentence without blanks is no word: 決まり手は全部で八十二手あります says more than 決まり手. */
const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
