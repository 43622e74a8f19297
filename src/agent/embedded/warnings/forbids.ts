import { remembering } from "../../../kernel/remembering.ts";
import { isAmbiguousVerb, isBaseVerb } from "../english/verbs.ts";
import { commandIn } from "../text/commands.ts";
import { prohibitionIn } from "../text/prohibition.ts";
import { quotationsIn } from "../text/quotations.ts";
import { regex } from "../text/regex.ts";
import { splitSentences } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { FORBIDDEN_DEEDS } from "./forbidden-deeds.ts";
import { ASIA } from "./forbidding-words-asia.ts";
import { NORTH_AND_EAST } from "./forbidding-words-north-east.ts";
import { EUROPE, type ForbiddingWords } from "./forbidding-words.ts";

/** How strictly a thought forbids: "firm" without exception ("never", "is forbidden"). */
export type Warning = "firm" | "plain";

type Reader = { opens: RegExp | null; ends: RegExp | null; rules: RegExp | null; signs: RegExp | null; firm: RegExp; spares: RegExp; deeds: RegExp | null }; // prettier-ignore

const WORDS: Readonly<Record<string, ForbiddingWords>> = { ...EUROPE, ...NORTH_AND_EAST, ...ASIA };
/** "One rule: never …": so many letters announce what is forbidden. */
const ANNOUNCED = 40;
/** Of a thought of several sentences those that forbid hold so much: others say what to do instead, or why. */
const LEAST_SHARE = 0.36;
/** And where the first forbids, it leads so many that say why. */
const MOST_LED = 3;
/** A case is told in so many letters: "If you smell gas, …". */
const CASE = 110;

/**
 * Whether a thought forbids something, or warns of a danger, to its viewers: of several sentences those that do hold a good
 * part of its letters. Null for what reassures, tells, asks or is quoted. `language`: a language tag.
 */
export function forbids(thought: string, language: string): Warning | null {
  const [tag = ""] = language.split("-");
  const base = tag === "no" || tag === "nn" ? "nb" : tag;
  const reader = readerOf(base);
  if (reader === null) return null;
  // What is quoted is another's, and may hold the only stop.
  const text = withoutQuotations(thought);
  if (text === null) return null;
  const sentences = /[.!?。！？।؟…]\s*\S/u.test(text) ? splitSentences(text, language) : [text];
  const found = sentences.map((sentence) => ({
    sentence,
    warning: inSentence(sentence.trim(), base, reader),
  }));
  const warning = found.filter((one) => one.warning !== null);
  const letters = (all: readonly { sentence: string }[]) => all.reduce((sum, one) => sum + one.sentence.length, 0); // prettier-ignore
  const isFirst = (found[0]?.warning ?? null) !== null && found.length <= MOST_LED;
  if (warning.length === 0 || (!isFirst && letters(warning) < letters(found) * LEAST_SHARE)) return null;
  if (warning.some((one) => one.warning === "firm")) return "firm";
  return mostlyBids(found, text, base) ? null : "plain";
}

/**
 * "Don't lift anything heavy, drink a lot, and lie down if you feel dizzy", "Nie wyrzucaj. Oddaj. Odbierz.": more of it bids than
 * forbids. Behind one command what is forbidden still leads.
 */
function mostlyBids(
  found: readonly { sentence: string; warning: Warning | null }[],
  text: string,
  base: string,
): boolean {
  const others = found.filter(({ warning }) => warning === null);
  if (found.length > 1) {
    const bids = others.filter(({ sentence }) => isBid(sentence, base)).length;
    return bids >= FEWEST_BIDS && bids > found.length - bids;
  }
  const [, ...later] = text.split(CLAUSE);
  const bids = later.filter((clause) => isBid(clause.replace(AND, ""), base)).length;
  return bids >= FEWEST_BIDS;
}

/** Clauses behind a comma, each a sentence by itself; Arabic joins them with a letter. */
const CLAUSE = /\s*[,;،؛，；、]\s*(?!\p{Nd})/u;
const AND =
  /^(?:(?:and|und|et|y|e|en|och|og|i|a|и|та|ve|ja|és|și|dan|và|और)\s|و(?=\p{L}{2}))(?:(?:then|dann|puis|luego|poi|depois|dan|sedan|potem|potom|потом|sonra|ثم)\s)?/iu;
const FEWEST_BIDS = 2;

/** Whether a clause tells what to do: a command that neither forbids nor keeps away. */
function isBid(clause: string, base: string): boolean {
  const bids = commandIn(clause, base) === "sure" || ONE_WORD.test(clause.trim()) || (base === "ar" && ARABIC.test(clause)); // prettier-ignore
  return bids && prohibitionIn(clause, base) === null;
}

/** "Have more of …", "If you feel …, then …": the letter that leads to a command is written with it. */
const ARABIC = /^(?:أكثر(?:وا)? من|(?:إذا|إن)\s.{3,60}\sف[\p{L}\p{M}]{3,})/u;
/** "Oddaj.": nothing but a verb is told behind a command. */
const ONE_WORD = /^\p{L}{3,}[.!।。]?$/u;

