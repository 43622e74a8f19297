import type { ToldBars } from "../brief/brief.ts";
import { tellsOfDeaths } from "../text/deaths.ts";
import { isPercent } from "../text/figures.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { ENDINGS, OF_WHOM, OBJECT_OPENS, PREPOSITIONS, WHOLES } from "./answer-words.ts";
import { AND } from "./clauses.ts";
import { regex } from "../text/regex.ts";
import { ARTICLES } from "./side-words.ts";
import { sureAmounts } from "./sure-amounts.ts";

const FEWEST = 3;
const MOST = 8;
const SAID = 10;
const MOST_LABEL_WORDS = 5;
const MOST_VERB_WORDS = 7;
/** "Il 52 %", "el 29 %": signs before the first number. */
const MOST_ARTICLE = 3;
const ARTICLE = /^(?:el|un|il|l['’]|o|os)\s?\p{Nd}/iu;
/** Words of a part that begins like those of whom it is told. */
const MOST_OF_WORDS = 3;
/** What comes to a hundred is a whole, which others show as one. */
const ROUNDING = 1.5;

type Answer = { value: number; display: string; body: string; said: string };
type Parted = { verb: string; labels: string[] };

/**
 * "52 % complained about delays, 29 % about full cars and 24 % about prices": what shares of the same people say, bars and no ring,
 * since one may say several things. The words that all share head them, so that each bar ends their sentence. Null where another
 * verb says another thing, where the parts are of other people, or where they are a whole.
 */
export function answersFrom(
  sentences: readonly string[],
  at: number,
  language: string,
): { shows: ToldBars; lead: string; count: number } | null {
  let found: { answers: Answer[]; parted: Parted; count: number } | null = null;
  const answers: Answer[] = [];
  for (const [nth, sentence] of sentences.slice(at).entries()) {
    const some = answersOf(sentence, nth === 0, language);
    if (some === null || answers.length + some.length > MOST) break;
    answers.push(...some);
    if (answers.length < FEWEST) continue;
    const parted = partedBodies(answers.map(({ body }) => body), language); // prettier-ignore
    if (parted === null) break;
    found = { answers: [...answers], parted, count: nth + 1 };
  }
  if (found === null) return null;
  const sum = found.answers.reduce((total, { value }) => total + value, 0);
  const labels = found.parted.labels.map((label) => label.toLowerCase());
  if (Math.abs(sum - 100) <= ROUNDING || new Set(labels).size < labels.length) return null;
  const lead = headOf(found.parted.verb, language);
  if (lead === null) return null;
  const parts = found.answers.map(({ value, display, said }, nth) => ({
    label: capitalise(withoutOpening(found.parted.labels[nth] ?? "", language), language),
    display,
    value,
    said,
  }));
  return { shows: { form: "bars", parts }, lead, count: found.count };
}

/** "A bench", "la limpieza" stand by themselves; in German and Dutch an article tells the case that the heading asks for. */
function withoutOpening(label: string, language: string): string {
  return /^(?:en|fr|es|it|pt)$/u.test(language) ? label.replace(ARTICLES, "") : label;
}

/** Each share with what is said behind it; null where the sentence begins with anything else. */
function answersOf(sentence: string, first: boolean, language: string): Answer[] | null {
  // Arabic "and" is written in one with the number behind it.
  const text = sentence
    .replace(/[\s.。।]+$/u, "")
    .replace(THE_REST, "")
    .replaceAll(/(?<=^|\s)و(?=\p{Nd})/gu, " ");
  const lead = first ? leadOf(text, language) : { end: 0, verb: "" };
  const rest = text.slice(lead.end);
  // What was asked, and the marks of an answer, tell nothing of the amounts.
  const asked =
    ASKED.test(text) || MARKS.test(text) ? " ".repeat(lead.end) + rest.replaceAll(MARKS, " ") : text;
  const amounts = /^(?:\p{L}{1,2}['’\s]\s?)?[\p{Nd}%٪]/u.test(rest) && !tellsOfDeaths(text) ? sureAmounts(lead.verb === "" ? asked : text, language, true) : null; // prettier-ignore
  const shares = amounts?.filter(({ start }) => start >= lead.end) ?? [];
  if (shares.length === 0 || !shares.every(({ figure }) => isPercent(figure))) return null;
  if (shares.some(({ figure }) => figure.display.startsWith("≈")) || (shares[0]?.start ?? 0) - lead.end > MOST_ARTICLE) return null; // prettier-ignore
  const and = AND[language];
  const words = and === undefined ? "" : `(?:${and})\\s+`;
  const article = ARTICLE.test(rest) ? "(?:(?:el|un|il|l['’]|lo|o|os)\\s?)?" : "";
  const joint = regex(`\\s*(?:[,;،、，；]\\s*)?(?:${words === "" ? "" : `${words}|`}و|和|及|以及|그리고\\s)?${article}$`, "iu"); // prettier-ignore
  const answers = shares.map(({ figure, start, end }, nth): Answer | null => {
    const next = shares[nth + 1];
    const behind = text.slice(end, next?.start ?? text.length);
    const body = next === undefined ? behind : behind.replace(joint, "");
    // "24 % about prices" follows a comma or an "and", and no other word.
    if (next !== undefined && body === behind) return null;
    const plain = body
      .trim()
      .replace(/^(?<verb>[^«“„"]*)[«“„"]\s?(?<said>[^«»“”„"]+?)\s?[»”“"]$/u, "$<verb>$<said>")
      .replace(/^(?:[–—]\s|['’]\p{L}{1,4}\s|[がは](?=\p{Script=Han}|\p{Script=Katakana}))/u, "");
    if (plain === "" || /[,;:،、，；：()（）]|\p{Nd}/u.test(plain)) return null;
    const whole = nth === 0 && lead.verb !== "" ? `${lead.verb} ${plain}` : plain;
    return { value: figure.value ?? 0, display: figure.display, body: whole, said: text.slice(start, start + SAID) }; // prettier-ignore
  });
  const known = answers.filter((answer) => answer !== null);
  return known.length === shares.length ? known : null;
}

/**
 * What stands before the first share: "Of the 300 people we asked,", or with its verb "Von 300 Befragten wünschten sich". Where nothing
 * of the kind does, nothing.
 */
function leadOf(text: string, language: string): { end: number; verb: string } {
  const of = WHOLES[language];
  const whole = of === undefined ? null : regex(`^(?:${of})\\s[^,،%]{2,70},\\s`, "iu").exec(text)?.[0];
  if (whole !== null && whole !== undefined) return { end: whole.length, verb: "" };
  const question = ASKED.exec(text)?.[0];
  if (question !== undefined) return { end: question.length, verb: "" };
  const turned = VERB_SECOND.test(language) ? /^[^,;:%]{0,70}?(?<verb>\p{Ll}{3,}(?:\s(?:sich|zich|sig|seg))?)\s(?=\p{Nd}+(?:[.,]\p{Nd}+)?\s?(?:%|Prozent|procent|prosent))/u.exec(text) : null; // prettier-ignore
  const asked = turned !== null && of !== undefined && regex(`^(?:${of})\\s`, "iu").test(text);
  return asked ? { end: turned[0].length, verb: turned.groups?.["verb"] ?? "" } : { end: 0, verb: "" };
}

/** "Et quand on demande aux gens pourquoi, | 41 % répondent …": what was asked, before the first share. */
const ASKED =
  /^[^,،%\p{Nd}]{0,60}(?:ask|question|gefragt|frage|demand|pregunt|domand|chied|pergunt|gevraagd|vraag|fråga|spurt|spør|pyta|спраш|спрос|запит|soru|sord|سأل|سئل|שאל)[^,،%\p{Nd}]{0,80}[,،]\s(?=(?:el |un |il |l['’]|os? )?\p{Nd}{1,3}(?:[.,]\p{Nd})?\s?[%٪])/iu;
const MARKS = /[«»“”„"]/gu;
/** ", et le reste ne sait pas trop": of whom no share is told. */
const THE_REST =
  /[,،;]?\s(?:(?:and|und|et|y|e|en|och|og|i|а|и|та)\s)?(?:the (?:rest|others)|der rest|die (?:übrigen|anderen|restlichen)|le reste|les autres|el resto|los demás|il resto|gli altri|o resto|os outros|de (?:rest|overige[n]?|anderen)|resten|de andra|de andre|reszta|pozostali|остальные|решта|інші)\s[^\p{Nd}]*$/iu;

const VERB_SECOND = /^(?:de|nl|sv|da|nb)$/;

/** The words that all share, and what each says of its own. */
function partedBodies(bodies: readonly string[], language: string): Parted | null {
  const [first = "", ...others] = bodies;
  // "40 % of the girls, 30 % of the boys" are parts of others; "30 % du prix" goes on with a verb.
  const whom = OF_WHOM[language];
  const ofOthers = (body: string): boolean => whom !== undefined && regex(`^(?:${whom})`, "iu").test(body) && countWords(body) > MOST_OF_WORDS; // prettier-ignore
  if (others.some(ofOthers)) return null;
  const parted = isVerbFinal(language)
    ? byParticle(bodies, language)
    : isUnspaced(language)
      ? sharedSigns(bodies)
      : (byPreposition(first, others, language) ?? bySharedWords(bodies) ?? byOpening(first, others, language)); // prettier-ignore
  if (parted === null || countWords(parted.verb) > MOST_VERB_WORDS) return null;
  const most = isUnspaced(language) ? 10 : 40;
  const short = parted.labels.every(
    (label) =>
      /^[\p{L}\p{M}\s'’-]{2,}$/u.test(label) && countWords(label) <= MOST_LABEL_WORDS && label.length <= most,
  );
  return short ? parted : null;
}

/** "complained about delays", "about full cars". */
function byPreposition(first: string, others: readonly string[], language: string): Parted | null {
  for (const preposition of PREPOSITIONS[language] ?? []) {
    const opens = regex(`^(?:${preposition})`, "iu");
    const bare = others.map((other) => other.replace(opens, ""));
    if (!others.every((other, at) => other !== bare[at])) continue;
    const inside = regex(`^(?<verb>.+\\p{L})\\s(?<said>${preposition})(?<label>.+)$`, "iu").exec(
      first,
    )?.groups;
    const { verb = "", said = "", label = "" } = inside ?? {};
    const plain = BARE.find(([forms]) => forms.test(said))?.[1] ?? said.trim();
    if (verb !== "") return { verb: `${verb} ${plain}`, labels: [label, ...bare] };
    const repeated = bySharedWords([first, ...others]);
    if (repeated !== null) return repeated;
  }
  return null;
}

/** "des retards", "du prix": over all of them stands the preposition alone. */
const BARE: readonly (readonly [RegExp, string])[] = [
  [/^(?:del(?:lo|la|l['’]|le)?|dei|degli|di)\s?$/u, "di"],
  [/^(?:d[ao]s?)\s$/u, "de"],
  [/^(?:du|des|de l['’]|de la|d['’])\s?$/u, "de"],
  [/^(?:aux?|à la|à l['’])\s?$/u, "à"],
];

/** "asked for longer hours", "asked for more seats": each with its verb. */
function bySharedWords(bodies: readonly string[]): Parted | null {
  const words = bodies.map((body) => body.split(/\s+/u));
  const [first = []] = words;
  let shared = 0;
  while (first[shared] !== undefined && words.every((some) => some[shared]?.toLowerCase() === first[shared]?.toLowerCase())) shared += 1; // prettier-ignore
  const labels = words.map((some) => some.slice(shared).join(" "));
  if (shared === 0) return behindWhom(bodies);
  return labels.includes("") ? null : { verb: first.slice(0, shared).join(" "), labels };
}

/** "of passengers complained about delays", "complained about prices": only the first says whom it is told of. */
function behindWhom([first = "", ...others]: readonly string[]): Parted | null {
  const rest = others.length < 2 ? null : bySharedWords(others);
  const at = rest === null ? -1 : first.toLowerCase().indexOf(` ${rest.verb.toLowerCase()} `);
  if (rest === null || at <= 0) return null;
  const end = at + rest.verb.length + 1;
  return { verb: first.slice(0, end), labels: [first.slice(end).trim(), ...rest.labels] };
}

/** "wanted a longer path", "a bench": what opens a noun parts it from the verb of all. */
function byOpening(first: string, others: readonly string[], language: string): Parted | null {
  const opens = OBJECT_OPENS[language];
  if (opens === undefined || !others.every((other) => regex(`^(?:${opens})`, "iu").test(other))) return null;
  const { verb = "", label = "" } = regex(`^(?<verb>\\S+(?:\\s\\S+)??)\\s(?<label>(?:${opens}).+)$`, "iu").exec(first)?.groups ?? {}; // prettier-ignore
  return verb === "" ? null : { verb, labels: [label, ...others] };
}

function isVerbFinal(language: string): boolean {
  return ENDINGS[language] !== undefined;
}

/** 「遅れに」「料金に不満を述べました」: the last has the verb of all, behind the same ending. */
function byParticle(bodies: readonly string[], language: string): Parted | null {
  const last = bodies.at(-1) ?? "";
  const kept = language === "tr";
  for (const ending of ENDINGS[language] ?? []) {
    const whole = regex(`^(?<label>.+?)(?<ending>${ending})$`, "iu");
    const inner = bodies.slice(1, -1).map((body) => whole.exec(body)?.groups);
    if (inner.length === 0 || inner.includes(undefined)) continue;
    const open = regex(`^(?<label>.+?)(?<ending>${ending})(?<verb>${kept ? "\\s" : "\\s?"}\\S.*)$`, "iu");
    const [opens, closes] = [bodies[0] ?? "", last].map((body) => open.exec(body)?.groups);
    const first = opens ?? whole.exec(bodies[0] ?? "")?.groups;
    if (first === undefined || closes === undefined) continue;
    const label = (one: Record<string, string> | undefined): string => `${one?.["label"] ?? ""}${kept ? (one?.["ending"] ?? "") : ""}`; // prettier-ignore
    const verb = `${kept ? "" : closes["ending"]}${closes["verb"] ?? ""}`;
    return { verb, labels: [first, ...inner, closes].map(label) };
  }
  return null;
}

/** 抱怨晚点, 抱怨拥挤: written without blanks. */
function sharedSigns(bodies: readonly string[]): Parted | null {
  const bare = bodies.map((body) => body.replace(/^的(?:受访者|乘客|居民|读者|学生|顾客|用户|人)/u, ""));
  const [first = ""] = bare;
  let shared = 0;
  while (shared < first.length && bare.every((body) => body[shared] === first[shared])) shared += 1;
  const labels = bare.map((body) => body.slice(shared));
  return shared < 2 || labels.includes("") ? null : { verb: first.slice(0, shared), labels };
}

/** "Of the passengers complained about" → "Passengers complained about …"; null where the case of a noun would be another's. */
function headOf(verb: string, language: string): string | null {
  if (isVerbFinal(language)) return `…${language === "tr" ? " " : ""}${verb.trim()}`;
  const whom = OF_WHOM[language] ?? "(?!)";
  const bare = verb.replace(regex(`^(?:${whom})`, "iu"), "");
  if (bare !== verb && !/^(?:en|de|fr|es|it|pt)$/u.test(language)) return null;
  return isUnspaced(language) ? `${bare}…` : `${capitalise(bare, language)} …`;
}
