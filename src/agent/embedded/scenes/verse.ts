import type { ParagraphBlock } from "../brief/brief.ts";
import { countWords } from "../text/sentences.ts";

/** Verse: several short lines broken by hand, of which most end without a full stop. */
export function isVerse(block: ParagraphBlock): boolean {
  const { lines } = block;
  if (lines.length < 2 || lines.length > 24) return false;
  if (lines.some((line) => countWords(line) > 13)) return false;
  const open = lines.filter((line) => !/[.!?:。！？：]["”’]?$/u.test(line)).length;
  return open >= lines.length * 0.4 && !lines.some((line) => /^[^:：]{1,24}[:：]\s/u.test(line));
}
