import type { VisualKind } from "../../../artifacts/storyboard.ts";
import { bareLetters } from "../text/bare-letters.ts";
import { tellingTitle } from "../chapter-title.ts";
import { shownBy } from "../data-heading/introductions.ts";
import { ADDRESS } from "../text/address.ts";
import { governsList } from "../text/governing.ts";
import { leadsToNext } from "../text/leading.ts";
import { judges } from "../parallel/pair-words.ts";
import { countWords, withoutStop } from "../text/sentences.ts";
import { turnsToViewers } from "../text/turns-to-viewers.ts";
import { sentencesBeside } from "./beside-chart.ts";
import { sharesCandidate } from "./chart.ts";
import {
  ANNOUNCING,
  LEAD,
  type Candidate,
  type SceneContext,
  type SceneDraft,
  type Utterance,
} from "./draft.ts";
import { formulaOfThoughts } from "./formula.ts";
import { asksHeading } from "./asks-heading.ts";
import { areMissed, gapBetween, offsetsOf, withItsOwnFigures } from "./figure-gaps.ts";
import { numberCandidate } from "./number.ts";
import { inlineQuoteCandidate } from "./quote.ts";
import { rowChartCandidate } from "./row-chart.ts";
import { seenByItselfFrom } from "./seen-by-itself.ts";
import { EQUATION, proseSum } from "./sums.ts";
import { statementCandidate } from "./statement.ts";

/** Pictures whose parts come with their words. Others are there from the beginning. */
const BROUGHT_IN: ReadonlySet<VisualKind> = new Set<VisualKind>([
  "number",
  "map",
  "quote",
  "bullets",
  "diagram",
  "sketch",
  "process",
  "timeline",
  "table",
  "chart",
  "comparison",
]);
/** Pictures of data, whose own words stand in them: what follows these words is said of them, or is something else. */
const DATA: ReadonlySet<VisualKind> = new Set<VisualKind>(["chart", "table", "map"]);
/** So long may a picture wait for its first word: about three seconds of speech … */
const MOST_WAIT_WORDS = 8;
/** … or, where what leads up to it is told before, two … */
const WAIT_WORDS = 6;
/** … and so long may it stand after its last. */
const STAND_WORDS = 16;
/** A sentence that announces what is seen, "Here are the prices:", is heard with it. */
const ANNOUNCES = { said: /^(?:here (?:are|is)|there (?:are|is)|these are)\b/iu, words: 16 };
/** A quotation stands alone, or nearly so. */
const BESIDE_QUOTE = 7;
/** A figure stands no longer than one short sentence says more of it. */
const BESIDE_FIGURES = 9;
/** What follows points that a sentence listed is seen by itself: a product's promise was said over a list of worries. */
const BESIDE_POINTS = 7;
/** Fewer words are no scene. */
const SCENE_WORDS = 5;
const FEWEST_COUNTING = 3;
/** Where a sentence comes to its point so late, the point is shown by its words. */
const LATE_WORDS = { bullets: 8, others: 12, chart: 18 };

/** Marks of lists, tables and the like, which have been parted from what follows them before. */
const LISTED = /^(?:item|row|cell|sub|side|event|line|formula|point)(?::|$)/u;

/**
 * A passage whose picture belongs to some of its sentences only becomes several scenes: what leads up to the
 * picture, what stands between two figures and what follows is told by its own thoughts, so that no frame waits
 * empty and none outlives its words. `closing`: the film's last passage, whose last sentence is its last picture; `later`: another
 * picture of the passage stands before it.
 */
