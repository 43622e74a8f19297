import type { Visual, VisualKind } from "../../../artifacts/storyboard.ts";
import { bareLetters } from "../text/bare-letters.ts";
import { onlyNamesFormula } from "../before-formula.ts";
import type { Block, Section } from "../brief/brief.ts";
import { isClause, isImperative, isPluralNoun } from "../english/grammar.ts";
import { asQuestion, versionSentence } from "../english/headings.ts";
import { markedQuestion } from "../phrases/question-mark.ts";
import { capitalise, countWords, endSentence, withoutStop } from "../text/sentences.ts";
import {
  ANNOUNCING,
  say,
  type Candidate,
  type SceneContext,
  type SceneDraft,
  type Utterance,
} from "./draft.ts";
import { withFindings } from "./chart-findings.ts";
import { CONTACT_SCORE, contactCandidate } from "./contact-lines.ts";
import { calendarCandidate } from "./calendar.ts";
import { withToldLines } from "./code.ts";
import { isShell } from "./code-reading.ts";
import { withNotes } from "./code-notes.ts";
import { withFormulaNotes } from "./formula-notes.ts";
import { withLawName } from "./law-name.ts";
import { hidesFigures } from "./hidden-figures.ts";
import { inlineFormulaCandidate, joinedToLead, withSymbols } from "./formula.ts";
import { proseMap } from "./map.ts";
import { sharesCandidate } from "./chart.ts";
import { asksOfViewers } from "../materials/call-to-action.ts";
import { leansOn } from "./leaning-subjects.ts";
import { withHeadingAloud } from "./heading-aloud.ts";
import { headingFigureCandidate } from "./heading-figure.ts";
import { numberCandidate } from "./number.ts";
import { inlineQuoteCandidate } from "./quote.ts";
import { rowChartCandidate } from "./row-chart.ts";
import { readPart, type Part } from "./read-part.ts";
import { enumerationCandidate } from "./enumeration.ts";
import { keyPhrasesCandidate } from "./key-phrases.ts";
import { statementCandidate } from "./statement.ts";
import { sourceNote } from "./source-note.ts";
import { historyCandidate } from "./timeline.ts";
import { subsectionsCandidate } from "./subsections.ts";
import { versusCandidate } from "./versus.ts";

/** Chooses what a section shows, and says all of it, in the brief's order. */
export function draftSection(
  section: Section,
  context: SceneContext,
  recent: readonly VisualKind[],
): SceneDraft {
  const parts = readParts(section.blocks, context);
  const leans = section.runIn === "named" && !nameHead(parts[0], context);
  const prose = parts.filter((part) => part.block.kind === "paragraph").flatMap((part) => part.utterances);
  const candidates = [
    ...parts.flatMap((part) =>
      part.candidates.map((candidate) => ({ candidate, part: part as Part | null })),
    ),
    ...proseCandidates(section, parts, prose, context)
      .filter((candidate) => !hidesFigures(candidate, prose))
      .map((candidate) => ({ candidate, part: null })),
    ...subsectionsCandidate(parts, context).map((candidate) => ({ candidate, part: null })),
  ];
  const asksViewers = context.closes === true && prose.some(({ text }) => asksOfViewers(text, context.base));
  const all = wordsOf(parts.flatMap((part) => part.utterances));
  // "Vote on Sunday, 15 June: your share is about 8,333": a figure of it would hide what is asked.
  const fit = candidates.filter(({ candidate, part }) => !asksViewers || part !== null || candidate.kind === "statement" || candidate.score === CONTACT_SCORE); // prettier-ignore
  const ranked = fit.map(({ candidate, part }) => {
    const share = part === null ? 0 : wordsOf(part.utterances) / Math.max(1, all);
    return { candidate, part, rank: rank(candidate, recent, part === null ? null : share) };
  });
  const best = ranked.toSorted((a, b) => b.rank - a.rank)[0];
  const source = FIGURES.has(best?.candidate.kind ?? "") ? sourceNote(parts) : null;
  const note = best?.part?.block.kind === "table" ? best.part.block.note : undefined;
  const asked = questionOf(section, context) ?? (leans ? headAloud(context) : null);
  let utterances = [
    ...(asked === null ? [] : [asked]),
    ...(best?.candidate.opening === undefined ? [] : [best.candidate.opening]),
    ...parts.flatMap((part) => {
      const remark = part.block.kind === "table" && part.block.note?.told === true ? [say(endSentence(part.block.note.text, context.language), 0.5)] : []; // prettier-ignore
      if (part === best?.part) return [...best.candidate.utterances, ...remark];
      return part === source?.part ? [] : [...part.utterances, ...remark];
    }),
  ];
  // "What changes for patients:" leads in where the heading made of it has asked.
  const asks = [asked?.text ?? "", context.spokenHeading].map(bareLetters);
  if (asked !== null && asks.includes(bareLetters(utterances[1]?.text ?? ""))) utterances.splice(1, 1);
  if (utterances.length === 0)
    utterances = [say(capitalise(endSentence(context.spokenHeading, context.language)), 1.5)];
  // "Scanning." before "Scanning: 251 for twins, …": what the next sentence opens with is said once.
  utterances = utterances.filter(({ text, marks }, at) => !(marks.length === 0 && opensWith(utterances[at + 1]?.text ?? "", text, context))); // prettier-ignore
  utterances = withHeadingAloud(section, best?.candidate.kind ?? "statement", utterances, context);
  for (const utterance of utterances) {
    const shown =
      (best?.candidate.kind === "number" && utterance.marks.some((mark) => mark.key.startsWith("figure:"))) ||
      (best?.candidate.kind === "quote" &&
        utterance.marks.some((mark) => /^(?:inline-)?quote$/u.test(mark.key)));
    // What the screen shows must be said, however short the time.
    if (shown) utterance.weight += 1;
  }
  const shown = best?.candidate ?? statementCandidate(utterances, [], context);
  const chosen = explained(shown, best?.part ?? null, parts, utterances, context);
  return {
    title: chosen.heading ?? context.heading,
    role: "section",
    kind: chosen.kind,
    utterances,
    visual: (cueOf) => withNote(withSource(chosen.visual(cueOf), source?.text ?? null), note?.text ?? null),
    point: pointOf(utterances),
    span: section.span,
  };
}

