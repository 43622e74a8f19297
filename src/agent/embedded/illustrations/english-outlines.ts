/** English words of the drawings that are outlines (`illustrations.ts`), as `english-words.ts` has them. */
export const ENGLISH_OUTLINES = `
3d-printer | 3d printer, 3d printing, 3d-printing, additive manufacturing
acorn | acorn
ampoule | ampoule
anvil | anvil, blacksmith, farrier, blacksmithing | forge, smithy | iron, hammer, smith, horseshoe
apricot | apricot
apron | apron
armchair | armchair, upholstery, upholsterer
baby-bottle | baby bottle, infant formula, baby formula, bottle-feeding, bottle feeding, baby milk, weaning, baby's bottle, baby's first bottle, sterilising bottles, bottle feed
barbecue | barbecue, barbecuing, bbq, charcoal grill, grilling, garden grill
barber-chair | barber, barber shop, barbershop, barber's shop
barrel | barrel, water butt, rain barrel, rainwater barrel, cooperage, wine cask, cask, cooper | | | gun, oil, mini
basketball-hoop | basketball hoop, basketball court
beach | beach, seaside, sandy beach, beach holiday | | | volleyball, cleaner
beaker | beaker, measuring beaker
billiard-table | billiards, snooker, billiard table, pool table, snooker table
birdhouse | nest box, bird box, birdhouse, nesting box, bird feeder
black-hole | black hole, event horizon
blender | blender
blood-bag | blood donation, blood donor, blood bank, blood transfusion, giving blood, donate blood, give blood
bookshelf | bookshelf, bookcase, bookshelves
bow-tie | bow tie
bread-knife | bread knife
breast-pump | breast pump, breastfeeding, expressing milk
broken-bone | broken bone, bone fracture, fractured bone, broken leg, broken arm, broken wrist, wrist fracture
broken-tooth | broken tooth, chipped tooth, tooth erosion
bunk-bed | bunk bed, dormitory
bunting | street party, village fête, village fete, summer fair, church fete, school fair, town festival, village festival, summer fête
cake-slice | slice of cake, cake sale, cheesecake
cap | baseball cap
caravan | caravan holiday, touring caravan, caravan site, static caravan, caravan park, camper trailer
cargo-ship | cargo ship, container ship, shipping line, merchant ship, freighter, cargo vessel, merchant navy, bulk carrier
chandelier | chandelier
chinese-temple | pagoda, chinese temple, buddhist temple, forbidden city
church | church, chapel, parish church, village church, church tower, cathedral, church roof, minster, parish | steeple, bell tower | nave, altar, choir, roof, vicar, organ | winston, charlotte, alonzo
coat-hanger | coat hanger, clothes hanger, clothes swap, dry cleaning, dry cleaner, second-hand clothes
coffee-beans | coffee bean, coffee roasting, coffee roaster, roasting coffee, coffee roastery, coffee farm, coffee plantation, coffee harvest
colosseum | colosseum, amphitheatre, amphitheater, gladiator
control-tower | control tower, air traffic control, air traffic controller
cooking-pot | saucepan, cooking pot, stew, casserole, pressure cooker, slow cooker
crib | cot death, baby's cot, baby cot, safe sleep for babies, baby sleep, cot
curtains | curtain, drapes
dental-braces | dental braces, braces, orthodontist, orthodontics, orthodontic
desk | school desk
desk-lamp | desk lamp, reading lamp
detergent | detergent, washing powder, fabric softener
dining-table | dining table, dining room
dishwasher | dishwasher
doughnut | doughnut, donut
drafting-compass | geometry, euclid, pair of compasses, euclidean geometry, ruler and compass | | | molecular
drill | power drill, cordless drill, electric drill, drill bit, drilling a hole, drilling into
dump-truck | dump truck, tipper truck, quarry, opencast mine
earth-layers | earth's crust, earth's mantle, earth's core, mantle convection, inside the earth, layers of the earth, plate tectonics
eclipse | solar eclipse, lunar eclipse, eclipse | | | cricket
eiffel-tower | eiffel tower, gustave eiffel | | | climate, agreement, accord
engine | car engine, combustion engine, diesel engine, petrol engine, outboard engine, boat engine, internal combustion engine, engine oil
eraser | eraser, rubber eraser
fishing-hook | fish hook, fishing hook
forklift | forklift, forklift truck, fork-lift, pallet truck
fridge | fridge, refrigerator, freezer, deep freeze, refrigeration, freezing food, cold chain, community fridge
fried-egg | fried egg, omelette, omelet, scrambled eggs
frying-pan | frying pan, skillet, cast-iron pan, cast iron pan
galaxy | galaxy, milky way, andromeda | | | samsung, phone, hitchhiker
garbage-truck | waste collection, refuse collection, bin collection, rubbish collection, bin day, garbage truck, garbage collection day, bin lorry, trash collection, garbage collector, bin collections, household waste | | | memory, heap
gas-meter | gas meter, gas pipe, pipeline, gas leak, gas pipeline | | | data, build, deployment, sales
glass-of-water | glass of water, tap water, drinking water, drink water, hydration, dehydration, drink more water, drinking fountain
golf-cart | golf cart, golf buggy
greek-helmet | sparta, spartan, trojan war, hoplite, thermopylae, peloponnesian war
gym-ball | gym ball, exercise ball, pelvic floor, antenatal class, pilates
hair-dryer | hair dryer, hairdryer
hand-sanitizer | hand sanitizer, hand sanitiser, hand disinfection, hand rub, hand gel, alcohol rub, hand hygiene
handcuffs | handcuffs, criminal record, police custody | | | cardiac, heart, cycle, cell
hard-drive | hard drive, hard disk, external drive
hospital-bed | hospital bed, hospital stay, operating theatre, operating room, intensive care, hospital ward, surgery ward, before your operation, before your surgery, after your operation, after surgery, knee replacement, hip replacement, hip operation, knee operation, hospital discharge, day surgery
hot-air-balloon | hot-air balloon, hot air balloon, montgolfier, balloon ride, balloon flight
ice-cubes | ice cube
ionic-column | ionic column, doric column, corinthian column, greek column
kayak | kayak, kayaking, sea kayak
kettle | kettle, kettles, descaling, limescale, hard water | | | whistle, drum
kettlebell | kettlebell
kidneys | kidney, kidneys, dialysis, kidney stone, kidney disease, kidney donation, kidney donor | | | bean
lake | lake, lakeside, loch, reservoir | | | data, snow
lantern | oil lamp, storm lantern, kerosene lamp, paraffin lamp
lectern | lectern, public speaking, giving a speech, keynote speech, after-dinner speech
liver | liver, hepatitis, cirrhosis, fatty liver
luggage-cart | hand truck, sack truck, moving house, removal firm, removals, moving day
matches | matchstick, box of matches, safety match
mayan-pyramid | maya, mayan, aztec, chichén itzá, chichen itza, tenochtitlan, maya civilization, mayans
measuring-jug | measuring jug, measuring cup
medicine-bottle | cough syrup, medicine bottle, cough medicine
microwave | microwave, microwave oven |  | heat, wave, oven, dish, soup, plate, watt
milk-bottle | milk bottle, milkman, bottled milk
milk-carton | milk carton, carton of milk
mine-cart | coal mine, coal mining, coal miner, miners' strike, mining town, colliery, tin mine, gold mine, silver mine
molecule | molecule, chemical bond, covalent bond, polymer, water molecule | | | capital
mortar-and-pestle | pestle, mortar and pestle, herbal medicine, apothecary, spice grinding
mosque | mosque, minaret
newtons-cradle | newton's cradle, conservation of momentum, pendulum, conservation of energy
origami | origami, paper folding, paper crane
perfume | perfume, perfumery, perfumer, fragrance
pillow | pillow, pillowcase, fitted sheet, bed linen, duvet, making the bed, bed sheet
pipette | pipette, pipetting, eye drops, dropper
pisa-tower | tower of pisa, leaning tower, pisa
popsicle | ice lolly, popsicle
power-pylon | pylon, electricity grid, power grid, power line, overhead line, transmission line, electricity network, high-voltage line, grid operator
power-socket | power socket, wall socket, electrical outlet
projector | projector, video projector
pumpkin | pumpkin, halloween, squash harvest
punching-bag | punching bag, punch bag
pyramid | pyramid, giza, pharaoh, great pyramid, ancient egypt, ancient egyptian | | | food, scheme, population, maslow, test
rocking-chair | rocking chair
rocking-horse | rocking horse
rolling-pin | rolling pin, pastry, shortcrust, pasta dough
router | router, wi-fi, wifi, wireless network, home network, wlan, broadband | | | woodwork, bit
rubber-stamp | rubber stamp, building permit, planning permission, residence permit, work permit
sausage | sausage, bratwurst, sausage making
scallop | scallop, seashell
seesaw | seesaw, see-saw, playground, lever principle
shelving | shelving, storage rack
ship-wheel | helmsman, ship's wheel, helm | | | kubernetes, chart
sink | kitchen sink, washbasin, dripping tap, leaky tap, leaking tap, dripping faucet, leaky faucet
skipping-rope | skipping rope, jump rope
soda-can | soft drink, fizzy drink, soda can, drinks can, sugary drinks, energy drink, sugary drink
squirrel | squirrel, red squirrel, grey squirrel
stand-mixer | stand mixer, food processor
submarine | submarine, u-boat, bathyscaphe, deep-sea vehicle | | | cable
surfboard | surfing, surfer, surfboard, surf school, surf, learn to surf |  |  | web, internet, browser
sweater | sweater, jumper, pullover, cardigan | | | wire, cable
swim-fins | swim fins, flippers
taj-mahal | taj mahal, mughal empire
tanker-truck | tanker truck, road tanker, concrete mixer, tank truck
tape-measure | tape measure, measuring tape
theatre-masks | theatre, theater, drama club, shakespeare, playwright, stage play, amateur dramatics, theatre group, drama school, acting class, greek tragedy | actor, rehearsal | stage, audience, play, rehearsal, curtain | operating, surgery, war, home
toilet | toilet, public toilet, composting toilet, sewage, sewer, toilets, urinary incontinence
tongue | your tongue, the tongue, taste bud, sense of taste | | | mother, native
torch | olympic torch, olympic flame, ancient olympics
torii-gate | torii, shinto, shinto shrine, fushimi inari
towels | towel
tow-truck | tow truck, breakdown service, breakdown recovery, roadside assistance
toy-train | toy train, model railway, wooden toys
train-track | railway line, railway track, track maintenance, level crossing, rail track, railway museum, disused railway, branch line
trampoline | trampoline, trampolining
treadmill | treadmill
usb-stick | usb stick, usb drive, flash drive, thumb drive, memory stick
utility-pole | telegraph pole, utility pole
vacuum-cleaner | vacuum cleaner, vacuuming, hoover
van | campervan, camper van, van life, motorhome
wardrobe | wardrobe
water-pump | water pump, village pump, hand pump, borehole, village well, water well
weight-scale | bathroom scales, bathroom scale, losing weight, weight loss, obesity, healthy weight, body mass index
wheat | wheat field, ear of wheat
whisk | whisk, whipping cream, whipped cream, meringue
whistle | referee, refereeing, football referee
wind-turbine | wind turbine, wind farm, wind energy, wind power, offshore wind, wind park, turbine blade | turbine | blade, wind, rotor, generator, offshore, megawatt | gas, steam, hydro
windsurfer | windsurfing, windsurfer
x-ray | x-ray, radiograph, radiography, radiology, radiologist, röntgen, chest x-ray
yoga-mat | yoga mat, yoga, yoga class, yoga studio
yurt | yurt, mongolian nomads
zeppelin | zeppelin, airship, hindenburg
`;
