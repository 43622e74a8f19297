import assert from "node:assert/strict";
import test from "node:test";
import type { Visual } from "../../../../artifacts/storyboard.ts";
import type { Format, Layer } from "../../../../artifacts/timeline.ts";
import { layoutVisual } from "../../registry.ts";
import { assertLawful, contextOf, SHAPED_LOOKS } from "../../testing/layout-laws.ts";
import { greaterParts, greatestWing } from "./greatest-wing.ts";

const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const TALL: Format = { width: 1080, height: 1920, fps: 30 };
const SHORT = "Write to your landlord today";
const LONG =
  "The landlord must protect the deposit within thirty days of receiving it, in one of three approved schemes, and tell you which one it is, where it is kept and how you are to have it back at the end, with all the forms that you are to sign before you leave and the day by which they have to be sent";

const statement = (text: string): Visual => ({ kind: "statement", text, more: [] });
const wingOf = (layers: readonly Layer[]): Layer["bounds"] | undefined =>
  layers.find(({ id }) => id.startsWith("bleed-wing"))?.bounds;
const emblems = ["house", "key", "bell"];

test("a wing takes what few words leave over, and less beside many", async () => {
  for (const [style, colors] of SHAPED_LOOKS)
    for (const format of [WIDE, TALL]) {
      const context = { ...contextOf(style, "en", format, colors), emblems };
      const [few, many] = await Promise.all(
        [SHORT, LONG].map(async (text) => await layoutVisual(statement(text), context)),
      );
      assert.ok(few !== undefined && many !== undefined);
      assert.doesNotThrow(() => assertLawful(few, context), style);
      const areaOf = (layers: readonly Layer[]): number => {
        const { width = 0, height = 0 } = wingOf(layers) ?? {};
        return width * height;
      };
      const [less, more] = [areaOf(many.layers), areaOf(few.layers)];
      assert.ok(
        format === WIDE ? more > less : more >= less && more > 0.34 * format.width * format.height,
        `${style} ${format.width}`,
      );
    }
});

test("words are as large beside the greater wing as beside the usual one", () => {
  const context = { ...contextOf("clean_lecture", "en", WIDE), emblems };
  const usual = { x: 0, y: 0, width: 1000, height: 800 };
  const roomAt = (part: number | null) => ({ ...usual, width: part === null ? 1000 : 1000 * (1 - part) });
  const sizes = (least: number) => (room: { width: number }) => [
    { size: room.width < least ? 60 : 80, height: 200 },
  ];
  assert.equal(greatestWing(sizes(0), roomAt, context), greaterParts(context)[0]);
  assert.equal(greatestWing(sizes(650), roomAt, context), greaterParts(context)[1]);
  assert.equal(greatestWing(sizes(900), roomAt, context), null);
  const high = () => [{ size: 80, height: 700 }];
  assert.equal(greatestWing(high, roomAt, context), null, "what fills its room keeps it");
  const mixed = (room: { width: number }) => [...sizes(0)(room), ...sizes(900)(room)];
  assert.equal(greatestWing(mixed, roomAt, context), null, "one of several that needs its room is enough");
});

test("where captions stand below the words a wing at the side is no wider than ever", () => {
  const context = contextOf("clean_lecture", "en", WIDE);
  const { box } = context;
  const over = { ...context, emblems, box: { ...box, height: box.height - 160 } };
  assert.deepEqual(greaterParts(over), []);
  assert.notDeepEqual(greaterParts({ ...context, emblems }), []);
});

test("a story's floor is as low as ever with nothing on it, and higher under a thing of the film", () => {
  const context = { ...contextOf("cinematic_story", "en", WIDE), place: null, subject: null };
  assert.deepEqual(greaterParts({ ...context, emblems: [] }), []);
  assert.notDeepEqual(greaterParts({ ...context, emblems }), []);
  assert.deepEqual(
    greaterParts({ ...context, emblems, isGrave: true }),
    [],
    "nothing stands on a grave film's",
  );
});
