import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { FormulaVisual } from "../../../artifacts/data-visuals.ts";
import { assertLawful, contextOf, STYLE_NAMES, cues, settings, textIn } from "../testing/layout-laws.ts";
import { formula } from "./formula.ts";
import { texToText } from "./tex-to-text.ts";
import { typesetTex } from "./typeset-tex.ts";
import { runs } from "../../../../test/support/runs.ts";

const LEAF: FormulaVisual = {
  kind: "formula",
  heading: "What goes in and what comes out",
  tex: "6\\,\\mathrm{CO_2} + 6\\,\\mathrm{H_2O} \\rightarrow \\mathrm{C_6H_{12}O_6} + 6\\,\\mathrm{O_2}",
  terms: [
    { label: "water", side: "in", icon: "water", cue: { sentence: 1, offset: 0 } },
    { label: "glucose", side: "out", cue: { sentence: 3, offset: 0 } },
    { label: "needs light", side: "note" },
  ],
  cue: { sentence: 5, offset: 0 },
};

test("TeX becomes shapes, and its top-level relation is known", async () => {
  const set = await typesetTex(LEAF.tex);
  assert.ok(set.ok);
  const parts = set.lines.flat();
  assert.equal(set.lines.length, 1);
  assert.equal(parts.filter((part) => part.relation).length, 1);
  assert.ok(parts.flatMap((part) => part.shapes).every((shape) => shape.kind === "path"));
});

test("chemistry of mhchem is set, and characters that the formula font lacks stand as text", async () => {
  const chemistry = await typesetTex("\\ce{2H2 + O2 ->[spark] 2H2O}");
  assert.ok(chemistry.ok && chemistry.lines.flat().some((part) => part.relation));
  const han = await typesetTex("\\text{水}");
  assert.ok(han.ok);
  assert.deepEqual(
    han.lines.flat().flatMap((part) => part.shapes.map((shape) => (shape.kind === "text" ? shape.text : ""))),
    ["水"],
  );
});

test("the same TeX is the same picture: macros and labels of one formula do not reach another", async () => {
  const before = await typesetTex("\\foo");
  await typesetTex("\\newcommand{\\foo}{x}\\foo\\label{one}");
  await typesetTex("\\gdef\\foo{x}\\foo\\label{one}");
  assert.deepEqual(await typesetTex("\\foo"), before);
  assert.equal(before.ok, false);
});

test("broken, endless and hostile TeX is told and never thrown", async () => {
  for (const tex of [
    "\\frac{a}{b",
    "\\def\\a{\\a\\a}\\a",
    "{".repeat(1500),
    "",
    "x".repeat(5000),
    "\\require{nothing}",
    "\\end{x}",
  ]) {
    const set = await typesetTex(tex);
    assert.equal(set.ok, false, tex.slice(0, 20));
  }
});

test("broken TeX is shown as readable text, and the film goes on", async () => {
  assert.equal(texToText("\\frac{a}{b} \\rightarrow C_6H_{12}O_6"), "a/b → C₆H₁₂O₆");
  const context = contextOf();
  const layout = await formula.layout({ ...LEAF, tex: "\\frac{a}{b} + C_6 \\le {x" }, context);
  assertLawful(layout, context);
  assert.deepEqual(
    layout.findings.map((finding) => finding.code),
    ["formula_not_typeset"],
  );
  const texts = layout.layers.flatMap(({ paint }) =>
    paint.flatMap((one) => (one.kind === "text" ? [one.text] : [])),
  );
  assert.ok(
    texts.some((text) => text.includes("C₆ ≤")),
    texts.join(" | "),
  );
});

test("terms and formula come at their cues", async () => {
  const { layers } = await formula.layout(LEAF, contextOf());
  const first = (id: string) => {
    const tracks = layers.find((one) => one.id === id)?.tracks;
    return (tracks?.opacity ?? tracks?.inset?.right)?.[0]?.frame;
  };
  assert.deepEqual([first("term-1"), first("term-2"), first("formula-1")], [30, 90, 150]);
});

test("a long formula is split before its signs and stays large", async () => {
  const terms = Array.from(
    { length: 5 },
    (_, line) => `a_{${line}} + b_{${line}} + c_{${line}} + d_{${line}}`,
  );
  const context = contextOf();
  const layout = await formula.layout({ ...LEAF, terms: [], tex: terms.join(" = ") }, context);
  assertLawful(layout, context);
  assert.ok(layout.layers.filter(({ id }) => id.startsWith("formula-")).length > 1);
});