function inSentence(
  sentence: string,
  base: string,
  { opens, ends, rules, signs, firm, spares, deeds }: Reader,
): Warning | null {
  // What goes on from the thought before has its actor there.
  if (/[?？؟]["”»)]*$/u.test(sentence) || /^[\p{Ll}…]/u.test(sentence)) return null;
  if (signs?.test(sentence) === true) return "firm";
  if (spares.test(sentence) || SAID.test(sentence)) return null;
  const bare = sentence
    .replace(/[\s.!。！।…)）]+$/u, "")
    .replaceAll(base === "ar" || base === "he" ? VOWEL_SIGNS : NONE, "");
  const command = opens?.exec(bare) ?? null;
  const isCommand = command !== null && isVerb(command.groups?.["never"]);
  // What was forbidden in a year, or since then, is history.
  const isRule = !YEAR.test(bare) && rules?.test(bare) === true;
  if (!isCommand && !isRule && ends?.test(bare) !== true) return null;
  if (firm.test(bare)) return "firm";
  return isRule || deeds === null || deeds.test(bare) ? "plain" : null;
}

/** Somebody said it, without quotation marks: "The girl wrote: do not look for me". */
const SAID =
  /(?<![\p{L}\p{M}])(?:said|used to say|wrote|shouted|warned|replied|sagte|schrieb|rief|warnte|a dit|disait|écrivait|écrivit|dijo|escribió|gritó|decía|disse|diceva|scrisse|gridò|escreveu|dizia|gritou|zei|schreef|riep|sade|skrev|ropade|sagde|råbte|ropte|powiedział\p{L}*|napisał\p{L}*|mówił\p{L}*|řekl\p{L}*|napsal\p{L}*|сказал\p{L}*|написал\p{L}*|крикнул\p{L}*|говорил\p{L}*|сказав|написав|крикнув|казал\p{L}*|spus|scris|mondta|írta|kiáltotta|dedi|yazdı|yazmış|είπε|έγραψε|(?:viết|nói|bảo)(?=:)|berkata|menulis|(?:قال|قالت|كتبت)(?=:)|אמר|אמרה|כתב|כתבה|कहा|लिखा|बोला|बोली|লিখেছিল|বলেছিল|বলল|বললেন)(?![\p{L}\p{M}])/iu;

/** Points that are written out in few Arabic and Hebrew texts. */
const VOWEL_SIGNS = /[\u064B-\u0652\u05B0-\u05C7]/gu;
const NONE = /(?!)/gu;
const YEAR = /(?<!\p{Nd})(?:1\d|20)\d\d(?!\p{Nd})/u;

/** "Never had the village" opens no command. */
function isVerb(word: string | undefined): boolean {
  if (word === undefined) return true;
  const verb = word.toLowerCase();
  return isBaseVerb(verb) || isAmbiguousVerb(verb) || MORE_VERBS.test(verb);
}

const MORE_VERBS =
  /^(?:touch|leave|feed|mix|lift|smoke|attach|lean|dive|swim|photograph|trust|pull|over\p{L}{3,})$/u;

/** The text with a mark for each quotation; null where one begins or ends outside it. */
function withoutQuotations(text: string): string | null {
  let rest = text;
  for (const { start, end } of quotationsIn(text).toReversed()) {
    if (end === null) return null;
    rest = `${rest.slice(0, start)}·${rest.slice(end)}`;
  }
  return /[“”«»„‟]/u.test(rest) ? null : rest;
}

const readerOf = remembering((base): Reader | null => {
  const words = WORDS[base];
  if (words === undefined) return null;
  const isJoined = isUnspaced(base) || base === "ko";
  const before = isJoined ? "" : "(?<![\\p{L}\\p{M}])";
  const behind = isJoined ? "" : "(?![\\p{L}\\p{M}])";
  const done = FORBIDDEN_DEEDS[base];
  const { leads, cases, opens, ends, rules, signs, firm, spares } = words;
  // A clause begins anew behind its comma where words are not parted.
  const start = isJoined
    ? "(?:^|[，、；：,;:])\\s?"
    : `^(?:[^,;:.]{2,${ANNOUNCED}}(?::| [–—]) )?(?:${leads ?? "(?!)"} |(?:${cases ?? "(?!)"})(?![\\p{L}\\p{M}])[^,،;:]{2,${CASE}}[,،] (?:then )?){0,3}`;
  return {
    opens: opens === undefined ? null : regex(`${start}(?:${opens})${behind}`, "iu"),
    ends: ends === undefined ? null : regex(`(?:${ends})$`, "iu"),
    rules: rules === undefined ? null : regex(`${before}(?:${rules})${behind}`, "iu"),
    signs:
      signs === undefined
        ? null
        : regex(`^[¡!⚠️\\s]*(?:${signs})(?:\\s?[:：!！]|(?=, \\p{Lu}[\\p{L} ]+!$))`, "iu"),
    firm: regex(`${before}(?:${firm})${behind}`, "iu"),
    spares: regex(`${before}(?:${spares})${behind}`, "iu"),
    deeds: done === undefined ? null : regex(`${before}(?:${done})`, "iu"),
  };
});
