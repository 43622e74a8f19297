/**
 * Headings with what is said below them, from many fields, and the drawings that a demanding editor would let
 * stand there; "-" where none of the set would be right. Many are traps: figures of speech, names, other senses.
 */
export const JUDGED = `
How plants turn light into food | Leaves catch sunlight with chlorophyll. Water rises from the roots, and carbon dioxide enters through tiny pores. The plant makes sugar and releases oxygen. | herb seedling
Safety on the plant floor | Every shift begins with a check of the machines. Wear your helmet and goggles when you enter the plant. Report every near miss to the shift leader. | rescue-workers-helmet factory
The new manufacturing plant in Leipzig | The plant will employ 900 workers. It builds gearboxes on two assembly lines. Production starts in March. | factory
Caring for a peace lily | Put the plant near a window without direct sun. Water it once a week, and let the soil dry in between. Repot it every two years. | potted-plant
Central banks and interest rates | A central bank lends money to other banks. When it raises the rate, loans become dear. Prices then rise more slowly. | bank coin
Along the banks of the Danube | The river has shaped the land for centuries. Reeds grow on both banks. Herons nest where the water is slow. | water-wave bird
Blood banks need you | Every donor gives half a litre. The blood is tested, cooled and stored for six weeks. One donation can help three patients. | drop-of-blood
How a mouse model helped us | The gene was switched off in mice. Mice without the gene gained no weight. Mice are not humans, so trials follow. | mouse dna
Choosing a mouse for long work | A vertical mouse turns the wrist. Set the pointer speed so that one move crosses the screen. Click with the whole hand. | computer-mouse
The crane migration in autumn | Sixty thousand cranes rest in the fields. They fly in a wedge and call to each other. By December they reach Spain. | bird
Lifting with a tower crane | The crane stands on a concrete foundation. The operator sees each load by camera. Nobody may stand under the hook. | building-construction
Apple's supply chain | Apple buys chips from three makers. The company moved part of its assembly to India. Analysts expect higher margins. | -
Apples for storage | Pick apples before the first frost. Late varieties keep until April. Store the fruit cool, and away from potatoes. | red-apple
The heart of the matter | What customers want is speed. Everything else can wait. We measured it in twelve interviews. | -
How the heart pumps blood | The heart beats 100,000 times a day. Its four chambers push blood to the lungs and the body. Valves keep the flow one way. | anatomical-heart
Key takeaways from the quarter | Revenue grew by four percent. Costs stayed flat. We will hire in the second half. | -
How a pin tumbler lock works | Each pin stands at its own height. The right key lifts them all to the shear line. Then the lock turns and the door opens. | key locked
Bridging the skills gap | Companies look for welders and coders. Schools teach neither. An apprenticeship joins both worlds. | -
Why suspension bridges hang | Two towers carry the cables. The cables carry the deck of the bridge. Wind is the greatest enemy of a long span. | - bridge
A flood of applications | We received two thousand letters in a week. Reading them took a month. Next year we will use a form. | -
Floods in the valley | The river rose three metres in one night. Water stood in every cellar. New dams will hold the next flood back. | water-wave cloud-with-rain droplet
Climbing the career ladder | Ask for feedback early. Find a mentor. Change teams when you stop learning. | -
Rocket science made simple | Burning fuel pushes gas out of the nozzle. The gas pushes the rocket up. Each stage drops off when its tank is empty. | rocket
This is not rocket science | A good meeting has an agenda. It ends on time. Somebody writes down what was decided. | spiral-calendar -
Skyrocketing rents | Rents doubled in ten years. Tenants spend half of their income on housing. The city plans new homes. | house houses
The elephant in the room | Nobody speaks about the budget. The project cannot be finished with it. We must cut features. | -
Elephants remember | An elephant herd is led by its oldest female. She remembers every waterhole. Elephants greet each other with their trunks. | elephant
White elephants of the Olympics | Many stadiums stand empty after the games. Athens spent nine billion euros. Few venues found a new use. | stadium -
Cloud costs under control | We moved our servers to the cloud. Storage is cheap, traffic is not. Turn off what nobody uses at night. | cloud
Clouds and how to read them | Cumulus clouds mean fair weather. High cirrus tells of a change. When clouds grow tall, rain follows. | cloud cloud-with-rain
The web of life in the soil | One spoon of soil holds a billion bacteria. Fungi trade water for sugar with roots. Worms mix it all. | worm mushroom microbe seedling
How a spider builds its web | A spider first lets a thread drift in the wind. Then it ties the frame and the spokes. Spider silk is tougher than steel. | spider spider-web
Why the website was down | A certificate had expired. Browsers refused to open the page. We now renew it automatically. | globe-with-meridians
Web accessibility for beginners | Give every image a text. Pages must work with the keyboard. Check the contrast of your website. | globe-with-meridians
Python in ten minutes | Python is a language for beginners and experts. A list holds values. A function takes arguments. | laptop desktop-computer - terminal-window
The python in the Everglades | Pythons eat everything from rabbits to deer. They were pets once. Hunters now remove them. | -
Java: coffee and volcanoes | Half of the island's farmers grow coffee. The soil comes from volcanoes. Coffee beans are picked by hand. | hot-beverage volcano
Rust never sleeps | Iron and oxygen make rust when water is near. Paint keeps the oxygen out. Zinc rusts first and so protects the iron. | test-tube alembic
Why we chose Rust | Rust checks memory at compile time. Our service uses half the RAM now. The code was rewritten in a year. | laptop desktop-computer -
Tables and chairs: the history of furniture | The first chairs were thrones. Common people sat on stools. Factories made furniture cheap. | couch-and-lamp
Bread from wild yeast | Flour and water stand for a week. The dough rises slowly overnight. Bake the loaf in a hot pot. | bread
Our bread and butter | Most of our sales come from repairs. New machines bring publicity. Service brings profit. | -
A recipe for success | Hire slowly. Listen to users. Ship every week. | -
Minestrone for six | Cut carrots, onions and celery. Simmer the soup for forty minutes. Add pasta at the end. | pot-of-food
The salt of the Dead Sea | The water holds ten times more salt than the ocean. Nothing swims in it but bacteria. Salt crystals cover the shore. | salt
Take it with a grain of salt | Surveys ask few people. Answers depend on the question. Always look at the sample. | bar-chart -
Honey never spoils | Bees dry the nectar to eighteen percent water. Its acids stop bacteria. Honey from old tombs could still be eaten. | honey-pot honeybee
Honeymoon phase at work | The first three months feel light. Then the routine begins. Plan a talk for month four. | -
Olympic records in swimming | Swimmers shave milliseconds each year. Suits were banned in 2010. Pools became deeper and faster. | sports-medal ring-buoy stopwatch
Running a marathon after fifty | Train three times a week. Long runs build the muscles of the legs. Drink before you are thirsty on race day. | running-shoe
Running a small business | Keep invoices in order. Set money aside for taxes. Ask your accountant early. | receipt -
The long run of falling prices | Solar modules cost a tenth of what they did. Batteries followed. The grid is next. | -
Spring cleaning for your inbox | Unsubscribe from newsletters. Archive all that is older than a year. Answer e-mail twice a day. | e-mail
Recognise a phishing mail | Look at the sender's address. Hover over the link before you click. Report the message to security. | e-mail
Passwords that hold | Use a long sentence. Never use a password twice. A password manager remembers them for you. | locked-with-key
What encryption does | A message is turned into noise with a key. Only the other key brings it back. Even we cannot read it. | locked
How vaccines train the immune system | A vaccine shows the body a harmless part of the virus. Immune cells remember it. Months later antibodies are ready in hours. | syringe microbe shield
Wash your hands | Germs travel on hands. Rub soap for twenty seconds. Dry them with a clean towel. | soap microbe
Brushing teeth with children | Brush twice a day for two minutes. Fluoride makes enamel hard. Sugar between meals hurts teeth most. | tooth
Asthma in school sport | The airways narrow and breathing whistles. Take the inhaler ten minutes before sport. Stop when your chest feels tight; asthma is no reason to sit out. | lungs
Why we sleep | Sleep cleans the brain. In deep sleep we store memories. Adults need seven hours of sleep. | bed crescent-moon
Insomnia: what helps | Get up at the same time. Leave the bed when you cannot sleep. Keep screens out of the bedroom. | bed
Diabetes explained | Insulin lets sugar into the cells. Without it blood sugar rises. Diet, movement and medicine bring it down. | drop-of-blood
Living with dementia | Nerve cells in the brain die slowly. Names go first. Routine and music help people with dementia. | brain
First aid at work | Check for breathing. Press on the wound with a bandage. Call for help and stay with the injured person. | adhesive-bandage
Opening a bank account abroad | Bring your passport and a proof of address. Ask for the monthly fee. Transfers inside the union are free. | bank credit-card
How compound interest works | Interest is added to your savings each year. The next year it earns interest too. After thirty years the savings have grown fourfold. | coin money-bag
Filing your tax return | Collect your receipts. Enter your income on page two. The tax office answers within eight weeks. | receipt page-facing-up
Inflation in plain words | Prices rise when demand is higher than supply. Wages follow later. Central banks react with higher rates. | coin bank
Invoices on time | Send the invoice with the goods. Name the date by which to pay. Remind after fourteen days. | receipt
Crowdfunding a film | Say what the money is for. A short video brings twice the donors. Thank every backer of the crowdfunding by name. | money-bag clapper-board movie-camera
Contracts: the basics | A contract needs an offer and an acceptance. Both sides must agree on the same thing. Read each clause before you sign the contract. | page-facing-up
Your rights as a tenant | The landlord must repair the heating. Rent may rise once a year. You have three months' notice to leave the home. | house key
The right of way at crossings | Who comes from the right goes first. Trams always have priority. At a traffic light the colour decides. | vertical-traffic-light
How a bill becomes law | A bill is read three times in parliament. A committee changes it. The president signs the law. | classical-building balance-scale
How elections are counted | Each ballot is opened by two people. Results go by phone to the district. Recounts follow if the vote is close. | ballot-box-with-ballot
Human rights since 1948 | Thirty articles protect everyone. States report each year. Courts hear those whose rights were broken. | balance-scale
Moore's law | Chips double their transistors every two years. The law was never a law of nature. It is slowing now. | - cpu
Newton's laws of motion | A body at rest stays at rest. Force is mass times acceleration. Every action has a reaction. | red-apple -
The theorem of Pythagoras | In a right triangle the squares of the legs add up. The sum is the square of the hypotenuse. Builders used it with knotted ropes. | triangular-ruler
Acids and bases | Acids give away protons. Bases take them. The pH value tells which is stronger. | test-tube alembic
The periodic table | Elements are ordered by protons. Columns share their chemistry. Gaps told Mendeleev what was missing. | test-tube alembic
What is a gene? | A gene is a piece of DNA. It tells the cell how to build a protein. Children get half of their genes from each parent. | dna
The cell under the microscope | A membrane keeps the cell together. The nucleus stores its plan. You can see both with a simple microscope. | microscope
Cell phone plans compared | All plans have calls for free. Data costs extra abroad. The cheapest phone plan ends after a year. | mobile-phone
Prison cells of Alcatraz | Each cell was five feet wide. Prisoners worked in the laundry. Nobody is known to have escaped. | -
How magnets work | Tiny fields in iron line up. Opposite poles attract and like poles repel. Heat destroys the magnet. | magnet
Talent magnets | Good firms attract good people. They train them well. They let them leave as friends. | -
Static electricity at home | Rub a balloon on wool. Electrons jump from one to the other. The spark you feel is a tiny electric current. | high-voltage
How batteries store energy | Lithium ions move from one electrode to the other. Charging moves them back. A battery ages with each cycle. | battery
Solar panels on the roof | Light frees electrons in the panel. An inverter makes alternating current. A south roof gives most in summer. | sun high-voltage
Wind power at sea | Turbines stand in forty metres of water. The wind is steadier there. Cables bring the power ashore. | high-voltage water-wave wind wind-turbine
Nuclear power, for and against | A reactor gives steady power. Waste must be kept for ages. Building one takes ten years. | high-voltage nuclear-plant
Life of a star | A cloud of gas collapses. Hydrogen burns for billions of years. Our sun will swell to a red giant. | sun ringed-planet
The rings of Saturn | Saturn's rings are ice and dust. Small moons keep the gaps open. The planet is light enough to float. | ringed-planet
Black holes | Not even light escapes. Gas glows as it falls in. The first picture of a black hole came in 2019. | black-hole
The phases of the moon | The moon takes a month for one orbit. We see the part that the sun lights. At new moon it stands before the sun. | full-moon crescent-moon
Galileo and his telescope | In 1610 Galileo saw four moons of Jupiter. His telescope magnified twenty times. The church put him on trial. | telescope
GPS: where am I? | Four satellites send their time. The receiver measures the delays. From them it finds its place within metres. | satellite
Volcanoes of Iceland | Two plates drift apart under the island. Magma rises and lava flows. The volcano of 2010 stopped all flights. | volcano
How mountains rise | Plates push against each other and rock folds. Rivers and ice carve valleys. The Alps still grow a millimetre a year. | mountain snow-capped-mountain
A mountain of paperwork | Each form has nine copies. Clerks stamp them all. Digital files would save a week. | -
Glaciers are melting | The glacier lost thirty metres of ice. Meltwater feeds the rivers in August. In fifty years it may be gone. | snow-capped-mountain
Hurricanes: why warm water matters | Warm water feeds the storm. It turns around a calm eye. Over land the hurricane dies. | cyclone
Lightning and thunder | Ice crystals rub in the cloud and charge it. Lightning heats the air to thirty thousand degrees. Thunder is the sound of that air. | cloud-with-lightning-and-rain
The greenhouse effect | Light warms the ground. Gases in the atmosphere hold the heat back. More carbon dioxide means a warmer planet. | globe-showing-europe-africa thermometer
A climate of trust | Say what you know and what you do not. Keep promises. Thank people in public. | -
The water cycle | The sun evaporates water from the sea. Clouds bring it over land as rain. Rivers carry it back. | droplet cloud-with-rain water-wave
Drinking water from the tap | Wells lie forty metres deep. Sand filters the water. It is tested every day. | droplet
Tides and the moon | The moon pulls the sea. Twice a day the water rises. Sun and moon together make spring tides. | water-wave full-moon
Coral reefs in warm seas | Corals live with algae. When the sea is too warm they bleach. A reef shelters a quarter of all fish. | coral
Whales and their songs | Humpback whales sing for hours. Their songs change each year. Ships drown them out. | spouting-whale
The dance of the bees | A bee dances in the dark hive. The angle tells the way to the flowers. The length tells how far. | honeybee
Butterflies from egg to wing | The caterpillar eats for three weeks. In the chrysalis its body is rebuilt. The butterfly pumps blood into its wings. | butterfly
The butterfly effect | A small change grows. Forecasts beyond two weeks fail. Lorenz found it when he rounded a number. | -
Birds that cross the desert | Swallows fly six thousand miles. They steer by sun and stars. The desert takes a third of the young birds. | bird
Twitter and the news | The little bird changed how news spread. Journalists used it to find sources. Then it changed its name. | newspaper -
Training your puppy | Reward it at once. Walk on a short leash. A young dog sleeps eighteen hours. | dog
Hot dogs and baseball | Vendors sold them at every game. The bun came later. Mustard is the classic. | -
Cows and methane | A cow gives off a hundred kilos of methane a year. Seaweed in the feed lowers it. Milk stays the same. | cow
Cash cows and question marks | The matrix has four fields. Money from the first feeds the others. Dogs are sold. | -
Saving the rainforest | Every minute a piece of forest is lost. Roads come first, cattle later. Satellites now watch the trees. | evergreen-tree deciduous-tree
Decision trees in machine learning | A tree asks one question at each node. Leaves hold the answer. Many trees make a forest. | - tree-structure
Planting a street tree | Dig the pit twice as wide as the root ball. Tie the trunk to a stake. Young trees need water for three summers. | deciduous-tree
Compost in four weeks | Mix green and brown waste. Turn the heap each week. Warm soil full of worms is the sign that it is done. | recycling-symbol seedling worm
Sorting waste at home | Paper, glass and plastic go to their own bins. Rinse jars. Batteries never belong in the bin. | recycling-symbol
Growing tomatoes on a balcony | One pot per plant and a stick. Water the soil, not the leaves. The first tomatoes are ripe in July. | tomato potted-plant seedling
Crop rotation | Beans leave nitrogen in the soil. Wheat follows and uses it. Fields rest every fourth year. | sheaf-of-rice seedling
The printing press | Gutenberg cast letters of metal. A press made two hundred pages a day. Books became cheap and ideas travelled. | scroll books open-book
The fall of Rome | The empire was too large to defend. Taxes rose and money lost value. In 476 the last emperor left. | classical-building
Life in a medieval castle | A castle was cold and dark. Forty people lived behind its walls. Knights trained in the yard. | castle
The Silk Road | Caravans carried silk west and glass east. Ideas travelled with them. Sea routes ended the road. | camel world-map
Titanic: the last night | The ship struck ice before midnight. There were boats for half of the people. She sank in under three hours. | ship
The first railway | In 1825 a steam engine pulled coal and people. Tracks spread over England in twenty years. Clocks had to agree. | locomotive high-speed-train
Night trains are back | Sleeping cars link thirty cities again. A night train saves a hotel. Book two months ahead. | high-speed-train
Train your team well | Plan one hour a week. Let people teach each other. Measure what they use. | -
Cycling in the city | Lanes must be wide and separate. Each bike takes a car off the road. Cyclists feel safe behind a kerb. | bicycle
Electric cars in winter | Cold batteries take less charge. Preheat the car at the plug. Range falls by a quarter. | automobile
How airplanes fly | Air moves faster over the wing. The wing pushes air down. Engines keep the airplane moving. | airplane
Shipping costs explained | Weight and size set the price. Parcels over ten kilos need a pallet. Delivery takes three days. | delivery-truck package ship
Containers changed the port | A ship was unloaded in weeks before. The container cut that to a day. Ports moved to deep water. | ship anchor
Smart supermarkets | Shelves weigh themselves. Carts scan what you put in. Checkout takes no time. | shopping-cart
Onboarding: your first week | Monday you get your laptop. Tuesday you meet the team. Friday we ask how it went. | laptop -
Remote work that works | Write things down. Meet once a week by video. Close the laptop at six. | laptop
Giving feedback | Speak about what you saw. Say what it did. Ask what the other thinks. | -
How to run a meeting | Send the agenda a day before. Start on time. End with a list of who does what by when. | spiral-calendar -
Deadlines and priorities | List every task. Ask which deadline is real. Put the hardest task in the morning. | hourglass-not-done spiral-calendar
Four-day week: the trial | Sixty companies took part. Hours fell, output did not. Most kept the Friday free. | spiral-calendar
Emergency exit and fire drill | Leave when the alarm sounds. Use the stairs, never the lift. Meet at the assembly point. | fire-extinguisher
He was fired on Monday | The company cut a hundred jobs. Staff were fired by mail. The union will go to court. | -
Ladders and falls | Three points of contact, always. Check the feet of the ladder. Never stand on the top rung. | ladder rescue-workers-helmet
Cooking with gas | Blue flames are clean flames. Open a window when you cook. Clean the burner each month. | pot-of-food fire
The gas giants | Jupiter and Saturn have no ground. Storms last for centuries. Their moons may hold life. | ringed-planet
Reading aloud to children | Twenty minutes a day make a difference. Let the child turn the page. Ask what comes next in the book. | open-book books
Booking a room | Choose a date and a size. Rooms for ten have a screen. Cancel if you do not come. | -
Learning the piano as an adult | Ten minutes a day are enough. Begin with the right hand. Play what you love on the piano. | musical-keyboard
Jazz: the art of now | Musicians agree on a tune and leave it. Each solo is new. New Orleans gave jazz its street. | saxophone trumpet
How a symphony is built | Four movements, each with its own speed. The orchestra sits in a half circle. The composer repeats and changes a theme. | musical-score
Face the music | The audit found three errors. The board will answer on Tuesday. Investors wait. | -
Taking better portraits | Stand near a window. Focus your camera on the eyes. Use a long lens for calm photographs. | camera
Painting in watercolour | Start with the light tones. Let each wash dry. Clean water keeps the colours clear. | artist-palette
Painting a room in a day | Tape the edges. Roll the paint in overlapping strips. Two thin coats beat a thick one. | paintbrush
Chess openings | Control the middle of the board. Bring out knights before bishops. Castle early. | chess-pawn
Football tactics | Defenders press high. The ball moves faster than the player. Wide players stretch the pitch for the goal. | soccer-ball
The goal of this course | You will write clear reports. You will find sources. You will present with ease. | -
SMART goals | A goal is specific and measurable. It has a deadline. Review your goals each quarter. | bullseye
Winter tyres by October | Rubber hardens in the cold. On snow the way to stop doubles. Check the tread of each tyre. | snowflake automobile
Knitting your first scarf | Cast on thirty stitches. Knit every row. A scarf takes four balls of wool. | yarn
Where cotton clothes come from | Cotton is picked, spun and woven. A shirt needs 2,700 litres of water. Wear clothes longer. | thread t-shirt
Coffee from bean to cup | Beans are roasted at two hundred degrees. Grind them just before you brew. Good coffee needs soft water. | hot-beverage
How wine is made | Grapes are crushed in September. Yeast turns sugar into alcohol. Oak barrels give wine its colour. | wine-glass grapes
Cheese and time | Milk curdles with rennet. The wheels ripen in a cellar. Old cheese is hard and strong. | cheese-wedge
Fairy tales and their wolves | The wolf stands for the unknown. Grimm's tales were first for adults. Children hear the story as a promise. | open-book books
Crossing the chasm | Early users forgive much. The others want proof. Choose one small market and win it. | -
Windows of opportunity | A law passes when three streams meet. The moment is short. Be ready before it comes. | -
Cleaning windows without streaks | Use little soap and much water. Pull the blade over the glass. Wipe the frame dry. | window
Shell companies and tax | A shell has no staff. It hides who owns the money. Registers now name the owners. | receipt -
A star is born: our best seller | The lamp sold nine thousand times. Customers praise its light. A second size will follow. | light-bulb -
Stock markets for beginners | A share is a part of a company. Prices follow hopes. Spread your money over many shares. | money-bag coin chart-line
Chicken stock in three hours | Cover the bones with cold water. Simmer, never boil. Strain the stock and cool it. | pot-of-food rooster
Virus on your computer | Malware hides in attachments. Update your software. Restore your files from a copy. | shield laptop desktop-computer
Ants and their roads | Ants lay a trail of scent. The shortest trail wins. A colony thinks without a leader. | ant
Root cause analysis | Ask why five times. Write each answer down. Fix the process, not the person. | magnifying-glass-tilted-left
Square roots | The root of nine is three. Negative numbers have none among the reals. Guess, divide and take the mean. | -
Scale your start-up | Automate what you do twice. Hire for the next stage. Watch cash each week. | -
The bell curve | Most values lie near the mean. Extremes are rare. Height follows the curve, income does not. | bar-chart -
`;
