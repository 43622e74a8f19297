import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

/** "what was → what is | label" of the only figure. */
function change(text: string, language: string): string {
  const visual = shown(text, language);
  if (visual.kind !== "number") return visual.kind;
  const [only] = visual.figures;
  return `${only?.from?.figure.display ?? ""} → ${only?.figure.display ?? ""} | ${only?.label ?? ""}`;
}

test("what changed is named by its subject alone, and no verb is left without where it led", () => {
  for (const [language, text, label] of [
    ["es", "Desde que abrimos el sábado por la tarde, las ventas al día pasaron de 40 a 65.", "40 → 65 | Las ventas al día"],
    ["es", "Las ventas al día han pasado de 40 a 65.", "40 → 65 | Las ventas al día"],
    ["es", "El tiempo de espera bajó de 12 a 5 minutos.", "12 → 5 minutos | El tiempo de espera"],
    ["pt", "O tempo de espera desceu de 12 para 5 minutos.", "12 → 5 minutos | O tempo de espera"],
    ["en", "Since we open on Saturdays, sales a day went from 40 to 65.", "40 → 65 | Sales a day"],
    ["de", "Seit wir am Samstag öffnen, stiegen die Verkäufe am Tag von 40 auf 65.", "40 → 65 | Verkäufe am Tag"],
    ["de", "Mit dem neuen Ofen stiegen die Brote pro Stunde von 80 auf 130.", "80 → 130 | Brote pro Stunde"],
    ["nl", "Sinds we zaterdag open zijn, steeg de verkoop per dag van 40 naar 65.", "40 → 65 | Verkoop per dag"],
    ["sv", "Sedan vi öppnade på lördagar steg försäljningen per dag från 40 till 65.", "40 → 65 | Försäljningen per dag"],
    ["ar", "منذ أن بدأنا نفتح يوم السبت ارتفعت المبيعات في اليوم من 40 إلى 65.", "40 → 65 | المبيعات في اليوم"],
  ] as const) assert.equal(change(text, language), label); // prettier-ignore
});

test("of whom a change is told stands with it", () => {
  for (const [language, text, label] of [
    ["pt", "Com a entrega ao domicílio, as vendas ao dia passaram de 40 para 65.", "40 → 65 | As vendas ao dia, com a entrega ao domicílio"],
    ["en", "In the comparison group, sick days fell only from 9.4 to 9.1 a year.", "9.4 → 9.1 | Sick days a year, in the comparison group"],
  ] as const) assert.equal(change(text, language), label); // prettier-ignore
});

test("a clause that ends in passing from one to the other is shown as its sentence", () => {
  const text = "Con il nuovo orario le vendite al giorno sono passate da 40 a 65.";
  assert.equal(change(text, "it"), `40 → 65 | ${text.slice(0, -1)}`);
});
