import { replaceAll, type Replacement, type SpokenText } from "./spoken-text.ts";

/** What a rule sees beside its match. */
export type RuleContext = { before: string; after: string };

/**
 * One way of writing and how it is said. `say` returns the words for the whole match, or replacements
 * of parts of it (offsets from the start of the match; the rest stays), or null when the match means
 * something else. Patterns carry the flags g and u and must run in linear time: briefs are hostile.
 */
export type Rule = {
  readonly name: string;
  readonly pattern: RegExp;
  readonly say: (match: RegExpExecArray, context: RuleContext) => string | Replacement[] | null;
};

/** Enough to see the words beside a match without copying the whole text for each. */
const CONTEXT_LENGTH = 60;

type Pending = { rule: Rule; match: RegExpExecArray | null };

function nextMatch(rule: Rule, text: string, from: number): RegExpExecArray | null {
  rule.pattern.lastIndex = from;
  return rule.pattern.exec(text);
}

/**
 * What the rules say in one pass from left to right; where several match at one place, the first of the
 * list that has something to say wins, and what it replaced is not looked at again.
 */
export function findReplacements(source: string, rules: readonly Rule[]): Replacement[] {
  const pending: Pending[] = rules.map((rule) => ({ rule, match: nextMatch(rule, source, 0) }));
  const replacements: Replacement[] = [];
  let at = 0;
  for (;;) {
    let best: Pending | null = null;
    for (const candidate of pending) {
      if (candidate.match !== null && candidate.match.index < at)
        candidate.match = nextMatch(candidate.rule, source, at);
      if (candidate.match === null) continue;
      if (best === null || best.match === null || candidate.match.index < best.match.index) best = candidate;
    }
    if (best === null || best.match === null) break;
    const { rule, match } = best;
    const start = match.index;
    const end = start + match[0].length;
    const said = rule.say(match, {
      before: source.slice(Math.max(0, start - CONTEXT_LENGTH), start),
      after: source.slice(end, end + CONTEXT_LENGTH),
    });
    if (said === null) {
      // This rule has nothing to say here; others may, at the same place.
      best.match = nextMatch(rule, source, start + 1);
      continue;
    }
    if (typeof said === "string") replacements.push({ start, end, spoken: said });
    else
      for (const part of said)
        replacements.push({ start: start + part.start, end: start + part.end, spoken: part.spoken });
    at = Math.max(end, start + 1);
  }
  return replacements;
}

export function applyRules(text: SpokenText, rules: readonly Rule[]): SpokenText {
  return replaceAll(text, findReplacements(text.spoken, rules));
}
