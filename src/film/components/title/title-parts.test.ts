import assert from "node:assert/strict";
import { test } from "node:test";
import type { Format } from "../../../artifacts/timeline.ts";
import { layoutVisual } from "../registry.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";
import { titleParts } from "./title-parts.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];

test("a title in two is parted at its one colon, and what follows begins with a capital", () => {
  assert.deepEqual(titleParts("Northgate Food Bank: our year 2025"), {
    name: "Northgate Food Bank",
    rest: "Our year 2025",
  });
  assert.deepEqual(titleParts("Le phare : un palais en mer"), { name: "Le phare", rest: "Un palais en mer" });
  assert.deepEqual(titleParts("二十四节气：中国人的时间智慧"), {
    name: "二十四节气",
    rest: "中国人的时间智慧",
  });
  assert.deepEqual(titleParts("Why is this query slow? A database index in three minutes"), {
    name: "Why is this query slow?",
    rest: "A database index in three minutes",
  });
  assert.deepEqual(titleParts("Tidewell 3 - know before you go"), {
    name: "Tidewell 3",
    rest: "Know before you go",
  });
  assert.equal(titleParts("Rust: iPhone apps by hand")?.rest, "iPhone apps by hand");
});

test("a title without such parts stays one", () => {
  for (const title of ["How a lock lifts a ship", "Meeting at 10:30 today", "Step 3: wash your hands", "A: b: c d", "Budget: overview", "Why now? Why here?", "Quo vadis? Nero", "TCP:IP in short"])
    assert.equal(titleParts(title), null, title); // prettier-ignore
});

test("the name is set larger than what is said of it, above it, in every style and frame", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const layout = await layoutVisual(
        { kind: "title", title: "Seventy-two days: Nellie Bly races the world", subtitle: "A true story" },
        context,
      );
      const where = `${style} ${format.width}×${format.height}`;
      assert.doesNotThrow(() => assertLawful(layout, context), where);
      const [name, rest] = ["title", "title-rest"].map((id) => layout.layers.find((one) => one.id === id));
      assert.ok(name !== undefined && rest !== undefined, where);
      const sizeOf = (layer: typeof name): number => Math.max(...layer.paint.map((one) => (one.kind === "text" ? Number(/([\d.]+)px/u.exec(one.font)?.[1]) : 0))); // prettier-ignore
      assert.ok(sizeOf(name) > 1.3 * sizeOf(rest), where);
      assert.ok(name.bounds.y < rest.bounds.y, where);
    }
});
