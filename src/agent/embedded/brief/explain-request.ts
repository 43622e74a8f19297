import { capitalise, countWords } from "../text/sentences.ts";
import { asksInEast, type Explained } from "./explain-request-east.ts";
import {
  ANYBODY,
  BACK,
  BEFORE_LENGTH,
  BEFORE_QUESTION,
  BEHIND_LENGTH,
  COURTESY,
  EXPLAIN,
  FIRST_PERSON,
  FIRST_PERSON_EAST,
  FIRST_PERSON_ENDING,
  JOINS,
  LEADS_BACK,
  LENGTH,
  OBJECT,
  ONE_WORD_LENGTH,
  QUESTION,
  RELATIVE,
  SPEAKER,
  TELL,
  TO_WHOM,
  YOU,
  YOURS,
} from "./explain-request-words.ts";
import { isGreeting } from "./greetings.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { wishesIn } from "./wishes.ts";

/** A text without the paragraph that asks for an explanation, in the same length, and what is to be explained to whom. */
export type ExplainRequest = {
  text: string;
  subject: string | null;
  audience: string | null;
  wishes: string[];
};

const MOST_SITUATIONS = 3;
const MOST_SITUATION_WORDS = 30;
const FEWEST_TOLD = 12;
const MOST_SENTENCE = 320;
/** From the verb to the question: for whom and how long. */
const MOST_BETWEEN = 14;
const MOST_TITLE_WORDS = 14;

/**
 * "We're thinking of replacing our boiler. Please explain to homeowners in about a minute how a heat pump works and what it
 * costs.": a first paragraph in which somebody asks for an explanation, beside nothing but why. Where it tells anything else the
 * sentence may be said to viewers, and all of it stays.
 */
export function withoutExplainRequest(source: string): ExplainRequest {
  const none: ExplainRequest = { text: source, subject: null, audience: null, wishes: [] };
  const [first, second] = paragraphsOf(source).paragraphs;
  if (first === undefined) return none;
  // Below a title only who says how long it is to take speaks of the film.
  const titled = first.headings > 0 || isTitle(textAt(source, first));
  const paragraph = titled && first.headings === 0 ? second : first;
  if (paragraph === undefined || paragraph.blocksAbove > 0 || paragraph.headings > 1) return none;
  const sentences = sentencesOf(source, paragraph);
  const asked = sentences.map((span) => explainedIn(textAt(source, span)));
  const [request, ...more] = asked.flatMap((one) => (one === null ? [] : [one]));
  if (request === undefined || more.length > 0 || (titled && !request.timed)) return none;
  if (!tellsEnough(source.slice(paragraph.end))) return none;
  const beside = sentences.filter((_, at) => asked[at] === null).map((span) => besideOf(span, source));
  if (beside.some(({ kind }) => kind === "tells")) return none;
  const situations = beside.filter(({ kind }) => kind === "situation");
  if (situations.length > MOST_SITUATIONS) return none;
  const kept = new Set(beside.flatMap(({ kind, span }) => (kind === "figures" ? [span.start] : [])));
  const gone = sentences.filter(({ start }) => !kept.has(start));
  return {
    text: gone.reduce((text, span) => blanked(text, span), source),
    subject:
      titled || namesNothing(request.subject ?? "", source.slice(paragraph.end)) ? null : request.subject,
    audience: request.audience,
    wishes: gone.map((span) => textAt(source, span)),
  };
}

