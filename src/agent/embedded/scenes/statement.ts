import type { Emphasis } from "../../../artifacts/storyboard.ts";
import { isImperative } from "../english/grammar.ts";
import { iconFor } from "../text/icons.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { mainClause } from "../text/main-clause.ts";
import { hardLabel, shortLabel } from "../text/shorten.ts";
import { figuresOf } from "./number.ts";
import { areTasks } from "./tasks.ts";
import { markThoughts, thoughtsOf, type Thought } from "./thoughts.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";

const MAX_STATEMENT_WORDS = 16;
/** A figure that stands out as much is seen in its sentence; more of them than this are a row, and none does. */
const TELLING = 2.5;
const MOST_AMOUNTS = 2;
/** About five seconds of speech: so long may a picture wait for its words. */
const SOON_WORDS = 14;

/** The strongest short sentence of a passage, set large. */
export function statementCandidate(
  utterances: Utterance[],
  strong: readonly string[],
  context: SceneContext,
): Candidate {
  markThoughts(utterances, context.base);
  return {
    kind: "statement",
    score: 40,
    utterances,
    visual: (cueOf) => {
      const thoughts = thoughtsOf(utterances, cueOf, context);
      const [leading, ...later] = thoughts;
      if (leading !== undefined) {
        const shown = ({ text, cue }: Thought) => {
          const marked = emphasisOf(text, strong, context);
          return withCue({ text, ...(marked.length === 0 ? {} : { emphasis: marked }) }, cue);
        };
        return {
          kind: "statement" as const,
          ...(context.ownHeading ? { heading: context.heading } : {}),
          // There when the scene begins: an empty picture says nothing.
          ...shown({ text: leading.text, cue: undefined }),
          ...(later.length === 0 ? {} : { more: later.map(shown) }),
        };
      }
      // Only what was kept when time was short can be shown.
      const kept = utterances.filter((_, at) => cueOf(`said:${at}:0`) !== undefined);
      const chosen = strongest(kept.length === 0 ? utterances : kept);
      const text = statementText(chosen?.text ?? context.heading, context);
      const cue = chosen === undefined ? undefined : cueOf(`said:${utterances.indexOf(chosen)}:0`);
      const emphasis = emphasisOf(text, strong, context);
      return withCue(
        {
          kind: "statement" as const,
          ...(context.ownHeading ? { heading: context.heading } : {}),
          text,
          ...(emphasis.length === 0 ? {} : { emphasis }),
        },
        // Early sentences are there when the scene begins: an empty picture says nothing.
        chosen === kept[0] || !context.ownHeading ? undefined : cue,
      );
    },
  };
}

function strongest(utterances: readonly Utterance[]): Utterance | undefined {
  let best: Utterance | undefined;
  let bestScore = -Infinity;
  let before = 0;
  utterances.forEach((utterance, at) => {
    const words = countWords(utterance.text);
    let score = utterance.weight;
    if (words <= MAX_STATEMENT_WORDS && words >= 4) score += 1.5;
    if (words > 24) score -= 1;
    if (words < 3) score -= 2;
    if (/[?？]$/.test(utterance.text)) score -= 0.6;
    if (/^(?:it|they|this|these|that|he|she|so|but|and|for example)\b/i.test(utterance.text)) score -= 0.7;
    if (at === utterances.length - 1 && utterances.length > 1) score += 0.3;
    // What comes late leaves the picture empty till then.
    score -= Math.max(0, before - SOON_WORDS) * 0.12;
    before += words;
    if (score > bestScore) [best, bestScore] = [utterance, score];
  });
  return best;
}

function statementText(sentence: string, context: SceneContext): string {
  if (countWords(sentence) <= MAX_STATEMENT_WORDS + 4) return withoutStop(sentence);
  // "Root cause: two limits that …": the label alone says nothing.
  const label =
    mainClause(sentence, MAX_STATEMENT_WORDS, MAX_STATEMENT_WORDS + 4, context.base) ??
    shortLabel(sentence, MAX_STATEMENT_WORDS);
  return countWords(label) <= 24 ? label : hardLabel(sentence, 20);
}

