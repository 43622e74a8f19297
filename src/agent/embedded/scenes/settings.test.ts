import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";

test("two temperatures on both sides of nought are figures; courses, shares and three of them stay charts", () => {
  const table = (head: string, rows: string[]): string =>
    `## ${head}\n\n| Place | ${head} |\n|---|---|\n${rows.map((row) => `| ${row} |`).join("\n")}\n`;
  const { scenes } = film(
    [
      "# The fridge\n",
      table("Settings", ["Fresh food | 4 °C", "Freezer | −18 °C"]),
      table("Profit", ["Alpha | 4 %", "Beta | −18 %"]),
      table("Winter", ["2020 | 4 °C", "2023 | −2 °C"]),
      table("January", ["Oslo | −4 °C", "Rome | 8 °C", "Cairo | 14 °C"]),
    ].join("\n"),
  );
  const kinds = new Map(scenes.map(({ title, visual }) => [title, visual.kind]));
  assert.deepEqual(
    ["Settings", "Profit", "Winter", "January"].map((title) => kinds.get(title)),
    ["number", "chart", "chart", "chart"],
  );
});