/** A short line that does not end as sentences do, above the paragraph. */
function isTitle(line: string): boolean {
  return countWords(line) <= MOST_BETWEEN && !/[.!?。！？।،,]["”»)]?$/u.test(line) && !isGreeting(line);
}

const FEW_WORDS = 4;
const TELLING = 4;
/** A word of so many letters names something by itself. */
const NAMING = 7;

/** "Was gilt und warum": few words, all short, none of which the text has. */
function namesNothing(subject: string, rest: string): boolean {
  const words = wordsOf(subject).map(({ word }) => word);
  if (words.length > FEW_WORDS || EAST.test(subject)) return false;
  const told = rest.toLowerCase();
  return !words.some(
    (word) =>
      !QUESTION.has(word) &&
      (word.length >= NAMING || (word.length >= TELLING && told.includes(word.slice(0, TELLING)))),
  );
}

const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function tellsEnough(rest: string): boolean {
  const east = rest.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return countWords(rest) >= FEWEST_TOLD || east >= FEWEST_TOLD * 2;
}

type Beside = { span: Span; kind: "situation" | "figures" | "wish" | "tells" };

/** What stands beside the request: why it is asked, figures of one's own (these are told), wishes, or something else. */
function besideOf(span: Span, source: string): Beside {
  const said = textAt(source, span);
  if (isGreeting(said) || wishesIn(said, true).size > 0) return { span, kind: "wish" };
  if (countWords(said) > MOST_SITUATION_WORDS || !isOfSender(said)) return { span, kind: "tells" };
  return { span, kind: /\p{Nd}/u.test(said) ? "figures" : "situation" };
}

function isOfSender(said: string): boolean {
  if (FIRST_PERSON_EAST.test(said)) return true;
  return wordsOf(said).some(({ word }) => FIRST_PERSON.has(word) || FIRST_PERSON_ENDING.test(word));
}

/** "Bitte den Eltern in einer Minute erklären, was gilt": an order as well, with its verb behind whom. */
const INFINITIVE = /^(?:erklären|erläutern|zeigen|uitleggen)$/u;

type Word = { word: string; start: number; end: number };

function wordsOf(said: string): Word[] {
  return [...said.matchAll(/[\p{L}\p{M}\p{Nd}]+(?:['’]s(?!\p{L}))?/gu)].map(({ 0: word, index }) => ({
    word: word.replaceAll("İ", "i").toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** What a sentence asks to have explained, and to whom; null where it asks for nothing of the kind. */
export function explainedIn(sentence: string): Explained | null {
  if (sentence.length > MOST_SENTENCE) return null;
  const said = sentence.replace(/[\s.!?。！？।؟]+$/u, "");
  const east = asksInEast(said);
  if (east !== null) return east;
  const found = wordsOf(said);
  const verb = found.findIndex(({ word }) => EXPLAIN.has(word) || TELL.has(word));
  if (verb < 0 || verb > MOST_BETWEEN) return null;
  const before = found.slice(0, verb);
  const asks = questionIn(found, verb);
  if (asks < 0 || asks - verb > MOST_BETWEEN) return null;
  const between = found.slice(verb + 1, asks);
  const polite = before.filter(({ word }) => COURTESY.has(word)).length;
  // "Könnt ihr Hausbesitzern in einer Minute erklären, wie …": what stands between "could you" and an infinitive.
  const [one, two] = before;
  const last = INFINITIVE.test(found[verb]?.word ?? "");
  const opens = COURTESY.has(one?.word ?? "") && (last || COURTESY.has(two?.word ?? ""));
  if (polite < before.length && !opens) return null;
  // "Je vous explique comment …"
  if (before.length <= 2 && SPEAKER.has(one?.word ?? "")) return null;
  // "I'll tell you how a song gets into our programme": who speaks explains it.
  if (before.some(({ word }) => SPEAKER.has(word)) && !before.some(({ word }) => YOU.has(word))) return null;
  const around = [...before, ...between];
  if (around.some(({ word }) => YOURS.has(word)) || between.some(({ word }) => OBJECT.has(word))) return null;
  const { rest, timed } = withoutLength(around);
  const behind = tailWithoutLength(found.slice(asks), said);
  if (TELL.has(found[verb]?.word ?? "") && !timed && !behind.timed) return null;
  const from = BEFORE_QUESTION.has(found[asks - 1]?.word ?? "") && asks - 1 > verb ? asks - 1 : asks;
  const start = found[from]?.start ?? 0;
  const people = rest.filter(({ word, start: at }) => at < start && !COURTESY.has(word));
  return {
    subject: titleOf(said.slice(start, behind.end)),
    audience: audienceOf(people, said),
    timed: timed || behind.timed,
  };
}

/** Where the question begins behind the verb: "explain to people who live here how …" asks how. */
function questionIn(found: readonly Word[], verb: number): number {
  const all = found.flatMap(({ word }, at) =>
    at > verb && QUESTION.has(word) && !isOfCourtesy(found, at) ? [at] : [],
  );
  const [first = -1, next] = all;
  if (!RELATIVE.has(found[first]?.word ?? "") || first - verb < 2) return first;
  if (next !== undefined && next - first > 1 && !JOINS.has(found[next - 1]?.word ?? "")) return next;
  return ANYBODY.has(found[first - 1]?.word ?? "") ? -1 : first;
}

/** "merci de nous dire ce que": "que" of a courtesy asks nothing, nor does "من" of "please". */
function isOfCourtesy(found: readonly Word[], at: number): boolean {
  const { word = "" } = found[at] ?? {};
  return COURTESY.has(word) && COURTESY.has(found[at + 1]?.word ?? "");
}

/** Words without those that say how long, wherever these stand. */
function withoutLength(found: readonly Word[]): { rest: Word[]; timed: boolean } {
  const at = found.findIndex(({ word }) => LENGTH.test(word));
  if (at < 0) return { rest: [...found], timed: false };
  let from = at;
  while (from > 0 && isBeforeLength(found[from - 1]?.word ?? "")) from -= 1;
  // "the second row"; Arabic and Hebrew write "in a minute" as one word.
  if (from === at && !ONE_WORD_LENGTH.test(found[at]?.word ?? "")) return { rest: [...found], timed: false };
  let to = at + 1;
  while (to < found.length && BEHIND_LENGTH.has(found[to]?.word ?? "")) to += 1;
  return { rest: [...found.slice(0, from), ...found.slice(to)], timed: true };
}

const isBeforeLength = (word: string): boolean => BEFORE_LENGTH.has(word) || /^\p{Nd}{1,3}$/u.test(word);

/** Where the subject ends: before "in about a minute" at its end. */
function tailWithoutLength(found: readonly Word[], said: string): { end: number; timed: boolean } {
  let at = found.length - 1;
  while (at > 0 && BEHIND_LENGTH.has(found[at]?.word ?? "")) at -= 1;
  if (!LENGTH.test(found[at]?.word ?? "")) return { end: said.length, timed: false };
  while (at > 0 && isBeforeLength(found[at - 1]?.word ?? "")) at -= 1;
  return { end: found[at - 1]?.end ?? said.length, timed: true };
}

/** A title of the question; of a long one its first. */
function titleOf(question: string): string | null {
  const bare = question.replace(/[\s,;:،]+$/u, "");
  if (countWords(bare) < 2 || pointsBack(bare)) return null;
  if (countWords(bare) <= MOST_TITLE_WORDS) return capitalise(bare);
  const [first = ""] = bare.split(
    /,?\s(?:and|und|et|y|e|en|i|a|и|та|och|og)\s|\sو(?=\p{L})|\sו(?=\p{L})|[,;،]/u,
  );
  return countWords(first) >= 3 && countWords(first) <= MOST_TITLE_WORDS ? capitalise(first) : null;
}

/** "When to use it": what it is was said in a sentence that is no part of the film. */
function pointsBack(question: string): boolean {
  const [, one = "", two = "", three = ""] = wordsOf(question).map(({ word }) => word);
  return BACK.has(one) || BACK.has(two) || (LEADS_BACK.has(one) && BACK.has(three));
}

function audienceOf(people: readonly Word[], said: string): string | null {
  const first = people.findIndex(({ word }) => !TO_WHOM.has(word));
  const from = first < 0 ? undefined : people[first];
  const last = people.at(-1);
  if (from === undefined || last === undefined) return null;
  const named = said
    .slice(from.start, last.end)
    .replace(/^لل/u, "ال")
    .replace(/^ל(?=\p{L}{3})/u, "");
  // One stretch of the sentence: words from before and behind the verb are no name of anybody.
  return countWords(named) <= people.length - first && named.length <= MOST_AUDIENCE ? named : null;
}

const MOST_AUDIENCE = 60;
