import { opensWithDay } from "../text/appointment.ts";
import { isTitleLine } from "./title-line.ts";

const MOST_WORDS = 12;
/** A line that ends so goes on in the next one, whatever that begins with. */
const GOES_ON =
  /(?<!\p{L})(?:on|at|the|every|each|next|this|last|until|till|by|from|since|and|or|to|am|vom|bis|ab|jeden|jede|nächste[nrm]?|diese[nrm]?|letzte[nrm]?|und|oder|zum|den|dem|der|die|le|la|du|chaque|jusqu['’]au|dès|et|ou|prochain|el|los|las|cada|hasta|desde|y|o|il|lo|ogni|fino a|dal|da|e|no|na|em|até|aos|às|de|di|del|op|elke|iedere|tot|vanaf|en|den|hver|varje|på|till|w|we|do|od|każd\p{L}+|i|в|во|на|до|с|со|по|кажд\p{L}+|и|у|з|та|kan|ve|her|في|يوم|ב|ביום|כל)$/iu;

/**
 * Where a paragraph goes on with a line that begins with its day below one that is no sentence: "Open day at the tile bank", and in the
 * next line "Saturday, 18 April, 10 to 18, …". An editor that wraps lines fills them first. Null where none does.
 */
export function lineOfDay(lines: readonly string[]): number | null {
  const width = Math.max(...lines.map(({ length }) => length));
  const at = lines.findIndex((line, place) => {
    const before = lines[place - 1];
    if (before === undefined || !opensWithDay(line) || !isTitleLine(before, MOST_WORDS)) return false;
    if (/[:：?？؟-]$/u.test(before) || GOES_ON.test(before) || /^\p{Ll}/u.test(before)) return false;
    const [word = ""] = line.split(" ", 1);
    const isFull = lines.length > 2 && before.length + word.length + 1 > width;
    return !isFull;
  });
  return at < 1 ? null : at;
}
