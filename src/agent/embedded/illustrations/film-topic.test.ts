import assert from "node:assert/strict";
import test from "node:test";
import { isIllustration } from "../../../artifacts/illustrations.ts";
import { film } from "../plan.fixture.ts";
import { filmTopic } from "./film-topic.ts";
import { readerFor } from "./lexicons.ts";
import { TOPIC_WORDS } from "./topic-words.ts";

function topicOf(title: string, told: string[], base: string): string | null {
  const things = readerFor(base);
  assert.ok(things !== null);
  return filmTopic(title, told, base, things)[0]?.drawing ?? null;
}

test("every topic stands for a drawing", () => {
  const drawings = TOPIC_WORDS.trim()
    .split("\n")
    .map((line) => line.split(" | ")[0] ?? "");
  for (const drawing of drawings) assert.ok(isIllustration(drawing), drawing);
  assert.equal(new Set(drawings).size, drawings.length);
});

const FILLING = ["It has three parts.", "Nobody had expected that.", "The rest is simple.", "We go on."];

test("what a title names and a sentence takes up is the topic, by the thing that stands for it", () => {
  assert.equal(
    topicOf("Getting ready for your cataract operation", [...FILLING, "A cataract clouds the lens."], "en"),
    "eye",
  );
  assert.equal(topicOf("Kimchi", [...FILLING, "Kimchi turns sour."], "en"), "leafy-green");
  assert.equal(topicOf("Jak funguje brzda vlaku", ["Vlak má brzdy.", ...FILLING], "cs"), "high-speed-train");
  assert.equal(topicOf("กินดีนอนดี", ["การนอนสำคัญ", "การนอนช่วยให้จำได้", "นอนหลับให้พอ"], "th"), "bed");
});

test("what no title names is the topic only where a good part of the film speaks of it", () => {
  const said = [
    "The quarter was good.",
    "In the quarter we opened two shops.",
    "Every quarter has its costs.",
  ];
  assert.equal(topicOf("Marrow & Pine", [...said, ...FILLING], "en"), "bar-chart");
  assert.equal(topicOf("Marrow & Pine", ["The quarter was good.", ...FILLING], "en"), null);
});

test("a short word that a title has and no sentence says is none", () => {
  assert.equal(topicOf("A flood of ideas", FILLING, "en"), null);
  assert.equal(topicOf("Sommerlager am See", FILLING, "de"), "tent");
});

test("where a life has ended nothing stands for it", () => {
  const { scenes } = film(
    "# In memory of Ada Kern, climber\n\nShe died in March.\n\n## Her mountains\n\nAda Kern went climbing for forty years. Climbing was her life, and climbing took her round the world.\n",
  );
  const [opening] = scenes;
  assert.ok(opening?.visual.kind === "title" && opening.visual.illustration === undefined);
});

test("prints and aqueducts stand for their films in any language", () => {
  const told = (sentence: string) => [...FILLING, sentence];
  assert.equal(
    topicOf("一枚の浮世絵ができるまで", told("浮世絵は、四つの仕事が力を合わせた商品でした。"), "ja"),
    "framed-picture",
  );
  assert.equal(
    topicOf("Der Holzschnitt", told("Ein Holzschnitt braucht Birnenholz."), "de"),
    "framed-picture",
  );
  assert.equal(topicOf("Гравюры Дюрера", told("Гравюра печатается с доски."), "ru"), "framed-picture");
  assert.equal(topicOf("O Aqueduto das Águas Livres", told("O aqueduto resistiu."), "pt"), "viaduct");
  assert.equal(topicOf("El acueducto de Segovia", told("El acueducto tiene 166 arcos."), "es"), "viaduct");
  assert.equal(
    topicOf("The fingerprint lab", told("Each print is photographed."), "en") === "framed-picture",
    false,
  );
});
