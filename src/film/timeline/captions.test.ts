import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { SceneSpeech } from "../../artifacts/speech.ts";
import { captionWidth, lineLimit } from "./caption-lines.ts";
import { captionPieces, sceneCaptions } from "./captions.ts";
import { evenSpeech } from "./even-speech.ts";

const WORDS = ["light", "a", "photosynthesis,", "“quoted”", "water.", "(one", "two)", "e.g.", "12.5"];
const sentences = fc.array(
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 40 }).map((words) => words.join(" ")),
  { minLength: 1, maxLength: 4 },
);

test("captions say every word once, in lines that fit, one after another", () => {
  fc.assert(
    fc.property(sentences, (narration) => {
      const captions = sceneCaptions(evenSpeech(1, narration, "en"), 2);
      assert.equal(
        captions
          .flatMap(({ lines }) => lines)
          .join(" ")
          .replace(/\s+/g, " "),
        narration.join(" ").replace(/\s+/g, " "),
      );
      for (const [index, { lines, startSeconds, endSeconds }] of captions.entries()) {
        assert.ok(lines.length <= 2);
        for (const line of lines) assert.ok(captionWidth(line) <= lineLimit("en"), line);
        const next = captions[index + 1];
        assert.ok(endSeconds > startSeconds && endSeconds - startSeconds <= 7.01);
        assert.ok(next === undefined || next.startSeconds >= endSeconds);
      }
    }),
  );
});

test("Chinese captions have at most 16 characters a line and keep their punctuation", () => {
  const narration = [
    "二十四节气是中国人通过观察太阳周年运动而形成的时间知识体系，至今仍然指导着农业生产和日常生活。",
  ];
  const captions = sceneCaptions(evenSpeech(1, narration, "zh"), 0);
  assert.equal(captions.flatMap(({ lines }) => lines).join(""), narration[0]);
  for (const { lines } of captions) for (const line of lines) assert.ok(line.length <= 16, line);
});

test("captions from right to left keep the groups of a number in order, and on one line", () => {
  const narration = [
    "للتسجيل في ورشة الخط يُرجى الاتصال بالسيدة نادية على الرقم 555 0142 قبل يوم الأربعاء 15 أكتوبر، أو (02) 555 0142.",
  ];
  const pieces = captionPieces(evenSpeech(1, narration, "ar"));
  const lines = pieces.flatMap((piece) => piece.lines);
  const text = lines.map((line) => line.text).join(" ");
  assert.match(text, /الرقم \u200E555\u00A00142\u200F قبل/u);
  assert.match(text, /\u200E\(02\)\u00A0555\u00A00142\u200F/u);
  const words = narration[0]?.split(" ").map((word) => word.replace(/[،.()]/gu, ""));
  const placed = lines.flatMap((line) => line.words.map(({ start, end }) => line.text.slice(start, end)));
  assert.deepEqual(
    placed.map((word) => word.replace(/[،.()\u200E\u200F]/gu, "")),
    words,
  );
});

test("a caption that begins with a negative number keeps its sign", () => {
  const narration = ["Each region: €980k in the second quarter, €870k in the third, -11.2% and -3% margin."];
  const captions = sceneCaptions(evenSpeech(1, narration, "en"), 0);
  assert.equal(captions.flatMap(({ lines }) => lines).join(" "), narration[0]);
});

test("a caption keeps the marks that close it, and parts no number from its digits or its unit", () => {
  const said: Record<string, string[]> = {
    fr: ["« On a vendu la deuxième voiture au bout de trois semaines », raconte Inès, mère de deux enfants à Nantes.", "Pourtant, un vélo cargo classique mesure 2,50 mètres : impossible de le ranger dans un immeuble."],
    en: ['"By God, Harrison, I will see you righted!" said King George III, when the old man finally turned to him.', "Finally, bake at 250 °C: 20 minutes with the lid on, then 25 minutes at 220 °C with the lid off."],
    pt: ["Portalmar recolheu 48 200 toneladas de resíduos em 2024, menos 3,2 % do que em 2023.", "Outubro: tarifa reduzida em 10 % para quem faz compostagem."],
    de: ["Er sagte: »Das machen wir heute noch fertig« und ging dann ohne ein weiteres Wort in den Garten – für zwei Stunden."],
  }; // prettier-ignore
  for (const [language, sentencesOf] of Object.entries(said))
    for (const sentence of sentencesOf) {
      const lines = sceneCaptions(evenSpeech(1, [sentence], language), 0).flatMap((one) => one.lines);
      assert.equal(lines.join(" ").replace(/\s+/gu, " "), sentence);
      for (const line of lines)
        assert.doesNotMatch(line, /^[%°»”]|^\d{3}\b(?= tonel)|\d$|[«„]$/u, lines.join(" / "));
    }
});

/** Words one after the other, each `[text, seconds]`. */
function spoken(language: string, said: [string, number][], end = "。"): SceneSpeech {
  const text = said.map(([word]) => word).join("") + end;
  let [at, seconds] = [0, 0];
  const words = said.map(([written, long]) => {
    const word = written.replace(/、$/u, "");
    const one = {
      text: word,
      sentence: 0,
      start: at,
      end: at + word.length,
      from: seconds,
      to: seconds + long,
    };
    at += written.length;
    seconds += long;
    return one;
  });
  return {
    version: 1,
    sceneIndex: 1,
    language,
    voiceId: "v",
    engine: "e",
    approximate: false,
    durationSeconds: seconds,
    words,
    sentences: [{ from: 0, to: seconds, text }],
  };
}

