import assert from "node:assert/strict";
import test from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { joined, split } from "./join-scenes.ts";
import { shortened } from "./shorten.ts";
import { shownAs } from "./show-as.ts";

const ring: StoryScene = {
  index: 2,
  title: "Rain",
  role: "section",
  sources: [],
  narration: [
    "The sea warms.",
    "Vapour rises.",
    "Rain falls.",
    "Streams run to the sea.",
    "Then it begins again.",
  ],
  visual: {
    kind: "process",
    heading: "Rain",
    steps: ["The sea warms", "Vapour rises", "Rain falls", "Streams run to the sea"].map(
      (title, sentence) => ({
        title,
        cue: { sentence, offset: 0 },
      }),
    ),
    cycle: true,
    closing: { sentence: 4, offset: 0 },
  },
};

test("half of a ring is steps in a line, and so are two rings", () => {
  const halves = split(ring);
  assert.ok(halves !== null);
  for (const { visual } of [...halves, joined(ring, ring)].filter((scene) => scene !== null)) {
    assert.ok(visual.kind === "process");
    assert.equal(visual.cycle, false);
    assert.equal(visual.closing, undefined);
  }
});

const told: StoryScene = {
  index: 2,
  title: "Dough",
  role: "section",
  sources: [],
  narration: [
    "Mix the flour with 200 ml of water.",
    "Leave it for 20 minutes.",
    "It looks too wet.",
    "Knead the dough.",
    "Add 30 g of flour at most.",
    "Then let it rest for an hour.",
  ],
  visual: {
    kind: "process",
    heading: "Dough",
    steps: [
      {
        title: "Mix the flour with 200 ml of water",
        more: [
          { text: "Leave it for 20 minutes", cue: { sentence: 1, offset: 0 } },
          { text: "It looks too wet", cue: { sentence: 2, offset: 0 } },
        ],
        cue: { sentence: 0, offset: 0 },
      },
      {
        title: "Knead the dough",
        more: [
          { text: "Add 30 g of flour at most", cue: { sentence: 4, offset: 0 } },
          { text: "Then let it rest for an hour", cue: { sentence: 5, offset: 0 } },
        ],
        cue: { sentence: 3, offset: 0 },
      },
    ],
  },
};

test("what is told of items stays with them as scenes are joined and shown as something else", () => {
  const twice = joined(told, told)?.visual;
  assert.ok(twice?.kind === "process");
  assert.deepEqual(
    twice.steps.map(({ more = [] }) => more.map(({ cue }) => cue?.sentence)),
    [[1, 2], [4, 5], [7, 8], [10, 11]], // prettier-ignore
  );
  const list = shownAs(told, "bullets", "en")?.visual;
  assert.ok(list?.kind === "bullets");
  const back = shownAs({ ...told, visual: list }, "process", "en")?.visual;
  assert.deepEqual(back, told.visual);
});

test("what is told of an item goes with its sentence, and before what names the next", () => {
  const seconds = (text: string): number => text.length / 15;
  const scene = shortened(told, { kind: "some" }, seconds);
  assert.ok(scene?.visual.kind === "process");
  assert.deepEqual(
    scene.visual.steps.map(({ title }) => scene.narration.some((sentence) => sentence.startsWith(title))),
    [true, true],
  );
  const seen = scene.visual.steps.flatMap(({ more = [] }) => more);
  assert.ok(seen.length > 0 && seen.length < 4);
  for (const { text, cue } of seen) assert.equal(scene.narration[cue?.sentence ?? -1], `${text}.`);
});
