import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Paint } from "../../../artifacts/timeline.ts";
import { fontSizeOf } from "../../fonts/script-figures.ts";
import { contextOf, FORMATS, STYLE_NAMES } from "../testing/layout-laws.ts";
import { statement } from "./statement.ts";

const CLOSING: StatementVisual = {
  kind: "statement",
  heading: "Questions?",
  text: "Our team in the workshop will gladly help you with anything that you would like to know",
  more: [{ text: "Open on Tuesdays from 2 pm to 4 pm" }],
  contacts: [
    { text: "0117 496 0123", by: "phone" },
    { text: "hello@tidewell-repairs.example", by: "mail" },
    { text: "tidewell-repairs.example", by: "web" },
  ],
};

/** From the top of its first letters to its last baseline, in px. */
function extentOf(paint: readonly Paint[]) {
  const texts = paint.filter((one) => one.kind === "text");
  return {
    top: Math.min(...texts.map(({ y, font }) => y - fontSizeOf(font))),
    foot: Math.max(...texts.map(({ y }) => y)),
  };
}

test("lines to reach somebody stand under the words in every style and frame, one below the other", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const language of ["en", "ar"]) {
        const context = contextOf(style, language, format);
        const { layers } = await statement.layout(CLOSING, context);
        const of = (id: string) =>
          layers.find((layer) => layer.id === id) ?? assert.fail(`${style}: no ${id}`);
        const words = ["statement", "statement-2"].map((id) => extentOf(of(id).paint).foot);
        let above = Math.max(...words);
        for (const id of ["contact-1", "contact-2", "contact-3"]) {
          const { paint } = of(id);
          const { top, foot } = extentOf(paint);
          assert.ok(top >= above, `${style} ${format.width} ${language}: ${id} at ${top} under ${above}`);
          assert.ok(
            foot <= context.box.y + context.box.height,
            `${style} ${format.width}: ${id} ends at ${foot}`,
          );
          assert.equal(paint.filter(({ kind }) => kind === "text").length, 1, "on one line");
          assert.ok(
            paint.some(({ kind }) => kind === "path"),
            "with its sign",
          );
          above = foot;
        }
      }
});