export function partProse(
  draft: SceneDraft,
  context: SceneContext,
  closing = false,
  later = false,
): SceneDraft[] {
  if (!BROUGHT_IN.has(draft.kind) || draft.role !== "section") return [draft];
  const { utterances } = draft;
  const keys = keysOf(draft);
  const owns = ({ marks }: Utterance): boolean => marks.some(({ key }) => keys.has(key));
  const first = utterances.findIndex(owns);
  if (first < 0) return [draft];
  const listed = utterances.some(({ marks }) => marks.some(({ key }) => LISTED.test(key)));
  const gap = listed ? null : gapBetween(draft, owns, keys, context);
  const apart = gap === null ? null : beforeLead(utterances, gap, 0, context);
  if (apart !== null && apart > 0)
    return [utterances.slice(0, apart), utterances.slice(apart)].flatMap((some, nth) =>
      partProse(
        withItsOwnFigures({ ...draft, utterances: some, point: some[0]?.text ?? draft.point }, context),
        context,
        closing && nth === 1,
        later || nth === 1,
      ),
    );
  const last = utterances.findLastIndex(owns);
  const inside = wordsBefore(utterances[first], keys);
  // "… discovered two elements: polonium and radium": a picture would wait for them as long as it stands.
  const late =
    draft.kind === "bullets" || draft.kind === "chart" ? LATE_WORDS[draft.kind] : LATE_WORDS.others;
  if (!listed && inside > late && first === last && draft.kind !== "quote" && !isRing(draft)) {
    const end = closing && tellsAtLast(utterances.slice(last + 1)) ? utterances.length - 1 : utterances.length; // prettier-ignore
    return [
      ...aroundLate(draft, first, end, context),
      ...told(draft, utterances.slice(end), context, closing),
    ];
  }
  const before = utterances.slice(0, first);
  // A number that is none of the cards is not told while they stand.
  const history = draft.kind === "timeline" && [...keys].some((key) => key.startsWith("dated:"));
  const counts =
    (draft.kind === "number" && before.some(({ text }) => /\p{Nd}/u.test(text))) ||
    (history && words(before) >= SCENE_WORDS);
  const start = counts
    ? first
    : leadEnd(
        before,
        inside,
        draft.kind === "quote" || (draft.kind === "number" && later) ? draft.kind : listed ? "list" : "prose",
        context,
      );
  // "Any questions?" is answered by the picture.
  const opened = listed ? start : beforeLead(utterances, start, 0, context);
  const asked = !listed && first > 0 && leadsToNext(utterances[first - 1]?.text ?? "", context.base);
  if (asked && first === last && isNumberToCall(draft))
    return [utterances.slice(0, opened), utterances.slice(opened)].flatMap((some, nth) =>
      some.length === 0 ? [] : nth === 0 ? told(draft, some, context) : [asThoughts(draft, some, context)],
    );
  const from = words(utterances.slice(opened, first)) + inside <= MOST_WAIT_WORDS ? opened : start;
  const after = listed ? [] : utterances.slice(last + 1);
  const saidAfter = after.some(({ marks }) => marks.some(({ key: mark }) => mark === "inline-quote"));
  const calls = after.some(({ text }) => ADDRESS.test(text) || (context.closes === true && turnsToViewers(text, context.base))); // prettier-ignore
  const most = calls
    ? 1
    : draft.kind === "quote" || saidAfter
      ? // What judges a quotation is seen, or the quotation alone would be believed.
        judges(after[0]?.text ?? "", context.base)
        ? 1
        : BESIDE_QUOTE
      : draft.kind === "number"
        ? BESIDE_FIGURES
        : draft.kind === "bullets"
          ? BESIDE_POINTS
          : STAND_WORDS;
  // What it costs is no date, and has no place on the axis; a fourth figure none on the cards.
  const costs =
    (draft.kind === "number" && areMissed(after, context.base)) ||
    ((draft.kind === "timeline" || (draft.kind === "number" && words(after) >= SCENE_WORDS)) &&
      numberCandidate(unmarked(after), context, true) !== null);
  // Amounts beside an equation of words are seen, added up or alone.
  const equated = keys.has(`${EQUATION}:0`) && (proseSum(after, context) ?? numberCandidate(unmarked(after), context, true)) !== null; // prettier-ignore
  const chart = draft.kind === "chart" && !listed;
  // "And turn it!" is heard under no "Please never put in".
  const head = headingOf(draft);
  const governs = draft.kind === "bullets" && !listed && head !== context.heading && governsList(head, context.base); // prettier-ignore
  const axis = draft.kind === "timeline" && [...keys].some((key) => key.startsWith("course:"));
  const gone = chart || history || axis;
  const stays = chart
    ? sentencesBeside(
        after,
        draft.visual(() => undefined),
        { most: STAND_WORDS, base: context.base },
      )
    : gone || governs || words(after) >= most || costs || equated
      ? 0
      : after.length;
  const behind = listed && !DATA.has(draft.kind) ? [] : utterances.slice(last + 1);
  const wanted = seenByItselfFrom(
    behind,
    draft.visual(() => undefined),
    context.closes === true,
  );
  const wants = wanted < behind.length;
  const until = closing && !chart && tellsAtLast(after) ? Math.min(stays, after.length - 1) : stays;
  const headless = calls || wanted < (listed ? behind.length : until);
  const rest = listed ? behind.slice(wanted) : after.slice(Math.min(until, wanted));
  const ends = wants || (calls && context.closes === true);
  const stands = words(rest) >= (gone && !ends ? SCENE_WORDS : 1);
  const to = stands ? beforeLead(utterances, utterances.length - rest.length, last + 1, context) : utterances.length; // prettier-ignore
  const kept = utterances.slice(from, to);
  const picture =
    from === 0 ? { ...draft, utterances: kept } : headedAnew(draft, kept, utterances.slice(0, from), context);
  return [
    ...(from > 0 ? told(draft, utterances.slice(0, from), context) : []),
    picture,
    // Where to write is no more of what stood before.
    ...(stands
      ? told(draft, utterances.slice(to), headless ? { ...context, ownHeading: false } : context, closing)
      : []),
  ];
}

