import type { Place } from "../../artifacts/place.ts";
import type { StoryScene } from "../../artifacts/storyboard.ts";
import { LIT_ROOMS, LIT_SKIES, type Light } from "../lights/paint-light.ts";
import { seededBy } from "../motifs/seeded.ts";
import { settingOf } from "../settings/where-things-stand.ts";
import { isIndoors } from "../views/paint-view.ts";

const BRIGHT: ReadonlySet<Light> = new Set<Light>(["disc", "rays"]);

/** Lights that tell of a place, and what a film shows that is of it: without it no curtain hangs behind the news of a power station. */
const TELLING: Partial<Record<Light, ReadonlySet<string>>> = {
  curtain: new Set(
    "stage-view clapper-board film-projector violin guitar musical-score drum microphone ticket circus-tent musical-notes saxophone trumpet ballet-shoes".split(" "), // prettier-ignore
  ),
  arches: new Set(
    "church-view old-town-view museum-view church castle classical-building crown mosque colosseum bank chess-pawn".split(" "), // prettier-ignore
  ),
};

type Inside = boolean | null;

/** `chosen`: what its lights are drawn by; `emblems`: what it is about, which decides its world before what its scenes show. */
type LitFilm = { chosen: string; emblems?: readonly string[] | undefined; isWide: boolean };

/**
 * The light of each section, none twice until all of its kind have been. A film is told in one world: what it is about says in which,
 * whatever is edited in its scenes, where that stands in a room or under a sky; else what more of its sections show, and where these show
 * as much of both a lot. A section leaves it only for what it shows itself.
 */
export function lightsOf(
  sections: readonly number[],
  scenes: readonly StoryScene[],
  places: readonly (Place | null)[],
  { chosen, emblems = [], isWide: hasSides }: LitFilm,
): Light[] {
  const random = seededBy(`${chosen} lights`);
  const shuffled = <T>(all: readonly T[]): T[] =>
    all.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at).map(({ one }) => one); // prettier-ignore
  const shown = scenes.flatMap(drawingsOf);
  const tells = (light: Light): boolean =>
    TELLING[light] === undefined || shown.some((name) => TELLING[light]?.has(name) === true);
  // Where a frame has no sides, lines would cross the edges of a lit door.
  const usable = LIT_ROOMS.filter((room) => (hasSides || room !== "doorway") && tells(room));
  const [rooms, skies] = [shuffled(usable), shuffled(LIT_SKIES)];
  const own = Array.from({ length: (sections.at(-1) ?? 0) + 1 }, (_, section) =>
    scenes.flatMap((scene, at) =>
      sections[at] === section ? [{ drawings: drawingsOf(scene), place: places[at] ?? null }] : [],
    ),
  );
  const insides = own.map(insideOf);
  const [inside, outside] = [true, false].map((one) => insides.filter((other) => other === one).length);
  const ofAll = insideOf([{ drawings: emblems, place: null }]);
  const isWorldInside = ofAll ?? (inside === outside ? random() < 0.5 : (inside ?? 0) > (outside ?? 0));
  return own.map((section, at) => {
    const kind: Light[] = (insides[at] ?? isWorldInside) ? rooms : skies;
    // What is lived or worked in has no arches in it, and a night with its moon no other light as round.
    const isNight = section.some(({ place }) => place === "night");
    const isLived = section.some(({ drawings }) => drawings.some((name) => isIndoors(name) && TELLING.arches?.has(name) !== true)); // prettier-ignore
    const suits = (one: Light) => !(one === "arches" && isLived) && !(isNight && BRIGHT.has(one));
    // The one that is chosen is the last to come again.
    kind.push(...kind.splice(Math.max(0, kind.findIndex(suits)), 1));
    return kind.at(-1) ?? "lantern";
  });
}

/** Whether what a section shows stands in a room, a kettle, or under a sky, a ship; null where it shows neither. */
function insideOf(section: readonly { drawings: readonly string[]; place: Place | null }[]): Inside {
  if (section.some(({ place }) => place !== null)) return false;
  const shown = section
    .flatMap(({ drawings }) => drawings)
    .map((name) => (isIndoors(name) ? "table" : settingOf(name)))
    .find((one) => one !== null);
  return shown === undefined ? null : shown === "table";
}

function drawingsOf({ visual }: StoryScene): string[] {
  if (visual.kind !== "statement" && visual.kind !== "title") return [];
  const later = visual.kind === "statement" ? (visual.more ?? []).map((one) => one.illustration) : [];
  return [visual.illustration, ...later].filter((one) => typeof one === "string");
}
