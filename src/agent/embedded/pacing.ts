import { DURATION_BOUNDS, type VideoDuration } from "../../artifacts/style.ts";
import { isOfAmounts, isWarning } from "./never-missed.ts";
import type { SceneDraft, Utterance } from "./scenes/draft.ts";
import { isNoteOnFigures } from "./notes-at-tables.ts";
import { missedInArgument } from "./turning-sentences.ts";

/** Room that a film needs beside its words: entrance of a scene and the breath before the next. */
export const SCENE_SECONDS = 1.2;
/** The estimate is no measurement; the film must lie inside the range all the same. */
const SAFETY = 0.93;

/** What warns is missed more than any other sentence of its passage. */
const WARNING = 4;
const LAST = 4;
/** A note on figures is as easily missed as a sentence of a scene that is this much too full. */
const NOTE = 2;

/** `leftOut`: what is no longer told, sentence by sentence. */
export type Pacing = { drafts: SceneDraft[]; leftOut: string[] };
type Estimate = (text: string) => number;

export function draftSeconds(draft: SceneDraft, estimate: Estimate): number {
  return estimate(draft.utterances.map((utterance) => utterance.text).join(" ")) + SCENE_SECONDS;
}

export function filmSeconds(drafts: readonly SceneDraft[], estimate: Estimate): number {
  return drafts.reduce((sum, draft) => sum + draftSeconds(draft, estimate), 0);
}

/** A film that is longer than its brief wishes by more than this is told whole, and the wish is missed. */
const MOST_OVER = 1.2;
/** A voice takes a little longer or less than its estimate. */
const ROOM = 0.96;

/**
 * Leaves out the sentences that the film would miss least until it fits its range. Every scene
 * keeps one sentence at least; each keeps about the same share of the time. `wished`: the longest that the brief asks
 * for, in seconds; it is followed where few sentences have to go and no scene.
 */
export function fitToRange(
  drafts: readonly SceneDraft[],
  duration: VideoDuration,
  estimate: Estimate,
  base: string,
  wished: number | null = null,
): Pacing {
  const longest = DURATION_BOUNDS[duration].max * SAFETY;
  const within = fit(drafts, longest, estimate, base);
  if (wished === null) return within;
  const total = filmSeconds(within.drafts, estimate);
  const wish = wished * ROOM;
  if (total <= wish || wish >= longest || total > wish * MOST_OVER) return within;
  const shorter = fit(within.drafts, wish, estimate, base);
  const follows =
    shorter.drafts.length === within.drafts.length && filmSeconds(shorter.drafts, estimate) <= wish;
  return follows ? { ...shorter, leftOut: [...within.leftOut, ...shorter.leftOut] } : within;
}

function fit(drafts: readonly SceneDraft[], limit: number, estimate: Estimate, base: string): Pacing {
  const heard = new Set<string>();
  const scenes = drafts.map((draft, place) => {
    const told = draft.utterances.map(({ text }) => text);
    // The words that a film ends on are what its viewers take home.
    const ends = place === drafts.length - 1 ? told.length - 1 : -1;
    const lines = draft.utterances.map((utterance, at) => {
      const seconds = estimate(utterance.text);
      const repeats = heard.has(utterance.text);
      heard.add(utterance.text);
      const missed = Math.max(missedInArgument(told, at, base), at === ends ? LAST : 1);
      return { utterance, seconds, spared: sparedBy(utterance, seconds, repeats, missed, base), kept: true };
    });
    return { draft, lines, isNote: isNoteUnder(drafts[place - 1], draft) };
  });
  const keptOf = ({ lines }: (typeof scenes)[number]) => lines.filter((line) => line.kept);
  const sumOf = (lines: readonly { seconds: number }[]) => lines.reduce((sum, line) => sum + line.seconds, 0);
  // Together sentences take longer than one by one: there is a breath between them.
  const together = (scene: (typeof scenes)[number]): number =>
    SCENE_SECONDS +
    estimate(
      keptOf(scene)
        .map(({ utterance }) => utterance.text)
        .join(" "),
    );
  /** Measured together only once they might fit: to measure a long text after each sentence would take seconds. */
  const tooLong = () =>
    scenes.reduce((sum, scene) => sum + SCENE_SECONDS + sumOf(keptOf(scene)), 0) > limit ||
    scenes.reduce((sum, scene) => sum + together(scene), 0) > limit;
  const leftOut: string[] = [];
  const fair = limit / Math.max(1, scenes.length);
  while (tooLong()) {
    let worst: { line: { kept: boolean; utterance: Utterance }; score: number } | null = null;
    for (const scene of scenes) {
      // Of an order of steps none can be missed, nor of what goes into a dough, nor of two sides a point of one.
      if (TOLD_WHOLE.has(scene.draft.kind) || isOfAmounts(scene.draft)) continue;
      const kept = keptOf(scene);
      if (kept.length <= (scene.isNote ? 0 : 1)) continue;
      const crowded = scene.isNote ? NOTE : Math.max(0.2, sumOf(kept) / fair);
      for (const line of kept) {
        if (READ_WHOLE.has(scene.draft.kind) && isRow(line.utterance)) continue;
        const score = line.spared * crowded;
        if (worst === null || score > worst.score) worst = { line, score };
      }
    }
    if (worst === null) break;
    worst.line.kept = false;
    leftOut.push(worst.line.utterance.text);
  }
  const drafted = scenes.flatMap((scene) => {
    const kept = keptOf(scene).map(({ utterance }) => utterance);
    return scene.isNote && kept.length === 0 ? [] : [withUtterances(scene.draft, kept)];
  });
  return dropScenes(drafted, leftOut, limit, estimate);
}