/** "Of the 26 accidents in our canteens last year, 14 …": the whole stands in the ring before its part is told. */
function isRing({ visual }: SceneDraft): boolean {
  const shown = visual(() => undefined);
  return shown.kind === "number" && shown.figures.every(({ share }) => share !== undefined);
}

/** Up to `end` by its thoughts; the figures of the sentences around the late one are seen as they were. */
function aroundLate(draft: SceneDraft, late: number, end: number, context: SceneContext): SceneDraft[] {
  const { utterances } = draft;
  const around = [utterances.slice(0, late), utterances.slice(late + 1, end)];
  const counts = draft.kind === "number" && around.some((some) => numberCandidate(unmarked(some), context, true) !== null); // prettier-ignore
  if (!counts) return told(draft, utterances.slice(0, end), context, false, false);
  const [before = [], after = []] = around;
  return [
    ...told(draft, before, context),
    ...told(draft, utterances.slice(late, late + 1), context, false, false),
    ...told(draft, after, context),
  ];
}

/** A number that counts nothing: one that is called. */
function isNumberToCall({ visual }: SceneDraft): boolean {
  const shown = visual(() => undefined);
  return shown.kind === "number" && shown.figures.every(({ figure }) => figure.value === null);
}

/** A question and the number that answers it are read together. */
function asThoughts(draft: SceneDraft, some: readonly Utterance[], context: SceneContext): SceneDraft {
  const said = unmarked(some);
  const { kind, visual } = statementCandidate(said, [], context);
  return { ...draft, kind, utterances: said, visual, point: said[0]?.text ?? draft.point };
}

/** Where a passage is parted: never behind what only opens the next sentence. */
function beforeLead(
  utterances: readonly Utterance[],
  at: number,
  least: number,
  { base }: SceneContext,
): number {
  let cut = at;
  while (cut > least && cut < utterances.length && leadsToNext(utterances[cut - 1]?.text ?? "", base)) cut -= 1; // prettier-ignore
  return cut;
}

/** "Las olas siguen salpicando las ventanas.": what a film ends on is seen, and is no afterthought of a picture. */
function tellsAtLast(after: readonly Utterance[]): boolean {
  return countWords(after.at(-1)?.text ?? "") >= CLOSING_WORDS;
}

const CLOSING_WORDS = 3;

function headingOf({ visual }: SceneDraft): string {
  const shown = visual(() => undefined);
  return "heading" in shown ? (shown.heading ?? "") : "";
}

/** The keys of the words that bring in parts of the picture. */
function keysOf({ visual, utterances }: SceneDraft): ReadonlySet<string> {
  const marked = new Set(utterances.flatMap(({ marks }) => marks.map(({ key }) => key)));
  const asked = new Set<string>();
  visual((key) => {
    if (!marked.has(key)) return undefined;
    asked.add(key);
    return { sentence: 0, offset: 0 };
  });
  return asked;
}

/** Where what leads up to a picture ends: what announces it stays with it, and in prose its last short sentence. */
function leadEnd(
  lead: readonly Utterance[],
  inside: number,
  picture: "quote" | "number" | "list" | "prose",
  { spokenHeading, base }: SceneContext,
): number {
  // "Sign at name.example. …": an address is read, and not only heard before a picture.
  if ((picture === "prose" || picture === "number") && lead.some(({ text }) => ADDRESS.test(text)))
    return lead.length;
  // "Only in 1973 did the world learn their names.": told for itself, and read before somebody speaks.
  const tells =
    (picture === "quote" || picture === "number") &&
    lead.length > 0 &&
    !/[:：]\s*$/u.test(lead.at(-1)?.text ?? "");
  if (words(lead) + inside <= (tells ? SCENE_WORDS : MOST_WAIT_WORDS)) return 0;
  const stays = (at: number): boolean =>
    picture !== "quote" &&
    (announces(lead[at], base) ||
      (picture === "list" && at === lead.length - 1 && asks(lead[at])) ||
      ((picture === "prose" || picture === "number") && words(lead.slice(at)) <= WAIT_WORDS - inside));
  const from = lead.findLastIndex((_, at) => !stays(at)) + 1;
  // A heading that asks or says something is read as soon as it is heard: it makes no scene.
  const rest = lead.slice(0, from).filter(({ text }) => !asksHeading(text, spokenHeading));
  // "The breakthrough came in 1885.": a figure is seen, in however few words.
  const counts = words(rest) >= FEWEST_COUNTING && rest.some(({ text }) => /\p{Nd}/u.test(text));
  return words(rest) < SCENE_WORDS && !counts ? 0 : from;
}

