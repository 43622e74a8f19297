import { isClause } from "../english/grammar.ts";
import { toPattern } from "./regex.ts";

/** Languages in which it is known what opens a clause of its own, and what only goes on from the one before. */
const KNOWN: ReadonlySet<string> = new Set("en de fr es it pt nl pl cs ru uk sv da nb".split(" "));

/** Whether it is known of a language what only goes on. `base`: the language's part of its tag. */
export function knowsWhatGoesOn(base: string): boolean {
  return KNOWN.has(base);
}

/** What joins two clauses, and what the second one surely begins with. */
const JOINTS: Readonly<Record<string, RegExp>> = {
  es: /^y,? (?=(?:el|la|los|las|un|una|en|desde|hasta|hoy|su|sus|cada|\p{Lu}|\p{N}))/u,
  fr: /^et,? (?=(?:le|la|les|l['’]|un|une|en|depuis|son|sa|ses|chaque|il|elle|ils|elles|\p{Lu}|\p{N}))/u,
  it: /^e,? (?=(?:il|lo|la|i|gli|le|l['’]|un|una|nel|nella|dal|oggi|ogni|\p{Lu}|\p{N}))/u,
  pt: /^e,? (?=(?:o|a|os|as|um|uma|em|no|na|desde|hoje|cada|\p{Lu}|\p{N}))/u,
  de: /^und,? (?=(?:der|die|das|ein|eine|er|sie|es|im|am|seit|jede[rs]?)(?!\p{L}))/u,
  nl: /^en,? (?=(?:de|het|een|in|sinds|elke|hij|zij|\p{Lu})(?!\p{Ll}))/u,
};

/** The "and" before what is surely a clause of its own; "" where that is not known. */
export function jointOf(text: string, base: string): string {
  return JOINTS[base]?.exec(text)?.[0] ?? "";
}

/** What opens a clause that can stand as a sentence; "because …" and "so that …" cannot. */
const STANDS: Readonly<Record<string, string>> = {
  de: "aber|denn|dann|doch",
  fr: "mais|car|puis",
  es: "pero|luego",
  it: "ma|poi",
  pt: "mas|depois",
  nl: "maar|want",
  pl: "ale|potem",
  cs: "ale|pak|potom",
  ru: "но|затем|потом",
  uk: "але|потім",
  tr: "ama|sonra",
  sv: "men",
  da: "men",
  nb: "men",
  ar: "لكن\\p{L}*|ولكن\\p{L}*|ثم|إلا أن\\p{L}*",
  he: "אבל|אך|אולם|ואז|אלא",
  hi: "लेकिन|मगर|इसलिए",
};
const standing = new Map(
  Object.entries(STANDS).map(([base, words]) => [base, toPattern(`^(?:${words})[\\s,]+`, "iu")]),
);
/** "Families of six, and anyone with a bad back, can ask": what stands between the commas is more of the subject. */
const HALF_A_SUBJECT =
  /^[^,;:]{3,80},\s(?:can|cannot|can't|may|might|must|will|won't|would|should|could|is|are|was|were|has|have|had|do|does|did|need|needs|get|gets)\s/iu;
const ENGLISH_JOINT = /^(?:and|or|so(?! that)|then|but|yet),? (?=\S+\s\S)/u;

/** Whether what stands behind a comma is surely a clause of its own. */
export function opensOwnClause(text: string, base: string): boolean {
  if (base === "en") {
    const bare = text.replace(ENGLISH_JOINT, "");
    return bare !== text && isClause(bare) && !HALF_A_SUBJECT.test(bare);
  }
  return jointOf(text, base) !== "" || standing.get(base)?.test(text) === true;
}
