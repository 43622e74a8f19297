/**
 * How a request says what its film is about, by language: behind the film that it names ("un vídeo corto, estilo historia, sobre …"),
 * or as a sentence of its own beside it ("Es geht um …").
 */
export type AboutWords = {
  /** Prepositions behind a film, and verbs that do the same: "that explains". */
  about: string;
  /** "It is about", at the beginning of a sentence or behind a comma. */
  its: string;
  /** What begins a question: "why bees swarm". */
  asks: string;
  /** What ends the words for the subject. */
  ends: string;
  /** "For", behind which somebody or some place may stand that is no part of the subject. */
  whom: string;
};

export const ABOUT_WORDS: Readonly<Record<string, AboutWords>> = {
  en: {
    about: "on the (?:topic|subject|theme) of|about|on|regarding|concerning|covering|explaining|introducing|presenting|describing|(?:that|which|to) (?:explains?|introduces?|presents?|describes?|covers?)",
    its: "(?:it['’]?s|it is|this is|that['’]s|it should be|it would be|the (?:film|video|clip|text) is)(?: all)? about|(?:the |our )?(?:topic|subject|theme)(?: is| would be|:)",
    asks: "how|why|what|when|where|who",
    ends: "but|please|pls|plz|so (?:that|we|they|people)|(?:to|that can|which can) (?:be|show|put|go|run|play|use|post)|which|who|that (?:we|i|will|goes|is|are|they)|and (?:we|it|please|maybe|then|could|can|make|keep)|because|if (?:possible|you)|asap|in (?:about |around |under |roughly |less than )?(?:an?|one|two|three|half|\\p{Nd}+) (?:and a half )?(?:minutes?|seconds?|mins?)|no longer than|not (?:too|more)|nothing too|at most|max|with (?:an? |some |no )?(?:\\p{L}+ )?(?:tone|voice|music|subtitles|captions)|in an? \\p{L}+ (?:tone|style|way|voice)|thanks|cheers|by (?:mon|tues|wednes|thurs|fri|satur|sun)day",
    whom: "for|aimed at",
  },
  de: {
    about: "über|zum thema|mit dem thema|zu|zum|zur|vom|von(?= unser)|rund um|rund ums|betreffend|(?:der|die|das) (?:erklärt|zeigt),?|darüber,?",
    its: "es geht (?:dabei |darin |hier |im grunde )?um|(?:das |unser )?thema(?: ist| wäre| lautet|:)|es handelt sich um",
    asks: "wie|warum|weshalb|wieso|was|wann|wo|wer|wozu",
    ends: "aber|(?:zu )?(?:machen|drehen|erstellen|produzieren|bauen|vorbereiten|schneiden|basteln|gestalten|umsetzen|haben|bekommen|gebrauchen|brauchen|liefern)|bitte|damit|sodass|so dass|und (?:zwar|bitte|das)|mit (?:untertiteln|musik|ruhiger|einer? \\p{L}+ stimme)|in (?:etwa |rund |ca\\.? )?(?:\\p{Nd}+|einer|zwei|drei|anderthalb) (?:minuten?|sekunden)|höchstens|maximal|danke|vielen dank",
    whom: "für",
  },
  fr: {
    about: "sur|concernant|présentant|expliquant|(?:qui|pour|afin d[e']) (?:explique[r]?|présente[r]?|montre[r]?|raconte[r]?)|portant sur",
    its: "ça parle|il est question|il s['’]agit|c['’]est (?:sur|à propos)|(?:ça|cela) (?:concerne|porte sur)|le (?:sujet|thème)(?: est| :|,? c['’]est)",
    asks: "comment|pourquoi|ce qu|quand|où|qui|combien",
    ends: "mais|s['’]il (?:vous|te)|svp|stp|merci|afin|pour (?:que|l[ea] (?:montrer|diffuser|projeter|passer|partager))|qui|que|dont|en (?:\\p{Nd}+|une|deux|trois) (?:minutes?|secondes)|d['’]environ|avec (?:des sous-titres|une voix|un ton)|à destination|et (?:si|que|on|nous)|maximum",
    whom: "pour|à l['’]attention des?|destinée? aux?",
  },
  es: {
    about: "sobre|explicando|para (?:explicar|contar|presentar)|que (?:explique|explica|muestre|muestra|cuente|presente)",
    its: "(?:va|se trata|trata|es)(?= (?:de|del|sobre|acerca)\\s)|(?:el |nuestro )?tema(?: es|:)",
    asks: "cómo|por qué|qué|cuándo|dónde|quién|cuánto",
    ends: "pero|por favor|para (?:que|poner|poder|(?:enseñar|mostrar|pasar|compartir|difundir)l[oae]s?)|por si|que|y (?:que|si|nos|lo)|en (?:\\p{Nd}+|un|una|dos|tres) (?:minutos?|segundos)|de (?:un minuto|dos minutos|\\p{Nd}+)|con (?:subtítulos|una? voz|un tono)|gracias",
    whom: "para",
  },
  it: {
    about: "su|spiegando|per (?:spiegare|raccontare|presentare)|che (?:spieghi|spiega|mostri|mostra|racconti|presenti)",
    its: "(?:parla|tratta|si tratta)(?= (?:di|del|dello|della|dei|degli|delle|dell['’]))|riguarda|(?:il |l['’]|nostro )?(?:tema|argomento)(?: è|:)",
    asks: "come|perché|che cosa|cos['’]è|cosa|quando|dove|chi|quanto",
    ends: "ma|per favore|per (?:far|(?:mostrar|proiettar|condivider)l[oa])|grazie|che|e (?:che|se|ci)|in (?:\\p{Nd}+|un|una|due|tre) (?:minut[oi]|secondi)|di (?:un minuto|due minuti|\\p{Nd}+)|con (?:sottotitoli|una? voce|un tono)",
    whom: "per",
  },
  pt: {
    about: "sobre|explicando|a explicar|para (?:explicar|contar|apresentar)|que (?:explique|explica|mostre|mostra|conte|apresente)",
    its: "(?:é|fala|trata-se|trata)(?= (?:sobre|de|do|da|dos|das)\\s)|(?:o |nosso )?(?:tema|assunto)(?: é|:)",
    asks: "como|por que|porque|porquê|o que|quando|onde|quem|quanto",
    ends: "mas|por favor|para (?:que|pôr|poder|(?:passar|exibir) (?:n[oa]s?|em))|que|e (?:que|se)|em (?:\\p{Nd}+|um|uma|dois|duas|três) (?:minutos?|segundos)|de (?:um minuto|dois minutos|\\p{Nd}+)|com (?:legendas|uma? voz|um tom)|obrigad[oa]",
    whom: "para",
  },
  nl: {
    about: "over|rond(?:om)?|betreffende|aangaande|met uitleg over|waarin (?:we |jullie )?(?:laten zien|uitleggen|vertellen|uitgelegd wordt),?|(?:die|dat) (?:uitlegt|vertelt),?",
    its: "het gaat (?:hierbij |hier )?(?:over|om)|het betreft|(?:het |ons )?(?:onderwerp|thema)(?: is|:)",
    asks: "hoe|waarom|wat|wanneer|waar|wie",
    ends: "maar|(?:te )?(?:maken|draaien|willen|hebben|krijgen|laten maken)|graag|alsjeblieft|alstublieft|aub|zodat|die|en (?:we|het|dan)|in (?:\\p{Nd}+|een|twee|drie) (?:minuten|minuut|seconden)|van (?:\\p{Nd}+|een|twee) (?:minuten|minuut)|bedankt",
    whom: "voor",
  },
  sv: {
    about: "om|angående|gällande|kring|rörande|som (?:förklarar|visar|berättar om)",
    its: "det (?:handlar om|gäller|är om|rör)|(?:den|filmen) ska handla om|(?:ämnet|temat)(?: är|:)",
    asks: "hur|varför|vad|när|var|vem",
    ends: "men|tack|gärna|så att|som|och (?:den|vi|att)|på (?:\\p{Nd}+|en|två|tre) (?:minuter|minut|sekunder)|med (?:textning|undertexter|lugn)",
    whom: "för|till",
  },
  da: {
    about: "om|vedrørende|angående|omkring|som (?:forklarer|viser|fortæller om)|der (?:forklarer|viser|fortæller om)",
    its: "det (?:handler om|drejer sig om|gælder|er om)|(?:den|filmen) skal handle om|(?:emnet|temaet)(?: er|:)",
    asks: "hvordan|hvorfor|hvad|hvornår|hvor|hvem",
    ends: "men|tak|gerne|venligst|så|som|der|og (?:den|vi|at)|på (?:\\p{Nd}+|et|to|tre) (?:minutter|minut|sekunder)|med (?:undertekster|rolig)",
    whom: "til|for",
  },
  nb: {
    about: "om|vedrørende|angående|rundt|som (?:forklarer|viser|forteller om)",
    its: "det (?:handler om|dreier seg om|gjelder|er om)|(?:den|filmen) skal handle om|(?:emnet|temaet)(?: er|:)",
    asks: "hvordan|hvorfor|hva|når|hvor|hvem",
    ends: "men|takk|gjerne|vennligst|slik at|som|og (?:den|vi|at)|på (?:\\p{Nd}+|ett|to|tre) (?:minutter|minutt|sekunder)|med (?:undertekster|rolig)",
    whom: "til|for",
  },
  ro: {
    about: "despre|privind|referitor la|cu privire la|legat de|pe tema|care (?:explică|prezintă|arată)",
    its: "(?:este|e) vorba (?:despre|de)|(?:tema|subiectul)(?: este| e|:)",
    asks: "cum|de ce|ce|când|unde|cine|cât",
    ends: "vă rog|vă rugăm|te rog|pentru (?:ca|că|noii|toți|toate|sala|site)|care|și (?:să|vă)|în (?:\\p{Nd}+|un|o|două|trei) (?:minute?|minut|secunde)|de (?:un minut|două minute|\\p{Nd}+)|mulțumesc|mulțumim",
    whom: "pentru",
  },
  pl: {
    about: "o tym,|o|na temat|dotycząc\\p{L}+|poświęcon\\p{L}+|pokazując\\p{L}+|przedstawiając\\p{L}+|prezentując\\p{L}+|wyjaśniając\\p{L}+,?",
    its: "chodzi o|mowa o|(?:tematem jest|temat(?: to|:)|dotyczy)",
    asks: "jak|dlaczego|czemu|co|kiedy|gdzie|kto|skąd",
    ends: "ale|proszę|prosimy|dla (?:nowych|naszych|wszystkich)|żeby|aby|który|która|które|i (?:żeby|proszę)|na (?:naszą stronę|stronę|jubileusz|zebranie|instagrama?)|dziękuję|dziękujemy",
    whom: "dla|do",
  },
  cs: {
    about: "o tom,|o|na téma|ohledně|týkající se",
    its: "jde o|(?:tématem je|téma(?: je|:)|týká se)",
    asks: "jak|proč|co|kdy|kde|kdo",
    ends: "ale|prosím|prosíme|pro (?:nové|naše|všechny)|aby|který|která|které|a (?:aby|prosím)|na (?:náš web|web|schůzi)|děkuji|děkujeme",
    whom: "pro|do",
  },
  ru: {
    about: "о том,|про то,|об|обо|о|про|на тему|посвящ[её]нн\\p{L}+|(?:котор\\p{L}+ )?(?:рассказывающ\\p{L}+|расскажет|рассказывает) о(?:б)?|(?:котор\\p{L}+ )?(?:объясня\\p{L}+|объяснит|показыва\\p{L}+|покажет),?",
    its: "речь (?:здесь )?(?:ид[её]т|пойд[её]т) (?:о|об|про)|это (?:про|о|об)|тема(?: —| –| -|:)",
    asks: "как|почему|зачем|что|когда|где|кто|сколько|откуда",
    ends: "но|пожалуйста|для (?:новых|наших|всех|сайта)|чтобы|котор\\p{L}+|и (?:чтобы|пожалуйста)|на (?:\\p{Nd}+|одну|две|полторы) (?:минут\\p{L}*|секунд\\p{L}*)|минут\\p{L}* на|ко? (?:годовщине|юбилею|празднику|дню)|спасибо",
    whom: "для|на|в",
  },
  uk: {
    about: "про те,|про|щодо|стосовно|на тему|присвячен\\p{L}+|(?:що|який|яке) (?:пояснює|показує|розповідає про),?",
    its: "(?:ідеться|йдеться|мова йде) про|це про|тема(?: —| –| -|:)",
    asks: "як|чому|навіщо|що|коли|де|хто|скільки|звідки",
    ends: "але|будь ласка|для (?:нових|наших|всіх|сайту)|щоб|який|яка|яке|які|і (?:щоб|будь)|на (?:\\p{Nd}+|одну|дві|півтори) (?:хвилин\\p{L}*|секунд\\p{L}*)|дякую|дякуємо",
    whom: "для|на|в|у",
  },
  el: {
    about: "σχετικά με|με θέμα|αναφορικά με|για|που (?:εξηγεί|δείχνει|παρουσιάζει)",
    its: "πρόκειται για|αφορά|(?:το |το δικό μας )?θέμα(?: είναι|:)|είναι για",
    asks: "πώς|γιατί|τι|πότε|πού|ποιος",
    ends: "παρακαλώ|σχετικά με|με θέμα|αναφορικά με|σας παρακαλώ|ώστε|που|και (?:να|παρακαλώ)|σε (?:\\p{Nd}+|ένα|δύο) (?:λεπτά?|δευτερόλεπτα)|ευχαριστώ|ευχαριστούμε",
    whom: "για|προς",
  },
  ar: {
    about: "عن موضوع|عن|حول|بخصوص|بشأن|يتحدث عن|يحكي عن|يتناول|يشرح|يوضح|يعرض",
    its: "يتعلق الأمر ب|(?:ال)?موضوع(?: هو|:| الفيديو(?: هو)?)?|يدور حول|(?:هو|إنه|الفيديو) عن",
    asks: "كيف|لماذا|ما|متى|أين|من",
    ends: "من فضلك\\p{L}*|لو سمحت\\p{L}*|وشكر\\p{L}*|شكر\\p{L}*|بحيث|لكي|كي|لل\\p{L}+|ل(?:طلاب|طلبة|تلاميذ|تلامذة|طالبات|أطفال|موظفي|زبائن|زوار|عمال|أعضاء|متطوعي|مرضى|سكان)\\p{L}*|مدته|مدتها|لا يتجاوز|لا تتجاوز|خلال|ويكون|على أن|وأن",
    whom: "إلى",
  },
  he: {
    about: "על|אודות|בנושא|לגבי|בעניין|ש?מספר(?:ת)? על|ש?מסביר(?:ה)?|המסביר|שמציג|שמראה",
    its: "מדובר ב|זה על|(?:הנושא|נושא הסרטון)(?: הוא|:)?|הוא על",
    asks: "איך|כיצד|למה|מדוע|מה|מתי|איפה|מי",
    ends: "בבקשה|עבור|כדי|שיוצג|שיהיה|תודה|באורך|עד|תוך|למתנדבים|לדיירים|להורים|לילדים|למטופלים|לעובדים",
    whom: "עבור",
  },
}; // prettier-ignore
