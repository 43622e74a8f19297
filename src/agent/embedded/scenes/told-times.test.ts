import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { film } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { toldTimes } from "./told-times.ts";

/** "label=value" of each time. */
function points(text: string, language: string): string[] | null {
  const told = toldTimes(splitSentences(text, language), 0, language);
  return told?.points.map(({ label, display }) => `${label}=${display}`) ?? null;
}

const TOLD: [language: string, text: string, expected: string[]][] = [
  ["en", "In 2019 we used 412 cubic metres. Last year it was 218.", ["2019=412 cubic metres", "Last year=218 cubic metres"]],
  ["en", "In 2015 the clinic saw 1,200 patients a month, and last year 2,050.", ["2015=1,200", "Last year=2,050"]],
  ["en", "We served 190 meals a night in 2022 and 340 this winter.", ["2022=190", "This winter=340"]],
  ["de", "Vor fünf Jahren kamen 320 Besucher. Heute sind es 870.", ["Vor fünf Jahren=320", "Heute=870"]],
  ["de", "Im Januar verbrauchte das Haus 640 Kilowattstunden. Im Juli waren es 120.", ["Januar=640 Kilowattstunden", "Juli=120 Kilowattstunden"]],
  ["fr", "Cet hiver, nous servons 340 repas par soir. Il y a trois ans, c'étaient 190.", ["Il y a trois ans=190", "Cet hiver=340"]],
  ["es", "Hace diez años vivían aquí 640 personas. Hoy son 210.", ["Hace diez años=640", "Hoy=210"]],
  ["it", "Nel 2010 il ghiacciaio misurava 850 metri. L'anno scorso erano 610.", ["2010=850 m", "L'anno scorso=610 m"]],
  ["pt", "Há dois anos vendíamos 90 cestas por semana. Este ano são 240.", ["Há dois anos=90", "Este ano=240"]],
  ["nl", "In 2016 telde de vogelwacht 28 nesten. Vorig jaar waren het er 61.", ["2016=28", "Vorig jaar=61"]],
  ["pl", "W 2015 roku mieliśmy 120 uczniów. W zeszłym roku było ich 340.", ["2015=120", "W zeszłym roku=340"]],
  ["ru", "В 2015 году в деревне жили 320 человек. В прошлом году их было 140.", ["2015=320 человек", "В прошлом году=140 человек"]],
  ["tr", "2019'da 412 metreküp su kullandık. Geçen yıl 218 oldu.", ["2019=412 metreküp", "Geçen yıl=218 metreküp"]],
  ["hi", "2010 में पानी 18 फ़ुट पर था, 2016 में 31 फ़ुट पर, और पिछले साल 47 फ़ुट पर मिला।", ["2010=18", "2016=31", "पिछले साल=47"]],
  ["ar", "في عام 2015 كان عدد الطلاب 120 طالبًا. وفي العام الماضي كان 340.", ["2015=120", "العام الماضي=340"]],
  ["he", "בשנת 2000 היו בישראל 75 אלף כוורות, בשנת 2010 היו 90 אלף, ובשנת 2022 כבר 120 אלף.", ["2000=75 אלף", "2010=90 אלף", "2022=120 אלף"]],
  ["ja", "1世帯が1年に使う金額は、2010年に3,200円、2015年に3,650円、2020年に4,650円でした。", ["2010=3,200円", "2015=3,650円", "2020=4,650円"]],
  ["ja", "2019年の使用量は412立方メートルでした。昨年は218立方メートルでした。", ["2019=412立方メートル", "昨年=218立方メートル"]],
  ["zh", "2019年我们用了412立方米水，去年只有218立方米。", ["2019=412立方米", "去年=218立方米"]],
]; // prettier-ignore

for (const [language, text, expected] of TOLD)
  test(`one measure at several times: ${text}`, () => {
    assert.deepEqual(points(text, language), expected);
  });

