import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { estimateByCharacters } from "../../estimate-seconds.ts";
import { planFilm } from "../plan-film.ts";
import { codePoints } from "./code-points.ts";

const said = (code: string, tag: string, language = "en") =>
  codePoints(code, tag, language).map(({ from, to, text }) => `${from}-${to} ${text}`);

test("imports, what a comment says a function is for, decisions and results, with their lines", () => {
  const code = `import { readFile } from "node:fs/promises";
import ts from "typescript";

/** Limits each client to \`rate\` requests. More follows.
 * @param rate per second */
export class TokenBucket {
  // Adds the tokens that have grown since the last call.
  private refill(): void {
    this.last = now;
  }

  take(): boolean {
    if (this.tokens < 1) return false;
    return true;
  }
}`;
  assert.deepEqual(said(code, "ts"), [
    "1-2 It imports fs/promises and typescript.",
    "4-6 The class token bucket limits each client to rate requests.",
    "7-8 The method refill adds the tokens that have grown since the last call.",
    "12-12 The method take returns true or false.",
    "13-13 If tokens is less than 1, it returns false.",
    "14-14 At the end, it returns true.",
  ]);
});

test("docstrings of Python, comments of a shell and of SQL, heads of functions in other languages", () => {
  const python =
    'import os, sys\n\ndef digest(path):\n    """Return the hash of a file.\n\n    Args: path\n    """\n    return sha';
  assert.deepEqual(said(python, "python"), [
    "1-1 It imports os and sys.",
    "3-7 The function digest is there to return the hash of a file.",
    "8-8 At the end, it returns sha.",
  ]);
  assert.deepEqual(said("# Install the tool first\nnpm i x\n\n# Then start the server\nx serve", "bash"), [
    "1-2 Install the tool first.",
    "4-5 Then start the server.",
  ]);
  assert.deepEqual(said("-- Newest orders of each customer\nSELECT * FROM orders", "sql"), [
    "1-2 Newest orders of each customer.",
  ]);
  assert.deepEqual(said("func (s *Server) Close(ctx Context) error {", "go"), [
    "1-1 The function Close takes ctx.",
  ]);
  assert.deepEqual(said("fn area(w: f32, h: f32) -> f32 {", "rust"), [
    "1-1 The function area takes w and h.",
  ]);
  assert.deepEqual(said("const add = (a: number, b: number): number => a + b;", "ts"), [
    "1-1 The function add takes a and b.",
  ]);
});

test("comments for tools are not said; a language without words for code has only its own comments", () => {
  assert.deepEqual(said("// eslint-disable-next-line\nx();\n// TODO: remove this one day\ny();", "js"), []);
  const german = "import os\n# Zuerst die Liste sortieren\nitems.sort()\ndef add(a, b):\n    return c";
  assert.deepEqual(said(german, "python", "de"), [
    "1-1 Der Code importiert os.",
    "2-3 Zuerst die Liste sortieren.",
    "4-4 Die Funktion add nimmt a und b entgegen.",
    "5-5 Am Ende gibt der Code c zurück.",
  ]);
  const polish = "# Najpierw sortujemy całą listę\nitems.sort()\nreturn c";
  assert.deepEqual(said(polish, "python", "pl"), ["1-3 Najpierw sortujemy całą listę."]);
});

const SEARCH = `import os
# Return the position of the target in the list
def search(items: list, target: int) -> int:
    while low < high:
        if items[mid] < target:
            low = mid + 1
    for item in items:
    return low`;

