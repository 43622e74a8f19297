import { ASKS_BEHIND, audienceNamed, withoutLength } from "./viewers-named.ts";
import { isClause, isImperative } from "../english/grammar.ts";
import { ADDRESS } from "../text/address.ts";
import { countWords } from "../text/sentences.ts";
import type { StyleName } from "../../../artifacts/style.ts";
import { isAboutFilms } from "./asks-for-film.ts";
import { claimAt, claimOf, saysClaim } from "./claim.ts";
import type { Line } from "./closing.ts";
import { namesFilmProperty } from "./film-property.ts";
import { introKindAbove, introKindOf, saidOfFilm, type IntroKind } from "./introduction.ts";
import { COURTEOUSLY } from "./lone-order-words.ts";
import { kindOf, labelBefore, MOST_WORDS_OF_WISH } from "./opening-kinds.ts";
import { COUNTED, HAPPENED, OF_MANNER, PAST_YEAR, SAYS_WHAT_IS, VIEWERS } from "./opening-order-words.ts";
import { readPreamble } from "./preamble.ts";
import { NAMES_FILM } from "./request-words.ts";
import { SURELY_OF_VIEWERS } from "./take-away-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Paragraph, type Span } from "./sentence-spans.ts";
import { isTitleLine } from "./title-line.ts";
import { wordsTold } from "./words-told.ts";

/** A text without what its opening says of the film, in the same length, and what that was. */
export type OpeningOrders = {
  text: string;
  audience: string | null;
  goal: string | null;
  /** What viewers are to take home, in a sentence without a label. */
  aim: string | null;
  style: StyleName | null;
  /** What the film ends with. */
  claim: Line | null;
  wishes: string[];
};

/** What a sentence of an opening speaks of; null where it may tell. */
type Kind = IntroKind;
type Sentence = { span: Span; said: string; kind: Kind | null; gone: boolean };

const MOST_LETTERS = 900;
const FEWEST_TOLD = 5;

/**
 * Judges the paragraphs before the first sections as a whole. Above a title, one that says for whom, what for, how long or
 * how is an order, and all of it but facts and quotations is kept out: "For backend engineers … Keep it dry, no jokes." Below
 * a title, or where there is none, each sentence has to speak of the film, and one of them beyond doubt. `text` is what
 * others left of `source`: what they took out of a paragraph shows that it orders.
 */
export function withoutOpeningOrders(source: string, text: string): OpeningOrders {
  const found: OpeningOrders = {
    text,
    audience: null,
    goal: null,
    aim: null,
    style: null,
    claim: null,
    wishes: [],
  };
  const { paragraphs: all } = paragraphsOf(source);
  const titled = isTitledBelow(source);
  const line = titled ? null : titleLineOf(source, text, all);
  const paragraphs = line === null ? all : all.filter((one) => one !== line);
  const underTitle = line === null ? 1 : 0;
  const opening = paragraphs.filter(({ headings, blocksAbove }) => headings <= 1 && blocksAbove === 0);
  const noted: Sentence[] = [];
  // A film was asked for above: "Hi, I need a film for year 9."
  let ordered = false;
  for (const paragraph of opening.slice(0, MOST_PARAGRAPHS)) {
    if (paragraph.end - paragraph.start > MOST_LETTERS) continue;
    const above = (titled && paragraph.headings === 0) || (line !== null && paragraph.end < line.start);
    const spoken = sentencesIn(source, text, paragraph, above);
    const at = titled ? claimAt(spoken.map(({ said }) => said)) : -1;
    const sentences = at < 0 ? spoken : spoken.slice(0, at);
    const gone = above
      ? orderAboveTitle(sentences, source)
      : [
          ...ordersAmong(sentences, source, paragraph, ordered),
          ...(paragraph.headings === underTitle
            ? [...besideLabels(sentences, source), ...saidOfFilmAmong(sentences, source, paragraph, at >= 0)]
            : []),
        ];
    takeOut(found, [...new Set(gone)], above);
    const claim = at < 0 || (noted.length === 0 && gone.length === 0) ? undefined : spoken[at];
    if (claim !== undefined) takeClaim(found, source, { start: claim.span.start, end: paragraph.end });
    if (gone.length > 0) found.text = withoutEmphasis(found.text, paragraph);
    noted.push(...gone);
    ordered ||= sentences.some((one) => one.gone && NAMES_FILM.test(one.said));
    // What is told below the first words that tell is the text.
    if (!above && gone.length < sentences.filter((one) => !one.gone).length) break;
  }
  return found;
}

