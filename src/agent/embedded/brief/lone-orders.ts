import { isImperative } from "../english/grammar.ts";
import { countWords } from "../text/sentences.ts";
import { isForShowing } from "./audience-words.ts";
import { COURTEOUSLY, IS_SHOWN, ITSELF, SHOWABLE, SO } from "./lone-order-words.ts";
import { isHowTold } from "./how-told.ts";
import { NAMES_FILM } from "./request-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Paragraph, type Span } from "./sentence-spans.ts";
import { speaksOfSpeaking, wishesIn } from "./wishes.ts";
import { wordsTold } from "./words-told.ts";

/** A text without such sentences, in the same length, and what they say. */
export type LoneOrders = { text: string; wishes: string[] };

const MOST = 170;

/**
 * Takes the first sentence below a title, the last of its paragraph or the last of all out of a text that asks for no film, where it can be said to
 * nobody but the maker: "To be shown at Friday drinks, so deadpan please.", "Keep it sober; partners dislike hype.", "For the
 * memorial evening." on a line of its own.
 */
export function withoutLoneOrders(source: string): LoneOrders {
  const { paragraphs, blocksBelow } = paragraphsOf(source);
  const [first] = paragraphs;
  const last = blocksBelow === 0 ? paragraphs.at(-1) : undefined;
  const opens = first !== undefined && first.headings <= 1 && first.blocksAbove === 0 ? first : undefined;
  const ends = [
    ...(last === undefined ? [] : [{ paragraph: last, at: -1 }]),
    ...(opens === undefined ? [] : [0, -1].map((at) => ({ paragraph: opens, at }))),
  ];
  for (const { paragraph, at } of ends) {
    const span = orderAt(source, paragraph, at);
    if (span === null) continue;
    const text = blanked(source, span);
    // Never all of a text: a line above it is only its title.
    if (wordsTold(text) < FEWEST_TOLD) continue;
    return { text, wishes: [textAt(source, span)] };
  }
  return { text: source, wishes: [] };
}

const FEWEST_TOLD = 5;
const ENGLISH = /\s(?:the|of|and|your|what)\s/iu;

function orderAt(source: string, paragraph: Paragraph, at: number): Span | null {
  const sentences = sentencesOf(source, paragraph, true);
  const span = sentences.at(at);
  if (span === undefined) return null;
  const said = textAt(source, span).replace(/[\s.!。！।]+$/u, "");
  if (said.length > MOST || /^["“„«「]|[?？؟]$/u.test(said)) return null;
  const rest = blanked(source, span);
  const instructs =
    ENGLISH.test(rest) && sentences.some((one) => one !== span && isImperative(textAt(source, one)));
  const alone = sentences.length === 1;
  if (isWhereShown(said, rest, alone)) return span;
  if (alone && isForShowing(said) && !/[:：]\s*$/u.test(textAt(source, span))) return span;
  // "Write down what you spend. Keep it sober": who is told one thing is told the other.
  return isHowTold(said) && !instructs && !speaksOfSpeaking(rest) ? span : null;
}

/** Where it is shown, and behind commas how it is therefore to be; by itself only where the text names nothing to be shown. */
function isWhereShown(said: string, rest: string, alone: boolean): boolean {
  const [where = "", ...others] = said.split(/\s*[,;，；、–—]\s*(?=\S)|(?<=放|映|出)，/u);
  const asks = (others.some((one) => SO.test(one)) || where.endsWith("ので")) && COURTEOUSLY.test(said);
  const bare = asks ? where.replace(ITSELF, "") : where;
  if (!IS_SHOWN.test(bare) && !IS_SHOWN.test(where)) return false;
  if (!others.every((one) => isHow(one, asks))) return false;
  return others.length > 0
    ? asks || COURTEOUSLY.test(said)
    : alone && !SHOWABLE.test(rest) && !NAMES_FILM.test(rest);
}

const MOST_WORDS = 9;

function isHow(piece: string, asks: boolean): boolean {
  const bare = piece.replace(SO, "");
  return wishesIn(bare, true).size > 0 || (asks && countWords(bare) <= MOST_WORDS && !/\p{N}/u.test(bare));
}
