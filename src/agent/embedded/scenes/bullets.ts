import type { ListBlock, ListItem } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { iconFor } from "../text/icons.ts";
import { countWords } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { say, withCue, type Candidate, type SceneContext } from "./draft.ts";
import { recallList } from "./recall-list.ts";
import { narrateList } from "./list-narration.ts";

const MAX_ITEMS = 6;
/** An index of more things than this is not read to its end. */
const MANY_ITEMS = 12;
const SOME_ITEMS = 6;

export function bulletsCandidate(
  block: ListBlock,
  introduced: boolean,
  context: SceneContext,
): Candidate | null {
  if (block.items.length === 0) return null;
  if (block.items.length > MANY_ITEMS) return someOf(block, introduced, context);
  const utterances = narrateList(block, introduced, context);
  return {
    kind: "bullets",
    score: block.items.length === 1 ? 35 : 80,
    utterances,
    recall: recallList(
      block.items.map((item) => (item.label ?? item.text).spoken),
      context,
    ),
    visual: (cueOf) => {
      const spoken = block.items
        .map((item, at) => ({ item, cue: cueOf(`item:${at}`) }))
        .filter((entry) => entry.cue !== undefined);
      const shown = (
        spoken.length > 0 ? spoken : block.items.map((item) => ({ item, cue: undefined }))
      ).slice(0, MAX_ITEMS);
      return {
        kind: "bullets",
        heading: context.heading,
        items: shown.map(({ item, cue }) => withCue(screenItem(item, shown.length), cue)),
      };
    },
  };
}

/** The first of many, said to be some of them. */
function someOf(block: ListBlock, introduced: boolean, context: SceneContext): Candidate | null {
  const first = { ...block, items: block.items.slice(0, SOME_ITEMS) };
  const candidate = bulletsCandidate(first, true, context);
  if (candidate === null || context.base !== "en" || introduced) return candidate;
  const topic = context.ownHeading ? ` under ${lowerFirst(context.spokenHeading, context.names)}` : "";
  const lead = say(`Here are six of the ${block.items.length} things${topic}.`, 0.9);
  return { ...candidate, recall: null, utterances: [lead, ...candidate.utterances] };
}

/** 40 words a scene: with many items only labels are shown. */
export function screenItem(item: ListItem, count: number): { label: string; detail?: string; icon?: string } {
  const budget = Math.max(4, Math.floor(36 / count));
  if (item.label !== null && item.detail !== null) {
    const label = hardLabel(item.label.shown, 7);
    const detail = hardLabel(item.detail.shown, Math.min(8, Math.max(3, budget - countWords(label))));
    const icon = iconFor(label);
    return {
      label,
      ...(countWords(detail) > 0 && detail !== label ? { detail } : {}),
      ...(icon === null ? {} : { icon }),
    };
  }
  const label = hardLabel(item.text.shown, Math.min(9, Math.max(6, budget)));
  const icon = iconFor(label);
  return { label, ...(icon === null ? {} : { icon }) };
}
