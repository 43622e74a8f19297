import { regex } from "../text/regex.ts";

/** What heads a way in which something is done or comes about, all of it: "How it works", "So geht's". By language. */
const HEADS: Readonly<Record<string, string>> = {
  en: "(?:here(?:['’]s| is) |this is |that['’]s )?how (?:it|this|that|they|we|you|to|do|does|is|are|the|an?|my|our) ?.*|(?:the )?(?:whole )?(?:process|procedure|steps)|(?:the )?(?:process|procedure) (?:in|from) .*|step by step|(?:it|the (?:plan|process)) (?:works|goes) like this",
  de: "(?:und )?so (?:geht|funktioniert|läuft|wird|werden|machen|macht|entsteht|gelingt|kommt|kommen).*|wie (?:es|das|man|wir|sie|du|ihr|der|die|ein|eine|geht|wird|funktioniert|läuft|entsteht) ?.*|(?:der )?ablauf|schritt für schritt|die schritte|das vorgehen|(?:das|alles) (?:geht|läuft) so ab|es läuft so ab",
  fr: "(?:voici )?comment (?:ça|cela|on|faire|il|elle|c['’]est|nous|vous|le|la|les|un|une|fonctionne|se|s['’]) ?.*|(?:les )?étapes|le déroulement|(?:la )?marche à suivre|mode d['’]emploi|pas à pas|étape par étape|le procédé",
  es: "(?:así|cómo) (?:se|es|funciona|lo|hacerlo|va|trabajamos|hacemos|llega|nace) ?.*|(?:el )?(?:proceso|procedimiento)|paso a paso|(?:los )?pasos|cómo hacer .*",
  it: "(?:ecco )?(?:come|così) (?:si|funziona|lo|la|li|fare|nasce|facciamo|avviene|va|è) ?.*|(?:il )?(?:processo|procedimento)|passo (?:dopo|per) passo|(?:i )?passaggi",
  pt: "(?:eis |veja |é assim que )?(?:como|assim) (?:se|é|funciona|fazer|fazemos|nasce|vai|o|a) ?.*|(?:o )?(?:processo|procedimento)|passo a passo|(?:os )?passos|(?:as )?etapas",
  nl: "(?:zo|hoe) (?:werkt|gaat|maken|maak|doe|doen|het|wordt|worden|we|je|u|ontstaat|komt|verloopt) ?.*|(?:het )?(?:proces|verloop)|stap voor stap|(?:de )?stappen|de werkwijze|(?:het .{2,20} )?in stappen",
  sv: "(?:så|hur) (?:går|fungerar|gör|här|blir|funkar|det|man|vi|du) ?.*|steg för steg|stegen|processen|förloppet",
  da: "(?:sådan|hvordan) (?:.{2,}|går|gør).*|trin for trin|trinene|processen|forløbet",
  nb: "(?:slik|hvordan) (?:.{2,}|går|gjør).*|steg for steg|stegene|prosessen|forløpet",
  pl: "jak \\p{L}+[ćc](?: \\p{L}+){0,4}|(?:oto )?jak (?:to|się|działa|powstaje|przebiega|zrobić|pracujemy) ?.*|(?:cały )?proces|krok po kroku|kolejne kroki|kroki|(?:jego )?przebieg|etapy",
  cs: "jak (?:to|se|funguje|vzniká|probíhá|pracujeme) ?.*|(?:celý )?(?:proces|postup)|krok za krokem|kroky",
  ru: "(?:вот )?как (?:это|мы|всё|все|её|его|их|делают|делается|проходит|устроен\\p{L}*|работает|получить|происходит|готовят|готовится) ?.*|порядок(?: действий)?|(?:весь )?процесс|шаг за шагом|по шагам|шаги|этапы",
  uk: "(?:ось )?як (?:це|ми|все|усе|його|її|їх|роблять|робиться|проходить|працює|отримати|відбувається) ?.*|порядок(?: дій)?|(?:увесь )?процес|крок за кроком|кроки|етапи",
  tr: "(?:bu )?nasıl .*|.{0,30} nasıl(?: \\p{L}+)?|adım adım|süreç|işleyiş|adımlar|(?:süreç|işleyiş) şöyle",
  ar: "كيف .*|طريقة .*|خطوة بخطوة|الخطوات|المراحل|آلية .*",
  he: "איך .*|כיצד .*|כך \\p{L}+ים .*|שלב אחר שלב|השלבים|התהליך",
  hi: "(?:यह |ये )?कैसे .*|.{0,30} कैसे.{0,20}|प्रक्रिया|चरण|तरीका|विधि",
  ja: ".{0,14}の\\p{L}{1,6}方(?:は)?|.{0,14}(?:の流れ|の手順|のやり方|の作り方|の使い方|の仕方|の仕組み)(?:は)?|流れ|手順|工程|やり方|作り方|使い方|方法|仕組み",
  zh: "(?:具体|整个|整個)?(?:步骤|流程|做法|过程|操作|步驟|過程)(?:如下|是)?|.{0,10}(?:怎么做|怎麼做|怎么办|怎么用|的流程|的步骤|的步驟)(?:的)?|(?:怎么|怎麼|如何|怎样).*",
  ko: ".{0,14}(?:방법|과정|순서|절차)(?:은|는)?(?: 이렇습니다)?|.{0,14}이렇게 .*|어떻게 .*",
}; // prettier-ignore

