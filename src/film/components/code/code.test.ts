import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { CodeVisual } from "../../../artifacts/data-visuals.ts";
import { trackValue } from "../../layers/layer-state.ts";
import { contrast } from "../../styles/contrast.ts";
import { STYLE_NAMES, assertLawful, contextOf, cues, settings } from "../testing/layout-laws.ts";
import { wrapLines } from "./code-lines.ts";
import { codeGround, codeTokens, tidyCode } from "./code-tokens.ts";
import { code } from "./code.ts";
import { runs } from "../../../../test/support/runs.ts";

const SEARCH: CodeVisual = {
  kind: "code",
  heading: "The code",
  language: "python",
  code: "def search(items, target):\n\tlow = 0\n\twhile low < len(items):\n\t\tlow += 1\n\treturn low\n",
  focus: [
    { from: 2, to: 2, cue: { sentence: 2, offset: 0 } },
    { from: 3, to: 4, cue: { sentence: 5, offset: 0 } },
  ],
};

test("a program keeps every character, in colours that can be read", async () => {
  for (const style of STYLE_NAMES) {
    const { theme } = contextOf(style);
    const lines = await codeTokens(SEARCH.code, "python", theme);
    assert.equal(lines.map((runs) => runs.map((run) => run.text).join("")).join("\n"), tidyCode(SEARCH.code));
    const colors = new Set(lines.flat().map((run) => run.color));
    assert.ok(colors.size >= 3);
    for (const color of colors) assert.ok(contrast(color, codeGround(theme)) >= 4.5, color);
  }
});

test("a language without a grammar is shown as it is", async () => {
  const { theme } = contextOf();
  const lines = await codeTokens("nuqneH\n\tQapla'", "klingon", theme);
  assert.deepEqual(
    lines.map((runs) => runs.map((run) => run.text)),
    [["nuqneH"], ["    Qapla'"]],
  );
});

test("lines in focus stay bright and the others step back, from each cue on", async () => {
  const { layers } = await code.layout(SEARCH, contextOf());
  const opacity = (line: number, frame: number) => {
    const layer = layers.find(({ id }) => id.startsWith(`code-${line}-`));
    assert.ok(layer, `line ${line}`);
    return trackValue(layer.tracks.opacity, frame, 1);
  };
  assert.equal(opacity(1, 50), 1);
  assert.ok(opacity(1, 80) < 0.5 && opacity(2, 80) === 1 && opacity(3, 80) < 0.5);
  assert.ok(opacity(2, 200) < 0.5 && opacity(3, 200) === 1);
});

test("wrapped lines fit, hang, and lose nothing but white space", () => {
  const line = fc.array(
    fc.constantFrom("foo", "(", ", ", " ", "    ", "barBaz", "名前", "🌍", "x".repeat(70)),
    { maxLength: 30 },
  );
  const measure = (text: string) => Array.from(text).length * 10;
  fc.assert(
    fc.property(line, fc.integer({ min: 120, max: 600 }), (pieces, width) => {
      const runs = pieces.map((text) => ({ text, color: "#000000" }));
      const parts = wrapLines([runs], width, measure);
      for (const part of parts) {
        const text = part.runs.map((run) => run.text).join("");
        assert.ok(part.indent + measure(text.trimEnd()) <= width, `${text} in ${width}`);
        assert.equal(text.isWellFormed(), true);
      }
      const kept = parts.flatMap((part) => part.runs.map((run) => run.text)).join("");
      assert.equal(kept.replaceAll(/\s/g, ""), pieces.join("").replaceAll(/\s/g, ""));
    }),
  );
});

test("a long program is shown in pages that follow the focus; what is never reached is told", async () => {
  const long = Array.from({ length: 60 }, (_, index) => `value_${index} = ${index}`).join("\n");
  const visual: CodeVisual = {
    ...SEARCH,
    code: long,
    focus: [{ from: 55, to: 56, cue: { sentence: 6, offset: 0 } }],
  };
  const context = contextOf();
  const layout = await code.layout(visual, context);
  assertLawful(layout, context);
  const shown = layout.layers.find(({ id }) => id.includes("view-2") && id.startsWith("code-55"));
  assert.equal(shown?.tracks.opacity?.[0]?.frame, 180);
  assert.deepEqual(
    layout.findings.map((finding) => finding.code),
    ["code_not_shown"],
  );
});

