import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readBrief } from "./read-brief.ts";
import { film } from "../plan.fixture.ts";
import { withoutCommission } from "./commission.ts";

const ASKED: readonly (readonly [brief: string, subject: string, audience?: string])[] = [
  ["Make a 45 second video for small business owners explaining our new prices. Keep it friendly.", "Our new prices", "small business owners"],
  ["Please create a short, upbeat explainer about bees for children.", "Bees", "children"],
  ["We need a film that shows how a glacier moves.", "How a glacier moves"],
  ["Can you make me a video of about 2 minutes on the history of tea.", "The history of tea"],
  ["A two-minute film about the moon landing.", "The moon landing"],
  ["Explain to 14-year-olds how vaccines train the immune system.", "How vaccines train the immune system", "14-year-olds"],
  ["Teach new managers how to give feedback.", "How to give feedback", "new managers"],
  ["I'd like a video introducing our library to new students. The tone should be warm. About two minutes.", "Our library to new students"],
  ["Bitte erstelle ein kurzes Video für Azubis über den Umgang mit Gefahrstoffen.", "Der Umgang mit Gefahrstoffen", "Azubis"],
  ["Erkläre Kindern, wie ein Regenbogen entsteht.", "Wie ein Regenbogen entsteht", "Kindern"],
  ["Crée une vidéo pour nos clients qui présente la nouvelle carte.", "La nouvelle carte", "nos clients"],
  ["Explique comment fonctionne une pompe à chaleur.", "Comment fonctionne une pompe à chaleur"],
  ["Haz un vídeo corto para turistas sobre el metro de Sevilla.", "El metro de Sevilla", "turistas"],
  ["Vorrei un video per i pazienti che spieghi la risonanza magnetica.", "La risonanza magnetica", "i pazienti"],
  ["Faça um vídeo sobre a história do samba.", "A história do samba"],
  ["Maak een video van één minuut over de Deltawerken.", "De Deltawerken"],
  ["Film o tym, jak przygotować kota do przeprowadzki. Dla właścicieli, ciepły ton, około minuty.", "Jak przygotować kota do przeprowadzki"],
  ["Сделайте короткий ролик для школьников о том, как работает радуга.", "Как работает радуга", "школьников"],
  ["Зробіть відео про Карпати.", "Карпати"],
  ["Öğrenciler için deprem çantası hakkında kısa bir video hazırlayın.", "Deprem çantası", "Öğrenciler"],
  ["请帮我做一个关于二十四节气的短视频。", "二十四节气"],
  ["子ども向けに、火山について説明する動画を作ってください。", "火山", "子ども"],
  ["김치에 대한 영상을 만들어 주세요.", "김치"],
  ["أنشئ فيديو قصيراً عن تاريخ القهوة.", "تاريخ القهوة"],
  ["צור סרטון קצר על תולדות ירושלים.", "תולדות ירושלים"],
  ["मानसून के बारे में एक छोटा वीडियो बनाइए।", "मानसून"],
  ["Make us a 60-second launch film for Crumbtimer, an app for people who bake bread on workdays.", "Crumbtimer: an app for people who bake bread on workdays"],
  ["Wir brauchen einen Film für Stallwacht, eine App für Landwirte.", "Stallwacht: eine App für Landwirte"],
  ["Hi, I'm a biology teacher in year 7 and I'd like a video for my pupils about life in a beehive, not too long, lively.", "Life in a beehive", "my pupils"],
  ["Hallo, ich bin Biolehrerin und hätte gern ein Video für meine 7. Klasse über das Leben im Bienenstock, nicht zu lang, lebendig.", "Das Leben im Bienenstock", "meine 7. Klasse"],
  ["Bonjour, je suis prof de SVT en 5e et je voudrais une vidéo pour mes élèves sur la vie dans une ruche, pas trop longue, ton vivant.", "La vie dans une ruche", "mes élèves"],
  ["Hola, soy profe de biología y quiero un vídeo para mis alumnos sobre la vida en una colmena, no muy largo.", "La vida en una colmena", "mis alumnos"],
]; // prettier-ignore

