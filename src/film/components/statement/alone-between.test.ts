import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer } from "../../../artifacts/timeline.ts";
import { onSecondGround } from "../../styles/second-ground.ts";
import { isSeen } from "../../entrances/first-content.ts";
import { checkLayers } from "../../timeline/check-layers.ts";
import { layoutVisual } from "../registry.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const said = (text: string, second: number) => ({ text, cue: { sentence: second, offset: 0 } });
const scene: StatementVisual = {
  kind: "statement",
  heading: "Lessons",
  text: "It takes twelve hours of teaching until a learner can handle a bell alone",
  more: [
    said("Lessons are free", 5),
    said("There are fifty-three steps up to the ringing chamber", 10),
    said(
      "Practice is on Wednesdays from half past seven until nine at Saint Botolph's, beside the old town hall",
      15,
    ),
  ],
};
const at = (layers: readonly Layer[], second: number, name: RegExp): Layer[] =>
  layers.filter((layer) => name.test(layer.id) && isSeen(layer, second * 30));

test("a sentence without a drawing stands beside the film's picture, which then rests, and a short one on the other ground", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const given = contextOf(style, "en", format);
      const other = onSecondGround(style, format, "ltr");
      const lead = style === "cinematic_story" ? null : "bell";
      const context = { ...given, emblems: ["bell"], lead, place: null, other };
      const { layers, findings } = await layoutVisual(scene, context);
      const where = `${style} ${format.width}×${format.height}`;
      assert.deepEqual(findings, [], where);
      assert.deepEqual(checkLayers(layers, context).filter(({ severity }) => severity === "error"), [], where); // prettier-ignore
      const times = [3, 8, 13, 18];
      const winged = times.map((second) => at(layers, second, /^bleed-wing/u).length > 0);
      // In a story's light a thing stands by turns, where there is room for a large one: below a heading there is in a wide frame.
      const expected =
        style === "cinematic_story"
          ? [format.width > format.height, false, true, false]
          : [true, false, false, false];
      assert.deepEqual(winged, expected, where);
      const grounds = times.map((second) => at(layers, second, /^bleed-ground/u).length);
      assert.deepEqual(grounds, [0, 1, 0, 0], where);
      const headed = times.map((second) => at(layers, second, /^heading$/u).length);
      assert.deepEqual(headed, [1, 0, 0, 0], `${where}: the heading is read once`);
    }
});

test("a film of one ground has no page on another, and neither is the last page of a scene", async () => {
  const context = { ...contextOf("clean_lecture"), emblems: ["bell"] };
  const grounds = async (visual: StatementVisual, other: typeof context.theme | null): Promise<number> =>
    (await layoutVisual(visual, { ...context, other })).layers.filter(({ id }) => id.startsWith("bleed-ground")).length; // prettier-ignore
  assert.equal(await grounds(scene, null), 0);
  const other = onSecondGround("clean_lecture", FORMATS[0]!, "ltr");
  assert.equal(await grounds(scene, other), 1);
  assert.equal(await grounds({ ...scene, more: [said("Lessons are free", 5)] }, other), 0);
});

test("a list that turns, and a story in its place, keep what they stand by", async () => {
  const context = { ...contextOf("clean_lecture"), emblems: ["bell"], lead: "bell" };
  const items = { ...scene, text: "Count to six", detail: "and laugh at yourself", more: scene.more ?? [] };
  const list = await layoutVisual(items, context);
  assert.equal(at(list.layers, 8, /^bleed-wing/u).length, 1);
  const story = { ...contextOf("cinematic_story"), place: "sea" as const };
  const told = await layoutVisual(scene, story);
  assert.ok([3, 8, 13, 18].every((second) => at(told.layers, second, /^bleed-wing/u).length > 0));
  assertLawful(told, story);
});

test("what the film wears comes again when it has rested, and not near a page that draws it", async () => {
  const context = { ...contextOf("clean_lecture"), emblems: ["bell"], lead: "bell", closes: true };
  const long = { ...scene, more: [...(scene.more ?? []), said("The bell is rung once more", 18.6)] };
  const seconds = [3, 8, 13, 16, 19.6];
  const winged = async (visual: StatementVisual): Promise<boolean[]> => {
    const { layers } = await layoutVisual(visual, context);
    return seconds.map((second) => at(layers, second, /^(?:bleed-wing|illustration)/u).length > 0);
  };
  assert.deepEqual(await winged(long), [true, false, false, false, true]);
  const [second, ...rest] = long.more;
  assert.ok(second !== undefined);
  const own = { ...long, more: [{ ...second, illustration: "bell" }, ...rest.map((one, later) => (later === 0 ? { ...one, illustration: null } : one))] }; // prettier-ignore
  assert.deepEqual(await winged(own), [false, true, false, false, false]);
});

test("the page that a film ends on stands beside what it opened with, where another of its place would stand alone", async () => {
  const visual: StatementVisual = {
    ...scene,
    more: [
      said("Lessons are free", 4),
      said("There are fifty-three steps up to the ringing chamber", 8),
      { ...said("A learner is given a key", 12), illustration: "key" },
      { ...said("Practice is on Wednesdays", 16), illustration: null },
    ],
  };
  const isWingedAtEnd = async (closes: boolean): Promise<boolean> => {
    const { layers } = await layoutVisual(visual, {
      ...contextOf("clean_lecture"),
      emblems: ["bell"],
      lead: "bell",
      closes,
    });
    return at(layers, 18.5, /^bleed-wing/u).length > 0;
  };
  assert.deepEqual([await isWingedAtEnd(true), await isWingedAtEnd(false)], [true, false]);
});

test("shapes that show nothing of a film stand beside no sentence of it", async () => {
  const { layers } = await layoutVisual(scene, contextOf("clean_lecture"));
  assert.deepEqual(
    [3, 8, 13, 18].flatMap((second) => at(layers, second, /^bleed-wing/u)),
    [],
  );
});

test("a heading over the page that stands out is read on its ground, and a check finds one that is not", async () => {
  let standOut = 0;
  for (const style of STYLE_NAMES) {
    const other = onSecondGround(style, FORMATS[0]!, "ltr");
    const context = { ...contextOf(style), emblems: [], subject: null, setting: null, view: null, other };
    const short = { ...scene, text: "The ice does not forecast" };
    const { layers } = await layoutVisual(short, context);
    const pale = (all: Layer[]) => checkLayers(all, context).filter(({ code }) => code === "contrast");
    assert.deepEqual(pale(layers), [], style);
    if (at(layers, 3, /^bleed-ground/u).length === 0) continue;
    standOut += 1;
    const [heading] = at(layers, 3, /^heading$/u);
    assert.ok(heading !== undefined, style);
    const wrong = heading.paint.map((paint) =>
      paint.kind === "text" ? { ...paint, color: other.color.background, on: undefined } : paint,
    );
    const unread = layers.map((layer) =>
      layer === heading ? { ...heading, paint: wrong } : layer,
    ) as Layer[];
    assert.deepEqual(pale(unread).map(({ severity }) => severity), ["error"], style); // prettier-ignore
  }
  assert.ok(standOut >= 4, `${standOut} styles`);
});
