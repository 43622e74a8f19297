import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { withLastParted, withoutAnds } from "./announced-parts.ts";
import { BROUGHT } from "./brought-words.ts";
import { partsOfThings } from "./parts-of-things.ts";
import { regex } from "../text/regex.ts";
import type { ToldStep } from "./told-steps.ts";

/** Three things are read in their sentence. */
const COUNT = { least: 4, most: 8 };
const MOST = { words: 5, letters: 14 };
/** 雨が降ったら, 来て: what ends so is a clause and no thing. */
const CLAUSE_END =
  /(?:[てでにをはがとへも]|[えけせてねべめれげ]ば|たら|なら|たり|から|より|[るいただすうくつむ]し|ず)$|[고며면서]$/u;

/**
 * ビニールシート、釣り銭、名札、ごみ袋をお持ちください: four things and more that somebody is to bring, or that are sold, without a
 * colon, in the languages of `brought-words.ts`; what is due in something is told by `held-things.ts`. Null for every other sentence.
 */
export function broughtThings(
  sentence: string,
  language: string,
): { lead: string; parts: ToldStep[] } | null {
  const words = BROUGHT[language];
  if (words === undefined || /["“”„«»「」?？؟;；:：]/u.test(sentence)) return null;
  const pattern = regex(`^(?<opens>${words.opens})(?<told>\\S.*?)(?<closes>${words.closes})$`, "isu");
  const { opens = "", told = "", closes = "" } = pattern.exec(withoutStop(sentence))?.groups ?? {};
  const pieces = piecesOf(told, language);
  if (pieces.length < COUNT.least || pieces.length > COUNT.most) return null;
  if (!pieces.every((piece) => isThing(piece, language))) return null;
  const parts = partsOfThings(pieces, language, (piece) => byItself(piece, language));
  return parts === null ? null : { lead: headOf(opens, closes, language), parts };
}

function piecesOf(told: string, language: string): string[] {
  // Arabic joins each thing with its "and"; of a few words that letter is the first.
  if (language === "ar") return told.split(/(?:،\s*و?|\s+و(?!رق|رد|ساد|ثيق|ثائق|شاح|جب))(?=\p{L}{2})/u).map((piece) => piece.trim()); // prettier-ignore
  const all = splitOutside(told, isUnspaced(language) ? /[、]\s*/u : /\s*,(?!\p{Nd})\s*/u);
  return withoutAnds(withLastParted(all, language), language);
}

function isThing(piece: string, language: string): boolean {
  const long = isUnspaced(language)
    ? Array.from(piece).length > MOST.letters
    : countWords(piece) > MOST.words;
  if (long || !/\p{L}/u.test(piece) || /[，。,]/u.test(piece)) return false;
  return !/^(?:ja|ko)$/u.test(language) || !CLAUSE_END.test(piece);
}

/** مقصاً: what is brought stands in the accusative, and by itself in no case. */
function byItself(piece: string, language: string): string {
  return language === "ar" ? piece.replaceAll(/(?<=[^ئء\s])(?:اً|ًا)(?=\s|$)/gu, "") : piece;
}

/** 出店する方は…をお持ちください: the words around the things. */
function headOf(opens: string, closes: string, language: string): string {
  const [before, behind] = [opens.trim().replace(/、$/u, ""), closes.trim()];
  if (language === "ja")
    return before === "" ? behind.replace(/^(?:など)?[をが]/u, "") : `${before}…${behind}`;
  if (language === "ko") {
    const verb = behind.replace(/^(?:을|를|이|가|등을)\s/u, "");
    return before === "" ? verb : `${before} … ${verb}`;
  }
  if (behind !== "") return `${before} … ${behind}`;
  return capitalise(language === "ar" ? before.replace(/^و(?=\p{L}{2})/u, "") : before, language);
}
