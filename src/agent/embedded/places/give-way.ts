import { placesOf } from "../../../artifacts/places-of.ts";
import type { Place } from "../../../artifacts/place.ts";
import type { StatementVisual, StoryScene } from "../../../artifacts/storyboard.ts";
import { seenIn } from "../../../artifacts/things-in-places.ts";

/**
 * Scenes whose drawings are of what stands in the places that the film is set in, and which its style paints: a ship at sea
 * is seen there, while a small bird over the sea gives way. A town or fields give way to what is
 * named there, for their views tell less; an opening keeps what its title names, wherever that is. What a caller asks for later stands.
 */
export function givingWayToPlaces(
  scenes: readonly StoryScene[],
  isNamed: (drawing: string, title: string) => boolean = () => false,
): StoryScene[] {
  const places = placesOf(scenes);
  return scenes.map((scene, at) => {
    const begins = places[at] ?? null;
    if (begins === null) return scene;
    const { visual } = scene;
    if (visual.kind === "title") {
      const { illustration, ...plain } = visual;
      const stands =
        illustration !== undefined && (seenIn(begins, illustration) || isNamed(illustration, visual.title));
      return { ...scene, visual: stands ? visual : plain };
    }
    return visual.kind === "statement" ? { ...scene, visual: settled(visual, begins) } : scene;
  });
}

/** The thoughts of a scene, each with what stands where it is; what stood in another place is left there. */
function settled(visual: StatementVisual, begins: Place): StatementVisual {
  const { illustration: opening, more, ...plain } = visual;
  let place = begins;
  let shown = opening !== undefined && seenIn(place, opening) ? opening : null;
  const first = shown === null ? plain : { ...plain, illustration: shown };
  if (more === undefined) return first;
  const later = more.map(({ illustration, ...thought }) => {
    place = thought.place ?? place;
    const own = illustration !== undefined && illustration !== null && seenIn(place, illustration) ? illustration : null; // prettier-ignore
    const next = own ?? (illustration === undefined && shown !== null && seenIn(place, shown) ? shown : null);
    const changes = next !== shown;
    shown = next;
    return changes ? { ...thought, illustration: next } : thought;
  });
  return { ...first, more: later };
}
