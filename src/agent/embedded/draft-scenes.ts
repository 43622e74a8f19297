import { isEndHead, isSkeletonHead } from "./brief/skeleton-heads.ts";
import { DURATION_BOUNDS, type VideoDuration } from "../../artifacts/style.ts";
import type { VisualKind } from "../../artifacts/storyboard.ts";
import type { Block, Brief, Section } from "./brief/brief.ts";
import type { Line } from "./brief/closing.ts";
import { isReach } from "./brief/closing-lines.ts";
import { measuredHeading, strayHeading, toldHeading } from "./data-heading/data-heading.ts";
import type { DerivedTitle } from "./derive-title.ts";
import { titleOfBlock } from "./title-of-block.ts";
import type { Page } from "./geography/towns/journey-pages.ts";
import { withJourneys } from "./geography/towns/with-journeys.ts";
import { draftOpening } from "./opening.ts";
import { filmSeconds } from "./pacing.ts";
import { captionsWithData } from "./scenes/caption-with-data.ts";
import { closingCardScene } from "./scenes/closing-card.ts";
import { draftSection } from "./scenes/draft-section.ts";
import { joinSentences } from "./parallel/parted-block.ts";
import { partProse } from "./scenes/part-prose.ts";
import { say, type SceneContext, type SceneDraft } from "./scenes/draft.ts";
import { draftRecap } from "./recap.ts";
import { asSummary, closingQuote, isConclusion, isEnding } from "./summary.ts";
import { capitalise, countWords, endSentence, splitSentences } from "./text/sentences.ts";
import { formulasSeen } from "./scenes/seen-formulas.ts";
import { plainTex } from "./science/plain-tex.ts";
import { tellingTitle } from "./chapter-title.ts";
import { namedBesideTimes } from "./named-beside-times.ts";
import { governsList } from "./text/governing.ts";
import { hardLabel } from "./text/shorten.ts";
import { withoutEmoji } from "./text/speakable-prose.ts";
import { withoutNumbers } from "./without-numbers.ts";

/** A recap is added to a film that has something to recall. */
const RECAP_FROM_SECTIONS = 4;
/** A film that is this much longer than its range asks for needs no recap. */
const COMFORT = 1.25;

/** Opening, a scene a section, and a recap where the brief has no conclusion of its own. */
export function draftScenes(
  brief: Brief,
  sections: readonly Section[],
  opening: Pick<DerivedTitle, "opening" | "below"> | null,
  context: SceneContext,
  duration: VideoDuration,
  estimate: (text: string) => number,
): SceneDraft[] {
  const pages: Page[] = [draftOpening(brief, opening, context)].filter(saysSomething).map((draft) => ({ draft, context })); // prettier-ignore
  const kinds: VisualKind[] = [];
  let ended = false;
  const unnumbered = withoutNumbers(sections);
  sections.forEach((section, at) => {
    const told = section.blocks.some(({ kind }) => kind === "formula") ? sections.slice(0, at) : [];
    const earlier = told.flatMap((one) =>
      one.blocks.flatMap((block) => sentencesOf(block, context.language)),
    );
    const around = { ...context, closes: at === sections.length - 1, earlier };
    const own = sectionContext(unnumbered(section), sections[at - 1], around);
    const drafted = withoutTitle(draftSection(section, own, kinds), section, context);
    if (!saysSomething(drafted)) return;
    const card = at === sections.length - 1 && brief.lastLine === undefined ? cardOf(section, drafted, byName(brief, around)) : null; // prettier-ignore
    if (card !== null) {
      ended = true;
      pages.push({ draft: card, context: own });
      return;
    }
    const before = sections[at - 1];
    const goesOn = continues(before, section) && own.heading !== laterHeading(section, before, context);
    const draft = goesOn ? renamed(drafted, own) : drafted;
    const last = at === sections.length - 1 && sections.length > 1 && section.title !== null;
    ended = last && isEnding(section, draft, own);
    const closes = ended && (isConclusion(section) || draft.kind === "statement" || draft.kind === "quote");
    const quoted = last && !closes ? closingQuote(draft) : null;
    if (quoted !== null || section.closes === true) ended = true;
    const [body, ...closing] = quoted === null ? [draft] : [quoted.body, quoted.closing];
    const isLast = at === sections.length - 1 && quoted === null && brief.lastLine === undefined;
    const ends = isLast && (section.title === null || body.kind === "number");
    const scenes = partProse(body, own, ends);
    const end = scenes.pop();
    const parts = end === undefined ? scenes : [...scenes, closes ? closed(end, section, own) : end];
    const bears = namedByItsEnd(parts, own) ? null : bearerOfHeading(parts, own);
    const shown = [...parts.map((part, nth) => (nth === bears ? part : renamed(part, own))), ...closing];
    pages.push(...shown.map((draft) => ({ draft, context: own })));
    // Small charts of a table are the table in another form: a ring behind them is no third chart in a row.
    const charted = section.blocks.some((block) => block.kind === "table" && block.charted !== undefined);
    kinds.push(...parts.map(({ kind }) => (charted && kind === "chart" ? "table" : kind)));
  });
  const drafts = captionsWithData(withJourneys(pages, brief.wishes ?? [], renamed)).map((draft) =>
    namedBesideTimes(draft, context.language),
  );
  const only = onlyOneThought(drafts);
  if (only !== null && brief.lastLine === undefined) return [only];
  const bodies = drafts.filter((draft) => draft.role === "section");
  const seconds = filmSeconds(drafts, estimate);
  const bounds = DURATION_BOUNDS[duration];
  // Told prose has no points to recall: a story's sentences said twice are no summary.
  const headed = sections.filter((section) => section.title !== null).length >= RECAP_FROM_SECTIONS;
  if (
    !ended &&
    !endsOnItsOwnLine(sections.at(-1)) &&
    brief.lastLine === undefined &&
    headed &&
    bodies.length >= RECAP_FROM_SECTIONS &&
    seconds < bounds.min * COMFORT
  ) {
    const recap = draftRecap(drafts, context);
    if (recap !== null) drafts.push(recap);
  }
  if (brief.lastLine !== undefined) drafts.push(closingScene(brief.lastLine, byName(brief, context)));
  return drafts;
}

