import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { shown } from "../../plan.fixture.ts";
import { findFigures } from "../figures.ts";
import { recast } from "./recast.ts";

/** A sentence, its figure as it is shown, and what stands below: one reads on into the other. */
const SENTENCES: readonly (readonly [language: string, text: string, figure: string, label: string])[] = [
  ["en", "Revenue rose to €4.2 million.", "€4.2 million", "Revenue"],
  ["en", "Revenue last year was €4.2 million.", "€4.2 million", "Revenue last year"],
  ["en", "We carried 310,000 passengers, up from 275,000 a year earlier.", "310,000", "passengers carried, up from 275,000 a year earlier"],
  ["en", "The company now employs 1,840 people.", "1,840 people", "employed by the company"],
  ["en", "Volunteers handed out 90,000 cups of water.", "90,000", "cups of water handed out by volunteers"],
  ["en", "Of its heating, 60 percent comes from seawater.", "60%", "of its heating comes from seawater"],
  ["en", "Fuel costs fell by 12 percent.", "−12%", "Fuel costs"],
  ["en", "A new heat pump cut the heating bill by $48,000.", "−$48,000", "Heating bill"],
  ["en", "Every week 2,300 people use the reading room.", "2,300 people", "use the reading room every week"],
  ["en", "The diodes last 40,000 hours.", "40,000 hours", "the diodes last"],
  ["en", "The city will give us up to $250,000.", "$250,000", "the city will give us, at most"],
  ["en", "The archive has 4,100 maps.", "4,100", "maps of the archive"],
  ["en", "A room costs Rs 18,000 a month.", "Rs 18,000", "Room, per month"],
  ["en", "The monthly pass costs 1,250 NOK.", "1,250 NOK", "The monthly pass"],
  ["de", "Jeden Tag pendeln 70.000 Menschen in die Innenstadt.", "70.000", "Menschen pendeln jeden Tag in die Innenstadt"],
  ["de", "Der Umsatz stieg auf 4,2 Millionen Euro.", "4,2 Millionen Euro", "Umsatz"],
  ["de", "Wir haben 2.180 Euro für die neue Kletterwand gesammelt.", "2.180 Euro", "haben wir für die neue Kletterwand gesammelt"],
  ["de", "In der Schweiz kostet das Rad CHF 3'690.", "CHF 3'690", "kostet das Rad in der Schweiz"],
  ["de", "Die Strompreise sanken um 8 Prozent.", "−8 %", "Strompreise"],
  ["de", "Von der Heizung kommen 60 Prozent aus Erdwärme.", "60 %", "von der Heizung kommen aus Erdwärme"],
  ["fr", "Le chiffre d'affaires a atteint 1,2 million d'euros.", "1,2 million d'euros", "Le chiffre d'affaires"],
  ["fr", "La ville a versé 250 000 euros pour le toit.", "250 000 euros", "que la ville a versés pour le toit"],
  ["es", "Cada día 120.000 personas cruzan el centro en coche.", "120.000", "personas cruzan el centro en coche cada día"],
  ["es", "Los costes bajaron un 12 por ciento.", "−12 %", "Los costes"],
  ["it", "Ogni giorno entrano 1.500 persone.", "1.500", "persone entrano ogni giorno"],
  ["it", "Il museo ha ricevuto 850.000 euro dalla regione.", "850.000 euro", "che il museo ha ricevuto dalla regione"],
  ["pt", "O passe anual custa R$ 1.300.", "R$ 1.300", "O passe anual"],
  ["nl", "Elke dag reizen 70.000 mensen naar de binnenstad.", "70.000", "mensen reizen elke dag naar de binnenstad"],
  ["sv", "Elräkningen sjönk med 40 procent.", "−40 %", "Elräkningen"],
  ["nb", "I fjor kom 48 000 gjester til badet.", "48 000", "gjester kom i fjor til badet"],
  ["pl", "Koszty spadły o 15 procent.", "−15 %", "Koszty"],
  ["pl", "Karta roczna kosztuje 1 499 zł.", "1 499 zł", "Karta roczna"],
  ["ru", "Каждый день в центр едут 70 000 человек.", "70 000 человек", "едут каждый день в центр"],
  ["ru", "Счета за отопление снизились на 30 процентов.", "−30 %", "Счета за отопление"],
  ["tr", "Her gün 70.000 kişi karşıya geçiyor.", "70.000 kişi", "her gün karşıya geçiyor"],
  ["hi", "एक पैनल की कीमत 18,000 रुपये है।", "18,000 रुपये", "एक पैनल की कीमत"],
  ["ja", "建設費は12億円でした。", "12億円", "建設費"],
  ["ko", "건설비는 120억 원입니다.", "120억 원", "건설비"],
  ["ar", "بلغت الإيرادات 4.2 مليون دولار.", "4.2 مليون دولار", "الإيرادات"],
]; // prettier-ignore

for (const [language, text, figure, label] of SENTENCES)
  test(`${language}: ${figure} / ${label}`, () => {
    const visual = shown(text, language);
    assert.equal(visual.kind, "number");
    const [first] = visual.figures;
    assert.deepEqual(
      [first?.figure.display.replaceAll(/[\u00A0\u202F]/gu, " "), first?.label],
      [figure, label],
    );
  });

test("where no form is sure nothing is turned", () => {
  for (const [language, before, after] of [
    ["en", "It grew by a third between ", " and the end"],
    ["en", "They did not lose ", " of them"],
    ["fr", "Nous avons vu ", " mouettes"],
    ["sv", "Bergen betalade ", ""],
    ["de", "Zwischen ", " Gästen"],
    ["es", "Con ", " euros no basta"],
  ] as const) {
    const sentence = `${before}900${after}.`;
    const found = recast({
      sentence,
      clause: before,
      start: before.length,
      end: before.length + 3,
      unit: language === "sv" ? "kronor" : "",
      language,
      names: new Set(),
    });
    assert.equal(found, null, sentence);
  }
});

test("a label never repeats its figure, and does not end in the air", () => {
  const words =
    "the a of in by to and up from museum sold has 1,200 boats , every year we is rose cost that with".split(
      " ",
    );
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words), { maxLength: 8 }),
      fc.array(fc.constantFrom(...words), { maxLength: 8 }),
      fc.constantFrom("en", "de", "fr", "es", "it", "pt", "nl", "ru", "pl", "sv"),
      fc.constantFrom("", "%", "€"),
      (left, right, language, unit) => {
        const before = left.length === 0 ? "" : `${left.join(" ")} `;
        const sentence = `${before}777 ${right.join(" ")}.`;
        const around = {
          sentence,
          clause: before,
          start: before.length,
          end: before.length + 3,
          unit,
          language,
          names: new Set<string>(),
        };
        const found = recast(around);
        assert.ok(found === null || !found.label.includes("777"), found?.label);
        assert.ok(
          found === null ||
            language !== "en" ||
            !/\s(?:of|to|and|the|a|is|has|with|from)$/u.test(found.label),
          found?.label,
        );
      },
    ),
  );
});

test("codes of money count in capitals, whatever was read before", () => {
  shown("بلغت الإيرادات 4.2 مليون دولار. ثمن البطاقة 120 درهمًا. زار المكتبة 150 ألف شخص العام الماضي.", "ar");
  const said = (text: string): string[] => findFigures(text, "de").map(({ figure }) => figure.display);
  assert.deepEqual(said("try 3 times, 5 ft"), ["3 times", "5"]);
  assert.deepEqual(said("TRY 300, 5 NOK, 4,2 Millionen Euro"), ["TRY 300", "5 NOK", "4,2 Millionen Euro"]);
});
