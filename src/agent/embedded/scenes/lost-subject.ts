import { approximatorBefore } from "../text/approximators.ts";
import type { SceneContext } from "./draft.ts";
import type { Striking } from "./striking.ts";

type Told = Pick<Striking, "start" | "label" | "lead" | "tied" | "from">;

/**
 * Whether a figure would stand without what it is said of, so that the screen says something else than the sentence:
 * - "Lake Maracaibo gets the most: about | 233 flashes …": whom its sentence names before a colon;
 * - "In Norway, | 88 percent of new cars are electric": where it is so, by a name, in languages that write only names large.
 * What the scene is headed with, or the film is about, need not be said again.
 */
export function losesSubject(
  { start, label, lead = "", tied, from }: Told,
  text: string,
  { base, heading, topic }: Pick<SceneContext, "base" | "heading" | "topic">,
): boolean {
  if (tied === true || from !== undefined) return false;
  const before = text.slice(0, start);
  const shown = `${label} ${lead} ${heading} ${topic}`.toLowerCase();
  const isShown = (word: string): boolean => shown.includes(stemOf(word));
  const { head = "", between = "" } = BEFORE_COLON.exec(before)?.groups ?? {};
  // "One thing is clear: volunteers planted | 3,000 trees" has a subject of its own.
  const opens = !/\s/u.test(between.trim()) || approximatorBefore(`, ${between}`, base) === between.trim().toLowerCase(); // prettier-ignore
  const telling = opens ? wordsOf(head) : [];
  if (telling.length > 0 && !telling.some(isShown)) return true;
  if (!NAMES_STAND_OUT.test(base)) return false;
  const places = [...before.matchAll(PLACE)].map(({ groups }) => groups?.["name"] ?? "");
  return places.some((name) => !TIME.test(name) && !isShown(name));
}

const BEFORE_COLON = /^(?<head>.*\S)\s?[:：](?!\p{Nd})\s*(?<between>[^:：]*)$/su;
/** German writes every noun with a capital; Arabic, Chinese and others have none. */
const NAMES_STAND_OUT = /^(?:en|fr|es|it|pt|nl|ca|ro|sv|da|nb|no|pl|cs|sk|hr|ru|uk|bg|el|tr|id)$/u;
const PLACE =
  /(?<![\p{L}\p{M}])(?:[Ii]n|[Aa]t|[Oo]n|[Aa]cross|throughout|around|near|among|inside|outside|[Ee]n|[Aa]ux?|[ÀAà]|[Dd]ans|[Cc]hez|[Nn]ell?o?|ad|[Tt]ra|[Ff]ra|[Ee]m|[Nn][oa]|nos|nas|entre|[Oo]p|[Bb]ij|[IiÍ]|[Pp]å|[Ww]e?|[Vv]e?|[ВвУу]|[Вв]о|[Нн]а|[Σσ]τ(?:ην?|ον?))\s(?:(?:the|la|le|les|l['’]|el|los|las|il|lo|gli|o|os|as|de|het)\s?)?(?<name>\p{Lu}[\p{Ll}\p{M}]{2,})/gu;
/** English writes its months and days like names: they tell when. */
const TIME =
  /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter)$/u;

/** So many letters of a word are the same in all its forms. */
const STEM = 5;

function stemOf(word: string): string {
  return word.toLowerCase().slice(0, STEM);
}

/** The words that tell: of four letters and more, or names; writing without blanks is one. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]{4,}|\p{Lu}[\p{L}\p{M}]{2,}|\p{Script=Han}{2,}/gu) ?? [];
}
