import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "./order.ts";

/** Texts that look like orders and tell, each beside what really asks for a film: that is marked ⟦so⟧ and is not told. */
const LOOKS_LIKE_AN_ORDER = [
  "⟦Hola, ¿podéis hacer un vídeo corto con esto? Gracias, Ana⟧\n\nTrabajamos con pantalla todo el día. Necesitamos un corto descanso cada hora. La vista lo agradece.\n\nMirad lejos veinte segundos y parpadead despacio.",
  "# Fixing the washing machine hose\n\nTurn the water off first. Pull the old hose from the drum. Then we need a clip to hold the new hose in place.\n\nTighten it by hand and let the water run for a minute.",
  "# Le pain de campagne\n\nMélangez la farine, l'eau et le sel. Pour la pousse, il nous faut un film alimentaire et un bol profond. La pâte double en deux heures.\n\nFaites cuire quarante minutes à 240 degrés.",
  "⟦can you make a film out of this pls⟧\n\nWe waited an hour in the rain. Nothing happened.\n\nThen the gate opened and a boy with a lamp came out. He walked us to the house.\n\nNobody spoke on the way home. Nothing moved.",
  "⟦Please make a short video out of these rules. Thanks!⟧\n\nNo smoking.\n\nNo dogs on the lawn.\n\nChildren under ten swim with an adult.\n\nNo glass.",
  "⟦Hi, could you make a short film from this? Thx⟧\n\nHere the river bends to the north. Two ferries cross it every hour.\n\nThe old customs house stands on the left bank. Below the bridge lie two wrecks.\n\nSwimming is safe until October. You can swim here in summer.",
  "⟦¿Nos hacéis un vídeo con este texto, por favor?⟧\n\nGracias a la lluvia, el pantano está lleno. El año pasado estaba a la mitad.\n\nAhora los agricultores riegan tres veces por semana.\n\nAbajo corre el río. Aquí está la vieja presa de piedra.",
  "⟦Könnt ihr daraus bitte einen kurzen Film machen?⟧\n\nHier die alte Mühle am Bach zu sehen freut viele Wanderer. Sie mahlt noch jeden Samstag.\n\nDas Mehl geht an vier Bäckereien.\n\nUnten fließt der Bach in den See. Dank der Spenden dreht sich das Rad wieder.",
  "⟦Pouvez-vous faire une petite vidéo avec ce texte ?⟧\n\nMerci aux bénévoles, la salle est de nouveau chaude. Le poêle date de 1952.\n\nVoici le poêle d'origine. Il brûle du hêtre et du charme.\n\nOn se réunit le mardi. Ses enfants chantent.",
  "⟦Сделайте, пожалуйста, из этого короткий ролик.⟧\n\nНиже по реке стоит старая мельница. Её построили в 1890 году.\n\nСейчас там музей хлеба.\n\nВот уже сто лет вода крутит колесо. Спасибо деду Ивану за чертежи.",
  "⟦この文章で短い動画を作ってください。⟧\n\nいつも静かな町です。朝は漁船の音だけが聞こえます。\n\n市場は六時に開きます。魚はその日のうちに売り切れます。\n\n以上の店が港の通りにあります。急ぎ足の人はいません。",
  "⟦Bu metinden kısa bir video hazırlar mısınız?⟧\n\nMetin usta kırk yıldır ayakkabı yapıyor. Dükkânı çarşının sonunda.\n\nHer çift üç gün sürüyor.\n\nAşağıda küçük bir depo var. Sonra oğlu işi devralacak.",
  "⟦We need a short film out of this for our website.⟧\n\nIf you have a garden, plant clover. Bees come to it from April.\n\nA square metre is enough for a hundred visits a day.\n\nMow late. You can leave a corner wild all year. If you want more, sow phacelia.",
  "⟦please make a clip from this story⟧\n\nTom waited. The bus was late.\n\nAt six the lights went out in the whole street. A dog barked.\n\nThe driver smiled. Tom climbed in.",
  "# The bakery boy\n\nTom laughed.\n\nHis first loaf was as flat as a plate, and the whole street heard about it by noon.\n\nThe second loaf rose.",
  "# Lettre à ma fille\n\nTon sourire revient.\n\nL'hiver a été long, et la maison sentait la fumée et la pomme.\n\nTon frère attend.",
  "⟦could you turn this into a short video for class 5⟧\n\nA bean drinks all day. The stem bends.\n\nBy Friday the leaf faces the window.\n\nTurn the pot on Saturday. The stem bends back.",
  "# Open day at the zoo\n\nFor children admission is free.\n\nThe gates open at nine. The seals are fed at eleven and at three.",
  "# Le phare\n\nPour arriver ici il faut marcher.\n\nLe sentier longe la falaise pendant trois kilomètres et finit devant la porte.",
  "# Tag der offenen Tür\n\nFür Kinder ist der Eintritt frei.\n\nUm zehn Uhr öffnet das Tor. Die Pferde kommen um elf auf die Wiese.",
  "# Il rifugio\n\nPer arrivare qui si cammina un'ora.\n\nIl sentiero parte dalla chiesa e sale nel bosco di larici.",
  "# Bagaren i Lund\n\nPer bakar bröd.\n\nHan började i farfars källare och har i dag tre ugnar och elva anställda.",
  "# Fyrpasseren\n\nPer bor alene på øen.\n\nHver aften tænder han lyset, og hver morgen skriver han vejret i en bog.",
  "# הקיץ היבש\n\nלא ירד גשם.\n\nבמשך חמישה חודשים האדמה נסדקה, והבארות בכפר התייבשו אחת אחרי השנייה.",
  "# الصيف الجاف\n\nلم تمطر السماء.\n\nخمسة أشهر تشققت الأرض، وجفت آبار القرية واحدة بعد الأخرى.",
  "⟦Make a video about our zoo.⟧ For children admission is free. The seals are fed at eleven. The gates open at nine and close at six.",
  "⟦Make a short film about Tom the cat.⟧ Tom sleeps all day. At night he walks the roofs of the harbour. Fishermen leave him the heads of herrings.",
  "⟦Please make a video about baking bread.⟧ Use warm water and a spoon of honey. Add the flour and mix for two minutes. Keep the dough warm for an hour. Open the oven and make three cuts. It should be golden after forty minutes.",
  "⟦Make a film about Livonian.⟧ The language is spoken by forty people today. Its last native speaker died in 2013. The music is sung at midsummer.",
  "Das Video über unseren Garten hat dreitausend Zuschauer. Es entstand im Mai.\n\nWir pflanzen Bohnen, Mais und Kürbis in ein Beet. Der Mais trägt die Bohnen, die Blätter des Kürbis halten den Boden feucht.",
  "Le film sur la Commune sort en mai. Il a été tourné à Belleville.\n\nDeux cents habitants ont joué sans être payés. Les costumes viennent d'un théâtre de Lyon.",
  "Il film su Matera uscì nel 1964. Gli attori erano pastori e contadini.\n\nOggi la città mostra i luoghi delle riprese in un percorso di due ore.",
  "El documental sobre los glaciares ganó un premio. Lo rodaron tres hermanas.\n\nPasaron dos inviernos en el hielo y grabaron cuatrocientas horas.",
  "Pierwszy film o Tatrach powstał w 1913 roku. Kręcono go bez dźwięku.\n\nOperator niósł kamerę na plecach przez cztery doliny.",
  "Первый фильм о Байкале сняли в 1950 году. Оператор работал на льду.\n\nТолщина льда в тот год была полтора метра, и грузовики ехали прямо к острову.",
  "海についての映画を見ました。クジラの声が忘れられません。\n\nクジラの歌は千キロ先まで届きます。低い音ほど遠くへ行きます。",
  "说明书在抽屉里。打开之前请先拔掉电源。\n\n把滤网取出来，用温水冲洗两分钟，晾干以后再装回去。",
  "Tell your doctor what you take. Write the names of all pills on a card. Bring the card to every visit.\n\nNever stop a pill without asking. Ask again after three months.",
  "Describe your pain on a scale from one to ten. The nurse writes it down every four hours.\n\nA change of two points is a sign that the plan works.",
  "Care tips\n\nWash wool at 30 degrees. Dry it flat on a towel.\n\n⟦Can you make a short film of this for our shop?⟧",
  "Drogi rowerowe w Krakowie\n\nMiasto ma dziś 230 kilometrów dróg dla rowerów. Najdłuższa prowadzi wzdłuż Wisły.\n\n⟦Czy możecie zrobić z tego krótki film?⟧",
  "Дороги Сибири\n\nЗимой машины едут прямо по льду рек. Лёд толщиной метр держит двадцать тонн.\n\n⟦Сделайте, пожалуйста, из этого короткий ролик.⟧",
  "Madame Curie\n\nElle découvre le radium en 1898 dans un hangar sans chauffage. Elle reçoit deux prix Nobel.\n\n⟦Pouvez-vous en faire une petite vidéo ?⟧",
  "Değerli taşlar\n\nYakut alüminyum oksittir. Rengini kromdan alır.\n\n⟦Bu metinden kısa bir video hazırlar mısınız?⟧",
  "# Die Seilbahn\n\nFür Besucher aus Köln fährt ein Bus.\n\nDie Bahn selbst schwebt seit 1957 über den Rhein und braucht sechs Minuten.",
  "⟦Hi, please make a short film out of this. Thanks, Ines⟧\n\nStart with the leeks. Slice them thin and wash them twice.\n\nCook them in butter until they are soft, then add the potatoes and the stock.\n\nFinish with a spoon of cream.",
  "⟦¿Podéis hacer un vídeo con esto?⟧\n\nEmpieza con un fuego lento. El aceite no debe humear.\n\nAñade la cebolla y espera veinte minutos.\n\nTermina con un poco de perejil.",
  "⟦We need a short film about shells.⟧ Can you hear the sea in a shell? No, you hear the blood in your own ear. A cup does the same.",
  "⟦We need a film about our hostel.⟧ The garden is green, quiet, calm. Breakfast costs four euros. The rooms face the sea.",
  "# A cinema in the barn\n\nWe need a video projector and forty chairs. The screen is a bed sheet.\n\nThe first evening brought ninety people from three villages.",
  "# Sicher wohnen\n\nWir brauchen eine Video-Türklingel und bessere Schlösser. Das sagt fast jeder nach einem Einbruch.\n\nEin gutes Schloss hält drei Minuten stand, und so lange wartet kaum ein Dieb.",
  "# Museum rules\n\nPlease do not film in the hall of glass. Bags stay in the lockers.\n\nChildren may touch the models on the second floor.",
  "# Shortcrust pastry\n\nRub the butter into the flour. Press the dough flat, put it in cling film and let it rest for an hour.\n\nPut it in cling film. Roll it out on a floured board.",
  "# Noche de barrio\n\nQueremos ver una película juntos en la plaza. Cada vecino trae su silla.\n\nA las diez se apagan las farolas y empieza la música de la banda.",
  "# Der Gemeindesaal\n\nWir möchten einen Film sehen und danach reden. So fing es 1998 an.\n\nHeute kommen jeden Freitag achtzig Leute, und die Suppe kocht jedes Mal jemand anderes.",
  "# ليلة في الحي\n\nنريد أن نشاهد فيلماً معاً في الساحة. يحضر كل جار كرسيه.\n\nفي العاشرة تطفأ المصابيح ويبدأ العزف.",
  "# 社区的晚上\n\n我们想看一部短片，然后一起聊天。每家带一把椅子。\n\n十点路灯熄灭，孩子们坐在第一排。",
  "# Wieczór na placu\n\nChcemy obejrzeć film razem na rynku. Każdy przynosi krzesło.\n\nO dziesiątej gasną latarnie i zaczyna grać orkiestra.",
  "⟦Hallo Team,⟧\n\n⟦könnt ihr daraus einen kurzen Film machen?⟧\n\nDas Freibad öffnet am 3. Mai. Die Karte kostet vier Euro.\n\n⟦Viele Grüße\nJana⟧\nPS: Die Kasse schließt um 17 Uhr.",
  "# Summer in the courtyard\n\nFilms for children start at three.\n\nAt dusk the grown-ups take over the chairs, and the bar opens.",
]; // prettier-ignore

