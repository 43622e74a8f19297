/** Letters that Arabic and Hebrew write before a noun and that are words of their own: "and", "in", "to". */
const JOINED: Readonly<Record<string, RegExp>> = { ar: /^[وفبلك](?=ال|لل)|^لل/u, he: /^[ולבמכש](?=ה)/u };
const DEFINITE: Readonly<Record<string, RegExp>> = { ar: /^ال\p{L}{2,}/u, he: /^ה\p{L}{2,}/u };
const MOST_WORDS = 4;
const WHERE =
  /^و?(?:في|من|على|إلى|عن|مع|عند|بعد|قبل|منذ|حتى|تحت|فوق|بين|خلال|أثناء|حول|طابق|كل|بعض|يوم|شهر|سنة|עם|של|על|אל|מן|את|בין|אחרי|לפני|תחת|כל|יום|בתוך)$/u;

/**
 * Definite phrases of a sentence up to its first mark, in their order: "بدأ | الخط العربي", "زيت الزيتون البكر". A noun before the
 * first of these belongs to it where it opens the sentence.
 */
export function semiticPhrases(sentence: string, base: string): string[] {
  const definite = DEFINITE[base];
  const joined = JOINED[base];
  if (definite === undefined || joined === undefined) return [];
  const [clause = ""] = /^[^،,؛;:.!?؟()«»"]*/u.exec(sentence) ?? [];
  const words = clause.split(/\s+/u).filter((word) => word !== "");
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isDefinite(words[at] ?? "", definite, joined)) continue;
    let to = at + 1;
    while (to < words.length && to - at < MOST_WORDS && isDefinite(words[to] ?? "", definite, joined))
      to += 1;
    const owned = at === 1 && base === "ar" && isBareNoun(words[0] ?? "");
    // "In the fifth floor": where it happens is not what it is about.
    if (at > 0 && WHERE.test(words[at - 1] ?? "")) {
      at = to - 1;
      continue;
    }
    found.push(words.slice(owned ? 0 : at, to).join(" "));
    at = to - 1;
  }
  return found;
}

const isDefinite = (word: string, definite: RegExp, joined: RegExp): boolean => definite.test(word) && !joined.test(word); // prettier-ignore

/** Neither a verb of the present nor a small word; a verb of the past is written as a noun is, so three letters are too few. */
function isBareNoun(word: string): boolean {
  return (
    /^[\u0621-\u064A\u064B-\u0652]{3,}$/u.test(word) &&
    !/^(?:[يتنأ]\u064F?|قد|لقد|في|من|على|إلى|عن|مع|عند|كل|بعض|هذا|هذه|ذلك|تلك|كان|كانت|ليس|ليست|بدأ|بدأت|صار|أصبح|عندما|إذا|قبل|بعد|منذ|حتى|ثم|لا|لم|لن|إن|أن|وقد|جاء|وصل|وضع|فتح|افتتح)/u.test(
      word,
    )
  );
}
