import type { Prose } from "../brief/brief.ts";
import { iconFor } from "../text/icons.ts";
import { quotationsIn } from "../text/quotations.ts";
import { capitalise, countWords, splitSentences, withoutStop } from "../text/sentences.ts";
import { hardLabel, splitAtStop, tornLabel } from "../text/shorten.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { opensNextDeed } from "./next-deed.ts";
import { losesFigure, withFigures } from "./screen-item.ts";
import { firstSentence } from "./told-further.ts";

/** `colon`: the detail follows the title in one sentence, behind a colon. */
export type Step = { title: Prose; detail: Prose | null; below: Prose[]; colon: boolean };

/** The step as if nothing were told behind its first sentence. */
export function withFirstSentence(step: Step, language: string): Step {
  const first = ({ shown, spoken }: Prose): Prose => ({
    shown: firstSentence(shown, language),
    spoken: firstSentence(spoken, language),
  });
  // Without a colon the detail is told in sentences of its own.
  const detail = step.detail !== null && step.colon ? first(step.detail) : null;
  return { ...step, title: first(step.title), detail, below: [] };
}

/** Words of a detail in a picture of few steps, and of more. */
const DETAIL_WORDS = { few: 22, more: 20 };
const FEW_STEPS = 4;

export function screenStep(
  step: Step,
  count: number,
  base: string,
): { title: string; detail?: string; icon?: string } {
  const most = count <= FEW_STEPS ? DETAIL_WORDS.few : DETAIL_WORDS.more;
  const bare = withoutStop(step.title.shown);
  const split = step.detail === null ? partStep(bare, base) : null;
  const title = split?.head ?? hardLabel(bare, 8);
  const icon = iconFor(title, base);
  const words = step.detail === null ? null : wordsToSay(step.title.shown, step.detail.shown, base);
  if (words !== null) return { title: words, ...(icon === null ? {} : { icon }) };
  const told = step.detail?.shown ?? split?.rest ?? null;
  const first = told === null ? null : sentencesWithin(told, most);
  const detail =
    first === null ? "" : countWords(first) <= most ? withoutStop(first) : tornLabel(first, most / 2);
  const whole = /[.!?。]\s/u.test(detail) ? capitalise(detail) : detail;
  return {
    title,
    // A phrase that had to be cut is left to the voice.
    ...(detail === "" || detail.endsWith("…") ? {} : { detail: whole }),
    ...(icon === null ? {} : { icon }),
  };
}

/** "Ask: “Do you have some ID with you, please?”": what is to be said is no smaller than that it is. */
function wordsToSay(title: string, detail: string, base: string): string | null {
  const [said, more] = quotationsIn(detail);
  const isAll = said?.start === 0 && more === undefined && /^[.。]?$/u.test(detail.slice(said.end ?? 0));
  if (!isAll || countWords(title) > MOST_ASKING || countWords(detail) > MOST_TO_SAY) return null;
  const colon = isUnspaced(base) ? "：" : base === "fr" ? "\u00A0: " : ": ";
  return `${title.replace(/\s*[:：]\s*$/u, "")}${colon}${detail.replace(/[.。]$/u, "")}`;
}

const MOST_ASKING = 4;
const MOST_TO_SAY = 14;

/** The sentences that `most` words hold, as they are told; the first however long it is. */
function sentencesWithin(text: string, most: number): string | null {
  const [first, ...others] = splitSentences(text, "en");
  if (first === undefined) return null;
  const whole = others.reduce((told, sentence) => {
    const longer = `${told} ${sentence}`;
    return text.replaceAll("\n", " ").startsWith(longer) && countWords(longer) <= most ? longer : told;
  }, first);
  const all = [first, ...others];
  return (losesFigure(all, whole) ? withFigures(all, most) : null) ?? whole;
}

/** UTF-16 units: what is longer would be cut on its page, wherever that is. */
const MOST_SHOWN = 130;

/** "Run the knife around the pot, turn it on its side and pull": what is done first, and the rest below it. */
function partStep(bare: string, base: string): { head: string; rest: string } | null {
  if (countWords(bare) <= 8) return null;
  const stop = splitAtStop(bare, 8) ?? splitAtStop(bare, 12);
  // "Pierce the thickest part, not the bone": a part of it alone would be another step.
  if (stop !== null || tornLabel(bare, 8) === bare) return stop;
  const comma = /^(.{12,90}?)(?:,\s+|[，、،]\s*)(?=\S)/u.exec(bare);
  const head = comma?.[1] ?? "";
  const rest = bare.slice(comma?.[0].length ?? 0);
  const parts = opensNextDeed(head, rest, base) || hardLabel(bare, 8).length > MOST_SHOWN;
  return comma === null || countWords(head) < 3 || !parts ? null : { head, rest: capitalise(rest) };
}
