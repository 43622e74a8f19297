import type { MapVisual } from "../../../artifacts/data-visuals.ts";
import type { TableBlock } from "../brief/brief.ts";
import { placeNamed } from "../geography/place-names.ts";
import { findStops } from "../geography/towns/find-towns.ts";
import { cellNumber, withSignBefore } from "../text/figures.ts";
import { hardLabel } from "../text/shorten.ts";
import { withCue, type Candidate, type SceneContext } from "./draft.ts";

/** Fewer places are no map of the world, more are not read on it. */
const FEWEST = 4;
const MOST = 9;
/** Rows that are known only by their country: "Zuidplaspolder, Netherlands". */
const MOST_BY_COUNTRY = 0.25;
const UNIT = /[([（]\s*(%|[\p{L}°℃℉/²³]{1,6})\s*[)\]）]\s*$/u;

type Placed = { area: string; label: string; at?: [number, number]; reach?: number };

/**
 * A table of places that are no countries (lakes, straits, deserts, towns), each with its country and one number: where they lie is
 * what it tells, and the number stands beside them. Without countries it is ranked by a chart. `table`: how it is told as a table.
 */
export function placedTable(block: TableBlock, table: Candidate, context: SceneContext): Candidate | null {
  const { header, rows } = block;
  if (rows.length < FEWEST || rows.length > MOST || header.length !== 3) return null;
  const columns = header.map((_, at) => rows.map((row) => row[at]?.shown ?? ""));
  const numbers = columns.flatMap((cells, at) => (at > 0 && cells.every((cell) => cellNumber(cell, context.base) !== null) ? [at] : [])); // prettier-ignore
  const [value, ...moreNumbers] = numbers;
  const country = columns.findIndex((_, at) => at > 0 && at !== value);
  if (value === undefined || moreNumbers.length > 0) return null;
  if (!namesCountries(columns[country] ?? [], context.base)) return null;
  const places = rows.map((row) => placed(row[0]?.shown ?? "", row[country]?.shown ?? "", context.base));
  const known = places.filter((place) => place !== null);
  const spots = known.filter(({ at }) => at !== undefined);
  if (known.length < rows.length || spots.length < known.length * (1 - MOST_BY_COUNTRY)) return null;
  const where = known.map(({ area, at }) => (at === undefined ? area : at.join()));
  if (new Set(where).size < known.length) return null;
  const unit = UNIT.exec(header[value]?.shown ?? "")?.[1] ?? "";
  return {
    ...table,
    kind: "map",
    score: table.score + MORE_THAN_TABLE,
    visual: (cueOf): MapVisual => ({
      kind: "map",
      heading: context.heading,
      places: known.map(({ area, label, at, reach }, row) => {
        const cell = rows[row]?.[value];
        const shown = withSignBefore(cell?.shown ?? "");
        return withCue(
          {
            area,
            label,
            ...(at === undefined ? {} : { at }),
            ...(reach === undefined ? {} : { reach }),
            value: cellNumber(cell?.shown ?? "", context.base)?.value ?? null,
            display: unit === "" ? shown : `${shown}${unit === "%" ? "" : "\u00A0"}${unit}`,
          },
          cueOf(`row:${row}`),
        );
      }),
    }),
  };
}

const MORE_THAN_TABLE = 12;

/** Most cells of a column are a country or several; one may say it in words ("five countries"). */
function namesCountries(cells: readonly string[], base: string): boolean {
  const named = cells.filter((cell) =>
    cell.split(/\s?[,/、،]\s?/u).every((part) => placeNamed(part, base) !== null),
  );
  return named.length >= cells.length * 0.6;
}

function placed(name: string, country: string, base: string): Placed | null {
  const [stop, other] = findStops(name, base);
  const isWhole = stop !== undefined && stop.offset <= ARTICLE && other === undefined;
  if (isWhole && stop.at !== null && (!stop.doubtful || placeNamed(country, base) === stop.area)) {
    const { area, at, landmark } = stop;
    return { area, label: hardLabel(name, 5), at, ...(landmark === undefined || landmark.reach === 0 ? {} : { reach: landmark.reach }) }; // prettier-ignore
  }
  const area = placeNamed(country, base);
  return area === null ? null : { area, label: hardLabel(`${name}, ${country}`, 6) };
}

/** Letters of an article before a name. */
const ARTICLE = 4;
