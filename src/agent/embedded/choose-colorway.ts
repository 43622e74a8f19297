import type { Place } from "../../artifacts/place.ts";
import { placesIn } from "../../artifacts/places-in.ts";
import type { StoryScene } from "../../artifacts/storyboard.ts";
import { COLORWAYS, type Colorway } from "../../artifacts/style.ts";
import { textSeed } from "../../kernel/text-seed.ts";
import { primaryLanguage } from "../language/detect-language.ts";
import { isGraveSubject } from "./grave-subjects.ts";
import { readerFor } from "./illustrations/lexicons.ts";
import { SIGNS } from "./illustrations/signs.ts";
import { isWarm } from "./warm-subjects.ts";

/** Drawings of things whose colour or world is one of the families'; what has none, such as a key, is in no list. */
export const WORLDS: Record<Colorway, string> = {
  ember: `
    fire fire-engine fire-extinguisher volcano brick red-apple tomato strawberry hot-pepper fox cherries campfire oven
    red-paper-lantern lobster crab shrimp steaming-bowl pot-of-food shallow-pan-of-food cooking pizza cut-of-meat
    heartbeat hand-heart anatomical-heart drop-of-blood boxing-glove leaf-fluttering-in-wind fallen-leaf maple-leaf
    carrot tangerine peach basketball barn hot-beverage burrito taco spaghetti siren meteor rooster hammer
    rescue-workers-helmet construction traffic-cone building-construction tractor bulldozer japanese-castle lion tiger
    orangutan chipmunk film-projector violin guitar saxophone trumpet drum long-drum
  `,
  leaf: `
    deciduous-tree evergreen-tree christmas-tree seedling herb leafy-green green-salad potted-plant four-leaf-clover
    cactus broccoli cucumber pea-pod avocado kiwi-fruit melon watermelon pear olive bell-pepper frog lizard crocodile
    snake turtle snail worm bug beetle lady-beetle recycling-symbol tent hiking-boot basket soccer-ball tennis bear
    deer hedgehog rabbit otter beaver badger moose boar raccoon goat ewe ram cow ox bison llama shovel mushroom
    wastebasket solar-roof windmill tipi backpack footprints paw-prints american-football cricket-game parrot dragon
    sauropod t-rex binoculars map-trifold
  `,
  sea: `
    water-wave droplet fountain whale spouting-whale dolphin fish shark octopus squid jellyfish seal penguin
    tropical-fish sailboat ship ferry motor-boat canoe anchor ring-buoy lighthouse snowflake ice ice-skate
    ice-hockey polar-bear airplane small-airplane helicopter cloud
    cloud-with-rain cloud-with-snow cloud-with-lightning-and-rain cyclone tornado wind umbrella
    umbrella-with-rain-drops dove bird goose duck swan swimming-pool shower bathtub desert-island 
         bridge curling-stone diving-mask coral oyster fishing-pole
    globe-showing-europe-africa globe-showing-americas globe-showing-asia-australia globe-stand 
       police-car blueprint satellite
  `,
  plum: `
    bank classical-building balance-scale gavel shield balloon kite books open-book closed-book scroll dog horse
    grapes wine-glass eggplant crystal-ball artist-palette paintbrush framed-picture ballet-shoes musical-score
    musical-keyboard microphone studio-microphone headphone rose tulip hibiscus cherry-blossom bouquet lotus hyacinth
    dress kimono sari lotion-bottle teddy-bear circus-tent ferris-wheel roller-coaster carousel-horse party-popper
    wrapped-gift birthday-cake cupcake candy lollipop ice-cream soft-ice-cream brain microbe dna bat crescent-moon
    full-moon comet ringed-planet telescope flying-saucer gem-stone crown yarn thread sewing-needle clapper-board
    movie-camera video-game joystick flamingo blossom knot nesting-dolls vinyl-record cassette-tape
  `,
  gold: `
    sun sun-behind-cloud honeybee honey-pot bread baguette-bread croissant pancakes waffle pie pretzel cheese-wedge
    sheaf-of-rice ear-of-corn coin money-bag piggy-bank vault treasure-chest light-bulb candle lamp flashlight banana
    lemon pineapple beer-mug camel two-hump-camel giraffe leopard sunflower baby-chick hatching-chick cookie peanuts
    chestnut coconut palm-tree trophy sports-medal military-medal bell bellhop-bell amphora   
     old-key hourglass-not-done high-voltage solar-panel taxi monkey kangaroo moai mammoth castle
    watch compass world-map carpentry-saw wood ladder sandwich falafel custard potato onion garlic french-fries
    popcorn beans nest-with-eggs egg accordion banjo abacus pencil crayon
  `,
  teal: `
    locomotive high-speed-train metro tram trolleybus bus
    mountain snow-capped-mountain skis sled snowman
    stethoscope syringe pill hospital first-aid-kit tooth toothbrush lungs thermometer test-tube petri-dish microscope
    alembic flask eye adhesive-bandage ambulance soap sponge spray-bottle bicycle kick-scooter running-shoe wheelchair
    motorized-wheelchair white-cane electric-plug battery low-battery charging-station laptop desktop-computer
    computer-mouse mobile-phone cpu circuitry robot database hard-drives head-circuit chart-line chart-increasing
    chart-pie bar-chart graph calculator credit-card cash-register peacock teapot bubble-tea glass-of-milk
    washing-machine house houses hut drone satellite-antenna locked fingerprint security-camera
  `,
  slate: "",
};