test("each language says the same lines of a program, in its own words and script", () => {
  const expected: Record<string, string> = {
    de: "Wenn items an der Stelle mid kleiner als target ist, wird low zu mid plus 1.",
    fr: "Si items à la position mid est inférieur à target, low devient mid plus 1.",
    es: "Si items en la posición mid es menor que target, low pasa a ser mid más 1.",
    it: "Se items alla posizione mid è minore di target, low diventa mid più 1.",
    pt: "Se items na posição mid é menor que target, low passa a ser mid mais 1.",
    nl: "Als items op plaats mid kleiner is dan target, wordt low gelijk aan mid plus 1.",
    ru: "Если items на месте mid меньше target, то low получает значение mid плюс 1.",
    tr: "Eğer items içindeki mid öğesi, target değerinden küçük ise low artık mid artı 1 olur.",
    ar: "إذا كان items في الموضع mid أصغر من target، تصبح قيمة low هي mid زائد 1.",
    he: "אם items במקום mid קטן מ-target, low מקבל את הערך mid ועוד 1.",
    hi: "अगर items में स्थान mid का मान target से छोटा है, तो low का मान mid धन 1 हो जाता है।",
    ja: "itemsの位置midの要素がtargetより小さい場合、lowはmid足す1になります。",
    ko: "items의 mid 위치 값이 target보다 작은 경우, low에는 mid 더하기 1 값이 들어갑니다.",
    zh: "如果items中mid处的值小于target，low就变为mid加1。",
    "zh-Hant": "如果items中mid處的值小於target，low就變為mid加1。",
  };
  const lines = codePoints(SEARCH, "python", "en").map(({ from, to }) => `${from}-${to}`);
  for (const [language, decision] of Object.entries(expected)) {
    const points = codePoints(SEARCH, "python", language);
    assert.deepEqual(
      points.map(({ from, to }) => `${from}-${to}`),
      lines,
      language,
    );
    assert.equal(points[3]?.text, decision);
    for (const { text } of points) {
      assert.doesNotMatch(text, /[{}]|\b(?:the|it|returns|takes|Return)\b/u, `${language}: ${text}`);
      assert.match(text, /[.。।]$/u);
    }
  }
});

test("a comment in another language than the film's is not said", () => {
  const code = "# Return the position of the target in the list\nx = 1";
  for (const language of ["de", "fr", "ru", "zh", "ar"]) assert.deepEqual(said(code, "python", language), []);
  assert.deepEqual(said("# 返回目标在列表中的位置\nx = 1", "python", "zh"), ["1-2 返回目标在列表中的位置。"]);
});

test("code that a screen does not hold goes on in the next scene, and every line is shown once", () => {
  const functions = Array.from({ length: 7 }, (_, at) => `def step_${at}(value):\n    """Adds ${at} to a value."""\n    total = value + ${at}\n    return total\n`);
  const prompt = `# Steps\n\n## The code\n\n\`\`\`python\n${functions.join("\n")}\n\`\`\`\n\nThat is all of it, and it is enough.`;
  const scenes = planFilm({
    prompt,
    targetLanguage: "en",
    duration: "short",
    style: "auto",
    estimateSeconds: (text) => estimateByCharacters(text, "en"),
  })?.scenes.filter(({ visual }) => visual.kind === "code");
  assert.equal(scenes?.length, 3);
  const shown = scenes?.flatMap(({ visual }) => (visual.kind === "code" ? visual.code.split("\n") : []));
  assert.deepEqual(shown?.filter((line) => line.startsWith("def")), functions.map((one) => one.split("\n")[0]));
  for (const { visual } of scenes ?? [])
    assert.ok(visual.kind === "code" && visual.code.split("\n").length <= 18 && visual.focus.length > 0);
  assert.equal(scenes?.[1]?.narration.filter((sentence) => /Here is the code/u.test(sentence)).length, 0);
}); // prettier-ignore

const line = fc.constantFrom(
  "import os",
  "def f(a):",
  '    """Adds one to a."""',
  "    return a",
  "",
  "# Counts the words here",
  "/* opens",
  "*/",
  "class A {",
  "  b(): number {",
  "}",
  "if (a < b) return c;",
  "for x in y:",
  "while a < b:",
  "'''",
  "x = 1",
);

test("whatever the lines are, points are in order, inside the code, and are sentences", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 24 }), fc.constantFrom("python", "ts", "sql", "text", "go"), fc.constantFrom("en", "de", "ja", "ar", "pl"), (lines, tag, language) => {
      const points = codePoints(lines.join("\n"), tag, language);
      let before = 0;
      for (const { from, to, text } of points) {
        assert.ok(from > before && to >= from && to <= Math.max(1, lines.length), `${from}-${to}`);
        before = from;
        if (language === "en") assert.match(text, /^(?:[\p{Lu}\d]|[a-z] = |[a-z]\w*(?:\(\)|(?<=[a-z])[A-Z_])).*[.!?]$/u);
        assert.doesNotMatch(text, /\{\w*\}/u);
      }
      assert.ok(points.length <= 6);
    }),
    { numRuns: 400 },
  );
}); // prettier-ignore
