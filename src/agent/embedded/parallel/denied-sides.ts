import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";
import { DENIALS, JOINS_LAST, NO_ITEM } from "./denied-words.ts";
import { isPlainStatement } from "./plain.ts";
import { MOST_POINTS, SAID } from "./side-points.ts";
import type { Side, TwoSides } from "./side-points.ts";
import { STEP_WORDS } from "./step-words.ts";
import { toPattern } from "../text/regex.ts";

const FEWEST_ITEMS = 2;
const MOST_ITEM_WORDS = 8;
/** Of subject and verb. */
const MOST_OPENING = 6;

/**
 * What is and what is not, by one verb: "We accept a passport, a driving licence or a card. We do not accept student cards,
 * photos or bank cards." Two lists under what opens them, the second crossed out. Null where either is no list, the two
 * do not say the same but for the denial, and in stories.
 */
export function deniedSides(sentences: readonly string[], at: number, language: string): TwoSides | null {
  const [one = "", two = ""] = sentences.slice(at, at + 2).map((text) => withoutStop(text.trim()));
  const denial = DENIALS[language];
  const past = STEP_WORDS[language]?.past;
  if (denial === undefined || [one, two].some((text) => past?.test(text) === true || !isPlainStatement(text)))
    return null;
  if (denial.test(one.split(/\s+/u).slice(0, MOST_OPENING).join(" "))) return null;
  const opening = sharedOpening(one, two, language);
  if (opening === null) return null;
  const tail = opening.tail === "" ? "" : ` … ${opening.tail}`;
  const sides = [opening.said, opening.denied].map(({ title, rest }, side): Side | null => {
    const items = itemsOf(rest, language);
    if (items === null) return null;
    const points = items.map((text, nth) => ({
      at: side * MOST_POINTS + nth,
      text: capitalise(text, language),
      said: text.slice(0, SAID),
    }));
    return { title: capitalise(`${title}${tail}`, language), tone: side === 0 ? "positive" : "negative", points }; // prettier-ignore
  });
  const [first, second] = sides;
  if (first === undefined || first === null || second === undefined || second === null) return null;
  return { sides: [first, second], verdict: null, count: 2 };
}

type Opening = {
  said: { title: string; rest: string };
  denied: { title: string; rest: string };
  /** A part of the verb that ends both: "Bringen Sie … mit". */
  tail: string;
};

/** Subject and verb as both sentences have them, the second with its denial. */
function sharedOpening(one: string, two: string, language: string): Opening | null {
  const denial = DENIALS[language];
  const [left, right] = [one.split(/\s+/u), two.split(/\s+/u)];
  const tail = language === "de" && left.at(-1) === right.at(-1) && TAIL.test(left.at(-1) ?? "") ? (left.pop() ?? "") : ""; // prettier-ignore
  if (tail !== "") right.pop();
  for (let end = Math.min(MOST_OPENING, right.length - 1); end >= 2; end -= 1) {
    const denied = right.slice(0, end).join(" ");
    const affirmed = `${denied} `.replace(denial ?? /^$/u, " ").trim();
    if (affirmed === denied) continue;
    const words = affirmed.split(/\s+/u);
    const rest = right.slice(end).join(" ");
    // What is denied stands right before what it is denied of, and nothing is denied twice.
    if (denial?.test(`${rest} `) === true) continue;
    const said = affirmedOpening(words, left);
    if (said === null || said.length >= left.length) continue;
    if (!isOpening(words, language)) continue;
    return {
      said: { title: said.join(" "), rest: left.slice(said.length).join(" ") },
      denied: { title: denied, rest },
      tail,
    };
  }
  return null;
}

/** The words of the first sentence that say the same; a pronoun stands for its subject: "The policy covers", "It covers". */
function affirmedOpening(words: readonly string[], left: readonly string[]): string[] | null {
  const [subject = "", ...verb] = words;
  const agree = (from: number): boolean =>
    verb.every((word, nth) => isSameWord(left[from + nth] ?? "", word));
  if (isSameWord(left[0] ?? "", subject) && agree(1)) return left.slice(0, words.length);
  if (verb.length === 0 || !STANDS_FOR.test(subject) || !OPENS_SUBJECT.test(left[0] ?? "")) return null;
  const at = [2, 3, 4].find((from) => agree(from));
  return at === undefined ? null : left.slice(0, at + verb.length);
}

const OPENS_SUBJECT = /^(?:the|our|your|this|die|der|das|unsere?|ihre?|le|la|les|notre|votre|la|el|las|los|nuestr[oa]|de|het|onze|il|lo|o|a)$/iu; // prettier-ignore

const TAIL = /^(?:mit|an|ab|auf|ein|aus|zu|vor|weg|her|hin)$/u;
/** "The policy covers …. It does not cover …". */
const STANDS_FOR = /^(?:it|they|he|she|es|sie|er|il|elle|ils|elles)$/iu;

/** "Covers" is "cover" where it is denied. */
function isSameWord(one: string, other: string): boolean {
  const bare = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})(?:es|s)$/u, "");
  return bare(one) === bare(other) || bare(one) === bare(`${other}s`);
}

/** One word alone is a command, or a verb that needs no subject. */
function isOpening(words: readonly string[], language: string): boolean {
  const last = words.at(-1) ?? "";
  // "You can pay | by card, by phone or in cash": each thing with its own preposition.
  if (LEANS_ON.test(last) || ARTICLE.test(last) || /[,;]$/u.test(words.join(" "))) return false;
  return words.length > 1 || /^(?:en|es|it|pt|fr|pl|ru|uk)$/u.test(language);
}

const LEANS_ON = /^(?:in|on|at|by|for|with|to|of|from|per|mit|bei|auf|für|von|zu|im|am|an|aus|par|avec|dans|à|de|en|pour|por|para|con|per|di|da|em|met|op|bij|van|na|w|z|do|на|в|с|по|and|or|that|if|dass|que|che)$/iu; // prettier-ignore
const ARTICLE = /^(?:the|an?|der|die|das|den|dem|eine?[nmrs]?|le|la|les|des?|du|une?|el|los|las|un[ao]?s?|il|lo|gli|i|o|os|as|de|het|een)$/iu; // prettier-ignore

/** The things of a list; null where it is none. */
function itemsOf(text: string, language: string): string[] | null {
  const pieces = splitOutside(text, /,(?!\p{Nd})\s*/u);
  const last = pieces.pop() ?? "";
  const joint = JOINS_LAST[language] ?? /^$/u;
  const opened = last.replace(toPattern(`^${joint.source.replaceAll("\\s+", "\\s*")}`, "iu"), "");
  const cut = opened === last ? [...last.matchAll(toPattern(joint, "giu"))].at(-1) : undefined;
  const ends =
    cut === undefined ? [opened] : [last.slice(0, cut.index), last.slice(cut.index + cut[0].length)];
  const items = [...pieces, ...ends].map((item) => item.trim());
  const isList = (opened !== last || cut !== undefined) && items.length >= FEWEST_ITEMS && items.length <= MOST_POINTS; // prettier-ignore
  const arePlain = items.every((item) => item !== "" && countWords(item) <= MOST_ITEM_WORDS && !NO_ITEM.test(`${item} `)); // prettier-ignore
  // German things have a capital: "nicht unter, auch wenn es stürmt" has none.
  const areThings = language !== "de" || items.every((item) => /\p{Lu}/u.test(item));
  return isList && arePlain && areThings ? items : null;
}
