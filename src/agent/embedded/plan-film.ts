import type { Degradation } from "../../artifacts/degradation.ts";
import type { PlanRequest } from "../../artifacts/plan.ts";
import { DURATION_BOUNDS } from "../../artifacts/style.ts";
import type { StoryScene, VisualKind } from "../../artifacts/storyboard.ts";
import { primaryLanguage } from "../language/detect-language.ts";
import type { Brief, Section } from "./brief/brief.ts";
import { readBrief } from "./brief/read-brief.ts";
import { derivedTitle } from "./brief/split-sections.ts";
import { chooseStyle, type StyleChoice } from "./choose-style.ts";
import { condenseSections } from "./condense.ts";
import { properNames } from "./english/grammar.ts";
import { finishScene } from "./finish-scene.ts";
import { draftOpening } from "./opening.ts";
import { filmSeconds, fitToRange, draftSeconds } from "./pacing.ts";
import { phrasesFor } from "./phrases/phrases.ts";
import { draftSection } from "./scenes/draft-section.ts";
import type { SceneContext, SceneDraft } from "./scenes/draft.ts";
import { asSummary, draftRecap, isConclusion } from "./summary.ts";
import { countWords } from "./text/sentences.ts";
import { hardLabel } from "./text/shorten.ts";

export type FilmPlan = {
  title: string;
  brief: Brief;
  language: string;
  style: StyleChoice;
  scenes: StoryScene[];
  points: string[];
  seconds: number[];
  degradations: Degradation[];
};

/** A recap is added to a film that has something to recall. */
const RECAP_FROM_SECTIONS = 3;
/** Under this a short conclusion is preceded by the points of the scenes. */
const COMFORT = 1.25;

/** The whole film from a request; the same request gives the same film. */
export function planFilm(request: PlanRequest): FilmPlan | null {
  const brief = readBrief(request.prompt);
  const language = languageOf(brief, request.targetLanguage);
  const sections = brief.sections.filter((section) => section.blocks.length > 0 || section.title !== null);
  const text = textOf(brief);
  if (
    !/[\p{L}\p{N}]{2}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}]/u.test(
      text.replace(/Script=Kana/g, ""),
    )
  )
    return null;
  const title = hardLabel(brief.title?.shown ?? derivedTitle(text, language), 16);
  const context: SceneContext = {
    language,
    base: primaryLanguage(language),
    phrases: phrasesFor(language),
    heading: title,
    ownHeading: true,
    names: properNames(request.prompt),
  };
  const estimate = (said: string): number => request.estimateSeconds(said, language);
  const drafts = draftScenes(brief, sections, title, context, request, estimate);
  const paced = fitToRange(drafts, request.duration, estimate);
  const scenes = paced.drafts.map((draft, at) => finishScene(draft, at + 1));
  const seconds = paced.drafts.map((draft) => draftSeconds(draft, estimate));
  const style = chooseStyle(
    request.style,
    text,
    scenes.map((scene) => scene.visual.kind),
  );
  const total = seconds.reduce((sum, one) => sum + one, 0);
  const condensed = sections.length > drafts.filter((draft) => draft.role !== "opening").length;
  return {
    title,
    brief,
    language,
    style,
    scenes,
    points: paced.drafts.map((draft) => draft.point),
    seconds,
    degradations: degradationsOf(request, language, brief, style, total, paced.leftOut, condensed),
  };
}

/** The brief's own language, in the asked spelling of its tag where both are the same language. */
function languageOf(brief: Brief, asked: string): string {
  if (primaryLanguage(asked) === primaryLanguage(brief.language)) {
    return brief.language === "zh-Hant" && asked === "zh" ? "zh-Hant" : asked;
  }
  return brief.languageSure || !/^[a-z]{2,3}\b/i.test(asked) ? brief.language : latinGuess(brief, asked);
}

/** A text too short to tell is taken to be in the asked language where that is written in Latin letters. */
function latinGuess(brief: Brief, asked: string): string {
  return /^(?:en|de|fr|es|it|pt|nl|pl|sv|da|nb|no|fi|cs|ro|hu|tr|id|vi)$/.test(primaryLanguage(asked))
    ? asked
    : brief.language;
}

