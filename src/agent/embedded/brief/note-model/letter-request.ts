import { countWords } from "../../text/sentences.ts";
import { POSTSCRIPT } from "../secrecy-words.ts";
import { concept } from "./concepts.ts";
import { isLabel } from "./unit-features.ts";
import { tellsCount } from "./told-founding.ts";
import type { Unit } from "./units.ts";

/** What opens and closes a letter to the maker is at least this likely a note, as a logit. */
const FRAMES = 1;
const FIRST_PARAGRAPHS = 3;
/** A longer paragraph tells as well, and so does a longer sentence. */
const MOST = { units: 5, words: 24 };
/** Of a wish that names the film, and of what stands beside one. */
const LEAST = { wish: -3, beside: -2.75 };
/** The film, or nothing that is wished for but with one. */
const WISHED = ["film", "length", "format", "sound"].map(concept);
const FILM = concept("film");
/** "請您花十分鐘，看一看自家的陽台": a length is asked of viewers as well, and politely. */
const HAN = /\p{Script=Han}/u;
const WANT = concept("want");
/** "So we mend accordions" may stand beside the wish: only who watches, and how it is to be for them, goes with it. */
const OF_VIEWERS = ["viewers", "tone", "want", "place"].map(concept);
/** "What I have in mind is a little film": wishes in other words. */
const WISHES =
  /(?<!\p{L})(?:in mind|i['’]m after|(?:i|we)['’]d love|ich dachte|gedacht ist|j['’]aimerais|la idea|l['’]idea|l['’]idée|a ideia|ik dacht|jag tänkte|chodzi o|хотелось|düşündüm)(?!\p{L})/iu;

/** Whether a text greets the maker, or says what it is for, and signs. */
export function isFramedAsLetter(units: readonly Unit[], logits: readonly number[]): boolean {
  const isNote = (at: number): boolean => units[at]?.gone === true || (logits[at] ?? 0) >= FRAMES;
  return isNote(0) && (isNote(1) || isNote(2)) && isNote(units.length - 1);
}

/** What stands behind the name: a film has none. What is to be noted stands anywhere. */
export function isPostscript(said: string): boolean {
  const bare = said.replace(/^[\s*_(]+/u, "");
  return POSTSCRIPT.test(bare) && !/^n\.?\s?b/iu.test(bare);
}

/**
 * Of a letter the paragraph in which its film is wished for, among the first ones: "What I have in mind is a little film. Sevens and
 * eights, mostly, so be kind." Who it is for and how it is to be stands there in words that no model knows; what counts, and what speaks of neither viewers nor wishes, is told.
 */
export function requestOfLetter(units: readonly Unit[], logits: readonly number[]): Unit[] {
  const wishes = ({ said, gone, paragraph, kind }: Unit, at: number): boolean => {
    const lead = units[at - 1];
    // "So here's what I'd love: a short film …" is two units.
    const whole = lead?.paragraph === paragraph && isLabel(lead.said) ? `${lead.said} ${said}` : said;
    if (
      kind !== "paragraph" ||
      paragraph >= FIRST_PARAGRAPHS ||
      !WISHED.some((one) => one.test(said)) ||
      (HAN.test(said) && !FILM.test(said))
    )
      return false;
    return gone || ((WANT.test(whole) || WISHES.test(whole)) && (logits[at] ?? 0) >= LEAST.wish);
  };
  const asking = new Set(units.filter(wishes).map(({ paragraph }) => paragraph));
  return units.filter(
    (unit, at) =>
      !unit.gone &&
      asking.has(unit.paragraph) &&
      units.filter(({ paragraph }) => paragraph === unit.paragraph).length <= MOST.units &&
      countWords(unit.said) <= MOST.words &&
      !tellsCount(unit.said) &&
      !/\p{Nd}{3}/u.test(unit.said) &&
      (wishes(unit, at) ||
        ((logits[at] ?? 0) >= LEAST.beside && OF_VIEWERS.some((one) => one.test(unit.said)))),
  );
}
