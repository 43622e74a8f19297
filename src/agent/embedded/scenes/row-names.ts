import type { FoundFigure } from "../text/figures.ts";
import { capitalise } from "../text/sentences.ts";
import { isTimeUnit } from "./row-keys.ts";
import { isGlueWord, tellsChange, wordsIn } from "./row-words.ts";

/** Where a piece stands in its row, and whether the row names first and counts then. */
export type Place = {
  first: boolean;
  last: boolean;
  percent: boolean;
  nameFirst: boolean;
  /** A colon stands before the row: its pieces are names and values, and no clauses. */
  led: boolean;
};

/** In the first piece they part the name from what is told of all: "Fuel was the biggest item at €0.9m". */
const VERB =
  /\s(?:was|were|is|are|has|had|have|leads?|comes?|came|costs?|took|takes|makes?|made|gets?|got|uses?|used|needs?|accounts?|reached|reaches|war|waren|ist|sind|hat|haben|kostete?n?|kosten|liegt|lag|macht|braucht|était|étaient|est|sont|a|ont|coûte|era|eran|fue|es|son|tiene|cuesta|è|sono|ha|hanno|costa|foi|são|é|tem|был[аио]?|составил[аои]?|составляет|имеет|كان|كانت|بلغ|بلغت)\s|(?:は|是|为|占|達|达)/iu;
/** They speak of what was named before. */
const NO_NAME =
  /^(?:it|they|this|that|these|we|he|she|i|you|there|not|about|by|es|sie|er|wir|das|dies|il|elle|ils|elles|nous|on|ce|cela|ello|lo|otro|outro|он|она|оно|они|мы|это)$/iu;
const FOR = /^\s*(?:(?:goes?|went|is|was|are|were)\s)?(?:for|on|to|für|auf|an|pour|para|per|для|на)\s+/iu;
const OF = /^\s*(?:of|der|des|von|de|du|del|di|dos|das|do|da)\s+/iu;
const PLACE = /^(?:in|im|en|em|nel|au|at|am|for|für|pour|para|per)$/iu;
const ARTICLE =
  /^l['’](?=\p{L})|^(?:the|an?|ein|eine|une?|una|uno|uma?|der|die|das|den|le|la|les|el|los|las|il|lo|i|gli|o|os|as)\s+(?=\p{Ll})/iu;
const MOST = { words: 3, letters: 28, unspaced: 10 };
const MOST_LED = { words: 5, letters: 40, unspaced: 14 };

/** Who or what a value is of, and where the name begins; null where that is not surely told. */
export function nameOf(
  text: string,
  found: FoundFigure,
  place: Place,
): { label: string; start: number } | null {
  if (isTimeUnit(found.unit)) return null;
  const before = text.slice(0, found.start);
  const after = text.slice(found.end);
  if (/\p{N}/u.test(before) || /\p{N}/u.test(after)) return null;
  if (!place.nameFirst) return afterValue(before, after, found.end, place);
  if (!isTail(after, place)) return null;
  const verb = place.first ? VERB.exec(before) : null;
  return plain(verb === null ? before : before.slice(0, verb.index), 0, place.led);
}

function afterValue(
  before: string,
  after: string,
  end: number,
  { first, percent }: Place,
): { label: string; start: number } | null {
  if (!first && wordsIn(before).some((word) => !isGlueWord(word))) return null;
  const joint = FOR.exec(after) ?? (percent ? (OF.exec(after) ?? /^\s+/u.exec(after)) : null);
  // "200 g of flour, 100 g of sugar": a recipe is a list.
  return joint === null ? null : plain(after.slice(joint[0].length), end + joint[0].length);
}

/** Behind a value stands what all are of, at the first or at the last; behind others nothing. */
function isTail(after: string, { first, last, percent }: Place): boolean {
  if (after.trim() === "") return true;
  if (first) return wordsIn(after).length <= 6;
  return (
    last &&
    ((percent && wordsIn(after).length <= 5) ||
      /^(?:です|となります|でした|입니다|이다)$/u.test(after.trim()))
  );
}

/** The words without what joins them. */
function plain(text: string, at: number, led = false): { label: string; start: number } | null {
  const words = [...text.matchAll(/\S+/gu)];
  const isJoint = (word: string | undefined): boolean =>
    word === undefined ? false : isGlueWord(word.replace(/[^\p{L}\p{M}]/gu, "")) || !/\p{L}/u.test(word);
  if (PLACE.test(words[0]?.[0] ?? "")) words.shift();
  // Articles of names in other languages are kept: "La Réunion", "Los Angeles".
  while (isJoint(words[0]?.[0]) && !/^\p{Lu}/u.test(words[0]?.[0] ?? "")) words.shift();
  while (isJoint(words.at(-1)?.[0])) words.pop();
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return null;
  const raw = text.slice(first.index, last.index + last[0].length);
  const name = raw
    .replace(ARTICLE, "")
    .replace(/(?:は|是|为|占|約|约|达|達|が|에는|:|：)+$/u, "")
    .trim();
  const inside = wordsIn(name);
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
  const most = led ? MOST_LED : MOST;
  if (inside.length < 1 || inside.length > most.words) return null;
  if (Array.from(name).length > (unspaced ? most.unspaced : most.letters)) return null;
  // "Reflections from buildings", "baja atmósfera": a change stands right before its value.
  const changing = led && inside.length > 1 ? inside.slice(-1) : inside;
  if (
    !/^[\p{L}\p{M}\s'’.&/-]+$/u.test(name) ||
    inside.some((word) => NO_NAME.test(word)) ||
    changing.some(tellsChange)
  )
    return null;
  return { label: capitalise(name), start: at + first.index };
}