const OTHERS: [why: string, language: string, text: string][] = [
  ["another measure", "en", "In 2019 we used 412 cubic metres. Last year it rained for 218 days."],
  ["another thing", "en", "In 2019 we planted 40 trees. Last year 12 volunteers came."],
  ["changes", "en", "In 2019 prices rose by 4 percent. Last year it was 9."],
  ["may be", "en", "In 2019 we used 412 cubic metres. Next year it could be 218."],
  ["on a condition", "en", "If in 2019 we had used 412 litres, last year it would have been 218."],
  ["denied", "en", "In 2019 the mayor said we used 412 cubic metres. Last year it was not 218."],
  ["days", "fr", "L'arrêt durera du 13 janvier au 21 février. Les courses seront portées."],
  ["days", "it", "L'aggiornamento si installa nella notte tra domenica 2 e lunedì 3."],
  ["days", "tr", "15 Nisan'da gırgır ve trol durur, 1 Eylül'e kadar."],
  ["bounded", "en", "In 2019 we used up to 412 litres. Last year it was 218."],
  ["a birth and an age", "en", "In 1998 my sister was born at 3 kilos. Last year she turned 25."],
  ["a range", "de", "2019 kamen zwischen 300 und 400 Besucher. Letztes Jahr waren es 500."],
  ["another measure", "de", "2019 kostete ein Brot 3 Euro. Letztes Jahr kamen 218 Kunden."],
  ["another thing", "fr", "En 2018, le club comptait 45 membres. Aujourd'hui, il a 3 terrains."],
  ["a birth and an age", "es", "En 2010 nació mi hija, que pesó 3 kilos. Hoy tiene 14 años."],
  ["another thing", "it", "Nel 2010 il ghiacciaio misurava 850 metri. Oggi ci sono 3 rifugi."],
  ["another thing", "pl", "W 2015 roku mieliśmy 120 uczniów. W zeszłym roku zatrudniliśmy 3 nauczycieli."],
  ["another thing", "ru", "В 2015 году в деревне жили 320 человек. В прошлом году построили 2 дома."],
  ["another thing", "tr", "2019'da 412 ağaç diktik. Geçen yıl 3 gönüllü geldi."],
  ["another measure", "zh", "2019年我们用了412立方米水，去年来了218人。"],
  ["another thing", "ja", "2019年の使用量は412立方メートルでした。昨年は3人が辞めました。"],
]; // prettier-ignore

for (const [why, language, text] of OTHERS)
  test(`${why}: no values at several times: ${text}`, () => {
    assert.equal(points(text, language), null);
  });

function chartOf(prompt: string, language: string): ChartVisual | null {
  const visuals = film(prompt, language).scenes.map(({ visual }) => visual);
  return visuals.find((visual) => visual.kind === "chart") ?? null;
}

test("two times stand side by side from the earlier on, under what is counted, each with its word", () => {
  const chart = chartOf(
    "# La soupe du soir\n\nCet hiver, nous servons 340 repas par soir. Il y a trois ans, c'étaient 190.",
    "fr",
  );
  assert.deepEqual(chart?.categories, ["Il y a trois ans", "Cet hiver"]);
  assert.deepEqual(chart?.series[0]?.displays, ["190", "340"]);
  assert.equal(chart?.chart, "column");
  assert.match(chart?.heading ?? "", /^Repas/u);
  assert.deepEqual(
    chart?.cues?.map((cue) => cue?.sentence),
    [1, 0],
  );
});

test("a bare number has what it counts", () => {
  const chart = chartOf(
    "# कुएँ का पानी\n\n2010 में पानी 18 फ़ुट पर था, 2016 में 31 फ़ुट पर, और पिछले साल 47 फ़ुट पर मिला।",
    "hi",
  );
  assert.deepEqual(chart?.series[0]?.displays, ["18 फ़ुट", "31 फ़ुट", "47 फ़ुट"]);
});

test("what nothing names is no chart", () => {
  assert.equal(chartOf("# The shop\n\nIn 2019 it opened at 9. Last year it was 218.", "en"), null);
});
