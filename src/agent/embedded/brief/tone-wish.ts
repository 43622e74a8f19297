import { COURTEOUSLY, IS_KEPT, SO } from "./lone-order-words.ts";
import { sparesSomething } from "./loose-mail-words.ts";
import { ORDER_LABELS } from "./order-label-words.ts";
import { IN_MANNER, IN_TONE } from "./wish-words.ts";
import { partsOf } from "./wishes.ts";

const LABELLED = new RegExp(`^(?:${ORDER_LABELS.tone})\\s*[:：]\\s*(.{2,80})$`, "iu");

/** The first tone that wishes name, in their words: "warm", "Calm, practical tone", "Keep it sober"; null without one. */
export function toneWished(wishes: readonly string[]): string | null {
  for (const wish of wishes) {
    if (sparesSomething(wish)) continue;
    const bare = wish.replace(/[\s.!。]+$/u, "");
    const labelled = LABELLED.exec(bare)?.[1];
    if (labelled !== undefined) return labelled;
    const told = [bare, ...partsOf(bare)].find((part) => IN_TONE.test(part) || IN_MANNER.test(part) || IS_KEPT.test(part) || (SO.test(part) && COURTEOUSLY.test(part))); // prettier-ignore
    if (told !== undefined)
      return told
        .replace(SO, "")
        .replace(COURTEOUSLY, "")
        .replace(/^[\s,，]+|[\s,，]+$/gu, "");
  }
  return null;
}
