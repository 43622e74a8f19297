const WIDE: Record<string, string> = { ",": "，", ";": "；", ":": "：", "!": "！", "?": "？", ".": "。" };
const EAST = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々〇」』）》]";
/** A mark that Swedish and English close a quotation with as well is East Asian behind such words only. */
const NARROW = new RegExp(
  `(?<=${EAST}|(?:${EAST}|[。！？…])[”’])([,;:!?]|\\.(?=$|["”」』）\\s]|${EAST}))`,
  "gu",
);

/** ASCII punctuation after an East Asian character as its writers set it. Lengths stay, and so do all offsets. */
export function fullWidth(text: string): string {
  const comma = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "、" : "，";
  return text.replace(NARROW, (mark) => (mark === "," ? comma : (WIDE[mark] ?? mark)));
}
