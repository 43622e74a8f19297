import type { Place } from "../../../artifacts/place.ts";
import { placesIn } from "../../../artifacts/places-in.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import type { Colorway } from "../../../artifacts/style.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { readerFor } from "../illustrations/lexicons.ts";
import { SIGNS } from "../illustrations/signs.ts";
import { worldOfDrawing } from "./drawn-worlds.ts";

/** A world is spoken of in so many sentences at least where nothing of it is drawn. */
const SPOKEN_OF = 2;

/** The worlds of the drawings of a scene, as they come. */
export function worldsIn({ visual }: StoryScene): { drawing: string; world: Colorway }[] {
  return drawingsOf(visual).flatMap((drawing) => {
    const world = worldOfDrawing(drawing);
    return world === null ? [] : [{ drawing, world }];
  });
}

/** The world of the things that most sentences name, though none of them is what a scene is about; null for a tie. */
export function spokenWorld(scenes: readonly StoryScene[], language: string): Colorway | null {
  const reader = readerFor(primaryLanguage(language));
  if (reader === null) return null;
  const worldOf = new Map<string, Colorway>();
  for (const { drawing, sure } of reader.lexicon.entries) {
    const world = SIGNS.has(drawing) ? null : worldOfDrawing(drawing);
    if (world !== null) for (const word of sure) worldOf.set(word, worldOf.get(word) ?? world);
  }
  const counts = new Map<Colorway, number>();
  for (const sentence of scenes.flatMap(({ title, narration }) => [title, ...narration])) {
    const worlds = new Set(reader.termsOf(sentence).flatMap((term) => worldOf.get(term) ?? []));
    for (const world of worlds) counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < SPOKEN_OF || first[1] === second?.[1]) return null;
  return first[0];
}

/** The colours of places; a town has none. */
const OF_PLACE: Partial<Record<Place, Colorway>> = {
  sea: "sea",
  ice: "sea",
  snow: "sea",
  night: "night",
  river: "teal",
  mountains: "teal",
  forest: "leaf",
  fields: "leaf",
  desert: "gold",
};

/** The world of the place that most thoughts name, the first of several. */
export function placedWorld(scenes: readonly StoryScene[]): Colorway | null {
  const places = scenes.flatMap(placesIn);
  const often = (one: Place): number => places.filter((place) => place === one).length;
  const [most] = [...new Set(places)].toSorted((a, b) => often(b) - often(a));
  return most === undefined ? null : (OF_PLACE[most] ?? null);
}

function drawingsOf(visual: StoryScene["visual"]): string[] {
  if (visual.kind !== "title" && visual.kind !== "statement" && visual.kind !== "process") return [];
  const later =
    visual.kind === "statement" ? (visual.more ?? []).map(({ illustration }) => illustration) : [];
  return [visual.illustration, ...later].flatMap((drawing) => drawing ?? []);
}
