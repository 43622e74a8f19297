import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import type { ListBlock } from "./brief.ts";
import { isAgenda } from "./agenda.ts";

const span = { start: 0, end: 1 };
function list(items: readonly string[]): ListBlock {
  const made = items.map((text) => ({ text: { shown: text, spoken: text }, label: null, detail: null, below: [], span }));
  return { kind: "list", ordered: true, items: made, span };
} // prettier-ignore

test("the items of a meeting are known by their heading, in many languages", () => {
  for (const head of [
    "Agenda",
    "Order of business",
    "Tagesordnung",
    "Ordre du jour",
    "Orden del día",
    "Ordine del giorno",
    "Ordem de trabalhos",
    "Agendapunten",
    "Dagordning",
    "Porządek obrad",
    "Повестка дня",
    "Gündem",
    "جدول الأعمال",
    "סדר היום",
    "कार्यसूची",
    "議題",
    "会议议程",
    "안건",
  ])
    assert.ok(isAgenda(list(["A", "B", "C"]), head, ""), head);
});

test("they are known by what only a meeting goes through", () => {
  for (const items of [
    ["Apologies", "Stones", "AOB"],
    ["Begrüßung", "Kassenbericht", "Ausflug", "Verschiedenes"],
    ["Approbation du procès-verbal", "Travaux", "Questions diverses"],
    ["Lectura del acta anterior", "Obras", "Ruegos y preguntas"],
    ["Przyjęcie porządku", "Remont dachu", "Wolne wnioski"],
    ["Отчёт правления", "Крыша", "Разное"],
  ])
    assert.ok(isAgenda(list(items), "", ""), items.join());
});

test("steps and stages are none, though a film on a meeting tells them", () => {
  for (const items of [
    ["Take a card at the door", "Mark one name", "Drop it in the box"],
    ["Evaporation", "Condensation", "Precipitation"],
    ["Fill the kettle", "Boil the water", "Other teas need less"],
  ])
    assert.ok(!isAgenda(list(items), "How to vote", "Annual general meeting"), items.join());
});

test("an agenda is shown by its numbers, and no item is told as a step", () => {
  const { scenes } = film(
    "# Harbour Rowing Club AGM\n\n1. Apologies\n2. Treasurer's report\n3. New boat shed\n4. Election of officers\n5. AOB\n",
  );
  const shown = scenes.find(({ visual }) => visual.kind === "bullets");
  assert.ok(shown?.visual.kind === "bullets" && shown.visual.numbered === 1);
  assert.ok(
    !scenes.some(({ narration }) =>
      narration.some((said) => /(?:Step \d|First,|Next,|Finally,)/u.test(said)),
    ),
  );
});
