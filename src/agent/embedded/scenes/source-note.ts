import { isSourceLine } from "../brief/source-line.ts";
import type { Part } from "./read-part.ts";

/** The part that names where a section's figures come from: shown small below them, not read aloud. */
export function sourceNote(parts: readonly Part[]): { part: Part; text: string } | null {
  for (const part of parts) {
    if (part.block.kind !== "paragraph") continue;
    const text = part.block.text.shown.trim();
    if (isSourceLine(text)) return { part, text };
  }
  return null;
}
