import { blanked } from "../../brief/sentence-spans.ts";
import { nameOfHeadLine } from "./head-line.ts";

/** The name above a text, the text without its line, in the same length, and the line as it was written. */
export type HeadLine = { name: string; text: string; line: string };

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
  return name === null ? null : { name, text: blanked(text, { start, end }), line: line.trim() };
}
