/** What somebody said between its marks; `start` and `end`: UTF-16 span with them, `end` null where it stays open. */
export type Quotation = { start: number; end: number | null; inner: string };

/** What closes a quotation, by what opened it. A German one ends with the mark that opens an English one. */
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"”“',
  "“": '”"“',
  "„": '“”"„',
  "”": "”",
  "«": "»",
  "»": "«»",
  "‹": "›",
  "›": "‹›",
  "「": "」",
  "『": "』",
  "״": "״",
  "‘": "’",
};
/** These both open and close: before them stands a blank, behind them what is said. */
const TWO_WAYS = /["”»›״‘]/u;
const BEFORE = /[\s([{—–:،,。、「『-]/u;
/** One that is also an apostrophe closes behind what ends a clause. */
const ENDS_SAID = /[.,!?…;:]/u;

/** The quotations of a text, in order, each with what stands between its own marks. */
export function quotationsIn(text: string): Quotation[] {
  const found: Quotation[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    const closers = CLOSERS[mark];
    if (closers === undefined || !opens(text, at)) continue;
    const end = closingOf(text, at + 1, closers);
    found.push({
      start: at,
      end: end === null ? null : end + 1,
      inner: text.slice(at + 1, end ?? text.length),
    });
    if (end === null) break;
    at = end;
  }
  return found;
}

function opens(text: string, at: number): boolean {
  const [mark, before, after] = [text.charAt(at), text.charAt(at - 1), text.charAt(at + 1)];
  if (after === "" || (/\s/u.test(after) && mark !== "«" && mark !== "‹")) return false;
  return !TWO_WAYS.test(mark) || before === "" || BEFORE.test(before);
}

function closingOf(text: string, from: number, closers: string): number | null {
  for (let at = from; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (!closers.includes(mark)) continue;
    const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
    if (mark === "’" && (!ENDS_SAID.test(before) || /\p{L}/u.test(after))) continue;
    // ש״ח: within a word it shortens it.
    if (mark === "״" && /\p{L}/u.test(before) && /\p{L}/u.test(after)) continue;
    return at;
  }
  return null;
}

/** Longer than this, in UTF-16 units, a quotation is told sentence by sentence. */
const MOST = { spaced: 240, unspaced: 90 };
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** 「…。」と山本さんは話します, “…。”李明说: behind the mark the same sentence goes on. */
const GOES_ON =
  /^(?:と(?!はいえ|ころ|にかく|もかく|もあれ|りわけ)|って(?=[、言い話])|(?:이?라고|이?라며|이?라는|하고)(?!\p{L})|[\p{Script=Han}·]{1,12}(?:[说說道]|表示|回忆道|回憶道)[。，])/u;
const STOPPED = /[.。!?！？…]["”“»«›‹」』’״]$/u;

/** Sentences with each quotation of several in one, where it is closed soon: the pieces of `"A. B.", said C` become one. */
export function withQuotationsWhole(sentences: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const [piece = "", last = ""] = [sentences[at], kept.at(-1)];
    if (STOPPED.test(last) && (/^\p{Ll}/u.test(piece) || GOES_ON.test(piece))) {
      kept[kept.length - 1] = joined(last, piece);
      continue;
    }
    const whole = closedBy(sentences, at);
    kept.push(whole?.text ?? piece);
    at = whole?.last ?? at;
  }
  return kept;
}

/** The sentence at `from` with those up to where its quotation closes; null where it leaves none open, or for too long. */
function closedBy(sentences: readonly string[], from: number): { text: string; last: number } | null {
  let text = sentences[from] ?? "";
  const open = quotationsIn(text).at(-1);
  if (open === undefined || open.end !== null) return null;
  for (let at = from + 1; at < sentences.length; at += 1) {
    text = joined(text, sentences[at] ?? "");
    const said = quotationsIn(text).find(({ start }) => start === open.start);
    const inner = said?.inner ?? "";
    if (inner.length > (UNSPACED.test(inner) ? MOST.unspaced : MOST.spaced)) return null;
    if (said !== undefined && said.end !== null) return { text, last: at };
  }
  return null;
}

function joined(one: string, next: string): string {
  const close = /[。！？」』]$/u.test(one) || GOES_ON.test(next);
  return close ? `${one}${next}` : `${one} ${next}`;
}
