/** How long scenes are. */
import { scenes, type ClauseContext, type ClauseReader } from "../clause-context.ts";
import { CARDINAL, cardinal } from "../number-words.ts";
import type { Operation, ShorterBy } from "../operations.ts";

const SECONDS = `(${CARDINAL}) ?(?:s|secs?|seconds?)`;
const SLIGHTLY = "(?:(?:a (?:bit|little|lot|touch|tad)|much|slightly|somewhat|even|way|far|a good deal) )?";
const SHORTER =
  "(?:shorter|briefer|tighter|more (?:concise|compact|succinct|to the point)|quicker|snappier|crisper|less (?:wordy|verbose|long))";

const SHORTEN = new RegExp(
  `^(?:shorten|trim|condense|tighten(?: up)?|abbreviate|compress|cut down|cut back|cut short|reduce|streamline|prune|pare down|boil down) (.+?)(?: (?:down|a (?:bit|little)|slightly|somewhat))?(?: (by|to) (?:about |around |roughly )?(?:${SECONDS}|(half)|a third))?$`,
  "i",
);
const MAKE = new RegExp(
  `^(?:make|keep|let) (.+?) (?:be )?(?:(?:about |around )?${SECONDS} )?${SLIGHTLY}(?:${SHORTER}|short|brief)$`,
  "i",
);
const MAKE_LONG = new RegExp(
  `^make (.+?) (?:only |just |about |at most |no (?:more|longer) than )*${SECONDS}(?: long)?$`,
  "i",
);
const HALVE = /^(?:make (.+?) half as long|halve (.+))$/i;
const CUT_SECONDS = new RegExp(
  `^(?:cut|take|shave|trim|drop|remove) (?:about |around )?${SECONDS} (?:from|off|out of|of) (.+)$`,
  "i",
);
const TOO_LONG = new RegExp(
  `^(.+?) (?:is|are|seems?|feels?|runs?|takes?) ${SLIGHTLY}too (?:long|slow|wordy|verbose|much)(?: time)?$|^(.+?) (?:should|could|must|has to|needs to|can) be ${SLIGHTLY}${SHORTER}$`,
  "i",
);
const LESS = /^(?:say |tell |talk |have |with )?less (?:about|on|of|in|for) (.+)$/i;

function shorten(numbers: number[], by: ShorterBy): Operation[] {
  return [{ kind: "shorten", scenes: numbers, by }];
}

function amount(word: string | undefined, seconds: string | undefined, half: string | undefined): ShorterBy {
  if (half !== undefined) return { kind: "half" };
  const count = seconds === undefined ? null : cardinal(seconds);
  if (count === null) return { kind: "some" };
  return { kind: word?.toLowerCase() === "to" ? "to" : "by", seconds: count };
}

export const shorter: ClauseReader = (clause, context) => {
  const shortened = SHORTEN.exec(clause);
  if (shortened !== null)
    return shorten(scenes(shortened[1] ?? "", context), amount(shortened[2], shortened[3], shortened[4]));
  const halved = HALVE.exec(clause);
  if (halved !== null) return shorten(scenes(halved[1] ?? halved[2] ?? "", context), { kind: "half" });
  const made = MAKE.exec(clause);
  if (made !== null) return shorten(scenes(made[1] ?? "", context), amount("by", made[2], undefined));
  const long = MAKE_LONG.exec(clause);
  if (long !== null) return shorten(scenes(long[1] ?? "", context), amount("to", long[2], undefined));
  const cut = CUT_SECONDS.exec(clause);
  if (cut !== null) return shorten(scenes(cut[2] ?? "", context), amount("by", cut[1], undefined));
  const said = TOO_LONG.exec(clause) ?? LESS.exec(clause);
  if (said !== null) return shorten(scenes(said[1] ?? said[2] ?? "", context), { kind: "some" });
  return null;
};

const LONGER = "(?:longer|more (?:detailed|thorough|in[- ]depth|extensive)|deeper)";
const LENGTHEN: readonly RegExp[] = [
  /^(?:lengthen|extend|expand(?: up)?(?:on| on)?|elaborate(?: on)?|flesh out|go deeper into|dwell on|prolong|detail) (.+?)(?: (?:a (?:bit|little)|more|further|a (?:bit|little) more|in more detail))?$/i,
  /^(?:(?:say|tell|talk|explain|give|show|have|add|include|go into|with) )?(?:us )?(?:some |a (?:bit|little) |a lot )?more(?: details?| information| depth| text| words| time| room)? (?:about|on|in|to|for|of|into) (.+)$/i,
  new RegExp(`^(?:make|let) (.+?) (?:be )?${SLIGHTLY}${LONGER}$`, "i"),
  new RegExp(`^(.+?) (?:is|are|seems?|feels?) ${SLIGHTLY}too (?:short|brief|thin|quick)$`, "i"),
  new RegExp(`^(.+?) (?:should|could|must|has to|needs to|can) be ${SLIGHTLY}${LONGER}$`, "i"),
  /^give (.+?) (?:some )?more (?:room|time|detail|details|depth|space|words)$/i,
  /^explain (.+?) (?:in more detail|more|further|in depth)$/i,
];

export const longer: ClauseReader = (clause, context: ClauseContext) => {
  for (const pattern of LENGTHEN) {
    const named = pattern.exec(clause)?.[1];
    if (named !== undefined) return [{ kind: "lengthen", scenes: scenes(named, context) }];
  }
  return null;
};