/** Careless mails and plain texts in many languages, marked in the same way. */
const MIXED = [
  "⟦hey sam, can u knock up a quick clip from this for insta? ta! jo⟧\n\nThe repair café is back on Sunday. Last time we fixed 31 of 44 things, mostly toasters and lamps. Bring one item and some patience.\n\n⟦shout if you need pics⟧",
  "⟦Moin zusammen,\n\nwir bräuchten bis Freitag einen kurzen Film für die Betriebsversammlung. Bitte locker, aber nicht albern.⟧\n\nDie neue Presse läuft seit März. Sie schafft 1.200 Teile in der Stunde, die alte schaffte 700. Der Lärm ist von 92 auf 81 Dezibel gesunken.\n\nWer an der Presse arbeitet, trägt weiterhin Gehörschutz.\n\n⟦Fotos liegen auf dem Server. Danke euch!\n\nGruß\nHeiko⟧",
  "⟦Bonjour Claire,\n\nEst-ce que tu peux nous faire une vidéo d'une minute avec ça ? Quelque chose de simple, sans musique.⟧\n\nLa crèche déménage le 2 juin. Les nouveaux locaux sont au 14 rue des Tilleuls, à cinq minutes du parc.\n\nLe repas de midi sera préparé sur place.\n\n⟦Merci d'avance,\nNadia⟧",
  "⟦Buenas, ¿me podéis montar un vídeo cortito con lo de abajo? Es para el grupo de WhatsApp del barrio. Gracias!!⟧\n\nEl huerto comunitario abre los sábados de diez a dos. Hay doce bancales y una caseta con herramientas.\n\nPara pedir un bancal basta con escribir en la pizarra de la entrada.",
  "⟦Ciao a tutti, ci serve un video di un minuto per la fiera. Tono amichevole, niente gergo tecnico.⟧\n\nIl nostro miele viene da quaranta arnie sopra Cuneo. Le api volano da aprile a settembre.\n\nUn barattolo contiene il lavoro di centocinquanta api.\n\n⟦Fatemi sapere se vi servono foto. Un abbraccio, Sara⟧",
  "⟦Oi pessoal, dá para fazer um vídeo curtinho com este texto? É para o Instagram, tom leve, no máximo 40 segundos. Obrigado!⟧\n\nA feira de trocas acontece no primeiro domingo do mês. Cada pessoa pode levar até dez livros.\n\nO que sobra vai para a biblioteca da escola.",
  "⟦Hoi allemaal, kunnen jullie hier een kort filmpje van maken? Het is voor de ouders van groep 4. Alvast bedankt, Mirjam⟧\n\nDe moestuin begint in maart. Elk kind krijgt een bak van een vierkante meter.\n\nPer bak passen negen slaplanten of vier courgettes.",
  "⟦Hej! Kan ni göra en kort film av det här till hemsidan? Lugn ton, ingen musik. Tack på förhand, Lisa⟧\n\nVår badplats öppnar den 1 juni. Bryggan är ny och har en ramp för rullstol.\n\nVattnet provtas varannan vecka. Barn under tio år badar alltid med en vuxen.",
  "⟦Hej alle,\n\nKan I lave en kort film ud af det her? Den skal vises på generalforsamlingen.⟧\n\nVores vaskeri får nye maskiner i uge 34. De bruger halvt så meget vand som de gamle.\n\nEn vask koster stadig 18 kroner.\n\n⟦Venlig hilsen\nMette⟧",
  "⟦Dzień dobry, czy mogłabym prosić o krótki film na podstawie tego tekstu? Spokojny ton, bez muzyki. Z góry dziękuję, Anna⟧\n\nBiblioteka przy Lipowej ma od maja nową czytelnię. Mieści się w niej sześćdziesiąt osób.\n\nKsiążki można oddać o każdej porze przez okienko od podwórka.",
  "⟦Merhabalar, aşağıdaki metinden bir dakikalık bir video hazırlayabilir misiniz? Sade bir dil olsun lütfen.⟧\n\nMahalle bostanımız nisan ayında açılıyor. Kırk parsel var ve her parsel on metrekare.\n\nSu için yağmur toplayan iki depo kurduk.\n\n⟦Şimdiden teşekkürler,\nAyşe⟧",
  "⟦Коллеги, добрый день! Нужен ролик на минуту для новых сотрудников, без пафоса и музыки.⟧\n\nПропуск прикладывают к турникету на входе и на выходе. Гостей встречают на первом этаже.\n\nСтоловая работает с двенадцати до трёх. Горячий обед стоит 250 рублей.\n\n⟦Если будут вопросы, пишите.\nСпасибо, Олег⟧",
  "⟦مرحباً، هل يمكنكم إعداد فيديو قصير من هذا النص لصفحتنا؟ نبرة ودودة وبدون موسيقى. شكراً لكم.⟧\n\nتفتح المكتبة المتنقلة أبوابها كل يوم خميس أمام المدرسة. فيها ألف ومئتا كتاب للأطفال.\n\nيستعير كل طفل كتابين لمدة أسبوعين.",
  "⟦שלום לכולם, אפשר להכין סרטון קצר מהטקסט הזה לאתר שלנו? בשפה פשוטה, בלי מוזיקה. תודה מראש, דנה⟧\n\nהגינה הקהילתית נפתחת ביום שלישי. יש בה שש עשרה ערוגות ובאר ישנה.\n\nלכל משפחה יש ערוגה אחת לשנה.",
  "⟦नमस्ते टीम, क्या आप इस जानकारी से एक मिनट का वीडियो बना सकते हैं? सरल भाषा में, बिना संगीत के। धन्यवाद।⟧\n\nगाँव की नई लाइब्रेरी सोमवार को खुलेगी। इसमें चार सौ किताबें और दो कंप्यूटर हैं।\n\nबच्चे एक बार में दो किताबें ले जा सकते हैं।",
  "⟦お疲れさまです。下の文章で30秒くらいの動画を作ってもらえますか。社内向けです。⟧\n\n新しい駐輪場が六月一日に使えるようになります。場所は東門の右側です。\n\n台数は百二十台で、屋根があります。\n\n⟦よろしくお願いします。\n鈴木⟧",
  "⟦안녕하세요 팀 여러분, 아래 글로 1분짜리 영상 부탁드려요. 음악 없이, 담백한 톤으로요.⟧\n\n우리 동네 공구 도서관이 5월에 문을 엽니다. 드릴과 사다리 등 공구 80가지를 빌릴 수 있습니다.\n\n대여료는 하루 천 원입니다.\n\n⟦감사합니다!\n이지은 드림⟧",
  "⟦大家好，麻烦用下面这段文字做个一分钟的小视频，给新来的同事看，语气亲切些，谢谢啦！⟧\n\n公司班车每天早上七点半从地铁口出发。一共三辆车，每辆四十五个座位。\n\n末班车晚上九点十分离开园区。",
  "# How to run a short meeting\n\nWrite the question on the board before anyone sits down. Begin with the person who knows least.\n\nKeep it under thirty minutes. Close with one decision and one name.\n\nNo slides. No phones, please.",
  "# Speaking on the radio\n\nUse a friendly voice and short sentences. Smile, because listeners hear it.\n\nA calm tone helps when the news is bad. Silence is not a mistake.\n\nEnd with your name and the time.",
  "# A letter from the lighthouse\n\nMy grandmother kept this letter for sixty years.\n\n> Dear Ellen,\n>\n> the lamp has been out since Tuesday. Please send oil with the next boat.\n>\n> Yours, Will\n\nThe boat came on the ninth day.",
  "# Leek and potato soup for four\n\nFor four people. It takes forty minutes.\n\nStart with the leeks. Slice them, wash them twice and let them drain.\n\nMelt the butter, add the leeks and a pinch of salt. Keep the heat low.\n\nFinish with cream and a little nutmeg.",
  "# Tortilla de patatas\n\nPara cuatro personas. Con cebolla, por favor.\n\nEmpieza pelando un kilo de patatas. Córtalas finas y fríelas a fuego lento.\n\nAcaba con una pizca de sal. Sírvela templada.",
  "# Evening\n\nThank you, small lamp,\nfor the page and the hand.\n\nDear dark,\ncome in, sit down.\n\nGoodnight.",
  "# Morgens\n\nLiebe Sonne,\nkomm herauf.\n\nDanke für das Brot.\nDanke für den Weg.\n\nRuhig.\nGanz ruhig.",
  "# Questions about the new tram\n\nCan you take a bike on board? Yes, outside rush hour.\n\nCould someone in a wheelchair get on alone? Yes, every door is level.\n\nHow much is a ticket? Two euros ten.\n\nDo we need a film of the tram? The museum has one from 1931.",
  "I make short films about insects. I want a camera that does not scare them.\n\nMy first clip showed a wasp drinking. It took nine mornings.\n\nPeople write to me from Chile and Japan. Thank you all, I read every line.",
  "Ieri ho piantato quaranta pomodori. Mia nonna mi ha insegnato a non bagnare le foglie.\n\nGrazie a lei l'orto dà frutti fino a ottobre. Spero che quest'anno non grandini.\n\nPer i bambini del quartiere c'è sempre un cestino sul muretto.",
  "Espero o barco todas as manhãs. O mestre chama-se Tomé e tem setenta anos.\n\nAqui está a rede nova. Obrigado a ele, sei remendá-la.\n\nFico no cais até o sol nascer.",
  "# De molen van Piet\n\nHier is de molensteen van 1780. Dank zij vrijwilligers draait hij weer.\n\nPer uur maalt de molen tachtig kilo tarwe. Voor kinderen is er een kleine molen om zelf te draaien.",
  "# Kaffe i skogen\n\nPer Olof kokar kaffe på öppen eld. För barn finns det saft.\n\nTack vare regnet är eldningsförbudet slut. Här är stigen bred och lätt att gå.",
  "# Færgen til Anholt\n\nFor børn er turen gratis. Færgen sejler tre gange om ugen.\n\nTak til de frivillige blev molen repareret i 2019. Her er havnen lun, når vestenvinden blæser.",
  "# Ptaki nad Biebrzą\n\nDla dzieci są krótkie trasy. Oto żuraw, największy ptak doliny.\n\nDzięki bagnom gniazduje tu trzysta gatunków. Proszę o ciszę na kładce.",
  "# Kapadokya'da balon\n\nÇocuklar için bilet yarı fiyatına. Aşağıda bağlar ve peribacaları var.\n\nUçuş bir saat sürer. Teşekkürler rüzgâra, çünkü o olmadan balon kalkmaz.",
  "# Самовар деда\n\nВот самовар 1897 года. Заранее дед колол щепки и сушил шишки.\n\nДля детей чай остужали в блюдце. Спасибо соседям, уголь у нас был всегда.",
  "# Писанки\n\nОсь писанка з Косова. Для дітей є прості візерунки.\n\nДякую бабусі, вона навчила мене варити фарбу з цибулиння. Це триває годину.",
  "# سوق السمك\n\nللأطفال ركن خاص بالأصداف. يفتح السوق عند الفجر.\n\nلا موسيقى هنا، فقط أصوات الباعة. شكراً للبحر كما يقول جدي.",
  "# המאפייה של סבא\n\nלילדים מחלקים לחמניות קטנות. התנור בן תשעים שנה.\n\nהנה הלוח שעליו סבא גלגל את הבצק. תודה לאש, הוא היה אומר.",
  "# नदी का मेला\n\nबच्चों के लिए झूले हैं। मेला तीन दिन चलता है।\n\nनीचे घाट पर नावें खड़ी रहती हैं। धन्यवाद उस नाविक का जिसने हमें पार कराया।",
  "# 港の朝\n\n以前ここには灯台がありました。いつも霧の朝に鐘が鳴りました。\n\n観光客向けの店はまだありません。以上が港の昔の姿です。",
  "# 골목의 빵집\n\n아래층에는 오븐이 있습니다. 혹시 비가 오면 빵 냄새가 더 멀리 갑니다.\n\n아이들을 위한 작은 의자도 있습니다. 감사하는 마음으로 주인은 매일 네 시에 일어납니다.",
  "# 老茶馆\n\n以前这里是码头。以竹为椅，以井水泡茶。\n\n感谢三代人的手艺，茶馆开了九十年。下面是河，上面是桥。",
  "# Our video studio\n\nWe need a film crew of three for a wedding. We want the light from the left.\n\nPlease do not touch the lamps. Please make sure the video camera is charged.\n\nA clip microphone costs forty euros.",
  "# Moving day\n\nWe need a trailer for the piano. Can you make room in the shed?\n\nPlease make a list and cut it into three parts. Then we need a reel of tape.",
  "# Kino im Hof\n\nWir wollen einen alten Film zeigen und dazu Suppe kochen. Könnt ihr Stühle mitbringen?\n\nDer Film läuft um neun. Für Kinder gibt es um sechs ein Trickfilmprogramm.",
  "# Ciné-club\n\nNous voulons voir un film par semaine et en parler. On peut faire un don à l'entrée.\n\nLe film commence à vingt heures. Pour les enfants, il y a un goûter à seize heures.",
  "# Kış lastiği\n\n⟦Yeni sürücüler için.⟧\n\nYedi derecenin altında yaz lastiği sertleşir. Fren mesafesi on metre uzar.",
  "# إطارات الشتاء\n\n⟦للسائقين الجدد.⟧\n\nتصبح إطارات الصيف قاسية تحت سبع درجات. تطول مسافة الفرملة عشرة أمتار.",
  "# सर्दी के टायर\n\n⟦नए चालकों के लिए।⟧\n\nसात डिग्री से नीचे गर्मी के टायर सख्त हो जाते हैं। ब्रेक लगाने की दूरी दस मीटर बढ़ जाती है।",
  "# 겨울 타이어\n\n⟦초보 운전자를 위한 영상입니다.⟧\n\n영상 7도 아래에서는 여름용 타이어가 딱딱해집니다. 제동 거리가 10미터 늘어납니다.",
  "# צמיגי חורף\n\n⟦לנהגים חדשים.⟧\n\nמתחת לשבע מעלות צמיגי קיץ מתקשים. מרחק העצירה גדל בעשרה מטרים.",
  "# Vinterdäck\n\n⟦För nya förare.⟧\n\nUnder sju grader blir sommardäck hårda. Bromssträckan ökar med tio meter.",
]; // prettier-ignore

const plain = (text: string): string =>
  text
    .replaceAll(/[\s\u00A0]+/gu, " ")
    .replaceAll(" .", ".")
    .trim();

for (const [name, texts] of Object.entries({ LOOKS_LIKE_AN_ORDER, MIXED }))
  test(`what tells is told, and what asks is not: ${name}`, () => {
    for (const marked of texts) {
      const { text, subject } = withoutOrder(marked.replaceAll(/[⟦⟧]/gu, ""));
      const kept = marked.replaceAll(/⟦[^⟧]*⟧/gu, " ");
      assert.equal(plain(text), plain(kept), marked);
      if (marked === kept) assert.equal(subject, null, marked);
    }
  });
