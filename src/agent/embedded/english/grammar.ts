import { startsWithFullName } from "../text/full-name.ts";
import { isCommonWord } from "./common-words.ts";
import { AUXILIARIES, baseOfThird, isAmbiguousVerb, isBaseVerb } from "./verbs.ts";

const IRREGULAR_PLURALS = new Set(
  "stomata mitochondria bacteria data criteria phenomena people children men women feet teeth mice geese fungi cacti nuclei alumni media algae larvae vertebrae police cattle".split(
    " ",
  ),
);
const SINGULAR_S =
  /(?:ss|us|is|ics|ness|news|lens|gas|bus|series|species|physics|canvas|kubernetes|redis|postgres)$/i;
const DETERMINERS = new Set(
  "a an the this that these those my your our their its his her each every all any some no".split(" "),
);
const PREPOSITIONS = new Set(
  "in on at inside outside behind before after under over above below between among around across during through beyond within without near from to for with by about".split(
    " ",
  ),
);
/** What opens a clause or a phrase, and no command: "if it sinks", "like us". */
const LINKS = new Set(
  "if when as once because though although where how why what before after until till unless while since whether than so but and or like unlike except despite yet of upon onto off toward towards against not"
    .split(" ")
    .concat([...PREPOSITIONS]),
);
const RELATIVE = /\s(?:that|which|who|whose|where)\s/i;
const PRONOUNS = new Set(
  "i you he she it we they nobody everyone everybody anyone someone nothing everything this that there who".split(
    " ",
  ),
);

export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

export function isPluralNoun(phrase: string): boolean {
  if (/\s(?:and|&)\s/i.test(phrase)) return true;
  const head =
    words(phrase.split(/\s(?:of|in|on|for|with|from|to|at|by)\s/i)[0] ?? phrase)
      .at(-1)
      ?.toLowerCase() ?? "";
  if (IRREGULAR_PLURALS.has(head)) return true;
  return head.length > 3 && head.endsWith("s") && !SINGULAR_S.test(head);
}

export function startsWithDeterminer(text: string): boolean {
  return DETERMINERS.has(words(text)[0]?.toLowerCase() ?? "");
}
export function startsWithPreposition(text: string): boolean {
  return PREPOSITIONS.has(words(text)[0]?.toLowerCase() ?? "");
}
export function startsWithGerund(text: string): boolean {
  const first = words(text)[0] ?? "";
  const stem = first.toLowerCase().replace(/ing$/, "");
  return (
    /ing$/i.test(first) &&
    (isBaseVerb(stem) || isBaseVerb(`${stem}e`) || isBaseVerb(stem.slice(0, -1)) || isAmbiguousVerb(stem))
  );
}

/** True for commands: "Call the sender", "Stop", "Do not click". */
export function isImperative(text: string): boolean {
  const [first = "", second = ""] = words(text).map((word) => word.toLowerCase());
  if (/^(?:do not|don't|never|always|please|let|let's|make sure|be)\b/i.test(text)) return true;
  if (/^(?:then|next|finally|now)$/.test(first)) return isBaseVerb(second) || isAmbiguousVerb(second);
  if (isBaseVerb(first) && !isAmbiguousVerb(first)) return true;
  if (
    /^(?:it|them|me|us)$/.test(second) &&
    !PRONOUNS.has(first) &&
    !AUXILIARIES.has(first) &&
    !LINKS.has(first)
  )
    return true;
  if (!isAmbiguousVerb(first)) return false;
  // "Stop talking."
  if (/^(?:stop|start)$/.test(first) && /^\p{Ll}{3,}ing$/u.test(second)) return true;
  return (
    second === "" ||
    DETERMINERS.has(second) ||
    PREPOSITIONS.has(second) ||
    /^(?:it|them|us|me|up|down|out|off|and|until|well|less|only|both|again|no|yes|one|two|three|four|five|six|ten|\d.*)$/.test(
      second,
    )
  );
}

/** True when the words before any relative clause hold a finite verb, so that they make a sentence. */
export function isClause(text: string): boolean {
  const main = (text.split(RELATIVE)[0] ?? text).toLowerCase();
  const tokens = words(main);
  return tokens.some((token, at) => {
    const previous = tokens[at - 1] ?? "";
    if (AUXILIARIES.has(token)) return at > 0 || /^(?:is|are|can|does|has)$/.test(token);
    if (at === 0) return false;
    if (
      PRONOUNS.has(previous) &&
      (isBaseVerb(token) || isAmbiguousVerb(token) || baseOfThird(token) !== null || token.endsWith("ed"))
    )
      return true;
    if (isBaseVerb(token) && !isAmbiguousVerb(token)) return isPluralNoun(previous) && previous !== "to";
    if (isAmbiguousVerb(token))
      return (
        at === 1 &&
        isPluralNoun(previous) &&
        /^(?:a|an|the|for|at|in|on|to|from|years|until)$/.test(tokens[at + 1] ?? "")
      );
    const base = baseOfThird(token);
    if (base !== null && !isAmbiguousVerb(base))
      return !DETERMINERS.has(previous) && !PREPOSITIONS.has(previous) && previous !== "and";
    return false;
  });
}

