import type { Cue, Emphasis } from "../../../artifacts/cue.ts";
import type { Contact } from "../../../artifacts/storyboard.ts";
import { setAroundAddress, withAddress } from "../text/address.ts";
import { amountPoint } from "../text/amount-point.ts";
import { approximatorBefore } from "../text/approximators.ts";
import { hasAlternatives } from "../text/condition-alternatives.ts";
import { hotlineSpans } from "../text/hotline.ts";
import { pointOf } from "../text/point.ts";
import { withParticle } from "../text/with-particle.ts";
import { findFigures } from "../text/figures.ts";
import { asks } from "../text/leading.ts";
import { literal } from "../text/regex.ts";
import { hardLabel } from "../text/shorten.ts";
import { withoutStop } from "../text/sentences.ts";
import { setAroundTelephone } from "../text/telephone.ts";
import { against, markedAmounts } from "./marked-amounts.ts";
import { markedTimes } from "./marked-times.ts";
import { markedWays, setAroundInvitation } from "./invitation-point.ts";
import { asContacts, leadTo, markContacts } from "./contacts.ts";
import { markThoughts, thoughtsOf, type Thought } from "./thoughts.ts";
import { leansOnUnit } from "./elided-units.ts";
import { amountsIn } from "./seen-amounts.ts";
import { withFormulasSeen } from "./seen-formulas.ts";
import { withCue, type Candidate, type CueOf, type SceneContext, type Utterance } from "./draft.ts";

/** What is shown of a sentence that is too long to be read whole. */
const LABEL_WORDS = 20;

/** A passage as its own thoughts, each set large while it is said. */
export function statementCandidate(
  utterances: Utterance[],
  strong: readonly string[],
  context: SceneContext,
): Candidate {
  markThoughts(utterances, context.base);
  const named = context.closes === true ? markContacts(utterances) : [];
  return {
    kind: "statement",
    score: 40,
    utterances,
    visual: (cueOf) => {
      const thoughts = thoughtsOf(utterances, cueOf, context);
      const [leading, ...later] = thoughts;
      const called = thoughts.some(
        ({ text }) => context.address !== undefined && text.includes(context.address),
      );
      if (leading !== undefined) {
        const shown = ({ text: heard, cue }: Thought, place: number) => {
          const said = withFormulasSeen(heard, context.formulas);
          // What stands in lines of its own below is not told twice.
          const lead = named.length === 0 ? null : leadTo(said);
          if (lead !== null) return withCue({ text: lead }, cue);
          const ends = named.length === 0 && context.closes === true && place === thoughts.length - 1;
          const text = ends ? withAddress(said, context.address, called) : said;
          // Where to go is what is to be remembered.
          // A stop behind an address would be read as a part of it.
          const open = withoutStop(text);
          const around =
            (context.isLetter === true ? markedWays(open) : null) ??
            setAroundAddress(open) ??
            setAroundTelephone(open) ??
            (context.isLetter === true ? setAroundInvitation(open, context.base) : null);
          if (around !== null) {
            const ends = around.emphasis.some(({ end }) => end === open.length);
            return withCue({ text: ends ? open : text, ...around }, cue);
          }
          const asked = thoughts[place - 1]?.text ?? "";
          const next = thoughts[place + 1]?.text ?? "";
          const own = emphasisOf(text, strong, context);
          const marked = asks(asked)
            ? answering(asked, text, own, context.base)
            : [...own, ...inUnitBefore(text, asked, own, context.base)].toSorted((a, b) => a.start - b.start);
          // "Its range is 240 km. | Our longest day was 155": neither of the two is the point.
          const lends = inUnitBefore(next, text, [], context.base).length > 0;
          const one =
            behindRounding(text, pointOf(text, context.base), context.base) ??
            (lends ? null : amountPoint(text, marked, context.base));
          // Neither of two numbers that are set against each other is the point.
          const amount = against(text).length > 0 ? null : one;
          // "Shut from Monday 6 July to Sunday 23 August": where nothing is counted, when it is stands out.
          const times = marked.length > 0 || amount !== null ? marked : markedTimes(text, context.base);
          const point = amount ?? (marked.length > 0 ? null : amountPoint(text, times, context.base));
          // "If …, … or …, call 108": of a case that stays one text the number is what must be found.
          const calls = hasAlternatives(text, context.base) ? hotlineSpans(text) : [];
          const seen = calls.length > 0 ? calls.map(([start, end]) => ({ start, end })) : times;
          const parts = {
            text,
            ...(seen.length === 0 ? {} : { emphasis: seen }),
            ...(point === null ? {} : { point: withParticle(text, point) }),
          };
          return withCue(parts, cue);
        };
        const first = shown({ text: leading.text, cue: opens(leading) ? undefined : leading.cue }, 0);
        const others = later.map((thought, at) => shown(thought, at + 1));
        const lines = besideWords(asContacts(named, cueOf), [first, ...others]);
        return {
          kind: "statement" as const,
          ...(context.ownHeading ? { heading: context.heading } : {}),
          // There when the scene begins, an empty picture says nothing; where its heading is said first, with its word.
          ...first,
          ...(others.length === 0 ? {} : { more: others }),
          ...(lines.length === 0 ? {} : { contacts: lines }),
        };
      }
      return {
        kind: "statement" as const,
        ...(context.ownHeading ? { heading: context.heading } : {}),
        text: fallback(utterances, cueOf, context),
      };
    },
  };
}

