import { isSum } from "../currencies.ts";
import { FELL } from "./verbs-of-level.ts";
import { isPercentUnit } from "./words.ts";
import { toPattern } from "../regex.ts";

/**
 * What stands right before a figure and only rounds or bounds it, by language: the same letters are "to" in one and
 * "up to" in another.
 */
type Bounds = {
  /** Shown without them: "about", "more than". */
  rounds: string;
  /** Without them the figure would say more than is true: "less than". */
  most?: string;
  least?: string;
  /** Bounds of money, of a share, or behind a verb of level; else places ("under 4,000 houses"). */
  below?: string;
  /** Verbs that these words belong to: "talked about 3,000 animals", "flew over 3,000 lakes". */
  taking?: string;
  level?: string;
};

const BOUNDS: Readonly<Record<string, Bounds>> = {
  en: {
    rounds:
      "about|around|nearly|almost|roughly|approximately|some|an estimated|just|only|over|more than|now|already",
    most: "less than|fewer than|up to|at most|(?:no|not) more than|a maximum of",
    least: "at least|(?:no|not) (?:less|fewer) than|a minimum of",
    below: "under|below",
    taking:
      "(?:talk|worr|think|speak|writ|hear|car|ask|learn|read|sing|say|complain|dream|argu|forget|know|laugh|tell|told|fl|jump|pass|travel|walk|look|cross|driv|sail|climb|go|com|lean|hang|watch|presid|rul|fight|gather|sit|mov|turn|run|step|stumbl|tower|reign|circl|hover|spread|stretch)(?:s|es|ies|y|ied|ed|ing|e|ped|ped|ning|ning)?|spoke|thought|wrote|heard|learnt|sang|said|dreamt|forgot|knew|flew|drove|went|came|hung|fought|sat|ran",
    level: "is|are|was|were|be|been|costs?|stays?|stayed|remains?|remained|kept|keeps?|weighs?|weighed|takes?|took|lasts?|lasted|measures?|measured|for|pays?|paid|sells? for|sold for",
  },
  de: {
    rounds:
      "etwa|rund|circa|ca\\.|knapp|gut|mehr als|über|nur|fast|bereits|schon|insgesamt",
    most: "weniger als|bis zu|höchstens|maximal|nicht mehr als",
    least: "mindestens|nicht weniger als",
    below: "unter",
    taking:
      "sprechen|spricht|sprach(?:en)?|rede[nt]|redeten?|schreib(?:t|en)|schrieb(?:en)?|bericht\\p{L}+|diskut\\p{L}+|flieg(?:t|en)|flog(?:en)?|führ(?:t|en|te|ten)|fähr(?:t)|fahren|fuhr(?:en)?|geh(?:t|en)|ging(?:en)?|läuft|laufen|lief(?:en)?|spring(?:t|en)|sprang(?:en)?|kletter\\p{L}+|rag(?:t|en|te|ten)|wach(?:t|en|te|ten)|verfüg\\p{L}+|denk(?:t|en)|dachten?|freu\\p{L}+|lach(?:t|en|te|ten)|klag\\p{L}+|wissen|weiß|wussten?|inform\\p{L}+|zieh(?:t|en)|zog(?:en)?|blick\\p{L}+|hängt|herrsch\\p{L}+",
    level: "ist|sind|war(?:en)?|bleib(?:t|en)|blieb(?:en)?|wieg(?:t|en)|wog(?:en)?|dauer(?:t|n|te|ten)|kost(?:et|en|ete|eten)",
  },
  fr: {
    rounds: "environ|près de|plus de|quelque|presque|déjà|seulement",
    most: "moins de|jusqu['’]à|(?:tout )?au plus|au maximum|pas plus de",
    least: "au moins|au minimum|pas moins de",
    below: "sous",
    level: "est|sont|était|étaient|reste|restent|coûte|coûtent|pèse",
  },
  es: {
    rounds: "casi|más de|unos|unas|alrededor de|cerca de|ya|solo|sólo|apenas",
    most: "menos de|hasta|como máximo|como mucho|a lo sumo|no más de",
    least: "al menos|por lo menos|como mínimo|no menos de",
    below: "por debajo de(?: los| las)?|bajo",
    level: "es|son|era|eran|está|están|sigue|siguen|cuesta|cuestan|pesa",
  },
  it: {
    rounds: "circa|quasi|oltre|più di|già|solo|appena",
    most: "meno di|fino a|al massimo|tutt['’]al più|non più di",
    least: "almeno|non meno di|come minimo",
    below: "sotto(?: i| gli| le| il)?",
    level: "è|sono|era|erano|resta|restano|costa|costano|pesa",
  },
  pt: {
    rounds: "cerca de|mais de|quase|já|apenas|só|uns|umas",
    most: "menos de|até|no máximo|quando muito|não mais (?:de|que|do que)",
    least: "pelo menos|no mínimo|não menos (?:de|que|do que)",
    below: "abaixo d[eo]s?",
    level: "é|são|era|eram|está|estão|fica|ficam|custa|custam|pesa",
  },
  nl: {
    rounds: "ongeveer|bijna|meer dan|ruim|zo['’]n|circa|over|al|slechts",
    most: "minder dan|hooguit|maximaal|niet meer dan|tot wel",
    least: "minstens|ten minste|minimaal|niet minder dan",
    below: "onder|tot",
    taking: "spraken|sprak|spreekt|praat|praten|praatten?|schrijft|schreef|vliegt|vliegen|vloog|vlogen|gaat|gaan|ging|gingen|loopt|liep|liepen|rijdt|reed|reden|klimt|klom",
    level: "is|zijn|was|waren|blijft|blijven|bleef|kost|kosten|kostte|weegt|duurt",
  },
  sv: {
    rounds: "cirka|omkring|ungefär|över|mer än|fler än|nästan|drygt|bara|redan",
    most: "mindre än|färre än|upp till|högst|som mest",
    least: "minst|åtminstone",
    below: "under",
    taking: "talade|talar|pratade|pratar|flög|flyger|gick|går|körde|kör|hoppade|hoppar|klättrade|skrev|skriver|reste|reser",
    level: "är|var|kostar|kostade|väger|vägde|blev|ligger på",
  },
  nb: {
    rounds: "omtrent|rundt|ca\\.|cirka|over|mer enn|flere enn|nesten|bare|allerede",
    most: "mindre enn|færre enn|opptil|opp til|høyst|maksimalt",
    least: "minst",
    below: "under",
    taking: "snakket|snakker|fløy|flyr|gikk|går|kjørte|kjører|hoppet|hopper|klatret|skrev|skriver|reiste|reiser",
    level: "er|var|koster|kostet|veier|veide|ble",
  },
  da: {
    rounds: "omkring|cirka|ca\\.|over|mere end|flere end|næsten|kun|allerede",
    most: "mindre end|færre end|op til|højst|maksimalt",
    least: "mindst",
    below: "under",
    taking: "talte|taler|fløj|flyver|gik|går|kørte|kører|sprang|springer|klatrede|skrev|skriver|rejste|rejser",
    level: "er|var|koster|kostede|vejer|vejede|blev",
  },
  pl: { rounds: "około|prawie|ponad|już|tylko", most: "mniej niż|do|najwyżej|nie więcej niż", least: "co najmniej|nie mniej niż", below: "poniżej" },
  ru: { rounds: "около|почти|более(?: чем)?|больше|уже|примерно|только", most: "менее(?: чем)?|меньше|до|не более(?: чем)?|не больше", least: "не менее(?: чем)?|не меньше|минимум", below: "ниже" },
  uk: { rounds: "понад|майже|близько|вже|лише|приблизно", most: "менше(?: ніж)?|менш як|до|не більше(?: ніж)?|щонайбільше", least: "щонайменше|не менше(?: ніж)?", below: "нижче" },
  tr: { rounds: "yaklaşık|toplam" , most: "en fazla|en çok", least: "en az" },
  hi: { rounds: "लगभग|करीब", most: "अधिकतम|ज़्यादा से ज़्यादा", least: "कम से कम" },
  ar: { rounds: "نحو|حوالي|قرابة|أكثر من", most: "أقل من|حتى|ما لا يزيد على|ما يصل إلى", least: "ما لا يقل عن|على الأقل" },
  he: { rounds: "כ-?|בערך|יותר מ-?", most: "פחות מ-?|עד|לכל היותר", least: "לפחות" },
  zh: { rounds: "约|大约|近|超过|共", most: "不到|不足|不超过|至多|最多|少于|低于", least: "至少|不少于|不低于" },
}; // prettier-ignore

