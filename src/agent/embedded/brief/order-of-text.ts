import { withToldClauses } from "./clause-told.ts";
import { withContentTold, withToldKept } from "./content-orders/with-content-told.ts";
import { withToldAges } from "./told-ages.ts";
import { isGreeting } from "./greetings.ts";
import { withoutSenderAbove } from "./handed-over.ts";
import { withToldLines } from "./lines-told.ts";
import { notIndented } from "./not-indented.ts";
import { withoutOrder, type Order } from "./order.ts";
import { withRequestFacts, type ToldFacts } from "./request-facts/with-request-facts.ts";
import { splitSentences } from "../text/sentences.ts";
import { blanked } from "./sentence-spans.ts";
import { titleAnnounced, titleInMarks } from "../naming/request-names/title-in-marks.ts";
import { withoutTornRests } from "./torn-rests.ts";

/**
 * What is told and what was said to the maker; `event`: what the request says that a film is for, and when; `asked`: the whole sentences
 * of which the beginning was said to the maker; `marked`: the title that these give in marks; `announced`: what only announces a part of the
 * text, and says nothing of what the film is about.
 */
export type OrderOfText = Order &
  Pick<ToldFacts, "event" | "asked"> & { marked: string | null; announced: string[] };

/**
 * Tells the sender's words from the text, and mends the seams: what is told although readers took it for a note, what is left of half
 * a note and says nothing, who writes above the text, and what viewers need of the request itself.
 */
export function orderOfText(source: string): OrderOfText {
  const content = withContentTold(source);
  return { ...withToldKept(orderIn(content.text), content), announced: content.wishes };
}

function orderIn(source: string): Omit<OrderOfText, "announced"> {
  const asked = withoutOrder(source);
  const clauses = withToldClauses(source, asked.text, asked.wishes);
  const ages = withToldAges(source, clauses.text, clauses.wishes);
  const lines = withToldLines(source, ages.text, ages.wishes);
  const rests = withoutTornRests(source, lines.text);
  const above = asked.wishes.length === 0 ? null : withoutSenderAbove(rests.text);
  const wishes = [...lines.wishes, ...rests.wishes, ...(above === null ? [] : [above.said])];
  const left = above?.text ?? rests.text;
  const order = withoutAnnouncement(
    { ...asked, text: asked.wishes.length === 0 ? left : withoutGreetingAbove(left), wishes },
    source,
  );
  if (order.text === source) return { ...order, event: null, asked: [], marked: null };
  const { text, closing, event, asked: sentences } = withRequestFacts(source, order.text, order.wishes);
  const marked = titleInMarks(sentences);
  return {
    ...order,
    text: marked === null ? text : notIndented(withoutMarked(text, source, marked), source),
    closing: order.closing ?? closing,
    event,
    asked: sentences,
    marked,
  };
}

/** "Tech talk teaser for our all-hands: “How one missing index cost us $11k a month”." is said to the maker, whatever follows. */
function withoutAnnouncement(order: Order, source: string): Order {
  const start = Math.max(0, source.search(/\S/u));
  const [line = ""] = /^[^\n]*/u.exec(source.slice(start)) ?? [];
  const [first = ""] = splitSentences(line, "");
  const isTold = first !== "" && order.text.slice(start).startsWith(first);
  if (!isTold || titleAnnounced(first) === null) return order;
  const text = notIndented(blanked(order.text, { start, end: start + first.length }), source);
  return { ...order, text, wishes: [...order.wishes, first] };
}

/** "…: “How one missing index cost us $11k a month”." behind an order that was taken out: the title is not told once more below itself. */
function withoutMarked(text: string, source: string, title: string): string {
  const at = source.indexOf(title);
  const [rest = ""] = /^\s?["”“»」』》]?[.。]?/u.exec(source.slice(at + title.length)) ?? [];
  return blanked(text, { start: at - 1, end: at + title.length + rest.length });
}

/** "oi gente, td bem?", of which nothing but the order followed: a line that greets and stands alone above the text. */
function withoutGreetingAbove(text: string): string {
  const [line = ""] = /^[^\S\n]*\S[^\n]*(?=\n\s*\n\s*\S)/mu.exec(text) ?? [];
  const at = text.indexOf(line);
  if (line === "" || text.slice(0, at).trim() !== "" || !isGreeting(line.trim())) return text;
  return blanked(text, { start: at, end: at + line.length });
}
