const DIGITS = "一二三四五六七八九";
const KOREAN = "한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두";
/** Forms of one number between bars. */
const HINDI = "एक दो तीन चार पाँच|पांच छह|छः सात आठ नौ दस ग्यारह बारह";

/** What an hour is called in words, for patterns of those that are written so. */
export const HOUR_WORDS = {
  han: `二十[一二三四]?|十[${DIGITS}]?|[两兩${DIGITS}]`,
  ko: alternatives(KOREAN),
  hi: alternatives(HINDI),
};

/** What such a word counts; null for another. */
export function numberOfHour(word: string): number | null {
  const counted = [KOREAN, HINDI].map((words) =>
    words.split(" ").findIndex((forms) => forms.split("|").includes(word)),
  );
  const found = counted.find((at) => at >= 0);
  return found === undefined ? hanNumber(word) : found + 1;
}

/** 十五, 四十, 二十一: up to 99; null for what is no such number. */
export function hanNumber(word: string): number | null {
  const [, tens, ten, ones = ""] = /^([一二三四五六七八九]?)(十)?([一二三四五六七八九]?)$/u.exec(word.replace(/[两兩]/u, "二")) ?? []; // prettier-ignore
  if (tens === undefined || `${tens}${ten ?? ""}${ones}` === "") return null;
  const digit = (sign: string): number => DIGITS.indexOf(sign) + 1;
  return ten === undefined ? digit(tens === "" ? ones : tens) : (tens === "" ? 1 : digit(tens)) * 10 + (ones === "" ? 0 : digit(ones)); // prettier-ignore
}

function alternatives(words: string): string {
  return words.split(/[ |]/u).toSorted((a, b) => b.length - a.length).join("|"); // prettier-ignore
}