test("no caption flashes by, and none parts a Japanese word from its ending", () => {
  const speech = spoken("ja", [
    ["まず、", 0.6],
    ["フィルター", 2.4],
    ["を", 0.5],
    ["お湯", 1],
    ["で", 0.5],
    ["湿", 0.5],
    ["ら", 0.5],
    ["せ", 0.5],
    ["ます", 1.2],
  ]);
  const captions = sceneCaptions(speech, 0);
  assert.deepEqual(
    captions.map(({ lines }) => lines.join("")),
    ["まず、フィルターを", "お湯で湿らせます。"],
  );
});

test("a last word is not left for a caption of its own", () => {
  const words = "夜晚 慢慢 釋放， 因此 市中心 往往 比 郊區 高出 3 至 5".split(" ");
  const speech = spoken("zh-Hant", [
    ["城市的混凝土和柏油白天吸熱，", 3.2],
    ...words.map((word): [string, number] => [word, 0.45]),
    ["度", 0.3],
  ]);
  const captions = sceneCaptions(speech, 0);
  assert.equal(captions.at(-1)?.lines.join(""), "夜晚慢慢釋放，因此市中心往往比郊區高出3至5度。");
  assert.ok(captions.every(({ lines }) => lines.every((line) => !line.startsWith("中心"))));
});

test("captions stand for a second at least and seven at most, in any language", () => {
  const texts: Record<string, string> = {
    en: "First, wet the filter; then, slowly, pour the water in three parts, wait half a minute, and serve.",
    th: "ลมมรสุมคือลมที่พัดเปลี่ยนทิศตามฤดูกาลเพราะแผ่นดินร้อนและเย็นเร็วกว่าทะเลและลมจากทะเลพัดเข้ามาพร้อมความชื้น",
    ja: "まず、豆を入れて、平らにして、少量のお湯を注ぎ、三十秒待ってから、残りを三回に分けて静かに注ぎます。",
    ar: "أولا، بلل المرشح، ثم صب الماء ببطء على ثلاث دفعات، وانتظر نصف دقيقة، ثم قدم القهوة.",
  };
  for (const [language, text] of Object.entries(texts))
    for (const { lines, startSeconds, endSeconds } of sceneCaptions(evenSpeech(1, [text], language), 0)) {
      const stands = endSeconds - startSeconds;
      assert.ok(stands > 0.99 && stands <= 7.01, `${stands} s: ${lines.join(" / ")}`);
      assert.ok(lines.length <= 2);
      for (const line of lines) assert.ok(captionWidth(line) <= lineLimit(language), line);
    }
});

test("no caption is the last word of its sentence alone, and none ends before what its small word opens", () => {
  for (const [language, said] of [
    ["en", "Change: 9.0% for Sheffield, 6.2% for Leeds, 4.1% for York and −2.3% for Hull."],
    ["es", "«Un glaciar es un río que tiene paciencia», repite nuestra guía de montaña, la paciente Maite."],
    [
      "en",
      "Cost of goods: from £135,700 in the third quarter of last year to £176,330 in the third quarter of this one.",
    ],
  ] as const) {
    const captions = sceneCaptions(evenSpeech(1, [said], language), 0).map(({ lines }) => lines.join(" "));
    for (const text of captions) {
      assert.ok(text.split(" ").length > 1, captions.join(" | "));
      assert.doesNotMatch(text, /\s(?:for|from|to|of|the|de|la|un)$/u, captions.join(" | "));
    }
  }
});

test("no caption and no line of one ends with a word that belongs to the next, and names stay whole", () => {
  const said: [language: string, sentence: string, ends: RegExp][] = [
    ["en", "In the winter of 1953 she rescued the crew of the trawler Northern Star with the help of a fisherman called Angus MacLeod and his two sons.", /\b(?:Angus|Northern|the|a|of|his)$/u],
    ["en", "For more than forty years the lighthouse on the northern tip of the island was kept by Margaret Thompson, who climbed the 212 steps of the tower every evening with 5 litres of oil.", /\b(?:Margaret|was|the|of|by|every|5|212)$/u],
    ["de", "Der Leuchtturm wurde von einer Familie gehütet, die jeden Abend die 212 Stufen des Turms mit 5 Litern Öl und einem Band mit Gedichten für ihre Kinder hinaufstieg.", /(?<=\s)(?:von|einer|die|jeden|des|mit|einem|ihre|5|212)$/u],
    ["pl", "Przez ponad czterdzieści lat latarnią na północnym cyplu wyspy opiekowała się Małgorzata Kowalska, która co wieczór wchodziła po 212 stopniach z 5 litrami oleju.", /(?<=\s)(?:Małgorzata|na|po|z|212|5)$/u],
  ]; // prettier-ignore
  for (const [language, sentence, ends] of said) {
    const captions = sceneCaptions(evenSpeech(1, [sentence], language), 0);
    const lines = captions.flatMap((one) => one.lines);
    assert.equal(lines.join(" "), sentence);
    for (const line of lines) assert.doesNotMatch(line, ends, lines.join(" / "));
  }
});
