const DIGITS = "零一二三四五六七八九";
const PLACES = ["", "十", "百", "千"];
const MYRIADS = ["", "万", "亿", "兆"];

/** "2016" → "二零一六". */
export function digitByDigit(digits: string): string {
  return digits.replaceAll(/\d/gu, (digit) => DIGITS.charAt(Number(digit)));
}

/** Four digits at most, without a leading "zero". */
function fourDigits(group: string): string {
  let words = "";
  let gap = false;
  for (const [index, digit] of group.split("").entries()) {
    if (digit === "0") {
      gap = true;
      continue;
    }
    words +=
      (gap && words !== "" ? "零" : "") + DIGITS.charAt(Number(digit)) + PLACES[group.length - 1 - index];
    gap = false;
  }
  return words;
}

function integerWords(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/u, "");
  if (plain === "0") return "零";
  if (plain.length > 4 * MYRIADS.length || plain.length < digits.length) return digitByDigit(digits);
  let words = "";
  const groups = Math.ceil(plain.length / 4);
  for (let group = groups - 1; group >= 0; group -= 1) {
    const part = plain.slice(Math.max(0, plain.length - 4 * (group + 1)), plain.length - 4 * group);
    const said = fourDigits(part);
    if (said === "") continue;
    // A group that does not fill its thousands is set off by a zero: 10,500 is "one myriad zero five hundred".
    words += (words !== "" && part.startsWith("0") ? "零" : "") + said + MYRIADS[group];
  }
  // 10 to 19 drop the "one".
  return words.replace(/^一十/u, "十");
}

/** "1,234.5" → "一千二百三十四点五"; a sign in front is said. */
export function numberWords(written: string): string {
  const negative = /^[-\u2212]/u.test(written);
  const [whole = "", decimals] = written.replaceAll(/[-\u2212,]/gu, "").split(".");
  const said = integerWords(whole) + (decimals === undefined ? "" : `点${digitByDigit(decimals)}`);
  return negative ? `负${said}` : said;
}