/** How much room a sentence leaves for how little that is missed; `missed`: by how much more than another for its place. */
function sparedBy(
  { text, weight }: Utterance,
  seconds: number,
  repeats: boolean,
  missed: number,
  base: string,
): number {
  const factor = Math.max(isWarning(text, base) ? WARNING : 1, missed);
  return Math.sqrt(seconds) / Math.max(0.1, repeats ? 0.1 : weight * factor) ** 2;
}

/**
 * Where that is still too much, the longest scenes are left out whole, those of words alone first; tables first where
 * they fill more than half of the film.
 */
function dropScenes(
  drafts: SceneDraft[],
  before: readonly string[],
  limit: number,
  estimate: Estimate,
): Pacing {
  const kept = [...drafts];
  const leftOut = [...before];
  while (kept.length > 2 && filmSeconds(kept, estimate) > limit) {
    const bodies = kept.filter((draft) => draft.role === "section");
    const tables = kept.filter(({ kind }) => kind === "table");
    const first = filmSeconds(tables, estimate) > limit / 2 ? "table" : "statement";
    const [longest] = bodies.toSorted(
      (a, b) =>
        Number(b.kind === first) - Number(a.kind === first) ||
        draftSeconds(b, estimate) - draftSeconds(a, estimate),
    );
    if (longest === undefined || bodies.length < 2) break;
    kept.splice(kept.indexOf(longest), 1);
    leftOut.push(...longest.utterances.map(({ text }) => text));
  }
  return { drafts: kept, leftOut };
}

function withUtterances(draft: SceneDraft, utterances: Utterance[]): SceneDraft {
  const said = utterances.filter(
    (utterance, at) => !isLead(utterance) || utterances[at + 1]?.marks.some(isPoint) === true,
  );
  return { ...draft, utterances: said.length === 0 ? utterances : said };
}

function isLead(utterance: Utterance): boolean {
  return utterance.marks.some((mark) => mark.key === "lead");
}

/** "The shares are rough figures and vary from year to year.", alone below a table. */
function isNoteUnder(before: SceneDraft | undefined, { kind, utterances }: SceneDraft): boolean {
  const [only, another] = utterances;
  if (before === undefined || only === undefined || another !== undefined || kind !== "statement")
    return false;
  return READ_WHOLE.has(before.kind) && isNoteOnFigures(only.text);
}

const TOLD_WHOLE: ReadonlySet<string> = new Set(["process", "comparison"]);

/** Pictures of which every row is told, or none. */
const READ_WHOLE: ReadonlySet<string> = new Set(["table", "chart"]);

function isRow({ marks }: Utterance): boolean {
  return marks.some(({ key }) => /^(?:row|cell):/u.test(key));
}

function isPoint({ key }: { key: string }): boolean {
  return /^(?:item|row|cell|side|point|span):/u.test(key);
}
