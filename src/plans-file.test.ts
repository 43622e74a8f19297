import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { DEFAULT_PLANS } from "./domain/workspaces/plans.ts";
import { loadPlans } from "./plans-file.ts";

const folder = mkdtempSync(join(tmpdir(), "lanternist-plans-"));
after(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "plans.json");

function load(text: string) {
  writeFileSync(file, text);
  return loadPlans(file);
}

const TEAM = { base_credits: 10, monthly_free_credits: 0, rpm: 1, concurrency: 2 };

test("without a file the plans are ours; a file adds to them and redefines them", () => {
  assert.deepEqual(loadPlans(null), DEFAULT_PLANS);
  const plans = load(JSON.stringify({ team: TEAM, free: { ...TEAM, rpm: 7 } }));
  assert.deepEqual(plans["team"], { baseCredits: 10, monthlyFreeCredits: 0, rpm: 1, concurrency: 2 });
  assert.equal(plans["free"]?.rpm, 7);
  assert.equal(plans["free"]?.storageGb, undefined);
  assert.equal(load(JSON.stringify({ team: { ...TEAM, storage_gb: 3 } }))["team"]?.storageGb, 3);
  assert.deepEqual(plans["pro"], DEFAULT_PLANS["pro"]);
});

for (const [name, text, message] of [
  ["no JSON", "{", /^PLANS_FILE must be a JSON file that can be read/],
  ["a list", "[]", /^PLANS_FILE must hold an object of plans by name; it is "\[\]"/],
  ["a strange name", '{"Team A": {}}', /must name plans in lower case, digits and _; it is "Team A"/],
  ["a plan that is none", '{"team": 5}', /must give team as an object; it is "5"/],
  [
    "an unknown field",
    JSON.stringify({ team: { ...TEAM, seats: 1 } }),
    /knows no field team\.seats, only base/,
  ],
  ["a missing field", '{"team": {"rpm": 1}}', /team\.base_credits as a whole number from 0 .*"nothing"/],
  [
    "a limit of nothing",
    JSON.stringify({ team: { ...TEAM, rpm: 0 } }),
    /team\.rpm as a whole number from 1 /,
  ],
  [
    "no room at all",
    JSON.stringify({ team: { ...TEAM, storage_gb: 0 } }),
    /team\.storage_gb as a whole number from 1 /,
  ],
  ["a broken number", JSON.stringify({ team: { ...TEAM, base_credits: 0.5 } }), /team\.base_credits .*"0.5"/],
] as const) {
  test(`refuses ${name}`, () => {
    assert.throws(() => load(text), { name: "ConfigError", message });
  });
}

test("refuses a file that is not there", () => {
  assert.throws(() => loadPlans(join(folder, "none.json")), { name: "ConfigError", message: /PLANS_FILE/ });
});
