import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { amountsIn } from "./price-amounts.ts";
import type { PriceRow } from "./price-rows.ts";
import { FREE } from "./price-words.ts";
import { regex } from "../text/regex.ts";

const MOST_NAME_WORDS = 6;
const MOST_TAIL_WORDS = 4;
const LABEL = /^([^\p{N}:：.!?"“„«»][^:：.!?"“„«»]{1,44})[:：]\s*(\S.{0,60})$/su;

/** "North: $19.4 million": what a region turns over is no price. */
const MILLIONS =
  /mill?i(?:on|ón|ão|õe|oen|ard)|milj|billion|bilh|(?<!\p{L})(?:mio|mrd|mld|bn)(?!\p{L})|миллион|миллиард|мільйон|мільярд|млн|млрд|εκατομμύρι|δισεκατομμύρι|مليون|مليار|מיליון|מיליארד/iu;

/**
 * "Kurier: 18,50 zł.": a name, a colon and what it costs, and nothing else. In every language, since no word has to be known; one
 * alone is no list.
 */
export function labelledPrice(sentence: string, language: string): PriceRow | null {
  const [, name = "", told = ""] = LABEL.exec(withoutStop(sentence).trim()) ?? [];
  if (name === "" || countWords(name) > MOST_NAME_WORDS) return null;
  const row = { name: capitalise(name.trim(), language), price: told.trim(), offset: 0, of: "" };
  if (regex(`^(?:${FREE})$`, "iu").test(row.price)) return row;
  if (MILLIONS.test(row.price)) return null;
  const [amount, another] = amountsIn(row.price, language);
  if (amount === undefined || another !== undefined) return null;
  const [lead, tail] = [row.price.slice(0, amount.start), row.price.slice(amount.end)];
  const bare = /^(?:\p{L}{2,6}\.?\s)?$/u.test(lead) && !/[,;:，；]|\p{N}/u.test(tail);
  return bare && countWords(tail) <= MOST_TAIL_WORDS ? row : null;
}
