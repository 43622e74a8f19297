import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { offersOf } from "./told-offers.ts";

/** Each side as "title: point; point". */
function told(paragraphs: string[], language: string): string[] | null {
  const shows = offersOf(paragraphs, language);
  return shows?.sides.map(({ title, points }) => `${title}: ${points.map(({ text }) => text).join("; ")}`) ?? null; // prettier-ignore
}

const ROUTER = "Offer A, from Nordkabel, costs 32 euros a month, runs 24 months and gives up to 250 Mbit/s. The router is included."; // prettier-ignore
const OWN = "Offer B, from the town's own utility, costs 27 euros a month, runs 12 months and gives 100 Mbit/s. We would have to buy a router."; // prettier-ignore

test("offers of a paragraph each stand side by side by what each costs, lasts and gives, as it is told", () => {
  assert.deepEqual(told([ROUTER, OWN], "en"), [
    "Offer A, from Nordkabel: Costs 32 euros a month; Runs 24 months; Gives up to 250 Mbit/s; The router is included",
    "Offer B, from the town's own utility: Costs 27 euros a month; Runs 12 months; Gives 100 Mbit/s; We would have to buy a router",
  ]);
});

test("offers in other languages", () => {
  const pairs: [string, string[], string][] = [
    ["de", ["Angebot A kommt von der Firma Holm. Es kostet 4.200 Euro und dauert 3 Wochen.", "Angebot B kommt von Dachbau Süd. Es kostet 3.700 Euro und dauert 5 Wochen."], "Angebot B: Es kostet 3.700 Euro; Dauert 5 Wochen; Kommt von Dachbau Süd"],
    ["fr", ["Le premier devis, celui de Burotec, prévoit un loyer de 89 euros par mois et une durée de 48 mois.", "Le deuxième devis, celui de Copie Plus, prévoit un loyer de 74 euros par mois et une durée de 36 mois."], "Le deuxième devis, celui de Copie Plus: Prévoit un loyer de 74 euros par mois; Une durée de 36 mois"],
    ["nl", ["De eerste offerte, van Jansen, bedraagt 3.400 euro en de bouw duurt 6 weken.", "De tweede offerte, van De Boer, bedraagt 2.900 euro en de bouw duurt 9 weken."], "De tweede offerte, van De Boer: Bedraagt 2.900 euro; De bouw duurt 9 weken"],
    ["ru", ["Первый вариант стоит 18 000 рублей в месяц, договор на 12 месяцев.", "Второй вариант стоит 15 000 рублей в месяц, договор на 24 месяца."], "Второй вариант: Стоит 15 000 рублей в месяц; Договор на 24 месяца"],
    ["zh", ["方案一每餐18元，合同期24个月。", "方案二每餐16元，合同期12个月。"], "方案二: 每餐16元; 合同期12个月"],
  ]; // prettier-ignore
  for (const [language, paragraphs, second] of pairs) assert.equal(told(paragraphs, language)?.[1], second);
});

test("what does not tell the same measures is not compared", () => {
  assert.equal(told(["La prima proposta, dello studio Ferri, costa 1,2 milioni di euro e toglie 30 parcheggi.", "La seconda proposta, dello studio Lodi, pianta 45 alberi e finisce in 8 mesi."], "it"), null); // prettier-ignore
  assert.equal(told(["Die erste Tour ist 6 km lang und hat 4 Bänke.", "Die zweite Tour dauert 4 Stunden und führt über 300 Stufen."], "de"), null); // prettier-ignore
  assert.equal(told(["The first offer costs 30 euros and runs 12 months.", "The second offer costs 30 euros and runs 12 months."], "en"), null); // prettier-ignore
  assert.equal(told([ROUTER, "The second shop opened in 1998 and has 12 months of work for 27 people."], "en"), null); // prettier-ignore
});

test("in a film the sentences are said as they are, and each point comes with its words", () => {
  const { scenes } = film(`# Which contract?\n\nOur contract ends in March.\n\n${ROUTER}\n\n${OWN}\n\nPlease vote by Sunday.`, "en"); // prettier-ignore
  const scene = scenes.find(({ visual }) => visual.kind === "comparison");
  assert.ok(scene?.visual.kind === "comparison");
  assert.equal(scene.narration.join(" "), `${ROUTER} ${OWN}`);
  assert.deepEqual(scene.visual.sides.map(({ points }) => points.filter(({ cue }) => cue !== undefined).length), [4, 4]); // prettier-ignore
});
