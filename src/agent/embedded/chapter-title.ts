import { capitalise, countWords } from "./text/sentences.ts";
import { mainClause } from "./text/main-clause.ts";
import { DATELINE } from "./text/dateline.ts";
import { hardLabel, splitAtStop } from "./text/shorten.ts";

const MAX_WORDS = 8;
/** What only leads to the thought. */
const LEADING =
  /^(?:in|on|at|by|for|from|with|after|before|when|while|if|since|because|although|as|within|during|under|over|today|yesterday|every|en|im|am|bei|nach|wenn|als|seit|dans|pour|quand|après|depuis|para|cuando|desde|nel|quando|dopo|em|depois)\s/iu;

/** The name of a scene that the brief does not name: its first sentence, or the first thought of it. */
export function chapterTitle(sentence: string, language: string): string {
  return capitalise(nameOf(sentence, language));
}

/** "It breaks", "They cost little": what is spoken of was named before. */
const LEANS =
  /^(?:it|they|this|these|that|those|he|she|we|you|i|es|sie|er|wir|dies(?:e[rs]?)?|das|il|elle|ils|elles|cela|ça|ce|c['’]est|ello|esto|eso|ellos|esso|essa|questo|isso|ele|ela|eles|он|она|оно|они|это|هو|هي|هذا|هذه|ذلك|यह|ये|वह|वे|これ|それ|它|他|她|这|那|o|bu|şu)(?![\p{L}\p{M}])/iu;
const FEWEST_WORDS = 3;

/** The name of a passage by the first of its sentences that tells what it is about; null where none has any words. */
export function tellingTitle(sentences: readonly string[], language: string): string | null {
  const names = sentences.map((sentence) => ({
    sentence,
    name: chapterTitle(sentence.replace(/[.。।]$/u, ""), language),
  }));
  const named = names.filter(({ name }) => /[\p{L}\p{N}]/u.test(name));
  const telling = named
    .slice(0, 3)
    .find(({ sentence, name }) => !LEANS.test(sentence) && countWords(name) >= FEWEST_WORDS);
  return (telling ?? named[0])?.name ?? null;
}

function nameOf(sentence: string, language: string): string {
  const said = sentence
    .replace(DATELINE, "")
    .replace(/^["“„«「『]\s*([^"”“»」』]{8,}?)[,，]?\s*["”“»」』].*$/su, "$1");
  const whole = hardLabel(said, MAX_WORDS + 2);
  if (countWords(whole) <= MAX_WORDS + 2 && !whole.endsWith("…")) return whole;
  const head = splitAtStop(whole, MAX_WORDS)?.head ?? mainClause(said, MAX_WORDS, MAX_WORDS + 2, language);
  if (head !== undefined && head !== null) return head;
  const [thought = "", next = ""] = whole.split(/(?:[，،、]|,(?!\d))\s*/u);
  const words = countWords(thought);
  const listed = countWords(next.split(/\s(?:and|or)\s/)[0] ?? "") < 3;
  if (words >= 3 && words <= MAX_WORDS && !listed && !LEADING.test(thought)) return thought;
  return hardLabel(whole, MAX_WORDS / 2 + 2);
}
