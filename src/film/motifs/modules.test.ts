import assert from "node:assert/strict";
import { test } from "node:test";
import { contextOf } from "../components/testing/layout-laws.ts";
import { modules } from "./modules.ts";

test("the module that is told is bright and bears no sign", () => {
  const { theme } = contextOf("professional_training");
  for (const title of ["Die meisten stürzen aus weniger als zwei Metern", "Working at height"]) {
    const paint = modules(title, { x: 1500, y: 0, width: 420, height: 1080 }, theme);
    const [, ...plates] = paint;
    assert.ok(plates.every((one) => one.kind === "rect" && one.width === one.height));
  }
});
