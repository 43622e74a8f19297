import { capitalise, countWords } from "./text/sentences.ts";
import { DATELINE } from "./text/dateline.ts";
import { TITLE_WORDS } from "./chapter-title-words.ts";
import { quotationsIn } from "./text/quotations.ts";
import { withoutSalute } from "./text/salute.ts";
import { hardLabel, splitAtStop, tornLabel } from "./text/shorten.ts";
import { mainClause, opensClause } from "./text/main-clause.ts";
import { toPattern } from "./text/regex.ts";

const MAX_WORDS = 8;
/** A name is read at a glance: a sentence of so many words is one. */
const MOST_WORDS = MAX_WORDS + 2;
const FEWEST_WORDS = 3;
/** Rather than a name that breaks off, one a little longer. */
const PATIENCE = 14;
/** Sentences of a passage that may name it. */
const FIRST = 4;

/** Scripts that part no words by spaces begin with a word where a phrase does. */
const word = (words: string, base: string): RegExp =>
  toPattern(`^(?:${words})${/^(?:zh|ja|ko)$/u.test(base) ? "" : "(?![\\p{L}\\p{M}’'])"}`, "iu");
const PATTERNS = new Map(
  Object.entries(TITLE_WORDS).map(([base, { leans, leads, subject }]) => [
    base,
    {
      leans: word(leans, base),
      leads: word(leads, base),
      subject: subject === undefined ? /^/u : word(subject, base),
    },
  ]),
);
const NONE = { leans: /(?!)/u, leads: /(?!)/u, subject: /^/u };
/** "Trains left by it": the end speaks of what was named before. */
const LEANS_BACK =
  /\s(?:it|them|him|her|so|too|there|es|ihn|ihm|davon|dazu|dort|daran|loro|lui|lei|da|de|hem|hen|hij|ze|honom|henne|ham|hende|nim|nią|nimi|ним|ней|них|него)$/iu;

/** Verbs come last: of a sentence with commas only the last part can stand alone. */
const VERB_LAST = new Set(["ja", "ko", "tr", "hi"]);
/** The verb comes second: behind what leads, the main clause begins with it and is no sentence by itself. */
const VERB_SECOND = new Set(["de", "nl", "sv", "da", "nb", "nn"]);
/** A subject or topic within a last part: particles. */
const HAS_SUBJECT: Readonly<Record<string, RegExp>> = {
  ja: /^[^、。]{1,12}(?:は|が)/u,
  ko: /^(?:\S+\s){0,2}\S+(?:은|는|이|가)\s/u,
};
/** "那年冬天，", "三年后，": a part that ends in when or where. */
const LEADING_END =
  /(?:时|時|后|後|前|年|月|天|冬|夏|春|秋|里|中|上)$|(?:とき|時|頃|ころ|日|夜|朝|と|から|ので|が|り|て|で|し|ば|たら)$|(?:때|고|며|서|지만|면|면서|니|나)$|(?:ken|ınca|ince|unca|ünce|dığında|diğinde|duğunda|ıp|ip|up|üp|arak|erek)$/u;

/** The name of a scene that the brief does not name: its first sentence, or the first thought of it. */
export function chapterTitle(sentence: string, language: string): string {
  return tellingTitle([sentence], language) ?? capitalise(sentence);
}

/** The name of a passage by the first of its sentences that tells what it is about; null where none has any words. */
export function tellingTitle(sentences: readonly string[], language: string): string | null {
  const base = language.split("-")[0] ?? language;
  const said = sentences
    .slice(0, FIRST)
    .map((sentence) => bare(sentence))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const [first] = said;
  if (first === undefined) return null;
  const others = said.slice(1);
  const wholes = others.flatMap((sentence) => wholeOf(sentence, base) ?? []);
  const name =
    wholeOf(first, base) ??
    clauseOf(first, base, base === "en" ? PATIENCE : MOST_WORDS) ??
    wholes.find((sentence) => countWords(sentence) > FEWEST_WORDS) ??
    wholes[0] ??
    clauseOf(first, base, PATIENCE) ??
    others.map((sentence) => clauseOf(sentence, base, MOST_WORDS)).find((one) => one !== null) ??
    // Two words, or what was named before, are whole at least.
    others.find((one) => base !== "en" && countWords(one) > 1 && countWords(one) <= MOST_WORDS) ??
    cutOf(first, base);
  // "Ring 01632 960 144 (weekdays": a name that ends within a bracket ends before it.
  const whole = name.replace(/\s*[(（][^)）]*$/u, "");
  return capitalise(whole === "" ? name : whole);
}

