import assert from "node:assert/strict";
import test from "node:test";
import type { BulletsVisual, ProcessVisual } from "../../../artifacts/storyboard.ts";
import { drawingsOfItems, drawnItems, withItemDrawings } from "./item-drawings.ts";

const any = (): boolean => true;
const steps: ProcessVisual = {
  kind: "process",
  heading: "When the alarm sounds",
  steps: [
    { title: "Close the window", detail: "Leave the fire extinguisher on its hook" },
    { title: "Go down by the ladder" },
    { title: "Ring the office" },
    { title: "Wait, whoever you are", detail: "Shut the window only from outside" },
  ],
};

test("each step shows what it names first, no thing twice", () => {
  assert.deepEqual(drawingsOfItems(steps, "en", any), ["window", "ladder", null, null]);
  const drawn = withItemDrawings(steps, ["window", null, null, null]);
  assert.deepEqual(drawnItems(drawn), ["window", null, null, null]);
  assert.ok(!("illustration" in (withItemDrawings(drawn, [null]).steps[0] ?? {})));
});

test("what a list forbids is not shown, nor what the film has shown enough", () => {
  const denied: BulletsVisual = {
    kind: "bullets",
    heading: "Never",
    denied: true,
    items: [{ label: "A bottle" }],
  };
  assert.deepEqual(drawingsOfItems(denied, "en", any), [null]);
  assert.deepEqual(drawingsOfItems({ ...denied, denied: false }, "en", any), ["bottle"]);
  assert.deepEqual(drawingsOfItems(steps, "en", (drawing) => drawing !== "window"), ["fire-extinguisher", "ladder", null, null]); // prettier-ignore
});

test("a row of items that not all are drawn is of one hand: outlines beside coloured drawings give way, or these to more outlines", () => {
  const list = (...labels: string[]): BulletsVisual => ({
    kind: "bullets",
    heading: "To bring",
    items: labels.map((label) => ({ label })),
  });
  assert.deepEqual(drawingsOfItems(list("A pillow", "A torch", "A blue umbrella", "A permit"), "en", any), [
    null,
    "flashlight",
    "umbrella",
    null,
  ]);
  assert.deepEqual(drawingsOfItems(list("A pillow", "The stairs", "An umbrella", "A permit"), "en", any), [
    "pillow",
    "stairs",
    null,
    null,
  ]);
});

test("where each item is drawn none gives way", () => {
  const items = ["A pillow", "A torch", "A blue umbrella", "A backpack"].map((label) => ({ label }));
  assert.deepEqual(drawingsOfItems({ kind: "bullets", heading: "To bring", items }, "en", any), [
    "pillow",
    "flashlight",
    "umbrella",
    "backpack",
  ]);
});
