import { isCalled } from "./telephone.ts";

/** A number of few digits, whole: none of a longer one, of a sum or a time. */
const SHORT =
  /(?<![\p{Nd}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}+€$£₹]|\p{Nd}[.,:\s\u00A0/-])\p{Nd}{3,6}(?!\p{Nd}|[.,:/\s\u00A0-]\p{Nd}|\s?[%٪€$£₹])/gu;

/** Spans of short numbers that are called: "কল সেন্টারে ফোন করুন: ১৬১২৩", "Hotline 16123". Longer ones are telephone numbers by their form. */
export function hotlineSpans(text: string): [start: number, end: number][] {
  return [...text.matchAll(SHORT)].flatMap(({ index, 0: number }): [number, number][] => {
    const end = index + number.length;
    return isCalled(text.slice(0, index), number, text.slice(end)) ? [[index, end]] : [];
  });
}
