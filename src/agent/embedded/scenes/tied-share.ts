import type { Figure } from "../../../artifacts/cue.ts";
import { partOfWord } from "../text/number-words.ts";
import type { Proportion } from "../text/proportions.ts";
import { recast } from "../text/recast/recast.ts";
import { within } from "../text/recast/told.ts";
import { capitalise, countWords, withoutEnd } from "../text/sentences.ts";
import type { SceneContext } from "./draft.ts";
import { MOST_SENTENCE_WORDS, saidIn } from "./judge-figure.ts";
import type { Striking } from "./striking.ts";

const SCORE = 3.5;

/** A part of a whole, "31 of 100", with what it is a part of. */
export function shareIn(
  { part, whole, display, prefix, suffix, base, start, end, cue }: Proportion,
  text: string,
  at: number,
  context: SceneContext,
): Striking | null {
  const counts = display.startsWith(String(part)) && display === `${part}${suffix}`;
  const figure: Figure = {
    display,
    value: counts ? part : null,
    decimals: 0,
    prefix,
    suffix: counts ? suffix : "",
  };
  const asWritten = sharedAsWritten(text, { part, whole, start, end }, context);
  // "The food we buy is thrown away" would say of all of it what the sentence says of half.
  const told = asWritten ?? shareWithCondition(text, { start, end }, figure, context);
  const fraction = /^\d+\/\d+$/.test(display);
  const label = fraction ? saidIn(text, { start, end }) : shareLabel(base, text, { start, end }, context);
  return {
    at,
    start,
    end,
    cue,
    score: SCORE,
    ...(told ?? { figure, label }),
    unit: "",
    tied: true,
    share: { part, whole },
  };
}

/** "6 trajets sur 10 / font moins de 5 kilomètres, en ville": with what it counts the share is read on, and no number stands twice. */
function sharedAsWritten(
  text: string,
  { part, whole, start, end }: { part: number; whole: number; start: number; end: number },
  { base, names }: SceneContext,
): { figure: Figure; label: string } | null {
  const digits = String(part);
  const display = text.slice(start, end).replace(/^\p{L}[\p{L}\p{M}'’-]*(?=\s)/u, (word) => (partOfWord(word, base) === part ? digits : word)); // prettier-ignore
  const counted =
    display.startsWith(`${digits} `) && display.endsWith(` ${whole}`) && display.length <= MOST_SHARE;
  const rest = withoutEnd(text.slice(end));
  const before = text.slice(0, start).trim();
  // German counts nouns, with a capital.
  const goesOn = (base === "de" ? /^\p{L}\S*\s\S/u : /^\p{Ll}\S*\s\S/u).test(rest);
  if (base === "en" || !counted || !goesOn || /[,;:]/u.test(rest)) return null;
  const suffix = display.slice(digits.length);
  const figure: Figure = { display, value: part, decimals: 0, prefix: "", suffix };
  if (VERB_SECOND.test(base) && countWords(before) > 1 && !/[,;:]/u.test(before)) {
    const around = { sentence: text, clause: before, start, end, unit: "", language: base, names };
    const turned = recast(around);
    return turned === null || turned.sign !== "" ? null : { figure, label: turned.label };
  }
  const when = before === "" ? "" : before.endsWith(",") ? within(before.slice(0, -1), { before: "", after: "", unit: "", language: base, names }) : null; // prettier-ignore
  if (when === null || /\p{Nd}/u.test(when) || countWords(`${rest} ${when}`) > MOST_SENTENCE_WORDS)
    return null;
  return { figure, label: when === "" ? rest : `${rest}, ${when}` };
}

/** The verb stands second: with its figure first, what came first goes behind it. */
const VERB_SECOND = /^(?:de|nl|sv|nb|nn|da)$/u;

/** "Found at the earliest stage, more than": what holds for the share alone, and how near it is. */
const CONDITION =
  /^(\p{Lu}[^,;:.]{2,60}),\s(?:(more than|over|fewer than|less than|up to|at least|at most|about|around|roughly|nearly|almost|only|just)\s)?$/u;
/** Words that begin a condition, a place or a time. */
const CONDITIONS =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Found|Caught|Left|Given|Taken|Seen|Sown|Grown|Kept|Sold|If|In|At|With|Without|Among|Of|For|On|By|After|Before|Once|When|Where|During|Under|Within|Outside|Across|Even)\s/u;
/** What begins like one and ties sentences only. */
const LINKS =
  /^(?:in (?:fact|short|the end|other words|total|all)|for (?:example|instance|once)|of course|by (?:contrast|comparison)|on the (?:other hand|whole)|after all|at (?:least|last)|even so)$/iu;
/** "Found late, about 1 in 10 do": what they do was told before. */
const ONLY_AUXILIARY = /^(?:do|does|did|are|is|were|was|have|has|had|will|can)$/u;

/** A share under a condition: without it, it would be told of all. */
function shareWithCondition(
  text: string,
  { start, end }: { start: number; end: number },
  figure: Figure,
  { base }: SceneContext,
): { figure: Figure; label: string } | null {
  const match = base === "en" ? CONDITION.exec(text.slice(0, start)) : null;
  if (match === null) return null;
  const [, condition = "", near = ""] = match;
  if (!CONDITIONS.test(condition) || LINKS.test(condition)) return null;
  const rest = withoutEnd(text.slice(end));
  if (/\p{Nd}/u.test(condition + rest) || /[,;:]/u.test(rest) || rest === "") return null;
  const told = ONLY_AUXILIARY.test(rest)
    ? condition
    : `${rest}, ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`;
  if (countWords(told) > MOST_SENTENCE_WORDS) return null;
  const exact = near === "" || near === "just" || near === "only";
  return {
    figure: exact
      ? figure
      : { ...figure, display: `${near} ${figure.display}`, prefix: `${near} ${figure.prefix}` },
    label: told,
  };
}

/** UTF-16 units of a share with what it counts: "6 trajets sur 10". */
const MOST_SHARE = 22;

/** In English what the whole counts runs on into what is said of the part: "Litres that leave the works are lost". */
function shareLabel(
  base: Proportion["base"],
  text: string,
  span: { start: number; end: number },
  { base: language }: SceneContext,
): string {
  const rest = withoutEnd(text.slice(span.end));
  const told = base === undefined ? rest : `${base.counted} ${base.rest}`;
  const named =
    base === undefined
      ? /^(?!of\s)\p{Ll}+\s\p{Ll}+(?:\s|$)/u.test(rest)
      : base.counted !== "" && base.rest !== "";
  if (language === "en" && named && countWords(told) <= MOST_SENTENCE_WORDS && !/\d|["“”]/.test(told))
    return base === undefined ? told : capitalise(told);
  return saidIn(text, span, base === undefined ? MOST_SENTENCE_WORDS : MOST_SHARE_WORDS);
}

/** A ring with both its numbers is understood by its sentence, which may be so long. */
const MOST_SHARE_WORDS = 18;
