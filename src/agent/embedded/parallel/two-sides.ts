import type { ToldSides } from "../brief/brief.ts";
import { subjectOf } from "../english/subject.ts";
import { breathsOf } from "../text/breaths.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { ARTICLES, COPULA, GOES_ON, IN_CONTRAST, WHILE } from "./side-words.ts";
import { STEP_WORDS } from "./step-words.ts";
import { regex } from "./regex.ts";

export type Side = ToldSides["sides"][number];
/** `count`: how many sentences of the text they take. */
export type TwoSides = Pick<ToldSides, "sides" | "verdict"> & { count: number };

/** `sure`: the heading asks, or says that it compares. */
export type NamedSides = { names: readonly string[]; sure: boolean };

const MOST_POINTS = 4;
const MOST_POINT_WORDS = 24;
/** Without a heading each side says so many words at least. */
const FEWEST_WORDS = 2;
/** Words, and letters of writing without spaces, before the name of what a clause is about. */
const BEFORE = { words: 2, letters: 4 };
const MOST_LOOSE = 2;
const EAST = /^(?:ja|zh)$/u;

/**
 * How one of two things is named: where in a clause, and up to where. `within`: a clause within a sentence names it by
 * the first of its words ("louer sa voiture" is not named by "mais la voiture …").
 */
type Finder = (clause: string, within?: boolean) => { start: number; end: number } | null;
type Unit = { side: number; text: string; sentence: number };

/** Two things that a heading names ("Gas boiler or heat pump?") as the sentences from `at` on tell of them in turn. */
export function headedSides(
  sentences: readonly string[],
  at: number,
  { names, sure }: NamedSides,
  language: string,
): TwoSides | null {
  const finders = findersOf(names, language);
  if (finders === null) return null;
  const units = unitsFrom(sentences.slice(at), finders, language);
  const bare = (name: string): string => name.replace(ARTICLES, "").trim();
  const whole = finders.map((find, side) => throughName(find, bare(names[side] ?? "")));
  const found = sidesOf(units, names.map(bare), whole, language);
  // "Love or money" may be called so without comparing anything.
  const apart = new Set(units.map(({ side, sentence }) => `${side} ${sentence}`)).size === new Set(units.map(({ sentence }) => sentence)).size; // prettier-ignore
  const past = STEP_WORDS[language]?.past;
  const story = units.some(({ text }) => past?.test(text) === true);
  if (found === null || (!sure && (!apart || story))) return null;
  // "Together they fill each other's gaps" is said of both.
  const next = sentences[at + found.count] ?? "";
  const both = BOTH.test(next) || finders.every((find) => next.split(/\s+/u).some((_, word, all) => find(all.slice(word).join(" ")) !== null)); // prettier-ignore
  if (!both || countWords(next) > MOST_VERDICT_WORDS || /[?？؟]\s*$/u.test(next)) return found;
  return {
    ...found,
    verdict: { text: withoutStop(next), said: next.slice(0, SAID) },
    count: found.count + 1,
  };
}

/** Speaks of the two together. */
const BOTH =
  /^(?:together|both|either way|neither|in the end|zusammen|beide|gemeinsam|am ende|ensemble|tous les deux|les deux|juntos|ambos|insieme|entrambi|juntos|ambos|samen|allebei|razem|oba|обе|оба|вместе|birlikte|ikisi|كلاهما|معًا|שניהם|שתיהן|दोनों|两者|兩者|どちらも|両方|둘 다)(?![\p{L}\p{M}])/iu;
const MOST_VERDICT_WORDS = 14;

/** Words of each name that the other has not, found at the beginning of a clause in any of their forms. */
function findersOf(names: readonly string[], language: string): Finder[] | null {
  const words = names.map((name) => name.toLowerCase().match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []);
  const finders = words.map((own, side): Finder | null => {
    const other = words[1 - side] ?? [];
    const whole = EAST.test(language) ? [names[side]?.trim() ?? ""] : own;
    const telling = whole.filter(
      (word) => !(other as readonly string[]).includes(word) && word.length > 1 && !SMALL.test(word),
    );
    if (telling.length === 0) return null;
    const [first, ...more] = telling.map((word) => stemOf(word, language));
    const [left, prefix] = [
      EAST.test(language) ? "" : "(?<![\\p{L}\\p{M}])",
      /^(?:ar|he)$/u.test(language) ? "[وفבלה]?(?:ال|لل|ה)?" : "",
    ];
    const named = (stems: string): RegExp => new RegExp(`${left}${prefix}(?:${stems})`, "iu");
    const [any, strict] = [named([first, ...more].join("|")), named(first ?? "")];
    return (clause, within) => spanOf(clause, within === true ? strict : any, language);
  });
  const found = finders.filter((finder) => finder !== null);
  return found.length === 2 ? found : null;
}

