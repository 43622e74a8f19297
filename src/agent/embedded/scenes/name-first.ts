import { toPattern } from "../text/regex.ts";

/** A name of two parts and more, initials and "van" among them, at the end. */
const PART = "(?:\\p{Lu}\\.|\\p{Lu}[\\p{Ll}\\p{M}'’-]+(?:\\p{Lu}[\\p{Ll}\\p{M}]+)?)";
const JOINED = "(?:van|von|der|den|de|da|do|dos|di|del|della|du|la|le|y|af|av|ten|ter)";
const NAME = `(?<name>${PART}(?:\\s(?:${JOINED}\\s){0,2}${PART}){1,4})`;
/** What somebody is ends with a small letter; in German with a noun that says what people are. */
const ROLE = "(?<role>[^,;:]{3,48}?(?<![\\p{Lu}])(?<=(?:^|[\\s'’])\\p{Ll}[\\p{Ll}\\p{M}-]+))";
const GERMAN_ROLE =
  "(?<role>(?:\\p{Ll}+\\s){0,3}\\p{Lu}[\\p{Ll}-]+(?:in|er|or|ist|chef|rat|wart|ent|ant|loge|soph|frau|mann|nom|graf))";
const ARTICLES: Readonly<Record<string, string>> = {
  en: "the|an?",
  de: "der|die|ein|eine",
  fr: "l['’]|le|la|une?",
  es: "el|la|una?",
  it: "l['’]|il|lo|la|una?|un['’]",
  pt: "o|a|uma?",
  nl: "de|het|een",
};

const patterns = new Map<string, RegExp>();

/** "Die amerikanische Frauenrechtlerin Susan B. Anthony" as a credit: "Susan B. Anthony, amerikanische Frauenrechtlerin". */
export function nameFirst(who: string | null, base: string): string | null {
  const articles = ARTICLES[base];
  if (who === null || articles === undefined) return who;
  const made =
    patterns.get(base) ??
    toPattern(`^(?<article>(?:${articles})(?:\\s|(?<=['’])))${base === "de" ? GERMAN_ROLE : ROLE}\\s${NAME}$`, "u"); // prettier-ignore
  patterns.set(base, made);
  const found = made.exec(who.charAt(0).toLowerCase() + who.slice(1))?.groups;
  if (found === undefined) return who;
  const { article = "", role = "", name = "" } = found;
  // "Der amerikanische Physiker" is "amerikanischer Physiker".
  const bare = base === "de" && /^(?:der|ein)\s/u.test(article) ? role.replaceAll(/(?<=\p{Ll}{2}e)(?=\s)/gu, "r") : role; // prettier-ignore
  return `${name}, ${bare}`;
}