const MOST_PARAGRAPHS = 3;
const MOST_OF_TITLE = 10;

/** The line that names the film where no heading does: the first, or one that stands below notes on the film. */
function titleLineOf(source: string, text: string, paragraphs: readonly Paragraph[]): Paragraph | null {
  const at = paragraphs.slice(0, MOST_PARAGRAPHS).findIndex((one) => isNameOfFilm(source, one));
  const line = paragraphs[at];
  if (line === undefined || line.blocksAbove > 0) return null;
  // "Mehr auf www.…" below the text names nothing.
  if (at > 0 && (source.slice(line.end).trim() === "" || ADDRESS.test(textAt(source, line)))) return null;
  const isNote = (one: Paragraph, above: number): boolean => {
    const [first] = sentencesIn(source, text, one, false);
    if (first === undefined || isCountedLabel(first.said)) return false;
    const kinds = [first.kind, introKindOf(first.said)];
    return first.gone || kinds.some((kind) => kind !== null && (above > 0 || OF_NOTES.has(kind)));
  };
  return paragraphs.slice(0, at).every(isNote) ? line : null;
}

/** "Audience: 300." */
function isCountedLabel(said: string): boolean {
  return /^[^:：]{2,30}[:：]\s*[\p{N}.,\s]+$/u.test(said);
}

/** What a note on a film begins with. */
const OF_NOTES: ReadonlySet<Kind> = new Set<Kind>(["film", "audience", "label", "whom"]);

/** A line of its own, without a heading's mark, that names the film: what asks or announces does not. */
function isNameOfFilm(source: string, { start, end, headings }: Paragraph): boolean {
  const line = source.slice(start, end).trim();
  return headings === 0 && isTitleLine(line, MOST_OF_TITLE) && !/[?？:：]$/u.test(line);
}

function takeClaim(found: OpeningOrders, source: string, span: Span): void {
  const claim = claimOf(source, span);
  const text = blanked(found.text, span);
  if (wordsTold(text) < FEWEST_TOLD) return;
  found.text = text;
  if (!saysClaim(source, claim)) found.claim = claim;
}

/** "*For: families. About 90 seconds.*": the sign before what is left of it has lost its fellow. */
function withoutEmphasis(text: string, { start, end }: Span): string {
  const marks = /^\s*([*_]{1,3})/u.exec(text.slice(start, end));
  const [, mark = ""] = marks ?? [];
  if (mark === "" || text.slice(start, end).split(mark).length !== 2) return text;
  return blanked(text, { start, end: start + (marks?.[0].length ?? 0) });
}

