import assert from "node:assert/strict";
import { test } from "node:test";
import { isDateHead } from "./date-heads.ts";
import { film } from "../plan.fixture.ts";

test("headings that are only a date, or a date and a place", () => {
  for (const heading of [
    "27 July 1740",
    "Early 1760s",
    "1766",
    "May 3, 1912",
    "1767, Rio de Janeiro",
    "Winter 1767–68, Strait of Magellan",
    "November 1768, Mauritius (then the Isle de France)",
    "26. Mai 1821",
    "Sommer 1861, Bremen",
    "3 mars 1934",
    "Juin 1940, Calais",
    "27 de diciembre de 1797",
    "14 luglio 1968",
    "3 maja 1791",
    "12 апреля 1961 г.",
    "1883年2月24日",
    "1883년 2월",
    "24 फ़रवरी 1883",
    "7 أبريل 1883",
  ])
    // prettier-ignore
    assert.equal(isDateHead(heading), true, heading);
  for (const heading of [
    "The summer of 1858 and its smell",
    "Plan 2030: what we do",
    "1914, when it began",
    "1200 books",
    "Europe 1992",
    "Budget 2024",
    "After 1866",
    "1740 people",
    "12 April",
    "Room 1204",
    "",
  ])
    // prettier-ignore
    assert.equal(isDateHead(heading), false, heading);
});

const LONG =
  "She carries provisions, weapons and heavy portfolios of pressed plants over rough and icy ground. Commerson calls her his beast of burden, and writes so.";

test("dates over much lead what is told of them, and are no page and no heading", () => {
  const { scenes } = film(
    `# Jeanne Baret\n\n## 27 July 1740\n\n${LONG}\n\n## 1767, Rio de Janeiro\n\n${LONG.replace("She", "Baret")}\n\n## April 1768, Tahiti\n\n${LONG.replace("She", "Jeanne")}`,
  );
  const said = scenes.flatMap(({ narration }) => narration);
  assert.ok(said.some((one) => one.startsWith("27 July 1740: She carries")));
  assert.ok(said.some((one) => one.startsWith("1767, Rio de Janeiro: Baret")));
  assert.ok(!said.some((one) => /^[^:]*\d{4}[^:]{0,20}\.$/u.test(one)));
  for (const { visual } of scenes) assert.ok(!("heading" in visual && /\d{4}/u.test(visual.heading ?? "")));
});

test("dates over little are one history, bold or as headings", () => {
  for (const [opens, closes] of [
    ["## ", "\n\n"],
    ["**", ".** "],
  ] as const) {
    const { scenes } = film(
      `# Grace\n\n${opens}12 April 1931${closes}She is launched at Cowes.\n\n${opens}May 1940, Dunkirk${closes}She crosses the Channel.\n\n${opens}1998${closes}A farmer finds her in a barn.`,
    );
    const timeline = scenes.find(({ visual }) => visual.kind === "timeline")?.visual;
    assert.ok(timeline?.kind === "timeline");
    assert.deepEqual(timeline.events.map(({ date }) => date), ["12 April 1931", "May 1940", "1998"]); // prettier-ignore
  }
});

test("a date among other headings stays a heading", () => {
  const { scenes } = film(
    `# Jeanne Baret\n\n## 27 July 1740\n\n${LONG}\n\n## Her plants\n\n${LONG.replace("She", "Baret")}\n\n## Her name\n\n${LONG.replace("She", "Jeanne")}`,
  );
  assert.ok(scenes.some(({ visual }) => "heading" in visual && visual.heading === "27 July 1740"));
});
