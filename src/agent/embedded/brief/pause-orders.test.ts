import assert from "node:assert/strict";
import { test } from "node:test";
import { pauseAfter } from "../../../voice/pauses.ts";
import { PAUSE_ORDERS } from "./pause-order-words.ts";
import { withoutPauseOrders } from "./pause-orders.ts";

const told = (source: string): string => {
  const { text } = withoutPauseOrders(source);
  assert.equal(text.length, source.length);
  return text.replaceAll(/[ \t]+/gu, " ");
};

test("between a question and its answer, a pause asked of the maker becomes the label of the answer", () => {
  const pairs: readonly [string, string][] = [
    ["Why is it wound? Pause for five seconds before the answer: a thick wire is stiff.", "Why is it wound? The answer: a thick wire is stiff."],
    ["Why is it wound?\n\nLeave four seconds before you give the answer. A thick wire is stiff.", "Why is it wound?\n\n The answer: A thick wire is stiff."],
    ["Wie viele sind es? Bitte fünf Sekunden Pause vor der Antwort: 210 Stück.", "Wie viele sind es? Die Antwort: 210 Stück."],
    ["Combien ? Marquez une pause de cinq secondes avant la réponse : douze.", "Combien ? La réponse: douze."],
    ["¿Cuántos son? Haz una pausa de cinco segundos antes de la respuesta: doce.", "¿Cuántos son? La respuesta: doce."],
    ["Сколько их? Пожалуйста, пауза пять секунд перед ответом: двенадцать.", "Сколько их? Ответ: двенадцать."],
    ["何センチでしょうか。答えの前に五秒間の間を置いてください：20センチです。", "何センチでしょうか。 答え：20センチです。"],
    ["كم عددها؟ توقفوا خمس ثوانٍ قبل الجواب: اثنا عشر.", "كم عددها؟ الجواب: اثنا عشر."],
    ["정답은 몇 개일까요? 정답 전에 5초 쉬어 주세요: 열두 개입니다.", "정답은 몇 개일까요? 정답: 열두 개입니다."],
  ]; // prettier-ignore
  for (const [brief, film] of pairs) assert.equal(told(brief), film);
});

test("what tells of pauses, answers no question or has no answer behind it stays", () => {
  for (const text of [
    "The meter beeps. Wait ten seconds before the answer appears: 480 is her best.",
    "What does she do? She waits ten seconds: nothing happens.",
    "Ready? Pause for five seconds before the answer:",
    "Why? Read the question, then the answer: both stand on the card.",
    "",
  ])
    assert.equal(withoutPauseOrders(text).text, text);
});

test("before every label that stands in place of such an order the voice leaves time to think", () => {
  for (const { label } of PAUSE_ORDERS) assert.ok(pauseAfter("Why?", `${label}: x.`) > 1.5, label);
});

test("a pause that no answer follows is not told, and a breath that is held in an exercise is", () => {
  for (const [source, film] of [
    ["Which would you choose? Pause here for five seconds.", "Which would you choose?"],
    ["どちらを選びますか。ここで五秒止めてください。", "どちらを選びますか。"],
    ["Was wiegt mehr? Hier fünf Sekunden Pause.\n\nWeiter geht es.", "Was wiegt mehr?\n\nWeiter geht es."],
    ["你会选哪一个？请停顿5秒。", "你会选哪一个？"],
    ["Lequel choisir ? Pause de cinq secondes.", "Lequel choisir ?"],
    ["Which is older? Hold the picture for five seconds.", "Which is older?"],
    ["어느 것을 고르시겠어요? 여기서 5초 기다려 주세요.", "어느 것을 고르시겠어요?"],
  ] as const) {
    const { text, wishes } = withoutPauseOrders(source);
    assert.equal(text.length, source.length);
    assert.equal(text.replace(/[ \t]+(?=\n|$)/gu, "").replace(/ +/gu, " "), film);
    assert.equal(wishes.length, 1, source);
  }
  for (const source of [
    "Breathe in slowly. Hold for five seconds. Breathe out.",
    "How long does it take? Wait for five seconds and stir.",
    "息を吸います。五秒待ってください。",
    "What do you do first? Wait ten seconds. Then press the red button.",
    "How long should it dry? Wait 30 seconds.",
    "Fire? Hold for ten seconds.",
    "Wie lange zieht der Tee? 30 Sekunden warten.",
    "Hoe lang? 30 seconden wachten.",
    "どのくらいですか。30秒待ってください。",
    "要等多久？等待30秒。",
    "얼마나 걸려요? 30초 기다려 주세요.",
    "كم ننتظر؟ انتظر 30 ثواني.",
    "Ne kadar sürer? 30 saniye bekleyin.",
  ])
    assert.equal(withoutPauseOrders(source).text, source);
});
