import { CLOCK } from "../../text/clock.ts";
import { CONCEPTS } from "./concepts.ts";
import { COURTEOUSLY } from "../lone-order-words.ts";
import { COUNTED, HAPPENED, VIEWERS } from "../opening-order-words.ts";
import { NAMES_FILM } from "../request-words.ts";
import { LENGTH } from "../wish-words.ts";

/** Places in the table of weights. */
export const SIZE = 1 << 17;
/** What is read of a long sentence, UTF-16 units. */
const LONGEST = 400;
const GRAMS = { from: 2, to: 5 };
/** Signs that hold in every language weigh as much as so many pieces of words. */
const SIGN_WEIGHT = 3;
const PAIR_WEIGHT = 1.5;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/**
 * What a sentence is judged by: pieces of its words (two to five letters), its words and pairs of them, and signs that the
 * readers of openings know in every language. Place in the table and weight; the weights have length 1.
 */
export function noteFeatures(sentence: string): Map<number, number> {
  const found = new Map<number, number>();
  const add = (feature: string, weight = 1): void => {
    const hash = hashOf(feature);
    const sign = hash & SIZE ? -1 : 1;
    const place = hash & (SIZE - 1);
    found.set(place, (found.get(place) ?? 0) + sign * weight);
  };
  const read = sentence.slice(0, LONGEST);
  const text = read.normalize("NFKC").toLowerCase().trim();
  const words = text.match(/[\p{L}\p{M}]+|\p{Nd}+|[?!:]/gu) ?? [];
  const bare = words.map((word) => (/^\p{Nd}/u.test(word) ? (word.length > 2 ? "000" : "0") : word));
  bare.forEach((word, at) => {
    add(`w ${word}`);
    add(`p ${word} ${bare[at + 1] ?? "$"}`);
    if (at === 0) add(`f ${word}`);
    if (at === bare.length - 1) add(`l ${word}`);
    const marked = UNSPACED.test(word) ? word : `<${word}>`;
    for (let length = GRAMS.from; length <= GRAMS.to; length += 1)
      for (let from = 0; from + length <= marked.length; from += 1)
        add(`g ${marked.slice(from, from + length)}`, PIECE_WEIGHT);
  });
  const signs = SIGNS.filter(([, sign]) => sign.test(read)).map(([name]) => name);
  signs.forEach((name, at) => {
    add(`s ${name}`, SIGN_WEIGHT);
    for (const other of signs.slice(at + 1)) add(`s ${name} ${other}`, PAIR_WEIGHT);
  });
  add(`n ${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`);
  const length = Math.hypot(...found.values());
  for (const [place, weight] of found) found.set(place, weight / length);
  return found;
}

const PIECE_WEIGHT = 0.5;

const SIGNS: readonly [name: string, sign: RegExp][] = [
  ...CONCEPTS,
  ["film, asked for", NAMES_FILM],
  ["length, wished", LENGTH],
  ["please", COURTEOUSLY],
  ["viewers", VIEWERS],
  ["happened", HAPPENED],
  ["counted", COUNTED],
  // When to come: a notice is told.
  ["clock", CLOCK],
  ["asks", /[?？؟]\s*$/u],
  ["quotes", /["“”„«»「『]/u],
  ["year", /(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd})/u],
  ["amount", /\p{Nd}\s?(?:%|٪|\p{Sc}|kg|km|m|g|l)(?!\p{L})|\p{Sc}\s?\p{Nd}/u],
];

/** FNV-1a of the letters, 32 bits. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
