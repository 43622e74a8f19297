import type { ListBlock, ListItem } from "../brief/brief.ts";
import { tellsPrices } from "../parallel/price-rows.ts";
import { isSum } from "../text/currencies.ts";
import { findFigures } from "../text/figures.ts";
import { countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";
import type { Candidate, SceneContext } from "./draft.ts";
import { MAX_ROWS } from "./table-narration.ts";

/** Above bars of the same amounts: prices are looked up, not weighed against each other. */
const SCORE = 97;
const MOST = { name: 8, price: 6, part: 4 };

/**
 * A list of things with what each costs, "Cut – £25", as the table that it is, told as `list` tells it. Null where
 * neither its lead nor its heading says that it is about prices.
 */
export function priceListCandidate(
  block: ListBlock,
  list: Candidate | null,
  lead: string,
  context: SceneContext,
): Candidate | null {
  const { items } = block;
  if (list === null || block.ordered || items.length < 2 || items.length > MAX_ROWS) return null;
  const apart = items.map((item) => partsOf(item, context));
  const columns = apart[0]?.length ?? 0;
  if (columns > 0 && apart.every((row) => row?.length === columns))
    return tableOf(
      apart.filter((row) => row !== null),
      list,
      context,
    );
  if (![lead, context.heading, context.topic].some((text) => tellsPrices(text, context.base))) return null;
  const rows = items.map(({ label, detail, below }) => {
    const price = withoutStop(detail?.shown ?? "");
    const sums = findFigures(price, context.base).filter(isSum);
    const fits =
      label !== null &&
      below.length === 0 &&
      sums.length === 1 &&
      countWords(label.shown) <= MOST.name &&
      countWords(price) <= MOST.price;
    return fits ? [label.shown, price] : null;
  });
  const all = rows.filter((row) => row !== null);
  return all.length < rows.length ? null : tableOf(all, list, context);
}

/** "Bauernbrot, 1 kg, 5,90 €": what is parted by commas and ends with a sum; null for all else. */
function partsOf({ label, text, below }: ListItem, { base }: SceneContext): string[] | null {
  const parts = splitOutside(withoutStop(text.shown), /,\s+|[、，]\s?/u);
  const last = parts.at(-1) ?? "";
  const fits =
    label === null &&
    below.length === 0 &&
    (parts.length === 2 || parts.length === 3) &&
    findFigures(last, base).filter(isSum).length === 1 &&
    parts.every((part, at) => part !== "" && countWords(part) <= (at === 0 ? MOST.name : MOST.part)) &&
    parts.slice(0, -1).every((part) => !findFigures(part, base).some(isSum));
  return fits ? parts : null;
}

function tableOf(all: readonly string[][], list: Candidate, context: SceneContext): Candidate {
  const [first = []] = all;
  return {
    kind: "table",
    score: SCORE,
    utterances: list.utterances,
    visual: (cueOf) => {
      const told = all
        .map((cells, at) => ({ cells, cue: cueOf(`item:${at}`) }))
        .filter(({ cue }) => cue !== undefined);
      const shown = told.length > 0 ? told : all.map((cells) => ({ cells, cue: undefined }));
      return {
        kind: "table",
        heading: context.heading,
        columns: first.map((_, at) => ({
          label: "",
          align: at === 0 ? ("start" as const) : ("end" as const),
        })),
        rows: shown.map(({ cells }) => [...cells]),
        ...(told.length > 0 ? { cues: shown.map(({ cue }) => cue ?? null) } : {}),
      };
    },
  };
}
