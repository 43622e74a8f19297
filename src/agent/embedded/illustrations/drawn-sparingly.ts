import type { StatementVisual, StoryScene } from "../../../artifacts/storyboard.ts";
import { isView } from "../../../artifacts/views.ts";
import { besideOf, thoughtsOf, withBeside } from "./beside-thoughts.ts";
import type { NamedFilm } from "./named-in-film.ts";
import { isNamedDrawing } from "./plain-things.ts";

/** One drawing is on two pages of a film, where it opens and where it ends or is told of, and on a third of one that is long. */
const PAGES = { usual: 2, long: 3 };
const LONG = 24;

/** A painted place is seen so often at most, held through as many pages as tell of it. */
const PLACES_SEEN = 2;

/** The pages of a scene: a statement has one for each thought. */
export function pagesOf(scene: StoryScene | undefined): number {
  if (scene === undefined) return 0;
  const { visual } = scene;
  return visual.kind === "statement" ? thoughtsOf(visual).length : 1;
}

/** On how many pages of a film one drawing is seen at most, wherever it stands. */
export function oftenestIn(scenes: readonly StoryScene[]): number {
  const pages = scenes.reduce((sum, scene) => sum + pagesOf(scene), 0);
  return pages >= LONG ? PAGES.long : PAGES.usual;
}

/** A page of a film that shows a drawing: where it is, whether its words name the thing, and whether it is the first of its kind in its scene. */
type Page = { scene: number; thought: number; page: number; isNamed: boolean; isFirst: boolean };

/**
 * The film with no drawing on more pages than it bears. What goes first are pages that only go on about the thing, and then those next
 * to one that shows it: what stays is far apart, one to a scene as long as there are others.
 */
export function drawnSparingly({ scenes, language }: NamedFilm): StoryScene[] {
  const most = oftenestIn(scenes);
  const statements = scenes.map(({ visual }) => (visual.kind === "statement" ? besideOf(visual) : []));
  const elsewhere = scenes.flatMap(({ visual }) =>
    visual.kind !== "statement" && "illustration" in visual ? [visual.illustration] : [],
  );
  const spared = statements.map((beside) => [...beside]);
  for (const drawing of new Set(statements.flat())) {
    if (drawing === null || isView(drawing)) continue;
    const pages = pagesWith(drawing, scenes, language);
    const room = Math.max(0, most - elsewhere.filter((one) => one === drawing).length);
    const kept = farApart(pages, elsewhere[0] === drawing ? [0] : [], room);
    for (const { scene, thought } of pages.filter((page) => !kept.includes(page)))
      (spared[scene] ?? [])[thought] = null;
  }
  sparePlaces(spared, scenes);
  return scenes.map((scene, at) => {
    const { visual } = scene;
    const own = spared[at] ?? [];
    const isSame = own.every((one, thought) => one === statements[at]?.[thought]);
    return visual.kind !== "statement" || isSame ? scene : { ...scene, visual: withBeside(visual, own) };
  });
}

/** Takes painted places away that the film has shown often enough. */
function sparePlaces(beside: (string | null)[][], scenes: readonly StoryScene[]): void {
  const seen = new Map<string, number>();
  const takes = (view: string): number => {
    const times = (seen.get(view) ?? 0) + 1;
    seen.set(view, times);
    return times;
  };
  for (const { view, visual } of scenes)
    for (const one of [
      view,
      visual.kind !== "statement" && "illustration" in visual ? visual.illustration : null,
    ])
      if (typeof one === "string" && isView(one)) takes(one);
  for (const pages of beside) {
    let held: string | null = null;
    pages.forEach((one, thought) => {
      const isPlace = one !== null && isView(one);
      if (isPlace && one !== held && takes(one) > PLACES_SEEN) pages[thought] = null;
      else held = one;
    });
  }
}

function pagesWith(drawing: string, scenes: readonly StoryScene[], language: string): Page[] {
  let page = 0;
  return scenes.flatMap((one, scene) => {
    const from = page;
    page += pagesOf(one);
    if (one.visual.kind !== "statement") return [];
    const texts = thoughtsOf(one.visual);
    const isNamed = (thought: number): boolean => isNamedDrawing(drawing, texts[thought] ?? "", language);
    const found = shownAt(drawing, one.visual);
    return found.map((thought, at) => ({
      scene,
      thought,
      page: from + thought,
      isNamed: isNamed(thought),
      isFirst: !found.slice(0, at).some((before) => isNamed(before) === isNamed(thought)),
    }));
  });
}

const shownAt = (drawing: string, visual: StatementVisual): number[] =>
  besideOf(visual).flatMap((one, thought) => (one === drawing ? [thought] : []));

/** So many of the pages: those first that name the thing, one to a scene, each as far as can be from the others. */
function farApart(pages: readonly Page[], taken: readonly number[], room: number): Page[] {
  const kept: Page[] = [];
  const distance = ({ page }: Page): number =>
    Math.min(...[...taken, ...kept.map((one) => one.page)].map((other) => Math.abs(page - other)));
  const rank = ({ isNamed, isFirst }: Page): number => (isNamed ? 0 : 2) + (isFirst ? 0 : 1);
  while (kept.length < Math.min(room, pages.length)) {
    const left = pages.filter((page) => !kept.includes(page));
    const best = Math.min(...left.map(rank));
    const [next] = left.filter((page) => rank(page) === best).toSorted((a, b) => distance(b) - distance(a));
    if (next === undefined) break;
    kept.push(next);
  }
  return kept;
}