const TOLD = [
  "The presentation of the prize takes place on 10 December in Oslo.",
  "A film of oil on water shows many colours.",
  "I am a baker and every film about bread makes me hungry.",
  "The film for Kodak, an American firm, was made in Rochester.",
  "The video game industry earns more than music and cinema together.",
  "A short film about love won the prize in 1988, and nobody had expected it.",
  "Show me the way to go home, he sang.",
  "Our clips hold paper of up to forty sheets.",
  "Describe it as you like: the valley is empty, and has been for years.",
  "Cover the pot and simmer for ten minutes.",
  "Ein Film aus Öl bedeckt das Wasser.",
  "La vidéo est arrivée en 1956.",
  "Видео появилось в 1956 году.",
  "动画是一种艺术。",
  "Why do cats purr?",
];

const CONTENT = "\n\nIt began in spring, and it has never ended since. Everybody knows it by now.";

test("what asks for a film names its subject and is not told", () => {
  for (const [brief, subject, audience] of ASKED) {
    const read = readBrief(brief + CONTENT);
    assert.equal(read.title?.shown, subject, brief);
    if (audience !== undefined) assert.equal(read.audience, audience, brief);
    const told = withoutCommission(brief + CONTENT).text;
    assert.equal(told.trim(), CONTENT.trim(), brief);
    assert.equal(told.length, (brief + CONTENT).length, "places stay");
  }
});

test("what tells something is told, though it speaks of films", () => {
  for (const brief of TOLD) assert.equal(withoutCommission(brief + CONTENT).text, brief + CONTENT, brief);
});

test("only directions about the film go with it: orders that are content stay", () => {
  const { text } = withoutCommission(
    "Make a video about bread. Use a warm tone. Knead the dough for ten minutes. No jargon, please. Bake it for an hour.",
  );
  assert.equal(text.replace(/\s+/gu, " ").trim(), "Knead the dough for ten minutes. Bake it for an hour.");
});

test("below a title it asks as well, and the title stays", () => {
  const brief = readBrief(`# Bees\n\nMake a video about the life of bees.${CONTENT}`);
  assert.equal(brief.title?.shown, "Bees");
  assert.doesNotMatch(JSON.stringify(brief), /Make a video/u);
  assert.match(JSON.stringify(readBrief(`# Fire drill\n\nShow visitors where the exits are.${CONTENT}`)), /exits/u); // prettier-ignore
});

test("any text keeps its length, and what does not begin with such a sentence is the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      assert.equal(withoutCommission(text).text.length, text.length);
    }),
  );
  const long = `Make a ${"very, ".repeat(52)}long`;
  const started = performance.now();
  for (const sentence of [long, `${long} video about`, "a ".repeat(160), `Make a video ${"for you ".repeat(36)}`]) withoutCommission(sentence); // prettier-ignore
  assert.ok(performance.now() - started < 2000, "no pattern runs away");
});

test("wishes that nothing here can follow are named to the caller", () => {
  const plan = film("Make a video about bread for beginners. Keep the tone warm. Flour, water and salt are enough for a good loaf. Knead it well and let it rest for a night.\n"); // prettier-ignore
  assert.match(
    JSON.stringify(plan.degradations),
    /brief_shortened.*left out as no part of the story: “Keep the tone warm.”/u,
  );
  assert.doesNotMatch(JSON.stringify(plan.scenes), /warm/u);
});

test("a product that is named in quotation marks is what is shown, with what it is about", () => {
  for (const [request, subject] of [
    ['we need a video for our new podcast "Second Shift", it\'s about people who change careers after 50. tone: warm', "Second Shift: people who change careers after 50"],
    ["Wir brauchen einen Film für unseren neuen Podcast „Zweite Schicht“, es geht um Menschen, die neu anfangen.", "Zweite Schicht: Menschen, die neu anfangen"],
  ] as const)
    assert.equal(withoutCommission(`${request}\n\nEvery Tuesday we talk to someone who started over.`).subject, subject); // prettier-ignore
});
