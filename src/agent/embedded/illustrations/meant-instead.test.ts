import assert from "node:assert/strict";
import test from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { insteadIn, withMeant } from "./meant-instead.ts";
import { drawingsOtherwise } from "./told-otherwise.ts";

test("where a film is about a special kind its general word means that", () => {
  const steel = ["The box", "A shipping container is lifted.", "The container ship sails."];
  assert.equal(insteadIn(steel).get("package"), "shipping-container");
  assert.equal(insteadIn(["Der Rollstuhl", "Ein Stuhl passt."]).get("chair"), "wheelchair");
  assert.equal(
    insteadIn(["Round", "The bicycle is old.", "Each of the spokes pulls."]).get("wheel"),
    "bicycle-wheel",
  );
  assert.equal(insteadIn(["النخلة", "تحمل النخلة الثمر."]).get("palm-tree"), "date-palm");
});

test("what is named once, and not in the title, changes nothing", () => {
  assert.equal(insteadIn(["Our evening", "There is a place for wheelchairs.", "Take a chair."]).size, 0);
  assert.equal(insteadIn([]).size, 0);
});

test("a carton is one in a film of steel boxes too", () => {
  const visual = { kind: "statement", text: "A carton above the line stops the air", illustration: "package" } as const; // prettier-ignore
  const scenes: StoryScene[] = [{ index: 1, role: "section", title: "", narration: ["Said."], sources: [], visual }]; // prettier-ignore
  assert.deepEqual(withMeant(scenes, "The shipping container")[0]?.visual, visual);
});

test("beside what the title names not, only where it is spoken of", () => {
  const visual = { kind: "statement", text: "A wheel of cheese", illustration: "wheel" } as const;
  const scene: StoryScene = { index: 1, role: "section", title: "", narration: ["A bike stands there."], sources: [], visual }; // prettier-ignore
  const scenes: StoryScene[] = [{ ...scene, narration: ["His bike is old.", "The bike rattles."] }, { ...scene, narration: ["The wheel is cut."] }]; // prettier-ignore
  const shown = withMeant(scenes, "Cheese by courier").map((one) => one.visual);
  assert.deepEqual(shown, [{ ...visual, illustration: "bicycle-wheel" }, visual]);
  const boxes = ["The island", "A container ship passes.", "The container ship is long."];
  assert.equal(insteadIn(boxes).get("ferry"), undefined);
  assert.equal(insteadIn(["O teu barco", "O teu barco é velho."]).size, 0);
});

test("all drawings of a film change, wherever they stand, and no others", () => {
  const scenes: StoryScene[] = [
    {
      index: 1,
      role: "section",
      title: "",
      narration: ["The wheelchair is mended."],
      sources: [],
      visual: {
        kind: "statement",
        text: "A chair",
        illustration: "chair",
        more: [
          { text: "A key", illustration: "key" },
          { text: "A chair", illustration: "chair" },
        ],
      },
    },
  ];
  const [only] = withMeant(scenes, "Wheelchairs");
  assert.deepEqual(only?.visual, { kind: "statement", text: "A chair", illustration: "wheelchair", more: [{ text: "A key", illustration: "key" }, { text: "A chair", illustration: "wheelchair" }] }); // prettier-ignore
  assert.deepEqual(withMeant(scenes, "Chairs"), scenes);
});

test("the field of a film says which sense a word has", () => {
  const told: [drawing: string, sentence: string][] = [
    ["chair", "We delivered 3,240 wheelchairs."],
    ["mushroom", "Slip the darning mushroom under the hole."],
    ["cloud", "The Large Magellanic Cloud is near."],
    ["ladder", "כל הסולמות נשמעים טוב בכל אוקטבה."],
    ["hamburger", "Hamburger Kaufleute fuhren damit ab 1886."],
    ["lamp", "Holes were filled with lamp black."],
    ["water-wave", "Sixteen landlocked countries lie in Africa."],
  ];
  for (const [drawing, sentence] of told) assert.ok(drawingsOtherwise(["", sentence]).has(drawing), sentence);
  for (const [drawing, sentence] of [
    ["mushroom", "Fry the mushrooms."],
    ["cloud", "A cloud stands over the hill."],
    ["ladder", "הסולם נשען על הקיר."],
    ["hamburger", "Der Hamburger kostet vier Euro."],
    ["lamp", "The lamp is black."],
  ] as const)
    assert.ok(!drawingsOtherwise(["", sentence]).has(drawing), sentence);
});
