import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { Figure } from "../../../artifacts/cue.ts";
import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer, Paint, TextPaint } from "../../../artifacts/timeline.ts";
import { fontSizeOf } from "../../fonts/script-figures.ts";
import { counterText } from "../../layers/paint-text.ts";
import { assertLawful, contextOf, cues, settings, textIn } from "../testing/layout-laws.ts";
import { lineWidth } from "../../layout/text-measure.ts";
import { figureWords } from "./figure-words.ts";
import { number } from "./number.ts";
import { runs } from "../../../../test/support/runs.ts";

const TALL: Format = { width: 1080, height: 1920, fps: 30 };
const figureOf = (digits: string, value: number | null, suffix = "", prefix = ""): Figure => ({
  display: `${prefix}${digits}${suffix}`,
  value,
  decimals: /[.,](\d)$/.exec(digits) === null ? 0 : 1,
  prefix,
  suffix,
});
const only = (figure: Figure, more: Partial<NumberVisual["figures"][number]> = {}): NumberVisual => ({
  kind: "number",
  figures: [{ figure, label: "of it are lost", ...more }],
});

type Shown = { text: string; size: number; y: number; x: number; align: TextPaint["align"] };

/** What a layer shows when all has counted. */
async function shownIn(visual: NumberVisual, id: string, language = "en", format?: Format): Promise<Shown[]> {
  const { layers } = await number.layout(visual, contextOf("clean_lecture", language, format));
  return texts(layers.find((layer) => layer.id === id));
}

function texts(layer: Layer | undefined): Shown[] {
  const value = layer?.tracks.value?.at(-1)?.value ?? 0;
  return (layer?.paint ?? []).flatMap((paint: Paint): Shown[] => {
    if (paint.kind !== "text" && paint.kind !== "counter") return [];
    const set = paint.kind === "text" ? paint : { ...paint.text, text: counterText(paint, value) };
    return [{ text: set.text, size: fontSizeOf(set.font), y: set.y, x: set.x, align: set.align }];
  });
}

test("a word that is counted in stands apart from the digits, a mark does not", () => {
  for (const [figure, digits, unit] of [
    [figureOf("100", 100, " litres"), "100", "litres"],
    [figureOf("4.9", 4.9, " million", "$"), "$4.9", "million"],
    [figureOf("31", 31, " of 100"), "31", "of 100"],
    [figureOf("154", 154, "万人"), "154", "万人"],
    [figureOf("25", 25, " करोड़"), "25", "करोड़"],
    [figureOf("154", 154, " مليون"), "154", "مليون"],
    [figureOf("20", 20, " °C"), "20", "°C"],
    [figureOf("44.7", 44.7, "%"), "44.7%", ""],
    [figureOf("20", 20, " %"), "20 %", ""],
    [figureOf("45", 45, "k", "€"), "€45k", ""],
    [figureOf("12", 12, " €"), "12 €", ""],
    [{ ...figureOf("12", 12, " litres"), display: "twelve" }, "twelve", ""],
    [figureOf("", null, "litres"), "litres", ""],
  ] as const)
    assert.deepEqual(figureWords(figure), { digits, unit });
});

test("in a tall frame the unit is a smaller line under the digits, and only the digits count", async () => {
  const [digits, unit, ...more] = await shownIn(
    only(figureOf("100", 100, " litres")),
    "figure-1",
    "en",
    TALL,
  );
  assert.ok(digits !== undefined && unit !== undefined);
  assert.deepEqual([digits.text, unit.text, more.length], ["100", "litres", 0]);
  assert.ok(Math.abs(unit.size / digits.size - 0.42) < 0.01, `${unit.size} under ${digits.size}`);
  assert.ok(unit.y > digits.y + unit.size * 0.7, "under it");
});

test("in a wide frame the unit stands on the baseline of the digits, which grow away from it", async () => {
  const [digits, unit] = await shownIn(only(figureOf("4,200", 4200, " km")), "figure-1");
  assert.equal(digits?.y, unit?.y);
  assert.equal(digits?.align, "right");
  assert.ok((unit?.x ?? 0) > (digits?.x ?? 0));
});

