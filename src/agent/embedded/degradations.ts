import type { Degradation } from "../../artifacts/degradation.ts";
import type { PlanRequest } from "../../artifacts/plan.ts";
import { DURATION_BOUNDS } from "../../artifacts/style.ts";
import { primaryLanguage } from "../language/detect-language.ts";
import { toneWished } from "./brief/tone-wish.ts";
import { isOtherLength, lengthWished } from "./brief/length-wish.ts";

export type PlanFacts = {
  language: string;
  words: number;
  seconds: number;
  /** Sentences that are not told, to keep the length. */
  sentencesLeftOut: readonly string[];
  /** What was left out whole: headings of sections, lines that only frame the text. */
  dropped: readonly string[];
  /** Sentences about the film that nothing here can follow. */
  wishes: readonly string[];
};

/** Everything that fell short of what was asked, in words for the caller. */
export function degradationsOf(request: PlanRequest, facts: PlanFacts): Degradation[] {
  const found: Degradation[] = [...(request.degradations ?? [])];
  const asked = request.languageByDefault !== true;
  if (asked && primaryLanguage(request.targetLanguage) !== primaryLanguage(facts.language)) {
    found.push({
      code: "language_not_translated",
      message: `The brief is written in "${facts.language}" and nothing here can translate it to "${request.targetLanguage}", so the film keeps the brief's language.`,
    });
  }
  const shortened = shortenedBy(facts);
  if (shortened.length > 0) {
    found.push({
      code: "brief_shortened",
      message: `Not everything in the brief is in the film: ${shortened.join("; ")}.`,
    });
  }
  const wished = lengthWished(facts.wishes);
  if (wished !== null && isOtherLength(facts.seconds, wished)) {
    const { min, max } = DURATION_BOUNDS[request.duration];
    found.push({
      code: "length_wish_not_followed",
      message: `The brief asks for “${wished.said}”; the film is about ${Math.round(facts.seconds)} seconds long, because its length follows from what there is to tell and from video_duration "${request.duration}" (${min} to ${max} seconds).`,
    });
  }
  const tone = toneWished(facts.wishes);
  if (tone !== null) {
    found.push({
      code: "tone_wish_not_followed",
      message: `The brief asks for the tone “${tone}”: nothing here rewrites a text, so the film keeps the brief's own words.`,
    });
  }
  const bounds = DURATION_BOUNDS[request.duration];
  if (facts.seconds < bounds.min) {
    found.push({
      code: "duration_below_range",
      message: `The brief has too few words (about ${facts.words}) for ${bounds.min} seconds without inventing; the film is about ${Math.round(facts.seconds)} seconds long.`,
    });
  }
  return found;
}

/** So many sentences that are left out are said word for word. */
const MOST_NAMED = 5;

function shortenedBy(facts: PlanFacts): string[] {
  const parts: string[] = [];
  const { length } = facts.sentencesLeftOut;
  if (length > 0) {
    const named = facts.sentencesLeftOut.slice(0, MOST_NAMED).map((text) => `“${text.trim()}”`);
    const others = length > named.length ? ` and ${length - named.length} more` : "";
    parts.push(
      `${length} sentence${length === 1 ? " was" : "s were"} left out to keep the length: ${named.join(", ")}${others}`,
    );
  }
  if (facts.dropped.length > 0) parts.push(`left out as no part of the story: ${facts.dropped.join(", ")}`);
  return parts;
}
