import { countWords } from "../../text/sentences.ts";
import { namesContact } from "../../text/turns-to-viewers.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Paragraph, type Span } from "../sentence-spans.ts";
import { isAboutFilms } from "../asks-for-film.ts";
import type { Line } from "../closing.ts";
import { isGreeting, REGARDS } from "../greetings.ts";
import { handsOver } from "../handed-over.ts";
import { concept, CONCEPTS } from "./concepts.ts";
import { knownEnd } from "./known-end.ts";
import { noteLikelihood } from "./note-likelihood.ts";
import { isTitleBelowNotes } from "../title-below-notes.ts";
import { isTitleLine } from "../title-line.ts";
import { tellsAppointment } from "./told-appointment.ts";
import { quotedRuns, tornFromQuotation } from "./told-by-form.ts";
import { restOfNote, withoutNote } from "./told-clause.ts";
import { wordsOrSignsTold } from "../words-told.ts";

/** A text without them, in the same length, what they say, and the line that the film is to end on. */
export type JudgedNotes = { text: string; wishes: string[]; closing: Line | null };

/**
 * How likely a sentence must be a note: by itself; beside one that surely is; between two of them; where it is all that is
 * left of a paragraph of notes. A text that has begun to tell is left to tell.
 */
type Least = { alone: number; beside: number; between: number; left: number };
/** Where others found words for the maker, or a note speaks of the film; else. */
const LEAST: Readonly<Record<"asked" | "unasked", Least>> = {
  asked: { alone: 0.6, beside: 0.33, between: 0.22, left: 0.2 },
  unasked: { alone: 0.8, beside: 0.55, between: 0.4, left: 0.4 },
};
/** Sentences of a paragraph that are all so likely, and two of them at least, bear each other out. */
const TOGETHER = { mean: 0.62, each: 0.45, fewest: 2 };
/** So many notes of a paragraph draw its one other sentence to them. */
const NOTES_OF_LEFT = 2;
const ORDER_LIKELIHOOD = 0.4;
const BEYOND_DOUBT = 0.86;
const BORDERING = 0.45;
/** Beside what is asked for a note, and none where nothing is. */
const THANKED = 0.7;
/** UTF-16 units of a paragraph with an order and its words; "Ending:" is a label, and others read it. */
const MOST_OF_ORDER = 500;
const FEWEST_OF_ORDER = 2;
/** Who says "I'm the treasurer of …" there introduces themselves to the maker. */
const SENDS = 0.4;
const MOST_OPENING = 3;
const MOST_CLOSING = 2;
const FEWEST_TOLD = 12;
const MOST_LETTERS = 1400;

/**
 * Takes out what the readers of openings and endings, which know their words, left of a sender's notes to the maker: by
 * likeness to thousands of sentences of both kinds. Only in the paragraphs that a text opens and closes with. `text` is
 * what the readers left of `source`; `doubted`: whether the model of whole briefs, which sees all of a text, takes a sentence
 * for one that tells.
 */
export function withoutJudgedNotes(
  source: string,
  text: string,
  doubted: (span: Span) => boolean = () => false,
): JudgedNotes {
  const { paragraphs } = paragraphsOf(source);
  const opening = paragraphs.filter(
    (one) =>
      one.headings <= 1 && one.blocksAbove === 0 && textAt(text, one) !== "" && !isNameOfFilm(source, one),
  );
  if (isAboutFilms(text)) return { text, wishes: [], closing: null };
  const closing = closingOrdered(source, text, paragraphs);
  const told = closing === null ? text : blanked(text, closing.span);
  const notes = (least: Least): Span[] => [
    ...notesUntilTold(source, told, opening.slice(0, MOST_OPENING), least),
    ...notesUntilTold(source, told, closingOf(source, told, paragraphs), least, true),
  ];
  const likely = notes(LEAST.asked);
  const asked = told !== source || likely.some((span) => speaksOfFilm(textAt(told, span))); // prettier-ignore
  const undoubted = (asked ? likely : notes(LEAST.unasked)).filter((span) => !doubted(span));
  const sentences = paragraphs.flatMap((one) => sentencesOf(source, one, true));
  const isTorn = tornFromQuotation(quotedRuns(source), sentences, ({ start }) => undoubted.some((one) => one.start === start)); // prettier-ignore
  const found = undoubted.filter((span) => !isTorn(span));
  const left = found.reduce((rest, span) => withoutNote(source, rest, span), told);
  if ((found.length === 0 && closing === null) || wordsOrSignsTold(left) < FEWEST_TOLD)
    return { text, wishes: [], closing: null };
  const said = [...new Set(found.map((span) => restOfNote(textAt(told, span))))].filter((one) => one !== "");
  const ends = closing === null ? [] : [textAt(text, closing.span)];
  return { text: left, wishes: [...said, ...ends], closing: closing?.line ?? null };
}

