import { asksByMark } from "../text/leading.ts";
import { quotationsIn } from "../text/quotations.ts";
import { countWords, withoutStop } from "../text/sentences.ts";
import { boundedCases } from "./bounded-case.ts";
import { isBareVerdict, isVerdict, pairLabel } from "./pair-words.ts";
import { joinSentences } from "./parted-block.ts";
import type { Found } from "./parted-block.ts";

/** `opens`: which sentences begin a line or an item of their own. */
export type Passage = {
  sentences: readonly string[];
  opens: readonly boolean[];
  language: string;
  listed: boolean;
};

/** `count`: its sentences; `ofSecond`: those of its second half; `judged`: a verdict opens it. */
type Pair = {
  kind: "labels" | "claim" | "question" | "case";
  lead: string;
  label: string;
  detail: string;
  said: string;
  count: number;
  ofSecond: number;
  judged: boolean;
};

/** Words that a half may have, so that both are read while they are heard. */
const MOST = { first: 18, second: 34 };
/** What answers in more sentences is told as prose. */
const MOST_SENTENCES = 3;
/** Questions in running prose may be a way of telling; so many in a row are meant as such. */
const FEWEST = { ofLines: 2, ofProse: 3, labels: 2, claims: 1, cases: 2 };
/** So many letters find a part in what is said. */
const SAID = 12;

/** The pairs that the sentences from `at` on are; null where there are too few, or one is too long to be seen whole. */
export function pairsFrom(passage: Passage, at: number): Found | null {
  const pairs: Pair[] = [];
  let count = 0;
  const [first] = pairsAt(passage, at);
  if (first === undefined) return null;
  for (;;) {
    const [next, ...more] = pairsAt(passage, at + count);
    if (next === undefined || next.kind !== first.kind) break;
    pairs.push(next, ...more);
    count += next.count;
  }
  const last = pairs.at(-1);
  if (last === undefined || pairs.length < fewest(passage, at, pairs)) return null;
  // Where no line ends it, the last answer is no longer than those before.
  const usual = Math.max(1, ...pairs.slice(0, -1).map(({ ofSecond }) => ofSecond));
  if (pairs.length > 1 && last.ofSecond > usual && last.kind !== "claim" && !isLined(passage, at)) {
    const fewer = last.ofSecond - usual;
    const [from, to] = [at + count - last.ofSecond, at + count - fewer];
    last.detail = detailOf(passage, from, to, last.kind);
    count -= fewer;
  }
  const fit = pairs.every(({ label, detail }) => countWords(label) <= MOST.first && countWords(detail) <= MOST.second); // prettier-ignore
  if (!fit) return null;
  const shown = pairs.map(({ label, detail, said }) => ({ label, detail, said }));
  return { shows: { form: "pairs", ordered: false, pairs: shown }, lead: first.lead, count };
}

function fewest(passage: Passage, at: number, pairs: readonly Pair[]): number {
  const kind = pairs[0]?.kind;
  if (kind === "labels") return FEWEST.labels;
  if (kind === "case") return FEWEST.cases;
  // In prose a quotation is a claim where one beside it is judged.
  const sure = passage.listed || pairs.some(({ judged }) => judged);
  if (kind === "claim") return passage.listed ? FEWEST.ofLines : sure ? FEWEST.claims : Infinity;
  return isLined(passage, at) ? FEWEST.ofLines : FEWEST.ofProse;
}

function isLined({ opens }: Passage, at: number): boolean {
  return opens[at] === true;
}

/** What begins at a sentence: one pair, or as many cases as the sentence tells. */
function pairsAt(passage: Passage, at: number): Pair[] {
  const one = labelledPair(passage, at) ?? claimPair(passage, at) ?? askedPair(passage, at);
  return one === null ? casePairs(passage, at) : [one];
}

/** "Up to £250 your team lead signs. Above £250 …, and above £2,000 …" */
function casePairs({ sentences, language }: Passage, at: number): Pair[] {
  const sentence = sentences[at] ?? "";
  return boundedCases(sentence, language).map(({ start, label, detail }) => {
    const said = sentence.slice(start, start + SAID);
    return { kind: "case", lead: "", label, detail, said, count: 1, ofSecond: 1, judged: true };
  });
}

