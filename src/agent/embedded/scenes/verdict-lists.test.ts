import assert from "node:assert/strict";
import { test } from "node:test";
import { verdictTones } from "../brief/verdict-heads.ts";
import { film } from "../plan.fixture.ts";

const shown = (language: string, ...rows: readonly string[]) => {
  const [head = "", ...cells] = rows;
  const line = head.replaceAll(/[^|]+/gu, "---");
  const table = [head, line, ...cells].map((row) => `| ${row} |`).join("\n");
  const scene = film(`# Film\n\n## A\n\n${table}\n\n## B\n\nEnd.\n`, language).scenes[1];
  assert.ok(scene !== undefined);
  return { visual: scene.visual, told: scene.narration.join(" ") };
};

test("columns of what may be, a little of it and what may not are sides, told one after the other", () => {
  const { visual, told } = shown(
    "pt",
    "Pode|Com moderação|Não pode",
    "Cascas de frutas e legumes|Laranja e limão|Carne e peixe",
    "Borra de café|Arroz cozido|Leite e queijo",
    "Casca de ovo|Alho e cebola|Óleo e gordura",
  );
  assert.equal(visual.kind, "comparison");
  assert.deepEqual(visual.kind === "comparison" && visual.sides.map(({ tone }) => tone), ["positive", "neutral", "negative"]); // prettier-ignore
  assert.match(
    told,
    /Pode: cascas de frutas e legumes; borra de café; casca de ovo\. Com moderação: laranja/u,
  );
});

test("a side may have more points than another", () => {
  const { visual } = shown("en", "Yes|In moderation|No", "Peel|Citrus|Meat", "Grounds|Rice|Milk", "Shells| |Oil", "Paper| | ", "Leaves| | "); // prettier-ignore
  assert.deepEqual(
    visual.kind === "comparison" && visual.sides.map(({ points }) => points.length),
    [5, 2, 3],
  );
});

test("verdicts in many languages", () => {
  for (const heads of [
    ["Ja", "In Maßen", "Nein"], ["Oui", "Avec modération", "Non"], ["Sí", "Con moderación", "No"], ["Sì", "Con moderazione", "No"],
    ["可以", "适量", "不可以"], ["はい", "ほどほど", "いいえ"], ["가능", "조건부", "불가"], ["Можно", "Умеренно", "Нельзя"],
    ["نعم", "باعتدال", "لا"], ["מותר", "במידה", "אסור"], ["हाँ", "सीमित", "नहीं"], ["Evet", "Bazen", "Hayır"],
    ["Must", "May", "Must not"], ["Green", "Yellow", "Red"], ["No", "Sometimes", "Yes"], ["Can", "Cannot"], ["✅ Pode", "❌ Não pode"],
  ]) assert.ok(verdictTones(heads)?.includes("negative"), heads.join()); // prettier-ignore
  assert.deepEqual(verdictTones(["Always", "Sometimes", "Never"]), ["neutral", "neutral", "neutral"]);
  for (const heads of [
    ["Food", "Yes", "No"], ["Yes", "Yes", "No"], ["Jahr", "Ja", "Nein"], ["Red", "Green", "Blue"], ["Plan", "Price"],
    ["Must", "Price", "Must not"], ["Yes"], ["Yes", "", "No"],
  ]) assert.equal(verdictTones(heads), null, heads.join()); // prettier-ignore
});

test("rows that name something, that speak of one thing, or hold numbers stay rows", () => {
  assert.notEqual(
    shown("en", "Yes|Sometimes|No", "Fresh milk|Boiled milk|Sour milk", "White bread|Rye bread|Old bread")
      .visual.kind,
    "comparison",
  );
  assert.notEqual(shown("en", "Yes|Maybe|No", "12|3|4", "15|6|7").visual.kind, "comparison");
  const pairs = shown("en", "Do|Don't", "Lock your screen when you leave|Leave your screen open", "Ask who is calling|Tell a caller your password"); // prettier-ignore
  assert.match(pairs.told, /Do: lock your screen when you leave; don't: leave/u);
});
