import { toPattern } from "../text/regex.ts";
import { DENIES, TONE_STEMS, TONE_WITHIN, TONES, type Tone } from "./tone-words.ts";

/** How a film is to feel, and how it is not. */
export type Tones = { wanted: ReadonlySet<Tone>; unwanted: ReadonlySet<Tone> };

/** What is short is a word by itself, or half the lexicon: "fun" of "funds", "gai" of "gain". */
const ENDINGS = { none: 3, few: 4 };

function withEndings(stem: string): string {
  if (stem.includes("=")) return stem.replace("=", "(?![\\p{L}\\p{M}])");
  const letters = stem.replaceAll(/[^\p{L}\p{M}]/gu, "").length;
  if (letters <= ENDINGS.none) return stem;
  return letters <= ENDINGS.few ? `${stem}[\\p{L}\\p{M}]{0,3}` : `${stem}[\\p{L}\\p{M}]*`;
}

const patterns = new Map<Tone, RegExp>();

function patternOf(tone: Tone): RegExp {
  const known = patterns.get(tone);
  if (known !== undefined) return known;
  const made = toPattern(
    `(?<![\\p{L}\\p{M}])(?:${TONE_STEMS[tone].split("|").map(withEndings).join("|")})(?![\\p{L}\\p{M}])|${TONE_WITHIN[tone]}`,
    "iu",
  );
  patterns.set(tone, made);
  return made;
}

/** Where one thing that is wished ends and the next begins: what is denied before a comma is not denied behind it. */
const PIECES =
  /[,;:.!?，、；。！？،؛।]\s*|\s(?:but|aber|sondern|mais|sino|pero|ma|bensì|mas|maar|ale|lecz|но|але|men|mutta|hanem|dar|ama|αλλά|لكن|אבל|बल्कि|tapi|nhưng)\s/iu;

/** The tones of what is said to the maker. `said`: sentences, none of what is told. */
export function tonesOf(said: readonly string[]): Tones {
  const [wanted, unwanted] = [new Set<Tone>(), new Set<Tone>()];
  for (const piece of said.flatMap((sentence) => sentence.split(PIECES))) {
    const denied = DENIES.test(piece);
    for (const tone of TONES) if (patternOf(tone).test(piece)) (denied ? unwanted : wanted).add(tone);
  }
  // "They already think bats are scary": what frightens is named to be kept away.
  for (const tone of unwanted) wanted.delete(tone);
  return { wanted, unwanted };
}
