import {
  aboutOfRequest,
  isNoSubject,
  sharesWords,
  wantsSomething,
} from "../naming/about/about-of-request.ts";
import { decisionIn } from "../naming/decision.ts";
import { nominative } from "../naming/nominative.ts";
import { topicLabelled } from "../naming/topic-labelled.ts";
import { twoOptions } from "../naming/two-options.ts";
import { isNoTitle } from "../naming/no-title.ts";
import { isPartHead } from "../naming/part-heads.ts";
import { bodyOrOccasion } from "../naming/letter-names/body-or-occasion.ts";
import { calledInText } from "../naming/request-names/called-in-text.ts";
import { headedBySender, resultsNamed } from "../naming/request-names/headed-by-sender.ts";
import { nameLabelled } from "../naming/request-names/name-labelled.ts";
import { offeredIn } from "../naming/request-names/offered-in.ts";
import { launchedIn } from "../naming/request-names/launched.ts";
import { newsOfRequest } from "../naming/request-names/news-of-request.ts";
import { madeBySender } from "../naming/made-by-sender.ts";
import { viewersQuestion } from "../naming/viewers-question.ts";
import { capitalise, countWords, splitSentences } from "../text/sentences.ts";
import { filmOfBody } from "../naming/request-names/film-of-body.ts";
import { isWelcome } from "./film-opener.ts";
import type { OrderOfText } from "./order-of-text.ts";
import { isNameOfOutline } from "./outline-heads.ts";

/** An opening is read so far. */
const MOST_OPENING = 1200;

/** What stands beside an order: the brief as it was given, whom it is from, a language tag's first part. */
type Beside = { source: string; sender: string | null; language: string };

/** What a film is called by what its sender says of it, outside the text; null where nobody says so. */
export function nameOfFilm(order: OrderOfText, beside: Beside): string | null {
  const found = nameBeside(order, beside);
  // "A nossa padaria" is whose it is, and its name is said beside it.
  const name =
    found !== null && OF_OURS.test(found)
      ? (bodyOrOccasion(beside.source, order.text, beside.language) ?? found)
      : found;
  // What is to be said last is no name.
  if (name === null || name === order.closing?.text) return null;
  return beside.language === "tr" && isTornGenitive(name, beside.source) ? null : name;
}

