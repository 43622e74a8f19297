import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import type { Format, TextPaint } from "../../../artifacts/timeline.ts";
import { assertLawful, contextOf, cues, settings, STYLE_NAMES, textIn } from "../testing/layout-laws.ts";
import { columnStarts, columnWidths } from "./column-widths.ts";
import { table } from "./table.ts";
import { runs } from "../../../../test/support/runs.ts";

const STEPS: TableVisual = {
  kind: "table",
  heading: "Twenty guesses are enough",
  columns: [
    { label: "Items", align: "end" },
    { label: "Binary search", align: "end" },
  ],
  rows: [
    ["100", "7"],
    ["10,000", "14"],
    ["1,000,000", "20"],
  ],
};

test("figures of a column end at one edge and are shown as written", async () => {
  const { layers } = await table.layout(STEPS, contextOf());
  const rows = [1, 2, 3].map((row) =>
    ["name", "row"].flatMap((part) => layers.find(({ id }) => id === `${part}-${row}`)?.paint ?? []),
  );
  const cells = rows.map((paint) => paint.flatMap((one) => (one.kind === "text" ? [one] : [])));
  assert.deepEqual(
    cells.map((row) => row.map((cell) => cell.text)),
    STEPS.rows,
  );
  for (const column of [0, 1]) {
    assert.equal(new Set(cells.map((row) => `${row[column]?.align} ${row[column]?.x}`)).size, 1);
    assert.ok(cells.every((row) => row[column]?.features === '"tnum"'));
  }
});

test("rows that are called by colours have their names in them, on every ground", async () => {
  const rows = [["Red", "above 200 km"], ["Green", "100 to 200 km"], ["Blue and purple", "around 100 km"]]; // prettier-ignore
  const { layers } = await table.layout({ ...STEPS, rows }, contextOf());
  const fills = [1, 2, 3].map((row) => layers.find(({ id }) => id === `name-${row}`)?.paint.flatMap((one) => (one.kind === "text" ? [one.color] : []))[0]); // prettier-ignore
  assert.equal(new Set(fills).size, 3, fills.join(" "));
  const plain = await table.layout(
    {
      ...STEPS,
      rows: [
        ["Red", "1"],
        ["Ten", "2"],
      ],
    },
    contextOf(),
  );
  const names = [1, 2].map((row) => plain.layers.find(({ id }) => id === `name-${row}`)?.paint.flatMap((one) => (one.kind === "text" ? [one.color] : []))[0]); // prettier-ignore
  assert.equal(new Set(names).size, 1);
});

test("a row comes at its cue", async () => {
  const cued = { ...STEPS, cues: [1, 4, 7].map((sentence) => ({ sentence, offset: 0 })) };
  const { layers } = await table.layout(cued, contextOf());
  const starts = [1, 2, 3].map(
    (row) => layers.find(({ id }) => id === `row-${row}`)?.tracks.opacity?.[0]?.frame,
  );
  assert.deepEqual(starts, [30, 120, 210]);
});

test("a long table goes on several pages that follow each other", async () => {
  const rows = Array.from({ length: 23 }, (_, index) => [`Row ${index + 1}`, String(index)]);
  const context = contextOf();
  const layout = await table.layout({ ...STEPS, rows }, context);
  assertLawful(layout, context);
  const leaving = layout.layers.filter(
    ({ id, tracks }) => id.startsWith("row-") && tracks.opacity?.at(-1)?.value === 0,
  );
  assert.ok(leaving.length >= 12 && leaving.length <= 18, `${leaving.length} rows leave for later ones`);
});

test("columns share their room by need and never ask for more than there is", () => {
  const need = fc
    .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 900 }))
    .map(([least, more]) => ({
      least,
      most: least + more,
    }));
  fc.assert(
    fc.property(
      fc.array(need, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 2000 }),
      (needs, room) => {
        const widths = columnWidths(needs, room);
        const least = needs.reduce((sum, one) => sum + one.least, 0);
        if (widths === null) return assert.ok(least > room);
        assert.ok(widths.reduce((sum, width) => sum + width, 0) <= room + 0.001);
        widths.forEach((width, index) =>
          assert.ok(width >= (needs[index]?.least ?? 0) && width <= (needs[index]?.most ?? 0) + 0.001),
        );
      },
    ),
  );
});

test("nothing collides and nothing leaves the frame, whatever the cells", async () => {
  const tables = settings.chain((setting) =>
    fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 14 })).chain(([columns, rows]) =>
      fc.record({
        setting: fc.constant(setting),
        visual: fc.record({
          kind: fc.constant("table" as const),
          heading: textIn(setting[1], 0, 7),
          columns: fc.array(
            fc.record({
              label: textIn(setting[1], 0, 2),
              align: fc.constantFrom("start" as const, "end" as const, "center" as const),
            }),
            { minLength: columns, maxLength: columns },
          ),
          rows: fc.array(fc.array(textIn(setting[1], 0, 12 - 2 * columns + 3), { maxLength: columns }), {
            minLength: rows,
            maxLength: rows,
          }),
          cues: fc.array(fc.option(cues), { maxLength: rows }),
        }),
        own: fc.option(fc.nat(7)),
      }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(tables, async ({ setting, visual, own }) => {
      const context = contextOf(...setting);
      const marked = own === null ? visual : { ...visual, own };
      assertLawful(await table.layout(marked, context), context);
    }),
    { numRuns: runs(20) },
  );
});