test("great counts are counted up to, and nothing that would be another price or share on its way", async () => {
  for (const [language, figure, digits, unit, kind] of [
    ["ar", figureOf("1,540", 1540, " كتاب"), "1,540", "كتاب", "counter"],
    ["he", figureOf("31", 31, " מתוך 100"), "31", "מתוך 100", "text"],
    ["hi", figureOf("12,34,567", 1_234_567, " लोग"), "12,34,567", "लोग", "counter"],
    ["ja", figureOf("154", 154, "万人"), "154", "万人", "text"],
    ["fr", figureOf("12 000", 12_000, " litres"), "12 000", "litres", "counter"],
    ["ru", figureOf("12 000", 12_000, " км"), "12 000", "км", "counter"],
    ["de", figureOf("34.500", 34_500, " €"), "34.500 €", undefined, "text"],
    ["hi", figureOf("12,500", 12_500, "", "₹"), "₹12,500", undefined, "text"],
    ["sv", figureOf("2 480", 2480, " kronor"), "2 480", "kronor", "text"],
  ] as const) {
    for (const format of [undefined, TALL]) {
      const context = contextOf("clean_lecture", language, format);
      const { layers } = await number.layout(only(figure), context);
      const layer = layers.find(({ id }) => id === "figure-1");
      assert.equal(layer?.paint[0]?.kind, kind, figure.display);
      assert.deepEqual(
        texts(layer).map(({ text }) => text.replace(/[\u00A0\u202F]/g, " ")),
        unit === undefined ? [digits] : [digits, unit],
      );
    }
  }
});

test("a unit of Arabic letters stands left of its digits, one of Latin letters right of them", async () => {
  const [digits, unit] = await shownIn(only(figureOf("154", 154, " مليون")), "figure-1", "ar");
  assert.ok((unit?.x ?? 0) < (digits?.x ?? 0));
  const [weight, kilos] = await shownIn(only(figureOf("74", 74, " kg")), "figure-1", "ar");
  assert.ok((kilos?.x ?? 0) > (weight?.x ?? 0));
});

test("a change counts from what was to what is; what was comes with its own word, and its label with it", async () => {
  const visual = only(figureOf("20", 20, "%"), {
    from: { figure: figureOf("80", 80, "%"), cue: { sentence: 1, offset: 0 } },
    cue: { sentence: 3, offset: 0 },
  });
  const { layers } = await number.layout(visual, contextOf());
  const layer = (id: string) => layers.find((one) => one.id === id);
  assert.deepEqual(
    layer("figure-1")?.tracks.value?.map(({ value }) => value),
    [80, 20],
  );
  assert.equal(layer("was-1")?.tracks.opacity?.[0]?.frame, 30);
  assert.equal(layer("label-1")?.tracks.opacity?.[0]?.frame, 30);
  assert.equal(layer("figure-1")?.tracks.opacity?.[0]?.frame, 90);
  const [was] = texts(layer("was-1"));
  const [is] = texts(layer("figure-1"));
  assert.equal(was?.text, "80%");
  assert.ok(
    (was?.size ?? 0) < (is?.size ?? 0) * 0.6 && (was?.y ?? 0) === (is?.y ?? 1),
    "smaller, on its line",
  );
});

test("from one price to another no price is counted that nobody has told", async () => {
  const sum = (value: number) => ({ ...figureOf(`£${value}`, value, ""), prefix: "£" });
  const visual = only(sum(11.78), { from: { figure: sum(11.4), cue: { sentence: 1, offset: 0 } } });
  const { layers } = await number.layout(visual, contextOf());
  const shown = layers.find(({ id }) => id === "figure-1");
  assert.equal(shown?.tracks.value, undefined);
  assert.ok(shown?.paint.every(({ kind }) => kind !== "counter"));
});

test("a ring stands empty with the words that lead to its part", async () => {
  const visual = only(figureOf("130 of 840", 130, " of 840"), {
    share: { part: 130, whole: 840 },
    asked: { sentence: 0, offset: 0 },
    cue: { sentence: 3, offset: 0 },
  });
  const context = contextOf();
  const { layers } = await number.layout(visual, context);
  const begins = (id: string) => layers.find((one) => one.id === id)?.tracks;
  assert.equal(begins("share-whole")?.opacity?.[0]?.frame, begins("label-1")?.opacity?.[0]?.frame);
  assert.equal(begins("figure-1")?.opacity?.[0]?.frame, 90);
});

