import { toPattern } from "../text/regex.ts";
import { AVOIDED } from "./avoided-head-words.ts";
import { labelNamed } from "./order-labels.ts";
import { OF_ASPECTS, OF_DELIVERABLES, OF_DELIVERY, OF_IMAGINING, OF_ONE_ASPECT, OF_PICTURES, OF_THE_FILM, OF_UNWANTED } from "./wish-head-words.ts"; // prettier-ignore

/**
 * What a head says of the section below it. "film", "imagined", "unwanted" and "pictures" are a maker's; "aspects" are pairs that a painter's
 * film has too, "aspect" one of them alone, and "delivery" any notice's.
 */
export type WishKind = "film" | "imagined" | "unwanted" | "pictures" | "aspects" | "aspect" | "deliverables" | "delivery"; // prettier-ignore
/** `length`: how much of its line the head takes; all of it unless a sentence runs on behind. */
export type WishHead = { kind: WishKind; runsIn: boolean; length: number };

const HEAD = /^[ \t]*(?:(?<marks>#{1,6})[ \t]+)?(?<strong>\*\*|__)?(?:\p{Nd}{1,2}[.)][ \t]+)?(?<label>[^\n.!?。！？#|>*_]{2,70}?)[:：]?(?:\*\*|__)?[:：]?[ \t]*$/u; // prettier-ignore
const RUN_IN = /^[ \t]*[*_]{0,2}(?<label>[^\n.!?。！？#|>*_:：]{3,60}?)\s?[:：][*_]{0,2}\s*(?=\S)/u;
const BRACKET = /\s*[(（][^()（）]*[)）]\s*$/u;
const whole = (words: readonly string[]): RegExp => toPattern(`^(?:${words.join("|")})$`, "iu");

const HEADS: readonly (readonly [WishKind, RegExp])[] = [
  ["film", whole(OF_THE_FILM)],
  ["imagined", whole(OF_IMAGINING)],
  ["unwanted", whole([...OF_UNWANTED, ...AVOIDED])],
  ["aspects", whole(OF_ASPECTS)],
  ["deliverables", whole(OF_DELIVERABLES)],
  ["delivery", whole(OF_DELIVERY)],
  ["aspect", whole(OF_ONE_ASPECT)],
];
const RUNNING_IN: readonly (readonly [WishKind, RegExp])[] = [
  ["film", whole(OF_THE_FILM)],
  ["imagined", whole(OF_IMAGINING)],
  ["unwanted", whole(OF_UNWANTED)],
  ["pictures", whole(OF_PICTURES)],
];

/** What a line heads as wishes: "## Look and tone", "**For the film**", or "For the picture: one warm lamp". */
export function wishHeadOf(line: string): WishHead | null {
  const found = HEAD.exec(line)?.groups;
  const label = found?.["label"]?.replace(BRACKET, "").trim() ?? "";
  const isHead = found?.["marks"] !== undefined || found?.["strong"] !== undefined || /[:：][*_]*\s*$/u.test(line); // prettier-ignore
  if (label !== "" && isHead) {
    const kind =
      HEADS.find(([, words]) => words.test(label))?.[0] ?? (isAspectLabel(label) ? "aspect" : null);
    return kind === null ? null : { kind, runsIn: false, length: line.length };
  }
  const runIn = RUN_IN.exec(line);
  const kind = RUNNING_IN.find(([, words]) => words.test(runIn?.groups?.["label"]?.trim() ?? ""))?.[0];
  return runIn === null || kind === undefined ? null : { kind, runsIn: true, length: runIn[0].length };
}

/** Whether a label of an order's form, in any language, names one aspect of how a film is to be. */
export function isAspectLabel(label: string): boolean {
  const named = labelNamed(label);
  return named === "tone" || named === "style" || named === "voice" || named === "music";
}
