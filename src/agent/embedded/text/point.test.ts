import assert from "node:assert/strict";
import test from "node:test";
import { pointOf } from "./point.ts";

/** What stands before `|` leads up to the point in [brackets], or what stands behind it adds to it. */
function marked(text: string, base: string): string {
  const point = pointOf(text, base);
  if (point === null) return text;
  const { start, end } = point;
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}

function expectPoints(base: string, ...sentences: string[]): void {
  for (const sentence of sentences)
    assert.equal(marked(sentence.replaceAll(/[[\]]/gu, ""), base), sentence, base);
}

test("what is set against something, and the main clause behind another, is the point", () => {
  expectPoints(
    "en",
    "The king forbade the boiling, [but the damage was done]",
    "When the water cools, [it sinks to the bottom]",
    "In 1905, [three papers changed physics]",
    "Two years later, [the mill burned down]",
    "The lesson is simple: [take only what grows back]",
    "[No trees grow there,] because the wind never stops",
    "[She opened the box,] which nobody had touched since 1940",
    "It opened in 1850. [Nobody came.]",
  );
  expectPoints(
    "de",
    "Wenn der Föhn weht, [bekommen viele Menschen Kopfschmerzen]",
    "Nicht der König, [sondern der Koch entschied]",
    "[Man sieht sie kaum,] obwohl sie überall sind",
  );
  expectPoints(
    "fr",
    "Une règle demeure : [on ne touche jamais le verre]",
    "Depuis 1950, [la glace a reculé]",
  );
  expectPoints("es", "El puente es viejo, [pero nadie quiere otro]");
  expectPoints("ru", "Если ударит мороз, [лёд трескается с громким гулом]");
  expectPoints("ar", "الجسر ضيق، [لكنه قوي وقديم]", "عندما يأتي الشتاء، [تهاجر الطيور إلى الجنوب]");
  expectPoints("ja", "水が冷たいので、[繊維は腐りません]", "1300年前、[最初の紙が奈良に届きました]");
  expectPoints("ko", "비가 오면, [강물이 하루 만에 불어납니다]");
  expectPoints("zh", "这座桥很窄，[但是非常结实]", "如果河水上涨，[桥就会关闭]");
  expectPoints("hi", "जब बारिश आती है, [तो गाँव के कुएँ भर जाते हैं]");
});

test("no row of things, no aside, no half of a pair and no short sentence is parted", () => {
  expectPoints(
    "en",
    "The museum has a kitchen, a chapel and a bakery",
    "In spring, summer and autumn the gate stays open",
    "In 1905, Einstein, a young clerk, wrote four papers",
    "In 1934 Ingrid Halvorsen, a physicist from Ålesund, founded the company",
    "On Monday, 5 May, the ferry returns to its old timetable",
    "The old bridge, which had stood for 300 years, fell in one night",
    "Some people call it luck, others call it patience",
    "For example, a single oak feeds 400 kinds of insects",
    "“When it rains, we stay inside and wait,” she said",
    "When it rains, [wait]",
    "Order at lumen.example. Shipping takes 3 days.",
  );
  expectPoints(
    "de",
    "Die Stadt wächst, die Felder schrumpfen",
    "Es war der Tag, der alles änderte",
    "Sie sagte, dass niemand die Tür geöffnet habe",
  );
  expectPoints("it", "Nel 1720 nacque il Caffè Florian, sotto i portici di piazza San Marco");
  expectPoints("ru", "Это человек, который изменил нашу улицу", "Он сказал, что поезд не придёт");
  expectPoints("ja", "りんご、みかん、ぶどうを市場で売ります", "しかし、誰も橋を渡りませんでした");
  expectPoints("zh", "春天，夏天和秋天，山的颜色都不一样");
});
