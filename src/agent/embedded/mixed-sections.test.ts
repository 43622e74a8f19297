import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { VIDEO_DURATIONS } from "../../artifacts/style.ts";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { readBrief } from "./brief/read-brief.ts";
import { MAX_SECTIONS } from "./condense.ts";
import { splitMixedSections } from "./mixed-sections.ts";
import { planFilm } from "./plan-film.ts";
import { film } from "./plan.fixture.ts";

const PROSE =
  "The second floor floods every time it rains hard. In the last two winters the office was closed for eleven days.";
const QUOTE = "> We cannot run payroll from a room with buckets on the desks.\n> — Ines Duarte";
const LIST =
  "- 34 desks, all height-adjustable\n- two quiet rooms for eight people\n- a kitchen shared with Legal";
const TABLE =
  "| Item | Who | When |\n|---|---|---|\n| Cabling | Omar and his team | in the first week |\n| Furniture | a firm from Leeds | in the second week |";
const REMARK = "All of it is ordered.";

const planned = (body: string, duration: "short" | "deep" | "long" = "short") =>
  planFilm({
    prompt: `# The move\n\nWe are moving.\n\n## Why we move\n\n${body}\n\n## The end\n\nThat was all there is to say.`,
    targetLanguage: "en",
    duration,
    style: "auto",
    estimateSeconds: (text) => estimateByCharacters(text, "en"),
  })?.scenes ?? [];

test("each block with substance is a scene, in the order of the text, and its own words are said in it", () => {
  const scenes = planned([PROSE, QUOTE, LIST, TABLE].join("\n\n"));
  assert.deepEqual(
    scenes.map(({ visual }) => visual.kind),
    ["title", "statement", "quote", "bullets", "table", "title"],
  );
  assert.match(scenes[1]?.narration.join(" ") ?? "", /floods every time.*eleven days\.$/);
  assert.match(scenes[2]?.narration.join(" ") ?? "", /^We cannot run payroll/);
  assert.match(scenes[3]?.narration.join(" ") ?? "", /34 desks/);
  assert.equal(new Set(scenes.map(({ title }) => title)).size, scenes.length - 2, "lists keep their heading");
  assert.equal(scenes[2]?.title, "We cannot run payroll from a room with buckets on the desks");
});

test("a remark stays with what it is about, a lead with what it leads into, and a short section whole", () => {
  const scenes = planned([TABLE, REMARK, `${PROSE}\n\nThe new floor has:\n\n${LIST}`].join("\n\n"));
  assert.deepEqual(
    scenes.map(({ visual }) => visual.kind),
    ["title", "table", "statement", "bullets", "title"],
  );
  assert.match(scenes[1]?.narration.at(-1) ?? "", /All of it is ordered/);
  assert.match(scenes[3]?.narration[0] ?? "", /The new floor has/);
  assert.equal(planned("It rains.\n\n- one desk\n- two desks").length, 3);
});

test("a remark behind a list is seen by itself, however short", () => {
  const scenes = planned(`${LIST}\n\nNever block the fire door!`);
  assert.deepEqual(
    scenes.map(({ visual }) => (visual.kind === "statement" ? visual.text : visual.kind)),
    ["title", "bullets", "Never block the fire door!", "title"],
  );
});

test("a short lead heads its own list: what must not be done never stands below what must", () => {
  const scenes = planned(
    "- sweep the floor each night\n- empty the dust bags\n\nNever do this:\n\n- smoke near the saws\n- block the fire door",
  );
  const lists = scenes.map(({ visual }) => visual).filter(({ kind }) => kind === "bullets");
  assert.deepEqual(lists.map((list) => (list.kind === "bullets" ? list.heading : "")), ["Why we move", "Never do this"]); // prettier-ignore
});

const blocks = fc.array(fc.constantFrom(PROSE, QUOTE, LIST, TABLE, REMARK, "### Part\n\nIt is so."), {
  minLength: 1,
  maxLength: 9,
});

