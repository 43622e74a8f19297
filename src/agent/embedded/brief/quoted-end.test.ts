import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutWishedEnd } from "./wished-end.ts";

const BODY = "The bakery bakes one hundred loaves a day and sells them all by noon.\n\n";

test("words in their marks, before what is asked of them, are the film's last line", () => {
  for (const [order, line] of [
    ["「本との出会いを、もっと気軽に。」という言葉で締めてください。", "本との出会いを、もっと気軽に"],
    ["「命を守るのは、日ごろの備えです。」で終わってください。", "命を守るのは、日ごろの備えです"],
    ["最後は「待つ時間も、味のうち。」でしめてください。", "待つ時間も、味のうち"],
    ["最後に「また会いましょう」と入れてください。", "また会いましょう"],
    ["ラストは「さあ、一歩を」で締めくくっていただけますか。", "さあ、一歩を"],
    ["最后请用“种下的是菜，收获的是邻居。”这句话收尾。", "种下的是菜，收获的是邻居"],
    ["片尾请打出“每一滴水都算数”。", "每一滴水都算数"],
    ['"함께 읽으면 더 멀리 갑니다."라는 말로 끝내 주세요.', "함께 읽으면 더 멀리 갑니다"],
    ['마지막은 "오늘도 고맙습니다"로 마무리해 주세요.', "오늘도 고맙습니다"],
    ['Filmi "Su hayattır" cümlesiyle bitirelim.', "Su hayattır"],
    ['"हर बूँद की कीमत है" शब्दों से समाप्त करें।', "हर बूँद की कीमत है"],
    ["Das Ganze bitte mit „Bis bald im Garten“ enden.", "Bis bald im Garten"],
  ] as const) {
    const found = withoutWishedEnd(`${BODY}${order}\n`);
    assert.equal(found.closing?.text, line);
    assert.equal(found.text.slice(BODY.length).trim(), "", found.text);
  }
});

test("words behind “with the words” and a colon are, too", () => {
  for (const [order, line] of [
    ["תסיימו בבקשה במילים: כל בקבוק חשוב.", "כל בקבוק חשוב"],
    ["נא לסיים במשפט: הדלת פתוחה.", "הדלת פתוחה"],
    ["אפשר לסיים עם המילים: נתראה בשוק.", "נתראה בשוק"],
    ["اختموا من فضلكم بالكلمات: حديقتنا بيتنا الثاني.", "حديقتنا بيتنا الثاني"],
    ["أنهوا الفيلم بعبارة: الماء حياة.", "الماء حياة"],
    ["कृपया इन शब्दों से समाप्त करें: हर बूँद की कीमत है।", "हर बूँद की कीमत है"],
    ["Lütfen şu sözlerle bitirin: Atma, onar.", "Atma, onar"],
    ["End please with the words: see you on Friday.", "See you on Friday"],
    ["Bitte mit den Worten enden: Wer fragt, gewinnt.", "Wer fragt, gewinnt"],
    ["Merci de terminer par les mots : à bientôt au jardin.", "À bientôt au jardin"],
    ["Zakończcie słowami: do zobaczenia w ogrodzie.", "Do zobaczenia w ogrodzie"],
    ["Закончите, пожалуйста, словами: пчёлы помнят заботу.", "Пчёлы помнят заботу"],
  ] as const)
    assert.equal(withoutWishedEnd(`${BODY}${order}\n`).closing?.text, line);
});

test("what somebody ended so, and how a thing is done, is told", () => {
  for (const said of [
    "彼は「ありがとう」で終わった。",
    "「また来ます」という言葉で手紙は終わっていました。",
    "「予約」と入れてください。",
    "「×」で閉じてください。",
    "他以“再见”结尾。",
    '그는 "고맙습니다"라는 말로 끝냈다.',
    '"이름"을 넣어 주세요.',
    'Mektubunu "sevgiler" diyerek bitirdi.',
    "She ends every letter with the words: see you soon.",
    "End your letter with the words: Yours sincerely.",
    "Er endete mit den Worten: Das war gut so.",
    "המורה סיים במילים: עד כאן.",
    "ختم خطابه بعبارة: شكرا لكم.",
    "उसने भाषण इन शब्दों से समाप्त किया: धन्यवाद।",
  ])
    assert.equal(withoutWishedEnd(`${BODY}${said}\n`).closing, null, said);
});

test("a head with nothing but the order below it goes with it", () => {
  const { scenes } = film(
    "# 避難訓練\n\n■流れ\n放送が流れたら、机の下に入ります。揺れが収まったら、階段で下ります。\n\n■注意\n「命を守るのは、日ごろの備えです。」で終わってください。\n",
  );
  const text = JSON.stringify(scenes);
  assert.doesNotMatch(text, /注意|終わって/u);
  assert.match(scenes.at(-1)?.narration.join("") ?? "", /日ごろの備えです/u);
});
