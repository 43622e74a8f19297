/** What is said and shown, word by word. */
import {
  explicitScenes,
  meansFilm,
  phrase,
  scene,
  scenesIf,
  type ClauseContext,
  type ClauseReader,
} from "../clause-context.ts";
import { allScenes } from "../find-scenes.ts";
import type { Operation } from "../operations.ts";
import { ORDINAL, ordinal } from "../number-words.ts";
import { QUOTED } from "../quotes.ts";
import { singular } from "../inflect.ts";
import { Unclear } from "../unclear.ts";

const WORD = "(?:the )?(?:(?:word|term|phrase|expression|name|number|figure|sentence|line|text|value)s? )?";
const PUT: readonly RegExp[] = [
  /^(?:say|use|write|put|call it|call them|call this|have|show) (.+?) (?:instead of|rather than|in place of) (.+)$/i,
  /^substitute (.+?) for (.+)$/i,
  new RegExp(`^(?:use|say|write|put) (${QUOTED}) for (${QUOTED}.*)$`, "i"),
  /^(?:it['’]s|it is|it should be|it should read|it must be) (.+?),? (?:and )?not (.+)$/i,
]; // prettier-ignore
const CHANGE: readonly RegExp[] = [
  new RegExp(`^(?:replace|exchange|swap|switch) (?:all |every |each )?(?:occurrences? of |instances? of )?${WORD}(.+?) (?:with|by|for|against|→|->|=>) (.+)$`, "i"),
  new RegExp(`^(?:change|turn|rename|correct|fix|reword|rewrite|rephrase|spell|edit|alter|update) (?:all |every |each )?(?:occurrences? of |instances? of )?${WORD}(.+?) (?:to|into|as|→|->|=>) (.+)$`, "i"),
  /^instead of (.+?),? (?:say|use|write|put|call it) (.+)$/i,
  new RegExp(`^(${QUOTED}) (?:should|must) (?:be|read|say|become)(?: called| spelled| spelt| written(?: as)?)? (.+)$`, "i"),
  /^(.+?) (?:→|->|=>) (.+)$/i,
]; // prettier-ignore
const EVERYWHERE =
  /[,]? (?:everywhere|throughout(?: the (?:whole )?(?:film|video))?|in (?:the whole|all of the|the entire) (?:film|video|script)|in (?:all|every|each)(?: of the)? scenes?|all over)$/i;
const WITHIN = /[,]? (?:but )?(?:only )?(?:in|within|of|from) (.+?)(?: only)?$/i;

const EXCEPT = /[,]? (?:everywhere )?(?:except|but not|apart from)(?: in| for)? (.+)$/i;

type Scoped = { text: string; scenes: number[] | null };

/** "… in scene 3", "… everywhere", off the end of the words. */
function withoutScope(text: string, context: ClauseContext): Scoped {
  const spared = EXCEPT.exec(text);
  const sparedScenes = spared === null ? null : explicitScenes(spared[1] ?? "", context);
  if (spared !== null && sparedScenes !== null) {
    const others = allScenes(context.film).filter((number) => !sparedScenes.includes(number));
    return { text: text.slice(0, spared.index), scenes: others };
  }
  const whole = text.replace(EVERYWHERE, "");
  if (whole !== text) return { text: whole, scenes: null };
  // The shortest ending that can be nothing but scenes.
  for (const { index } of [
    ...text.matchAll(/[,]? (?:but )?(?:only )?(?:in|within|of|from) /gi),
  ].toReversed()) {
    const named = WITHIN.exec(text.slice(index))?.[1];
    if (named === undefined) continue;
    if (meansFilm(named, context)) return { text: text.slice(0, index), scenes: null };
    const numbers =
      explicitScenes(named, context) ?? (quotedOnly(text.slice(0, index)) ? scenesIf(named, context) : null);
    if (numbers !== null) return { text: text.slice(0, index), scenes: numbers };
  }
  return { text, scenes: null };
}

function quotedOnly(text: string): boolean {
  return new RegExp(`^${QUOTED}$`).test(text.trim());
}

function isShown(from: string, context: ClauseContext): boolean {
  const text = [context.film.title, JSON.stringify(context.film.scenes)].join(" ").toLowerCase();
  return [from, singular(from)].some((form) => text.includes(form.toLowerCase()));
}

function replaced(
  from: string,
  to: string,
  numbers: number[] | null,
  context: ClauseContext,
): Operation[] | null {
  // What follows a quotation would become part of the words.
  if ([from, to].some((one) => new RegExp(`^${QUOTED}\\s*\\S`, "u").test(one.trim()))) return null;
  const old = phrase(from, context);
  const fresh = phrase(to, context);
  if (old === "" || fresh === "" || /^(?:it|this|that|them|everything)$/i.test(old)) return null;
  // Unquoted words that name a scene are rather about the scene; and long ones are no words to look for.
  if (!quotedOnly(from) && (explicitScenes(from, context) !== null || old.length > 120)) return null;
  if (!quotedOnly(from) && !isShown(old, context)) {
    if (scenesIf(from, context) !== null) return null;
    throw new Unclear({ kind: "no-words", words: old });
  }
  return [{ kind: "replace", from: old, to: fresh, scenes: numbers }];
}

export const replace: ClauseReader = (clause, context) => {
  for (const [patterns, isReversed] of [
    [PUT, true],
    [CHANGE, false],
  ] as const) {
    for (const pattern of patterns) {
      const match = pattern.exec(clause);
      if (match === null) continue;
      const end = withoutScope(match[2] ?? "", context);
      const start = withoutScope(match[1] ?? "", context);
      const numbers = end.scenes ?? start.scenes;
      const [from, to] = isReversed ? [end.text, start.text] : [start.text, end.text];
      const made = replaced(from, to, numbers, context);
      if (made !== null) return made;
    }
  }
  return null;
};

const DELETE_WORD = new RegExp(
  `^(?:drop|remove|delete|cut|omit|erase|take out|leave out|get rid of) (?:the )?(?:word|words|phrase|term|sentence|line|expression|text) (.+)$`,
  "i",
);
const DELETE_QUOTED = new RegExp(
  `^(?:drop|remove|delete|cut|omit|erase|take out|leave out|get rid of) (${QUOTED}.*)$`,
  "i",
);
const NEVER_SAY =
  /^(?:do not|don['’]t|never|stop) (?:say|saying|use|using|mention|mentioning) (?:the words? )?(.+)$/i;

const DELETE_SENTENCE = new RegExp(
  `^(?:drop|remove|delete|cut|omit|erase|take out|leave out) the (?:(${ORDINAL})|(last)) sentence (?:of|in|from) (.+)$`,
  "i",
);

function deleteSentence(clause: string, context: ClauseContext): Operation[] | null {
  const match = DELETE_SENTENCE.exec(clause);
  if (match === null) return null;
  const number = scene(match[3] ?? "", context);
  const said = context.film.scenes[number - 1]?.narration ?? [];
  const from = match[2] === undefined ? said[(ordinal(match[1] ?? "") ?? 0) - 1] : said.at(-1);
  if (from === undefined)
    throw new Unclear({ kind: "impossible", text: `Scene ${number} says ${said.length} sentences.` });
  return [{ kind: "replace", from, to: "", scenes: [number] }];
}

export const deleteWords: ClauseReader = (clause, context) => {
  const sentence = deleteSentence(clause, context);
  if (sentence !== null) return sentence;
  const plain = DELETE_WORD.exec(clause) ?? NEVER_SAY.exec(clause);
  const quoted = plain === null ? DELETE_QUOTED.exec(clause) : null;
  const match = plain ?? quoted;
  if (match === null) return null;
  const { text, scenes: numbers } = withoutScope(match[1] ?? "", context);
  // A quoted title is a scene.
  if (quoted !== null && scenesIf(text, context) !== null) return null;
  const from = phrase(text, context);
  if (from === "") return null;
  return [{ kind: "replace", from, to: "", scenes: numbers }];
};

const SAY_IN: readonly RegExp[] = [
  /^(?:mention|say|add|tell|explain|note|include|state)(?: also)?,? in (.+?),? that (.+)$/i,
  /^in (.+?),? (?:also )?(?:mention|say|add|tell|note|include|state)(?: also)?(?: that)? (.+)$/i,
];
const ADD_TO = new RegExp(
  `^(?:add|append|insert|include|put|mention)(?: the (?:sentence|line|text|words?|following))? (${QUOTED})(?: (?:to|in|into|at the end of|on) (.+))?$`,
  "i",
);
const SAY: readonly RegExp[] = [
  new RegExp(`^(?:let|make|have) (.+?) (?:say|read|tell)(?: that)? (${QUOTED})$`, "i"),
  new RegExp(`^(.+?) (?:should|shall|must) (?:say|read|tell|be)(?: only| just)? (${QUOTED})$`, "i"),
  new RegExp(
    `^(?:rewrite|reword|rephrase|change|replace|set) (?:the (?:text|narration|words|script) (?:of|in) )?(.+?) (?:as|to|with|to say|so (?:that )?it says) (${QUOTED})$`,
    "i",
  ),
];

function asSentence(text: string): string {
  const trimmed = text.trim();
  const first = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…。！？]["”'’»]?$/u.test(first) ? first : `${first}.`;
}

export const extend: ClauseReader = (clause, context) => {
  for (const pattern of SAY_IN) {
    const match = pattern.exec(clause);
    if (match !== null && scenesIf(match[1] ?? "", context) !== null)
      return [
        {
          kind: "extend",
          scene: scene(match[1] ?? "", context),
          text: asSentence(phrase(match[2] ?? "", context)),
        },
      ];
  }
  const added = ADD_TO.exec(clause);
  if (added === null) return null;
  const text = phrase(added[1] ?? "", context);
  if (added[2] === undefined) throw new Unclear({ kind: "no-scene", reference: "" });
  return [{ kind: "extend", scene: scene(added[2], context), text: asSentence(text) }];
};

export const say: ClauseReader = (clause, context) => {
  for (const pattern of SAY) {
    const match = pattern.exec(clause);
    if (match === null || quotedOnly(match[1] ?? "")) continue;
    const numbers = scenesIf(match[1] ?? "", context);
    if (numbers === null || numbers.length !== 1) continue;
    return [{ kind: "say", scene: numbers[0] ?? 0, text: phrase(match[2] ?? "", context) }];
  }
  return null;
};
