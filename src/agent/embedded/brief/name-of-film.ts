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
import { viewersQuestion } from "../naming/viewers-question.ts";
import { capitalise, splitSentences } from "../text/sentences.ts";
import { isWelcome } from "./film-opener.ts";
import type { Order } from "./order.ts";

/** An opening is read so far. */
const MOST_OPENING = 1200;

/** What stands beside an order: the brief as it was given, whom it is from, a language tag's first part. */
type Beside = { source: string; sender: string | null; language: string };

/** What a film is called by what its sender says of it, outside the text; null where nobody says so. */
export function nameOfFilm(order: Order, beside: Beside): string | null {
  const name = nameBeside(order, beside);
  // What is to be said last is no name.
  return name !== null && name === order.closing?.text ? null : name;
}

function nameBeside(order: Order, { source, sender, language }: Beside): string | null {
  const subject =
    order.subject === null || isNoSubject(order.subject)
      ? null
      : nominative(capitalise(order.subject), source, language);
  return (
    topicLabelled([...order.said, ...order.wishes], source, language) ??
    subjectOrAbout(COMPARES.test(subject ?? "") ? null : subject, order, language) ??
    twoOptions(source, language) ??
    subject ??
    viewersQuestion(order.wishes, order.text) ??
    (opensWithSentence(order.text) && isLongName(sender) ? sender : null)
  );
}

/** "Comparison clip for the committee": what is compared names it. */
const COMPARES =
  /^(?:compar|vergelijk|vergleich|gegenüberstell|confront|porówn|сравн|порівн|jämför|sammenlign|srovn|karşılaştır)\p{L}*/iu;

/** What the film is about by the grammar of its request, where others found nothing or the same words. */
function subjectOrAbout(subject: string | null, order: Order, language: string): string | null {
  // What is to be decided names it better, and so does a line that stands above the text.
  if (!opensWithSentence(order.text) || decisionIn(order.wishes) !== null) return subject;
  // "A welcome film for new stewards on the Harwell ferry": the place is where they work.
  if (subject !== null && isWelcome(subject)) return subject;
  const [first = ""] = splitSentences(
    order.text.trimStart().slice(0, MOST_OPENING).split("\n")[0] ?? "",
    language,
  );
  const told = wantsSomething(first) ? [first] : [];
  const about = aboutOfRequest([...order.said, ...order.wishes, ...told], language, order.text);
  return about === null || (subject !== null && !sharesWords(subject, about)) ? subject : about;
}

/** Whether no line stands above the text that could name the film. */
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