const MOST_WORDS = 8;
const MOST_LETTERS = 60;

/** Whether such words promise a way, and nothing else: a heading, a question or what stands before a colon. */
export function headsSteps(head: string, language: string): boolean {
  const bare = head.trim().replace(/^¿\s*|[\s.:：?？؟।。…]+$/gu, "");
  const own = HEADS[language];
  if (own === undefined || bare.length > MOST_LETTERS || bare.split(/\s+/u).length > MOST_WORDS) return false;
  return regex(`^(?:${own})$`, "iu").test(bare);
}

/** How a sentence ends that says that what is to be done follows, by language; where the verb stands last, with its end. */
const ANNOUNCES: Readonly<Record<string, string>> = {
  en: "(?:do (?:this|the following|it like this|as follows)|as follows|like this|follow (?:these|the following) (?:\\p{L}+ )?steps|here(?:['’]s| is) what (?:to do|you (?:can )?do)|this is what (?:to|you) do)",
  de: "(?:(?:geh(?:en sie|e?|t)|so geh(?:en sie|st du|t ihr|t man)) (?:dann |bitte )?(?:so|wie folgt|folgendermaßen)?(?: vor)?|wie folgt(?: vor)?|(?:dann |bitte )?folgendes(?: tun| zu tun)?|so machen sie es)",
  fr: "(?:procède\\p{L}* (?:ainsi|comme suit|comme ceci|de la façon suivante)|procédez (?:ainsi|comme suit|comme ceci|de la façon suivante)|voici (?:comment|ce qu['’]il faut|quoi) faire|fai(?:tes|s) (?:ceci|ce qui suit|comme ceci|ainsi)|suivez ces étapes|suis ces étapes)",
  es: "(?:(?:hag?an?|haz|sigan?|sigue|procedan?) (?:lo siguiente|esto|así|estos pasos|como sigue)|esto es lo que hay que hacer|de la siguiente manera)",
  it: "(?:(?:procede(?:te|re)|procedi|proceda|fate|fai|faccia|si procede) (?:così|in questo modo|come segue|quanto segue)|segu(?:ite|i|a) questi passi|ecco (?:cosa|che cosa|come) fare)",
  pt: "(?:(?:faça|faz|façam|siga|sigam|segue|proceda|procedam) (?:o seguinte|assim|isto|estes passos|da seguinte forma|deste modo)|eis o que fazer)",
  nl: "(?:doe (?:dan )?(?:dit|het volgende)|ga (?:dan )?(?:zo|als volgt) te werk|volg (?:dan )?deze stappen|als volgt)",
  sv: "(?:gör (?:då )?(?:så här|följande)|följ de här stegen)", da: "(?:gør (?:du )?(?:sådan|følgende)|følg disse trin)", nb: "(?:gjør (?:du )?(?:slik|følgende)|følg disse trinnene)",
  pl: "(?:(?:zrób|zróbcie|postępuj|postępujcie|proszę postępować) (?:to|tak|następująco|w ten sposób)|wykonaj (?:te|następujące) kroki|co następuje)",
  cs: "(?:(?:postupujte|postupuj|udělejte|udělej) (?:takto|následovně|toto))",
  ru: "(?:(?:сделайте|делайте|действуйте|поступите|поступайте|сделай|делай|действуй) (?:так|следующее|следующим образом|вот что)|порядок (?:действий )?такой|вот что (?:нужно|надо) (?:с?делать))",
  uk: "(?:(?:зробіть|робіть|дійте|зроби|роби|дій) (?:так|наступне|таке|ось що|наступним чином)|ось що (?:треба|потрібно) (?:з?робити))",
  tr: "(?:(?:şunları|şunu|aşağıdakileri|bunları) yapın|şöyle yapın|şu adımları (?:izleyin|uygulayın))",
  ar: "(?:(?:اتبع\\p{L}*|افعل\\p{L}*|قم\\p{L}*|نفذ\\p{L}*) (?:بـ?)?(?:ما يلي|الآتي|بالآتي|هذه الخطوات|الخطوات التالية|التالي|بما يلي)|كما يلي|على النحو التالي|على النحو الآتي)",
  he: "(?:(?:עשו|בצעו|פעלו|עשה) (?:כך|את הפעולות הבאות|לפי השלבים(?: הבאים)?|את הדברים הבאים|באופן הבא))",
  hi: "(?:(?:ये कदम उठाएँ|ये कदम उठाएं)|(?:ऐसा|यह|ये|इस तरह|ऐसे|निम्नलिखित|यूँ) (?:काम )?(?:करें|कीजिए|करो))",
  ja: ".*(?:次|以下|つぎ)の(?:よう|手順|順番|流れ|とおり|通り)(?:に|で|どおりに|にして).{0,12}",
  zh: "(?:.*[，,])?(?:请|請|您?可以|就|应该|應該|要|我们)?(?:这样|這樣|这么|這麼|如下|照这样|按(?:照)?(?:以下|下面的?|如下)(?:步骤|步驟|方法|顺序)?)(?:做|操作|处理|處理|办|進行|进行|来做)",
  ko: ".*(?:다음과 같이|다음 순서대로|아래와 같이|이렇게) ?.{0,12}",
}; // prettier-ignore