/** What the brief has in bold, or else the amounts that a thought tells. */
function emphasisOf(text: string, strong: readonly string[], context: SceneContext): Emphasis[] {
  for (const words of strong) {
    const at = words.length < 3 ? -1 : text.indexOf(words);
    if (at >= 0 && words.length < text.length * 0.7) return [{ start: at, end: at + words.length }];
  }
  const amounts = figuresOf(text, 0, context)
    .filter(({ score, start, end }) => score >= TELLING && end - start < text.length * 0.5)
    .filter(
      ({ unit, figure }) =>
        unit !== "" || figure.prefix !== "" || figure.suffix !== "" || (figure.value ?? 0) >= 1000,
    )
    .toSorted((a, b) => a.start - b.start);
  if (amounts.length > MOST_AMOUNTS) return [];
  // "18,000 kilowatt-hours": with the whole of its word.
  return amounts.map(({ start, end }) => ({
    start,
    end: end + (/^[\p{Lu}\p{Ll}-]*/u.exec(text.slice(end))?.[0].length ?? 0),
  }));
}

/** Prose of several sentences as key phrases, where each sentence gives a short one. */
export function keyPhrasesCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  const phrases = utterances.flatMap((utterance, at) => {
    const phrase = phraseOf(utterance.text);
    return phrase === null ? [] : [{ at, ...phrase }];
  });
  if (phrases.length < 3 || phrases.length < utterances.length * 0.6) return null;
  phrases.forEach((phrase) => utterances[phrase.at]?.marks.push({ key: `phrase:${phrase.at}`, offset: 0 }));
  const commands =
    context.base === "en" && utterances.filter((utterance) => isImperative(utterance.text)).length >= 3;
  const labelled = phrases.filter(({ detail }) => detail !== undefined);
  // "What happens next: in October …": the label leads into all of them.
  const leads = !context.ownHeading && labelled.length === 1 && labelled[0] === phrases[0];
  // What happens one after the other is told, not listed; things to do and labelled things are remembered.
  if (!commands && !leads && labelled.length < phrases.length - 1) return null;
  return {
    kind: "bullets",
    // Several things to do are remembered as a list.
    score: commands ? 46 : 38,
    utterances,
    visual: (cueOf) => {
      const [first, ...others] = phrases;
      const told =
        leads && first !== undefined
          ? [{ at: first.at, label: capitalise(first.detail ?? "") }, ...others]
          : phrases;
      const spoken = told.filter((phrase) => cueOf(`phrase:${phrase.at}`) !== undefined).slice(0, 4);
      return {
        kind: "bullets",
        // A heading made of the first sentence would stand above that same sentence.
        heading:
          leads && first !== undefined ? first.label : context.ownHeading ? context.heading : context.topic,
        ...(commands ? { toDo: true } : {}),
        items: (spoken.length > 0 ? spoken : told.slice(0, 4)).map((phrase) => {
          const { label, detail } = phrase;
          const icon = context.base === "en" ? iconFor(label) : null;
          return withCue(
            { label, ...(detail === undefined ? {} : { detail }), ...(icon === null ? {} : { icon }) },
            cueOf(`phrase:${phrase.at}`),
          );
        }),
      };
    },
  };
}

const MAX_DETAIL_WORDS = 10;

function phraseOf(sentence: string): { label: string; detail?: string } | null {
  if (/[?？]$/.test(sentence)) return null;
  const bare = sentence.replace(/^(?:and|but|so|then|also|however,?|for example,?)\s+/i, "");
  if (/^(?:it|they|this|these|that|he|she)\b/i.test(bare)) return null;
  const told = /^([^:：]{3,48}?)\s*[:：]\s*(?=\D)(.+)$/su.exec(bare);
  const label = shortLabel(told?.[1] ?? bare, 8);
  if (countWords(label) > 9 || countWords(label) < 2) return null;
  // "The week before: put the carrier …": what to do is behind the colon.
  if (told === null) return { label: capitalise(label) };
  const detail = withoutStop(shortLabel(told[2] ?? "", MAX_DETAIL_WORDS));
  return countWords(detail) > MAX_DETAIL_WORDS + 4 ? null : { label: capitalise(label), detail };
}

