import assert from "node:assert/strict";
import test from "node:test";
import { isIllustration } from "../../../artifacts/illustrations.ts";
import { drawingsFor } from "./choose-drawing.ts";
import { readerFor } from "./lexicons.ts";
import { JUDGED_WORLD } from "./judged-world.ts";
import { SUBJECT_WORDS } from "./subject-words.ts";
import { THING_NAMES } from "./thing-names.ts";
import { WORLD_WORDS } from "./world-words.ts";

/** What a heading with its sentences is drawn as, in a language. */
function drawingOf(base: string, heading: string, ...sentences: string[]): string | null {
  const reader = readerFor(base);
  if (reader === null) return null;
  const said = sentences.map((sentence) => reader.termsOf(sentence));
  const subject = { heading: reader.termsOf(heading), shown: said[0] ?? [], said, around: [] };
  return drawingsFor(subject, reader.lexicon)[0]?.drawing ?? null;
}

const ABOUT: [base: string, heading: string, sentence: string, drawing: string][] = [
  ["de", "Wie Bienen den Winter überstehen", "Das Bienenvolk rückt zusammen.", "honeybee"],
  ["de", "Vulkanausbrüche verstehen", "Ein Vulkan kündigt sich an.", "volcano"],
  ["fr", "Pourquoi l’abeille disparaît", "Les abeilles manquent de fleurs.", "honeybee"],
  ["es", "Cómo despierta un volcán", "El volcán tiembla.", "volcano"],
  ["it", "La bicicletta in città", "Ogni bicicletta toglie un’auto.", "bicycle"],
  ["pt", "Reciclagem em casa", "A reciclagem começa na cozinha.", "recycling-symbol"],
  ["nl", "Waarom slapen we?", "Slaap geeft rust.", "bed"],
  ["pl", "Jak działa szczepionka", "Szczepionki uczą organizm.", "syringe"],
  ["ru", "Почему кошки мурлычут", "Кошка мурлычет, когда ей хорошо.", "cat"],
  ["tr", "Kahvenin yolculuğu", "Kahve dağlarda yetişir.", "hot-beverage"],
  ["zh", "火山为什么喷发", "火山下面是岩浆。", "volcano"],
  ["ja", "富士山について", "富士山は日本で一番高い。", "snow-capped-mountain"],
  ["ko", "커피 이야기", "커피는 에티오피아에서 왔다.", "hot-beverage"],
  ["ar", "كيف يعمل اللقاح", "يدرب اللقاح جهاز المناعة.", "syringe"],
  ["hi", "बिजली कैसे बनती है", "बिजली तारों से घर तक आती है।", "high-voltage"],
  ["sv", "Kaffet i Sverige", "Svenskar dricker mycket kaffe.", "hot-beverage"],
]; // prettier-ignore

test("the subject of a text is found in its own language", () => {
  for (const [base, heading, sentence, drawing] of ABOUT)
    assert.equal(drawingOf(base, heading, sentence), drawing, `${base}: ${heading}`);
});

/** Words that are also something else, in everyday sentences. */
const TRAPS: [base: string, sentence: string][] = [
  ["fr", "Nous sommes en train de finir, fait maison, avec assurance."],
  ["de", "Sie haben die Wahl: das Gericht wird auf einem Blatt serviert."],
  ["nl", "Hij blijft bij ons en wij haken af."],
  ["it", "Le api del servizio sono documentate a casa nostra."],
  ["hi", "हम काम कर रहे हैं।"],
  ["ja", "この現象の対象の年は西暦1990年です。"],
  ["ar", "كتب عقدا في التقويم المحيط بنا."],
  ["ru", "Рецепт успеха: урок первый."],
  ["zh", "他还没有回答这个问题。"],
  ["ko", "의사결정을 하고 사과를 했다."],
  ["tr", "Bir adım atlar ve bekler."],
  ["es", "Hay que correr: el celular está aquí."],
];

test("company in which a word is something else is heeded", () => {
  assert.equal(
    drawingOf("ja", "コンピュータの歴史", "コンピュータは部屋ほど大きかった。"),
    "desktop-computer",
  );
  assert.equal(drawingOf("ja", "量子コンピューターとは何か", "量子コンピューターは重ね合わせを使う。"), null);
  assert.equal(drawingOf("fr", "L’ordinateur quantique", "Un ordinateur quantique calcule autrement."), null);
});

test("words with a second meaning are not read", () => {
  for (const [base, sentence] of TRAPS)
    assert.deepEqual(readerFor(base)?.termsOf(sentence), [], `${base}: ${sentence}`);
});

test("no drawing rather than a wrong one, in every language that an editor judged", () => {
  const passages = JUDGED_WORLD.trim()
    .split(/\n+/)
    .map((line) => {
      const [base = "", heading = "", body = "", right = ""] = line.split("|").map((field) => field.trim());
      return { base, heading, said: body.split(/(?<=[.!?।؟])\s+|(?<=。)/u), right: right.split(" ") };
    });
  assert.ok(new Set(passages.map(({ base }) => base)).size >= 28 && passages.length >= 260);
  const judged = passages.map(({ base, heading, said, right }) => {
    for (const one of right) assert.ok(one === "-" || isIllustration(one), one);
    const drawing = drawingOf(base, heading, ...said);
    return { base, heading, drawing, right, good: right.includes(drawing ?? "-") };
  });
  const drawn = judged.filter(({ drawing }) => drawing !== null);
  const wrong = drawn.filter(({ good }) => !good);
  assert.ok(
    wrong.length <= drawn.length * 0.02,
    wrong.map(({ base, heading, drawing }) => `${base} ${heading}: ${drawing}`).join("\n"),
  );
  const missed = judged.filter(({ drawing, good }) => drawing === null && !good);
  assert.ok(missed.length <= judged.length * 0.05, missed.map(({ heading }) => heading).join("\n"));
});

test("every language of the lists stands once, and all that they name can be drawn", () => {
  for (const list of [SUBJECT_WORDS, THING_NAMES]) {
    const lines = list.trim().split("\n");
    assert.equal(new Set(lines.map((line) => line.split(":")[0])).size, lines.length);
    for (const line of lines) {
      const drawings = [...line.matchAll(/(?:: |; )([^=;]+)=/g)].map(([, drawing = ""]) => drawing);
      for (const drawing of drawings) assert.ok(isIllustration(drawing), drawing);
      assert.equal(new Set(drawings).size, drawings.length, line.slice(0, 3));
    }
  }
});

test("every line is of a drawing, and names each language once", () => {
  for (const line of WORLD_WORDS.trim().split("\n")) {
    const [drawing = "", ...fields] = line.split("|").map((field) => field.trim());
    assert.ok(isIllustration(drawing), drawing);
    const bases = fields.map((field) => field.split(" ")[0]);
    assert.equal(new Set(bases).size, bases.length, line);
  }
  assert.equal(readerFor("xx"), null);
});
