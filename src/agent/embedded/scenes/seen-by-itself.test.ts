import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { tellsAim } from "../text/aims.ts";

const TABLE = "| Year | Members |\n|---|---|\n| 2022 | 31 |\n| 2023 | 44 |\n| 2024 | 58 |";

/** What is seen, scene by scene: the words of statements, and what else there is by its kind. */
const seen = (body: string, language = "en"): string[] =>
  film(`# The choir grows\n\nWe sing every week.\n\n${body}\n`, language).scenes.map(({ visual }) =>
    visual.kind === "statement" ? visual.text : visual.kind,
  );

test("what is wanted, and what the viewer is asked, is seen and not heard over the chart before it", () => {
  for (const said of ["We want 80.", "Bring a friend.", "What would you do?"])
    assert.deepEqual(seen(`## Members\n\n${TABLE}\n\n${said}`).slice(1), ["chart", said.replace(/\.$/u, "")]);
  assert.deepEqual(
    seen(
      "## Money\n\nSo far 41% of the money is there. We need the rest by 30 September.\n\n## Where\n\nThe mill stands by the river.",
    ).slice(1, 3),
    ["number", "We need the rest by 30 September"],
  );
});

test("behind a table of a wide range as well, in other languages", () => {
  const rows =
    "| Animal | Neuronas |\n|---|---|\n| Caracol | 20.000 |\n| Abeja | 1.000.000 |\n| Ratón | 71.000.000 |\n| Pulpo | 500.000.000 |\n| Perro | 2.200.000.000 |";
  assert.deepEqual(
    seen(`## Corazones\n\n${rows}\n\n¿Qué harías tú con ocho brazos que piensan solos?`, "es").slice(1),
    ["table", "¿Qué harías tú con ocho brazos que piensan solos?"],
  );
});

test("remarks on the data, and questions about a part of it, stay over their chart", () => {
  const ports = "| Port | Metres |\n|---|---|\n| Bristol | 12 |\n| Dover | 6 |\n| Hull | 7 |";
  for (const said of ["That is nearly twice as many.", "These are all who paid."])
    assert.deepEqual(seen(`## Members\n\n${TABLE}\n\n${said}`).slice(1), ["chart"], said);
  for (const said of ["Why is Bristol so high?", "Why so? The bay of Bristol narrows.", "Why?"])
    assert.deepEqual(seen(`## Tides\n\n${ports}\n\n${said}`).slice(1), ["chart"], said);
});

test("sentences that tell an aim, in many languages, and those that only look like it", () => {
  const aims = [
    "We need the rest by 30 September.",
    "Our goal is 100 litres.",
    "Das Ziel: 80 bis Juni.",
    "Wir brauchen noch zwölf Stühle.",
    "Il nous faut 80 voix.",
    "L’objectif est de 80 membres.",
    "Necesitamos 80 socios.",
    "¡Ayúdanos a llegar!",
    "Vogliamo arrivare a 80.",
    "Precisamos de 80 sócios.",
    "We willen er tachtig.",
    "Potrzebujemy jeszcze 20 osób.",
    "Potřebujeme další hlasy.",
    "Нам нужно ещё двадцать голосов.",
    "Нам потрібно ще двадцять голосів.",
    "Vi behöver fler röster.",
    "Vi mangler tyve medlemmer.",
    "Tarvitsemme lisää ääniä.",
    "Avem nevoie de ajutor.",
    "Χρειαζόμαστε ακόμη είκοσι.",
    "نحتاج إلى عشرين عضوا.",
    "אנחנו צריכים עוד עשרים.",
    "我们还需要二十人。",
    "Kami butuh dua puluh orang lagi.",
  ];
  for (const aim of aims) assert.equal(tellsAim(aim), true, aim);
  const others = [
    "We needed the rest last year.",
    "The goal was missed.",
    "The target group is over sixty.",
    "Das Zielband war nass.",
    "La meta fue en Sevilla.",
    "Wirtschaft braucht Zeit.",
    "Il nous a manqué.",
    "That is more than half.",
  ];
  for (const other of others) assert.equal(tellsAim(other), false, other);
});
