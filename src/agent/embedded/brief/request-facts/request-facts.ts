import { regex } from "../../text/regex.ts";
import { capitalise } from "../../text/sentences.ts";
import { NAMES_FILM } from "../request-words.ts";
import { offerIn } from "./told-offer.ts";
import type { Fact } from "./fact.ts";
import { eastFacts } from "./east-facts.ts";
import { ADJECTIVES, EVENT_WORDS, OURS, STAND_WORDS } from "./event-words.ts";
import { CODE_OF_STAND, plainTail, TAIL, TELLS_WHEN } from "./request-tail.ts";

/**
 * What a request tells that viewers need and its text does not tell. `event`: what it invites to, and when; `stand`: where a firm is
 * found; `offer`: what it sells for how much.
 */
export type RequestFacts = { event: Fact | null; stand: Fact | null; offer: Fact | null };

/** A film for something: "Eine Einladung zum …" and "pour notre stand". */
const FOR =
  "for|advertising|announcing|promoting|about|für|zu|zum|zur|auf|pour|annonçant|para|per|voor|för|till|til|for|na|dla|pro|для|на|ко?|про|до|об?|over|om|o|de|di|da|du";

/** `sentences`: those of the source that speak to the maker; `told`: the text of the film; `language`: a tag's first part. */
export function factsOfRequest(sentences: readonly string[], told: string, language: string): RequestFacts {
  const asked = sentences.filter((sentence) => NAMES_FILM.test(sentence));
  const base = language === "no" || language === "nn" ? "nb" : language;
  const facts: RequestFacts = { event: null, stand: null, offer: null };
  for (const sentence of asked) {
    const east = eastFacts(sentence, base);
    facts.event ??= untold(east?.event ?? eventOf(sentence, base), told);
    facts.stand ??= untold(east?.stand ?? standOf(sentence, base), told);
  }
  // "Our stand at the fair Fruit Attraction": the fair is where the stand is, and invites to nothing.
  if (facts.stand !== null && facts.event !== null && facts.stand.said.includes(facts.event.said))
    facts.event = null;
  if (asked.length > 0)
    for (const sentence of sentences) facts.offer ??= untold(offerIn(sentence, base), told);
  return facts;
}

function eventOf(sentence: string, base: string): Fact | null {
  const found = named(sentence, EVENT_WORDS[base] ?? [], base, `(?<tail>${TAIL}+)`);
  return found !== null && TELLS_WHEN.test(found.said) ? found : null;
}

function standOf(sentence: string, base: string): Fact | null {
  const words = STAND_WORDS[base] ?? [];
  return (
    named(sentence, words, base, `(?<tail>\\s${CODE_OF_STAND}${TAIL}*)`) ??
    named(sentence, words, base, `(?<tail>${TAIL}+)`)
  );
}

function named(
  sentence: string,
  words: readonly (readonly [string, string | null])[],
  base: string,
  tail: string,
): Fact | null {
  for (const [form, name] of words) {
    const ours = OURS[base] ?? "";
    const own = ours.endsWith("|") ? `(?:(?:${ours.slice(0, -1)})\\s)?` : `(?:${ours})(?:\\s|(?<=['’]))`;
    const pattern = `(?<![\\p{L}\\p{M}])(?:(?:${FOR})\\s)?${own}${ADJECTIVES[base] ?? ""}(?<name>${form})(?![\\p{L}\\p{M}])${tail}`;
    const found = regex(pattern, "iu").exec(sentence)?.groups;
    if (found === undefined) continue;
    const behind = plainTail(found["tail"] ?? "");
    if (!/\p{Nd}|\s\p{Lu}/u.test(behind)) continue;
    const called = capitalise(name ?? found["name"] ?? "", base);
    return { name: called, line: `${called}${behind}`, said: `${found["name"] ?? ""}${behind}` };
  }
  return null;
}

/** What the text tells as well, by its numbers and names, is told once. */
function untold(fact: Fact | null, told: string): Fact | null {
  if (fact === null) return null;
  const own = fact.said.match(/\p{Nd}+|\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? [];
  const tells = (word: string): boolean => regex(`(?<![\\p{L}\\p{Nd}])${word}(?!\\p{Nd})`, "iu").test(told);
  return own.length > 0 && own.every(tells) ? null : fact;
}