function opensWith(next: string, head: string, { phrases }: SceneContext): boolean {
  return next.startsWith(`${withoutStop(head.trim())}${phrases.colon}`);
}

/** Code and formulas with what is told of them. */
function explained(
  shown: Candidate,
  part: Part | null,
  parts: readonly Part[],
  utterances: readonly Utterance[],
  context: SceneContext,
): Candidate {
  if (part?.block.kind === "code" && shown.kind === "code") return withNotes(shown, part, parts, context);
  const legend = withFindings(withSymbols(shown, utterances, context), utterances, context);
  return part?.block.kind === "formula"
    ? withLawName(withFormulaNotes(legend, part, parts, context), part, parts, context)
    : legend;
}

/** Visuals that say where their figures come from. */
const FIGURES: ReadonlySet<string> = new Set(["chart", "map"]);

function withSource(visual: Visual, source: string | null): Visual {
  return (visual.kind === "chart" || visual.kind === "map") && source !== null
    ? { ...visual, source }
    : visual;
}

/** Before where the figures come from, what a mark among them says. */
function withNote(visual: Visual, note: string | null): Visual {
  if (note === null) return visual;
  if (visual.kind === "table") return { ...visual, note };
  if (visual.kind !== "chart") return visual;
  return { ...visual, source: visual.source === undefined ? note : `${note} · ${visual.source}` };
}

/** A heading that asks is said: the prose below answers it. */
function questionOf(section: Section, context: SceneContext): Utterance | null {
  if (!context.ownHeading || section.blocks[0]?.kind === "list") return null;
  const heading = context.spokenHeading.trim();
  if (section.runIn === "said" && !/[?？؟]$/u.test(heading))
    return say(capitalise(endSentence(heading, context.language)), 1.6);
  if (/[?？؟]$/u.test(heading) || exclaims(heading)) return say(capitalise(heading), 1.4);
  if (context.base === "en") {
    const question = versionSentence(heading) ?? asQuestion(heading, context.names);
    return question === null ? null : say(capitalise(question), 0.9);
  }
  const marked = markedQuestion(heading, context.base);
  return marked === null ? null : say(marked, 0.9);
}

