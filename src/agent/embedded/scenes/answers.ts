import type { Prose, TableBlock } from "../brief/brief.ts";
import { isSilent } from "../text/missing-cell.ts";

/** Yes and no by language, for the ticks and crosses of a table. */
export const YES_NO: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  en: ["yes", "no"], de: ["ja", "nein"], fr: ["oui", "non"], es: ["sí", "no"], it: ["sì", "no"], pt: ["sim", "não"], nl: ["ja", "nee"], ca: ["sí", "no"],
  ro: ["da", "nu"], sv: ["ja", "nej"], da: ["ja", "nej"], nb: ["ja", "nei"], fi: ["kyllä", "ei"], pl: ["tak", "nie"], cs: ["ano", "ne"], sk: ["áno", "nie"],
  ru: ["да", "нет"], uk: ["так", "ні"], bg: ["да", "не"], el: ["ναι", "όχι"], hu: ["igen", "nem"], tr: ["var", "yok"], ar: ["نعم", "لا"], fa: ["بله", "خیر"],
  he: ["כן", "לא"], hi: ["हाँ", "नहीं"], bn: ["হ্যাঁ", "না"], zh: ["是", "否"], ja: ["あり", "なし"], ko: ["있음", "없음"], id: ["ya", "tidak"], vi: ["có", "không"],
  th: ["มี", "ไม่มี"], mr: ["होय", "नाही"], ne: ["छ", "छैन"], ur: ["ہاں", "نہیں"], hr: ["da", "ne"], sl: ["da", "ne"], sr: ["да", "не"],
}; // prettier-ignore
const YES = /^(?:✅|✔\uFE0F?|☑\uFE0F?|✓)$/u;
const NO = /^(?:❌|✗|✘|✖\uFE0F?|❎|✕|×)$/u;
/** Marks that Japanese has names for. */
const GRADES: Readonly<Record<string, string>> = {
  "◎": "二重まる",
  "○": "まる",
  〇: "まる",
  "△": "三角",
  "×": "ばつ",
  "✕": "ばつ",
};
/** An empty circle says no where a full one says yes. */
const FULL = /^[●⬤]$/u;
const HOLLOW = /^[○◯]$/u;
/** Further words for no, and for yes. */
const NO_WORDS = ["无", "無", "没有", "沒有", "否", "不", "いいえ", "아니요", "hayır"];
const YES_WORDS = ["有", "是", "はい", "예", "evet"];
const FORMS = [...NO_WORDS, ...YES_WORDS, ...Object.values(YES_NO).flat()];
const ANSWERS = new Set(FORMS.flatMap((word) => [word, word.replace(/^./u, (first) => first.toUpperCase())]));

const DENIALS = new Set([...NO_WORDS, ...Object.values(YES_NO).map(([, no]) => no)]);

/** Whether an answer is a no. */
export function saysNo(cell: string): boolean {
  return NO.test(cell) || HOLLOW.test(cell) || DENIALS.has(cell.toLowerCase());
}

/** Whether a cell says no more than yes or no, in a word or by a mark. */
export function isAnswer(cell: string): boolean {
  const text = cell.trim();
  return YES.test(text) || NO.test(text) || ANSWERS.has(text);
}

/**
 * The table with its ticks and crosses said as yes and no; beside ticks alone a dash and an empty cell say no. Where another
 * cell of the row says no, they say nothing.
 */
export function withAnswers(table: TableBlock, base: string): TableBlock {
  const words = YES_NO[base] ?? ["✓", "✗"];
  const full = table.rows.some((row) => row.some(({ shown }) => FULL.test(shown.trim())));
  const said = (cell: Prose, ticked: boolean): string => {
    const mark = cell.shown.trim();
    const grade = base === "ja" && GRADES[mark];
    if (typeof grade === "string") return grade;
    if (YES.test(mark) || (full && FULL.test(mark))) return words[0];
    if (NO.test(mark) || (full && HOLLOW.test(mark)) || (ticked && isSilent(mark))) return words[1];
    return cell.spoken;
  };
  const rows = table.rows.map((row) => {
    const cells = row.slice(1).map(({ shown }) => shown.trim());
    const told = cells.filter((cell) => !isSilent(cell));
    const ticked =
      told.length > 0 &&
      !told.some(saysNo) &&
      told.every((cell) => isAnswer(cell) || (full && FULL.test(cell)));
    return row.map((cell, at) =>
      at === 0 ? cell : { ...cell, spoken: said(cell, ticked && row.length > 2) },
    );
  });
  return { ...table, rows };
}
