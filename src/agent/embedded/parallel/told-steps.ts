import { isImperative } from "../english/grammar.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { politely } from "./clause-alone.ts";
import { STEP_WORDS, TURNS } from "./step-words.ts";
import type { StepWords } from "./step-words.ts";
import { wholeLabel } from "./whole-label.ts";
import { regex } from "../text/regex.ts";

/** A step, or one of several things that are counted. `said`: the words of the text with which it comes. */
export type ToldStep = { label: string; detail: string | null; said: string };

/** `count`: how many sentences of the text they take. */
export type ToldSteps = { steps: ToldStep[]; count: number };

export const FEWEST = 3;
/** More are no one picture. */
export const MOST = 12;

type Kind = "first" | "next" | "last" | null;
type Unit = { kind: Kind; text: string; bare: string; sentence: number };

/**
 * What is done first, then and finally, from the sentence `at` on; null where fewer than three follow each other, or
 * where they tell a story. `ordered`: what heads the passage promises steps.
 */
export function stepsFrom(
  sentences: readonly string[],
  at: number,
  language: string,
  ordered: boolean,
): ToldSteps | null {
  const words = STEP_WORDS[language];
  if (words === undefined || readerOf(words).opens[0]?.[1].test(sentences[at] ?? "") !== true) return null;
  const units = sentences
    .slice(at, at + 2 * MOST)
    .flatMap((sentence, index) => unitsOf(sentence, index, words, language));
  if (units[0]?.kind !== "first") return null;
  const chain = chainOf(units);
  const marked = chain.filter(({ unit }) => unit.kind !== null);
  if (marked.length < FEWEST || marked.length > MOST) return null;
  if (sharesVerb(marked.map(({ unit }) => unit))) return null;
  const told = chain.filter(({ unit }) => isTold(unit, words, language)).length;
  if (told > 0 && (!ordered || told * 2 >= chain.length)) return null;
  // Without a way to tell a story from steps only the heading can.
  if (words.past === undefined && words.pastStep === undefined && !ordered) return null;
  const steps = marked.map(({ unit, below }): ToldStep | null => {
    const label = wholeLabel(shownStep(unit, language), below, language);
    return label === null ? null : { ...label, said: unit.text.slice(0, 14) };
  });
  const kept = steps.filter((step) => step !== null);
  const last = chain.at(-1)?.unit.sentence ?? 0;
  const open = units.some(
    ({ sentence, kind }, index) => sentence === last && index >= chain.length && kind === null,
  );
  return kept.length < steps.length || open ? null : { steps: kept, count: last + 1 };
}

/** "First the fridge runs on it, then the router, then all the rest": whose verb is the first one's is no step. */
function sharesVerb(units: readonly Unit[]): boolean {
  const [first, ...later] = units;
  if (first === undefined || later.some(({ sentence }) => sentence !== first.sentence)) return false;
  const words = countWords(first.bare);
  return later.every(({ bare }) => countWords(bare) <= 2 && countWords(bare) + 2 <= words);
}

/** Each step with the sentence that says more of it; what follows the last step is no more of them. */
function chainOf(units: readonly Unit[]): { unit: Unit; below: string | null }[] {
  const chain: { unit: Unit; below: string | null }[] = [];
  let loose = 0;
  for (const [index, unit] of units.entries()) {
    if (index > 0 && unit.kind === "first") break;
    if (unit.kind === null) {
      loose += 1;
      if (loose > 1) break;
      const next = units[index + 1];
      const open = chain.at(-1);
      // One sentence more of a step, where another step follows it.
      if (next === undefined || next.kind === null || next.kind === "first" || open === undefined) break;
      open.below = unit.text;
      continue;
    }
    loose = 0;
    chain.push({ unit, below: null });
    if (unit.kind === "last") break;
  }
  return chain;
}

const readers = new Map<StepWords, { opens: [Kind, RegExp][]; within: RegExp }>();