/** "Our longest day was | 155", behind "Its range is 240 km": amounts of one measure are marked alike, be they two thoughts. */
function inUnitBefore(text: string, before: string, marked: readonly Emphasis[], base: string): Emphasis[] {
  return amountsIn(text, base)
    .filter((one) => leansOnUnit(one, text, before, base))
    .map(({ start, end }) => ({ start, end }))
    .filter(({ start, end }) => marked.every((one) => end <= one.start || one.end <= start));
}

/** "How many hertz is that? Half the length is twice the frequency, 220 hertz": of what answers, what was asked for stands out. */
function answering(asked: string, text: string, marked: readonly Emphasis[], base: string): Emphasis[] {
  const answers = findFigures(text, base).flatMap(({ start, end, unit }) => {
    // A unit that is not among the known ones is the word behind its number: "220 Hz".
    const word = unit === "" ? (/^\s?(?<word>\p{L}[\p{L}\p{M}²³/]*)/u.exec(text.slice(end)) ?? null) : null;
    const named = unit === "" ? (word?.groups?.["word"] ?? "") : unit;
    return named !== "" && namesUnit(asked, named) ? [{ start, end: end + (word?.[0].length ?? 0) }] : [];
  });
  const last = answers.at(-1);
  return last === undefined ? [...marked] : [last];
}

/** The word of a unit, whatever its ending: "hour", "hours". */
function namesUnit(asked: string, unit: string): boolean {
  const stem = unit.length > 4 ? unit.slice(0, -1) : unit;
  return new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${literal(stem)}${stem === unit ? "(?![\\p{Script=Latin}])" : ""}`, "iu").test(asked); // prettier-ignore
}

/** "The most: about | 233 flashes a year": what only rounds a figure is never as large as it. */
function behindRounding(text: string, point: Emphasis | null, base: string): Emphasis | null {
  if (point === null || point.start === 0) return point;
  const rounds = /^[^\p{Nd}]{2,24}(?=\p{Nd})/u.exec(text.slice(point.start))?.[0] ?? "";
  const isRounding = approximatorBefore(`, ${rounds}`, base) === rounds.trim().toLowerCase();
  return rounds !== "" && isRounding ? { ...point, start: point.start + rounds.length } : point;
}

/** What a sentence shows is no line below it as well: it becomes one as the next takes its place, and none in the last. */
function besideWords(
  contacts: readonly Contact[],
  shown: readonly { text: string; cue?: Cue | undefined }[],
): Contact[] {
  return contacts.flatMap((contact) => {
    const at = shown.findLastIndex(({ text }) => text.toLowerCase().includes(contact.text.toLowerCase()));
    if (at < 0) return [contact];
    const cue = shown[at + 1]?.cue;
    return cue === undefined ? [] : [{ ...contact, cue }];
  });
}

function opens({ cue }: Thought): boolean {
  return cue === undefined || (cue.sentence === 0 && cue.offset === 0);
}

/** What is said where there is no thought beside the heading, or the heading itself. */
function fallback(utterances: readonly Utterance[], cueOf: CueOf, { heading }: SceneContext): string {
  // Only what was kept when time was short can be shown.
  const kept = utterances.find((_, at) => cueOf(`said:${at}:0`) !== undefined) ?? utterances[0];
  return kept === undefined ? heading : hardLabel(kept.text, LABEL_WORDS);
}

/** What the brief has in bold, or else the amounts that a thought tells. */
function emphasisOf(text: string, strong: readonly string[], context: SceneContext): Emphasis[] {
  for (const words of strong) {
    const at = words.length < 3 ? -1 : text.indexOf(words);
    if (at >= 0 && words.length < text.length * 0.7) return [{ start: at, end: at + words.length }];
  }
  return markedAmounts(text, context);
}
