import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

type Priced = [name: string, price: string, told: string];

function pricesOf(prompt: string, language: string): Priced[] {
  return film(prompt, language).scenes.flatMap(({ visual }) =>
    visual.kind === "number" && visual.figures.length > 1
      ? visual.figures.map(({ name, label, lead, figure }): Priced => [
          name ?? label,
          lead === undefined ? figure.display : `${lead} ${figure.display}`,
          name === undefined ? "" : label,
        ])
      : [],
  );
}

const TOLD: [language: string, text: string, prices: Priced[]][] = [
  ["ar", "السعر 2,900 ريال، والتوصيل داخل الأحساء مجاني.", [["السعر", "2,900 ريال", ""], ["التوصيل داخل الأحساء", "مجانًا", ""]]],
  ["ko", "가격은 세 가지입니다.\n\n혼자 찬장: 반찬 3가지, 주 16,000원\n둘이 찬장: 반찬 5가지, 주 27,000원\n넷이 찬장: 반찬 7가지와 국 하나, 주 45,000원", [["혼자 찬장", "주 16,000원", "반찬 3가지"], ["둘이 찬장", "주 27,000원", "반찬 5가지"], ["넷이 찬장", "주 45,000원", "반찬 7가지와 국 하나"]]],
  ["en", "What it costs: rent £1,440 (council), tools and parts £610, insurance £325. The tin brought in £1,274.", [["Rent (council)", "£1,440", ""], ["Tools and parts", "£610", ""], ["Insurance", "£325", ""]]],
]; // prettier-ignore

test("two to four things and what each costs are cards with large prices", () => {
  for (const [language, text, prices] of TOLD)
    assert.deepEqual(pricesOf(`# Film\n\n## Teil\n\n${text}`, language), prices, text);
});

test("what came in is no row of what is paid", () => {
  for (const [language, text, name] of [
    ["en", "Rent costs £1,440, insurance £325. The tin brought in £1,274.", "tin"],
    ["de", "Die Miete kostet 1.440 €, die Versicherung 325 €. Die Kasse ergab 1.274 €.", "Kasse"],
    ["fr", "Le loyer coûte 1 440 €, l’assurance 325 €. La caisse a rapporté 1 274 €.", "caisse"],
    ["es", "El alquiler cuesta 1.440 €, el seguro 325 €. La caja recaudó 1.274 €.", "caja"],
  ] as const) {
    const found = pricesOf(`# Film\n\n## Teil\n\n${text}`, language);
    assert.equal(found.length, 2, text);
    assert.ok(!JSON.stringify(found).includes(name), text);
  }
});

test("options that are told by more than a price stay a comparison", () => {
  const text = "Rent: £900 a month, you may leave at any time, repairs are theirs.\n\nBuy: £1,100 a month for 25 years, and then it is yours, at a price of £210,000."; // prettier-ignore
  const { scenes } = film(`# A roof\n\n## Two ways\n\n${text}`, "en");
  assert.ok(!scenes.some(({ visual }) => visual.kind === "number" && visual.figures.some(({ name }) => name !== undefined))); // prettier-ignore
});
