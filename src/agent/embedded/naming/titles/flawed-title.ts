import { isGreeting } from "../../brief/greetings.ts";
import { noteLikelihood } from "../../brief/note-model/note-likelihood.ts";
import { countWords } from "../../text/sentences.ts";
import { selfIntroduction } from "../self-introduction.ts";
import { tells, type TextCounts } from "./title-signs.ts";
import { wordsOfUnit } from "./words-of-unit.ts";

/** `sentence`: whole, and too long for a title; `none`: it says nothing of what the film is about. */
export type TitleFlaw = "sentence" | "none";

const MOST = { words: 8, signs: 18 };
const NOTE = 0.6;
const EAST = /^(?:zh|ja|ko)$/u;
/** "My name is Marta", "Ben Kâzım": who speaks. */
const SPEAKS =
  /^(?:my name(?: is)?|i['’]m|i am|mein name|ich (?:heiße|heisse|bin)|je (?:m['’]appelle|suis)|me llamo|soy|mi chiamo|sono|(?:eu )?(?:chamo-me|me chamo|sou)|meu nome|aqui (?:é|quem)|ik (?:ben|heet)|(?:jag|jeg) (?:heter|hedder|är|er)|olen|nazywam się|jestem|jmenuji se|меня зовут|мене звати|ben (?=\p{Lu})|benim adım|με λένε|اسمي|أنا|שמי|אני|मेरा नाम|मैं|আমি|nama saya|tôi là|mă numesc|我叫|我是|私は|저는|나는)(?![\p{L}\p{M}])|^(?:我叫|我是|私は)/iu;

/** What is wrong with a title that was found by what a text begins with; null where it may stand. */
export function flawOf(title: string, counts: TextCounts, base: string): TitleFlaw | null {
  const words = wordsOfUnit(title, base);
  const own = words.filter(tells);
  if (isGreeting(title) || SPEAKS.test(title) || selfIntroduction(title, base) !== null || noteLikelihood(title) > NOTE) return "none"; // prettier-ignore
  const last = words.at(-1);
  const asks = /[?？؟]$/u.test(title);
  // "From June to September it": cut behind a word that leads on.
  if (!asks && words.length > 2 && last !== undefined && !last.number && last.small !== null && last.small !== "asks") return "none"; // prettier-ignore
  // "Pellegrini", "Four pounds": the text never comes back to it.
  const name = own.filter(({ capital }) => capital).length > 1;
  if (
    !asks &&
    !name &&
    words.length <= 3 &&
    own.length <= 2 &&
    !own.some(({ stem }) => (counts.told.get(stem) ?? 0) > 1)
  )
    return "none";
  const long = EAST.test(base) ? Array.from(title).length > MOST.signs : countWords(title) > MOST.words;
  return long ? "sentence" : null;
}