test("words that lead up to a figure stand before it, smaller, without an arrow, and come with it", async () => {
  for (const [language, lead] of [
    ["en", "by"],
    ["ar", "الجمعة"],
  ] as const) {
    const visual: NumberVisual = {
      kind: "number",
      figures: [
        { figure: figureOf("4", null, " November"), label: "Registration opens" },
        {
          figure: figureOf("15", null, " October"),
          label: "Forms must reach us",
          lead,
          cue: { sentence: 2, offset: 0 },
        },
      ],
    };
    for (const format of [undefined, { width: 1080, height: 1920, fps: 30 as const }]) {
      const { layers } = await number.layout(visual, contextOf("clean_lecture", language, format));
      const find = (id: string) => layers.find((one) => one.id === id);
      const before = find("was-2");
      assert.ok(before !== undefined && before.paint.every(({ kind }) => kind === "text"), "no arrow");
      assert.equal(before.tracks.opacity?.[0]?.frame, find("figure-2")?.tracks.opacity?.[0]?.frame);
      const [word] = texts(before);
      const [day] = texts(find("figure-2"));
      const [other] = texts(find("figure-1"));
      assert.equal(word?.text, lead);
      assert.ok((word?.size ?? 99) < (day?.size ?? 0) * 0.5);
      assert.equal(day?.size, other?.size, "one size in a row");
      assert.equal(find("was-1"), undefined);
    }
  }
});

test("the arrow of a change points as the text runs", async () => {
  for (const [language, sign] of [
    ["en", 1],
    ["he", -1],
  ] as const) {
    const visual = only(figureOf("20", 20, "%"), { from: { figure: figureOf("80", 80, "%") } });
    const { layers } = await number.layout(visual, contextOf("clean_lecture", language));
    const arrow = layers.find(({ id }) => id === "was-1")?.paint.find(({ kind }) => kind === "path");
    const [, tail, tip] = /^M(-?[\d.]+) [\d.]+H(-?[\d.]+)/.exec(arrow?.kind === "path" ? arrow.d : "") ?? [];
    assert.equal(Math.sign(Number(tip) - Number(tail)), sign, language);
  }
});

test("a part of few things is so many marks, of many a ring; both are filled as the part is said", async () => {
  const cue = { sentence: 2, offset: 0 };
  const marks = await number.layout(
    only(figureOf("3", 3, " of 4"), { share: { part: 3, whole: 4 }, cue }),
    contextOf(),
  );
  const count = (id: string) => marks.layers.find((layer) => layer.id === id)?.paint.length;
  assert.deepEqual([count("share-whole"), count("share-part")], [4, 3]);
  const ring = await number.layout(
    only(figureOf("31", 31, " of 100"), { share: { part: 31, whole: 100 }, cue }),
    contextOf(),
  );
  const part = ring.layers.find(({ id }) => id === "share-part");
  assert.ok(part?.paint[0]?.kind === "path" && part.paint[0].drawn === true);
  assert.equal(part.tracks.value?.[0]?.frame, 60);
});

test("one of several figures has no picture of its own", async () => {
  const one = { figure: figureOf("31", 31, " of 100"), label: "lost", share: { part: 31, whole: 100 } };
  const { layers } = await number.layout(
    { kind: "number", figures: [one, { ...one, label: "won" }] },
    contextOf(),
  );
  assert.ok(layers.every(({ id }) => !id.startsWith("share-")));
});

test("figures keep the laws of layout with any words, parts and changes", async () => {
  const suffix = fc.constantFrom(
    "",
    "%",
    " %",
    " litres",
    " trillion litres",
    " of 100",
    "万人",
    " مليون",
    " करोड़",
    " €",
    "k",
  );
  const prefix = fc.constantFrom("", "$", "€", "−", "×");
  const digits = fc.constantFrom<[string, number | null]>(
    ["1", 1],
    ["100", 100],
    ["1,234,567.8", 1_234_567.8],
    ["20–30", null],
  );
  const figure = fc
    .tuple(digits, suffix, prefix)
    .map(([[text, value], end, start]) => figureOf(text, value, end, start));
  const share = fc.constantFrom(
    { part: 31, whole: 100 },
    { part: 3, whole: 4 },
    { part: 9, whole: 10 },
    { part: 1, whole: 2 },
  );
  await fc.assert(
    fc.asyncProperty(
      settings.chain(([style, language, format]) =>
        fc.tuple(
          fc.constant([style, language, format] as const),
          fc.record({
            heading: textIn(language, 0, 8),
            figures: fc.array(
              fc.record(
                { figure, label: textIn(language, 1, 14), cue: cues, share, from: fc.record({ figure }) },
                { requiredKeys: ["figure", "label"] },
              ),
              { minLength: 1, maxLength: 3 },
            ),
          }),
        ),
      ),
      async ([[style, language, format], visual]) => {
        const context = contextOf(style, language, format);
        assertLawful(await number.layout({ kind: "number", ...visual }, context), context);
      },
    ),
    { numRuns: runs(30) },
  );
});

