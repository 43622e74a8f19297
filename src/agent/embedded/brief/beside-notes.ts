import { countWords } from "../text/sentences.ts";
import { audienceIn, isForPlace } from "./audience-words.ts";
import {
  apologisesForMail,
  givesBrandColour,
  limitsLength,
  pleadsForManner,
  pleadsForMaterial,
  saysAudience,
  speaksOfStock,
} from "./beside-words.ts";
import { handsOver, namesSender } from "./handed-over.ts";
import { judgesLastFilm } from "./last-film.ts";
import { behindGreeting } from "./maker-greeting.ts";
import { wishesForMusic } from "./music-wish.ts";
import { senderSpeaks } from "./requests.ts";
import { blanked, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { FILM } from "./request-words.ts";
import { sparesTopic } from "./spared-topics.ts";
import { IN_TONE } from "./wish-words.ts";
import { IT_IS_FOR, partsOf, speaksOfFilm, speaksOfSpeaking, wishesIn } from "./wishes.ts";
import { wordsTold } from "./words-told.ts";
import { toPattern } from "../text/regex.ts";

/** A text without such notes, in the same length, and what they say. */
export type BesideNotes = { text: string; wishes: string[] };

/** What a sentence says to the maker; nothing where it tells. */
type Note =
  | "apology"
  | "audience"
  | "plea"
  | "stock"
  | "length"
  | "colour"
  | "tone"
  | "showing"
  | "music"
  | "spared"
  | "handed"
  | "remark"
  | "wish";

const FEWEST_TOLD = 5;
/** What is said to nobody but a maker, so that it opens or closes a paragraph that goes on with the text. */
const ASIDE: ReadonlySet<Note | null> = new Set<Note>([
  "apology",
  "plea",
  "stock",
  "music",
  "spared",
  "handed",
]);

/** `source`: the text with its requests, `text`: without them; `asked`: for a film; `mail`: under a subject line. */
type Asked = { source: string; text: string; asked: boolean; mail: boolean };

/**
 * Takes out what a sender says to the maker beside what asks for the film: for whom, sorry that it is late, what not to
 * do with the numbers, which music, what was wrong with the last one. Where a film is asked for, in the paragraph of the
 * request, which is where `text` has lost a sentence of `source`, each of them; elsewhere a paragraph of nothing else, or
 * the first and the last sentences of all. Where none is asked for, such a paragraph of two kinds, of which one is where
 * it is shown or its tone; in a mail one that wants no stock photos.
 */
export function withoutBesideNotes({ source, text, asked, mail }: Asked): BesideNotes {
  const found: BesideNotes = { text, wishes: [] };
  const zones = senderSpeaks(source);
  for (const zone of zones) {
    const all = sentencesOf(source, zone, true);
    const left = all.filter((span) => textAt(found.text, span) !== "");
    const notes = inPlace(
      left.map((span) => noteIn(behindGreeting(textAt(found.text, span)), found.text)),
      left.map((span) => behind(span, all, { source, text: found.text })),
    );
    const beside = asked && left.length < all.length;
    const kinds = new Set(notes.map(({ note }) => note));
    const whole = left.length > 0 && !kinds.has(null) && isSure(kinds, asked, mail);
    const opens = asked && zone === zones[0] ? runOf(notes) : 0;
    const closes = asked && zone === zones.at(-1) ? runOf(notes.toReversed()) : 0;
    const gone = left.filter((_, at) => {
      const ends = at < opens || at >= left.length - closes;
      return whole || ends || (beside && isKnown(notes[at]?.note ?? null));
    });
    take(found, gone);
  }
  return found;
}

/** What stands before a sentence in its paragraph, and whether that was taken out. */
type Before = { said: string; gone: boolean } | null;
type Placed = { note: Note | null };

function behind(
  span: Span,
  all: readonly Span[],
  { source, text }: { source: string; text: string },
): Before {
  const before = all[all.indexOf(span) - 1];
  return before === undefined ? null : { said: textAt(source, before), gone: textAt(text, before) === "" };
}

/** "Last year's was too loud" is said of the film where no sentence before names anything else. */
function inPlace(notes: readonly (Found | null)[], before: readonly Before[]): Placed[] {
  const placed: Placed[] = [];
  notes.forEach((found, at) => {
    const last = before[at] ?? null;
    const alone = last === null || last.gone || (placed.at(-1)?.note ?? null) !== null;
    const note = found?.note ?? null;
    if (note === "whom") {
      const ofFilm = last?.gone === true && !NAMES_SUBJECT.test(last.said);
      placed.push({ note: ofFilm ? "audience" : null });
    } else if (note === "sender") placed.push({ note: last !== null && alone ? "wish" : null });
    else placed.push({ note: note === "remark" && !alone ? null : note });
  });
  return placed;
}

/** So many notes stand first, one of them an aside. */
function runOf(notes: readonly Placed[]): number {
  const told = notes.findIndex(({ note }) => note === null);
  const run = notes.slice(0, told < 0 ? notes.length : told);
  return run.some(({ note }) => ASIDE.has(note)) ? run.length : 0;
}

/** Wishes are read by the requests; here they only complete a paragraph. */
function isKnown(note: Note | null): boolean {
  return note !== null && note !== "wish";
}

function isSure(kinds: ReadonlySet<Note | null>, asked: boolean, mail: boolean): boolean {
  if (asked) return [...kinds].some(isKnown);
  if (mail && kinds.has("stock")) return true;
  return kinds.size > 1 && (kinds.has("tone") || kinds.has("showing"));
}

function take(found: BesideNotes, gone: readonly Span[]): void {
  if (gone.length === 0) return;
  const text = gone.reduce(blanked, found.text);
  // Never all of a text: a line above it is only its title.
  if (wordsTold(text) < FEWEST_TOLD) return;
  found.wishes.push(...gone.map((span) => textAt(found.text, span)));
  found.text = text;
}

/** "whom": people, if it is the film that is for them; "sender": who writes, if a greeting stands before. */
type Found = { note: Note | "whom" | "sender" };

function noteIn(said: string, text: string): Found | null {
  const note = noteOf(said, text);
  return note === null ? null : { note };
}

function noteOf(said: string, text: string): Found["note"] | null {
  const bare = said.replace(/[\s.!。！।]+$/u, "");
  if (/^["“„«»「『]/u.test(bare)) return null;
  if (apologisesForMail(bare)) return "apology";
  if (saysAudience(bare)) return "audience";
  if (pleadsForMaterial(bare)) return speaksOfStock(bare) ? "stock" : "plea";
  if (limitsLength(bare)) return "length";
  if (givesBrandColour(bare)) return hasOtherColours(said, text) ? null : "colour";
  if (pleadsForManner(bare)) return "tone";
  if (isTone(bare)) return speaksOfSpeaking(text.replace(said, " ")) ? null : "tone";
  if (saysShowing(bare)) return "showing";
  if (sparesTopic(bare)) return "spared";
  if (handsOver(bare)) return "handed";
  if (judgesLastFilm(bare)) return "remark";
  if (wishesForMusic(bare, text.replace(said, " "))) return "music";
  if (speaksOfFilm(wishesIn(said, true))) return "wish";
  if (namesSender(bare)) return "sender";
  return listsWhom(bare) ? "whom" : null;
}

/** A text about colours gives several. */
function hasOtherColours(said: string, text: string): boolean {
  return /#[\da-f]{6}(?![\p{L}\p{N}])/iu.test(text.replace(said, " "));
}

const MOST_PIECE = 4;
const ADVERB =
  "(?:a bit|a little|slightly|etwas|ein bisschen|ein wenig|leicht|un peu|légèrement|un poco|algo|un po['’]|leggermente|um pouco|een beetje|trochę|lekko|немного|чуть|lite|lidt|litt)\\s";
const SHADE = toPattern(`^(?:${ADVERB})?[\\p{L}-]+(?:\\s[\\p{L}-]+)?$`, "iu");

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

/** "… a film about our new saw. It's for wood": the request names another thing that may be meant. */
const NAMES_SUBJECT = toPattern(
  `${FILM}\\s(?:\\S+\\s)?(?:about|on|over|über|zu[mr]?|sur|sobre|su|sul\\p{L}*|del?|della|do|da|om|o|об?|про|عن|על)\\s\\p{L}`,
  "iu",
);
/** A gerund or an infinitive says what a thing is for. */
const DOES =
  /^(?:\p{L}+ing|(?:para|per|pour)\s\p{L}+(?:ar|er|ir|are|ere|ire|re)|zum|um|te|å|att|at|ter)(?:\s|$)/iu;

/** "It's for sailors, anglers": short names without a verb. */
function listsWhom(bare: string): boolean {
  const said = IT_IS_FOR.exec(bare);
  if (said === null || /\p{N}/u.test(bare)) return false;
  const whom = bare.slice(said[0].length);
  const preposition = said[0].trim().split(" ").at(-1) ?? "";
  const names = whom.split(/\s*[,;]\s*|\s(?:and|und|et|y|e|en|i|и|og|och)\s/u);
  return (
    !DOES.test(whom) &&
    !DOES.test(`${preposition} ${whom}`) &&
    countWords(whom) <= MOST_WHOM &&
    names.every((name) => countWords(name) <= 3 && name !== "" && !VERBS.test(name))
  );
}