test("nothing collides and nothing leaves the frame, whatever the formula", async () => {
  const piece = fc.constantFrom(
    "x",
    "=",
    "+",
    "\\frac{a}{b}",
    "\\sqrt{x}",
    "\\to ",
    "^2",
    "\\text{光 größe}",
    "\\sum_{i=1}^n i",
    "\\\\",
    "\\left(\\begin{matrix}1\\\\2\\end{matrix}\\right)",
    "{",
    "\\color{red}{y}",
  );
  const formulas = settings.chain((setting) => {
    const term = fc.record(
      {
        label: textIn(setting[1], 0, 4),
        side: fc.constantFrom("in" as const, "out" as const, "note" as const),
        icon: fc.constantFrom("water", "sun", "no such thing"),
        cue: cues,
      },
      { requiredKeys: ["label", "side"] },
    );
    const visual = fc.record(
      {
        kind: fc.constant("formula" as const),
        heading: textIn(setting[1], 0, 7),
        tex: fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join("")),
        terms: fc.array(term, { maxLength: 6 }),
        symbols: fc.array(
          fc.record(
            {
              tex: fc.constantFrom("m", "\\alpha", "v_{0}", "\\bad"),
              text: textIn(setting[1], 0, 5),
              cue: cues,
            },
            { requiredKeys: ["tex", "text"] },
          ),
          { maxLength: 7 },
        ),
        caption: textIn(setting[1], 0, 10),
        cue: cues,
      },
      { requiredKeys: ["kind", "heading", "tex", "terms"] },
    );
    return fc.record({ setting: fc.constant(setting), visual });
  });
  await fc.assert(
    fc.asyncProperty(formulas, async ({ setting, visual }) => {
      const context = contextOf(...setting);
      assertLawful(await formula.layout(visual, context), context);
    }),
    { numRuns: runs(25) },
  );
});

test("a colour that TeX asks for is read on every ground of a style of many colours", async () => {
  const context = contextOf("product_showcase", "hi", { width: 1280, height: 720, fps: 60 });
  const tex = "\\color{red}{y}\\text{光 größe}";
  assertLawful(await formula.layout({ kind: "formula", heading: "", tex, terms: [] }, context), context);
});

const ENERGY = {
  kind: "formula" as const,
  heading: "Energy",
  tex: "E = m c^2",
  terms: [],
  symbols: ["energy", "mass", "speed of light"].map((text, at) => ({
    tex: ["E", "m", "c"][at] ?? "",
    text,
    cue: { sentence: at * 2 + 1, offset: 0 },
  })),
};

test("a legend stands beside its formula in a wide frame and under it in others; mirrored in Arabic", async () => {
  for (const style of STYLE_NAMES)
    for (const [width, height] of [
      [1920, 1080],
      [1080, 1920],
      [1080, 1080],
    ] as const) {
      const context = contextOf(style, "en", { width, height, fps: 30 });
      const { layers } = await formula.layout(ENERGY, context);
      const own = layers.find(({ id }) => id === "formula-1")?.bounds;
      const legend = layers.filter(({ id }) => id.startsWith("symbol-")).map(({ bounds }) => bounds);
      assert.ok(own !== undefined && legend.length === 3);
      const beside = legend.every((one) => one.x >= own.x + own.width);
      const under = legend.every((one) => one.y >= own.y + own.height);
      assert.equal(width > height ? beside : under, true, `${style} ${width}`);
    }
  const { layers } = await formula.layout(ENERGY, contextOf("clean_lecture", "ar"));
  const own = layers.find(({ id }) => id === "formula-1")?.bounds;
  const word = layers.find(({ id }) => id === "symbol-1")?.bounds;
  assert.ok(own !== undefined && word !== undefined && word.x + word.width <= own.x);
});

test("a symbol of the legend comes as its word is said", async () => {
  const { layers } = await formula.layout(ENERGY, contextOf());
  const starts = [1, 2, 3].map(
    (at) => layers.find(({ id }) => id === `symbol-${at}`)?.tracks.opacity?.[0]?.frame,
  );
  assert.deepEqual(starts, [30, 90, 150]);
});

test("in a tall frame a long formula breaks at its relations rather than become small", async () => {
  const tex = "Q = \\frac{\\pi r^4 (p_1 - p_2)}{8 \\eta L} = \\frac{\\pi r^4}{8 \\eta} \\frac{\\Delta p}{L}";
  const visual = { kind: "formula" as const, heading: "Flow", tex, terms: [] };
  const linesIn = async (width: number, height: number) =>
    (
      await formula.layout(visual, contextOf("clean_lecture", "en", { width, height, fps: 30 }))
    ).layers.filter(({ id }) => /^formula-\d/.test(id)).length;
  assert.equal(await linesIn(1920, 1080), 1);
  assert.equal(await linesIn(1080, 1920), 2);
});
