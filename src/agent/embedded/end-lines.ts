import type { Contact, StatementVisual, Visual } from "../../artifacts/storyboard.ts";
import type { Brief } from "./brief/brief.ts";
import { contactsIn, leadTo } from "./scenes/contacts.ts";
import type { SceneContext, SceneDraft } from "./scenes/draft.ts";
import { appointmentIn, placeBehind } from "./text/appointment-span.ts";
import { countWords } from "./text/sentences.ts";
import { streetAddresses } from "./text/street-address.ts";

/** Lines under a film's last words. */
const MOST = 4;
/** More words than these need the frame for themselves. */
const MOST_WORDS = 18;
const FEWEST_DIGITS = 6;
const FEWEST_SCENES = 3;
/** A day alone, or a street, asks nobody to come. */
const REACHES: ReadonlySet<string> = new Set(["phone", "web", "mail"]);

/**
 * When, where and how to come, as a letter tells in the middle of its sentences, gathered under the last words of its film: who is asked
 * to come sees them once more, and to the last frame. Only what the film says, and what it says of one thing alone: of two numbers or two
 * days nobody knows which is meant.
 */
export function withEndLines(
  drafts: readonly SceneDraft[],
  brief: Brief,
  context: SceneContext,
): SceneDraft[] {
  const last = drafts.at(-1);
  const asks = context.isLetter === true && (brief.wishes ?? []).length > 0;
  if (last === undefined || drafts.length < FEWEST_SCENES || !asks) return [...drafts];
  const told = drafts.flatMap(({ utterances }) => utterances.map(({ text }) => text));
  const lines = linesIn(told, context.base);
  if (lines.length < 2 && !lines.some(({ by }) => REACHES.has(by))) return [...drafts];
  const visual: SceneDraft["visual"] = (cueOf) => withLines(last.visual(cueOf), lines);
  const { kind } = visual(() => undefined);
  const before = drafts.slice(0, -1);
  return [...(kind === "statement" ? withoutLines(before, lines) : before), { ...last, kind, visual }];
}

/** Lines that stood to the last frame of what came before, whose sentences show them as well, come only once. */
function withoutLines(drafts: readonly SceneDraft[], lines: readonly Line[]): SceneDraft[] {
  const last = drafts.at(-1);
  if (last === undefined) return [...drafts];
  const visual: SceneDraft["visual"] = (cueOf) => {
    const shown = last.visual(cueOf);
    if (shown.kind !== "statement" || shown.contacts === undefined) return shown;
    const words = [shown, ...(shown.more ?? [])].map(({ text }) => text).join("\n");
    const again = shown.contacts.every(
      ({ text }) => words.includes(text) && lines.some((line) => line.text === text),
    );
    const { contacts: _, ...plain } = shown;
    return again ? plain : shown;
  };
  return [...drafts.slice(0, -1), { ...last, visual }];
}

type Line = Pick<Contact, "text" | "by">;

function linesIn(told: readonly string[], base: string): Line[] {
  const reached = told.flatMap((text) => contactsIn(text)).map(({ text, by }): Line => ({ text, by }));
  const numbers = reached.filter(({ text, by }) => by === "phone" && digitsOf(text).length >= FEWEST_DIGITS);
  const events = told.flatMap((text) => {
    const when = appointmentIn(text, base);
    return when === null ? [] : [{ when: when.text, where: placeBehind(text, when, base) }];
  });
  const when = onlyOne(events.map(({ when: said }): Line => ({ text: said, by: "time" })));
  const there = when.length === 0 ? null : (events.find(({ where }) => where !== null)?.where ?? null);
  const streets = told.flatMap((text) => streetAddresses(text)).map((text): Line => ({ text, by: "place" }));
  const where = there === null ? onlyOne(streets) : [{ text: there, by: "place" as const }];
  return [
    ...when,
    ...where,
    ...onlyOne(numbers),
    ...onlyOne(reached.filter(({ by }) => by === "web")),
    ...onlyOne(reached.filter(({ by }) => by === "mail")),
  ].slice(0, MOST);
}

function onlyOne(lines: readonly Line[]): Line[] {
  const [first] = lines;
  const key = ({ text, by }: Line): string => (by === "phone" ? digitsOf(text) : text.toLowerCase());
  return first !== undefined && new Set(lines.map(key)).size === 1 ? [first] : [];
}

const digitsOf = (text: string): string => text.match(/\p{Nd}/gu)?.join("") ?? "";

/** A closing line or sentence with the lines under it; anything else as it is. */
function withLines(visual: Visual, lines: readonly Line[]): Visual {
  if (visual.kind === "title" && visual.eyebrow === undefined) {
    const { title, subtitle } = visual;
    if (countWords(title) > MOST_WORDS) return visual;
    const missing = lines.filter(({ text }) => !title.includes(text));
    const below = subtitle === undefined || missing.some(({ text }) => text === subtitle);
    return below && missing.length > 0
      ? { kind: "statement", text: title, contacts: missing.map((line) => ({ ...line })) }
      : visual;
  }
  if (visual.kind !== "statement") return visual;
  const { contacts = [], more = [] } = visual;
  const ends = more.at(-1) ?? visual;
  const said = [ends.text, ...contacts.map(({ text }) => text)].join("\n").toLowerCase();
  const missing = lines.filter(({ text }) => !said.includes(text.toLowerCase()));
  // "Termine machen Sie bitte unter tierarzt.example", which no line repeats: its own number leads them.
  if (contactsIn(ends.text).length > 0)
    return more.length === 0 && missing.length > 0 ? ledTo(visual, lines) : visual;
  const room = MOST - contacts.length;
  if (countWords(ends.text) > MOST_WORDS || missing.length === 0 || room <= 0) return visual;
  const cue = more.length === 0 ? undefined : ends.cue;
  const added = missing
    .slice(0, room)
    .map((line): Contact => ({ ...line, ...(cue === undefined ? {} : { cue }) }));
  return { ...visual, contacts: [...contacts, ...added] };
}

function ledTo(visual: StatementVisual, lines: readonly Line[]): StatementVisual {
  const lead = leadTo(visual.text);
  if (lead === null || countWords(lead) > MOST_WORDS || !lines.some(({ text }) => visual.text.includes(text)))
    return visual;
  const { heading, illustration, cue, ground } = visual;
  return {
    kind: "statement",
    ...(heading === undefined ? {} : { heading }),
    text: lead,
    ...(cue === undefined ? {} : { cue }),
    ...(illustration === undefined ? {} : { illustration }),
    ...(ground === undefined ? {} : { ground }),
    contacts: lines.map((line) => ({ ...line })),
  };
}
