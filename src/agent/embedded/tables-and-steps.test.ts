import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../artifacts/storyboard.ts";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { film } from "./plan.fixture.ts";
import { planFilm } from "./plan-film.ts";

function scenesOf(prompt: string): StoryScene[] {
  const film = planFilm({
    prompt,
    targetLanguage: "en",
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  return film?.scenes ?? [];
}

function narrationOf(prompt: string): string[] {
  return scenesOf(prompt).flatMap((scene) => scene.narration);
}

const SALES = `# Results by region

| Region | Q2 (€k) | Q3 (€k) | Change | Margin |
|---|---:|---:|---:|---:|
| North | 1,240 | 1,410 | +13.7% | 22% |
| South | 980 | 870 | -11.2% | -3% |
| East | 410 | | | n/a |
| West | 1,105 | 1,105 | 0.0% | 18% |
| Returns | (120) | (185) | -54.2% | — |
`;

test("cells that are there keep their column's name where others are missing", () => {
  const said = narrationOf(SALES);
  assert.ok(said.includes("South: €980k and €870k."), said.join(" "));
  assert.ok(said.includes("East: Q2 €410k."), said.join(" "));
  assert.ok(said.includes("Returns: Q2 −€120k and Q3 −€185k."), said.join(" "));
});

test("a long table goes on in a second picture, with every row and column", () => {
  const rows = Array.from({ length: 12 }, (_, at) => `| Place${at} | red${at} | b${at}x | c | d | e |`);
  const scenes = scenesOf(`| Name | Colour | B | C | D | E |\n|---|---|---|---|---|---|\n${rows.join("\n")}`);
  const tables = scenes.map((scene) => scene.visual).filter((visual) => visual.kind === "table");
  assert.deepEqual(
    tables.map((table) => [table.rows.length, table.columns.length]),
    [
      [6, 6],
      [6, 6],
    ],
  );
});

test("eight steps are shown, not six", () => {
  const verbs = ["Turn", "Remove", "Check", "Note", "Loosen", "Connect", "Fold", "Switch"];
  const scenes = scenesOf(
    verbs.map((verb, at) => `${at + 1}. ${verb} the part of the old socket.`).join("\n"),
  );
  const steps = scenes.map((scene) => scene.visual).find((visual) => visual.kind === "process")?.steps;
  assert.equal(steps?.length, 8);
  assert.ok(steps.every((step) => step.cue !== undefined));
});

test("a day of a month is no amount", () => {
  const scenes = scenesOf(
    "# Plan\n\n## Next\n\nClose the books by 15 October and bring returns below €100k.",
  );
  const figures = scenes.flatMap(({ visual }) => (visual.kind === "number" ? visual.figures : []));
  assert.ok(figures.every(({ figure }) => figure.display !== "15"));
});

test("a long underline makes the line above it the title", () => {
  const prompt =
    "ripgrep (rg)\n------------\nA fast search tool for code.\n\n### Why\n\nIt is quick.\n\n### How\n\nRun it.";
  assert.equal(scenesOf(prompt)[0]?.title, "ripgrep (rg)");
});

test("what the viewers should know by the end is not read to them", () => {
  const prompt =
    "# Why it fizzes\n\nAudience: pupils in year 9. By the end they can name the products.\n\n## Try it\n\n" +
    "1. Put it in a beaker.\n2. Add 50 mL of vinegar (5% acid, pH about 2.4).\n3. Measure the temperature.";
  assert.ok(!narrationOf(prompt).join(" ").includes("By the end"));
  const visual = scenesOf(prompt).find((scene) => scene.visual.kind === "process")?.visual;
  assert.ok(visual?.kind === "process" && visual.steps.every((step) => !/^[^(]*\)/.test(step.detail ?? "")));
});

test("what is free stands where the others have their price", () => {
  for (const [language, lines, row] of [
    ["de", ["Eintritt:", "Erwachsene 5,00 €", "Familienkarte 12,00 €", "Kinder unter 6 Jahren frei"], ["Kinder unter 6 Jahren", "frei"]],
    ["fr", ["Tarifs :", "Adultes 5,00 €", "Familles 12,00 €", "Moins de 6 ans gratuit"], ["Moins de 6 ans", "gratuit"]],
  ] as const) {
    const { scenes } = film(`# Film\n\n${lines.join("\n")}\n`, language);
    const table = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "table");
    assert.ok(table?.kind === "table");
    assert.deepEqual(table.rows.at(-1), row);
  }
}); // prettier-ignore