test("nothing is lost or moved, parts have places of their own, and a film has no more scenes than it can hold", () => {
  fc.assert(
    fc.property(
      fc.array(blocks, { minLength: 1, maxLength: 14 }),
      fc.constantFrom(...VIDEO_DURATIONS),
      (all, duration) => {
        const prompt = `# Film\n\n${all.map((body, at) => `## Part ${at}\n\n${body.join("\n\n")}`).join("\n\n")}`;
        const { sections } = readBrief(prompt);
        const parted = splitMixedSections(
          sections,
          duration,
          (text) => estimateByCharacters(text, "en"),
          "en",
        );
        // Subheadings become titles of parts, or stay in them.
        const kept = (some: typeof sections) =>
          some.flatMap((section) => section.blocks.filter(({ kind }) => kind !== "subheading"));
        const named = (some: typeof sections) =>
          some.flatMap((section) => [
            ...(section.title === null || section.title.spoken === "" ? [] : [section.title.shown]),
            ...section.blocks.flatMap((block) => (block.kind === "subheading" ? [block.text.shown] : [])),
          ]);
        assert.deepEqual(named(parted), named(sections));
        assert.deepEqual(kept(parted), kept(sections));
        assert.ok(parted.length <= Math.max(sections.length, MAX_SECTIONS[duration] * 1.5));
        const places = parted.map(({ span }) => `${span.start}-${span.end}`);
        assert.equal(new Set(places).size, places.length);
      },
    ),
    { numRuns: 100 },
  );
});

test("what stands below a table of prices is read as well as heard, and its rows are said without the heads that they need not", () => {
  const scenes = planned(
    "| Boat | Price | Includes |\n|---|---|---|\n| Canoe | £15 | Three paddles |\n| Rowing boat | £12 | Two life jackets |\n\nDogs travel free on every boat.",
  );
  const table = scenes.findIndex(({ visual }) => visual.kind === "table");
  assert.deepEqual(scenes[table]?.narration.slice(-2), ["Canoe, £15: three paddles.", "Rowing boat, £12: two life jackets."]); // prettier-ignore
  const remark = scenes[table + 1]?.visual;
  assert.equal(remark?.kind === "statement" && remark.text, "Dogs travel free on every boat");
});

test("figures told behind a table are seen by themselves; a remark without any stays with it", () => {
  const kinds = (remark: string) =>
    planFilm({
      prompt: `# Shifts\n\n## Hours\n\n| Shift | Hours | Break |\n|---|---|---|\n| Early | 7 to 15 | 45 min |\n| Late | 15 to 23 | 45 min |\n| Night | 23 to 7 | 60 min |\n\n${remark}\n\n## Why\n\nThe looms never stop, and neither does the light in the old hall.\n`,
      targetLanguage: "en",
      duration: "short",
      style: "auto",
      estimateSeconds: estimateByCharacters,
    })?.scenes.map(({ visual }) => visual.kind);
  assert.equal(kinds("The night shift is paid 25% more.")?.filter((kind) => kind !== "table").length, 3);
  assert.equal(kinds("Nights are for the brave.")?.filter((kind) => kind !== "table").length, 2);
});

test("a question too long to head the list behind it is seen while it is asked", () => {
  const { scenes } = film(
    "# Trade\n\nTwo countries make two things.\n\n## Opportunity cost is what counts\n\nTo make one more unit of wine in one year, what amount of cloth do you give up?\n\n- England: 120 / 100 = 1.2 cloth\n- Portugal: 80 / 90 = 0.89 cloth\n\n## End\n\nThat was all.\n",
  );
  const asked = scenes.find(({ narration }) => narration.some((one) => one.includes("give up?")));
  assert.ok(asked?.visual.kind === "statement");
  assert.match(JSON.stringify(asked.visual), /what amount of cloth do you give up\?/u);
});
