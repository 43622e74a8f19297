import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutBracketOrders } from "./bracket-orders.ts";

const told = (source: string, asked = true): string =>
  withoutBracketOrders(source, asked).text.replaceAll(/ +/gu, " ").trim();

void test("brackets that are said to whoever makes the film are not told", () => {
  for (const order of [
    "(pause)", "(short pause here)", "(pause for three seconds here)", "(hier bitte kurz Pause machen)", "(petite pause ici)", "(tu zrobić pauzę)",
    "(здесь небольшая пауза)", "(burada kısa bir ara)", "(وقفة قصيرة هنا)", "(הפסקה קצרה)", "(यहाँ थोड़ा रुकें)", "(ここで少し間をあける)",
    "(여기서 잠깐 멈춤)", "(停顿一下)", "(Check: Tom says 2.3 tonnes?)", "(à vérifier : Luc dit 3 250)", "(mag op een plattegrond)",
    "(visa gärna en karta)", "(名前は出さない)", "(最好配动画示意)", "(please show a map)",
  ])
    assert.equal(told(`The lamp stands high. ${order}`), "The lamp stands high.", order);
}); // prettier-ignore

void test("what brackets explain stays, and without a request so does nearly all", () => {
  for (const fact of ["(built 1931)", "(from £9, mostly done in 48 hrs)", "(no, not cast iron)", "(grey)", "(Rafi, 4B)", "(mid June to end of September)", "(3 yıl ortalaması)", "(一部車種を除く)", "(vom Hallentelefon mit einer 0 davor)"])
    assert.equal(told(`The hall ${fact} is cold.`), `The hall ${fact} is cold.`, fact);
  assert.equal(told("Breathe in (show a map) and out.", false), "Breathe in (show a map) and out.");
  assert.equal(told("Once more (pause) he called.", false), "Once more he called.");
}); // prettier-ignore

void test("the stop stands behind what is left, and a text keeps its length", () => {
  const source = "去年は38人で2組いました(名前は出さない)。次です。";
  const { text } = withoutBracketOrders(source, true);
  assert.equal(text.length, source.length);
  assert.equal(text.replaceAll(" ", ""), "去年は38人で2組いました。次です。");
  assert.equal(
    told("Which digit? (It is 3 because the sum is 18. show the answer after a 5 sec pause)"),
    "Which digit? (It is 3 because the sum is 18.)",
  );
});

void test("a number is told as it was put right", () => {
  const source = `counted 312 eels first, 1,940 in the third. (Check: Dan says 1,904?? use "over 1,900")`;
  assert.equal(told(source), "counted 312 eels first, over 1,900 in the third.");
  assert.equal(withoutBracketOrders(source, true).text.length, source.length);
  // Nothing near it is put right.
  assert.equal(told(`We counted 312 eels. (Check: use "over 1,900")`), "We counted 312 eels.");
});

void test("behind an arrow or ※ stands what is asked of the maker", () => {
  assert.equal(told("前提:双子なし ←言わないと必ずつっこむ生徒がいるので入れてください"), "前提:双子なし");
  assert.equal(told("※答えは13人ですが動画では言わないで"), "");
  assert.equal(told("※小学生以下は無料です"), "※小学生以下は無料です");
  assert.equal(told("← zurück zum Bahnhof"), "← zurück zum Bahnhof");
});
