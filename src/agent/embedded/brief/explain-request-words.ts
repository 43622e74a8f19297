/** Words of a request to explain something, in all languages together: they are looked up one by one. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u));

/** What asks for an explanation, as an order or behind "could you": "explain", "erklärt", "объясните". */
export const EXPLAIN = words(
  "explain describe erkläre erklär erklärt erklären erläutere erläutert erläutern explique expliquez expliquer explica explicad expliquen explicar explicarles explicarle explicáis spiega spiegate spieghi spiegare spiegateci expliquem expliqueis leg legt uitleggen verklaar wyjaśnij wyjaśnijcie wyjaśnić wytłumacz wytłumaczcie wytłumaczyć objaśnij объясни объясните объяснить расскажите поясните пояснить поясни поясніть пояснити розкажіть vysvětli vysvětlete vysvětlit vysvetlite förklara beskriv forklar expliquéis expliques expliquiez spieghiate اشرح اشرحوا تشرحوا تشرح توضحوا شرح وضحوا وضّحوا הסבר הסבירו הסבירי תסבירו תסביר להסביר",
);
/** These are said to viewers as well ("Tell the driver how many you are"): with how long it is to take they ask for a film. */
export const TELL = words(
  "tell teach show walk zeigt zeig zeigen erzählt montrez montre montrer racontez dites enseña enseñad muestra mostrad cuenta contad mostra mostrate mostrare raccontate dite mostre ensine conte laat vertel pokaż pokażcie opowiedz покажите показать visa berätta vis fortæl علّموا علموا הראו ספרו",
);
/** What stands around such a word and says nothing more: "could you please", "merci de bien vouloir". */
export const COURTESY = words(
  "please kindly could can would will you we i d like want need to help us me just briefly quickly simply clearly bitte könnt könnten könntet kannst könntest können würdet ihr du sie mir uns mal doch einmal kurz einfach verständlich merci de d bien vouloir svp s il vous plaît plait te pouvez pourriez peux pourrais tu faudrait il nous voudrions je voudrais que moi simplement por favor puedes podéis podrías podríais puede pueden podría nos quiero queremos que necesitamos per favore cortesia potete puoi potreste potresti può ci vorremmo che pode podem poderia poderiam graag alsjeblieft alstublieft aub kun kunt kunnen jullie je u eens uit even proszę prosimy o czy możecie możesz mogą mogliby państwo nam пожалуйста просим прошу можете могли бы вы нам просьба будь ласка просимо чи snälla vänligen kan ni kunde skulle venligst vær så snill gerne dere prosím prosíme můžete mohli byste من فضلكم فضلك رجاء رجاءً الرجاء أرجو نرجو أن هل يمكنكم لو سمحتم בבקשה אנא נא תוכלו אפשר אתם יכולים",
);
/** What the explanation answers, as the subject begins. */
export const QUESTION = words(
  "how why what when where who which whether wie warum weshalb wieso was wann wo wer welche welcher welches wofür womit worauf wozu woher wohin comment pourquoi quoi ce quand où qui quel quelle quels quelles cómo qué cuándo dónde quién quiénes cuál cuáles cuánto cuánta come perché cosa quando dove chi quale quali quanto como porque quem qual quais onde hoe waarom wat wanneer waar wie welke waarvoor jak dlaczego co kiedy gdzie kto który która które czym как почему зачем что когда где кто какой какая какие сколько чем як чому навіщо що коли де хто які скільки jak proč co kdy kde kdo hur varför vad när var vem vilka hvordan hvorfor hva hvad når hvor hvem كيف لماذا ما متى أين ماذا كم هل איך כיצד למה מדוע מה מתי איפה מי כמה",
);
/** These begin as well what says more of somebody: "people who live here". */
export const RELATIVE = words(
  "who which qui quien quienes chi quem który która które кто którzy хто der die das",
);
export const ANYBODY = words(
  "anyone everyone anybody everybody someone those people all ceux celles tous alle quienes todos tutti coloro todos iedereen wszystkim всем усім",
);
export const JOINS = words("and or und oder et ou y o e en of i lub и или та або och eller og");
/** What is explained, where it was named before: "Explain that to anyone who …". */
export const OBJECT = words(
  "that this it these das dies es ça cela ceci eso esto ciò questo isso isto dat dit это це",
);
/** Words that stand for what was named before; with what may stand between them and the question. */
export const BACK = words(
  "it they them this these sie er ihn elle elles ils ze zij hij он она они оно его её их",
);
export const LEADS_BACK = words("to you we one man you on men");
/** A small word that belongs to the question behind it: "à quoi", "por qué", "от чего", "z czego". */
export const BEFORE_QUESTION = words(
  "à de en par por para a con di da per su em mit von aus zu an auf bei with at from in z do od w na o с со от из у в на к о för av til af i לְ ל",
);
/** What stands before a length and belongs to it. */
export const BEFORE_LENGTH = words(
  "in within about around roughly approximately under a an one two three under less than at most for etwa ungefähr ca circa rund knapp höchstens maximal unter einer eine zwei drei en environ à peu près une deux trois moins pendant uno un una dos tres unos más o menos aproximadamente circa un una due tre meno di um uma dois duas em cerca num numa de ongeveer een één twee drie w ciągu około jedną dwie niecałą за примерно около одну две минутку за приблизно одну дві asi za jednu dvě ungefär omkring en ett två cirka på et to في خلال نحو حوالي תוך כ nicht mehr als max maximum",
);
/** What stands behind one: "or so", "environ", "تقريبًا". */
export const BEHIND_LENGTH = words(
  "or so long ungefähr etwa lang maximal environ maximum aproximadamente más menos como máximo circa massimo ongeveer mniej więcej примерно приблизно تقريبا تقريبًا تقريباً بالأكثر בערך לכל היותר",
);
/** A minute or a second in any case, and behind the small words that Arabic and Hebrew write with them. */
export const LENGTH =
  /^(?:minut\p{L}*|minuut|mins?|secs?|seconds?|sekund\p{L}*|secondes?|segundos?|second[oi]|seconden|секунд\p{L}*|минут\p{L}*|хвилин\p{L}*|[بل]?دقيقة|[بل]?دقيقتين|دقائق|ثانية|[בכ]?דקה|[בכ]?דקות|שניות)$/u;
