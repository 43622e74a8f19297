import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const account = (rows: readonly string[], head = "£", language = "en") => {
  const table = [`| Item | ${head} |`, "|---|---|", ...rows.map((row) => `| ${row} |`)].join("\n");
  const visual = film(`# Our year\n\n## The money\n\n${table}\n`, language).scenes.at(-1)?.visual;
  return visual?.kind === "chart" ? visual : null;
};
const ROWS = ["Sales | 88,200", "Grants | 15,000", "Costs | 52,700", "Interest | 32,500", "Fund | 12,000", "Surplus | 6,000"]; // prettier-ignore

test("what comes in and what goes out are two groups with their sums, in the order of the account and in its currency", () => {
  const visual = account(ROWS);
  assert.ok(visual !== null);
  assert.equal(visual.chart, "bar");
  assert.equal(visual.unit, "£");
  assert.deepEqual(visual.categories, ["Sales", "Grants", "Costs", "Interest", "Fund", "Surplus"]);
  assert.deepEqual(visual.groups, [
    { label: "Income", from: 0, to: 1, total: "103,200" },
    { label: "Spending", from: 2, to: 4, total: "97,200" },
    { label: "Surplus", from: 5, to: 5 },
  ]);
  const german = account(["Beiträge | 24.500,50", "Verkauf | 10.000", "Löhne | 20.000,50", "Miete | 8.500", "Überschuss | 6.000"], "€", "de"); // prettier-ignore
  assert.deepEqual(german?.groups?.map(({ label, total }) => `${label} ${total ?? ""}`), ["Einnahmen 34.500,50", "Ausgaben 28.500,50", "Überschuss "]); // prettier-ignore
});

test("rows that come to no balance, or end on nothing that is left over, are bars as before", () => {
  assert.equal(account([...ROWS.slice(0, 5), "Surplus | 7,000"])?.groups, undefined);
  assert.equal(account([...ROWS.slice(0, 5), "Tea | 6,000"])?.groups, undefined);
  assert.equal(account(["Sales | 100", "Costs | 60", "Surplus | 40"])?.groups, undefined);
});
