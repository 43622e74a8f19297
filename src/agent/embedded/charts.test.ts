import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChartVisual } from "../../artifacts/data-visuals.ts";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { planFilm } from "./plan-film.ts";
import { film, shown } from "./plan.fixture.ts";

type Planned = { chart: ChartVisual | null; said: string[] };

/** The chart that a section with this body is shown as, if it is, and what is said. */
function planned(body: string, language = "en", heading = "Results of the year"): Planned {
  const prompt = `# A report on many things\n\n## ${heading}\n\n${body}\n`;
  const estimateSeconds = estimateByCharacters;
  const film = planFilm({
    prompt,
    targetLanguage: language,
    duration: "short",
    style: "auto",
    estimateSeconds,
  });
  const scenes = film?.scenes ?? [];
  const chart = scenes.map(({ visual }) => visual).find((visual) => visual.kind === "chart") ?? null;
  return { chart, said: scenes.flatMap(({ narration }) => narration) };
}

function table(header: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}

test("shares that come to a hundred are a ring, the largest set off; others are not", () => {
  const rows = [
    ["Gas", "48%"],
    ["Oil", "13%"],
    ["District heating", "39%"],
  ];
  const { chart } = planned(table(["Heating", "Share"], rows));
  assert.equal(chart?.chart, "donut");
  assert.equal(chart.highlight, 0);
  // Shares of different wholes: 48 % of the flats and 90 % of the shops.
  const other = planned(
    table(
      ["Heating", "Share"],
      [
        ["Flats", "48%"],
        ["Shops", "90%"],
        ["Schools", "39%"],
      ],
    ),
  );
  assert.equal(other.chart?.chart, "column");
});

test("a row that is the total of the rows above tells that they are parts, and is no bar of its own", () => {
  const { chart } = planned(
    table(
      ["Team", "People"],
      [
        ["Sales", 22],
        ["Support", 17],
        ["Finance", 3],
        ["Total", 42],
      ],
    ),
  );
  assert.equal(chart?.chart, "donut");
  assert.deepEqual(chart.categories, ["Sales", "Support", "Finance"]);
  const wrong = planned(
    table(
      ["Team", "People"],
      [
        ["Sales", 22],
        ["Support", 17],
        ["Finance", 3],
        ["Total", 90],
      ],
    ),
  );
  assert.equal(wrong.chart?.chart, "column");
});

test("a column of totals makes the others parts that are stacked", () => {
  const rows = [
    ["2015", 520, 210, 730],
    ["2020", 430, 260, 690],
    ["2024", 60, 350, 410],
  ];
  const { chart, said } = planned(table(["Year", "Gas", "Heat pump", "Total"], rows));
  assert.equal(chart?.chart, "stacked");
  assert.deepEqual(chart.totals, ["730", "690", "410"]);
  assert.ok(said.some((one) => one.endsWith("total 730.")), said.join(" ")); // prettier-ignore
  assert.deepEqual(
    chart.series.map(({ name }) => name),
    ["Gas", "Heat pump"],
  );
  const independent = planned(
    table(
      ["Year", "Gas", "Heat pump"],
      rows.map((row) => row.slice(0, 3)),
    ),
  );
  assert.equal(independent.chart?.chart, "line");
});

test("percentages are stacked where each bar comes to a hundred, whichever way the table runs", () => {
  const rows = [
    ["Amsterdam", "49%", "17%", "34%"],
    ["Lyon", "36%", "30%", "34%"],
  ];
  const across = planned(table(["City", "Bicycle", "Tram", "Car"], rows)).chart;
  assert.equal(across?.chart, "stacked");
  assert.deepEqual(across.categories, ["Amsterdam", "Lyon"]);
  const down = planned(
    table(
      ["Way", "Amsterdam", "Lyon"],
      [
        ["Bicycle", "49%", "36%"],
        ["Tram", "17%", "30%"],
        ["Car", "34%", "34%"],
      ],
    ),
  ).chart;
  assert.equal(down?.chart, "stacked");
  assert.deepEqual(down.categories, ["Amsterdam", "Lyon"]);
  assert.deepEqual(
    down.series.map(({ name }) => name),
    ["Bicycle", "Tram", "Car"],
  );
  const bases = planned(
    table(
      ["City", "Cyclists", "Pupils"],
      [
        ["Amsterdam", "49%", "17%"],
        ["Lyon", "36%", "30%"],
      ],
    ),
  );
  assert.equal(bases.chart?.chart, "column", "percentages of different bases stand side by side");
});

