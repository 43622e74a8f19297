import type { ToldBars } from "../brief/brief.ts";
import { countedNoun, VERB_LAST, withNounBehind } from "../scenes/counted-noun.ts";
import { isName, unitOf, withoutArticle } from "../scenes/gapped-row.ts";
import { isGlue, tellsChange, wordsIn } from "../scenes/row-words.ts";
import { samePlural, withUnitOfAll } from "../scenes/same-plural.ts";
import { findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { boundOf, withoutRounds } from "../text/recast/bounds.ts";
import { denies, standingOf } from "../text/recast/standing.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { OURS_WORDS, type OursWords } from "./ours-words.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { regex } from "../text/regex.ts";
import { isYearAlone } from "../text/year-alone.ts";

const MOST_WORDS = 18;
const MOST_LEAD_WORDS = 6;
const MOST_SPREAD = 200;
/** So many letters of a verb are the same in all its forms: "takes", "take"; "tarda", "tardamos". */
const STEM = 3;
const SAID = 10;

type Side = { name: string; ours: boolean; verb: string; found: FoundFigure; after: string; text: string };

/**
 * "The van takes 9 minutes to park and deliver. We take 4.", "Una furgoneta tarda de media 9 minutos. Nosotros, 4.": the same
 * measure of two, of whom one are we, or which have the same verb. Null where the other counts something else.
 */
export function oursAndTheirs(
  sentences: readonly string[],
  at: number,
  language: string,
): { shows: ToldBars; lead: string; count: number } | null {
  const words = OURS_WORDS[language];
  if (words === undefined) return null;
  const [sentence = "", next = ""] = sentences.slice(at, at + 2);
  for (const [one, other, count] of [...halvesOf(sentence, words), [sentence, next, 2] as const]) {
    const first = sideOf(one, words, language, null);
    const second = first === null ? null : sideOf(other, words, language, first);
    if (first === null || second === null) continue;
    const told = barsOf([first, second], language);
    if (told !== null) return { ...told, count };
  }
  return null;
}

/** "The van takes 9 minutes, we take 4", "…, while we take 4", "…; we, 4". */
function halvesOf(sentence: string, words: OursWords): (readonly [string, string, number])[] {
  return [
    ...sentence.matchAll(
      regex(`\\s*[;؛]\\s+|,\\s+(?:(?:${words.while})\\s+)?|\\s+(?:${words.while})\\s+|\\s[–—]\\s`, "giu"),
    ),
  ].map(({ index, 0: mark }) => [sentence.slice(0, index), sentence.slice(index + mark.length), 1] as const);
}

/** Who, and how much; `before`: the one told first, whose verb and unit go on. */
function sideOf(written: string, words: OursWords, language: string, before: Side | null): Side | null {
  if (/[?？؟!！"“”«»„:：()]/u.test(written) || countWords(written) > MOST_WORDS || denies(written, language)) return null; // prettier-ignore
  const text = withoutStop(written).trim();
  const [found, another] = findFigures(text, language);
  if (found === undefined || another !== undefined || !isAmount(found, text, language)) return null;
  const lead = text
    .slice(0, found.start)
    .replace(regex(`[\\s,]+(?:${words.average})(?=[\\s,]|$)`, "giu"), "");
  const opening = withoutRounds(lead.replace(/[\s,–—-]+$/u, "").replace(/[\s,–—-]+$/u, ""), language);
  const after = text.slice(found.end).trim();
  const us = regex(`^(?:${words.us})${isUnspaced(language) ? "" : "(?![\\p{L}\\p{M}])"}`, "iu").exec(
    opening,
  )?.[0];
  if (us !== undefined) {
    const rest = opening.slice(us.length).replace(/^[\s,]+/u, "");
    const verb = goesOn(rest, words, before);
    return verb === null
      ? null
      : {
          name: us.replace(/(?:なら|では|は)?、?$/u, "").replace(/^(?:و|أما\s)(?=ن)/u, ""),
          ours: true,
          verb,
          found,
          after,
          text,
        };
  }
  const eastern = EASTERN[language]?.exec(opening)?.groups;
  if (EASTERN[language] !== undefined) {
    const { name = "", verb = "" } = eastern ?? {};
    if (name === "" || countWords(after) > MOST_VERB_WORDS) return null;
    return { name, ours: false, verb, found, after, text };
  }
  const [, subject = "", last = ""] = /^(.+?)\s(\p{Ll}[\p{Ll}\p{M}'’-]{2,})$/u.exec(opening) ?? [];
  const verb = before === null || shareStem(last, before.verb) ? last : "";
  // "Un bain en consomme 150": what stands for the unit is no part of the name.
  const { name } = withoutArticle(
    verb === "" ? opening : subject.replace(/\s(?:en|ne|se|si)$/iu, ""),
    words.articles,
  );
  if (before === null && (verb === "" || TIES.test(verb) || (verb === "met" && language === "nl")))
    return null;
  // Without a verb of its own only what a comma sets off goes on with the one before.
  if (verb === "" && !/,\s*$/u.test(lead)) return null;
  return isThing(name, language) ? { name, ours: false, verb, found, after, text } : null;
}

/** "We take | 4", "Nosotros, | 4", "Bei uns sind es | 4": the verb of the one before, or none. */
function goesOn(rest: string, words: OursWords, before: Side | null): string | null {
  if (before === null) return /^\p{Ll}[\p{Ll}\p{M}'’-]{2,}$/u.test(rest) ? rest : null;
  if (rest === "" || regex(`^(?:${words.is})$`, "iu").test(rest)) return "";
  // "Noi ne impieghiamo 4", "nous en consommons 4".
  const bare = rest.replace(/^(?:ne|en|se|la|lo|l['’]|er)\s/iu, "");
  return /^\S+$/u.test(bare) && shareStem(bare, before.verb) ? rest : null;
}

/**
 * Where the verb stands behind the amount, or before its subject, and where words have no blank between them: who it is told
 * of, surely in the form in which it stands alone.
 */
const EASTERN: Readonly<Record<string, RegExp>> = {
  tr: /^(?:bir\s)?(?<name>\p{L}+(?:\s\p{L}+)?)(?<![dt][ae]n?|l[ae]|için|[ğy][ıiuüae]|\s(?:bile|kadar|sonra|önce))$/iu,
  hi: /^(?:एक\s)?(?<name>[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?)(?<!े|ों|ीं|\s(?:में|से|पर|को|का|की|ने))$/u,
  ja: /^(?<name>[^、。はがをに]{2,14})は、?(?:平均(?:で|して)?)?(?:約)?$/u,
  zh: /^(?<name>\p{Script=Han}{2,5}?)(?:平均|一般)?(?<verb>要|需要|需|花|用|耗|收|收费)(?:约|大约)?$/u,
  ar: /^(?<verb>[يت]\p{L}{3,})\s(?<name>ال\p{L}{2,}(?:\sال\p{L}{2,})?)$/u,
};
const MOST_VERB_WORDS = 3;

/** "Anna is 9 years old. We are 4." */
const TIES = /^(?:is|are|was|were|ist|sind|war|waren|est|sont|était|étaient|son|era|eran|fue|sono|erano|são|era|eram|zijn|waren|jest|był\p{L}*|był|были|be|with|from|for|until|since|about|over|under|between|bei|nach|seit|für|avec|pour|depuis|con|para|desde|per|com|voor)$/iu; // prettier-ignore
/** "Van" is a preposition in Dutch alone. */
function isThing(name: string, language: string): boolean {
  return !LEANS.test(name) && isName(language === "en" ? name.replaceAll(/(?<!\p{L})van(?!\p{L})/giu, "car") : name); // prettier-ignore
}

/** It stands for what was named before, or says when. */
const LEANS = /^(?:each|every|all|some|another|then|today|yesterday|there|here|also|und|dann|heute|dort|auch|alors|puis|aussi|luego|también|aquí|allora|anche|poi|depois|também|toen|ook|daar|и|тоже|też|potem)(?:\s|$)/iu; // prettier-ignore

function shareStem(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  return one.slice(0, STEM).toLowerCase() === other.slice(0, STEM).toLowerCase();
}

function isAmount(found: FoundFigure, text: string, language: string): boolean {
  const { figure, start, end, unit } = found;
  return (
    figure.value !== null &&
    figure.value > 0 &&
    !isPercent(figure) &&
    !/^[+−-]/u.test(figure.display) &&
    !isYearAlone(figure.display) &&
    !/^\s?[–-]\s?\p{Nd}/u.test(text.slice(end)) &&
    standingOf(text, start, end, language) === "told" &&
    boundOf(text.slice(0, start), unit, language) === null
  );
}

function barsOf(sides: readonly [Side, Side], language: string): { shows: ToldBars; lead: string } | null {
  const [first, second] = sides;
  if (first.name.toLowerCase() === second.name.toLowerCase()) return null;
  // What nobody calls ours is set against another only where each says its verb.
  if (!first.ours && !second.ours && second.verb === "" && first.found.unit === "") return null;
  const told = wordsIn(first.after);
  if ([...told, ...wordsIn(second.after), first.verb].some(tellsChange) || MORE.test(first.after))
    return null;
  const { unit, figure } = second.found;
  const bare = unit === "" && figure.prefix === "" && figure.suffix === "";
  if (!bare && unitOf(second.found) !== unitOf(first.found)) return null;
  if (!wordsIn(second.after).every((word) => isSaid(word, told, language))) return null;
  const found = withUnitOfAll([first.found, second.found], language);
  if (new Set(found.map(unitOf)).size > 1) return null;
  const values = found.map((one) => one.figure.value ?? 0);
  const [top, least] = [Math.max(...values), Math.min(...values)];
  if (top === least || top / least > MOST_SPREAD) return null;
  const counts =
    first.found.unit === "" && first.found.figure.prefix === "" && first.found.figure.suffix === "";
  const noun = counts ? countedNoun(first.after, language) : "";
  if (counts && (noun === "" || !samePlural(values, language))) return null;
  const rest = counts ? first.after : `${first.found.unit.trim()} ${first.after}`;
  const plain =
    EASTERN[language] === undefined &&
    first.after !== "" &&
    countWords(rest) <= MOST_LEAD_WORDS &&
    !/[,;\p{Nd}]/u.test(rest);
  const ours = sides.findIndex((side) => side.ours);
  return {
    shows: {
      form: "bars",
      ...(ours < 0 ? {} : { meant: ours }),
      parts: sides.map(({ name, text }, at) => {
        const display = found[at]?.figure.display ?? "";
        const label = capitalise(name, language);
        const shown = noun === "" ? display : withNounBehind(display, noun);
        return { label, display: shown, value: values[at] ?? 0, said: text.slice(0, SAID) };
      }),
    },
    lead: plain && !/^[\p{Sc}%]/u.test(rest) ? capitalise(rest, language) : "",
  };
}

/** Said of the first as well, or a verb of no more than that it is so. */
function isSaid(word: string, told: readonly string[], language: string): boolean {
  if (told.includes(word) || ENDS[language]?.test(word) === true) return true;
  if (VERB_LAST.test(language)) return told.some((one) => one.slice(0, STEM) === word.slice(0, STEM));
  return isGlue(word, told) && !/^(?:in|a|e)$/u.test(word);
}

const ENDS: Readonly<Record<string, RegExp>> = {
  ja: /^分?(?:です|だけです|でした|で済みます|しかかかりません)$/u,
  hi: /^(?:है|हैं|ही)$/u,
};

/** "9 minutes more", "9 minutes longer than": a difference is none of two amounts. */
const MORE = /(?<!\p{L})(?:more|less|fewer|longer|shorter|than|later|earlier|too|mehr|weniger|länger|kürzer|als|später|früher|zu|plus|moins|de plus|que|trop|más|menos|después|antes|più|meno|di più|mais|depois|meer|minder|langer|korter|dan|więcej|mniej|dłużej|niż|больше|меньше|дольше|чем)(?!\p{L})/iu; // prettier-ignore
