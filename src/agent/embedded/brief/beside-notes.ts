import { countWords } from "../text/sentences.ts";
import { audienceIn, isForPlace } from "./audience-words.ts";
import {
  apologisesForMail,
  givesBrandColour,
  limitsLength,
  pleadsForManner,
  pleadsForMaterial,
  saysAudience,
} from "./beside-words.ts";
import { senderSpeaks } from "./requests.ts";
import { blanked, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { IN_TONE } from "./wish-words.ts";
import { IT_IS_FOR, partsOf, speaksOfFilm, speaksOfSpeaking, wishesIn } from "./wishes.ts";

/** A text without such notes, in the same length, and what they say. */
export type BesideNotes = { text: string; wishes: string[] };

/** What a sentence says to the maker; nothing where it tells. */
type Note = "apology" | "audience" | "plea" | "length" | "colour" | "tone" | "showing" | "wish";

const FEWEST_TOLD = 5;

/**
 * Takes out what a sender says to the maker beside what asks for the film: for whom, sorry that it is late, what not to
 * do with the numbers. Where a film is asked for (`asked`), in the paragraph of the request, which is where `text` has
 * lost a sentence of `source`, each of them; elsewhere a paragraph of nothing else. Where none is asked for, such a
 * paragraph of two kinds, of which one is where it is shown or its tone.
 */
export function withoutBesideNotes(source: string, text: string, asked: boolean): BesideNotes {
  const found: BesideNotes = { text, wishes: [] };
  for (const zone of senderSpeaks(source)) {
    const all = sentencesOf(source, zone, true);
    const left = all.filter((span) => textAt(found.text, span) !== "");
    const notes = left.map((span) => noteIn(textAt(found.text, span), found.text));
    const beside = asked && left.length < all.length;
    const kinds = new Set(notes);
    const whole = left.length > 0 && !kinds.has(null) && isSure(kinds, asked);
    const gone = left.filter((_, at) => whole || (beside && isKnown(notes[at] ?? null)));
    take(found, gone);
  }
  return found;
}

/** Wishes are read by the requests; here they only complete a paragraph. */
function isKnown(note: Note | null): boolean {
  return note !== null && note !== "wish";
}

function isSure(kinds: ReadonlySet<Note | null>, asked: boolean): boolean {
  if (asked) return [...kinds].some(isKnown);
  return kinds.size > 1 && (kinds.has("tone") || kinds.has("showing"));
}

function take(found: BesideNotes, gone: readonly Span[]): void {
  if (gone.length === 0) return;
  const text = gone.reduce(blanked, found.text);
  // Never all of a text: a line above it is only its title.
  if (countWords(text.replace(/^\s*#.*$/gmu, "")) < FEWEST_TOLD) return;
  found.wishes.push(...gone.map((span) => textAt(found.text, span)));
  found.text = text;
}

function noteIn(said: string, text: string): Note | null {
  const bare = said.replace(/[\s.!。！।]+$/u, "");
  if (/^["“„«»「『]/u.test(bare)) return null;
  if (apologisesForMail(bare)) return "apology";
  if (saysAudience(bare)) return "audience";
  if (pleadsForMaterial(bare)) return "plea";
  if (limitsLength(bare)) return "length";
  if (givesBrandColour(bare)) return hasOtherColours(said, text) ? null : "colour";
  if (pleadsForManner(bare)) return "tone";
  if (isTone(bare)) return speaksOfSpeaking(text.replace(said, " ")) ? null : "tone";
  if (saysShowing(bare)) return "showing";
  return speaksOfFilm(wishesIn(said, true)) ? "wish" : null;
}

/** A text about colours gives several. */
function hasOtherColours(said: string, text: string): boolean {
  return /#[\da-f]{6}(?![\p{L}\p{N}])/iu.test(text.replace(said, " "));
}

const MOST_PIECE = 4;
const ADVERB =
  "(?:a bit|a little|slightly|etwas|ein bisschen|ein wenig|leicht|un peu|légèrement|un poco|algo|un po['’]|leggermente|um pouco|een beetje|trochę|lekko|немного|чуть|lite|lidt|litt)\\s";
const SHADE = new RegExp(`^(?:${ADVERB})?[\\p{L}-]+(?:\\s[\\p{L}-]+)?$`, "iu");

/** "Ton calme, un peu émerveillé": a tone, and shades of it. */
function isTone(bare: string): boolean {
  const [first = "", ...shades] = partsOf(bare);
  return IN_TONE.test(first) && shades.every((one) => countWords(one) <= MOST_PIECE && SHADE.test(one));
}

const MOST_WHOM = 10;
const VERBS =
  /(?<!\p{L})(?:is|are|was|has|have|can|will|ist|sind|war|hat|kann|wird|est|sont|ont|peut|es|son|fue|tiene|puede|è|sono|ha|può|é|são|tem|pode|heeft|kan|jest|są|är|er|har)(?!\p{L})/iu;

/** "C'est pour le hall du musée, des familles, des enfants à partir de huit ans": where, and for whom. */
function saysShowing(bare: string): boolean {
  const said = IT_IS_FOR.exec(bare);
  if (said === null) return false;
  const where = bare.slice(said[0].lastIndexOf(" ", said[0].length - 2) + 1);
  const [first = "", ...others] = where.split(/\s*[,;]\s*/u);
  const named = isForPlace(first) || (audienceIn(first) !== null && others.length > 0);
  return named && others.every((one) => countWords(one) <= MOST_WHOM && !VERBS.test(one));
}
