import { CHOICE, CHOICE_ORDERS, LABEL_PAIRS, OPENING_PAIRS, type Tone } from "./contrast-words.ts";
import { judgedTones } from "./judged-heads.ts";

const CLAUSE_START = "(?:^|(?<=[.!?。！？।۔；;:：\\n]\\s*)|(?<=\\s[–—]\\s))";
const SEPARATOR = "\\s*(?:[:：]|\\s[–—-]\\s)\\s*";
/** "Pros of cash:", "Option A (rainwater):" */
const TAIL = "(?:\\s+[^\\s.:：!?。！？,，]+){0,4}?|\\s*[(（][^()（）]{2,40}[)）]";

/** A way to name two sides or three: for each a pattern that ends where its text begins. */
export type Family = { marks: RegExp[]; tones: Tone[]; titled: boolean };

function pattern(source: string): RegExp {
  return new RegExp(`${CLAUSE_START}(${source})`, "giu");
}

const words = (alternatives: string): string => alternatives.replaceAll("_", "\\s");

export const FAMILIES: readonly Family[] = [
  ...LABEL_PAIRS.map(({ sides, tones }) => ({
    marks: sides.map((side) => pattern(`(?:${words(side)})(?:${TAIL})?${SEPARATOR}`)),
    tones,
    titled: true,
  })),
  ...OPENING_PAIRS.map(({ sides, tones }) => ({
    marks: sides.map((side) => pattern(`(?:${words(side)})(?:\\s*[,，、]\\s*|\\s+(?=\\S))`)),
    tones,
    titled: false,
  })),
  ...CHOICE_ORDERS.map((order) => ({
    marks: order.map((number) => pattern(`${CHOICE}\\s?${number}(?:${TAIL})?${SEPARATOR}`)),
    tones: ["neutral", "neutral", "neutral"] satisfies Tone[],
    titled: true,
  })),
  // 装修前：… 装修后：…, 開業前：… 開業後：…, 공사 전: … 공사 후: …
  {
    marks: [pattern("[\\p{Script=Han}\\p{Script=Hangul} ]{0,8}(?:前|전)[:：]\\s*"), pattern("[\\p{Script=Han}\\p{Script=Hangul} ]{0,8}(?:后|後|후)[:：]\\s*")],
    tones: ["neutral", "neutral"],
    titled: true,
  },
]; // prettier-ignore

/** Sides that a heading names ("Cash or card?") are looked for as labels too. */
export function namedFamily(names: readonly string[]): Family {
  return {
    marks: names.map((name) => pattern(`${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&")}${SEPARATOR}`)),
    tones: judgedTones(names) ?? names.map(() => "neutral"),
    titled: true,
  };
}
