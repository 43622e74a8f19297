import type { Line } from "./closing.ts";
import { concept } from "./note-model/concepts.ts";
import { FILM } from "./request-words.ts";
import { blanked, textAt } from "./sentence-spans.ts";
import { tellsEnough } from "./words-told.ts";
import { toPattern } from "../text/regex.ts";
import { capitalise } from "../text/sentences.ts";

/** What leads up to words in their marks that close a paragraph. */
const LED =
  /(?<=^|\n|[.!?。！？।؟]\s)(?<lead>[^\n.!?。！？।؟:：]{4,220})[:：][ \t]*["“„«「『]\s*(?<line>[^"“”„«»「」『』\n]{2,200}?)\s*["”“»」』][.。]?[ \t]*(?=\n|$)/gu;
const OF_FILM = toPattern(FILM, "iu");
const OF_END = concept("end");
const WANT = concept("want");
/** How else a wish is put. */
const WISHES =
  /(?<!\p{L})(?:(?:i|we)(?:['’]d| would)? (?:love|like|prefer)|let|must|has to|please|bitte|muss|lass\p{L}*|aimer\p{L}+|préfér\p{L}+|doit|gustaría|prefier\p{L}*|debe|piacerebbe|deve|prefer\p{L}*|gostava|moet|måste|må|chciał\p{L}*|musi|chtěl\p{L}*|хочу|хотел\p{L}*|хотіл\p{L}*|должен|пусть|нехай|isteri[mz]|istiyor\p{L}*|أحب\p{M}*|نحب\p{M}*|أود\p{M}*|أتمنى|نتمنى|אשמח|רוצה)(?!\p{L})/iu;
/** Letters that stand behind an order for the end at most: thanks, a signature. */
const BEHIND = 200;

/**
 * "We want the film to end on the sound of coffee, and then on one sentence: “…”": what wishes something of the film and of its
 * end, whatever else, leads up to its last line; what somebody says at the end of a film is told. The text without it, as long as before; null where nothing does.
 */
export function withoutFilmEndsOn(source: string): { text: string; closing: Line; wishes: string[] } | null {
  const found = [...source.matchAll(LED)].findLast(({ index, 0: said, groups }) => {
    const lead = groups?.["lead"] ?? "";
    const isLast = source.slice(index + said.length).trim().length <= BEHIND;
    return isLast && OF_FILM.test(lead) && OF_END.test(lead) && (WANT.test(lead) || WISHES.test(lead));
  });
  if (found === undefined) return null;
  const { index, 0: said, groups } = found;
  const span = { start: headOver(source, index), end: index + said.length };
  const text = blanked(source, span);
  if (!tellsEnough(text)) return null;
  const line = (groups?.["line"] ?? "").trim();
  return {
    text,
    closing: { text: capitalise(line), address: null, span },
    wishes: [textAt(source, { start: index, end: index + said.search(/[:：]/u) + 1 })],
  };
}

/** A heading that stands over nothing else is of the order. */
const HEAD = /(?<=^|\n)[ \t]{0,3}#{1,6}[ \t][^\n]+\n\s*$/u;

function headOver(source: string, index: number): number {
  return HEAD.exec(source.slice(0, index))?.index ?? index;
}
