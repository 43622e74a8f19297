import { isImperative } from "../english/grammar.ts";
import { COMMAND_WORDS } from "./command-words.ts";
import { isUnspaced } from "./unspaced.ts";
import { toPattern } from "./regex.ts";

/** How sure it is that a text tells its viewers what to do or to leave; `maybe` counts beside others only. */
export type Command = "sure" | "maybe";

type Reader = { opens: RegExp | null; ends: RegExp | null; within: RegExp | null; maybe: RegExp | null; verbs: ReadonlySet<string> }; // prettier-ignore

const readers = new Map<string, Reader>();

/**
 * Whether a clause is a command, a rule or a prohibition: "Wash your hands", "On ne jette rien", "触らないでください". Null for what
 * only tells, for what bids viewers imagine something, and in languages whose commands are not known.
 */
export function commandIn(clause: string, base: string): Command | null {
  const reader = readerOf(base);
  if (reader === null) return null;
  const text = clause.trim().replace(/[\s.!。！।…]+$/u, "");
  if (IMAGINES.test(text)) return null;
  return ways(text, base).some((one) => isSure(one, base, reader)) ? "sure" : isMaybe(text, base, reader) ? "maybe" : null; // prettier-ignore
}

function isSure(text: string, base: string, { opens, ends, within, verbs }: Reader): boolean {
  if (base === "de" && isGermanInfinitive(text)) return true;
  if (opens?.test(text) === true || ends?.test(text) === true || within?.test(text) === true) return true;
  if (base === "en" && isEnglishCommand(text)) return true;
  if (base === "fr" && FRENCH_ORDER.test(text)) return true;
  const [first = "", second = ""] = text
    .toLowerCase()
    .replaceAll(VOWEL_SIGNS, "")
    .split(/[\s,]+/u);
  // "وضع طبقًا": the "and" before it is a letter of the word.
  const joined = base === "ar" && verbs.has(first.replace(/^و/u, ""));
  if (second === "" || !(verbs.has(first) || joined)) return false;
  return base === "en" ? GOVERNED.test(second) : NO_VERB_BEFORE[base]?.test(second) !== true;
}

/** Arabic that is written out: ارتدِ is ارتد. */
const VOWEL_SIGNS = /[\u064B-\u0652]/gu;
/** "Usa de", "Prom de fin d'année": before these the first word is a noun. */
const NO_VERB_BEFORE: Readonly<Record<string, RegExp>> = { es: /^de$/u, pt: /^d[eao]s?$/u, fr: /^de$/u, it: /^d(?:i|el)$/u, de: /^von$/u, pl: /^by$/u, cs: /^by$/u }; // prettier-ignore
/** Behind a word that is a noun as well, what it takes as a verb: "Park the van", "Swallow it whole". */
const GOVERNED =
  /^(?:the|an?|your|our|their|his|her|its|my|this|that|these|those|all|any|every|each|both|some|no|it|them|me|us|up|off|on|in|out|down|away|back|over|to|with|for|from|at|before|after|only|slowly|gently|carefully|gradually|twice|once|well)$/u;

function isMaybe(text: string, base: string, { maybe }: Reader): boolean {
  return maybe?.test(text) === true || NEVER_LAST.test(text) || (base === "de" && GERMAN_LAST.test(text) && !GERMAN_FINITE.test(text)); // prettier-ignore
}

/** The clause, and what stands behind the condition or the time that opens it: "If it beeps, switch it off". */
function ways(text: string, base: string): string[] {
  if (isUnspaced(base) || base === "ko") return [text];
  const [, lead = "", rest = ""] = /^([^,،:;]{3,90})[,،]\s+(.+)$/su.exec(text) ?? [];
  return rest !== "" && OPENS_CASE.test(lead) ? [text, rest] : [text];
}

/** What says when or in which case. */
const OPENS_CASE =
  /^(?:if|when(?:ever)?|before|after|once|while|until|unless|as soon as|in|on|at|for|during|to|wenn|falls|sobald|bevor|nachdem|vor|nach|bei|im|in|am|um|si|quand|lorsque?|avant|après|dès que|dans|en cas|pour|en|à|au|cuando|antes|después|al|para|se|quando|prima|dopo|in caso|per|antes|depois|ao|em caso|als|wanneer|voordat|voor|na|bij|jeśli|gdy|przed|po|w razie|если|когда|перед|после|при|в случае|чтобы|якщо|коли|перед|після|إذا|عند|قبل|بعد|עם|אם|לפני|אחרי|כש\S*|בזמן|om|när|innan|efter|hvis|når|før|pokud|když|před|po)(?![\p{L}\p{M}])/iu;