/** What nearly nobody speaks of but to a maker. */
const OF_THE_FILM = CONCEPTS.filter(([name]) => /^(?:film|length|format|sound|text)$/u.test(name)).map(([, found]) => found); // prettier-ignore

/** Whom one speaks to, and that something is not to be, is said in texts as well. */
const OF_NOTES = CONCEPTS.filter(([name]) => !/^(?:leaveOut|never|they|you|why)$/u.test(name)).map(([, found]) => found); // prettier-ignore

function speaksOfFilm(said: string): boolean {
  return OF_THE_FILM.some((one) => one.test(said)) && noteLikelihood(said) >= LEAST.unasked.alone;
}

/** What a text opens with, where it names the film without a heading's mark. */
function isNameOfFilm(source: string, { start, end, headings }: Paragraph): boolean {
  const line = source.slice(start, end).trim();
  const opens = headings === 0 && source.slice(0, start).trim() === "";
  return opens && isTitleLine(line, MOST_OF_TITLE) && !/[?？]$/u.test(line);
}

const MOST_OF_TITLE = 14;

/** The last paragraphs, the very last first, without one that says where to turn; none where something else stands below. */
function closingOf(source: string, text: string, paragraphs: readonly Paragraph[]): Paragraph[] {
  const last = paragraphs.at(-1);
  if (last === undefined || source.slice(last.end).trim() !== "") return [];
  const left = paragraphs.filter((one) => textAt(text, one) !== "");
  const said = left.at(-1);
  const calls =
    said !== undefined && namesContact(textAt(text, said)) && !OWN.test(textAt(text, said)) ? 1 : 0;
  return left.slice(-MOST_CLOSING - calls, left.length - calls).toReversed();
}

