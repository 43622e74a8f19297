import { capitalise, countWords } from "../text/sentences.ts";
import { asksForFilm, isAboutFilms } from "./asks-for-film.ts";
import type { Line } from "./closing.ts";
import { DIRECTS } from "./closing-label.ts";
import { CLOSING_LABELS, OPENING_LABELS, QUESTION_LABELS, WHEN_IT_IS } from "./end-label-words.ts";
import { TITLE_NAMES } from "./mail-edge-words.ts";
import { endsOnQuote, isEndLabel } from "./made-of/remark-labels.ts";
import { isSureOf, labelNamed } from "./order-labels.ts";
import { NAMES_FILM } from "./request-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { wordsOrSignsTold } from "./words-told.ts";
import { toPattern } from "../text/regex.ts";

/** A text without the lines that a sender labels as its film's first and last, in the same length, and these lines. */
export type EndLabels = { text: string; opening: Line | null; closing: Line | null };

type Labelled = { name: string; value: string; span: Span; end: "opening" | "closing" | null };

const LINE =
  /^[ \t\u3000]*(?:[-*+•–][ \t]+|>[ \t]*)?(?:\*\*|__)?(?<name>[\p{L}][\p{L}\p{M}'’ -]{0,44}?)(?:\*\*|__)?\s?[:：](?:\*\*|__)?[ \t\u3000]*(?<value>\S[^\n]*)$/gmu;
const OPENING = toPattern(`^(?:${OPENING_LABELS})$`, "iu");
const CLOSING = toPattern(`^(?:${CLOSING_LABELS})$`, "iu");
const QUESTION = toPattern(`^(?:${QUESTION_LABELS})$`, "iu");
const TITLE = toPattern(`^(?:${TITLE_NAMES})$`, "iu");
const EAST = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Hangul}|\p{Script=Thai}/u;
const QUOTED = /^["“„«»「『]\s*([^"“”„«»「」『』]{2,140}?)\s*["”“»«」』][.。]?$/u;
const MOST = { opening: 320, closing: 140, sentences: 3 };
const FIRST_PARAGRAPHS = 3;
const FEWEST = { told: 5, words: 4, inForm: 3, fields: 2 };

/**
 * "Opening: Our bakery has been ours for forty years.", "Closing: Come and vote on 12 March.": where a film is ordered, the label
 * goes and what it names stands first or last, wherever in the notes it was written. "Opening: Saturday at ten" is an hour, and
 * between labels of its own ("Start: … / Middle: … / End: …") it is a part of what is told.
 */
export function withoutEndLabels(source: string): EndLabels {
  const found: EndLabels = { text: source, opening: null, closing: null };
  const lines = labelledIn(source);
  // Beside the fields of a form, few words are a line as well.
  const fewest = isForm(lines) ? FEWEST.inForm : FEWEST.words;
  const ends = lines.filter(({ end, value }) => end !== null && isLine(value, fewest));
  if (ends.length === 0 || !orders(source, lines)) return found;
  for (const { end, name, value, span } of ends) {
    // "Suggested ending" is part of no row of labels.
    if (end === null || found[end] !== null || (!isEndLabel(name) && isPart(source, span))) continue;
    const said = QUOTED.exec(value)?.[1] ?? withoutThanks(value);
    const sentences = sentencesOf(said, { start: 0, end: said.length }).length;
    const fits = end === "opening" ? said.length <= MOST.opening : said.length <= MOST.closing && sentences <= MOST.sentences; // prettier-ignore
    const text = blanked(found.text, span);
    if (!fits || wordsOrSignsTold(text) < FEWEST.told) continue;
    const whole = end === "opening" ? said : said.replace(/(?<!\.)[.。।]$/u, "");
    found[end] = { text: capitalise(whole), address: null, span };
    found.text = text;
  }
  return found;
}

/** "Donate at the town hall. Thank you in advance": whoever makes the film is thanked. */
function withoutThanks(value: string): string {
  return value.replace(THANKS, "$<told>");
}

const THANKS =
  /^(?<told>.{12,}?[.!?。！？])\s*(?:thanks|thank you|many thanks|merci|(?:muchas )?gracias|grazie|(?:muito )?obrigad[oa]|(?:vielen )?danke?|bedankt|tack|tak|takk|dziękuj\p{L}+|děkuj\p{L}+|спасибо|дякую|teşekkür\p{L}*|و?شكر[اًا]*|תודה|धन्यवाद|谢谢|謝謝|ありがとう\p{L}*|감사합니다)(?![\p{L}])[^.!?]{0,30}[.!]?$/iu;

function labelledIn(source: string): Labelled[] {
  return [...source.matchAll(LINE)].map(({ index, 0: line, groups }) => {
    const name = groups?.["name"]?.trim() ?? "";
    const value = (groups?.["value"] ?? "").trim();
    const end = OPENING.test(name) ? "opening" : isClosing(name, value) ? "closing" : null;
    return { name, value, span: { start: index, end: index + line.length }, end };
  });
}

function isClosing(name: string, value: string): boolean {
  if (QUESTION.test(name)) return /[?？؟;]["”»」]?$/u.test(value);
  return CLOSING.test(name) || isEndLabel(name) || (QUOTED.test(value) && endsOnQuote(name));
}

/** Whether words are the label of what only the order of a film has: "Tone", "Last line", "Title". */
export function namesField(name: string): boolean {
  return labelNamed(name) !== null || [OPENING, CLOSING, TITLE].some((one) => one.test(name));
}

/** Whether somebody orders a film here: by its name, by two of such labels, or beside other labels of an order. */
function orders(source: string, lines: readonly Labelled[]): boolean {
  const [first = ""] = source.trimStart().split("\n", 1);
  const asked = paragraphsOf(source)
    .paragraphs.slice(0, FIRST_PARAGRAPHS)
    .some((one) => sentencesOf(source, one, true).some((span) => asksForFilm(textAt(source, span), false)));
  if (asked || NAMES_FILM.test(first)) return !isAboutFilms(source);
  // Who has a question for the class asks for something that is shown there.
  const fewest = lines.some(({ name, end }) => end === "closing" && QUESTION.test(name)) ? 1 : FEWEST.fields;
  if (isForm(lines, fewest) && !isAboutFilms(source)) return true;
  const ends = new Set(
    lines.flatMap(({ end, value }) => (end !== null && isLine(value, FEWEST.words) ? [end] : [])),
  );
  return ends.size === 2 && lines.some(({ name }) => ["audience", "tone"].includes(labelNamed(name) ?? ""));
}

/** Whether `fewest` labels of an order stand in a text with what only films have: "Length: 90 s", "Tone: calm". */
function isForm(lines: readonly Labelled[], fewest: number = FEWEST.fields): boolean {
  const sure = lines.flatMap(({ name, value }) => {
    const label = labelNamed(name);
    return label !== null && isSureOf(label, value) ? [label] : [];
  });
  return new Set(sure).size >= fewest;
}

/** A sentence, and no hour, direction or heading; one without a stop has `fewest` words. */
function isLine(value: string, fewest: number): boolean {
  const said = QUOTED.exec(value)?.[1] ?? value;
  if (WHEN_IT_IS.test(said) || (said === value && DIRECTS.test(said)) || /[:：]$/u.test(said)) return false;
  // "Fin : la roue s'arrête": what goes on small belongs to its label.
  if (/^\p{Ll}/u.test(said) || /\p{Nd}[:.h]\p{Nd}{2}|\p{Nd} ?(?:am|pm|Uhr|uur)(?!\p{L})/iu.test(said))
    return false;
  const stopped = /[.!?。！？।؟]["”»」』]?$/u.test(said);
  if (EAST.test(said)) return stopped || said.length >= FEWEST.words * 2;
  return countWords(said) >= (stopped || said !== value ? 2 : fewest);
}

/** Whether a line beside it is labelled with what no order says: "Start: …", "Middle: …". */
function isPart(source: string, span: Span): boolean {
  const above = source.slice(0, span.start).trimEnd().split("\n").at(-1) ?? "";
  const below = source.slice(span.end).trimStart().split("\n")[0] ?? "";
  return [above, below].some((line) => {
    const [label] = labelledIn(line);
    if (label === undefined || namesField(label.name)) return false;
    return countWords(label.name) <= 2 && countWords(label.value) > 1;
  });
}
