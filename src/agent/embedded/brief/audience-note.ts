import { countWords } from "../text/sentences.ts";
import { audienceIn } from "./audience-words.ts";
import { forWhomAndHow } from "./introduction.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";

/** A text without a note that says for whom the film is, in the same length. */
export type AudienceNote = { text: string; audience: string | null; wishes: string[] };

/** "For new staff: explain …": the maker is told what to explain. */
const TOLD_TO_EXPLAIN =
  /^(?:please )?(?:explain|show|describe|tell|teach|how|why|what|erklär\p{L}*|zeig\p{L}*|wie|warum|expliqu\p{L}*|comment|pourquoi|expli[cq]\p{L}*|cómo|por qué|spieg\p{L}*|come|perché|como|leg uit|hoe|waarom|wyjaśn\p{L}*|jak|dlaczego|объясн\p{L}*|как|почему|поясн\p{L}*|як|чому)(?!\p{L})/iu;

/** "… explain to customers how the two plans differ": below a title the film begins with what it explains. */
const EXPLAIN_TO =
  /^\s*(?:please )?(?:explain|show|describe|tell|teach|expliquez|explique|explica|explicad|spiega|spiegate|explicar)(?: (?:to |aux? |à |a |al |los |ai |agli |alle |aos |às )?[\p{L}'’ -]{2,30}?)?\s(?=(?:how|why|what|when|where|comment|pourquoi|cómo|por qué|come|perché|como)\s)/iu;

/**
 * Takes "For visitors of our garden centre." out of the beginning of the first paragraph: a sentence, or a line that
 * ends with a colon, that names people and tells nothing. One of several ("For visitors: … For staff: …") stays.
 */
export function withoutAudienceNote(source: string): AudienceNote {
  const stays = { text: source, audience: null, wishes: [] };
  const first = paragraphsOf(source).paragraphs[0];
  if (first === undefined || first.headings > 1 || first.blocksAbove > 0) return stays;
  const [sentence] = sentencesOf(source, first, true);
  if (sentence === undefined) return stays;
  const said = source.slice(sentence.start, sentence.end);
  const label = /^\s*([^:：\n]{3,90}[:：])(?=\s|$|\p{Script=Han})/u.exec(said);
  const note: Span = label === null ? sentence : { start: sentence.start, end: sentence.start + label[0].length }; // prettier-ignore
  const bare = textAt(source, note)
    .replace(/[\s.!。！:：।]+$/u, "")
    .trim();
  const who = audienceIn(bare) ?? (label === null ? forWhomAndHow(bare) : null);
  const text = blanked(source, note);
  const rest = text.slice(note.end);
  if (who === null || !/\p{L}[^\n]*\s\p{L}|[\p{Script=Han}\p{Script=Hangul}]{4}/u.test(rest)) return stays;
  if (label !== null && !introduces(rest)) return stays;
  // A line of verse, or the first half of a sentence that goes on below.
  if (label === null && !/[.!。！।]\s*$/u.test(said) && !/^\s*(?:\n\s*\n|$)/u.test(rest)) return stays;
  const explain = label === null ? null : EXPLAIN_TO.exec(rest);
  if (explain === null) return { text, audience: who, wishes: [] };
  const end = note.end + explain[0].length;
  return { text: blanked(text, { start: note.end, end }), audience: who, wishes: [explain[0].trim()] };
}

/** Whether what follows a label is an order, or prose of its own below; a list or facts are what the label names. */
function introduces(rest: string): boolean {
  const line = /^[ \t]*([^\n]*)/u.exec(rest)?.[1]?.trim() ?? "";
  if (line !== "") return TOLD_TO_EXPLAIN.test(line);
  const next = rest.trimStart();
  const others = /^[ \t]*(?:for|für|pour|para|per|voor|dla|для)\s[^\n:]{3,60}:/imu.test(rest);
  return !others && !/^(?:[-*+•|>]|\p{Nd}+[.)])/u.test(next) && countWords(next.split("\n")[0] ?? "") >= 5;
}
