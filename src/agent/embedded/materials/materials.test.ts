import assert from "node:assert/strict";
import test from "node:test";
import type { Material, MediaRef } from "../../../artifacts/media.ts";
import type { PlanRequest } from "../../../artifacts/plan.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { checkStoryboard } from "../../check-storyboard.ts";
import { estimateByCharacters } from "../../estimate-seconds.ts";
import { makeEmbeddedPlanner } from "../planner.ts";

const planner = makeEmbeddedPlanner();

function picture(name: string, more: Partial<MediaRef> = {}): MediaRef {
  return { kind: "image", key: `media/${name}`, name, width: 1600, height: 900, ...more };
}

function attached(...media: MediaRef[]): Material[] {
  return media.map((one) => ({ name: one.name, media: [{ media: one }] }));
}

async function film(prompt: string, materials: Material[], more: Partial<PlanRequest> = {}) {
  const request: PlanRequest = {
    prompt,
    targetLanguage: "en",
    duration: "short",
    style: "clean_lecture",
    materials,
    estimateSeconds: estimateByCharacters,
    ...more,
  };
  const result = await planner.outline(request);
  assert.ok(result.kind === "outline", JSON.stringify(result));
  const storyboard = await planner.script(request, result.outline);
  assert.deepEqual(checkStoryboard(storyboard), []);
  assert.deepEqual(
    storyboard.scenes.map(({ visual, title }) => [visual.kind, title]),
    result.outline.scenes.map(({ type, title }) => [type, title]),
  );
  return storyboard;
}

function shownIn(scene: StoryScene): string[] {
  if (scene.visual.kind === "image") return scene.visual.pictures.map(({ media }) => media.name);
  return scene.visual.kind === "video" ? [scene.visual.media.name] : [];
}

const BRIEF = `# How a greenhouse works

## Glass lets the light in

Sunlight passes through the glass and warms the soil. The warm soil gives off heat that the glass holds back.

## Water moves in a circle

The plants breathe out water, which condenses on the cold panes and runs back to the soil at night.

## The harvest over the year

| Month | Tomatoes in kg |
|---|---|
| June | 120 |
| July | 310 |
| August | 280 |

July brings the most. After August the days grow short. The plants rest until spring.
`;

test("a picture is shown where its name says the words of a section", async () => {
  const { scenes, degradations } = await film(
    BRIEF,
    attached(picture("water-circle.jpg"), picture("glass_roof.jpg")),
  );
  const by = new Map(scenes.map((scene) => [scene.title, shownIn(scene)]));
  assert.deepEqual(by.get("Glass lets the light in"), ["glass_roof.jpg"]);
  assert.deepEqual(by.get("Water moves in a circle"), ["water-circle.jpg"]);
  assert.ok(!degradations.some(({ code }) => code.startsWith("media")));
});

test("names that say nothing are shown in order, spread over the film", async () => {
  const { scenes } = await film(BRIEF, attached(picture("IMG_0001.jpg"), picture("IMG_0002.jpg")));
  assert.deepEqual(scenes.flatMap(shownIn), ["IMG_0001.jpg", "IMG_0002.jpg"]);
  assert.ok(scenes.filter((scene) => shownIn(scene).length > 0).length === 2);
});

test("a picture stands where the text puts it, with its words, and once only", async () => {
  const brief = BRIEF.replace(
    "## The harvest",
    "![The panes at dawn, wet with dew](pictures/IMG_7.jpg)\n\n## The harvest",
  );
  const { scenes } = await film(brief, attached(picture("img_7.JPG"), picture("IMG_8.jpg")));
  const water = scenes.find(({ title }) => title.startsWith("Water"));
  assert.ok(water?.visual.kind === "image");
  assert.deepEqual(water.visual.pictures[0]?.caption, "The panes at dawn, wet with dew");
  assert.deepEqual(scenes.flatMap(shownIn).toSorted(), ["IMG_8.jpg", "img_7.JPG"].toSorted());
  assert.ok(!scenes.some(({ narration }) => narration.join(" ").includes("IMG_7")));
});

test("a section that shows data keeps it, and gives sentences to the picture", async () => {
  const { scenes } = await film(BRIEF, attached(picture("harvest.jpg")));
  const harvest = scenes.filter(({ title }) => title.startsWith("The harvest"));
  assert.deepEqual(harvest.map(({ visual }) => visual.kind).toSorted(), ["chart", "image"]);
  const plain = await film(BRIEF, []);
  const told = (all: StoryScene[]) => all.flatMap(({ narration }) => narration);
  assert.deepEqual(told(scenes), told(plain.scenes), "all is said, in order");
});

test("several pictures put into one section stand together; a clip stands alone", async () => {
  const marks = "![One](1.png)\n\n![Two](2.png)\n\n## Water moves";
  const brief = BRIEF.replace("## Water moves", marks).replace(
    "## The harvest",
    "![](press.mp4)\n\n## The harvest",
  );
  const clip = picture("press.mp4", { kind: "video", seconds: 4 });
  const { scenes, degradations } = await film(brief, attached(picture("1.png"), picture("2.png"), clip));
  assert.deepEqual(
    scenes.map(shownIn).filter((names) => names.length > 0),
    [["1.png", "2.png"], ["press.mp4"]],
  );
  assert.ok(degradations.some(({ code }) => code === "clip_without_sound"));
});

