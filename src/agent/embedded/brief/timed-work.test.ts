import assert from "node:assert/strict";
import test from "node:test";
import { timedWork } from "./timed-work.ts";

const ORDERS: readonly (readonly [said: string, subject: string, audience: string | null])[] = [
  ["One-minute biography of Mary Anning for museum visitors aged 8 and up.", "Mary Anning", "museum visitors aged 8 and up"],
  ["Two-minute history of the number zero for maths clubs aged 12 to 16.", "The number zero", "maths clubs aged 12 to 16"],
  ["A 90-second guide to composting for new tenants", "Composting", "new tenants"],
  ["Einminütige Biografie von Clara Schumann für Klasse 7.", "Clara Schumann", "Klasse 7"],
  ["60-Sekunden-Porträt über Otto Lilienthal", "Otto Lilienthal", null],
  ["Histoire de deux minutes du zéro pour le collège", "Le zéro", "le collège"],
  ["Biografía de un minuto de Rosalía de Castro para visitantes", "Rosalía de Castro", "visitantes"],
  ["Storia di due minuti della pila per la scuola media", "La pila", "la scuola media"],
  ["Biografia de um minuto de Santos Dumont para crianças", "Santos Dumont", "crianças"],
  ["Portret van één minuut van Aletta Jacobs voor bezoekers", "Aletta Jacobs", "bezoekers"],
]; // prettier-ignore

test("who says how long a work is to be orders it, and what it is of names the film", () => {
  for (const [said, subject, audience] of ORDERS)
    assert.deepEqual(timedWork(said), { subject, audience }, said);
});

test("what has no length, or goes on, orders nothing", () => {
  for (const said of ["A biography of Mary Anning", "The two-minute silence on 11 November is kept in every school, and traffic stops.", "One minute is enough.", "A film of oil shows colours", ""])
    assert.equal(timedWork(said), null, said);
}); // prettier-ignore
