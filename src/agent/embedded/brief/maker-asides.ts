import { countWords } from "../text/sentences.ts";
import { audienceIn, isForPlace } from "./audience-words.ts";
import { isAboutFilms, isFilmFor } from "./asks-for-film.ts";
import { sparesPictures } from "./beside-words.ts";
import type { Line } from "./closing.ts";
import { filmOpener } from "./film-opener.ts";
import { saysPurpose } from "./film-purpose.ts";
import { isHowTold } from "./how-told.ts";
import { lengthWished } from "./length-wish.ts";
import { COURTEOUSLY } from "./lone-order-words.ts";
import { ENDS_ON_LAST, LOOPED, MUTED, NEEDED, OF_THE_TEXT, ROOM, ROOM_EAST, RUNS, SCREEN, SHOWS_THIS, THEREFORE, THEREFORE_WORDS, THEY_WATCH, THIS_IS_FOR, OCCASION_OF_SHOWING } from "./maker-aside-words.ts"; // prettier-ignore
import { keepsQuiet, SOUNDS, SOUNDS_EAST, TO_VIEWERS } from "./maker-silence-words.ts";
import { COUNTED, HAPPENED } from "./opening-order-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { sparesTopic } from "./spared-topics.ts";
import { LENGTH } from "./wish-words.ts";
import { speaksOfSpeaking } from "./wishes.ts";
import { wordsOrSignsTold } from "./words-told.ts";

/** A text without such sentences, in the same length, what they say, and the line that the film is to end on. */
export type MakerAsides = { text: string; wishes: string[]; closing: Line | null };

const MOST_SIGNS = 260;
const FEWEST_TOLD = 12;
/** What stands in a text's edges only: elsewhere it may be of a thing that was named. */
type Place = "first" | "last" | "between";

/**
 * Takes out what a sender says to the maker in passing, in a text that asks for no film and may have no title: "It's for the
 * waiting room, so nothing scary.", "Please leave out the accident of 2019.", "About a minute. Friendly." Two signs of a film
 * are asked for, or one that nothing but a text has; where one sentence of a paragraph is such beyond doubt, those beside it
 * go that ask for a manner or a length.
 */
export function withoutMakerAsides(source: string): MakerAsides {
  const none: MakerAsides = { text: source, wishes: [], closing: null };
  if (isAboutFilms(source)) return none;
  const { paragraphs } = paragraphsOf(source);
  const last = paragraphs.at(-1);
  const behind = last === undefined ? "" : source.slice(last.end).trim();
  const found = paragraphs.flatMap((paragraph) => {
    const opens = paragraph === paragraphs.find(({ start, end }) => textAt(source, { start, end }) !== "");
    const place = opens && paragraph.headings <= 1 && paragraph.blocksAbove === 0 ? "first" : paragraph === last && behind === "" ? "last" : "between"; // prettier-ignore
    return asidesIn(source, sentencesOf(source, paragraph, true), place);
  });
  const text = found.reduce(blanked, source);
  if (found.length === 0 || wordsOrSignsTold(text) < FEWEST_TOLD) return none;
  const wishes = found.map((span) => textAt(source, span));
  const closing = wishes.some((said) => ENDS_ON_LAST.test(said)) ? lastLineOf(text) : null;
  return { text: closing === null ? text : blanked(text, closing.span), wishes, closing };
}

function asidesIn(source: string, spans: readonly Span[], place: Place): Span[] {
  const said = spans.map((span) => bareOf(textAt(source, span)));
  const sure = said.map((one, at) => isAtEnd(at, said.length) && isAside(one, place, at === 0, () => blanked(source, spans[at] ?? NOWHERE))); // prettier-ignore
  if (!sure.includes(true) && !(place === "last" && spans.length > 1 && said.every(isLengthOrManner)))
    return [];
  // "… people walk past, so short sentences please. The trustees hate that.": those beside it in a paragraph of its own.
  const own = sure.filter(Boolean).length * 2 >= spans.length;
  const kept = place === "between" && !said.every((one, at) => sure[at] === true || isLengthOrManner(one));
  if (kept) return [];
  return spans.filter((_, at) => sure[at] === true || isLengthOrManner(said[at] ?? "") || (place !== "between" && sure.includes(true) && asksForQuiet(said[at] ?? "")) || (own && spans.length > 1 && isBeside(said[at] ?? "", at, sure))); // prettier-ignore
}

