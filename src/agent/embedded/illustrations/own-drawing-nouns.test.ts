import assert from "node:assert/strict";
import test from "node:test";
import { isIllustration } from "../../../artifacts/illustrations.ts";
import { topicsIn } from "./film-topic.ts";
import { OWN_DRAWING_NOUNS } from "./own-drawing-nouns.ts";
import { plainThings } from "./plain-things.ts";

const drawingsOf = (base: string, text: string): string[] => [
  ...new Set(plainThings(text, base).map(({ drawing }) => drawing)),
];

test("what is drawn here is shown as itself, and not as what is like it", () => {
  const told: [base: string, text: string, drawings: string[]][] = [
    ["en", "Swifts nest under the tiles.", ["swallow"]],
    ["en", "The mower is in the shed.", ["shed"]],
    ["en", "A hut with a roof of straw.", ["hut"]],
    ["en", "Put the wheelie bin out on Monday.", ["wheelie-bin"]],
    ["de", "Der Mauersegler schläft im Flug.", ["swallow"]],
    ["de", "Der Schuppen ist offen.", ["shed"]],
    ["de", "Die Biotonne ist braun.", ["wheelie-bin"]],
    ["fr", "L’hirondelle revient.", ["swallow"]],
    ["es", "La golondrina vuelve.", ["swallow"]],
    ["it", "Le rondini partono.", ["swallow"]],
    ["pl", "Jaskółka wraca.", ["swallow"]],
    ["ru", "Ласточка возвращается.", ["swallow"]],
    ["tr", "Kırlangıçlar geldi.", ["swallow"]],
    ["ja", "ツバメが帰ってきます。", ["swallow"]],
    ["ko", "제비는 날아온다.", ["swallow"]],
    ["ar", "يعود السنونو.", ["swallow"]],
  ];
  for (const [base, text, drawings] of told) assert.deepEqual(drawingsOf(base, text), drawings, text);
  assert.deepEqual([...topicsIn("Wann die Schwalben kommen", "de")], ["swallow"]);
});

test("words that only look like these name none", () => {
  const told: [base: string, text: string][] = [
    ["en", "She shed light on it."],
    ["en", "He swallows the pill slowly."],
    ["en", "A swift answer helps."],
    ["ko", "제비뽑기로 정합니다."],
    ["ko", "제비꽃이 핍니다."],
  ];
  for (const [base, text] of told)
    for (const drawing of ["shed", "swallow", "wheelie-bin"])
      assert.ok(!drawingsOf(base, text).includes(drawing), `${text}: ${drawing}`);
});

test("what is given a lift rides in none, and several times are no wheel of water", () => {
  const told: [base: string, text: string, drawing: string][] = [
    ["en", "We give the lift to the team.", "elevator"],
    ["en", "It is the lift you need from coffee.", "elevator"],
    ["en", "Spokes and hubs of the airline.", "bicycle-wheel"],
    ["fr", "Le conteneur de verre est plein.", "shipping-container"],
    ["ko", "그는 수차례 말했습니다.", "water-wheel"],
  ];
  for (const [base, text, drawing] of told) assert.ok(!drawingsOf(base, text).includes(drawing), text);
  assert.deepEqual(drawingsOf("en", "Take the lift."), ["elevator"]);
  assert.deepEqual(drawingsOf("ko", "수차가 돕니다."), ["water-wheel"]);
});

test("every noun is of a drawing", () => {
  const names = [...OWN_DRAWING_NOUNS.matchAll(/(?<=: |; )[a-z-]+(?==)/gu)].map(([name]) => name);
  assert.ok(names.length > 30 && names.every(isIllustration));
});

test("who suits somebody wears nothing, and who is called Beaver builds no dam", () => {
  assert.deepEqual(drawingsOf("en", "The small plan suits a single room."), []);
  assert.deepEqual(drawingsOf("en", "The report of Sir Hugh Beaver came in 1954."), []);
  assert.deepEqual(drawingsOf("en", "The beaver builds at night."), ["beaver"]);
  assert.deepEqual(drawingsOf("tr", "Bu dokuz ayı söyleyin."), []);
  assert.deepEqual(drawingsOf("tr", "Ormanda bir kahverengi ayı yaşar."), ["bear"]);
  assert.deepEqual(drawingsOf("he", "הוא תיקן את השעון"), drawingsOf("he", "את השעון"));
  assert.deepEqual(drawingsOf("it", "Il succo è questo: si parte."), []);
  assert.deepEqual(drawingsOf("zh", "农民的钱袋子鼓了。"), []);
});
