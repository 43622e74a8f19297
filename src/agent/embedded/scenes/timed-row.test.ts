import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { timedRow } from "./timed-row.ts";

function row(sentence: string, language: string): string[] | null {
  const found = timedRow([sentence], 0, language);
  return found === null ? null : [`${found.measure}`, ...found.points.map(({ label, display }) => `${label}=${display}`)]; // prettier-ignore
}

const ROWS: [language: string, sentence: string, row: string[]][] = [
  ["en", "The loft insulation pays for itself in 2.5 years, the new windows in 14 years, the heat pump only after 9.", ["Pays for itself in", "Loft insulation=2.5 years", "New windows=14 years", "Heat pump=9 years"]],
  ["de", "Set S ist nach rund 3,4 Jahren bezahlt, Set M nach 3,3 Jahren, Set L erst nach 5.", ["Bezahlt nach", "Set S=3,4 Jahren", "Set M=3,3 Jahren", "Set L=5 Jahren"]],
  ["it", "Il basilico si asciuga dopo 2 giorni, il rosmarino dopo 6 giorni, il cactus soltanto dopo 30.", ["Si asciuga dopo", "Basilico=2 giorni", "Rosmarino=6 giorni", "Cactus=30 giorni"]],
  ["nl", "Zonder telefoon vallen ze na 15 minuten in slaap, met telefoon na 40 minuten, met een spel pas na 70.", ["In slaap na", "Zonder telefoon=15 minuten", "Met telefoon=40 minuten", "Met een spel=70 minuten"]],
  ["sv", "Vedugnen är betald efter 2,1 år, elaggregatet efter 4,8 år, pelletsugnen först efter 7.", ["Betald efter", "Vedugnen=2,1 år", "Elaggregatet=4,8 år", "Pelletsugnen=7 år"]],
  ["ko", "집에서 회사까지 자동차는 35분, 지하철은 40분, 자전거는 28분 걸립니다.", ["null", "자동차=35분", "지하철=40분", "자전거=28분"]],
  ["ja", "自動車は35分、地下鉄は40分、自転車は28分かかります。", ["null", "自動車=35分", "地下鉄=40分", "自転車=28分"]],
  ["en", "Loading a flat takes 90 minutes with two people, 60 minutes with three and 45 with four.", ["Loading a flat takes", "With two people=90 minutes", "With three=60 minutes", "With four=45 minutes"]],
]; // prettier-ignore

for (const [language, sentence, expected] of ROWS)
  test(`how long each takes is a row whose last may leave out its unit: ${sentence}`, () => {
    assert.deepEqual(row(sentence, language), expected);
  });

const NO_ROWS: [why: string, language: string, sentence: string][] = [
  ["clauses of their own", "en", "Anna arrived after 2 days, then it rained in 3 hours, she left in 4 years."],
  ["steps", "en", "Bring the soup to a boil in 5 minutes, simmer it for 10 minutes and rest it for 20."],
  ["two cases", "en", "The walk takes 90 minutes in the rain and then 20 minutes at home."],
  ["denied", "en", "The bridge is done in 4 years, the tunnel in 7 years, the road never in 9."],
  ["a unit that its number bends", "ru", "Утепление окупается через 3 года, окна через 12 лет, насос лишь через 15."],
  ["out of all proportion", "zh", "香蕉皮要1天，报纸要40天，塑料瓶要450年。"],
  ["a quotation", "de", "„Set S ist nach 3 Jahren bezahlt, Set M nach 4 Jahren, Set L nach 5.“"],
]; // prettier-ignore

for (const [why, language, sentence] of NO_ROWS)
  test(`no row: ${why}`, () => assert.equal(row(sentence, language), null));

test("a row of times is drawn, and the one that is recommended is meant", () => {
  const visual = shown(
    "Set S ist nach rund 3,4 Jahren bezahlt, Set M nach 3,3 Jahren, Set L erst nach 5. Für die meisten ist M die beste Wahl.",
    "de",
  );
  assert.ok(visual.kind === "chart");
  assert.deepEqual(visual.series[0]?.displays, ["3,4 Jahren", "3,3 Jahren", "5 Jahren"]);
  assert.equal(visual.highlight, 1);
});
