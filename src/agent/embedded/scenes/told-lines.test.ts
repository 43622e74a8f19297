import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";
import { codePoints } from "./code-points.ts";
import { toldLines } from "./told-lines.ts";

const CODE = `ssh-keygen -t ed25519
# the public half
ssh-copy-id deploy@build

ssh deploy@build`;

/** The scene that shows a brief's code, with what is said in it. */
function codeScene(prompt: string) {
  for (const { visual, narration } of film(prompt).scenes)
    if (visual.kind === "code") return { visual, narration };
  throw new assert.AssertionError({ message: "no scene shows the code" });
}

const linesOf = (...sentences: string[]) =>
  toldLines(CODE, sentences).map(({ sentence, from, to }) => `${sentence}: ${from}-${to}`);

test("lines are told of by number, by ordinal where a line was named, and by a name that only the code has", () => {
  assert.deepEqual(linesOf("Line 3 copies it.", "Lines 3 to 5 do the rest."), ["0: 3-3", "1: 3-5"]);
  assert.deepEqual(
    linesOf("The first line makes the pair.", "The second copies half.", "The last logs in."),
    ["0: 1-1", "1: 3-3", "2: 5-5"],
  );
  assert.deepEqual(linesOf("Then ssh-copy-id does the work."), ["0: 3-3"]);
  for (const [first, second] of [
    ["Die erste Zeile erzeugt das Paar.", "Die zweite kopiert."],
    ["La première ligne crée la paire.", "La deuxième copie."],
    ["La primera línea crea el par.", "La segunda copia."],
    ["Первая строка создаёт пару.", "Вторая копирует."],
    ["第一行生成密钥。", "第二行复制。"],
    ["1行目は鍵を作ります。", "3行目は写します。"],
    ["첫 번째 줄은 키를 만듭니다.", "두 번째 줄은 복사합니다."],
    ["السطر الأول ينشئ المفتاح.", "السطر الثاني ينسخه."],
  ] as const)
    assert.deepEqual(linesOf(first, second), ["0: 1-1", "1: 3-3"], first);
});

test("what speaks of something else, or of lines that are not there, focuses nothing", () => {
  assert.deepEqual(linesOf("The first week is hard.", "The second is not."), []);
  assert.deepEqual(
    linesOf("Line 40 is missing.", "It takes a second, and the third line is long gone from it."),
    [],
  );
});

test("code stands, line by line in focus, while the brief explains it; nothing is read off its lines besides", () => {
  const scene = codeScene(
    `# Keys\n\n## Make a pair\n\n\`\`\`bash\n${CODE}\n\`\`\`\nThe first line makes the pair. The second copies the public half. The third logs in without a password.\n\n## Why\n\nA key never leaves your laptop.\n`,
  );
  assert.deepEqual(
    scene.visual.focus.map(({ from, cue }) => [from, scene.narration[cue.sentence]]),
    [
      [1, "The first line makes the pair."],
      [3, "The second copies the public half."],
      [5, "The third logs in without a password."],
    ],
  );
});

test("what can be read off a loop and a result is said; one line alone is not in focus for good", () => {
  const points = (code: string) => codePoints(code, "js", "en").map(({ from, text }) => `${from} ${text}`);
  const luhn =
    "function luhn(number) {\n  for (let i = number.length - 1; i >= 0; i--) {\n    sum += i;\n  }\n  return sum % 10 === 0;\n}";
  assert.deepEqual(points(luhn), [
    "1 The function luhn takes number.",
    "2 The loop goes on while i is at least 0.",
    "5 At the end, it returns true or false.",
  ]);
  const scene = codeScene(
    "# Sum\n\n## In code\n\n```js\nfunction add(a, b) {\n  let c = a;\n  c += b;\n}\n```\n\n## Why\n\nIt adds two numbers.\n",
  );
  assert.deepEqual(scene.visual.focus, []);
});
