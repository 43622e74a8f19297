import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { withLeads } from "./leading-emblems.ts";

let index = 0;
function scene(narration: string[], visual: Partial<Visual> = {}): StoryScene {
  index += 1;
  const [text = "", ...more] = narration;
  return {
    index,
    title: "A scene",
    role: "section",
    narration,
    visual: {
      kind: "statement",
      text,
      ...(more.length > 0 ? { more: more.map((one) => ({ text: one })) } : {}),
      ...visual,
    } as Visual,
    sources: [],
  };
}

const leads = (title: string, scenes: StoryScene[], emblems: string[], language = "en"): (string | null)[] =>
  withLeads({ title, language, scenes }, emblems).map(({ emblem }) => emblem ?? null);

test("a section is led by what it names, and the end by what the film opened with", () => {
  const scenes = [
    scene(["Bees and honey."], { kind: "title", title: "Bees and honey", illustration: "honeybee" }),
    scene(["The honey runs into buckets."]),
    scene(["The bees fly to the lime trees.", "Then the bees come home."]),
    scene(["Visitors are welcome in July."]),
  ];
  assert.deepEqual(leads("Bees and honey", scenes, ["honeybee", "honey-pot"]), [
    "honeybee",
    "honey-pot",
    "honeybee",
    "honeybee",
  ]);
});

test("what is named once leads where it is named and nowhere else", () => {
  const scenes = [
    scene(["A leaf makes food."], { kind: "title", title: "A leaf", illustration: "herb" }),
    scene(["Light falls on it."]),
    scene(["It makes sugar."]),
    scene(["The tree grows."]),
    scene(["Nobody sees it."]),
  ];
  const led = leads("A leaf", scenes, ["herb", "sugar-cubes"]);
  assert.ok(!led.slice(3).includes("sugar-cubes"));
});

test("a film of one emblem does not wear it large on every page, and one of none wears nothing", () => {
  const scenes = [
    scene(["The clock."], { kind: "title", title: "The clock", illustration: "clock" }),
    scene(["We start at eight."]),
    scene(["It takes two weeks."]),
    scene(["Every clock is oiled.", "The clock then runs."]),
    scene(["Ring us first."]),
  ];
  assert.deepEqual(leads("The clock", scenes, ["clock"]), ["clock", null, null, "clock", "clock"]);
  assert.deepEqual(leads("The clock", scenes, []), [null, null, null, null, null]);
});

test("no drawing is on more pages than a film bears, those counted that draw it; what rests is counted too", () => {
  const long = Array.from({ length: 9 }, (_, at) => `The clock has part ${at}.`);
  const scenes = [
    scene(["The clock."], { kind: "title", title: "The clock", illustration: "clock" }),
    ...Array.from({ length: 12 }, () => scene(long)),
  ];
  const led = leads("The clock", scenes, ["clock"]);
  assert.equal(led.filter((one) => one === "clock").length, 2);
  const drawn = Array.from({ length: 5 }, () => scene(["The clock runs."], { illustration: "clock" }));
  const bare = Array.from({ length: 15 }, () => scene(["It takes two weeks."]));
  assert.deepEqual(leads("The clock", [...scenes.slice(0, 1), ...drawn, ...bare], ["clock"]).slice(1).filter(Boolean), []); // prettier-ignore
});

test("a thing that a section only draws leads no page of it", () => {
  const own = (text: string, illustration: string): StoryScene => scene([text], { illustration });
  const scenes = [
    scene(["The solar plan."], { kind: "title", title: "The solar plan", illustration: "sun" }),
    own("Warranty is two years on the battery.", "battery"),
    own("Somebody left a door open.", "door"),
  ];
  assert.deepEqual(leads("The solar plan", scenes, ["sun"]), ["sun", null, null]);
});

test("beside a death nothing stands that the film is about otherwise", () => {
  const scenes = [
    scene(["The clock."], { kind: "title", title: "The clock", illustration: "clock" }),
    scene(["We start at eight."]),
    scene(["The clock was stopped.", "He took his own life in January 1805, and was buried in Paris."]),
    scene(["It takes two weeks.", "It rains."]),
  ];
  assert.equal(leads("The clock", scenes, ["clock"])[2], null);
});
