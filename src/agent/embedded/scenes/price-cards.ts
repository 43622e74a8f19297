import type { Figure } from "../../../artifacts/cue.ts";
import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { TableBlock } from "../brief/brief.ts";
import { tellsPrices } from "../parallel/price-rows.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { LEAD, say, withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { priceOf } from "./priced-things.ts";
import { grouped } from "./shown-figure.ts";

const ROWS = { least: 2, most: 4 };
const COLUMNS = { least: 2, most: 3 };
const MOST = { name: 4, told: 9 };
/** Above the table that it would be, below a chart over time or a map. */
const OVER_TABLE = 9;

/** What heads what can be had, beside the words for prices. */
const PLANS =
  /(?<!\p{L})(?:plans?|packages?|bundles?|sizes|editions?|tiers?|pakete?|abos?|abonnements?|formules?|offres?|forfaits?|planes|paquetes?|tarifas?|pacchetti|abbonamenti|piani|planos|pacotes|pakketten|abonnementen|pakiety|karnety|тариф\p{L}*|пакет\p{L}*|paketler|üyelik\p{L}*)(?!\p{L})|プラン|料金|コース|套餐|价格|價格|票价|收费|요금|플랜|이용권|الباقات|الأسعار|الاشتراك|חבילות|מסלולים|प्लान|पैकेज/iu;

/** The head of a column that says no more than that prices stand below it. */
const BARE_HEAD =
  /^(?:price|cost|fee|preis|kosten|gebühr|prix|coût|tarif|precio|coste|tarifa|prezzo|costo|tariffa|preço|custo|prijs|cena|koszt|цена|стоимость|ціна|вартість|fiyat|ücret|pris|价格|價格|价钱|費用|费用|価格|料金|가격|요금|السعر|מחיר|कीमत|मूल्य)s?$/iu;

/** "Price a month", "Preis pro Monat": for how long or for whom. */
const PER = /\s(?:an?|per|pro|im|par|por|al|all['’]|na|za|в|på|om|i)\s?\p{L}{3,}$/iu;

/** The head of a column that runs on into its cells: "Up to | 2 kg". */
const RUNS_ON =
  /^(?:up to|from|until|with|includes?|bis|ab|mit|enthält|jusqu['’]à|avec|hasta|con|incluye|fino a|include|até|com|inclui|tot|met|do|od|z|до|от|з|від)$/iu;
/** The head of a column that names what the reader sees. */
const UNSAID =
  /^(?:for|für|pour|para|per|voor|dla|для|what you get|you get|contents?|description|for whom|details?|inhalt|leistungen|beschreibung|für wen|contenu|description|pour qui|contenido|descripción|para quién|contenuto|descrizione|per chi|conteúdo|descrição|para quem|inhoud|voor wie|zawartość|opis|dla kogo|описание|что входит|для кого|опис|内容|內容|说明|說明|対象|구성|내용|대상|المحتوى|الوصف|תוכן|विवरण)$/iu;

type Card = { name: string; figure: Figure; told: string };

/**
 * What can be had in two to four forms, "Solo | $0 | one calendar", as cards with large prices, told as the table is told.
 * Null where no heading says that it is about prices, or where a row lacks one or says more than a card holds.
 */
export function priceCardsCandidate(
  block: TableBlock,
  table: Candidate,
  context: SceneContext,
): Candidate | null {
  const { header, rows } = block;
  const { base, heading, language } = context;
  // Half a list of prices looks like its other half.
  if (block.part === true || rows.length < ROWS.least || rows.length > ROWS.most) return null;
  if (header.length < COLUMNS.least || header.length > COLUMNS.most) return null;
  const heads = header.map(({ shown }) => shown.trim());
  // "Three ways to buy it" names no price: "Package | Price" does.
  const isPriced = heads.slice(1).some((head) => BARE_HEAD.test(head)) && PLANS.test(heads[0] ?? "");
  if (!isPriced && !PLANS.test(heading) && !tellsPrices(heading, base)) return null;
  const priced = header.flatMap((_, at) =>
    at > 0 && rows.every((row) => priceOf(row[at]?.shown ?? "", base) !== null) ? [at] : [],
  );
  const [at, another] = priced;
  if (at === undefined || another !== undefined) return null;
  const rest = header.findIndex((_, column) => column > 0 && column !== at);
  const head = header[rest]?.shown.trim() ?? "";
  const cards = rows.map((row): Card | null => {
    const name = row[0]?.shown.trim() ?? "";
    const figure = priceOf(row[at]?.shown ?? "", base);
    const cell = rest < 0 ? "" : (row[rest]?.shown.trim() ?? "");
    if (figure === null || (rest > 0 && cell === "") || countWords(cell) > MOST.told) return null;
    if (!/\p{L}/u.test(name) || countWords(name) > MOST.name) return null;
    return { name, figure: grouped(figure, language), told: headed(head, cell, context.phrases.colon) };
  });
  const found = cards.filter((card) => card !== null);
  if (found.length < rows.length || !found.some(({ figure }) => (figure.value ?? 0) > 0)) return null;
  const of = header[at]?.shown.trim() ?? "";
  const per = PER.exec(of)?.[0].trim();
  const bare = found.every(({ figure }) => figure.value === null || !/\s\p{L}+\s\p{L}/u.test(figure.suffix));
  const eyebrow = of === "" || BARE_HEAD.test(of) || (per !== undefined && bare) ? "" : of;
  return {
    kind: "number",
    score: table.score + OVER_TABLE,
    utterances: withMeasure(table.utterances, eyebrow, context),
    visual: (cueOf): NumberVisual => ({
      kind: "number",
      ...(heading === "" ? {} : { heading }),
      ...(eyebrow === "" ? {} : { eyebrow }),
      figures: found.map(({ name, figure, told }, card) =>
        withCue(
          {
            figure: per === undefined || !bare ? figure : withTail(figure, per),
            ...(told === "" ? { label: capitalise(name) } : { name: capitalise(name), label: told }),
          },
          cueOf(`row:${card}`),
        ),
      ),
    }),
  };
}

/** "Sorts and prices: price of a kilo": what all amounts are for is seen above them, and must be heard before them. */
function withMeasure(told: Utterance[], measure: string, context: SceneContext): Utterance[] {
  const heard = told.some(({ text }) => text.toLowerCase().includes(measure.toLowerCase()));
  if (measure === "" || heard) return told;
  const { heading, phrases, language } = context;
  const head = heading === "" || /[?？؟]$/u.test(heading) ? "" : `${capitalise(heading)}${phrases.colon}`;
  return [say(capitalise(endSentence(`${head}${measure}`, language)), 1, [LEAD]), ...told];
}

function headed(head: string, cell: string, colon: string): string {
  if (cell === "" || head === "" || UNSAID.test(head)) return capitalise(cell);
  return RUNS_ON.test(head) ? `${capitalise(head)} ${cell}` : `${capitalise(head)}${colon}${cell}`;
}

function withTail(figure: Figure, tail: string): Figure {
  if (figure.value === null) return figure;
  return { ...figure, display: `${figure.display} ${tail}`, suffix: `${figure.suffix} ${tail}` };
}
