import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

/** Cards as "lead figure / label", a change as "was > is / label", other scenes by their kind. */
function cards(text: string, language: string): string {
  const visual = shown(text, language);
  if (visual.kind !== "number") return visual.kind;
  return visual.figures
    .map(
      ({ figure, label, lead, from }) =>
        `${lead === undefined ? "" : `${lead} `}${from === undefined ? "" : `${from.figure.display} > `}${figure.display} / ${label}`,
    ) // prettier-ignore
    .join(" + ");
}

function all(said: readonly (readonly [language: string, text: string, cards: string])[]): void {
  for (const [language, text, expected] of said) assert.equal(cards(text, language), expected, text);
}

test("a noun that may be a verb is no verb, and nothing was done by its article", () => {
  all([
    ["en", "Then, in 1759, he finished H4: a watch only 13 centimetres across.", "statement"],
    ["en", "It brought a reported 3,000 jobs to the valley.", "statement"],
    ["en", "The club bought a drink only 4,000 members could afford.", "statement"],
    ["it", "Tutto compreso: il biglietto annuale intero 120 euro.", "120 euro / Tutto compreso: il biglietto annuale intero"],
    ["es", "Terminó la obra: un puente colgante nuevo 300 metros sobre el río.", "statement"],
    ["en", "One thing is clear: volunteers planted 3,000 trees.", "3,000 / trees planted by volunteers"],
    ["en", "We watch 3,000 birds a year.", "3,000 / birds watched per year"],
  ]);
}); // prettier-ignore

test("what holds under a condition only is told by its sentence", () => {
  all([
    ["nl", "Het compromis: een kering met 62 schuiven die alleen sluit bij een waterstand van 3 meter boven NAP.", "statement"],
    ["en", "Delivery is free when you spend 3,000 euros.", "statement"],
    ["de", "Das Tor schließt erst ab 300.000 Litern.", "statement"],
    ["ja", "来場者が3,000人を超えると門が閉まります。", "statement"],
    ["de", "Nur 3.000 Menschen wohnen heute auf der Insel.", "3.000 / Menschen wohnen heute auf der Insel"],
  ]);
}); // prettier-ignore

test("a change says which way it went, and when both its amounts were so", () => {
  all([
    ["en", "Churn rose to 4.1%.", "rose to 4.1% / Churn"],
    ["es", "El paro bajó al 9,1 %.", "bajó al 9,1 % / El paro"],
    ["ja", "離職率は4.1%に上昇しました。", "4.1% / 離職率（上昇）"],
    ["en", "Credit notes fell from 310 in July to 85 in September.", "310 > 85 / Credit notes, July → September"],
    ["ru", "Число жалоб упало с 310 в июле до 85 в сентябре.", "310 > 85 / Число жалоб, в июле → в сентябре"],
    ["en", "Rents rose from £8 to £11 a day.", "£8 > £11 / Rents a day"],
  ]);
}); // prettier-ignore

test("what is said of a price right behind it stands with it, and no caption tells its figure once more", () => {
  all([
    ["ja", "価格は14,800円(税込)。", "14,800円 / 価格（税込）"],
    ["fr", "L'abonnement annuel coûte 390 € TTC.", "390 € / L'abonnement annuel (TTC)"],
    ["es", "Con interés simple tendría 1.150 €.", "1.150 € / Con interés simple tendría"],
    ["sv", "Föreningen planterar 3 000 träd.", "3 000 träd / Föreningen planterar"],
    ["fr", "En ville, 6 trajets sur 10 font moins de 5 kilomètres.", "6 trajets sur 10 / font moins de 5 kilomètres, en ville"],
    ["ja", "2月末までの先行予約は12,800円、限定3,000台。", "statement"],
    ["pt", "Cada habitante produziu, em média, 1,31 kg por dia.", "statement"],
    ["es", "Al 6 %, en 12 años.", "en 12 años / Al 6 %"],
  ]);
}); // prettier-ignore

test("four amounts that sentences name in a row are four bars, and times of day none", () => {
  const visual = shown("North: $19.4 million. Midlands: $14.1 million. South: $10.2 million. Ireland: $4.9 million.", "en"); // prettier-ignore
  assert.ok(visual.kind === "chart");
  assert.deepEqual(visual.categories, ["North", "Midlands", "South", "Ireland"]);
  const counted = shown("Nord: 120 Bäume. Süd: 85 Bäume. Ost: 60 Bäume. West: 41 Bäume.", "de");
  assert.ok(counted.kind === "chart");
  assert.deepEqual(counted.series[0]?.displays, ["120", "85", "60", "41"]);
  assert.equal(counted.unit, "Bäume");
  assert.notEqual(shown("Doors: 18:30. Talk: 19:00. Dinner: 20:30. End: 23:00.", "en").kind, "chart");
});
