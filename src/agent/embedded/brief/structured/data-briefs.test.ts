import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { estimateByCharacters } from "../../../estimate-seconds.ts";
import { planFilm } from "../../plan-film.ts";
import { csvTable, nameOfKey } from "./csv.ts";
import { readDataBrief } from "./read-data-brief.ts";
import { readYaml, type Data } from "./yaml.ts";

const SPAN = { start: 0, end: 10 };
const scenesOf = (prompt: string) =>
  planFilm({
    prompt,
    targetLanguage: "en",
    duration: "short",
    style: "auto",
    estimateSeconds: (text) => estimateByCharacters(text, "en"),
  })?.scenes ?? [];

test("JSON: rows are a chart with unit and source, texts are read, nothing is said in braces", () => {
  const scenes = scenesOf(
    JSON.stringify({
      title: "Bike counts on Harbour Street",
      source: "City sensor 14",
      unit: "bikes per day",
      counts: [2019, 2020, 2021].map((year, at) => ({ year, bikes: 1240 + at * 600 })),
      notes: ["A protected lane opened in May 2020.", "Rain cuts the count by about a third."],
    }),
  );
  assert.deepEqual(scenes.map(({ visual }) => visual.kind), ["title", "chart", "bullets"]); // prettier-ignore
  const chart = scenes[1]?.visual;
  assert.ok(chart?.kind === "chart");
  assert.deepEqual(chart.series[0]?.values, [1240, 1840, 2440]);
  assert.equal(chart.source, "Source: City sensor 14");
  assert.doesNotMatch(scenes.flatMap(({ narration }) => narration).join(" "), /[{}[\]"]|source/iu);
});

test("YAML: facts are a list, a programme of hours is a timeline", () => {
  const scenes = scenesOf(
    'name: Open day\nlocation: Hall 3\nentry: free for all\nprogramme:\n  - time: "09:00"\n    what: Doors open to everyone\n  - time: "10:15"\n    what: Tours of the labs\n',
  );
  assert.deepEqual(scenes.map(({ visual }) => visual.kind), ["title", "bullets", "timeline"]); // prettier-ignore
  assert.equal(scenes[0]?.title, "Open day");
});

test("separated values: columns that count different things are a chart each, others one table", () => {
  const scenes = scenesOf(
    'Region,Households,Recycling rate (%)\nNorth,12400,61\nHarbour,8900,47\n"Old Town, East",5300,38\n',
  );
  assert.deepEqual(scenes.map(({ visual }) => visual.kind), ["title", "chart", "chart"]); // prettier-ignore
  assert.equal(scenes[1]?.visual.kind === "chart" && scenes[1].visual.categories[2], "Old Town, East");
  const people = scenesOf("Name;Role;Room\nAna;Editor in chief;B-114\nOmar;Camera;B-115\nLi;Sound;B-116\n");
  assert.deepEqual(people.map(({ visual }) => visual.kind).slice(1), ["table"]);
  const within = scenesOf(
    "# Visits\n\nHow many came last year.\n\n## By month\n\nMonth,Visits\nMay,120\nJune,340\nJuly,510\n",
  );
  assert.equal(within.at(-1)?.visual.kind, "chart");
});

test("what is a text is not read as data", () => {
  for (const text of [
    "Roses are red, violets are blue,\nsugar is sweet, and so are you,\nthe end is near, the night is new,",
    "Dear Ana, thank you.\nDear Omar, thank you too.\nDear Li, see you soon.",
    "To: all staff\nFrom: Marta\nDate: 3 March\n\nWe are moving to the fourth floor.",
    "# Title\n\nname: x\nlist:\n- a\n- b",
    "{not json at all}\nname one two",
    "[A] is a letter, [B] is another.",
  ]) {
    assert.equal(readDataBrief(text), null, text);
    assert.equal(csvTable(text.split("\n"), SPAN), null, text);
  }
});

test("lines parted by bars are a table, though no rule stands below their heads and their cells are sentences", () => {
  const table = csvTable(
    ["Question | Answer", "What is it? | A device that turns sound into pulses, which reach the nerve", "Who pays? | The ministry"],
    SPAN,
  );
  assert.deepEqual(table?.header.map(({ shown }) => shown), ["Question", "Answer"]);
  assert.deepEqual(table.rows[1]?.map(({ shown }) => shown), ["Who pays?", "The ministry"]);
  assert.equal(csvTable(["a | b", "a line without", "c | d"], SPAN), null);
}); // prettier-ignore

const field = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/u);

test("any fields come back from their separated values", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(field, { minLength: 3, maxLength: 5 }),
      fc.array(
        fc.array(fc.oneof(field, fc.constantFrom('a "b" c', "x, y", "a;b")), { minLength: 5, maxLength: 5 }),
        { minLength: 2, maxLength: 6 },
      ),
      fc.constantFrom(",", ";", "\t"),
      (header, rows, separator) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const cut = rows.map((row) => row.slice(0, header.length));
        const lines = [header, ...cut].map((row) => row.map(quote).join(separator));
        const table = csvTable(lines, SPAN);
        assert.deepEqual(table?.rows.map((row) => row.map(({ shown }) => shown)), cut); // prettier-ignore
      },
    ),
  );
});

