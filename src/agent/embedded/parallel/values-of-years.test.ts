import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { valuesOfYears } from "./values-of-years.ts";

const told = (language: string, sentence: string): string | null => {
  const bars = valuesOfYears(sentence, language);
  return bars === null ? null : `${bars.measure ?? ""} | ${bars.parts.map(({ label, display }) => `${label} ${display}`).join(", ")}`; // prettier-ignore
};

test("what the first value counts in, the others leave out", () => {
  assert.equal(told("en", "Books sent: 4,200 in 2020; 6,900 in 2021; 9,800 in 2022."), "Books sent | 2020 4,200, 2021 6,900, 2022 9,800"); // prettier-ignore
  assert.equal(told("es", "Aceite producido: 310 toneladas en 2019; 420 en 2020; 275 en 2021."), "Aceite producido (toneladas) | 2019 310, 2020 420, 2021 275"); // prettier-ignore
  assert.equal(told("it", "Acqua pompata: 18 milioni di litri nel 2019, 17 nel 2020 e 21 nel 2021."), "Acqua pompata (milioni di litri) | 2019 18, 2020 17, 2021 21"); // prettier-ignore
  assert.equal(told("tr", "Hasat: 2020'de 310 ton; 2021'de 345 ton; 2022'de 290 ton."), "Hasat | 2020 310\u00A0ton, 2021 345\u00A0ton, 2022 290\u00A0ton"); // prettier-ignore
});

test("other units, other words, years out of order and two years are no course", () => {
  assert.equal(told("en", "Sent: 4,200 books in 2020; 12 boxes in 2021; 9,800 books in 2022."), null);
  assert.equal(told("en", "Sent: 4,200 in 2020; 6,900 in 2021, our best year; 9,800 in 2022."), null);
  assert.equal(told("en", "Sent: 4,200 in 2022; 6,900 in 2021; 9,800 in 2020."), null);
  assert.equal(told("en", "Sent: 4,200 in 2020; 6,900 in 2021."), null);
  assert.equal(told("en", "Prizes: first in 2019; second in 2020; third in 2021."), null);
  assert.equal(told("en", "Rooms: 12 in 2019; 12 in 2020; 12 in 2021."), null);
});

test("the only item of a list that is a course is drawn", () => {
  const { scenes } = film(
    "# Books\n\nWe send books to prisons.\n\n## How we grew\n\n- Books sent: 4,200 in 2020; 6,900 in 2021; 9,800 in 2022; 14,100 in 2023\n\n## End\n\nThat was all.\n",
  );
  assert.ok(scenes.some(({ visual }) => visual.kind === "chart" && visual.chart === "line"));
});