function textOf(brief: Brief): string {
  const parts = [brief.title?.spoken ?? ""];
  for (const section of [{ title: null, blocks: brief.intro }, ...brief.sections]) {
    parts.push(section.title?.spoken ?? "");
    for (const block of section.blocks) {
      if (block.kind === "paragraph" || block.kind === "quote" || block.kind === "subheading")
        parts.push(block.text.spoken);
      else if (block.kind === "list") parts.push(...block.items.map((item) => item.text.spoken));
      else if (block.kind === "table")
        parts.push(...[...block.header, ...block.rows.flat()].map((cell) => cell.spoken));
      else if (block.kind === "code") parts.push(block.code.slice(0, 200));
      else parts.push(block.tex, block.chemistry ?? "");
    }
  }
  return parts.filter((part) => part.trim() !== "").join("\n");
}

function draftScenes(
  brief: Brief,
  sections: readonly Section[],
  title: string,
  context: SceneContext,
  request: PlanRequest,
  estimate: (text: string) => number,
): SceneDraft[] {
  const condensed = condenseSections(sections, request.duration, context.language);
  const drafts: SceneDraft[] = [draftOpening(brief, title, context)];
  const kinds: VisualKind[] = [];
  let recapHeading: SceneContext = { ...context, heading: title };
  condensed.forEach((section, at) => {
    const heading =
      section.title === null ? headingOf(section, title, context) : hardLabel(section.title.shown, 12);
    const own: SceneContext = {
      ...context,
      heading,
      ownHeading: section.title !== null && section.title.spoken !== "",
    };
    const draft = draftSection(section, own, kinds);
    const last = at === condensed.length - 1 && condensed.length > 1 && isConclusion(section);
    if (last) recapHeading = own;
    drafts.push(last ? asSummary(draft, own) : draft);
    kinds.push(draft.kind);
  });
  const only = drafts[1];
  // A single line is said once: as the statement, with the title scene carrying no second reading.
  if (
    drafts.length === 2 &&
    only !== undefined &&
    drafts[0]?.utterances.length === 1 &&
    only.utterances.length === 1 &&
    sameWords(drafts[0], only)
  ) {
    return [{ ...only, role: "opening" }];
  }
  const bodies = drafts.filter((draft) => draft.role === "section");
  const ends = drafts.at(-1)?.role === "summary";
  const seconds = filmSeconds(drafts, estimate);
  const bounds = DURATION_BOUNDS[request.duration];
  if (!ends && bodies.length >= RECAP_FROM_SECTIONS && seconds < bounds.max * 0.85) {
    const recap = draftRecap(drafts, recapHeading, seconds < bounds.min * COMFORT ? 5 : 3);
    if (recap !== null) drafts.push(recap);
  }
  return drafts;
}

function bareLetters(draft: SceneDraft): string {
  const said = draft.utterances.map((utterance) => utterance.text).join(" ");
  return said.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

function sameWords(a: SceneDraft, b: SceneDraft): boolean {
  return bareLetters(a) === bareLetters(b);
}

/** A section without a heading is headed by its first words; chapters need names. */
function headingOf(section: Section, title: string, context: SceneContext): string {
  const first = section.blocks[0];
  if (first === undefined) return title;
  if (first.kind === "paragraph" || first.kind === "quote")
    return derivedTitle(first.text.shown.replace(/\n/g, " "), context.language) || title;
  return title;
}

function degradationsOf(
  request: PlanRequest,
  language: string,
  brief: Brief,
  style: StyleChoice,
  total: number,
  leftOut: number,
  condensed: boolean,
): Degradation[] {
  const found: Degradation[] = [];
  if (primaryLanguage(request.targetLanguage) !== primaryLanguage(language)) {
    const message = `The brief is written in "${language}" and nothing here can translate it to "${request.targetLanguage}", so the film keeps the brief's language.`;
    found.push({ code: "language_not_translated", message });
  }
  if (style.degradation !== null) found.push(style.degradation);
  if (leftOut > 0 || condensed) {
    const parts = [
      condensed ? `${brief.sections.length} sections were joined into fewer scenes` : "",
      leftOut > 0 ? `${leftOut} sentence${leftOut === 1 ? " was" : "s were"} left out` : "",
    ].filter((part) => part !== "");
    found.push({
      code: "brief_shortened",
      message: `The brief holds more than a ${request.duration} film can say: ${parts.join(", and ")}.`,
    });
  }
  const bounds = DURATION_BOUNDS[request.duration];
  if (total < bounds.min) {
    const words = countWords(textOf(brief));
    found.push({
      code: "duration_below_range",
      message: `The brief has too few words (about ${words}) for ${bounds.min} seconds without inventing; the film is about ${Math.round(total)} seconds long.`,
    });
  }
  return found;
}
