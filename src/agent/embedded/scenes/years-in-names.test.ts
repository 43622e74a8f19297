import assert from "node:assert/strict";
import { test } from "node:test";
import type { Prose, TableBlock } from "../brief/brief.ts";
import { film } from "../plan.fixture.ts";
import { withYearsInNames } from "./years-in-names.ts";

const prose = (text: string): Prose => ({ shown: text, spoken: text });

function table(...lines: string[]): TableBlock {
  const [header = [], ...rows] = lines.map((line) => line.split("|").map(prose));
  return { kind: "table", header, rows, align: header.map(() => "start"), span: { start: 0, end: 1 } };
}

const names = (language: string, ...lines: string[]): string[] | null =>
  withYearsInNames(table(...lines), language)?.rows.map(([name]) => name?.shown ?? "") ?? null;

test("one measure of things that each have their year is compared, the year behind the name", () => {
  const lifts = ["Old lift|1857|0.2", "Tower|1969|9.1", "Taipei 101|2004|16.8"];
  assert.deepEqual(names("en", "Lift|Year|Speed (m/s)", ...lifts), ["Old lift (1857)", "Tower (1969)", "Taipei 101 (2004)"]); // prettier-ignore
  assert.deepEqual(names("pl", "Most|Przęsło (m)|Rok", "A|486|1883", "B|1280|1937", "C|2023|2022"), [
    "A (1883)",
    "B (1937)",
    "C (2022)",
  ]);
  assert.deepEqual(names("ja", "船|年|全長（m）", "日光丸|1998年|210", "月光丸|2006年|250", "星丸|2014年|300"), ["日光丸 (1998)", "月光丸 (2006)", "星丸 (2014)"]); // prettier-ignore
});

test("ranks, rooms, words, years alone and years of years are none", () => {
  const others = ["A|1990|3", "B|2000|7", "C|2010|9"];
  assert.equal(names("en", "Team|Founded|Rank", ...others), null);
  assert.equal(names("en", "Person|Since|Room", "A|1990|301", "B|2000|302", "C|2010|410"), null);
  assert.equal(names("en", "Name|Since|Extension", "A|2015|204", "B|2018|311", "C|2021|117"), null);
  assert.equal(names("en", "Person|Born|Town (UK)", "A|1990|Leeds", "B|2000|York", "C|2010|Hull"), null);
  assert.equal(names("en", "Year|Opened|Length (m)", "1990|1991|3", "1994|1995|4", "1998|1999|5"), null);
  assert.equal(names("en", "Person|Born|Died", "A|1890|1950", "B|1900|1960", "C|1910|1999"), null);
});

test("it is told in the order of its years, up to the last", () => {
  const { scenes } = film(
    "# Ships\n\nThey grew.\n\n## Bigger\n\n| Ship | Year | TEU |\n|---|---|---|\n| Emma Maersk | 2006 | 15,500 |\n| Ever Given | 2018 | 20,124 |\n| MSC Irina | 2023 | 24,346 |\n\n## End\n\nThat was all.\n",
  );
  const scene = scenes.find(({ visual }) => visual.kind === "chart");
  const said = scene?.narration.join(" ") ?? "";
  assert.ok(said.indexOf("Emma") < said.indexOf("Ever") && said.indexOf("Ever") < said.indexOf("Irina"));
  assert.match(said, /15,500 for Emma Maersk/u);
});
