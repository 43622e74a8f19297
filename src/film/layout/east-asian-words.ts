import { withSoundsWhole } from "./chinese-transliterations.ts";
import { amountsIn } from "./east-asian-amounts.ts";

/**
 * The words of Chinese and Japanese, which write no spaces: by the dictionary of `Intl.Segmenter`, with what it cuts
 * to pieces put together again.
 */
export type PhraseLanguage = "ja" | "zh" | "zh-Hans";

const SEGMENTERS = new Map<string, Intl.Segmenter>();

/** 一か月, 三ヶ国, 5か所: the dictionary takes the sign between number and counter for a word. */
const MONTHS = /[一二三四五六七八九十百千何数\p{Nd}](?: [かカヵヶケ]$|[かカヵヶケ] [月国所年条])/u;

/** The words of a text, with what may not begin or end a line (JIS X 4051, GB/T 15834) joined to its neighbour. */
export function wordsOf(text: string, language: PhraseLanguage): string[] {
  const script = language === "ja" ? "ja" : "zh";
  const found = withRunsWhole(wordsOfDictionary(text, script), RUNS[script]);
  const words = withAmountsWhole(script === "zh" ? withSoundsWhole(found) : found, script);
  return join(
    withForeignNames(withNamesWhole(words)),
    ({ before, next }) =>
      isTied(before, next) ||
      (before === "第" && (FIGURE.test(next) || NUMERAL.test(next))) ||
      MONTHS.test(`${before} ${next}`) ||
      TIED_DIGITS.test(`${before} ${next}`) ||
      (script === "zh" && SUFFIX.test(next) && /\p{Script=Han}$/u.test(before)) ||
      DOUBLED.test(`${before} ${next}`),
  );
}

/** The pieces of a word that is itself wider than its line: 400|ミリリットル, 13時30分から|15時. */
export function bitsOf(word: string, language: PhraseLanguage): string[] {
  const span = word.split(/(?<=[時分半]から)(?=\p{Nd})/u);
  if (span.length > 1) return span;
  return join(wordsOfDictionary(word, language === "ja" ? "ja" : "zh"), ({ before, next }) =>
    isTied(before, next),
  );
}

function wordsOfDictionary(text: string, script: "ja" | "zh"): string[] {
  const segmenter = SEGMENTERS.get(script) ?? new Intl.Segmenter(script, { granularity: "word" });
  SEGMENTERS.set(script, segmenter);
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

const isTied = (before: string, next: string): boolean =>
  NOT_FIRST.test(next) || NOT_LAST.test(before) || (AFTER_COLON.test(before) && /^\p{Nd}/u.test(next));
/** 14:|00, 3:|1: what stands on both sides of a colon is read as one. */
const AFTER_COLON = /\p{Nd}[:：]$/u;

/** 铺子, 石头, 人们: ends of Chinese words, which the dictionary parts from rare ones. */
const SUFFIX = /^[子头頭们們儿兒]$/u;

/** "――" and "……" are one mark each. */
const DOUBLED = /([—―─…]) \1/u;

/** 0000-12-3456, 140/90, 19時30分発: the parts of a number, and of a time that something leaves or comes at. */
const TIED_DIGITS = /\p{Nd} [-/×÷]$|\p{Nd}[-/×÷] \p{Nd}|[時分] [発着頃]$/u;

/**
 * What the dictionary cuts to pieces, or elsewhere than it begins (見逃し|て|はい|け|ない): dates, from when till when,
 * the endings of Japanese verbs, and units of Chinese measure.
 */
const RUNS = {
  ja: /\p{Nd}{1,2}時(?:\p{Nd}{1,2}分|半)?から\p{Nd}{1,2}時(?:\p{Nd}{1,2}分|半)?|道の駅|(?:\p{Nd}{2,4}年)?\p{Nd}{1,2}月\p{Nd}{1,2}日|\p{Nd}{1,3}[時分]\p{Nd}{1,2}[分秒]|(?<=[てで]は|[てで]も|ちゃ|じゃ|ば|と)(?:いけ(?:ない|なかった|なく|ません(?:でした)?)|なら(?:ない|なかった|なく|ず)|なりません(?:でした)?)|ください(?:ませ)?|(?<=[もば])かま(?:わ(?:ない|なかった|なければ|ず)|いません(?:でした)?)|(?<=[ぁ-ん])なけれ(?:ば|ど)|(?<=[ぁ-ん])なくて(?=[はも])|かもしれ(?:ない|ません)|(?:さわや|あざや|なめら|やわら|しず|ゆた|たし|おだや|はなや|にぎや|ほがら|きよら|うらら|あきら|こまや|すこや|ひそ|かす|はる|おろ|細や|鮮や|穏や|華や|柔ら|滑ら|静|豊|確)か[なにで]|(?<=[てで])しま(?:う|った|って|います|いました)|(?<=[いきしちにひみりぎじびえけせてねへめれげべ])ま(?:せん(?:でした)?|しょう|した)|でしょう/gu,
  zh: /一(\p{Script=Han})又?一\1|一(\p{Script=Han})\2|(?:\p{Nd}{2,4}年)?\p{Nd}{1,2}月\p{Nd}{1,2}[日号號]|\p{Nd}{1,3}[时時分]\p{Nd}{1,2}[分秒]|毫米汞柱|微克|微米|纳米|毫安/gu,
};

function withRunsWhole(words: readonly string[], runs: RegExp): string[] {
  const text = words.join("");
  let end = 0;
  const cuts = new Set(words.map((word) => (end += word.length)));
  for (const { index, 0: run } of text.matchAll(runs)) {
    for (let inside = index + 1; inside < index + run.length; inside += 1) cuts.delete(inside);
    cuts.add(index).add(index + run.length);
  }
  cuts.delete(0);
  const ends = [...cuts].toSorted((a, b) => a - b);
  return ends.map((to, at) => text.slice(ends[at - 1] ?? 0, to));
}

/** An amount is one word, wherever the dictionary cuts within it: 85|摄氏|度. */
function withAmountsWhole(words: readonly string[], script: "ja" | "zh"): string[] {
  const amounts = amountsIn(words.join(""), script);
  return join(words, ({ at }) => amounts.some(({ from, to }) => at > from && at < to));
}

/** UTF-16 units of a name in brackets, with these, that is kept whole: 「こもれび文庫」. */
const LONGEST_NAME = 10;

function withNamesWhole(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const until = /^[「『《]/u.test(words[at] ?? "") ? endOfName(words, at) : at;
    whole.push(words.slice(at, until + 1).join(""));
    at = until;
  }
  return whole;
}