/** What is said in passing stands where a paragraph begins or ends, however long it is. */
function isAtEnd(at: number, count: number): boolean {
  return at < MOST_IN_PASSING || at >= count - MOST_IN_PASSING;
}

const MOST_IN_PASSING = 8;
const NOWHERE: Span = { start: 0, end: 0 };

function bareOf(said: string): string {
  return said.replace(/^[\s*_(]+|[\s.!。！।*_)]+$/gu, "");
}

/** What says of whom watches why: it points at nothing in the text. */
function isBeside(said: string, at: number, sure: readonly boolean[]): boolean {
  const next = sure[at - 1] === true || sure[at + 1] === true;
  return next && (OF_THEM.test(said) || COURTEOUSLY.test(said)) && countWords(said) <= 14 && !isFact(said);
}

const OF_THEM =
  /^(?:they|most of them|some of them|the (?:trustees|board|partners|kids|children|directors)|people|nobody|sie|die meisten|ils|elles|la plupart|ellos|la mayoría|loro|eles|ze|zij|oni|они|de)\s/iu;

function isFact(said: string): boolean {
  return HAPPENED.test(said) || COUNTED.test(said) || /\p{Nd}{3}/u.test(said);
}

function isLengthOrManner(said: string): boolean {
  return (
    LENGTH.test(said) || isHowTold(said) || SOUNDS.test(said) || SOUNDS_EAST.test(said) || QUALITY.test(said)
  );
}

/** "Friendly.": a word alone that is how something is told. */
const QUALITY =
  /^(?:warm|friendly|calm|funny|light|simple|plain|upbeat|serious|not too \p{L}+|freundlich|locker|sachlich|ruhig|simple|chaleureux|cercano|sencillo|semplice|vriendelijk|vänligt?|przyjaźnie|дружелюбно)(?:(?:, | and | und | et | y | e | en | och | i | и )\p{Ll}+)?$/iu;

function isAside(said: string, place: Place, opens: boolean, rest: () => string): boolean {
  if (said.length > MOST_SIGNS || /^["“”„«»「『—–]|[?？؟]$|["“”„«»「『]/u.test(said) || SAYS_SO.test(said))
    return false;
  if (OF_THE_TEXT.test(said) && !speaksOfSpeaking(rest())) return true;
  if (saysPurpose(said)) return true;
  if (place !== "between" && sparesPictures(said)) return true;
  if (place !== "between" && isQuiet(said, rest)) return true;
  if (place !== "between" && isLengthBefore(said)) return true;
  if (place !== "between" && (SOUNDS.test(said) || SOUNDS_EAST.test(said)) && !speaksOfSpeaking(rest()))
    return true;
  if (HAPPENED.test(withoutWhen(said))) return false;
  const watched = THEY_WATCH.test(said) && (THEREFORE.test(said) || ASKS.test(said) || lengthWished([said]) !== null); // prettier-ignore
  if (watched) return true;
  const room = ROOM.test(said) || ROOM_EAST.test(said);
  const signs = [SCREEN.test(said), MUTED.test(said), LOOPED.test(said), room, THEREFORE.test(said)];
  const count = signs.filter(Boolean).length;
  if (THEREFORE_WORDS.test(said) && !isFact(said)) return true;
  if (place !== "first")
    return THEREFORE.test(said) && (count >= 2 || CHILDREN_THERE.test(said)) && RUNS_OR_ROOM(said);
  if (NEEDED.test(said) && (opens || !isFact(said))) return true;
  if (opens && (isFilmFor(said) || filmOpener(said) !== null)) return true;
  if (opens && pointsAtFilm(said, rest)) return true;
  return (count >= 2 && RUNS.test(said)) || (THEREFORE.test(said) && CHILDREN_THERE.test(said));
}

