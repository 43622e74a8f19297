import { countWords } from "../../text/sentences.ts";
import { toPattern } from "../../text/regex.ts";
import { BEGINS, capitalised } from "../sentence-head.ts";
import { isMadeOf } from "./made-of.ts";

/** A text without such labels, as long as before, and what they say. */
export type RemarkLabels = { text: string; wishes: string[] };

const MARKS = "[*_]{0,2}";
/** Up to its colon, with what stands behind it on its line. */
const LABEL = toPattern(`${BEGINS}${MARKS}(?<label>[^\\n:：.!?。！？*_]{2,90})${MARKS}\\s?[:：]${MARKS}[ \\t\\u3000]*(?<next>(?:["“„«»「『][\\u0020\\u00a0\\u202f]?)?[\\p{L}\\p{N}]|(?=\\n))`, "giu"); // prettier-ignore
/** A line between empty ones, without a stop. */
const LINE =
  /(?<=^|\n[ \t]*\n)[ \t]*(?:#{1,6}[ \t]+)?[*_]{0,2}(?<label>[^\n:：.!?。！？#|>*_-][^\n:：.!?。！？|*_]{3,70})[*_]{0,2}[ \t]*(?=\n[ \t]*\n)/gu;
const FEWEST = { words: 2, signs: 4 };

/**
 * Whether a label or a heading only says what kind of material follows, or that it is to be told: "Points to be covered", "Algo de
 * contexto por si sirve", "Warto też wspomnieć", 需要讲到的内容. "Background" and "More information" alone head what is told.
 */
export function isRemarkLabel(label: string): boolean {
  if (HOLDS_BACK.test(label.replaceAll(NOT_MISSED, " "))) return false;
  const named = OF_ITS_OWN.test(label);
  return isMadeOf(label, (has) => {
    if (has("ends") && !has("tells") && !has("parts")) return false;
    if (has("parts") && (has("tells") || has("use") || has("film"))) return true;
    if (has("ground") && ((has("small") && !named) || has("use") || has("film") || has("tells"))) return true;
    return has("tells") && has("bids");
  });
}

/** "Must not mention", "Zum Hintergrund, nur für Sie": what follows is not for viewers. */
const HOLDS_BACK = toPattern(
  "(?<![\\p{L}\\p{M}])(?:not|no|don['’]t|never|without|only|just|nicht|kein\\p{L}*|nur|ohne|pas|ne|sans|seulement|no|nada|sin|s[oó]lo|non|senza|não|sem|só|apenas|niet|geen|zonder|alleen|inte|inga|utan|bara|ikke|uden|uten|kun|bare|nie|bez|tylko|ne\\p{L}*|jen|pouze|не|без|только|ні|тільки|лише|ei|älkää|ilman|vain|ne|nem|nélkül|csak|nu|fără|doar|δεν|μην?|χωρίς|μόνο|değil|sadece|لا|بدون|دون|فقط|לא|אל|בלי|רק|نه|بدون|न|नहीं|मत|बिना|सिर्फ़|केवल|না|শুধু|tidak|jangan|tanpa|hanya|không|đừng|chỉ)(?![\\p{L}\\p{M}])|ない|だけ|せず|않|말아|마세요|만 |不(?![能可]少)|别(?!忘|漏)|別(?!忘|漏)|勿|ไม่|อย่า(?!ลืม)|แค่",
  "iu",
);
/** And what must not be missing is. */
const NOT_MISSED = toPattern(
  "(?:not to (?:skip|leave out)|(?:don['’]t|nicht|n['’]?oublie\\p{L}* pas|ne pas|no|non|não|niet|nie|inte|ikke|не|ne|nu|μην?|לא|אל|न|مت|jangan|đừng) (?:forget|fehlen|vergessen|olvid\\p{L}*|dimentic\\p{L}*|(?:se )?esqueç\\p{L}*|vergeten|zapom\\p{L}*|забудьте?|uita\\p{L}*|ξεχάσετε|לשכוח|תשכחו|भूल\\p{L}*|lupa|quên)|不要忘|nezapom\\p{L}*|sì|só)",
  "giu",
);

/** "The background", "Le contexte": with its article it heads what is told. */
const OF_ITS_OWN = /^(?:the|der|die|das|le|la|les|el|los|las|il|lo|gli|o|os|as|de|het|το|τα|η|ο|az?)\s/iu;

/** Whether a label names the end of a film and asks for it or proposes it: "Suggested ending", الخاتمة المقترحة. */
export function isEndLabel(label: string): boolean {
  return isMadeOf(label, (has) => has("ends") && (has("proposed") || has("film") || has("bids")));
}

/** The same where it opens words in their marks: "Sonu şöyle bitsin". */
export function endsOnQuote(label: string): boolean {
  return countWords(label) > 1 && isMadeOf(label, (has) => has("ends"));
}

/** Takes such labels out of a text that orders a film; what they introduce is told. */
export function withoutRemarkLabels(source: string): RemarkLabels {
  const wishes: string[] = [];
  const inline = source.replaceAll(LABEL, (found: string, ...rest: unknown[]) => {
    const { label = "" } = rest.at(-1) as { label?: string };
    const at = Number(rest.findLast((one) => typeof one === "number"));
    if (!isRemarkLabel(label) || !tells(source.slice(at + found.length - 1))) return found;
    wishes.push(label.trim());
    return /[\p{L}\p{N}]$/u.test(found) ? capitalised(found) : found.replaceAll(/[^\n]/gu, " ");
  });
  const bare = inline.replaceAll(LINE, (found: string, ...rest: unknown[]) => {
    const { label = "" } = rest.at(-1) as { label?: string };
    if (countWords(label) < FEWEST.words && label.length < FEWEST.signs) return found;
    if (!isRemarkLabel(label)) return found;
    wishes.push(label.trim());
    return found.replaceAll(/[^\n]/gu, " ");
  });
  return { text: wishes.length === 0 ? bare : withUncounted(source, bare), wishes };
}

/** "Points to be covered:" says that what is numbered below it has no order, as its items are told with the label gone. */
function withUncounted(source: string, bare: string): string {
  return bare.replaceAll(NUMBERED, (found, ...rest: unknown[]) => {
    const at = Number(rest.findLast((one) => typeof one === "number"));
    const line = source.slice(0, at).trimEnd().split("\n").at(-1) ?? "";
    const isBelow =
      line.trim() !== "" && bare.slice(0, at).trimEnd().length < source.slice(0, at).trimEnd().length;
    if (!isBelow || !isMadeOf(line.replace(/[\s:：*_#]+$/u, ""), (has) => has("parts"))) return found;
    return found.replaceAll(/(?<=^|\n)([ \t]*)(\p{Nd}{1,2}[.)])/gu, (_, indent: string, number: string) => `${indent}-${" ".repeat(number.length - 1)}`); // prettier-ignore
  });
}

/** A list of numbers, up to the empty line below it. */
const NUMBERED = /(?<=^|\n)[ \t]*\p{Nd}{1,2}[.)][ \t][^\n]*(?:\n[ \t]*\S[^\n]*)*/gu;

/** Whether something is told behind a label, on its line or below it. */
function tells(rest: string): boolean {
  return /\p{L}{2}/u.test(rest);
}
