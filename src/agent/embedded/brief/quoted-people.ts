import { countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";
import { BEFORE, BEHIND } from "./quoted-people-words.ts";
import { BEGINS } from "./sentence-head.ts";

/** A text in which quotations that were asked for stand with their speakers, in the same length, and what asked for them. */
export type QuotedPeople = { text: string; wishes: string[] };

/** On the same line, or below it. */
const QUOTE = '(?<quote>["“„«「『](?<words>[^"“”„«»「」『』\\n]{6,260})["”“»」』])';
const WAYS = BEFORE.map(
  (before, at) =>
  toPattern(`${BEGINS}(?<before>${before})(?<name>[^\\n"“”„«»「」『』:：.!?。！？]{2,70}?)(?<behind>${BEHIND[at] ?? ""})\\s?[:：.。]?[ \\t\\u3000]*\\n{0,2}[ \\t]*${QUOTE}[.。]?(?=[ \\t]*(?:\\n|$))`, "giu"), // prettier-ignore
);
/** Somebody's name, what they are or how old, and where they live. */
const MOST_WORDS = 9;
const SOMEBODY =
  /\p{Lu}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Devanagari}|\p{Script=Arabic}|\p{Script=Hebrew}/u;

/**
 * 'Please add a line from Moira Kerr, 84: "…"', 후평동에 사는 김순례 씨(72세) 인터뷰도 한 줄 넣어 주세요. "…": the words are told, and
 * who says them stands behind them as in any text; the order goes. For texts that order a film.
 */
export function withQuotedPeople(source: string): QuotedPeople {
  const wishes: string[] = [];
  const text = WAYS.reduce(
    (rest, way) =>
      rest.replaceAll(way, (found: string, ...parts: unknown[]) => {
        const { before = "", name = "", behind = "", quote = "" } = parts.at(-1) as Record<string, string>;
        const who = name.replace(/[\s,，、:：]+$/u, "").trim();
        const isOrder = before.trim() !== "" || behind.trim() !== "";
        if (!isOrder || countWords(who) > MOST_WORDS || !SOMEBODY.test(who)) return found;
        // Behind a stop within its marks a name without capitals is taken for whoever signs the text.
        const signed = `${quote.replace(/。(?=["”」』]$)/u, "")} — ${who}`;
        if (signed.length > found.length) return found;
        wishes.push(found.slice(0, found.indexOf(quote)).trim());
        return " ".repeat(found.length - signed.length) + signed;
      }),
    source,
  );
  return { text, wishes };
}
