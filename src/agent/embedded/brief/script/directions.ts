import { matchesOf } from "../../text/matches.ts";
import { toPattern } from "../../text/regex.ts";
import type { Span } from "../sentence-spans.ts";
import { DIRECTION_STARTS, DIRECTIONS, RESTS } from "./direction-words.ts";
import { END_CARDS } from "./end-card-words.ts";
import { PICTURES, SCREENS, VOICES } from "./voice-label-words.ts";

/** What a text says in brackets: a rest, what is seen or heard, a label with its words, or anything. */
export type Bracketed = {
  kind: "rest" | "direction" | "picture" | "screen" | "voice" | "end" | "other";
  span: Span;
  /** The words behind its label, where it has one. */
  value: Span;
  /** Nothing else is on its line. */
  alone: boolean;
  /** It stands where a sentence could, and not within one. */
  apart: boolean;
  square: boolean;
};

const BRACKETS =
  /[*_]{0,2}(?<open>[(（[【［〔])(?<inner>[^()（）[\]【】［］〔〕\n]{1,200})[)）\]】］〕](?!\()[*_]{0,2}[.。]?/gu;
/** "(pause)", "(pause. Turn of the tide.)". */
const REST = toPattern(`^\\s*(?:${RESTS})\\s*(?:$|[.…,;:–—])`, "iu");
const DIRECTION = toPattern(`^\\s*(?:(?:${DIRECTIONS})(?![\\p{L}\\p{M}])|${DIRECTION_STARTS})`, "iu");
const LABELS = (
  [
    ["end", END_CARDS],
    ["voice", VOICES],
    ["screen", SCREENS],
    ["picture", PICTURES],
  ] as const
).map(
  ([kind, names]) => [kind, toPattern(`^\\s*(?:${names})\\s?(?:[:：]|[–—.-]\\s)\\s*(?=\\S)`, "iu")] as const,
);
const BEFORE_SENTENCE = /(?:^|[.!?…。！？।؟۔:：\n]["”»」』)）\]*_]*)\s*(?:[-*•]\s+)?$/u;

export function bracketedIn(source: string): Bracketed[] {
  return matchesOf(BRACKETS, source).map(({ index, 0: whole, groups }) => {
    const { open = "", inner = "" } = groups ?? {};
    const span = { start: index, end: index + whole.length };
    const from = index + whole.indexOf(open) + open.length;
    const before = source.slice(source.lastIndexOf("\n", index - 1) + 1, index);
    const behind = source.slice(span.end).split("\n", 1)[0] ?? "";
    const apart = BEFORE_SENTENCE.test(source.slice(Math.max(0, index - 40), index));
    const alone = /^\s*(?:[-*•]\s+)?$/u.test(before) && behind.trim() === "";
    const [kind, label] = kindOf(inner);
    return {
      kind,
      span,
      value: { start: from + label, end: from + inner.length },
      alone,
      apart: apart && /^\s*(?:$|[\p{L}\p{Nd}"“„«「『¿¡([*])/u.test(behind),
      // 【】 are the heads of texts in the East.
      square: /[[［]/u.test(open),
    };
  });
}

/** And how long the label before its words is. */
function kindOf(inner: string): [Bracketed["kind"], number] {
  for (const [kind, pattern] of LABELS) {
    const label = pattern.exec(inner)?.[0];
    if (label !== undefined) return [kind, label.length];
  }
  if (REST.test(inner)) return ["rest", 0];
  return [DIRECTION.test(inner) ? "direction" : "other", 0];
}