function readerOf(words: StepWords): { opens: [Kind, RegExp][]; within: RegExp } {
  const known = readers.get(words);
  if (known !== undefined) return known;
  const east = /\p{Script=Han}|\p{Script=Hiragana}/u.test(words.first);
  const end = east ? "[，、,]?\\s*" : "(?![\\p{L}\\p{M}-])\\s*[,:،，]?\\s*";
  const made = {
    opens: (["first", "next", "last"] as const).map((kind): [Kind, RegExp] => [
      kind,
      regex(`^(?:(?:and|und|et|y|e|en|i|и|ve|و|ו|और)\\s+)?(?:${words[kind]})${end}`, "iu"),
    ]),
    within: regex(
      `\\s*[,;，；、،]\\s*(?=(?:(?:and|und|et|y|e|en|i|и|ve|و|और)\\s+)?(?:${words.next}|${words.last})${east ? "" : "(?![\\p{L}\\p{M}-])"})`,
      "giu",
    ),
  };
  readers.set(words, made);
  return made;
}

/** The parts of a sentence that begin with a word of order. */
function unitsOf(sentence: string, index: number, words: StepWords, language: string): Unit[] {
  const { opens, within } = readerOf(words);
  return sentence.split(within).map((text, nth, { length }): Unit => {
    for (const [kind, pattern] of opens) {
      const found = pattern.exec(text);
      const own = text.slice(found?.[0].length);
      if (found !== null && /\p{L}[\p{L}\p{M}]/u.test(own))
        return {
          kind,
          text,
          bare: nth < length - 1 ? politely(own, sentence, language) : own,
          sentence: index,
        };
    }
    // 섞어 펠릿으로 만들고, 마지막으로 태웁니다: what goes on to a step is one.
    const ended = nth < length - 1 ? politely(text, sentence, language) : text;
    return { kind: index > 0 && ended !== text ? "next" : null, text, bare: ended, sentence: index };
  });
}

/** A sentence as a step: "Then it enters a chamber" without its word of order, where its language lets it go. */
export function asStep(sentence: string, language: string): string {
  const words = STEP_WORDS[language];
  const [only, more] = words === undefined ? [] : unitsOf(sentence, 0, words, language);
  return only === undefined || more !== undefined
    ? capitalise(sentence, language)
    : shownStep(only, language);
}

function isTold({ text, bare }: Unit, { pastStep, past = pastStep }: StepWords, language: string): boolean {
  if (/[?？؟"“”„«»「」]/u.test(text)) return true;
  if (past === undefined) return false;
  if (language !== "en") return past.test(bare.replace(/[\s.!。।]+$/u, ""));
  return past.test(text) || (!isImperative(bare) && ENDED.test(text));
}

/** "The fog rolled in"; "is heated" is no past, "grated cheese" no verb. */
const ENDED =
  /^(?:[\p{L} ]+,\s)?(?:the|a|an|we|they|it|i|you|\p{Lu}\p{Ll}+|then|next|finally|first)(?:\s(?!(?:is|are|be|gets?|must|can)\b)[\p{L}-]+){0,3}\s(?!is|are|need|feed|seed|exceed|proceed|speed)\p{Ll}{2,}ed\b(?!\s(?:\p{Ll}+s?)\s(?:is|are))/iu;

/** Articles and nouns in capitals are no verb: "Zuerst die Äpfel schälen". */
const NO_VERB = /^(?:die|der|das|den|dem|ein\p{L}*|het|de|een|\d|\p{Lu}|den|det|en|ett?)(?=\s|\p{L})/u;

function shownStep({ text, bare }: Unit, language: string): string {
  const turned = TURNS.has(language) && !NO_VERB.test(bare) && !/[,:]\s*$/u.test(text.slice(0, text.length - bare.length)); // prettier-ignore
  return capitalise(turned ? text : bare, language);
}
