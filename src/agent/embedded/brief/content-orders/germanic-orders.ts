import { NAME } from "./name-words.ts";
import type { OrderWords } from "./order-form.ts";

const SOMEBODY = "[^,.:;!?]{2,60}";

const DE_LEAD =
  "(?:(?:bitte|dann|danach|anschließend|auch|und|nun|jetzt|zuerst|zunächst|am schluss|zum schluss|am ende|schließlich|außerdem),? )*";
const DE_YOU =
  "(?: (?:sie|ihr|du|bitte|dann|danach|anschließend|auch|noch|dazu|hinzu|zudem|außerdem|unbedingt|klar|deutlich|offen|ehrlich|ruhig|kurz|einfach|dabei|darin|den (?:leuten|kindern|zuschauern|menschen|schülern)|allen))*";
const DE_SAY =
  "(?:sagen|sagt|sag|erwähnen|erwähnt|erwähne|betonen|betont|betone|erklären|erklärt|erkläre|zeigen|zeigt|erzählen|erzählt|ergänzen|unterstreichen|weisen|machen|macht|mach|stellen|stellt)";
const DE_SAID =
  "(?:sagen|erwähnen|betonen|erklären|zeigen|erzählen|deutlich machen|klar machen|klarmachen|darauf hinweisen|hervorheben)";
const DE_TO = "(?: (?:klar|deutlich|heraus|darauf hin|hinweis))?";
const DE_END =
  "(?:enden|endet|ende|schließen|schließt|schließe|beenden|beendet|hören)(?: (?:sie|ihr))?(?: (?:den film|das video|den clip))?";
const DE_WH = "(?:wie|warum|weshalb|was|wo|wann|wer|welche[rsnm]?|wozu|wohin|woher|wie viele?)";

const NL_LEAD = "(?:(?:graag|daarna|dan|ook|en|nu|eerst|vervolgens|tot slot|aan het eind|ten slotte),? )*";
const NL_YOU =
  "(?: (?:u|je|graag|alstublieft|alsjeblieft|daarna|dan|ook|nog|duidelijk|eerlijk|even|erbij|kort|aan (?:de )?\\p{L}+))*";
const NL_SAY =
  "(?:zeg|zegt|vermeld|vermeldt|benadruk|benadrukt|leg uit|vertel|vertelt|maak duidelijk|laat zien|laat weten|noem)";
const NL_END = "(?:eindig|eindigt|sluit|sluit af|besluit)";
const NL_WH = "(?:hoe|waarom|wat|waar|wanneer|wie|welke?|hoeveel)";

const nordic = (words: { lead: string; say: string; that: string; begin: string; who: string; end: string; wh: string; tell: string; show: string; ask: string; question: string; again: string; story: string; pronoun: string; number: string }): OrderWords => ({
  says: [`${words.lead}(?:${words.say})(?: (?:också|gärna|tydligt|også|gerne|gjerne|tydeligt|tydelig|klart))* ${words.that}(?= (?!(?:\\p{L}+ ){1,3}(?:inte|ikke|aldrig|aldri|alltid|altid) ))`],
  again: words.again,
  people: [`${words.lead}(?:${words.begin}) (?<who>${SOMEBODY}), ${words.who} (?<does>.+)`],
  through: [`${words.lead}(?:${words.tell}) (?<who>${NAME})(?:, (?<aside>.+))?`],
  story: words.story,
  pronoun: words.pronoun,
  parts: [`${words.lead}(?:${words.show})(?: (?:sedan|också|gärna|så|derefter|også|gerne|deretter))* (?<wh>(?:${words.wh}) .+)`, `${words.lead}(?:${words.show})(?: (?:sedan|också|så|derefter|også|deretter))* (?<np>de (?:${words.number}) .{3,60})`],
  ends: [[`${words.lead}(?:${words.end}) (?:${words.ask}) (?<do>.+)`, "$<do>"]],
  questions: [`${words.lead}(?:${words.end}) (?:${words.question}),? (?<asks>(?:${words.wh}) .+)`],
  behind: [],
}); // prettier-ignore

