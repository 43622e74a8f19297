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

/** By the index of a stop: when it is reached, at the first place that each sentence names. None where only one would have a date. */
export function datesAtStops(
  stops: readonly JourneyStop[],
  dates: ReadonlyMap<number, string>,
): readonly (string | undefined)[] {
  const shown = stops.map(({ sentence }, at) => {
    const date = dates.get(sentence);
    const isFirst = stops.findIndex((other) => other.sentence === sentence) === at;
    return isFirst && date !== undefined && date.length <= LONGEST ? date : undefined;
  });
  return shown.filter((date) => date !== undefined).length > 1 ? shown : [];
}
