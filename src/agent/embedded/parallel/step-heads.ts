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
  pl: "(?:oto )?jak (?:to|się|działa|powstaje|przebiega|zrobić|pracujemy) ?.*|(?:cały )?proces|krok po kroku|kolejne kroki|kroki|(?:jego )?przebieg|etapy",
  cs: "jak (?:to|se|funguje|vzniká|probíhá|pracujeme) ?.*|(?:celý )?(?:proces|postup)|krok za krokem|kroky",
  ru: "(?:вот )?как (?:это|мы|всё|все|её|его|их|делают|делается|проходит|устроен\\p{L}*|работает|получить|происходит|готовят|готовится) ?.*|порядок(?: действий)?|(?:весь )?процесс|шаг за шагом|по шагам|шаги|этапы",
  uk: "(?:ось )?як (?:це|ми|все|усе|його|її|їх|роблять|робиться|проходить|працює|отримати|відбувається) ?.*|порядок(?: дій)?|(?:увесь )?процес|крок за кроком|кроки|етапи",
  tr: "(?:bu )?nasıl .*|.{0,30} nasıl(?: \\p{L}+)?|adım adım|süreç|işleyiş|adımlar|(?:süreç|işleyiş) şöyle",
  ar: "كيف .*|طريقة .*|خطوة بخطوة|الخطوات|المراحل|آلية .*",
  he: "איך .*|כיצד .*|שלב אחר שלב|השלבים|התהליך",
  hi: "(?:यह |ये )?कैसे .*|.{0,30} कैसे.{0,20}|प्रक्रिया|चरण|तरीका|विधि",
  ja: ".{0,14}(?:の流れ|の手順|のやり方|の作り方|の使い方|の仕方|の仕組み)(?:は)?|流れ|手順|工程|やり方|作り方|使い方|方法|仕組み",
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
