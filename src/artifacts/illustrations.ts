import { isView } from "./views.ts";

/**
 * The drawings that a film may show, by their names in the open set Fluent Emoji (flat): things that can be
 * drawn, at large size, in any style. People's faces, hands, people, flags, signs, symbols of belief and drawings
 * with a ground of their own are none of them.
 */
const FLAT = `
  abacus adhesive-bandage aerial-tramway airplane alarm-clock alembic ambulance amphora anatomical-heart anchor
  ant articulated-lorry artist-palette automobile axe backpack balance-scale ballot-box-with-ballot banana bank
  bar-chart basket basketball bat bathtub battery beaver bed beer-mug beetle bell bicycle bird birthday-cake bone
  books bouquet brain bread brick  briefcase broccoli bucket building-construction bullseye bus
  butterfly cactus camel camera candle canoe carpentry-saw carrot castle cat chair chart-decreasing
  chart-increasing cheese-wedge cherries cherry-blossom chess-pawn chocolate-bar  clapper-board
  classical-building clipboard cloud cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow coin comet
  compass computer-mouse construction cooked-rice coral couch-and-lamp cow crab credit-card crescent-moon cricket
  crocodile croissant crown cucumber cyclone deciduous-tree deer delivery-truck  desert-island
  desktop-computer dna dog dolphin door drop-of-blood droplet drum duck e-mail eagle ear ear-of-corn egg
  electric-plug elephant envelope evergreen-tree ewe eye factory fallen-leaf feather file-cabinet film-projector
  fire fire-engine fire-extinguisher fish fishing-pole flag-in-hole flamingo fork-and-knife-with-plate fountain
  fountain-pen framed-picture fuel-pump full-moon garlic gear gem-stone giraffe glass-of-milk glasses
  globe-showing-americas globe-showing-asia-australia globe-showing-europe-africa globe-with-meridians goat
  graduation-cap grapes guitar hammer hammer-and-wrench headphone hedgehog helicopter herb high-speed-train
  high-voltage hiking-boot honey-pot honeybee horse hospital hot-beverage hot-pepper hotel hourglass-not-done
  house houses hut ice-cream ice-hockey jellyfish kangaroo key keyboard kick-scooter kite ladder lady-beetle
  laptop leaf-fluttering-in-wind leafy-green lemon light-bulb link lizard locked locked-with-key locomotive lotus
  low-battery luggage lungs magnet magnifying-glass-tilted-left maple-leaf megaphone metro microbe microscope
   mobile-phone money-bag mosquito motor-scooter motorcycle  mountain mouse movie-camera mushroom
  musical-keyboard musical-score  nest-with-eggs newspaper nut-and-bolt octopus office-building
  oil-drum olive onion open-book open-mailbox-with-raised-flag otter owl package page-facing-up paintbrush
  palm-tree parrot peach peacock peanuts pear pencil penguin petri-dish pig pill pineapple pizza pot-of-food
  potato potted-plant puzzle-piece rabbit radio rainbow rat receipt recycling-symbol red-apple
  rescue-workers-helmet ring-buoy ringed-planet rock rocket rooster rose running-shoe safety-vest sailboat salt
  satellite satellite-antenna sauropod saxophone school scissors screwdriver scroll seal seedling sewing-needle
  shark sheaf-of-rice shield ship shopping-bags shopping-cart shower skis snail snake snow-capped-mountain
  snowflake soap soccer-ball spaghetti spider spider-web spiral-calendar spiral-shell sports-medal spouting-whale
  stadium stethoscope stopwatch straight-ruler strawberry studio-microphone sun sunflower
  swan syringe t-rex t-shirt teapot telephone telescope television tennis tent test-tube thermometer thread ticket
  tiger tomato toolbox tooth toothbrush tornado tractor tram triangular-ruler trophy tropical-fish trumpet tulip
  turtle umbrella-with-rain-drops vertical-traffic-light video-game volcano warning wastebasket water-wave
  watermelon whale window wine-glass wood world-map worm wrapped-gift wrench yarn
  accordion american-football auto-rickshaw avocado baby-chick badger badminton baguette-bread ballet-shoes balloon
  banjo baseball beans bear bell-pepper bellhop-bell bison blackbird blossom blueberries boar boomerang
  bottle-with-popping-cork bow-and-arrow bowling boxing-glove broom bubble-tea bug burrito candy canned-food
  card-file-box carousel-horse chains chestnut chipmunk chopsticks christmas-tree circus-tent clamp closed-book coat
  cockroach cocktail-glass coconut control-knobs cookie cooking crayon cricket-game crossed-swords crystal-ball
  cupcake curling-stone curry-rice custard cut-of-meat derelict-house diving-mask dodo donkey dove dragon dress
  dumpling eggplant falafel ferris-wheel ferry field-hockey flashlight floppy-disk fly flying-saucer fondue
  footprints four-leaf-clover fox french-fries frog game-die gloves goal-net goggles goose gorilla green-salad
  hamburger hammer-and-pick hamster hatching-chick headstone hibiscus hippopotamus hook house-with-garden hyacinth
  ice ice-skate identification-card japanese-castle jar jeans joystick kimono kitchen-knife kiwi-fruit knot koala
  label lacrosse ledger leopard lion llama lobster lollipop long-drum lotion-bottle mammoth mans-shoe mechanical-arm melon
  microphone military-helmet military-medal minibus mirror moai monkey moose motor-boat motorized-wheelchair
  mountain-cableway mouse-trap nesting-dolls notebook old-key orangutan ox oyster pancakes panda party-popper
  paw-prints pea-pod pen pick pickup-truck pie ping-pong plunger polar-bear police-car popcorn postbox poultry-leg
  pretzel printer purse pushpin raccoon racing-car ram razor red-paper-lantern rhinoceros rice-ball ring robot
  roll-of-paper roller-coaster roller-skate rugby-football running-shirt safety-pin sandwich sari scarf scorpion
  shallow-pan-of-food shrimp skateboard skunk sled sloth small-airplane snowman socks soft-ice-cream softball
  spiral-notepad sponge spoon squid statue-of-liberty steaming-bowl stuffed-flatbread sun-behind-cloud sunglasses
  sushi suspension-railway taco tangerine taxi teddy-bear top-hat trolleybus tropical-drink turkey two-hump-camel
  umbrella video-camera violin volleyball waffle watch water-buffalo wheel white-cane wilted-flower wind-chime wolf
  zebra
  bagel bowl-with-spoon butter crutch euro-banknote flute necktie playground-slide wheelchair
  chicken cigarette cup-with-straw ear-with-hearing-aid musical-notes one-piece-swimsuit tram-car triangular-flag
  bacon beverage-box billed-cap bus-stop file-folder hair-pick high-heeled-shoe hot-dog linked-paperclips lipstick
  meat-on-bone mechanical-leg shorts star telephone-receiver thong-sandal
  bento-box briefs dango flatbread ginger-root handbag mango maracas optical-disk ribbon rice-cracker roasted-sweet-potato sake shaved-ice womans-clothes yo-yo
`;

