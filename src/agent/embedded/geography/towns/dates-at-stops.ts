import type { Cue } from "../../../../artifacts/cue.ts";
import { dateTold } from "../../scenes/dated-sentences.ts";
import type { SceneDraft } from "../../scenes/draft.ts";
import type { JourneyStop } from "./read-journey.ts";

/** When what each sentence of a page tells happened, by its index: as an axis has it, or as prose says it. */
export function datesOf(draft: SceneDraft, base: string): Map<number, string> {
  const { utterances } = draft;
  const found = new Map<number, string>();
  if (draft.kind === "timeline") {
    const cueOf = (key: string): Cue | undefined => {
      const sentence = utterances.findIndex(({ marks }) => marks.some((mark) => mark.key === key));
      return sentence < 0 ? undefined : { sentence, offset: 0 };
    };
    const visual = draft.visual(cueOf);
    if (visual.kind === "timeline")
      for (const { date, cue } of visual.events) if (cue !== undefined) found.set(cue.sentence, date);
    return found;
  }
  utterances.forEach(({ text }, at) => {
    const date = dateTold(text, base);
    if (date !== null) found.set(at, date);
  });
  return found;
}

/** Letters of a date that stands at a point. */
const LONGEST = 26;

/**
 * By the index of a stop: when it is reached, where the date stands with it in one clause; `texts`: the sentences. None where only one
 * would have a date.
 */
export function datesAtStops(
  stops: readonly JourneyStop[],
  dates: ReadonlyMap<number, string>,
  texts: ReadonlyMap<number, string>,
): readonly (string | undefined)[] {
  const shown = stops.map((stop) => {
    const date = dates.get(stop.sentence);
    if (date === undefined || date.length > LONGEST) return undefined;
    const told = stops.filter(({ sentence }) => sentence === stop.sentence);
    return placeOfDate(told, date, texts.get(stop.sentence) ?? "") === stop ? date : undefined;
  });
  return shown.filter((date) => date !== undefined).length > 1 ? shown : [];
}

/** What parts clauses; a comma between figures parts none, nor does what lists names in Chinese and Japanese. */
const PARTS = /[,،;；:：](?!\p{Nd})|[，。—–]/gu;
/** Letters beside its date of what is only a date: "In the spring of | 1905". */
const ONLY_DATE = 18;

/** The place of a date's own clause: the next one behind it, else the last before it. */
function placeOfDate(told: readonly JourneyStop[], date: string, text: string): JourneyStop | undefined {
  const at = text.indexOf(date);
  // Of a date that is written anew only a year tells where it stands.
  const start = at >= 0 ? at : text.search(/\p{Nd}{4}/u);
  if (start < 0) return told.length === 1 ? told[0] : undefined;
  const clauses = clausesOf(text);
  const own = clauses.findIndex(({ from, to }) => start >= from && start < to);
  const within = (index: number) => {
    const { from = 0, to = 0 } = clauses[index] ?? {};
    return told.filter(({ offset }) => offset >= from && offset < to);
  };
  const { from = 0, to = 0 } = clauses[own] ?? {};
  const isOnlyDate = to - from - date.length <= ONLY_DATE;
  if (within(own).length === 0 && isOnlyDate && own === 0) return told[0];
  const candidates = within(own).length === 0 && isOnlyDate ? within(own - 1) : within(own);
  const before = candidates.findLast(({ offset }) => offset < start);
  const behind = candidates.find(({ offset }) => offset > start);
  // "He left Rome and in 1905 came to Paris", "he came to Rome in 1905 and left for Paris": neither is sure.
  return before !== undefined && behind !== undefined ? undefined : (behind ?? before);
}

function clausesOf(text: string): { from: number; to: number }[] {
  const ends = [...text.matchAll(PARTS)].map(({ index }) => index + 1);
  return [0, ...ends].map((from, at) => ({ from, to: ends[at] ?? text.length + 1 }));
}
