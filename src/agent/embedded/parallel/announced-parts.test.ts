import assert from "node:assert/strict";
import { test } from "node:test";
import { announcedParts } from "./announced-parts.ts";

const read = (sentence: string, language: string) => {
  const found = announcedParts(sentence, language);
  return found === null ? null : [found.lead, ...found.parts.map(({ label }) => label)];
};

test("clauses behind a colon are a list where they are as many as were announced", () => {
  assert.deepEqual(
    read("Hay tres reglas que no se negocian: en la nave siempre se lleva casco, nadie toca una máquina sin autorización y cualquier accidente se comunica en el acto, aunque sea pequeño.", "es"),
    [
      "Tres reglas que no se negocian",
      "En la nave siempre se lleva casco",
      "Nadie toca una máquina sin autorización",
      "Cualquier accidente se comunica en el acto, aunque sea pequeño",
    ],
  ); // prettier-ignore
  for (const [language, sentence, count] of [
    ["de", "Drei Dinge entscheiden: Der Teig braucht Zeit, der Ofen muss heiß sein und das Salz darf nicht fehlen.", 3],
    ["en", "We ask four things: close the gate behind you, keep the dog on its lead, take your rubbish home and light no fires.", 4],
    ["ar", "هناك ثلاث قواعد: الخوذة تبقى على الرأس دائمًا، ولا يلمس أحد آلة دون إذن، وكل حادث يُبلَّغ عنه فورًا.", 3],
    ["ja", "決まりは三つあります：ヘルメットは必ずかぶる、許可なく機械に触らない、事故はすぐに報告する。", 3],
    ["zh", "车间里有三条规定：进门必须戴安全帽，没有许可不能碰机器，出了事故要马上报告。", 3],
  ] as const)
    assert.equal((read(sentence, language)?.length ?? 0) - 1, count, sentence); // prettier-ignore
});

test("another number, an aside between them or a row of things makes none", () => {
  for (const sentence of [
    "The trip costs four euros: two for the boat there and two for the bus back home.",
    "Three people ran the farm: Ada, who had bought it, her brother Tom and his wife.",
    "It needs three things: water, light and air.",
    "Always keep three points of contact: two feet and one hand, or two hands and one foot.",
  ])
    assert.equal(read(sentence, "en"), null, sentence);
});
