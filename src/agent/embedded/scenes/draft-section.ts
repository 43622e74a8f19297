import type { VisualKind } from "../../../artifacts/storyboard.ts";
import type { Block, ParagraphBlock, Section } from "../brief/brief.ts";
import { bulletsCandidate } from "./bullets.ts";
import { chartCandidate, textSeriesCandidate } from "./chart.ts";
import { seriesOfText } from "./chart-data.ts";
import { codeCandidate } from "./code.ts";
import { comparisonCandidate } from "./comparison.ts";
import { say, withCue, type Candidate, type SceneContext, type SceneDraft, type Utterance } from "./draft.ts";
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
import { asQuestion, versionSentence } from "../english/headings.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { hardLabel, shortLabel } from "../text/shorten.ts";

/** A block with the sentences that read it when it is not what the scene shows. */
type Part = { block: Block; utterances: Utterance[]; candidates: Candidate[] };

/** Chooses what a section shows, and says all of it, in the brief's order. */
export function draftSection(
  section: Section,
  context: SceneContext,
  recent: readonly VisualKind[],
): SceneDraft {
  const parts = readParts(section.blocks, context);
  const prose = parts.filter((part) => part.block.kind === "paragraph").flatMap((part) => part.utterances);
  const candidates = [
    ...parts.flatMap((part) =>
      part.candidates.map((candidate) => ({ candidate, part: part as Part | null })),
    ),
    ...proseCandidates(section, parts, prose, context).map((candidate) => ({ candidate, part: null })),
    ...subsectionsCandidate(parts, context).map((candidate) => ({ candidate, part: null })),
  ];
  const best = candidates.toSorted((a, b) => rank(b.candidate, recent) - rank(a.candidate, recent))[0];
  const asked = questionOf(section, context);
  let utterances = [
    ...(asked === null ? [] : [asked]),
    ...parts.flatMap((part) => (part === best?.part ? best.candidate.utterances : part.utterances)),
  ];
  if (utterances.length === 0)
    utterances = [say(capitalise(endSentence(context.spokenHeading, context.language)), 1.5)];
  const chosen = best?.candidate ?? statementCandidate(utterances, [], context);
  return {
    title: context.heading,
    role: "section",
    kind: chosen.kind,
    utterances,
    visual: chosen.visual,
    point: pointOf(utterances),
    recall: chosen.recall === undefined ? recallOf(utterances) : chosen.recall,
    span: section.span,
  };
}

/** A heading that asks is said: the prose below answers it. */
function questionOf(section: Section, context: SceneContext): Utterance | null {
  if (!context.ownHeading || section.blocks[0]?.kind === "list") return null;
  const heading = context.spokenHeading.trim();
  if (/[?？؟]$/u.test(heading)) return say(capitalise(heading), 1.4);
  if (context.base === "en") {
    const question = versionSentence(heading) ?? asQuestion(heading, context.names);
    return question === null ? null : say(capitalise(question), 0.9);
  }
  if (context.base === "zh" && /[吗嗎呢]$|是什么$|是什麼$|^什么是|^什麼是|^为什么|^為什麼/u.test(heading))
    return say(`${heading}？`, 0.9);
  return null;
}

/** Reads the blocks in order; a subheading leads into what stands below it. */
function readParts(blocks: readonly Block[], context: SceneContext): Part[] {
  const parts: Part[] = [];
  let below = context;
  let opened: number | null = null;
  blocks.forEach((block, at) => {
    if (block.kind === "subheading") {
      const next = blocks[at + 1];
      const alone = next === undefined || next.kind === "subheading";
      below = { ...context, heading: block.text.shown, spokenHeading: block.text.spoken, ownHeading: true };
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
    const part = readPart(block, blocks[at - 1], { ...below, heading: context.heading });
    if (opened !== null) part.utterances[0]?.marks.push({ key: `sub:${opened}`, offset: 0 });
    opened = null;
    parts.push(part);
  });
  joinFormulas(parts);
  return parts;
}

/** "The period is" before a formula runs on into it. */
function joinFormulas(parts: readonly Part[]): void {
  parts.forEach((part, at) => {
    const next = parts[at + 1];
    if (part.block.kind !== "paragraph" || next?.block.kind !== "formula") return;
    const last = part.utterances.at(-1);
    if (last === undefined || /[.!?:：。]$/u.test(part.block.text.spoken.trim())) return;
    last.text = last.text.replace(/[.。]$/u, ":");
  });
}

/** A list below a subheading is named beside it. */
function detailBelow(block: Block | undefined, count: number): { detail?: string } {
  if (block?.kind !== "list") return {};
  const labels = block.items.map((item) => shortLabel((item.label ?? item.text).shown, 5));
  const budget = Math.floor(36 / count) - 2;
  let detail = "";
  for (const label of labels) {
    const longer = detail === "" ? label : `${detail} · ${label}`;
    if (countWords(longer) > budget) break;
    detail = longer;
  }
  return detail === "" ? {} : { detail };
}

/** A section of several subheadings is shown as those, each when its text begins. */
function subsectionsCandidate(parts: readonly Part[], context: SceneContext): Candidate[] {
  const heads = parts.flatMap((part, at) =>
    part.block.kind === "subheading" ? [{ at, text: part.block.text }] : [],
  );
  if (heads.length < 2) return [];
  return [
    {
      kind: "bullets",
      score: 87,
      utterances: [],
      recall: null,
      visual: (cueOf) => {
        const all = heads.map((head) => ({ head, cue: cueOf(`sub:${head.at}`) }));
        const spoken = all.filter((entry) => entry.cue !== undefined);
        const details = new Map(
          heads.map((head) => [head.at, detailBelow(parts[head.at + 1]?.block, heads.length)]),
        );
        return {
          kind: "bullets",
          heading: context.heading,
          items: (spoken.length > 0 ? spoken : all)
            .slice(0, 6)
            .map(({ head, cue }) =>
              withCue({ label: hardLabel(head.text.shown, 7), ...details.get(head.at) }, cue),
            ),
        };
      },
    },
  ];
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
  const series = items.length > 10 ? null : seriesOfText(items.join("; "), context.base);
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
  const series = utterances.map((utterance) => seriesOfText(utterance.text, context.base));
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

/** For the outline: what the viewer should take from the scene. */
function pointOf(utterances: readonly Utterance[]): string {
  const fit = utterances.filter(
    (utterance) => countWords(utterance.text) >= 4 && !/[?？؟]$/u.test(utterance.text),
  );
  const best = fit.toSorted((a, b) => b.weight - a.weight)[0];
  return best?.text ?? utterances[0]?.text ?? "";
}

/** Sentences that lean on their neighbours do not stand alone in a summary. */
const LEANING =
  /^(?:it|they|this|these|those|that|he|she|we|and|but|so|or|then|also|yes|no|here|there|such|his|her|its|their|first|second|third|finally|the (?:first|second|third|last|next)|er|sie|es|dies\p{L}*|il|elle|ils|elles|ce|cela|c['’]est|él|ella|esto|eso|lo|esso|questo|ele|ela|isso|on|ona|это|он|она|они|它|他|她|这|那)\b/iu;

function recallOf(utterances: readonly Utterance[]): string | null {
  const fit = utterances.filter((utterance) => {
    const words = countWords(utterance.text);
    return (
      words >= 4 &&
      words <= 24 &&
      !/[?？؟:：]$/u.test(utterance.text) &&
      !LEANING.test(utterance.text) &&
      !utterance.text.startsWith('"')
    );
  });
  return fit.toSorted((a, b) => b.weight - a.weight)[0]?.text ?? null;
}
