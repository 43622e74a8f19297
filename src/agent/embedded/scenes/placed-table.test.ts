import assert from "node:assert/strict";
import { test } from "node:test";
import { estimateByCharacters } from "../../estimate-seconds.ts";
import { planFilm } from "../plan-film.ts";

const kinds = (table: string): string[] =>
  (
    planFilm({
      prompt: `# Below zero\n\n## Where we are going\n\nMost maps measure height from the sea.\n\n${table}\n`,
      targetLanguage: "en",
      duration: "short",
      style: "auto",
      estimateSeconds: estimateByCharacters,
    })?.scenes ?? []
  ).map(({ visual }) => visual.kind);

const HEAD = "| Place | Country | Height (m) |\n|---|---|---|\n";

test("places with their countries and one number are a map", () => {
  const rows = ["Dead Sea shore | Israel, Jordan | -430", "Lake Assal | Djibouti | -155", "Death Valley | United States | -86", "Caspian Sea | Five countries | -28", "Zuidplaspolder | Netherlands | -7"]; // prettier-ignore
  assert.ok(kinds(HEAD + rows.map((row) => `| ${row} |`).join("\n")).includes("map"));
});

test("names that no table of ours knows, and people, are none", () => {
  const rows = ["Mitribah | Kuwait | 54", "Kebili | Tunisia | 55", "Snag | Canada | -63", "Oymyakon Hollow | Russia | -67"]; // prettier-ignore
  assert.ok(!kinds(HEAD + rows.map((row) => `| ${row} |`).join("\n")).includes("map"));
  const people = [
    "Ana | Spain | 12",
    "Florence | France | 13",
    "Victoria | Kenya | 14",
    "Sydney | Chile | 15",
  ];
  assert.ok(!kinds(HEAD + people.map((row) => `| ${row} |`).join("\n")).includes("map"));
});
