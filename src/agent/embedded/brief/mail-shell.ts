import { countWords } from "../text/sentences.ts";
import { asksForFilm } from "./asks-for-film.ts";
import { isGreeting } from "./greetings.ts";
import { isLineOfSender, isRegards } from "./mail-frame.ts";
import { SALUTES, SIGNED_OFF_WORDS, SIGNS_OFF } from "./mail-shell-words.ts";
import { blanked, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { wordsOrSignsTold } from "./words-told.ts";

/** A text without the lines that greet and sign around it, in the same length, and these lines. */
export type MailShell = { text: string; wishes: string[] };

type Row = Span & { said: string; apart: boolean };

const MOST = { salutation: { words: 6, letters: 44 }, valediction: { words: 9, letters: 64 }, signed: 6 };
const FEWEST_TOLD = 5;

/**
 * The salutation above what asks for a film and the sign-off at the end, with the names, posts and numbers of who sends it: by
 * where they stand and how short they are, so that a greeting that nobody listed goes as well. `source`: the mail as it was
 * written; `text`: what other readers left of it, which shows whether something still stands there.
 */
export function withoutMailShell(source: string, text: string): MailShell {
  const rows = rowsOf(source);
  const asking = askingRow(source, rows);
  if (asking < 0) return { text, wishes: [] };
  const gone = [...saluted(rows.slice(0, asking + 1), asking), ...signedOff(rows, asking)];
  const left = gone.filter((span) => textAt(text, span) !== "");
  const bare = left.reduce(blanked, text);
  if (wordsOrSignsTold(bare) < FEWEST_TOLD) return { text, wishes: [] };
  return { text: bare, wishes: left.map((span) => textAt(text, span)) };
}

function rowsOf(source: string): Row[] {
  return [...source.matchAll(/[^\n]+/gu)]
    .filter(({ 0: line }) => line.trim() !== "")
    .map(({ index, 0: line }) => ({
      start: index,
      end: index + line.length,
      said: line.trim(),
      apart: index === 0 || /\n[ \t\u3000]*\n[ \t\u3000]*$/u.test(source.slice(0, index)),
    }));
}

const FIRST_ROWS = 6;
/** UTF-16 units; nobody asks in a longer line. */
const MOST_OF_ROW = 4000;

/** The line that asks for the film, among the first. */
function askingRow(source: string, rows: readonly Row[]): number {
  return rows
    .slice(0, FIRST_ROWS)
    .findIndex(
      (row) =>
        row.end - row.start <= MOST_OF_ROW &&
        sentencesOf(source, row).some((span) => asksForFilm(textAt(source, span), false)),
    );
}

/** The lines above the request, each of which greets; or the first line, by its length and its mark. */
function saluted(rows: readonly Row[], asking: number): Row[] {
  const above = rows.slice(0, asking);
  const [first] = above;
  if (first === undefined || isBlock(first.said)) return [];
  const { words, letters } = MOST.salutation;
  const short = first.said.length <= letters && countWords(first.said) <= words && !/\p{N}/u.test(first.said);
  const marked = /[,،，]$/u.test(first.said) && !/(?<!(?:^|\s)\p{L}{1,5})[.!?。！？]\s*\S/u.test(first.said);
  const greets = SALUTES.test(first.said) || (short && (isGreeting(first.said) || (marked && asking === 1)));
  return greets ? [first] : [];
}

/** From the last words of courtesy that have only a sender below them; what thanks right above them goes as well. */
function signedOff(rows: readonly Row[], asking: number): Row[] {
  const from = Math.max(asking + 2, rows.length - MOST.signed);
  for (let at = rows.length - 1; at >= from; at -= 1) {
    const row = rows[at];
    const below = rows.slice(at + 1);
    if (row === undefined || !below.every(({ said }) => isOfSender(said))) return [];
    const sure = SIGNS_OFF.test(row.said) || (isRegards(row.said) && !THANKS_SOMEBODY.test(row.said));
    const ends = sure || (below.length > 0 && (row.apart || starts(rows, at)) && isValediction(row, below));
    if (!ends) continue;
    let top = at;
    while (top - 1 >= from && SIGNS_OFF.test(rows[top - 1]?.said ?? "")) top -= 1;
    return rows.slice(top);
  }
  return [];
}

/** Regards on the line right below the last sentence. */
function starts(rows: readonly Row[], at: number): boolean {
  return /[.!?。！？।]["”»」』]?$/u.test(rows[at - 1]?.said ?? "");
}

function isValediction({ said, apart }: Row, below: readonly Row[]): boolean {
  const { words, letters } = MOST.valediction;
  if (said.length > letters || countWords(said) > words || /\p{N}/u.test(said) || isBlock(said)) return false;
  if (/[.?。？:：]$/u.test(said)) return false;
  if (THANKS_SOMEBODY.test(said) || (SEE_YOU.test(said) && countWords(said) > MOST_GOODBYE)) return false;
  if (SIGNED_OFF_WORDS.test(said)) return true;
  // "Ciepło, / Marta Nowak": a comma alone ends few words above a name.
  return apart && /[,،，]$/u.test(said) && countWords(said) <= MOST_GOODBYE && below.some(({ said }) => NAMED.test(said)); // prettier-ignore
}

const MOST_GOODBYE = 3;
/** "Danke an alle Helfer" is told to viewers. */
const THANKS_SOMEBODY =
  /(?<!\p{L})(?:thanks|thank you|danke|dank|merci|gracias|grazie|obrigad[oa]|bedankt|dzięki|dziękujemy|спасибо|благодарим|teşekkürler|tack|takk?)[,\s]+(?:to|an|à|aux?|a|al|ai|agli|alle|aos?|às|aan|all|dla|всем|alla|til)(?!\p{L})/iu;
/** So a film ends as well as a mail. */
const SEE_YOU =
  /see you|bis bald|à bientôt|hasta pronto|a presto|até (?:breve|logo|já)|tot (?:snel|ziens|gauw)|do zobaczenia|görüşmek üzere|להתראות/iu;
const NAMED = /^\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){0,3}(?:[,(|].*)?$/u;

/** A name, a post, a number: no sentence. A label of a sender's own is none of a text's facts. */
function isOfSender(said: string): boolean {
  if (isBlock(said)) return false;
  if (
    /^(?:担当|文責|差出人|tel|phone|mobile|fax|e-?mail|mail|telefon|handy|тел|電話|电话|전화)\.?\s?[:：]/iu.test(
      said,
    )
  )
    return true;
  return isLineOfSender(said) || /^(?:--|—|[-_=*~]{2,})$/u.test(said);
}

function isBlock(said: string): boolean {
  return /^(?:#|\||>|[-*+•・]\s|\p{N}+[.)]\s|【|■)/u.test(said);
}
