import { countWords } from "../sentences.ts";
import { withoutRounds } from "./bounds.ts";

/** A clause around its figure: the words before it and after it, without what only rounds it. */
export type Told = {
  before: string;
  after: string;
  /** What the figure counts in, as written; "" where a noun follows in `after`. */
  unit: string;
  /** Language part of the tag. */
  language: string;
  /** Words that keep their capital. */
  names: ReadonlySet<string>;
  /** It is told that it can or will be so: no form may drop the verb that says so. */
  possible?: boolean;
  /** The clause stands behind a colon, a dash or a bracket, where a thing is often named without a verb. */
  named?: boolean;
  /** `before` stands without words that bound the figure; `fell`: those were "below", behind a verb of falling. */
  bounded?: { fell: boolean };
};

export const MOST_LABEL_WORDS = 12;

/** "and we have", within a sentence: what opens one may be an article of the same letters. */
const LEADING_CONJUNCTION: Readonly<Record<string, RegExp>> = {
  en: /^(?:and|but|so|yet|or)\s/u,
  de: /^(?:und|aber|doch|oder|sowie)\s/u,
  fr: /^(?:et|mais|ou)\s/u,
  es: /^(?:y|e|pero|o)\s/u,
  it: /^(?:e|ed|ma|o)\s/u,
  pt: /^(?:e|mas|ou)\s/u,
  nl: /^(?:en|maar|of)\s/u,
  sv: /^(?:och|men|eller)\s/u,
  nb: /^(?:og|men|eller)\s/u,
  da: /^(?:og|men|eller)\s/u,
  pl: /^(?:i|a|ale|oraz|lub)\s/u,
  ru: /^(?:и|а|но|или)\s/u,
  uk: /^(?:і|й|та|а|але|або)\s/u,
};
/** "of whom | 1,900 were women": the figure opens its own clause. */
const OF_THEM =
  /^(?:of (?:which|whom|these|them|those)|dont|de (?:los|las) (?:que|cuales)|di cui|dos quais|das quais|davon|waarvan|varav|hvorav|hvoraf|из (?:них|которых)|з них|z (?:nich|których))$/iu;

/** A clause up to its figure without what joins it on or only rounds the figure. */
export function withoutRounding(before: string, language: string): string {
  const conjunction = LEADING_CONJUNCTION[language];
  const own = conjunction === undefined ? before.trim() : before.trim().replace(conjunction, "");
  const text = withoutRounds(own, language);
  return OF_THEM.test(text) ? "" : text;
}

/** Words with which no phrase ends, by language. */
const OPEN_END: Readonly<Record<string, string>> = {
  en: "a an the of in on at to for with by and or but from into is are was were be been as than that which who its their your our his her has have had can could will would must should may might do does did not per about",
  de: "der die das den dem des ein eine einen einem einer und oder mit von zu im am beim für auf in aus bei nach über durch wegen als wie dass ist sind war waren dessen deren derer wessen",
  fr: "le la les un une des du de d l à au aux en et ou par pour sur dans avec que qui est sont a ont ne se ce dont où",
  es: "el la los las un una de del al a en y o por para con que es son ha han se lo",
  it: "il lo la i gli le un una di del della dei delle a al alla in nel e o per con che è sono ha hanno si da dal ciò quello",
  pt: "o a os as um uma de do da dos das em no na e ou por para com que é são se ao à aquilo",
  nl: "de het een van in op aan met voor en of bij naar uit door dat die is zijn was waren heeft hebben om te wat hetgeen datgene",
  sv: "en ett den det de av i på till för med och eller som är var har hade att",
  nb: "en et den det de av i på til for med og eller som er var har hadde å",
  da: "en et den det de af i på til for med og eller som er var har havde at",
  ru: "в во на с со из к по от до для и или а но у о об за при того тех что кто",
  uk: "в у на з із до для і й та або а але від по за при того тих що",
  pl: "w we na z ze do od dla i lub a ale o u po przez przy za tego tych co",
};
const openEnds = new Map(
  Object.entries(OPEN_END).map(([language, words]) => [language, new Set(words.split(" "))]),
);

