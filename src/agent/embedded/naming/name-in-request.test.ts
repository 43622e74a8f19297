import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { decisionIn } from "./decision.ts";
import { nameInRequest } from "./name-in-request.ts";

test("a request calls its film by what it is of, without saying about", () => {
  for (const [language, said, name] of [
    ["it", "appunti per il video del panificio (lo mettiamo in vetrina, max un minuto)", "Il panificio"],
    ["it", "note per il video dell'officina", "L’officina"],
    ["fr", "notes pour la vidéo de la boulangerie, une minute", "La boulangerie"],
    ["es", "notas para el vídeo del taller de bicis (un minuto)", "El taller de bicis"],
    ["pt", "apontamentos para o vídeo da padaria, um minuto", "A padaria"],
    ["nl", "notities voor het filmpje van de fietsenmakerij (website)", "De fietsenmakerij"],
    ["de", "Notizen für das Video der Bäckerei (kommt auf die Website)", "Die Bäckerei"],
    ["en", "notes for the bakery video (shop window)", "The bakery"],
    ["ko", "새로 입주하신 분들께 보여 드릴 분리배출 안내 영상을 부탁드립니다.", "분리배출 안내"],
    ["ja", "新しい住民の方に見せるごみ分別の案内動画をお願いします。", "ごみ分別の案内"],
    ["ja", "来月のオープン前に、古民家カフェの紹介動画をお願いします。", "古民家カフェ"],
    ["zh", "帮我们做一个介绍老茶馆的短片，放在门口播放", "老茶馆"],
    ["ko", "외국인 학생들에게 보여 줄 1분 30초짜리 영상을 만들어 주세요.", null],
    ["ja", "社内の自動販売機についてのお知らせ動画をお願いします。", "社内の自動販売機"],
    ["ja", "花壇の水やりに関する説明動画を作ってください。", "花壇の水やり"],
    ["ja", "社内で流す動画をお願いします。", null],
    ["zh", "请帮我做一个两分钟的视频", null],
    ["es", "un vídeo de dos minutos para la web", null],
    ["it", "un video della durata di due minuti", null],
    ["en", "notes for the new video", null],
  ] as const)
    assert.equal(nameInRequest([said], language), name, said);
});

test("what has to be decided names a film, and the clause that says so opens it", () => {
  for (const [said, title, told] of [
    [
      "We are four people in Ghent, and in September we have to decide what to do about the old van.",
      "What to do about the old van",
      "In September we have to decide what to do about the old van.",
    ],
    [
      "Im September müssen wir entscheiden, was wir mit dem alten Bus machen.",
      "Was wir mit dem alten Bus machen",
      "Im September müssen wir entscheiden, was wir mit dem alten Bus machen.",
    ],
    [
      "En septembre nous devons décider que faire de la vieille camionnette.",
      "Que faire de la vieille camionnette",
      "En septembre nous devons décider que faire de la vieille camionnette.",
    ],
    ["Musimy zdecydować, co zrobić ze starym vanem.", "Co zrobić ze starym vanem", "Musimy zdecydować, co zrobić ze starym vanem."], // prettier-ignore
    ["9月に古い車をどうするか決めます。", "9月に古い車をどうするか", "9月に古い車をどうするか決めます。"],
  ] as const)
    assert.deepEqual(decisionIn([said]), { title, told });
  assert.equal(decisionIn(["We decide in May.", "You decide how long it is."]), null);
});

const titleOf = (text: string, language: string): string => film(text, language).title;

test("no film is called after how many points it has, or by its first part's heading where it has a name", () => {
  const items = ["perché il nostro pane costa 5 euro? ce lo chiedono tutti", "la farina viene dal mulino di Bra", "buttiamo pochissimo pane"]; // prettier-ignore
  const list = items.map((item) => `- ${item}\n`).join("");
  assert.equal(titleOf(`appunti per il video del panificio (lo mettiamo in vetrina)\n\n${list}`, "it"), "Il panificio"); // prettier-ignore
  assert.equal(titleOf(list, "it"), "Perché il nostro pane costa 5 euro?");
  const parts = "## 언제, 어디에 버리나요\n재활용품은 매주 수요일 저녁에 내놓습니다.\n\n## 버리는 순서\n내용물을 깨끗이 비웁니다. 물로 한 번 헹굽니다.\n"; // prettier-ignore
  assert.equal(titleOf(`새로 입주하신 분들께 보여 드릴 분리배출 안내 영상을 부탁드립니다.\n\n${parts}`, "ko"), "분리배출 안내"); // prettier-ignore
  assert.equal(titleOf(parts, "ko"), "언제, 어디에 버리나요");
});

test("what the first sentence defines names a film without a title", () => {
  const { title, scenes } = film(
    "외국인 학생들에게 보여 줄 1분짜리 영상을 만들어 주세요.\n\n김장은 겨울 동안 먹을 김치를 한꺼번에 담그는 일입니다. 보통 11월 하순에 합니다.\n\n옛날에는 항아리를 땅에 묻었습니다. 김장은 혼자 하는 일이 아닙니다.\n",
    "ko",
  );
  assert.equal(title, "김장");
  assert.equal(scenes[0]?.narration[0], "김장은 겨울 동안 먹을 김치를 한꺼번에 담그는 일입니다.");
});

test("a decision names the film, and opens it where only the request says so", () => {
  const request =
    "We are four people who do removals in Ghent, and in September we have to decide what to do about the old van. I'd like a film of two minutes that I can show to the others on Sunday, so that we argue about the right things.";
  const body =
    "We drive about 18,000 km a year, nearly all in town. The diesel is cheapest today, but repairs came to €3,100.\n\nThe electric van is quiet and goes everywhere. Renting means we pay only when we work.\n";
  const plain = film(`${request}\n\n${body}`);
  assert.equal(plain.title, "What to do about the old van");
  const said = plain.scenes.flatMap(({ narration }) => narration).join(" ");
  assert.match(said, /^What to do about the old van\. We are four people .* in September we have to decide/u);
  const neutral = film(`${request} Please stay neutral, I don't want it to look as if I had decided already.\n\n${body}`); // prettier-ignore
  assert.equal(neutral.title, "What to do about the old van");
  assert.equal(
    neutral.scenes[0]?.narration[0],
    "In September we have to decide what to do about the old van.",
  );
});