/** What a block says, sentence by sentence. */
function sentencesOf(block: Block, language: string): string[] {
  const texts =
    block.kind === "paragraph"
      ? [block.text.spoken]
      : block.kind === "list"
        ? block.items.map(({ text }) => text.spoken)
        : [];
  return texts.flatMap((text) => splitSentences(text.replaceAll("\n", " "), language));
}

/** Words of a line that ends a film; more of them tell something. */
const MOST_OF_LAST_LINE = 16;

/** "Driving with foresight saves most." below the last section's list: the film's last word is the brief's own. */
function endsOnItsOwnLine(section: Section | undefined): boolean {
  const last = section?.blocks.at(-1);
  if (section === undefined || section.blocks.length < 2 || last?.kind !== "paragraph") return false;
  return last.lines.length < 2 && countWords(last.text.shown) <= MOST_OF_LAST_LINE;
}

/** Which part of a section keeps its heading: the first, or the chart or table that a heading of ours names. */
function bearerOfHeading(parts: readonly SceneDraft[], { ownHeading }: SceneContext): number {
  const data = parts.findIndex(({ kind }) => DATA.has(kind));
  return ownHeading || data === -1 ? 0 : data;
}

/** Whether what parts are called by is told by the last of them only. */
function namedByItsEnd(parts: readonly SceneDraft[], { ownHeading }: SceneContext): boolean {
  const [first] = parts;
  const last = parts.at(-1);
  if (ownHeading || first === undefined || last === undefined || first === last) return false;
  return last.utterances.some(({ text }) => text.startsWith(first.title));
}

/** A title that was made of the text is nobody's name. */
const byName = ({ title }: Brief, context: SceneContext): SceneContext =>
  title === null ? { ...context, topic: "" } : context;

/** The words of a last section that says itself that the film ends there, or where to go: together, as its last page. */
function cardOf(section: Section, drafted: SceneDraft, context: SceneContext): SceneDraft | null {
  const { title, blocks, closes } = section;
  const isEnd = title !== null && isEndHead(title.spoken);
  const isProse = blocks.every(({ kind }) => kind === "paragraph");
  const told = drafted.utterances.map(({ text }) => text);
  const reaches = told.some((text) => isReach(text));
  if (!isProse || !(isEnd || ((title === null || closes === true) && reaches))) return null;
  return closingCardScene(told, section.span, context, isEnd);
}

