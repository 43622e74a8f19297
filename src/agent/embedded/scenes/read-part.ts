import type { Block, ParagraphBlock } from "../brief/brief.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import { withAnswers } from "./answers.ts";
import { bulletsCandidate } from "./bullets.ts";
import { colonRow } from "../parallel/colon-row.ts";
import { candidateOf, chartCandidate, textSeriesCandidate } from "./chart.ts";
import { chartKind } from "./chart-form.ts";
import { seriesOfText } from "./chart-data.ts";
import { codeCandidate } from "./code.ts";
import { twoRowsAsSides } from "./two-rows.ts";
import { comparisonCandidate } from "./comparison.ts";
import { contrastCandidate } from "./contrast.ts";
import { countedTimesCandidate } from "./counted-times.ts";
import { fenceDiagram, listDiagram, proseDiagram, toldDiagram } from "./diagram.ts";
import { say, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { factCardsCandidate } from "./fact-cards.ts";
import { figureListCandidate } from "./figure-list.ts";
import { formulaCandidate } from "./formula.ts";
import { withFreePrices } from "./free-rows.ts";
import { outOfWholeCandidate } from "./out-of-whole.ts";
import { partsOfTotalCandidate } from "./parts-of-total.ts";
import { placedTable } from "./placed-table.ts";
import { parallelPart } from "./parallel.ts";
import { priceListCandidate } from "./price-list.ts";
import { processCandidate } from "./process.ts";
import { lookupCandidate, rowsOfItems } from "./lookup.ts";
import { listMap, tableMap } from "./map.ts";
import { narrateProse } from "./prose-narration.ts";
import { quoteCandidate, verseCandidate } from "./quote.ts";
import { subtitleBefore, withSubtitle } from "./subtitle.ts";
import { proseSum } from "./sums.ts";
import { priceCardsCandidate } from "./price-cards.ts";
import { tableCandidate } from "./table.ts";
import { eventsOfList, eventsOfProse, eventsOfTable, timelineCandidate } from "./timeline.ts";
import { worksOut } from "../text/worked-sum.ts";
import { isVerse } from "./verse.ts";
import { yesNoCandidate } from "./yes-no-list.ts";
import { asYearSeries, yearPoints } from "./year-series.ts";

/** A block with the sentences that read it when it is not what the scene shows. */
export type Part = { block: Block; utterances: Utterance[]; candidates: Candidate[] };

/** What one block says, and the ways to show it. */
export function readPart(block: Block, previous: Block | undefined, context: SceneContext): Part {
  const introduced =
    previous?.kind === "subheading"
      ? false
      : previous?.kind === "paragraph" && /[:：]\s*$/u.test(previous.text.spoken);
  switch (block.kind) {
    case "paragraph":
      return readProse(block, context);
    case "list": {
      const lead = previous?.kind === "paragraph" ? previous.text.spoken : "";
      const bullets = bulletsCandidate(block, introduced, context, lead);
      const texts = block.items.map((item) => item.text.shown);
      const [series, row] = [listSeries(texts, context), listedRow(texts, lead, bullets, context)];
      const candidates = [
        priceListCandidate(block, bullets, lead, context),
        timelineCandidate(eventsOfList(block, context.base), 92, context),
        countedTimesCandidate(block, context),
        series,
        listMap(block, introduced, context),
        listDiagram(block, context),
        processCandidate(block, introduced, context),
        outOfWholeCandidate(block, bullets, lead, context),
        partsOfTotalCandidate(block, bullets, series ?? row, lead, context),
        row,
        figureListCandidate(block, bullets, context),
        yesNoCandidate(block, bullets, context),
        bullets,
      ].filter((candidate) => candidate !== null);
      return { block, utterances: candidates[0]?.utterances ?? [], candidates };
    }
    case "table": {
      const answered = withAnswers(block, context.base);
      const table = tableCandidate(withFreePrices(answered, context.base), context);
      const two = twoRowsAsSides(answered, context.base);
      const candidates = [
        withSubtitle(tableMap(block, context), subtitleBefore(previous, block, context.language)),
        withSubtitle(chartCandidate(block, context), subtitleBefore(previous, block, context.language)),
        timelineCandidate(eventsOfTable(block), 97, context),
        placedTable(block, table, context),
        comparisonCandidate(two ?? answered, context, two !== null || block.compares === true),
        priceCardsCandidate(withFreePrices(answered, context.base), table, context),
        factCardsCandidate(answered, table, context),
        table,
      ].filter((candidate) => candidate !== null);
      return { block, utterances: candidates[0]?.utterances ?? [], candidates };
    }
    case "code": {
      const diagram = fenceDiagram(block, context);
      if (diagram !== null) return { block, utterances: diagram.utterances, candidates: [diagram] };
      const candidate = codeCandidate(
        block,
        introduced || previous?.kind === "paragraph" || block.continues === true,
        context,
      );
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
    case "contrast": {
      const candidate = contrastCandidate(block, context);
      return { block, utterances: candidate.utterances, candidates: [candidate] };
    }
    case "parallel":
      return { block, ...parallelPart(block, context) };
    case "subheading":
    default:
      return {
        block,
        utterances: [say(capitalise(endSentence(block.text.spoken, context.language)), 0.6)],
        candidates: [],
      };
  }
}

/** "Cost of disposal per tonne:" above "black bin £128.40", "food waste £27.10": a bar for each, told as the list is. */
function listedRow(
  items: readonly string[],
  lead: string,
  bullets: Candidate | null,
  context: SceneContext,
): Candidate | null {
  const heading = lead === "" ? context.spokenHeading : lead.replace(/\s*[:：]\s*$/u, "");
  const row = bullets === null ? null : colonRow(`${heading}: ${items.join("; ")}`, context.base, heading);
  if (row === null || bullets === null || row.shows.parts.length !== items.length) return null;
  const { shows } = row;
  const data = {
    categories: shows.parts.map(({ label }) => label),
    axis: "",
    series: [{ name: heading, values: shows.parts.map(({ value }) => value), displays: shows.parts.map(({ display }) => display) }], // prettier-ignore
    unit: "",
  };
  const kind = shows.form === "sum" ? "donut" : shows.columns === true ? "column" : chartKind(data.categories, 1, context.base); // prettier-ignore
  const chart = candidateOf({ ...data, chart: kind }, bullets.utterances, SCORE_OF_ROW, context, "item");
  return context.ownHeading ? chart : { ...chart, heading };
}

/** Above a list, and below its prices, events and steps, which stand before it. */
const SCORE_OF_ROW = 93;

/** "Coal: 35, Gas: 22" as a list. */
function listSeries(items: readonly string[], context: SceneContext): Candidate | null {
  // "15 × 4 = 60", "15 × 6 = 90": examples that are worked out are no values of anything.
  if (items.every(worksOut)) return null;
  const years = yearPoints(items.join("\n"), context.base);
  const rows = years === null ? rowsOfItems(items, context.base) : null;
  const lookup = rows === null ? null : lookupCandidate(rows, context);
  if (lookup !== null) return lookup;
  const series =
    (years === null ? null : asYearSeries(years)) ??
    (items.length > 10 ? null : seriesOfText(items.join("; "), context.base));
  if (series === null) return null;
  const plain = { ...series, lead: series.lead === "" ? context.heading : series.lead };
  return textSeriesCandidate(plain, context);
}

function readProse(block: ParagraphBlock, context: SceneContext): Part {
  const utterances = narrateProse(block.text, context);
  const candidates: Candidate[] = [];
  if (isVerse(block)) candidates.push(verseCandidate(block.lines, utterances, context));
  const events = eventsOfProse(block.text.spoken);
  const axis = timelineCandidate(events, 93, context);
  const timeline = axis === null ? null : withinProse(axis);
  // What stands between two dates ("War years: …") would not be told.
  if (timeline !== null && events.length >= utterances.length) candidates.push(timeline);
  const course = coursePart(block, utterances, context);
  if (course !== null) return { ...course, candidates: [...candidates, ...course.candidates] };
  const series = utterances.map((utterance) => seriesOfText(utterance.text, context.base));
  const found = series.findIndex((one) => one !== null);
  const data = series[found];
  const lead = data?.lead === "" ? askedBefore(utterances, found) : (data?.lead ?? "");
  const chart =
    data === null || data === undefined
      ? null
      : (lookupCandidate(data, context, utterances[found]) ??
        textSeriesCandidate({ ...data, lead }, context));
  if (chart !== null) {
    const around = {
      ...chart,
      utterances: utterances.flatMap((utterance, at) => (at === found ? chart.utterances : [utterance])),
    };
    candidates.push(around);
    return { block, utterances: around.utterances, candidates };
  }
  const diagram =
    proseSum(utterances, context) ?? proseDiagram(utterances, context) ?? toldDiagram(utterances, context);
  if (diagram !== null)
    return { block, utterances: diagram.utterances, candidates: [...candidates, diagram] };
  if (timeline !== null && candidates.includes(timeline))
    return { block, utterances: timeline.utterances, candidates };
  return { block, utterances, candidates };
}

/** "1900 : 2,2 %. 1964 : 13 %. 2000 : 38 %." among sentences: a course over the years, told as a table of them is. */
function coursePart(block: ParagraphBlock, utterances: Utterance[], context: SceneContext): Part | null {
  const points = utterances.map(({ text }) => yearPoints(text, context.base));
  const from = points.findIndex((one) => one !== null);
  if (from < 0) return null;
  const end = points.findIndex((one, at) => at > from && one === null);
  const to = end < 0 ? points.length : end;
  const series = asYearSeries(points.slice(from, to).flatMap((one) => one ?? []));
  if (series === null) return null;
  const heading = context.ownHeading ? context.spokenHeading : context.heading;
  const lead = askedBefore(utterances, from) || heading;
  const data = textSeriesCandidate({ ...series, lead }, context);
  if (data === null) return null;
  const chart = withinProse(data);
  const told = [...utterances.slice(0, from), ...chart.utterances, ...utterances.slice(to)];
  return { block, utterances: told, candidates: [{ ...chart, utterances: told }] };
}

/** "How many were there? 1920: 2, 1930: 18": what the values answer says what they are of; "" for no question. */
function askedBefore(utterances: readonly Utterance[], at: number): string {
  const before = utterances[at - 1]?.text.trim() ?? "";
  return /[?？؟]$/u.test(before) ? before : "";
}

/** Its marks under a name of their own: what follows in the paragraph is parted from it as from any picture of prose. */
function withinProse(picture: Candidate): Candidate {
  const renamed = (key: string): string => key.replace(/^(?:row|item):/u, "course:");
  return {
    ...picture,
    utterances: picture.utterances.map((one) => ({
      ...one,
      marks: one.marks.map((mark) => ({ ...mark, key: renamed(mark.key) })),
    })),
    visual: (cueOf) => picture.visual((key) => cueOf(renamed(key))),
  };
}
