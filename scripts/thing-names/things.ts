const words = (list: string): string[] => list.trim().split(/\s+/);

/** Drawings of things whose plain name means nothing else in most languages. */
export const THINGS: readonly string[] = words(`
  ant badger bat bear beaver beetle bison boar butterfly camel cat cockroach cow crab cricket crocodile deer dodo dog
  dolphin donkey dragon duck eagle elephant flamingo fox frog giraffe goat goose gorilla hamster hedgehog
  hippopotamus honeybee horse jellyfish kangaroo koala lady-beetle leopard lion lizard lobster mammoth monkey
  moose mosquito octopus orangutan otter owl oyster panda parrot peacock penguin pig polar-bear rabbit raccoon rat
  rhinoceros rooster scorpion shark shrimp skunk sloth snail snake spider squid swan tiger turtle whale wolf zebra
  avocado banana blueberries bread broccoli carrot cherries chestnut chocolate-bar coconut croissant cucumber
  dumpling eggplant garlic grapes hamburger kiwi-fruit lemon mushroom olive onion pancakes peach peanuts pear
  pineapple pizza popcorn potato pretzel sandwich spaghetti strawberry sushi taco tomato waffle watermelon
  cactus sunflower tulip christmas-tree
  accordion airplane ambulance banjo bicycle boomerang canoe ferris-wheel fire-engine
  fire-extinguisher guitar helicopter laptop locomotive magnet megaphone microscope motorcycle musical-keyboard robot
  rocket roller-coaster sailboat satellite saxophone skateboard stethoscope syringe telescope
  tent thermometer tornado tractor trumpet violin volcano volleyball rainbow comet
  basketball tennis
  brain dna lungs microbe test-tube tooth 
`);

/** Languages with a voice and names in CLDR. */
export const LANGUAGES: readonly string[] = words(`
  de fr es it pt nl pl ru tr sv zh ja ko ar hi
  he bn th vi uk el fa id ms cs sk ro hu da nb fi bg hr sr sl lt lv et ca ta te mr gu kn ml pa ur sw af is eu ka hy
  az kk uz am km sq mk be ne si
`);

/** Of these the living: what Vietnamese names with a word for its kind. */
export const ANIMALS: ReadonlySet<string> = new Set(THINGS.slice(0, THINGS.indexOf("zebra") + 1));

/** Names that mean something else too, by language: cancer, pandemics, missiles, labour, boxes. */
export const UNSURE: Readonly<Record<string, readonly string[]>> = {
  de: words("rocket musical-keyboard taco magnet crab mushroom cat"),
  fr: words("rat bat avocado musical-keyboard taco moose"),
  es: words("taco rat musical-keyboard bat tent ferris-wheel sloth"),
  it: words("pancakes musical-keyboard peach christmas-tree sailboat"),
  pt: words("musical-keyboard taco cat test-tube sloth tennis"),
  nl: words("rat musical-keyboard peach"),
  pl: words("magnet robot"),
  ru: words("pig trumpet taco"),
  tr: words("wolf tooth horse crab bat"),
  sv: words("bear fox dragon duck cow"),
  he: words("bear brain beaver rocket carrot garlic onion deer crab sloth"),
  fa: words("lion bear snail sloth"),
  hi: words("bear sloth"),
  hu: words("tooth brain crab"),
  da: words("frog fox bear bat duck"),
  nb: words("duck"),
  fi: words("dragon"),
  id: words("rat"),
  ms: words("rat"),
  vi: words("fox crab"),
  el: words("tent"),
  uk: words("lion fox trumpet robot rocket"),
  be: words("trumpet"),
  bg: words("trumpet"),
  mk: words("trumpet"),
  sr: words("trumpet crab"),
  hr: words("trumpet crab"),
  sl: words("crab"),
  sk: words("crab tent robot"),
  cs: words("crab tent pig"),
  ro: words("rat moose sailboat"),
  th: words("frog rat crab tooth peanuts squid"),
  ko: words("lion pear bat"),
  ja: words("bat"),
  si: words("sloth"),
  kn: words("sloth"),
  ar: words("sloth"),
  sw: words("test-tube"),
  am: words("sloth"),
  ca: words("ferris-wheel sloth"),
};
