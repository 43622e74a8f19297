import type { ListBlock, ListItem } from "../brief/brief.ts";
import { countedNoun, introduceList } from "../english/headings.ts";
import { areCountable, areShort, itemSentence, ordinalSubject } from "../english/list-narration.ts";
import {
  isClause,
  isImperative,
  lowerFirst,
  startsWithDeterminer,
  startsWithGerund,
} from "../english/grammar.ts";
import { countWord } from "../phrases/count-words.ts";
import { joinList } from "../phrases/join-list.ts";
import { markedQuestion } from "../phrases/question-mark.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { deniesList } from "../text/governing.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { capitalise, countWords, endSentence, splitSentences, withoutStop } from "../text/sentences.ts";
import { splitAtSemicolons } from "../text/semicolons.ts";
import { needsHeading } from "./heading-aloud.ts";
import { areOfOneKind } from "./items-alike.ts";
import { compose, LEAD, say, type SceneContext, type Utterance } from "./draft.ts";

/**
 * A list as sentences. `introduced` is true where the brief's own words already lead in. Each
 * item's first word carries the mark `item:N`.
 */
export function narrateList(block: ListBlock, introduced: boolean, context: SceneContext): Utterance[] {
  const items = block.items;
  const count = countWord(items.length, context.language) ?? String(items.length);
  const denied =
    introduced || (context.base !== "en" && shortEverywhere(items)) ? null : deniedRow(block, context);
  if (denied !== null) return [denied];
  if (context.base === "en") return narrateEnglish(block, introduced, count, context);
  const lead = introduced || !context.ownHeading ? "" : context.spokenHeading.replace(/[.:：]$/u, "");
  // "Niemals" above "Niemals Wasser auf brennendes Fett gießen": told by each point.
  const repeats = items.every(({ text }) => beginsWith(text.spoken, lead));
  // "Danach: Viel trinken, Am selben Tag kein Sport": German keeps a capital that may be a noun's.
  const capitals = context.base === "de" && items.some(({ text }) => NO_NOUN_FIRST.test(text.spoken));
  const alike = areOfOneKind(items.map(({ text }) => text.spoken), context.base); // prettier-ignore
  if (shortEverywhere(items) && alike && !repeats && !capitals) return joined(items, lead, context);
  const asked = /[?？؟]$/u.test(lead) ? lead : markedQuestion(lead, context.base);
  // The heading leads in: a count ("there are four points") says less in any language.
  const colons = /[:：]/u.test(items[0]?.text.spoken ?? "");
  const opening =
    asked !== null || lead === "" || colons || repeats || countWords(lead) > 7
      ? ""
      : `${lead}${context.phrases.colon}`;
  return [
    ...(asked === null ? [] : [say(asked, 0.8, [LEAD])]),
    ...items.flatMap((item, at) =>
      at === 0 && opening !== ""
        ? sentencesOf(afterColon(item.text.spoken, context), at, capitalise(opening), context, item)
        : sentencesOf(item.text.spoken, at, "", context, item),
    ),
  ];
}

/**
 * "What it cannot do: see through tunnels; tell which floor you are on": what is not so, or must not be, is one sentence
 * under its heading: said alone each point would be told as true, or asked for. Null where that is a long one.
 */
function deniedRow({ items }: ListBlock, context: SceneContext): Utterance | null {
  const heading = withoutStop(context.spokenHeading.trim());
  if (!context.ownHeading || items.length < 2 || !deniesList(heading, context.base)) return null;
  if (/[?？؟:：]$/u.test(heading) || NEVER.test(heading) || markedQuestion(heading, context.base) !== null) return null; // prettier-ignore
  if (context.base === "en" && (areShort(items) || introduceList(heading, "", context.names) !== null)) return null; // prettier-ignore
  const points = items.map(({ text }) => withoutStop(text.spoken));
  const whole = points.some((point) => splitSentences(point, context.language).length > 1);
  const words = points.reduce((sum, point) => sum + countWords(point), countWords(heading));
  const fragments = items.every(
    ({ text, below }) => below.length === 0 && !/[.!?。！？।۔؟]$/u.test(text.spoken),
  );
  if (whole || !fragments || words > MOST_DENIED_WORDS) return null;
  if (context.base === "en" && points.some((point) => isClause(point) && !isImperative(point) && !/[:;]/u.test(point))) return null; // prettier-ignore
  const { semicolon } = pauseMarks(context.base);
  const stop = endSentence("x", context.language).slice(1);
  return compose(
    [
      `${capitalise(heading, context.language)}${context.phrases.colon}`,
      ...points.flatMap((point, at): (string | readonly [string, string])[] => [
        at === 0 ? "" : semicolon,
        [`item:${at}`, afterColon(point, context)],
      ]),
      stop,
    ],
    2,
  );
}

const MOST_DENIED_WORDS = 45;

function afterColon(text: string, context: SceneContext): string {
  return lowersNouns(context.base) ? lowerFirst(text, context.names) : text;
}