/** "Lenti a contatto": a name of several words ends with its last, where all of them stand there. */
function throughName(find: Finder, name: string): Finder {
  return (clause) => {
    const span = find(clause);
    if (span === null) return null;
    const at = clause.toLowerCase().indexOf(name.toLowerCase());
    const within = at >= 0 && at <= span.start && at + name.length >= span.end;
    return within ? { start: at, end: at + name.length } : span;
  };
}

const SMALL = /^(?:the|an?|mit|dem|der|die|das|par|en|le|la|les|del?|in|im|of|to|zu|con|per|für|by)$/u;

/** A word without what its forms differ in. */
function stemOf(word: string, language: string): string {
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  if (EAST.test(language) || language === "ko") return plain;
  const letters = Array.from(word);
  if (letters.length <= 4) return `${plain}(?:s|e|n|en|es|er|ing|ів|а|у|ы|и|е|ом|ой)?(?![\\p{L}\\p{M}])`;
  return letters.slice(0, letters.length < 6 ? 4 : -2).join("");
}

/** The name as it stands, up to the end of its last word, where it is near the beginning. */
function spanOf(clause: string, pattern: RegExp, language: string): { start: number; end: number } | null {
  const found = pattern.exec(clause);
  if (found === null) return null;
  const before = clause.slice(0, found.index);
  const near = EAST.test(language)
    ? Array.from(before).length <= BEFORE.letters
    : (before.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0) <= BEFORE.words;
  if (!near) return null;
  let end = found.index + found[0].length;
  if (EAST.test(language)) return { start: found.index, end };
  const rest = (): string => clause.slice(end);
  end += /^[\p{L}\p{M}-]*/u.exec(rest())?.[0].length ?? 0;
  // "Gas boiler": a name of two words ends with the second.
  for (;;) {
    const next = /^\s+[\p{L}\p{M}-]+/u.exec(rest())?.[0] ?? "";
    if (next === "" || pattern.exec(next.trim())?.index !== 0) break;
    end += next.length;
  }
  return { start: found.index, end };
}

function unitsFrom(sentences: readonly string[], finders: readonly Finder[], language: string): Unit[] {
  const units: Unit[] = [];
  let loose = 0;
  for (const [sentence, text] of sentences.entries()) {
    // What is labelled, or asks, is told otherwise.
    if (/[?？؟]\s*$|[:：]\s*\p{N}/u.test(text)) break;
    const parts = partsOf(text, finders, language);
    const last = units.at(-1);
    if (parts === null) break;
    const [first] = parts;
    if (first === undefined) {
      loose += 1;
      // What stands between two sentences that name a side is said of the first.
      const next = sentences[sentence + 1];
      const between = next !== undefined && (partsOf(next, finders, language)?.length ?? 0) > 0;
      if (last === undefined || BOTH.test(text) || loose > MOST_LOOSE || !(between || goesOn(text))) break;
      units.push({ side: last.side, text, sentence });
    } else {
      loose = 0;
      units.push(...parts.map((part) => ({ ...part, sentence })));
    }
  }
  return units;
}

/** "In the sea they last for years": a pronoun near the beginning speaks of what was named before. */
function goesOn(sentence: string): boolean {
  const words = sentence.split(/\s+/u).slice(0, NEAR_WORDS);
  return words.some((_, at) => GOES_ON.test(words.slice(at).join(" ")));
}

const NEAR_WORDS = 4;

/**
 * The clauses of a sentence, each with the side that it begins with; empty where it names none at its beginning, null
 * where it names both in one breath.
 */
function partsOf(
  sentence: string,
  finders: readonly Finder[],
  language: string,
): { side: number; text: string }[] | null {
  const link = linkOf(language);
  const sideAt = (clause: string, within: boolean): number | "both" | null => {
    const found = finders.map((find) => find(clause, within));
    if (found.every((one) => one !== null)) return "both";
    const side = found.findIndex((one) => one !== null);
    return side < 0 ? null : side;
  };
  const starts = [0, ...[...sentence.matchAll(CLAUSE)].map(({ index, 0: mark }) => index + mark.length)];
  const parts: { side: number; start: number }[] = [];
  for (const start of starts) {
    const side = sideAt(firstClause(sentence.slice(start).replace(link, "")), start > 0);
    if (side === "both") return null;
    if (side === null && start === 0) return [];
    if (side !== null && side !== parts.at(-1)?.side) parts.push({ side, start });
  }
  return parts.map(({ side, start }, at) => ({
    side,
    text: sentence.slice(start, parts[at + 1]?.start ?? sentence.length).replace(/[\s,;，；、،؛]+$/u, ""),
  }));
}