/** "But with earplugs I cannot hear my neighbour!" is what somebody says; "Safety first!" only names. */
function exclaims(heading: string): boolean {
  return /[!！]$/u.test(heading) && countWords(heading) >= FEWEST_EXCLAIMED;
}

const FEWEST_EXCLAIMED = 5;

/** Reads the blocks in order; a subheading leads into what stands below it. */
function readParts(blocks: readonly Block[], context: SceneContext): Part[] {
  const parts: Part[] = [];
  const proseAround = blocks
    .flatMap((block) => (block.kind === "paragraph" ? [block.text.spoken] : []))
    .join(" ");
  let below = { ...context, proseAround };
  let opened: number | null = null;
  blocks.forEach((block, at) => {
    if (block.kind === "subheading") {
      const next = blocks[at + 1];
      const alone = next === undefined || next.kind === "subheading";
      below = {
        ...context,
        proseAround,
        heading: block.text.shown,
        spokenHeading: block.text.spoken,
        ownHeading: true,
      };
      opened = at;
      const said = alone ? [say(capitalise(endSentence(block.text.spoken, context.language)), 0.6)] : [];
      if (!alone && next.kind === "paragraph" && context.base === "en") {
        const question = asQuestion(block.text.spoken, context.names);
        if (question !== null) said.push(say(question, 0.8));
      }
      parts.push({ block, utterances: said, candidates: [] });
      said[0]?.marks.push({ key: `sub:${at}`, offset: 0 });
      return;
    }
    const led = blocks.slice(0, at).some(({ kind }) => kind === "paragraph");
    const part = readPart(block, blocks[at - 1], { ...below, led, heading: context.heading });
    dropBareLead(part, blocks[at + 1]);
    if (opened !== null) nameSubject(part, below);
    if (opened !== null) part.utterances[0]?.marks.push({ key: `sub:${opened}`, offset: 0 });
    opened = null;
    parts.push(part);
  });
  joinFormulas(parts, context.base);
  explainCode(parts);
  parts.forEach((part, at) => withoutCodeOpening(part, parts[at + 1]));
  return parts;
}

/** What stands before or behind code and speaks of its lines is told while they are in focus. */
function explainCode(parts: readonly Part[]): void {
  parts.forEach((part, at) => {
    const { block } = part;
    const around = [parts[at - 1], parts[at + 1]].flatMap((one) =>
      one?.block.kind === "paragraph" ? one.utterances : [],
    );
    if (block.kind !== "code" || around.length === 0) return;
    part.candidates = part.candidates.map((candidate) =>
      candidate.kind === "code" ? withToldLines(candidate, block, around) : candidate,
    );
    part.utterances = part.candidates[0]?.utterances ?? part.utterances;
  });
}

/** "Here is the code, in SQL" opens code of which nothing is told: what is told of it below opens it better. */
function withoutCodeOpening(part: Part, next: Part | undefined): void {
  if (part.block.kind !== "code" || isShell(part.block.language, part.block.code)) return;
  if (next?.block.kind !== "paragraph" || next.utterances.length === 0) return;
  const isTold = ({ marks }: Utterance): boolean => marks.every(({ key }) => key !== "code");
  part.candidates = part.candidates.map((candidate) =>
    candidate.kind === "code" ? { ...candidate, utterances: candidate.utterances.filter(isTold) } : candidate,
  );
  part.utterances = part.utterances.filter(isTold);
}

/** "**Fees.** They stay as they are": what leans on its heading has it said. True where it need not be, or it was named. */
function nameHead(part: Part | undefined, context: SceneContext): boolean {
  const first = part?.utterances[0]?.text ?? "";
  if (part === undefined || !leansOn(first)) return true;
  nameSubject(part, context);
  return part.utterances[0]?.text !== first;
}

function headAloud(context: SceneContext): Utterance {
  return say(capitalise(endSentence(context.spokenHeading, context.language)), 1);
}

/** Below an unspoken subheading "They are wide" is said of what it names. */
function nameSubject(part: Part, below: SceneContext): void {
  const first = part.utterances[0];
  if (first === undefined || below.base !== "en" || part.block.kind !== "paragraph") return;
  const match = /^(they|it)(?=\s)/i.exec(first.text);
  if (match === null || isPluralNoun(below.spokenHeading) !== (match[0].toLowerCase() === "they")) return;
  if (countWords(below.spokenHeading) > 5 || isClause(below.spokenHeading)) return;
  first.text = below.spokenHeading + first.text.slice(match[0].length);
}

