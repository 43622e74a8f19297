/**
 * What may be drawn, by the English nouns that mean it. A line: the drawing's name, its sure nouns, nouns that
 * mean it only beside another word of the line (so "plant" is a seedling where there are leaves, and a factory where
 * there are workers), those other words, and words in whose company it means something else. Singular; plurals are
 * found. What stands for a thing only as a figure of speech is left out: no drawing is better than a wrong one.
 */
export const ENGLISH_WORDS = `
abacus | abacus, arithmetic
adhesive-bandage | first aid | wound, bandage | injury, bleeding, skin, dressing, healing
airplane | airplane, aeroplane, aircraft, airline, aviation, airport, jet engine | flight, plane, pilot | wing, runway, passenger, takeoff, altitude, cockpit, boarding | wright
alarm-clock | alarm clock | alarm, morning routine | wake, waking, snooze, clock, bedtime | fire, smoke, intruder
alembic | distillation, alchemy | chemistry, chemical reaction | molecule, acid, compound, solution, laboratory, reaction, reagent
ambulance | ambulance, paramedic | emergency services | hospital, patient, rescue, siren
amphora | pottery, ceramics, amphora | potter, clay | kiln, glaze, wheel, vessel, bowl, greek, roman
anatomical-heart | cardiac, cardiology, cardiovascular, heart attack, heart disease, heart rate, blood pressure, human heart, hypertension, stent, angioplasty, coronary artery, bypass surgery, heart valve, heart muscle, your heart, heart surgery, heart transplant | heart, artery | blood, beat, pump, artery, valve, ventricle, pulse, oxygen, vein, cholesterol | follow your heart, open your heart, know by heart
anchor | anchor, seaport, shipyard, container port, harbour town, fishing harbour | harbour, harbor, port, dock, sailor, quay | ship, boat, cargo, vessel, container, fleet | docker, image, server, kubernetes, software, app, network, router, usb, feature
ant | ant, ant colony
articulated-lorry | truck driver, freight, haulage, lorry, trucking | truck | driver, cargo, load, road, diesel, trailer, logistics, electric, delivery
artist-palette | painting, watercolour, watercolor, impressionism, impressionist, fine art | painter, art, pigment, colour, color | canvas, gallery, museum, brush, oil, artist, palette, exhibition | martial
automobile | automobile, car industry, electric car, self-driving car, electric vehicle, autonomous vehicle | car, driving, vehicle, motorist | road, driver, engine, traffic, fuel, wheel, garage, battery, charging, parking, brake, tyre, tire, motor | cable
axe | lumberjack, firewood, axe
backpack | backpacking, backpack, school bag | hike, pack | trail, tent, luggage, bag, strap
balance-scale | justice, lawyer, court of law, supreme court, legal system, lawsuit, jury, courtroom, criminal law, constitutional law, human rights, law firm | court, law, legal, judge, right, ethics | trial, verdict, judge, attorney, defendant, evidence, legal, lawyer, crime, plaintiff, statute, court, jury | tennis, newton, physics, thermodynamics, moore, ohm, basketball, gravity, motion
ballot-box-with-ballot | election, ballot, voting, referendum, voter, electoral system, turnout | vote, democracy, suffrage | poll, voter, candidate, parliament, ballot, election, citizen
banana | banana
bank | bank account, savings bank, central bank, banking | bank, mortgage, loan | money, interest, deposit, credit, customer, lending, branch, account, rate | river, blood, food, data, left, right
bar-chart | statistics, data analysis, data science, data analyst, spreadsheet, market research | survey, dashboard, analytics | data, percent, sample, average, chart, metric
basketball | basketball
bat | echolocation | bat | cave, mammal, wing, nocturnal, species, roost, insect, night | cricket, baseball, ball
battery | battery, battery storage, lithium-ion | charging, accumulator | lithium, charge, electrode, volt, cell, phone, storage
bed | sleep, insomnia, bedtime, bedroom, good night's sleep, sleeping | bed, nap, rest | night, dream, mattress, pillow, tired, sleep, circadian | river, flower, sea, hospital
beer-mug | beer, brewing, brewery, craft beer, lager | hops, malt | yeast, barley, brew, ferment, brewer
beetle | beetle | insect | wing, larva, species, antenna, bug | volkswagen, vw
bell | doorbell, notification | bell, alert | ring, tower, notify, push | pepper, curve, alexander graham
bicycle | bicycle, cycling, cyclist, bike, bike lane, cargo bike, bike-sharing, velodrome | pedal, e-bike | ride, wheel, lane, commute, cycling | motor
swallow | swallows, barn swallow, house martin, sand martin, swift nest, swift brick, common swift, swifts | swallow, swift, martin | wing, nest, beak, migration, eave, fly, insect, chick, brood, roost, barn, mud, roof | pill, tablet, tongue, throat, taylor, programming language, apple, compiler, ios, water
shed | garden shed, tool shed, woodshed | shed | tool, garden, door, roof, allotment, mower, lock, key, spade | light, skin, tears, load, hair, blood, jobs, leaf, pounds
wheelie-bin | wheelie bin, recycling bin, food bin, waste bin, garden bin
bird | birdsong, bird migration, songbird, ornithology, birdwatching, bird, sparrow, house sparrow, heron, grey heron, egret, stork, white stork, bullfinch, goldfinch, chaffinch, greenfinch, finch, blue tit, great tit, wren, skylark, nightingale, woodpecker, kingfisher, seagull, herring gull, arctic tern, cuckoo, plover, sandpiper, puffin, cormorant, pelican, albatross, warbler, waxwing, song thrush, hummingbird, pheasant, partridge, curlew, lapwing, wagtail, nuthatch, oystercatcher, godwit, hoopoe, bee-eater, crane migration, migratory bird, wader, songbirds | migration, robin, gull, tern, crane, jay, tit, lark, thrush | wing, nest, feather, beak, flock, flight, egg, species, fly, brood, roost, bird, wintering, breeding, roof, insect, garden, sing, song | twitter, larry, angry, taylor, programming language, apple, tower crane, crane operator, construction, payment, iphone, compiler
birthday-cake | birthday, birthday party, birthday cake | cake, anniversary | candle, bake, party, sponge, icing, guest
bone | skeleton, osteoporosis, orthopaedics, orthopedics, bone | fracture | calcium, joint, muscle, marrow, spine, body, skeleton
books | library, literature, reading list, bookshop, bookstore, novel, book club | book, reading, publisher, author | read, page, chapter, shelf, library, story, writer, borrow, reader, literature | booking, code, api, install, function, python, javascript, software, framework, npm, component, hotel, flight, appointment
bouquet | florist, bouquet, wedding flower | flower | vase, bunch, gift, arrangement
brain | brain, neuroscience, neuron, neurology, dementia, alzheimer, human brain, psychology, cognitive bias, nervous system, mental health | memory, mind, cognition | neuron, learning, hippocampus, brain, thought, cortex, nerve, synapse, therapy | computer, ram, cache, storage, heap, leak, allocation, process, software, server, gigabyte, child's play
bread | bread, sourdough, bakery, baking bread, baguette | baker, baking, dough, loaf, flour | flour, yeast, oven, dough, knead, crust, loaf, rise, starter
brick | bricklaying, bricklayer, masonry | brick | wall, mortar, clay, house | lego
briefcase | job interview, job application, career, recruitment, business trip, human resources, freelance, freelancer | job, employment, hiring, résumé | candidate, employer, salary, work, applicant, vacancy, interview | odd
broccoli | broccoli | vegetable | diet, fibre, vitamin, green, eat, vegetarian, vegan, healthy
building-construction | construction site, construction industry, civil engineering, skyscraper construction, building site | construction, crane | concrete, scaffold, builder, steel, contractor, foundation, crane, site, worker | bird, model, word
bullseye | goal setting, smart goals, target audience, archery, objectives and key results, okr | goal, target, objective | measurable, achieve, aim, quarter, priority, outcome, deadline, specific | soccer, football, net, scored, goalkeeper, molecule, protein
bus | bus, bus stop, public transport, public transportation, public transit | passenger | route, driver, timetable, stop, fare, seat, ride, tram | data, serial, magic
butterfly | butterfly, metamorphosis, caterpillar, monarch butterfly | moth, chrysalis | wing, larva, pupa, pollen | effect
cactus | cactus, succulent | desert | plant, stem, dry, rain, sand, thorn, arid, dune | food, storm, island, polar, news
camel | camel, caravan route | nomad, silk road | desert, hump, caravan, sahara, trade
camera | photography, photographer, camera | photo, photograph, lens, exposure | aperture, shutter, light, image, film, photograph | security
candle | candle, candlelight | wax, wick | flame, wick, wax, light
canoe | canoe, canoeing | paddle | river, water, boat, rapids
carpentry-saw | carpentry, woodworking, carpenter, joinery, cabinetmaker | saw | wood, timber, plank, cut
carrot | carrot | vegetable | garden, orange, soup, root | stick
castle | castle, medieval castle, fortress, middle ages, feudalism, feudal system | knight, medieval, moat | king, tower, wall, siege, moat, lord, century, peasant
cat | cat, kitten, domestic cat | feline | whisker, purr, paw, pet, mouse, litter | fat
cheese-wedge | cheese, cheesemaking, cheddar, parmesan, mozzarella, dairy | rennet, curd | milk, curd, ripen, rind, whey
cherry-blossom | cherry blossom, sakura, hanami
chess-pawn | chess, checkmate, grandmaster | opening move | queen, pawn, bishop, rook, king, board
chocolate-bar | chocolate, cocoa, cacao | bean | cocoa, sugar, bitter, roast, chocolate
clapper-board | filmmaking, screenwriting, film director, movie making, hollywood, short film | film, movie, cinema, director, scene | actor, camera, script, screenplay, shot, audience, studio, edit, director | thin, plastic, photographic
classical-building | museum, ancient greece, ancient rome, roman empire, parthenon, parliament, becomes law, legislation, legislature, house of commons, house of lords, house of representatives, greek temple, senate, roman republic | temple, forum, government, ministry | column, marble, emperor, athens, rome, exhibit, minister, senator | online, hindu, buddhist, shinto, jerusalem, mosque, church, monk, pagoda
clipboard | checklist, inspection checklist, audit, inspection, onboarding checklist | inspection, compliance, questionnaire | check, list, auditor, inspector, item, tick, form
cloud | cloud computing, cloud storage | cloud | data center, server, vapour, vapor, cumulus, sky, droplet, storage, computing, provider | tag, word
cloud-with-lightning-and-rain | thunderstorm, lightning, thunder | storm | rain, electric, cloud, wind, strike | brain, barn
cloud-with-rain | rainfall, rainwater, monsoon, weather forecast, rain, flooding, acid rain | weather, precipitation, flood, drought | cloud, forecast, wet, drizzle, river, umbrella, storm | bow
coin | coin, savings, saving money, personal finance, household budget, pocket money, pension, inflation, salary, minimum wage, monetary policy, compound interest, emergency fund | budget, money, finance, wage, debt, saving | cost, spend, expense, save, income, euro, dollar, pound, interest, month, price, pay | toss, bitcoin, mint, team, memo, department
comet | comet, asteroid, meteorite | meteor | orbit, tail, impact, solar system, dust
compass | navigation, orienteering, compass | navigator | north, map, needle, magnetic, direction, sailor | menu, moral, website
cooked-rice | rice, rice farming, paddy field, risotto | grain | cook, bowl, paddy, water
coral | coral reef, coral, great barrier reef | reef | bleach, fish, algae, ocean
couch-and-lamp | interior design, living room, sofa, furniture | home decor | chair, cushion, lamp, room, fabric, wood
cow | dairy farm, cow, cattle, livestock, dairy farming | herd, beef | milk, grass, barn, calf, methane, farmer | steak, burger, recipe, cook, oven, cash
crab | crab, crustacean | claw | shell, tide, claw, sea | recipe, cook, boil, allergen, allergy, allergic
credit-card | credit card, debit card, bank card, tap your card, card reader, card network, card issuer, card terminal, payment terminal, card number, contactless card, credit score, card payment, online payment, contactless payment, credit history | credit, payment | bank, card, checkout, debt, merchant, cardholder, fraud
crescent-moon | night shift, nightfall, lunar calendar | night, moonlight | dark, sleep, moon, owl, shift, star
crown | monarchy, coronation, royal family, crown jewels | king, queen, throne, reign, dynasty | royal, palace, monarch, heir, ruler, empire, century | burger, chess, bee, pawn, queen bee, hive
cyclone | hurricane, typhoon, tropical cyclone, tropical storm | cyclone | wind, eye, storm, landfall, ocean
deciduous-tree | tree, tree planting, oak, beech, birch, arborist, street tree, urban forest, reforestation, willow, orchard, lime tree, linden, ash tree, elm, poplar, chestnut tree, apple tree, sycamore, rowan | bark, branch | leaf, root, shade, wood, forest, bark | family, decision, binary, search, phylogenetic, syntax, node, algorithm, git, directory, file, commit, merge, code, data
delivery-truck | delivery van, parcel delivery, home delivery, last mile delivery, logistics, supply chain, courier, shipping cost | delivery, shipping, shipment | parcel, warehouse, driver, customer, van, order, address, package, route, supplier, carrier | baby, speech, medical, software, course
desert-island | island, galápagos, tropical island, archipelago | lagoon | sea, palm, beach, coast, sand | long, staten
desktop-computer | desktop computer, computer science, operating system, personal computer | computer, computing, pc, software | program, machine, code, screen, processor, keyboard, memory, file, install, user | quantum
dna | dna, genetics, genome, gene editing, crispr, heredity, gene, chromosome, mutation, genetic engineering | inheritance | gene, allele, parent, trait, cell, base | tax, estate, class
dog | dog, puppy, dog training, guide dog, labrador, dog owner, greyhound, retriever, german shepherd, sheepdog, border collie, collie, terrier, dachshund, poodle, spaniel, husky, beagle, whippet, assistance dog, rescue dog, therapy dog, dog walker, dog walking, sniffer dog, search dog, dog park, dog rescue, street dog | pet | walk, leash, bark, paw, owner, tail | hot
dolphin | dolphin
drop-of-blood | blood type, blood sugar, haemoglobin, hemoglobin, anaemia, anemia, diabetes | blood, plasma | donor, red cell, transfusion, vessel, oxygen, glucose, insulin, iron
droplet | water cycle, water treatment, clean water, groundwater, water supply, water scarcity, saving water, water use, wastewater, irrigation | water, moisture, leak, hydrate | drink, litre, liter, pipe, tap, pump, well, thirst, glass, river, dry, evaporate, filter, household | watermelon, fire
drum | drummer, drumming, percussion, drum kit, bass drum, snare drum | drum, rhythm | beat, band, stick, music, song | brake, gauge, recorder, winch, cable, washing machine, oil
duck | duck, duckling, mallard | pond | feather, bill, swim, pond, lake | rubber, roast, recipe, confit, oven, cook
e-mail | phishing, phishing email, spam email, email marketing, e-mail, email, newsletter, inbox | spam, message | sender, link, attachment, inbox, click, subject line, reply, recipient, report
eagle | eagle, bald eagle, bird of prey, falcon, falconry, raptor, buzzard, kestrel, peregrine, osprey, vulture, goshawk, sparrowhawk, red kite, golden eagle | hawk | talon, wing, prey, soar
ear | hearing loss, hearing aid, human ear, tinnitus, inner ear | ear, hearing, listening | sound, cochlea, eardrum, decibel, hear, vibration, noise | corn, court
ear-of-corn | maize, corn on the cob, popcorn, sweetcorn | corn | field, kernel, crop, harvest, cob | flakes
egg | boiled egg, eggshell, scrambled egg | egg | yolk, shell, boil, white, pan, breakfast, minutes | turtle, fish, insect, bird, butterfly, nest, hatch, donor, freeze, cell, easter
electric-plug | charging station, power outlet, power cut, blackout, standby power, energy saving, electrical appliance, extension cord | electricity, appliance, socket, plug | power, watt, volt, outlet, cable, switch, wire, current
elephant | elephant, ivory | mammoth | trunk, tusk, herd, ivory | room, white
envelope | letter writing, postal service, cover letter, handwritten letter | letter, post | envelope, stamp, write, postman, mail, address | alphabet, capital, uppercase, greek, word
evergreen-tree | forest, rainforest, forestry, deforestation, woodland, pine, spruce, conifer, forest fire, taiga | woods | tree, wood, ranger, canopy, species, timber | random, machine learning, model, classifier, black forest, cake
ewe | sheep, sheep farming, lamb, shepherd, wool production | flock | wool, grass, herd, shear, pasture | black, recipe, roast, cook, oven, wolf
eye | eyesight, human eye, cataract, eye test, ophthalmology, glaucoma, optometrist, blindness, eye care | eye, vision, retina | lens, retina, pupil, see, iris, cornea, light, glasses, optic | hurricane, storm, catch, bird's, mission, needle, computer, company
factory | factory, manufacturing, power plant, manufacturing plant, assembly line, industrial revolution, mass production, steelworks, steel mill, industrial safety | industry, plant, production line, mill | worker, machine, steam, production, chimney, emission, shift, steel, engine, assembly, conveyor | leaf, leaves, flower, root, soil, garden, seed, house plant, film, music
fallen-leaf | autumn leaf, composting leaf, falling leaves, leaf litter | leaves fall, autumn | leaf, tree, colour, color, october, november, season
feather | feather, plumage | quill | bird, wing, down
film-projector | film history, silent film, movie theater, movie theatre, history of cinema | projector, cinema | film, screen, audience, reel, lantern | data
fire | wildfire, bonfire, fire safety, campfire, forest fire, fire prevention, discovery of fire | fire, flame, combustion, burning | smoke, burn, fuel, heat, oxygen, spark, wood, firefighter | employee, ceasefire, gun, cease, hired, wall
fire-engine | firefighter, fire brigade, fire department, fire station | fire truck | hose, rescue, smoke, alarm
fire-extinguisher | fire extinguisher, fire drill, fire evacuation, fire evacuation plan, workplace fire safety, fire alarm, fire exit | evacuation | alarm, exit, assembly point, extinguish, smoke
fish | fishery, overfishing, fish farming, salmon, tuna, aquaculture, freshwater fish, mackerel, sardine, anchovy, carp, sturgeon, haddock | fish, trout, cod, pike, perch, sole | sea, gill, river, catch, net, ocean, fin, swim, species, water | phish, chip, recipe, fry, oven, sauce
fishing-pole | angling, fly fishing, fishing rod, angler | fishing, bait | lake, hook, river, rod, catch, boat, reel | phishing, link, email, e-mail, expedition
flag-in-hole | golf, golf course, golfer
fork-and-knife-with-plate | restaurant, table manners, mediterranean diet, meal planning, balanced diet, dinner party, healthy eating, nutrition, fine dining, cafeteria | dinner, lunch, meal, diet, cuisine, menu | eat, dish, chef, plate, food, guest, calorie, table, serve, vegetable, kitchen | website, app, dropdown
fountain-pen | handwriting, calligraphy, letter of recommendation, poetry, fountain pen, poem | poet, writing, signature, essay | ink, pen, paper, write, verse, rhyme, draft, line, stanza | code, software
framed-picture | art gallery, portrait painting, mona lisa, art history | painting, gallery, portrait | frame, canvas, wall, artist, oil, brushstroke
fuel-pump | petrol station, gas station, petrol, gasoline, fuel price, diesel fuel | fuel, petrol price | pump, litre, gallon, tank, car, driver, price | rocket, nuclear
full-moon | moon, full moon, moon landing, lunar, tide, tides, spring tide, neap tide, tidal range, high tide, low tide | tide | orbit, crater, earth, gravity, phase, apollo | honey
garlic | garlic
gear | mechanical engineering, gearbox, clockwork, mechanics, gears | engine, mechanism, automation, maintenance, machine | gear, lever, tooth, wheel, torque, shaft, motor, turn, bearing | learning, landing, reverse, running, washing, vending, slot, translation, coffee, code, server, software, virtual
gem-stone | diamond, gemstone, emerald, sapphire, jewellery, jewelry | gem, crystal | carat, ruby, stone, cut, precious | ruby on rails, language
giraffe | giraffe
glass-of-milk | milk, lactose, pasteurisation, pasteurization, lactose intolerance | dairy | drink, cow, glass, calcium
glasses | eyeglasses, short-sightedness, myopia, spectacles, reading glasses | glasses | lens, vision, eye, optician, frame | wine, drinking, water
globe-showing-americas | north america, south america, latin america | americas, amazon basin | continent, brazil, canada, mexico, united states
globe-showing-asia-australia | asia, southeast asia, australia, oceania | pacific | continent, china, india, japan, indonesia
globe-showing-europe-africa | climate change, global warming, greenhouse effect, climate crisis, planet earth, globalisation, globalization, continental drift, sustainable development, carbon footprint, paris agreement, sustainability, ozone layer, earth's rotation, world population, geography, greenhouse gas, climate | earth, planet, world, emission | global, atmosphere, carbon, continent, crust, mantle, ocean, temperature, countries, warming, equator, hemisphere | business climate, political climate, work climate, world war, world cup
globe-with-meridians | internet, world wide web, domain name, latitude, longitude, time zone, html, dns, website design, web design, web browser, web page | web, website, browser | server, page, url, link, address, http, online, network | spider
goat | goat, goat cheese
graduation-cap | university, graduation, higher education, scholarship, college, student loan, study abroad, degree course, master's degree, bachelor's degree, admissions | student, degree, education, diploma | campus, professor, tuition, exam, lecture, semester, faculty, course, graduate | celsius, angle
grapes | grape, vineyard, viticulture | harvest, vine | wine, vine, cluster, raisin
guitar | guitar, guitarist, rock music, rock band, electric guitar | strings, rock | chord, amp, string, pick, riff, band, concert
hammer-and-wrench | home repair, home improvement, renovation, do-it-yourself, diy, car repair, preventive maintenance, right to repair, maintenance schedule | repair, maintenance, technician, mechanic | tool, fix, broken, screw, spare part, workshop, replace, machine | tissue, dna, code, hair
hammer | hammer, auctioneer
headphone | podcast, podcasting, noise cancelling, headphone, audiobook | listening | audio, sound, listen, episode, noise, music
helicopter | helicopter | rotor | blade, pilot, lift, hover
herb | photosynthesis, leaf, chlorophyll, herb, basil, chloroplast, medicinal plant, botany | leaves, plant | sunlight, stem, green, vein, oxygen, stomata, carbon dioxide, root, grow, flower, water | power plant, manufacturing, nuclear, gold, tea leaf, node, algorithm, router, recursion, sorting
high-speed-train | high-speed train, high-speed rail, shinkansen, train travel, railway, rail network, night train, maglev, bullet train, rail travel | train, rail, station | track, passenger, speed, ticket, locomotive, platform, delay, line, carriage | model, neural, data, employee, staff, dataset, muscle, radio, gas station, space station, power station
high-voltage | electricity, electric current, electrical safety, static electricity, high voltage, electric shock, renewable energy, electrical grid, electrician | energy, power, voltage, electric | grid, volt, current, watt, generator, circuit, outage, wire, solar, wind, turbine, electron, kilowatt | personality, kinetic, political, purchasing, dark, body, therapy, market power
hiking-boot | hiking, trekking, hiker, mountain hiking, hiking trail, trail running | trail, walking | boot, mountain, path, summit, backpack, forest
honey-pot | honey, mead | nectar | jar, bee, hive, sweet, taste | honeymoon
honeybee | bee, beekeeping, honeybee, beekeeper, beehive, pollination, pollinator, bumblebee, bee colony | hive, swarm | nectar, pollen, flower, queen, honey, worker | spelling, drone
horse | horse, horse riding, equestrian, stallion, pony | riding, stable | saddle, hoof, rider, gallop, mane, foal | power, trojan, sea
hospital | hospital, emergency room, clinic, healthcare system, health insurance | patient, surgery, ward | doctor, nurse, treatment, operation, bed, medical, surgeon
hot-beverage | coffee, espresso, coffee shop, café, cappuccino, barista, caffeine | brew, roast | cup, bean, roast, brew, milk, caffeine, morning | table
hotel | hotel, hospitality industry, hotel booking, hostel | guest, booking, reception | room, stay, check-in, night, lobby
hourglass-not-done | time management, procrastination, hourglass | time, waiting, deadline | hour, minute, schedule, plan, priority, task, late, delay, urgent | space
house | home insurance, house, real estate, mortgage, home buying, housing, housing market, property market, first home, homeowner, home energy, insulation, rental, housing crisis, passive house, home safety | home, rent, tenant, landlord, property | roof, buyer, room, apartment, door, kitchen, wall, lease, heating, family, price | white house, in-house, green house, page, intellectual, warehouse, chemical, physical, parliament, house of commons, house of lords, house of representatives, upper house, lower house, both houses, senate, legislation
houses | neighbourhood, neighborhood, suburb, village life, residential area | village, community | street, resident, family, house, council | online, parliament, both houses, senate, legislation
hut | hut, thatched roof, indigenous housing
ice-hockey | ice hockey, hockey, nhl
jellyfish | jellyfish, plankton
key | door key, key cutting, rental agreement, locksmith | lock, key | door, lock, tenant, landlord, deposit, apartment | takeaway, point, keyboard, figure, encryption, primary, database, message, indicator, signature, low-key, finding, step, piano, api, json, hash, license, dictionary, value, password, canal, boat, lock gate, paddle, narrowboat, barge, mutex, thread, row lock, hair
keyboard | touch typing, keyboard shortcut, typing speed | typing, keyboard | finger, key, shortcut, letter, press | piano, synth
kick-scooter | e-scooter, electric scooter, scooter sharing
kite | kite, kite festival | string | wind, fly, tail, string
lady-beetle | ladybug, ladybird | aphid | garden, spot, pest, insect
laptop | remote work, working from home, home office, laptop, web development, online course, e-learning, online learning, software development, software engineering, programming, digital literacy, video conference, coding, hybrid work, video call, distance learning | code, software, app, programmer, developer, remote | computer, screen, function, program, api, bug, office, online, data, file, deploy, colleague, login | genetic, dress, building, postal, morse
leafy-green | lettuce, spinach, kale, salad | greens | leaf, vegetable, garden, dressing, vitamin
lemon | lemon, citrus, lemonade, scurvy | vitamin c | juice, sour, peel, lime | law
light-bulb | light bulb, led lighting, invention, inventor, incandescent, brainstorming, creativity, innovation | idea, lighting, patent, bulb | creative, invent, lamp, edison, filament, watt, problem, brainstorm, led, prototype | flower, tulip, onion
link | blockchain, hyperlink, link building | chain | block, link, steel, anchor, ring | supply, food, restaurant, store, fast-food
locked | encryption, data privacy, privacy, data protection, cryptography, confidentiality, gdpr, end-to-end encryption, privacy policy, https, a lock, locksmith, padlock, pin tumbler, combination lock, lock picking | lock, confidential, secret | key, data, personal, encrypt, padlock, secure, access, password, message, read | pick, lockdown, thread, mutex, transaction, concurrency, row, door lock, bike, canal, boat, barge, river
locked-with-key | password, two-factor authentication, password manager, multi-factor authentication, strong password, access control, passphrase, passkey, account security | login, authentication, account | password, code, hacker, secure, access, attacker, verify, breach | bank account, savings
locomotive | steam engine, steam locomotive, steam train, james watt | steam, railroad | boiler, piston, coal, railway, track, wheel, iron
lotus | lotus, water lily
luggage | business travel, travel planning, travel insurance, luggage, suitcase, packing list, tourism, holiday trip, vacation, tourist, travel tip | travel, trip, journey, holiday | hotel, flight, destination, passport, abroad, booking, visitor, guide, pack, tour, airport | time travel, light travel, sound travel, wave, signal, customer journey, bank holiday, public holiday
lungs | lung, asthma, respiratory system, pneumonia, breathing, respiration, tuberculosis | breath, cough | oxygen, airway, inhale, exhale, bronchi, smoke, air
magnet | magnet, magnetism, magnetic field, electromagnet | compass needle | pole, iron, attract, repel, field, coil | talent, fridge, customer
magnifying-glass-tilted-left | search engine, investigation, detective, code review, fact-checking, literature review, peer review, root cause analysis, binary search, search algorithm, user research, auditing, scientific method | search, research, evidence, clue | find, look, query, result, source, inspect, question, examine, list, hypothesis, interview
maple-leaf | maple syrup, canada, maple, leaves change colour, leaves change color, autumn leaves, fall colours, fall colors, autumn colours, autumn colors, fall foliage, autumn foliage, leaves turn red
megaphone | marketing campaign, advertising, marketing, public relations, product launch, social media campaign, whistleblowing, protest, activism | announcement, campaign, speech, launch, advertisement | audience, brand, message, customer, announce, crowd, promote, channel, speak, protester | rocket, satellite, speech recognition, therapy
metro | subway, metro, underground railway, tube map | tunnel, underground | train, station, line, passenger, platform
microbe | bacteria, virus, microbe, germ, microbiome, microbiology, pandemic, antibiotic resistance, infection, infectious disease, handwashing, epidemic, hygiene, food safety, pathogen, gut bacteria, influenza, covid, microorganism, bacterium | disease, immune system, hand washing, contamination | germ, spread, cell, vaccine, symptom, infect, fever, soap, wash | computer, malware, antivirus, software, wheat
microscope | microscope, microscopy, laboratory, cell biology, biology, lab safety, clinical trial, biotechnology | cell, specimen, scientist, lab, experiment | membrane, organism, tissue, lens, slide, nucleus, research, observe, sample | phone, battery, prison, solar cell, fuel cell
mobile-phone | smartphone, mobile phone, mobile app, cell phone, screen time, app design, social media, mobile banking, text messaging, app store, cell phone plan | phone, app, mobile | screen, tap, download, user, notification, swipe, install, android, battery, call | gramophone, microphone, telephone
money-bag | fundraising, venture capital, investment fund, crowdfunding, grant application, seed funding, investor | investment, investing, funding, profit, revenue, fund, wealth | money, million, capital, return, share, donor, stock, raise, startup, risk | time
mosquito | mosquito, malaria, dengue, zika | insect bite | fever, bite, parasite, net
motor-scooter | moped, vespa, motor scooter
motorcycle | motorcycle, motorbike, motorcyclist
mouse | house mouse, lab mouse, mice | rodent | cat, cheese, tail, cage, gene, trap | click, cursor, button, pointer
computer-mouse | computer mouse, point and click | mouse, cursor | click, pointer, button, screen, scroll | cat, rodent, lab, cage, cheese
mountain | mountain range, alps, himalayas, geology, plateau, andes, erosion | mountain, hill, landscape | rock, valley, plate, peak, slope, altitude, river, glacier
movie-camera | video production, documentary, video editing, filming, explainer video | video, footage, film crew | camera, shoot, edit, scene, clip, record, crew | surveillance, game
mushroom | mushroom, fungi, fungus, mycelium, truffle, mycology | spore, mould, mold | forest, spore, cap, root, decompose, cell | cloud
musical-keyboard | piano, pianist, music theory, organ music, synthesizer, keyboard instrument | chord, musical scale | note, key, octave, melody, music, pitch | fish, map, weight, business
musical-score | classical music, composer, sheet music, concert, mozart, beethoven, opera, choir, johann sebastian bach, songwriting, music education, music lesson | music, melody, musician, song, harmony | note, rhythm, instrument, band, choir, violin, listen, sing, tempo, orchestra | video, app
nest-with-eggs | bird nest, nest building, bird's nest, nest | nesting, hatch | egg, bird, branch, chick, twig | turtle, ant, wasp
newspaper | newspaper, journalism, journalist, fake news, press freedom, press release, local news, daily news, media literacy, front page, misinformation | news, press, headline, reporter | article, editor, media, source, story, publish, report, print | fitness, bench
octopus | octopus, cephalopod, squid |  |  | recipe, cook, grill
office-building | office building, corporate governance, headquarters, office worker, head office, merger, company merger | company, office, corporation, landlord | employee, floor, manager, shareholder, staff, headquarters, board, business | box office, post office, insurance
oil-drum | crude oil, oil price, oil industry, petroleum, oil spill, oil crisis | barrel, oil, refinery | barrel, opec, refinery, crude, tanker, drilling, well | olive, essential, cooking, palm, painting
olive | olive, olive oil, olive grove
onion | onion | | | tor, architecture, router, layers
open-book | reading comprehension, storytelling, fairy tale, bedtime story, children's book, textbook, reading aloud, language learning, dictionary, novel writing, mythology, folklore | story, reading, book, tale, grammar, vocabulary | read, page, chapter, author, hero, character, reader, word, language, learn, myth | user, news, instagram, booking, short
open-mailbox-with-raised-flag | mailbox, post box, postal mail
owl | owl, barn owl, tawny owl, snowy owl, eagle owl, little owl, owl box
package | parcel, unboxing, return policy, order fulfilment, order fulfillment, warehouse, inventory management, free returns, warehouse safety | order, box, inventory, package, packaging | parcel, ship, cardboard, label, customer, return, deliver, pack, shelf, stock, carton | npm, software, api, json, header, benefits, install, python, law, salary, chronological, waste, recycling
page-facing-up | employment contract, document management, terms and conditions, insurance policy, contract law, contract, user manual, meeting minutes, rental contract, tax return, filing, annual report, report writing | document, policy, agreement, form, paperwork, manual | sign, clause, page, paragraph, signature, file, write, deadline, template, annex, term, report | muscle, disease, phishing, incident
paintbrush | house painting, painting a room, wall paint, painting a wall | paint, brush | wall, primer, coat, roller, colour, color | tooth
palm-tree | palm tree, palm oil, coconut palm, caribbean | tropics, tropical | palm, coconut, beach, island | hand
parrot | parrot, parakeet, budgie
pencil | pencil, drawing lesson, sketching, learning to draw, drawing class | sketch, drawing | draw, line, paper, shade, artist, pencil | conclusion, withdrawing, battery
penguin | penguin | emperor | ice, colony, antarctic, swim | linux
petri-dish | cell culture, bacterial culture, penicillin, alexander fleming, fleming | culture, colony | agar, dish, bacteria, mould, mold, growth
pig | pig, pig farming, piglet | swine | sow, trotter, snout, farm | guinea, roast, pork, recipe, cook, oven, sausage
pill | antibiotic, medication, medicine, pharmacy, painkiller, prescription drug, pharmaceutical industry, vitamin supplement, side effect, drug development, aspirin | drug, dose, tablet, treatment | patient, pharmacist, prescription, side effect, doctor, symptom, pill, take | touch, ipad, dealer, stone, screen, smuggling, vaccine
pizza | pizza
pot-of-food | soup, cooking class, home cooking, recipe, slow cooking, broth, cookbook, goulash, meal prep | cooking, cook, kitchen, dish | simmer, ingredient, pot, boil, onion, stir, spice, minutes, taste, oven, heat, serve, broth | satellite dish, petri
potato | potato, french fries, potato famine, irish famine
potted-plant | houseplant, house plant, potted plant, indoor plant, balcony garden, bonsai, container gardening | plant, gardening, balcony | pot, soil, watering, leaf, window, light, root, fertiliser, fertilizer | power plant, factory, manufacturing
puzzle-piece | jigsaw, problem solving, team building, system integration, puzzle, plugin, escape room | integration, compatibility | piece, fit, connect, team, solve, tool | calculus, math, immigrant, social
rabbit | rabbit, bunny, hare, leveret |  |  | hole, recipe, stew, roast
radio | radio, radio broadcast, radio station, fm radio, ham radio | broadcast | wave, antenna, station, listener, tune, signal | telescope, galaxy, astronomy
rainbow | rainbow, refraction, prism, color spectrum, colour spectrum, visible spectrum | spectrum | light, wavelength, red, violet, raindrop | autism
rat | rat, black death, bubonic plague, plague | rodent | flea, sewer, disease | race
receipt | invoice, tax return, expense report, value-added tax, income tax, vat, expense claim, invoicing, travel expense, bookkeeping, accounting, receipt, billing, sales tax, tax, taxation, payslip, pay slip, payslips, gross pay, net pay, pay stub | expense, reimbursement, accountant, bill, fee | receipt, claim, deduction, submit, amount, income, payment, finance, file, pay | senate, congress, parliament, dollar bill
recycling-symbol | second-hand, second hand shop, thrift shop, reuse centre, recycling, waste separation, circular economy, plastic waste, zero waste, waste management, compost, upcycling, e-waste, single-use plastic, recycle, landfill | waste, plastic, garbage, trash, reuse | bin, bottle, packaging, glass, recycle, material, landfill, sort, paper | time
red-apple | apple tree, apple pie, apple orchard, healthy snack | apple, fruit, gravity, snack, newton, isaac newton | orchard, juice, tree, vitamin, newton, eat, peel, variety, healthy, fall | iphone, mac, ipad, ceo, cupertino, shares
rescue-workers-helmet | workplace safety, occupational safety, hard hat, protective equipment, safety at work, construction safety, site safety, personal protective equipment, safety training, occupational health | safety, helmet, hazard, protective | worker, injury, accident, risk, wear, machine, site, equipment, fall, ladder | net, app, pin, food, water, road, password, online
ring-buoy | lifeguard, water safety, drowning, swimming safety, rescue at sea, swimming pool, life jacket, lifeboat, lifeboat crew, lifeboat station, sea rescue, rescue boat, water rescue, lifesaving | swimming, swimmer | pool, rescue, drown, beach, lifeguard, water, lane, stroke
ringed-planet | saturn, solar system, exoplanet, jupiter, planets, astronomy, kepler | planet, astronomer | orbit, ring, moon, telescope, sun, gravity, mars, gas giant | lonely
rock | mineral, rock cycle, sedimentary rock, igneous rock, granite, limestone, basalt, geologist, stone age, fossil | rock, stone | mineral, sediment, layer, quartz, sandstone, magma, erosion, quarry, fossil, crystal | band, music, concert, roll, guitar, kidney, rolling, rosetta
rocket | rocket, space travel, space exploration, spaceflight, spacecraft, space station, mars mission, astronaut, nasa, spacex, space race, apollo 11, space program, mission to mars, rocket science | launch, mars, space, orbit | booster, fuel, thrust, crew, moon, orbit, capsule, mission | product, arugula, salad, campaign, feature
rooster | rooster, chicken, poultry, hen, chicken coop |  |  | pox, soup, roast, recipe, cook, oven, curry, simmer, bake, fry, stock
rose | rose garden, rose bush, rosebush, roses, a rose, the rose, your rose, climbing rose | rose | thorn, petal, garden, prune, bloom, scent, bud, pruning, cutting, bush, stem | rose to, percent, price, temperature, rates
running-shoe | marathon, jogging, exercise routine, physical activity, half marathon, sprint training, physical exercise, couch to 5k, 5k, regular exercise, workout, sneaker | running, exercise, fitness, training, sport | run, mile, kilometre, muscle, pace, knee, warm up, heart rate, minute, stretch, walk | software, agile, scrum, company, code, server, business, employee, cost, machine, data, management
safety-vest | high-visibility, safety vest, road worker, warehouse worker
sailboat | sailing, sailboat, regatta, yacht, sailing boat, circumnavigation, schooner, dinghy, fishing boat, wooden boat | sail, boat, voyage | wind, mast, sea, sailor, crew, harbour, rudder, captain
salt | salt, table salt, sodium, salt mine, sodium chloride | seasoning | sea, taste, mineral, sodium, crystal | lake city, marsh, marshes, marshland, saltmarsh
satellite | satellite, gps, satellite navigation, earth observation, satellite image, low earth orbit, galileo navigation | orbit, navigation | signal, orbit, receiver, launch, gps, position
satellite-antenna | radio telescope, satellite dish, radar, antenna, ground station, telecommunications, broadcasting, extraterrestrial intelligence | signal, wireless, transmission | antenna, dish, receive, radio, frequency, wave, 5g | insect
sauropod | dinosaur, sauropod, diplodocus, jurassic, dinosaurs, brontosaurus | fossil, extinction | dinosaur, reptile, jurassic, cretaceous, bone
saxophone | jazz, saxophone, saxophonist, big band | improvisation | swing, trumpet, band, new orleans
school | school, primary school, high school, kindergarten, classroom, elementary school, school year, bullying at school, first day of school, schoolchild, school lunch, parents' evening, homework | pupil, teacher, lesson, teaching | class, homework, grade, child, learn, parent, playground, student | swimming, driving, law, medical, fish, old school, business, dance
scissors | tailor, dressmaking, haircut, hairdresser, paper craft, haircutting, sewing pattern | scissors, cutting | fabric, paper, hair, blade, cut | cost, budget, price, tax, job, edge
screwdriver | flat-pack, furniture assembly, screwdriver | assembly instruction | bolt, tool, drill, tighten, part
scroll | ancient history, magna carta, declaration of independence, constitution, papyrus, dead sea scroll, gutenberg, printing press, bill of rights, writing system, hieroglyph, cuneiform, manuscript, medieval history, historical document, treaty of westphalia, versailles treaty | history, treaty, historian, ancient, charter | century, empire, king, scribe, document, signed, parchment, archive, chronicle, write | browser, page, purchase, order, version, commit, medical, credit
seedling | gardening, germination, vegetable garden, kitchen garden, organic farming, seedling, allotment, soil health, photosynthesis experiment, raised bed, seed, sprout, agroforestry, topsoil, plant growth, spring planting | soil, garden, sowing, sow, plant | root, grow, leaf, compost, sunlight, harvest, water, vegetable, seedling, shoot | round, investor, funding, startup, power plant, manufacturing, nuclear, capital, beer, kindergarten, pig, random, database, script
sewing-needle | sewing, embroidery, quilting, acupuncture, darning, sewing machine | needle, stitch, mending | thread, fabric, cloth, stitch | haystack, vaccine, syringe, pine
thread | textile, cotton, textile industry, cotton spinning, spinning mill, fast fashion, weaving, loom | fabric, cloth, fibre, fiber | yarn, cotton, silk, wool, dye, garment, loom, clothes | optic, cable, diet, food, cpu, processor
shark | shark | | | loan
sheaf-of-rice | agriculture, wheat, grain, harvest, crop rotation, farming, barley, cereal crop, food security, green revolution, crop, neolithic revolution, smallholder, farmer, sustainable agriculture, granary, rye | farm, field, harvest | grain, soil, crop, seed, yield, land, plough, plow, harvest, fertiliser, fertilizer, food | magnetic, electric, form, wind farm, server, solar farm, grain of salt, image, photo, resize, research field, magnetic field
shield | cybersecurity, cyber security, information security, network security, malware, ransomware, antivirus, firewall, cyberattack, cyber attack, zero trust, immune system, immunity, security awareness, data breach, insurance, hacking, computer security, it security | security, protection, defence, defense, attack | attacker, threat, hacker, protect, breach, antibody, policy, vulnerability, cover, coverage, claim | social, heart, terrorist, army, job, food, financial
ship | shipping industry, titanic, ocean liner, shipping lane, maritime trade, suez canal, panama canal, shipbuilding, ship, maritime, ferry | vessel, cargo, freight, voyage, port | container, sea, crew, captain, hull, canal, ocean, tonne, deck | relationship, blood, space, usb, docker, image, server, kubernetes, software, app, network, feature, release, customer
shopping-bags | retail, shopping, department store, online shopping, black friday, consumer behaviour, consumer behavior, consumer rights, e-commerce, retail sales, fashion industry | store, customer, boutique, purchase, shop | buy, shop, price, discount, brand, product, checkout, sale, mall | app store, data store, energy, code, workshop, bishop, coffee shop, support
shopping-cart | supermarket, grocery, checkout process, shopping cart, grocery shopping, online store, online shop, checkout, e-commerce checkout | cart, basket, aisle | checkout, buy, item, payment, shelf, shopper, order | cartoon, go-kart, golf, horse
skis | skiing, ski, cross-country skiing, ski resort, snowboarding, winter sport | slope | snow, lift, downhill, piste
snail | snail, slug
snow-capped-mountain | everest, mount everest, mountaineering, glacier, alpinism, mountain climbing, avalanche, permafrost, ice age, k2, ski touring | summit, peak, climber, mountain | climb, snow, altitude, ice, rope, valley, ridge | revenue, price, demand, oil, season, political, g7, eu
snowflake | snow, snowflake, ice crystal, snowfall, frost, winter tyre, winter tire, winter driving, freezing | cold, ice, winter | crystal, freeze, temperature, frozen, blizzard, winter, january, december | warehouse, brew, war, cream
soap | soap, hand washing, soapmaking, handwashing | hygiene, washing | water, hand, rinse, foam, germ, skin, lather, seconds | opera, rest, api, xml
soccer-ball | soccer, football, world cup, football club, goalkeeper, bundesliga, champions league, premier league, offside rule, fifa, offside, throw-in, goal kick, corner kick, midfielder, midfield, penalty area | match, pitch | goal, player, team, referee, ball, league, striker | american football, super bowl, touchdown, quarterback, investor, nfl
spaghetti | pasta, spaghetti, carbonara, lasagne, lasagna, noodle | sauce | boil, tomato, sauce, cook, italian | code, western
spider | spider, tarantula, arachnid | | | man, web crawler
spider-web | spider silk, spider web, cobweb
spiral-calendar | calendar, leap year, gregorian calendar, project schedule, project planning, event planning, timetable, public holiday, four-day week, working week, bank holiday, annual leave, roadmap, vacation day, project timeline, sprint planning, week plan | schedule, deadline, planning, appointment, meeting, leave, agenda | week, date, month, monday, friday, plan, day, calendar, invite, milestone, agenda, request | family, leaves, tree
spiral-shell | mollusc, mollusk, fibonacci, conch | shell | spiral, beach, sea, snail, sand, golden | bash, company, terminal, script, electron, egg, linux
sports-medal | olympics, olympic games, paralympics, gold medal, medal, award ceremony | champion, athlete | gold, silver, record, win, event, team
trophy | trophy, tournament, employee award, championship, award, winning team | champion, winner, competition, victory | cup, final, prize, won, win, score, league | market, hunting
spouting-whale | whale, humpback, blue whale, whaling, sperm whale | pod | ocean, blubber, krill, sea | wales
stadium | stadium, arena | spectator | crowd, seat, match, concert, fan
stethoscope | doctor, physician, medical checkup, general practitioner, nurse, nursing, primary care, diagnosis, telemedicine, medical history, medical student, check-up, patient safety, public health, health check | patient, health, medical, symptom | treatment, hospital, clinic, blood pressure, consultation, prescription, disease | financial health, network, database, server, system, who, spin, mental health
stopwatch | page speed, load time, sprint, reaction time, latency, response time, time limit, pomodoro, web performance | speed, timer, performance, time | second, fast, faster, slow, milliseconds, minutes, lap, quick | theatre, dance, play, light, sales
straight-ruler | unit of measurement, metric system, measurement, measuring, ruler | measure, unit, standard | centimetre, centimeter, inch, scale, accuracy, kilogram | emperor, king, dynasty, success, business
strawberry | strawberry
studio-microphone | microphone, voice acting, audio recording, stand-up comedy, karaoke, singing, podcast interview, text to speech, speech synthesis, voice recording, voice assistant, sound recording | voice, singer, recording, sound | record, vocal, listen, sing, audio, mic, pitch, breath | vote, voters, passive, medical, court
sun | sun, sunlight, sunscreen, uv radiation, heatwave, heat wave, sunburn, summer holiday, ultraviolet | sunny, sunshine, star, solar, summer | light, panel, roof, hot, skin, energy, shade, hydrogen, heat, ray, photon | plexus, newspaper, microsystems
sunflower | sunflower, wildflower, flower meadow, meadow, van gogh | flower, bloom, blossom | petal, pollen, seed, bee, garden, stem, nectar
swan | swan, ballet, tchaikovsky
syringe | needlestick, needlestick injury, sharps injury, vaccine, vaccination, immunisation, immunization, smallpox, injection, edward jenner, flu shot, insulin, mrna, booster shot | dose, jab | antibody, immune, needle, disease, shot, inject | vaccine hesitancy map, sql, prompt, dependency, mould, molding, moulding
t-shirt | t-shirt, clothing, clothing industry, fashion, dress code, clothes | garment, cotton, outfit | wear, fabric, brand, textile, size, worn | sense
t-rex | tyrannosaurus, t. rex, t-rex, tyrannosaurus rex, velociraptor
teapot | tea, tea ceremony, green tea, black tea, tea time, tea leaf | infusion | leaf, cup, brew, pot, steep, kettle, water | team
telephone | telephone, phone call, customer service, help desk, hotline, call center, call centre, cold calling, customer support, emergency number, alexander graham bell | caller, call, phone, support | customer, line, agent, dial, operator, answer, ring, complaint, ticket | function, api, method, css, roll
telescope | telescope, james webb, hubble, observatory, copernicus, astronomer, stargazing, galileo galilei | astronomy, lens, stars | planet, star, galaxy, observe, sky, mirror, infrared, moon | vision
television | television, tv, streaming service, broadcast television, tv series, netflix | screen, broadcast | channel, viewer, series, watch, episode, programme
tennis | tennis, wimbledon | racket | ball, court, serve, set, match
tent | camping, tent, campsite, festival camping | camp | sleep, fire, forest, backpack, outdoor | boot, concentration, summer camp
test-tube | chemistry, acid, chemical, ph value, periodic table, catalyst, chemical reaction, acids and bases, titration, reagent, chemical safety | rust, experiment, laboratory, reaction, solution | molecule, acid, base, compound, solution, element, mix, liquid, oxidation, gas | control group, thought, software, a/b, dropped
thermometer | thermometer, body temperature, thermal insulation, fever, hypothermia, absolute zero, thermodynamics, entropy, heat transfer, room temperature, specific heat | temperature, heat, thermal | degree, celsius, cold, warm, measure, boil, kelvin | political
ticket | raffle, lottery, train ticket, concert ticket, box office, ticketing, cinema ticket | ticket, admission | event, seat, buy, visitor, entrance, fare, show | jira, support, bug, speeding, agent, university
tiger | tiger, big cat, leopard, panthera | | | economy, woods, paper, macos
tomato | tomato, ketchup, gazpacho, tomato sauce
toolbox | toolbox, toolkit, tool kit
tooth | tooth, dental care, dentist, brushing teeth, dental hygiene, teeth, tooth decay, cavity, oral hygiene, dentistry, toothbrush, toothpaste | enamel, gum | brush, enamel, plaque, fluoride, floss | gear, wheel, comb, saw, chewing, bluetooth
tornado | tornado, twister
tractor | tractor, farm machinery, combine harvester, mechanised farming, precision farming, precision agriculture | plough, farm, agriculture | farmer, field, diesel, harvest, machine | wind, server
tram | tram, streetcar, light rail, trolley car
triangular-ruler | pythagoras, pythagorean theorem, triangle, trigonometry, technical drawing, architecture, architect, pythagorean, right angle, blueprint | angle, hypotenuse, construction drawing, theorem, mathematics | side, square, degree, length, proof, line, design, plan, building | software, bermuda, enterprise, cloud, microservice, system, fraud, service
tropical-fish | aquarium, tropical fish, clownfish, fish tank, guppy
trumpet | trumpet, brass band, brass instrument, louis armstrong
tulip | tulip, tulip mania, flower bulb, daffodil, spring flower | flower | spring, garden, bulb, bloom, petal, holland, dutch
turtle | turtle, tortoise, sea turtle
umbrella-with-rain-drops | umbrella, liability insurance, rainy day, insurance cover, rainy season | rain, insurance | wet, cover, weather, shelter, drop, premium | organisation, term
vertical-traffic-light | traffic light, traffic rules, road crossing, pedestrian crossing, driving test, traffic signal | traffic, junction, pedestrian, right of way | red, green, stop, crossing, driver, cross, road | website, network, web, internet, human trafficking, forklift, warehouse, data
video-game | video game, gaming, game design, esports, game console, nintendo, gamer, game development | game, console, player | controller, level, score, play, graphics, studio | card, board, theory, olympic, football, soccer, hunting
volcano | volcano, volcanic, lava, magma, vesuvius, pompeii, eruption | crater | ash, tectonic, lava, mantle
warning | hazard, risk assessment, risk management, warning sign, danger, safety hazard, hazardous | risk, warning, threat | mitigate, likelihood, accident, hazard, impact, sign, control | reward, heart disease, cancer, return, diabetes, stock
water-wave | tsunami, wave power, ocean, sea level rise, tidal power, ocean current, sea level, wave energy, marine biology, el niño, gulf stream | sea, wave, coast | tide, shore, salt, deep, beach, ship, fish, swell, bay, estuary, water, level, delta, bank, river, flood | radio, sound, light, electromagnetic, heat, shock, second, first, brain, electric, gravitational, seismic, oceans of data, microwave
window | window, window cleaning, ventilation, double glazing, airing a room, daylighting | glass, glazing | pane, frame, air, light, room, open, condensation | microsoft, operating, context, time, pop-up, browser, desktop, shop, app, close
wine-glass | wine, winemaking, red wine, sommelier, wine tasting, champagne, winery | vintage, cellar | grape, barrel, bottle, tannin, taste, vine, cork
wood | timber, timber construction, firewood, sawmill, biomass, wood |  | forest, saw, plank, beam, burn, fuel, tree | log in, log file, logarithm, server, data, error, blog, users, audit, tiger
world-map | age of discovery, magellan, cartography, silk road, trade route, travel route, world atlas, map projection, mercator, columbus, world map, geographer, spice trade, migration route | map, explorer, route, expedition, exploration | continent, voyage, coast, country, ocean, sail, geography, scale, border, discover | mind, heat, road, user, story, journey, javascript, hash, function
worm | earthworm, worm composting, vermicompost, silkworm | worm | soil, compost, earth, garden, burrow | computer, network, malware, virus
wrapped-gift | gift, christmas present, gift idea, gift wrapping, giveaway, gift card, secret santa | present, loyalty program | wrap, ribbon, birthday, surprise, give, holiday | tense, presentation, slides, talent, tax, presented
yarn | knitting, crochet, wool, knitting pattern | yarn, stitch | needle, wool, scarf, loop, row, purl | npm, package, install, facebook
beaver | beaver dam, beavers, the beaver, beaver lodge
cricket | grasshopper, locust
crocodile | crocodile, alligator
croissant | croissant, puff pastry, viennoiserie
cucumber | cucumber, gherkin | pickling
deer | deer, reindeer, stag, fawn | moose, elk | antler, forest, herd, hunt | rudolph
flamingo | flamingo
hedgehog | hedgehog
hot-pepper | chilli, chili pepper, capsaicin, hot sauce, scoville
ice-cream | ice cream, gelato, sorbet
kangaroo | kangaroo, marsupial, wallaby | | | court
lizard | lizard, gecko, chameleon, iguana
otter | otter, sea otter, river otter
peach | peach, nectarine | | | georgia
peacock | peacock
peanuts | peanut, nut allergy, peanut allergy
pear | pear
pineapple | pineapple
seal | harbour seal, grey seal, fur seal, seal colony | seal | whisker, flipper, pup, beach, sea, ice | envelope, gasket, contract
snake | snake, snakebite, viper, cobra, rattlesnake | venom | bite, fang, scale, antivenom, reptile | oil, game, python
watermelon | watermelon
`;
