import { countWords } from "../text/sentences.ts";
import { isClause, isImperative, isPluralNoun, lowerFirst, startsWithDeterminer, words } from "./grammar.ts";
import { baseOfThird, isAmbiguousVerb, isBaseVerb } from "./verbs.ts";

/** "2.4.0 - 2026-10-02", "v1.2": the heading of a release. */
const VERSION =
  /^\[?v?(\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?)\]?(?:\s*[-–—(]+\s*(\d{4}-\d{2}-\d{2}|[^()]{4,30})\)?)?$/i;

export function versionSentence(heading: string): string | null {
  const match = VERSION.exec(heading.trim());
  if (match === null) return null;
  return match[2] === undefined
    ? `Version ${match[1] ?? ""}.`
    : `Version ${match[1] ?? ""} is dated ${match[2]}.`;
}

const NUMBERS = /^(?:the\s+)?(two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s+(.+)$/i;

/** "Four warning signs" → "warning signs"; null where the heading counts nothing. */
export function countedNoun(heading: string): string | null {
  const match = NUMBERS.exec(heading.trim());
  const noun = match?.[2]?.replace(/[:.!?]$/, "") ?? "";
  return noun !== "" && countWords(noun) <= 5 && isPluralNoun(noun) ? noun : null;
}

/**
 * The sentence that leads into a list of `count` things under an English heading, made of the
 * heading's own words. `things`: what they are called where the heading does not say ("steps").
 * Null where no safe sentence can be made.
 */
export function introduceList(
  heading: string,
  count: string,
  names: ReadonlySet<string>,
  things = "things to know",
): string | null {
  const plain = heading.trim().replace(/[:.]$/, "");
  const lower = plain.toLowerCase();
  const version = versionSentence(plain);
  if (version !== null) return version;
  if (plain.endsWith("?")) return plain;
  const known = KNOWN[lower];
  if (known !== undefined) return known.replace("{}", count);
  const noun = countedNoun(plain);
  if (noun !== null) return `There are ${count} ${lowerFirst(noun, names)}.`;
  const question = asQuestion(plain, names);
  if (question !== null) return question;
  if (/^(?:in|inside|on|at|under|within|behind|during|near)\s/i.test(plain) && countWords(plain) <= 6)
    return `${plain}, there are ${count} ${things}.`;
  // "Key dates" → "Here are the key dates."; a count is said only where the heading counts.
  if (
    countWords(plain) <= 4 &&
    isPluralNoun(plain) &&
    !isClause(plain) &&
    !isImperative(plain) &&
    !/^\p{L}+ing\b/iu.test(plain) &&
    !NUMBERED.test(plain) &&
    !/[,&/()\d]|\sand\s|['’](?:s|re|ll|t)\b|^(?:who|what|how|why|when|where|which)\b/i.test(plain)
  ) {
    const article = startsWithDeterminer(plain) ? "" : "the ";
    return `Here are ${article}${lowerFirst(plain, names)}.`;
  }
  return null;
}

/** "Eleven days" is told as it is: "here are the eleven days" is a lecturer's word. */
const NUMBERED =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|(?:a )?(?:hundred|thousand))\s/iu;

const KNOWN: Record<string, string> = {
  ingredients: "You need {} ingredients.", added: "{} things are new.", new: "{} things are new.", fixed: "{} things were fixed.",
  "bug fixes": "{} bugs were fixed.", changed: "{} things changed.", removed: "{} things were removed.", deprecated: "{} things are deprecated.",
  "what to do": "What should you do?", "next steps": "What comes next?", steps: "It takes {} steps.", method: "It takes {} steps.", instructions: "It takes {} steps.",
  directions: "It takes {} steps.", "in numbers": "Here are the numbers.", "by the numbers": "Here are the numbers.", "in figures": "Here are the figures.",
  "at a glance": "Here it is at a glance.", "in brief": "Here it is in brief.", "in short": "Here it is in short.", "who it is for": "Who is it for?", "who is it for": "Who is it for?",
}; // prettier-ignore

const AUXILIARY = /^(?:is|are|was|were|do|does|did|can|will|should|has|have)$/i;
/** Ends with "not", or with an auxiliary whose verb stands elsewhere: "Who pays and who does not", "What did". */
const ELLIPTIC =
  /(?:(?<!\s(?:it|they|we|he|she|this|that|you|i)\s(?:is|are|was|were|am))\snot|\scannot|n['’]t)$|^(?:what|who)\s(?:did|does|has|had|will|can|would|could|should)$|\s(?:can|will|do|does|did|should|must|may|could)\s(?:and|or)\s/i;
const MEASURED = /^(?:much|many|long|often|far|old|big|large|high|deep|fast|well|soon|late)$/i;
const isPronoun = (word: string | undefined): boolean => /^(?:it|they|we|you|he|she|i)$/i.test(word ?? "");

const PARTICIPLE =
  /^(?:\p{L}{2,}ed|been|gone|grown|come|become|fallen|risen|made|done|taken|given|held|kept|spread|shrunk|sunk|begun|built|lost|won|met|led)$/iu;

/** Turns a heading that asks without its mark into the question: "How a leaf makes food" → "How does a leaf make food?" */
export function asQuestion(heading: string, names: ReadonlySet<string>): string | null {
  const plain = heading.trim().replace(/[.:]$/, "");
  if (/[?]$/.test(plain)) return plain;
  // "What we do not do", and what "we ask" is no riddle.
  if (
    /^(?:what|who|where|when)\s(?:we|you|they|i|it)\s(?:(?:do|does|did|can|will|should|must|would)\snot|ask|offer|want|propose|promise|believe|recommend)(?:\s|$)/i.test(
      plain,
    )
  )
    return null;
  // "What did not", "What we can and cannot": the verb stands in the heading beside it.
  if (ELLIPTIC.test(plain) && !/^(?:why|how come)\b/i.test(plain)) return null;
  if (countWords(plain) > 12 || /[;:,]|\s(?:and|or)\s(?:what|why|how|where)\b/i.test(plain)) return null;
  if (/^(?:how|why|where|when|what|who)['’](?:s|re)\s/i.test(plain)) return `${plain}?`;
  const match = /^(how|why|where|when|what|who)\s+(.+)$/i.exec(plain);
  // "What it is" names what follows; asked for, it would be another heading.
  if (match === null || /^(?:what|who)\s(?:it|this|that|they|we)\s(?:is|are)$/i.test(plain)) return null;
  const asking = (match[1] ?? "").charAt(0).toUpperCase() + (match[1] ?? "").slice(1).toLowerCase();
  const rest = match[2] ?? "";
  const tokens = rest.split(/\s+/);
  // "How much was lost" asks already; "How long it takes" would need its verb turned.
  if (asking === "How" && MEASURED.test(tokens[0] ?? ""))
    return tokens.slice(1, 4).some((token, index) => AUXILIARY.test(token) && !isPronoun(tokens[index]))
      ? `${plain}?`
      : null;
  if (/^to$/i.test(tokens[0] ?? "")) {
    if (asking === "How") return `How do you ${rest.slice(3)}?`;
    return asking === "What" ? `What should you ${rest.slice(3)}?` : null;
  }
  if (AUXILIARY.test(tokens[0] ?? "")) return `${plain}?`;
  // "What else was going on" asks as it stands.
  if (/^else$/i.test(tokens[0] ?? "")) return AUXILIARY.test(tokens[1] ?? "") ? `${plain}?` : null;
  if (/^(?:they|we|you|i)$/i.test(tokens[0] ?? "") && /^\p{Ll}+$/u.test(tokens[1] ?? "")) {
    const helper = /^(?:can|could|should|will|would|shall|must|may|might|are|were|have|need to)$/i.exec(
      tokens[1] ?? "",
    )?.[0];
    // "Why we rebuilt it" asks of the past, and "Why we never ship on Fridays" has no verb here that "do" could lead.
    if (helper === undefined && !isBaseVerb(tokens[1] ?? "") && !/^(?:do|have)$/i.test(tokens[1] ?? ""))
      return null;
    const tail = tokens.slice(helper === undefined ? 1 : 2).join(" ");
    const subject = (tokens[0] ?? "").toLowerCase();
    return `${asking} ${helper ?? "do"} ${subject === "i" ? "I" : subject} ${tail}`.trim() + "?";
  }
  // "When a pod dies" tells of a time, it does not ask for one.
  if (asking === "When") return null;
  if (asking === "Who" && baseOfThird(tokens[0] ?? "") !== null) return `${plain}?`;
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      (/^(?:is|are|was|were|can|will|should|must)$/i.test(token) ||
        // "How the ferry subsidy has changed"; a shop "has customers".
        (/^(?:has|have|had)$/i.test(token) && PARTICIPLE.test(tokens[index + 1] ?? ""))),
  );
  if (asking === "What" && baseOfThird(tokens[0] ?? "") !== null) return `${plain}?`;
  if (at > 0 && at <= 4) {
    const subject = lowerFirst(tokens.slice(0, at).join(" "), names);
    return `${asking} ${tokens[at]} ${subject}${tokens.length > at + 1 ? ` ${tokens.slice(at + 1).join(" ")}` : ""}?`;
  }
  const verb = tokens.findIndex(
    (token, index) =>
      index > 0 && index <= 4 && baseOfThird(token) !== null && !isAfterPreposition(tokens, index),
  );
  if (verb <= 0) return null;
  const base = baseOfThird(tokens[verb] ?? "") ?? "";
  // "Why rate rises take so long": what looks like a verb is a noun where a verb follows it.
  const next = tokens[verb + 1] ?? "";
  if (isAmbiguousVerb(base) && isBaseVerb(next) && !isAmbiguousVerb(next))
    return `${asking} do ${lowerFirst(tokens.slice(0, verb + 1).join(" "), names)} ${tokens.slice(verb + 1).join(" ")}?`;
  const subject = lowerFirst(tokens.slice(0, verb).join(" "), names);
  const head = words(subject).at(-1) ?? "";
  if (isPluralNoun(head)) return null;
  const tail = tokens.slice(verb + 1).join(" ");
  return `${asking} does ${subject} ${base}${tail === "" ? "" : ` ${tail}`}?`;
}

function isAfterPreposition(tokens: readonly string[], index: number): boolean {
  return /^(?:of|in|on|at|for|with|from|to|by|the|a|an|and|or|your|our|their)$/i.test(
    tokens[index - 1] ?? "",
  );
}
