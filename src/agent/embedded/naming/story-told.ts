import { toPattern } from "../text/regex.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { germanName } from "./about/german-name.ts";
import { articleOf, joinedAlone } from "./about/joined-articles.ts";

const MOST_WORDS = 9;

/** A sentence that says nothing but whose story is told, up to its name; where it follows "of", its article may be joined to that. */
const STORIES: Readonly<Record<string, string>> = {
  en: "(?:[Tt]his is|[Hh]ere is) (?:the|our|a) (?:\\p{Ll}+ )?(?:story|tale) of |(?:[Tt]he|[Oo]ur|[Tt]his) story (?:is|was) (?:(?:that|the story|the tale) of |about )?(?=(?:the )?\\p{Lu})",
  nl: "[Hh]et verhaal is dat van |[Dd]it is het verhaal van |[Hh]et verhaal gaat over ",
  sv: "[Bb]erättelsen är (?:den )?om |[Dd]etta är (?:berättelsen|historien) om |[Hh]istorien (?:är den om|handlar om) ",
  da: "[Hh]istorien er (?:den )?om |[Dd]ette er historien om |[Hh]istorien handler om ",
  nb: "[Hh]istorien er (?:den )?om |[Dd]ette er (?:historien|fortellingen) om |[Hh]istorien handler om ",
  ru: "[Ии]стория — это (?:история )?(?!\\p{Ll}+ого )",
  uk: "[Іі]сторія — це ",
};
/** Behind it stands a name in the case that it asks for. */
const GERMAN_STORY =
  /^(?:[Dd]ie Geschichte ist (?:die|jene)|[Dd]ies ist die Geschichte|[Dd]ie Geschichte (?:handelt|erzählt)) (?<preposition>von|vom) (?<phrase>.+)$/u;
const JOINED_STORIES: Readonly<Record<string, string>> = {
  fr: "(?:[Ll]['’]histoire est|[Vv]oici|[Cc]['’]est) (?:celle|l['’]histoire)\\s",
  es: "(?:[Ll]a historia es|[Ee]sta es) la(?: historia)?\\s",
  it: "(?:[Ll]a storia è|[Qq]uesta è) (?:quella|la storia)\\s",
  pt: "(?:[Aa] história é|[Ee]sta é) a(?: história)?\\s",
};
/** "The story begins with five brothers named Chappe, in the Sarthe": with whom, where that has a name. */
const BEGINS: Readonly<Record<string, string>> = {
  en: "(?:[Tt]he|[Oo]ur|[Tt]his) story (?:begins|starts|opens) with ",
  de: "(?:[Dd]ie|[Uu]nsere) Geschichte beginnt mit ",
  nl: "(?:[Hh]et|[Oo]ns) verhaal begint met ",
  fr: "(?:[Ll]['’]|[Nn]otre )histoire (?:commence|débute) avec ",
  es: "(?:[Ll]a|[Nn]uestra) historia (?:comienza|empieza) con ",
  it: "(?:[Ll]a|[Ll]a nostra) storia (?:comincia|inizia) con ",
  pt: "(?:[Aa]|[Aa] nossa) história começa com ",
  sv: "(?:[Bb]erättelsen|[Hh]istorien) börjar med ",
  da: "[Hh]istorien begynder med ",
  nb: "[Hh]istorien (?:begynner|starter) med ",
};

/** "The story is the Halifax explosion.", "L'histoire est celle du premier câble.": what it is of; null where a sentence says more. */
export function storyTold(first: string, base: string): string | null {
  const said = withoutStop(first.replaceAll(/\s+/gu, " ").trim());
  if (base === "de") {
    const german = germanStory(said);
    if (german !== null) return german;
  }
  const own = restBehind(STORIES[base], said);
  if (own !== null) return isName(own) ? capitalise(own, base) : null;
  const joined = joinedBehind(said, base);
  if (joined !== null) return joined;
  const whom = restBehind(BEGINS[base], said)?.split(/,\s/u)[0] ?? null;
  return whom !== null && isName(whom) && /\s\p{Lu}/u.test(whom) ? capitalise(whom, base) : null;
}

/** Null where the words do not tell the name's nominative. */
function germanStory(said: string): string | null {
  const { preposition, phrase } = GERMAN_STORY.exec(said)?.groups ?? {};
  if (preposition === undefined || phrase === undefined || !isName(phrase)) return null;
  const name = germanName(preposition, phrase);
  return name.startsWith(`${preposition} `) ? null : capitalise(name, "de");
}

function restBehind(pattern: string | undefined, said: string): string | null {
  if (pattern === undefined) return null;
  const found = toPattern(`^(?:${pattern})`, "u").exec(said)?.[0];
  return found === undefined ? null : said.slice(found.length);
}

function joinedBehind(said: string, base: string): string | null {
  const rest = restBehind(JOINED_STORIES[base], said);
  const form = joinedAlone(base);
  const found = rest === null || form === null ? null : toPattern(`^${form}`, "iu").exec(rest);
  if (rest === null || found === null) return null;
  const name = rest.slice(found[0].length);
  return isName(name) ? capitalise(articleOf(found.groups?.["joined"] ?? "", base) + name, base) : null;
}

/** Some words without a clause behind them. */
const isName = (name: string): boolean =>
  countWords(name) >= 1 && countWords(name) <= MOST_WORDS && !/[,;:.?!–—]|\s(?:who|that|which|qui|que|che|der|die|das|som|które?|котор\p{L}+)\s/u.test(name); // prettier-ignore
