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

const OUTAGE: TimelineVisual = {
  kind: "timeline",
  heading: "Timeline (UTC)",
  events: [
    ["10:05", "A migration adding an index to orders starts on the primary database"],
    ["10:12", "Connection pool is exhausted, checkout returns HTTP 503"],
    ["10:16", "First page fires; on-call acknowledges in 2 minutes"],
    ["10:24", "We roll back the 09:50 deploy. It makes no difference"],
    ["10:41", "Someone spots the lock in pg_stat_activity"],
    ["10:53", "Migration is cancelled"],
    ["10:59", "Error rate is back below 0.1%"],
  ].map(([date = "", text = ""], at) => ({ date, text, cue: { sentence: 2 * at, offset: 0 } })),
};

test("seven events with what happened are no fine print in a frame that is not wide, nor too small anywhere", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const { layers } = await timeline.layout(OUTAGE, context);
      const sizes = layers.flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [one] : [])));
      const least = format.width > format.height ? context.theme.minSize : 30 * context.theme.unit;
      for (const { text, font } of sizes) {
        const size = Number(/(\d+(?:\.\d+)?)px/u.exec(font)?.[1]);
        // Code is set in a face that is wider, and so a little smaller.
        const isCode = text === "pg_stat_activity";
        assert.ok(
          size >= (isCode ? context.theme.minSize : least),
          `${style} ${format.width}: ${text} ${size}`,
        );
      }
    }
});

const CITY: TimelineVisual = {
  kind: "timeline",
  heading: "A timeline for our city",
  events: [
    ["2026", "Every new building gets a roof that collects rain, and old ones a grant"],
    ["2028", "Two thirds of all streets have trees on both sides"],
    ["2030", "Buses come every five minutes until midnight, in all quarters"],
    ["2035", "The river is clean enough to swim in again"],
  ].map(([date = "", text = ""]) => ({ date, text })),
};

test("sentences of a history are told line by line across a wide frame, not in narrow columns of small type", async () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "en");
    const { layers } = await timeline.layout(CITY, context);
    for (const { id, paint } of layers.filter((layer) => layer.id.startsWith("event-"))) {
      const words = paint.flatMap((one) => (one.kind === "text" ? [one] : []));
      const [date, ...said] = words;
      assert.ok(said.length <= 2, `${style} ${id}: ${said.length} lines`);
      for (const { font } of said)
        assert.ok(Number(/([\d.]+)px/u.exec(font)?.[1]) >= 48, `${style} ${id} ${font}`);
      // Beside its date, not below it.
      assert.ok((said[0]?.x ?? 0) > (date?.x ?? 0) + 100, `${style} ${id}`);
    }
  }
});

test("dates that are no shorter than what is said of them keep their place above it", async () => {
  const events = CITY.events.map(({ text }) => ({ date: "In the first spring after the great flood", text }));
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const { layers } = await timeline.layout({ ...CITY, events }, context);
      assert.ok(
        layers.some(({ id }) => id.startsWith("event-") || id.startsWith("item-")),
        style,
      );
    }
});
