import { colorwayIn } from "../../artifacts/style.ts";
import type { Brief } from "./brief/brief.ts";
import { chooseColorway, type ColourChoice } from "./choose-colorway.ts";
import { splitSentences } from "./text/sentences.ts";
import { readFilm } from "./tone/read-film.ts";
import { NAMES_FILM } from "./brief/request-words.ts";
import { wantedIn } from "./wanted-wishes.ts";
import { wishedColorsIn } from "./wished-look/look-of-brief.ts";
import type { WishedLook } from "./wished-look/wished-look.ts";
import { wishedColorway } from "./wished-colorway.ts";

/** The colours that the sender wishes, or those that what is told and how it is to feel speak for. `look`: what the brief orders. */
export function coloursOf(
  film: Parameters<typeof chooseColorway>[0],
  brief: Brief,
  prompt: string,
  look: WishedLook,
): ColourChoice {
  const named = look.colorway ?? wishedColorway(wantedIn(brief));
  const wished = named !== null && look.shunned.has(named) ? null : named;
  const ordered = wishedColorsIn(look, film.style);
  if (wished !== null)
    return { colorway: colorwayIn(film.style, wished), reason: "the brief asks for them", ...ordered };
  const told = film.scenes.flatMap(({ narration }) => narration);
  const { wishes = [], audience } = brief;
  const opening = askedFirst(prompt, film.language);
  const said = [...wishes, ...opening.filter((sentence) => !told.includes(sentence))];
  const chosen = chooseColorway(film, readFilm({ ...film, told, audience, said, opening }), look.shunned);
  return { ...chosen, ...ordered };
}

/** Letters of a prompt in which its request stands. */
const REQUEST_CHARACTERS = 800;

/** Sentences of the opening that ask for the film, and the one behind each: "A film for the open day. Parents and kids, nine and up." */
function askedFirst(prompt: string, language: string): string[] {
  const opening = splitSentences(prompt.slice(0, REQUEST_CHARACTERS), language);
  const asks = (at: number): boolean => NAMES_FILM.test(opening[at] ?? "");
  return opening.filter((_sentence, at) => asks(at) || asks(at - 1));
}
