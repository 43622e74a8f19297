/** What the film and its scenes are called. */
import {
  explicitScenes,
  meansFilm,
  phrase,
  scene,
  type ClauseContext,
  type ClauseReader,
} from "../clause-context.ts";
import type { Operation } from "../operations.ts";
import { QUOTED } from "../quotes.ts";
import { Unclear } from "../unclear.ts";
import { toPattern } from "../../embedded/text/regex.ts";

const TITLE = "(?:title|heading|headline|name|caption|header)";
const OF: readonly RegExp[] = [
  toPattern(`^(?:change|set|make|rename|update|edit|alter|turn) the ${TITLE} (?:of|for|on|in) (.+?) (?:to|into|as|be|:|=) ?(.+)$`, "i"),
  toPattern(`^(?:change|set|make|rename|update) (.+?)['’]s ${TITLE} (?:to|into|as|be|:|=) ?(.+)$`, "i"),
  toPattern(`^the ${TITLE} of (.+?) (?:should|shall|must|has to|needs to) (?:be|read|say):? (.+)$`, "i"),
  toPattern(`^(?:give|use for) (.+?) the ${TITLE} (.+)$`, "i"),
  toPattern(`^(?:the )?new ${TITLE} (?:for|of) (.+?)(?: is|:) (.+)$`, "i"),
  /^(?:rename|retitle|re-title|rechristen) (.+?) (?:to|as|into|:) ?(.+)$/i,
  /^(.+?) (?:should|shall|must) be (?:called|titled|named|headed) (.+)$/i,
]; // prettier-ignore
const FILM: readonly RegExp[] = [
  toPattern(`^(?:change|set|make|update|edit|alter) (?:the |its )?(?:(?:film|video|movie)['’]?s? )?${TITLE} (?:to|into|as|be|:|=) ?(.+)$`, "i"),
  toPattern(`^(?:the |its )?(?:(?:film|video|movie)['’]?s? )?(?:new )?${TITLE} (?:should|shall|must|has to|needs to) (?:be|read|say):? (.+)$`, "i"),
  toPattern(`^(?:the )?(?:new )?${TITLE}(?: is|:) (.+)$`, "i"),
  toPattern(`^use (.+) as (?:the |a )?(?:new )?${TITLE}$`, "i"),
]; // prettier-ignore
const CALL = /^(?:call|name|title|rename|retitle|entitle) (.+)$/i;

function titled(named: string, title: string, context: ClauseContext): Operation[] | null {
  // A title in quotation marks ends with them: what follows is another wish, and not one that we can read.
  if (toPattern(`^${QUOTED}\\s*\\p{L}`, "u").test(title.trim())) return null;
  const text = phrase(title, context);
  if (text === "" || text.length > 200)
    throw new Unclear({ kind: "impossible", text: "A title needs 1 to 200 characters." });
  if (meansFilm(named, context)) return [{ kind: "title-film", title: text }];
  return [{ kind: "title-scene", scene: scene(named, context), title: text }];
}

export const retitle: ClauseReader = (clause, context) => {
  for (const pattern of OF) {
    const match = pattern.exec(clause);
    if (match !== null) return titled(match[1] ?? "", match[2] ?? "", context);
  }
  for (const pattern of FILM) {
    const title = pattern.exec(clause)?.[1];
    if (title !== undefined) return titled("the film", title, context);
  }
  const rest = CALL.exec(clause)?.[1];
  if (rest === undefined) return null;
  // "call scene 2 Opening remarks": the longest beginning that can be nothing but a scene.
  const cuts = [...rest.matchAll(/\s+/g)].map(({ index }) => index).toReversed();
  for (const cut of cuts) {
    const named = rest.slice(0, cut);
    if (meansFilm(named, context) || explicitScenes(named, context)?.length === 1)
      return titled(named, rest.slice(cut), context);
  }
  return null;
};
