import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutMakerOrders } from "./without-maker-orders.ts";

const told = (source: string, language: string): string =>
  withoutMakerOrders(source, language).text.replaceAll(/\s+/gu, " ").trim();

test("orders to draw go, and leave only what nothing else says", () => {
  const brief = "Please sketch the bulges.\n\nThe Moon pulls. Draw the Earth as a circle with one bulge on each side. It turns.";
  assert.equal(told(brief, "en"), "The Moon pulls. It turns.");
  assert.equal(
    told("Me gustaría que dibujaran un grano de maíz, con sus partes: el pericarpio (la cáscara) y el germen.", "es"),
    "Un grano de maíz, con sus partes: el pericarpio (la cáscara) y el germen.",
  );
  assert.equal(
    told("I would like the oven shown in section: the dome, the hearth and the flue. It is hot.", "en"),
    "The oven in section: the dome, the hearth and the flue. It is hot.",
  );
  assert.equal(
    told("*Show the two cities on a map*: Berlin, 52.5° north, and Cape Town, 33.9° south.", "en"),
    "Berlin, 52.5° north, and Cape Town, 33.9° south.",
  );
}); // prettier-ignore

test("what is to be said is told, and what viewers are to be asked is asked", () => {
  assert.equal(
    told("Please draw the table as a chart. Say clearly that the sums are rounded, and that the plan is not to scale.", "en"),
    "The sums are rounded, and the plan is not to scale.",
  );
  assert.equal(told("**Opening.** Ask the viewer to hold up a thumb. It jumps.", "en"), "**Opening.** Hold up a thumb. It jumps.");
  assert.equal(told("Pidan al espectador que mire el muro sur.", "es"), "Mire el muro sur.");
  assert.equal(
    told("Bitte diese Tabelle als Diagramm zeigen. Sagen Sie deutlich, dass der Mittelpunkt immer gegenüber der Sonne liegt.", "de"),
    "Der Mittelpunkt liegt immer gegenüber der Sonne.",
  );
  assert.equal(told("鐘の断面図を描いてください。鐘は1692年に作られたことをはっきり言ってください。「神秘」という言葉は使わないでください。", "ja"), "鐘は1692年に作られた。");
}); // prettier-ignore

test("a clause that cannot be turned round stays as it was", () => {
  const brief = "Bitte diese Tabelle als Diagramm zeigen. Sagen Sie deutlich, dass, wer kommt, auch bleibt.";
  assert.equal(told(brief, "de"), "Sagen Sie deutlich, dass, wer kommt, auch bleibt.");
});

test("wishes go with what gives their reason", () => {
  const brief = "Please don't start with a sunset and a church. Everyone starts with a sunset and a church. Start with the rope if you can. We ring six bells. (Don't call it \"maths\", Tom. Jean nearly left.)"; // prettier-ignore
  assert.equal(told(brief, "en"), "We ring six bells.");
  assert.equal(told("I've no views on colour. My daughter says not brown. It is loud.", "en"), "It is loud.");
  assert.equal(
    told("Plain hunt goes like this and I would LOVE it drawn, line by line:\n\n12\n21", "en"),
    "Plain hunt goes like this: 12 21",
  );
});

test("steps for viewers stay, whatever they are to draw or to say", () => {
  for (const [brief, language] of [
    ["Lay the fabric flat. Draw a line 3 cm from the edge with chalk. Don't start with the lashes. Show your teacher before you cut.", "en"],
    ["We made 12 chairs.\n\n1. Please draw the house in section.\n2. Label all parts.", "en"],
    ["Fold the paper in half. Draw the two views side by side with a pencil. Label all three parts.", "en"],
    ["Zeichnen Sie zuerst ein Oval. Zeichnen Sie dann die Nase mit dem Bleistift. Beginnen Sie nicht mit den Wimpern.", "de"],
    ["Mark the point (0, 2). Draw a coordinate system with two axes. Explain that m is the slope.", "en"],
    ["Let the viewer down once and they leave. The audience should be safe.", "en"],
    ["Don't begin with \"Image of\". It knows it's an image.", "en"],
    ["Draw your own conclusions. Show the doorman your ticket.", "en"],
    ["Marca las fuentes en el mapa. Dibuja una línea hasta la cumbre.", "es"],
  ] as const)
    assert.equal(told(brief, language), brief.replaceAll(/\s+/gu, " ")); // prettier-ignore
}); // prettier-ignore

test("a right triangle whose sides follow is named, and a figure that can be drawn is left to its reader", () => {
  const brief = "Please sketch the Moon.\n\n*Draw a long, thin right triangle.* The short side is 4,360 km.";
  assert.equal(told(brief, "en"), "A long, thin right triangle. The short side is 4,360 km.");
  const whole = "Please draw a right triangle with legs of 3 cm and 4 cm.";
  assert.equal(told(whole, "en"), whole);
});

test("texts keep their length, and nothing throws on what is no sentence", () => {
  for (const source of ["", "***", "(Draw", "Say that", "Ask the viewer to", "を描いてください。", "Draw: : :\n\n\n"])
    for (const language of ["en", "ja", "de", "ar", "xx"])
      assert.equal(withoutMakerOrders(source, language).text.length, source.length);
}); // prettier-ignore
