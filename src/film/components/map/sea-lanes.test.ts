import assert from "node:assert/strict";
import { test } from "node:test";
import { seaLane } from "./sea-lanes.ts";

const LISBON: [number, number] = [-9.13, 38.72];
const CALICUT: [number, number] = [75.78, 11.25];

test("a ship goes around the land: by the cape to India, by the strait to the Pacific", () => {
  const toIndia = seaLane(LISBON, CALICUT) ?? [];
  assert.ok(
    toIndia.some(([, latitude]) => latitude < -34),
    "past the Cape of Good Hope",
  );
  const toPacific = seaLane(LISBON, [-140, -12]) ?? [];
  assert.ok(
    toPacific.some(([, latitude]) => latitude < -52),
    "through the Strait of Magellan",
  );
});

test("where no land lies between it goes straight on, and the way back is as long", () => {
  assert.deepEqual(seaLane([-28, 38.5], LISBON), []);
  assert.equal(seaLane(CALICUT, LISBON)?.length, seaLane(LISBON, CALICUT)?.length);
});

test("a place far from any shore still has a way to the sea", () => {
  const lane = seaLane([37.6, 55.75], LISBON);
  assert.ok(lane !== null && lane.length > 0);
});
