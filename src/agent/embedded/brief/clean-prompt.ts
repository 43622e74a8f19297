import { toPattern } from "../text/regex.ts";

/**
 * Makes any string safe to parse without moving a single UTF-16 offset: what is taken out leaves
 * spaces of the same length, so that positions keep pointing into the caller's prompt.
 */
const INVISIBLE = /[[\p{Cc}--[\t\n\r]]\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD\uFFFE\uFFFF]/gv;
/** Containers nested deeper than any reader follows; parsers recurse on them. A line of dashes is none. */
const DEEP_CONTAINERS = /^[ \t]*(?:(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])[ \t]*){8,}/gm;
/** Long runs of one mark make inline parsing quadratic and mean nothing. */
const MARK_RUNS = /([*_~[\]()<>!#\\|&$])\1{15,}/g;
/** Brackets open at once in a paragraph; more are slow to match and no link. */
const MAX_OPEN = 24;
/** Invisible characters before a line's first mark would make it look indented. */
const INVISIBLE_START = /^([[\p{Cc}--[\t\n\r]]\u202A-\u202E\u2066-\u2069\uFEFF\u200B-\u200F]+)([^\n]*)/gmv;

const SAYS =
  "(?:zegt|zei|vertelt|vindt|aldus|says?|said|tells?|recalls?|remembers|explains?|adds|sagt|sagte|erzählt|meint|berichtet|säger|sade|siger|sagde|sier|sa)(?!\\p{L})";
const HELD = "((?:[^'‘’“”\"\\n]|(?<=\\p{L})['’](?=\\p{L})){8,240})";
/** 'Dat scheelt', zegt Fatima: single marks, which apostrophes look like, only where somebody says what they hold. */
const SINGLE_QUOTATION = toPattern(`(?<![\\p{L}\\p{N}])['‘](?=\\p{Lu})${HELD}['’](?=,?\\s${SAYS})`, "gu");
/** '…,' says Joke Wass. 'I am glad.': what she goes on to say. */
const GOES_ON_SAYING = toPattern(
  `(?<=”,?\\s${SAYS}[^'‘’“”"\\n]{2,60}[.,:]\\s)['‘](?=\\p{L})${HELD}['’](?!\\p{L})`,
  "gu",
);

const blank = (found: string): string => " ".repeat(found.length);

export function cleanPrompt(prompt: string): string {
  const text = prompt
    .toWellFormed()
    .replace(INVISIBLE_START, (_all, hidden: string, line: string) => line + " ".repeat(hidden.length))
    .replace(INVISIBLE, " ")
    .replace(/\u2028|\u2029/g, "\n")
    .replace(DEEP_CONTAINERS, blank)
    .replace(MARK_RUNS, blank)
    .replace(SINGLE_QUOTATION, "“$1”")
    .replace(GOES_ON_SAYING, "“$1”");
  return tameOpeners(withCapitals(withWideMarks(text)));
}

const EAST = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
const WIDE: Readonly<Record<string, string>> = { ",": "，", ":": "：", ";": "；", "!": "！", "?": "？" };
/** Behind a sign of such a script, or between a figure and one: never in a number, an hour or an address. */
const NARROW_MARK = toPattern(
  `(?<=[${EAST}”」』）)"])[,:;!?](?![/\\p{Script=Latin}])|(?<=[\\p{Nd}%])[,;!?](?=[${EAST}])`,
  "gu",
);
const NARROW_QUOTES = /"([^"\n]{1,200})"/gu;
const ONE_OF_EAST = toPattern(`[${EAST}]`, "gu");

/** 消防队说:"…", typed on a keyboard of the West: marks as the script writes them, in the same length, in lines that are written in it. */
function withWideMarks(text: string): string {
  return text.replaceAll(/[^\n]+/gu, (line) => {
    const own = line.match(ONE_OF_EAST)?.length ?? 0;
    const others = line.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (own <= others) return line;
    return line.replaceAll(NARROW_QUOTES, "“$1”").replace(NARROW_MARK, (mark) => WIDE[mark] ?? mark);
  });
}