/** Whether a sentence, or what stands before a colon, announces what is to be done: "When it rings, do this". */
export function announcesSteps(lead: string, language: string): boolean {
  const own = ANNOUNCES[language];
  if (own === undefined || lead.length > MOST_ANNOUNCING) return false;
  return regex(`(?:^|[\\s,،，、])(?:${own})$`, "iu").test(lead.trim());
}

const MOST_ANNOUNCING = 120;

/** What names steps by that word, and no other way. */
const NAMES: Readonly<Record<string, string>> = {
  en: "(?:the |all the |your )?(?:\\p{L}+ )?steps|step[- ]by[- ]step|(?:the )?procedure",
  de: "(?:die )?(?:\\p{L}+ )?schritte|schritt für schritt|(?:das )?vorgehen|(?:der )?ablauf|anleitung",
  fr: "(?:les )?(?:\\p{L}+ )?étapes|étape par étape|pas à pas|(?:la )?marche à suivre|mode d['’]emploi",
  es: "(?:los )?(?:\\p{L}+ )?pasos|paso a paso|(?:el )?procedimiento",
  it: "(?:i )?(?:\\p{L}+ )?passaggi|passo (?:dopo|per) passo|(?:il )?procedimento",
  pt: "(?:os )?(?:\\p{L}+ )?passos|(?:as )?etapas|passo a passo|(?:o )?procedimento",
  nl: "(?:de )?(?:\\p{L}+ )?stappen|stap voor stap|(?:de )?werkwijze|stappenplan",
  sv: "(?:de )?stegen|steg för steg", da: "trinene|trin for trin", nb: "(?:de )?stegene|steg for steg|trinnene|trinn for trinn",
  pl: "(?:kolejne )?kroki|krok po kroku", cs: "(?:jednotlivé )?kroky|krok za krokem|postup",
  ru: "шаги|шаг за шагом|по шагам|порядок(?: действий)?", uk: "кроки|крок за кроком|порядок(?: дій)?",
  ro: "pașii|pas cu pas", hu: "(?:a )?lépések|lépésről lépésre", fi: "vaiheet|vaihe vaiheelta", el: "(?:τα )?βήματα|βήμα προς βήμα",
  tr: "adımlar|adım adım", ar: "(?:ال)?خطوات|خطوة بخطوة", he: "השלבים|שלב אחר שלב|צעד אחר צעד",
  hi: "कदम|चरण|कदम दर कदम|विधि", bn: "ধাপগুলো|ধাপসমূহ|ধাপে ধাপে", id: "langkah-langkah|langkah demi langkah", vi: "các bước|từng bước",
  ja: "手順|(?:作業の)?流れ|ステップ", zh: "步骤|步驟|操作步骤|操作步驟|流程", ko: "순서|단계|절차|단계별 방법",
}; // prettier-ignore

/** Whether a heading says that what stands below it are steps. */
export function namesSteps(head: string, language: string): boolean {
  const own = NAMES[language];
  const bare = head.trim().replace(/[\s.:：。]+$/gu, "");
  return own !== undefined && regex(`^(?:${own})$`, "iu").test(bare);
}
