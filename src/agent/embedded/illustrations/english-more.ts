/** More lines of the English table (`english-words.ts`): animals, dishes, tools, sports, and things drawn in lines. */
export const ENGLISH_MORE = `
accordion | accordion, accordionist
american-football | american football, super bowl, touchdown, quarterback, nfl, gridiron
asclepius | hippocrates, hippocratic oath, medical ethics, asclepius, history of medicine
atom | atom, atomic physics, quantum physics, quantum mechanics, nuclear physics, particle physics, atomic model, atomic structure, nuclear fission, nuclear fusion, radioactivity, electron shell, niels bohr, subatomic particle, higgs boson, quantum entanglement | electron, proton, neutron, physics | nucleus, particle, charge, orbital, isotope, photon | editor, feed
auto-rickshaw | rickshaw, tuk-tuk, auto rickshaw
avocado | avocado, guacamole
baby-chick | day-old chick, poultry chick, chick rearing | chick | hen, poultry, hatchery, coop, brooder, chicken | flick, lit, stork, swift, owl, penguin, heron, eagle, swallow
badger | badger
badminton | badminton, shuttlecock
baguette-bread | baguette
ballet-shoes | ballet, ballerina, ballet dancer, pointe shoe
balloon | balloon | | | payment, angioplasty, loan, hot air, hot-air, burner, basket, escape, flight, cubic metre, cloth, fabric
banjo | banjo, bluegrass music
barbell | weightlifting, strength training, weight training, bodybuilding, deadlift, barbell, powerlifting, dumbbell, resistance training, gym | squat, fitness | muscle, rep, set, weight, bench, lift, strength
barn | barn, farmhouse, farm life, farmstead
barricade | roadworks, road closure, construction zone, road repair
baseball | baseball, home run hitter, world series, major league baseball | pitcher | bat, inning, base, glove, pitch
beans | legume, kidney bean, lentil, black bean | bean, pulse | protein, soak, boil, chilli, rice | coffee, cocoa, cacao, magic, java
bear | brown bear, grizzly, bear, grizzly bear, black bear, hibernation | den, cub | hibernate, forest, claw, salmon, honey, winter | market, stock, bull, share, price, polar, bearing, investor
bell-pepper | bell pepper, sweet pepper
bellhop-bell | concierge, hotel reception | front desk, receptionist, reception | guest, check-in, lobby, hotel
bison | bison, buffalo hunt, american buffalo
blackbird | blackbird, crow, raven, magpie, corvid, starling
blossom | daisy, primrose, chamomile
blueberries | blueberry, bilberry
boar | wild boar, boar
boomerang | boomerang, aboriginal australian
bottle-with-popping-cork | sparkling wine, prosecco, champagne, new year's eve
bow-and-arrow | archery, archer, longbow, bow and arrow
bowling | bowling, ten-pin
boxing-glove | boxing, boxer, muhammad ali, kickboxing | | | box, shadow boxing code
bridge | suspension bridge, bridge building, bridge design, bridge engineering, golden gate, drawbridge, bridge construction, bridge inspection, bridge collapse | bridge | span, cable, deck, arch, pillar, river, steel, tower, engineer, load, pier, strait, crossing, truss | tooth, dental, gap, violin, network, card, trick, crown, router, ethernet, stone bridge, stone arch, arch bridge, covered bridge, wooden bridge
broadcast | podcast distribution, broadcaster, live broadcast, 5g network, mobile network, wireless charging, bluetooth, nfc
broom | spring cleaning, sweeping, broom, house cleaning, cleaning routine, tidying, decluttering, housework, cleaning schedule | cleaning, tidy | dust, sweep, floor, mop, vacuum, clutter, room | data, energy, code, teeth, street
bubble-tea | bubble tea, boba
bug | caterpillar | larva | leaf, moth, cocoon
buildings | skyscraper, urban planning, city planning, smart city, urbanisation, urbanization, high-rise, megacity, real estate development, city life, urban heat, urban development | city, downtown, urban | street, district, tower, resident, traffic, mayor, population, floor | ancient, roman, forbidden, kansas, vatican, city council
bulldozer | bulldozer, excavator, earthworks, earthmoving, heavy equipment, heavy machinery
burrito | burrito, tortilla wrap
calculator | calculator, mental arithmetic, arithmetic, percentages, fractions, budgeting spreadsheet, break-even, mathematics lesson, multiplication, multiplication table, long division, algebra, cost accounting, cost calculation | fraction, percentage, equation, maths, mathematics | calculate, divide, multiply, sum, number, add, subtract, denominator
campfire | campfire, campfire story
candy | candy, sweets industry, halloween candy, confectionery
canned-food | canned food, tinned food, canning, tin can
card-file-box | archiving, record keeping, records management, archive, archivist | record | file, folder, store, document, keep | world record, vinyl, medal, speed
carousel-horse | carousel, merry-go-round
cash-register | point of sale, cash register, cashier, shop till, retail checkout, point-of-sale, cash handling, handling cash, at the till, the till | till, cash
cassette-tape | cassette, mixtape, walkman, cassette tape
certificate | certification, diploma, accreditation, iso 9001, certificate, iso 27001, professional qualification, course completion, compliance training | qualification | exam, pass, issued, valid, certified, auditor, award | ssl, tls, https, server, browser, birth
chains | slavery, slave trade, abolition, enslaved people, transatlantic slave trade, forced labour
chalkboard | teaching method, lesson plan, classroom management, lesson planning, flipped classroom, teacher training, pedagogy, blackboard, didactics | teaching, teacher, lecture | lesson, class, pupil, student, board, explain
charging-station | ev charging, charging at home, home charging, home charger, car charger, charging station, wallbox, charging network, charging infrastructure, fast charger, charging point, charging an electric car
chart-line | stock market, share price, stock exchange, forecasting, sales forecast, time series, trend analysis, economic growth, gdp, gross domestic product, exchange rate, bond market, interest rate, index fund, etf, stock trading, exchange-traded fund | economy, stock, market, trend | price, share, index, growth, quarter, percent, investor, trader, yield | chicken, soup, farmers, vegetable, broth, flea, christmas, fish
chart-pie | market share, pie chart, portfolio allocation, budget allocation, asset allocation, diversification
chef-hat | chef, restaurant kitchen, culinary school, cooking competition, catering, michelin, culinary arts, professional kitchen | | | data, config
chestnut | chestnut
chipmunk | chipmunk
chopsticks | chopsticks, chopstick
christmas-tree | christmas, christmas tree, christmas market, advent | | | island
circuitry | circuit board, printed circuit board, electronics, electronic circuit, soldering, microcontroller, arduino, resistor, capacitor, electrical circuit | circuit | voltage, resistor, current, component, board, solder, led | racing, formula, court, training
circus-tent | circus, clown, acrobat, trapeze
clamp | woodworking clamp, clamp
clock | punctuality, time zone, daylight saving time, daylight saving, working hours, opening hours, history of timekeeping, circadian rhythm, clockmaker, clocks, timekeeping, overtime, shift work, time tracking | clock, time | hour, minute, pendulum, noon, tick, hand, shift | rate, cpu, processor, biological
closed-book | dictionary, style guide, handbook, encyclopedia, encyclopaedia
coat | winter coat, coat, jacket, trench coat | | | paint, primer, arms, layer, varnish
cockroach | cockroach, pest control
cocktail-glass | cocktail, mixology, bartender, martini, mojito
coconut | coconut, coconut milk
control-knobs | mixing desk, sound engineering, music production, audio mixing, sound mixing, equalizer, equaliser
cookie | cookie, biscuit, chocolate chip cookie, gingerbread | | | consent, browser, website, tracking, session, gdpr, banner, privacy, login
cooking | frying, cooking breakfast, breakfast, sunny side up | pan, kitchen | fry, oil, egg, stove, butter, sizzle
cpu | microprocessor, semiconductor, computer chip, microchip, processor, cpu, chip industry, chip shortage, moore's law, integrated circuit, gpu, transistor, silicon chip, chipmaking, quantum computer, quantum computing, qubit, ai chip | chip, silicon | transistor, wafer, nanometre, nanometer, processor, core, cache, superposition | potato, paint, poker, valley, blue, fish, food, word
crane-tower | construction project, building project, construction crane, construction management, prefabrication, construction schedule
cricket-game | cricket match, test match, wicket, cricketer, t20, cricket world cup | cricket | bat, bowler, over, innings, wicket, batsman | insect, chirp, grasshopper
crossed-swords | sword, battle of hastings, medieval warfare, duel, samurai, swordsmanship, fencing, napoleonic war, hundred years' war, crusade, thirty years' war, civil war, battle of waterloo, viking raid | battle, knight, army | war, soldier, siege, cavalry, army, battlefield, troops, victory, defeat | rap, storage
crystal-ball | fortune teller, prediction market, clairvoyance, divination, crystal ball
cube | 3d modelling, cubic, cube, volume of a cube, 3d modeling | | | ice, sugar, rubik
cupcake | cupcake, muffin, cake decorating
curling-stone | curling | | | hair
curry-rice | curry, curry powder, tikka masala, thai curry | | | leaf, leaves, plant
custard | custard, pudding, flan, crème caramel
cut-of-meat | steak, beef, red meat, meat consumption, butcher, lab-grown meat, cultured meat, meat industry, meat production
database | database, sql, postgresql, data warehouse, data storage, data lake, data migration, mysql, relational database, database index, data backup, nosql, data engineering, data centre, big data, database design, data retention | table, index, query, backup, data | row, column, query, join, schema, record, transaction, store, restore, key | kitchen, body, finger, dinner, periodic, refractive, tennis
derelict-house | abandoned house, ghost town, haunted house, ruins
diving-mask | scuba diving, snorkelling, snorkeling, scuba, freediving, scuba diver | diving, diver | reef, oxygen, depth, mask, tank, underwater | sky
dodo | dodo, extinct bird
donkey | donkey, mule
dove | pigeon, dove, carrier pigeon
dragon | dragon, dragon myth, chinese new year, lunar new year, dragon boat | | | dragonfly, fruit
dress | dressmaking, evening gown, wedding dress, gown
drone | drone, unmanned aerial vehicle, drone delivery, quadcopter, drone pilot, drone photography | | | bee, hive, queen, bass
dumpling | dumpling, pierogi, gyoza, ravioli, empanada, jiaozi, momo
eggplant | aubergine, eggplant, moussaka
falafel | falafel, hummus
fan | fan, ventilator fan, air conditioning, ceiling fan, air cooling | | cool, blade, air, ventilation | football, club, fiction, music, sports, idol, band
ferris-wheel | ferris wheel, amusement park, theme park, funfair, oktoberfest
ferry | ferry, ferry crossing
field-hockey | field hockey
fingerprint | forensics, forensic science, fingerprint, biometrics, biometric, digital identity, identity theft, crime scene, forensic evidence, identity verification | identity | unlock, unique, scan, crime, police, verify
first-aid-kit | first aid kit, first aid, cpr, first responder, emergency preparedness, first aider, emergency kit | | | kit car
flashlight | flashlight, power outage kit, torch light
flask | chemical experiment, chemical industry, polymer chemistry, organic chemistry, electrolysis, chemical engineering, fermentation, enzyme | | | whisky, python
floppy-disk | floppy disk, file formats, save button, digital preservation
fly | fruit fly, housefly, drosophila
flying-saucer | ufo, flying saucer, alien life, extraterrestrial, extraterrestrial life, fermi paradox
fondue | fondue, raclette
footprints | carbon footprint calculator, footprint, step count, ten thousand steps, walking meeting, pedometer
four-leaf-clover | luck, clover, st patrick's day, four-leaf clover | | | lucky number
fox | fox, red fox, arctic fox | | | news, channel, firefox
french-fries | fries, fast food, french fries, chips and fish
frog | frog, tadpole, amphibian, toad, newt
game-die | board game, probability, dice, game night, game theory, tabletop game, randomness, probability theory, gambling, chance | probability, odds, game | dice, roll, chance, player, random, outcome, heads | video, console, football
garage | garage, car park, parking garage
gauge | dashboard design, pressure gauge, speedometer, kpi, key performance indicator, performance indicator, benchmark, speed limit, load test | speed, pressure, performance | gauge, limit, measure, metric, dial | blood, review, employee, theatre
gavel | auction, verdict, judge, sentencing, gavel, court ruling, court case, auction house | judge, court, ruling | verdict, trial, appeal, bid, sentence, jury | tennis, food, basketball, competition
globe-stand | geography lesson, globe, longitude | | | golden globe, theatre
gloves | gloves, glove, protective gloves | | | love, boxing, baseball
goal-net | penalty shoot-out, goalpost, penalty kick
goggles | safety goggles, eye protection, protective eyewear, safety glasses
goose | goose, geese, wild goose
gorilla | gorilla, mountain gorilla, silverback | | | marketing, guerrilla
graph | graph theory, social network, network effect, knowledge graph, network analysis, neural network, machine learning, deep learning, peer-to-peer, distributed system, consensus algorithm, microservice, network topology, internet of things | network, node, neural | node, edge, connect, layer, link, weight, train, neuron, peer | tv, bus, pedestrian, rail
green-salad | salad, caesar salad, salad dressing, salad bar
hamburger | hamburger, burger, fast food restaurant, cheeseburger, veggie burger | | | menu icon
hammer-and-pick | mining, gold rush, miner, mines, gold mine, coal mine, salt mine, the mine, lithium mine, copper mine | mineral, ore | coal, tunnel, shaft, ore, dig, copper, gold, lithium | data, text, bitcoin, crypto, process, land, process mining
hamster | hamster, gerbil, guinea pig | | | wheel of
hand-heart | charity, donation, volunteering, volunteer, nonprofit, non-profit, kindness, gratitude, caregiving, elderly care, philanthropy, compassion, palliative care, caregiver, self-care, foster care, empathy | donate, care, helping | donor, volunteer, help, give, community, elderly | blood, skin, health insurance, car
handshake | negotiation, partnership, mediation, conflict resolution, sales pitch, customer relationship, business deal, customer loyalty, collective bargaining, sales call, salary negotiation, diplomacy, peace treaty, peace agreement, trade agreement, supplier relationship, joint venture, networking event, labour union, trade union | deal, agreement, trust, negotiate | party, offer, partner, compromise, interest, sign, client, concession | tls, ssl, tcp, protocol, wireless, server
hard-drives | data center, server, web hosting, server room, web server, server farm, load balancer, load balancing, data centre cooling, cloud server, docker, kubernetes, container image, virtual machine, devops | hosting, deploy | rack, request, cluster, traffic, cpu, latency, node, container | restaurant, waiter, tennis, food
hatching-chick | egg incubator, hatching chicks, chicken incubator | hatching, incubation, incubator | hen, poultry, chick, chicken | startup, business, virus, disease, neonatal
head-circuit | artificial intelligence, language model, ai ethics, generative ai, chatbot, chatgpt, machine intelligence, large language model, ai assistant, prompt engineering, ai act, ai tool, turing test, computer vision, natural language processing | ai, intelligence, algorithm | model, data, learn, prompt, machine, train, bias, human | agent smith, emotional, military
headset | customer support team, support agent, contact center, contact centre, technical support, helpdesk, service desk
headstone | cemetery, graveyard, bereavement, funeral, grief, mourning
heartbeat | cardio, pulse rate, resting heart rate, electrocardiogram, ecg, heart health, health tracker, heart failure, vital sign, aerobic exercise, defibrillator, aed, cpr, resuscitation, cardiopulmonary resuscitation, heart rhythm, arrhythmia, atrial fibrillation, pacemaker
hibiscus | hibiscus
hippopotamus | hippo, hippopotamus
hook | crochet hook
house-with-garden | home ownership, garden design, country house, buying a home, family home, front garden, suburban life
hyacinth | hyacinth, lavender, lilac
ice | sea ice, arctic ice, ice sheet, ice core, freezing point, states of matter, melting point, melting ice | ice | melt, freeze, frozen, solid, liquid, temperature, degree | cream, hockey, skate, breaker
ice-skate | ice skating, figure skating, ice skate, speed skating
identification-card | identity card, id card, passport application, visa application, driving licence, driver's license, new employee badge, citizenship
japanese-castle | feudal japan, shogun, edo period, himeji
jar | preserving, jam making, pickling, glass jar, canning jar | | | java
jeans | jeans, denim, levi strauss
joystick | joystick, arcade game, retro gaming
kanban | kanban, scrum, agile, sprint board, task board, agile team, project management, scrum master, agile development, backlog, workflow management, task management | sprint, project, workflow | task, board, team, backlog, milestone, stakeholder, column | muscle, race, marathon, runner, manhattan, runners
kimono | kimono, geisha
kitchen-knife | knife skills, kitchen knife, knife sharpening, chef's knife
kiwi-fruit | kiwi fruit, kiwifruit
knot | knot tying, sailing knot, knot theory | knot | rope, loop, tie, bowline, sailor | nautical, speed, mile, stomach
koala | koala
ladder | ladders, stepladder, portable ladder, extension ladder, ladder safety | ladder | rung, climb, roof, height, fall, stile | career, corporate, property, social, salary, promotion, fish
label | food label, pricing strategy, pricing, price tag, discount, nutrition label, product label, dynamic pricing, price increase | price | cost, value, customer, discount, sell, tag, margin | stock, share, oil, house, paid, prize
lacrosse | lacrosse
lamp | floor lamp, lampshade, bedside lamp, table lamp | lamp | desk, bedside, led, bulb, dimmer, warm light, shade | lighthouse, oil lamp, miner, street lamp, headlamp, magic lantern
ledger | general ledger, double-entry bookkeeping, balance sheet, cash flow statement, financial statement, income statement, profit and loss, cash flow | ledger, accounting | asset, liability, debit, credit, equity, balance, statement | blockchain, bitcoin
lego | lego, toy brick, modular design, construction toy
leopard | leopard, cheetah, jaguar, snow leopard | | | car, gecko
lighthouse | lighthouse, lighthouse keeper, fresnel lens | | | google, score, audit
lion | lion, lioness, lion pride | | | sea lion
llama | llama, alpaca, vicuña | | | model, meta, prompt
lobster | lobster, crayfish
lollipop | lollipop | | | lady, man
long-drum | djembe, conga, west african music
lotion-bottle | skincare, skin care, sunscreen lotion, moisturizer, moisturiser, cosmetics, shampoo | skin, lotion | moisture, cream, apply, dry, pore, acne | onion, fruit
mammoth | mammoth, woolly mammoth, mastodon | | | task
map-trifold | itinerary, road trip, city trip, hiking map, sightseeing, day trip, weekend trip, city guide, walking tour, travel itinerary, city break | itinerary, route, trip | stop, visit, drive, day, old town, walk, map, museum | business, guilt, ego
mechanical-arm | prosthetic, prosthesis, bionic arm, industrial robot, robot arm, robotic arm, exoskeleton, bionics, cobot, collaborative robot
melon | melon, cantaloupe
meteor | meteor shower, shooting star, meteorite impact, perseids, chicxulub
metronome | metronome, tempo, musical tempo
microphone | public speaker, karaoke night, stage fright, stand-up comedian, emcee, keynote speaker, speech contest | | | studio
military-helmet | world war i, world war ii, first world war, second world war, normandy, d-day, trench warfare, military history, vietnam war, battle of the bulge, western front, stalingrad | soldier, army, war | troops, front, trench, invasion, battalion, general, allies, bomb | salvation, trade war, price, star, price war, cold
military-medal | military medal, veterans, victoria cross, veteran
minibus | minibus, shuttle bus, school transport
mirror | mirror, mirror image, reflection of light, self-reflection | reflection | light, angle, image, glass, reflect | site, database
moai | easter island, moai, rapa nui
monkey | monkey, primate, chimpanzee, capuchin, macaque, baboon | ape | banana, tree, climb, troop | wrench, surgeon, patch
moose | moose, elk
motor-boat | motorboat, speedboat, boat licence, outboard motor
motorized-wheelchair | power wheelchair, motorised wheelchair
mountain-cableway | cable car, gondola lift, funicular
mouse-trap | mousetrap, mouse trap
nesting-dolls | russian doll, matryoshka, recursion
notebook | journaling, note-taking, diary writing, diary, bullet journal, taking notes | note, journal | write, page, diary, idea, daily, pen | medical, academic, laptop, peer, octave, piano, melody, tune, tuning, chord, orchestra, guitar, violin, music, pitch, sing
nuclear-plant | nuclear power, nuclear power plant, nuclear energy, nuclear reactor, chernobyl, fukushima, nuclear waste, reactor | | | thought
office-chair | ergonomics, ergonomic chair, sitting posture, office furniture, desk job, sitting at work, ergonomic workplace, posture | posture, desk | back, sit, screen, neck, adjust, height, elbow, wrist | help desk, service desk
old-key | antique key, skeleton key
orangutan | orangutan
ox | ox, oxen, plough animal, bullock
oyster | oyster, pearl, mussel, clam | | | harbor, harbour, card
oven | roasting, baking, oven, baking temperature, roast | | bake, degree, tray, preheat, heat, crust | coffee, microwave
paint-roller | house painting, wall paint, interior painting, painting a room, repainting, wallpaper
pancakes | pancake, crêpe, crepe, hotcake
panda | panda, giant panda, bamboo forest | | | python, dataframe
party-popper | party planning, celebration, office party, team celebration, surprise party, company anniversary, new year, jubilee | celebrate, party, anniversary | guest, cake, toast, music, cheer | political, third, third-party, communist, labour, election
paw-prints | animal shelter, pet care, pet adoption, wildlife tracking, animal welfare, animal rights, pets, veterinarian, veterinary, endangered species, wildlife conservation, vet | pet, wildlife, animal | shelter, adopt, species, cage, feed, habitat, track, protect | carpet, competition, stem cell
pea-pod | pea, mendel, gregor mendel, mendelian inheritance | | | peak, shooter
pen | ballpoint pen, ballpoint, signing a contract
pick | pickaxe
pickup-truck | pickup truck
pie | pie, apple pie, pecan pie, pie crust | | | chart, raspberry
piggy-bank | saving money, savings account, personal savings, emergency fund, pocket money, savings goal, personal budget, frugal living, household budget, monthly budget, retirement savings, pension, retirement plan | saving, save, budget | money, month, account, income, spend, expense, goal, interest | energy, time, daylight, water, lives, file
ping-pong | table tennis, ping-pong, ping pong
pipe-wrench | plumbing, plumber, pipe leak, leaking pipe, water pipe, burst pipe
plunger | clogged drain, blocked drain, toilet plunger
polar-bear | polar bear, arctic wildlife
police-car | police, police officer, police work, policing, police car
popcorn | movie night, popcorn, cinema snack
postbox | post box, postage, post office, postal system
poultry-leg | chicken drumstick, fried chicken, chicken wings, roast chicken, grilled chicken
presentation-chart | presentation skills, quarterly report, quarterly review, slide deck, board meeting, powerpoint, business presentation, pitch deck, quarterly results, quarterly business review, annual results, giving a presentation | presentation, slide, quarter, results | audience, slide, revenue, chart, speaker, growth, board, quarter | test, lab, exam, landslide
pretzel | pretzel
printer | printer, laser printer, inkjet, printing | | | 3d, gutenberg, press
pulse | seismograph, earthquake, seismology, seismic wave, richter scale, polygraph, aftershock | quake, tremor | magnitude, plate, epicentre, epicenter, fault, shake, crust | market
purse | handbag, purse
pushpin | bulletin board, noticeboard, pushpin
raccoon | raccoon
racing-car | formula one, formula 1, racing car, motorsport, grand prix, racing driver, rally driving
ram | ram, bighorn sheep | | | memory, gigabyte, computer, gb, ddr
razor | shaving, razor, shave | | | occam
red-paper-lantern | lantern festival, mid-autumn festival, paper lantern
rhinoceros | rhino, rhinoceros, rhino horn, poaching
rice-ball | onigiri, rice ball
ring | engagement ring, wedding ring, wedding planning, wedding, marriage proposal, marriage | bride | ring, couple, guest, bride, vow, ceremony | saturn, boxing, onion, gas, planet
road-horizon | highway, motorway, road safety, road construction, road trip planning, road network, autobahn, route 66, road maintenance | road, driving | lane, asphalt, traffic, speed, kilometre, highway | information, silk, map, abbey, career
robot | robot, robotics, robot vacuum, household robot, humanoid robot, robotic process automation, chatbot | automation | sensor, machine, program, task, human | arm, txt, industrial
roll-of-paper | toilet paper, paper industry, paper roll
roller-coaster | roller coaster, rollercoaster
roller-skate | roller skating, roller skate, inline skating
rugby-football | rugby, rugby league, rugby union, six nations
running-shirt | running shirt, sportswear
safety-pin | safety pin
sandwich | sandwich, lunchbox, packed lunch, lunch break
sari | sari, indian wedding
scarf | scarf, winter clothing
scorpion | scorpion
seatbelt | seat belt, seatbelt, child seat, car seat, airbag, crash test | | | trolley, shopping cart, bicycle, bike
security-camera | surveillance, cctv, video surveillance, security camera, facial recognition, surveillance camera
shallow-pan-of-food | paella, stir-fry, wok, one-pan meal
shipping-container | shipping container, container port, globalised trade, world trade, container terminal, import duty, tariff, customs duty, free trade, international trade, export, incoterms | trade, container, customs | port, goods, import, export, ship, tariff, cargo, country | docker, image, kubernetes, software, app, fair trade, storage, flower, plant, fair, stock
shovel | digging, spade, shovel, archaeology, archaeologist, excavation, archaeological dig, archeology | dig, site | trench, layer, pottery, bone, find, soil, grave, ruins | website, web
shrimp | shrimp, prawn
signature | electronic signature, e-signature, digital signature, autograph
signpost | career path, decision making, decision-making, career choice, crossroads, career change, making decisions, career guidance, making a decision | decision, choice, option, choose | option, path, direction, criteria, weigh, choose | tree, court, judge
siren | emergency response, crisis management, incident response, alarm system, civil protection, disaster preparedness, evacuation plan, incident management, on-call, early warning system, emergency plan | emergency, incident, alert, crisis | siren, respond, alarm, evacuate, team, outage | mortgage, mid-life, financial, mermaid, odyssey, fund
skateboard | skateboard, skateboarding
skunk | skunk
sled | sledding, sled dog, toboggan, bobsleigh
sloth | sloth
small-airplane | propeller plane, private pilot, light aircraft, pilot licence, wright brothers, amelia earhart
snowman | snowman
socks | sock, socks | | | puppet, proxy
soft-ice-cream | ice cream, gelato, soft serve
softball | softball
solar-panel | solar panel, photovoltaic, solar energy, solar power, solar farm, solar park, balcony solar, photovoltaics, solar cell | solar, panel | roof, inverter, kilowatt, sunlight, battery, electricity, module | flare, eclipse, system, discussion, wind, expert
solar-roof | solar roof, rooftop solar
spiral-notepad | meeting notes, meeting agenda, minutes of a meeting, shopping list, to-do list, agenda
sponge | kitchen sponge, washing-up, cleaning sponge, dishwashing | sponge | dish, soap, clean, sink | diver, reef, sea, cake, finger
spoon | spoon, teaspoon, cutlery
spray-bottle | disinfection, disinfectant, cleaning product, cleaning agent, surface cleaning, window cleaning, disinfecting
squid | squid, calamari, cuttlefish
stairs | staircase, stairs, fall prevention, stair climbing | steps, trip hazard | handrail, fall, step, trip, floor | learning, shoe
statue-of-liberty | statue of liberty, ellis island, new york city | | | knicks, times, state
steaming-bowl | noodle soup, ramen, pho, noodles, noodle
steering-wheel | driving school, driving lesson, learning to drive, driver training, defensive driving, parallel parking, safe driving, driver assistance | driving, driver | wheel, brake, road, mirror, steer, seat | screw, device, software, printer, database, cost, growth
storefront | small business, local shop, corner shop, retail store, local business, shop opening, main street, franchise, shopkeeper, brick-and-mortar, opening a shop, bakery opening | shop, store, business | customer, owner, street, opening, shelf, rent, local | app, data, workshop, energy, online, docker
stuffed-flatbread | kebab, döner, pita, gyros, shawarma
sun-behind-cloud | weather forecast, weather report, meteorology, weather | forecast | sunny, cloud, wind, rain, temperature, front | sales, financial, demand
sunglasses | sunglasses, uv protection
sushi | sushi, sashimi, nigiri
suspension-railway | suspension railway, suspended monorail
swimming-pool | swimming pool, swimming lesson, swim lesson, breaststroke, freestyle swimming, swimming, learning to swim, butterfly stroke
taco | taco, tacos, mexican food, mexican cuisine
tangerine | tangerine, orange juice, clementine, mandarin orange, oranges, citrus fruit
taxi | taxi, cab driver, ride-hailing, ridesharing, uber
teddy-bear | teddy bear, toy, plush toy, toys, toddler
terminal-window | command line, bash, unix, shell script, linux, git, version control, javascript, typescript, python programming, rust programming, programming language, regular expression, rest api, api design, compiler, unit test, unit testing, debugging, source code, sql injection, pull request, merge conflict, refactoring, recursion, sorting algorithm, golang, algorithm, web api, terminal | python, java, code, script, function, command, api, commit, branch | variable, loop, compile, compiler, class, method, object, list, indent, block, program, library, run, file, type, repository, endpoint, request, output, developer, string | snake, reptile, prey, constrictor, everglades, island, coffee, movie, film, dress, genetic, bus, airport, ferry, writer, postal, morse, food, monty
tipi | tipi, tepee, native american, plains indian, nomadic life
tire | puncture, puncture repair, change a wheel, tyre, tire, winter tyre, tyre pressure, tyre change, flat tyre, summer tyre, tire pressure, winter tire, flat tire
top-hat | magic trick, magician, magic show
traffic-cone | traffic cone, traffic control, roadworks safety
treasure-chest | pirate, treasure hunt, treasure island, shipwreck, buried treasure
tree-structure | organisation chart, organizational structure, org chart, data structure, decision tree, binary tree, family tree, file system, information architecture, organisational structure, taxonomy, hierarchy, flowchart | hierarchy, structure | node, branch, root, level, parent, child, leaf, report | protein, bone, steel, atom, bridge, plant
trolleybus | trolleybus
tropical-drink | smoothie, mocktail, fruit juice, juice bar, summer drink
turkey | turkey dinner, thanksgiving, thanksgiving dinner | turkey | oven, roast, baste, stuffing, carve, gravy, bird | ankara, istanbul, turkish, country, anatolia
two-hump-camel | bactrian camel
umbrella | umbrella
vault | bank vault, vault, safe deposit, gold reserve, bank safe, federal reserve, deposit insurance | | | pole, gymnastics
video-camera | camcorder, video production, video recording, documentary filmmaking, vlogging, youtube channel, video editing, video marketing, tutorial video, documentary, filming | video, filming | shot, edit, light, camera, viewer, channel, clip, audio | game, conference
vinyl-record | vinyl record, record player, gramophone, vinyl, phonograph, record label | turntable | record, needle, music, groove, stylus | ladder, railway, fire
violin | violin, violinist, stradivarius, fiddle, string quartet, cello, viola, vivaldi, orchestra, symphony orchestra, chamber music, string instrument, violin maker, bow maker, chamber orchestra, youth orchestra, philharmonic
virtual-reality | virtual reality, augmented reality, vr headset, metaverse, mixed reality
volleyball | volleyball, beach volleyball
waffle | waffle
wall | great wall, berlin wall, city wall, brick wall, hadrian's wall, great wall of china | wall | brick, border, stone, tower, guard, built | paint, cell, street, firewall, fresco, facebook
wallet | wallet, spending habits, household spending, digital wallet, cost of living, mobile payment, everyday money
warehouse | warehousing, warehouse management, fulfilment centre, distribution center, distribution centre, warehouse, logistics center, cold storage, stocktaking, inventory | inventory, stock, storage | shelf, pallet, pick, aisle, item, bin, forklift, order | data, market, share, exchange, cloud, chicken, photo, energy, carbon
washing-machine | washing machine, laundry, doing laundry, washing clothes, tumble dryer, laundry day, household appliance
watch | wristwatch, watchmaking, smartwatch, watchmaker, mechanical watch, swiss watch, pocket watch | watch | spring, gear, dial, strap, quartz, movement, wrist, tick | film, video, series, bird, neighbourhood, scam, television
water-buffalo | water buffalo
waveform | sound wave, acoustics, audio signal, sound engineering basics, speech recognition, fourier transform, signal processing, speed of sound, ultrasound, doppler effect, noise pollution, decibel | sound, noise, frequency, wave | pitch, hertz, vibrate, amplitude, ear, decibel, loud, frequency | bite, sea, ocean, heat, brain, market, light
wheel | invention of the wheel, wheel, cartwheel, potter's wheel | | | steering, tyre, car, ferris, colour, color, fortune
wheelchair | wheelchair, accessibility, disability, accessible design, web accessibility, barrier-free, disability rights, inclusive design, paralympic, people with disabilities
white-cane | white cane, visually impaired, blind people
wilted-flower | wilting, dying plant, overwatering, drought stress
wind | trade wind, jet stream, wind, air pressure, beaufort scale, aerodynamics, air quality, air pollution, clean air | turbine, breeze, airflow, air | blade, gust, blow, offshore, pressure, pollutant, speed, particle | solar, time, bike, conditioning, airplane, wing, lung, wind turbine, wind farm, offshore wind, wind energy, wind power
wind-chime | wind chime
windmill | windmill, dutch windmill, don quixote
wolf | wolf, wolf pack, grey wolf, wolves, gray wolf | pack | prey, howl, alpha, sheep, hunt, yellowstone | wall street, virginia, fairy, tale, grimm, story
zebra | zebra, zebra stripe | | | crossing, pedestrian
`;
