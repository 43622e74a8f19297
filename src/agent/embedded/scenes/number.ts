import type { Figure } from "../../../artifacts/storyboard.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { findFigures, type FoundFigure } from "../text/figures.ts";
import { hardLabel } from "../text/shorten.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";

type Striking = { at: number; found: FoundFigure; score: number; label: string; figure: Figure };

const GAIN = /\b(?:gain(?:ed|s)?|rose|rises?|grew|grows?|increased?|climbed|up by)\b/i;
const LOSS = /\b(?:lost|loses?|fell|falls?|dropped|drops?|declined|decreased?|shrank|down by|cut by)\b/i;
/** The sign tells the change; the label need not. */
const CHANGE_END =
  /\s+(?:(?:has|have|had)\s+)?(?:gained|rose|grew|increased|climbed|lost|fell|dropped|declined|decreased|shrank|risen|grown|fallen)(?:\s+from\s+\S+)?$/i;
const EYEBROW =
  /\b(?:in|since|by)\s+(?:the\s+)?((?:1[0-9]|20)\d{2}s?)\b|\b(between\s+(?:1[0-9]|20)\d{2}\s+and\s+(?:1[0-9]|20)\d{2})/i;
const FILLER =
  /\b(?:only|about|around|nearly|almost|roughly|just|over|more than|less than|up to|at least|at most|by|of|to|than|etwa|rund|circa|environ|unos|casi)\s*$/i;

/** One to three striking figures of a passage; null where it has none that stands out. */
export function numberCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  const all = utterances.flatMap((utterance, at) =>
    findFigures(utterance.text, context.base).map((found) => judge(found, utterance.text, at)),
  );
  const strong = all
    .filter((one) => one !== null)
    .filter((one) => /\p{L}/u.test(one.label))
    .toSorted((a, b) => b.score - a.score);
  const best = strong[0];
  if (best === undefined || best.score < 3) return null;
  const chosen = strong
    .filter((one) => one.score >= best.score - 1.2 && Math.abs(one.at - best.at) <= 1)
    .slice(0, 3)
    .toSorted((a, b) => a.at - b.at || a.found.start - b.found.start);
  chosen.forEach((one, index) =>
    utterances[one.at]?.marks.push({ key: `figure:${index}`, offset: one.found.start }),
  );
  const eyebrow =
    context.base === "en"
      ? utterances.map((utterance) => eyebrowOf(utterance.text)).find((year) => year !== undefined)
      : undefined;
  return {
    kind: "number",
    score: 60 + Math.min(15, best.score * 2),
    utterances,
    visual: (cueOf) => {
      const kept = chosen
        .map((one, index) => ({ one, cue: cueOf(`figure:${index}`) }))
        .filter(
          (entry, _, entries) => entry.cue !== undefined || entries.every((other) => other.cue === undefined),
        );
      return {
        kind: "number",
        ...(context.heading === "" ? {} : { heading: context.heading }),
        ...(eyebrow === undefined ? {} : { eyebrow }),
        figures: kept.map(({ one, cue }) => withCue({ figure: one.figure, label: one.label }, cue)),
      };
    },
  };
}

/** The words between the figure and the sign, "and", or figure before it. */
function clauseBefore(text: string, found: FoundFigure): string {
  const before = text.slice(0, found.start);
  const clause = /(?:[^,;.:]|[.,](?=\d))*$/.exec(before)?.[0] ?? "";
  const pieces = clause.split(/\d[\d.,]*\S*\s+(?:\p{L}+\s+){0,2}(?=(?:and|but)\s\D)/u);
  return pieces.at(-1) ?? clause;
}

function eyebrowOf(text: string): string | undefined {
  const match = EYEBROW.exec(text);
  const span = match?.[2];
  return span === undefined ? match?.[1] : capitalise(span);
}

function judge(found: FoundFigure, text: string, at: number): Striking | null {
  const { figure, unit } = found;
  if (figure.display.length > 18) return null;
  const year =
    figure.value !== null &&
    unit === "" &&
    figure.prefix === "" &&
    /^(?:1[0-9]|20)\d{2}$/.test(figure.display);
  if (year) return null;
  const before = text.slice(0, found.start);
  const after = text.slice(found.end);
  if (
    /年/.test(after.charAt(0)) ||
    /(?:^|\s)(?:step|chapter|page|version|section|figure|phase|day|room|no\.?)\s*$/i.test(before)
  )
    return null;
  if (/^s\b/.test(after)) return null;
  let score = 0;
  if (/%|percent/i.test(figure.suffix)) score += 3;
  else if (unit !== "" || figure.prefix !== "") score += 2.5;
  if (/(?:thousand|million|billion|trillion|万|亿|Mi[lo]|Mrd|mill)/i.test(figure.suffix)) score += 1.5;
  if ((figure.value ?? 0) >= 1000) score += 3;
  else if ((figure.value ?? 0) >= 100) score += 1;
  const clause = clauseBefore(text, found);
  if (GAIN.test(clause) || LOSS.test(clause)) score += 1.5;
  if (/\bfrom\s*$/i.test(clause)) score -= 2;
  if (score < 2.5) return null;
  return { at, found, score, label: labelOf(clause, after, unit), figure: signed(figure, clause) };
}

function signed(figure: Figure, clause: string): Figure {
  if (figure.prefix !== "" || /^[+\-−]/.test(figure.display)) return figure;
  const sign =
    GAIN.test(clause) && !/%/.test(figure.suffix) && !/\b(?:to|from)\s*$/i.test(clause)
      ? "+"
      : LOSS.test(clause) && !/\b(?:to|from)\s*$/i.test(clause)
        ? "−"
        : "";
  return sign === "" ? figure : { ...figure, display: sign + figure.display, prefix: sign };
}

/** What the figure counts: the words after it where they name it, else the clause before it. */
function labelOf(clause: string, after: string, unit: string): string {
  const next = /^[\s-]*([^,.;:!?()，。；：！？]+)/u.exec(after)?.[1]?.trim() ?? "";
  const previous = clause
    .trim()
    .replace(FILLER, "")
    .trim()
    .replace(FILLER, "")
    .trim()
    .replace(/^(?:and|but|so|und|aber|et|mais|y|pero)\s+/i, "")
    .replace(CHANGE_END, "")
    .replace(/^(?:after|in|since|by|between)\s+[^,]{0,24}\s(?=the\s)/i, "");
  const counts = next !== "" && !/^(?:and|or|but|in|on|at|by|to|for|from|than|und|et|y)\b/i.test(next);
  const part =
    /^of\s/i.test(next) &&
    (/^(?:they|it|he|she|we|you|this|that|these|only)\b/i.test(previous) || countWords(previous) <= 3);
  if (part) return hardLabel(next, 7);
  if (counts && unit === "") return capitalise(hardLabel(next, 6));
  if (countWords(previous) >= 2) return capitalise(hardLabel(lastWords(previous, 8), 8));
  return capitalise(hardLabel(next === "" ? previous : next, 7)) || unit;
}

function lastWords(text: string, count: number): string {
  const tokens = text.split(/\s+/);
  return tokens.length <= count ? text : tokens.slice(-count).join(" ");
}
