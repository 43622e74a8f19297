import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import type { Block, TableBlock } from "../brief/brief.ts";
import { isClause, isImperative } from "../english/grammar.ts";
import { countWords, splitSentences } from "../text/sentences.ts";
import { sizeOfUnit } from "../text/unit-sizes.ts";
import type { Candidate } from "./draft.ts";

/**
 * "Approximate production in the 2023/24 season, in million bags (60 kg each):": what stands before a table and says when
 * or in what its figures count; null where it says neither, or is more than a line long.
 */
export function subtitleBefore(block: Block | undefined, table: TableBlock, language: string): string | null {
  if (block?.kind !== "paragraph" || block.lines.length > 1) return null;
  const last = splitSentences(block.text.shown.trim(), language).at(-1) ?? "";
  const said = /^(?<said>.+?)\s*[:：]$/su.exec(last)?.groups?.["said"] ?? "";
  const measured = measures(said, language) && (table.header.length > 2 || (tellsUnit(said) && !tellsUnit(table.header[1]?.shown ?? ""))); // prettier-ignore
  const counts = /\p{Nd}|[(（[]/u.test(said) || measured;
  return counts && countWords(said) <= MOST_WORDS && said.length <= MOST_SIGNS ? said : null;
}

/** "Workers needed for one year to make one unit": a name of what is counted, and no sentence that only points at the table. */
function measures(said: string, language: string): boolean {
  if (said === "" || POINTS.test(said) || countWords(said) < FEWEST_WORDS) return false;
  // "Rise within each year, parts per billion": a noun, since its unit stands behind it.
  const withUnit = /,\s(?<unit>.+)$/u.exec(said)?.groups?.["unit"] ?? "";
  const orders = isImperative(said) && !tellsUnit(withUnit);
  return language.split("-")[0] !== "en" || (!isClause(said) && !orders);
}

/** "Rise within each year, parts per billion", "Runoff, in litres": in what figures are told, whose column is only called "Increase". */
function tellsUnit(said: string): boolean {
  const words = said.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  return PER.test(said) || words.some((word) => sizeOfUnit(word) !== null);
}

/** "Million bags per year", "Fälle je 100 000": a ratio. */
const PER = /(?<![\p{L}\p{M}])(?:per|pro|je|par|por|na|за|на|başına|لكل|प्रति)\s(?=\p{L}|\p{Nd})|[%٪％]/iu;
const FEWEST_WORDS = 2;
/** What stands there for the table itself, or speaks to somebody. */
const POINTS =
  /(?<![\p{L}\p{M}])(?:here|this|these|table|figures|numbers|below|we|you|hier|tabelle|übersicht|zahlen|folgende\p{L}*|wir|sie|voici|tableau|ci-dessous|suivants?|nous|vous|aquí|tabla|siguientes?|cifras|ecco|tabella|seguenti?|dati|aqui|tabela|seguintes?|tabel|overzicht|volgende|cijfers|oto|poniżej|poniższ\p{L}+|вот|таблиц\p{L}*|ниже|следующ\p{L}+|ось|нижче|här|tabell\p{L}*|her|işte|tablo\p{L}*|aşağıda\p{L}*|هذا|هذه|الجدول|التالي\p{L}*|هنا|הנה|טבלה|הבאה?|यहाँ|तालिका|नीचे)(?![\p{L}\p{M}])|[表図圖]|以下|下面|다음|아래/iu;

const MOST_WORDS = 16;
const MOST_SIGNS = 110;

/** A chart of one measure, or a map, with that line below its heading. */
export function withSubtitle(candidate: Candidate | null, subtitle: string | null): Candidate | null {
  if (candidate === null || subtitle === null) return candidate;
  return {
    ...candidate,
    visual: (cueOf) => {
      const visual = candidate.visual(cueOf);
      if (visual.kind === "map") return { ...visual, caption: subtitle };
      if (visual.kind !== "chart") return visual;
      if (visual.ownScales === true) return onOneScale(visual, subtitle);
      const [only, another] = visual.series;
      if (only === undefined) return visual;
      // The names of several series say what is compared, and none what is measured.
      if (another !== undefined) return { ...visual, measure: subtitle };
      return { ...visual, series: [{ ...only, name: subtitle }] };
    },
  };
}

/** "Generation in MWh": what all rows count in. */
const IN_UNIT = /(?<!\p{L})(?:in|en|em|im|i|w|v|в|у)\s(?<unit>[^\s,;:]{1,12})$/u;

/** Rows that the line above them says to be of one measure share its scale: 64 beside 365 is no column of the same height. */
function onOneScale(visual: ChartVisual, subtitle: string): ChartVisual {
  const unit = IN_UNIT.exec(subtitle)?.groups?.["unit"] ?? "";
  if (unit === "" || sizeOfUnit(unit) === null || visual.unit !== undefined) return visual;
  const { ownScales: _own, highlight: _newest, ...plain } = visual;
  return { ...plain, unit };
}