/** A line that somebody typed without capitals: prose of two sentences and more, and no code, list or address. */
const TYPED_SMALL =
  /^(?![ \t]*(?:[|>`#$]|https?:))[ \t]*(?:[-*+] )?\p{Ll}[^\n`{}<>]*(?:\p{Ll}{2}[.!?]|\p{Nd}\.) \p{Ll}[^\n`{}<>]*$/gmu;
/** Words that end with a stop and no sentence. */
const SHORTENED =
  /^(?:ca|st|dr|no|nr|bl|ff|al|jr|sr|cf|eg|ie|pp|op|ed|fl|oz|lb|ft|hr|yd|kg|cm|mm|km|approx|incl|excl|resp|max|min|etc|vs|env|bzw|usw|inkl|zzgl|evtl|ggf|aprox|esp|ecc|enz)$/iu;
const SMALL_START = /(?<word>\p{L}{2,}|\p{Nd}+)(?<stop>[.!?] )(?<letter>\p{Ll})(?=[\p{Ll}'’-]*[ ,])/gu; // prettier-ignore
/** "am 4. mai": only English has no number with a stop that goes on. */
const ENGLISH = /(?<!\p{L})(?:the|and|is|to|of|we|you)(?!\p{L})/gu;

const FEWEST_ENGLISH = 2;
/** Of the words of an English text at least one in so many is one of these. */
const ONE_IN = 25;

/** "free - 2 users": a short name, a dash, and what it is, in a line that was typed small; a colon is a file's of data as well. */
const NAMED_SMALL = /^(?<letter>\p{Ll})(?=[^\n.:;!?–—-]{0,24}\s[-–—] \S)/u;
const FEWEST_NAMED = 3;

/** Lines that each name a thing and say what it is begin with capitals, as a list's do. */
function withNamedLines(text: string): string {
  const lines = text.split("\n");
  const isNamed = lines.map((line) => NAMED_SMALL.test(line));
  return lines
    .map((line, at) => {
      if (isNamed[at] !== true) return line;
      const from = isNamed.lastIndexOf(false, at) + 1;
      const until = isNamed.indexOf(false, at);
      if ((until === -1 ? lines.length : until) - from < FEWEST_NAMED) return line;
      const capital = line.charAt(0).toUpperCase();
      return capital.length === 1 ? capital + line.slice(1) : line;
    })
    .join("\n");
}

/** "every tuesday we talk. a pilot who bakes bread. a banker …": sentences begin with capitals, in the same length. */
function withCapitals(small: string): string {
  const text = withNamedLines(small);
  const isEnglish = (text.match(ENGLISH)?.length ?? 0) * ONE_IN > (text.match(/\s\S/gu)?.length ?? 0);
  return text.replace(TYPED_SMALL, (line) =>
    // Who begins a line small and its next sentence with a capital means both; in other languages a stop may shorten a word.
    /[.!?] \p{Lu}\p{Ll}/u.test(line) && !isEnglish
      ? line
      : line.replace(SMALL_START, (found: string, word: string, stop: string, letter: string) => {
          const capital = letter.toUpperCase();
          const counts = /\p{Nd}/u.test(word) && (line.match(ENGLISH)?.length ?? 0) < FEWEST_ENGLISH;
          return SHORTENED.test(word) || counts || capital.length > 1 ? found : word + stop + capital;
        }),
  );
}

function tameOpeners(text: string): string {
  let open = 0;
  return text.replace(/\[|\]|\n\s*\n/g, (mark) => {
    if (mark === "]") open = Math.max(0, open - 1);
    else if (mark !== "[") open = 0;
    else if (open >= MAX_OPEN) return " ";
    else open += 1;
    return mark;
  });
}