/** Under "Never", "use the lift" must never be said alone. */
const NEVER = /^(?:never(?: (?:do|ever))?|do not|don['’]?ts?|please don['’]t|what not to do|avoid)[\s:.!]*$/i;

function neverPrefix(item: ListItem): string {
  return startsWithGerund(item.text.spoken) || startsWithDeterminer(item.text.spoken) ? "Avoid " : "Never ";
}

/** "What it cannot do: see through …": a short heading runs on into a point that has no colon of its own. */
function opensWith(heading: string, point: string): boolean {
  return countWords(heading) <= MOST_LED_WORDS && !/[?:!]/u.test(heading) && !/[:“"]/u.test(point);
}

const MOST_LED_WORDS = 7;

function narrateEnglish(
  block: ListBlock,
  introduced: boolean,
  count: string,
  context: SceneContext,
): Utterance[] {
  const { items } = block;
  const heading = context.ownHeading ? introduceList(context.spokenHeading, count, context.names) : null;
  if (areShort(items) && items.length >= 2 && !NEVER.test(context.spokenHeading))
    return shortList(items, introduced, heading, context);
  const utterances: Utterance[] = [];
  const single = items[0];
  if (
    items.length === 1 &&
    single !== undefined &&
    !introduced &&
    context.ownHeading &&
    !isClause(single.text.spoken) &&
    countWords(context.spokenHeading) <= 4
  ) {
    const text = lowerFirst(single.text.spoken, context.names);
    return [
      compose([`${context.spokenHeading}: `, ["item:0", endSentence(text, "en")]], 1.3),
      ...belowOf(single, context),
    ];
  }
  // "Inside the leaf, there are three things to know" does not lead into commands.
  const commands = items.filter((item) => isImperative(item.text.spoken)).length > items.length / 2;
  const leads = heading !== null && !(commands && /^Here are|things to know\.$/.test(heading));
  if (!introduced && context.ownHeading && items.length > 1 && leads)
    utterances.push(say(capitalise(heading), 0.9, [LEAD]));
  if (
    NEVER.test(context.spokenHeading) &&
    items.every((item) => !/^(?:never|do not|don['’]t)\b/i.test(item.text.spoken))
  )
    return items.flatMap((item, at) =>
      sentencesOf(lowerFirst(item.text.spoken, context.names), at, neverPrefix(item), context, item),
    );
  const ordinal = items.length > 1 && areCountable(items, labelsCount(context.spokenHeading));
  const repeats = items.every(({ text }) => beginsWith(text.spoken, context.spokenHeading));
  const unsaid =
    !introduced && context.ownHeading && utterances.length === 0 && !repeats && needsHeading(block, context);
  items.forEach((item, at) => {
    const last = at === items.length - 1 && items.length > 2;
    if (ordinal) {
      const text = lowerFirst(
        item.text.spoken.replace(/^([^:]{2,40}):\s+(["“])/, "$1, such as $2"),
        context.names,
      );
      utterances.push(
        compose([`${ordinalSubject(at, items.length)} is `, [`item:${at}`, endSentence(text, "en")]], 1.3),
      );
      utterances.push(...belowOf(item, context));
      return;
    }
    const sentence = itemSentence(item);
    const leads = at === 0 && unsaid && opensWith(context.spokenHeading, sentence);
    const prefix = leads
      ? `${capitalise(withoutStop(context.spokenHeading))}: `
      : last && /^[^.!?]*[.]?$/.test(sentence) && !/^(?:and|also|but)\b/i.test(sentence)
        ? "And "
        : "";
    utterances.push(
      ...sentencesOf(
        prefix === "" ? sentence : lowerFirst(sentence, context.names),
        at,
        prefix,
        context,
        item,
      ),
    );
  });
  return utterances;
}

function beginsWith(text: string, heading: string): boolean {
  const bare = withoutStop(heading.trim()).toLowerCase();
  return bare !== "" && text.toLowerCase().startsWith(bare);
}

function sentencesOf(
  text: string,
  at: number,
  prefix: string,
  context: SceneContext,
  item: ListItem,
): Utterance[] {
  const [first, ...rest] = splitSentences(text, context.language).flatMap((part) =>
    splitAtSemicolons(part, context.language),
  );
  if (first === undefined) return [];
  const opening = prefix === "" ? capitalise(first) : first;
  return [
    compose([prefix, [`item:${at}`, endSentence(opening, context.language)]], 1.3),
    ...rest.map((sentence) => say(endSentence(sentence, context.language), 0.7)),
    ...belowOf(item, context),
  ];
}

/** What stands below an item is said after it, as one sentence when it is short. */
function belowOf(item: ListItem, context: SceneContext): Utterance[] {
  const below = item.below.map((prose) => prose.spoken).filter((text) => text !== "");
  if (below.length === 0) return [];
  if (below.every((text) => /^(?:with|and|in|for|on|at|or|without)\b/.test(text)) && context.base === "en") {
    return [
      say(
        capitalise(
          endSentence(
            joinList(
              below.map((text) => text.replace(/^and\s+/, "")),
              "en",
            ),
            "en",
          ),
        ),
        0.5,
      ),
    ];
  }
  if (below.length > 1 && below.every((text) => countWords(text) <= 6 && !/[.!?,;:]/.test(text))) {
    return [say(capitalise(endSentence(joinList(below, context.language), context.language)), 0.5)];
  }
  return below.flatMap((text) =>
    splitSentences(text, context.language).map((sentence) =>
      say(capitalise(endSentence(sentence, context.language)), 0.4),
    ),
  );
}

/** "Four warning signs", "What holds them back": their items can be counted off by label. */
function labelsCount(heading: string): boolean {
  return countedNoun(heading) !== null || /^what\s/i.test(heading);
}

function shortEverywhere(items: readonly ListItem[]): boolean {
  return (
    items.length >= 2 &&
    items.every(
      (item) =>
        item.below.length === 0 &&
        item.label === null &&
        countWords(item.text.spoken) <= 6 &&
        !PREDICATE.test(item.text.spoken) &&
        !/[.!?。！？,，、;；:：।۔؟]/u.test(item.text.spoken.replace(/\d[.,]\d/g, "")),
    ) &&
    items.reduce((sum, item) => sum + countWords(item.text.spoken), 0) <= MAX_JOINED_WORDS
  );
}

/** Surely no noun at the beginning of a German point, or what is to be done. */
const NO_NOUN_FIRST =
  /^(?:am|an|auf|aus|bei|beim|bis|das|dem|den|der|die|eine?[nrms]?|gut|immer|im|in|jede[nrms]?|keine?[nrms]?|lang|lange|mehr|mit|nach|nicht|nie|nur|oft|ohne|regelmäßig|sofort|viel|vor|weniger?|zu|zum|zur)\s|\s\p{Ll}{3,}e?n$/iu;

/** Korean, Japanese and Hindi sentences end in their verb: such items are said one by one. */
const PREDICATE = /(?:다|요|까|ます|ません|です|した|する|なる|ない|しい|है|हैं|था|थे|करें|करो|करना)[.。]?$/u;
const CHUNK = 8;
/** More than this in one breath is a list that is read, not a sentence. */
const MAX_JOINED_WORDS = 26;

/** Short items in sentences of at most six, each marked where it is named. */
function joined(items: readonly ListItem[], lead: string, context: SceneContext): Utterance[] {
  const asked = /[?？؟]$/u.test(lead) ? lead : markedQuestion(lead, context.base);
  const parts = listParts(items, 0, context);
  const [first] = parts;
  if ((asked !== null || lead === "") && Array.isArray(first))
    parts[0] = [first[0] as string, capitalise(first[1] as string)];
  const opening = lead === "" || asked !== null ? [] : [`${lead}${context.phrases.colon}`];
  const named = compose([...opening, ...parts, endSentence("x", context.language).slice(1)], 1.5);
  return asked === null ? [named] : [say(asked, 0.8), named];
}

function listParts(
  items: readonly ListItem[],
  from: number,
  context: SceneContext,
): (string | readonly [string, string])[] {
  const names = items.map((item) => withoutStop(item.text.spoken));
  const pairs = context.base === "en" && names.some((name) => name.includes(" and "));
  const formatted = joinList(
    names.map((_, at) => `\uE000${at}\uE001`),
    pairs ? "en-US" : context.language,
  );
  return formatted
    .split(/(\uE000\d+\uE001)/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const match = /^\uE000(\d+)\uE001$/.exec(piece);
      if (match === null) return piece;
      const at = Number(match[1]);
      return [
        `item:${from + at}`,
        lowersNouns(context.base) ? lowerFirst(names[at] ?? "", context.names) : (names[at] ?? ""),
      ] as const;
    });
}

function shortList(
  items: readonly ListItem[],
  introduced: boolean,
  heading: string | null,
  context: SceneContext,
): Utterance[] {
  const utterances: Utterance[] = [];
  const question = heading?.endsWith("?") === true;
  const lead =
    introduced || heading === null || question ? "" : `${capitalise(heading.replace(/[.]$/, ""))}: `;
  if (!introduced && question) utterances.push(say(heading, 0.8));
  for (let from = 0; from < items.length; from += CHUNK) {
    const chunk = items.slice(from, from + CHUNK);
    const parts = listParts(chunk, from, context);
    const first = parts[0];
    const opening = from > 0 ? "Then " : lead;
    if (opening === "" && Array.isArray(first))
      parts[0] = [first[0] as string, capitalise(first[1] as string)];
    utterances.push(compose([opening, ...parts, "."], 1.5));
  }
  if (!introduced && heading === null && context.ownHeading) {
    const start = utterances[0];
    if (start !== undefined) {
      const lowered = compose(
        [`${context.spokenHeading}: `, ...listParts(items.slice(0, CHUNK), 0, context), "."],
        1.5,
      );
      utterances[0] = lowered;
    }
  }
  return utterances;
}
