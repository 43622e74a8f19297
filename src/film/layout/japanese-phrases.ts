import { breakScore } from "./break-scores.ts";
import { BARE, COUNTER, ENDS, FIGURE, isAbout, join, NAMED_FIGURE, NUMERAL } from "./east-asian-words.ts";
import type { Neighbours } from "./east-asian-words.ts";

/**
 * Japanese phrases (bunsetsu): a word with its particles and endings. A model scores each place between two words;
 * what belongs together whatever it says is written here.
 */
export function japanesePhrases(words: readonly string[]): string[] {
  const text = words.join("");
  return join(words, (place) => scoreOf(text, place) <= SURE);
}

/** The parts of a phrase, of which none is wider than its line, or longer than a word; parted where that hurts least. */
export function partsOfJapanese(words: readonly string[], fits: (part: string) => boolean): string[] {
  const text = words.join("");
  if (words.length < 2 || fits(text)) return [text];
  let best = { score: Number.NEGATIVE_INFINITY, at: 0, index: 0 };
  let index = 0;
  join(words, (place) => {
    index += 1;
    const score = scoreOf(text, place) + betweenWords(place) - (leavesFew(text, place.at) ? LEFT_OVER : 0);
    if (score > best.score) best = { score, at: place.at, index };
    // All before is one piece: what is asked is where it is parted.
    return true;
  });
  if (best.score === Number.NEGATIVE_INFINITY) return [text];
  return [words.slice(0, best.index), words.slice(best.index)].flatMap((part) => partsOfJapanese(part, fits));
}

/** Scores over it begin a phrase: of 188 sentences marked by hand, 1 such break in 90 tears a word. */
const SURE = 800;
/** What the model is told beside: it reads kana by kana, and knows no words. */
const SIGN = 1000;
/** 個人情報|取扱, オンライン|ミーティング: the model sees one thing; where it has to be parted, then there. */
const PARTS_OF_COMPOUND = 3000;

/** しか|なく、: a part of two signs stands alone on its line. */
const LEFT_OVER = 4 * SIGN;

function leavesFew(text: string, at: number): boolean {
  return [text.slice(0, at), text.slice(at)].some((part) => part.replace(/\p{P}/gu, "").length <= 2);
}

function scoreOf(text: string, place: Neighbours): number {
  const { before, next, at } = place;
  const word = next.replace(BARE, "");
  // What is quoted, or stands in brackets, is followed by its particle: 「…」と, 10月31日(金)までに.
  if (/[」』)）…]$/u.test(before) && PARTICLE.test(word)) return Number.NEGATIVE_INFINITY;
  // 042|-555-0138: who calls reads it in one piece.
  if (/\p{Nd}$/u.test(before) && /^[-‐–]\p{Nd}/u.test(next)) return Number.NEGATIVE_INFINITY;
  if (ENDS.test(before) || WITHOUT_OBJECTION.test(word)) return Number.POSITIVE_INFINITY;
  if (belongs(place, word)) return Number.NEGATIVE_INFINITY;
  return breakScore(text, at, "ja") + signsOf(before, word);
}

function signsOf(before: string, word: string): number {
  // 分かる|ため, 92メートル|しか: a noun or a particle that stands for nothing without the word before it.
  if (LEANS_BACK.test(word) && /[\p{Script=Hiragana}ル]$/u.test(before)) return -2 * SIGN;
  // 手を|かざす: an object, and what is done with it.
  if (before.endsWith("を")) return 2 * SIGN;
  // 私たちの|海: behind kana, Han or katakana is another word.
  if (OTHER_SCRIPT.test(word)) return KANA_END.test(before) && !STEM.test(before) ? SIGN : 0;
  // まちが|えても, なやま|ないで: a verb's ending.
  return ENDING.test(word) ? -SIGN : 0;
}

function betweenWords({ last, next }: Neighbours): number {
  const shorter = Math.min(last.length, next.replace(BARE, "").length);
  const compound =
    (shorter > 1 && KANJI.test(last) && KANJI.test(next.replace(BARE, ""))) ||
    // ガリ|レイ: the dictionary does not know names.
    (shorter > 2 && KATAKANA.test(last) && KATAKANA.test(next.replace(BARE, "")));
  return compound ? PARTS_OF_COMPOUND : 0;
}

/** Whether a word stays with the one before at any width: a particle, a counter, the rest of a name. */
function belongs(place: Neighbours, word: string): boolean {
  const { before, last } = place;
  // 一日を|のぞく: behind を there is no particle but は and も.
  if (before.endsWith("を")) return /^[はも]$/u.test(word);
  if (isAbout(place) || PARTICLE.test(word) || /^[おご約]$/u.test(last)) return true;
  // の|こりは: no phrase is one kana.
  if (/^\p{Script=Hiragana}$/u.test(before)) return true;
  // 見逃して|は|いけない, やって|も: what is forbidden, and what may be.
  if (/[てで]$/u.test(before) && /^[はも]$/u.test(word)) return true;
  // レオナルド・|ダ・|ヴィンチ
  if (/[\p{Script=Katakana}ー]・$/u.test(before) && KATAKANA.test(word)) return true;
  if (NAMED_FIGURE.test(last)) return COUNTER.test(word);
  if (FIGURE.test(last) || NUMERAL.test(last))
    return !FIGURE.test(word) && (word.length <= 3 || KATAKANA.test(word));
  // パン屋, コーヒー店: a single character behind a name makes a word of it.
  return KATAKANA.test(last) && KANJI.test(word) && word.length === 1;
}

/** ポストでも|かまいません */
const WITHOUT_OBJECTION = /^かま(?:わ[なず]|いま)/u;
const PARTICLE =
  /^(?:[はがをにでとものへやかねよ]|から|まで(?:に|は|で)?|より|など|だけ|です|でし|なら|には|では|とは|への|での)$/u;
const LEANS_BACK = /^(?:ため|しか)(?!\p{Script=Han})/u;
const KANJI = /^[\p{Script=Han}々]+$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
const KANA_END = /\p{Script=Hiragana}$/u;
/** 振り|返る, 落ち|着く: the verb goes on. */
const STEM = /\p{Script=Han}[いきしちりぎじびみえけせねべめれ]$/u;
const ENDING =
  /^(?:\p{Script=Hiragana}$|(?:ない|なく|なかっ|たら|たり|たい|られ|させ|ず|ます|ませ|まし|です|でし|でしょ|そう|ながら|える|えて|けれ|れば|すぎ|やす|にく))/u;
const OTHER_SCRIPT = /^[\p{Script=Han}\p{Script=Katakana}\p{Nd}]/u;
