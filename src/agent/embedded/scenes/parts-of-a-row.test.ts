import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

test("a date, a time and an apposition between commas make no list", () => {
  for (const [language, text] of [
    ["de", "Es ist so weit: Unser Waldfreibad öffnet am Samstag, dem 17. Mai, um 10 Uhr wieder seine Tore."],
    ["en", "It is official: the pool opens on Saturday, 17 May, at 10 in the morning."],
    ["ru", "Дата известна: бассейн откроется в субботу, 17 мая, в 10 часов."],
    ["it", "Abbiamo un'ospite: Anna Rossi, la sindaca, apre la sala."],
  ] as const)
    assert.equal(shown(text, language).kind, "statement", text);
});

test("things and deeds in a row stay one", () => {
  for (const [language, text] of [
    ["de", "Das hilft bei Hitze: viel trinken, im Schatten bleiben und ohne Hut nicht hinausgehen."],
    ["es", "Hacen falta tres cosas: agua, luz y aire."],
    ["en", "The plan needs three things: water, carbon dioxide and light."],
  ] as const)
    assert.equal(shown(text, language).kind, "bullets", text);
});
