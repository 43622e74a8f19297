/**
 * Marks that lead a reader elsewhere and say nothing to a viewer: `[3]`, `[JIRA-12]`, `(#431, @mira)`, the name of a
 * commit, the address of a pull request. They are neither shown nor said.
 */

/** A footnote stands right behind a word or a stop; brackets behind a space or round a range of values are text. */
const FOOTNOTE =
  /(?<=[\p{L}\p{M}.,;:!?%”"»’)\]。、，）」])\[(?:\d{1,3}(?:\s*[,–-]\s*\d{1,3})*|[a-z]|n \d{1,3}|(?:note|nb|anm\.|réf\.) ?\d{1,3})\](?::\d{1,4})?/giu;
const LAST_FOOTNOTE = /\s\[\d{1,3}\](?=\s*[.,;:!?。]?\s*$)/gu;
const WANTED =
  /\s?\[(?:citation needed|clarification needed|when\?|who\?|which\?|edit|Bearbeiten|modifier(?: le code)?|réf\. nécessaire|cita requerida|senza fonte|carece de fontes|источник не указан[^\]]*|需要引用|来源请求|要出典)\]/giu;
const TICKET = /\s?\[[A-Z][A-Z0-9]{1,9}-\d{1,6}\](?!\()/gu;

const REFERENCE =
  "(?:(?:closes|fixes|fixed|resolves|refs?|see|via|by|thanks|thx|pr|issue|commit|mr|in)\\s*)?(?:to\\s*)?(?:[#!]\\d+|GH-\\d+|@[A-Za-z][\\w-]*|(?=[0-9a-f]*\\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}|[A-Z][A-Z0-9]{1,9}-\\d{3,6})";
/** Only such marks between the brackets. */
const BRACKETED = new RegExp(
  `\\s*[(（\\[]\\s*${REFERENCE}(?:\\s*(?:[,;&/]|and|,\\s*and|\\s)\\s*${REFERENCE})*\\s*[)）\\]](?!\\()`,
  "gu",
);
/** The notes that a code host writes: "… by @mira in #431", "… by @mira in https://…/pull/431". */
const CREDIT =
  /\s+by @[A-Za-z][\w-]*(?:\s*,?\s*(?:and\s+)?@[A-Za-z][\w-]*)*(?:\s+in\s+(?:#\d+|\uE010\S+))?(?=\s*[.;]?\s*$)/giu;
const LAST_NUMBER = /(?<=\p{L}\S*\s.*)\s+#\d{1,6}(?=\s*[.;]?\s*$)/gu;
const FIRST_COMMIT = /^\s*(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}:?\s+(?=\p{L})/u;
/** Set before the host of a page's address, which is longer than a viewer would type. */
export const PAGE_ADDRESS = "\uE010";
/** ", see https://… for the discussion" in the middle of a text is for readers. */
const SEE =
  /\s*[,;(–—-]?\s*(?<!\p{L})(?:see(?: also)?|cf\.|siehe(?: auch)?|voir(?: aussi)?|véase|ver|vedi|zie|см\.)\s*:?\s*\uE010[^\s().,;:!?]+(?:\.[^\s().,;:!?]+)*(?:\s+(?:for|für|pour|para|per|voor)\s+(?:\p{L}+\s)?\p{L}+(?=[.,;)]|$))?\)?/giu;

/** Text without marks of reference; the same text where it has none. */
export function withoutReferences(text: string): string {
  if (!/[[(（@#\uE010]|[0-9a-f]{7}/u.test(text)) return text;
  const bare = text
    .replace(FOOTNOTE, "")
    .replace(LAST_FOOTNOTE, "")
    .replace(WANTED, "")
    .replace(TICKET, "")
    .replace(BRACKETED, "")
    .replace(SEE, "")
    .replace(CREDIT, "")
    .replace(LAST_NUMBER, "")
    .replace(FIRST_COMMIT, "");
  // Where nothing else is said, the mark is the text.
  return (/[\p{L}\p{N}]/u.test(bare) ? bare : text).replaceAll(PAGE_ADDRESS, "");
}