test("a long course is an area, or a line where it is a rate or falls below zero, and is not read out", () => {
  const years = (value: (at: number) => string) =>
    table(
      ["Year", "Emissions (kt)"],
      Array.from({ length: 24 }, (_, at) => [String(2000 + at), value(at)]),
    );
  const { chart, said } = planned(years((at) => String(400 + ((at * 37) % 90))));
  assert.equal(chart?.chart, "area");
  assert.equal(chart.categories.length, 24);
  assert.ok(
    said.some((sentence) => sentence.startsWith("The highest value was")),
    said.join(" "),
  );
  assert.ok(said.join(" ").length < 400);
  assert.equal(planned(years((at) => String(at - 5))).chart?.chart, "line");
  assert.equal(planned(years((at) => `${30 + at}%`)).chart?.chart, "line");
});

test("months and weekdays are times in their own language", () => {
  const months = ["Januar", "Februar", "März", "April", "Mai", "Juni"].map((name, at) => [name, 40 + at]);
  assert.equal(planned(table(["Monat", "Gäste"], months), "de", "Die Gäste des Hauses").chart?.chart, "line");
  const names = ["Harbour", "Hill", "Meadows", "Old town", "Station", "Park"].map((name, at) => [
    name,
    40 + at,
  ]);
  assert.equal(planned(table(["District", "Guests"], names)).chart?.chart, "bar");
});

test("a source below the figures is shown with them and not read aloud", () => {
  const body = `${table(
    ["Heating", "Share"],
    [
      ["Gas", "61%"],
      ["Oil", "39%"],
    ],
  )}\n\nSource: housing census 2024`;
  const { chart, said } = planned(body);
  assert.equal(chart?.source, "Source: housing census 2024");
  assert.ok(!said.join(" ").includes("census"));
});

test("columns of different measures do not share an axis", () => {
  const rows = [
    ["Brevo", 189, 52],
    ["Mahl", 349, 71],
    ["Kwik", 79, 85],
  ];
  assert.equal(planned(table(["Grinder", "Price in euros", "Noise in dB"], rows)).chart, null);
  assert.equal(planned(table(["Mühle", "Preis (€)", "Lärm (dB)"], rows), "de").chart, null);
  const marked = rows.map(([name, price, noise]) => [String(name), `${price} €`, `${noise} dB`]);
  assert.equal(planned(table(["Grinder", "Price", "Noise"], marked)).chart, null);
  const same = planned(table(["Grinder", "2022 in euros", "2023 in euros"], rows)).chart;
  assert.equal(same?.series.length, 2);
  assert.equal(planned(table(["Grinder", "First", "Second"], rows)).chart?.series.length, 2);
});

test("rows of different measures are charts of one unit each, told from year to year", () => {
  const table =
    "|  | 2024 | 2025 |\n|---|---|---|\n| Revenue (m€) | 412 | 468 |\n| Net debt (m€) | 190 | 164 |\n| Employees | 2,310 | 2,455 |\n";
  const { scenes } = film(`# A year\n\nIt was good.\n\n## Results\n\n${table}\n## Outlook\n\nBetter.\n`);
  const charts = scenes.flatMap(({ visual }) => (visual.kind === "chart" ? [visual] : []));
  assert.deepEqual(
    charts.map(({ series }) => series.map(({ name }) => name)),
    [["Revenue", "Net debt"], ["Employees"]],
  );
  const said = scenes.flatMap(({ narration }) => narration).join(" ");
  for (const figure of ["412", "468", "190", "164", "2,310", "2,455"]) assert.ok(said.includes(figure), said);
  const same = table.replace("Employees", "Cash (m€)");
  assert.equal(film(`# A year\n\nIt was good.\n\n## Results\n\n${same}\n## Outlook\n\nBetter.\n`).scenes[1]?.visual.kind, "chart"); // prettier-ignore
});

test("a row with a word behind “in” counts in nothing by it, where the others have none", () => {
  const rows: [string, string][] = [
    ["en", "Bus in traffic | 1,500 |\n| Bus lane | 3,000 |\n| Tram | 6,000"],
    ["fr", "Bus en circulation | 1 500 |\n| Bus en site propre | 3 000 |\n| Tramway | 6 000"],
  ];
  for (const [language, told] of rows)
    assert.equal(shown(`| Mode | Riders |\n|---|---|\n| ${told} |`, language).kind, "chart", told);
});

