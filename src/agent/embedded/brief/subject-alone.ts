import { countWords } from "../text/sentences.ts";

/** "… for the parents' evening on Thursday", "… für den Elternabend", "… para la reunión de padres". */
const PURPOSE =
  /\s(?:for|für|pour|para|per|voor|för|til|till)\s(?:the|our|my|an?|your|de[nrm]|die|das|unser\p{L}*|ein\p{L}*|l[ae]s?|l['’]|nos|notre|el|los|una?|nuestr\p{L}+|il|lo|gli|i|nostr\p{L}+|os?|as?|uma?|noss\p{L}+|de|het|onze|een|vår\p{L}*)(?:\s|(?<=['’])).{3,70}$/iu;
/** What a word of so many letters says is of the story where the story says it as well. */
const TELLING = /[\p{L}\p{M}]{5,}/gu;
const FEWEST_WORDS = 2;
/** "Über den Schulgarten": what is told of stands in another case than a name. */
const NOMINATIVE: readonly (readonly [RegExp, string])[] = [
  [/^den (?=\p{Lu})/iu, "Der "],
  [/^einen (?=\p{L})/iu, "Ein "],
  [/^(unser|mein|euer)en (?=\p{L})/iu, "$1 "],
];

/**
 * What a film is about as it is called: without what the film is for, where no word of that is told again ("the school garden |
 * for the parents' evening"), and in German as a subject. `told`: the text of the film.
 */
export function subjectAlone(subject: string, told: string): string {
  const tail = PURPOSE.exec(subject)?.[0] ?? "";
  const rest = subject.slice(0, subject.length - tail.length).trim();
  const words = tail.toLowerCase().match(TELLING) ?? [];
  const isTold = words.some((word) => told.toLowerCase().includes(word));
  const alone = tail === "" || isTold || countWords(rest) < FEWEST_WORDS ? subject : rest;
  const [pattern, name = ""] = NOMINATIVE.find(([one]) => one.test(alone)) ?? [];
  return pattern === undefined ? alone : capitalised(alone.replace(pattern, name));
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
