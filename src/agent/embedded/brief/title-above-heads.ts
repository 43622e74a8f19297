import { isTitleAlone } from "./split-sections.ts";
import { isGreeting } from "./greetings.ts";
import type { Brief } from "./brief.ts";
import { countWords } from "../text/sentences.ts";

/** One word may be a mark of the text ("Draft"); in scripts that part no words so many signs are more than one. */
const FEWEST = { words: 2, letters: 4 };
const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * A text whose parts have heads and whose first line, all alone and without a stop, stands above what introduces them: "Spring
 * course (starts in March)", and below it "Hello, we are the archers of …". The line is the title, and no greeting is.
 */
export function withTitleAboveHeads(brief: Brief, source: string): Brief {
  const [first, next, ...rest] = brief.intro;
  if (brief.title !== null || brief.sections.length === 0) return brief;
  if (first?.kind !== "paragraph" || next?.kind !== "paragraph" || !isTitleAlone(first)) return brief;
  const line = first.text.shown.trim();
  const opens = source.slice(0, first.span.start).trim() === "";
  const enough = countWords(line) >= FEWEST.words || (EAST.test(line) && line.length >= FEWEST.letters);
  const told = /[.!?。！？।۔]["”»」』)]?$/u.test(next.text.shown.trim());
  if (!opens || !enough || !told || isGreeting(line) || /^[(（[【]|[:：]$/u.test(line)) return brief;
  return { ...brief, title: first.text, intro: [next, ...rest] };
}
