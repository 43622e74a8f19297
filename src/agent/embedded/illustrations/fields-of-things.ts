/** Things of one field: where a film is about one of them, another of its row that it shows is no stranger in it. */
const ROWS = [
  // What is cooked and baked, and with what.
  `bacon bagel baguette-bread banana barbecue basket beans bowl-with-spoon bread bread-knife butter cake-slice carrot cheese-wedge cherries chocolate-bar
  cooked-rice cookie cooking cooking-pot cucumber curry-rice cut-of-meat doughnut dumpling ear-of-corn egg eggplant flour fork fried-egg frying-pan
  garlic ginger-root glass-of-milk grapes green-salad herb honey-pot hot-pepper jar kitchen-utensils leafy-green lemon measuring-jug milk-bottle mushroom
  oil-bottle olive onion oven pancakes peach peanuts pear pie pineapple pizza pot-of-food potato poultry-leg pumpkin red-apple rolling-pin salt
  shallow-pan-of-food spaghetti spatula spoon stand-mixer steaming-bowl strawberry sugar-cubes tomato watermelon weight-scale wheat whisk yogurt`,
  // What is drunk.
  `barrel beer-mug bottle coffee-beans cup-of-tea glass-of-water grapes hot-beverage kettle tea-bag teapot wine-glass wheat`,
  // What is sown, grown and kept.
  `apricot barn blossom bouquet cherries cow deciduous-tree droplet ear-of-corn evergreen-tree ewe fallen-leaf farm fence flour goat grapes herb honeybee hot-pepper
  ladder leafy-green mango olive pear pig potted-plant rake red-apple rose seed-packet seedling sheaf-of-rice shovel strawberry sun sunflower tomato
  tractor tulip water-pump watering-can wheat wheelbarrow chicken hatching-chick basket egg honey-pot`,
  // What lives in the wild.
  `badger bat bear beaver beetle bird birdhouse blackbird butterfly crab deer dolphin duck eagle feather fish fox frog goose hedgehog honeybee
  jellyfish lady-beetle mouse nest-with-eggs octopus otter owl paw-prints penguin polar-bear rabbit raccoon seal snail spider spouting-whale squirrel swan
  tropical-fish turtle wolf coral`,
  `cat dog bone horse paw-prints parrot hamster rabbit`,
  // What sails, rolls and flies.
  `anchor barge canal-lock canoe cargo-ship crane-tower ferry fish fishing-hook fishing-pole kayak lighthouse motor-boat ring-buoy sailboat ship ship-wheel shipping-container submarine
  water-wave`,
  `bridge bus bus-stop high-speed-train locomotive metro minibus ticket train-track tram tram-car trolleybus taxi suspension-railway`,
  `automobile articulated-lorry bicycle bicycle-helmet cargo-ship forklift pallet shipping-container warehouse car-battery charging-station delivery-truck fuel-pump motor-scooter motorcycle seatbelt steering-wheel tire
  vertical-traffic-light traffic-cone van`,
  `airplane control-tower cloud helicopter hot-air-balloon luggage parachute passport small-airplane`,
  // What is in the sky.
  `atom black-hole comet crescent-moon eclipse full-moon galaxy globe-showing-europe-africa globe-stand meteor ringed-planet rocket satellite star sun
  telescope`,
  `cloud cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow droplet ice snowflake snowman sun thermometer umbrella-with-rain-drops wind
  water-wave`,
  // What heals and what is looked into.
  `adhesive-bandage ambulance anatomical-heart asclepius blister-pack blood-bag bone crutch dna drop-of-blood face-mask first-aid-kit flask gloves
  hand-sanitizer heartbeat hospital hospital-bed lungs medicine-bottle microscope molecule petri-dish pill pipette stethoscope test-tube thermometer
  wheelchair x-ray soap beaker microbe`,
  `tooth toothbrush dental-braces broken-tooth`,
  // What is made with hands.
  `anvil axe brick carpentry-saw clamp drafting-compass drill electric-motor gear glue hammer hammer-and-pick hammer-and-wrench ladder nails nut-and-bolt paint-roller planks pipe-wrench screwdriver tape-measure
  toolbox tire wood wrench bicycle`,
  `coat dress jeans sewing-needle shirt-folded socks suit sweater t-shirt thread yarn ewe`,
  // What protects who works.
  `boot face-mask gloves goggles hard-hat headphone hiking-boot rescue-workers-helmet safety-vest`,
  // What is read, written and taught.
  `books bookshelf chalkboard closed-book notebook open-book pencil school graduation-cap backpack newspaper`,
  // What is played.
  `accordion banjo drum flute guitar headphone maracas metronome microphone musical-keyboard musical-notes musical-score radio saxophone studio-microphone
  trumpet vinyl-record violin wood evergreen-tree`,
  `clapper-board film-projector movie-camera popcorn theatre-masks ticket curtains video-camera`,
  // What gives power and warmth.
  `battery car-battery electric-cable electric-plug fan high-voltage house light-bulb low-battery power-pylon radiator solar-panel solar-roof sun thermometer
  wind wind-turbine windmill factory charging-station`,
  // What is thrown away.
  `bottle canned-food garbage-truck package recycling-symbol soda-can wastebasket bin-bag trash bucket`,
  // What is paid.
  `bank calculator cash-register coin credit-card ledger money-bag piggy-bank receipt wallet euro-banknote`,
  // What computes.
  `circuitry cpu database desktop-computer hard-drive hard-drives keyboard laptop locked locked-with-key mobile-phone robot terminal-window usb-stick e-mail
  globe-with-meridians shield`,
  // What is carried outdoors.
  `backpack boot campfire compass flashlight hiking-boot map-trifold mountain picnic-table sleeping-bag snow-capped-mountain tent skis binoculars`,
].map((row): ReadonlySet<string> => new Set(row.trim().split(/\s+/u)));

/** Whether two drawings show things of one field. */
export function areAkin(drawing: string, other: string): boolean {
  return ROWS.some((row) => row.has(drawing) && row.has(other));
}

/** The things of a drawing's fields among others, itself one of them. */
export function fieldsOf(drawing: string, others: readonly string[]): string[][] {
  return ROWS.filter((row) => row.has(drawing)).map((row) => others.filter((other) => row.has(other)));
}