/** "This produces:" before code says nothing without it, nor does "The formula:". */
function dropBareLead(part: Part, next: Block | undefined): void {
  const last = part.utterances.at(-1);
  if (part.block.kind !== "paragraph" || last === undefined) return;
  if (next?.kind === "formula" && onlyNamesFormula(last.text)) part.utterances.pop();
  if (next?.kind !== "code") return;
  // "This takes 4.1 seconds:" tells something of it.
  if (/\p{Nd}/u.test(last.text)) return;
  if (/[:：]$/u.test(part.block.text.spoken.trim()) && countWords(last.text) <= 4 && !isImperative(last.text))
    part.utterances.pop();
}

/** "The period is" before a formula runs on into it. */
function joinFormulas(parts: readonly Part[], base: string): void {
  parts.forEach((part, at) => {
    const next = parts[at + 1];
    if (part.block.kind !== "paragraph" || next?.block.kind !== "formula") return;
    const last = part.utterances.at(-1);
    const written = part.block.text.spoken.trim();
    const runsOn = !/[.!?:：。！？।؟]$/u.test(written);
    if (last === undefined || !(runsOn || last.marks.includes(ANNOUNCING))) return;
    const goesOn = /[,，、،]$/u.test(written) || (runsOn && next.block.tail !== undefined);
    if (goesOn && joinedToLead(last, next.candidates[0], base)) {
      part.utterances.pop();
      return;
    }
    last.text = last.text.replace(/\.$/u, ":").replace(/。$/u, runsOn ? ":" : "：");
  });
}

/** A list that is less of its section than this is an aside. */
const ASIDE = 0.25;
/** A list that is more of its section than this must be seen, whatever was shown before. */
const MAIN = 0.6;

/**
 * Variety: what was shown just before must be clearly better to be shown again. `share` is the part
 * of the section's words that the candidate shows; null where it looks at all of it.
 */
function rank(candidate: Candidate, recent: readonly VisualKind[], share: number | null): number {
  const last = recent.at(-1) === candidate.kind ? 4 : 0;
  const before = recent.at(-2) === candidate.kind ? 2 : 0;
  const third = candidate.kind === "bullets" && last > 0 && before > 0 && (share ?? 0) < MAIN ? 50 : 0;
  const aside = candidate.kind === "bullets" && share !== null && share < ASIDE ? 45 : 0;
  return candidate.score - last - before - Math.max(third, aside);
}

function wordsOf(utterances: readonly Utterance[]): number {
  return utterances.reduce((sum, utterance) => sum + countWords(utterance.text), 0);
}

/** Ways to show prose look at all of a section's paragraphs together. */
function proseCandidates(
  section: Section,
  parts: readonly Part[],
  prose: Utterance[],
  context: SceneContext,
): Candidate[] {
  if (prose.length === 0) return [];
  const formulas = section.blocks.flatMap((block) => (block.kind === "paragraph" ? block.formulas : []));
  const only = parts.every((part) => part.block.kind === "paragraph");
  const found: (Candidate | null)[] = [
    only ? contactCandidate(prose, context) : null,
    only ? versusCandidate(prose, context) : null,
    only ? historyCandidate(prose, context) : null,
    only ? calendarCandidate(prose, context) : null,
    proseMap(prose, context),
    sharesCandidate(prose, context),
    rowChartCandidate(prose, context),
    only ? headingFigureCandidate(prose, context) : null,
    numberCandidate(prose, context),
    enumerationCandidate(prose, context),
    inlineQuoteCandidate(prose, context),
    keyPhrasesCandidate(prose, context),
    statementCandidate(prose, [], context),
    ...(formulas.length === 0 ? [] : [inlineFormulaCandidate(formulas, prose, context)]),
  ];
  return found.filter((candidate) => candidate !== null);
}

/** For the outline: what the viewer should take from the scene. */
function pointOf(utterances: readonly Utterance[]): string {
  const fit = utterances.filter(
    (utterance) => countWords(utterance.text) >= 4 && !/[?？؟]$/u.test(utterance.text),
  );
  const best = fit.toSorted((a, b) => b.weight - a.weight)[0];
  return best?.text ?? utterances[0]?.text ?? "";
}
