import assert from "node:assert/strict";
import { after, test } from "node:test";
import { sha256 } from "../kernel/hash.ts";
import { makeVoice } from "./voice.ts";

const voice = makeVoice({ threads: 2 });
after(() => voice.close());

test("a scene: words in order with times, sentences apart by a breath, no silence at its ends", async () => {
  const sentences = ["In 2016, it had gained 74 kg.", "So where did the tree come from?"];
  const { speech, samples } = await voice.speakScene({ sceneIndex: 3, sentences, language: "en" });
  assert.equal(speech.sceneIndex, 3);
  assert.equal(speech.voiceId, "espeak-en-us-m1");
  assert.equal(speech.approximate, false);
  assert.equal(samples.length, Math.round(speech.durationSeconds * 48_000));
  assert.deepEqual(
    speech.words.map((word) => word.text),
    "In 2016 it had gained 74 kg So where did the tree come from".split(" "),
  );
  for (const [index, word] of speech.words.entries()) {
    assert.equal(sentences[word.sentence]?.slice(word.start, word.end), word.text);
    assert.ok(word.to - word.from > 0.03, `${word.text} is heard`);
    assert.ok(word.from >= (speech.words[index - 1]?.to ?? 0) - 1e-9);
    assert.ok(word.to <= speech.durationSeconds + 1e-9);
  }
  const [first, second] = speech.sentences;
  assert.ok(first !== undefined && second !== undefined);
  assert.ok(second.from - first.to > 0.3 && second.from - first.to < 0.5);
  assert.equal(speech.words[0]?.sentence, 0);
  const loudStart = samples.findIndex((sample) => Math.abs(sample) > 0.01);
  const loudEnd = samples.findLastIndex((sample) => Math.abs(sample) > 0.01);
  assert.ok(loudStart < 0.1 * 48_000 && loudEnd > samples.length - 0.15 * 48_000);
});

test("Chinese words are found without spaces, and all are heard", async () => {
  const sentences = ["2016年,二十四节气被列入名录。", "叶绿素吸收90%的蓝光。"];
  const { speech } = await voice.speakScene({ sceneIndex: 1, sentences, language: "zh" });
  const words = speech.words.map((word) => word.text);
  assert.ok(words.includes("2016") && words.includes("90%"));
  assert.equal(words.join(""), "2016年二十四节气被列入名录叶绿素吸收90%的蓝光");
  assert.ok(speech.words.every((word) => word.to - word.from > 0.05));
});

test("Japanese is read: kanji at the pace of kana, and each word when it is heard", async () => {
  const sentences = [
    "ぬか漬けは、米ぬかに塩と水を混ぜて発酵させた、日本の保存食です。",
    "きゅうりは２０℃の部屋で８時間です。",
  ];
  const { speech } = await voice.speakScene({ sceneIndex: 1, sentences, language: "ja" });
  assert.equal(speech.approximate, false);
  const [first, second] = speech.sentences;
  assert.ok(first !== undefined && first.to > 5 && first.to < 8, `33 characters take ${first?.to} s`);
  assert.ok(second !== undefined && second.to - second.from < 4.5);
  assert.equal(speech.words.map(({ text }) => text).join(""), sentences.join("").replaceAll(/[、。]/gu, ""));
  for (const word of speech.words) {
    assert.equal(sentences[word.sentence]?.slice(word.start, word.end), word.text);
    assert.ok(word.to - word.from > 0.05 && word.to - word.from < 1, word.text);
  }
});

test("the same scene gives the same samples", async () => {
  const request = {
    sceneIndex: 1,
    sentences: ["Wind blows at night and in winter; it needs tall towers."],
    language: "en",
  };
  const one = await voice.speakScene(request);
  await voice.speakScene({ ...request, sentences: ["Something else."], language: "de" });
  const other = await voice.speakScene(request);
  assert.deepEqual(other.speech, one.speech);
  assert.ok(Buffer.from(other.samples.buffer).equals(Buffer.from(one.samples.buffer)));
});

test("a sentence without anything to say is a short silence, and is told", async () => {
  const { speech, samples } = await voice.speakScene({
    sceneIndex: 1,
    sentences: ["Good.", "😀🎉", "—", ""],
    language: "en",
  });
  assert.deepEqual(speech.unspokenSentences, [1, 2, 3]);
  assert.ok(samples.length > 48_000 * 1.5);
  assert.equal(speech.words.at(-1)?.text, "😀🎉");
});

test("hostile texts are spoken, none stops the voice", async () => {
  const sentences = [
    '<break time="60s"/>Now </speak> & then',
    "[[hello]] \0 after NUL \ud800 x",
    "𝕳𝖊𝖑𝖑𝖔 ﬁne ２０２４",
    "a".repeat(3_000),
    "👨‍👩‍👧‍👦 1️⃣ ok",
    "Z̸̧͝a̵̢͝l̴̨̛g̶̛̗o",
    "مرحبا بالعالم 日本語 हिन्दी",
  ];
  const { speech, samples } = await voice.speakScene({ sceneIndex: 1, sentences, language: "en" });
  assert.ok(samples.every((sample) => Number.isFinite(sample)));
  assert.equal(speech.sentences.length, sentences.length);
  assert.equal(speech.unspokenSentences, undefined);
  const breakSentence = speech.sentences[0];
  assert.ok(
    breakSentence !== undefined && breakSentence.to - breakSentence.from < 15,
    "the break is not obeyed",
  );
});

test("a language without a voice is spoken by a neighbour's and told so", async () => {
  const { speech } = await voice.speakScene({ sceneIndex: 1, sentences: ["សួស្តី ពិភពលោក។"], language: "km" });
  assert.equal(speech.approximate, true);
  assert.equal(speech.language, "km");
  assert.ok(speech.durationSeconds < 6);
});

test("an unknown voice is refused", async () => {
  await assert.rejects(
    voice.speakScene({ sceneIndex: 1, sentences: ["Hi."], language: "en", voiceId: "nobody" }),
    {
      code: "not_found",
    },
  );
});

test("an abort ends the work with its reason", async () => {
  const controller = new AbortController();
  const sentences = Array.from(
    { length: 40 },
    (_, index) => `This is sentence number ${index}, and it is not short.`,
  );
  const speaking = voice.speakScene({ sceneIndex: 1, sentences, language: "en" }, controller.signal);
  setTimeout(() => controller.abort(new Error("stopped")), 20);
  await assert.rejects(speaking, /stopped/u);
});

test("every voice of a language is another, and so is a voice's second version", async () => {
  const sentences = ["The sea rises twice a day."];
  const renderings = voice
    .voices()
    .filter(({ language }) => language === "en-US")
    .flatMap(({ id }) => [1, 2].map((version) => ({ voiceId: id, version })));
  // At once: threads that wait for their next text end.
  const spoken = await Promise.all(
    renderings.map(async ({ voiceId, version }) => {
      const scene = await voice.speakScene({ sceneIndex: 1, sentences, language: "en", voiceId, version });
      return { version, ...scene };
    }),
  );
  for (const { version, speech } of spoken)
    assert.equal(speech.voiceVersion, version === 1 ? undefined : version);
  const heard = new Set(spoken.map(({ samples }) => sha256(new Uint8Array(samples.buffer))));
  assert.equal(heard.size, 12);
});
