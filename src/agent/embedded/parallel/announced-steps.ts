import { commandIn } from "../text/commands.ts";
import { isCondition } from "../text/governing.ts";
import { capitalise, withoutStop } from "../text/sentences.ts";
import { tellsPast } from "./past.ts";
import { orderOf, withoutOrderWord } from "./step-order.ts";
import { announcesSteps, headsSteps } from "./step-heads.ts";
import type { ToldStep } from "./told-steps.ts";
import { wholeLabel } from "./whole-label.ts";

const FEWEST = 3;
const MOST = 8;
/** So many of the steps are surely some: they begin with a word of order, or command. */
const FEWEST_SURE = 2;
/** So many letters find a step in what is said. */
const SAID = 14;

export type AnnouncedSteps = { lead: string; parts: ToldStep[]; count: number };

/**
 * "If somebody faints, do this: lay them down. Raise their legs. Then call …": what stands behind a sentence, or a colon, that
 * announces steps, as these steps. Null where fewer than three follow it, or one cannot be shown whole.
 */
export function announcedSteps(
  sentences: readonly string[],
  at: number,
  language: string,
): AnnouncedSteps | null {
  const sentence = sentences[at] ?? "";
  const [, before = "", first = ""] = /^([^:：]{3,80}?)\s*[:：]\s*(.+)$/su.exec(sentence) ?? [];
  const lead = withoutStop(first === "" ? sentence : before).replace(/[:：]\s*$/u, "");
  const told = [...(first === "" ? [] : [first]), ...sentences.slice(at + 1)];
  const run = announcesSteps(lead, language)
    ? runOfSteps(told, language)
    : headsSteps(lead, language)
      ? fromFirstToLast(told, language)
      : [];
  if (run.length < FEWEST || run.filter((one) => isSure(one, language)).length < FEWEST_SURE) return null;
  const parts = run.map((one) => stepOf(one, language));
  const kept = parts.filter((part) => part !== null);
  if (kept.length < run.length) return null;
  return { lead: capitalise(lead, language), parts: kept, count: run.length + (first === "" ? 1 : 0) };
}

/**
 * The sentences that go on with steps after some were told: all up to the last that begins with a word of order, if none of
 * them tells something else. Empty where none does.
 */
export function laterSteps(sentences: readonly string[], language: string): ToldStep[] {
  const within = sentences.slice(0, MOST);
  const stop = within.findIndex((one) => orderOf(one, language) === null && isOther(one, language));
  const open = stop < 0 ? within : within.slice(0, stop);
  const end = open.findLastIndex((one) => orderOf(one, language) !== null);
  const parts = open.slice(0, end + 1).map((one) => stepOf(one, language));
  const kept = parts.filter((part) => part !== null);
  return kept.length < parts.length ? [] : kept;
}

/** "How does grain become flour? First … The shoe shakes it … Finally …": all from what comes first to what comes last. */
function fromFirstToLast(told: readonly string[], language: string): string[] {
  if (orderOf(told[0] ?? "", language) !== "first") return [];
  const run = told.slice(0, MOST);
  const end = run.findIndex((one) => orderOf(one, language) === "last");
  const whole = run.slice(0, end + 1);
  // "Between the stones it is cut, not crushed": one that looks like the past is none among others.
  const past = whole.filter((one) => tellsPast(one, language) === true).length;
  return whole.some((one) => QUOTES.test(one)) || past * 2 >= whole.length ? [] : whole;
}

/**
 * The first sentences, as far as each begins with a word of order, commands, or says what is to be done in a case; one more
 * may stand before another that says its place. What comes last ends them.
 */
function runOfSteps(told: readonly string[], language: string): string[] {
  const run: string[] = [];
  for (const [at, one] of told.slice(0, MOST).entries()) {
    const order = orderOf(one, language);
    const isStep = order !== null || commandIn(one, language) !== null || isCondition(one, language);
    if (isOther(one, language) || (!isStep && orderOf(told[at + 1] ?? "", language) === null)) break;
    run.push(one);
    if (order === "last") break;
  }
  return run;
}

function isSure(sentence: string, language: string): boolean {
  return orderOf(sentence, language) !== null || commandIn(sentence, language) === "sure";
}

const QUOTES = /[?？؟"“”„«»「」『』]/u;

/** What is asked, quoted or past is no step. */
function isOther(sentence: string, language: string): boolean {
  if (QUOTES.test(sentence)) return true;
  return tellsPast(sentence, language) === true && commandIn(sentence, language) !== "sure";
}

function stepOf(sentence: string, language: string): ToldStep | null {
  const bare = withoutStop(sentence.trim());
  const label = wholeLabel(capitalise(withoutOrderWord(bare, language), language), null, language);
  return label === null ? null : { ...label, said: bare.slice(0, SAID) };
}
