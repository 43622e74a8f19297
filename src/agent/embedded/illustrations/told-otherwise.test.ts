import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";
import { plainThings } from "./plain-things.ts";
import { drawingsOtherwise } from "./told-otherwise.ts";

const drawn = (prompt: string, language: string): string =>
  film(prompt, language)
    .scenes.map(({ visual }) => JSON.stringify(visual))
    .join("\n");

test("a word in another sense has no drawing of its usual one", () => {
  const bank = drawn(
    "# טיפה שמצילה פג\n\nחלב אם מגן על התינוק. לכן קיים בנק החלב.\n\n## מה קורה לחלב\n\nהחלב נשאב בבית ונאסף על ידי שליח. במעבדה החלב עובר פסטור.",
    "he",
  );
  assert.doesNotMatch(bank, /"cow"/u);
  const farm = drawn(
    "# The cow\n\nOur cows give milk twice a day. The dairy bottles the milk by noon.\n\n## In the dairy\n\nThe milk is cooled at once. A lorry takes it to town.",
    "en",
  );
  assert.match(farm, /"cow"/u);
});

test("what is only near such a word vetoes nothing", () => {
  assert.equal(drawingsOtherwise(["The bishop drilled a hole.", "A cow gives milk."]).size, 0);
  assert.deepEqual(
    [...drawingsOtherwise(["The heat pump dries the washing."])],
    ["thermometer", "high-voltage", "cloud-with-lightning-and-rain"],
  );
  assert.ok(drawingsOtherwise(["妈妈的母乳可以冷冻保存。"]).has("cow"));
});

test("a reading of a device is no book, a river's bed no bed, and kelp grows no firs", () => {
  const READINGS = [
    "Measure your blood pressure. Write the reading down.",
    "أفرغ المثانة، فامتلاؤها قد يرفع القراءة. قس ضغط دمك مرتين.",
    "Запишите показание. Давление измеряют сидя.",
    "La lettura della pressione arteriosa si scrive nel diario.",
  ];
  for (const text of READINGS) assert.ok(drawingsOtherwise([text]).has("open-book"), text);
  const BEDS = [
    "Der Fluss suchte sich einen Weg. Das Bett grub sich ein.",
    "Le lit de la rivière s'est creusé.",
    "Il letto del fiume è largo.",
    "El cauce del río se movió.",
    "Русло реки ушло на восток.",
    "The stream cut its bed deeper.",
  ];
  for (const text of BEDS) assert.ok(drawingsOtherwise([text]).has("bed"), text);
  assert.ok(drawingsOtherwise(["Why sea otters save kelp forests"]).has("evergreen-tree"));
  const PLAIN = [
    "She was reading a book in bed.",
    "Das Bett steht am Fenster, das Buch liegt daneben.",
    "Die Lesung beginnt um acht.",
    "Un lit et un livre suffisent.",
  ];
  for (const text of PLAIN) {
    assert.ok(!drawingsOtherwise([text]).has("bed"), text);
    assert.ok(!drawingsOtherwise([text]).has("open-book"), text);
  }
});

test("a bow has a frog that is none, and an injection a pen", () => {
  assert.ok(
    drawingsOtherwise(["First I cut off the old hair and open the frog.", "A violin bow wears out."]).has(
      "frog",
    ),
  );
  assert.ok(
    drawingsOtherwise(["Unopened pens live in the fridge.", "Insulin does not like heat."]).has("pen"),
  );
  assert.equal(drawingsOtherwise(["A frog sat in the pond.", "A pen lay on the desk."]).size, 0);
});

test("no lightning over a boiler, no builder's helmet on a rider, no crane for a scaffold", () => {
  for (const text of [
    "Die Wärmepumpe braucht wenig Strom.",
    "旧锅炉换成热泵。",
    "Старый котёл сняли.",
    "보일러를 껐습니다.",
  ])
    assert.ok(drawingsOtherwise([text]).has("high-voltage"), text);
  for (const text of [
    "Der Helm schützt beim Radfahren, auch auf Fahrrädern.",
    "自転車のヘルメット",
    "Каска для велосипедиста",
  ])
    assert.ok(drawingsOtherwise([text]).has("rescue-workers-helmet"), text);
  assert.ok(!drawingsOtherwise(["Auf der Baustelle trägt jeder einen Helm."]).has("rescue-workers-helmet"));
  for (const [base, text] of [
    ["de", "Das Gerüst steht bis Mai."],
    ["en", "The scaffolding stays until May."],
    ["ja", "足場が組まれました。"],
  ] as const)
    assert.deepEqual(plainThings(text, base), [], text);
});

test("who is somebody's son drinks no coffee", () => {
  assert.equal(drawingsOtherwise(["وُلد محمد بن عبد الله في طنجة."]).size, 0);
  assert.ok(drawingsOtherwise(["يُحمَّص البن في المقلاة."]).has("beans"));
});