/** Where a text begins, "this" can be nothing but the film: "We want to show this at her party", "C'est destiné à l'écran …". */
function pointsAtFilm(said: string, rest: () => string): boolean {
  if (/^\s*#/mu.test(rest())) return false;
  const signs = [SCREEN, ROOM, OCCASION_OF_SHOWING, MUTED];
  const shows = SHOWS_THIS.exec(said)?.[0];
  // A shelf is put on a wall as well.
  if (shows !== undefined) return !PLACES.test(shows) || signs.some((one) => one.test(said));
  if (EAST_SCREEN_FOR.test(said)) return true;
  const lead = THIS_IS_FOR.exec(said)?.[0];
  if (lead === undefined) return false;
  // "For the screen, slats are bent": only what is not heard is a film.
  if (lead === "" && !MUTED.test(said) && !LOOPED.test(said)) return false;
  const whom = said.slice(lead.length);
  if (CLEFT.test(whom)) return false;
  const [first = ""] = whom.split(/[,;]/u);
  const shown = [...signs, PEOPLE].some((one) => one.test(whom));
  return shown || audienceIn(first) !== null || isForPlace(first);
}

const PLACES =
  /(?:put(?:ting)?|met[st]?\p{L}*|pon\p{L}+|run|use|using|project|köra|nutzen?|passar)(?:\s(?:this|it|das|es|ihn))?$/iu;
const EAST_SCREEN_FOR = /(?:画面|スクリーン|モニター|テレビ)用(?:です|に)$|^给[^，。]{1,10}(?:屏幕|电视)用/u;

/** "It's for you, said the postman." */
const SAYS_SO =
  /[,，]\s?(?:\p{L}+ ){0,3}(?:said|told|says|asked|sagte|dit|disait|dijo|decía|dicen|disse|dizem|zei|sa|sade|powiedzia\p{L}+|сказал\p{L}*|dedi|说|說)(?!\p{L})/iu;
/** "C'est pour l'eau que les gens sont venus": what is set off, and no film. */
const CLEFT = /^[^,;]*\s(?:that|que|qu['’]\p{L}+|che|dat|dass|att|że|что)\s/iu;
const PEOPLE =
  /(?<!\p{L})(?:my|our|meine?n?|unsere?n?|mon|ma|mes|nos|notre|mi|mis|nuestr\p{L}+|i miei|i nostri|mijn|onze|min|mina|våra|moich|naszych|моих|наших)\s(?:gran|grandma|mum|mother|dad|father|wife|husband|aunt|uncle|teacher|kids|children|oma|opa|mutter|vater|eltern|kinder|grand-mère|mère|père|enfants|abuela|abuelo|madre|padre|nonna|mormor|farmor|babci|бабушки|\p{L}+s)(?!\p{L})/iu;

/** What is asked of the film beside where it is seen. */
const ASKS =
  /(?<!\p{L})(?:please|bitte|s['’]il|por favor|per favore|graag|tack|proszę|пожалуйста|conviene|keep it)(?!\p{L})/iu;

/** "Children will be in the room, so nothing gruesome." */
const CHILDREN_THERE =
  /(?:will|['’]ll) be (?:in the room|there|present|watching|walking past)|sind (?:kinder|auch kinder) dabei|il y aura des enfants|habrá niños|ci saranno (?:dei )?bambini|haverá crianças|er zijn kinderen bij|det är barn med|będą dzieci|будут дети/iu;

function RUNS_OR_ROOM(said: string): boolean {
  return RUNS.test(said) || CHILDREN_THERE.test(said);
}

/** "Visitors of 1948": a year is no matter of the tense. */
function withoutWhen(said: string): string {
  return said.replace(/\p{Nd}{4}/gu, "");
}

function asksForQuiet(said: string): boolean {
  return (keepsQuiet(said) || sparesTopic(said) || isMannerAndQuiet(said)) && !TO_VIEWERS.test(said);
}

function isQuiet(said: string, rest: () => string): boolean {
  // Whether the text is about speaking is asked last: it is looked for in all of it.
  return asksForQuiet(said) && !speaksOfSpeaking(rest());
}

/** "Keep it friendly, and don't mention the earrings": beside how it is told, whatever is not to be told is no advice to viewers. */
function isMannerAndQuiet(said: string): boolean {
  const [manner = "", quiet = "", ...others] = said.split(
    /\s*[,;]\s*|\s(?=(?:and|but) (?:please )?(?:don['’]t|do not)\s)/iu,
  );
  return others.length === 0 && NOT_TOLD.test(quiet) && (isLengthOrManner(manner) || KEPT_SO.test(manner));
}

const NOT_TOLD =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|och|men) )?(?:please |bitte )?(?:(?:don['’]t|do not|never) (?:mention|name|bring up|talk about)|(?:erwähnt|erwähnen sie) .+ nicht$|ne (?:mentionnez|parlez|évoquez) pas|no (?:mencion|habl)\p{L}+|non (?:menzionate|parlate)|nämn inte|noem .+ niet$)/iu;
const KEPT_SO =
  /^(?:please |bitte )?(?:(?:keep|make) (?:it|this) (?:friendly|light|simple|warm|calm|short|cheerful|upbeat|serious|plain)|(?:haltet|halten sie) es (?:bitte )?(?:freundlich|einfach|leicht|sachlich|kurz)|restez (?:simple|sobre|léger)s?|houd het (?:vriendelijk|luchtig|simpel|kort))$/iu;

/** "Two minutes max, nobody stands longer than that", "Keep it under ninety seconds, …": how long, and then why. */
function isLengthBefore(said: string): boolean {
  const [first = "", ...others] = said.split(/\s*[,;，、،；]\s*/u);
  if (others.length > 2) return false;
  const bare = first.replace(KEPT_UNDER, "");
  if (!isLengthAlone(bare)) return OF_RANGE.test(said);
  if (others.length === 0) return bare !== first;
  return (bare !== first || lengthWished([said])?.atMost === true) && OF_ATTENTION.test(others.join(" "));
}

/** "Höchstens anderthalb Minuten", "Minuto y medio como máximo": no word but a length and what bounds it. */
function isLengthAlone(said: string): boolean {
  const wish = lengthWished([said]);
  if (wish === null) return false;
  return LENGTH.test(said) || BOUND.test(said.toLowerCase().replace(wish.said.toLowerCase(), " ").trim());
}

const BOUND =
  /^(?:an? |une? |en |[eé]én )?\s*(?:at (?:the )?most|max(?:imum)?|tops|höchstens|maximal|(?:au |grand )?maximum|au plus|(?:como )?máximo|como mucho|(?:al )?massimo|no máximo|maximaal|hooguit|hoogstens|högst|max|højst|maksimalt|maks|najwyżej|maksymalnie|nejvýše?|maximálně|не (?:больше|более|дольше)|максимум|не більше|en fazla)?$/iu;

/** "Anything from one to two minutes is fine" */
const OF_RANGE =
  /^(?:.{4,30}(?:minutes?|seconds)(?: or so)? would be (?:perfect|great|ideal|fine|enough)$)|^anything (?:from|between|under|up to) .{2,30}(?:minutes?|seconds) (?:is|will be|would be) (?:fine|ok|okay|good)$/iu;
/** Why it is to be no longer. */
const OF_ATTENTION =
  /(?<!\p{L})(?:nobody|no one|people|visitors|they|kids|children|class|attention|longer|(?:not?|no) more|pas plus|nicht mehr|no más|non di più|não mais|niet meer|keiner|niemand|leute|kinder|länger|personne|gens|enfants|plus long|nadie|gente|niños|nessuno|bambini|ninguém|niemand|mensen|ingen|folk|nikt|никто|люди|дети)(?!\p{L})/iu;

const KEPT_UNDER =
  /^(?:please )?(?:keep it|make it|it should be|it can be) (?:to |under |below |about |around |at most |no (?:longer|more) than |within )/iu;

/** The last sentence of a text: what it is to end on. */
function lastLineOf(text: string): Line | null {
  const last = paragraphsOf(text).paragraphs.findLast((one) => textAt(text, one) !== "");
  const span = last === undefined ? undefined : sentencesOf(text, last, true).findLast((one) => textAt(text, one) !== ""); // prettier-ignore
  return span === undefined ? null : { text: textAt(text, span), address: null, span };
}
