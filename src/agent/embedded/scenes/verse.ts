import type { ParagraphBlock } from "../brief/brief.ts";
import { countWords } from "../text/sentences.ts";

/** Verse: several short lines broken by hand, of which most end without a full stop. */
export function isVerse(block: ParagraphBlock): boolean {
  const { lines } = block;
  if (lines.length < 3 || lines.length > 24) return false;
  if (lines.some((line) => countWords(line) > 12)) return false;
  // Prose that an editor wrapped has full lines; verse has short ones.
  const inner = lines.slice(0, -1);
  if (inner.reduce((sum, line) => sum + line.length, 0) / inner.length > 52) return false;
  const open = lines.filter((line) => !/[.!?:。！？：]["”’]?$/u.test(line)).length;
  return open >= lines.length * 0.4 && !lines.some((line) => /^[^:：]{1,24}[:：]\s/u.test(line));
}
