import type { MapVisual } from "../../../../artifacts/data-visuals.ts";
import {
  ANNOUNCING,
  withCue,
  type CueOf,
  type SceneContext,
  type SceneDraft,
  type Utterance,
} from "../../scenes/draft.ts";
import { statementCandidate } from "../../scenes/statement.ts";
import { countWords } from "../../text/sentences.ts";
import { hardLabel } from "../../text/shorten.ts";
import { asksForMap } from "./asks-for-map.ts";
import { datesAtStops, datesOf } from "./dates-at-stops.ts";
import {
  isDated,
  isWords,
  joinedForJourneys,
  journeyThroughout,
  textsOf,
  type Page,
} from "./journey-pages.ts";
import { journeysOf, townAlone, type Journey } from "./read-journey.ts";

/** Maps of towns in a film, and in one that asks for them. */
const MOST = { unasked: 2, asked: 4 };
/** A map stands while so few words are said before its first place or behind its last. */
const WAITS = 8;
const STAYS = 5;

type Chosen = { page: number; journey: Journey };

/**
 * Pages of nothing but words that tell of a way from place to place, or where places lie, are a map while they do; what
 * stands before and behind stays words. `renamed`: what a later part of a page is called.
 */
export function withJourneys(
  given: readonly Page[],
  wishes: readonly string[],
  renamed: (draft: SceneDraft, context: SceneContext) => SceneDraft,
): SceneDraft[] {
  const asked = asksForMap(wishes);
  if (asked === "never") return given.map(({ draft }) => draft);
  const pages = joinedForJourneys(given, asked);
  const found = pages.flatMap((page, at): Chosen[] => {
    if (isDated(page.draft)) return journeyThroughout(page, asked).map((journey) => ({ page: at, journey }));
    if (!isWords(page.draft)) return [];
    return journeysBehind(at === 1 ? pages[0] : undefined, page, asked).map((journey) => ({
      page: at,
      journey,
    }));
  });
  const best = found
    .toSorted((a, b) => weightOf(b.journey) - weightOf(a.journey) || a.page - b.page)
    .slice(0, asked ? MOST.asked : MOST.unasked);
  const chosen = best.length > 0 || !asked ? best : alone(pages);
  return pages.flatMap((page, at) => {
    const own = chosen.flatMap((one) => (one.page === at ? [one.journey] : []));
    if (own.length === 0) return [page.draft];
    return parted(page, own.toSorted((a, b) => a.from - b.from)).map((draft, nth) => (nth === 0 ? draft : renamed(draft, page.context))); // prettier-ignore
  });
}

/** The journeys of a page; one that the film's opening sentence sets out on begins there. */
function journeysBehind(opening: Page | undefined, { draft, context }: Page, asked: boolean): Journey[] {
  const before = opening?.draft.role === "opening" ? (opening.draft.utterances.at(-1)?.text ?? "") : "";
  const sentences = before === "" ? textsOf(draft) : [before, ...textsOf(draft)];
  const shift = before === "" ? 0 : 1;
  return journeysOf(sentences, context.base, asked).flatMap(({ from, to, stops, legs }): Journey[] => {
    const back = <Spot extends { sentence: number }>(spot: Spot): Spot => ({ ...spot, sentence: spot.sentence - shift }); // prettier-ignore
    const journey = {
      from: Math.max(0, from - shift),
      to: to - shift,
      stops: stops.map(back),
      legs: legs.map(back),
    };
    return journey.stops.some(({ sentence }) => sentence >= 0) ? [journey] : [];
  });
}

function weightOf({ legs, stops }: Journey): number {
  return 2 * legs.length + stops.length;
}

/** Where a map is asked for and no way is told, the one town that the film is about. */
function alone(pages: readonly Page[]): Chosen[] {
  for (const [page, { draft, context }] of pages.entries()) {
    const journey = isWords(draft) ? townAlone(textsOf(draft), context.base) : null;
    if (journey !== null) return [{ page, journey }];
  }
  return [];
}

function parted({ draft, context }: Page, journeys: readonly Journey[]): SceneDraft[] {
  const dates = datesOf(draft, context.base);
  const said = draft.utterances.map(({ text, weight, marks }) => ({ text, weight, marks: marks.filter((mark) => mark === ANNOUNCING) })); // prettier-ignore
  const parts: SceneDraft[] = [];
  let at = 0;
  for (const [nth, journey] of journeys.entries()) {
    const next = journeys[nth + 1]?.from ?? said.length;
    const waits = wordsOf(said.slice(at, journey.from)) <= WAITS;
    const from = waits ? at : journey.from;
    if (!waits) parts.push(words(draft, said.slice(at, journey.from), context, false));
    at = wordsOf(said.slice(journey.to, next)) <= STAYS ? next : journey.to;
    parts.push(mapOf(draft, said.slice(from, at), journey, { first: from, dates }, context));
  }
  return at < said.length ? [...parts, words(draft, said.slice(at), context, true)] : parts;
}

function wordsOf(utterances: readonly Utterance[]): number {
  return utterances.reduce((sum, { text }) => sum + countWords(text), 0);
}

function words(draft: SceneDraft, utterances: Utterance[], context: SceneContext, last: boolean): SceneDraft {
  const own = last ? context : { ...context, closes: false };
  const { visual } = statementCandidate(utterances, [], own);
  return { ...draft, utterances, visual, point: utterances[0]?.text ?? draft.point };
}

/** `first`: which of the page's sentences the map's first is; `dates`: when, by the page's sentences. */
function mapOf(
  draft: SceneDraft,
  utterances: Utterance[],
  { stops, legs }: Journey,
  { first, dates }: { first: number; dates: ReadonlyMap<number, string> },
  context: SceneContext,
): SceneDraft {
  const texts = new Map(utterances.map(({ text }, at) => [first + at, text]));
  const shown = datesAtStops(stops, dates, texts);
  const mark = (key: string, { sentence, offset }: { sentence: number; offset: number }): void => {
    const utterance = utterances[sentence - first];
    if (utterance === undefined) return;
    utterance.marks.push({ key, offset });
    utterance.weight += 0.3;
  };
  stops.forEach((stop, at) => mark(`place:${at}`, stop));
  legs.forEach((leg, at) => mark(`way:${at}`, leg));
  const visual = (cueOf: CueOf): MapVisual => {
    // Only what was kept when time was short is seen, and what was named before.
    const told = [...stops.keys()].filter((at) => (stops[at]?.sentence ?? 0) < 0 || cueOf(`place:${at}`) !== undefined); // prettier-ignore
    const kept = told.length > 0 ? told : [...stops.keys()];
    return {
      kind: "map",
      heading: context.ownHeading ? context.heading : "",
      places: kept.flatMap((index) => {
        const stop = stops[index];
        if (stop === undefined) return [];
        const { area, label, at, reach } = stop;
        const display = shown[index];
        const place = {
          area,
          label: hardLabel(label, 5),
          ...(at === null ? {} : { at }),
          ...(reach === 0 ? {} : { reach }),
          ...(display === undefined ? {} : { display }),
        };
        return [withCue(place, cueOf(`place:${index}`))];
      }),
      ways: legs.flatMap((leg, index) => {
        const [from, to] = [kept.indexOf(leg.from), kept.indexOf(leg.to)];
        return from < 0 || to < 0 ? [] : [withCue({ from, to, ...(leg.bySea === true ? { bySea: true as const } : {}) }, cueOf(`way:${index}`))]; // prettier-ignore
      }),
    };
  };
  return { ...draft, kind: "map", utterances, visual, point: utterances[0]?.text ?? draft.point };
}
