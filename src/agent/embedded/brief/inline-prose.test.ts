import assert from "node:assert/strict";
import { test } from "node:test";
import { looksLikeTex } from "./inline-prose.ts";
import { readBrief } from "./read-brief.ts";

const kinds = (line: string): string[] =>
  readBrief(`# Lightning\n\nHow far away is it?\n\n## The formula\n${line}\n\nThat is all there is to know about the distance.\n`).sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)); // prettier-ignore

test("what stands between two signs on either side is a formula, without a command in it too", () => {
  for (const line of ["$$E = mgh$$", "$$d = v\\,t$$", "$$F = m a$$"]) assert.ok(kinds(line).includes("formula"), line); // prettier-ignore
});

test("prices are no formula", () => {
  assert.equal(looksLikeTex("5 and "), false);
  for (const line of ["It costs $5 and $10 for both.", "$$$ is expensive, $ is cheap.", "$$ means dear$$"])
    assert.ok(!kinds(line).includes("formula"), line);
});