/** Whether the first heading is a title: the only one of its depth, and none above it is shallower. */
function isTitledBelow(source: string): boolean {
  const depths = [...withoutCode(source).matchAll(/^\s{0,3}(#{1,6})\s+\S/gmu)].map(
    ([, marks = ""]) => marks.length,
  );
  const [first] = depths;
  return first !== undefined && (first === 1 || depths.filter((depth) => depth <= first).length === 1);
}

/** "# back to where you were" is a remark in code, and heads nothing. */
function withoutCode(source: string): string {
  return source.replaceAll(/^[ \t]*(`{3}|~{3})[\s\S]*?(?:^[ \t]*\1|$(?![\s\S]))/gmu, "");
}

function sentencesIn(source: string, text: string, paragraph: Paragraph, above: boolean): Sentence[] {
  return sentencesOf(source, paragraph, true).map((span) => {
    const said = textAt(source, span);
    return { span, said, kind: kindOf(said, above), gone: textAt(text, span) === "" };
  });
}

/** Above a title: all that is no fact, where one sentence shows that the film is spoken of. */
function orderAboveTitle(sentences: readonly Sentence[], source: string): Sentence[] {
  const films = isAboutFilms(source);
  const shows = ({ said, kind, gone }: Sentence): boolean =>
    gone || kind !== null || (!films && NAMES_FILM.test(said) && !HAPPENED.test(said)) || isAsked(said);
  if (!sentences.some(shows) && !(standsAloneAbove(source) && sentences.some(isForSomebody))) return [];
  const heads = headsOf(source);
  return sentences.filter(
    (one) =>
      !one.gone &&
      (shows(one) ||
        introKindAbove(one.said) !== null ||
        !(isContent(one.said) || isOnSubject(one.said, heads))),
  );
}

/** One paragraph above the title of a text of some length: nobody begins to tell there. */
function standsAloneAbove(source: string): boolean {
  const [, above = "", below = ""] = /^([\s\S]*?)^#\s+\S.*$([\s\S]*)/mu.exec(withoutCode(source)) ?? [];
  const paragraphs = above.split(/\n\s*\n/u).filter((part) => part.trim() !== "");
  return (
    paragraphs.length === 1 && countWords(above) <= MOST_ABOVE && countWords(below) >= countWords(above) * 2
  );
}

const MOST_ABOVE = 60;

/** "Para visitantes de un museo; es un cuento", 「…に向けた案内です」: whom it is for, whatever else the sentence says. */
function isForSomebody({ said }: Sentence): boolean {
  return !/\p{Nd}/u.test(said) && (FOR.test(said) || VIEWERS.test(said) || COURTEOUSLY.test(said));
}

const FOR =
  /^(?:for|für|pour|para|per|voor|dla|для|för|til|till|pro|pentru|για)\s\p{L}|向け(?:の|た|に|です)|を目標に|을 위한|를 위한|के लिए/iu;

/** "Merci de ne pas mettre de musique triomphale". */
function isAsked(said: string): boolean {
  return COURTEOUSLY.test(said) && countWords(said) <= MOST_WORDS_OF_WISH && !/[?？؟]\s*$/u.test(said);
}

/** What states a fact: it happened, it was counted, somebody said it, or it is asked of everybody. */
function isContent(said: string): boolean {
  return HAPPENED.test(said) || COUNTED.test(said) || /["“”„«»「『]/u.test(said) || /[?？؟]\s*$/u.test(said);
}

/** What is no wish and speaks of what the headings name, or in English of anything with a verb of its own. */
function isOnSubject(said: string, heads: ReadonlySet<string>): boolean {
  if (OF_MANNER.test(said) || VIEWERS.test(said) || COURTEOUSLY.test(said) || NAMES_FILM.test(said))
    return false;
  if (countWords(said) < FEWEST_TOLD || OF_SENDER.test(said)) return false;
  if (wordsOf(said).some((word) => heads.has(word))) return true;
  return ENGLISH.test(said) && isClause(said.replace(/[.!]$/u, "")) && !isImperative(said);
}

const ENGLISH = /\s(?:the|a|an|of|and|in|to)\s/iu;
/** Who orders, or those it is for. */
const OF_SENDER =
  /^(?:we|i|you|they|it|this|these|our|my|wir|ich|sie|es|unser\p{L}*|nous|on|je|ils|elles|notre|nos|il|queremos|nosotros|nuestr\p{L}+|noi|nostr\p{L}+|nós|noss\p{L}+|we|wij|ze|onze?|my|nasz\p{L}*|мы|наш\p{L}*|они|ми|вони|vi|de|vår\p{L}*|vores|me|noi|biz)(?![\p{L}\p{M}])|['’](?:re|ll|d|m)\s/iu;

function headsOf(source: string): Set<string> {
  return new Set(wordsOf(source.match(/^\s{0,3}#.*$/gmu)?.join(" ") ?? ""));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]{5,}/gu) ?? [];
}

/** Elsewhere: what speaks of the film by itself, where one sentence does beyond doubt. */
function ordersAmong(
  sentences: readonly Sentence[],
  source: string,
  { start, end }: Span,
  orderedAbove: boolean,
): Sentence[] {
  const rest = source.slice(0, start) + source.slice(end);
  const kinds = new Set(sentences.map(({ kind }) => kind).filter((kind) => kind !== null));
  // A text that has films in it tells of them.
  const ordered = sentences.some(({ gone, said }) => gone && NAMES_FILM.test(said));
  const films = NAMES_FILM.test(rest);
  const sure = kinds.has("film") && !films;
  const whole = sentences.every(({ kind, gone }) => gone || kind !== null);
  kinds.delete("how");
  const beside = whole && kinds.size >= 2 && (kinds.has("film") || kinds.has("audience"));
  const watched = ({ said }: Sentence): boolean =>
    (sure || (ordered && !films)) &&
    VIEWERS.test(said.slice(0, MOST_LEAD)) &&
    !HAPPENED.test(said) &&
    !PAST_YEAR.test(said);
  const seen = !isAboutFilms(rest);
  const isOrder = (one: Sentence): boolean =>
    ((sure || beside) && one.kind !== null) ||
    watched(one) ||
    (seen && isForViewers(one, ordered, orderedAbove || ordered));
  return sentences.filter((one) => !one.gone && isOrder(one));
}

/**
 * "They should come away knowing why …": what those who watch shall know then. Beside a request for a film ("They", "I want
 * them to …") it speaks of them, and a manner of the film ("Que sea animado"); elsewhere it has to name them or the film's end.
 */
function isForViewers({ said, kind }: Sentence, beside: boolean, ordered: boolean): boolean {
  if (COUNTED.test(said) || /[?？؟]\s*$/u.test(said)) return false;
  // "Зрители" has the ending of what happened.
  if (SURELY_OF_VIEWERS.test(said.replace(/^[\s*_]+/u, ""))) return true;
  if (HAPPENED.test(said)) return false;
  if (ordered && kind === "goal") return true;
  // What the film is to open with is told.
  return beside && !/["“”„«»「『:：]/u.test(said) && isAsked(said);
}

/**
 * "Audience: farmers. Goal: know how to apply. Keep the language simple.": directly below the title, what stands beside
 * the label of an audience or a goal and speaks of how the film is made, or a label that only films have.
 */
function besideLabels(sentences: readonly Sentence[], source: string): Sentence[] {
  const bare = sentences.map(({ said }) => said.replace(/^[\s*_]+|[\s*_]+$/gu, ""));
  const names = bare.map((said) => {
    const { audience, goal } = readPreamble(said, false);
    return audience !== null || goal !== null;
  });
  const taken = sentences[0]?.gone === true && labelBefore(bare[0] ?? "") !== null;
  if (names[0] !== true && !taken && !isNoteOfFilm(sentences, bare)) return [];
  const heads = (source.match(/^\s{0,3}#.*$/gmu)?.join(" ") ?? "").toLowerCase();
  return sentences.filter((one, at) => {
    // What the film is to open or to end with is told.
    if (one.gone || names[at] === true || /["“”„«»「『]/u.test(one.said)) return false;
    const said = (bare[at] ?? "").replace(IF_POSSIBLE, "");
    if (one.kind !== null || kindOf(said, false) !== null) return true;
    return !HAPPENED.test(said) && !SAYS_WHAT_IS.test(said) && namesFilmProperty(said, heads);
  });
}

/** What is said of the film between the title and the first section, its sentences read together. */
function saidOfFilmAmong(
  sentences: readonly Sentence[],
  source: string,
  { start, end }: Span,
  claims: boolean,
): Sentence[] {
  if (source.slice(end).trim() === "" || isAboutFilms(source.slice(end)) || IN_A_CINEMA.test(source))
    return [];
  const marked = /^\s*([*_]{1,2})(?!\s).+\1\s*$/su.test(source.slice(start, end));
  const read = sentences.map((one) => ({ ...one, kind: labelledKind(one.said) ?? one.kind }));
  const said = saidOfFilm(read, {
    claims,
    heads: headsOf(source),
    body: new Set(wordsOf(source.slice(end))),
    marked,
  });
  // A line in quotation marks is what the film is to say.
  const isLine = (one: Sentence): boolean => /["“”„«»「『]/u.test(one.said) && introKindOf(one.said) === null;
  return sentences.filter((one, at) => !one.gone && said[at] === true && !isLine(one));
}

/** A heading names a place with viewers and films of its own. */
const IN_A_CINEMA =
  /^\s{0,3}#.*(?<!\p{L})(?:\p{L}*kinos?|cin[eé]mas?|cines?|bioscoop|biograf\p{L}*|кино(?:театр\p{L}*)?|sinema\p{L}*|電影院|电影院|映画館|영화관|سينما|קולנוע|सिनेमा)(?!\p{L})/imu;

/** "Audience: …", "Goal: …" */
function labelledKind(said: string): Kind | null {
  const { audience, goal } = readPreamble(said.replace(/^[\s*_]+/u, ""), false);
  return goal !== null ? "goal" : audience === null ? null : "audience";
}

const IF_POSSIBLE =
  /,?\s(?:si c['’]est possible|si es posible|se for possível|se è possibile|wenn es geht|falls möglich|if (?:it is|it['’]s) possible|om det (?:är|er) (?:möjligt|muligt))/iu;

/** "Style: plain, whiteboard if possible. For residents who missed the letter.": nothing but labels that films have and for whom. */
function isNoteOfFilm([first, ...others]: readonly Sentence[], bare: readonly string[]): boolean {
  const label = labelBefore(bare[0] ?? "");
  if (first === undefined || others.length === 0 || label === null || label === "length") return false;
  return others.every(({ gone }, at) => gone || kindOf(bare[at + 1] ?? "", false) !== null); // prettier-ignore
}

/** Who watches is named among the first words. */
const MOST_LEAD = 40;

function takeOut(found: OpeningOrders, gone: readonly Sentence[], above: boolean): void {
  const text = gone.reduce((left, { span }) => blanked(left, span), found.text);
  // Never all of a text: a line above it is only its title.
  if (gone.length === 0 || wordsTold(text) < FEWEST_TOLD) return;
  found.text = text;
  for (const one of gone) {
    const said = one.said.replace(/^[*_]+|[*_]+$/gu, "");
    const kind = one.kind ?? kindOf(said, above) ?? (above ? introKindAbove(said) : introKindOf(said));
    const read = readPreamble(said, above);
    const named = read.audience ?? audienceNamed(said, kind);
    const who = named === null ? null : withoutLength(named);
    const aims = read.goal === null && kind === "goal" && !FOR_NOBODY.test(said);
    found.audience ??= who;
    found.goal ??= read.goal;
    if (aims) found.aim ??= said.replace(/[\s.!。！।]+$/u, "");
    found.style ??= read.style;
    // Who it is for and what for are used, and so not left out.
    const isUsed = who !== null || read.goal !== null || aims || read.style !== null;
    if (isUsed && who !== named) found.wishes.push((named ?? "").slice((who ?? "").length).replace(/^[\s,，、،;；]+/u, "")); // prettier-ignore
    if (!isUsed || (kind === "audience" && ASKS_BEHIND.test(said))) found.wishes.push(said);
  }
}

/** "Nobody should feel lectured": a manner. */
const FOR_NOBODY = /^(?:nobody|no one|niemand|keiner|personne|on ne|nadie|nessuno|ninguém)(?!\p{L})/iu;