/** How a bound of a language is told behind what it bounds. */
const SAID: Readonly<Record<string, { most: string; least: string }>> = {
  en: { most: ", at most", least: ", at least" }, de: { most: ", höchstens", least: ", mindestens" },
  fr: { most: ", au plus", least: ", au moins" }, es: { most: ", como máximo", least: ", como mínimo" },
  it: { most: ", al massimo", least: ", almeno" }, pt: { most: ", no máximo", least: ", no mínimo" },
  nl: { most: ", hooguit", least: ", minstens" }, sv: { most: ", som mest", least: ", minst" },
  nb: { most: ", på det meste", least: ", minst" }, da: { most: ", højst", least: ", mindst" },
}; // prettier-ignore

type Patterns = {
  rounds: RegExp;
  most: RegExp;
  least: RegExp;
  below: RegExp;
  taking: RegExp;
  fell: RegExp;
  level: RegExp;
};
const made = new Map<string, Patterns>();

function patternsOf(language: string): Patterns | null {
  const bounds = BOUNDS[language];
  if (bounds === undefined) return null;
  const known = made.get(language);
  if (known !== undefined) return known;
  const unspaced = language === "zh";
  const atEnd = (words: string | undefined): RegExp =>
    toPattern(words === undefined ? "(?!)" : `${unspaced ? "" : "(?<=^|\\s)"}(?:${words})$`, "iu");
  const patterns = {
    rounds: atEnd(bounds.rounds),
    most: atEnd(bounds.most),
    least: atEnd(bounds.least),
    below: atEnd(bounds.below),
    taking: atEnd(bounds.taking),
    fell: atEnd(FELL[language]),
    level: atEnd(bounds.level),
  };
  made.set(language, patterns);
  return patterns;
}