/** What stands before the next comma: another name behind it is of another clause. */
function firstClause(text: string): string {
  const at = text.search(CLAUSE_MARK);
  return at < 0 ? text : text.slice(0, at);
}

const CLAUSE = /(?:[,;،؛]\s+|[，；、]\s*|\s[–—]\s)(?=\S)/gu;
const CLAUSE_MARK = /[,;،؛]\s|[，；、]|\s[–—]\s/u;

function linkOf(language: string): RegExp {
  const words = WHILE[language];
  const end = EAST.test(language) ? "[，、,]?\\s*" : "(?![\\p{L}\\p{M}])[,،]?\\s*";
  return words === undefined ? /^(?!)/u : regex(`^(?:${words})${end}`, "iu");
}

/** Null where a side has nothing to it, too much, or a point that would have to be cut. */
function sidesOf(
  units: readonly Unit[],
  titles: readonly string[],
  finders: readonly Finder[],
  language: string,
): TwoSides | null {
  // What goes on behind the last named sentence is told of it.
  const sides = titles.map((title, side): Side => ({
    title: capitalise(title, language),
    points: units.flatMap((unit, at) =>
      unit.side === side ? pointsOf(unit, at, finders[side], language) : [],
    ),
  }));
  // What is told first stands first.
  if ((sides[1]?.points[0]?.at ?? 0) < (sides[0]?.points[0]?.at ?? 0)) sides.reverse();
  const fit = sides.every(
    ({ points }) =>
      points.length > 0 &&
      points.length <= MOST_POINTS &&
      points.every(({ text }) => countWords(text) <= MOST_POINT_WORDS),
  );
  return fit ? { sides, verdict: null, count: (units.at(-1)?.sentence ?? 0) + 1 } : null;
}

/** What a clause says of its side: without the name where it begins with it, parted where it is long. */
function pointsOf({ text }: Unit, place: number, find: Finder | undefined, language: string): Side["points"] {
  return breathsOf(text, language).map((breath, at) => ({
    at: place * MOST_BREATHS + at,
    text: at === 0 ? saidOf(breath.text, find, language) : capitalise(withoutStop(breath.text), language),
    said: text.slice(breath.offset, breath.offset + SAID),
  }));
}

const SAID = 12;
/** A clause has fewer stretches. */
const MOST_BREATHS = 20;

function saidOf(clause: string, find: Finder | undefined, language: string): string {
  const whole = withoutStop(clause.replace(linkOf(language), ""));
  const span = find?.(whole) ?? null;
  const opens = span !== null && `${whole.slice(0, span.start)}x`.replace(ARTICLES, "") === "x";
  if (span === null || !opens) return capitalise(withoutContrast(whole, language), language);
  const particle = PARTICLE[language] ?? /^/u;
  const rest = withoutContrast(whole.slice(span.end).replace(particle, "").replace(/^\s*,/u, ","), language);
  const told = rest.replace(/^[\s,，、،]+/u, "").replace(/^ف(?=[يت]\p{L}{2})/u, "");
  if (countWords(told) < 2) return capitalise(whole, language);
  const bare = language === "en" && !/\b(?:and|but)\b|,/iu.test(told) ? told.replace(COPULA, "") : told;
  return capitalise(bare, language);
}

/** What marks a topic. */
const PARTICLE: Readonly<Record<string, RegExp>> = {
  ja: /^(?:は|が|も|では|なら)、?/u,
  ko: /^(?:은|는|이|가|도)(?=\s)/u,
  tr: /^\s+ise(?=\s)/iu,
};

function withoutContrast(text: string, language: string): string {
  const words = IN_CONTRAST[language];
  return words === undefined
    ? text
    : text.replace(regex(`^\\s*[,،]?\\s*(?:${words})(?![\\p{L}\\p{M}])\\s*[,،]?\\s*`, "iu"), " ").trim();
}

/**
 * Two things that are set against each other without a heading: "The boiler is cheap. The pump, on the other hand, …",
 * "While a press keeps the oils, a filter holds them back." Null where one of them cannot be named, and in stories.
 */
