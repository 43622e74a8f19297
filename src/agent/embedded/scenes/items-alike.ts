import { countWords } from "../text/sentences.ts";

/** Words of an item that is named in a row with others; where articles and prepositions are written with their word, fewer. */
const MOST_WORDS = { usual: 5, compact: 3 };
const COMPACT = /^(?:ar|he|fa|ur|tr)$/u;
/** Longer items of which only some tell a figure are no row of one kind of thing. */
const FEW_WORDS = 3;

/** What is told by an item that is a clause: its verb, in the place where a language has it. */
const CLAUSE: Readonly<Record<string, RegExp>> = {
  // Few nouns begin as an imperfect does; what is denied is told.
  ar: /^(?:لا|لن|لم|ليس|ليست|يمكن)\s|^(?!يوم|يد(?:\s|$)|يمين|يسار|ياسمين|يناير|يونيو|يوليو|يقين|يتيم)ي\p{M}*(?:\p{L}\p{M}*){3,}\s/u,
  he: /^(?:לא|אין|יש|ניתן|אפשר|אסור|מותר|צריך)\s/u,
  fa: /(?:^|\s)(?:است|هست|نیست|بود|شد|شود|کند|کنید|دارد|ندارد|دهد|ن?می[\u200C ]?\p{L}+)$/u,
  ur: /(?:^|\s)(?:ہے|ہیں|تھا|تھی|تھے|کریں|کرے|جائے|دیتا|نہیں)$/u,
  tr: /(?:maz|mez|yor|[ıiuü]l[ıiuü]r|n[ıiuü]r|d[ıi]r)$/u,
  fr: /^(?:se|s['’]|ne|n['’]|il|elle|on)(?:\s|(?<=['’]))\S/iu,
  es: /^(?:se|no|nos|te)\s/iu,
  it: /^(?:si|non|ci)\s/iu,
  pt: /^(?:se|não)\s/iu,
  ru: /ся(?:\s|$)|^не\s/iu,
  uk: /ся(?:\s|$)|^не\s/iu,
  pl: /(?:^|\s)się(?:\s|$)|^nie\s/iu,
};

/**
 * Whether items can be said in one sentence, "salt, flour and water". Joined, clauses and things of different kinds say
 * something else: "it dries 120 kg and three days and a fine net".
 */
export function areOfOneKind(items: readonly string[], base: string): boolean {
  const most = COMPACT.test(base) ? MOST_WORDS.compact : MOST_WORDS.usual;
  const longest = Math.max(0, ...items.map(countWords));
  if (longest > most) return false;
  const clause = CLAUSE[base];
  if (clause !== undefined && items.some((item) => clause.test(item.trim()))) return false;
  const figured = items.filter((item) => /\s\P{Nd}*\p{Nd}/u.test(item.trim()));
  return longest <= FEW_WORDS || figured.length === 0 || figured.length === items.length;
}
