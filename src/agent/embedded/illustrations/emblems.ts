import { isLineDrawing } from "../../../artifacts/illustrations.ts";
import type { StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { isView } from "../../../artifacts/views.ts";
import { besideOf } from "./beside-thoughts.ts";
import { drawnItems, isListed, seenItems } from "./item-drawings.ts";
import { isOfLines } from "./one-family.ts";
import { namedInFilm, NEVER, type NamedFilm, type NamedThings } from "./named-in-film.ts";
import { kinOf, toldThroughout } from "./told-throughout.ts";

/** More are no family of signs. */
const MOST = 7;
/** With so many nothing has to be added. */
const FULL = 5;
/** A list that shows fewer things shows them in passing. */
const LISTED = 3;

/** What frightens or disgusts is shown where it is spoken of, and nowhere else. */
const UNWORN: ReadonlySet<string> = new Set(
  `axe bat cockroach crossed-swords derelict-house drop-of-blood fly headstone kitchen-knife microbe military-helmet mosquito
  mouse-trap rat razor scorpion shark skunk snake spider syringe tornado volcano warning wilted-flower worm`.split(
    /\s+/u,
  ),
);
/** Two drawings of one thing, to the eye: of each row one is enough. */
const ALIKE = [
  "pen fountain-pen pencil",
  "open-book closed-book books notebook",
  "house houses house-with-garden hut",
].map((row) => row.split(" "));

/** Names of the drawings that a film shows, those first that it opens on and then those that it shows most. */
export function drawingsShown(scenes: readonly StoryScene[]): string[] {
  const shown = scenes.flatMap(({ visual }) => drawingsIn(visual));
  const [opening] = scenes;
  const first = opening === undefined ? [] : drawingsIn(opening.visual);
  const times = (drawing: string): number => shown.filter((one) => one === drawing).length;
  return [...new Set([...first, ...[...new Set(shown)].toSorted((a, b) => times(b) - times(a))])];
}

/**
 * What the grounds of a film wear: what it is about, be it shown or named, and of what it shows besides its kin. What it only names in
 * passing stands beside its words and nowhere else: it would be the wallpaper of all pages. None of these: no emblem.
 */
export function emblemsOf(film: NamedFilm): string[] {
  const named = namedInFilm(film);
  const shown = wearable(drawingsShown(film.scenes));
  const about = wearable(toldThroughout(named, new Set(shown)));
  const opening = wearable(drawingsShown(film.scenes.slice(0, 1))).filter((drawing) => !NEVER.has(drawing));
  const subjects = [...new Set([...opening, ...about])];
  const akin = new Set([...kinOf(shown, subjects, named), ...thingsOfLists(film.scenes)]);
  const meant = byWeight(
    shown.filter((drawing) => subjects.includes(drawing) || akin.has(drawing)),
    opening,
    named,
  );
  if (opening.length === 0 && meant.length < CARRIED.things && !carriesFilm(about, named, film.scenes))
    return [];
  const added = about.slice(0, Math.max(0, FULL - meant.length));
  const worn = unlike([...new Set([...meant, ...added])]);
  const isLine = isOfLines(film.scenes) ?? isLineDrawing(worn[0] ?? "");
  return worn.filter((drawing) => isLineDrawing(drawing) === isLine).slice(0, MOST);
}

/**
 * Those first that the film opens on, then by how many sentences name them: a film on the metre opens on no notebook, though two of its
 * people kept one.
 */
function byWeight(drawings: readonly string[], opening: readonly string[], { all }: NamedThings): string[] {
  const told = (drawing: string): number =>
    Math.max(0, ...all.filter((one) => one.drawing === drawing).map(({ at, inTitle }) => at.length + (inTitle ? CARRIED.times : 0))); // prettier-ignore
  const opens = drawings.filter((drawing) => opening.includes(drawing));
  const others = drawings.filter((drawing) => !opens.includes(drawing));
  return [...opens, ...others.toSorted((a, b) => told(b) - told(a))];
}

/** So many things are a film's signs together; one that so many sentences name, or that stands beside so many, is its sign alone. */
const CARRIED = { things: 3, times: 3, shown: 2 };

/** Whether what a film is about may stand on all its pages: birds that are counted twice are no sign of a city's road. */
function carriesFilm(about: readonly string[], { all }: NamedThings, scenes: readonly StoryScene[]): boolean {
  const named = all.filter(({ drawing }) => about.includes(drawing));
  const shown = scenes.flatMap(({ visual }) => drawingsIn(visual));
  return (
    about.length === 0 ||
    named.some(
      ({ drawing, at, inTitle }) =>
        inTitle ||
        at.length >= CARRIED.times ||
        shown.filter((one) => one === drawing).length >= CARRIED.shown,
    )
  );
}

/** What a list of nothing but things shows, each by its drawing: what to bring, what goes in. */
function thingsOfLists(scenes: readonly StoryScene[]): string[] {
  return scenes.flatMap(({ visual }) => {
    if (!isListed(visual)) return [];
    const drawn = wearable(drawnItems(visual).filter((one) => one !== null));
    return drawn.length >= LISTED && drawn.length * 2 >= drawnItems(visual).length ? drawn : [];
  });
}

function wearable(drawings: readonly string[]): string[] {
  return drawings.filter((drawing) => !UNWORN.has(drawing));
}

/** The first of those that look alike. */
function unlike(drawings: readonly string[]): string[] {
  return drawings.filter((drawing, at) => {
    const row = ALIKE.find((one) => one.includes(drawing)) ?? [];
    return !drawings.slice(0, at).some((before) => row.includes(before));
  });
}

/** After an edit: those that some scene shows or names still, and none that were not worn before. */
export function emblemsLeft(emblems: readonly string[], film: NamedFilm): string[] {
  const shown = new Set(drawingsShown(film.scenes));
  const named = new Set(
    namedInFilm(film)
      .all.filter(({ at }) => at.length > 0)
      .map(({ drawing }) => drawing),
  );
  return emblems.filter((emblem) => shown.has(emblem) || named.has(emblem));
}

/** Scenes without a lead that the film wears no more, and that they do not draw themselves. */
export function leadsLeft(scenes: readonly StoryScene[], emblems: readonly string[]): StoryScene[] {
  return scenes.map((scene) => {
    const { emblem, ...rest } = scene;
    const isLeft =
      emblem === undefined || emblems.includes(emblem) || drawingsShown([scene]).includes(emblem);
    return isLeft ? scene : rest;
  });
}

/** A view is a picture of much, and no sign. */
function drawingsIn(visual: Visual): string[] {
  return namesIn(visual).filter((one): one is string => typeof one === "string" && !isView(one));
}

function namesIn(visual: Visual): (string | null | undefined)[] {
  if (visual.kind === "statement") {
    const beside = besideOf(visual);
    // Beside a prohibition its sign stands alone.
    return [visual, ...(visual.more ?? [])].flatMap(({ things = [], warns }, at) =>
      warns === true ? [] : [beside[at], ...things.map(({ illustration }) => illustration)],
    );
  }
  const own = "illustration" in visual ? [visual.illustration] : [];
  // "A window so you can see your phone", of a bag.
  return isListed(visual) ? [...own, ...seenItems(visual)] : own;
}
