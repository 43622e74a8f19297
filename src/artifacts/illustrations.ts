/**
 * The drawings that a film may show, by their names in the open set Fluent Emoji (flat): things that can be
 * drawn, at large size, in any style. Faces, hands, people, flags, signs and symbols of belief are none of them.
 */
const NAMES = `
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
`;

export const ILLUSTRATIONS: readonly string[] = NAMES.trim().split(/\s+/);
const known: ReadonlySet<string> = new Set(ILLUSTRATIONS);

export function isIllustration(name: string): boolean {
  return known.has(name);
}
