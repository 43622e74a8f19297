import { capitalise, countWords } from "./sentences.ts";
import { shortLabel } from "./shorten.ts";

/** Words that open a clause which says nothing alone: "when …", "weil …", "عندما …". */
const SUBORDINATE =
  /^(?:when(?:ever)?|if|because|as|since|al?though|though|while|whereas|after|before|once|until|unless|where|without|wenn|weil|als|da|obwohl|während|nachdem|bevor|sobald|solange|falls|seit|indem|quand|si|parce que|comme|lorsque?|puisque?|bien que|pendant que|tandis que|après|avant|dès|cuando|porque|como|aunque|mientras|después|antes|desde|quando|se|perché|poiché|siccome|anche se|mentre|dopo|prima|appena|embora|enquanto|depois|wanneer|als|omdat|hoewel|terwijl|nadat|voordat|когда|если|потому|поскольку|так как|хотя|пока|после|чтобы|якщо|коли|عندما|إذا|لأن|بينما|بعد|قبل|حين|حينما|كلما|لو|כאשר|כש\S+|אם|כי|למרות|אחרי|לפני|जब|अगर|यदि|क्योंकि|चूँकि|हालाँकि)(?![\p{L}\p{M}])/iu;
/** Between clauses; not within a number. */
const CLAUSES = /(?:[,;،؛]\s+|\s[–—]\s|:\s+)/u;
/** A clause that hangs on the one before: "which …", "dessen …". */
const HANGING =
  /^(?:which|who|whose|whom|so that|and then|der|die|das|dessen|deren|qui|dont|que|cuyo|il cui|который|которая|которые|الذي|التي|जो)(?![\p{L}\p{M}])/iu;
const LINK =
  /^(?:and|but|so|yet|then|und|aber|sodass|et|mais|y|pero|e|ma|mas|en|maar|и|а|но|і|але|و|لكن|ו|אבל|और|लेकिन)\s+(?=\S+\s\S)/iu;
const FEWEST_WORDS = 4;

/**
 * The part of a sentence that can stand on the screen: the whole where it is short, else its main
 * clause, else the first clause that says something alone. Null where there is none of at most `most` words.
 */
export function mainClause(sentence: string, wished: number, most: number): string | null {
  const short = shortLabel(sentence, wished);
  // "That is bleaching: the coral …": what is explained is behind the colon.
  const words = countWords(short);
  const cut = short.length < sentence.length * 0.7;
  if (words <= most && !(cut && words < FEWEST_WORDS)) return capitalise(short);
  const clauses = sentence
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
  if (clauses.length < 2) return null;
  const first = clauses
    .map((clause, at) => (at === 0 ? clause : clause.replace(LINK, "")))
    .filter((clause) => !SUBORDINATE.test(clause) && !HANGING.test(clause))
    .map((clause) => shortLabel(clause, wished))
    .find((clause) => countWords(clause) >= FEWEST_WORDS && countWords(clause) <= most);
  return first === undefined ? null : capitalise(first);
}
