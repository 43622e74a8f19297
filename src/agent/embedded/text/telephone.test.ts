import assert from "node:assert/strict";
import { test } from "node:test";
import { findFigures } from "./figures.ts";
import { isNoQuantity } from "./no-quantity.ts";
import { telephoneSpans } from "./telephone.ts";

/** The numbers of a text that may be counted. */
function counted(text: string, language: string): string[] {
  const spans = telephoneSpans(text);
  return findFigures(text, language)
    .filter(({ start, end }) => spans.every(([from, to]) => end <= from || to <= start))
    .filter((found) => !isNoQuantity(found, text, language))
    .map(({ figure }) => figure.display);
}

test("a number that is called, dialled, texted or pressed is not counted", () => {
  for (const [language, text] of [
    ["en", "Call 2222 from any internal phone and stay with the person."],
    ["en", "Text STOP to 60606 to end it, or press 2 to wait."],
    ["de", "Wählen Sie die 2222 von jedem Haustelefon. Notruf intern: 4444."],
    ["fr", "Composez le 2222 depuis un poste interne."],
    ["es", "Marque el 2222 desde cualquier teléfono. Reservas en luna.example o 253 555 018."],
    ["pl", "Kontakt: studio@luna.example, 601 234 567."],
    ["pt", "Encomendas: 266 000 114."],
    ["es", "Pedidos: 953 555 018."],
    ["tr", "Hemen 2222'yi arayın."],
    ["ja", "次に2222に電話してください。"],
    ["zh", "请拨打2222并陪在旁边。"],
    ["ar", "اتصل على 2222 من أي هاتف."],
    ["zh", "96110打来的电话，一定要接。"],
    ["ja", "81880からの電話には必ず出てください。"],
    ["en", "Text HELP to 60606, or call 66746 from a UK mobile."],
  ] as const)
    assert.deepEqual(counted(text, language), [], text);
});

test("people who are called and screws in three groups are counted", () => {
  assert.deepEqual(counted("We call 3000 people a week.", "en"), ["3000 people"]);
  assert.deepEqual(counted("La fábrica produjo 253 555 018 tornillos.", "es"), ["253 555 018"]);
  assert.deepEqual(counted("Llegaron pedidos: 253 555 018 tornillos.", "es"), ["253 555 018"]);
  assert.deepEqual(counted("We answer 3000 texts a night and sold 1,200 phones.", "en"), ["3000", "1,200"]);
});
