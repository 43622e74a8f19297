import { toPattern } from "./regex.ts";

/** A clause that begins with its verb, with its subject before it; null where it is not sure what that is. */
export function withSubjectFirst(clause: string, base: string): string | null {
  return base === "nl" ? dutch(clause) : base === "de" ? german(clause) : null;
}

/**
 * German behind a date begins with its verb ("1588 | ließ der Graf die Brücke bauen"). With the part behind the verb
 * before it, it stands by itself: "Der Graf ließ die Brücke bauen". Null where the end of that part is not sure.
 */
function german(clause: string): string | null {
  const [, verb = "", rest = ""] = /^(\p{Ll}+)\s(.+)$/su.exec(clause) ?? [];
  if (verb === "") return null;
  const pronoun = /^(?:er|sie|es|man|wir)(?=\s|$)/u.exec(rest)?.[0];
  const first = pronoun ?? NOUN_PHRASE.exec(rest)?.[0];
  if (first === undefined) return null;
  const behind = rest.slice(first.length).trim();
  // "die Leitung | der Schule": what belongs to the noun may go on.
  const named = /^(?:nur|auch|\p{Lu})/u.test(first);
  if (pronoun === undefined && ((named ? OF : GOES_ON).test(behind) || behind === "")) return null;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${verb}${/^[,;]/u.test(behind) ? "" : " "}${behind}`.trim();
}

const NOUN = "(?![IVXL]+\\.)\\p{Lu}[\\p{L}-]+";
const NOUN_PHRASE = toPattern(
  `^(?:(?:nur(?: noch)?|auch|sogar|rund|etwa|mehr als|über)\\s)?(?:(?:der|die|das|den|ein|eine|einen|jeder|jede|jedes|viele|mehrere|dieser|diese|dieses|seine?|ihre?|unsere?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{Ll}+zehn|\\p{Ll}+zig|beide|einige|alle|hundert|tausend\\p{Ll}*)\\s(?:\\p{Ll}+(?:e|en|er|es)\\s){0,2}|\\p{Ll}{4,}e\\s)?${NOUN}(?:\\s(?:von\\s|van\\s|de\\s)?${NOUN})*(?:\\s[IVXL]+\\.)?(?:\\sund\\s${NOUN})?(?=[\\s,;]|$)`,
  "u",
);
const OF = /^(?:der|des|und|oder|sowie|von)\s/u;
const GOES_ON = /^(?:der|des|und|oder|sowie|von|für|zwischen|über|durch|zum|zur|mit|gegen)\s/u;

/**
 * Dutch nouns are not told apart from other words by their letters: a subject ends before what surely begins another
 * part, an article or, in the passive, the participles at the end.
 */
function dutch(clause: string): string | null {
  for (const pattern of [DUTCH_PASSIVE, DUTCH_ACTIVE, DUTCH_BARE]) {
    const [, verb = "", subject = "", rest = ""] = pattern.exec(clause) ?? [];
    if (verb !== "" && !DUTCH_PREPOSITION.test(subject))
      return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${verb} ${rest}`;
  }
  return null;
}

const PARTICIPLES = "(?:ge|ver|be|her|ont|af|op|uit|over)\\p{Ll}{3,}(?:d|t|en)";
const DUTCH_PASSIVE = toPattern(
  `^(werd|werden|wordt|worden)\\s((?:de|het|een|zijn|haar)\\s\\S+(?:\\s\\S+){0,2}?)\\s(${PARTICIPLES}(?:\\sen\\s${PARTICIPLES})?)$`,
  "u",
);
const DUTCH_ACTIVE =
  /^(\p{Ll}+)\s((?:(?:de|het|een|zijn|haar)\s)?\S+(?:\s\S+){0,3}?)\s((?:de|het|een|zijn|haar|hun|zich)\s.+)$/u;
/** "begonnen duizenden arbeiders met de bouw": without an article it has no part of its own behind it. */
const DUTCH_BARE =
  /^(\p{Ll}+)\s((?!de\s|het\s|een\s)[\p{L}-]+\s[\p{L}-]+)\s((?:met|aan|naar|uit|in|op)\s.+)$/u;
const DUTCH_PREPOSITION =
  /(?:^|\s)(?:in|op|aan|bij|met|na|van|voor|uit|door|over|om|tot|rond|tegen|onder|tussen|langs|te|er|niet|ook|al|als|en)(?:\s|$)/u;
