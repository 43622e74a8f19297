import type { VisualKind } from "../../../artifacts/storyboard.ts";
import type { Block, ParagraphBlock, Section } from "../brief/brief.ts";
import { bulletsCandidate } from "./bullets.ts";
import { chartCandidate, textSeriesCandidate } from "./chart.ts";
import { seriesOfText } from "./chart-data.ts";
import { codeCandidate } from "./code.ts";
import { comparisonCandidate } from "./comparison.ts";
import { say, type Candidate, type SceneContext, type SceneDraft, type Utterance } from "./draft.ts";
import { formulaCandidate, inlineFormulaCandidate } from "./formula.ts";
import { numberCandidate } from "./number.ts";
import { processCandidate } from "./process.ts";
import { narrateProse } from "./prose-narration.ts";
import { inlineQuoteCandidate, quoteCandidate, verseCandidate } from "./quote.ts";
import { enumerationCandidate, keyPhrasesCandidate, statementCandidate } from "./statement.ts";
import { tableCandidate } from "./table.ts";
import { eventsOfList, eventsOfProse, eventsOfTable, timelineCandidate } from "./timeline.ts";
import { versusCandidate } from "./versus.ts";
import { isVerse } from "./verse.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";

/** A block with the sentences that read it when it is not what the scene shows. */
type Part = { block: Block; utterances: Utterance[]; candidates: Candidate[] };

/** Chooses what a section shows, and says all of it, in the brief's order. */
export function draftSection(
  section: Section,
  context: SceneContext,
  recent: readonly VisualKind[],
): SceneDraft {
  const parts: Part[] = [];
  section.blocks.forEach((block, at) => parts.push(readPart(block, section.blocks[at - 1], context)));
  const prose = parts.filter((part) => part.block.kind === "paragraph").flatMap((part) => part.utterances);
  const candidates = [
    ...parts.flatMap((part) =>
      part.candidates.map((candidate) => ({ candidate, part: part as Part | null })),
    ),
    ...proseCandidates(section, parts, prose, context).map((candidate) => ({ candidate, part: null })),
  ];
  const best = candidates.toSorted((a, b) => rank(b.candidate, recent) - rank(a.candidate, recent))[0];
  let utterances = parts.flatMap((part) =>
    part === best?.part ? best.candidate.utterances : part.utterances,
  );
  if (utterances.length === 0)
    utterances = [say(capitalise(endSentence(context.heading, context.language)), 1.5)];
  const chosen = best?.candidate ?? statementCandidate(utterances, [], context);
  return {
    title: context.heading,
    role: "section",
    kind: chosen.kind,
    utterances,
    visual: chosen.visual,
    point: pointOf(utterances),
    span: section.span,
  };
}

/** Variety: what was shown just before must be clearly better to be shown again. */
function rank(candidate: Candidate, recent: readonly VisualKind[]): number {
  const last = recent.at(-1) === candidate.kind ? 4 : 0;
  const before = recent.at(-2) === candidate.kind ? 2 : 0;
  return candidate.score - last - before;
}

function readPart(block: Block, previous: Block | undefined, context: SceneContext): Part {
  const introduced =
    previous?.kind === "subheading"
      ? false
      : previous?.kind === "paragraph" && /[:：]\s*$/u.test(previous.text.spoken);
  switch (block.kind) {
    case "paragraph":
      return readProse(block, context);
    case "list": {
      const bullets = bulletsCandidate(block, introduced, context);
      const candidates = [
        timelineCandidate(eventsOfList(block), 92, context),
        listSeries(
          block.items.map((item) => item.text.shown),
          context,
        ),
        processCandidate(block, introduced, context),
        bullets,
      ].filter((candidate) => candidate !== null);
      return { block, utterances: candidates[0]?.utterances ?? [], candidates };
    }
    case "table": {
      const table = tableCandidate(block, context);
      const candidates = [
        chartCandidate(block, context),
        timelineCandidate(eventsOfTable(block), 97, context),
        comparisonCandidate(block, context),
        table,
      ].filter((candidate) => candidate !== null);
      return { block, utterances: candidates[0]?.utterances ?? [], candidates };
    }
    case "code": {
      const candidate = codeCandidate(block, introduced || previous?.kind === "paragraph", context);
      return { block, utterances: candidate.utterances, candidates: [candidate] };
    }
    case "formula": {
      const candidate = formulaCandidate(block, context);
      return {
        block,
        utterances: candidate?.utterances ?? [],
        candidates: candidate === null ? [] : [candidate],
      };
    }
    case "quote": {
      const candidate = quoteCandidate(block, context);
      return { block, utterances: candidate.utterances, candidates: [candidate] };
    }
    case "subheading":
    default:
      return {
        block,
        utterances: [say(capitalise(endSentence(block.text.spoken, context.language)), 0.6)],
        candidates: [],
      };
  }
}

/** "Coal: 35, Gas: 22" as a list. */
function listSeries(items: readonly string[], context: SceneContext): Candidate | null {
  const series = items.length > 10 ? null : seriesOfText(items.join("; "));
  if (series === null) return null;
  const plain = { ...series, lead: series.lead === "" ? context.heading : series.lead };
  return textSeriesCandidate(plain, context);
}

function readProse(block: ParagraphBlock, context: SceneContext): Part {
  const utterances = narrateProse(block.text, context);
  const candidates: Candidate[] = [];
  if (isVerse(block)) candidates.push(verseCandidate(block.lines, utterances, context));
  const events = eventsOfProse(block.text.spoken);
  const timeline = timelineCandidate(events, 93, context);
  if (timeline !== null && events.length >= utterances.length * 0.7) candidates.push(timeline);
  const series = utterances.map((utterance) => seriesOfText(utterance.text));
  const found = series.findIndex((one) => one !== null);
  const data = series[found];
  if (data !== null && data !== undefined) {
    const chart = textSeriesCandidate(data, context);
    const around = {
      ...chart,
      utterances: utterances.flatMap((utterance, at) => (at === found ? chart.utterances : [utterance])),
    };
    candidates.push(around);
    return { block, utterances: around.utterances, candidates };
  }
  if (timeline !== null && candidates.includes(timeline))
    return { block, utterances: timeline.utterances, candidates };
  return { block, utterances, candidates };
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
    only ? versusCandidate(prose, context) : null,
    numberCandidate(prose, context),
    enumerationCandidate(prose, context),
    inlineQuoteCandidate(prose, context),
    keyPhrasesCandidate(prose, context),
    statementCandidate(prose, [], context),
    ...formulas.slice(0, 1).map((tex) => inlineFormulaCandidate(tex, prose, context)),
  ];
  return found.filter((candidate) => candidate !== null);
}

function pointOf(utterances: readonly Utterance[]): string {
  const fit = utterances.filter(
    (utterance) => countWords(utterance.text) >= 4 && !/[?？]$/u.test(utterance.text),
  );
  const best = fit.toSorted((a, b) => b.weight - a.weight)[0];
  return best?.text ?? utterances[0]?.text ?? "";
}