/** The word with which the name in brackets that opens at a word ends; that word itself where it is no short name. */
function endOfName(words: readonly string[], at: number): number {
  let name = "";
  for (let until = at; name.length <= LONGEST_NAME && until < words.length; until += 1) {
    name += words[until] ?? "";
    if (/[」』》]$/u.test(name)) return name.length <= LONGEST_NAME ? until : at;
    if (ENDS.test(name)) return at;
  }
  return at;
}

/** 查|尔|斯|·|里|克|特: a foreign name is no word of the dictionary, which cuts it to its characters. */
function withForeignNames(words: readonly string[]): string[] {
  const whole = [...words];
  for (let dot = 0; dot < whole.length; dot += 1) {
    if (!MIDDLE_DOT.test(whole[dot] ?? "")) continue;
    const from = foreignNameEnd(whole, dot, -1);
    const to = foreignNameEnd(whole, dot, 1);
    whole.splice(from, to - from + 1, whole.slice(from, to + 1).join(""));
    dot = from;
  }
  return whole;
}

/** How far a name reaches from its dot: so many characters of a word each, or else one word. */
function foreignNameEnd(words: readonly string[], dot: number, way: 1 | -1): number {
  let end = dot;
  while (Math.abs(end - dot) < MOST_CHARACTERS && isOfName(words[end + way])) end += way;
  return end === dot && HAN.test(words[dot + way] ?? "") ? dot + way : end;
}

const MOST_CHARACTERS = 6;
const MIDDLE_DOT = /^[·・‧•]$/u;
const HAN = /^\p{Script=Han}+$/u;

function isOfName(word: string | undefined): boolean {
  return (
    word !== undefined &&
    /^\p{Script=Han}$/u.test(word) &&
    !LEADING.test(word) &&
    !/^[的了是着過过]$/u.test(word)
  );
}

const NOT_FIRST =
  /^[\s\p{Pe}\p{Pf}\p{Po}ー～〜々ゝゞヽヾ゛゜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％‰℃°—―]/u;
const NOT_LAST = /[\s\p{Ps}\p{Pi}￥＄№]$/u;
/** A pause: nothing leans over it. */
export const ENDS = /[\s、。，．；：！？,;:!?…—―」』）)】》〉”]$/u;
/** The marks that a word ends with. */
export const BARE = /[、。，；：！？」』）)】》〉”]+$/u;

export type Neighbours = {
  /** The piece so far, and its last word. */
  before: string;
  last: string;
  /** The word at hand, the one behind it, and where it begins. */
  next: string;
  after: string;
  at: number;
};

/** Words put together to pieces. */
export function join(words: readonly string[], joins: (at: Neighbours) => boolean): string[] {
  const pieces: string[] = [];
  let last = "";
  let at = 0;
  words.forEach((next, index) => {
    const before = pieces.at(-1);
    if (before !== undefined && joins({ before, last, next, after: words[index + 1] ?? "", at }))
      pieces[pieces.length - 1] = before + next;
    else pieces.push(next);
    last = next;
    at += next.length;
  });
  return pieces;
}

export const FIGURE = /^[約约第]?[\p{N}.,]+[十百千万萬亿億兆]*$/u;
export const NUMERAL = /^[約约第]?[一二三四五六七八九十百千万萬亿億两兩几幾半\d]+$/u;
/** WBGT28, pH7, HbA1c6.5: a number behind the letters of what it measures. */
export const NAMED_FIGURE = /^(?=.*\p{Script=Latin}\P{L}*$)[\p{Script=Latin}\p{N}.,-]*\p{N}$/u;
export const COUNTER = /^(?:[度℃%％℉時分秒年月日号番階点版型系種台個人回倍時]|[号號级級层層]$)/u;
/** Behind an amount, and part of it: 31度|以上. */
const ABOUT = /^(?:以上|以下|以内|未満|前後|程度|超|左右|上下|之内)$/u;
const AMOUNT_END = /\p{N}\S{0,8}$/u;
export const isAbout = ({ before, next }: Neighbours): boolean =>
  ABOUT.test(next.replace(BARE, "")) && AMOUNT_END.test(before);

/** Single characters that open a phrase of Chinese: prepositions, conjunctions, adverbs, verbs that take an object. */
export const LEADING =
  /^[在于於把被对對从從向与與和及或为為以将將不别別很最更也都就还還再各每这這那第由让讓给給可能会會要想无無非没沒未已才只并並是有使令比跟而且又因若如约約近达達超逾]$/u;
