import assert from "node:assert/strict";
import { test } from "node:test";
import { findFigures } from "../text/figures.ts";
import { comparedSums } from "../text/compared-sums.ts";
import { recast } from "../text/recast/recast.ts";
import { gappedRow } from "./gapped-row.ts";
import { namedSum } from "./named-sum.ts";
import { isLevelOfEach } from "./one-whole.ts";
import { sharesOfText } from "./shares.ts";

test("the parts of a named sum are read where they make it", () => {
  for (const [language, text, names] of [
    ["en", "The wing costs £7.5m: £3.9m for the building, £2.1m for the kit and £1.5m for the garden.", "Building Kit Garden"],
    ["de", "Der Anbau kostet 7,5 Mio. €: 3,9 Mio. € für das Haus, 2,1 Mio. € für Geräte und 1,5 Mio. € für den Garten.", "Haus Geräte Garten"],
    ["es", "Cuesta 7,5 millones de euros: 3,9 millones para el edificio y 3,6 millones para el jardín.", "Edificio Jardín"],
    ["ru", "Бюджет — 90 млн рублей: 60 млн на крышу и 30 млн на окна.", "На крышу На окна"],
  ] as const)
    assert.equal(namedSum(text, language)?.points.map(({ label }) => label).join(" "), names, text);
  for (const text of ["It has 400 seats: 250 in the stalls, 100 above and 80 boxes.", "The hall measures 60 metres: 20 metres wide and 40 metres long."])
    assert.equal(namedSum(text, "en"), null, text);
}); // prettier-ignore

test("what remains makes a whole; levels that come to a hundred do not", () => {
  for (const [language, text, names] of [
    ["en", "62 percent of our guests come by train, 29 percent by car and the remaining 9 percent on foot.", "By train, By car, On foot"],
    ["en", "The town recycled 62% of its waste, burned 29% and buried the remaining 9%.", "Recycled, Burned, Buried"],
    ["de", "62 Prozent der Gäste kommen mit der Bahn, 29 Prozent mit dem Auto und die restlichen 9 Prozent zu Fuß.", "Mit der Bahn, Mit dem Auto, Zu Fuß"],
    ["es", "El 54 % del agua va al riego, el 31 % a los hogares y el 15 % restante a la industria.", "Riego, Hogares, Industria"],
  ] as const)
    assert.equal(sharesOfText(text, language)?.points.map(({ label }) => label).join(", "), names, text);
  assert.equal(sharesOfText("Glass lost 50%, paper gained 30% and tin dropped 20%.", "en"), null);
  assert.ok(isLevelOfEach("The discount is ", ["on coats", "on shoes", "on hats"], "en"));
  assert.ok(!isLevelOfEach("The town spends ", ["on schools", "on roads"], "en"));
}); // prettier-ignore

test("sums a year apart are compared, and those of two places are not", () => {
  const pair = (text: string, language: string): unknown => {
    const found = comparedSums(text, language);
    return found === null ? null : [found.was.figure.value, found.now.figure.value];
  };
  assert.deepEqual(pair("Revenue came to £4.8m, up from £4.1m the year before.", "en"), [4.1, 4.8]);
  assert.deepEqual(pair("Der Umsatz lag bei 4,8 Millionen Euro, nach 4,1 Millionen Euro im Vorjahr.", "de"), [4.1, 4.8]); // prettier-ignore
  assert.equal(pair("Oslo paid €3m, compared with €2m in Bergen.", "en"), null);
  assert.equal(pair("Profit was £2m, after £3m of repairs in 2024.", "en"), null);
});

test("times by thing are a row; hours at which something happens are none", () => {
  const row = gappedRow(["Cucumbers need 8 hours, aubergines 12 and peppers 15."], 0, "en");
  assert.deepEqual(row?.points.map(({ display }) => display), ["8 hours", "12 hours", "15 hours"]); // prettier-ignore
  assert.equal(gappedRow(["The first train leaves at 8 hours, the second at 12 and the last at 15."], 0, "en"), null); // prettier-ignore
});

test("hours and minutes are one amount", () => {
  const displays = (text: string, language: string) => findFigures(text, language).map(({ figure }) => figure.display); // prettier-ignore
  assert.deepEqual(displays("El viaje dura 1 hora y 20 minutos.", "es"), ["1 hora y 20 minutos"]);
  assert.deepEqual(displays("Po 2 godziny i 45 minut wraca 30 osób.", "pl"), ["2 godziny i 45 minut", "30"]);
});

test("who does it stands behind a German verb, and an adverb behind both", () => {
  const turned = (clause: string, after: string) => {
    const sentence = `${clause}158${after}`;
    return recast({ sentence, clause, start: clause.length, end: clause.length + 3, unit: "", language: "de", names: new Set() })?.label ?? null; // prettier-ignore
  };
  assert.equal(turned("Danach steigt man ", " Stufen hinauf."), "Stufen steigt man danach hinauf");
  assert.equal(turned("Wasser brauchen wir ", " Flaschen dafür."), null);
});
