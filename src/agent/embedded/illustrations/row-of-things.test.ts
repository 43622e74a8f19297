import assert from "node:assert/strict";
import { test } from "node:test";
import { rowOfThings } from "./row-of-things.ts";

const drawn = (text: string, base: string): string[] | null =>
  rowOfThings(text, base)?.map(({ drawing }) => drawing) ?? null;

test("the things that a sentence names one after another are a row", () => {
  const cases: [string, string, string[]][] = [
    ["We need potatoes, carrots, onions and a large pot", "en", ["potato", "carrot", "onion"]],
    ["Cows, sheep and horses graze here", "en", ["cow", "ewe", "horse"]],
    [
      "Auf dem Hof leben eine Kuh, ein Pferd, drei Hühner und ein Schwein",
      "de",
      ["cow", "horse", "chicken", "pig"],
    ],
    ["倉庫には金づち、はしご、バケツがあります", "ja", ["hammer", "ladder", "bucket"]],
    ["망치, 사다리, 열쇠를 가져오세요", "ko", ["hammer", "ladder", "key"]],
    ["छाता, बोतल, चाबी और जूते लाएँ", "hi", ["umbrella", "bottle", "key", "mans-shoe"]],
    ["نحتاج بطاطس، وجزر، وبصل", "ar", ["potato", "carrot", "onion"]],
  ];
  for (const [text, base, things] of cases) {
    const found = drawn(text, base);
    assert.deepEqual(found?.slice(0, things.length), things, text);
  }
});

test("no row: what is denied, two things, or clauses that each go on", () => {
  const none: [string, string][] = [
    ["Never bring a knife, a candle or a bottle", "en"],
    ["Bitte kein Brot, keine Eier und keine Milch", "de"],
    ["Bring a hammer and a ladder", "en"],
    [
      "He took the horse to the market, went back to the house where his mother waited, and opened the old door",
      "en",
    ],
    ["The bread was late, the van had broken down on the bridge that morning, and nobody had a key", "en"],
    ["Samuel Pepys, who kept a diary, buried his wine and a Parmesan cheese in his garden", "en"],
    ["Er nahm das Brot, verkaufte seine Kuh und vergaß den Käse", "de"],
    ["", "en"],
  ];
  for (const [text, base] of none) assert.equal(drawn(text, base), null, text);
});

test("where more is missing than one of four, the words are enough", () => {
  assert.equal(drawn("We sell bread, zorbles, milk, frumious quonks and eggs", "en"), null);
});

test("rows as others write them, in the cases that their sentences ask for", () => {
  const cases: [string, string, string[]][] = [
    ["Weź ze sobą kask, rękawiczki, butelkę wody i kanapkę.", "pl", ["rescue-workers-helmet", "gloves", "bottle", "sandwich"]],
    ["أحضر مطرقة وسلما ومفتاحا.", "ar", ["hammer", "ladder", "key"]],
    ["نشتري من السوق خبزا وحليبا وبيضا وجبنا.", "ar", ["bread", "glass-of-milk", "egg", "cheese-wedge"]],
    ["הביאו פטיש, סולם ומפתח.", "he", ["hammer", "ladder", "key"]],
    ["농장에는 소, 말, 닭, 염소가 삽니다.", "ko", ["cow", "horse", "chicken", "goat"]],
    ["屋台では焼きそば、たこ焼き、綿あめ、ラムネを売っています。", "ja", ["steaming-bowl", "cotton-candy", "cup-with-straw"]],
    ["Trang trại có bò, lợn, gà và một con ngựa.", "vi", ["cow", "pig", "chicken", "horse"]],
    ["খামারে গরু, ছাগল, মুরগি ও ঘোড়া আছে।", "bn", ["cow", "goat", "chicken", "horse"]],
    ["Op de markt verkopen ze kaas, vis, bloemen en brood.", "nl", ["cheese-wedge", "fish", "blossom", "bread"]],
  ]; // prettier-ignore
  for (const [text, base, things] of cases) assert.deepEqual(drawn(text, base), things, text);
});

test("what a row is for, or lies in, is none of its things", () => {
  assert.deepEqual(drawn("Pour la soupe, il faut des carottes, un oignon et du sel", "fr"), ["carrot", "onion", "salt"]); // prettier-ignore
  assert.deepEqual(drawn("Untuk kue kita perlu tepung, gula, mentega dan susu", "id"), ["flour", "sugar-cubes", "butter", "glass-of-milk"]); // prettier-ignore
  assert.deepEqual(drawn("Για το κέικ χρειάζονται αλεύρι, ζάχαρη και γάλα", "el"), ["flour", "sugar-cubes", "glass-of-milk"]); // prettier-ignore
});

test("a word of two meanings is a thing among things of its kind alone", () => {
  assert.deepEqual(drawn("Ein Hammer, eine Leiter und ein Maßband", "de"), ["hammer", "ladder", "tape-measure"]); // prettier-ignore
  assert.deepEqual(drawn("Na úklid kbelík, koště, houbu a mýdlo", "cs"), ["bucket", "broom", "sponge", "soap"]); // prettier-ignore
  assert.equal(drawn("Zum Treffen kommen die Leiter, die Köche und die Gäste", "de"), null);
  assert.equal(drawn("인사, 말, 기타", "ko"), null);
});

test("what is not to be forgotten is brought; a word that goes on is another", () => {
  assert.deepEqual(drawn("Не забудьте зонт, куртку, сапоги и шапку", "ru"), ["umbrella", "coat", "boot", "beanie"]); // prettier-ignore
  assert.deepEqual(drawn("Don't forget an umbrella, boots and a coat", "en"), ["umbrella", "boot", "coat"]);
  assert.deepEqual(drawn("ペンチ、釘、金づち、のこぎり", "ja"), ["nails", "hammer", "carpentry-saw"]);
  assert.deepEqual(drawn("铅笔盒、剪刀、尺子、胶水", "zh"), ["scissors", "straight-ruler", "glue"]);
  assert.deepEqual(drawn("Hozzatok csizmát, esőkabátot, almát és szendvicset", "hu"), ["boot", "coat", "red-apple", "sandwich"]); // prettier-ignore
});

test("a row opens with what is next to it, and leaves none of its things out", () => {
  const drawings = (text: string, base: string) => rowOfThings(text, base)?.map(({ drawing }) => drawing);
  assert.deepEqual(
    drawings("Pagou-a um imposto chamado real de água, cobrado sobre a carne, o vinho e o azeite.", "pt"),
    ["cut-of-meat", "wine-glass", "oil-bottle"],
  );
});