/** "My number is … if anything's unclear": whoever makes it may ask the sender. */
const OWN =
  /(?<!\p{L})(?:my|me|mein\p{L}*|mich|mir|mon|moi|m['’]|mi|mío|mio|mia|meu|minha|mijn|mij|mitt?|min|mój|mnie|мой|мне|мій|мені|benim|bana)(?!\p{L})|私|わたし|我的|제 |내 |رقمي|שלי|मेरा|मुझे/iu;
/** "Call me on …" may be said to viewers: only who is asked about what is unclear is none of theirs. */
const ASKED =
  /(?<!\p{L})(?:if|any questions|unclear|falls|wenn|rückfragen|unklar|si|questions|dudas|se|dubbi|domande|caso|dúvidas|als|vragen|om|frågor|hvis|spørsmål|jeśli|pytania|если|вопрос\p{L}*|якщо|питання|sorunuz)(?!\p{L})|如果|有问题|不清楚|不明|質問|궁금|문의사항|إذا|אם|अगर/iu;
const OWN_NUMBER = 0.5;
const MOST_OF_OWN = 14;

/** Behind the first words that tell, from the edge inwards, all is the text. */
function notesUntilTold(
  source: string,
  text: string,
  paragraphs: readonly Paragraph[],
  least: Least,
  closes = false,
): Span[] {
  const found: Span[] = [];
  for (const paragraph of paragraphs) {
    if (textAt(text, paragraph) === "") continue;
    if (isTitleBelowNotes(source, found.reduce(blanked, text), paragraph.start)) continue;
    // Nobody writes so much to a maker in one breath, and each sentence is some work.
    if (paragraph.end - paragraph.start > MOST_LETTERS) break;
    const sentences = judgedIn(source, text, paragraph);
    const all = notesAmong(sentences, least);
    // Where a text closes, what is told behind a sentence shows that it is told too.
    const toldLast = sentences.findLast(({ gone, span }) => !gone && !all.includes(span))?.span.start ?? -1;
    const behind = closes ? all.filter(({ start }) => start > toldLast) : all;
    const warns = closes && behind.length === sentences.length && sentences.every(warnsOnly);
    const notes = warns || (closes && emptiesSection(source, text, paragraph, behind)) ? [] : behind;
    found.push(...notes);
    if (sentences.some(({ gone, span }) => !gone && !notes.includes(span))) break;
  }
  return found;
}

/**
 * "Не передавайте нікому код із СМС! Працівники ніколи не телефонують …": what not to do is said to viewers as to a maker, and
 * where nothing in a paragraph speaks of anything else that makers are told, it tells.
 */
function warnsOnly({ gone, said, likelihood }: Judged): boolean {
  return (
    !gone &&
    likelihood < BEYOND_DOUBT &&
    !REGARDS.test(said.trim()) &&
    !OF_NOTES.some((found) => found.test(said))
  );
}

/**
 * "## When to see a doctor", and below it nothing but "If it lasts for weeks, see your doctor. Give no pills!": what a heading
 * names is told, and sounds like an order to whoever watches. Only what speaks of the film is none of it.
 */
function emptiesSection(
  source: string,
  text: string,
  { start, end, headings }: Paragraph,
  notes: readonly Span[],
): boolean {
  if (headings < 2 || !/(?:^|\n)[ \t]*#{1,6}[ \t][^\n]*\n\s*$/u.test(source.slice(Math.max(0, start - MOST_OF_ORDER), start))) return false; // prettier-ignore
  const left = notes.reduce(blanked, text).slice(start, end);
  return !/[\p{L}\p{N}]/u.test(left) && !notes.some((span) => speaksOfFilm(textAt(text, span)));
}

/** 'Could you end on: "Opening day is Saturday."': the words of its last line, and where the order stands. */
function closingOrdered(
  source: string,
  text: string,
  paragraphs: readonly Paragraph[],
): { line: Line; span: Span } | null {
  if (knownEnd(text) !== null) return null;
  for (const { start, end } of closingOf(source, text, paragraphs)) {
    const said = text.slice(start, end);
    if (said.length > MOST_OF_ORDER) continue;
    const found = QUOTED_ORDER.exec(said) ?? COLON_ORDER.exec(said);
    const { lead = "", line = "", tail = "" } = found?.groups ?? {};
    const asked = `${lead.trim()} … ${tail.trim()}`;
    if (
      found === null ||
      countWords(asked) < FEWEST_OF_ORDER ||
      !ENDS.test(asked) ||
      noteLikelihood(asked) < ORDER_LIKELIHOOD
    )
      continue;
    const from = start + found.index;
    const span = { start: from, end: from + found[0].length };
    return { line: { text: line.trim(), address: null, span }, span };
  }
  return null;
}

/** An order at a paragraph's end with words in quotation marks, and what stands before and behind them. */
const QUOTED_ORDER =
  /(?<=^|[.!?。！？।]\s*|\n\s*)(?<lead>[^.!?。！？।"“”„«»「」\n]{2,90}?)\s*["“„«「『](?<line>[^"“”„«»「」]{8,220})["”“»」』](?<tail>[^.!?。！？।"“\n]{0,50})[.。।]?\s*$/u;
/** "At the end please say: next one is Saturday 12 July." */
const COLON_ORDER = /^\s*(?<lead>[^.!?。！？।:：\n]{6,60}?)\s*[:：]\s*(?<line>[^\n]{12,240}?)(?<tail>)\s*$/u;
const SENDER = concept("sender");
const ENDS = concept("end");

/** `gone`: others took it out. */
type Judged = { span: Span; said: string; gone: boolean; likelihood: number };

function judgedIn(source: string, text: string, paragraph: Paragraph): Judged[] {
  return sentencesOf(source, paragraph, true).map((span) => {
    const said = textAt(text, span);
    return { span, said, gone: said === "", likelihood: said === "" ? 1 : likelihoodOf(said) };
  });
}

/** What somebody is quoted with, where to turn to and what a colon announces is told. */
function likelihoodOf(said: string): number {
  // A word in marks is a name; a sentence in them was said.
  if (/["“„«「『][^"”»」』]{16,}|["“„«「『][^"”»」』]*[.!?。！？]/u.test(said)) return 0;
  if (namesContact(said))
    return OWN.test(said) && ASKED.test(said) && countWords(said) <= MOST_OF_OWN ? OWN_NUMBER : 0;
  if (tellsAppointment(said)) return 0;
  // "Σας στέλνω το κείμενο:" ends with a colon, and announces all of it; "Ευχαριστούμε πολύ!" closes a mail more often than a film.
  if (handsOver(said.trim())) return BEYOND_DOUBT;
  if (REGARDS.test(said.trim())) return THANKED;
  // "End on this question: what would you fix?" gives the words themselves, and "Cheers." is all of it.
  const gives = /[:：]\s*$/u.test(said) || (ENDS.test(said) && /[:：]\s*\S/u.test(said));
  // "Hi everyone," may greet who watches, and the next line goes on from it.
  if (gives || (isGreeting(said) && /[,，、]$/u.test(said)) || (countWords(said) < 2 && !UNPARTED.test(said)))
    return 0;
  return noteLikelihood(said.replace(/^[\s*_(（]+|[\s*_)）]+$/gu, ""));
}

const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]{4}/u;

function notesAmong(sentences: readonly Judged[], least: Least): Span[] {
  const { alone, beside } = least;
  const left = sentences.filter(({ gone }) => !gone);
  const mean = left.reduce((sum, { likelihood }) => sum + likelihood, 0) / Math.max(1, left.length);
  const together = left.length >= TOGETHER.fewest && mean >= TOGETHER.mean && left.every(({ likelihood }) => likelihood >= TOGETHER.each); // prettier-ignore
  const sure = sentences.map(({ gone, likelihood }) => gone || together || likelihood >= alone);
  if (!sure.includes(true)) return [];
  const notes = sentences.map(
    ({ likelihood }, at) =>
      sure[at] === true ||
      likelihood >= beside ||
      (sure[at - 1] === true && sure[at + 1] === true && likelihood >= least.between),
  );
  const open = notes.filter((note) => !note).length;
  const lastLeft = open === 1 && notes.length > NOTES_OF_LEFT ? least.left : 1;
  const isTaken = ({ said, likelihood }: Judged, at: number): boolean =>
    notes[at] === true || likelihood >= (SENDER.test(said) ? lastLeft * SENDS : lastLeft);
  const likely = sentences.map(isTaken);
  // Right beside what tells, a sentence must be a note by more than its company.
  const taken = sentences.map(({ gone, likelihood }, at) => {
    const borders = likely[at - 1] === false || likely[at + 1] === false;
    return likely[at] === true && (gone || !borders || likelihood >= BORDERING);
  });
  // A paragraph that tells, then speaks to the maker, and tells on, would be of another kind.
  const [first, last] = [taken.indexOf(false), taken.lastIndexOf(false)];
  // Where it tells too, notes stand beside what others took out, or one of them is beyond doubt.
  const surely = (run: readonly Judged[]): boolean =>
    first < 0 || run.some(({ gone, likelihood }) => gone || likelihood >= BEYOND_DOUBT);
  const [before, behind] = [sentences.slice(0, Math.max(first, 0)), sentences.slice(last + 1)];
  const runs = first < 0 ? [sentences] : [before, behind];
  return runs
    .filter(surely)
    .flat()
    .filter(({ gone }) => !gone)
    .map(({ span }) => span);
}
