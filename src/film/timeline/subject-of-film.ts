import { isView } from "../../artifacts/views.ts";
import type { StoryScene } from "../../artifacts/storyboard.ts";

/** A drawing on every page says nothing of any: so many scenes have it between opening and end, and so far apart. */
const MOST = 3;
const APART = 3;
/** So many pages show it, faint or in full, where those between opening and end are many to a scene. */
const PAGES = 5;

type Seen = Pick<StoryScene, "visual" | "isApart">;

/** The drawing that a film opens with, by its name; null where it opens without, or with a whole place. */
function subjectOfFilm([first]: readonly Seen[]): string | null {
  const drawing = first?.visual.kind === "title" ? (first.visual.illustration ?? null) : null;
  return drawing === null || isView(drawing) ? null : drawing;
}

/**
 * The same for each scene that wears it on its ground: the opening, the end, and a few between, none of them beside one that
 * draws it itself, nor where another thing is spoken of.
 */
export function subjectsOfScenes(scenes: readonly Seen[]): (string | null)[] {
  const subject = subjectOfFilm(scenes);
  if (subject === null) return scenes.map(() => null);
  const end = scenes.length - 1;
  const draws = (at: number): boolean => at > 0 && drawingsOf(scenes[at]).includes(subject);
  const drawn = scenes.flatMap((_, at) => (draws(at) ? [at] : []));
  let pages = 1 + drawn.reduce((sum, at) => sum + pagesWith(subject, scenes[at]), 0);
  /** Whether so many faint pages more are no flock, which then are counted. */
  const mayShow = (faint: number): boolean => {
    if (pages + faint > PAGES) return false;
    pages += faint;
    return true;
  };
  const ends = scenes[end]?.isApart !== true && (draws(end) || end === 0 || mayShow(pagesOf(scenes[end])));
  const grounds = new Set(
    drawn.filter((at) => mayShow(pagesOf(scenes[at]) - pagesWith(subject, scenes[at]))),
  );
  const worn: number[] = [0];
  for (let at = APART; at <= end - APART; at += 1) {
    if (worn.length + drawn.length > MOST) break;
    const isFar = [...worn, ...drawn].every((one) => Math.abs(at - one) >= APART);
    if (isFar && scenes[at]?.isApart !== true && mayShow(pagesOf(scenes[at]))) worn.push(at);
  }
  return scenes.map((_, at) => {
    const wears = worn.includes(at) || grounds.has(at) || (ends && at === end && !draws(at));
    return wears ? subject : null;
  });
}

/** The pages of a scene: a statement has one for each thought. */
function pagesOf(scene: Seen | undefined): number {
  return scene?.visual.kind === "statement" ? 1 + (scene.visual.more ?? []).length : 1;
}

/** How many of them draw a thing themselves. */
function pagesWith(drawing: string, scene: Seen | undefined): number {
  let shown: string | null | undefined = null;
  return drawingsOf(scene).filter((own) => {
    if (own !== undefined) shown = own;
    return shown === drawing;
  }).length;
}

function drawingsOf(scene: Seen | undefined): (string | null | undefined)[] {
  const visual = scene?.visual;
  if (visual?.kind !== "statement" && visual?.kind !== "title" && visual?.kind !== "process") return [];
  const later = visual.kind === "statement" ? (visual.more ?? []).map((one) => one.illustration) : [];
  return [visual.illustration, ...later];
}
