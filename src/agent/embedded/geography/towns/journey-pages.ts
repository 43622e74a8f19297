import type { SceneContext, SceneDraft } from "../../scenes/draft.ts";
import { statementCandidate } from "../../scenes/statement.ts";
import { journeysOf, type Journey } from "./read-journey.ts";

/** A page with the context of its section. */
export type Page = { draft: SceneDraft; context: SceneContext };

export function isWords({ kind, role }: SceneDraft): boolean {
  return kind === "statement" && role === "section";
}

export function isDated({ kind, role }: SceneDraft): boolean {
  return kind === "timeline" && role === "section";
}

export function textsOf({ utterances }: SceneDraft): string[] {
  return utterances.map(({ text }) => text);
}

/** Of the events of an axis so many tell where they are, and so many places there are. */
const MOST_PLACED = 0.6;
const FEWEST_PLACES = 4;

/** The one journey that a page of dates tells from its first event to its last: the map has its dates as well. */
export function journeyThroughout({ draft, context }: Page, asked: boolean): Journey[] {
  const texts = textsOf(draft);
  const [journey, ...others] = journeysOf(texts, context.base, asked);
  if (journey === undefined || others.length > 0) return [];
  const placed = new Set(journey.stops.map(({ sentence }) => sentence)).size;
  const fewest = asked ? FEWEST_PLACES - 1 : FEWEST_PLACES;
  // Who comes back is at a place that is marked already.
  const back = journey.legs.some(({ to, sentence }) => (journey.stops[to]?.sentence ?? sentence) < sentence);
  if (journey.stops.length < fewest || placed + Number(back) < texts.length * MOST_PLACED) return [];
  return [{ ...journey, from: 0, to: texts.length }];
}

/** Sentences of one journey that stand on two pages, as a section was parted by its length, stand on one. */
export function joinedForJourneys(pages: readonly Page[], asked: boolean): Page[] {
  const joined: Page[] = [];
  for (const page of pages) {
    const before = joined.at(-1);
    const one = before === undefined ? null : joinedPage(before, page, asked);
    if (one === null) joined.push(page);
    else joined.splice(-1, 1, one);
  }
  return joined;
}

function joinedPage(before: Page, page: Page, asked: boolean): Page | null {
  const canJoin =
    (isWords(before.draft) || isDated(before.draft)) && (isWords(page.draft) || isDated(page.draft));
  if (!canJoin || page.context.ownHeading || (isDated(before.draft) && isDated(page.draft))) return null;
  const [first, then] = [textsOf(before.draft), textsOf(page.draft)];
  const { base } = page.context;
  const all = journeysOf([...first, ...then], base, asked);
  const across = all.find(({ from, to }) => from < first.length && to > first.length);
  if (across === undefined) return null;
  const apart = [...journeysOf(first, base, asked), ...journeysOf(then, base, asked)];
  if (apart.some(({ stops }) => stops.length >= across.stops.length)) return null;
  // Dates that no map would have stay on their axis.
  const dated = isDated(before.draft) ? [0, first.length] : isDated(page.draft) ? [first.length, first.length + then.length] : null; // prettier-ignore
  if (dated !== null) {
    const placed = across.stops.filter(
      ({ sentence }) => sentence >= (dated[0] ?? 0) && sentence < (dated[1] ?? 0),
    );
    if (new Set(placed.map(({ sentence }) => sentence)).size < ((dated[1] ?? 0) - (dated[0] ?? 0)) * MOST_PLACED) return null; // prettier-ignore
  }
  const utterances = [...before.draft.utterances, ...page.draft.utterances];
  const { visual } = statementCandidate(utterances, [], {
    ...before.context,
    closes: page.context.closes === true,
  });
  const draft = { ...before.draft, kind: "statement" as const, utterances, visual };
  return { draft, context: before.context };
}
