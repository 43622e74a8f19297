import { ITEM_NOUNS } from "./item-nouns.ts";
import { DRAWN_IN_LISTS_ALONE, MEANT_IN_LISTS_ALONE } from "./items-left-to-lists.ts";

/** A Vietnamese syllable begins many words; other nouns of so few letters begin or end them. */
const LEAST_WORDS = 2;
const NOTHING = "-";

/** With these words a noun means something else in a sentence. */
const OTHERWISE = `
sugar-cubes | en !sugars,!sugar maple,!sugar maples,!blood sugar,!sugar beet | de !blutzucker,!zuckerrübe,!zuckerrüben | fr !sucre dans le sang,!betterave à sucre | es !azúcar en sangre,!azúcar en la sangre,!caña de azúcar | it !carta da zucchero,!canna da zucchero,!zucchero nel sangue | pt !açúcar no sangue,!cana de açúcar,!cana-de-açúcar | nl !bloedsuiker,!suikerbiet | sv !blodsocker,!sockerbetor | da !blodsukker,!sukkerroer | nb !blodsukker | pl !cukier we krwi,!cukru we krwi | ru !сахара в крови,!сахар в крови | hu !vércukor | cs !cukr v krvi
oil-bottle | fr !huile de lin,!huile de coude,!peinture à l huile,!huile moteur,!huile essentielle,!huile de vidange | es !aceite de motor,!aceite solar,!aceite esencial | el !λάδι κινητήρα
garden-hose | en !hose him,!hose her,!hose it,!hose them,!hose down,!silver hose,!hose of,!fire hose
soccer-ball | en !american football
blanket | en !blanket ban,!wet blanket,!blanket of,!blanket rule
`;

const leftOut = new Map(
  Object.entries(MEANT_IN_LISTS_ALONE).map(([base, nouns]) => [base, new Set(nouns.split(","))]),
);

/**
 * The nouns of `item-nouns.ts` that mean their thing in running text too, as a table of `drawing | de nouns | fr nouns`. A noun that is
 * marked there (`=`, `~`) means it as a label alone.
 */
export const ITEM_NOUNS_IN_PROSE: string = [...ITEM_NOUNS, OTHERWISE]
  .flatMap((table) => table.trim().split("\n"))
  .flatMap((line) => {
    const [drawing = "", ...languages] = line.split("|").map((field) => field.trim());
    if (drawing === NOTHING || DRAWN_IN_LISTS_ALONE.has(drawing)) return [];
    return [[drawing, ...languages.flatMap(inProse)].join(" | ")];
  })
  .join("\n");

function inProse(field: string): string[] {
  const at = field.indexOf(" ");
  const base = field.slice(0, at);
  const nouns = field
    .slice(at + 1)
    .split(",")
    .map((noun) => noun.trim())
    .filter((noun) => isMeant(noun, base));
  return nouns.length === 0 ? [] : [`${base} ${nouns.join(",")}`];
}

function isMeant(noun: string, base: string): boolean {
  if (/^[=~]/u.test(noun) || leftOut.get(base)?.has(noun) === true) return false;
  return base !== "vi" || noun.split(" ").length >= LEAST_WORDS;
}