/** "opens our portal": a predicate that only lacks its subject. */
export function isPredicate(text: string): boolean {
  const [first = "", second = ""] = words(text).map((word) => word.toLowerCase());
  if (/^(?:is|are|was|were|has|can|must|will|should|does|may)$/.test(first)) return true;
  const base = baseOfThird(first);
  if (base === null) return false;
  return (
    !isAmbiguousVerb(base) ||
    DETERMINERS.has(second) ||
    PREPOSITIONS.has(second) ||
    isPluralNoun(second) ||
    PRONOUNS.has(second)
  );
}

/** "The app opens in 0.8 s", "a crust over an empty space breaks under you": a thing that does something, though the verb could be a noun. */
const ACTS = /^(?:a|an|the)\s[\p{L}-]+(?:\s(?!(?:that|which|who|where|when|with|of|for|and|or)\s)[\p{L}-]+){0,6}?\s\p{Ll}{2,}(?<!['’s])s\s(?:in|on|at|to|after|when|by|up|down|out|under|over|into|onto|off|away|back|you|your|it|them|us|slowly|quickly|and \p{Ll}+s|\d)(?!\p{L})/iu; // prettier-ignore

/** A noun phrase that says what something is: "pores on the underside that let …", "a protein". */
export function isDefinition(text: string): boolean {
  if (/^["“'‘]/.test(text) || /^\d/.test(text)) return false;
  if (/^(?:a|an|the)\s/i.test(text) && !isClause(text) && !ACTS.test(text)) return true;
  return (
    RELATIVE.test(text) &&
    !isClause(text) &&
    !isImperative(text) &&
    !isPredicate(text) &&
    !startsWithPreposition(text)
  );
}

/** Lower-cases the first letter unless the word is a name, an acronym or "I". */
export function lowerFirst(text: string, names: ReadonlySet<string> = new Set()): string {
  const first = words(text)[0] ?? "";
  if (first === "" || !text.startsWith(first)) return text;
  if (first === "I" || /^I['’]/.test(first) || names.has(first)) return text;
  // "R$ 890", "US$ 40": a sign of money is no word.
  if (/^\p{Lu}{1,2}\p{Sc}/u.test(text)) return text;
  if (/^\p{Lu}[\p{Lu}\d]/u.test(first) || /\p{Ll}\p{Lu}/u.test(first) || /\d/.test(first)) return text;
  if (NAMED.test(text) || startsWithFullName(text)) return text;
  // A Turkish capital İ has a dot of its own, which its small form would keep beside the i's.
  if (text.startsWith("İ")) return `i${text.slice(1)}`;
  // "Işık" is written small with a dotless ı; "Yenikapı'da" is a name, as its apostrophe says.
  if (/^I\p{Ll}*ı/u.test(text)) return `ı${text.slice(1)}`;
  if (TURKISH_NAME.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const TURKISH_NAME =
  /^\p{Lu}\p{Ll}{2,}['’](?:[dt][ae]n?|n[dt][ae]n?|[yn]?[ıiuüae]|n?[ıiuü]n|y?l[ae]|l[ıiuü]|[dt][ıiuü]r|ki)(?!\p{L})/u;

/** "Chess.com", "Lake Maracaibo", "New York". */
const NAMED =
  /^(?:[\p{L}\p{N}-]+\.\p{L}|(?:Lake|Mount|Mt|Cape|Port|Fort|Saint|San|Santa|New|Los|Las|El|La|Le|Rio|Deep)\s\p{Lu}\p{Ll})/u;

const THING_ENDINGS =
  /\p{Ll}{3}s$|\p{Ll}{2}ing$|\p{Ll}{3}(?:ate|ise|ize|ify|tion|ment|ness|ity|ing|ed|able|ible|ful|ous|ive|ology|ism)$/u;

/** "- Patience with rust": a list item that begins with a plain noun. */
const LISTED_NOUN =
  /(?:^|\n)\s*(?:[-*+]|\d+[.)])\s+(\p{Lu}\p{Ll}+)\s+(?:with|of|for|in|on|to|the|a|an|and|or|from|by|at|your|our|it|them|one|two|three|each|every|all|both|any|this|these)\s/gu;

/** "| Squeeze past |": a cell that begins with a verb and where it goes. */
const CELL_VERB =
  /\|\s{0,8}(\p{Lu}\p{Ll}+)\s(?:past|back|through|up|down|out|off|over|away|until|it|them)(?=[\s|,])/gu;

/** "1. Ferment: five days", "5. Grind: two days": items headed by a word, and what the rest of the line is. */
const HEADED_ITEM =
  /^\s*(?:[-*+]|\d+[.)])\s+(?:\*\*)?(\p{Lu}\p{Ll}+)(?:\s\p{Ll}[\p{Ll} ]*)?(?:\*\*)?:(?:\*\*)?\s/u;

/** Heads of a list of which at least half, and two, are everyday words: so are the others, and no names. */
function headsOfLists(sample: string): string[] {
  const found: string[] = [];
  let run: string[] = [];
  for (const line of [...sample.split("\n"), ""]) {
    const head = HEADED_ITEM.exec(line)?.[1];
    if (head !== undefined) {
      run.push(head);
      continue;
    }
    if (/^\s{2,}\S/.test(line)) continue;
    const everyday = run.filter((one) => isCommonWord(one.toLowerCase()) || isBaseVerb(one.toLowerCase()));
    if (everyday.length >= 2 && everyday.length * 2 >= run.length) found.push(...run);
    run = [];
  }
  return found;
}

/** "Rewritten", "Unpaid", "Earthy". */
function isMadeOfCommon(lower: string): boolean {
  const whole = lower.replace(/^(?:re|un|over|under|mis|pre)(?=\p{Ll}{4})/u, "");
  const stem = /^(\p{Ll}{3,}?)(?:(?<=(\p{Ll}))\2)?y$/u.exec(lower)?.[1];
  return PARTICIPLES.has(whole) || isCommonWord(whole) || (stem !== undefined && isCommonWord(stem));
}

const PARTICIPLES = new Set(
  "broken brought built chosen done drawn driven eaten forgotten frozen given gone grown held hidden kept known left lost made paid proven seen sent shown sold spoken spent stolen taken taught thrown told torn worn woven written".split(
    " ",
  ),
);

const MADE_WORD = /\p{L}{3}(?:ous|ously|ful|fully|less|able|ible|ness|tion)$/u;

/** The words that a text writes small: whatever begins a label with a capital is no name if it is among them. */
export function smallWords(text: string): Set<string> {
  const bare = text.slice(0, 20_000).replace(/```[^`]*```|`[^`\n]*`|https?:\/\/\S+/g, " ");
  return new Set(bare.match(/(?<![\p{L}\p{N}'’-])\p{Ll}[\p{L}'’-]+/gu) ?? []);
}

/**
 * Words that keep their capital wherever they stand: those never written small in the text and
 * not known as everyday words.
 */
export function properNames(text: string, language = "en"): Set<string> {
  const sample = text
    .slice(0, 20_000)
    .replace(
      /```[^`]*```|`[^`\n]*`|https?:\/\/\S+|(?<!\S)\S+@\S+|(?<![\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,12}(?:\/\S*)?(?![\w.-])/g,
      " ",
    );
  const small = new Set(sample.match(/(?<![\p{L}\p{N}'’-])\p{Ll}[\p{L}'’-]*/gu) ?? []);
  const inside = new Set(
    [...sample.matchAll(/[\p{L}\p{N},] (\p{Lu}[\p{L}'’-]*)/gu)].map((match) => match[1]),
  );
  const listed = new Set([LISTED_NOUN, CELL_VERB].flatMap((pattern) => [...sample.matchAll(pattern)].map((match) => match[1] ?? ""))); // prettier-ignore
  if (language === "en") for (const head of headsOfLists(sample)) listed.add(head);
  const names = new Set<string>();
  for (const word of new Set(sample.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]*/gu) ?? [])) {
    const lower = word.toLowerCase();
    if (listed.has(word) && !inside.has(word)) continue;
    // Without a list of everyday words only what is capital within a sentence is a name.
    if (language !== "en" && !inside.has(word)) continue;
    if (small.has(lower)) continue;
    // "Ledgerly" within a sentence is no adverb.
    if (isCommonWord(lower.replace(/['’]s$/, "")) && !(inside.has(word) && lower.endsWith("ly"))) continue;
    if (language === "en" && !inside.has(word) && isMadeOfCommon(lower)) continue;
    // "Ten-year frame warranty", and not "X-ray".
    const [joined = "", ...others] = lower.split("-");
    const compound = others.length > 0 && others.every((part) => word.includes(`-${part}`));
    if (compound && joined.length > 2 && (isCommonWord(joined) || isBaseVerb(joined))) continue;
    // Nor is what such an ending makes of a word: "Dangerous" in a cell.
    if (language === "en" && !inside.has(word) && (MADE_WORD.test(lower) || isBaseVerb(lower))) continue;
    // A plural that only ever begins a line is a thing, not a name.
    if (!inside.has(word) && THING_ENDINGS.test(word) && !SINGULAR_S.test(word)) continue;
    names.add(word);
  }
  return names;
}

/** A word that may be noun or verb, such as "light". */
export function isAmbiguous(word: string): boolean {
  return isAmbiguousVerb(word);
}
