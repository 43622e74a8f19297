import type { Block, ParagraphBlock } from "../brief/brief.ts";
import { EXPLAINS } from "../brief/explains.ts";
import { promisesOrder } from "../brief/counted-lists.ts";
import { countWords, splitSentences, withoutStop } from "../text/sentences.ts";
import { relationsOf } from "../diagram/relations.ts";
import { isDrawnAsRow, isRowOfAmounts } from "../scenes/tells-row.ts";
import { timedRow } from "../scenes/timed-row.ts";
import { contrastedSides } from "./contrasted-sides.ts";
import { daysAt } from "./days-at.ts";
import { deniedSides } from "./denied-sides.ts";
import { headedSides } from "./headed-sides.ts";
import { sidesNamed } from "./sides-of-headings.ts";
import { alikeAt } from "./alike-amounts.ts";
import { arrowPairs } from "./arrow-pairs.ts";
import { answeredPoints } from "./answered-points.ts";
import { askedShares } from "./asked-shares.ts";
import { answersFrom } from "./told-answers.ts";
import { announcedSteps } from "./announced-steps.ts";
import { announcedParts } from "./announced-parts.ts";
import { joinSentences, partedBlock } from "./parted-block.ts";
import type { Found, Passage } from "./parted-block.ts";
import { countedSentences, semicolonPoints, sentencesUnderCount } from "./headed-points.ts";
import { labelledSentences } from "./labelled-sentences.ts";
import { equatedIn } from "./equated-rows.ts";
import { menuSteps } from "./menu-steps.ts";
import { orderedClauses } from "./ordered-clauses.ts";
import { hoursAt, pricesAt, topicsAt } from "./read-rows.ts";
import { colonRow } from "./colon-row.ts";
import { rowSteps } from "./row-steps.ts";
import { oursAndTheirs } from "./ours-and-theirs.ts";
import { sumWithMissing } from "./sum-with-missing.ts";
import { sumFrom } from "./told-sum.ts";
import { isDuty } from "./duties.ts";
import { isBent, toldPair } from "./told-pair.ts";
import { twoMeans } from "./two-means.ts";
import { loopFrom } from "./told-loop.ts";
import { isWholeRound } from "./whole-round.ts";
import { beforeAndAfter } from "./before-and-after.ts";
import { beforeAndAfterWithin } from "./before-and-after-within.ts";
import { countedAhead } from "./counted-ahead.ts";
import { countedRow } from "./counted-row.ts";
import { namedGroups } from "./named-groups.ts";
import { stagesIn } from "./stages.ts";
import { countedFrom } from "./told-counts.ts";
import { courseFrom } from "./told-course.ts";
import { contrastAt } from "./told-contrast.ts";
import { placesFrom } from "./told-places.ts";
import { offersTogether } from "./offers-together.ts";
import { commandIn } from "../text/commands.ts";
import { headsSteps } from "./step-heads.ts";
import { tellsOrder } from "./step-order.ts";
import { valuesOfYears } from "./values-of-years.ts";
import { waySteps } from "./way-steps.ts";
import { withListedStacks } from "../sketches/listed-stack.ts";
import { sketchAt } from "../sketches/read-sketch.ts";
import { setAgainst } from "./set-against.ts";
import { rulesFrom } from "./told-rules.ts";
import { stepsFrom } from "./told-steps.ts";
import { yesNoSentences } from "./yes-no-sentences.ts";
import { countedAt, thingsAt } from "./things-at.ts";

/**
 * Sentences of a paragraph that tell one thing like the other (prices, opening hours, steps, counted reasons) become
 * a block of their own; what stands before and behind them stays prose. `headings`: nearest first.
 */
export function readParallels(
  blocks: readonly Block[],
  language: string,
  headings: readonly string[],
): Block[] {
  let under = headings;
  const listed = withListedStacks(blocks, language, headings);
  const together = offersTogether(withSidesTogether(listed, language, headings), isPlain, language);
  return together.flatMap((block, at) => {
    if (block.kind === "subheading") under = [block.text.spoken, ...headings];
    // "where v is the rate, and S …" names what stands in the formula above it.
    const names = together[at - 1]?.kind === "formula" && block.kind === "paragraph" && EXPLAINS.test(block.text.shown); // prettier-ignore
    return block.kind === "paragraph" && isPlain(block) && !names
      ? partedProse(block, language, under)
      : [block];
  });
}