/** A clause up to its figure without what only rounds it. */
export function withoutRounds(before: string, language: string): string {
  const patterns = patternsOf(language);
  const text = before.trim();
  const cut = patterns === null ? text : text.replace(patterns.rounds, "").trim();
  if (cut === text || (PLACES.test(text) && patterns?.taking.test(cut) === true)) return text;
  return withoutRounds(cut, language);
}

/** Rounding words that are prepositions of place or subject as well. */
const PLACES = /(?:^|\s)(?:about|around|over|über|över)$/iu;

/**
 * `before`: the clause without its bound. `said`: how the bound is told behind a label; null where there is no way to
 * tell it, or where it may be none ("passes under | 1,200 trees"), so that the clause must stand as it is.
 * `fell`: what was "below" is where something came to by falling.
 */
export type Bound = { kind: "most" | "least"; before: string; said: string | null; fell: boolean };

/** What bounds a figure; null where nothing does. `unit` its unit or sign of money. */
export function boundOf(clause: string, unit: string, language: string): Bound | null {
  const patterns = patternsOf(language);
  if (patterns === null) return null;
  const text = withoutRounds(clause, language);
  const kind = patterns.least.test(text) ? "least" : patterns.most.test(text) ? "most" : null;
  const found = (at: RegExp): string => withoutRounds(text.replace(at, ""), language);
  if (kind !== null)
    return { kind, before: found(patterns[kind]), said: SAID[language]?.[kind] ?? null, fell: false };
  if (!patterns.below.test(text)) return null;
  const before = found(patterns.below);
  const fell = patterns.fell.test(before);
  const sure =
    isSum({ unit, figure: { prefix: "", suffix: "" } }) || isPercentUnit(unit) || patterns.level.test(before);
  return { kind: "most", before, said: sure ? (SAID[language]?.most ?? null) : null, fell };
}
