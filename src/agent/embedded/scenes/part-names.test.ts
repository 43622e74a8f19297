import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { partNames } from "./part-names.ts";

const PAYERS: [language: string, labels: string[], names: string[]][] = [
  ["pt", ["financia o Estado", "a autarquia", "os moradores"], ["Estado", "Autarquia", "Moradores"]],
  ["es", ["aporta la Diputación", "el Ayuntamiento", "los socios"], ["Diputación", "Ayuntamiento", "Socios"]],
  ["it", ["mette il Comune", "la Regione", "l'Europa"], ["Comune", "Regione", "Europa"]],
  ["de", ["zahlte das Land", "der Kreis", "die Gemeinde"], ["Land", "Kreis", "Gemeinde"]],
  ["nl", ["betaalt de provincie", "de gemeente", "het Rijk"], ["Provincie", "Gemeente", "Rijk"]],
  ["fr", ["paie la région", "le département", "l'État"], ["Région", "Département", "État"]],
]; // prettier-ignore

for (const [language, labels, names] of PAYERS)
  test(`who pays a part is named without the verb of the first: ${labels[0]}`, () =>
    assert.deepEqual(partNames(labels, language), names));

test("a part that only the first has a verb for, or that is told of what it goes to, stays as it was", () => {
  assert.deepEqual(partNames(["para a escola", "para o posto", "para os jardins"], "pt"), [
    "Escola",
    "Posto",
    "Jardins",
  ]);
  assert.deepEqual(partNames(["verre", "papier", "métal"], "fr"), ["Verre", "Papier", "Métal"]);
});

test("a ring is headed by what it costs in all", () => {
  const visual = shown(
    "O telhado novo custa 92 000 euros: 50 % financia o Estado, 30 % a autarquia e 20 % os moradores.",
    "pt",
  );
  assert.ok(visual.kind === "chart");
  assert.equal(visual.chart, "donut");
  assert.deepEqual(visual.categories, ["Estado", "Autarquia", "Moradores"]);
  assert.equal(visual.series[0]?.name, "O telhado novo custa 92 000 euros");
});

test("parts of so many are headed by them, and named without their verb", () => {
  const visual = shown(
    "De los 1 200 lectores encuestados, 52 % eran jubilados, 30 % estudiantes y 18 % turistas.",
    "es",
  );
  assert.ok(visual.kind === "chart");
  assert.deepEqual(visual.categories, ["Jubilados", "Estudiantes", "Turistas"]);
  assert.equal(visual.series[0]?.name, "1 200 lectores encuestados");
});
