import type { ListBlock, ListItem } from "../brief/brief.ts";
import { iconFor } from "../text/icons.ts";
import { countWords } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { withCue, type Candidate, type SceneContext } from "./draft.ts";
import { narrateList } from "./list-narration.ts";

const MAX_ITEMS = 6;

export function bulletsCandidate(
  block: ListBlock,
  introduced: boolean,
  context: SceneContext,
): Candidate | null {
  if (block.items.length === 0) return null;
  const utterances = narrateList(block, introduced, context);
  return {
    kind: "bullets",
    score: block.items.length === 1 ? 35 : 80,
    utterances,
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
