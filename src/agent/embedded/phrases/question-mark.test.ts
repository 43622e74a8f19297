import assert from "node:assert/strict";
import { test } from "node:test";
import { markedQuestion } from "./question-mark.ts";

test("a heading that asks is asked, in more languages of Asia", () => {
  for (const [language, heading] of [
    ["hi", "कितना पानी दें"],
    ["bn", "টিকা কখন নেবেন"],
    ["ta", "மழைநீரை எப்படி சேமிப்பது"],
    ["vi", "Hồ sơ nộp ở đâu"],
    ["vi", "Ai được miễn phí"],
    ["id", "Berapa biayanya"],
    ["id", "Apa yang harus dibawa"],
    ["zh", "什么时候浇水"],
    ["zh", "垃圾怎麼分"],
    ["ko", "왜 줄을 서나"],
  ] as const)
    assert.match(markedQuestion(heading, language) ?? "", /[?？]$/u, heading);
});

test("one that names is not", () => {
  for (const [language, heading] of [
    ["hi", "पानी की मात्रा"],
    ["bn", "টিকার সময়"],
    ["ta", "மழைநீர் சேமிப்பு"],
    ["vi", "Nơi nộp hồ sơ"],
    ["vi", "Ai Cập cổ đại"],
    ["id", "Biaya dan jadwal"],
    ["id", "Apartemen baru"],
    ["zh", "浇水的时候"],
    ["ko", "어떤 하루"],
  ] as const)
    assert.equal(markedQuestion(heading, language), null, heading);
});