test("amounts that rise from row to row are an axis, also without a unit in their head; numbers of a list are none", () => {
  const rows = "| 0 | 100% |\n| 200 | 95% |\n| 500 | 88% |\n| 800 | 80% |\n| 1000 | 74% |";
  const charge = shown(`| Charges | Capacity left |\n|---|---|\n${rows}`, "en");
  assert.ok(charge.kind === "chart" && charge.chart === "line" && charge.axis === "Charges", JSON.stringify(charge)); // prettier-ignore
  const korean = shown(`| 충전 횟수 | 남은 용량 |\n|---|---|\n${rows}`, "ko");
  assert.ok(korean.kind === "chart" && korean.chart === "line");
  const numbered = "| 1 | 40 |\n| 2 | 35 |\n| 3 | 31 |\n| 4 | 22 |\n| 5 | 20 |";
  const ranks = shown(`| Team | Points |\n|---|---|\n${numbered}`, "en");
  assert.ok(ranks.kind !== "chart" || ranks.chart !== "line");
});

test("a few missing cells are gaps of a chart, headed by the question before it; a column of gaps is read", () => {
  const rows = [
    ["Paper mill", "22 %", "41 %"],
    ["River", "–", "12 %"],
    ["Wood", "31 %", "k. A."],
    ["Gas", "47 %", "18 %"],
  ];
  const source = (cells: string[][]) => table(["Source", "Share 2023", "Share 2025"], cells);
  const { chart, said } = planned(`It was a mild year for all of us, and the town used less heat than in any year since the works were built by the river. Nobody had hoped for it.\n\nWhere does the heat come from?\n\n${source(rows)}`); // prettier-ignore
  assert.equal(chart?.heading, "Where does the heat come from?");
  assert.deepEqual(chart.series.map(({ values }) => values), [[22, null, 31, 47], [41, 12, null, 18]]); // prettier-ignore
  assert.ok(rows.every(([name = ""]) => said.some((one) => one.toLowerCase().includes(name.toLowerCase()))));
  assert.equal(planned(source(rows.map(([name = ""], at) => [name, at > 0 ? "–" : "3 %", "4 %"]))).chart, null); // prettier-ignore
});

test("a course that turns is told with its peak, which is set off; one that only grows with its ends", () => {
  const months = ["Abril", "Mayo", "Junio", "Julio", "Agosto", "Septiembre"];
  const course = (values: number[]) =>
    planned(
      table(
        ["Mes", "Litros"],
        values.map((value, at) => [months[at] ?? "", value]),
      ),
      "es",
      "Riego",
    );
  const bent = course([20, 45, 80, 110, 105, 60]);
  assert.ok(bent.said.includes("Litros: sube de 20 (abril) a 110 (julio) y después baja a 60 (septiembre)."));
  assert.equal(bent.chart?.highlight, 3);
  const risen = course([20, 45, 80, 100, 111, 110]);
  assert.ok(risen.said.includes("Litros: sube de 20 (abril) a 110 (septiembre)."));
  assert.equal(risen.chart?.highlight, 5);
  // To and fro: no one rise and no one fall.
  const uneven = course([20, 90, 30, 110, 40, 60]);
  assert.ok(uneven.said.includes("Litros: abril 20, julio 110 y septiembre 60."), uneven.said.join(" "));
});

test("an account is read down to its outcome and never ranked; amounts that only look like one are", () => {
  const cost = [
    ["Wärmepumpe", "27.500 €"],
    ["Heizkörper", "2.400 €"],
    ["Förderung", "−15.000 €"],
    ["Eigenanteil", "14.900 €"],
  ];
  const account = planned(table(["Posten", "Betrag"], cost), "de", "Was kostet der Umbau");
  assert.equal(account.chart, null);
  assert.ok(account.said.at(-1)?.startsWith("Eigenanteil: 14.900 €"));
  const left = [
    ["Income", 2400],
    ["Rent", 900],
    ["Food", 500],
    ["Left over", 1000],
  ];
  assert.equal(planned(table(["Item", "Pounds"], left)).chart, null);
  const sizes = [
    ["Small", 10],
    ["Medium", 20],
    ["Large", 30],
  ];
  assert.equal(planned(table(["Size", "Weight"], sizes)).chart?.chart, "column");
});