const key = fc
  .stringMatching(/^[a-z][a-z_]{0,7}$/u)
  .filter((text) => !/^(?:true|false|null|__proto__)$/u.test(text));
const scalar: fc.Arbitrary<Data> = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), field.filter((text) => !/^(?:true|false|null)$/u.test(text)), fc.constantFrom("a: b", "# x", "it's", 'say "hi"')); // prettier-ignore
const { value } = fc.letrec<{ value: Data }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    scalar,
    fc.array(tie("value"), { minLength: 1, maxLength: 4 }),
    fc.dictionary(key, tie("value"), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  ),
}));

function toYaml(data: Data, indent = 0): string {
  const pad = " ".repeat(indent);
  if (Array.isArray(data)) return data.map((one) => `${pad}-${below(one, indent)}`).join("\n");
  if (data !== null && typeof data === "object")
    return Object.entries(data)
      .map(([name, one]) => `${pad}${name}:${below(one, indent)}`)
      .join("\n");
  return typeof data === "string" && !/^[a-z ]+$/u.test(data) ? JSON.stringify(data) : String(data);
}

function below(data: Data, indent: number): string {
  return data !== null && typeof data === "object" ? `\n${toYaml(data, indent + 2)}` : ` ${toYaml(data)}`;
}

test("plain YAML is read as what was written, and nothing makes the reader throw", () => {
  fc.assert(
    fc.property(fc.dictionary(key, value, { minKeys: 1, noNullPrototype: true }), (data) => {
      assert.deepEqual(readYaml(toYaml(data)), data);
    }),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", ":", " ", "-", "\n", '"', "[", "]", "|", "#", "1") }),
      (text) => {
        readYaml(text);
        readDataBrief(text);
      },
    ),
    { numRuns: 500 },
  );
});

test("any JSON is a film or a question, with places inside the text and no two the same", () => {
  fc.assert(
    fc.property(
      fc.dictionary(key, value, { minKeys: 1, noNullPrototype: true }),
      fc.boolean(),
      (data, pretty) => {
        const prompt = JSON.stringify(data, null, pretty ? 2 : 0);
        const brief = readDataBrief(prompt);
        const spans = brief?.sections.map(({ span }) => span) ?? [];
        for (const { start, end } of spans) assert.ok(start >= 0 && start <= end && end <= prompt.length);
        scenesOf(prompt);
      },
    ),
    { numRuns: 150 },
  );
});

test("names of keys are words", () => {
  assert.equal(nameOfKey("recycling_rate_pct"), "Recycling rate (%)");
  assert.equal(nameOfKey("costPerTonne"), "Cost per tonne");
  assert.equal(nameOfKey("GDP"), "GDP");
  assert.equal(nameOfKey("Größe in cm"), "Größe in cm");
});