const AND = /,?\s+(?:and|or|und|oder|et|ou|y|o|e|en|и)\s+|\s*[，、,]\s*(?:和|以及|并)?|和|、/u;

/**
 * Things named in a row: after a colon ("needs three things: water, carbon dioxide and light"), or
 * as commands ("Unplug the cable, call the help desk, and tell us what you typed").
 */
export function enumerationCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  for (const [index, utterance] of utterances.entries()) {
    const found = partsOf(utterance.text, context);
    if (found === null) continue;
    const marks = found.map((part, at) => ({ key: `part:${index}:${at}`, offset: part.offset }));
    utterance.marks.push(...marks);
    const lead = /^(.{3,60}?)\s*[:：]/su.exec(utterance.text)?.[1] ?? context.topic;
    return {
      kind: "bullets",
      score: 62,
      utterances,
      visual: (cueOf) => ({
        kind: "bullets",
        heading: context.ownHeading ? context.heading : capitalise(lead),
        ...(areTasks(
          found.map((part) => part.text),
          context,
        )
          ? { toDo: true }
          : {}),
        items: found.slice(0, 6).map((part, at) => {
          const icon = context.base === "en" ? iconFor(part.text) : null;
          return withCue(
            { label: capitalise(hardLabel(part.text, 7)), ...(icon === null ? {} : { icon }) },
            cueOf(`part:${index}:${at}`),
          );
        }),
      }),
    };
  }
  return null;
}

const ARTICLE =
  /^(?:the|an?|der|die|das|den|dem|ein\p{Ll}*|le|la|les|une?|des|l['’]\S+|el|los|las|un[ao]s?|il|lo|gli|i|o|os|as|um|uma|het|de|een)(?!\p{L})/iu;

/** Arabic repeats its "and" before every thing in a row, as a letter of the word. */
function withoutWaw(piece: string): string {
  return piece.replace(/^و(?=[\p{Script=Arabic}]{3})/u, "");
}

function partsOf(sentence: string, context: SceneContext): { text: string; offset: number }[] | null {
  const body = sentence.replace(/[.!。！]$/u, "");
  const colon = /[:：]\s*/u.exec(body);
  const from = colon !== null && !/\d$/.test(body.slice(0, colon.index)) ? colon.index + colon[0].length : 0;
  if (from === 0 && !(context.base === "en" && isImperative(body))) return null;
  const rest = body.slice(from);
  const pieces = rest
    .split(/\s*(?:[，、،]|,(?!\d))\s*/u)
    .map((piece, at) => (at > 0 ? withoutWaw(piece) : piece));
  const last = pieces.pop();
  if (last === undefined || pieces.length === 0) return null;
  const tail = withoutWaw(last).replace(/^(?:and|or|und|oder|et|ou|y|o|e|和|以及)\s+/u, "");
  const ends = tail === last ? last.split(AND).filter((piece) => piece !== "") : [tail];
  const parts = [...pieces, ...ends];
  if (
    parts.length < 3 ||
    parts.length > 6 ||
    parts.some((part) => countWords(part) > 8 || countWords(part) === 0)
  )
    return null;
  if (parts.every((part) => /^[\d\s.,%$€]+$/.test(part))) return null;
  // "Kill the API, of workers in each stage": what hangs on a preposition is no thing of its own.
  if (parts.some((part) => /^(?:of|in|on|at|by|for|to|with|from|as|than)\s/.test(part))) return null;
  // "Le polonium, nommé d'après son pays, et le radium": between things with articles it says more of the first.
  const articles = parts.map((part) => ARTICLE.test(part));
  if (articles[0] === true && articles.at(-1) === true && articles.includes(false)) return null;
  let at = from;
  return parts.map((part) => {
    const offset = Math.max(from, sentence.indexOf(part, at));
    at = offset + part.length;
    return { text: part.trim(), offset };
  });
}