test("what things cost, and what they may be at most, is read row by row and never ranked", () => {
  const prices = [
    ["Pinchazo", "15 €"],
    ["Frenos", "29 €"],
    ["Revisión completa", "59 €"],
  ];
  const list = planned(table(["Servicio", "Precio"], prices), "es", "Precios");
  assert.equal(list.chart, null);
  assert.deepEqual(list.said.slice(-3), ["Pinchazo: 15 €.", "Frenos: 29 €.", "Revisión completa: 59 €."]);
  const limits = [
    ["Frischer Fisch", "2 °C"],
    ["Frisches Geflügel", "4 °C"],
    ["Frisches Fleisch", "7 °C"],
    ["Pasteurisierte Milch", "8 °C"],
    ["Tiefkühlware", "−18 °C"],
  ];
  const told = planned(table(["Lebensmittel", "Höchsttemperatur"], limits), "de", "Die Grenzwerte");
  assert.equal(told.chart, null);
  for (const [name] of limits) assert.ok(told.said.some((sentence) => sentence.startsWith(name ?? "")), name); // prettier-ignore
  // A price over the years is a course.
  const years = [2021, 2022, 2023, 2024].map((year, at) => [year, 30 + at * 2]);
  assert.notEqual(planned(table(["Year", "Price"], years)).chart, null);
});

test("places along a route are told in their order, in the unit that heads them; below nought stands a minus", () => {
  const along = (names: string[]) => names.map((name, at) => [name, 1436 + at * 1700]);
  const cities = along(["Пермь", "Омск", "Томск", "Иркутск", "Чита"]);
  const ru = planned(table(["Город", "Километр"], cities), "ru", "Километры от Москвы").said.join(" ");
  assert.ok(ru.includes("Пермь 1436 километров, Омск 3136 километров, Томск 4836 километров, Иркутск 6536 километров и Чита 8236 километров"), ru); // prettier-ignore
  const stops = along(["Perm", "Omsk", "Tomsk", "Irkutsk", "Chita"]);
  const en = planned(table(["Stop", "Kilometres"], stops)).said.join(" ");
  assert.ok(en.includes("Perm 1436 kilometres, Omsk 3136 kilometres"), en);
  // The same places out of order are ranked.
  const mixed = planned(table(["Stop", "Kilometres"], [stops[3], stops[0], stops[4], stops[1], stops[2]].map((row) => row ?? []))).said.join(" "); // prettier-ignore
  assert.ok(mixed.includes("Chita comes first"), mixed);
  const clocks = film(
    "# Clocks\n\n## Two effects\n\n| Effect | Microseconds per day |\n|---|---|\n| Speed (special relativity) | -7 |\n| Weaker gravity | +45 |\n| Net | +38 |\n",
  ).scenes.find(({ visual }) => visual.kind === "table");
  assert.deepEqual(clocks?.visual.kind === "table" ? clocks.visual.rows.map((row) => row[1]) : [], ["−7", "+45", "+38"]); // prettier-ignore
  const said = clocks?.narration.join(" ") ?? "";
  assert.match(said, /^.*Speed.*: −7 microseconds per day\. .*: \+45 microseconds per day\./u);
});

test("a total stands in its ring and a unit of any script apart from its name; the line before a table is its subtitle", () => {
  const rows = [["पाइप", "85,000"], ["फ़िल्टर", "40,000"], ["टंकी", "2,10,000"], ["कुल", "3,35,000"]]; // prettier-ignore
  const hindi = planned(table(["काम", "ख़र्च (रुपये)"], rows), "hi", "ख़र्च").chart;
  assert.deepEqual([hindi?.total?.label, hindi?.total?.display], ["कुल", "3,35,000"]);
  assert.deepEqual([hindi?.series[0]?.name, hindi?.unit], ["ख़र्च", "रुपये"]);
  const places = table(["Place", "Bags"], [["Hill", 66], ["Vale", 27], ["Moor", 12]]); // prettier-ignore
  const led = planned(`Harvest of the season 2023/24, in thousands of bags:\n\n${places}`).chart;
  assert.equal(led?.series[0]?.name, "Harvest of the season 2023/24, in thousands of bags");
  assert.equal(planned(`These are the figures:\n\n${places}`).chart?.series[0]?.name, "Bags");
});
