import type { TitleVisual } from "../../../artifacts/storyboard.ts";
import { joinSentences } from "../parallel/parted-block.ts";
import { capitalise, countWords, endSentence, withoutStop } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { detailsOf, type DetailLine } from "./closing-details.ts";
import { say, withCue, type SceneContext, type SceneDraft } from "./draft.ts";

/** Sentences and words of a card, and of its parts; more is told as a passage. */
const MOST = { sentences: 6, words: 60, line: 18, lead: 26, below: 18, lines: 4, topic: 44 };
/** What has so few words is one line, in however many sentences. */
const ONE_LINE = 9;
/** "Zehn Jahre Garantie, 25 Jahre auf die Module, Rückgabe 60 Tage": short phrases with numbers, and no sentence. */
const FACTS = { fewest: 2, words: 6 };

export type ClosingCard = {
  visual: Omit<TitleVisual, "kind" | "cue">;
  /** The sentence that says its title, where others lead up to it. */
  titleAt: number | null;
  /** Nothing but lines stands below the film's own name. */
  bare?: true;
};

/**
 * What the last words of a film look like together: the name of who speaks or the line that asks for something, large, and below it where,
 * when and how, each in a line with its sign. Null where they tell a passage.
 */
export function closingCard(
  sentences: readonly string[],
  { language, topic }: Pick<SceneContext, "language" | "topic">,
): ClosingCard | null {
  const words = sentences.reduce((sum, one) => sum + countWords(one), 0);
  if (sentences.length === 0 || sentences.length > MOST.sentences || words > MOST.words) return null;
  const details = sentences.map((one) => detailsOf(one, language));
  const lines = details.flatMap((one) => one?.lines ?? []);
  const rest = sentences.flatMap((text, at) => (details[at] === null ? [{ text: withoutStop(text.trim()), at }] : [])); // prettier-ignore
  const called = rest.find(({ text }) => isTopic(headOf(text).name, topic));
  const { name: own, line: asks } = headOf(called?.text ?? "");
  const name = called === undefined ? (details.flatMap((one) => one?.name ?? [])[0] ?? null) : own;
  const told = rest.flatMap((one) => (one !== called ? [one] : asks === "" ? [] : [{ ...one, text: capitalise(asks, language) }])); // prettier-ignore
  const facts = told.filter(({ text }) => isFacts(text));
  const prose = told.filter((one) => !facts.includes(one));
  const below = inOne(facts.map(({ text }) => text), language); // prettier-ignore
  if (lines.length > MOST.lines || countWords(below) > MOST.below) return null;
  const foot = { ...(below === "" ? {} : { subtitle: below }), ...(lines.length === 0 ? {} : { contacts: lines.map((one) => ({ ...one })) }) }; // prettier-ignore
  const whole = inOne(prose.map(({ text }) => text), language); // prettier-ignore
  const over = topicOver(topic, `${name ?? ""} ${whole} ${below}`, lines);
  if (name !== null) {
    if (countWords(whole) > MOST.line) return null;
    return {
      visual: { ...over, title: name, ...(whole === "" ? {} : { line: whole }), ...foot },
      titleAt: null,
    };
  }
  const last = prose.at(-1);
  // "Forgot something? | Call 0800 … | We keep things for a month.": a question is answered where it stands.
  const [first] = prose;
  if (first !== undefined && last !== undefined && last.at - first.at !== prose.length - 1) return null;
  if (last === undefined) return lines.length === 0 || topic === "" ? null : { visual: { title: topic, ...foot }, titleAt: null, bare: true }; // prettier-ignore
  if (prose.length === 1 || countWords(whole) <= ONE_LINE) {
    const isLong = countWords(whole) > MOST.line;
    return isLong ? null : { visual: { ...over, title: whole, ...foot }, titleAt: null };
  }
  const lead = inOne(prose.slice(0, -1).map(({ text }) => text), language); // prettier-ignore
  if (countWords(lead) > MOST.lead || countWords(last.text) > MOST.line) return null;
  return { visual: { ...over, lead, title: last.text, ...foot }, titleAt: last.at };
}

/**
 * The film's last words as its last scene; null where they tell a passage. `isAnnounced`: the brief says that the film ends on them; else
 * only lines under a name, or under one short line, are a page by themselves.
 */
export function closingCardScene(
  sentences: readonly string[],
  span: SceneDraft["span"],
  context: SceneContext,
  isAnnounced = true,
): SceneDraft | null {
  const card = closingCard(sentences, context);
  if (card === null || !(isAnnounced || (card.bare !== true && isPlain(card.visual)))) return null;
  const { titleAt, visual } = card;
  const title = capitalise(visual.title, context.language);
  return {
    title: hardLabel(title, 10),
    role: "summary",
    kind: "title",
    // What a film ends on is never left out to keep its length.
    utterances: sentences.map((one, at) =>
      say(
        capitalise(endSentence(one, context.language), context.language),
        4,
        at === titleAt ? [{ key: "closing", offset: 0 }] : [],
      ),
    ),
    visual: (cueOf) =>
      withCue({ kind: "title" as const, ...visual, title }, titleAt === null ? undefined : cueOf("closing")),
    point: title,
    span,
  };
}

const MOST_OF_PLAIN = 8;

function isPlain({ lead, title, line = "", subtitle, contacts }: ClosingCard["visual"]): boolean {
  const short = countWords(line === "" ? title : line) <= MOST_OF_PLAIN;
  return lead === undefined && subtitle === undefined && contacts !== undefined && short;
}

/** Several sentences end as they did, one has no stop. */
function inOne(texts: readonly string[], language: string): string {
  if (texts.length < 2) return texts[0] ?? "";
  return joinSentences(texts.map((text) => endSentence(text, language)), language); // prettier-ignore
}

function isFacts(text: string): boolean {
  const parts = text.split(/\s*[,;،，、]\s*/u);
  const short = parts.every((part) => countWords(part) <= FACTS.words);
  return parts.length >= FACTS.fewest && short && /\p{Nd}/u.test(text) && !/[:：?？!]/u.test(text);
}

/** "SonnenKiste 2: anhängen, einstecken, weniger zahlen": a name, and what is said of it behind its colon. */
function headOf(text: string): { name: string; line: string } {
  const [, name = text, line = ""] = /^([^:：]{2,40}?)(?:\s?:\s+|：)(\S.*)$/su.exec(text) ?? [];
  return { name, line };
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** "The Plant Surgery.": the film's own name, or what stands before its colon. */
function isTopic(text: string, topic: string): boolean {
  const [name = ""] = topic.split(/\s?[:：–—]\s/u);
  return bare(text) !== "" && (bare(text) === bare(topic) || bare(text) === bare(name));
}

/** Whose end it is, small above a line that does not say so. */
function topicOver(topic: string, said: string, lines: readonly DetailLine[]): { eyebrow?: string } {
  const all = bare([said, ...lines.map(({ text }) => text)].join(" "));
  const [name = ""] = topic.split(/\s?[:：–—]\s/u);
  return topic === "" || topic.length > MOST.topic || all.includes(bare(name)) ? {} : { eyebrow: topic };
}
