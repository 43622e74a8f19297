/** What is put in place of a stretch of a text (UTF-16 offsets). */
type Change = { from: number; to: number; by: string };

const NO_BREAK_SPACE = "\u00A0";
const LEFT_TO_RIGHT_MARK = "\u200E";
const RIGHT_TO_LEFT_MARK = "\u200F";
const RIGHT_TO_LEFT = /^(?:ar|he|fa|ur|yi|ps|ckb|dv)(?:-|$)/u;
/** Languages in Arabic letters, which turn the numbers behind them (UAX #9, W2). */
const ARABIC_LETTERS = /^(?:ar|fa|ur|ps|ckb)(?:-|$)/u;

/** "+962 6 555 0142", "06 555 0142", "12 000". */
const GROUPED =
  /(?<![\p{Nd}.,+])(?:\+\p{Nd}{1,4}(?: \p{Nd}{1,5}){1,5}|0\p{Nd}{0,4}(?: \p{Nd}{2,5}){1,5}|\p{Nd}{1,3}(?: \p{Nd}{3})+)(?![\p{Nd}-])/gu;

const ANY = String.raw`\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?`;
const WESTERN = String.raw`[0-9](?:[0-9.,]*[0-9])?`;
const RANGE = String.raw`${WESTERN}(?:\s?[-–]\s?${WESTERN})?`;
const MONEY = "[$€£¥₪₹₩₺]";
const UNIT = String.raw`(?:[kmcdnµMG]?(?:m|g|l|L|W|Wh|V|A|Hz|Pa|J)[²³]?|[kKMGT]B|km\/h|m\/s|mph|bar|dB|[2-6]?[GDK]|[aApP]\.?[mM]\.?)`;

/**
 * What is read from left to right in any line: "0721 926-6655", "2026-03-31", "−5", "22%", "$50", "120 kg", as the
 * cards of figures have it (and CLDR).
 */
const WHOLE = new RegExp(
  [
    String.raw`(?<![\p{Nd}.,+-])(?:\+\p{Nd}{1,4}|0\p{Nd}{0,4})(?:[ -]\p{Nd}{2,5})*-\p{Nd}{2,5}(?:[ -]\p{Nd}{2,5})*`,
    String.raw`(?<![\p{Nd}.,-])[0-9]{4}-[0-9]{2}-[0-9]{2}`,
    String.raw`(?<=^|[\s(«“])[+−±-]?${MONEY}\s?${WESTERN}`,
    String.raw`(?<=^|[\s(«“])[+−±-]${ANY}(?:\s?[%‰°٪]C?)?`,
    String.raw`(?<![\p{Nd}.,–-])${RANGE}\s?(?:[%‰]|°[CF]?|${MONEY})`,
    String.raw`(?<![\p{Nd}.,–-])${RANGE}[ \u00A0]?${UNIT}(?![\p{L}\p{N}])`,
  ]
    .map((one) => `(?:${one})`)
    .join("|"),
  "gu",
);

/** "9-17": a hyphen runs with the numbers at the start of a line, and against them behind a letter; a dash never does. */
const HYPHENED =
  /(?<=(?<![\p{Nd}.,:+-])\p{Nd}{1,4}(?:[.:]\p{Nd}{2})?)-(?=\p{Nd}{1,4}(?:[.:]\p{Nd}{2})?(?![\p{Nd}-]))/gu;

/** "۲۲٪" of Persian and Urdu: its sign stands at the left, wherever its line begins. */
const NATIVE_PERCENT = /(?<=[۰-۹])(?=[٪%])/gu;

/**
 * Each line of a text is set by itself, and so its numbers would take another order where a line begins with them than
 * within one, also in one sentence. What is one figure is marked as that.
 */
export function numbersInRtl(source: string, language: string): Change[] {
  if (!RIGHT_TO_LEFT.test(language)) return [];
  const taken: { from: number; to: number }[] = [];
  const isFree = (from: number, to: number): boolean => !taken.some((one) => from < one.to && one.from < to);
  const changes: Change[] = [];
  const claim = ({ 0: found, index }: RegExpExecArray, make: () => Change[]): void => {
    const to = index + Math.max(1, found.length);
    if (!isFree(index, to)) return;
    taken.push({ from: index, to });
    changes.push(...make());
  };
  for (const found of source.matchAll(GROUPED)) claim(found, () => grouped(found));
  for (const found of source.matchAll(WHOLE)) claim(found, () => whole(found));
  if (!ARABIC_LETTERS.test(language)) return changes;
  for (const found of source.matchAll(HYPHENED))
    claim(found, () => [{ from: found.index, to: found.index + 1, by: "–" }]);
  for (const { index } of source.matchAll(NATIVE_PERCENT))
    changes.push({ from: index, to: index, by: RIGHT_TO_LEFT_MARK });
  return changes;
}

/**
 * In a line from right to left a plain space would set the groups of a number in the order of words; a fixed one
 * belongs to the number (Unicode Bidirectional Algorithm, W4). A plus would stand behind it without a mark (W7).
 */
function grouped({ 0: number, index }: RegExpExecArray): Change[] {
  const plus = number.startsWith("+") ? [{ from: index, to: index, by: LEFT_TO_RIGHT_MARK }] : [];
  const spaces = [...number.matchAll(/ /gu)].map((space) => ({
    from: index + space.index,
    to: index + space.index + 1,
    by: NO_BREAK_SPACE,
  }));
  return [...plus, ...spaces];
}

/** Its own direction from its first sign to its last, and none for what follows; blanks within it break no line. */
function whole({ 0: found, index }: RegExpExecArray): Change[] {
  const end = index + found.length;
  const spaces = [...found.matchAll(/ /gu)].map((space) => ({
    from: index + space.index,
    to: index + space.index + 1,
    by: NO_BREAK_SPACE,
  }));
  return [
    { from: index, to: index, by: LEFT_TO_RIGHT_MARK },
    ...spaces,
    { from: end, to: end, by: RIGHT_TO_LEFT_MARK },
  ];
}
