import type { StatementVisual, StoryScene, Storyboard } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { isObituary } from "../illustrations/obituary.ts";
import { forbids, type Warning } from "./forbids.ts";

type Film = Pick<Storyboard, "title" | "language" | "style">;

/** More warnings than this are too many where most thoughts of a film warn. */
const MOST_OF_ALL = 4;

/**
 * Thoughts of statements that forbid or warn are marked, and no others. None in a story, where a king may not enter, nor where a
 * dead person is remembered. A sign on every page says nothing: where most thoughts would warn, those alone do that forbid without
 * exception, or none. `isOpen`: whether a scene's marks may change, by its place; the others count as they read.
 */
export function markWarnings(
  scenes: readonly StoryScene[],
  film: Film,
  isOpen: (place: number) => boolean = () => true,
): StoryScene[] {
  if (scenes.every(({ visual }, place) => visual.kind !== "statement" || !isOpen(place))) return [...scenes];
  const read = warningsOf(scenes, film);
  return scenes.map((scene, place) => {
    const { visual } = scene;
    if (visual.kind !== "statement" || !isOpen(place)) return scene;
    const marked = withWarnings(visual, read[place] ?? []);
    return marked === visual ? scene : { ...scene, visual: marked };
  });
}

/** For each scene whether each of its thoughts warns. */
function warningsOf(scenes: readonly StoryScene[], { title, language, style }: Film): boolean[][] {
  const beginning = [title, ...(scenes[0]?.narration ?? [])];
  if (style === "cinematic_story" || isObituary(beginning, primaryLanguage(language))) return [];
  const found = scenes.map(({ visual }) =>
    visual.kind === "statement" ? thoughtsOf(visual).map(({ text }) => forbids(text, language)) : [],
  );
  const all = found.flat();
  const isMost = (kept: (one: Warning | null) => boolean): boolean => {
    const some = all.filter(kept).length;
    return some > MOST_OF_ALL && some * 2 > all.length;
  };
  const isFirm = (one: Warning | null): boolean => one === "firm";
  const warns = (one: Warning | null): boolean => one !== null;
  if (!isMost(warns)) return found.map((scene) => scene.map(warns));
  return isMost(isFirm) ? [] : found.map((scene) => scene.map(isFirm));
}

function thoughtsOf(visual: StatementVisual): { text: string; warns?: true }[] {
  return [visual, ...(visual.more ?? [])];
}

/** The same visual where its marks are right already. */
function withWarnings(visual: StatementVisual, warnings: readonly boolean[]): StatementVisual {
  if (thoughtsOf(visual).every(({ warns }, at) => (warns === true) === (warnings[at] === true)))
    return visual;
  const [first = false, ...later] = warnings;
  const more = visual.more?.map((thought, at) => marked(thought, later[at] === true));
  return { ...marked(visual, first), ...(more === undefined ? {} : { more }) };
}

function marked<Thought extends { warns?: true }>(thought: Thought, warns: boolean): Thought {
  const { warns: _before, ...plain } = thought;
  return (warns ? { ...plain, warns } : plain) as Thought;
}
