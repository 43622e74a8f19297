import { splitSentences } from "../../text/sentences.ts";
import { introducedBody } from "./introduced-body.ts";
import { farewellNamed, occasionNamed } from "./occasion-named.ts";
import { businessOf, opensWithBody } from "./opens-with-body.ts";
import { tradeOfSender } from "./trade-of-sender.ts";

/** Who writes says so at once: letters of the text, and sentences in them. */
const OPENING = { letters: 1500, sentences: 12 };

/**
 * What a letter is about where its request does not say so: an occasion with its name ("Schachclub Turm Alsfeld: 75 Jahre"), or the body
 * that it is from. `source`: all of the letter; `told`: what of it is told.
 */
export function bodyOrOccasion(source: string, told: string, language: string): string | null {
  const opening = source
    .trimStart()
    .slice(0, OPENING.letters)
    .split(/\n\s*\n/u)
    .flatMap((paragraph) => splitSentences(paragraph, language))
    .slice(0, OPENING.sentences);
  const first = splitSentences(told.trimStart().slice(0, OPENING.letters).split("\n")[0] ?? "", language);
  return (
    occasionNamed(opening, language) ??
    farewellNamed(opening, language) ??
    introducedBody(opening, language) ??
    opensWithBody(first[0] ?? "", language) ??
    businessOf(opening, language) ??
    tradeOfSender(first, language)
  );
}
