import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { StoryScene, VisualKind } from "../../artifacts/storyboard.ts";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { makeEmbeddedPlanner } from "./planner.ts";

async function scenesOf(name: string, language = "en"): Promise<StoryScene[]> {
  const prompt = readFileSync(join(import.meta.dirname, "../../../test/briefs", name), "utf8");
  const planner = makeEmbeddedPlanner();
  const request = {
    prompt,
    targetLanguage: language,
    duration: "short" as const,
    style: "auto" as const,
    estimateSeconds: estimateByCharacters,
  };
  const result = await planner.outline(request);
  assert.equal(result.kind, "outline");
  if (result.kind !== "outline") return [];
  return (await planner.script(request, result.outline)).scenes;
}

function kinds(scenes: readonly StoryScene[]): VisualKind[] {
  return scenes.map((scene) => scene.visual.kind);
}

/** What is said where a visual part comes in. */
function said(
  scene: StoryScene | undefined,
  cue: { sentence: number; offset: number } | null | undefined,
): string {
  return cue === null || cue === undefined ? "" : (scene?.narration[cue.sentence]?.slice(cue.offset) ?? "");
}

test("photosynthesis is told as its example film tells it", async () => {
  const scenes = await scenesOf("photosynthesis.md");
  assert.deepEqual(kinds(scenes), [
    "title", "statement", "number", "formula", "bullets", "process", "statement", "chart", "summary",
  ]); // prettier-ignore
  // What the film is to answer is read under its title as it is said.
  const opening = scenes[0]?.visual;
  assert.ok(opening?.kind === "title");
  assert.equal(opening.subtitle, "What goes in, what comes out, and why leaves are green");
  assert.deepEqual(opening.subtitleCue, { sentence: 1, offset: 0 });
  assert.deepEqual(
    scenes.map((scene) => scene.narration),
    [
      [
        "How does a leaf make food?",
        "Let us find out what goes in, what comes out, and why leaves are green.",
      ],
      [
        "A houseplant never eats, yet it grows heavier every week.",
        "In the 1640s Jan Baptist van Helmont planted a willow in 90 kilograms of soil.",
      ],
      [
        "After five years the tree had gained 74 kilograms and the soil had lost only 57 grams.",
        "So where did the tree come from?",
      ],
      [
        "A leaf needs three things: water, carbon dioxide and light.",
        "It makes two: glucose, which is sugar, and oxygen.",
        "Six molecules of carbon dioxide and six of water, with light, become one of glucose and six of oxygen.",
      ],
      [
        "Inside the leaf, there are three things to know.",
        "Stomata are pores on the underside that let carbon dioxide in.",
        "Veins are pipes that bring water up from the roots.",
        "And chloroplasts are green grains where the work is done.",
      ],
      [
        "There are two stages.",
        "First, the light reactions.",
        "Chlorophyll catches light and splits water.",
        "Oxygen is set free.",
        "Second, the Calvin cycle.",
        "The captured energy joins carbon dioxide into sugar.",
        "This part needs no light.",
      ],
      ["Why are leaves green?", "Chlorophyll absorbs red and blue light and reflects green."],
      ["Light absorbed: 90% for blue, 80% for red, but only 20% for green."],
      ["The willow was built from air and water, with sunlight paying the bill."],
    ],
  );
});

test("what appears in photosynthesis appears when it is named", async () => {
  const scenes = await scenesOf("photosynthesis.md");
  const number = scenes[2]?.visual;
  assert.equal(number?.kind, "number");
  if (number?.kind === "number") {
    assert.equal(number.eyebrow, "1640s");
    assert.deepEqual(
      number.figures.map(({ figure, label, cue }) => [
        figure.display,
        label,
        said(scenes[2], cue).split(" ")[0],
      ]),
      [
        ["+74 kg", "The tree", "74"],
        ["−57 g", "The soil", "57"],
      ],
    );
  }
  const formula = scenes[3]?.visual;
  if (formula?.kind === "formula") {
    for (const term of formula.terms) {
      assert.ok(said(scenes[3], term.cue).toLowerCase().startsWith(term.label.toLowerCase()), term.label);
    }
    assert.deepEqual(
      formula.terms.map((term) => [term.side, term.label]),
      [
        ["in", "Carbon dioxide"],
        ["in", "Water"],
        ["in", "Light"],
        ["out", "Glucose"],
        ["out", "Oxygen"],
      ],
    );
  }
  const chart = scenes[7]?.visual;
  if (chart?.kind === "chart") {
    assert.equal(chart.categories[chart.highlight ?? -1], "Green");
    chart.categories.forEach((category, at) => {
      assert.ok(said(scenes[7], chart.cues?.[at]).toLowerCase().startsWith(category.toLowerCase()), category);
    });
  }
});

test("each content gets the visual that it asks for", async () => {
  assert.deepEqual(kinds(await scenesOf("renewables-2023.md")), [
    "title", "chart", "chart", "number", "comparison", "bullets", "timeline", "statement",
  ]); // prettier-ignore
  assert.deepEqual(kinds(await scenesOf("phishing-training.md")), [
    "title", "number", "bullets", "comparison", "process", "bullets", "summary",
  ]); // prettier-ignore
  assert.deepEqual(kinds(await scenesOf("binary-search.md")).slice(0, 6), [
    "title", "statement", "code", "statement", "formula", "table",
  ]); // prettier-ignore
  assert.deepEqual(kinds(await scenesOf("jieqi.zh.md", "zh")), [
    "title", "statement", "bullets", "process", "statement",
  ]); // prettier-ignore
  assert.deepEqual(kinds(await scenesOf("physics.md")).slice(1, 5), [
    "formula",
    "formula",
    "formula",
    "timeline",
  ]);
  assert.deepEqual(kinds(await scenesOf("poem.md")).slice(1), ["quote", "quote", "quote"]);
});

test("the five sample briefs fill a minute and have a scene a section", async () => {
  const sections: [name: string, language: string, sections: number][] = [
    ["photosynthesis.md", "en", 6],
    ["binary-search.md", "en", 5],
    ["phishing-training.md", "en", 5],
    ["renewables-2023.md", "en", 7],
    ["jieqi.zh.md", "zh", 4],
  ];
  for (const [name, language, count] of sections) {
    const scenes = await scenesOf(name, language);
    assert.ok(scenes.length >= count && scenes.length <= count + 3, `${name}: ${scenes.length}`);
    const text = scenes.map((scene) => scene.narration.join(" ")).join(" ");
    assert.ok(estimateByCharacters(text, language) > 60, name);
  }
});

test("code is named and explained, never read out", async () => {
  const scenes = await scenesOf("binary-search.md");
  const code = scenes[2];
  assert.ok(!/[{}()=<>_]/.test(code?.narration.join(" ") ?? "="));
  assert.equal(code?.visual.kind, "code");
  if (code?.visual.kind === "code")
    assert.deepEqual(
      code.visual.focus.map((focus) => focus.from),
      [1, 3, 5, 9],
    );
});
