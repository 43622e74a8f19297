import type { Part } from "./read-part.ts";

/** "Source: Ember 2024", "Quelle: …", "来源：…": a note of its own below figures. */
const SOURCE =
  /^(?:data )?(?:sources?|data|quellen?|fuentes?|fonti?|fontes?|bron(?:nen)?|källa|kilde|źródło|zdroj|kaynak|источник|джерело|出典|来源|來源|数据来源|資料來源|출처|المصدر|מקור|स्रोत)\s*[:：]\s*\S/iu;
const LONGEST = 160;

/** The part that names where a section's figures come from: shown small below them, not read aloud. */
export function sourceNote(parts: readonly Part[]): { part: Part; text: string } | null {
  for (const part of parts) {
    if (part.block.kind !== "paragraph") continue;
    const text = part.block.text.shown.trim();
    if (text.length <= LONGEST && SOURCE.test(text)) return { part, text };
  }
  return null;
}
