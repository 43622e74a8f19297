import { isHour, isReach } from "../brief/closing-lines.ts";
import { countWords, withoutStop } from "../text/sentences.ts";
import { withContactIcons } from "./contact-icons.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";

const LINES = { fewest: 3, most: 5 };
/** More is a sentence that tells something besides. */
const MOST_WORDS = 14;
/** Above a telephone number or an address alone: the others would be wiped by it. */
export const CONTACT_SCORE = 82.5;

/**
 * "12, rue d'Austerlitz. Du mardi au samedi, de 9 h à 18 h 30. Téléphone : 04 72 00 12 34.": where, when and how to reach somebody, at
 * the end of a film, are lines that stand together until its last frame. Null where fewer than two sentences tell such things, or one is long.
 */
export function contactCandidate(prose: readonly Utterance[], context: SceneContext): Candidate | null {
  if (context.closes !== true || prose.length < LINES.fewest || prose.length > LINES.most) return null;
  const texts = prose.map(({ text }) => text.trim());
  if (texts.some((text) => countWords(text) > MOST_WORDS || /[?？؟]$|["“”«»]/u.test(text))) return null;
  const reaching = texts.filter(isReach);
  const told = texts.filter((text) => isReach(text) || isHour(text));
  if (reaching.length === 0 || told.length < 2 || told.length * 2 < texts.length) return null;
  prose.forEach((utterance, at) => utterance.marks.push({ key: `contact:${at}`, offset: 0 }));
  return {
    kind: "bullets",
    score: CONTACT_SCORE,
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
