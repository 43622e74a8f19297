/**
 * Where a Chinese or Japanese text may be broken so that it reads well: after a word together with the particles,
 * endings and counters that lean on it (what Japanese calls a bunsetsu), never between a word and its ending.
 * The dictionary of `Intl.Segmenter` gives the words; the rules below say which of them stay together.
 */
const SEGMENTERS = new Map<string, Intl.Segmenter>();

/** The language whose rules a text takes: kana make it Japanese whatever the film's language is. Null: none of them. */
export function phraseLanguage(text: string, language: string): "ja" | "zh" | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "ja";
  if (!/\p{Script=Han}/u.test(text)) return null;
  return language.startsWith("ja") ? "ja" : "zh";
}

/** 一か月, 三ヶ国, 5か所: the dictionary takes the sign between number and counter for a word. */
const MONTHS = /[一二三四五六七八九十百千何数\p{Nd}](?: [かカヵヶケ]$|[かカヵヶケ] [月国所年条])/u;

/** The words of a text, with what may not begin or end a line (JIS X 4051, GB/T 15834) joined to its neighbour. */
export function wordsOf(text: string, language: "ja" | "zh"): string[] {
  const segmenter = SEGMENTERS.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  SEGMENTERS.set(language, segmenter);
  const words = [...segmenter.segment(text)].map(({ segment }) => segment);
  return join(
    withForeignNames(withNamesWhole(withRunsWhole(words, RUNS[language]))),
    (before, next) =>
      NOT_FIRST.test(next) ||
      NOT_LAST.test(before) ||
      (before === "第" && (FIGURE.test(next) || NUMERAL.test(next))) ||
      MONTHS.test(`${before} ${next}`) ||
      TIED_DIGITS.test(`${before} ${next}`) ||
      DOUBLED.test(`${before} ${next}`),
  );
}

/** "――" and "……" are one mark each. */
const DOUBLED = /([—―─…]) \1/u;

/** 0000-12-3456, 140/90, 19時30分発: the parts of a number, and of a time that something leaves or comes at. */
const TIED_DIGITS = /\p{Nd} [-/×÷]$|\p{Nd}[-/×÷] \p{Nd}|[時分] [発着頃]$/u;

/**
 * What the dictionary cuts to pieces, or elsewhere than it begins (見逃し|て|はい|け|ない): dates, the endings of Japanese
 * verbs, and units of Chinese measure.
 */
const RUNS = {
  ja: /(?:\p{Nd}{2,4}年)?\p{Nd}{1,2}月\p{Nd}{1,2}日|\p{Nd}{1,3}[時分]\p{Nd}{1,2}[分秒]|(?<=[てで]は|[てで]も|ちゃ|じゃ|ば|と)(?:いけ(?:ない|なかった|なく|ません(?:でした)?)|なら(?:ない|なかった|なく|ず)|なりません(?:でした)?)|ください(?:ませ)?|(?<=[ぁ-ん])なけれ(?:ば|ど)|(?<=[ぁ-ん])なくて(?=[はも])|かもしれ(?:ない|ません)|(?<=[てで])しま(?:う|った|って|います|いました)|(?<=[いきしちにひみりぎじびえけせてねへめれげべ])ま(?:せん(?:でした)?|しょう|した)|でしょう/gu,
  zh: /(?:\p{Nd}{2,4}年)?\p{Nd}{1,2}月\p{Nd}{1,2}[日号號]|\p{Nd}{1,3}[时時分]\p{Nd}{1,2}[分秒]|毫米汞柱|微克|微米|纳米|毫安/gu,
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

/** The words of a text as its phrases, at most about `MOST` characters each. */
export function phrasesOf(words: readonly string[], language: "ja" | "zh"): string[] {
  const leans = language === "ja" ? leansInJapanese : leansInChinese;
  const most = MOST[language];
  return join(words, (before, next, last, after) => {
    // What is quoted is followed by its particle: 「…」と, 「…」は.
    const quoted = language === "ja" && /[」』]$/u.test(before) && PARTICLE.test(next.replace(BARE, ""));
    if (quoted) return true;
    if (ENDS.test(before)) return false;
    // What leans without doubt does so at any length.
    if (isAbout(before, next)) return true;
    if (language === "ja" && (PARTICLE.test(next.replace(BARE, "")) || /^[おご]$/u.test(last))) return true;
    return before.length + next.length <= most && leans(before, next, last, after);
  });
}

const MOST = { ja: 12, zh: 8 };

/**
 * The words of a phrase that is wider than its line, where even then some stay together: a number and what it
 * counts (3つ, 八个小时), a Han word and the kana that end it (変えて, 甘く).
 */
export function tightWords(words: readonly string[], language: "ja" | "zh"): string[] {
  return join(words, (before, next, last) => {
    if (ENDS.test(before) || before.length + next.length > MOST[language]) return false;
    const word = next.replace(BARE, "");
    if (isAbout(before, next)) return true;
    if (NAMED_FIGURE.test(last)) return COUNTER.test(word);
    if (FIGURE.test(last) || NUMERAL.test(last)) return counts(last, word);
    if (language === "zh") return NUMERAL_WORD.test(last) && MEASURE.test(word);
    // No line begins with the particle of the one before.
    if (/^[はがをにでとものへや]$/u.test(word)) return true;
    // 見逃して|は|いけない: what is forbidden, and what may be.
    if (/[てで]$/u.test(before) && /^[はも]$/u.test(word)) return true;
    // ひとつしか|あり|ません: a verb in kana stays with its ending, and not with the word before.
    if (before.endsWith("しか") && ENDING.test(word)) return false;
    if (HIRAGANA.test(last) && POLITE.test(word) && before.length + next.length <= LONGEST_VERB) return true;
    // すぎ|まし|た, まとめ|て: a verb's endings.
    if (before.length + next.length <= LONGEST_VERB && (SUFFIX.test(word) || ENDING.test(word))) return true;
    // 炭酸|水素|塩|泉: one thing, where it is no longer than a name.
    if (KANJI.test(last) && KANJI.test(word))
      return runOf(before, KANJI_END) + word.length <= LONGEST_COMPOUND;
    return KANJI.test(last) && HIRAGANA.test(word) && !PARTICLE.test(word);
  });
}

const LONGEST_VERB = 8;
const LONGEST_COMPOUND = 6;
const POLITE = /^(?:ませ|まし|ます|なかっ)/u;
const SUFFIX = /^(?:て|た|な|だ|さい|くだ|ま|した|い|ただ|てい)$/u;

function counts(number: string, word: string): boolean {
  return FIGURE.test(number)
    ? !FIGURE.test(word) && word.length <= 3 && !PARTICLE.test(word)
    : NUMERAL.test(word) || MEASURE.test(word) || ONE.test(word);
}

const PARTICLE =
  /^(?:[はがをにでとものへやかね]|から|まで|より|など|だけ|です|でし|なら|には|では|とは|への|での)$/u;

const NOT_FIRST =
  /^[\s\p{Pe}\p{Pf}\p{Po}ー～〜々ゝゞヽヾ゛゜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％‰℃°]/u;
const NOT_LAST = /[\s\p{Ps}\p{Pi}￥＄№]$/u;
/** A pause: nothing leans over it. */
const ENDS = /[\s、。，．；：！？,;:!?…—」』）)】》〉”]$/u;

