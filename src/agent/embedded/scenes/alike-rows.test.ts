import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const LAW = "| Product | Minimum age | Can a parent buy it for a child? |\n|---|---|---|\n| Alcohol | 18 | No |\n| Tobacco | 18 | No |\n| Knives | 18 | No |\n| Spray paint | 16 | Not covered |"; // prettier-ignore

function narrated(brief: string, heading: string): { said: string[]; cues: number } {
  const scene = film(brief).scenes.find(({ title }) => title === heading);
  const visual = scene?.visual;
  return {
    said: scene?.narration ?? [],
    cues: visual?.kind === "table" ? (visual.cues?.length ?? 0) : 0,
  };
}

test("rows that say the same are told together, each coming as it is named, and a question is one", () => {
  const { said, cues } = narrated(`# At the till\n\nThe law is simple.\n\n## What the law says\n\n${LAW}`, "What the law says"); // prettier-ignore
  assert.deepEqual(said.slice(1), [
    "Alcohol, Tobacco and Knives: minimum age 18.",
    "Can a parent buy it for a child? No.",
    "Spray paint: minimum age 16.",
    "Can a parent buy it for a child? Not covered.",
  ]);
  assert.equal(cues, 4);
});

test("so it is in other languages", () => {
  for (const [heads, same, other, lines] of [
    ["Ware | Mindestalter | Dürfen Eltern es kaufen?", ["Schnaps", "Tabak", "18", "Nein"], ["Bier", "16", "Ja"], ["Schnaps und Tabak: Mindestalter 18.", "Dürfen Eltern es kaufen? Nein.", "Bier: Mindestalter 16.", "Dürfen Eltern es kaufen? Ja."]],
    ["Produit | Âge minimum | Un parent peut-il l’acheter ?", ["Alcool", "Tabac", "18", "Non"], ["Peinture", "16", "Oui"], ["Alcool et tabac : âge minimum 18.", "Un parent peut-il l’acheter ? Non.", "Peinture : âge minimum 16.", "Un parent peut-il l’acheter ? Oui."]],
    ["商品 | 最低年龄 | 家长可以代买吗？", ["酒", "烟草", "18", "不可以"], ["喷漆", "16", "没有规定"], ["酒和烟草：最低年龄18。", "家长可以代买吗？不可以。", "喷漆：最低年龄16。", "家长可以代买吗？没有规定。"]],
  ] as const) {
    const [one, two, age, answer] = same;
    const table = `| ${heads} |\n|---|---|---|\n| ${one} | ${age} | ${answer} |\n| ${two} | ${age} | ${answer} |\n| ${other.join(" | ")} |`;
    const lead = { Ware: "An der Kasse gilt das Gesetz für alle.", Produit: "À la caisse, la loi décide pour tous.", 商品: "收银台要守法，人人如此。" }[heads.split(" ")[0] ?? ""] ?? "";
    const said = film(`# 18\n\n${lead}\n\n## A\n\n${table}`).scenes.flatMap(({ narration }) => narration);
    assert.deepEqual(said.filter((line) => (lines as readonly string[]).includes(line)), lines);
  }
}); // prettier-ignore

test("rows that differ, numbers and a head of one word are told as before", () => {
  const differ = film("# Lines\n\nThree lines meet here.\n\n## The lines\n\n| Line | Colour | Goes to |\n|---|---|---|\n| North | red | the harbour |\n| South | green | the market |\n| Ring | blue | the park |"); // prettier-ignore
  const said = differ.scenes.flatMap(({ narration }) => narration).join(" ");
  assert.match(said, /North: .* South: .* Ring: /u);
  const vegan = film("# Plans\n\nPick one of them.\n\n## The plans\n\n| Plan | Price | Vegan? |\n|---|---|---|\n| Basic | £5 | Yes |\n| Plus | £9 | Yes |\n| Max | £14 | No |"); // prettier-ignore
  assert.doesNotMatch(vegan.scenes.flatMap(({ narration }) => narration).join(" "), /\. Vegan\?/u);
  assert.match(
    vegan.scenes.flatMap(({ narration }) => narration).join(" "),
    /Basic: Price £5 and Vegan yes\./u,
  );
});

test("two questions are no sides of a comparison, and days with the same hours are told in one breath", () => {
  const { scenes } = film("# Bins\n\nWe sort six materials.\n\n## What goes where\n\n| Material | Can it go in the blue bin? | Must it be rinsed? |\n|---|---|---|\n| Glass | Yes | Yes |\n| Paper | Yes | No |\n\n## Hours\n\n| Day | Opens | Closes |\n|---|---|---|\n| Monday | 9:00 | 17:00 |\n| Tuesday | 9:00 | 17:00 |\n| Sunday | 10:00 | 20:00 |"); // prettier-ignore
  const said = scenes.flatMap(({ narration }) => narration);
  assert.ok(said.includes("Paper: can it go in the blue bin? Yes."), said.join("\n"));
  assert.ok(said.includes("Must it be rinsed? No."));
  assert.ok(said.includes("Monday and Tuesday: opens at 9:00 and closes at 17:00."));
});
