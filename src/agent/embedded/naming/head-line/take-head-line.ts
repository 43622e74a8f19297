import type { Prose } from "../../brief/brief.ts";
import { withoutForm } from "../../brief/form-of-text.ts";
import { blanked } from "../../brief/sentence-spans.ts";
import { nameOfHeadLine } from "./head-line.ts";

/** The name above a text, the text without its line, in the same length, and the line as it was written. */
export type HeadLine = { name: Prose; text: string; line: string };

/**
 * A text whose first line is its name beside words for the maker: readers of notes take it out as a whole, or leave it as a whole.
 * `source`: the brief as it was given; `text`: what others left of it, in the same length.
 */
export function takeHeadLine(source: string, text: string, language: string): HeadLine | null {
  const start = source.search(/\S/u);
  const [line = ""] = /^[^\n]*/u.exec(source.slice(Math.max(0, start))) ?? [];
  if (start < 0 || line.startsWith("#")) return null;
  const end = start + line.length;
  const name = nameOfHeadLine(line, text.slice(end), language);
  if (name === null) return null;
  // "Product: Solarix, a dryer" is shown with a colon behind the name, and said with its comma.
  const form = withoutForm(line, language);
  const prose = form?.spoken === name ? form : { shown: name, spoken: name };
  return { name: prose, text: blanked(text, { start, end }), line: line.trim() };
}