/** Without its dateline and its stop; of a quotation what is said. */
function bare(sentence: string): string {
  const told = withoutSalute(sentence.replace(DATELINE, ""));
  const [said] = quotationsIn(told);
  const opens = said !== undefined && /^$|[:：]\s*$/u.test(told.slice(0, said.start));
  const quoted = opens && said.end !== null && said.inner.trim().length >= FEWEST_QUOTED;
  return (quoted ? said.inner.trim().replace(/\s*[,，،]$/u, "") : told)
    .replace(/(?<!\.)[.。।۔;；]$/u, "")
    .trim();
}

/** UTF-16 units of a quotation that is more than a name. */
const FEWEST_QUOTED = 8;

/** A sentence that is short enough and stands by itself. */
function wholeOf(sentence: string, base: string): string | null {
  const { leans, leads, subject } = PATTERNS.get(base) ?? NONE;
  const words = countWords(sentence);
  if (words < FEWEST_WORDS || words > MOST_WORDS || leans.test(sentence)) return null;
  if (/[:：]$/u.test(sentence) || LEANS_BACK.test(sentence)) return null;
  // What leads is followed by a sentence; elsewhere a subject may hide in the verb.
  return subject.test(sentence) || leads.test(sentence) ? sentence : null;
}

/** The main clause of a long sentence, where the language lets it be told: its longest part that opens no clause. */
function clauseOf(sentence: string, base: string, most: number): string | null {
  if (base === "en") return clauseInEnglish(sentence, most);
  const { leans, leads, subject } = PATTERNS.get(base) ?? NONE;
  // "সঙ্গে যা আনবেন: শুকনো খাবার, জলের বোতল, টর্চ": what leads to a list names it, and none of its parts does.
  const head = LISTED.exec(sentence)?.[1]?.trim();
  if (head !== undefined && countWords(head) >= 2 && countWords(head) <= most) return head;
  const parts = sentence
    .split(/[，،、；;]\s*|,\s+(?!\d)|\s[–—]\s(?!\p{Nd})|[:：]\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  const candidates = VERB_LAST.has(base)
    ? [last].filter((part) => HAS_SUBJECT[base]?.test(part) === true)
    : // Where the words that lean on what was said are not known, only what begins the sentence stands alone.
      parts.filter((_, at) => at === 0 || (PATTERNS.has(base) && !VERB_SECOND.has(base)));
  const fit = candidates
    .filter((part) => !opensClause(part, base) && !leads.test(part) && !leans.test(part))
    .filter((part) => part === last || !LEADING_END.test(part))
    .toSorted((a, b) => countWords(b) - countWords(a));
  const stands = (main: string | undefined, times: number): main is string => {
    if (main === undefined || parts.some((part) => countWords(part) > countWords(main) * times)) return false;
    const words = countWords(main);
    return words >= FEWEST_WORDS + 1 && words <= most && subject.test(main);
  };
  // "A Zuca leva duas crianças, as compras da semana ou 80 quilos": what opens the sentence has its verb, a later part may
  // be one thing of a row, and where no words of the language are known it may be "but the school refused her".
  const opening = fit.find((part) => part === parts[0]);
  if (stands(opening, PATTERNS.has(base) ? 4 : 2)) return opening;
  return PATTERNS.has(base) && stands(fit[0], 2) ? fit[0] : null;
}

const LISTED = /^([^:：]{4,60})[:：]\s*[^,،、，:：]+(?:[,،、，][^,،、，]+){2,}$/u;

function clauseInEnglish(sentence: string, most: number): string | null {
  const { leans, leads } = PATTERNS.get("en") ?? NONE;
  const whole = tornLabel(sentence, MOST_WORDS);
  const short = countWords(whole) <= MOST_WORDS && !whole.endsWith("…");
  const clause = short
    ? whole
    : (splitAtStop(whole, MAX_WORDS)?.head ?? mainClause(sentence, MAX_WORDS, most, "en"));
  const stands = clause !== null && countWords(clause) >= FEWEST_WORDS && !LEANS_BACK.test(clause);
  return !stands || leans.test(clause) || (leads.test(clause) && !short) ? null : clause;
}

/** Where nothing stands alone: the sentence, or as much of it as can be read. */
function cutOf(sentence: string, base: string): string {
  const whole = tornLabel(sentence, MOST_WORDS);
  if (countWords(whole) <= MOST_WORDS && !whole.endsWith("…")) return whole;
  return mainClause(sentence, MAX_WORDS, MOST_WORDS, base) ?? hardLabel(sentence, MAX_WORDS / 2 + 2);
}