/** "Myth: …. Fact: …", "Q: …? A: …". */
function labelledPair(passage: Passage, at: number): Pair | null {
  const { sentences, language } = passage;
  const label = pairLabel(sentences[at] ?? "", language);
  if (label?.place !== "first") return null;
  const second = sentences.findIndex((one, index) => index > at && pairLabel(one, language) !== null);
  const answer = pairLabel(sentences[second] ?? "", language);
  if (second < 0 || second - at > MOST_SENTENCES || answer?.place !== "second" || answer.kind !== label.kind) return null; // prettier-ignore
  const end = endOf(passage, second, (index) => pairLabel(sentences[index] ?? "", language) !== null);
  const asks = label.kind === "asks";
  const half = (from: number, to: number, cut: number): string => stopped(joinSentences(sentences.slice(from, to), language).slice(asks ? cut : 0), to - from); // prettier-ignore
  return {
    kind: "labels",
    lead: "",
    label: half(at, second, label.length),
    detail: half(second, end, answer.length),
    said: (sentences[at] ?? "").slice(0, SAID),
    count: end - at,
    ofSecond: end - second,
    judged: true,
  };
}

/** Where what begins at `from` ends: at the next line, at the next pair, at last after some sentences. */
function endOf({ sentences, opens }: Passage, from: number, isNext: (index: number) => boolean): number {
  let end = from + 1;
  while (end < sentences.length && end - from < MOST_SENTENCES && opens[end] !== true && !isNext(end)) end += 1; // prettier-ignore
  return end;
}

/** "Under 30 nobody needs it." False. …: what is believed, in marks, and behind it what is so. */
function claimPair(passage: Passage, at: number): Pair | null {
  const { sentences, opens, language, listed } = passage;
  // "True or false?" may stand before it.
  const asked = asksByMark(sentences[at] ?? "") && countWords(sentences[at] ?? "") <= MOST_OF_LEAD ? 1 : 0;
  const claim = sentences[at + asked] ?? "";
  const quoted = quotationsIn(claim)[0];
  const rest = quoted?.start === 0 && quoted.end !== null ? claim.slice(quoted.end).replace(/^[\s:：.。–—→-]+/u, "") : null; // prettier-ignore
  const bare = rest === null && asked === 1;
  if (rest === null && !bare) return null;
  if (quoted !== undefined && !bare && countWords(quoted.inner) < FEWEST_OF_CLAIM) return null;
  const within = rest !== null && rest !== "";
  const from = at + asked + (within ? 0 : 1);
  const second = within ? rest : (sentences[from] ?? "");
  if (second === "" || (!within && !listed && opens[from] === true && asked === 0)) return null;
  const judged = isVerdict(second, language);
  const own = (!listed || opens[at] === true) && !within && opens[from] !== true;
  if (!judged && !(own && asked === 0)) return null;
  const most = listed ? MOST_SENTENCES : judged && isBareVerdict(second, language) ? 2 : 1;
  const end = endOf(passage, from, (index) => index >= from + most || (!listed && claimOpens(sentences[index] ?? ""))); // prettier-ignore
  const lead = asked === 1 ? (sentences[at] ?? "") : "";
  const label = within ? claim.slice(0, quoted?.end ?? 0) : claim;
  return {
    kind: "claim",
    lead: withoutStop(lead),
    label: bare || !within ? withoutStop(label) : label,
    detail: stopped(joinSentences([second, ...sentences.slice(from + 1, end)], language), end - from),
    said: claim.slice(0, SAID),
    count: end - at,
    ofSecond: end - from,
    judged,
  };
}

/** Words of what asks whether a claim is true, and of a claim. */
const MOST_OF_LEAD = 6;
const FEWEST_OF_CLAIM = 2;

function claimOpens(sentence: string): boolean {
  return asksByMark(sentence) || quotationsIn(sentence)[0]?.start === 0;
}

function askedPair(passage: Passage, at: number): Pair | null {
  const { sentences, opens } = passage;
  const asked = sentences[at] ?? "";
  const isQuestion = (index: number): boolean => asksByMark(sentences[index] ?? "");
  if (!isQuestion(at) || at + 1 >= sentences.length || isQuestion(at + 1)) return null;
  // In a list question and answer share an item, or take turns.
  if (!isLined(passage, at) && opens.some(Boolean)) return null;
  const end = endOf(passage, at + 1, isQuestion);
  return {
    kind: "question",
    lead: "",
    label: asked,
    detail: detailOf(passage, at + 1, end, "question"),
    said: asked.slice(0, SAID),
    count: end - at,
    ofSecond: end - at - 1,
    judged: true,
  };
}

/** Of several sentences the last has its stop as the others have; one alone has none. */
function stopped(text: string, sentences: number): string {
  return sentences > 1 ? text.trim() : withoutStop(text);
}

function detailOf({ sentences, language }: Passage, from: number, to: number, kind: Pair["kind"]): string {
  const text = stopped(joinSentences(sentences.slice(from, to), language), to - from);
  if (kind !== "labels") return text;
  const label = pairLabel(text, language);
  return label?.kind === "asks" ? text.slice(label.length) : text;
}
