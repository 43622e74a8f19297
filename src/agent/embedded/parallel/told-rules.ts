import { isCall } from "../materials/call-to-action.ts";
import { breathsOf } from "../text/breaths.ts";
import { commandIn } from "../text/commands.ts";
import { isCondition } from "../text/governing.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { namesContact } from "../text/turns-to-viewers.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { isDuty } from "./duties.ts";
import { tellsPast } from "./past.ts";
import { regex } from "../text/regex.ts";
import { STEP_WORDS } from "./step-words.ts";
import type { ToldStep } from "./told-steps.ts";

/** Two rules are two thoughts; more than a page holds are read on the next one. */
const FEWEST = 3;
const MOST_ON_PAGE = 5;
/** Words of a label, of one that no joint parts, and of what stands below it. */
const MOST_WORDS = { label: 12, whole: 16, detail: 14 };
/** Letters of the same in scripts that write no blanks. */
const MOST_LETTERS = { label: 26, whole: 34, detail: 30 };
/** Rules of fewer words in all are read together as they are. */
const FEWEST_WORDS = 10;
/** So many letters find a rule in what is said. */
const SAID = 14;

type Rule = { parts: ToldStep[]; sure: boolean };

/**
 * Neighbouring sentences from `at` on that all tell viewers what to do or to leave, as a list; null where fewer than three rules
 * follow each other. A long run is parted in pages of like length. `isOther`: whether a sentence opens another picture.
 */
export function rulesFrom(
  sentences: readonly string[],
  at: number,
  language: string,
  isOther: (at: number) => boolean,
): { parts: ToldStep[]; count: number } | null {
  const first = ruleOf(sentences[at] ?? "", language);
  if (first === null) return null;
  const rules: (Rule & { end: number })[] = [{ ...first, end: at + 1 }];
  for (let next = at + 1; next < sentences.length; next += 1) {
    // "If it floats, go. If it sinks, wait.": each case has the screen for itself.
    const isCase = [next - 1, next].every((one) => isCondition(sentences[one] ?? "", language));
    const rule = isCase || isOther(next) ? null : ruleOf(sentences[next] ?? "", language);
    if (rule === null) break;
    rules.push({ ...rule, end: next + 1 });
  }
  const parts = rules.flatMap((rule) => rule.parts);
  if (parts.length < FEWEST || rules.length < 2 || !rules.some(({ sure }) => sure)) return null;
  if (parts.reduce((sum, { label, detail }) => sum + lengthOf(`${label} ${detail ?? ""}`, language), 0) < FEWEST_WORDS) return null; // prettier-ignore
  const page = pageOf(rules);
  return { parts: page.flatMap((rule) => rule.parts), count: (page.at(-1)?.end ?? at) - at };
}

/** The rules of the first page, where all pages hold about as many. */
function pageOf<One extends Rule>(rules: readonly One[]): readonly One[] {
  const all = rules.reduce((sum, { parts }) => sum + parts.length, 0);
  const wished = Math.ceil(all / Math.ceil(all / MOST_ON_PAGE));
  let held = 0;
  const end = rules.findIndex(({ parts }) => {
    held += parts.length;
    return held > wished;
  });
  return end <= 0 ? rules : rules.slice(0, end);
}

