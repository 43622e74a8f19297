import { isLineDrawing } from "../../../artifacts/illustrations.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { drawingsShown, ENOUGH, UNWORN } from "./emblems.ts";
import { namedInFilm, NEVER, type Named, type NamedFilm } from "./named-in-film.ts";
import { plainThings } from "./plain-things.ts";
import { isWeak } from "./weak-things.ts";

/** What is named less often than such a part of what is named most is no subject: it leads where it is named, and nowhere else. */
const SUBJECT = { share: 0.5, times: 2 };
/** What two tables know is meant; one alone may have a word of two meanings. */
const READINGS = 2;

/**
 * Gives scenes the drawing that stands large on their grounds: an emblem of the film that they name, or a thing of their own that they
 * draw, else what the film is about, in turn. One bus on eleven pages was wallpaper: where nothing else fits than what the scene before
 * has, and a scene does not name it, none is large.
 */
export function withLeads(film: NamedFilm, emblems: readonly string[]): StoryScene[] {
  const [first] = emblems;
  if (first === undefined) return [...film.scenes];
  const named = namedInFilm(film).all;
  const base = primaryLanguage(film.language);
  const subjects = subjectsAmong(emblems, film.scenes, named);
  const leads: (string | undefined)[] = [];
  film.scenes.forEach((scene, at) => {
    const isOther = (one: string): boolean => one !== leads[at - 1];
    const fitting = [...namedBy(scene, at, emblems, named, base), ...ownThings(scene, at, emblems, named)];
    const other = fitting.find(isOther) ?? (fitting.length > 0 ? subjects.find(isOther) : undefined);
    leads.push(other ?? fitting[0] ?? (at === 0 ? first : undefined));
  });
  leads.forEach((lead, at) => {
    if (lead !== undefined) return;
    const near = [leads[at - 1], leads[at + 1]];
    const rested = subjects.toSorted((a, b) => leads.lastIndexOf(a, at) - leads.lastIndexOf(b, at));
    const free = rested.filter((one) => one !== near[0]);
    leads[at] = free.find((one) => one !== near[1]) ?? (subjects.length > 1 ? free[0] : undefined);
  });
  return film.scenes.map((scene, at) => {
    const emblem = leads[at];
    return emblem === undefined ? scene : { ...scene, emblem };
  });
}

/** What a film is about: what it opens on, what its title names, and what is named about as often as anything. */
function subjectsAmong(
  emblems: readonly string[],
  scenes: readonly StoryScene[],
  named: readonly Named[],
): string[] {
  const opening = drawingsShown(scenes.slice(0, 1));
  const timesOf = (emblem: string): number => named.find(({ drawing }) => drawing === emblem)?.at.length ?? 0;
  const enough = Math.max(SUBJECT.times, SUBJECT.share * Math.max(...emblems.map(timesOf)));
  const isTitled = (emblem: string): boolean =>
    named.some(({ drawing, inTitle }) => inTitle && drawing === emblem);
  const found = emblems.filter(
    (emblem) => opening.includes(emblem) || isTitled(emblem) || timesOf(emblem) >= enough,
  );
  return found.length > 0 ? found : emblems.slice(0, 1);
}

/** The film's emblems that a scene names, those of its heading first. */
function namedBy(
  { visual }: StoryScene,
  at: number,
  emblems: readonly string[],
  named: readonly Named[],
  base: string,
): string[] {
  const heading = "heading" in visual ? (visual.heading ?? "") : "";
  const headed = new Set(plainThings(heading, base).map(({ drawing }) => drawing));
  const told = new Set(named.filter(({ scenes }) => scenes.has(at)).map(({ drawing }) => drawing));
  return [...emblems.filter((one) => headed.has(one)), ...emblems.filter((one) => told.has(one))];
}

/** Things that a scene draws and surely speaks of, though the film as a whole does not. */
function ownThings(
  scene: StoryScene,
  at: number,
  emblems: readonly string[],
  named: readonly Named[],
): string[] {
  const areAreas = emblems.filter((one) => !isLineDrawing(one)).length >= ENOUGH;
  return drawingsShown([scene]).filter(
    (drawing) =>
      !NEVER.has(drawing) &&
      !UNWORN.has(drawing) &&
      !isWeak(drawing) &&
      !(areAreas && isLineDrawing(drawing)) &&
      named.some((one) => one.drawing === drawing && one.scenes.has(at) && one.readings >= READINGS),
  );
}
