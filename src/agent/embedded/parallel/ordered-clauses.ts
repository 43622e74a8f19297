import { isClause, isImperative } from "../english/grammar.ts";
import { countWords, capitalise, withoutStop } from "../text/sentences.ts";
import { regex } from "../text/regex.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { AND } from "./clauses.ts";
import { orderOf, withoutOrderWord, type Order } from "./step-order.ts";
import { STEP_WORDS } from "./step-words.ts";
import type { ToldStep } from "./told-steps.ts";
import { wholeLabel } from "./whole-label.ts";

const STEPS = { least: 3, most: 8 };
/** Parts that begin with a word of order. */
const FEWEST_ORDERED = 2;
const WORDS = { least: 3, thing: 4, first: 14, lead: 11, label: 18, detail: 22 };
/** Where it is known what a step has to have. */
const READ = /^(?:en|de|fr|es|it|pt|nl|sv|da|nb|tr|hi|pl|cs|ru|uk|ar|zh)$/u;
/** So many letters find a step in what is said. */
const SAID = 14;
const QUOTES = /[?？؟"“”„«»「」『』()（）:：]/u;
/** More words of order than its language's reader of whole sentences knows, as they stand within one. */
const MORE: Readonly<Record<string, string>> = {
  en: "later|last of all|at last|in the end", de: "dann|später|hinterher", fr: "à la fin|après ça|plus tard", es: "más tarde|después de eso|al final", it: "più tardi|dopo",
  pt: "mais tarde|depois disso", nl: "later|aan het eind|op het laatst|uiteindelijk", sv: "därpå|sist", da: "sidst", nb: "sist", pl: "a później|a potem|na końcu", tr: "en son|ardından|en sonunda",
}; // prettier-ignore

type Part = { text: string; order: Order | null };

/**
 * "Quand les enfants arrivent, d'abord ils se lavent les mains, ensuite ils …, puis …, et à la fin chacun repart …": the steps that one
 * sentence tells by its words of order; what stands before the first of them heads them. Null for a story, and where a step cannot be
 * shown whole.
 */
export function orderedClauses(
  sentence: string,
  language: string,
): { lead: string; parts: ToldStep[] } | null {
  if (!READ.test(language) || QUOTES.test(sentence)) return null;
  // Most sentences have no comma.
  if (!/[,;，；、،]/u.test(sentence)) return null;
  const bare = withoutStop(sentence.trim());
  const pieces = partsOf(bare, language);
  const from = pieces.findIndex(({ order }) => order !== null);
  if (from < 0 || pieces.filter(({ order }) => order !== null).length < FEWEST_ORDERED) return null;
  const { lead, first } = headOf(pieces.slice(0, from), pieces[from]?.order ?? null, language);
  const steps = [...(first === "" ? [] : [first]), ...pieces.slice(from).map(({ text }) => text)];
  if (steps.length < STEPS.least || steps.length > STEPS.most) return null;
  if (countWords(lead) > WORDS.lead || steps.filter((step) => isPast(step, language)).length * 3 > steps.length) return null; // prettier-ignore
  const shown = steps.map((step) => withoutOrderWord(step, language));
  if (!areSteps(shown, language)) return null;
  const parts = shown.map((step, at): ToldStep | null => {
    const label = labelOf(capitalise(step, language), language);
    return label === null ? null : { ...label, said: (steps[at] ?? "").slice(0, SAID) };
  });
  const kept = parts.filter((part) => part !== null);
  return kept.length < parts.length ? null : { lead: capitalise(lead, language), parts: kept };
}

/** Cut before each word of order; a comma and an "and" between go. */
function partsOf(sentence: string, language: string): Part[] {
  const words = STEP_WORDS[language];
  if (words === undefined) return [];
  const all = `${words.first}|${words.next}|${words.last}|${MORE[language] ?? "(?!)"}`;
  const end = isUnspaced(language) ? "" : "(?![\\p{L}\\p{M}-])";
  const and = AND[language] ?? "(?!)";
  const cut = regex(
    `(?:\\s*[,;，；、،]\\s*(?:(?:${and})\\s)?|\\s(?:${and})\\s|(?<=[，、])|\\s(?=و))(?=(?:${all})${end})`,
    "giu",
  );
  return sentence.split(cut).map((text) => ({ text: text.trim(), order: orderHere(text.trim(), language) }));
}

function orderHere(text: string, language: string): Order | null {
  const found = orderOf(text, language);
  return (
    found ?? (regex(`^(?:${MORE[language] ?? "(?!)"})(?![\\p{L}\\p{M}-])`, "iu").test(text) ? "next" : null)
  );
}

/**
 * What stands before the first word of order. "Il caffè arriva verde, prima lo assaggiamo": it heads the steps. Before "then" the
 * clause right there is the first of them.
 */
function headOf(
  before: readonly Part[],
  order: Order | null,
  language: string,
): { lead: string; first: string } {
  const text = before.map((part) => part.text).join(", ");
  if (text === "" || order === "first") return { lead: text, first: "" };
  if (countWords(text) <= WORDS.first && !isUnspaced(language)) return { lead: "", first: text };
  const comma = text.search(/[,，،、](?=[^,，،、]*$)/u);
  return comma < 0
    ? { lead: "", first: text }
    : { lead: text.slice(0, comma).trim(), first: text.slice(comma + 1).trim() };
}

/** "First the fridge runs on it, then the router": what has no verb of its own is no step. */
function areSteps([first = "", ...later]: readonly string[], language: string): boolean {
  const others = later.map((step) => (/^[^,，،、]*/u.exec(step)?.[0] ?? step).trim());
  const all = [first, ...others];
  if (language === "en")
    return all.every((step) => PRONOUN.test(step) || isClause(spelledOut(step)) || isImperative(step));
  const isThing = (step: string): boolean => THING.test(step) && countWords(step) < WORDS.thing;
  if (others.some(isThing)) return false;
  const verb = VERB[language];
  return all.every((step) => verb?.test(step) ?? countWords(step) >= WORDS.least);
}

const PRONOUN = /^(?:you|we|they|I)(?:['’]\p{L}+)?\s/iu;

/** "We're" with its verb. */
const spelledOut = (step: string): string =>
  step.replaceAll(/(?<=\p{L})['’](?:s|re|ve|ll|d|m)(?!\p{L})/gu, " is");

const THING =
  /^(?:(?:eine?[nmrs]?|der|die|das|den|dem|les?|la|une?|des|el|los|las|un[oa]?s?|il|i|gli|uma?|os?|as?|de|het|een|en|ett?|den|det)\s|l['’]|ال)/iu;
/** What a step has where endings tell its verb, and where writing joins words. */
const VERB: Readonly<Record<string, RegExp>> = {
  it: /^(?:(?:lo|la|li|le|si|ci|vi|se ne) )?\p{L}{2,}(?:iamo|ate|ete|ite|ano|ono|a|e)(?!\p{L})(?:\s\p{L}|$)|\p{L}{2,}(?:iamo|ate|ete|ite|ano|ono)(?!\p{L})/iu,
  tr: /(?:[ıiuüae]r(?:lar|ler|[ıiuü]z)?|yor\p{L}*|[ıiuü]n(?:[ıiuü]z)?|[ae]l[ıi]m)$/u,
  hi: /(?:है|हैं|हूँ|ें|एँ|एं|िए|लो|दो|ओ|ना)$/u,
  pl: /\p{L}{2,}(?:my|cie|ją|uje|eje|ać|ić|yć|eć)(?!\p{L})|(?<!\p{L})się(?!\p{L})/u,
  cs: /\p{L}{2,}(?:me|te|jí|uje|ovat|it|at|et)(?!\p{L})|(?<!\p{L})se(?!\p{L})/u,
  ru: /\p{L}{2,}(?:ем|им|ют|ят|ет|ит|ете|ите|йте|ть|тся|ться)(?!\p{L})/u,
  uk: /\p{L}{2,}(?:ємо|емо|имо|ють|ять|ить|ає|яє|ує|ти|те|ться)(?!\p{L})/u,
  ar: /^(?!ال)[يتنأا]\p{L}+\s\p{L}/u,
  zh: /^\p{Script=Han}{3}/u,
}; // prettier-ignore

/** What the step itself tells, without what hangs on it. */
function isPast(step: string, language: string): boolean {
  const words = STEP_WORDS[language];
  const past = words?.past ?? words?.pastStep;
  return past?.test(withoutOrderWord(step, language).replace(/[\s.!。।]+$/u, "")) === true;
}

/** The step, and below it what its sentence goes on with behind a comma. */
function labelOf(step: string, language: string): { label: string; detail: string | null } | null {
  const whole = countWords(step) <= WORDS.label / 2 ? wholeLabel(step, null, language) : null;
  if (whole !== null) return whole;
  const comma = step.search(/[,，،、]/u);
  const [head, rest] = comma < 0 ? [step, ""] : [step.slice(0, comma).trim(), step.slice(comma + 1).trim()];
  if (
    rest !== "" &&
    countWords(head) >= WORDS.least &&
    countWords(head) <= WORDS.label &&
    countWords(rest) <= WORDS.detail
  )
    return { label: head, detail: rest };
  return wholeLabel(step, null, language);
}