/** A paragraph for each of the two things that a heading names is one passage. */
function withSidesTogether(blocks: readonly Block[], language: string, headings: readonly string[]): Block[] {
  const names = sidesNamed(headings);
  if (names === null) return [...blocks];
  const sidesOf = ({ text }: ParagraphBlock) =>
    headedSides(splitSentences(text.spoken, language), 0, names, language);
  const kept: Block[] = [];
  for (const block of blocks) {
    const before = kept.at(-1);
    const together = before === undefined ? null : joined(before, block, language);
    const whole =
      together !== null &&
      [before, block].every((one) => one?.kind !== "paragraph" || sidesOf(one) === null) &&
      sidesOf(together) !== null;
    if (whole) kept.splice(-1, 1, together);
    else kept.push(block);
  }
  return kept;
}

function joined(before: Block, block: Block, language: string): ParagraphBlock | null {
  if (before.kind !== "paragraph" || block.kind !== "paragraph" || !isPlain(before) || !isPlain(block))
    return null;
  const said = joinSentences([before.text.spoken, block.text.spoken], language);
  const span = { start: before.span.start, end: block.span.end };
  return { ...before, text: { shown: said, spoken: said }, lines: [said], span };
}

/** What is shown otherwise than it is said, broken by hand or explained by a formula stays as it is. */
function isPlain({ text, lines, formulas, names }: ParagraphBlock): boolean {
  const running = lines.length === 1 || (lines.join(" ") === text.shown && lines.every(endsSentence));
  return running && text.shown === text.spoken && formulas.length === 0 && names === undefined;
}

