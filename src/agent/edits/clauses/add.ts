/** New scenes, and text for scenes: clauses whose text may follow a colon. */
import { phrase, scene, scenesIf, words, type ClauseContext } from "../clause-context.ts";
import type { Operation, Place } from "../operations.ts";
import { Unclear } from "../unclear.ts";
import { placeOf } from "./place.ts";

const NOUN = "(?:scene|section|part|slide|chapter|segment)";
const HEAD = new RegExp(
  `^(?:add|insert|include|append|put in|create|write|make|have) (?:in |us )?(?:an?|one|another|one more|the)? ?((?:(?:new|extra|further|additional|short|brief|small|closing|final|last|opening|first|second|third) )*)${NOUN}(?: (.+))?$`,
  "i",
);
const NAMED = /^(?:called|titled|named|entitled|with (?:the )?(?:title|heading)) (.+)$/i;
const TOPIC =
  /^(?:about|on|covering|explaining|regarding|concerning|of|that (?:covers|explains|is about|tells about|talks about)|which (?:covers|explains)|where we (?:explain|talk about)) (.+)$/i;
const SAYING = /^(?:saying|that (?:says|tells|reads)|which says|with (?:the )?text|to say)(?: that)? (.+)$/i;
const STARTS =
  /(?:^|,? )(?=(?:right |directly |just |immediately )?(?:called|titled|named|entitled|with (?:the )?(?:title|heading|text)|about|on|covering|explaining|regarding|concerning|that|which|saying|where|before|after|behind|in front of|following|between|in between|at|as|to) )/gi;
const ADJECTIVE_PLACE: readonly (readonly [RegExp, Place])[] = [
  [/\b(?:closing|final|last)\b/i, { at: "end" }],
  [/\b(?:opening|first)\b/i, { at: "start" }],
  [/\bsecond\b/i, { number: 2 }],
  [/\bthird\b/i, { number: 3 }],
];

type Head = { title: string | null; text: string | null; place: Place | null };

/** The parts of "a scene about storage after the timeline", in any order; null where some part is none of them. */
function partsOf(rest: string, context: ClauseContext): Head | null {
  const head: Head = { title: null, text: null, place: null };
  const starts = [...rest.matchAll(STARTS)].map((match) => match.index + match[0].length);
  if (rest.trim() !== "" && starts[0] !== 0) return null;
  let at = 0;
  while (at < starts.length) {
    const from = starts[at] ?? 0;
    // The longest reading first: "about life after the war" may be one topic; a place is a place only if it is one.
    let taken = false;
    for (let to = at + 1; to <= starts.length && !taken; to += 1) {
      const piece = rest
        .slice(from, starts[to] ?? rest.length)
        .trim()
        .replace(/,$/, "");
      if (!take(head, piece, to === starts.length, context)) continue;
      at = to;
      taken = true;
    }
    if (!taken) return null;
  }
  return head;
}

function take(head: Head, piece: string, isLast: boolean, context: ClauseContext): boolean {
  const named = NAMED.exec(piece)?.[1];
  if (named !== undefined && head.title === null) {
    head.title = phrase(named, context);
    return true;
  }
  const said = SAYING.exec(piece)?.[1];
  if (said !== undefined && head.text === null && isLast) {
    head.text = phrase(said, context);
    return true;
  }
  if (
    /^(?:right |directly |just |immediately )?(?:before|after|behind|in front|following|between|in between|at|as|to) /i.test(
      piece,
    )
  ) {
    const place = placeOf(piece, context);
    if (place === null || head.place !== null) return false;
    head.place = place;
    return true;
  }
  const topic = TOPIC.exec(piece)?.[1];
  if (topic === undefined || head.title !== null) return false;
  const text = phrase(topic, context).replace(/^(?:the|an?) (?=\p{L})/iu, "");
  head.title = text.charAt(0).toUpperCase() + text.slice(1);
  return true;
}

/**
 * "add a scene about storage after the timeline", with its text where a colon followed. `head` is the
 * clause as written, for the question about a text that is missing.
 */
export function readAddition(
  clause: string,
  text: string | null,
  context: ClauseContext,
): Operation[] | null {
  const match = HEAD.exec(clause);
  if (match === null) return null;
  const parts = partsOf(match[2] ?? "", context);
  if (parts === null) return null;
  const adjectives = match[1] ?? "";
  const place = parts.place ?? ADJECTIVE_PLACE.find(([word]) => word.test(adjectives))?.[1] ?? { at: "body" };
  const body = text ?? parts.text;
  if (body === null || body.trim() === "") {
    const asked =
      parts.title === null
        ? "What shall the new scene say?"
        : `What shall the new scene “${parts.title}” say?`;
    throw new Unclear({ kind: "text-missing", text: asked, head: `${words(clause, context)}:` });
  }
  return [{ kind: "add", title: parts.title, text: body, place }];
}

const TO_SCENE =
  /^(?:add|append|insert|put|write|mention|say|include)(?: the following| this| also| this text| the text)?(?: text| sentence)? (?:to|in|into|at the end of|on) (.+)$/i;
const SHOULD_SAY =
  /^(?:let |make |have )?(.+?) (?:should |shall |must )?(?:say|says|read|reads)(?: that| the following| this)?$/i;
const REWRITE =
  /^(?:rewrite|reword|rephrase|redo|replace|change|set)(?: the (?:text|narration|words|script) (?:of|in))? (.+?)(?: (?:as|to|with|like this|as follows|to say|so (?:that )?it says))?$/i;
const NARRATION = /^(?:the )?(?:new )?(?:text|narration|words|script) (?:of|for|in) (.+)$/i;
const TITLE = /^(?:the )?(?:new )?(?:title|heading)(?: (?:of|for) (.+))?$/i;

/** Clauses that end with a colon and a text: "scene 3 should say: …", "add to scene 3: …". */
export function readTextFor(clause: string, text: string, context: ClauseContext): Operation[] | null {
  const title = TITLE.exec(clause);
  if (title !== null)
    return title[1] === undefined
      ? [{ kind: "title-film", title: text }]
      : [{ kind: "title-scene", scene: scene(title[1], context), title: text }];
  const added = TO_SCENE.exec(clause)?.[1];
  if (added !== undefined) return [{ kind: "extend", scene: scene(added, context), text }];
  const named = NARRATION.exec(clause)?.[1] ?? REWRITE.exec(clause)?.[1];
  if (named !== undefined) return [{ kind: "say", scene: scene(named, context), text }];
  const said = SHOULD_SAY.exec(clause)?.[1];
  if (said === undefined || scenesIf(said, context) === null) return null;
  return [{ kind: "say", scene: scene(said, context), text }];
}
