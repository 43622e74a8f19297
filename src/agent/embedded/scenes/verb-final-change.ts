import { countWords } from "../text/sentences.ts";

/** What stands behind both amounts where what stands before them is what has changed, and nothing more is said. */
const CHANGED: Readonly<Record<string, RegExp>> = {
  tr: /^(?:['’]\p{Ll}{1,4})?\s(?:indi|çıktı|düştü|yükseldi|arttı|azaldı|geriledi|ulaştı|iner|çıkar|düşer|yükselir|inmiş|çıkmış|düşmüş)$/iu,
  hi: /^\s(?:हो|रह|पहुँच|पहुंच)\s(?:गई|गईं|गया|गए|गये|चुकी|चुका)(?:\s(?:है|हैं))?$/u,
  ja: /^[にへ](?:と)?(?:増え|減り|減っ|減少|増加|下が|上が|低下|上昇|短縮|短く|縮|伸び|なり|なっ)[\p{Script=Hiragana}]{0,6}$/u,
  ko: /^(?:으로|로)\s(?:줄|늘|올|오르|떨어|감소|증가|내려|높아|낮아|짧아|상승|하락)[\p{Script=Hangul}]{1,6}$/u,
};
/** What marks the subject before the amounts. */
const MARKED: Readonly<Record<string, RegExp>> = {
  ja: /[はが]$/u,
  ko: /(?<=[\p{Script=Hangul}]{2})[은는이가]$/u,
};
const MOST_WORDS = 6;
const MOST_SIGNS = 24;

/** "Ortalama bekleme" of "Ortalama bekleme 19 saatten 11 saate indi": what changed; "" where that is not sure. */
export function subjectBeforeVerb(
  text: string,
  { start, end }: { start: number; end: number },
  language: string,
): string {
  const verb = CHANGED[language];
  const behind = text.slice(end).replace(/[\s.!。！।]+$/u, "");
  const before = text.slice(0, start).trim();
  if (verb?.test(behind) !== true || before === "" || /[\p{Nd},;:、，：;]/u.test(before)) return "";
  const mark = MARKED[language];
  if (mark !== undefined && !mark.test(before)) return "";
  const subject = mark === undefined ? before : before.replace(mark, "");
  return countWords(subject) <= MOST_WORDS &&
    Array.from(subject).length <= (language === "ja" ? MOST_SIGNS : 60)
    ? subject
    : "";
}
