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

test("a film is led where it opens and where it ends, and between them by nothing that it only goes on about", () => {
  const scenes = [
    scene(["Bees and honey."], { kind: "title", title: "Bees and honey", illustration: "honeybee" }),
    scene(["The honey runs into buckets."]),
    scene(["The bees fly to the lime trees.", "Then the bees come home."]),
    scene(["Visitors are welcome in July."]),
  ];
  assert.deepEqual(leads("Bees and honey", scenes, ["honeybee", "honey-pot"]), [
    "honeybee",
    null,
    null,
    "honeybee",
  ]);
  assert.deepEqual(leads("Bees and honey", scenes, []), [null, null, null, null]);
});

test("a section is led by what its heading names, once and where nothing else shows it", () => {
  const opening = scene(["Bees."], { kind: "title", title: "Bees", illustration: "honeybee" });
  const honey = (): StoryScene => scene(["It runs into jars."], { heading: "The honey" });
  const scenes = [opening, honey(), scene(["It rains."]), honey(), scene(["It snows."])];
  assert.deepEqual(leads("Bees", scenes, ["honeybee", "honey-pot"]), ["honeybee", "honey-pot", null, null, "honeybee"]); // prettier-ignore
  const drawn = scene(["Honey."], { illustration: "honey-pot" });
  assert.deepEqual(leads("Bees", [...scenes.slice(0, 3), drawn], ["honeybee", "honey-pot"])[1], null);
});

test("what a film bears no more it does not end on, and a film that opens on a place ends on no thing", () => {
  const opening = scene(["The clock."], { kind: "title", title: "The clock", illustration: "clock" });
  const drawn = scene(["The clock runs."], { illustration: "clock" });
  const bare = scene(["It takes two weeks."]);
  assert.equal(leads("The clock", [opening, drawn, bare, bare, bare], ["clock"]).at(-1), null);
  assert.equal(leads("The clock", [opening, bare, bare, bare], ["clock"]).at(-1), "clock");
  const place = scene(["The clock."], { kind: "title", title: "The clock", illustration: "station-view" });
  assert.deepEqual(leads("The clock", [place, bare, bare], ["clock"]), [null, null, null]);
});

test("an opening that shows nothing is led by what its title names, and by nothing else", () => {
  const opening = (title: string): StoryScene => scene([title], { kind: "title", title });
  const bare = scene(["It takes two weeks."]);
  assert.deepEqual(leads("The teapot", [opening("The teapot"), bare, bare], ["teapot"])[0], "teapot");
  assert.deepEqual(leads("A journey", [opening("A journey"), bare, bare], ["knot"]), [null, null, null]);
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
