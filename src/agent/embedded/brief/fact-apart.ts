import { asksForFilm } from "./asks-for-film.ts";
import { ARABIC, CLAUSES, HEBREW, JAPANESE, POLITE } from "./fact-apart-words.ts";
import { subjectTold } from "./told-of-subject.ts";
import { paragraphsOf, sentencesOf, type Span } from "./sentence-spans.ts";
import { toPattern } from "../text/regex.ts";

/** A second finite verb, or a person of the film's makers, and the clause is not one sentence for certain. */
const UNSURE =
  /(?<!\p{L})(?:und|en|aber|maar) (?:der|die|das|dat|er|sie|hij|zij|wir|wij|we|ich|ik)(?!\p{L})|(?<!\p{L})(?:inte|ikke|soll|sollen|möchte|will|wil|moet|should|must)(?!\p{L})/iu;
const FIRST_PARAGRAPHS = 3;

/**
 * "We'd like a short film for Sami, who retires in June." → "We'd like a short film.            Sami retires in June.", in the same
 * length: the asking is said to the maker, and what is told of somebody in its clause is a sentence of the film. Where the clause
 * does not make one with certainty the text stays as it is.
 */
export function withFactApart(source: string): string {
  let text = source;
  for (const paragraph of paragraphsOf(source).paragraphs.slice(0, FIRST_PARAGRAPHS))
    for (const span of sentencesOf(source, paragraph)) {
      const parted = partedAt(source, span);
      if (parted !== null) text = text.slice(0, span.start) + parted + text.slice(span.end);
    }
  return text;
}

function partedAt(source: string, span: Span): string | null {
  const raw = source.slice(span.start, span.end);
  const said = raw.trimEnd();
  const flat = said.replaceAll("\n", " ");
  if (flat.length > MOST_LETTERS || /["“”„«»「『]/u.test(flat)) return null;
  // "… of Walter Okafor, who has tuned our pianos": names the film as well, and is told by it.
  if ((subjectTold(null, [flat], flat)?.told ?? null) !== null) return null;
  const parts = japanese(flat) ?? behindIt(flat, source, span);
  if (parts === null) return null;
  const { asking, told } = parts;
  if (UNSURE.test(told) || !asksForFilm(asking.trim(), false)) return null;
  const room = said.length - asking.length - told.length;
  if (room < 0) return null;
  const put = parts.first ? told + asking + " ".repeat(room) : asking + " ".repeat(room) + told;
  return put + raw.slice(said.length);
}

const MOST_LETTERS = 320;

type Parts = { asking: string; told: string; first?: true };

function behindIt(said: string, source: string, span: Span): Parts | null {
  for (const { pattern, verbLast } of CLAUSES) {
    const found = pattern.exec(said);
    const { who = "", verb = "", stop = "" } = found?.groups ?? {};
    const told = (found?.groups?.["told"] ?? "").replace(/[.!]$/u, "");
    if (found === null || told === "") continue;
    const sentence = verbLast ? `${who} ${verb} ${told}.` : `${who} ${told}.`;
    return { asking: said.slice(0, found.index) + (stop === "?" ? stop : "."), told: sentence };
  }
  const found = HEBREW.exec(said) ?? ARABIC.exec(said);
  const { who = "", lead = "" } = found?.groups ?? {};
  const told = (found?.groups?.["told"] ?? "").replace(/[.!]$/u, "");
  if (found === null || told === "") return null;
  // "לסמי": the letter belongs to the name, unless the name stands elsewhere without it.
  const rest = source.slice(span.end);
  const [first = ""] = who.split(" ");
  const alone = toPattern(`(?<![\\p{L}\\p{M}])${first}(?![\\p{L}\\p{M}])`, "u").test(rest);
  if (/[לل]$/u.test(lead) && !alone) return null;
  return { asking: `${said.slice(0, found.index)}.`, told: `${who} ${told}.` };
}

function japanese(said: string): Parts | null {
  const { told = "", verb = "", who = "", rest = "", stop = "" } = JAPANESE.exec(said)?.groups ?? {};
  const polite = POLITE[verb];
  if (told === "" || polite === undefined || /[はがを]$/u.test(told)) return null;
  const asking = rest.replace(/^(?:に|の|へ|を|、)+/u, "") + stop;
  return { asking, told: `${who}は${told}${polite}。`, first: true };
}