/** A sentence as one rule, or two that it joins; null for what is none, speaks to who would come, or is too long to be read. */
function ruleOf(sentence: string, language: string): Rule | null {
  const text = sentence.trim();
  if (/[?？؟"“”„«»「」『』()（）]/u.test(text) || isCall(text) || namesContact(text)) return null;
  if (opensStep(text, language)) return null;
  // "Hunde gehören an die Leine" bids nobody by name.
  const [only] = isDuty(text, language) && !BEHIND.test(text) ? itemOf(text, [], language) : [];
  if (only !== undefined) return { parts: [only], sure: true };
  if (isPast(text, language)) return null;
  const [head = "", ...more] = text.split(BEHIND);
  // Where the verb stands last, a reason comes behind it.
  const command = commandIn(head, language) ?? commandIn(withoutReason(head, language), language);
  if (command === null) return null;
  const clauses = joinedBy(head, language);
  const parts = clauses.flatMap((clause, nth) => itemOf(clause, nth === clauses.length - 1 ? more : [], language)); // prettier-ignore
  return parts.length < clauses.length ? null : { parts, sure: command === "sure" };
}

/** "…: take the tongs", "…; rats swim here too": what stands behind a rule in its own sentence. */
const BEHIND = /\s*[:：;；؛](?!\p{Nd})\s*|\s[–—]\s/u;

/** "Stay out of the water, | and never work alone": a prohibition behind another rule is a rule of its own. */
function joinedBy(head: string, language: string): string[] {
  const joint = PROHIBITS[language];
  if (joint === undefined) return [head];
  const cut = regex(`[,،]\\s+(?:${joint.and})?\\s?(?=(?:${joint.not})(?![\\p{L}\\p{M}]))`, "iu").exec(head);
  if (cut === null) return [head];
  const [one, other] = [head.slice(0, cut.index), head.slice(cut.index + cut[0].length)];
  const stand = commandIn(one, language) === "sure" && commandIn(other, language) === "sure";
  return stand && [one, other].every((part) => countWords(part) >= FEWEST) ? [one, other] : [head];
}

const PROHIBITS: Readonly<Record<string, { and: string; not: string }>> = {
  en: { and: "and", not: "never|don['’]t|do not" },
  de: { and: "und", not: "niemals|nie" },
  fr: { and: "et", not: "ne|n['’]\\p{L}+" },
  es: { and: "y", not: "no|nunca" },
  it: { and: "e", not: "non" },
  pt: { and: "e", not: "não|nunca" },
  nl: { and: "en", not: "nooit" },
  pl: { and: "i", not: "nie|nigdy" },
  ru: { and: "и", not: "не|никогда" },
  uk: { and: "і|й|та", not: "не|ніколи" },
};

/** A rule as it is read: whole where it is short, without its reason, or with what comes behind its joint below it. */
function itemOf(clause: string, more: readonly string[], language: string): ToldStep[] {
  const whole = withoutStop(clause.trim());
  const said = whole.slice(0, SAID);
  const orders = more.filter((one) => commandIn(one, language) !== null);
  // "…; rats swim here too" gives the reason, which the voice tells.
  const below = orders.length === 1 && isShort(orders[0] ?? "", "detail", language) ? capitalise(withoutStop(orders[0] ?? ""), language) : null; // prettier-ignore
  if (orders.length > 0 && below === null) return [];
  const bare = isShort(whole, "label", language) ? whole : withoutReason(whole, language);
  const label = capitalise(bare, language);
  if (isShort(bare, "label", language)) return [{ label, detail: below, said }];
  const [one, other, third] = below === null ? breathsOf(bare, language) : [];
  if (one !== undefined && other !== undefined && third === undefined && stands(one.text, other.text, language))
    return [{ label: capitalise(withoutStop(one.text).replace(/[,，、،]$/u, ""), language), detail: capitalise(withoutStop(other.text), language), said }]; // prettier-ignore
  return isShort(bare, "whole", language) ? [{ label, detail: below, said }] : [];
}

/** Whether a rule may be read in two lines: the first commands, and is not taken back or bounded by the second. */
function stands(one: string, other: string, language: string): boolean {
  const both = isShort(one, "label", language) && isShort(other, "detail", language);
  return both && commandIn(one, language) === "sure";
}

/** "…, because its gas may catch fire": why, which the voice tells. */
function withoutReason(text: string, language: string): string {
  const words = REASONS[language];
  if (words === undefined) return text;
  const found = regex(`\\s*[,،，、]\\s*(?:${words})${isUnspaced(language) ? "" : "(?![\\p{L}\\p{M}])"}.+$`, "isu").exec(text); // prettier-ignore
  const kept = found === null ? text : text.slice(0, found.index);
  return commandIn(kept, language) === null ? text : kept;
}

const REASONS: Readonly<Record<string, string>> = {
  en: "because|since|as (?:it|they|this)|so that|so (?:it|they|we|you)|or (?:it|they|you|else)|otherwise",
  de: "weil|denn|da|damit|sonst",
  fr: "parce qu\\S*|car|afin|sinon|pour que",
  es: "porque|ya que|pues|para que|si no",
  it: "perché|poiché|altrimenti|così",
  pt: "porque|pois|já que|senão|para que",
  nl: "omdat|want|zodat|anders",
  pl: "bo|ponieważ|gdyż|żeby|aby|inaczej",
  cs: "protože|neboť|aby|jinak",
  ru: "потому что|так как|поскольку|чтобы|иначе|ведь",
  uk: "бо|тому що|оскільки|щоб|інакше|адже",
  sv: "eftersom|för att|så att|annars|för",
  da: "fordi|så|ellers|for",
  nb: "fordi|så|ellers|for",
  ar: "لأن\\S*|حتى|كي|لكي|وإلا|فـ?إن\\S*",
  he: "כי|מפני ש\\S*|כדי ש\\S*|אחרת",
  hi: "क्योंकि|ताकि|वरना|नहीं तो",
  tr: "çünkü|yoksa|aksi halde",
  zh: "因为|因為|否则|否則|不然|以免|以防|以便",
  ko: "왜냐하면",
  id: "karena|agar|supaya",
  vi: "vì|để|nếu không",
};

/** Some commands look as a past does: "kapatın", "Nie wchodź", "Was je handen". */
function isPast(text: string, language: string): boolean {
  const isRule = /^(?:tr|pl|nl)$/u.test(language) && commandIn(text, language) === "sure";
  return !isRule && tellsPast(text, language) === true;
}

/** What comes first, then or last is a step and read as one. */
function opensStep(text: string, language: string): boolean {
  const words = STEP_WORDS[language];
  if (words === undefined) return false;
  const end = isUnspaced(language) ? "" : "(?![\\p{L}\\p{M}-])";
  return regex(`^(?:${words.first}|${words.next}|${words.last})${end}`, "iu").test(text);
}

function isShort(text: string, part: keyof typeof MOST_WORDS, language: string): boolean {
  return isUnspaced(language) ? Array.from(text).length <= MOST_LETTERS[part] : countWords(text) <= MOST_WORDS[part]; // prettier-ignore
}

/** In words, also where they are not parted. */
function lengthOf(text: string, language: string): number {
  return isUnspaced(language) ? Math.round(Array.from(text).length / 2) : countWords(text);
}
