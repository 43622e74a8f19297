import { barePrices, withoutTail } from "./bare-prices.ts";
import { priceOf } from "../scenes/priced-things.ts";
import { SAYS_AGAIN } from "../text/says-again.ts";
import { easternShares } from "./eastern-shares.ts";
import { labelledPrice } from "./labelled-price.ts";
import { hoursIn } from "./opening-hours.ts";
import { loosePrices } from "./loose-prices.ts";
import type { Found, Passage } from "./parted-block.ts";
import { pricesIn, tellsPrices } from "./price-rows.ts";
import { topicRows } from "./topic-rows.ts";

/** A table needs two rows; where each sentence has only one, three. */
const FEWEST = { rows: 2, alone: 3 };

type Row = { name: string; value: string; offset: number; of?: string; note?: string };

/** Sentences from `at` on that are rows each; null where they are too few. */
function rowsFrom(
  { sentences }: Passage,
  at: number,
  amounts: boolean,
  read: (sentence: string, first: boolean) => Row[] | null,
): Found | null {
  const rows: { cells: [string, string]; said: string }[] = [];
  let most = 0;
  let count = 0;
  let [of, note] = ["", ""];
  for (const sentence of sentences.slice(at)) {
    const found = read(sentence, count === 0);
    // "Total: €20,700, that is €450 each" says one sum twice.
    if (found === null || found.some(({ name }) => SAYS_AGAIN.test(name.trim()))) break;
    most = Math.max(most, found.length);
    if (count === 0) of = found[0]?.of ?? "";
    count += 1;
    note = found.at(-1)?.note ?? "";
    rows.push(
      ...found.map(({ name, value, offset }): (typeof rows)[number] => ({
        cells: [name, value],
        said: sentence.slice(offset, offset + SAID).replace(/[.。]$/u, ""),
      })),
    );
  }
  const names = new Set(rows.map(({ cells }) => cells[0].toLowerCase()));
  const enough = rows.length >= (most > 1 ? FEWEST.rows : FEWEST.alone);
  if (!enough || names.size < rows.length) return null;
  const lead = /^([^\p{N}:：]{2,60})[:：]/u.exec(sentences[at] ?? "")?.[1] ?? of;
  return { shows: { form: "table", amounts, rows, ...(note === "" ? {} : { note }) }, lead: lead.trim(), count }; // prettier-ignore
}

/** So many letters find a part in what is said. */
const SAID = 10;

/** Days or places and their hours, told one after the other. */
export function hoursAt(passage: Passage, at: number): Found | null {
  return rowsFrom(passage, at, false, (sentence) => {
    const rows = hoursIn(sentence, passage.language);
    return (
      rows?.map(({ days, hours, offset, at: street = "" }) => ({
        name: days,
        value: hours,
        offset,
        of: street,
      })) ?? null
    );
  });
}

/** Things and what they cost, told one after the other. */
export function pricesAt(passage: Passage, at: number): Found | null {
  const labelled = rowsFrom(passage, at, true, (sentence) => {
    const row = labelledPrice(sentence, passage.language);
    return row === null ? null : [{ name: row.name, value: row.price, offset: row.offset }];
  });
  // What stands before the first colon is the first name, and no lead.
  if (labelled !== null) return { ...labelled, lead: "" };
  const shared = rowsFrom(passage, at, true, (sentence) => easternShares(sentence, passage.language));
  if (shared !== null) return shared;
  const told = passage.headings.some((heading) => tellsPrices(heading, passage.language));
  const plain = rowsFrom(passage, at, true, (sentence, first) => {
    const { prices, note } = withoutTail(sentence, passage.language);
    const rows =
      pricesIn(prices, passage.language, told || !first, !first) ??
      barePrices(prices, passage.language, told);
    return rows?.map(({ name, price, offset, of }) => ({ name, value: price, offset, of, note })) ?? null;
  });
  return plain ?? loosely(passage, at, told);
}

/** One sentence of prices that are each told in another way. */
function loosely(passage: Passage, at: number, told: boolean): Found | null {
  const found = loosePrices(passage.sentences[at] ?? "", passage.language, told);
  if (found === null) return null;
  const alone = { ...passage, sentences: passage.sentences.slice(0, at + 1) };
  return rowsFrom(alone, at, true, () => found.rows.map(({ name, price, offset, of }) => ({ name, value: price, offset, of, note: found.note }))); // prettier-ignore
}

/** Things with a day, an hour or a price each, told in one sentence of Japanese, Korean or Chinese. */
export function topicsAt({ sentences, language }: Passage, at: number): Found | null {
  const sentence = sentences[at] ?? "";
  const found = topicRows(sentence, language);
  const rows = found?.rows.map(({ name, value, offset }) => ({
    cells: [name, value] as [string, string],
    said: sentence.slice(offset, offset + SAID),
  }));
  if (rows === undefined) return null;
  // 白黒は10円、カラーは50円: prices are read as such.
  const amounts = rows.every(({ cells: [, value] }) => priceOf(value, language) !== null);
  return { shows: { form: "table", amounts, rows }, lead: found?.of ?? "", count: 1 };
}