test("what is told of a program stands under it, each with its words, in every frame", async () => {
  const notes = ["NULL is never greater than 30, so the row is lost", "Move the condition into ON"].map(
    (text, at) => ({
      text,
      cue: { sentence: at * 3, offset: 0 },
    }),
  );
  const sql = { ...SEARCH, language: "sql", code: "SELECT a\nFROM b\nWHERE c > 30", focus: [], notes };
  for (const [width, height] of [
    [1920, 1080],
    [1080, 1080],
    [1080, 1920],
  ] as const) {
    const context = contextOf("clean_lecture", "en", { width, height, fps: 30 });
    const layout = await code.layout(sql, context);
    assertLawful(layout, context);
    const starts = layout.layers
      .filter(({ id }) => id.startsWith("note-"))
      .map(({ tracks }) => tracks.opacity?.[0]?.frame ?? 0);
    assert.equal(starts.length, 2);
    assert.ok((starts[1] ?? 0) >= 90, String(starts));
  }
});

test("few lines of code in a square are set large, broken where a clause begins", async () => {
  const trap = {
    ...SEARCH,
    language: "sql",
    focus: [],
    code: "LEFT JOIN orders AS o ON o.customer_id = c.id\nWHERE o.amount > 30",
  };
  const { layers } = await code.layout(
    trap,
    contextOf("clean_lecture", "en", { width: 1080, height: 1080, fps: 30 }),
  );
  const texts = layers.flatMap(({ paint }) =>
    paint.flatMap((one) => (one.kind === "text" && one.features !== undefined ? [one] : [])),
  );
  assert.ok(
    texts.every(({ font }) => Number(/(\d+(?:\.\d+)?)px/u.exec(font)?.[1]) >= 44),
    texts[0]?.font,
  );
  const rows = Map.groupBy(texts, ({ y }) => y);
  assert.equal([...rows.values()][1]?.toSorted((a, b) => a.x - b.x)[0]?.text, "ON");
});

test("nothing collides and nothing leaves the frame, whatever the program", async () => {
  const piece = fc.constantFrom(
    "let x",
    " = ",
    "f(",
    "\t",
    "\n",
    "\n",
    "/* größe */",
    '"مرحبا"',
    "// 世界",
    "a".repeat(50),
    "🌍",
    ";\n",
    "  ",
  );
  const programs = fc.record({
    setting: settings,
    visual: fc.record({
      kind: fc.constant("code" as const),
      heading: fc.constantFrom(
        "",
        "The code",
        "A heading that is rather long and goes over two lines of the frame",
      ),
      language: fc.constantFrom("typescript", "python", "nothing", ""),
      code: fc.array(piece, { maxLength: 90 }).map((pieces) => pieces.join("")),
      focus: fc.array(
        fc.record({
          from: fc.integer({ min: -2, max: 60 }),
          to: fc.integer({ min: -2, max: 60 }),
          cue: cues,
        }),
        { maxLength: 5 },
      ),
    }),
  });
  await fc.assert(
    fc.asyncProperty(programs, async ({ setting, visual }) => {
      const context = contextOf(...setting);
      assertLawful(await code.layout(visual, context), context);
    }),
    { numRuns: runs(20) },
  );
});

test("a path is torn only where no space is near", () => {
  const measure = (text: string) => text.length * 10;
  const wrapped = (text: string, room: number) =>
    wrapLines([[{ text, color: "#000000" }]], room, measure).map(({ runs }) =>
      runs
        .map((run) => run.text)
        .join("")
        .trim(),
    );
  assert.deepEqual(wrapped("ssh -i ~/.ssh/id_new bastion.example.org", 300), [
    "ssh -i ~/.ssh/id_new",
    "bastion.example.org",
  ]);
  assert.deepEqual(wrapped("https://bastion.example.org", 220), ["https://bastion", ".example.org"]);
});
