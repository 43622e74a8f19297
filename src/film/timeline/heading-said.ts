/** How much of a heading's words is heard where it is said: as a question it has others around them. */
const MOST_HEARD = 0.6;
/** Letters of a word that its other forms share: "makes", "make". */
const STEM = 5;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether the first sentence of a scene says its heading, as it is written or as a question made of it. */
export function saysHeading(heading: string, [first = ""]: readonly string[]): boolean {
  const said = letters(first);
  const whole = letters(heading);
  if (whole === "" || said.includes(whole)) return true;
  if (UNSPACED.test(heading)) return false;
  const words = wordsOf(heading);
  const heard = wordsOf(first);
  return (
    words.filter((word) => heard.some((one) => one.startsWith(word.slice(0, STEM)))).length >=
    words.length * MOST_HEARD
  );
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
