import { prohibitionIn } from "../text/prohibition.ts";
import { commandIn } from "../text/commands.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { tellsPast } from "./past.ts";
import { orderOf, withoutOrderWord } from "./step-order.ts";
import { regex } from "../text/regex.ts";
import type { ToldStep } from "./told-steps.ts";
import { asksWay } from "./way-headings.ts";
import { wholeLabel } from "./whole-label.ts";

const FEWEST = 3;
const MOST = 8;
/** A step is one thing to do. */
const MOST_WORDS = 18;
const MOST_LETTERS = 34;
/** So many letters find a step in what is said. */
const SAID = 14;

/** By whom a step in the present tense is done: "you", "one", or an ending of the verb that says so. By language. */
const DOER: Readonly<Record<string, string>> = {
  en: "^(?:\\p{L}+ )?you (?!(?:are|feel|think|believe|know|see|hear|remember|forget|want|love|stand|stay|live|die|need|have|can|may|might|will|never)(?!\\p{L}))\\p{Ll}+",
  de: "^(?:\\p{L}+ ){0,4}?(?:man|sie|du)(?!\\p{L})(?! (?:denkt|merkt|sieht|hört|weiß|glaubt|braucht|fühlt|vergisst))|^\\p{L}+(?:en) Sie\\s",
  fr: "^(?:\\p{L}+ ){0,2}?(?:on|vous|tu)\\s(?!(?:croit|sait|voit|pense|oublie|entend|dit|se trompe|vit|meurt|a|est|savez|voyez|pensez|avez|êtes)(?!\\p{L}))",
  es: "^(?:se \\p{L}+|\\p{L}+(?:as|es|áis|éis))\\s(?:el|la|los|las|un|una|tu|con|en|por|otra?|\\p{Nd})",
  it: "^(?:si (?!pensa|crede|vive|muore|dice)\\p{L}+|\\p{L}{3,}i)\\s",
  pt: "^(?:você )?\\p{L}{3,}(?:as?|es?)(?:-se)?\\s(?:[ao]s?|uma?|n[ao]s?|em|com)\\s",
  nl: "^(?:\\p{L}+ ){0,3}?(?:je|u|men)(?!\\p{L})",
  sv: "^(?:\\p{L}+ ){0,3}?(?:du|man|ni)(?!\\p{L})",
  da: "^(?:\\p{L}+ ){0,3}?(?:du|man)(?!\\p{L})",
  nb: "^(?:\\p{L}+ ){0,3}?(?:du|man|dere)(?!\\p{L})",
  pl: "^\\p{L}{2,}(?:sz|my)(?!\\p{L})",
  cs: "^\\p{L}{2,}(?:š|me)(?!\\p{L})",
  ru: "^(?:\\p{L}+ )?(?:вы )?\\p{L}{2,}(?:шь|те|ете|ите|ем|им)(?:ся|сь)?(?!\\p{L})",
  uk: "^(?:\\p{L}+ )?(?:ви )?\\p{L}{2,}(?:єш|еш|иш|те|ємо|емо|имо)(?:ся|сь)?(?!\\p{L})",
  ja: "(?<=[をにへで].{1,12})(?:ます|る|う|く|す|つ|ぬ|む|ぶ|ぐ)$",
  ko: "(?<=[을를에로] .{0,12})(?:니다|다|요)$",
  zh: "^(?:先|再|把|将|將|用|在|点|點|打开|打開|选|選|输|輸|按|拧|擰|放|倒|加|等|取|关|關|洗|切|扫|掃|填|找|拿|装|裝|盖|蓋|剪|拔|插|挖|浇|澆|最后|然后|接着)",
}; // prettier-ignore

/** `parts`: what is done one after the other. */
export type WaySteps = { parts: ToldStep[]; count: number };

/**
 * What is done one after the other under a heading that asks how: "You open the app. You scan the code. Finally you press …", or
 * commands of which one says that it comes next. Null where a story or a remark is among them.
 */
export function waySteps(
  sentences: readonly string[],
  at: number,
  language: string,
  heading: string,
): WaySteps | null {
  if (!asksWay(heading, language)) return null;
  const run = runFrom(sentences.slice(at, at + MOST + 1), language);
  if (run.length < FEWEST || run.length > MOST) return null;
  const marked = run.some((one) => orderOf(one, language) !== null);
  const told = run.filter((one) => isDone(one, language) && commandIn(one, language) !== "sure");
  // Rules under "How to stay safe" command as well; only a "then" says that one follows the other.
  if (!marked && told.length < run.length) return null;
  // "Open the window. Never lean out. …": what is forbidden is no step.
  if (run.some((one) => prohibitionIn(one, language) === 0)) return null;
  const parts = run.map((one) => partOf(one, language));
  const kept = parts.filter((part) => part !== null);
  return kept.length < parts.length ? null : { parts: kept, count: run.length };
}

/** The sentences that each do something, as far as they go; what comes last ends them. */
function runFrom(sentences: readonly string[], language: string): string[] {
  const run: string[] = [];
  for (const [nth, one] of sentences.entries()) {
    const order = orderOf(one, language);
    const isStep = order !== null || commandIn(one, language) !== null || isDone(one, language);
    if (!isStep || !isPlain(one, language) || (nth > 0 && order === "first")) break;
    run.push(one);
    if (order === "last") break;
  }
  return run;
}

function isDone(sentence: string, language: string): boolean {
  const doer = DOER[language];
  const bare = withoutOrderWord(withoutStop(sentence.trim()), language);
  return doer !== undefined && regex(doer, "iu").test(bare);
}

/** One thing that is done, short enough to be read, without a question, another voice or a past. */
function isPlain(sentence: string, language: string): boolean {
  if (/[?？؟“”„«»"]/u.test(sentence.replace(/["“„«][^"“”„«»]{1,24}["“”»]/gu, ""))) return false;
  const isShort = isUnspaced(language) ? Array.from(sentence).length <= MOST_LETTERS : countWords(sentence) <= MOST_WORDS; // prettier-ignore
  return isShort && (tellsPast(sentence, language) !== true || commandIn(sentence, language) === "sure");
}

function partOf(sentence: string, language: string): ToldStep | null {
  const bare = withoutStop(sentence.trim());
  const label = wholeLabel(capitalise(withoutOrderWord(bare, language), language), null, language);
  return label === null ? null : { ...label, said: bare.slice(0, SAID) };
}
