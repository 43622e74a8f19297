import { toPattern } from "../text/regex.ts";
import type { Block } from "./brief.ts";

const BARS = toPattern(
  "(?<!\\p{L})(?:(?:bar|column) (?:charts?|graphs?)|\\p{L}*(?:balken|säulen|stapel|staaf|søjle|stolpe)(?:diagram\\p{L}*|grafi\\p{L}+)|(?:diagramme|graphique) (?:en|à) (?:barres|bâtons|colonnes)|histogramme|(?:gráfico|diagrama) de (?:barras|columnas|colunas)|(?:grafico|diagramma|istogramma) a (?:barre|colonne)|wykres\\p{L}* (?:słupkow|kolumnow)\\p{L}+|(?:столбчат|столбиков)\\p{L}+ (?:диаграмм|график)\\p{L}*)|棒グラフ|柱状图|柱狀圖|条形图|長條圖|막대 ?(?:그래프|도표)|أعمدة|बार चार्ट|दंड आरेख",
  "iu",
);

/** "Please make a bar chart of this table.": the table before such an order, or the next behind it, is drawn in bars even over years. */
export function withAskedBars(
  blocks: readonly Block[],
  source: string,
  wishes: readonly string[] | undefined,
): Block[] {
  const places = (wishes ?? []).filter((wish) => BARS.test(wish)).map((wish) => source.indexOf(wish)).filter((at) => at >= 0); // prettier-ignore
  const tables = blocks.filter((block) => block.kind === "table");
  const asked = new Set<Block | undefined>(
    places.map(
      (at) =>
        tables.findLast(({ span }) => span.end <= at && isNear(source.slice(span.end, at))) ??
        tables.find(({ span }) => span.start >= at && isNear(source.slice(at, span.start))),
    ),
  );
  return blocks.map((block) => (block.kind === "table" && asked.has(block) ? { ...block, bars: true } : block)); // prettier-ignore
}

/** Between a table and an order for it stand few words, no heading and no other table. */
function isNear(between: string): boolean {
  return between.length < NEAR && !/\n\s{0,3}[#|]/u.test(between);
}

/** UTF-16 units. */
const NEAR = 400;