type Joins = (before: string, next: string, last: string, after: string) => boolean;

/** `before` is the piece so far, `last` its last word, `next` the word at hand, `after` the one behind it. */
function join(words: readonly string[], joins: Joins): string[] {
  const pieces: string[] = [];
  let last = "";
  words.forEach((word, at) => {
    const before = pieces.at(-1);
    if (before !== undefined && joins(before, word, last, words[at + 1] ?? ""))
      pieces[pieces.length - 1] = before + word;
    else pieces.push(word);
    last = word;
  });
  return pieces;
}

const HIRAGANA = /^\p{Script=Hiragana}+$/u;
const KANJI = /^[\p{Script=Han}々]+$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
const KANJI_END = /[\p{Script=Han}々]+$/u;
const KATAKANA_END = /[\p{Script=Katakana}ー]+$/u;
const FIGURE = /^第?[\p{N}.,]+$/u;
/** WBGT28, pH7, HbA1c6.5: a number behind the letters of what it measures. */
const NAMED_FIGURE = /^(?=.*\p{Script=Latin}\P{L}*$)[\p{Script=Latin}\p{N}.,-]*\p{N}$/u;
const COUNTER = /^(?:[度℃%％℉時分秒年月日号番階点版型系種台個人回倍時]|[号號级級层層]$)/u;
/** Behind an amount, and part of it: 31度|以上. */
const ABOUT = /^(?:以上|以下|以内|未満|前後|程度|超|左右|上下|之内)$/u;
const AMOUNT_END = /\p{N}\S{0,3}$/u;
const isAbout = (before: string, next: string): boolean =>
  ABOUT.test(next.replace(BARE, "")) && AMOUNT_END.test(before);
const BARE = /[、。，；：！？」』）)】》〉”]+$/u;
/** Case and topic particles: what follows them is a new thought, unless it is an ending itself. */
const AFTER_PARTICLE = /(?:[はがをにでてともへやのかね]|から|ずつ|まで|より|など|だけ)$/u;
const ADVERB = /^\p{Script=Hiragana}{2,}く$/u;
/** Words in hiragana that begin a phrase. */
const OPENING = new Set(
  (
    "この その あの どの これ それ あれ どれ ここ そこ あそこ どこ こちら そちら どちら こう そう どう まず また さらに しかし そして " +
    "ただし もし すべて あなた あなたの わたし わたしたち みんな みなさん なぜ いつ いま もう まだ とても もっと ずっと きっと つまり なお " +
    "たとえば たとえ ところで だから それから そのため ほとんど はじめ はじめて ぜひ ほか いろいろ さまざま さまざまな わかり おいしい やさしい"
  ).split(" "),
);
/** Words in hiragana that lean on what stands before, however long they are. */
const ENDING =
  /^(?:ます|まし|ませ|でし|です|だっ|だろ|でしょ|ましょ|くださ|しま|する|すれ|させ|され|いた|いる|いな|いま|いき|いく|いけ|かも|ある|あっ|あり|なる|なっ|なり|なら|なけ|なく|なかっ|たち|という|といっ|として|における|において|について|にとって|によって|による|に対|ため|よう|こと|もの|とき|ところ|わけ|はず|ほど|ばかり|くらい|ぐらい|のに|ので|ながら|ない|たい|たら|れる|られ|せる|らし|みたい|しか|おき|おく|みる|みて|もら|くれ|ほし|でき|がち|やす|にく)/u;

