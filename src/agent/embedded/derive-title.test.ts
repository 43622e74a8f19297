import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOfText } from "./name-of-text.ts";
import { film } from "./plan.fixture.ts";

const CURIE =
  "Marie Curie naît Maria Skłodowska à Varsovie en 1867, dans une Pologne occupée par la Russie où les femmes n'ont pas le droit d'aller à l'université. Elle travaille six ans comme gouvernante.\n\nElle y rencontre Pierre Curie. Dans un hangar de la rue Lhomond ils découvrent deux éléments nouveaux : le polonium, le radium et le travail. Elle meurt en 1934.";

test("prose without a heading is called by the name that it is about, and its first sentence is told", () => {
  const plan = film(CURIE, "fr");
  assert.equal(plan.title, "Marie Curie");
  assert.deepEqual(plan.scenes[0]?.narration, ["Marie Curie."]);
  assert.match(plan.scenes[1]?.narration[0] ?? "", /^Marie Curie naît/u);
  const headings = plan.scenes.slice(1).map(({ visual }) => ("heading" in visual ? visual.heading : ""));
  assert.ok(!headings.includes("Marie Curie"), "the title heads no list that it does not describe");
});

const NAMES: readonly (readonly [language: string, text: string, name: string | null])[] = [
  ["en", "In August 1914 Ernest Shackleton left Plymouth with twenty-seven men and a ship called the Endurance. He wanted to cross Antarctica. He never did. So Shackleton took five men to Elephant Island, and Elephant Island was bare.", "Ernest Shackleton"],
  ["en", "When in the last war nobody else dared, a small tug called the Lady Jane went out every night. Nobody counted how often.", "The Lady Jane"],
  ["en", "Ada Lovelace, the only child of Lord Byron, was raised by a mother who feared poetry. Lovelace saw further.", "Ada Lovelace"],
  ["es", "Cuando en 1936 la joven bióloga Margarita Salas todavía no había nacido, nadie sabía nada. Salas nació en Canero.", "Margarita Salas"],
  ["de", "Als im Winter 1963 der Bodensee zum letzten Mal ganz zufror, liefen Menschen über das Eis. Der Bodensee ist heute wärmer.", "Der Bodensee"],
  ["ja", "金閣寺は京都市北区にある禅宗の寺です。1950年、金閣寺は焼け落ちました。", "金閣寺"],
  ["zh", "都江堰是两千多年前主持修建的水利工程，位于四川。2000年，都江堰被列入世界遗产名录。", "都江堰"],
  ["ko", "김장은 겨울 동안 먹을 김치를 담그는 일입니다. 이웃이 모여 김장은 함께 합니다.", "김장"],
  ["en", "For two centuries the keepers of Bell Rock lit their lamp on a reef. Bell Rock has had no keeper since. The light of Bell Rock turns by itself.", "Bell Rock"],
  ["zh", "蜜蜂一天能飞一百多公里，采一公斤蜂蜜要飞过三百万朵花。蜜蜂用跳舞告诉同伴花在哪里。", "蜜蜂"],
  // A wrong name is worse than a long title.
  ["en", "In Paris the bakers of the old quarter get up at two in the morning. Paris is asleep then.", null],
  ["en", "Most English gardens have a corner where nothing wants to grow. English summers are to blame.", null],
  ["en", "On Monday the new rota begins for all who work at night. Monday is the day to ask.", null],
  ["de", "Als die Menschen im Dorf erwachten, lag Schnee auf den Dächern. Niemand sprach.", null],
  ["ja", "今日は雨が降っているので、外に出られません。今日は本を読みます。", null],
  ["zh", "这是一个关于时间的故事。这是真的。", null],
  ["ar", "كان في القرية رجل عجوز يحكي الحكايات كل مساء. مات الرجل في الشتاء.", null],
]; // prettier-ignore

test("a text's name is one of its first sentence that it comes back to", () => {
  for (const [language, text, name] of NAMES) {
    const [first = ""] = text.split(/(?<=[.。])\s?/u);
    assert.equal(nameOfText(first, text, language), name, text);
  }
});

test("a short first sentence and a question stay titles; an ellipsis is the last way out", () => {
  assert.equal(film("The letter lay in the attic for seventy years. Nobody had looked there before, and nobody has since.\n\nIt was found in spring.").title, "The letter lay in the attic for seventy years"); // prettier-ignore
  assert.equal(film("Why do cats purr? Some say that they are happy, and some that they are not.\n\nBoth are right, it seems.").title, "Why do cats purr?"); // prettier-ignore
  assert.equal(film("Un soir d'hiver, dans un village du Jura, une boulangère oublia sa pâte près du four.\n\nLe matin, la pâte avait doublé et le pain fut meilleur que jamais.", "fr").title, "Une boulangère oublia sa pâte près du four"); // prettier-ignore
});

test("a sentence that says it is a better title than its bare subject, and a short one than a cut one", () => {
  assert.equal(film("The bank keeps 312 kinds of maize. Some are blue, and some taste of smoke.\n\nEvery farmer brings back two kilos.").title, "The bank keeps 312 kinds of maize"); // prettier-ignore
  assert.equal(film("Nobody who has ever tried to fold a fitted sheet by themselves will be surprised to hear that mathematicians have looked at the problem and found it hard. The trouble is the corners.\n\nTuck one corner into the other, then the third into the second.").title, "The trouble is the corners"); // prettier-ignore
});

test("a whole first sentence goes before a later one, up to its colon", () => {
  const waste = "Vanaf 1 mei scheiden we ons afval op kantoor in vier bakken: papier, plastic, glas en groente. De grijze bak onder je bureau verdwijnt.\n\nVorig jaar gooiden we 3.400 kilo weg."; // prettier-ignore
  assert.equal(film(waste, "nl").title, "Vanaf 1 mei scheiden we ons afval op kantoor in vier bakken");
});

test("a request names no look, what is wished does", () => {
  const heating = "Dear all, we are an installer firm and customers always ask our customers' question, so please turn this product launch into a film for customers. Neutral please, no advertising.\n\nA house of 140 square metres needs about 18,000 kilowatt-hours of heat a year. It can be had from gas or from the air."; // prettier-ignore
  assert.equal(film(heating).style.style, "clean_lecture");
});

test("parts of a message without a subject are called by its occasion", () => {
  const { title } = film("hi, can you make a short vid for the Q3 all-hands out of this? thx, Marta\n\n## Deliveries\n\nWe handled 48,200 parcels, more than ever.\n\n## Claims\n\nThey went down by a third.\n"); // prettier-ignore
  assert.equal(title, "Q3 all-hands");
});

test("a name with a hyphen, or with any sign of a pattern, is a name", () => {
  for (const name of ["Saint-Bruno", "Baden-Baden (Süd)", "C++ Verein"]) {
    const text = `Le marché de la place ${name} vend ses paniers de légumes depuis dix ans à tous ceux qui passent par là. ${name} est un quartier calme.\n\nOn les commande avant le mardi soir à ${name}.`;
    assert.notEqual(film(text, "fr").title, "");
  }
});
