/** Which scenes there are, and in what order. */
import { explicitScenes, scene, scenes, scenesIf, type ClauseReader } from "../clause-context.ts";
import { CARDINAL, cardinal } from "../number-words.ts";
import { Unclear } from "../unclear.ts";
import { placeOf } from "./place.ts";

const DROP =
  /^(?:drop|remove|delete|cut|skip|omit|lose|kill|scrap|erase|discard|ditch|eliminate|exclude|take out|leave out|leave away|get rid of|throw out|throw away|cut out|do without|do away with) (?:out )?(.+)$/i;
const DROP_OUT =
  /^(?:take|leave|cut|throw|edit) (.+?) (?:out|away)(?: (?:completely|entirely|altogether))?$/i;
const UNNEEDED =
  /^(?:i|we) (?:do not|don['’]t) (?:need|want) (.+?)(?: any ?more)?$|^(.+?) (?:is not|isn['’]t|are not|aren['’]t) (?:needed|necessary|wanted)$|^(.+?) (?:can|should|must|has to|needs to) (?:go|be (?:removed|dropped|deleted|cut|left out))$/i;

export const drop: ClauseReader = (clause, context) => {
  const match = DROP_OUT.exec(clause) ?? DROP.exec(clause) ?? UNNEEDED.exec(clause);
  if (match === null) return null;
  const named = (match[1] ?? match[2] ?? match[3] ?? "").replace(
    /\s+(?:from (?:the )?(?:film|video|outline)|completely|entirely|altogether)$/i,
    "",
  );
  return [{ kind: "drop", scenes: scenes(named, context) }];
};

const KEEP = /^(?:only |just )?keep (?:only |just |nothing but )?(.+?)(?: only)?$|^(?:only|just) (.+)$/i;
const COUNT = new RegExp(`^(?:only |just )?(?:the )?(${CARDINAL}) (?:scene|section|part)s?$`, "i");
const AS_IS = /(?: as (?:it|they) (?:is|are)| short(?:er)?| brief)$/i;

export const keep: ClauseReader = (clause, context) => {
  const match =
    KEEP.exec(clause) ?? /^(?:make (?:it|the (?:film|video)) |use )(?:only |just )(.+)$/i.exec(clause);
  if (match === null || AS_IS.test(clause)) return null;
  const named = match[1] ?? match[2] ?? "";
  const count = COUNT.exec(named)?.[1];
  const total = context.film.scenes.length;
  if (count !== undefined && !/^(?:only |just )?(?:the )?(?:scene|section|part)/i.test(named)) {
    const wanted = cardinal(count) ?? 0;
    if (wanted < 1 || wanted >= total)
      throw new Unclear({ kind: "impossible", text: `There are ${total} scenes.` });
    throw new Unclear({ kind: "choose", ...whichToKeep(wanted, total) });
  }
  return [{ kind: "keep", scenes: scenes(named, context) }];
};

/** How many is not which: that is the caller's to say. */
function whichToKeep(
  count: number,
  total: number,
): { text: string; choices: { label: string; instruction: string }[] } {
  const list = (numbers: number[]): string => numbers.join(", ").replace(/, (\d+)$/, " and $1");
  const first = Array.from({ length: count }, (_, at) => at + 1);
  const ends = [...first.slice(0, -1), total];
  const options = count === 1 ? [first] : [first, ends];
  return {
    text: `Which ${count === 1 ? "scene" : `${count} scenes`} shall stay?`,
    choices: options.map((numbers) => ({
      label: `only ${numbers.length === 1 ? "scene" : "scenes"} ${list(numbers)}`,
      instruction: `keep only scenes ${list(numbers)}`,
    })),
  };
}

const MOVE = /^(?:move|put|bring|shift|place|relocate|pull|push|drag) (.+)$/i;
const SHOULD_COME =
  /^(.+?) (?:should|must|has to|needs to|can) (?:come|go|be|stand|move) ((?:right |directly |just )?(?:before|after|behind|first|last|at|in front of|ahead of|following|next to|between|earlier|later) ?.*)$/i;
const LEAD = /^(?:start|begin|open) (?:the (?:film|video) )?with (.+)$/i;
const TAIL = /^(?:end|finish|close|conclude) (?:the (?:film|video) )?with (.+)$/i;
const STARTS =
  /\s+(?=(?:right |directly |just |immediately )?(?:to|at|as|into|before|after|behind|in front of|ahead of|following|below|above|next to|between|in between|first|last|up|down|earlier|later|one|two|three|\d+ (?:place|position|scene)|forwards?|back(?:wards?)?)\b)/gi;

export const move: ClauseReader = (clause, context) => {
  const lead = LEAD.exec(clause)?.[1];
  if (lead !== undefined) return [{ kind: "move", scenes: scenes(lead, context), place: { at: "start" } }];
  const tail = TAIL.exec(clause)?.[1];
  if (tail !== undefined) return [{ kind: "move", scenes: scenes(tail, context), place: { at: "end" } }];
  const rest = MOVE.exec(clause)?.[1] ?? SHOULD_COME.exec(clause)?.slice(1).join(" ");
  if (rest === undefined) return null;
  for (const match of rest.matchAll(STARTS)) {
    const named = rest.slice(0, match.index);
    const where = rest.slice(match.index + match[0].length);
    const numbers = scenesIf(named, context);
    // A place that names no scene is asked about only once we know that it is one.
    const place =
      numbers === null && !/^(?:right |just |directly )?(?:to|before|after|between)/i.test(where)
        ? null
        : placeOf(where, context);
    if (place !== null) return [{ kind: "move", scenes: numbers ?? scenes(named, context), place }];
  }
  return null;
};

const SWAP =
  /^(?:swap|switch|exchange|interchange|reverse|flip)(?: the (?:order|places?|positions?) of)? (.+?) (?:and|with|for|&) (.+?)(?: around| over)?$/i;

export const swap: ClauseReader = (clause, context) => {
  const match = SWAP.exec(clause);
  if (match === null) return null;
  const [, one = "", other = ""] = match;
  const noun = /^(?:the )?(?:scenes|sections|parts|slides|chapters) (.+)$/i.exec(one)?.[1] ?? one;
  const known = [scenesIf(noun, context), scenesIf(other, context)];
  // "swap module for solar panel" is about words.
  if (known.every((numbers) => numbers === null)) return null;
  return [{ kind: "swap", scenes: [scene(noun, context), scene(other, context)] }];
};

const MERGE =
  /^(?:merge|combine|join|unite|fuse|put together) (.+?)(?: (?:in)?to (?:one|a single)(?: scene)?| together)?$/i;

export const merge: ClauseReader = (clause, context) => {
  const named = MERGE.exec(clause)?.[1];
  if (named === undefined) return null;
  const both = named.replace(/ (?:with|into) /i, " and ");
  const numbers = scenes(both, context);
  if (numbers.length < 2)
    throw new Unclear({ kind: "impossible", text: "Merging needs two scenes or more." });
  return [{ kind: "merge", scenes: numbers }];
};

const SPLIT =
  /^(?:split|divide|break(?: up)?|separate) (.+?)(?: up)?(?: (?:in|into) (?:two|2|halves|half|two (?:scenes|parts|halves)|2 (?:scenes|parts)))?(?: up)?$|^(?:cut|make) (.+?) (?:in|into) (?:two|2)(?: (?:scenes|parts))?$/i;

export const split: ClauseReader = (clause, context) => {
  const match = SPLIT.exec(clause);
  if (match === null) return null;
  return [{ kind: "split", scene: scene(match[1] ?? match[2] ?? "", context) }];
};

const HALF = /^cut (.+?) in half$/i;

/** "cut scene 3 in half" may mean either. */
export const cutInHalf: ClauseReader = (clause, context) => {
  const named = HALF.exec(clause)?.[1];
  if (named === undefined) return null;
  const number = explicitScenes(named, context)?.[0] ?? scene(named, context);
  throw new Unclear({
    kind: "choose",
    text: `Shall scene ${number} become two scenes, or half as long?`,
    choices: [
      { label: "two scenes", instruction: `split scene ${number}` },
      { label: "half as long", instruction: `shorten scene ${number} by half` },
    ],
  });
};
