import assert from "node:assert/strict";
import test from "node:test";
import { isIllustration } from "../../../artifacts/illustrations.ts";
import { readerFor } from "./lexicons.ts";
import { namedDrawings } from "./named-drawings.fixture.ts";
import { OUTLINE_NOUNS } from "./outline-nouns.ts";

test("every language stands once, and all that it names can be drawn", () => {
  const lines = OUTLINE_NOUNS.trim().split("\n");
  assert.equal(new Set(lines.map((line) => line.slice(0, 2))).size, lines.length);
  for (const line of lines) {
    const drawings = line
      .slice(4)
      .split("; ")
      .map((field) => field.split("=")[0] ?? "");
    for (const drawing of drawings) assert.ok(isIllustration(drawing), `${line.slice(0, 2)}: ${drawing}`);
    assert.equal(new Set(drawings).size, drawings.length, line.slice(0, 2));
  }
});

test("a thing that has a drawing of its own is shown as nothing else", () => {
  for (const [base, sentence, drawing] of [
    ["en", "The kettle furs up.", "kettle"],
    ["en", "A wind turbine stands on the hill.", "wind-turbine"],
    ["de", "Der Wasserkocher ist neu.", "kettle"],
    ["de", "Ein Eichhörnchen sammelt Nüsse.", "squirrel"],
    ["fr", "La bouilloire siffle.", "kettle"],
    ["es", "Los riñones filtran la sangre.", "kidneys"],
    ["it", "La mongolfiera sale piano.", "hot-air-balloon"],
    ["pt", "O esquilo come nozes.", "squirrel"],
    ["nl", "De waterkoker is nieuw.", "kettle"],
    ["pl", "Budka lęgowa wisi na drzewie.", "birdhouse"],
    ["ru", "Чёрная дыра притягивает свет.", "black-hole"],
    ["tr", "Böbrek taşı ağrı yapar.", "kidneys"],
    ["zh", "清真寺建于1420年。", "mosque"],
    ["ja", "冷蔵庫は三度に保つ。", "fridge"],
    ["ko", "잠수함이 가라앉는다.", "submarine"],
  ] as const)
    assert.ok(
      namedDrawings(base, sentence).includes(drawing),
      `${sentence} ${namedDrawings(base, sentence).join()}`,
    );
  assert.deepEqual(namedDrawings("de", "Der Wasserkocher ist neu."), ["kettle"]);
});

test("what only sounds like a thing is none", () => {
  for (const [base, sentence, drawing] of [
    ["ru", "Белки и жиры нужны всем.", "squirrel"],
    ["ru", "Печенье пекут час.", "liver"],
    ["zh", "建议每日食用两次。", "eclipse"],
    ["ja", "毎日食べるものです。", "eclipse"],
    ["ko", "오늘 점심은 일식이다.", "eclipse"],
    ["fr", "Le vélo cargo est loué à l’heure.", "cargo-ship"],
    ["de", "Die Grillen zirpen.", "barbecue"],
    ["it", "Il codice binario ha due cifre.", "train-track"],
    ["es", "La minería de datos crece.", "mine-cart"],
    ["en", "A cardiac arrest is an emergency.", "handcuffs"],
    ["en", "Surf the web safely in any browser.", "surfboard"],
  ] as const)
    if (base === "en") {
      const reader = readerFor(base);
      const terms = reader?.termsOf(sentence) ?? [];
      const entry = reader?.lexicon.entries.find((one) => one.drawing === drawing);
      assert.ok(
        !terms.some((term) => entry?.sure.has(term)) || terms.some((term) => entry?.not.has(term)),
        sentence,
      );
    } else assert.ok(!namedDrawings(base, sentence).includes(drawing), sentence);
});