test("columns share the width out evenly where each has room, and keep their distance where not", () => {
  const column = (width: number, align: "start" | "end" = "start") => ({ width, align });
  const room = { room: 1600, gap: 60, wide: true };
  assert.deepEqual(columnStarts([column(200), column(300), column(300)], { ...room, room: 1800 }), [0, 600, 1200]); // prettier-ignore
  // What a short name leads to is read beside it.
  assert.deepEqual(columnStarts([column(200), column(300)], room), [0, 544]);
  assert.deepEqual(columnStarts([column(600), column(300)], room), [0, 800]);
  const figures = columnStarts([column(200), column(100, "end"), column(150, "end")], room);
  assert.equal(Math.round((figures[2] ?? 0) + 150), 1600);
  const uneven = columnStarts([column(1200), column(100)], room);
  assert.ok((uneven[1] ?? 0) >= 1260 && (uneven[1] ?? 0) + 100 <= 1600);
});

test("a few names with a figure each have them in the style's colour; words and tables with heads do not", async () => {
  const bare = [{ label: "", align: "start" as const }, { label: "", align: "start" as const }]; // prettier-ignore
  const rows = [
    ["Monday to Friday", "9.30–18.00"],
    ["Saturday", "10–14"],
  ];
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const inksOf = async (visual: TableVisual): Promise<string[]> => {
      const { layers } = await table.layout(visual, context);
      const paints = layers.filter(({ id }) => id.startsWith("row-")).flatMap(({ paint }) => paint);
      return paints.flatMap((one) => (one.kind === "text" ? [one.color] : []));
    };
    const { primary } = context.theme.color;
    assert.ok(
      (await inksOf({ ...STEPS, columns: bare, rows })).every((ink) => ink === primary),
      style,
    );
    assert.ok(!(await inksOf({ ...STEPS, rows })).includes(primary), style);
    const words = [
      ["Thursday", "a walk along the river"],
      ["Friday", "supper at the mill, and music"],
    ];
    assert.ok(!(await inksOf({ ...STEPS, columns: bare, rows: words })).includes(primary), style);
  }
});

const TALL: Format = { width: 1080, height: 1920, fps: 30 };
const SQUARE: Format = { width: 1080, height: 1080, fps: 30 };
const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const head = (label: string) => ({ label, align: "start" as const });

const VANS: TableVisual = {
  kind: "table",
  heading: "",
  columns: ["", "Keep the diesel", "Lease an electric van", "Rent by the day"].map(head),
  rows: [
    ["Cost per year", "€9,400", "€11,200", "€12,900"],
    ["Loading space", "14 m³", "11 m³", "8 to 20 m³"],
    ["Low emission zone", "until end of 2025", "always allowed", "always allowed"],
    ["Repairs", "ours", "included", "included"],
    ["Available at 6 a.m.", "yes", "yes", "no, depot opens at 7:30"],
  ],
  cues: [1, 4, 7, 10, 13].map((sentence) => ({ sentence, offset: 0 })),
};

const METRO: TableVisual = {
  kind: "table",
  heading: "أي خط مترو يناسبك؟",
  columns: ["المعيار", "الخط الأخضر", "الخط الأحمر", "الخط البرتقالي"].map(head),
  rows: [
    ["السعر الشهري", "120 درهمًا", "95 درهمًا", "مجانًا للطلاب"],
    ["مكان للدراجات", "نعم، في كل عربة", "لا", "في عربة واحدة"],
  ],
};

const textsOf = (layers: { id: string; paint: { kind: string }[] }[], part: RegExp): TextPaint[] =>
  layers.filter(({ id }) => part.test(id)).flatMap(({ paint }) => paint.filter((one): one is TextPaint => one.kind === "text")); // prettier-ignore
const sizeOf = ({ font }: TextPaint): number => Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1] ?? 0);

test("in a tall frame values have 44 px and names and heads 36, each name a line of its own, and in a square as much as lets all stand on one page", async () => {
  const tables = [[VANS, "en"], [METRO, "ar"]] as const; // prettier-ignore
  for (const style of STYLE_NAMES)
    for (const format of [TALL, SQUARE])
      for (const [visual, language] of tables) {
        const context = contextOf(style, language, format);
        const layout = await table.layout(visual, context);
        assertLawful(layout, context);
        const where = `${style} ${language} ${format.height}`;
        const values = textsOf(layout.layers, /^row-/u);
        const least = format === TALL ? { value: 44, label: 36 } : { value: 30, label: 30 };
        assert.ok(
          values.every((one) => sizeOf(one) >= least.value),
          where,
        );
        const named = textsOf(layout.layers, /^name-|^table-header/u);
        assert.ok(
          named.every((one) => sizeOf(one) >= least.label),
          where,
        );
        const rows = layout.layers.filter(({ id }) => id.startsWith("row-"));
        assert.ok(rows.every(({ tracks }) => tracks.opacity?.at(-1)?.value === 1), `one page: ${where}`); // prettier-ignore
        // In a square they may stand beside their values, where all are larger so.
        if (format === SQUARE) continue;
        const names = textsOf(layout.layers, /^name-/u);
        assert.equal(names.length, visual.rows.length, where);
        // One side for all names, and it is the side that lines begin at.
        assert.equal(new Set(names.map(({ x, align }) => `${align} ${x}`)).size, 1, where);
        for (const [row, name] of names.entries())
          for (const value of textsOf(layout.layers, new RegExp(`^row-${row + 1}$`, "u")))
            assert.ok(value.y > name.y + sizeOf(name) / 2, `${where}: "${value.text}" beside "${name.text}"`);
      }
});

