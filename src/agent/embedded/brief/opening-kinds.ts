import { countWords } from "../text/sentences.ts";
import { audienceIn, isForPlace } from "./audience-words.ts";
import { farKindOf } from "./far-notes.ts";
import type { IntroKind } from "./introduction.ts";
import { lengthWished } from "./length-wish.ts";
import { COURTEOUSLY } from "./lone-order-words.ts";
import type { OrderLabel } from "./order-label-words.ts";
import { labelNamed } from "./order-labels.ts";
import {
  HAPPENED,
  HOW_IT_IS,
  OF_MANNER,
  OF_THIS_FILM,
  SAYS_WHAT_IS,
  TO_TAKE_AWAY,
  WATCHED_BY,
} from "./opening-order-words.ts";
import { readPreamble } from "./preamble.ts";
import { SURELY_OF_VIEWERS } from "./take-away-words.ts";
import { IN_MANNER, WITHOUT } from "./wish-words.ts";
import { partsOf, phrasesFilm, wishesIn } from "./wishes.ts";

/** More words tell something. */
export const MOST_WORDS_OF_WISH = 16;

/** "Tone: …"; what many things have, a brand, shows nothing. */
export function labelBefore(said: string): OrderLabel | null {
  const label = labelNamed(/^([^:：]{2,30}?)\s?[:：]/u.exec(said)?.[1] ?? "");
  return label === "aside" ? null : label;
}

/** What a sentence of an opening speaks of, by itself; null where it may tell. */
export function kindOf(said: string, above: boolean): IntroKind | null {
  const bare = said.replace(/[\s.!。！।۔:;]+$/u, "");
  if (/^["“”„«»「『]/u.test(bare)) return null;
  if (labelBefore(bare) !== null) return "label";
  if (OF_THIS_FILM.test(bare) || phrasesFilm(bare)) return "film";
  if (WATCHED_BY.test(bare)) return "audience";
  if (TO_TAKE_AWAY.test(bare) || SURELY_OF_VIEWERS.test(bare)) return "goal";
  if (audienceIn(bare) !== null || isForPlace(bare)) return "audience";
  if (above && readPreamble(said, true).audience !== null) return "audience";
  if (lengthWished([bare]) !== null && countWords(bare) <= MOST_WORDS_OF_WISH && !SAYS_WHAT_IS.test(bare)) return "length"; // prettier-ignore
  if (isManner(bare) || wishesIn(said, false).size > 0 || (above && endsInWish(bare))) return "manner";
  return isWishLike(bare) && HOW_IT_IS.test(bare) ? "how" : farKindOf(bare, above);
}

/** "Sin exagerar", "bitte nicht belehrend", "不要煽情": in few words how it is told, and nothing of what is. */
function isManner(bare: string): boolean {
  if (!isWishLike(bare) || !OF_MANNER.test(bare) || SAYS_WHAT_IS.test(bare)) return false;
  // "Sem exagero, Lisboa tem mais azulejos do que janelas." tells behind its comma.
  return partsOf(bare).every(
    (part) =>
      countWords(part) <= MOST_PIECE || OF_MANNER.test(part) || COURTEOUSLY.test(part) || OF_THEM.test(part),
  );
}

function isWishLike(bare: string): boolean {
  return !/\p{Nd}|[?？؟]$/u.test(bare) && countWords(bare) <= MOST_WORDS_OF_WISH && !HAPPENED.test(bare);
}

/** "…, ze kennen het water al": why, of those who watch. */
const OF_THEM = /^(?:they|sie|ils|elles|ellos|ellas|loro|eles|elas|ze|zij|oni|one|они|вони|de|he)\s/iu;

/** "Confident, a bit wry, no buzzwords": one of a few short pieces is a wish beyond doubt. */
function endsInWish(bare: string): boolean {
  const pieces = partsOf(bare);
  const short = pieces.length > 1 && pieces.every((piece) => countWords(piece) <= MOST_PIECE);
  return (
    short && !SAYS_WHAT_IS.test(bare) && pieces.some((piece) => WITHOUT.test(piece) || IN_MANNER.test(piece))
  );
}

const MOST_PIECE = 4;
