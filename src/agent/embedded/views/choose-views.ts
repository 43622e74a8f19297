import { BESIDE_VIEWS, VIEWS, isView, type View } from "../../../artifacts/views.ts";
import type { StatementVisual, StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { isGraveSubject } from "../grave-subjects.ts";
import { besideOf, thoughtsOf, withBeside, type Beside } from "../illustrations/beside-thoughts.ts";
import { graveIn } from "../illustrations/grave-words.ts";
import { leansOnLast } from "../illustrations/leans-on.ts";
import { mourns } from "../illustrations/obituary.ts";
import { isOfOld, tellsOfOld } from "../illustrations/out-of-time.ts";
import { isOfUnwanted } from "../illustrations/unfit-drawings.ts";
import { isMostlyNight, isOtherHour } from "./by-night.ts";
import { viewsIn, type NamedViews } from "./named-views.ts";
import { viewOfFilm } from "./view-of-film.ts";

type Film = { title: string; language: string };

/** What a film has of places: the one that it is about, and those that it comes back to. */
type ViewsOfFilm = { about: View | null; toldAgain: ReadonlySet<View> };

/** In more scenes than this no view is seen in a film: strangers took the third for a stamp. */
const OFTENEST = 2;
/** So many signs of a place in one thought name it. */
const IN_THOUGHT = 2;
/** Where more than so many of a scene's thoughts name a place, all of them are there. */
const MOSTLY = 0.5;
/** In so many sentences of a film that speak of a clinic, it is one of it. */
const OF_CLINIC = 3;
/** Painted as they look today. */
const MODERN: ReadonlySet<View> = new Set([
  "office-view",
  "meeting-view",
  "factory-view",
  "warehouse-view",
  "clinic-view",
  "laboratory-view",
  "site-view",
  "pool-view",
  "airport-view",
  "city-view",
]);

/**
 * Gives thoughts that have no drawing the painted place where they are (`artifacts/views.ts`), the same through a scene: where its
 * words name one surely; its opening the one that all the film is about, where it has no drawing.
 */
export function withViews(scenes: readonly StoryScene[], film: Film): StoryScene[] {
  const base = primaryLanguage(film.language);
  const told = scenes.flatMap(({ narration }) => narration);
  if (mourns(film.title, told, base)) return [...scenes];
  const isGrave = graveIn(base);
  const hasCode = scenes.some(({ visual }) => visual.kind === "code");
  const allOld = isOfOld(told);
  const spoken = told.map((sentence) => viewsIn(sentence, base));
  // What a ward throws away is carried through no street.
  const isOfClinic =
    spoken.filter(({ sure, signs }) => sure.has("clinic-view") || signs.has("clinic-view")).length >=
    OF_CLINIC;
  const fits = (view: View, { narration, visual }: StoryScene): boolean =>
    !(visual.kind !== "statement" && isMostlyNight(view, narration, base)) &&
    !(hasCode && view === "library-view") &&
    !(isOfClinic && view === "street-view") &&
    !(MODERN.has(view) && (allOld || tellsOfOld(narration)));
  const own = isGraveSubject(film.title, told, base) ? null : viewOfFilm(film.title, told, base);
  const about = own?.view ?? null;
  const everywhere = own?.isFirm === true ? about : null;
  const toldAgain = new Set(VIEWS.filter((view) => isAgain(view, spoken)));
  const chosen = new Map<number, Shown>();
  const times = (view: View): number => [...chosen.values()].filter((one) => one.view === view).length;
  const mayShow = (view: View | null, at: number): view is View =>
    view !== null && times(view) < OFTENEST && scenes[at] !== undefined && fits(view, scenes[at]);
  const isOpen = scenes.map(
    ({ visual, narration }) =>
      visual.kind === "statement" &&
      bareThoughts(visual).some((bare) => bare) &&
      !isOfUnwanted(visual.heading, base) &&
      !narration.some(isGrave),
  );
  const [opening] = scenes;
  if (opening?.visual.kind === "title" && opening.visual.illustration === undefined)
    if (mayShow(everywhere, 0) && !opening.narration.some(isGrave))
      chosen.set(0, { view: everywhere, beside: [] });
  const named = scenes.map(({ visual }, at) =>
    visual.kind === "statement" && isOpen[at] === true
      ? viewOfScene(visual, { about, toldAgain }, base)
      : null,
  );
  named.forEach((shown, at) => {
    if (shown !== null && mayShow(shown.view, at)) chosen.set(at, shown);
  });
  const end = scenes.length - 1;
  const seen = scenes.map((scene, at) => withView(scene, chosen.get(at), base));
  return seen.map((scene, at) => {
    const { visual, narration } = scene;
    const isLast = at === end && at > 0;
    const isBeside = BESIDE_VIEWS.has(visual.kind);
    if (!(isBeside || (isLast && visual.kind === "title")) || narration.some(isGrave)) return scene;
    // The end shows what the opening does.
    const first = chosen.get(0)?.view;
    if (isLast && first !== undefined) return times(first) < OFTENEST ? withSceneView(scene, first) : scene;
    if (!isBeside || isOfUnwanted(headingOf(visual), base)) return scene;
    const view = viewOfWords(visual, narration, { about, toldAgain }, base);
    if (!mayShow(view, at)) return scene;
    chosen.set(at, { view, beside: [] });
    return withSceneView(scene, view);
  });
}

const headingOf = (visual: Visual): string | undefined => ("heading" in visual ? visual.heading : undefined);

/** The place that most of a scene's sentences name, or its heading; null for none. */
function viewOfWords(
  visual: Visual,
  narration: readonly string[],
  film: ViewsOfFilm,
  base: string,
): View | null {
  const written = headingOf(visual);
  const heading = written === undefined || written === "" ? null : viewsIn(written, base);
  const said = narration.map((sentence) => viewsIn(sentence, base));
  const [first, second] = VIEWS.map((view) => weigh(view, heading, said, film))
    .filter(({ weight, isAll }) => weight > 0 && isAll)
    .toSorted((a, b) => b.weight - a.weight);
  return first === undefined || first.weight === second?.weight ? null : first.view;
}

function withSceneView(scene: StoryScene, view: View | null): StoryScene {
  const { visual } = scene;
  if (view === null || ("illustration" in visual && visual.illustration !== undefined)) return scene;
  return visual.kind === "title"
    ? { ...scene, visual: { ...visual, illustration: view } }
    : { ...scene, view };
}

/** Whether a film names a place more than once. */
function isAgain(view: View, spoken: readonly NamedViews[]): boolean {
  const sure = spoken.filter((one) => one.sure.has(view)).length;
  return sure > 1 || (sure > 0 && spoken.filter((one) => one.signs.has(view)).length > 1);
}

/** What a scene shows of a place: which one, and beside which of its thoughts. */
type Shown = { view: View; beside: readonly boolean[] };

/** The place that a scene's heading or thoughts name; null where they name none surely, or two as often. */
function viewOfScene(visual: StatementVisual, film: ViewsOfFilm, base: string): Shown | null {
  const bare = bareThoughts(visual);
  const heading = visual.heading === undefined ? null : viewsIn(visual.heading, base);
  const thoughts = thoughtsOf(visual).map((text) => viewsIn(text, base));
  const weighed = VIEWS.map((view) => weigh(view, heading, thoughts, film))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const [first, second] = weighed;
  if (first === undefined) return null;
  const best =
    first.weight === second?.weight
      ? weighed.find(({ view, weight }) => view === film.about && weight === first.weight)
      : first;
  if (best === undefined || !best.named.some((one, at) => one && bare[at] === true)) return null;
  const texts = thoughtsOf(visual);
  // What names it at the edge of a scene that speaks of other things stands beside itself alone.
  const beside = best.isAll ? bare : best.named.map((one, at) => one && bare[at] === true);
  beside.forEach((one, at) => {
    if (!one && bare[at] === true && beside[at - 1] === true) beside[at] = leansOnLast(texts[at] ?? "", base);
  });
  return { view: best.view, beside };
}

type Weighed = { view: View; weight: number; named: boolean[]; isAll: boolean };

function weigh(
  view: View,
  heading: NamedViews | null,
  thoughts: readonly NamedViews[],
  { about, toldAgain }: ViewsOfFilm,
): Weighed {
  const signsIn = (one: NamedViews): number => one.signs.get(view)?.size ?? 0;
  const headed = heading !== null && (heading.sure.has(view) || signsIn(heading) >= IN_THOUGHT);
  const texts = heading === null ? thoughts : [heading, ...thoughts];
  const words = texts.reduce((sum, one) => sum + signsIn(one) + (one.sure.get(view)?.size ?? 0), 0);
  const isSure = texts.some(({ sure }) => sure.has(view));
  // A word that the film has once, and no other of its kind, names it in passing.
  const isMeant = headed || view === about || toldAgain.has(view) || (isSure && words > 1) || words > 2;
  const named = thoughts.map((one) => isMeant && (one.sure.has(view) || signsIn(one) >= IN_THOUGHT));
  const times = named.filter((one) => one).length;
  const most = thoughts.length * MOSTLY;
  const isAll = headed || times > most || (named[0] === true && times >= most);
  return { view, weight: times + (headed ? 1 : 0), named: headed ? named.map(() => true) : named, isAll };
}

/** Which thoughts of a statement stand alone: no drawing, no things and no sign of a warning is beside them. */
function bareThoughts(visual: StatementVisual): boolean[] {
  const beside = besideOf(visual);
  return [visual, ...(visual.more ?? [])].map(
    ({ things = [], warns }, at) => beside[at] === null && things.length === 0 && warns !== true,
  );
}

function withView(scene: StoryScene, shown: Shown | undefined, base: string): StoryScene {
  const { visual } = scene;
  if (shown === undefined) return scene;
  const { view } = shown;
  if (visual.kind === "title") return { ...scene, visual: { ...visual, illustration: view } };
  if (visual.kind !== "statement") return scene;
  const texts = thoughtsOf(visual);
  const beside: Beside = besideOf(visual).map((drawing, at) =>
    shown.beside[at] === true && !isOtherHour(view, texts[at] ?? "", base) ? view : drawing,
  );
  return { ...scene, visual: withBeside(visual, beside) };
}

/** Whether a scene shows a view anywhere. */
export function showsView({ visual, view }: StoryScene): boolean {
  if (view !== undefined) return true;
  if (visual.kind === "statement") return besideOf(visual).some((one) => one !== null && isView(one));
  return visual.kind === "title" && visual.illustration !== undefined && isView(visual.illustration);
}