const OF_DRAWING: ReadonlyMap<string, Colorway> = new Map(
  COLORWAYS.flatMap((way) =>
    WORLDS[way]
      .split(/\s+/u)
      .filter((drawing) => drawing !== "")
      .map((drawing): [string, Colorway] => [drawing, way]),
  ),
);

/** Where what is grave is set there, their colours are quiet enough. */
const COLD: ReadonlySet<Colorway> = new Set(["sea", "teal"]);
/** Nothing but gravity chooses stone. */
const WORLDLY: readonly Colorway[] = COLORWAYS.filter((way) => way !== "slate");

/** A world is spoken of in so many sentences at least where nothing of it is drawn. */
const SPOKEN_OF = 2;

/** The families of warm light, of which the title chooses where a film is on something warm. */
const WARM_WAYS: readonly Colorway[] = ["ember", "gold"];

/**
 * The family of colours of a film: stone where it is on something grave; that of what it opens on; a warm one for what is warm in itself and set nowhere; else that of the
 * first thing which is drawn, of the place where most scenes are, or of the world that most sentences speak of; else
 * the title chooses, so that two films differ and one film always looks the same. `showsPlaces`: its style paints where it is set.
 */
export function chooseColorway(
  scenes: readonly StoryScene[],
  title: string,
  language: string,
  showsPlaces = false,
): Colorway {
  const told = scenes.flatMap(({ narration }) => narration);
  const isGrave = isGraveSubject(title, told, primaryLanguage(language));
  const worldsIn = ({ visual }: StoryScene): Colorway[] =>
    drawingsOf(visual).flatMap((drawing) => OF_DRAWING.get(drawing) ?? []);
  const placed = placedWorld(scenes);
  // A wreck at sea has the colours of the sea.
  if (isGrave) return showsPlaces && placed !== null && COLD.has(placed) ? placed : "slate";
  const [opening] = scenes.filter(({ visual }) => visual.kind === "title").flatMap(worldsIn);
  const [drawn = placed] = scenes.flatMap(worldsIn);
  const warm =
    placed === null && isWarm(title, told, primaryLanguage(language)) ? ofTitle(title, WARM_WAYS) : null;
  // Green things that are eaten are warm; what grows is not.
  const first = opening === "leaf" && warm !== null ? warm : (opening ?? warm);
  return first ?? drawn ?? spokenWorld(scenes, language) ?? ofTitle(title, WORLDLY) ?? "sea";
}

function ofTitle(title: string, ways: readonly Colorway[]): Colorway | null {
  return ways[textSeed(title) % ways.length] ?? null;
}

/** The family of the things that most sentences name, though none of them is what a scene is about; null for a tie. */
function spokenWorld(scenes: readonly StoryScene[], language: string): Colorway | null {
  const reader = readerFor(primaryLanguage(language));
  if (reader === null) return null;
  const worldOf = new Map<string, Colorway>();
  for (const { drawing, sure } of reader.lexicon.entries) {
    const world = SIGNS.has(drawing) ? undefined : OF_DRAWING.get(drawing);
    if (world !== undefined) for (const word of sure) worldOf.set(word, worldOf.get(word) ?? world);
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
  night: "sea",
  river: "teal",
  mountains: "teal",
  forest: "leaf",
  fields: "leaf",
  desert: "gold",
};

/** The family of the place that most thoughts name, the first of several. */
function placedWorld(scenes: readonly StoryScene[]): Colorway | null {
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