/** And those that are drawn here (`film/illustrations/own-drawings.ts`), as the first ones are, of what no set has. */
const OWN = `
  barge bicycle-helmet bin-bag blanket canal-lock clog cutting-board electric-motor flour garden-hose glue kettle mattress mop nails oil-bottle pallet photo
  beehive bicycle-wheel bridge cargo-ship date-palm elevator gears ice-core loom potters-wheel semaphore-tower shipping-container
  water-pump water-wheel wind-turbine planks rake seed-packet shed sleeping-bag steamship sugar-cubes swallow tap viaduct watering-can wheelbarrow wheelie-bin
  bottle clock cup-of-tea fridge glass-of-water lighthouse oven solar-panel storefront street-lamp wheat windmill
`;

/** And those of the icon set Phosphor (two tones) for things of which there is no other drawing. */
const LINES = `
  asclepius atom baby-carriage barbell boot barn barricade binoculars blueprint broadcast bulldozer buildings calculator campfire
  cash-register cassette-tape certificate chalkboard charging-station chart-line chart-pie chef-hat circuitry city
  cpu crane-tower cube database drone face-mask fan fingerprint first-aid-kit flask garage gauge gavel globe-stand graph
  hand-heart handshake hard-drives head-circuit headset heartbeat kanban lamp lego lockers map-trifold meteor
  metronome nuclear-plant office-chair paint-roller piggy-bank pipe pipe-wrench presentation-chart pulse road-horizon rug
  seatbelt security-camera shovel signature signpost siren solar-roof spray-bottle
  stairs steering-wheel swimming-pool terminal-window tipi tire tote traffic-cone treasure-chest
  tree-structure vault vinyl-record virtual-reality wall wallet warehouse washing-machine waveform wind
  car-battery device-tablet dresser escalator-up farm funnel gas-can log paint-bucket pants parachute park
  picnic-table racquet stool trolley
  beach-ball beanie hand-soap hard-hat hoodie paint-brush-household plug-charging projector-screen shirt-folded sim-card tea-bag
  toilet-paper trash
`;