/** "Giresun'un Çanakçı | ilçesine bağlı Kuşköy": whose it is needs the noun behind it, in which such a name ends. */
function isTornGenitive(name: string, source: string): boolean {
  if (!/['’]n?[ıiuü]n\s\p{Lu}/u.test(name)) return false;
  const at = source.indexOf(name);
  return at >= 0 && /^\s\p{Ll}/u.test(source.slice(at + name.length));
}

const OF_OURS =
  /^(?:(?:[oa]s?|l[ae]|il|i|le)\s)?(?:our|my|unsere?|meine?|notre|nos|mon|ma|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|minha|meu|onze|ons|mijn|vår[at]?|vores|nasz\p{Ll}?|наш\p{Ll}?)\s[\p{L}-]+$/iu;

/** Surest first: what is labelled or stands in marks, what it is about, what is brought out, and what else its sender says of it. */
function nameBeside(order: OrderOfText, { source, sender, language }: Beside): string | null {
  const { asked, wishes, text } = order;
  const labelled = topicLabelled([...order.said, ...wishes], source, language) ?? order.marked;
  if (labelled !== null) return labelled;
  // "Her name is Rosa Maria Caruana": what the text says itself in its first words is read with it.
  if (calledInText(openingOf(text, language), wishes, language) !== null) return null;
  const subject =
    order.subject === null || isNoSubject(order.subject)
      ? null
      : nominative(capitalise(order.subject), source, language);
  const untitled = isUntitled(text);
  // "Name of the group: …" in a form names the film about "our women's group".
  const own = nameLabelled(text, [...order.said, ...wishes], aboutOfRequest([...order.said, ...wishes], language, text)); // prettier-ignore
  if (own !== null) return own;
  const about = subjectOrAbout(COMPARES.test(subject ?? "") ? null : subject, order, language);
  const launched = untitled ? launchedIn(asked, language) : null;
  return (
    (launched !== null && (about === null || stands(about, launched, asked)) ? launched : about) ??
    twoOptions(source, language) ??
    (untitled ? resultsNamed(asked, language) : null) ??
    subject ??
    (untitled ? filmOfBody(asked, language) : null) ??
    (untitled
      ? (offeredIn(asked, language) ??
        newsOfRequest(asked, language) ??
        headedBySender(asked, source, language))
      : null) ??
    (untitled ? madeBySender(wishes) : null) ??
    viewersQuestion([...wishes, ...[order.aim, order.goal].filter((one) => one !== null)], text) ??
    (untitled && wishes.length > 0 ? bodyOrOccasion(source, text, language) : null) ??
    (opensWithSentence(text) && isLongName(sender) ? sender : null)
  );
}

/** Whether a thing is only what bears a name behind it: "our new release, Ledgerline 4"; "Crumbtimer: an app for bakers" says more. */
function stands(thing: string, name: string, asked: readonly string[]): boolean {
  const [a, b] = [thing.toLowerCase(), name.toLowerCase()];
  return (a.includes(b) && !a.startsWith(b)) || asked.some((one) => new RegExp(`${escaped(a)}[\\s,:–—]{1,3}["“„«]?${escaped(b)}`, "u").test(one.toLowerCase())); // prettier-ignore
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, "\\$&");

/** "Comparison clip for the committee": what is compared names it. */
const COMPARES =
  /^(?:compar|vergelijk|vergleich|gegenüberstell|confront|porówn|сравн|порівн|jämför|sammenlign|srovn|karşılaştır)\p{L}*/iu;

/** What the film is about by the grammar of its request, where others found nothing or the same words. */
function subjectOrAbout(subject: string | null, order: OrderOfText, language: string): string | null {
  // What is to be decided names it better, and so does a line that stands above the text.
  if (!isUntitled(order.text) || decisionIn(order.wishes) !== null) return subject;
  // "A welcome film for new stewards on the Harwell ferry": the place is where they work.
  if (subject !== null && isWelcome(subject)) return subject;
  const [first = ""] = firstSentences(order.text, language);
  const told = wantsSomething(first) ? [first] : [];
  const about = aboutOfRequest([...order.said, ...order.wishes, ...told], language, order.text);
  return about === null || (subject !== null && !sharesWords(subject, about)) ? subject : about;
}

/** The sentences of the first two lines of what is told: "My grandpa turns 90 on 3 May", and below it "His name is …". */
function openingOf(text: string, language: string): string[] {
  const lines = text
    .trimStart()
    .slice(0, MOST_OPENING)
    .split("\n")
    .map((line) => line.trim());
  return lines.filter((line) => line !== "").slice(0, 2).flatMap((line) => splitSentences(line, language)); // prettier-ignore
}

/** The sentences of the first line of what is told. */
function firstSentences(text: string, language: string): string[] {
  return splitSentences(text.trimStart().slice(0, MOST_OPENING).split("\n")[0] ?? "", language);
}

/** Whether no line stands above the text that could name the film: none but what ends as a sentence, or heads its first list or table. */
function isUntitled(text: string): boolean {
  const [first = "", next = ""] = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (/^#(?!#)/u.test(first)) return false;
  if (/^##|^[-*•·–]\s|^\p{Nd}{1,2}[.)]\s|^\||^```/u.test(first) || opensWithSentence(text)) return true;
  // "Household waste collected (tonnes)" is what a table shows, and a line of several sentences is a paragraph without its last stop.
  const isProse = countWords(first) > MOST_OF_LINE || /\p{L}{2}[.!?]\s+\p{L}/u.test(first);
  return isProse || next.startsWith("|") || isNoTitle(first) || isPartHead(first) || isNameOfOutline(first);
}

const MOST_OF_LINE = 16;

/** Whether the first line of a text ends as a sentence, or leads on. */
function opensWithSentence(text: string): boolean {
  const first =
    text
      .split("\n")
      .find((line) => line.trim() !== "")
      ?.trim() ?? "";
  return !first.startsWith("#") && /[.!?。！？।۔:：]["”»)]?$/u.test(first);
}

/** "Harrow Lane Lido" names a film as well; "Oslo" does not. */
function isLongName(name: string | null): boolean {
  return name !== null && /\p{L}\s\p{L}/u.test(name);
}