test("what cannot be shown is told: too small, not attached, no scene left", async () => {
  const brief = `${BRIEF}\n![](nobody.png)\n`;
  const dot = picture("dot.png", { width: 1, height: 1 });
  const { degradations, scenes } = await film(brief, attached(dot));
  assert.deepEqual(scenes.flatMap(shownIn), []);
  assert.match(
    degradations.find(({ code }) => code === "picture_not_attached")?.message ?? "",
    /nobody\.png/,
  );
  assert.match(degradations.find(({ code }) => code === "picture_too_small")?.message ?? "", /dot\.png/);
  const many = await film(
    BRIEF,
    attached(...Array.from({ length: 30 }, (_, at) => picture(`IMG_${at}.jpg`))),
  );
  const shown = many.scenes.flatMap(shownIn);
  assert.equal(new Set(shown).size, shown.length);
  assert.match(
    many.degradations.find(({ code }) => code === "media_not_placed")?.message ?? "",
    /IMG_29\.jpg/,
  );
});

test("a document is planned as if it stood in the prompt, and the wish for a film is not told", async () => {
  const text = `---\ntitle: How a greenhouse works\n---\n${BRIEF.replace(/^# .*\n/u, "")}`;
  const wish = "Please make a short film from the attached notes.\n\nAudience: gardeners";
  const { scenes, title } = await film(wish, [{ name: "notes.md", text, media: [] }]);
  assert.equal(title, "How a greenhouse works");
  assert.ok(scenes.some((scene) => scene.title === "Water moves in a circle"));
  assert.ok(!scenes.some(({ narration }) => /attached|make a short film/i.test(narration.join(" "))));
});

test("a document for reference is not told, nor one that a full brief does not need", async () => {
  const extra: Material = {
    name: "x.md",
    text: "# Other\n\n## Penguins\n\nPenguins live in the south.",
    media: [],
  };
  const told = async (materials: Material[], prompt = BRIEF) =>
    (await film(prompt, materials)).scenes.flatMap(({ narration }) => narration).join(" ");
  assert.doesNotMatch(await told([{ ...extra, role: "reference" }]), /enguin/);
  assert.match(await told([{ ...extra, role: "primary" }]), /enguin/);
  const long = BRIEF + "\n## More\n\n" + "The gardener opens the roof when it is too hot inside. ".repeat(14);
  assert.doesNotMatch(await told([extra], long), /enguin/);
});

test("sources of a document's scenes lie behind those of the prompt", async () => {
  const extra: Material = {
    name: "x.md",
    role: "primary",
    text: "## Penguins\n\nPenguins live in the south.",
    media: [],
  };
  const { scenes } = await film(BRIEF, [extra]);
  const penguins = scenes.find(({ title }) => title === "Penguins");
  assert.ok((penguins?.sources[0]?.start ?? 0) >= BRIEF.length);
});

test("components and imports of MDX are not told", async () => {
  const text =
    'import Chart from "./chart";\n\n# Tides\n\n## The moon pulls\n\n<Chart data={x} />\n\nThe moon pulls the sea towards it twice a day.';
  const { scenes } = await film("Make a film of this.", [
    { name: "t.mdx", role: "primary", text, media: [] },
  ]);
  assert.doesNotMatch(scenes.flatMap(({ narration }) => narration).join(" "), /import|Chart|data=/);
});

test("what was wrong before planning is told with the rest", async () => {
  const told = { code: "attachment_not_readable", message: "“a.png” cannot be used: it is damaged." };
  const { degradations } = await film(BRIEF, [], { degradations: [told] });
  assert.ok(degradations.some(({ message }) => message === told.message));
});

test("who speaks stands below the title, and a person in a picture below it; both are not told", async () => {
  const brief = BRIEF.replace(
    "# How a greenhouse works",
    "# How a greenhouse works\n\nBy Dr. Ana Ruiz, head gardener",
  ).replace("## The harvest", "![Tom van Dyk, Director of the nursery](tom.jpg)\n\n## The harvest");
  const { scenes } = await film(brief, attached(picture("tom.jpg")));
  assert.deepEqual(scenes[0]?.lowerThird, { name: "Dr. Ana Ruiz", role: "head gardener" });
  const shown = scenes.find((scene) => shownIn(scene).length > 0);
  assert.deepEqual(shown?.lowerThird, { name: "Tom van Dyk", role: "Director of the nursery" });
  assert.ok(shown?.visual.kind === "image" && shown.visual.pictures[0]?.caption === undefined);
  assert.doesNotMatch(scenes.flatMap(({ narration }) => narration).join(" "), /Ruiz|Dyk/);
});

test("a place with a comma is a caption, not a person", async () => {
  const brief = BRIEF.replace("## The harvest", "![Kew Gardens, early winter](kew.jpg)\n\n## The harvest");
  const { scenes } = await film(brief, attached(picture("kew.jpg")));
  assert.ok(scenes.every(({ lowerThird }) => lowerThird === undefined));
});

test("a branded film ends on the address that the brief sends its viewers to, and its own call", async () => {
  const brand = { name: "Acme Gardens", colors: {} };
  const brief = `${BRIEF}\n## See it yourself\n\nBook a visit at https://www.acme.example/visit. Write to hello@acme.example for groups.`;
  assert.deepEqual((await film(brief, [], { brand })).endCard, {
    line: "Book a visit",
    address: "acme.example/visit",
  });
  assert.equal((await film(brief, [])).endCard, undefined);
  assert.equal((await film(BRIEF, [], { brand })).endCard, undefined);
});