function leansInJapanese(before: string, next: string, last: string, after: string): boolean {
  const word = next.replace(BARE, "");
  if (/^[おご]$/u.test(last)) return true;
  if (/^[おご]$/u.test(word) && !HIRAGANA.test(after)) return false;
  if (HIRAGANA.test(word)) {
    // 言|いま|した: not the adverb.
    if (word === "いま" && /^(?:し|す)/u.test(after)) return true;
    if (OPENING.has(word)) return false;
    // うまく|まとめて: an adverb and its verb.
    if (ADVERB.test(before) && word.length > 1 && !ENDING.test(word)) return false;
    if (before.endsWith("ずつ") && !PARTICLE.test(word)) return false;
    return word.length <= 2 || ENDING.test(word) || !AFTER_PARTICLE.test(before);
  }
  if (NAMED_FIGURE.test(last)) return COUNTER.test(word);
  // 話し|合う, 間に|合う: a verb of two.
  if (word === "合" && /^[わいうえおっ]/u.test(after))
    return /[\p{Script=Han}][いきしちにみりぎじびえけせてねめれげべ]$/u.test(before);
  // 淹れ方, 使い方: the way of doing it is one word with the verb.
  if (word === "方") return /[\p{Script=Han}][きぎしちにびみりいえけげせてねべめれ]$/u.test(before);
  if (FIGURE.test(last) || NUMERAL.test(last))
    return !FIGURE.test(word) && (word.length <= 3 || MEASURE.test(word));
  if (FIGURE.test(word)) return KANJI.test(last) && last.length <= 2;
  const kanji = KANJI.test(last) && KANJI.test(word);
  // パン屋, コーヒー店: a single character behind a name makes a word of it.
  if (KATAKANA.test(last) && KANJI.test(word)) return word.length === 1;
  if (kanji) return word.length === 1 || runOf(before, KANJI_END) + word.length <= 6;
  return KATAKANA.test(last) && KATAKANA.test(word) && runOf(before, KATAKANA_END) + word.length <= 10;
}

/** How many UTF-16 units at the end of a piece are of one script. */
function runOf(piece: string, end: RegExp): number {
  return end.exec(piece)?.[0].length ?? 0;
}

/** Single characters that open a phrase: prepositions, conjunctions, adverbs, verbs that take an object. */
const LEADING =
  /^[在于於把被对對从從向与與和及或为為以将將不很最更也都就还還再各每这這那第由让讓给給可能会會要想无無非没沒未已才只并並是有使令比跟而且又因若如约約近达達超逾]$/u;
const NUMERAL = /^第?[一二三四五六七八九十百千万萬亿億两兩几幾半\d]+$/u;

/** "八个", "三十": what follows is what is counted, where it is a measure of two characters. */
const NUMERAL_WORD = /^第?[一二三四五六七八九十百千万萬亿億两兩几幾半\d]+[个個多]?$/u;
const MEASURE =
  /^(?:小时|小時|分钟|分鐘|秒钟|秒鐘|星期|礼拜|禮拜|世纪|世紀|月|年前|年来|年來|年间|年間|年后|年後|微克|微米|纳米|毫安|公里|公斤|公升|公顷|公頃|厘米|毫米|千米|毫升|平方米|立方米|平方公里|摄氏度|千瓦|千瓦时|美元|欧元|歐元|人民币|時間|週間|世紀|年間|キロ|センチ|メートル|グラム|リットル|パーセント|ページ|ポイント|種類)$/u;

const ONE = /^.$/u;

function leansInChinese(before: string, next: string, last: string): boolean {
  const word = next.replace(BARE, "");
  if (NAMED_FIGURE.test(last)) return COUNTER.test(word);
  const opens = LEADING.test(word) || NUMERAL.test(word);
  if (LEADING.test(last)) return opens || before.length <= 3;
  if (NUMERAL_WORD.test(last) && MEASURE.test(word)) return true;
  if (NUMERAL.test(last)) return NUMERAL.test(word) || ONE.test(word) || before.length <= 2;
  // 说|的是, 晴天|的话: no line begins with 的.
  return !opens && (ONE.test(word) || word.startsWith("的"));
}
