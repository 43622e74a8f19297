import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { besideOf } from "./beside-thoughts.ts";
import { oftenestIn, pagesOf } from "./drawn-sparingly.ts";
import { drawingsShown } from "./emblems.ts";
import { graveIn } from "./grave-words.ts";
import { namedInFilm, type Named, type NamedFilm } from "./named-in-film.ts";
import { plainThings } from "./plain-things.ts";

/** What is named less often than such a part of what is named most is no subject: it leads where it is named, and nowhere else. */
const SUBJECT = { share: 0.5, times: 2 };
/** Pages from one that shows a drawing to the next that does, at least. */
const APART = 2;
/** What leads a scene is seen on one of so many of its pages, as the film lays them out. */
const RESTS = 4;

/**
 * Gives scenes the drawing that stands large on their grounds: the opening what the film is about, scenes that name an emblem of the
 * film that one, the end the first again. What is left of its subjects goes to where pages would be words alone for longest, and all other scenes are
 * quiet. No drawing is on more pages than a film bears (`oftenestIn`), or one more at the end, those counted that draw it themselves: one bus on
 * eleven pages was its stamp.
 */
export function withLeads(film: NamedFilm, emblems: readonly string[]): StoryScene[] {
  const [first] = emblems;
  const { scenes } = film;
  if (first === undefined) return [...scenes];
  const named = namedInFilm(film).all;
  const base = primaryLanguage(film.language);
  const isGrave = graveIn(base);
  const subjects = subjectsAmong(emblems, scenes, named);
  const most = oftenestIn(scenes);
  const seen = pagesOfFilm(scenes);
  const starts = scenes.map((_, at) => scenes.slice(0, at).reduce((sum, scene) => sum + pagesOf(scene), 0));
  const leads = new Map<number, string>();
  // A view is seen in its place, and beside a death nothing that the film is about otherwise.
  const isQuiet = scenes.map(({ view, narration }) => view !== undefined || narration.some(isGrave));
  const pagesWith = (drawing: string): number => seen.filter((one) => one === drawing).length;
  const isNear = (page: number, drawing: string): boolean =>
    seen.slice(Math.max(0, page - APART + 1), page + APART).includes(drawing);
  const bareFrom = (at: number): number[] => ledPages(seen, starts[at] ?? 0, pagesOf(scenes[at]));
  const lead = (at: number, drawings: readonly string[], times = most): void => {
    const pages = bareFrom(at);
    if (leads.has(at) || pages.length === 0 || isQuiet[at] === true) return;
    const [one] = drawings
      .filter(
        (drawing) =>
          pagesWith(drawing) + pages.length <= times && !pages.some((page) => isNear(page, drawing)),
      )
      .toSorted((a, b) => pagesWith(a) - pagesWith(b));
    if (one === undefined) return;
    leads.set(at, one);
    for (const page of pages) seen[page] = one;
  };
  leads.set(0, first);
  seen[0] ??= first;
  const end = scenes.length - 1;
  lead(end, namedBy(scenes[end], end, emblems, named, base));
  scenes.forEach((scene, at) => lead(at, namedBy(scene, at, emblems, named, base)));
  // A film ends on what it opened with, be that a page more.
  lead(end, [first], most + 1);
  const gaps = pagesToDrawn(seen);
  const barest = scenes
    .map((_, at) => ({ at, gap: Math.max(0, ...bareFrom(at).map((page) => gaps[page] ?? 0)) }))
    .toSorted((a, b) => b.gap - a.gap || a.at - b.at);
  for (const { at } of barest) lead(at, subjects);
  return scenes.map((scene, at) => {
    const emblem = leads.get(at);
    return emblem === undefined ? scene : { ...scene, emblem };
  });
}

/** What each page of a film shows by itself. */
function pagesOfFilm(scenes: readonly StoryScene[]): (string | null)[] {
  return scenes.flatMap(({ visual }) =>
    visual.kind === "statement"
      ? besideOf(visual)
      : ["illustration" in visual ? (visual.illustration ?? null) : null],
  );
}

/** How many pages each is from the nearest that shows a drawing; as many as there are where none does. */
function pagesToDrawn(seen: readonly (string | null)[]): number[] {
  const since = (pages: readonly (string | null)[]): number[] => {
    let drawn = -Infinity;
    return pages.map((one, at) => {
      if (one !== null) drawn = at;
      return Math.min(pages.length, at - drawn);
    });
  };
  const until = since(seen.toReversed()).toReversed();
  return since(seen).map((gap, at) => Math.min(gap, until[at] ?? gap));
}

/** Pages of a scene that show what leads it: the first without a drawing, and again when it has rested. */
function ledPages(seen: readonly (string | null)[], from: number, count: number): number[] {
  const pages: number[] = [];
  for (let page = from; page < from + count; page += 1)
    if ((seen[page] ?? null) === null && page - (pages.at(-1) ?? -RESTS) >= RESTS) pages.push(page);
  return pages;
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
  scene: StoryScene | undefined,
  at: number,
  emblems: readonly string[],
  named: readonly Named[],
  base: string,
): string[] {
  if (scene === undefined) return [];
  const { visual } = scene;
  const heading = "heading" in visual ? (visual.heading ?? "") : "";
  const headed = new Set(plainThings(heading, base).map(({ drawing }) => drawing));
  const told = new Set(named.filter(({ scenes }) => scenes.has(at)).map(({ drawing }) => drawing));
  return [...emblems.filter((one) => headed.has(one)), ...emblems.filter((one) => told.has(one))];
}
