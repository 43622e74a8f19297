import { isView } from "../../artifacts/views.ts";

/** Where a thing is met: on open ground, on the water, under it, in the air, among the stars, on a table. */
export type Setting = "land" | "water" | "deep" | "air" | "space" | "table";

/**
 * The drawings that are seen from the side and rest on something, or hang in something, by where that is. What is
 * drawn lying across its box (a hammer, a pen), cut out (a lion's head), rises in steps (books, of which all but the last would hang in the air), or is no thing in a place (a heart, a chart, a drop)
 * has no setting.
 */
const DRAWINGS: Record<Setting, string> = {
  land: `
    ambulance articulated-lorry automobile bank beaver bicycle building-construction bus cactus camel castle cat
    classical-building cow deciduous-tree deer delivery-truck dog elephant evergreen-tree ewe factory fire-engine
    flamingo fountain fuel-pump giraffe goat hedgehog high-speed-train horse hospital hotel house houses hut kangaroo
    kick-scooter locomotive motor-scooter motorcycle mushroom office-building open-mailbox-with-raised-flag
    palm-tree peacock penguin pig rabbit rooster sauropod school seedling sheaf-of-rice snail stadium sunflower t-rex
    telescope tent tiger tractor tram tulip turtle volcano mountain snow-capped-mountain
    auto-rickshaw baby-chick badger bison blackbird blossom chipmunk christmas-tree circus-tent construction
    derelict-house dodo ferris-wheel fire goose gorilla headstone hippopotamus house-with-garden hyacinth
    japanese-castle leopard llama mammoth minibus moai monkey ox pickup-truck police-car postbox racing-car ram
    rhinoceros roller-coaster rose satellite-antenna skunk sled snowman statue-of-liberty taxi trolleybus turkey
    date-palm shipping-container two-hump-camel vertical-traffic-light water-buffalo zebra
    barn barricade beehive bulldozer buildings campfire charging-station city crane-tower garage
    nuclear-plant signpost solar-panel storefront tipi traffic-cone warehouse wheelchair windmill
    barbecue birdhouse caravan chinese-temple church colosseum control-tower dump-truck eiffel-tower forklift garbage-truck
    golf-cart mayan-pyramid mine-cart mosque pisa-tower power-pylon pyramid seesaw taj-mahal tanker-truck torii-gate tow-truck
    trampoline baby-carriage playground-slide utility-pole van water-pump water-tank wind-turbine yurt
    bus-stop chimney dam farm fence park picnic-table street-lamp`,
  water: "canoe cargo-ship desert-island duck ferry motor-boat sailboat ship spouting-whale swan",
  deep: "coral dolphin fish jellyfish octopus shark squid submarine tropical-fish whale",
  air: "airplane butterfly dove drone eagle helicopter honeybee kite balloon hot-air-balloon parachute small-airplane zeppelin",
  space: `
    comet crescent-moon flying-saucer full-moon globe-showing-americas globe-showing-asia-australia
    globe-showing-europe-africa meteor ringed-planet rocket satellite`,
  table: `
    alarm-clock alembic amphora backpack balance-scale ballot-box-with-ballot basket beer-mug birthday-cake
    bread briefcase bucket candle canned-food cash-register chair chess-pawn cooked-rice couch-and-lamp cupcake custard
    camera desktop-computer drum egg fire-extinguisher first-aid-kit flask fondue glass-of-milk globe-stand green-salad hamburger
    honey-pot hot-beverage hourglass-not-done ice-cream jar lamp laptop locked locked-with-key long-drum lotion-bottle
    luggage metronome microscope money-bag nesting-dolls oil-drum pancakes piggy-bank pot-of-food potted-plant
    printer radio rescue-workers-helmet salt sandwich shopping-bags shopping-cart steaming-bowl stopwatch
    teapot teddy-bear telephone television toolbox treasure-chest trophy tropical-drink wastebasket wine-glass
    wrapped-gift anvil armchair bagel bottle bowl-with-spoon butter baby-bottle barrel beaker blender bookshelf cake-slice cooking-pot crib desk desk-lamp detergent
    dining-table dishwasher fridge glass-of-water hand-sanitizer kettle kettlebell lantern lectern matches measuring-jug
    medicine-bottle microwave milk-bottle milk-carton mortar-and-pestle perfume pumpkin radiator rocking-chair rocking-horse
    router rubber-stamp soda-can stand-mixer toy-train wardrobe bubble-tea cocktail-glass film-projector hiking-boot mans-shoe
    beverage-box car-battery cup-of-tea dresser easel gas-can gas-stove stool`,
};

const known = new Map<string, Setting>();
for (const setting of Object.keys(DRAWINGS) as Setting[])
  for (const name of DRAWINGS[setting].trim().split(/\s+/u)) known.set(name, setting);

/** Where a drawing's thing is met; null for what stands nowhere. A view has its own ground. */
export function settingOf(drawing: string): Setting | null {
  return known.get(drawing) ?? (isView(drawing) ? "land" : null);
}

/** Whether there is a ground under it, or water, that a wide view can show. */
export function isGrounded(setting: Setting | null): boolean {
  return setting !== null && setting !== "air" && setting !== "space";
}

/** Whether a thing rests on something there. */
export function rests(setting: Setting | null): boolean {
  return setting === "land" || setting === "table" || setting === "water";
}

/** The drawings that have a setting. */
export const SET_SOMEWHERE: readonly string[] = [...known.keys()];
