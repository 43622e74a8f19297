import { toPattern, wholeWords } from "../text/regex.ts";
import { codesIn, coloursNamed } from "../wished-look/colour-stems.ts";
import { OF_FILMS, OF_FILMS_EAST } from "./avoided-head-words.ts";
import { HAPPENED, SAYS_WHAT_IS } from "./opening-order-words.ts";
import {
  COLOURS,
  FILMIC,
  FILMIC_EAST,
  ORDERING,
  ORDERING_EAST,
  SHOWING,
  SHOWING_EAST,
} from "./wish-section-words.ts";
import { wishesIn } from "./wishes.ts";

const within = (words: readonly string[]): RegExp => toPattern(wholeWords(...words), "iu");
const FILMS = within([...FILMIC, ...OF_FILMS]);
const AVOIDED_IN_FILMS = within(OF_FILMS);
const SHOWS = within(SHOWING);
const ORDERS = within(ORDERING);
/** A colour's adjective may stand before it, and in some languages an article. */
const COLOUR_FIRST = toPattern(`^(?:[\\p{L}\\p{M}]+\\s){0,2}(?:${COLOURS.join("|")})(?![\\p{L}\\p{M}])`, "iu"); // prettier-ignore
const COLOUR_FIRST_EAST = /^(?:颜色|色彩|顏色|配色|色は|색은|색감은|색상은)/u;
/** "Never 'we are delighted to announce'" */
const NEVER_FIRST =
  /^(?:and )?(?:never|niemals|jamais|nunca|mai|nooit|nigdy|никогда|ніколи|aldrig|aldri|asla)\s/iu;
const MOST = { words: 30, ofGenerous: 45, ofColours: 14, ofFew: 6 };
const FEWEST_COLOURS = 2;

/** How a section is read: "strictly", "generously" below a maker's head, and "as a look" among a brief's own heads. */
export type Reading = "strictly" | "generously" | "as a look";

export const speaksOfFilms = (said: string): boolean => FILMS.test(said) || FILMIC_EAST.test(said) || rulesOutInFilms(said); // prettier-ignore

/** "No loud music after ten" rules out nothing in a film; "Don't show crying children", "No sad music" and "No slow motion" do. */
export const rulesOutInFilms = (said: string): boolean => AVOIDED_IN_FILMS.test(said) || OF_FILMS_EAST.test(said) || SHOWS.test(said) || SHOWING_EAST.test(said); // prettier-ignore

/** "#14284B", "brick red, yellow and black": what is shown in them. */
export const speaksOfColours = (said: string): boolean => codesIn(said).length > 0 || new Set(coloursNamed(said)).size >= FEWEST_COLOURS; // prettier-ignore

const orders = (said: string): boolean => ORDERS.test(said) || ORDERING_EAST.test(said) || NEVER_FIRST.test(said); // prettier-ignore

/** What happened, among wishes: "The only well-known picture of her was made after her death." */
export const isFactAmong = (said: string): boolean => HAPPENED.test(said) && !orders(said) && !speaksOfFilms(said); // prettier-ignore

export function isWish(said: string, reading: Reading): boolean {
  const words = said.split(/\s+/u).length;
  const generous = reading !== "strictly";
  if (words > (generous ? MOST.ofGenerous : MOST.words) || (HAPPENED.test(said) && !ORDERS.test(said) && !(generous && NEVER_FIRST.test(said)))) return false; // prettier-ignore
  // "A slow, calm light lies over the water" tells; of a few words it is a wish, and so is all that a maker's head has below it.
  if (
    (speaksOfFilms(said) && (generous || words <= MOST.ofFew)) ||
    ORDERS.test(said) ||
    ORDERING_EAST.test(said)
  )
    return true;
  if (generous && (speaksOfColours(said) || COLOUR_FIRST_EAST.test(said) || NEVER_FIRST.test(said))) return true; // prettier-ignore
  if (reading === "as a look" && words <= MOST.ofFew && !SAYS_WHAT_IS.test(said) && !/\p{Nd}/u.test(said))
    return true;
  return (COLOUR_FIRST.test(said) && words <= MOST.ofColours) || wishesIn(said, true).size > 0;
}
