import { regex, wholeWords } from "../../text/regex.ts";
import { isAboutFilms } from "../asks-for-film.ts";
import { NAMES_FILM } from "../request-words.ts";
import { numbersScenes } from "../scene-labels.ts";
import { blanked, textAt } from "../sentence-spans.ts";
import { countWords } from "../../text/sentences.ts";
import { bracketedIn, type Bracketed } from "./directions.ts";
import { SCRIPT, SCRIPT_UNPARTED, TRANSCRIPT, TRANSCRIPT_UNPARTED } from "./direction-words.ts";
import { scriptLabelsIn, type LabelKind, type ScriptLabel } from "./script-labels.ts";
import { codesOfScript, timeCodesIn, type TimeCode } from "./time-codes.ts";

/** What of a text are marks of a script. */
export type ScriptMarks = { labels: ScriptLabel[]; brackets: Bracketed[]; codes: TimeCode[] };

/** UTF-16 units at a text's head in which it says what it is. */
const HEAD = 400;
const NAMES_SCRIPT = `${wholeWords(SCRIPT)}|${SCRIPT_UNPARTED}`;
const NAMES_TRANSCRIPT = `${wholeWords(TRANSCRIPT)}|${TRANSCRIPT_UNPARTED}`;
const FEWEST = 2;

/**
 * The marks of a script, or null where a text is none: one label, one bracket or one hour may stand in any text, and only some
 * of them together are written for whoever speaks and whoever films.
 */
export function scriptMarksIn(source: string): ScriptMarks | null {
  // "[0:10] VO: …": a label stands behind a time as it does where a line begins.
  const untimed = timeCodesIn(source).reduce((text, { span }) => blanked(text, span), source);
  const labels = scriptLabelsIn(untimed);
  const brackets = bracketedIn(untimed);
  const head = source.trimStart().slice(0, HEAD);
  const says = namesScript(head);
  const scenes = numbersScenes(source);
  const of = (...kinds: LabelKind[]): ScriptLabel[] => labels.filter(({ kind }) => kinds.includes(kind));
  const voices = of("voice").filter((one) => one.says);
  const seen = of("picture", "screen");
  const directs = brackets.filter((one) => one.alone && one.kind !== "other" && one.kind !== "rest");
  const labelled = brackets.filter(({ kind, alone, apart, square }) => ["picture", "screen", "voice"].includes(kind) && (alone || apart || square)); // prettier-ignore
  const rests = brackets.filter(({ kind, alone, apart }) => kind === "rest" && (alone || apart));
  const written = brackets.filter((one) => one.alone && countWords(textAt(untimed, one.value)) >= FEWEST);
  const parts = new Set(of("part").map(({ name }) => name));
  const film = NAMES_FILM.test(head) && !isAboutFilms(source);
  // "Bild: … Ton: …" are told of televisions as well.
  const said = says || film || scenes || directs.length > 0 ? of("voice", "among") : of("voice");
  const pairs = repeats(seen) && (repeats(said) || repeats(of("screen")));
  const codes = codesOfScript(source, {
    film,
    script: says || regex(NAMES_TRANSCRIPT, "iu").test(head),
    labels: voices.length > 0 || seen.length >= FEWEST || labelled.length >= FEWEST || directs.length > 0,
  });
  const beside = [scenes, says, seen.length > 0, labelled.length > 0, directs.length > 0, rests.length > 0, parts.size >= FEWEST, of("end").length > 0]; // prettier-ignore
  const is =
    codes.length > 0 ||
    voices.length >= FEWEST ||
    pairs ||
    (voices.length > 0 && beside.includes(true)) ||
    voices.some((one) => one.value === "" && isOwn(one, source)) ||
    directs.length >= FEWEST ||
    labelled.length >= FEWEST ||
    written.filter(({ square }) => square).length > FEWEST ||
    (written.length > FEWEST && (says || directs.length + rests.length > 0)) ||
    brackets.some((one) => one.alone && one.kind === "end") ||
    (directs.length > 0 && (says || rests.length > 0)) ||
    (scenes && (repeats(seen) || labelled.length > 0)) ||
    parts.size > FEWEST ||
    (parts.size === FEWEST && (parts.has("hook") || parts.has("フック")) && (parts.has("cta") || says));
  return is ? { labels, brackets, codes } : null;
}

/** Whether words say that a text is a script. */
export function namesScript(words: string): boolean {
  return regex(NAMES_SCRIPT, "iu").test(words);
}

/** A form of an order has each of its labels once. */
function repeats(labels: readonly ScriptLabel[]): boolean {
  return labels.some((one, at) => labels.findIndex(({ name }) => name === one.name) < at);
}

/** "NARRATOR (low, unhurried):" above all of a text: who speaks at an event, or writes, is no such. */
function isOwn({ line }: ScriptLabel, source: string): boolean {
  const written = source.slice(line.start, line.end).trim();
  return (
    source.slice(0, line.start).trim() === "" &&
    /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}(（]*(?:[(（].*)?[:：]?$/u.test(written)
  );
}
