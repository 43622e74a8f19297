const WIDE: Record<string, string> = { ",": "，", ";": "；", ":": "：", "!": "！", "?": "？", ".": "。" };
const EAST = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々〇」』）》]";
/** A mark that Swedish and English close a quotation with as well is East Asian behind such words only. */
const NARROW = new RegExp(
  `(?<=${EAST}|(?:${EAST}|[。！？…])[”’])([,;:!?]|\\.(?=$|["”」』）\\s]|${EAST}))`,
  "gu",
);
/** "抽3%,不少于5箱", "拨打8012,由经理沟通": behind a figure as well, where an ideograph follows and no figure. */
const BEHIND_FIGURE = new RegExp(
  `(?<=(?:${EAST}|[。！？])[^。！？]{0,40}[\\p{Nd}%％℃A-Za-z])([,;])(?=${EAST})`,
  "gu",
);

/** ASCII punctuation after an East Asian character as its writers set it. Lengths stay, and so do all offsets. */
export function fullWidth(text: string): string {
  const comma = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "、" : "，";
  const wide = (mark: string): string => (mark === "," ? comma : (WIDE[mark] ?? mark));
  return text.replace(NARROW, wide).replace(BEHIND_FIGURE, wide);
}
