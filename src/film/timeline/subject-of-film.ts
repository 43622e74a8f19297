import type { StoryScene } from "../../artifacts/storyboard.ts";

/** A drawing on every page says nothing of any: so many scenes have it between opening and end, and so far apart. */
const MOST = 3;
const APART = 3;

type Seen = Pick<StoryScene, "visual" | "isApart">;

/** The drawing that a film opens with, by its name; null where it opens without. */
function subjectOfFilm([first]: readonly Seen[]): string | null {
  return first?.visual.kind === "title" ? (first.visual.illustration ?? null) : null;
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
  const worn: number[] = [0];
  for (let at = APART; at <= end - APART; at += 1) {
    if (worn.length + drawn.length > MOST) break;
    const isFar = [...worn, ...drawn].every((one) => Math.abs(at - one) >= APART);
    if (isFar && scenes[at]?.isApart !== true) worn.push(at);
  }
  const ends = scenes[end]?.isApart !== true;
  return scenes.map((_, at) => (worn.includes(at) || (ends && at === end) || draws(at) ? subject : null));
}

function drawingsOf(scene: Seen | undefined): (string | null | undefined)[] {
  const visual = scene?.visual;
  if (visual?.kind !== "statement" && visual?.kind !== "title" && visual?.kind !== "process") return [];
  const later = visual.kind === "statement" ? (visual.more ?? []).map((one) => one.illustration) : [];
  return [visual.illustration, ...later];
}
