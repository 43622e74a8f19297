import assert from "node:assert/strict";
import { test } from "node:test";
import { withArrows } from "../text/typed-arrows.ts";
import { menuSteps } from "./menu-steps.ts";

test("a way through a program is steps, said without its signs", () => {
  const found = menuSteps("How to apply: open the app → Leave → choose the dates → Submit.", "en");
  assert.equal(found?.lead, "How to apply");
  assert.equal(found?.spoken, "How to apply: open the app, then Leave, then choose the dates, then Submit.");
  assert.deepEqual(found?.shows.form === "steps" ? found.shows.parts.map(({ label }) => label) : null, ["Open the app", "Leave", "Choose the dates", "Submit"]); // prettier-ignore
});

test("what leads to what is a picture of its own, and no way to go", () => {
  assert.equal(menuSteps("Browser → balancer → server.", "en"), null);
  assert.equal(menuSteps("Open the app and choose a date.", "en"), null);
});

test("a sign between menus is an arrow, between amounts it is none", () => {
  assert.equal(withArrows("Settings > Dashboards > Migrate"), "Settings → Dashboards → Migrate");
  assert.equal(withArrows("设置 > 隐私 > 打开"), "设置 → 隐私 → 打开");
  assert.equal(withArrows("5 > 3 > 1 holds"), "5 > 3 > 1 holds");
  assert.equal(withArrows("quality > quantity"), "quality > quantity");
});
