/**
 * The drawings that are icons of Hugeicons: the drawing's name, with `=` the icon's where it has another. Behind `:` stand the gaps
 * that are seen through (`stroke-drawing.ts`), behind `+` nothing: its strokes leave its outline open, and are filled as they are.
 */
const ICONS = `
  3d-printer acorn=nut ampoule anvil apricot apron armchair baby-bottle barbecue=bbq-grill
  barber-chair=chair-barber barrel basketball-hoop beach beaker billiard-table=pool-table birdhouse black-hole
  blender blood-bag bookshelf=bookshelf-01 bow-tie bread-knife=knife-bread breast-pump broken-bone
  broken-tooth=dental-broken-tooth bunk-bed=bed-bunk:0,1,3,5 bunting=garlands cake-slice cap caravan
  chandelier=candelier-01 chinese-temple=china-temple church coat-hanger=hanger coffee-beans+ colosseum
  control-tower=tower-control cooking-pot crib=baby-bed-01:1,2,3,4 curtains dental-braces desk
  desk-lamp=lamp-desk detergent dining-table dishwasher=dish-washer door-bell=bell-electric doughnut drafting-compass drill dump-truck e-scooter=scooter-electric electric-cable=cable
  earth-layers=geology-crust eclipse=moon-eclipse eiffel-tower engine eraser fishing-hook forklift
  fried-egg=egg-fried frying-pan=pan-02 galaxy garbage-truck gas-meter=gas-pipe
  golf-cart greek-helmet gym-ball=yoga-ball hair-dryer hand-sanitizer handcuffs hard-drive
  hospital-bed=hospital-bed-02 hot-air-balloon ice-cubes ionic-column=court-house kayak kettlebell key-fob=key-generator-fob
  kidneys+ lake lantern lectern liver luggage-cart=trolley-01 matches mayan-pyramid measuring-jug=jar
  medicine-bottle=medicine-bottle-01 microwave milk-bottle milk-carton mine-cart=mining-01 molecule=molecules
  mortar-and-pestle=mortar mosque=mosque-05 newtons-cradle=pendulum:0 origami perfume pillow pipette pisa-tower
  popsicle power-pylon=electric-tower-01 power-socket=power-socket-01 projector=projector-01 pumpkin
  punching-bag=boxing-bag pyramid radiator=heater+ remote-control rocking-chair rocking-horse rolling-pin router
  rubber-stamp=stamp sausage scallop=shellfish seesaw shelving=shelving-unit ship-wheel sink=sink-01
  skipping-rope smoke-detector=alarm-smoke soda-can squirrel+ stand-mixer=mixer submarine suit=suit-01 surfboard sweater=jumpers swim-fins=fins
  taj-mahal tanker-truck tape-measure theatre-masks=drama toilet=toilet-01 tongue torch=olympic-torch
  torii-gate=torri-gate towels tow-truck toy-train train-track trampoline treadmill=treadmill-01
  usb-stick=usb-memory-01 utility-pole vacuum-cleaner+ van wardrobe=wardrobe-01 water-tank=poly-tank
  weight-scale whisk whistle windsurfer=wind-surf x-ray yoga-mat yurt zeppelin
  air-conditioner=air-vent belt blinds ceiling-lamp=lamp-ceiling chimney dam earrings=ear-rings-01 easel=canvas
  fence fireworks floor-plan football-pitch gas-stove kitchen-utensils necklace passport=passport-01 pulley spatula speaker
  binder-clip=clip blister-pack=pills-tablet cardigan contract=contracts cotton-candy diaper floor-lamp=lamp-floor fork gift-card
  ham napkins=napkins-01 pocket-knife prayer-rug=prayer-rug-01 rubber-duck shampoo sun-hat=hat swimming-cap waistcoat=vest whiteboard yogurt
`;

type StrokeIcon = { icon: string; open: readonly number[]; filled: boolean };

const known = new Map<string, StrokeIcon>(
  ICONS.trim()
    .split(/\s+/u)
    .map((entry) => {
      const [, name = "", icon, gaps, plus] =
        /^([^=:+]+)(?:=([^:+]+))?(?::([\d,]+))?(\+)?$/.exec(entry) ?? [];
      return [
        name,
        { icon: icon ?? name, open: gaps?.split(",").map(Number) ?? [], filled: plus !== undefined },
      ];
    }),
);

/** The icon that a drawing is; null for one that is none of this set. */
export function strokeIconOf(name: string): StrokeIcon | null {
  return known.get(name) ?? null;
}

/** The drawings of this set. */
export const STROKE_DRAWINGS: readonly string[] = [...known.keys()];
