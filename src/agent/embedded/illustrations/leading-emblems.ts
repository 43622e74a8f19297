import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { besideOf } from "./beside-thoughts.ts";
import { oftenestIn, pagesOf } from "./drawn-sparingly.ts";
import { graveIn } from "./grave-words.ts";
import { namedInFilm, type NamedFilm } from "./named-in-film.ts";
import { plainThings } from "./plain-things.ts";

/** Pages from one that shows a drawing to the next that does, at least. */
const APART = 2;
/** What leads a scene is seen on one of so many of its pages, as the film lays them out. */
const RESTS = 4;

/**
 * Gives scenes the drawing that stands large on their grounds: the opening what the film is about, the end the first again where the
 * film bears it (`oftenestIn`), and between them a scene whose heading names an emblem that nothing else shows. All others are quiet: what was seen
 * over a section that it had nothing to do with was the film's stamp.
 */
export function withLeads(film: NamedFilm, emblems: readonly string[]): StoryScene[] {
  const [first] = emblems;
  const { scenes } = film;
  if (first === undefined) return [...scenes];
  const base = primaryLanguage(film.language);
  const isGrave = graveIn(base);
  const most = oftenestIn(scenes);
  const seen = pagesOfFilm(scenes);
  const starts = scenes.map((_, at) => scenes.slice(0, at).reduce((sum, scene) => sum + pagesOf(scene), 0));
  const leads = new Map<number, string>();
  // A view is seen in its place, and beside a death nothing that the film is about otherwise.
  const isQuiet = scenes.map(({ view, narration }) => view !== undefined || narration.some(isGrave));
  const pagesWith = (drawing: string): number => seen.filter((one) => one === drawing).length;
  const isNear = (page: number, drawing: string): boolean =>
    seen.slice(Math.max(0, page - APART + 1), page + APART).includes(drawing);
  const lead = (at: number, drawings: readonly string[], times: number): void => {
    const pages = ledPages(seen, starts[at] ?? 0, pagesOf(scenes[at]));
    if (leads.has(at) || pages.length === 0 || isQuiet[at] === true) return;
    const one = drawings.find(
      (drawing) => pagesWith(drawing) + pages.length <= times && !pages.some((page) => isNear(page, drawing)),
    );
    if (one === undefined) return;
    leads.set(at, one);
    for (const page of pages) seen[page] = one;
  };
  // A film that opens on a place, on what is no emblem or on nothing does not end on something else.
  const isTitled = namedInFilm(film).all.some(({ drawing, inTitle }) => drawing === first && inTitle);
  const opening = seen[0] ?? (isTitled ? first : null);
  if (opening !== null && emblems.includes(opening)) {
    seen[0] = opening;
    leads.set(0, opening);
    lead(scenes.length - 1, [opening], most);
  }
  scenes.forEach((scene, at) => lead(at, headedBy(scene, emblems, base), 1));
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

/** Pages of a scene that show what leads it: the first without a drawing, and again when it has rested. */
function ledPages(seen: readonly (string | null)[], from: number, count: number): number[] {
  const pages: number[] = [];
  for (let page = from; page < from + count; page += 1)
    if ((seen[page] ?? null) === null && page - (pages.at(-1) ?? -RESTS) >= RESTS) pages.push(page);
  return pages;
}

/** The film's emblems that a scene's heading names. */
function headedBy({ visual }: StoryScene, emblems: readonly string[], base: string): string[] {
  const heading = "heading" in visual ? (visual.heading ?? "") : "";
  const headed = new Set(plainThings(heading, base).map(({ drawing }) => drawing));
  return emblems.filter((one) => headed.has(one));
}