/** What the brief wants its film to end on: its line large, its address below. */
function closingScene({ text, address, span, by }: Line, context: SceneContext): SceneDraft {
  const sentences = text === null ? [] : splitSentences(text, context.language);
  if (by !== undefined && text !== null) return closingWordsOf(by, sentences, span, context);
  const card = closingCardScene([...sentences, ...(address === null ? [] : [address])], span, context);
  if (card !== null) return card;
  const line = text === null ? (address ?? context.heading) : capitalise(text, context.language);
  const below = text === null ? null : address;
  const spoken = sentences.map((one) => capitalise(endSentence(one, context.language)));
  return {
    title: hardLabel(line, 10),
    role: "summary",
    kind: "title",
    // Asked for in so many words: never left out to keep the length.
    utterances: [...spoken, ...(address === null ? [] : [endSentence(address, context.language)])].map(
      (one) => say(one, 4),
    ),
    visual: () => ({ kind: "title", title: line, ...(below === null ? {} : { subtitle: below }) }),
    point: line,
    span,
  };
}

/** Somebody's words as a film's last, with who said them. */
function closingWordsOf(
  by: string,
  sentences: readonly string[],
  span: SceneDraft["span"],
  { language }: SceneContext,
): SceneDraft {
  const text = joinSentences(sentences, language);
  const utterances = sentences.map((one) => say(capitalise(endSentence(one, language), language), 4));
  return {
    title: hardLabel(text, 10),
    role: "summary",
    kind: "quote",
    utterances: [...utterances, say(endSentence(by, language), 4, [{ key: "by", offset: 0 }])],
    visual: (cueOf) => {
      cueOf("by");
      return { kind: "quote", text, attribution: by };
    },
    point: text,
    span,
  };
}

/** What sums up is listed; a story's last sentences are told as the others were. */
function closed(draft: SceneDraft, section: Section, context: SceneContext): SceneDraft {
  const sums = isConclusion(section) || draft.utterances.length < 2;
  return sums ? asSummary(draft, context) : { ...draft, role: "summary" };
}

/** A later part of a section: the same heading, which is not said again. */
function continues(before: Section | undefined, { title }: Section): boolean {
  return title !== null && title.spoken === "" && before?.title?.shown === title.shown;
}

/** An outline and the chapters of a film tell the parts of a section apart: by who speaks, or the first thought. */
function renamed(draft: SceneDraft, context: SceneContext): SceneDraft {
  const [first] = draft.utterances;
  if (first === undefined || first.marks.some(({ key }) => /^(?:item|row|cell):/.test(key))) return draft;
  const visual = draft.visual(() => undefined);
  if (visual.kind === "comparison" && first.marks.some(({ key }) => key.startsWith("side:")))
    return { ...draft, title: visual.sides.map((side) => side.title).join(" – ") };
  if (visual.kind === "timeline" && !context.ownHeading && draft.title !== context.heading) return draft;
  if (visual.kind === "chart" && visual.heading !== "" && visual.heading !== context.heading)
    return { ...draft, title: visual.heading };
  // A chapter is no formula that is read out.
  if (visual.kind === "formula" && first.marks.some(({ key, offset }) => key === "reading" && offset === 0)) {
    const written = plainTex(visual.tex);
    const tells = draft.title !== context.heading || written.length > MOST_FORMULA;
    return tells ? draft : { ...draft, title: written };
  }
  // "Please never put in meat" would forbid the first of four things only.
  const row = draft.utterances.find(({ marks }) => marks.some(({ key }) => key.startsWith("part:")));
  if (
    visual.kind === "bullets" &&
    row !== undefined &&
    visual.heading !== context.heading &&
    governsList(visual.heading, context.base)
  )
    return { ...draft, title: hardLabel(row.text, MOST_TITLE_WORDS) };
  const title = tellingTitle(
    draft.utterances.map(({ text }) => text.replaceAll("\n", " ")),
    context.language,
  );
  return title === null ? draft : { ...draft, title };
}

const MOST_TITLE_WORDS = 16;
/** UTF-16 units of a formula that names its chapter. */
const MOST_FORMULA = 32;

function saysSomething(draft: SceneDraft): boolean {
  return (
    draft.utterances.length > 0 && draft.utterances.every((utterance) => /[\p{L}\p{N}]/u.test(utterance.text))
  );
}

