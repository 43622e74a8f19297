import { isImperative } from "../english/grammar.ts";
import { numberOfWord } from "../text/number-words.ts";
import { countWords, withoutStop } from "../text/sentences.ts";
import { contrastOf } from "./contrast-points.ts";
import type { Contrast, Told } from "./contrast-points.ts";
import { tellsPast } from "./past.ts";
import { tellOfPersons } from "./persons.ts";
import { regex } from "../text/regex.ts";
import { ARTICLES, WHILE } from "./side-words.ts";
import { COPULAS } from "./pivot-words.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { clausesFrom } from "./contrasted-clauses.ts";
import { areThings, namesOf } from "./pivot-names.ts";

/** "Kabataş'tan kalkan | vapur": what somebody or something does describes the noun behind it, and is no name. */
const TURKISH_PARTICIPLE =
  /(?:['’]?(?:n?[dt][ae]n?|[yn]?[ae]|[yn]?[ıiuü])\s\p{Ll}+[ae]n|\p{L}+(?:[dt][ıiuü][ğk][ıiuü]|[ae]c[ae]ğ[ıi])|m[ıiuü]ş)$/iu;

const VERB_FIRST = /^(?:de|nl|sv|da|nb)$/u;
const PRONOUN =
  /^(?:man|er|sie|es|wir|ihr|du|ich|je|u|men|hij|ze|we|jij|vi|ni|du|han|hon|hun|den|det)(?!\p{L})/iu;

/** "v", "[S]": what a formula is written with, in scripts in which a word has more letters. */
const SYMBOL =
  /^[^\p{L}]*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}](?:_\w{1,3}|\d{1,2})?[^\p{L}]*$/u;

/**
 * "Mieter zahlen jeden Monat, während Eigentümer einmal zahlen", "Arteries carry blood away; veins carry it back": two things
 * of which the same is told, with their names as they stand before what is told. Null where it is not sure where a name ends.
 */
export function pivotSides(
  sentences: readonly string[],
  at: number,
  language: string,
): { shows: Contrast; count: number } | null {
  // "A kültéri egység 45 decibeles, mint egy halk beszélgetés": where no words of a language are known, "egység" is a form of "egy".
  if (WHILE[language] === undefined) return null;
  for (const clauses of clausesFrom(sentences, at, language)) {
    if (language === "en" && isImperative(clauses.one)) continue;
    const names = namesOf(clauses, language);
    if (names === null || !areThings(names, language) || names.every((name) => SYMBOL.test(name))) continue;
    if (language === "tr" && names.some((name) => TURKISH_PARTICIPLE.test(name))) continue;
    const texts = [clauses.one, clauses.other].map((text) => withoutStop(text));
    const [left, right] = texts.map((text, side) => text.slice((names[side] ?? "").length).trim());
    // "Sieht man nicht hinüber, fährt man rückwärts": a verb that opens its clause is no name.
    if (VERB_FIRST.test(language) && [left, right].some((rest) => PRONOUN.test(rest ?? ""))) continue;
    if (isStory([left ?? "", right ?? ""], language)) continue;
    // "Der alte Kessel", "the new one": without its article an adjective would need another form, or a noun.
    const bare = names.every((name) => countWords(name.replace(ARTICLES, "")) === 1 && !/^(?:the|der|die|das|la|le|el|il|lo|o|a|de|het|den|det)\s(?:new|old|neue|alte|nouvelle|nouveau|nueva|nuevo|nuov[oa]|nov[oa]|nieuwe|oude|nya|nye)$/iu.test(name)); // prettier-ignore
    const told = [left, right].map((rest, side): Told => {
      const title = bare ? (names[side] ?? "").replace(ARTICLES, "") : (names[side] ?? "");
      return { title, rest: withoutParticle(rest ?? "", language), said: texts[side] ?? "" };
    });
    const [first, second] = told;
    if (
      first === undefined ||
      second === undefined ||
      told.some(({ rest }) => !says(rest, clauses.strong, language))
    )
      continue;
    const shows = contrastOf([first, second], language);
    if (shows !== null) return { shows, count: clauses.count };
  }
  return null;
}

/** 「動脈は血液を…運び出しますが」: what marks the topic, and what leads on to the other clause. */
function withoutParticle(rest: string, language: string): string {
  if (language === "ja") return rest.replace(/^は、?/u, "").replace(/(?:が|けれども?|のに対し(?:て)?)$/u, "");
  return language === "ko"
    ? rest.replace(/^(?:은|는)\s/u, "")
    : language === "tr"
      ? rest.replace(/^ise\s/iu, "")
      : rest;
}

/** "Is not", "say no": hardly told. An amount is, and so is a verb of its own where a word sets the two apart. */
function says(rest: string, strong: boolean, language: string): boolean {
  if (isUnspaced(language)) return Array.from(rest).length > 2;
  const tie = regex(`^(?:${COPULAS[language] ?? "(?!)"})(?![\\p{L}\\p{M}])`, "iu").test(rest);
  return (
    countWords(rest) > (strong && !tie ? 1 : 2) ||
    (COUNTED.test(rest) && countWords(rest) > 1) ||
    numberOfWord(rest.split(" ").at(-1) ?? "", language) !== null
  );
}

const COUNTED = /\p{Nd}/u;

function isStory(rests: readonly string[], language: string): boolean {
  if (tellOfPersons(rests, language)) return true;
  const past = rests.map((text) => tellsPast(text, language) === true);
  // "The old boiler burned 30 litres; the new one burns 12."
  const before = past[0] === true && past[1] !== true && rests.every((text) => /\p{Nd}/u.test(text));
  return past.includes(true) && !before;
}
