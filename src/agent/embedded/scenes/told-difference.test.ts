import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

/** The figures that are shown large of a paragraph. */
const largeIn = (text: string, language: string): string[] => {
  const visual = shown(text, language);
  return visual.kind === "number"
    ? visual.figures.map(({ figure, label }) => `${figure.display} / ${label}`)
    : [];
};

test("by how much an amount differs is no second amount beside it", () => {
  for (const [language, text, difference] of [
    ["en", "Last month you recycled 3,460 kilos. That is up on May by 1,520.", "1,520"],
    ["en", "You read 9,312 books this winter. That beats last year by 1,450.", "1,450"],
    ["de", "Im Winter kamen 9.312 Besucher. Das sind 1.450 mehr als im Jahr davor.", "1.450"],
    ["nl", "Vorig jaar haalden we 2.140 ton gft op. Dat is 310 ton meer dan het jaar daarvoor.", "310"],
    ["sv", "I år kom 1 340 barn. Det är 280 fler än i fjol.", "280"],
    ["ru", "Зимой пришли 9312 человек. Это на 1450 больше, чем год назад.", "1450"],
  ] as const)
    assert.ok(
      largeIn(text, language).every((one) => !one.startsWith(difference)),
      text,
    );
});

test("a sentence that tells how many more of something there are has its figure", () => {
  const [only] = largeIn("The new line carries 12,000 more passengers a day.", "en");
  assert.ok(only === undefined || only.startsWith("12,000"));
});

test("a figure's label tells the figure not once more", () => {
  for (const [language, text] of [
    ["en", "Sow it shallow. Shallow, 1 to 2 cm only."],
    ["en", "Wood pellet boiler install £24,000, grant £5,000 so £19,000 net."],
    ["nl", "Ze verbruiken nu 1.450 m³ gas per jaar. De cv-ketel is 14 jaar oud."],
    ["de", "Lebensdauer noch 5 bis 7 Jahre."],
    ["fr", "De 19 heures à 8 heures, personne n'attend votre réponse."],
  ] as const)
    for (const one of largeIn(text, language)) {
      const [display = "", label = ""] = one.split(" / ");
      const digits = /\p{Nd}[\p{Nd}.,]*/u.exec(display)?.[0] ?? "";
      assert.ok(!label.includes(digits), one);
    }
});

test("what stands before a range names it", () => {
  assert.deepEqual(largeIn("Life 15-20 years.", "en"), ["15–20 years / Life"]);
  assert.deepEqual(largeIn("Lebensdauer: 25 bis 30 Jahre.", "de"), ["25–30 Jahre / Lebensdauer"]);
});
