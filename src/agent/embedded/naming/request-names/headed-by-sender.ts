import { noteLikelihood } from "../../brief/note-model/note-likelihood.ts";
import { NAMES_FILM } from "../../brief/request-words.ts";
import { capitalise, countWords, withoutStop } from "../../text/sentences.ts";
import { smallWordsOf } from "../titles/small-words.ts";

const WORDS = { fewest: 2, most: 9 };
const NOTE = 0.6;
const FOR_WHOM =
  /,\s(?:for|für|pour|para|per|voor|för|til|till|dla|pro|для)\s(?!(?:example|instance|beispiel|exemple|ejemplo|esempio|exemplo|voorbeeld)(?!\p{L}))[^,.;:()\n]{3,60}?\s*(?=[(,.;:]|$)/iu;

/**
 * "Annual waste and recycling performance, Thornhaven District Council, for residents": an order whose first words are no sentence, but
 * what its film is of, and for whom. `asked`: the sentences of the request; `source`: all of the brief; `language`: a tag's first part.
 */
export function headedBySender(asked: readonly string[], source: string, language: string): string | null {
  const [first = ""] = asked;
  const [head = ""] = first.split(",");
  const name = head.trim();
  return FOR_WHOM.test(first) && isNounPhrase(name, language) && recurs(name, source)
    ? capitalise(name, language)
    : null;
}

/** A plain word of it is said again: "Pedal & Spoke" is who writes, and "training slot" what it is for. */
function recurs(name: string, source: string): boolean {
  const [, ...behind] = name.split(" ");
  const plain = behind.filter((word) => /^[\p{Ll}\p{Lo}][\p{L}\p{M}-]{3,}$/u.test(word));
  const told = source.toLowerCase().replace(name.toLowerCase(), " ");
  return plain.some((word) => told.includes(word.slice(0, Math.max(FEWEST_LETTERS, word.length - 2))));
} // prettier-ignore

const FEWEST_LETTERS = 4;
/** "Customer survey 2025": of which year it is, and no length or number of a series. */
const YEAR = /\s(?:19|20)\p{Nd}{2}(?:[/–-]\p{Nd}{2,4})?$/u;

function isNounPhrase(name: string, language: string): boolean {
  const small = smallWordsOf(language);
  if (small === null || countWords(name) < WORDS.fewest || countWords(name) > WORDS.most) return false;
  if (
    /[.:;!?()"“”«»]|\p{Nd}/u.test(name.replace(YEAR, "")) ||
    NAMES_FILM.test(name) ||
    noteLikelihood(name) > NOTE
  )
    return false;
  const words = name.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  // A verb or a pronoun makes a clause of it, and "for" or "in" opens none that is a name.
  const first = small.get(words[0] ?? "");
  const opens = first === undefined || first === "opens";
  return opens && !words.some((word) => small.get(word) === "parts" || small.get(word) === "asks");
}

const MOST_OF_RESULT = 9;
const RESULT =
  /^(?:(?:the|our|die|unsere|les|nos|los|nuestros|i|os|de|onze)\s)?(?:results?|findings|outcomes?|ergebnis(?:se)?|auswertung|bilan|résultats?|resultados?|balance|risultati|resultaten|resultat(?:en|er)?|wyniki|podsumowanie|výsledky|результаты|итоги|результати|підсумки|rezultatele|tulokset|αποτελέσματα|نتائج|תוצאות)\s(?=\p{L})/iu;
/** "… of our 6-season trial of drip irrigation vs rainfed vs furrow": the sides by themselves. */
const SIDES = /\s(?:of|from|von|de|du|di|van|av|af)\s(?<sides>(?:(?!\s(?:of|from|von|de|du|di|van|av|af)\s)[^,;:()])+\s(?:vs\.?|versus|gegen|contra|contre|contro|tegen|mot|kontra)\s[^,;:()]+)$/iu; // prettier-ignore

/** "Result of our 6-season trial of drip irrigation vs rainfed vs furrow." beside an order: what was found is what is told. */
export function resultsNamed(asked: readonly string[], language: string): string | null {
  for (const sentence of asked) {
    const said = withoutStop(sentence.replace(/\s+/gu, " ").trim());
    if (!RESULT.test(said) || /[,;:]/u.test(said) || NAMES_FILM.test(said)) continue;
    const sides = SIDES.exec(said)?.groups?.["sides"]?.trim();
    const name = sides ?? said;
    if (countWords(name) <= MOST_OF_RESULT) return capitalise(name, language);
  }
  return null;
}
