import { detectLanguage } from "../../../language/detect-language.ts";
import type { Line } from "../closing.ts";
import { blanked } from "../sentence-spans.ts";
import { introducedSender, senderName } from "../sender-name.ts";
import type { Fact } from "./fact.ts";
import { ownAddress } from "./own-address.ts";
import { factsOfRequest } from "./request-facts.ts";
import { sentencesTaken } from "./sentences-taken.ts";

/** `text`: without what the facts say of a sentence that was half taken out; `asked`: the sentences that were taken out of it. */
export type ToldFacts = { text: string; event: Fact | null; closing: Line | null; asked: string[] };

/**
 * What viewers need of what was said to the maker: an event and its day names a film that has no name; where a firm is found and
 * what it sells ends it. `text`: the source without what was said to the maker, in the same length.
 */
export function withRequestFacts(source: string, text: string, wishes: readonly string[]): ToldFacts {
  const language = detectLanguage(source).split("-")[0] ?? "en";
  const sentences = sentencesTaken(source, text, language);
  const facts = factsOfRequest(
    sentences.map(({ said }) => said),
    sentences.reduce((left, { start, said }) => blanked(left, { start, end: start + said.length }), text),
    language,
  );
  const { event, stand, offer } = facts;
  const address = sentences.map(({ said }) => ownAddress(said, language)).find((one) => one !== null) ?? null;
  const named = stand ?? address ?? offer;
  const sender = named === null ? null : (senderName(wishes, text, language) ?? introducedSender(wishes, text, language)); // prettier-ignore
  const whose =
    sender === null || address !== null || named === null || named.line.includes(sender) ? [] : [sender];
  const said = [...whose, ...[stand, address, offer].flatMap((one) => (one === null ? [] : [one.line]))];
  const closing = named === null ? null : lineAt(said.join(". "), source.indexOf(named.said));
  return {
    text: [event, stand].reduce((left, fact) => withoutRest(left, source, fact), text),
    event,
    closing,
    asked: sentences.map(({ said }) => said),
  };
}

export function lineAt(text: string, at: number): Line {
  const start = Math.max(0, at);
  return { text, address: null, span: { start, end: start + 1 } };
}

/** A firm by whose name the film is called is not named once more at its end. */
export function withoutTitle(line: Line, title: string): Line {
  const text = line.text ?? "";
  return title !== "" && text.startsWith(`${title}. `)
    ? { ...line, text: text.slice(title.length + 2) }
    : line;
}

/** ", du 16 au 18 mai." behind a request that was taken out is told with its stand. */
function withoutRest(text: string, source: string, fact: Fact | null): string {
  const start = fact === null ? -1 : source.indexOf(fact.said);
  if (fact === null || start < 0) return text;
  const end = start + fact.said.length;
  const marks = /^[\s,.;!?]*/u.exec(source.slice(end))?.[0].length ?? 0;
  const rest = text.slice(start, end + marks);
  if (rest.trim() === "" || text.slice(start, start + 1).trim() !== "") return text;
  return text.slice(0, start) + rest.replaceAll(/\S/gu, " ") + text.slice(end + marks);
}
