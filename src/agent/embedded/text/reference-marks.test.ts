import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { leadingEmoji } from "./emoji-icons.ts";
import { PAGE_ADDRESS, withoutReferences } from "./reference-marks.ts";

test("numbers of issues, names of commits, tickets and footnotes are no part of the text", () => {
  const cases: [string, string][] = [
    ["The app opens in 0.8 s (#431, @mira)", "The app opens in 0.8 s"],
    ["Follows your system (#418, @jo-hansen).", "Follows your system."],
    ["No longer fires twice [TRL-2041]", "No longer fires twice"],
    ["Fixed a crash with 64 plants (a1b9f3c).", "Fixed a crash with 64 plants."],
    ["Keep the order (closes #12, fixes #13)", "Keep the order"],
    ["Faster search by @mira in #431", "Faster search"],
    [`Faster search by @mira in ${PAGE_ADDRESS}github.com`, "Faster search"],
    ["a1b9f3c Add a dark mode", "Add a dark mode"],
    ["Fix the login #431", "Fix the login"],
    ["In Toscana.[1] Oggi è un museo.[2][3]", "In Toscana. Oggi è un museo."],
    ["Thanks for the report [3].", "Thanks for the report."],
    ["Since 1912[citation needed] it stands", "Since 1912 it stands"],
    ["世界最大的图书馆[2]。", "世界最大的图书馆。"],
    [`It is back, see ${PAGE_ADDRESS}github.com for the discussion.`, "It is back."],
    [`Details (see ${PAGE_ADDRESS}example.org) follow`, "Details follow"],
  ];
  for (const [text, bare] of cases) assert.equal(withoutReferences(text), bare);
});

test("what only looks like a mark is kept", () => {
  for (const text of [
    "The range is [0, 1] for x",
    "COVID-19 (SARS-CoV-2) spread in 2020",
    "We (all of us) won (4 to 2)",
    "Write to @mira on the forum",
    "The #1 choice of 400 readers",
    "Chapter [A] begins",
    "Visit example.org for tickets",
    "In 1912 (see above) it fell",
    "(#431)",
    "deadbee is seven letters",
  ])
    assert.equal(withoutReferences(text), text);
});

test("any text keeps its words, and nothing is added", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      const bare = withoutReferences(text);
      assert.ok(bare.length <= text.length);
      assert.equal(withoutReferences(bare).length <= bare.length, true);
      if (/[\p{L}\p{N}]/u.test(text)) assert.match(bare, /[\p{L}\p{N}]/u);
    }),
  );
});

test("a leading emoji is an icon and no part of the label", () => {
  assert.deepEqual(leadingEmoji("🚀 Faster start"), { rest: "Faster start", icon: "rocket" });
  assert.deepEqual(leadingEmoji("✈️ Flights"), { rest: "Flights", icon: "airplane" });
  assert.deepEqual(leadingEmoji("🧑🏽‍🚀 Crew"), { rest: "Crew", icon: null });
  assert.equal(leadingEmoji("Faster 🚀"), null);
  assert.equal(leadingEmoji("🚀"), null);
  assert.equal(leadingEmoji("3 apples"), null);
  assert.equal(leadingEmoji("© 2026 Trellis"), null);
});