export function contrastedSides(sentences: readonly string[], at: number, language: string): TwoSides | null {
  const [one = "", two = ""] = sentences.slice(at, at + 2);
  const pair = twoSentences(one, two, language) ?? twoClauses(one, language);
  if (pair === null) return null;
  const past = STEP_WORDS[language]?.past;
  if (past === undefined || pair.texts.some((text) => past.test(text))) return null;
  if (pair.texts.some((text) => /[?？؟"“”„«»「」]/u.test(text))) return null;
  const sides = pair.texts.map((text, side): Side => {
    const title = pair.names[side] ?? "";
    const find: Finder = (clause) => {
      const start = clause.toLowerCase().indexOf(title.toLowerCase());
      return start < 0 ? null : { start, end: start + title.length };
    };
    const unit = { side, text, sentence: side };
    return {
      title: capitalise(title.replace(ARTICLES, ""), language),
      points: pointsOf(unit, side, find, language),
    };
  });
  const [first, second] = sides;
  const told = sides.every(
    ({ points }, side) =>
      points.length <= MOST_POINTS &&
      countWords(pair.texts[side] ?? "") - countWords(pair.names[side] ?? "") >= FEWEST_WORDS &&
      points.every(({ text }) => countWords(text) <= MOST_POINT_WORDS),
  );
  const other = first?.title.toLowerCase() !== second?.title.toLowerCase();
  return told && other ? { sides, verdict: null, count: pair.count } : null;
}

type Pair = { names: [string, string]; texts: [string, string]; count: number };

function twoSentences(one: string, two: string, language: string): Pair | null {
  const topic = TOPIC[language];
  if (topic !== undefined) {
    const link = linkOf(language);
    if (!link.test(two)) return null;
    const [first, second] = [topic.exec(one)?.[1], topic.exec(two.replace(link, ""))?.[1]];
    if (first === undefined || second === undefined) return null;
    return { names: [first, second], texts: [one, two], count: 2 };
  }
  const words = IN_CONTRAST[language];
  if (words === undefined) return null;
  const marked = regex(`^((?:\\S+\\s){0,3}[^\\s,]+?),?\\s(?:${words})(?![\\p{L}\\p{M}])`, "iu").exec(two);
  const opened = regex(`^(?:${words})(?![\\p{L}\\p{M}]),?\\s+(.+)$`, "isu").exec(two);
  const second = marked?.[1] ?? (opened === null ? null : subject(opened[1] ?? "", language));
  const first = subject(one, language);
  if (first === null || second === null || !areAlike(first, second)) return null;
  return { names: [first, second], texts: [one, two], count: 2 };
}

/** "While the kettle boils": with "the" it mostly tells when. */
function twoClauses(sentence: string, language: string): Pair | null {
  if (language !== "en") return null;
  const found =
    /^(?:while(?=\san?\s)|whereas)\s+([^,]+),\s+([^,]+)$/iu.exec(withoutStop(sentence)) ??
    /^([^,]+),\s+(?:while(?=\san?\s)|whereas)\s+([^,]+)$/iu.exec(withoutStop(sentence));
  const [, one = "", two = ""] = found ?? [];
  const [first, second] = [subject(one, language), subject(two, language)];
  if (first === null || second === null || !areAlike(first, second)) return null;
  return { names: [first, second], texts: [one, two], count: 1 };
}

const TOPIC: Readonly<Record<string, RegExp>> = {
  ja: /^([^、。は]{2,14})は/u,
  ko: /^((?:\S+\s){0,2}\S{1,8}?)(?:은|는)\s/u,
};

/** What a sentence is about, where it is surely told where the name ends; else null. */
function subject(sentence: string, language: string): string | null {
  if (language === "en") return englishSubject(sentence);
  // A noun in capitals ends it: "Der alte Gasherd …".
  if (language === "de") return /^(?:Der|Die|Das|Ein|Eine)\s(?:\p{Ll}+e[rnms]?\s)?\p{Lu}[\p{L}-]+(?=\s\p{Ll})/u.exec(sentence)?.[0] ?? null; // prettier-ignore
  return null;
}

/** Before a verb that might be a noun as well: "A French press keeps the oils". */
const NOUN_PHRASE =
  /^(?:an?|the)\s(?:[\p{L}-]+\s)?[\p{L}-]+(?=\s\p{Ll}{2,}s\s(?:the|an?|its?|them|this|that|your|in|on|at|for|to|with|from|up|more|less|no|much|only|about|twice|half|\d))/iu;

function englishSubject(sentence: string): string | null {
  const capital = capitalise(sentence);
  const found = subjectOf(capital);
  if (found !== null) return sentence.slice(0, found.length);
  return NOUN_PHRASE.exec(sentence)?.[0] ?? null;
}

/** "The boiler" and "the pump" are things of one kind; "the boiler" and "Anna" may be anything. */
function areAlike(one: string, two: string): boolean {
  const article = (name: string): string => ARTICLES.exec(name)?.[0].trim().toLowerCase() ?? "";
  const kind = (name: string): string => /^(?:an?|ein|eine)$/u.test(article(name)) ? "any" : article(name) === "" ? "bare" : "the"; // prettier-ignore
  return kind(one) === kind(two) && kind(one) !== "bare";
}
