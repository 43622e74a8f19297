import {
  BUT,
  BUT_IN,
  EASTERN_BUT,
  EASTERN_OPEN,
  EASTERN_SAYS,
  INCLUDES,
  PRONOUNS,
  SAYS_ELSEWHERE,
  STANDS_OPEN,
} from "./broken-row-words.ts";
import { SAYING_VERBS } from "./saying-verb-words.ts";
import { opensExample } from "./split-outside.ts";
import { toPattern } from "./regex.ts";

/** A tag of speech is short: "he said", "said old Mr Lisle". */
const MOST_OF_TAG = 40;

/**
 * Whether a part shows that commas part a sentence that tells, and no row: a tag of speech ("he said"), an example of the
 * part before, a turn against it, a remark that something is open, or a last part that hangs on what opens the one before
 * ("45 € inklusive Mehl | einem Glas Anstellgut"). `parts`: what the commas and the last "and" part, in their order.
 */
export function isBrokenRow(parts: readonly string[], base: string): boolean {
  const bare = parts.map((part) => part.trim());
  const later = bare.slice(1);
  const turns = (part: string): boolean => TURNS.test(part) || turnsIn(part, base);
  if (later.some((part) => opensExample(part) || turns(part))) return true;
  if (bare.some((part) => isTagOfSpeech(part) || GOES_ON.test(part.replace(BRACKETED, "")))) return true;
  const open = bare.filter((part) => OPEN.test(part));
  return (open.length > 0 && open.length < bare.length) || hangsOnBefore(bare, base);
}

/** "Tests and benchmarks; make more of your own": another sentence behind a semicolon. */
const GOES_ON = /[;；؛]\s*\S/u;
const BRACKETED = /[(（][^)）]*[)）]/gu;

const TURNS = toPattern(`^(?:(?:${BUT})(?![\\p{L}\\p{M}])|(?:${EASTERN_BUT}))`, "iu");

function turnsIn(part: string, base: string): boolean {
  const words = BUT_IN[base];
  return words !== undefined && toPattern(`^(?:${words})\\s`, "iu").test(part);
}

const OPEN = toPattern(`^(?:(?:${STANDS_OPEN})(?![\\p{L}\\p{M}])|(?:${EASTERN_OPEN}))`, "iu");

const WHO = `(?:${PRONOUNS})(?![\\p{L}\\p{M}])|(?:the|der|die|le|la|el|il|de)\\s\\p{L}+`;
const NAMED = "\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:\\s\\p{Lu}[\\p{L}\\p{M}'’.-]*){0,2}";
const SUBJECT_FIRST = toPattern(`^(?:${WHO})\\s(?:${SAYING_VERBS})$`, "iu");
const NAME_FIRST = toPattern(`^(?:${NAMED})\\s(?:${SAYING_VERBS})$`, "u");
const VERB_FIRST = toPattern(`^(?<verb>${SAYING_VERBS})(?:\\s|-t-|-)(?:${WHO})$`, "iu");
const NAME_LAST = toPattern(`^(?<verb>${SAYING_VERBS})\\s(?:${NAMED})$`, "u");
const ELSEWHERE = toPattern(`^(?:(?:\\S+\\s)?(?:${SAYS_ELSEWHERE})(?:\\s\\S+)?|(?:${EASTERN_SAYS}))$`, "u");
/** "Ask Maria", "note the time": what could be a command is none. */
const COMMAND =
  /^(?:ask|write|note|explain|add|answer|recall|remember|insist|repeat|promise|warn|rappelle|répète|note|ajoute|escribe|pregunta|cuenta|responde|promete|scrivi|conta|scrive|chiedi|ricorda|pergunta|escreve|responde|lembra)$/iu;

function isTagOfSpeech(part: string): boolean {
  if (part.length > MOST_OF_TAG) return false;
  if (SUBJECT_FIRST.test(part) || NAME_FIRST.test(part) || ELSEWHERE.test(part)) return true;
  const verb = (VERB_FIRST.exec(part) ?? NAME_LAST.exec(part))?.groups?.["verb"];
  return verb !== undefined && !COMMAND.test(verb);
}

const INCLUDING = toPattern(`(?<=\\S\\s)(?:${INCLUDES})(?=\\s)`, "iu");
/** A form that no thing named by itself has. */
const DATIVE = /^(?:einem|dem)\s/u;

function hangsOnBefore(parts: readonly string[], base: string): boolean {
  const last = parts.at(-1) ?? "";
  if (INCLUDING.test(parts.at(-2) ?? "")) return true;
  return base === "de" && DATIVE.test(last) && !DATIVE.test(parts[0] ?? "");
}
