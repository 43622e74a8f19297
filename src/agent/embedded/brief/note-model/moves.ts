import { patternOf } from "../letter-notes/letter-pattern.ts";
import { MOVE_WORDS } from "./move-words.ts";

/** What a sender does when they turn to the maker, by name, each with what finds it in a sentence. */
const MOVES: readonly [name: string, found: RegExp][] = Object.entries(MOVE_WORDS).map(([name, words]) => [
  name,
  patternOf(words),
]);

/**
 * Logits from which what turns to the maker is a note ("make that huge", "I love that bit", "no bagpipes"), in an order and in one that
 * opens and closes as a letter: among what a letter tells, the model hardly tells such units from it, and of 95 in letters that nothing was
 * learnt from, between -5.5 and -1, one told.
 */
export const leastOfMove = (letter: boolean, said: string): number =>
  !letter ? -1 : turnsToMaker(said.replaceAll(SAID_TO_ALL, " ")) ? -5.5 : -3.5;

/** What viewers are told as often: "обязательно мойте руки", "doe het deeg in een kom", "si puedes, ven". */
const SAID_TO_ALL =
  /(?<!\p{L})(?:обязательно|(?:doe|leg) (?:dat|het)|ta med (?:det|den)|mi raccomando|underline|feel free|let me know|si puedes|istersen|как хочешь|wenn du magst|lieber (?:nicht|kein\p{L}*)|(?:bloß|nur) (?:nicht|kein\p{L}*)|heraus(?:stellen|stellt)|was noch|up to you|nothing too|don['’]t skip (?:that|this|it)|not sure (?:about|if|whether)|(?:la|le|el|il|o|a|das|die|der) häufigste|häufigste)(?!\p{L})|알아서|随便/giu;

/**
 * Whether a sentence makes one. It is not trained on: where a text is surely an order, it takes less of the model of whole briefs to
 * believe it.
 */
export function turnsToMaker(said: string): boolean {
  return MOVES.some(([, found]) => found.test(said));
}
