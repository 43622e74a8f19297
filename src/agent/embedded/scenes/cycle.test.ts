import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";
import { isCycle } from "./cycle-words.ts";

const told = (heading: string, more: { topic?: string; before?: string; last?: string } = {}) => ({
  heading,
  topic: more.topic ?? "",
  before: more.before === undefined ? [] : [more.before],
  last: more.last === undefined ? [] : [more.last],
});

test("headings that name a cycle, in many languages", () => {
  const named: [base: string, heading: string][] = [
    ["en", "The water cycle"],
    ["en", "The loop in four steps"],
    ["de", "Der Kreis in vier Schritten"],
    ["fr", "La boucle en quatre étapes"],
    ["es", "El circuito en cuatro pasos"],
    ["en", "Life cycle of a bee"],
    ["en", "The nitrogen cycle explained"],
    ["de", "Der Kreislauf des Wassers"],
    ["de", "Lebenszyklus einer Biene"],
    ["fr", "Le cycle de l’eau"],
    ["es", "El ciclo del agua"],
    ["it", "Il ciclo dell’acqua"],
    ["pt", "O ciclo da água"],
    ["nl", "De waterkringloop"],
    ["pl", "Cykl życia motyla"],
    ["ru", "Круговорот воды"],
    ["tr", "Su döngüsü"],
    ["ar", "دورة حياة النحلة"],
    ["hi", "जल चक्र"],
    ["zh", "水的循环"],
    ["zh", "水的循環"],
    ["ja", "水の循環"],
    ["ko", "물의 순환"],
  ];
  for (const [base, heading] of named)
    assert.equal(isCycle(told(heading), base), true, `${base}: ${heading}`);
});

test("bicycles, courses and what is only near a cycle are none", () => {
  const others: [base: string, heading: string][] = [
    ["en", "Harbour Cycles"],
    ["en", "How to cycle to work"],
    ["en", "Booking the cycle hire"],
    ["en", "How to loop in three steps"],
    ["en", "The inner circle"],
    ["en", "Motorcycle repairs"],
    ["de", "Herz-Kreislauf-Training"],
    ["de", "Kreislaufwirtschaft einführen"],
    ["fr", "Les pistes cyclables"],
    ["ar", "خطوات الدورة التدريبية"],
    ["pl", "Cykl wykładów"],
    ["ru", "Цикл лекций"],
    ["zh", "循环利用的步骤"],
    ["ja", "サイクルショップの使い方"],
  ];
  for (const [base, heading] of others)
    assert.equal(isCycle(told(heading), base), false, `${base}: ${heading}`);
});

test("a last step that leads back makes a cycle, and so does a title over its stages", () => {
  assert.ok(
    isCycle(
      told("How water travels", { last: "Rivers carry it to the sea, and it all begins again." }),
      "en",
    ),
  );
  assert.ok(isCycle(told("Vom Ei zur Biene", { last: "Dann beginnt alles von vorn." }), "de"));
  assert.ok(isCycle(told("The four stages", { topic: "The rock cycle" }), "en"));
  assert.ok(isCycle(told("How it works", { before: "The cycle has four stages." }), "en"));
  assert.ok(!isCycle(told("How to build a model", { topic: "The rock cycle" }), "en"));
  assert.ok(!isCycle(told("Baking", { last: "Repeat with the second loaf." }), "en"));
});

test("the planner tells a cycle from other steps of the same film", () => {
  const { scenes } = film(`# Der Lebenszyklus der Biene

## Der Kreislauf in vier Stufen

1. Ei: Die Königin legt ein Ei in eine Zelle.
2. Larve: Ammenbienen füttern sie sechs Tage.
3. Puppe: In der verdeckelten Zelle verwandelt sie sich.
4. Biene: Nach 21 Tagen schlüpft sie und arbeitet.

## So melden Sie einen Schwarm

1. Abstand halten.
2. Den Imkerverein anrufen.
3. Auf den Imker warten.
`);
  const visuals = scenes.map(({ visual }) => visual).filter((visual) => visual.kind === "process");
  assert.deepEqual(
    visuals.map(({ heading, cycle, illustration }) => [heading, cycle, illustration]),
    [
      ["Der Kreislauf in vier Stufen", true, "honeybee"],
      ["So melden Sie einen Schwarm", undefined, undefined],
    ],
  );
});

test("a ring never closes on a step that is not the last", () => {
  const steps = Array.from({ length: 10 }, (_, at) => `${at + 1}. Stage number ${at + 1} of the cycle`);
  const { scenes } = film(`# The long cycle\n\n## The cycle of ten stages\n\n${steps.join("\n")}\n`);
  for (const { visual } of scenes) if (visual.kind === "process") assert.notEqual(visual.cycle, true);
});

test("steps whose last goes back to the first, or below which it is said that they begin again, are a cycle", () => {
  const cycleOf = (steps: string, below = ""): boolean | undefined => {
    const { scenes } = film(`# Heat\n\n## How it works\n\n${steps}\n\n${below}`);
    const visual = scenes.map((scene) => scene.visual).find(({ kind }) => kind === "process");
    assert.ok(visual?.kind === "process");
    return visual.cycle;
  };
  const parts =
    "1. Evaporator: the liquid takes up heat.\n2. Pump: it squeezes the vapour.\n3. Throttle: the pressure drops";
  assert.equal(cycleOf(`${parts}, and the liquid flows back to the evaporator.`), true);
  assert.equal(cycleOf(`${parts}.`, "Then the lap begins again."), true);
  assert.notEqual(cycleOf(`${parts} again.`), true);
  assert.notEqual(
    cycleOf("1. Soup: heat it.\n2. Bread: toast it.\n3. Plates: pour the soup into them."),
    true,
  );
});
