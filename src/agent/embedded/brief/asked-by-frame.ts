import { asksForFilm } from "./asks-for-film.ts";
import { judgesLastFilm } from "./last-film.ts";
import type { Letter } from "./letter.ts";
import { greetsMaker } from "./maker-greeting.ts";
import { senderSpeaks } from "./requests.ts";
import { blanked, sentencesOf, textAt } from "./sentence-spans.ts";
import { ordersFilm } from "./subject-line.ts";
import { phrasesFilm } from "./wishes.ts";

/** A letter's text without its greeting to who makes the film, in the same length, and whether its frame orders one. */
export type Framed = { text: string; asked: boolean };

/** "Oi pessoal do vídeo, …", or a subject line like "video open day": a film is asked for without a sentence that asks. */
export function askedByFrame(letter: Letter): Framed {
  const [first] = senderSpeaks(letter.text);
  const [opening] = first === undefined ? [] : sentencesOf(letter.text, first, true);
  const start = letter.text.slice(opening?.start).search(/\S/u) + (opening?.start ?? 0);
  const greeting = opening === undefined ? 0 : greetsMaker(letter.text.slice(start, opening.end));
  const text = greeting > 0 ? blanked(letter.text, { start, end: start + greeting }) : letter.text;
  // Nothing but a greeting is told as it stands.
  if (greeting > 0 && /[\p{L}\p{N}]{2}/u.test(text)) return { text, asked: true };
  return {
    text: letter.text,
    asked: letter.subject !== null && ordersFilm(letter.subject, toldIn(letter.text)),
  };
}

/** What is left where nobody asks for a film or speaks of one that was made. */
function toldIn(text: string): string {
  const sentences = senderSpeaks(text).flatMap((zone) => sentencesOf(text, zone, true));
  return sentences
    .filter((span) => {
      const said = textAt(text, span);
      return (
        asksForFilm(said, false) || phrasesFilm(said) || judgesLastFilm(said.replace(/[\s.!。！।]+$/u, ""))
      );
    })
    .reduce(blanked, text);
}
