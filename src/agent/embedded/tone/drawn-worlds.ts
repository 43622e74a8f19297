import { COLORWAYS, type Colorway } from "../../../artifacts/style.ts";

/** Drawings of things whose colour or world is that of one of the sets; what has none, such as a key, is in no list. */
export const WORLDS: Partial<Record<Colorway, string>> = {
  ember: `
    fire fire-engine volcano red-apple tomato strawberry hot-pepper fox cherries campfire oven
    red-paper-lantern lobster crab shrimp steaming-bowl pot-of-food shallow-pan-of-food cooking pizza
    cut-of-meat hand-heart boxing-glove leaf-fluttering-in-wind fallen-leaf maple-leaf carrot tangerine
    peach basketball hot-beverage burrito taco spaghetti rooster tractor lion tiger orangutan chipmunk
    film-projector
  `,
  leaf: `
    blossom deciduous-tree evergreen-tree christmas-tree seedling herb leafy-green green-salad potted-plant
    four-leaf-clover cactus broccoli cucumber pea-pod avocado kiwi-fruit melon watermelon pear olive
    bell-pepper frog lizard crocodile snake turtle snail worm bug beetle lady-beetle recycling-symbol tent
    hiking-boot soccer-ball tennis bear deer hedgehog rabbit otter beaver badger moose boar raccoon goat ewe
    ram cow ox bison llama mushroom wastebasket solar-roof windmill tipi backpack footprints paw-prints
    american-football cricket-game parrot dragon binoculars map-trifold
  `,
  sea: `
    water-wave droplet fountain whale spouting-whale dolphin fish shark octopus squid jellyfish seal penguin
    tropical-fish sailboat ship ferry motor-boat canoe anchor ring-buoy lighthouse snowflake ice ice-skate
    ice-hockey polar-bear airplane small-airplane helicopter cloud cloud-with-rain cloud-with-snow
    cloud-with-lightning-and-rain cyclone tornado wind umbrella umbrella-with-rain-drops dove bird goose
    duck swan swimming-pool shower bathtub desert-island bridge curling-stone diving-mask coral oyster
    fishing-pole globe-showing-europe-africa globe-showing-americas globe-showing-asia-australia globe-stand
    police-car blueprint
  `,
  plum: `
    grapes wine-glass eggplant crystal-ball artist-palette paintbrush framed-picture ballet-shoes
    musical-score musical-keyboard microphone studio-microphone headphone rose tulip hibiscus cherry-blossom
    bouquet lotus hyacinth dress kimono sari lotion-bottle circus-tent ferris-wheel roller-coaster
    party-popper wrapped-gift birthday-cake cupcake ice-cream soft-ice-cream gem-stone crown clapper-board
    movie-camera flamingo  vinyl-record cassette-tape
  `,
  gold: `
    sun sun-behind-cloud honeybee honey-pot bread baguette-bread croissant pancakes waffle pie pretzel
    cheese-wedge sheaf-of-rice ear-of-corn treasure-chest light-bulb candle lamp flashlight banana lemon
    pineapple beer-mug camel two-hump-camel giraffe leopard sunflower baby-chick hatching-chick cookie
    peanuts chestnut coconut palm-tree trophy sports-medal military-medal bell bellhop-bell high-voltage
    solar-panel taxi monkey kangaroo watch sandwich falafel custard potato onion garlic french-fries popcorn
    beans nest-with-eggs egg books open-book closed-book saxophone trumpet
  `,
  teal: `
    locomotive high-speed-train metro tram trolleybus bus mountain snow-capped-mountain skis sled snowman
    stethoscope syringe pill hospital first-aid-kit tooth toothbrush lungs thermometer test-tube petri-dish
    microscope alembic flask eye adhesive-bandage ambulance soap sponge spray-bottle bicycle kick-scooter
    running-shoe wheelchair motorized-wheelchair white-cane electric-plug battery low-battery
    charging-station laptop desktop-computer computer-mouse mobile-phone cpu circuitry robot database
    hard-drives head-circuit peacock bubble-tea glass-of-milk washing-machine house houses hut drone locked
    fingerprint security-camera brain microbe dna heartbeat anatomical-heart drop-of-blood
  `,
  clay: `
    brick hammer carpentry-saw wood ladder knot yarn thread sewing-needle amphora teapot basket violin
    guitar accordion banjo drum long-drum nesting-dolls barn dog horse
  `,
  sepia: `
    scroll castle japanese-castle classical-building old-key hourglass-not-done compass world-map
  `,
  signal: `
    fire-extinguisher siren rescue-workers-helmet construction traffic-cone building-construction bulldozer
  `,
  night: `
    comet ringed-planet telescope flying-saucer full-moon crescent-moon satellite satellite-antenna meteor
    bat
  `,
  crayon: `
    teddy-bear kite balloon lollipop candy pencil crayon carousel-horse video-game joystick
  `,
  ink: `
    bank balance-scale gavel shield coin money-bag piggy-bank vault credit-card cash-register calculator
    abacus chart-line chart-increasing chart-pie bar-chart graph
  `,
  earth: `
    moai mammoth sauropod t-rex shovel
  `,
};

const OF_DRAWING: ReadonlyMap<string, Colorway> = new Map(
  COLORWAYS.flatMap((way) =>
    (WORLDS[way] ?? "")
      .split(/\s+/u)
      .filter((drawing) => drawing !== "")
      .map((drawing): [string, Colorway] => [drawing, way]),
  ),
);

export function worldOfDrawing(drawing: string): Colorway | null {
  return OF_DRAWING.get(drawing) ?? null;
}