/** "Imagine a city", "Think of a bee": what opens a thought, and no rule. */
const IMAGINES =
  /^(?:(?:now|please|just|nun|et|y|e)\s)?(?:imagine|picture (?:this|a|an|yourself)|think of|consider|suppose|say |look(?! out| both| after)|see (?:how|what|that)|meet|listen|welcome|let['’]s|let (?:us|me)|take a look|take the|guess|note that|stell(?:en sie|t|e)? (?:dir|euch|sich)|schau(?:en sie)?|denken sie an ein|imaginez|imagine[zr]?|pensez à (?:un|une) |regardez comme|imagina\p{L}*|piensa en|piense en|mira|immagina\p{L}*|pensa(?:te)? a un|guarda(?:te)?|pense (?:em|numa?)|veja|stel je|denk aan een|wyobraź|pomyśl o|представ\p{L}+|подумайте о|взгляните|посмотрите на|уяв\p{L}+|تخيل\p{L}*|דמיינו|תארו לעצמכם|सोचिए|कल्पना|düşünün ki|hayal ed)(?![\p{L}\p{M}])|^(?:想象|想像|试想|試想|想一想)|(?:想像|考え)(?:して|て)(?:みて)?(?:ください|みましょう)$|상상해 ?보세요$|(?:hayal edin|düşünün|कल्पना करें|सोचें|सोचिए)$/iu;

/** "He gets his change in his hand, never on the counter". */
const NEVER_LAST =
  /[,;،–—]\s?(?:and |und |et |y |e |en |и )?(?:never|nie(?:mals)?|jamais|nunca|mai|nooit|aldrig|aldri|nigdy|nikdy|никогда|ніколи|לעולם לא|أبدًا|कभी नहीं)(?![\p{L}\p{M}])/iu;

/** "Arrivez", "N'ouvrez": the first word, and no "chez". */
const FRENCH_ORDER = /^(?:(?:puis|et|alors|toujours)\s)?(?:n['’]|ne )?(?!chez|assez|nez|rez|rendez-vous)(?:\p{L}{2,}ez|dites|faites)(?:-\p{L}+)*(?![\p{L}])/iu; // prettier-ignore

/** "Never had anyone seen" and "Staff moved in" tell; a command has no actor before its verb. */
function isEnglishCommand(text: string): boolean {
  const bare = text.replace(/^(?:please|also|and|so|then|always|instead)\s/iu, "");
  if (/^(?:never|always|please|next|then|now|finally)\b/iu.test(bare) || !isImperative(bare)) return false;
  return !/\b(?:was|were|had|began|became|went|is|are)\b/iu.test(bare.split(/\s(?:if|when|until|because|that|which|who|what|where|while|as|before|after|unless|so|and|but)\s|[,;:]/iu)[0] ?? ""); // prettier-ignore
}

/** A verb at the end with nobody who does it: "Hände vor dem Essen waschen", "Niemals allein arbeiten". */
const GERMAN_LAST = /\s\p{Ll}{2,}(?:en|ern|eln|tun)$/u;
const GERMAN_FINITE =
  /(?<!\p{L})(?:ich|du|er|sie|es|wir|ihr|man|wer|was|dass|kann|können|konnte\p{L}*|muss|müssen|soll|sollen|will|wollen|darf|dürfen|mag|möchte\p{L}*|wird|werden|wurde\p{L}*|worden|hat|haben|hatte\p{L}*|ist|sind|war\p{L}*|sein|gibt|geht|gehen|kommt|kommen|lässt|lassen|bleibt|bleiben|hilft|helfen|machen|viele|alle menschen|die \p{Lu}\p{L}+ \p{Ll}+en|\p{Ll}{3,}t)(?!\p{L})/iu;
const GERMAN_FIRM =
  /(?<!\p{L})(?:nie|niemals|nicht|kein\p{L}*|immer|stets|bitte|nur|sofort|vorher)(?!\p{L})/iu;

function isGermanInfinitive(text: string): boolean {
  const [main = ""] = text.split(/,\s/u);
  return GERMAN_LAST.test(main) && GERMAN_FIRM.test(main) && !GERMAN_FINITE.test(main.replace(/(?<!\p{L})(?:nicht|bitte|sofort)(?!\p{L})/giu, "")); // prettier-ignore
}

function readerOf(base: string): Reader | null {
  const key = base === "no" || base === "nn" ? "nb" : base;
  const words = COMMAND_WORDS[key];
  if (words === undefined) return null;
  const known = readers.get(key);
  if (known !== undefined) return known;
  const glued = isUnspaced(key) || /^(?:ko|bn|tr|hi)$/u.test(key);
  const pattern = (source: string | undefined): RegExp | null => source === undefined ? null : toPattern(source, "iu"); // prettier-ignore
  const { endings = [""] } = words;
  const verbs = (words.verbs ?? "").split(" ").filter((verb) => verb !== "");
  const made: Reader = {
    opens: pattern(words.opens === undefined ? undefined : `^(?:${words.opens})`),
    ends: pattern(words.ends === undefined ? undefined : `(?:${words.ends})$`),
    within: pattern(words.within === undefined ? undefined : glued ? `(?:${words.within})` : `(?<![\\p{L}\\p{M}])(?:${words.within})(?![\\p{L}\\p{M}])`), // prettier-ignore
    maybe: pattern(words.maybe),
    verbs: new Set(verbs.flatMap((verb) => verb.endsWith("-") ? endings.map((ending) => verb.slice(0, -1) + ending) : [verb])), // prettier-ignore
  };
  readers.set(key, made);
  return made;
}
