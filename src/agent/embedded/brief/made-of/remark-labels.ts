import { countWords } from "../../text/sentences.ts";
import { toPattern } from "../../text/regex.ts";
import { BEGINS, capitalised } from "../sentence-head.ts";
import { isFiguresLabel } from "./figures-label.ts";
import { isMadeOf } from "./made-of.ts";

/** A text without such labels, as long as before, and what they say. */
export type RemarkLabels = { text: string; wishes: string[] };

const MARKS = "[*_]{0,2}";
/** Up to its colon, with what stands behind it on its line. */
const LABEL = toPattern(`${BEGINS}${MARKS}(?<label>[^\\n:：.!?。！？*_]{2,90})${MARKS}\\s?[:：]${MARKS}[ \\t\\u3000]*(?<next>(?:["“„«»「『][\\u0020\\u00a0\\u202f]?)?[\\p{L}\\p{N}]|(?=\\n))`, "giu"); // prettier-ignore
/** A line between empty ones, without a stop. */
const LINE =
  /(?<=^|\n[ \t]*\n)[ \t]*(?:#{1,6}[ \t]+)?[*_]{0,2}(?<label>[^\n:：.!?。！？#|>*_-][^\n:：.!?。！？|*_]{3,70})[*_]{0,2}[ \t]*(?=\n[ \t]*\n)/gu;
const HEADING = /^[ \t]*#{2,6}[ \t]/u;
const FEWEST = { words: 2, signs: 4 };

/**
 * Whether a label or a heading only says what kind of material follows, or that it is to be told: "Points to be covered", "Algo de
 * contexto por si sirve", "Warto też wspomnieć", 需要讲到的内容. "Background" and "More information" alone head what is told.
 */
export function isRemarkLabel(label: string): boolean {
  if (isFiguresLabel(label)) return true;
  if (DENIES.test(label) !== IS_MISSED.test(label)) return false;
  const named = OF_ITS_OWN.test(label);
  return isMadeOf(label, (has) => {
    if (has("ends") && !has("tells") && !has("parts")) return false;
    if (has("plainly") && has("tells") && has("bids")) return true;
    if (has("parts") && (has("tells") || has("use") || has("film"))) return true;
    if (has("ground") && ((has("small") && !named) || has("use") || has("film") || has("tells"))) return true;
    return has("tells") && has("bids");
  });
}

/** "Must not mention", "Zum Hintergrund, nur für Sie": what follows is not for viewers; but what must not be missing is. */
const DENIES = toPattern(
  "(?<![\\p{L}\\p{M}])(?:not|no|don['’]t|never|without|only|just|nicht|kein\\p{L}*|nur|ohne|pas|ne|n|sans|seulement|nada|sin|s[oó]lo|non|senza|não|sem|só|apenas|niet|geen|zonder|alleen|inte|inga|utan|bara|ikke|uden|uten|kun|bare|nie|bez|tylko|ne\\p{L}*|jen|pouze|не|без|только|нельзя|ні|тільки|лише|ei|älkää|ilman|vain|nem|nélkül|csak|nu|fără|doar|δεν|μην?|χωρίς|μόνο|değil|sadece|\\p{L}+m[ae]y[ıi]n|لا|بدون|دون|فقط|לא|אל|בלי|רק|אסור|نه|نکنید|بدون|न|नहीं|मत|बिना|सिर्फ़|केवल|না|শুধু|tidak|jangan|tanpa|hanya|không|đừng|chỉ)(?![\\p{L}\\p{M}])|ない|ずに|だけ|せず|않|말아|마세요|안 |안되|만 |不|别|別|勿|ไม่|อย่า|แค่",
  "iu",
);
const IS_MISSED = toPattern(
  "(?<![\\p{L}\\p{M}])(?:forget|forgotten|skip(?:ped)?|leave (?:\\p{L}+ )?out|left out|miss(?:ed|ing)?|fehlen|vergess\\p{L}+|vergiss|weglassen|oubli\\p{L}+|manquer|falt\\p{L}+|olvid\\p{L}+|omit\\p{L}+|manc\\p{L}+|dimentic\\p{L}+|esque\\p{L}+|verge(?:et|ten)|ontbreken|weglaten|glöm\\p{L}*|saknas|glem\\p{L}*|mangle\\p{L}*|unoh\\p{L}+|puuttu\\p{L}+|zapom\\p{L}+|nezapom\\p{L}+|zabrak\\p{L}+|pomi[ńnj]\\p{L}+|chyb[ěí]\\p{L}*|vynech\\p{L}+|kimarad\\p{L}*|felejt\\p{L}+|lips\\p{L}+|uita\\p{L}*|забуд\\p{L}+|забыть|забути|пропус\\p{L}+|ξεχά\\p{L}+|λείπ\\p{L}+|unut\\p{L}+|eksik|تنسوا|تنس|לשכוח|תשכחו|לפספס|भूल\\p{L}*\\p{M}*|छूट\\p{L}*\\p{M}*|ভুলবেন|فراموش|lupa|terlewat|quên|bỏ sót)(?![\\p{L}\\p{M}])|忘|外せ|漏|少|빼|빠[뜨지]|잊|ลืม",
  "iu",
);

/** "The background", "Le contexte": with its article it heads what is told. */
const OF_ITS_OWN =
  /^(?:the|zum|zur|der|die|das|le|la|les|el|los|las|il|lo|gli|o|os|as|de|het|το|τα|η|ο|az?)\s/iu;

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
    // What stands below a heading would be told below the one before: it stays, and is shown nowhere (`skeleton-heads.ts`).
    if (HEADING.test(found)) return found;
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
