import { FORMULA_RUN } from "../layout/formula-run.ts";
import type { Change } from "./changed-text.ts";

const NO_BREAK_SPACE = "\u00A0";
const LEFT_TO_RIGHT_MARK = "\u200E";
const RIGHT_TO_LEFT_MARK = "\u200F";
const RIGHT_TO_LEFT = /^(?:ar|he|fa|ur|yi|ps|ckb|dv)(?:-|$)/u;
/** Languages in Arabic letters, which turn the numbers behind them (UAX #9, W2). */
const ARABIC_LETTERS = /^(?:ar|fa|ur|ps|ckb)(?:-|$)/u;

/** What a number stands behind that is dialled or typed: "phone", "call", "the number", "account", "card". */
const CALLED =
  /(?<![\p{L}\p{M}])[وبلا]{0,4}(?:هاتف|تل[ي]?فون|رقم|جوال|محمول|موبايل|فاكس|واتس ?اب|اتصل\p{L}*|اتصال|حساب|بطاقة|تلفن|تماس|شماره|همراه|پیامک|کارت|فون|نمبر|موبائل|رابطہ|کال)\p{L}*|(?<![\p{L}\p{M}])[ובלהמש]{0,3}(?:טלפון|טל['׳]?|נייד|פקס|וואטסאפ|ווטסאפ|חייגו|התקשרו|להתקשר|מספר|חשבון|כרטיס)(?![\p{L}\p{M}])/u;
/** So many letters behind such a word the number is still its. */
const CALLED_WITHIN = 28;
/** So many digits in groups are no two amounts that follow one another. */
const DIGITS_OF_ONE = 7;
const BLANK = /[ \u00A0\u202F]/u;
const YEAR = /^(?:1[5-9]|20)[0-9]{2}$/u;

/** "555 0142", "4111 1111 1111 1111": whether they are one number, `oneNumber` tells. */
const GROUPS =
  /(?<![\p{Nd}.,:+/-]|\p{Nd}[ \u00A0\u202F])\p{Nd}{2,5}(?:[ \u00A0\u202F]\p{Nd}{2,5}){1,6}(?![\p{Nd}%٪]|[-.,:/]\p{Nd}| [%٪])/gu;
const HYPHENED_GROUPS =
  /(?<![\p{L}\p{Nd}.,:+/-]|\p{Nd}[ \u00A0\u202F])\p{Nd}{2,5}(?:[ \u00A0\u202F-]\p{Nd}{2,5}){1,6}(?![\p{Nd}%٪]|[-.,:/]\p{Nd}| [%٪])/gu;

/** "+962 6 555 0142", "06 555 0142", "12 000". */
const GROUPED =
  /(?<![\p{Nd}.,+])(?:\+\p{Nd}{1,4}(?:[ \u00A0\u202F]\p{Nd}{1,5}){1,5}|0\p{Nd}{0,4}(?:[ \u00A0\u202F]\p{Nd}{2,5}){1,5}|\p{Nd}{1,3}(?:[ \u00A0\u202F]\p{Nd}{3})+)(?![\p{Nd}-])/gu;

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

const SIGN = "[×·÷*+−=<>≤≥≈]";
/**
 * What is read from left to right though parts of it are neither letters nor figures: "3 × 4", "(02) 555 0142",
 * "2.0-beta", "C++", an account's number with its groups.
 */
const TOGETHER = new RegExp(
  [
    FORMULA_RUN,
    String.raw`(?<![\p{L}\p{N}])[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![\p{L}\p{N}])`,
    String.raw`\(\+?\p{Nd}{1,4}\)[ -]?\p{Nd}{2,5}(?:[ -]\p{Nd}{2,5})*(?!\p{Nd})`,
    String.raw`(?<![\p{L}\p{Nd}.,-])\p{Nd}+(?:-\p{Nd}+){2,}(?![\p{L}\p{Nd}])`,
    String.raw`(?<![\p{L}\p{Nd}.,-])\p{Nd}{3,}-[0٠۰]\p{Nd}+(?![\p{L}\p{Nd}:])`,
    String.raw`(?<![\p{L}\p{Nd}.,:–-])${WESTERN}(?:\s?(?:${SIGN}|[-–/])\s?${WESTERN})*\s?[=≈]\s?[+−-]?${WESTERN}(?!\p{Nd})`,
    String.raw`(?<![\p{L}\p{Nd}.,:–-])${WESTERN}(?:\s?${SIGN}\s?${WESTERN})+(?!\p{Nd})`,
    String.raw`(?<![\p{L}\p{Nd}._/+-])[0-9][0-9.]*(?:[-_/+][0-9.]*[A-Za-z][A-Za-z0-9.]*)+(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])[A-Za-z][A-Za-z0-9]*(?:\+{1,2}|#)(?![\p{L}\p{N}])`,
  ]
    .map((one) => `(?:${one})`)
    .join("|"),
  "gu",
);
/** "10:00–14:00" of Hebrew, which hyphens set from left to right; Arabic reads it from the right. */
const HOURS = /(?<![\p{Nd}.,:])[0-9]{1,2}[:.][0-9]{2}\s?–\s?[0-9]{1,2}[:.][0-9]{2}(?![\p{Nd}:])/gu;

/** "9-17": a hyphen runs with the numbers at the start of a line, and against them behind a letter; a dash never does. */
const HYPHENED =
  /(?<=(?<![\p{Nd}.,:+-])\p{Nd}{1,4}(?:[.:]\p{Nd}{2})?)-(?=\p{Nd}{1,4}(?:[.:]\p{Nd}{2})?(?![\p{Nd}-]))/gu;

/** "۲۲٪" of Persian and Urdu: its sign stands at the left, wherever its line begins. */
const NATIVE_PERCENT = /(?<=[۰-۹])(?=[٪%])/gu;

const NATIVE = /[٠-٩۰-۹]/u;

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
  for (const found of source.matchAll(TOGETHER)) claim(found, () => whole(found));
  for (const found of source.matchAll(GROUPS)) if (isOneNumber(found)) claim(found, () => whole(found));
  for (const found of source.matchAll(HYPHENED_GROUPS))
    if (found[0].includes("-") && isCalled(found)) claim(found, () => whole(found));
  for (const found of source.matchAll(GROUPED)) claim(found, () => whole(found));
  for (const found of source.matchAll(WHOLE)) claim(found, () => whole(found));
  if (!ARABIC_LETTERS.test(language)) {
    for (const found of source.matchAll(HOURS)) claim(found, () => whole(found));
    return changes;
  }
  for (const found of source.matchAll(HYPHENED))
    claim(found, () => [{ from: found.index, to: found.index + 1, by: "–" }]);
  for (const { index } of source.matchAll(NATIVE_PERCENT))
    changes.push({ from: index, to: index, by: RIGHT_TO_LEFT_MARK });
  return changes;
}

/** "555 0142" after a word for it, or of so many digits; "عام 2024 12500 زائر" are two. */
function isOneNumber(found: RegExpExecArray): boolean {
  const groups = found[0].split(BLANK);
  if (isCalled(found)) return true;
  if (groups.every((group) => YEAR.test(group))) return false;
  if (groups.length === 2 && YEAR.test(groups[0] ?? "") && groups[1]?.startsWith("0") !== true) return false;
  return groups.join("").length >= DIGITS_OF_ONE;
}

/** Whether a number of so many digits stands right behind a word that says it is dialled or typed. */
function isCalled({ 0: number, index, input }: RegExpExecArray): boolean {
  const before =
    input
      .slice(0, index)
      .split(/[.!?؟،,;؛]\s/u)
      .at(-1) ?? "";
  const digits = number.replace(/\P{Nd}/gu, "").length;
  return digits >= DIGITS_OF_ONE - 1 && CALLED.test(before.slice(-CALLED_WITHIN));
}

/**
 * Its own direction from its first sign to its last, and none for what follows: in the order of words the groups of a
 * number would be turned, and a plus stand behind it (UAX #9). Blanks within it break no line.
 */
function whole({ 0: found, index }: RegExpExecArray): Change[] {
  const end = index + found.length;
  // Digits of Arabic and Persian keep no direction for the signs between them (UAX #9, N1).
  const [before, after] = NATIVE.test(found) ? [LEFT_TO_RIGHT_MARK, LEFT_TO_RIGHT_MARK] : ["", ""];
  const signs = [...found.matchAll(before === "" ? /[ \u202F]/gu : /[^\p{Nd}]/gu)].map((sign) => ({
    from: index + sign.index,
    to: index + sign.index + 1,
    by: `${before}${BLANK.test(sign[0]) ? NO_BREAK_SPACE : sign[0]}${after}`,
  }));
  return [
    { from: index, to: index, by: LEFT_TO_RIGHT_MARK },
    ...signs,
    { from: end, to: end, by: RIGHT_TO_LEFT_MARK },
  ];
}
