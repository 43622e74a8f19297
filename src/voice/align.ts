import type { EngineWord } from "./engine.ts";
import type { SpokenText } from "./speakable/spoken-text.ts";
import type { WrittenWord } from "./words.ts";

export type TimedWord = WrittenWord & { from: number; to: number };

/** Written words that share one stretch of sound. */
type Group = { words: number[]; from: number; to: number };

/** How many letters are said for each written word; what has none takes no time. */
function spokenLetters(words: readonly WrittenWord[], text: SpokenText, owners: Int32Array): number[] {
  const letters = words.map(() => 0);
  for (let unit = 0; unit < text.spoken.length; unit += 1) {
    const owner = owners[unit] ?? 0;
    if (/[\p{L}\p{N}]/u.test(text.spoken[unit] ?? "")) letters[owner] = (letters[owner] ?? 0) + 1;
  }
  return letters;
}

/**
 * The written word that each unit of the spoken text belongs to; a space or quotation mark belongs to the
 * word after it, because engines may count it in. Where a replacement stands for several words
 * ("£5 million" → "five million pounds") its units are dealt out in order.
 */
function ownersOf(words: readonly WrittenWord[], text: SpokenText): Int32Array {
  const owners = new Int32Array(text.spoken.length);
  let first = 0;
  let unit = 0;
  while (unit < text.spoken.length) {
    const from = text.from[unit] ?? 0;
    const to = text.to[unit] ?? 0;
    let runEnd = unit + 1;
    if (to - from > 1) {
      while (runEnd < text.spoken.length && text.from[runEnd] === from && text.to[runEnd] === to) runEnd += 1;
    }
    while (first < words.length - 1 && (words[first]?.end ?? 0) <= from) first += 1;
    let last = first;
    while (last < words.length - 1 && (words[last + 1]?.start ?? Infinity) < to) last += 1;
    const share = last - first + 1;
    const belongs = words.length > 0 && (words[first]?.start ?? Infinity) < to;
    for (let index = unit; index < runEnd; index += 1) {
      const deal = Math.floor(((index - unit) / (runEnd - unit)) * share);
      owners[index] = belongs ? first + deal : first;
    }
    unit = runEnd;
  }
  return owners;
}

/** Joins the engine's words that belong to one written word, and lets silent words join the one before. */
function groupsOf(engineWords: readonly EngineWord[], owners: Int32Array, count: number): Group[] {
  const groups: Group[] = [];
  for (const { start, from, to } of engineWords) {
    const owner = owners[Math.min(start, owners.length - 1)] ?? 0;
    const last = groups.at(-1);
    if (last !== undefined && owner <= (last.words[0] ?? 0)) last.to = Math.max(last.to, to);
    else groups.push({ words: [owner], from, to });
  }
  for (const [index, group] of groups.entries()) {
    const own = index === 0 ? 0 : (group.words[0] ?? 0);
    const next = groups[index + 1]?.words[0] ?? count;
    group.to = Math.max(group.from, Math.min(group.to, groups[index + 1]?.from ?? Infinity));
    group.words = Array.from({ length: next - own }, (_, step) => own + step);
  }
  return groups;
}

/**
 * Gives every written word its time. Times never fall, and no word is left out: words that the engine
 * joined share the time by their letters.
 */
export function alignWords(
  words: readonly WrittenWord[],
  text: SpokenText,
  engineWords: readonly EngineWord[],
  durationSeconds: number,
): TimedWord[] {
  const owners = ownersOf(words, text);
  const letters = spokenLetters(words, text, owners);
  const groups = groupsOf(engineWords, owners, words.length);
  if (groups.length === 0 && words.length > 0)
    groups.push({ words: words.map((_, index) => index), from: 0, to: durationSeconds });
  const timed: TimedWord[] = [];
  for (const group of groups) {
    const total = group.words.reduce((sum, index) => sum + (letters[index] ?? 0), 0);
    let said = 0;
    for (const index of group.words) {
      const word = words[index];
      if (word === undefined) continue;
      const share = (part: number): number =>
        group.from + (group.to - group.from) * (total === 0 ? 1 : part / total);
      const from = total === 0 ? group.from : share(said);
      said += letters[index] ?? 0;
      timed.push({ ...word, from, to: share(said) });
    }
  }
  return timed;
}