export const GERMANIC_ORDERS: Readonly<Record<string, OrderWords>> = {
  de: {
    says: [
      `${DE_LEAD}${DE_SAY}${DE_YOU}${DE_TO}, dass`,
      `(?:der film|das video|der clip|er|es|man) (?:soll|sollte|muss|müsste|kann) (?:auch |bitte |klar |deutlich |unbedingt )*${DE_SAID}, dass`,
      `(?:es ist )?(?:uns |mir )?(?:auch |sehr |besonders )?wichtig(?: ist)?(?: uns| mir)?,? zu (?:sagen|erwähnen|betonen|zeigen), dass`,
      `${DE_LEAD}(?:die (?:leute|zuschauer|menschen)|alle) (?:sollen|sollten|müssen) (?:auch )?(?:wissen|erfahren|verstehen), dass`,
      `${DE_LEAD}${DE_END}${DE_YOU} mit (?:dem (?:hinweis|gedanken|satz)|der (?:botschaft|erinnerung|nachricht)), dass`,
    ],
    again: "(?:,? und dass|, dass)",
    people: [
      `${DE_LEAD}(?:beginnen|beginnt|beginne|beginn|starten|startet|starte|fangen|fangt|fang)${DE_YOU}(?: den film| das video)? (?:bei|mit) (?<who>${NAME}), (?:der|die|das|welche[rs]?) (?<does>.+?)(?: an)?`,
      `${DE_LEAD}(?:erwähnen|erwähnt|erwähne|nennen|nennt|zeigen|zeigt|stellen)${DE_YOU} (?<who>${NAME}), (?:der|die|welche[rs]?) (?<does>.+)`,
    ],
    begins: [[`${DE_LEAD}(?:beginnen|beginnt|beginne|beginn|starten|startet|starte|fangen|fangt|fang)${DE_YOU}(?: den film| das video)? (?<what>(?:bei|mit) [^,.:;!?]{2,60}?)(?: an)?(?<rest>, (?:der|die|das|dem|deren|dessen|welche[rs]?) .+)`, "Beginnen wir $<what>$<rest>"]],
    through: [
      `${DE_LEAD}(?:erzählen|erzählt|erzähle|erzähl|zeigen|zeigt|schildern)${DE_YOU}(?: (?:es|das|die geschichte|alles|das ganze|unsere geschichte))?${DE_YOU} (?:am beispiel|anhand|durch|über|mit|aus (?:der )?sicht)(?: von| der geschichte von)? (?<who>${NAME})(?:, (?<aside>.+))?`,
      `${DE_LEAD}(?:erzählen|erzählt|erzähle|erzähl)${DE_YOU} die geschichte von (?<who>${NAME})(?:, (?<aside>.+))?`,
    ],
    story: "Das ist die Geschichte von $<who>",
    pronoun: "(?:er|sie)",
    parts: [
      `${DE_LEAD}(?:zeigen|zeigt|zeig|zeige|erklären|erklärt|erklär|erkläre|beschreiben|beschreibt|erläutern|erzählen)${DE_YOU}, (?<wh>${DE_WH} .+)`,
      `${DE_LEAD}(?:zeigen|zeigt|zeig|zeige|erklären|erklärt|beschreiben|stellen)${DE_YOU} (?<np>die (?:zwei|drei|vier|fünf|sechs|sieben|wichtigsten|verschiedenen) .{3,60}?)(?: vor)?`,
      `${DE_LEAD}${DE_END}${DE_YOU}(?: damit)?,? (?<wh>warum .+)`,
    ],
    ends: [
      [`${DE_LEAD}${DE_END}${DE_YOU} mit (?:der|einer) (?:\\p{L}+ )?einladung(?: an [^,]{3,40})?, (?<do>.+)`, "Wir laden alle ein, $<do>"],
      [`${DE_LEAD}${DE_END}${DE_YOU} mit (?:der|einer) (?:\\p{L}+ )?(?:bitte|aufforderung)(?: an [^,]{3,40})?, (?<do>.+)`, "Wir bitten alle, $<do>"],
      [`${DE_LEAD}${DE_END}${DE_YOU} mit (?:dem|einem) (?:\\p{L}+ )?(?:aufruf|appell)(?: an [^,]{3,40})?, (?<do>.+)`, "Wir rufen alle auf, $<do>"],
      [`${DE_LEAD}(?:sollen|sollten) (?:die (?:zuschauer\\p{L}*|leute|menschen)|alle) (?:dazu )?(?:gebeten|aufgefordert) werden, (?<do>.+)`, "Wir bitten alle, $<do>"],
      [`${DE_LEAD}(?:sollen|sollten) (?:die (?:zuschauer\\p{L}*|leute|menschen)|alle) eingeladen werden, (?<do>.+)`, "Wir laden alle ein, $<do>"],
      [`${DE_LEAD}(?:bitten|bittet|bitte)${DE_YOU} (?:am (?:schluss|ende) |zum schluss )?(?:die (?:zuschauer\\p{L}*|leute|menschen)|alle)(?: darum)?, (?<do>.+ zu .+)`, "Wir bitten alle, $<do>"],
      [`${DE_LEAD}(?:laden|ladet|lade)${DE_YOU} (?:am (?:schluss|ende) |zum schluss )?(?:die (?:zuschauer\\p{L}*|leute|menschen)|alle) (?:dazu )?ein, (?<do>.+ zu .+)`, "Wir laden alle ein, $<do>"],
    ],
    questions: [
      `${DE_LEAD}${DE_END}${DE_YOU} mit der frage, (?<asks>${DE_WH} .+)`,
      `(?:zum schluss|am ende|am schluss|zuletzt)(?: bitte| noch)* (?:fragen|fragt|frag)${DE_YOU}, (?<asks>${DE_WH} .+)`,
    ],
    behind: [`${DE_LEAD}(?:beginnen|beginnt|beginn|starten|startet|${DE_END})${DE_YOU} mit (?:einem|einer|dem|der) (?:(?:echten|wahren|kurzen|kleinen) )?(?:fall|geschichte|beispiel|szene|zahl|tatsache|anekdote|gedanken|versprechen)(?: [^:.!?]{3,40})?: (?<told>.+)`],
  },
  nl: {
    says: [
      `${NL_LEAD}${NL_SAY}${NL_YOU},? dat`,
      `(?:de film|het filmpje|de video|hij|het) (?:moet|mag|zou moeten) (?:ook )?(?:zeggen|vermelden|vertellen|duidelijk maken|benadrukken|uitleggen|laten zien),? dat`,
      `(?:het is )?(?:ook )?belangrijk(?: is)? om te (?:zeggen|vermelden|laten zien),? dat`,
      `${NL_LEAD}${NL_END}${NL_YOU} (?:af )?met de (?:boodschap|gedachte|opmerking|herinnering),? dat`,
    ],
    again: "(?:,? en dat|, dat)",
    people: [
      `${NL_LEAD}(?:begin|begint|start|open)${NL_YOU}(?: de film| het filmpje)? (?:bij|met) (?<who>${SOMEBODY}), die (?<does>.+)`,
      `${NL_LEAD}(?:noem|noemt|vermeld|toon|vertel over)${NL_YOU} (?<who>${SOMEBODY}), die (?<does>.+)`,
    ],
    begins: [[`${NL_LEAD}(?:begin|begint|start|open)${NL_YOU}(?: de film| het filmpje)? (?<what>(?:bij|met) [^,.:;!?]{2,60}, (?:die|dat|wie) .+)`, "We beginnen $<what>"]],
    through: [`${NL_LEAD}(?:vertel|vertelt|toon)${NL_YOU}(?: (?:het|dit|dat|het verhaal|alles))?${NL_YOU} (?:via|met|aan de hand van|door de ogen van)(?: het verhaal van)? (?<who>${NAME})(?:, (?<aside>.+))?`, `${NL_LEAD}(?:vertel|volg)${NL_YOU} het verhaal van (?<who>${NAME})(?:, (?<aside>.+))?`],
    story: "Dit is het verhaal van $<who>",
    pronoun: "(?:hij|ze|zij)",
    parts: [`${NL_LEAD}(?:leg|vertel|toon|laat|beschrijf|verklaar)${NL_YOU}(?: uit| zien)*,? (?<wh>${NL_WH} .+)`, `${NL_LEAD}(?:leg|toon|laat|beschrijf)${NL_YOU}(?: zien)? (?<np>de (?:twee|drie|vier|vijf|zes|zeven|belangrijkste|verschillende) .{3,60}?)(?: zien| uit)?`, `${NL_LEAD}${NL_END}${NL_YOU}(?: af)? met (?<wh>(?:waarom|hoe) .+)`],
    ends: [
      [`${NL_LEAD}${NL_END}${NL_YOU}(?: af)? door (?:[\\p{L}-]+ ){1,4}?te vragen (?<do>om .+)`, "We vragen iedereen $<do>"],
      [`${NL_LEAD}${NL_END}${NL_YOU}(?: af)? door (?:[\\p{L}-]+ ){1,4}?uit te nodigen (?<do>(?:om|voor) .+)`, "We nodigen iedereen uit $<do>"],
      [`${NL_LEAD}${NL_END}${NL_YOU}(?: af)? met (?:een|de) uitnodiging (?<do>(?:om|voor) .+)`, "We nodigen iedereen uit $<do>"],
      [`${NL_LEAD}${NL_END}${NL_YOU}(?: af)? met (?:een|de) oproep (?<do>om .+)`, "We vragen iedereen $<do>"],
    ],
    questions: [`${NL_LEAD}${NL_END}${NL_YOU}(?: af)? (?:met de vraag|door te vragen),? (?<asks>${NL_WH} .+)`],
    behind: [`${NL_LEAD}(?:begin|start|open|${NL_END})${NL_YOU}(?: af)? met (?:een|het|de) (?:(?:waar|echt) )?(?:geval|verhaal|voorbeeld|scène|feit|getal|anekdote|gedachte|belofte)(?: [^:.!?]{3,40})?: (?<told>.+)`],
  },
  sv: nordic({ lead: "(?:(?:gärna|sedan|också|och|till sist|avslutningsvis|först|nu),? )*", say: "säg|nämn|förklara|påpeka|betona|berätta|ta med|visa", that: "att", begin: "(?:börja|inled|öppna|starta)(?: gärna| filmen)* (?:med|hos)", who: "som", end: "(?:avsluta|sluta)(?: gärna| filmen)*", wh: "hur|varför|vad|var|när|vem|vilka?", tell: "berätta(?: gärna)?(?: det| historien| allt)? (?:genom|via|med)", show: "visa|förklara|berätta|beskriv", ask: "med (?:en uppmaning|uppmaningen|en inbjudan|inbjudan) (?:till (?:alla|folk|publiken) )?(?:om )?att", question: "med frågan|med att fråga", again: "(?:,? och att|, att)", story: "Det här är berättelsen om $<who>", pronoun: "(?:han|hon|hen)", number: "två|tre|fyra|fem|sex|sju|viktigaste|olika" }),
  da: nordic({ lead: "(?:(?:gerne|så|også|og|til sidst|først|nu|derefter),? )*", say: "sig|nævn|forklar|påpeg|understreg|fortæl|vis", that: "at", begin: "(?:begynd|start|indled|åbn)(?: gerne| filmen)* (?:med|hos)", who: "(?:som|der)", end: "(?:slut|afslut)(?: gerne| filmen)*(?: af)?", wh: "hvordan|hvorfor|hvad|hvor|hvornår|hvem|hvilken|hvilke", tell: "fortæl(?: gerne)?(?: det| historien)? (?:gennem|via|med)", show: "vis|forklar|fortæl|beskriv", ask: "med (?:en opfordring|opfordringen|en invitation|invitationen) (?:til (?:alle|folk) )?(?:om |til )?at", question: "med spørgsmålet|med at spørge", again: "(?:,? og at|, at)", story: "Det her er historien om $<who>", pronoun: "(?:han|hun)", number: "to|tre|fire|fem|seks|syv|vigtigste|forskellige" }),
  nb: nordic({ lead: "(?:(?:gjerne|så|også|og|til slutt|først|nå|deretter),? )*", say: "si|nevn|forklar|påpek|understrek|fortell|vis", that: "at", begin: "(?:begynn|start|innled|åpne)(?: gjerne| filmen)* (?:med|hos)", who: "som", end: "(?:slutt|avslutt)(?: gjerne| filmen)*", wh: "hvordan|hvorfor|hva|hvor|når|hvem|hvilken|hvilke", tell: "fortell(?: gjerne)?(?: det| historien)? (?:gjennom|via|med)", show: "vis|forklar|fortell|beskriv", ask: "med (?:en oppfordring|oppfordringen|en invitasjon|invitasjonen) (?:til (?:alle|folk) )?(?:om |til )?å", question: "med spørsmålet|med å spørre", again: "(?:,? og at|, at)", story: "Dette er historien om $<who>", pronoun: "(?:han|hun)", number: "to|tre|fire|fem|seks|sju|syv|viktigste|ulike|forskjellige" }),
}; // prettier-ignore
