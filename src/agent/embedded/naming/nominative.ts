import { capitalise } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** What stands before a film's subject and takes a case that names nothing: "film o ogrodzie", "ролик про пасеку". */
const ABOUT: Readonly<Record<string, string>> = {
  pl: "o",
  cs: "o",
  sk: "o",
  ru: "о|об|обо|про",
  uk: "про|о|об",
};
/** What goes on behind the declined words. */
const PREPOSITION =
  /^(?:dla|w|we|na|przy|z|ze|u|pod|nad|do|od|po|za|pro|v|ve|při|s|se|k|для|в|во|на|при|с|со|у|под|над|к|от|до|по|за|из|під|від|із|зі)$/iu;
const FOR_WHOM = /^(?:dla|pro|для)$/iu;
const ASKS =
  /^(?:jak|dlaczego|czemu|co|kto|gdzie|kiedy|ile|czy|tym|proč|kde|kdy|kdo|как|почему|зачем|что|кто|где|когда|сколько|том|то|як|чому|що|хто|де|коли|скільки|те)$/iu;
/** Endings that no subject of a sentence has. */
const OBLIQUE =
  /(?:u|owi|em|ami|ach|om|ów|ego|emu|ímu|ého|у|ю|ом|ем|ём|ами|ями|ах|ях|ов|ев|ого|его|ому|ему)$/iu;

/**
 * The name of what a film is about, as the text itself names it where a sentence begins: "ogrodzie społecznym" → "Ogród społeczny".
 * Null where the text never does, since a noun in another case is no title; `base`: a language's first subtag.
 */
export function nominative(subject: string, source: string, base: string): string | null {
  const about = ABOUT[base];
  const words = subject.split(/\s+/u);
  const [first = ""] = words;
  if (about === undefined || ASKS.test(first) || /["“”„«»:]/u.test(subject)) return subject;
  const declines = toPattern(
    `(?<![\\p{L}])(?:${about})\\s+${first.replace(/[^\p{L}\p{N}]/gu, ".")}(?!\\p{L})`,
    "iu",
  );
  if (!declines.test(source)) return subject;
  const end = words.findIndex((word) => PREPOSITION.test(word));
  const declined = end < 0 ? words : words.slice(0, end);
  const tail = end < 0 || FOR_WHOM.test(words[end] ?? "") ? [] : words.slice(end);
  const starts = [...source.matchAll(/(?<=^|[.!?…]\s+|\n\s*)\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,3}/gu)].map(([said]) => said.split(" ")); // prettier-ignore
  for (let count = declined.length; count > 0; count -= 1) {
    const runs = declined
      .slice(0, declined.length - count + 1)
      .map((_, at) => declined.slice(at, at + count));
    const found = starts.find((said) => runs.some((run) => isNamed(said.slice(0, count), run)));
    if (found !== undefined) return capitalise([...found.slice(0, count), ...tail].join(" "));
  }
  return null;
}

/** Whether words of a sentence's beginning are those of the subject, by their stems, and may be its nominative. */
function isNamed(said: readonly string[], run: readonly string[]): boolean {
  return (
    said.length === run.length &&
    !said.some((word) => OBLIQUE.test(word)) &&
    run.every((word, at) => sharesStem(word, said[at] ?? ""))
  );
}

const FEWEST = { long: 4, short: 3 };

function sharesStem(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  const least = Math.min(a.length, b.length);
  const count = Math.max(least > 5 ? FEWEST.long : FEWEST.short, least - 2);
  return least >= FEWEST.short && a.slice(0, count) === b.slice(0, count);
}

/** "ogród", "ogrodzie"; "школа", "пчёлы": vowels that change with the case. */
function plain(word: string): string {
  return word.toLowerCase().replace(/ó/gu, "o").replace(/ł/gu, "l").replace(/ё/gu, "е").replace(/ů/gu, "u");
}