test("side by side digits stand on one line, and the words below them on another", async () => {
  const visual: NumberVisual = {
    kind: "number",
    figures: [
      { figure: figureOf("8", 8, " millones de euros"), label: "que los atascos cuestan a la ciudad al año" },
      { figure: figureOf("120.000", 120_000), label: "personas cruzan el centro en coche cada día" },
      { figure: figureOf("15", 15, " km"), label: "Las colas", from: { figure: figureOf("11", 11, " km") } },
    ],
  };
  for (const style of ["clean_lecture", "cinematic_story", "product_showcase"] as const) {
    const { layers } = await number.layout(visual, contextOf(style, "es"));
    const first = (id: string) => texts(layers.find((layer) => layer.id === id))[0];
    const digits = [1, 2, 3].map((at) => first(`figure-${at}`));
    const labels = [1, 2, 3].map((at) => first(`label-${at}`));
    assert.equal(new Set(digits.map((one) => `${one?.y} ${one?.size}`)).size, 1, `${style}: digits`);
    assert.equal(new Set(labels.map((one) => one?.y)).size, 1, `${style}: words`);
    const units = texts(layers.find((layer) => layer.id === "figure-1")).slice(1);
    assert.deepEqual(
      units.map(({ text }) => text),
      ["millones de euros"],
      "on one line",
    );
  }
});

test("figures below one another begin at one edge, with a unit and without", async () => {
  const visual: NumberVisual = {
    kind: "number",
    figures: [
      { figure: figureOf("11.1", 11.1, " million"), label: "flowers visited for a jar" },
      { figure: figureOf("310,000", 310_000), label: "bees" },
      { figure: figureOf("2", 2, " kg"), label: "of honey a day" },
    ],
  };
  const square: Format = { width: 1080, height: 1080, fps: 30 };
  const { layers } = await number.layout(visual, contextOf("cinematic_story", "en", square));
  const lefts = await Promise.all(
    [1, 2, 3].map(async (at) => {
      const layer = layers.find(({ id }) => id === `figure-${at}`);
      const value = layer?.tracks.value?.at(-1)?.value ?? 0;
      const [paint] = layer?.paint ?? [];
      assert.ok(paint?.kind === "counter" || paint?.kind === "text");
      const { x, align, font, features, letterSpacing } = paint.kind === "text" ? paint : paint.text;
      const said = paint.kind === "text" ? paint.text : counterText(paint, value);
      const width = lineWidth(said, font, letterSpacing ?? 0, features);
      return align === "right" ? x - width : x;
    }),
  );
  assert.ok(Math.max(...lefts) - Math.min(...lefts) < 2, lefts.join(" "));
});

test("a question stands above the figure that answers it, and before it", async () => {
  const figure = { display: "1.5 m", value: 1.5, decimals: 1, prefix: "", suffix: " m" };
  const cue = { sentence: 2, offset: 0 };
  const label = "How far out is the foot?";
  const layersOf = async (asked: boolean) => {
    const told = { figure, label, cue, ...(asked ? { asked: { sentence: 1, offset: 0 } } : {}) };
    const { layers } = await number.layout({ kind: "number", figures: [told] }, contextOf());
    return ["label-1", "figure-1"].map((id) => layers.find((layer) => layer.id === id));
  };
  const first = (layer: Layer | undefined): number => layer?.tracks.opacity?.[0]?.frame ?? 0;
  const [question, answer] = await layersOf(true);
  assert.ok((question?.bounds.y ?? 9999) < (answer?.bounds.y ?? 0) && first(question) < first(answer));
  const [words, alone] = await layersOf(false);
  assert.ok((words?.bounds.y ?? 0) > (alone?.bounds.y ?? 9999));
});
