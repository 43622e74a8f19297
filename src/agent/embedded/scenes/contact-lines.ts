import { isHour, isReach, isTelephone } from "../brief/closing-lines.ts";
import { countWords, withoutStop } from "../text/sentences.ts";
import { withContactIcons } from "./contact-icons.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";

const LINES = { fewest: 3, most: 5 };
/** Two telephones are for two things: each is read with what it is called for, and neither stands under the other's words. */
const TELEPHONES = 2;
/** More is a sentence that tells something besides. */
const MOST_WORDS = 14;
/** Above a telephone number or an address alone: the others would be wiped by it. */
export const CONTACT_SCORE = 82.5;
/** Whatever was shown before: as thoughts one number would stand under the words of the other. */
const PAIR_SCORE = 140;

/**
 * "12, rue d'Austerlitz. Du mardi au samedi, de 9 h à 18 h 30. Téléphone : 04 72 00 12 34.": where, when and how to reach somebody, at
 * the end of a film, are lines that stand together until its last frame, and so are two telephones: "In an emergency call 112. The office answers on …".
 * Null where fewer than two sentences tell such things, or one is long.
 */
export function contactCandidate(prose: readonly Utterance[], context: SceneContext): Candidate | null {
  const texts = prose.map(({ text }) => text.trim());
  const isPair = texts.length === TELEPHONES && texts.every(isTelephone);
  if (context.closes !== true || texts.length > LINES.most || (texts.length < LINES.fewest && !isPair))
    return null;
  if (texts.some((text) => countWords(text) > MOST_WORDS || /[?？؟]$|["“”«»]/u.test(text))) return null;
  const reaching = texts.filter(isReach);
  const told = texts.filter((text) => isReach(text) || isHour(text));
  if (reaching.length === 0 || told.length < 2 || told.length * 2 < texts.length) return null;
  prose.forEach((utterance, at) => utterance.marks.push({ key: `contact:${at}`, offset: 0 }));
  return {
    kind: "bullets",
    score: isPair ? PAIR_SCORE : CONTACT_SCORE,
    utterances: [...prose],
    visual: (cueOf) => ({
      kind: "bullets",
      heading: context.ownHeading ? context.heading : context.topic,
      items: withContactIcons(
        texts.map((text, at) => withCue({ label: withoutStop(text) }, cueOf(`contact:${at}`))),
        context.base,
      ),
    }),
  };
}
