import { commandIn } from "./text/commands.ts";

/** So many sentences of a film bid its viewers do something, and such a part of all. */
const FEWEST = 2;
const SHARE = 0.12;
/** What somebody in a story says is said to somebody in it. */
const QUOTED = /["“”„«»「」『』]/u;

/** Whether a film gives its viewers advice, again and again: "Let him smell the brush. Stop when he steps away." */
export function givesAdvice(told: readonly string[], base: string): boolean {
  const advice = told.filter((sentence) => !QUOTED.test(sentence) && commandIn(sentence, base) === "sure");
  return advice.length >= FEWEST && advice.length >= told.length * SHARE;
}
