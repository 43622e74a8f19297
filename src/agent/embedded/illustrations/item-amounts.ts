import { BEFORE_ITEMS, EAST_COUNTERS, MEASURES_OF_ITEMS } from "./item-amount-words.ts";

/** What an item says behind its noun of what it is like: "Gloves (thick ones)", "Schuhe – am besten alte". */
const SAID_BEHIND = /\s*[([（［【:：;,，、–—].*$|\s+-\s.*$/su;
const NUMBER = "(?:\\p{Nd}[\\p{Nd}.,/–-]*|[½¼¾⅓⅔])";
/** Between a measure and what is measured. */
const OF = /^(?:of|de|di|d['’]|da|από|的)(?:\s+|(?<=['’]))/u;

const TRAILING: Readonly<Record<string, RegExp>> = {
  zh: new RegExp(
    `(?:\\s*(?:各|约)?(?:${NUMBER}|[一二两兩三四五六七八九十半几幾]+)\\s*(?:公斤|千克|毫升|汤匙|茶匙|大勺|小勺|kg|ml|[gGLl${EAST_COUNTERS["zh"]}])|少许|适量|若干)$`,
    "u",
  ),
  ja: new RegExp(
    `(?:\\s*(?:各|約)?(?:${NUMBER}|[一二三四五六七八九十半]+)\\s*(?:グラム|リットル|セット|人分|kg|ml|cc|[gGLl${EAST_COUNTERS["ja"]}])分?れ?|少々|適量|少量)$`,
    "u",
  ),
  ko: new RegExp(
    `\\s+(?:(?:${NUMBER}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|반)\\s*(?:${EAST_COUNTERS["ko"]})|약간|조금|적당량)$`,
    "u",
  ),
};
const LEADING: Readonly<Record<string, RegExp>> = {
  zh: new RegExp(
    `^(?!三明治)(?:一些|几|${NUMBER}|[一二两兩三四五六七八九十半几幾]+)\\s*(?:公斤|千克|毫升|汤匙|kg|ml|[gGLl${EAST_COUNTERS["zh"]}])?的?`,
    "u",
  ),
  ja: /^(?:お(?=[皿箸茶米弁菓])|ご(?=飯))/u,
};

type Words = { before: ReadonlySet<string>; measure: RegExp | null };
const known = new Map<string, Words>();

function wordsFor(base: string): Words {
  const before = known.get(base);
  if (before !== undefined) return before;
  const measures = MEASURES_OF_ITEMS[base]?.split(" ").map((one) => one.replace(/^ | $/gu, ""));
  const words: Words = {
    before: new Set(BEFORE_ITEMS[base]?.split(" ")),
    measure: measures === undefined ? null : new RegExp(`^(?:${measures.join("|")})\\.?(?=\\s)`, "u"),
  };
  known.set(base, words);
  return words;
}

/**
 * What an item's label names, in small letters: without its articles, numbers and what it adds in brackets; first without what it
 * measures ("boots" of "a pair of boots"), then with it ("bag of tools").
 */
export function bareItems(label: string, base: string): string[] {
  const small = label
    .normalize("NFC")
    .toLocaleLowerCase(base)
    .replace(SAID_BEHIND, "")
    .replace(/[.!。！*]+$/u, "")
    .trim();
  const trailing = TRAILING[base];
  const plain = (trailing === undefined ? small : small.replace(trailing, "")).trim();
  const leading = LEADING[base];
  if (leading !== undefined) return [plain.replace(leading, "").trim()];
  const { before, measure } = wordsFor(base);
  const found: string[] = [];
  let left = plain.replace(new RegExp(`^${NUMBER}\\s*[×x]?\\s*(?:-[^\\s]+\\s)?`, "u"), "");
  for (;;) {
    const next = withoutBefore(left, before);
    found.unshift(next);
    const measured = measure === null ? next : next.replace(measure, "").trim().replace(OF, "");
    if (measured === next || measured === "") return found;
    left = measured;
  }
}

function withoutBefore(text: string, before: ReadonlySet<string>): string {
  let left = text;
  for (;;) {
    const [, word = "", rest = ""] = /^([\p{L}\p{M}]+)(?:['’]|\s+)(.+)$/su.exec(left) ?? [];
    if (rest === "" || !before.has(word)) return left.replace(new RegExp(`^${NUMBER}\\s*`, "u"), "");
    left = rest;
  }
}
