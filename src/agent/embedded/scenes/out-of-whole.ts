import type { ListBlock } from "../brief/brief.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { candidateOf } from "./chart.ts";
import type { Candidate, SceneContext } from "./draft.ts";

const ITEMS = { least: 3, most: 10 };
const MOST_WORDS = 6;
/** "Isolate air 22 / 40", "Own lock: 31 of 40", "عزل الهواء 22 من 40". */
const PART_OF =
  /^(?<name>\P{Nd}{2,60}?)\s*(?:[:：]|[–—-])?\s*(?<part>\p{Nd}{1,6})\s?(?:\/|／|(?:out of|of|von|sur|de|su|em|van|av|af|z|ze|из|з|din|من|מתוך)\s)\s?(?<whole>\p{Nd}{1,6})$/iu;
/** Just above the list that it would be. */
const SCORE = 96;

/**
 * A list of names with how many of always as many: bars that are drawn up to the whole. `lead`: what stands before the list.
 * Null where the whole differs, as it does for marks and dates.
 */
export function outOfWholeCandidate(
  { items, ordered }: ListBlock,
  bullets: Candidate | null,
  lead: string,
  context: SceneContext,
): Candidate | null {
  if (bullets === null || ordered || items.length < ITEMS.least || items.length > ITEMS.most) return null;
  const rows = items.flatMap(({ text, below }) => {
    const found = below.length > 0 ? undefined : PART_OF.exec(withoutStop(text.shown.trim()))?.groups;
    const { name = "", part = "", whole = "" } = found ?? {};
    return found === undefined || countWords(name) > MOST_WORDS
      ? []
      : [{ name: capitalise(name.trim(), context.language), part: Number(part), whole: Number(whole) }];
  });
  const whole = rows[0]?.whole ?? 0;
  const isOne = rows.every((row) => row.whole === whole && row.part <= whole);
  if (rows.length < items.length || whole < 2 || !isOne) return null;
  const data = {
    chart: "bar" as const,
    categories: rows.map(({ name }) => name),
    axis: "",
    series: [
      {
        name: withoutStop(lead.trim()).replace(/\s*[:：]$/u, ""),
        values: rows.map(({ part }) => part),
        displays: rows.map(({ part }) => `${part}/${whole}`),
      },
    ],
    unit: "",
    outOf: whole,
  };
  return candidateOf(data, bullets.utterances, SCORE, context, "item");
}
