import assert from "node:assert/strict";
import test from "node:test";
import { withContactIcons } from "./contact-icons.ts";

const iconsOf = (base: string, ...labels: string[]) =>
  withContactIcons(
    labels.map((label) => ({ label })),
    base,
  ).map(({ icon }) => icon ?? null);

test("where, when and how to reach somebody have their signs, in any language", () => {
  assert.deepEqual(
    iconsOf("fr", "12 rue d'Austerlitz, Lyon", "Du mardi au samedi, de 9 h à 18 h 30", "Téléphone : 04 72 00 12 34", "20 % avec le code LUNE"),
    ["map pin", "clock", "phone", "tag"],
  ); // prettier-ignore
  assert.deepEqual(iconsOf("en", "hello@spokes.example", "www.spokes.example", "Call 0117 496 0182"), ["envelope", "globe", "phone"]); // prettier-ignore
  assert.deepEqual(iconsOf("de", "Ringstraße 4", "Mo–Fr 8 bis 17 Uhr", "Anmeldung bis 4. März"), ["map pin", "clock", "calendar"]); // prettier-ignore
});

test("points one of which tells something else, or that reach nobody, stay as they are", () => {
  assert.deepEqual(iconsOf("en", "Call 0117 496 0182", "Bring a friend"), [null, null]);
  assert.deepEqual(iconsOf("en", "Open at 8:00", "20% off on Mondays"), [null, null]);
  assert.deepEqual(iconsOf("en", "Call 0117 496 0182"), [null]);
});
