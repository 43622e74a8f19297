import { toPattern, wholeWords } from "../text/regex.ts";
import {
  FORMS,
  HOW_SHOWN,
  ON_SCREEN,
  SHOW_AS,
  SHOWN_AT_BEGINNING,
  SHOWN_AT_END,
  TO_BE_DONE,
} from "./heading-note-words.ts";

/** A text whose headings are without such notes, in the same length, and what these say. */
export type HeadingNotes = { text: string; wishes: string[] };

const HEADING = /^(?<opens>[ \t]{0,3}(?:#{1,6}[ \t]+|\*\*|__))(?<head>[^\n]{3,140}?)(?<closes>(?:\*\*|__)?[:：]?(?:\*\*|__)?[ \t]*)$/gmu; // prettier-ignore
const BRACKET = /\s*[(（[](?<said>[^()（）[\]\n]{4,100})[)）\]]/u;
/** "How it works – show as 4 steps with icons" */
const TAIL = /\s+[–—-]\s+(?<said>[^–—]{4,100})$/u;
const HOW = toPattern(`^(?:${HOW_SHOWN.join("|")})[.!]?$`, "iu");
/** "show as 4 steps with icons", "dört adım, simgelerle": in few words, of which one is a form. */
const AS_FORM = toPattern(
  `^(?:${SHOW_AS.join("|")})(?![\\p{L}\\p{M}])(?=.*${wholeWords(...FORMS)}).{1,60}$`,
  "iu",
);
const SCREEN = toPattern(ON_SCREEN, "iu");
const DONE = toPattern(TO_BE_DONE, "iu");
const AT_END = toPattern(`(?<=\\p{L}),?\\s(?:${SHOWN_AT_END.join("|")})$`, "iu");
const AT_BEGINNING = toPattern(`^(?:${SHOWN_AT_BEGINNING})(?=[^\\n]{2,})`, "iu");
/** "Share (show your screen)": it is somebody's who is told something. */
const OWN = /(?<!\p{L})(?:your|dein\p{L}*|ihre[nmrs]?|votre|ton|tu|su|tuo|vostro|teu|seu|jouw|uw|twoi\p{L}+|тво\p{L}+|ваш\p{L}*)(?!\p{L})/iu; // prettier-ignore
/** A line of words that points part, and no sentence. */
const WORDS_APART =
  /^(?<gap>\n\s*)(?<line>[^\n.!?。！？]{1,40}(?:[ \t][·•|/][ \t][^\n.!?。！？·•|]{1,40}){1,14})(?=\n|$)/u;

/**
 * "## Final question (must be the last thing on screen)", "Vocabulary to appear on screen", "How it works – show as 4 steps with icons": a
 * heading's words on where and how it is to be shown are said to whoever makes the film, and the others head what stands below. `isBrief`: a film is
 * ordered; a manual speaks of screens too.
 */
export function withoutHeadingNotes(source: string, isBrief: boolean): HeadingNotes {
  const wishes: string[] = [];
  if (!isBrief) return { text: source, wishes };
  let text = source;
  for (const { index, groups } of source.matchAll(HEADING)) {
    const { opens = "", head = "", closes = "" } = groups ?? {};
    const note = noteIn(head);
    const left = note === null ? "" : capital(head.replace(note, "").trim());
    if (note === null || !/\p{L}{2}|\p{Script=Han}/u.test(left)) continue;
    wishes.push(note.trim());
    const end = index + opens.length + head.length + closes.length;
    const room = head.length - left.length;
    const line = `${opens}${left}${closes}${" ".repeat(Math.max(0, room))}`;
    text = listed(text.slice(0, index) + line, text.slice(end));
  }
  return text.length === source.length ? { text, wishes } : { text: source, wishes: [] };
}

function noteIn(head: string): string | null {
  const bracket = BRACKET.exec(head);
  const said = bracket?.groups?.["said"] ?? "";
  if (bracket !== null && saysHow(said)) return bracket[0];
  const tail = TAIL.exec(head);
  if (tail !== null && saysHow(tail.groups?.["said"] ?? "")) return tail[0];
  return AT_END.exec(head)?.[0] ?? AT_BEGINNING.exec(head)?.[0] ?? null;
}

const saysHow = (said: string): boolean => !OWN.test(said) && (HOW.test(said.trim()) || AS_FORM.test(said.trim()) || (SCREEN.test(said) && DONE.test(said))); // prettier-ignore

/** "cesspit · miasma · epidemic" below such a heading is a list, in the room that its note has left. */
function listed(above: string, below: string): string {
  const { gap = "", line = "" } = WORDS_APART.exec(below)?.groups ?? {};
  if (line === "" || !above.endsWith("  ")) return above + below;
  const points = line.replaceAll(/[ \t][·•|/][ \t]/gu, "\n- ");
  return `${above.slice(0, -2)}${gap}- ${points}${below.slice(gap.length + line.length)}`;
}

const capital = (head: string): string => head.replace(/^\p{Ll}/u, (letter) => (letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter)); // prettier-ignore