/** And those of Hugeicons, outlines with a tint as the set above, for what neither of them has. */
const OUTLINES = `
  3d-printer acorn ampoule anvil apricot apron armchair baby-bottle barbecue barber-chair barrel basketball-hoop
  beach beaker billiard-table birdhouse black-hole blender blood-bag bookshelf bow-tie bread-knife breast-pump
  broken-bone broken-tooth bunk-bed bunting cake-slice cap caravan chandelier chinese-temple church
  coat-hanger coffee-beans colosseum control-tower cooking-pot crib curtains dental-braces desk desk-lamp
  detergent dining-table dishwasher doughnut drafting-compass drill door-bell dump-truck e-scooter earth-layers eclipse eiffel-tower
  electric-cable engine eraser fishing-hook forklift fried-egg frying-pan galaxy garbage-truck gas-meter
  golf-cart greek-helmet gym-ball hair-dryer hand-sanitizer handcuffs hard-drive hospital-bed hot-air-balloon
  ice-cubes ionic-column kayak key-fob kettlebell kidneys lake lantern lectern liver luggage-cart matches
  mayan-pyramid measuring-jug medicine-bottle microwave milk-bottle milk-carton mine-cart molecule
  mortar-and-pestle mosque newtons-cradle origami perfume pillow pipette pisa-tower popsicle power-pylon
  power-socket projector pumpkin punching-bag remote-control pyramid radiator rocking-chair rocking-horse rolling-pin router
  rubber-stamp sausage scallop seesaw shelving ship-wheel sink skipping-rope smoke-detector soda-can squirrel stand-mixer
  submarine suit surfboard sweater swim-fins taj-mahal tanker-truck tape-measure theatre-masks toilet tongue torch
  torii-gate tow-truck towels toy-train train-track trampoline treadmill usb-stick utility-pole vacuum-cleaner
  van wardrobe water-tank weight-scale whisk whistle windsurfer x-ray yoga-mat
  yurt zeppelin
  air-conditioner belt blinds ceiling-lamp chimney dam earrings easel fence fireworks floor-plan football-pitch
  gas-stove kitchen-utensils necklace passport pulley spatula speaker
  binder-clip blister-pack cardigan contract cotton-candy diaper floor-lamp fork gift-card ham napkins pocket-knife prayer-rug rubber-duck
  shampoo sun-hat swimming-cap waistcoat whiteboard yogurt
`;

const named = (list: string): string[] => list.trim().split(/\s+/);
const lines: ReadonlySet<string> = new Set([...named(LINES), ...named(OUTLINES)]);

export const ILLUSTRATIONS: readonly string[] = [...named(FLAT), ...named(OWN), ...lines];
const known: ReadonlySet<string> = new Set(ILLUSTRATIONS);

export function isIllustration(name: string): boolean {
  return known.has(name) || isView(name);
}

/** Whether a drawing is one of lines, of an icon set. */
export function isLineDrawing(name: string): boolean {
  return lines.has(name);
}
