const named = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/**
 * Everyday things that nearly every text names and few are about: a wall to lean on, a van to fetch it with. Their drawing says
 * something only where the scene or the film comes back to them, or its heading or title has them.
 */
export const FLEETING = named(
  `brick bridge bucket buildings camera classical-building coin curtains desk dining-table door dresser elevator factory farm
  fence framed-picture garage gear hammer hammer-and-wrench hook house house-with-garden houses hut ice ice-cubes jar log microbe minibus
  mirror office-building office-chair package page-facing-up paint-bucket park pipe pot-of-food road-horizon rock rug shelving shower signpost
  snowflake stairs star storefront syringe tractor triangular-flag tree-structure van wall wastebasket wheel window wood sheaf-of-rice`,
);

const FOR_MORE = `boot bridge curtains factory framed-picture gear house houses knot microbe package ring rock road-horizon star
  wall wheel`;

/** Of these the nouns stand for more than the thing: who drops a wall or finds a star has none. */
export const SAID_FOR_MORE = named(FOR_MORE);

/** Things that a sentence names in passing as often as it is about them: where they stand as its main thing, or again. */
export const PASSING = named(
  `automobile balance-scale bank bed bell books bottle bus-stop calculator candle chains church city clock closed-book
  cloud cloud-with-rain coat cooking cooking-pot cup-of-tea delivery-truck droplet drum e-mail ear egg electric-cable envelope eye file-folder film-projector
  fire flashlight fork-and-knife-with-plate fridge globe-showing-europe-africa glass-of-milk high-speed-train hospital hot-beverage
  key knot laptop leafy-green ledger luggage mans-shoe map-trifold mobile-phone notebook open-book
  oven pillow pushpin receipt salt school scroll ship steamship spiral-calendar
  spoon storefront sun tap telephone telephone-receiver television thermometer thread ticket tote 
  wardrobe warehouse water-wave wine-glass wind`,
);

/** Whether a drawing's nouns are named in passing as often as a sentence is about them. */
export const isWeak = (drawing: string): boolean => FLEETING.has(drawing) || PASSING.has(drawing);

/** A sentence's place or means that is seldom a thing to look at: a counter's window, soft clouds of dough, bells for bottles. */
export const NO_PLACE = named(`bell cloud door drum eye hospital knot window ${FOR_MORE}`);

/**
 * Drawings that are taken for something else at a glance, or for the button of a program: a chimney like a cooling tower, a motor like a
 * car's warning sign, a liver like a leaf, a gas stove like a dial. Not taken for what a text names.
 */
export const MISTAKEN = named(
  `billiard-table blinds chimney dam earth-layers engine galaxy gas-meter gas-stove hair-pick liver matches paint-bucket rug seesaw sink
  swim-fins trampoline floor-plan tongue`,
);

/** Drawings of one colour: where the text says another, or any, the drawing contradicts it as often as not. */
export const OF_ONE_COLOUR = named(
  `automobile backpack balloon bicycle billed-cap bird boot bottle bucket bus butterfly cat chair closed-book coat cow delivery-truck dog door dress fish flashlight
  gloves high-speed-train horse house houses house-with-garden jeans key luggage minibus mushroom notebook package pants pickup-truck purse
  rose scarf ship socks t-shirt telephone tram tram-car triangular-flag tulip umbrella wastebasket watch`,
);

const KITCHEN = `bowl-with-spoon bread butter cheese-wedge cooking cooking-pot cucumber egg fridge garlic honey-pot kitchen-knife lemon onion olive oven pot-of-food
  potato red-apple salt spoon strawberry tomato frying-pan glass-of-milk hot-pepper cherries apricot leafy-green carrot peach pear beans`;
const WORKSHOP = `anvil axe carpentry-saw clamp drill hammer-and-pick ladder nut-and-bolt screwdriver toolbox wrench wood pipe-wrench tape-measure log brick`;
const SCIENCE = `microscope petri-dish soap hand-sanitizer test-tube stethoscope pill dna face-mask hospital flask lungs drop-of-blood`;
const ANIMALS = `cat dog mouse rabbit rat owl fox horse cow goat ewe pig fish bird snake mouse-trap cheese-wedge ox duck chicken penguin polar-bear whale shark otter`;

/** Drawings whose words mean several things: they stand only in a film that names another thing of their field. */
const FIELDS: Readonly<Record<string, ReadonlySet<string>>> = {
  jar: named(KITCHEN),
  "pot-of-food": named(KITCHEN),
  hammer: named(WORKSHOP),
  "hammer-and-wrench": named(WORKSHOP),
  "nut-and-bolt": named(WORKSHOP),
  "wine-glass": named(
    "bottle grapes barrel cheese-wedge fork-and-knife-with-plate bottle-with-popping-cork olive beer-mug cocktail-glass",
  ),
  camera: named(
    "framed-picture film-projector clapper-board video-camera movie-camera bird light-bulb flashlight",
  ),
  microbe: named(SCIENCE),
  mouse: named(ANIMALS),
  seal: named(ANIMALS),
  ram: named(ANIMALS),
  bat: named(ANIMALS),
  bug: named("leafy-green honeybee lady-beetle ant beetle butterfly spider seedling rose potted-plant"),
  anchor: named(
    "ship sailboat ferry cargo-ship motor-boat canoe water-wave ship-wheel barge canal-lock steamship lighthouse",
  ),
  // A rope is seldom knotted: those who climb, sail and camp do that.
  knot: named(
    "ship sailboat ferry motor-boat canoe kayak barge steamship anchor ring-buoy ship-wheel tent hiking-boot mountain snow-capped-mountain campfire",
  ),
  hook: named("fish fishing-pole fishing-hook yarn coat"),
  "sheaf-of-rice": named("bread cooked-rice wheat tractor windmill rice-ball ear-of-corn"),
  "shopping-cart": named(`${KITCHEN} shopping-bags cash-register receipt tote storefront`),
  "classical-building": named(
    "ionic-column scroll amphora colosseum greek-helmet framed-picture moai mammoth t-rex",
  ),
};

/** Whether a drawing's words mean too much to be drawn in a film that names these things and fewer than `least` of its field. */
export function lacksItsField(drawing: string, inFilm: ReadonlySet<string>, least: number): boolean {
  const field = FIELDS[drawing];
  return field !== undefined && [...inFilm].filter((other) => field.has(other)).length < least;
}