/** Whether a label ends where a phrase ends, is short enough, and has no number of its own. */
export function isWhole(label: string, language: string): boolean {
  const words = countWords(label);
  if (words < 1 || words > MOST_LABEL_WORDS || /["“”„«»<>|`=→(){}[\]]/u.test(label)) return false;
  const written = /(\S+)$/u.exec(label)?.[1] ?? "";
  // May is a month.
  const last = language === "en" && written === "May" ? "" : written.toLowerCase();
  return !(openEnds.get(language)?.has(last.replace(/['’]$/u, "")) ?? false) && /\p{L}/u.test(label);
}

/** "people from | 14 countries" without the number: nothing hangs loose at the end. */
export function withoutOpenEnd(text: string, language: string): string {
  const last = /(?:^|\s)(\S+)$/u.exec(text);
  const open = openEnds.get(language)?.has(last?.[1]?.toLowerCase() ?? "") ?? false;
  return last !== null && open ? withoutOpenEnd(text.slice(0, last.index), language) : text;
}

/** Words that begin a sentence with a capital and stand small within one. */
const SMALL_WITHIN: Readonly<Record<string, string>> = {
  en: "the a an our its their his her my your this that these those each every last next in on at of by for from with all most many some we they he she it today now so only about more",
  de: "der die das den dem des ein eine einen einem einer im in am an auf bei beim von vom zum zur nach seit vor unter über mit ohne durch für wegen während jeden jede jedes jeder letztes letzten letzte dieses diesen diese dieser heute gestern morgen insgesamt täglich jährlich wir ich er sie es man alle viele manche dort hier damals bisher zuletzt inzwischen dabei damit dafür allein rund mein unser unsere ihr ihre sein seine etwa pro um bis aus",
  fr: "le la les l un une des du de d en à au aux dans sur pour par avec sans depuis pendant chaque ce cet cette ces notre nos votre son sa ses leur leurs mon ma mes nous vous ils elles il elle on je aujourd'hui hier ici tous toutes plus",
  es: "el la los las un una unos unas de del en a al con sin por para desde durante cada este esta estos estas ese esa nuestro nuestra nuestros su sus mi hoy ayer aquí todos todas solo más hace tras según entre nosotros ellos",
  it: "il lo la i gli le l un uno una di del della dei delle degli dell in nel nella nei nelle nell a al alla ai agli alle all con su sul sulla per da dal dalla dall senza durante ogni questo questa questi queste quest il nostro nostra suo sua oggi ieri qui tutti tutte solo più tra fra ciascun",
  pt: "o a os as um uma uns umas de do da dos das em no na nos nas a ao à aos às com sem por para pelo pela desde durante cada este esta estes estas esse essa nosso nossa seu sua hoje ontem aqui todos todas só mais nós eles",
  nl: "de het een in op aan met voor van bij naar uit door over sinds tijdens elke elk ieder iedere dit dat deze die onze ons zijn haar hun vorig vorige afgelopen vandaag gisteren hier daar alle veel wij we ik hij zij er dagelijks jaarlijks ieder per",
  sv: "en ett den det de i på av till för med från under sedan varje denna detta dessa vår vårt våra förra sist idag igår här där alla många vi jag han hon totalt",
  nb: "en et ei den det de i på av til for med fra under siden hver hvert denne dette disse vår vårt våre forrige sist siste dag går her der alle mange vi jeg han hun totalt",
  da: "en et den det de i på af til for med fra under siden hver hvert denne dette disse vores forrige sidste dag går her der alle mange vi jeg han hun totalt",
  ru: "в во на с со из к по от до для за при у каждый каждая каждое каждую каждые этот эта это эти наш наша наши сегодня вчера здесь там все всего мы они он она только ежедневно ежегодно",
  uk: "в у на з із до для за при кожен кожна кожне щодня щороку цей ця це ці наш наша наші сьогодні вчора тут там усі ми вони він вона лише",
  pl: "w we na z ze do od dla za przy po każdy każda każde codziennie co ten ta to te nasz nasza nasze dziś wczoraj tu tam wszyscy my oni on ona tylko rocznie łącznie",
};
const small = new Map(
  Object.entries(SMALL_WITHIN).map(([language, words]) => [language, new Set(words.split(" "))]),
);

/** A clause's first words as they stand within one; null where it is not known whether they keep their capital. */
export function within(text: string, { language, names }: Told): string | null {
  const first = /^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? "";
  if (first === "" || !/^\p{Lu}/u.test(first)) return text;
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  if (small.get(language)?.has(first.toLowerCase()) === true) return lower;
  if (language === "de" || names.has(first)) return text;
  return null;
}

/** What a figure counts and the rest of its clause: "cups of water" and "at the finish". */
export function splitNoun({ after, unit, language }: Told): { noun: string; rest: string } {
  const stop = NOUN_STOP[language];
  const from = unit === "" ? after.search(/\s/u) : 0;
  if (stop === undefined || (from < 0 && unit === "")) return { noun: after, rest: "" };
  // "100 million | in December 2022": what was counted stood before.
  if (unit === "" && OPENS_TIME.test(after)) return { noun: "", rest: after };
  // "of what the building needs" is one thing, as "of the water" is.
  const of =
    /^of\s(?:what\s.*|how\s.*|(?:the|an?|our|its|their|all|each|every|his|her|this|these|those)\s)/iu.exec(
      after,
    )?.[0];
  stop.lastIndex = Math.max(0, of === undefined ? from : of.length);
  const found = stop.exec(after);
  return found === null
    ? { noun: after, rest: "" }
    : { noun: after.slice(0, found.index).trim(), rest: after.slice(found.index).trim() };
}

/** A year, or a month with its year, behind a number. */
const OPENS_TIME =
  /^(?:in|im|en|nel|nell['’]|em|i|в|у|w|vuonna|since|by|seit|bis|depuis|desde|dal|до|od|do)\s?(?:the\s|jahr\s|år\s)?(?:\p{L}{3,}\s(?:de\s|del\s)?)?(?:1\p{Nd}|20)\p{Nd}{2}(?!\p{Nd})/iu;

const stops = (words: string) => new RegExp(`(?:^|\\s)(?:${words})(?=\\s|$)`, "giu");
const NOUN_STOP: Readonly<Record<string, RegExp>> = {
  en: stops(
    "in|on|at|by|for|from|to|through|throughout|with|within|without|since|when|if|that|which|who|because|is|are|was|were|has|have|had|a|an|per|each|every|into|onto|over|across|during|as|after|before|between|among|around|along|alongside|past|beyond|behind|beside|inside|outside|towards?|until|till|where|while|there|here|together|this|last|every|so|and|or|off|out|up|down|near|via|under|against",
  ),
  fr: stops("à|au|aux|en|dans|sur|pour|par|avec|sans|depuis|pendant|chaque|et|ou|qui|que|chez|entre|lors|cette|ce|cet"),
  es: stops("a|al|en|con|por|para|desde|durante|cada|y|o|que|entre|sin|hasta|este|esta|tras"),
  it: stops("a|al|alla|ai|alle|allo|in|nel|nella|nei|nelle|con|per|da|dal|dalla|dai|dalle|durante|ogni|e|o|che|tra|fra|senza|su|sul|sulla|quest[oa]"),
  pt: stops("a|ao|à|aos|às|em|no|na|nos|nas|com|por|pelo|pela|para|desde|durante|cada|e|ou|que|entre|sem|até|este|esta"),
  nl: stops("in|op|aan|met|voor|bij|naar|uit|door|over|sinds|tijdens|per|en|of|die|dat|om|tegen|onder|tussen|langs|elke|elk|deze|dit|de|het|een"),
  sv: stops("i|på|till|för|med|från|under|sedan|per|och|eller|som|genom|vid|om|mot|mellan|över|varje|om"),
  nb: stops("i|på|til|for|med|fra|under|siden|per|og|eller|som|gjennom|ved|om|mot|mellom|over|hver|hvert"),
  da: stops("i|på|til|for|med|fra|under|siden|per|og|eller|som|gennem|ved|om|mod|mellem|over|hver|hvert"),
  ru: stops("в|во|на|с|со|из|к|по|от|до|для|за|при|у|и|или|через|между|без|под|над|о|об|каждый|каждую"),
  uk: stops("в|у|на|з|із|до|для|за|при|і|й|та|або|через|між|без|під|над|про|від|по"),
  pl: stops("w|we|na|z|ze|do|od|dla|za|przy|i|lub|przez|między|bez|pod|nad|o|po|u"),
}; // prettier-ignore
