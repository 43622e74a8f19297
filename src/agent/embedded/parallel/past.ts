import { isImperative } from "../english/grammar.ts";
import { regex } from "../text/regex.ts";
import { STEP_WORDS } from "./step-words.ts";

/** Nouns that end as a past does. */
const NOUNS: Readonly<Record<string, string>> = {
  ru: "сначала|начала|мало|около|цикл|кот[её]л|узел|угол|стол|пол|вал|металл|материал|кристалл|сигнал|канал|пепел|отдел|раздел|предел|стул|зал|балл|файл|капитал|персонал|минерал|тепло|масло|стекло|тело|число|село|весло|мыло|дело|земли|соли|пыли|скала|игла|пчела|смола|зола|сила|школа|шкала|стрела|волокно|стали|были|капли|мели|угли|щели",
  uk: "сначала|начала|мало|около|цикл|кот[её]л|узел|угол|стол|пол|вал|металл|материал|кристалл|сигнал|канал|пепел|отдел|раздел|предел|стул|зал|балл|файл|капитал|персонал|минерал|тепло|масло|скло|тіло|число|село|мило|солі|скала|голка|бджола|смола|зола|сила|школа|шкала|стріла|краплі|кров|любов|лев|острів|рукав|мов|голів|років|днів|лісів|островів|ставків|батьків|сплав|став|вплив|склад|зв",
  pl: "kocioł|kotła|węzła|źródła|światła|ciepła|tła|dzieła|mydła|skrzydła|pudła|krzesła|stół|popiół|węzeł|dół|zespół|skały|siły|szkoły|pszczoły|cał[yaei]|mał[yaei]|biał[yaei]|stał[yaei]|trwał[yaei]|stale|czyli|jeśli|kropli|myśli|metali|soli|materiał|kapitał|sygnał|kanał|kryształ|minerał|siła|skała|szkoła|skali|pszczoła|strzała|stali|soli|smoła|zboża|ciała|mydła|chwili",
  cs: "síla|skála|škola|včela|těla|soli|sůl|úhel|kotel|jehla|cela|stal|les",
  es: "población|evaporación|león|carbón|camión|también|mejor",
}; // prettier-ignore

/** "The jar is brought back": a participle that is no past. */
const PASSIVE =
  /(?<!\p{L})(?:is|are|gets?|be|been|being|becomes?)\s(?:\p{Ll}+ly\s|then\s|also\s|again\s|not\s)?\p{Ll}+(?:\sand\s(?:made|held|kept|left|found|brought|taken|told|lost|met|bought)(?!\p{L}))?/giu;

/** "With less money left". */
const LEFT =
  /(?<=\p{L}\s)left(?=\s(?:in|on|over|for|behind|you|we|they|it|the)\s|$|[,.;])|(?:the|its|their)\sleft(?!\p{L})/giu;
/** "The fog rolled in". */
const ENDED =
  /^(?:[\p{L} ]+,\s)?(?:the|a|an|we|they|it|i|you|\p{Lu}\p{Ll}+|then|next|finally|first)(?:\s(?!(?:is|are|be|gets?|must|can)\b)[\p{L}-]+){0,3}\s(?!is|are|need|feed|seed|exceed|proceed|speed)\p{Ll}{2,}ed\b(?!\s(?:\p{Ll}+s?)\s(?:is|are))/iu;

/** "Est réchauffé" is done now; with verbs of going it has happened. */
const FRENCH_PASSIVE =
  /(?<!\p{L})(?:est|sont)\s(?:\p{L}+ment\s|ensuite\s|alors\s)?(?!(?:re)?(?:ven|part|mort|né|all|arriv|entr|sort|tomb|mont|descend|rest|tourn|deven))\p{L}+(?:ée?s?|is?e?s?|us?e?s?)(?!\p{L})/giu;

/** Pronouns that speak of things as well. */
const OF_THINGS: Readonly<Record<string, string>> = {
  de: "er", fr: "ils?|elles?|lui", nl: "hij", es: "él|ella", it: "lui|lei", pt: "ele|ela", ru: "он|она", pl: "on|ona",
}; // prettier-ignore

/** Whether a sentence tells what happened, or of somebody; null where a language does not show it. */
export function tellsPast(text: string, language: string): boolean | null {
  const past = STEP_WORDS[language]?.past;
  if (past === undefined) return null;
  const bare = plain(text.replace(/[\s.!。।]+$/u, ""), language);
  return past.test(bare) || (language === "en" && !isImperative(bare) && ENDED.test(bare));
}

/** Without the words that only look like those of a story. */
function plain(text: string, language: string): string {
  const words = [NOUNS[language], OF_THINGS[language]].filter((list) => list !== undefined);
  const bare = words.reduce(
    (kept, list) => kept.replace(regex(`(?<!\\p{L})(?:${list})(?!\\p{L})`, "giu"), " "),
    text,
  );
  if (language === "fr") return bare.replace(FRENCH_PASSIVE, " ");
  return language === "en" ? bare.replace(PASSIVE, " ").replace(LEFT, " ") : bare;
}