test("a tall frame is used: five rows take most of its height on one page", async () => {
  const context = contextOf("clean_lecture", "en", TALL);
  const { layers } = await table.layout(VANS, context);
  const bottom = Math.max(...textsOf(layers, /^row-/u).map(({ y }) => y));
  const top = Math.min(...textsOf(layers, /^table-header/u).map(({ y }) => y));
  assert.ok(bottom - top > context.box.height * 0.7, `${bottom - top} of ${context.box.height}`);
  assert.ok(layers.filter(({ id }) => id.startsWith("row-")).every(({ tracks }) => tracks.opacity?.at(-1)?.value === 1)); // prettier-ignore
});

test("the row being told is lit, from its words to the next row's", async () => {
  for (const format of [TALL, SQUARE]) {
    const { layers } = await table.layout(VANS, contextOf("professional_training", "en", format));
    const lights = layers.filter(({ id }) => id.startsWith("light-"));
    assert.equal(lights.length, 5);
    const first = lights[0]?.tracks.opacity ?? [];
    assert.deepEqual([first[0]?.frame, first[2]?.frame], [30, 120]);
    assert.equal(first.at(-1)?.value, 0);
  }
  const { cues: _, ...silent } = VANS;
  const untold = await table.layout(silent, contextOf("professional_training", "en", TALL));
  assert.ok(!untold.layers.some(({ id }) => id.startsWith("light-")));
  const wide = await table.layout(VANS, contextOf("professional_training"));
  assert.ok(!wide.layers.some(({ id }) => id.startsWith("light-")));
});

test("a figure that names its row says what it is where its head does not stand above it", async () => {
  const visual: TableVisual = {
    ...VANS,
    columns: ["Age", "What is checked", "Where", "Who comes along"].map(head),
    rows: [
      ["3 months", "eyes, ears and hips", "at the practice", "one parent"],
      ["4 years", "speech and hearing", "at the school", "both parents"],
    ],
    cues: [],
  };
  const { layers } = await table.layout(visual, contextOf("clean_lecture", "en", TALL));
  assert.deepEqual(textsOf(layers, /^name-/u).map(({ text }) => text), ["Age · 3 months", "Age · 4 years"]); // prettier-ignore
});

test("long cells stand one under another, with their labels, as large", async () => {
  const visual: TableVisual = {
    ...VANS,
    columns: ["Mode", "Prix", "Entretien", "Durée", "Convient à"].map(head),
    rows: [
      ["Pompe à chaleur", "12 000 €", "une visite par an, environ 180 €", "17 ans", "maisons bien isolées"],
      ["Granulés", "15 000 €", "ramonage deux fois par an", "20 ans", "maisons avec une cave sèche"],
      ["Gaz", "4 500 €", "une visite par an", "15 ans", "appartements déjà raccordés"],
    ],
    cues: [],
  };
  for (const format of [TALL, SQUARE]) {
    const context = contextOf("science_explainer", "fr", format);
    const layout = await table.layout(visual, context);
    assertLawful(layout, context);
    assert.deepEqual(layout.findings, []);
    const texts = textsOf(layout.layers, /^row-/u);
    assert.ok(texts.every((one) => sizeOf(one) >= (["Prix", "Entretien", "Durée", "Convient à"].includes(one.text) ? 36 : 44))); // prettier-ignore
  }
});

test("a table that rests has no row lit", async () => {
  const { layers } = await table.layout(VANS, contextOf("professional_training", "en", SQUARE));
  const last = layers.findLast(({ id }) => id.startsWith("light-"));
  assert.equal(last?.tracks.opacity?.at(-1)?.value, 0);
});

test("a footnote stands small under its table", async () => {
  const note = "* Based on diesel at £1.45 a litre, half loaded.";
  for (const format of [TALL, SQUARE, WIDE]) {
    const context = contextOf("clean_lecture", "en", format);
    const layout = await table.layout({ ...VANS, note }, context);
    assertLawful(layout, context);
    const rows = textsOf(layout.layers, /^row-/u);
    const small = textsOf(layout.layers, /^source$/u);
    assert.match(small.map(({ text }) => text).join(" "), /half loaded/u);
    assert.ok(Math.min(...small.map(({ y }) => y)) > Math.max(...rows.map(({ y }) => y)));
  }
});
