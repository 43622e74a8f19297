import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { StatementVisual, Visual } from "../../artifacts/storyboard.ts";
import type { Rect } from "../../artifacts/timeline.ts";
import { isIllustration } from "../../artifacts/illustrations.ts";
import { VIEWS } from "../../artifacts/views.ts";
import { contextOf, STYLE_NAMES } from "../components/testing/layout-laws.ts";
import { layOutThoughts } from "../components/statement/statement.ts";
import { toOklch } from "../styles/oklch.ts";
import { inkOf } from "../layout/layer-builder.ts";
import { paintView } from "./paint-view.ts";
import { withoutLoneViews } from "./without-lone-views.ts";

/** As wings are: beside words, larger beside few of them, and over them in tall frames and squares (px). */
const ROOMS: Record<string, Rect> = {
  narrow: { x: 1325, y: 0, width: 595, height: 1080 },
  wide: { x: 1080, y: 0, width: 840, height: 1080 },
  band: { x: 0, y: 0, width: 1080, height: 280 },
  high: { x: 0, y: 0, width: 1080, height: 800 },
};

describe("views", () => {
  for (const style of STYLE_NAMES)
    it(`${style}: every view fills every room with a place of its own, the same each time`, () => {
      const { theme } = contextOf(style);
      for (const [shape, room] of Object.entries(ROOMS)) {
        const seen = new Set<string>();
        for (const view of VIEWS) {
          const paint = paintView(view, room, theme);
          const [ground] = paint;
          assert.ok(paint.length > 8, `${view} ${shape} is empty`);
          assert.ok(ground !== undefined);
          const ink = inkOf(ground);
          // A story's wall is the frame's own dark.
          if (theme.habit.art !== "none") {
            assert.ok(
              ink.x <= room.x + 1 && ink.x + ink.width >= room.x + room.width - 1,
              `${view} ${shape}`,
            );
            assert.ok(
              ink.y <= room.y + 1 && ink.y + ink.height >= room.y + room.height - 1,
              `${view} ${shape}`,
            );
          }
          const drawn = JSON.stringify(paint);
          assert.ok(!/NaN|undefined|null/u.test(drawn), `${view} ${shape}`);
          assert.equal(drawn, JSON.stringify(paintView(view, room, theme)));
          seen.add(drawn);
        }
        assert.equal(seen.size, VIEWS.length);
      }
    });

  it("are by day outdoors, in the evening beside dark pages and never at night; a story's stage keeps its own light", () => {
    for (const style of STYLE_NAMES) {
      const { theme } = contextOf(style);
      if (theme.habit.art === "none") {
        const room = { x: 0, y: 560, width: 1920, height: 440 };
        for (const view of ["shop-view", "market-view"] as const) {
          const walls = paintView(view, room, theme).filter((one) => one.kind === "rect" && one.width >= room.width && one.height > 100); // prettier-ignore
          assert.deepEqual(walls, [], view);
        }
        continue;
      }
      const [sky] = paintView("market-view", ROOMS["narrow"] as Rect, theme);
      assert.ok(sky?.kind === "rect" && typeof sky.fill === "string");
      const least = theme.dark && theme.habit.art !== "sheet" ? 0.42 : 0.65;
      assert.ok(toOklch(sky.fill).lightness > least, `${style}: a night over the market`);
    }
  });

  it("are illustrations by their names", () => assert.ok(VIEWS.every(isIllustration)));

  const visual: StatementVisual = {
    kind: "statement",
    text: "Nurses are on the ward from six",
    illustration: "clinic-view",
    more: [
      { text: "Bread lies ready", illustration: "bread" },
      { text: "Doctors come at eight", illustration: "clinic-view" },
    ],
  };

  it("stand beside a thought to the edges of its wing and no farther", () => {
    const context = contextOf("clean_lecture");
    const wing = layOutThoughts(visual, context).find(({ id }) => id === "illustration");
    assert.ok(wing !== undefined);
    assert.equal(wing.bounds.x + wing.bounds.width, context.format.width);
    assert.equal(wing.bounds.height, context.format.height);
    assert.ok(wing.bounds.width < context.format.width / 2);
  });

  it("are left out of a story's scene where something without a ground is drawn as well", () => {
    assert.equal(withoutLoneViews(visual), visual);
    const heart: StatementVisual = {
      ...visual,
      more: [...(visual.more ?? []), { text: "A heart beats", illustration: "anatomical-heart" }],
    };
    const left = withoutLoneViews(heart) as StatementVisual;
    assert.equal(left.illustration, undefined);
    assert.deepEqual(
      left.more?.map(({ illustration }) => illustration),
      ["bread", null, "anatomical-heart"],
    );
    const title: Visual = { kind: "title", title: "The ward", illustration: "clinic-view" };
    assert.equal(withoutLoneViews(title), title);
  });
});