/** A line of whole sentences is prose that was written sentence by sentence. */
function endsSentence(line: string): boolean {
  return /[.!?。！？।۔]["”»)]?\s*$/u.test(line);
}

function partedProse(block: ParagraphBlock, language: string, headings: readonly string[]): Block[] {
  const passage = { sentences: splitSentences(block.text.spoken, language), language, headings };
  return partedBlock(block, passage.sentences, language, (at) => foundAt(passage, at));
}

function foundAt(passage: Passage, at: number): Found | null {
  // How long each takes is drawn: as points its figures would be the smallest of their page.
  if (timedRow([passage.sentences[at] ?? ""], 0, passage.language) !== null) return null;
  return otherThanRules(passage, at) ?? rulesAt(passage, at);
}

function otherThanRules(passage: Passage, at: number): Found | null {
  return (
    sketchAt(passage, at) ??
    menuSteps(passage.sentences[at] ?? "", passage.language) ??
    hoursAt(passage, at) ??
    equatedIn(passage.sentences, at, passage.language) ??
    yesNoSentences(passage.sentences, at, passage.language) ??
    valuesAt(passage, at) ??
    arrowPairs(passage.sentences[at] ?? "", passage.language) ??
    colonRowAt(passage, at) ??
    changeAt(passage, at) ??
    (isBent(passage.language) ? null : toldPair(passage, at)) ??
    deniedAt(passage, at) ??
    topicsAt(passage, at) ??
    pricesAt(passage, at) ??
    sumAt(passage, at) ??
    daysAt(passage, at) ??
    loopAt(passage, at) ??
    countedAt(passage, at) ??
    aheadAt(passage, at) ??
    underCountAt(passage, at) ??
    announcedAt(passage, at) ??
    labelledAt(passage, at) ??
    answeredAt(passage, at) ??
    stepsAt(passage, at) ??
    rowStepsAt(passage, at) ??
    orderedAt(passage, at) ??
    wayAt(passage, at) ??
    figuresAt(passage, at) ??
    pointsAt(passage, at) ??
    alikeAt(passage, at) ??
    thingsAt(passage, at) ??
    setAgainst(sidesAt(passage, at)) ??
    oursAt(passage, at) ??
    toldPair(passage, at)
  );
}

function sidesAt({ sentences, language, headings }: Passage, at: number): Found | null {
  const names = sidesNamed(headings);
  const headed = names === null ? null : headedSides(sentences, at, names, language);
  const found = headed ?? contrastedSides(sentences, at, language);
  if (found !== null)
    return {
      shows: { form: "sides", sides: found.sides, verdict: found.verdict },
      lead: "",
      count: found.count,
    };
  const contrast = contrastAt(sentences, at, language);
  return contrast === null ? null : { ...contrast, lead: "" };
}

/** Values of one measure, over time or of several things, that sentences tell one after the other. */
function valuesAt({ sentences, language }: Passage, at: number): Found | null {
  const sentence = sentences[at] ?? "";
  const ofYears = isDrawnAsRow(sentence, language) ? null : valuesOfYears(sentence, language);
  if (ofYears !== null) return { shows: ofYears, lead: ofYears.measure ?? "", count: 1 };
  return (
    courseFrom(sentences, at, language) ??
    answersFrom(sentences, at, language) ??
    askedShares(sentences[at] ?? "", language) ??
    placesFrom(sentences, at, language)
  );
}

function colonRowAt({ sentences, language, headings }: Passage, at: number): Found | null {
  const row = colonRow(sentences[at] ?? "", language, headings[0] ?? "", sentences[at + 1]);
  return row === null ? null : { ...row, count: 1 };
}

function changeAt({ sentences, language }: Passage, at: number): Found | null {
  const means = twoMeans(sentences[at] ?? "", language);
  if (means !== null) return means;
  const found = beforeAndAfterWithin(sentences[at] ?? "", language) ?? beforeAndAfter(sentences, at, language); // prettier-ignore
  return found === null ? null : { ...found, lead: "" };
}

function deniedAt({ sentences, language }: Passage, at: number): Found | null {
  const found = deniedSides(sentences, at, language);
  if (found === null) return null;
  return { shows: { form: "sides", sides: found.sides, verdict: null }, lead: "", count: found.count };
}

function stepsAt({ sentences, language, headings }: Passage, at: number): Found | null {
  const heads = [sentences[at - 1] ?? "", ...headings];
  const ordered = heads.some((head) => promisesOrder(head, language) || headsSteps(head, language));
  const found = stepsFrom(sentences, at, language, ordered);
  return found === null
    ? null
    : { shows: { form: "steps", parts: found.steps }, lead: "", count: found.count };
}

function loopAt(passage: Passage, at: number): Found | null {
  const found = loopFrom(passage, at);
  if (found === null) return null;
  const { sentences, language } = passage;
  const told = found.parts.map(({ label, detail }) => `${label} ${detail ?? ""}`);
  const whole = isWholeRound(sentences.slice(0, at), told, language);
  return {
    shows: { form: "loop", parts: found.parts, closing: found.closing, whole },
    lead: "",
    count: found.count,
  };
}

function sumAt({ sentences, language }: Passage, at: number): Found | null {
  const lacking = sumWithMissing(sentences, at, language);
  if (lacking !== null) {
    const { count, ...sum } = lacking;
    return { shows: { form: "sum", ...sum }, lead: "", count };
  }
  const found = sumFrom(sentences, at, language);
  if (found === null) return null;
  const { heading, parts, count } = found;
  return { shows: { form: "sum", heading, parts }, lead: "", count };
}

function rowStepsAt({ sentences, language, headings }: Passage, at: number): Found | null {
  const found =
    announcedSteps(sentences, at, language) ?? rowSteps(sentences, at, language, headings[0] ?? "");
  if (found === null) return null;
  return { shows: { form: "steps", parts: found.parts }, lead: found.lead, count: found.count };
}

function orderedAt({ sentences, language }: Passage, at: number): Found | null {
  const found = orderedClauses(sentences[at] ?? "", language);
  return found === null ? null : { shows: { form: "steps", parts: found.parts }, lead: found.lead, count: 1 };
}

function wayAt({ sentences, language, headings }: Passage, at: number): Found | null {
  const found = waySteps(sentences, at, language, headings[0] ?? "");
  return found === null
    ? null
    : { shows: { form: "steps", parts: found.parts }, lead: "", count: found.count };
}

/** What one sentence tells in a row: stages of one thing, counts of several, groups with what each does. */
function figuresAt({ sentences, language }: Passage, at: number): Found | null {
  const sentence = sentences[at] ?? "";
  const stages = stagesIn(sentence, language);
  if (stages !== null) return { shows: { form: "steps", parts: stages.parts }, lead: stages.lead, count: 1 };
  const counted = countedRow(sentence, language);
  if (counted !== null) return { shows: { form: "figures", parts: counted.parts }, lead: counted.lead, count: 1 }; // prettier-ignore
  const groups = namedGroups(sentence, language);
  return groups === null ? null : { shows: { form: "listed", parts: groups.parts }, lead: "", count: 1 };
}

function pointsAt({ sentences, language }: Passage, at: number): Found | null {
  const counted = countedSentences(sentences, at, language);
  if (counted !== null)
    return { shows: { form: "counted", parts: counted.parts }, lead: counted.lead, count: counted.count };
  // "…, in minutes: north 210; south 180; east 95" are values, which a chart shows.
  if (isRowOfAmounts(sentences[at] ?? "", language)) return null;
  const found = semicolonPoints(sentences[at] ?? "", language);
  return found === null
    ? null
    : { shows: { form: "listed", parts: found.parts }, lead: found.lead, count: 1 };
}

function answeredAt({ sentences, language }: Passage, at: number): Found | null {
  const found = answeredPoints(sentences, at, language);
  return found === null
    ? null
    : { shows: { form: "listed", parts: found.parts }, lead: found.lead, count: found.count };
}

function oursAt({ sentences, language }: Passage, at: number): Found | null {
  return oursAndTheirs(sentences, at, language);
}

function labelledAt({ sentences, language }: Passage, at: number): Found | null {
  const found = labelledSentences(sentences, at, language);
  if (found === null) return null;
  // "What to sow and when." heads what follows; a longer sentence tells something.
  const before = at === 1 ? withoutStop(sentences[0] ?? "") : "";
  const lead = countWords(before) <= MOST_HEAD_WORDS && !/[?？؟!！,，]/u.test(before) ? before : "";
  return { shows: { form: "listed", parts: found.parts }, lead, count: found.count };
}

function underCountAt({ sentences, language, headings }: Passage, at: number): Found | null {
  const found = at > 0 ? null : sentencesUnderCount(sentences, headings[0] ?? "", language);
  if (found === null) return null;
  const { ordered, parts } = found;
  return { shows: { form: ordered ? "steps" : "counted", parts }, lead: "", count: sentences.length };
}

/** "Five parts talk to each other. The browser sends …": what they tell of each other is drawn. */
function aheadAt({ sentences, language }: Passage, at: number): Found | null {
  // "一是 …", "the first is …": what counts itself is read without its number.
  const found = countedFrom(sentences, at + 1, language) === null ? countedAhead(sentences, at, language) : null; // prettier-ignore
  if (found === null || relationsOf(sentences.slice(at + 1, at + found.count)) !== null) return null;
  return { shows: { form: found.ordered ? "steps" : "counted", parts: found.parts }, lead: found.lead, count: found.count }; // prettier-ignore
}

function announcedAt({ sentences, language }: Passage, at: number): Found | null {
  const found = announcedParts(sentences[at] ?? "", language);
  return found === null
    ? null
    : { shows: { form: "counted", parts: found.parts }, lead: found.lead, count: 1 };
}

function rulesAt(passage: Passage, at: number): Found | null {
  const { sentences, language } = passage;
  const isOther = (next: number): boolean => otherThanRules(passage, next) !== null;
  // "Priming. Close the clamp. …": a word or two that say what all of it is for stand above it.
  const label = withoutStop(sentences[at] ?? "");
  const isLabel = countWords(label) <= MOST_LABEL_WORDS && !/[?？؟!！,，:：]/u.test(label) && commandIn(label, language) === null && !isDuty(label, language); // prettier-ignore
  const from = isLabel ? at + 1 : at;
  const found = rulesFrom(sentences, from, language, isOther);
  if (found === null) return null;
  const count = found.count + from - at;
  const ordered = tellsOrder(sentences.slice(from, at + count), language);
  return {
    shows: { form: ordered ? "steps" : "listed", parts: found.parts },
    lead: isLabel ? label : "",
    count,
  };
}

const MOST_LABEL_WORDS = 3;
const MOST_HEAD_WORDS = 6;
