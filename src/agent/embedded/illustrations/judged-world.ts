/**
 * Headings with their sentences in many languages, and the drawings that a picky editor would let stand beside them;
 * `-` where none would be better. A line: language, heading, sentences, drawings. They are as briefs of strangers
 * have them; every fifth is a trap. Those before the empty line were written before the words of their languages
 * were, the others after them and judged unseen.
 */
export const JUDGED_WORLD = `
en | The return of the wolf | Wolves came back to Germany in 2000. A pack lives on two hundred square kilometres. Sheep need fences and dogs. | wolf
en | The monsoon explained | Land heats faster than the sea. Moist air streams inland and rises. In June the monsoon brings three quarters of the year's rain. | cloud-with-rain umbrella-with-rain-drops
en | Why lighthouses went dark | A keeper lit the lamp each evening. Satellites guide ships today. The last lighthouse was automated in 1998. | lighthouse
en | Foxes in the city | A fox finds food in bins. Parks give it cover. City foxes live shorter lives than country foxes. | fox
en | How bears sleep through winter | A bear lowers its heart rate to eight beats. It loses a third of its weight. Cubs are born in the den. | bear
en | Bear market survival | Prices fell by a fifth. Keep your savings plan running. Selling in fear costs most. | - chart-decreasing coin money-bag
en | Lions of the Serengeti | A pride has up to fifteen lions. Females hunt together. Males guard the ground. | lion
en | How a windmill grinds flour | Sails turn the shaft. The stone turns above another. A miller of the windmill watches the wind. | windmill
en | Suspension bridges | Two towers hold the cables. The cables hold the deck. A long bridge sways in the wind. | bridge
en | Bridging the skills gap | Only half of applicants have the skills. Training takes six weeks. Partners pay for the rest. | -
en | What a robot vacuum sees | A laser measures the room. The robot draws a map. It returns to its dock when the battery is low. | robot
en | Industrial robots in small firms | A robot arm costs less than a car. It welds the same seam all day. Workers teach it by hand. | mechanical-arm robot factory
en | Drones in farming | A drone flies over the field at dawn. Its camera sees thirsty plants. The drone sprays only where it must. | drone
en | How your kidneys work | Each kidney has a million filters. They clean the blood forty times a day. Water follows salt. | - droplet drop-of-blood
en | Reading an electric bill | The first page shows what you owe. Kilowatt hours are what you used. The grid fee is fixed. | receipt high-voltage electric-plug
en | Solar panels pay off | A roof makes four thousand kilowatt hours. Panels last thirty years. The inverter is replaced once. | solar-panel sun solar-roof
en | Electric cars: charging at home | A wallbox charges overnight. The charging station needs its own fuse. An app shows the cost. | charging-station automobile electric-plug
en | Nuclear energy in France | Fifty-six reactors make most of the power. A nuclear power plant runs for forty years. Waste is stored deep underground. | nuclear-plant high-voltage
en | The case against the gavel | In English courts no judge has a gavel. Films show it anyway. It came from America. | gavel balance-scale
en | The art of sushi | Rice is seasoned with vinegar. The fish must be cold. A sushi chef trains for ten years. | sushi
en | Pancakes on Sunday | Whisk milk and eggs into the flour. Let the batter rest. Fry pancakes in a hot pan. | pancakes
en | Salad that fills you up | Start with leaves. Add beans and nuts. A good salad has something sour. | green-salad leafy-green
en | How frogs breathe | A frog takes oxygen through its skin. Tadpoles have gills. Dry air kills frogs. | frog
en | Life in the desert | Rain falls once in three years. Plants store water in thick stems. Animals of the desert come out at night. | cactus camel
en | The rise of the skyscraper | Steel frames carried the weight. Lifts made the upper floors worth most. New York built the tallest for decades. | office-building buildings
en | Kidnapped by the algorithm | Feeds show what keeps us looking. We scroll and forget why. Turn off one notification today. | - mobile-phone
en | Planning a wedding on a budget | Choose the month with care. Forty guests cost half of eighty. Rings and music come last. | ring bouquet birthday-cake
en | A brief history of the guillotine | Doctors asked for a machine without pain. It stood in Paris in 1792. It was used until 1977. | -
en | Tea bags and microplastics | One bag sheds millions of particles. Loose tea has none. Paper bags are sealed with plastic. | teapot
en | Understanding your mortgage | The bank lends against the house. The rate is fixed for ten years. Early payment has a fee. | house bank house-with-garden
en | How locks keep boats level | A lock lifts a boat by three metres. Gates close behind it. Water flows in from above. | - sailboat ship motor-boat
en | Java for beginners | A class describes an object. Methods do the work. The compiler checks types. | - laptop desktop-computer terminal-window
en | Python in ten minutes | Python reads like English. Indents make blocks. Lists hold anything. | - laptop desktop-computer terminal-window
en | The Swiss watch | Two hundred parts tick in a mechanical watch. A spring drives the gears. Quartz almost ended it. | watch gear stopwatch
en | Watch out for scams | Callers ask for your code. A bank never does. Hang up and call back. | - shield warning mobile-phone telephone
en | Turkey in one hour | Ankara is the capital. The country lies on two continents. Istanbul has sixteen million people. | - world-map
en | The turkey on your table | A turkey needs four hours in the oven. Baste it every half hour. Rest it before you carve. | turkey poultry-leg
en | Board games are back | Four players sit around a table. Dice and cards decide little. Good board games end in an hour. | game-die
en | How vaccines reach villages | A cold box keeps doses for two days. Nurses walk the last miles. Vaccines must not freeze. | syringe
en | Ocean plastic: what works | Most plastic comes by rivers. Nets at the mouth stop it. Bans on bags help most. | recycling-symbol water-wave
de | Der Wolf ist zurück | Ein Rudel braucht viel Platz. Wölfe meiden den Menschen. Schafe schützt ein Zaun. | wolf
de | Wie ein Leuchtturm funktioniert | Eine Linse bündelt das Licht. Jeder Leuchtturm hat sein eigenes Zeichen. Schiffe erkennen ihn von weitem. | lighthouse
de | Die Brücke am Kwai | Der Film spielt im Krieg. Regie führte David Lean. Er gewann sieben Oscars. | - bridge clapper-board
de | Pilze sammeln, aber sicher | Nehmen Sie einen Korb mit. Kennen Sie jeden Pilz genau. Im Zweifel bleibt er stehen. | mushroom basket
de | Schlechte Karten für Mieter | Die Preise steigen weiter. Neue Wohnungen fehlen. Das Gesetz hilft nur wenigen. | - house office-building
de | Der Fuchs im Garten | Füchse suchen Futter. Ein Fuchs kommt in der Dämmerung. Füttern ist verboten. | fox
de | So läuft die Probezeit | Sie dauert sechs Monate. Beide Seiten dürfen kündigen. Ein Gespräch steht am Ende. | - briefcase
fr | Le loup dans les Alpes | Les loups sont revenus en 1992. Un loup vit en meute. Les bergers ont des chiens. | wolf
fr | Les phares de Bretagne | Un phare guide les marins. Les gardiens vivaient en mer. Les phares sont automatiques. | lighthouse
fr | La crêpe parfaite | Mélangez la farine et le lait. Laissez reposer la pâte. Une crêpe cuit une minute. | pancakes
fr | Un avocat au tribunal | L'avocat parle en dernier. Le juge écoute les témoins. Le verdict tombe le soir. | balance-scale gavel
fr | Le moulin à vent | Le vent tourne les ailes. Un moulin à vent broyait le blé. Il n'en reste que mille. | windmill
fr | Mettre les points sur les i | La réunion doit être courte. Chacun dit une chose. On décide à la fin. | -
es | El regreso del lobo | El lobo vive en manada. Los lobos cazan de noche. Los pastores piden ayuda. | wolf
es | Los faros del norte | Un faro avisa a los barcos. La luz gira toda la noche. Ya no hay fareros. | lighthouse
es | Cómo funciona un puente colgante | Dos torres sostienen los cables. El puente colgante se mueve con el viento. Los ingenieros lo calculan. | bridge
es | La rana dorada | La rana vive en Panamá. Su piel es venenosa. Quedan pocas ranas. | frog
es | Gestionar el tiempo en equipo | Una reunión corta es mejor. Cada uno sabe su tarea. El viernes se revisa. | - hourglass-not-done spiral-calendar
es | El león y la sabana | El león duerme veinte horas. Las leonas cazan. Los leones defienden su zona. | lion
it | Il ritorno del lupo | I lupi vivono negli Appennini. Un lupo percorre molti chilometri. Il branco ha una gerarchia. | wolf
it | Il faro di Genova | Il faro è alto settantasette metri. Guida le navi da secoli. La luce si vede da lontano. | lighthouse
it | La rana e lo stagno | La rana depone le uova in acqua. Le rane mangiano insetti. Lo stagno va protetto. | frog
it | Fare il punto della situazione | I ricavi crescono poco. I costi sono stabili. Il prossimo mese decidiamo. | -
it | La volpe rossa | La volpe caccia di notte. Le volpi vivono anche in città. Hanno una coda folta. | fox
pt | O lobo-guará | O lobo-guará vive no cerrado. Ele come frutas. Lobos precisam de espaço. | wolf
pt | Os faróis da costa | O farol guia os navios. Faróis antigos usavam óleo. Hoje são automáticos. | lighthouse
pt | Como nascem as rãs | O girino tem brânquias. A rã respira pela pele. As rãs vivem perto da água. | frog
pt | Energia nuclear hoje | A usina nuclear gera energia sem carbono. Os resíduos duram séculos. Poucos países constroem usinas. | nuclear-plant high-voltage
nl | De terugkeer van de wolf | Een wolf loopt zestig kilometer. Wolven leven in een roedel. Schapen staan achter stroom. | wolf
nl | Hoe werkt een windmolen | De wind draait de wieken. Een windmolen maakt stroom. Op zee waait het harder. | windmill high-voltage
nl | De vuurtoren van Texel | De vuurtoren is rood. Zijn licht reikt ver. Schepen zien hem 's nachts. | lighthouse
nl | Wat is een deadline? | Een deadline geeft rust. Maak hem klein. Vier wat af is. | - hourglass-not-done spiral-calendar
pl | Powrót wilka | Wilk żyje w watasze. Wilki polują na jelenie. Rolnicy budują ogrodzenia. | wolf
pl | Latarnia morska | Latarnia morska prowadzi statki. Jej światło widać z daleka. Dziś działa sama. | lighthouse
pl | Jak żyje żaba | Żaba oddycha skórą. Żaby składają jaja w wodzie. Susza im szkodzi. | frog
pl | Zamek błyskawiczny | Wynaleziono go w 1913 roku. Zęby łączą się parami. Używamy go co dzień. | -
ru | Возвращение волка | Волк живёт в стае. Волки избегают людей. Овец охраняют собаки. | wolf
ru | Как работает маяк | Маяк светит всю ночь. Линза собирает свет. Корабли видят его издалека. | lighthouse
ru | Лиса в городе | Лиса ищет еду. Лисы не боятся людей. Кормить их нельзя. | fox
ru | Мост через пролив | Мост длиной девятнадцать километров. Опоры стоят на дне. Поезда идут отдельно. | bridge
ru | Наём первого сотрудника | Опишите задачу. Поговорите с пятью людьми. Решайте быстро. | - briefcase
uk | Повернення вовка | Вовк живе у зграї. Вовки уникають людей. Овець стережуть собаки. | wolf
uk | Чому бджоли зникають | Бджола запилює квіти. Пестициди шкодять бджолам. Без бджіл немає врожаю. | honeybee
uk | Як працює вакцина | Вакцина навчає імунітет. Щеплення захищає всіх. Побічні дії рідкісні. | syringe
uk | Вулкани України | Вулкан давно згас. Лава стала каменем. Вулкани є на дні моря. | volcano
uk | Історія хліба | Хліб печуть з борошна. Закваска дає смак. Хліб був святим. | bread
uk | Як провести нараду | Назвіть мету. Говоріть по черзі. Запишіть рішення. | -
uk | Сонячні панелі на даху | Сонячні панелі дають струм. Дах має дивитися на південь. Вони служать тридцять років. | solar-panel sun solar-roof
tr | Kurdun dönüşü | Kurt sürü halinde yaşar. Kurtlar geceleri avlanır. Çobanlar köpek besler. | wolf -
tr | Deniz feneri nasıl çalışır | Deniz feneri gemilere yol gösterir. Işığı uzaktan görünür. Bugün otomatiktir. | lighthouse
tr | Asma köprüler | Asma köprü iki kuleye asılıdır. Kablolar yükü taşır. Rüzgârda sallanır. | bridge
tr | Toplantıyı kısaltın | Gündem önceden yazılır. Herkes bir kez konuşur. Karar not edilir. | -
sv | Vargens återkomst | Vargen lever i flock. Vargar jagar älg. Bönder sätter upp stängsel. | wolf
sv | Fyren på ön | Fyren visar vägen. Fyrar byggdes av sten. I dag styrs de på distans. | lighthouse -
sv | Bin och blommor | Bin samlar pollen. Honungsbin bor i en kupa. Utan bin blir det inga äpplen. | honeybee
zh | 狼回来了 | 狼群住在山里。一只狼每天走几十公里。牧民养狗防狼。 | wolf
zh | 灯塔的故事 | 灯塔为船只指路。守塔人住在岛上。如今灯塔自动运行。 | lighthouse
zh | 青蛙的一生 | 青蛙在水里产卵。蝌蚪用鳃呼吸。青蛙吃害虫。 | frog
zh | 桥梁是怎样建成的 | 桥梁分三种。悬索桥最长。工程师计算每根钢缆。 | bridge
zh | 如何开好会议 | 先写议程。每人说三分钟。最后记下决定。 | -
zh | 狐狸为什么聪明 | 狐狸会藏食物。它听得见雪下的老鼠。狐狸独自生活。 | fox
ja | 灯台のしくみ | 灯台は船に位置を知らせる。光は遠くまで届く。今は無人の灯台が多い。 | lighthouse
ja | オオカミの群れ | オオカミは群れで狩りをする。縄張りは広い。日本のオオカミは絶滅した。 | wolf
ja | カエルの成長 | カエルは水の中に卵を産む。おたまじゃくしはえらで呼吸する。カエルは虫を食べる。 | frog
ja | 寿司の歴史 | 寿司は保存食だった。江戸で握り寿司が生まれた。今は世界中にある。 | sushi
ja | 会議を短くする | 目的を決める。資料は先に読む。三十分で終える。 | -
ja | 橋の種類 | 吊り橋は長い距離に向く。橋は力を地面に伝える。点検が大切だ。 | bridge
ko | 늑대의 귀환 | 늑대는 무리를 지어 산다. 늑대는 밤에 사냥한다. 농부는 울타리를 친다. | wolf
ko | 등대 이야기 | 등대는 배를 안내한다. 등대의 불빛은 멀리 간다. 지금은 무인이다. | lighthouse
ko | 개구리의 한살이 | 개구리는 물에 알을 낳는다. 올챙이는 아가미로 숨 쉰다. 개구리는 벌레를 먹는다. | frog
ko | 회의를 줄이는 법 | 목적을 먼저 쓴다. 모두 한 번씩 말한다. 결정은 기록한다. | -
ar | عودة الذئب | يعيش الذئب في قطيع. الذئاب تصطاد ليلا. الرعاة يربون الكلاب. | wolf
ar | كيف تعمل المنارة | المنارة ترشد السفن. ضوء المنارة يرى من بعيد. اليوم تعمل وحدها. | lighthouse
ar | الجسور المعلقة | الجسر المعلق يحمله كابلان. الجسور تتحرك مع الريح. المهندسون يحسبون كل شيء. | bridge
ar | كيف تدير اجتماعا | اكتب الهدف أولا. يتكلم كل شخص مرة. سجل القرار. | -
ar | الضفدع والماء | يتنفس الضفدع بجلده. تضع الضفادع بيضها في الماء. الجفاف يقتلها. | frog
fa | بازگشت گرگ | گرگ در گله زندگی می‌کند. گرگ‌ها شب شکار می‌کنند. چوپان‌ها سگ دارند. | wolf
fa | زنبور عسل | زنبور عسل گرده را جابه‌جا می‌کند. زنبورها در کندو زندگی می‌کنند. بی آنها میوه کم می‌شود. | honeybee
fa | آتشفشان چگونه فوران می‌کند | آتشفشان خاکستر و گدازه بیرون می‌دهد. ماگما زیر زمین است. هشدار جان‌ها را نجات می‌دهد. | volcano
he | שובו של הזאב | הזאב חי בלהקה. זאבים צדים בלילה. רועים מגדלים כלבים. | wolf
he | איך פועל חיסון | החיסון מלמד את הגוף. חיסונים מצילים חיים. תופעות לוואי נדירות. | syringe
he | למה הדבורים נעלמות | הדבורה מאביקה פרחים. בלי דבורים אין פירות. ריסוס פוגע בדבורים. | honeybee
he | הר געש מתפרץ | הר הגעש פולט אפר. הלבה זורמת לאט. הרי געש יש גם בים. | volcano
he | המגדלור ביפו | המגדלור מאיר לספינות. הוא נבנה לפני מאה שנה. היום הוא כבוי. | lighthouse
he | איך לנהל ישיבה | כתבו מטרה. כל אחד מדבר פעם אחת. רשמו החלטה. | -
he | איך אופים לחם | לחם עשוי מקמח ומים. הבצק תופח שעה. הלחם נאפה בתנור. | bread
hi | भेड़िये की वापसी | भेड़िया झुंड में रहता है। भेड़िये रात में शिकार करते हैं। चरवाहे कुत्ते पालते हैं। | wolf
hi | मानसून कैसे आता है | मानसून जून में आता है। समुद्र से नम हवा चलती है। खेती मानसून पर टिकी है। | cloud-with-rain umbrella-with-rain-drops
hi | मेंढक का जीवन | मेंढक पानी में अंडे देता है। मेंढक त्वचा से साँस लेता है। सूखा उन्हें मारता है। | frog
hi | बैठक कैसे करें | पहले उद्देश्य लिखें। सब एक बार बोलें। निर्णय लिख लें। | -
bn | মৌমাছি কেন হারিয়ে যাচ্ছে | মৌমাছি ফুলে পরাগ বহন করে। কীটনাশক মৌমাছির ক্ষতি করে। মৌমাছি ছাড়া ফল কমে যায়। | honeybee
bn | বর্ষাকাল কীভাবে আসে | জুন মাসে মৌসুমি বায়ু আসে। বর্ষায় নদী ভরে যায়। বৃষ্টি ধানের জন্য দরকার। | cloud-with-rain umbrella-with-rain-drops
bn | টিকা কীভাবে কাজ করে | টিকা শরীরকে শেখায়। টিকার ডোজ দুটি। পার্শ্বপ্রতিক্রিয়া বিরল। | syringe
bn | সুন্দরবনের বাঘ | বাঘ একা থাকে। বাঘের এলাকা বড়। নদী সাঁতরে পার হয়। | tiger
bn | সভা কীভাবে ছোট করবেন | আগে উদ্দেশ্য লিখুন। সবাই একবার বলুন। সিদ্ধান্ত লিখে রাখুন। | -
bn | আগ্নেয়গিরি | আগ্নেয়গিরি থেকে লাভা বের হয়। ছাই আকাশে ওঠে। আগ্নেয়গিরির নিচে ম্যাগমা থাকে। | volcano
th | ทำไมผึ้งถึงหายไป | ผึ้งผสมเกสรดอกไม้ สารเคมีทำร้ายผึ้ง ไม่มีผึ้งก็ไม่มีผลไม้ | honeybee
th | ภูเขาไฟระเบิดได้อย่างไร | ภูเขาไฟพ่นเถ้าถ่าน แมกมาอยู่ใต้ดิน ลาวาไหลช้า | volcano
th | วัคซีนทำงานอย่างไร | วัคซีนสอนร่างกาย ต้องฉีดวัคซีนสองครั้ง ผลข้างเคียงพบน้อย | syringe
th | ประชุมให้สั้นลง | เขียนเป้าหมายก่อน ทุกคนพูดหนึ่งครั้ง จดข้อสรุป | -
th | ช้างไทย | ช้างกินหญ้าวันละสองร้อยกิโลกรัม ช้างอยู่เป็นโขลง ป่าของช้างเล็กลง | elephant
vi | Vì sao ong biến mất | Ong mật thụ phấn cho hoa. Thuốc trừ sâu hại đàn ong. Không có ong mật thì ít quả. | honeybee
vi | Núi lửa phun trào thế nào | Núi lửa phun tro và dung nham. Mắc-ma nằm sâu dưới đất. Núi lửa báo trước bằng động đất. | volcano
vi | Vắc-xin hoạt động thế nào | Vắc-xin dạy cơ thể. Tiêm vắc-xin hai lần. Tác dụng phụ hiếm gặp. | syringe
vi | Cà phê Việt Nam | Cà phê trồng ở Tây Nguyên. Hạt cà phê được rang đậm. Người ta pha bằng phin. | hot-beverage
vi | Họp ngắn hơn | Viết mục tiêu trước. Mỗi người nói một lần. Ghi lại quyết định. | -
vi | Gấu ngựa trong rừng | Con gấu ngủ ít vào mùa đông. Gấu ăn quả và mật. Rừng đang thu hẹp. | bear evergreen-tree
el | Η επιστροφή του λύκου | Ο λύκος ζει σε αγέλη. Οι λύκοι κυνηγούν τη νύχτα. Οι βοσκοί έχουν σκύλους. | wolf
el | Γιατί χάνονται οι μέλισσες | Η μέλισσα επικονιάζει τα λουλούδια. Τα φυτοφάρμακα βλάπτουν τις μέλισσες. Χωρίς αυτές δεν έχει φρούτα. | honeybee
el | Πώς λειτουργεί το εμβόλιο | Το εμβόλιο διδάσκει το σώμα. Τα εμβόλια σώζουν ζωές. Οι παρενέργειες είναι σπάνιες. | syringe
el | Το ηφαίστειο της Σαντορίνης | Το ηφαίστειο εξερράγη πριν αιώνες. Η λάβα έγινε νησί. Τα ηφαίστεια παρακολουθούνται. | volcano
el | Ο φάρος | Ο φάρος φωτίζει τη θάλασσα. Οι φάροι χτίστηκαν από πέτρα. Σήμερα λειτουργούν μόνοι. | lighthouse
el | Σύντομες συναντήσεις | Γράψτε τον στόχο. Όλοι μιλούν μία φορά. Κρατήστε σημειώσεις. | -
id | Mengapa lebah menghilang | Lebah menyerbuki bunga. Pestisida merusak lebah. Tanpa lebah buah berkurang. | honeybee
id | Gunung berapi meletus | Gunung berapi mengeluarkan abu. Lava mengalir pelan. Warga diungsikan. | volcano
id | Rapat yang singkat | Tulis tujuan lebih dulu. Semua bicara sekali. Catat keputusan. | -
cs | Proč mizí včely | Včela opyluje květy. Včely žijí v úlu. Postřiky jim škodí. | honeybee
cs | Návrat vlka | Vlk žije ve smečce. Vlci loví v noci. Ovce hlídají psi. | wolf
cs | Jak vést poradu | Napište cíl. Každý mluví jednou. Zapište rozhodnutí. | -
ro | De ce dispar albinele | Albina polenizează florile. Albinele trăiesc în stup. Pesticidele le fac rău. | honeybee
ro | Întoarcerea lupului | Lupul trăiește în haită. Lupii vânează noaptea. Oile au câini. | wolf
hu | Miért tűnnek el a méhek | A méh beporozza a virágot. A méhek kaptárban élnek. A permet árt nekik. | honeybee
hu | A vulkán kitörése | A vulkán hamut lövell ki. A láva lassan folyik. A vulkánok jeleznek előre. | volcano
da | Hvorfor bierne forsvinder | Bien bestøver blomster. Bierne bor i en kube. Uden bier kommer der ingen frugt. | honeybee
fi | Miksi mehiläiset katoavat | Mehiläinen pölyttää kukkia. Mehiläiset elävät pesässä. Torjunta-aineet haittaavat niitä. | honeybee
fi | Karhu talvella | Karhu nukkuu pesässä. Karhut syövät marjoja. Pennut syntyvät talvella. | bear
ta | தேனீக்கள் ஏன் மறைகின்றன | தேனீ மகரந்தத்தை சுமக்கிறது. தேனீக்கள் கூட்டில் வாழ்கின்றன. பூச்சிக்கொல்லி தீங்கு செய்கிறது. | honeybee
te | పులి అడవిలో | పులి ఒంటరిగా వేటాడుతుంది. పులులు నీటిని ఇష్టపడతాయి. అడవి తగ్గుతోంది. | tiger


en | What makes bread rise | Yeast eats sugar. Bubbles of gas stretch the dough. Heat sets the crumb. | bread
en | The sloth's slow life | A sloth climbs down once a week. Moss grows in its fur. Its stomach needs a month for one meal. | sloth
en | How to write a cover letter | Say why this company. Give one proof. End with a question. | envelope briefcase - fountain-pen
en | Tornado or hurricane? | A tornado lasts minutes. A hurricane lasts days. Both turn, but their sizes differ. | tornado cyclone
en | Inside a watch factory | Each wheel is cut to a thousandth. Watchmakers work in silence. A watch is tested for days. | watch factory
en | Why onboarding fails | New people get logins late. Nobody tells them the goal. A buddy helps most. | -
en | The Battle of Hastings | Two armies met in October 1066. Harold fell in the afternoon. William became king. | crossed-swords crown
en | Making peace with failure | Failure tells what does not work. Write down the lesson. Try a smaller step. | -
en | Elevator pitch in thirty seconds | Name the problem. Say who has it. Ask for a meeting. | -
en | How zebra crossings save lives | Drivers must stop for people. Raised crossings slow cars by half. Light at night matters. | vertical-traffic-light - road-horizon automobile
en | Photosynthesis in a nutshell | Leaves catch light. Water and carbon dioxide become sugar. Oxygen is left over. | herb seedling
en | Our quarterly results | Revenue grew by nine percent. Costs stayed flat. Next quarter we open two sites. | presentation-chart chart-increasing money-bag chart-line
en | Crane operators at work | The crane lifts forty tons. The operator sits eighty metres up. Wind stops the work. | building-construction crane-tower
en | Cranes fly south | Cranes fly in a V. They rest in marshes. Young cranes learn the way from their parents. | bird -
en | Seal the deal | Listen more than you talk. Repeat the offer. Shake hands and write it down. | - handshake
en | Seals on the sandbank | Seals rest at low tide. Pups are born in June. Keep three hundred metres away. | seal
en | How earthquakes happen | Plates stick and then slip. Waves race through the rock. The magnitude tells the energy. | pulse globe-showing-europe-africa
en | Chess for busy people | Ten minutes a day. Learn three openings. Play one slow game of chess a week. | chess-pawn
en | The light bulb myth | Edison did not invent it alone. Swan had a bulb first. The network made it useful. | light-bulb
en | Our new pricing | The basic plan costs nine euros. Teams pay per seat. You can cancel any time. | label -
de | Warum Katzen schnurren | Katzen schnurren beim Einatmen. Eine Katze schnurrt auch bei Schmerz. Forscher messen die Frequenz. | cat
de | Den Rasen richtig mähen | Mähen Sie einmal pro Woche. Nie mehr als ein Drittel. Lassen Sie den Schnitt liegen. | - seedling
de | Verhandeln ohne Streit | Trennen Sie Person und Sache. Fragen Sie nach Interessen. Verhandeln heißt zuhören. | handshake -
de | Der Igel im Herbst | Ein Igel braucht fünfhundert Gramm. Igel fressen Käfer. Laub ist ihr Bett. | hedgehog
de | Erdbeben in der Türkei | Zwei Platten reiben sich. Das Erdbeben dauerte eine Minute. Häuser stürzten ein. | pulse house -
de | Der Ton macht die Musik | Sagen Sie, was Sie sahen. Bleiben Sie ruhig. Danken Sie am Ende. | -
fr | Le hérisson au jardin | Le hérisson mange des limaces. Les hérissons dorment l'hiver. Laissez un passage. | hedgehog seedling
fr | Bien dormir | Le sommeil a des cycles. Dormir tôt aide. Coupez les écrans. | bed
fr | La grève générale | Les trains ne roulent pas. Les écoles ferment. La négociation reprend lundi. | - handshake
fr | Avoir le trac | Respirez avant de parler. Regardez un visage. Le trac passe vite. | -
fr | Le tremblement de terre de Lisbonne | Le tremblement de terre eut lieu en 1755. La mer monta. La ville brûla. | pulse water-wave
es | La tortuga marina | La tortuga vuelve a su playa. Las tortugas comen medusas. El plástico las mata. | turtle
es | Ahorrar sin sufrir | Ahorrar es un hábito. Guarda el diez por ciento. Revisa tus gastos. | piggy-bank coin
es | El contrato de alquiler | Lee cada cláusula. La fianza es de un mes. Avisa con tiempo. | page-facing-up house key -
es | Un líder que escucha | Pregunta antes de opinar. Da las gracias. Reconoce errores. | -
es | Los delfines hablan | Un delfín tiene su nombre. Los delfines silban. Viven en grupos. | dolphin
it | Il pane di una volta | La farina era integrale. Il pane lievitava una notte. Il forno era a legna. | bread
it | Il terremoto del 1980 | Il terremoto durò novanta secondi. Molti paesi crollarono. I soccorsi arrivarono tardi. | pulse
it | Parlare in pubblico | Prepara tre idee. Respira. Guarda le persone. | - megaphone microphone
it | Come nasce il parmigiano | Il latte è munto all'alba. Il formaggio riposa due anni. Ogni forma ha un numero. | cheese-wedge
pt | O tubarão não é vilão | O tubarão evita pessoas. Tubarões mantêm o mar saudável. A pesca os ameaça. | shark
pt | Entrevista de emprego | Estude a empresa. Conte um exemplo. Faça perguntas. | briefcase -
pt | Café do cerrado | O café é colhido em maio. Grãos de café secam ao sol. A torra muda o sabor. | hot-beverage
nl | De egel in de tuin | Een egel eet slakken. Egels slapen in de winter. Maak een gat in de schutting. | hedgehog seedling
nl | Slim sparen | Sparen begint klein. Zet tien procent opzij. Kijk één keer per maand. | piggy-bank coin
nl | Feedback geven | Zeg wat je zag. Vraag wat de ander denkt. Maak een afspraak. | -
pl | Jeż w ogrodzie | Jeż zjada ślimaki. Jeże śpią zimą. Zostaw im liście. | hedgehog seedling
pl | Jak oszczędzać wodę | Krótki prysznic wystarczy. Napraw kran. Zbieraj deszcz. | droplet -
pl | Rozmowa kwalifikacyjna | Przygotuj trzy przykłady. Zadaj pytanie. Podziękuj. | - briefcase
ru | Ёж в саду | Ёж ест слизней. Ежи спят зимой. Оставьте листья. | hedgehog seedling
ru | Как устроен холодильник | Газ сжимают и охлаждают. Тепло уходит наружу. Дверь закрывайте быстро. | - snowflake
ru | Сила привычки | Привычка экономит силы. Начните с малого. Отмечайте дни. | -
ru | Черепаха живёт долго | Черепаха растёт медленно. Черепахи едят траву. Панцирь защищает. | turtle
uk | Їжак у саду | Їжак їсть слимаків. Їжаки сплять узимку. Залиште листя. | hedgehog
uk | Робота з дому | Складіть розклад. Робіть перерви. Закривайте комп'ютер о шостій. | laptop - desktop-computer
uk | Як читати новини | Перевірте джерело. Шукайте дату. Не поспішайте ділитися. | - newspaper
uk | Ведмідь у Карпатах | Ведмідь спить узимку. Ведмеді їдять ягоди. Не підходьте близько. | bear
tr | Deprem çantası | Deprem anında çök ve kapan. Çantada su olsun. Buluşma yeri belirleyin. | pulse backpack first-aid-kit
tr | Kaplumbağa yarışı | Kaplumbağa yavaş yürür. Kaplumbağalar yüz yıl yaşar. Kabuk onları korur. | turtle
tr | Zaman yönetimi | Günü planlayın. Ara verin. En zor işi sabah yapın. | - hourglass-not-done
sv | Igelkotten i trädgården | Igelkotten äter sniglar. Igelkottar sover på vintern. Lämna löv. | hedgehog
zh | 地震来了怎么办 | 地震时先躲桌下。远离窗户。地震后关煤气。 | pulse
zh | 海豚会说话吗 | 海豚有自己的名字。它们用哨声交流。海豚睡半个大脑。 | dolphin
zh | 领导力的关键 | 先听再说。承认错误。感谢团队。 | -
ja | 地震に備える | 家具を固定する。水を三日分おく。地震の時は机の下へ。 | pulse
ja | イルカの言葉 | イルカは名前を持つ。群れで暮らす。イルカは半分の脳で眠る。 | dolphin
ja | 部下をほめる | 具体的に言う。すぐに言う。人の前で言う。 | -
ko | 지진 대피 요령 | 지진이 나면 책상 아래로 간다. 창문에서 떨어진다. 가스를 잠근다. | pulse
ko | 돌고래의 언어 | 돌고래는 이름이 있다. 돌고래는 무리로 산다. 휘파람으로 말한다. | dolphin
ko | 좋은 상사 | 먼저 듣는다. 잘못을 인정한다. 고맙다고 말한다. | -
ar | الزلازل كيف تحدث | الزلزال حركة في الصخور. الزلازل تقاس بالدرجات. البيوت المتينة تصمد. | pulse
ar | الدلفين الذكي | الدلفين يعيش في مجموعات. الدلافين تصفر. لكل منها اسم. | dolphin
ar | فن الاستماع | أنصت قبل أن تتكلم. اسأل سؤالا. اشكر المتحدث. | -
fa | دلفین باهوش | دلفین در گروه زندگی می‌کند. دلفین‌ها سوت می‌زنند. هر کدام نامی دارند. | dolphin
fa | هنر گوش دادن | پیش از سخن گوش کنید. سوال بپرسید. تشکر کنید. | -
he | הדולפין החכם | הדולפין חי בלהקה. דולפינים שורקים. לכל אחד שם. | dolphin
he | אמנות ההקשבה | הקשיבו לפני שאתם מדברים. שאלו שאלה. הודו לדובר. | -
he | הפיל האפריקאי | הפיל אוכל מאה קילו ביום. פילים זוכרים מקומות מים. הציד מאיים עליהם. | elephant
he | איך לישון טוב | שינה מתחילה בשגרה. כבו מסכים. שינה קבועה עוזרת. | bed
hi | डॉल्फ़िन की भाषा | डॉल्फ़िन का अपना नाम होता है। डॉल्फ़िन झुंड में रहती हैं। वे सीटी बजाती हैं। | dolphin -
hi | सुनने की कला | पहले सुनें। सवाल पूछें। धन्यवाद कहें। | -
hi | भूकंप से बचाव | भूकंप में मेज के नीचे जाएँ। खिड़की से दूर रहें। गैस बंद करें। | pulse
bn | ভূমিকম্পে কী করবেন | ভূমিকম্পের সময় টেবিলের নিচে যান। জানালা থেকে দূরে থাকুন। গ্যাস বন্ধ করুন। | pulse
bn | শোনার শিল্প | আগে শুনুন। প্রশ্ন করুন। ধন্যবাদ দিন। | -
bn | ইলিশ মাছ | ইলিশ মাছ নদীতে ডিম পাড়ে। মাছ ধরা বন্ধ থাকে বাইশ দিন। জেলেরা ভাতা পান। | fish
th | แผ่นดินไหวเกิดขึ้นได้อย่างไร | แผ่นดินไหวเกิดจากแผ่นเปลือกโลก คลื่นแผ่ออกไป อาคารสั่น | pulse
th | ศิลปะการฟัง | ฟังก่อนพูด ถามคำถาม ขอบคุณ | -
th | โลมาฉลาดแค่ไหน | ปลาโลมามีชื่อของตัวเอง ปลาโลมาอยู่เป็นฝูง มันเป่านกหวีด | dolphin
vi | Động đất xảy ra thế nào | Động đất do các mảng trượt. Sóng lan ra. Nhà cửa rung lắc. | pulse
vi | Nghệ thuật lắng nghe | Nghe trước khi nói. Hỏi một câu. Cảm ơn. | -
vi | Báo cáo quý | Doanh thu tăng chín phần trăm. Chi phí giữ nguyên. Quý sau mở hai cửa hàng. | - chart-increasing presentation-chart
el | Ο σεισμός του 1999 | Ο σεισμός κράτησε δεκαπέντε δευτερόλεπτα. Οι σεισμοί δεν προβλέπονται. Μείνετε ψύχραιμοι. | pulse
el | Η τέχνη της ακρόασης | Ακούστε πριν μιλήσετε. Ρωτήστε. Ευχαριστήστε. | -
el | Το δελφίνι | Το δελφίνι ζει σε ομάδες. Τα δελφίνια σφυρίζουν. Έχουν ονόματα. | dolphin
el | Το ελληνικό λύκειο | Οι μαθητές διαλέγουν τρία μαθήματα. Οι εξετάσεις είναι τον Ιούνιο. Το λύκειο κρατά τρία χρόνια. | school - graduation-cap
id | Gempa bumi | Gempa bumi datang tiba-tiba. Berlindung di bawah meja. Jauhi jendela. | pulse
id | Lumba-lumba | Lumba-lumba hidup berkelompok. Lumba-lumba bersiul. Mereka punya nama. | dolphin
cs | Delfíni mluví | Delfín má jméno. Delfíni pískají. Žijí ve skupině. | dolphin
cs | Pandemie a my | Pandemie změnila práci. Lidé zůstali doma. Školy zavřely. | - microbe school laptop
sk | Ježko v záhrade | Ježko je slimáky. Ježkovia spia v zime. Nechajte lístie. | hedgehog -
ro | Delfinii vorbesc | Delfinul are un nume. Delfinii fluieră. Trăiesc în grup. | dolphin
hu | A delfin nyelve | A delfinnek neve van. A delfinek füttyülnek. Csoportban élnek. | dolphin
fi | Delfiinin kieli | Delfiinillä on nimi. Delfiinit viheltävät. Ne elävät ryhmässä. | dolphin
nb | Ulven er tilbake | Ulven lever i flokk. Ulver jakter på elg. Bønder setter opp gjerder. | wolf
bg | Делфинът говори | Делфинът има име. Делфините свирят. Живеят на групи. | dolphin
ta | யானையின் நினைவு | யானை தண்ணீர் இடங்களை நினைவில் வைக்கும். யானைகள் கூட்டமாக வாழும். காடு குறைகிறது. | elephant
ms | Gajah Borneo | Gajah hidup berkumpulan. Gajah makan rumput. Hutan semakin kecil. | elephant
sw | Tembo wa Afrika | Tembo anakula majani mengi. Tembo huishi kwa kundi. Msitu unapungua. | elephant -
`;
