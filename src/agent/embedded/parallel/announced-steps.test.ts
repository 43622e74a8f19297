import assert from "node:assert/strict";
import test from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { announcedSteps } from "./announced-steps.ts";
import { rowSteps } from "./row-steps.ts";
import { tellsOrder } from "./step-order.ts";

const labelsOf = (text: string, language: string): string[] =>
  announcedSteps(splitSentences(text, language), 0, language)?.parts.map(({ label }) => label) ?? [];

test("what is to be done in a case is steps, where a sentence or a colon announces it", () => {
  for (const [language, text, count, last] of [
    [
      "en",
      "If somebody faints, do this: lay them flat on their back. Raise their legs onto a chair. If they do not come round within two minutes, call the emergency number. Finally, stay with them until help is here.",
      4,
      "Stay with them until help is here",
    ],
    [
      "de",
      "Wenn der Alarm ertönt, gehen Sie so vor: Schalten Sie zuerst die Maschine ab. Schließen Sie die Fenster. Zum Schluss melden Sie sich am Sammelplatz.",
      3,
      "Zum Schluss melden Sie sich am Sammelplatz",
    ],
    [
      "ar",
      "إذا شممت رائحة الغاز، افعل ما يلي: أغلق الصمام أولًا. افتح النوافذ والأبواب. لا تشعل أي ضوء.",
      3,
      "لا تشعل أي ضوء",
    ],
    [
      "ru",
      "Если пошла кровь из носа, сделайте так. Сядьте и наклоните голову вперёд. Зажмите крылья носа. Если кровь не остановилась, вызовите врача.",
      3,
      "Если кровь не остановилась, вызовите врача",
    ],
    [
      "ja",
      "仲間の様子がおかしいと思ったら、次のようにしてください。まず、涼しい場所に移します。次に、作業服をゆるめます。意識がはっきりしていれば、水を少しずつ飲ませます。そして、一人にしないでください。",
      4,
      "一人にしないでください",
    ],
    [
      "zh",
      "接到可疑电话，请这样做：先挂断，不要和对方争论。再给家人打个电话。如果已经转了钱，马上拨打 96110。",
      3,
      "如果已经转了钱，马上拨打 96110",
    ],
  ] as const) {
    const labels = labelsOf(text, language);
    assert.deepEqual([labels.length, labels.at(-1)], [count, last], text);
  }
});

test("behind the question how something comes about all is steps, from what comes first to what comes last", () => {
  const told =
    "First it is lifted to the top floor. Then it falls through a chute. Between the stones it is cut, not crushed. Finally it runs down warm into the bin.";
  assert.equal(labelsOf(`How does grain become flour? ${told} The mill is open.`, "en").length, 4);
  assert.equal(labelsOf(`What do visitors like? ${told}`, "en").length, 0);
  const tale = "First the fog rolled in. Then nobody saw the rock. Finally the keel broke.";
  assert.equal(labelsOf(`How did the ship sink? ${tale}`, "en").length, 0);
});

test("what only tells is no step, whatever stands before it", () => {
  for (const [language, text] of [
    ["en", "It went like this: the fog rolled in. Nobody saw the rock. Then the keel broke."],
    ["en", "Do this: call us. We are here until five. The office is on the second floor."],
    ["de", "Das geht so vor: Die Kasse ist offen. Der Saal ist warm. Das Licht ist an."],
  ] as const)
    assert.deepEqual(labelsOf(text, language), [], text);
});

test("a way that goes on in sentences of its own is told to its end", () => {
  const text =
    "Comment ça se passe ? Tu arrives, tu t'inscris sur le tableau, tu choisis un pied libre. Un bénévole regarde avec toi ce qui ne va pas. Tu démontes et tu remontes. À la fin, on fait un petit tour. Nous ouvrons le mercredi.";
  const found = rowSteps(splitSentences(text, "fr"), 0, "fr", "");
  assert.equal(found?.count, 5);
  assert.deepEqual(found?.parts.map(({ label }) => label).slice(2), [
    "Tu choisis un pied libre",
    "Un bénévole regarde avec toi ce qui ne va pas",
    "Tu démontes et tu remontes",
    "On fait un petit tour",
  ]);
});

test("commands that say of themselves that they follow each other are steps", () => {
  const arabic = rowSteps(
    ["التركيب لا يحتاج إلى سبّاك: أغلق محبس الماء، وركّب الوصلة على الصنبور، ثم افتح الماء."],
    0,
    "ar",
    "",
  );
  assert.deepEqual(
    arabic?.parts.map(({ label }) => label),
    ["أغلق محبس الماء", "ركّب الوصلة على الصنبور", "افتح الماء"],
  );
  const list = rowSteps(["What we need: bring a cup, wear boots, leave the dog at home."], 0, "en", "");
  assert.equal(list, null);
  assert.ok(tellsOrder(["Close the clamp again, and only now put the line into the pump."], "en"));
  assert.ok(tellsOrder(["Schraube lösen, dann den Deckel abnehmen."], "de"));
  assert.ok(!tellsOrder(["Never work alone.", "Keep the door shut."], "en"));
});
