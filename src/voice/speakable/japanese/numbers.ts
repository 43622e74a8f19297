const ONES = ["", "イチ", "ニ", "サン", "ヨン", "ゴ", "ロク", "ナナ", "ハチ", "キュー"];
const SINGLE = ["ゼロ", ...ONES.slice(1)];
const HUNDREDS = ["", "", "ニ", "サンビャク", "ヨン", "ゴ", "ロッピャク", "ナナ", "ハッピャク", "キュー"];
const THOUSANDS = ["", "", "ニ", "サンゼン", "ヨン", "ゴ", "ロク", "ナナ", "ハッセン", "キュー"];
const MYRIADS = ["", "マン", "オク", "チョー"];
const SCALES: Readonly<Record<string, number>> = { 百: 1e2, 千: 1e3, 万: 1e4, 億: 1e8, 兆: 1e12 };
const KANJI_DIGITS = "〇一二三四五六七八九";
/** Numbers that double a sound like t after them. */
const DOUBLING = /(?:[18]|[1-9]0)$/u;
/** Above this a number is said digit by digit. */
const LARGEST = 1e16;

/** A number in katakana, and the size of its last part (4 of 24, 10 of 130): a counter's sound hangs on that. */
export type SaidNumber = { reading: string; end: number; value: number };

/** "0312" → "ゼロサンイチニ". */
export function digitByDigit(digits: string): string {
  return digits.replaceAll(/\D/gu, "").replaceAll(/\d/gu, (digit) => SINGLE[Number(digit)] ?? "");
}

/** "イチ" → "イッ": how 1, 6, 8, 10 and 100 end before some sounds. */
export function shortened(reading: string): string {
  return reading.replace(/(?:チ|ク|ー)$/u, "ッ");
}

function fourDigits(value: number, scaled: boolean): string {
  const [ones, tens, hundreds, thousands] = [1, 10, 100, 1000].map((size) => Math.trunc(value / size) % 10);
  const part = (digit: number, irregular: readonly string[], name: string): string => {
    if (digit === 0) return "";
    const said = irregular[digit] ?? "";
    return said.length > 3 ? said : said + name;
  };
  const first = thousands === 1 && scaled ? "イッ" : "";
  return (
    first +
    part(thousands ?? 0, THOUSANDS, "セン") +
    part(hundreds ?? 0, HUNDREDS, "ヒャク") +
    ((tens ?? 0) === 0 ? "" : `${tens === 1 ? "" : ONES[tens ?? 0]}ジュー`) +
    ONES[ones ?? 0]
  );
}

function integer(value: number): string {
  if (value === 0) return "ゼロ";
  let reading = "";
  for (let group = MYRIADS.length - 1; group >= 0; group -= 1) {
    const part = Math.trunc(value / 1e4 ** group) % 1e4;
    if (part === 0) continue;
    const said = fourDigits(part, group > 0);
    // 一兆, 八兆 and 十兆 double the sound after them.
    reading += (group === 3 && DOUBLING.test(String(part)) ? shortened(said) : said) + MYRIADS[group];
  }
  return reading;
}

/** The largest of 1, 10, 100, 1,000 and 10,000 that a number ends in, or its last digit. */
function endOf(value: number): number {
  if (value === 0) return 0;
  for (const size of [1e4, 1e3, 1e2, 10]) if (value % size === 0) return size;
  return value % 10;
}

/** "1,234", "3万5000", "2.5億", "007" → how it is said. */
export function saidNumber(written: string): SaidNumber {
  const plain = written.replaceAll(",", "");
  if (/^0\d+$/u.test(plain)) return { reading: digitByDigit(plain), end: Number(plain.at(-1)), value: NaN };
  const decimal = /^(\d+)\.(\d+)([百千万億兆]*)$/u.exec(plain);
  if (decimal !== null) {
    const [, whole = "", places = "", scale = ""] = decimal;
    const said = /(?:^|\D)0$/u.test(whole) ? "レイ" : integer(Number(whole));
    // 一点, 八点 and 十点 double the sound after them.
    const before = DOUBLING.test(whole) ? shortened(said) : said;
    const name = scale
      .split("")
      .map((sign) => integer(SCALES[sign] ?? 1).replace(/^イチ/u, ""))
      .join("");
    const end = scale === "" ? Number(places.at(-1)) : 1e4;
    return { reading: `${before}テン${digitByDigit(places)}${name}`, end, value: NaN };
  }
  let value = 0;
  for (const [, digits = "", scales = ""] of plain.matchAll(/(\d+)([百千万億兆]*)/gu))
    value += scales.split("").reduce((product, sign) => product * (SCALES[sign] ?? 1), Number(digits));
  if (!Number.isSafeInteger(value) || value >= LARGEST)
    return { reading: digitByDigit(plain), end: 0, value: NaN };
  return { reading: integer(value), end: endOf(value), value };
}

/** "七十二" → "72", "二〇二四" → "2024", "三万五千" → "35000"; null where it is no number. */
export function kanjiNumber(written: string): string | null {
  if (/^[〇一二三四五六七八九]+$/u.test(written))
    return written
      .split("")
      .map((sign) => KANJI_DIGITS.indexOf(sign))
      .join("");
  let total = 0;
  let group = 0;
  let digit = 0;
  for (const sign of written) {
    const size = sign === "十" ? 10 : SCALES[sign];
    if (size === undefined) {
      const value = KANJI_DIGITS.indexOf(sign);
      if (value < 0 || digit > 0) return null;
      digit = value;
    } else if (size < 1e4) {
      group += (digit || 1) * size;
      digit = 0;
    } else {
      total += (group + digit || 1) * size;
      group = 0;
      digit = 0;
    }
  }
  return String(total + group + digit);
}