export const ONE_WORD_LENGTH = /^[بلבכ]/u;
/** Who would explain it, and who is asked to: with the first alone nobody is asked. */
export const SPEAKER = words(
  "i we ich wir je nous yo nosotros nosotras io noi eu nós ik wij я мы ми ja my jag vi jeg",
);
export const YOU = words(
  "you ihr du sie vous tu usted ustedes te voi lei você vocês jullie je u państwo вы ви ni du dere vy",
);
/** Whose viewers: the sender speaks to somebody who has guests of their own. */
export const YOURS = words(
  "your yours eure euren eurem eurer ihre ihren ihrem vos votre tus vuestros vuestras vuestro vostri vostre vostro tuoi jouw uw twoim swoim waszym вашим своим твоим",
);
/** The small words before those for whom it is explained. */
export const TO_WHOM = words(
  "to for the our all der den dem die unseren unserer unserem für à au aux les la l nos notre nuestros nuestras nuestro nuestra al a los las el ai agli alle allo alla gli i ogli aos às ao nossos nossas aan de het onze naszym nowym нашим всем till til för for våra vores",
);

/** Who speaks of himself or of what is his. */
export const FIRST_PERSON = words(
  "we i our my us ours wir ich unser unsere unserer unserem unseren mein meine meiner meinem meinen uns nous je j notre nos mon ma mes on nosotros nosotras nuestro nuestra nuestros nuestras mi mis yo soy nostro nostra nostri nostre noi mio mia io sono nosso nossa nossos nossas meu minha eu a gente wij ik ons onze mijn my nasz nasza nasze naszym naszej naszego nas mój moja mieszkam мы я наш наша наше нашем нашей нашего нас нам мой моя моей ми наш наша нашій náš naše našem naší jsme vi jag vår vårt våra min mitt jeg vores vårt נחנו אנחנו אני שלנו שלי אצלנו نحن أنا نريد ننوي نفكر نخطط سنركب نستعد لدينا عندنا हम हमारे हमारी हमारा मैं मेरे मेरी मेरा हमें biz bizim ben benim",
);
/** The same by how a word ends, in languages that leave out the pronoun: "estamos", "abbiamo", "mamy", "okulumuzun", "مدرستنا". */
export const FIRST_PERSON_ENDING =
  /^\p{L}{1,}(?:amos|emos|imos|iamo|yoruz|[ıiuü]yorum|\p{L}[ıiuü]m[ıiuü]z\p{L}*|acağız|eceğiz)$|^\p{L}{3,}نا$|^(?:mamy|chcemy|jesteśmy|planujemy|wprowadzamy|somos)$/u;
/** The same where words have no spaces. */
export const FIRST_PERSON_EAST =
  /我们|我們|咱们|本(?:校|院|店|社区|公司|小区)|我(?=家|是|在|想)|うち|私|わたし|当(?:社|園|店|院|校)|弊社|本校|我が|우리|저희|(?:^|\s)(?:저는|제가|제)\s/u;