function sectionContext(section: Section, before: Section | undefined, given: SceneContext): SceneContext {
  const formulas = formulasSeen(section, given.language);
  const context = formulas.length === 0 ? given : { ...given, formulas };
  const told = toldHeading(section, before?.blocks.at(-1));
  const isHead = section.title !== null && !isSkeletonHead(section.title.spoken) && !(context.closes === true && isEndHead(section.title.spoken)); // prettier-ignore
  if (section.title === null || !isHead) {
    const heading = told ?? measuredHeading(section, context.language) ?? headingOf(section, context);
    return { ...context, heading, spokenHeading: "", ownHeading: false, untitled: true };
  }
  // A later part of a section: its table has a name of its own.
  const named = section.title.spoken === "" ? laterHeading(section, before, context) : null;
  if (named !== null) return { ...context, heading: named, spokenHeading: "", ownHeading: false };
  const bare = section.title.shown.replace(/^\[([^\]]+)\]/, "$1");
  const spoken = withoutEmoji(section.title.spoken)
    .trim()
    .replace(/^\[([^\]]+)\]/, "$1");
  const label = hardLabel(bare, 12);
  return {
    ...context,
    heading: label.trim() === "" ? context.heading : label,
    spokenHeading: spoken,
    ownHeading: spoken !== "",
  };
}

/** What the table of a later part of a section is called by: by what introduces it, or what it measures. */
function laterHeading(
  section: Section,
  before: Section | undefined,
  { language }: SceneContext,
): string | null {
  return toldHeading(section, before?.blocks.at(-1)) ?? strayHeading(section, before, language);
}

/** A section without a heading is headed by its first words that tell what it is about; chapters need names. */
function headingOf(section: Section, context: SceneContext): string {
  const first = section.blocks[0];
  // A sentence that does not introduce a table is no heading of it.
  if (section.blocks.some(({ kind }) => kind === "table")) return context.heading;
  const listed = first?.kind === "parallel" && first.shows.form === "listed" && first.lead === "";
  if (first?.kind !== "paragraph" && first?.kind !== "quote" && !listed) return context.heading;
  const sentences = splitSentences(first.text.shown.replace(/\n/g, " "), context.language);
  return tellingTitle(sentences, context.language) ?? context.heading;
}

/** What names a section that has no heading by what it measures. */
const DATA: ReadonlySet<VisualKind> = new Set(["chart", "table", "timeline"]);

/** Visuals that read well without a heading: they say by their words, their columns or their names what they are. */
const BARE: ReadonlySet<VisualKind> = new Set([
  "bullets",
  "process",
  "timeline",
  "comparison",
  "chart",
  "table",
  "map",
  "code",
]);

/** What stands below the film's title, with no heading of its own: the title is not set above it once more. */
function withoutTitle(draft: SceneDraft, section: Section, context: SceneContext): SceneDraft {
  if (section.title !== null || !BARE.has(draft.visual(() => undefined).kind)) return draft;
  const block = section.blocks.find(({ kind }) => kind === "list" || kind === "table");
  const name = block === undefined ? "" : titleOfBlock(block, context.language);
  return {
    ...draft,
    // "There are six points" is no name of six prices.
    title: name === "" || isPrices(draft, block) || draft.title !== context.topic ? draft.title : name,
    visual: (cueOf) => {
      const visual = draft.visual(cueOf);
      return "heading" in visual && isTopic(visual.heading, context) ? { ...visual, heading: "" } : visual;
    },
  };
}

function isPrices({ kind }: SceneDraft, block: Section["blocks"][number] | undefined): boolean {
  return kind === "table" && block?.kind === "list";
}

function isTopic(heading: string | undefined, context: SceneContext): boolean {
  return heading === context.topic || heading === capitalise(context.topic);
}

/** A single line is said once: its own scene opens the film and there is no other. */
function onlyOneThought(drafts: readonly SceneDraft[]): SceneDraft | null {
  const [opening, only] = drafts;
  if (drafts.length !== 2 || opening === undefined || only === undefined) return null;
  // "The octopus. The octopus has three hearts.": the sentence says it all.
  if (only.utterances.length === 1 && opening.utterances.length === 1) {
    const whole = bareLetters(only);
    if (whole !== bareLetters(opening) && whole.startsWith(bareLetters(opening)))
      return { ...only, title: opening.title, role: "opening" };
  }
  if (bareLetters(opening) !== bareLetters(only)) return null;
  const asks = only.utterances.every((utterance) => /[?？؟]$/u.test(utterance.text));
  return asks || opening.utterances[0]?.text.endsWith("?") === true ? opening : { ...only, role: "opening" };
}

function bareLetters(draft: SceneDraft): string {
  const said = draft.utterances.map((utterance) => utterance.text).join(" ");
  return said.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