/** "What should you do when a colleague faints at work?" is answered by the list, and read above it. */
function asks(utterance: Utterance | undefined): boolean {
  const text = utterance?.text ?? "";
  return /[?？؟]\s*$/u.test(text) && countWords(text) <= ANNOUNCES.words;
}

function announces(utterance: Utterance | undefined, base: string): boolean {
  if (utterance === undefined) return false;
  const { text, marks } = utterance;
  // "The table shows the annual rainfall …": without the table it says nothing.
  if (marks.includes(LEAD) || shownBy(text, base) !== null) return true;
  // "This takes 4.1 seconds:" tells something, and is said.
  if (/\p{Nd}/u.test(text)) return false;
  const says = marks.includes(ANNOUNCING) || ANNOUNCES.said.test(text);
  return says && countWords(text) <= ANNOUNCES.words;
}

/** Words of a sentence before the first that brings something in. */
function wordsBefore(utterance: Utterance | undefined, keys: ReadonlySet<string>): number {
  if (utterance === undefined) return 0;
  return countWords(utterance.text.slice(0, Math.min(...offsetsOf(utterance, keys))));
}

/** Without what brings in parts of the picture; what the brief ends with a colon still announces something. */
function unmarked(utterances: readonly Utterance[]): Utterance[] {
  return utterances.map(({ text, weight, marks }) => ({
    text,
    weight,
    marks: marks.filter((mark) => mark === ANNOUNCING),
  }));
}

function words(utterances: readonly Utterance[]): number {
  return utterances.reduce((sum, { text }) => sum + countWords(text), 0);
}

/** A heading made of what was told before is not set above the picture once more: its own first sentence heads it. */
function headedAnew(
  draft: SceneDraft,
  utterances: Utterance[],
  before: readonly Utterance[],
  { heading, language, ownHeading }: SceneContext,
): SceneDraft {
  const text = utterances[0]?.text ?? "";
  const kept = { ...draft, utterances, point: text === "" ? draft.point : text };
  // "Limits" is the brief's, though "Limits for one person" was told before.
  const repeats = !ownHeading && before.some((one) => bareLetters(one.text).startsWith(bareLetters(heading)));
  // "First, wash the olives" is what the first of the steps says.
  const isItem = utterances[0]?.marks.some(({ key }) => /^(?:item|step|row|cell|part):/u.test(key)) === true;
  const told = /[:：]$/u.test(text) ? withoutStop(text.slice(0, -1)) : tellingTitle([text], language);
  const own = isItem ? "" : told;
  if (!repeats || own === null) return kept;
  return {
    ...kept,
    visual: (cueOf) => {
      const visual = draft.visual(cueOf);
      return "heading" in visual && visual.heading === heading ? { ...visual, heading: own } : visual;
    },
  };
}

/**
 * The sentences as a scene of thoughts, or as what somebody said; what a second row of values tells is a chart as well.
 * `counts`: a figure of theirs may be their picture.
 */
function told(
  draft: SceneDraft,
  utterances: readonly Utterance[],
  context: SceneContext,
  closing = false,
  counts = true,
): SceneDraft[] {
  if (utterances.length === 0) return [];
  const said = unmarked(utterances);
  const sum = draft.kind === "diagram" ? proseSum(said, context) : null;
  if (sum !== null)
    return partProse({ ...draft, kind: sum.kind, utterances: sum.utterances, visual: sum.visual, point: said[0]?.text ?? draft.point }, context, closing); // prettier-ignore
  const again =
    inlineQuoteCandidate(said, context) ?? (draft.kind === "chart" ? counted(said, context) : null);
  const price =
    counts && (draft.kind === "timeline" || draft.kind === "number" || draft.kind === "diagram")
      ? numberCandidate(said, context, true)
      : null;
  const { kind, visual } = again ?? price ?? formulaOfThoughts(said, context) ?? statementCandidate(said, [], context); // prettier-ignore
  const scene = { ...draft, kind, utterances: said, visual, point: said[0]?.text ?? draft.point };
  // Cards for a part of what is told are parted from the rest in their turn.
  const fewer = price !== null && said.length < draft.utterances.length;
  return again !== null || fewer ? partProse(scene, context, closing) : [scene];
}

function counted(said: Utterance[], context: SceneContext): Candidate | null {
  const row = sharesCandidate(said, context) ?? rowChartCandidate(said, context);
  if (row !== null) return row;
  const figures = numberCandidate(said, context);
  return figures !== null && figures.score > statementCandidate(said, [], context).score ? figures : null;
}
