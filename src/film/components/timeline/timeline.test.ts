import assert from "node:assert/strict";
import test from "node:test";
import type { TimelineVisual } from "../../../artifacts/storyboard.ts";
import { contextOf, FORMATS, STYLE_NAMES } from "../testing/layout-laws.ts";
import { timeline } from "./timeline.ts";
import { seenDistance } from "../chart/chart-colors.ts";

const PLAN: TimelineVisual = {
  kind: "timeline",
  heading: "Plan for 2025",
  events: [
    { date: "March", text: "Open until 8 pm on Thursdays" },
    { date: "June", text: "A second study room" },
    { date: "September", text: "Home delivery" },
  ],
};

test("a timeline has a line that is seen, with its events on it, in every style and frame", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const { layers } = await timeline.layout(PLAN, context);
      const [line] = layers.find(({ id }) => id.startsWith("axis"))?.paint ?? [];
      assert.ok(line?.kind === "rect" && typeof line.fill === "string", `${style} ${format.width}`);
      assert.ok(seenDistance(line.fill, context.theme.color.background) > 0.12, `${style}: a line too faint`);
    }
});
