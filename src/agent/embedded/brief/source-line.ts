import type { Block } from "./brief.ts";

/** "Source: Ember 2024", "Quelle: …", "来源：…". */
const SOURCE =
  /^(?:(?:(?:data|image|photo) )?sources?|quellen?|datenquellen?|fuentes?|fonti?|fontes?|bron(?:nen)?|källa|källor|kilder?|lähde|lähteet|źródł[oa]|zdroje?|kaynak(?:lar)?|surs[ae]|forrás(?:ok)?|πηγ(?:ή|ές)|источник(?:и|и данных)?|джерел[оа]|sumber|nguồn|出典|出所|出处|来源|來源|数据来源|數據來源|資料來源|资料来源|출처|자료|المصدر|المصادر|منبع|מקור|מקורות|स्रोत|সূত্র|ที่มา|แหล่งที่มา)\s*[:：]\s*\S/iu;
/** In English only: "Data: 12 maggio" is a date. */
const DATA = /^data\s*:\s*(?=\p{L})\S/iu;
const LONGEST = 160;

/** Whether a line says where figures come from, and no more. */
export function isSourceLine(line: string, language = "en"): boolean {
  const text = line.trim();
  if (text.length > LONGEST || /[.!?。]\s+(?=\p{Lu}\p{Ll}+\s\p{Ll})/u.test(text)) return false;
  return SOURCE.test(text) || (language === "en" && DATA.test(text));
}

export function isSourceBlock(block: Block | undefined, language = "en"): boolean {
  return block?.kind === "paragraph" && isSourceLine(block.text.shown, language);
}
