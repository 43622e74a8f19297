import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import type { PlanRequest } from "../../artifacts/plan.ts";
import type { Visual } from "../../artifacts/storyboard.ts";
import { DURATION_BOUNDS, VIDEO_DURATIONS, VIDEO_STYLES } from "../../artifacts/style.ts";
import { checkStoryboard, cuesOf } from "../check-storyboard.ts";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { makeEmbeddedPlanner } from "./planner.ts";

const BRIEFS = join(import.meta.dirname, "../../../test/briefs");
const planner = makeEmbeddedPlanner();

function ask(prompt: string, more: Partial<PlanRequest> = {}): PlanRequest {
  return {
    prompt,
    targetLanguage: "en",
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
    ...more,
  };
}

/** Plans, and holds the result to everything that must be true of any film. */
async function planned(request: PlanRequest) {
  const result = await planner.outline(request);
  if (result.kind === "question") {
    assert.match(result.answer, /\?/);
    return null;
  }
  const { outline } = result;
  const storyboard = await planner.script(request, outline);
  assert.deepEqual(checkStoryboard(storyboard), []);
  assert.equal(outline.scenes.length, storyboard.scenes.length);
  assert.deepEqual(
    outline.scenes.map((scene) => [scene.index, scene.type, scene.title]),
    storyboard.scenes.map((scene) => [scene.index, scene.visual.kind, scene.title]),
  );
  for (const scene of outline.scenes) {
    for (const { start, end } of scene.sources) {
      assert.ok(start >= 0 && end >= start && end <= request.prompt.length, `source ${start}–${end}`);
    }
  }
  const bounds = DURATION_BOUNDS[request.duration];
  assert.ok(outline.estimatedDurationSeconds <= bounds.max, `${outline.estimatedDurationSeconds} s`);
  if (outline.estimatedDurationSeconds < bounds.min) {
    assert.ok(outline.degradations.some((one) => one.code === "duration_below_range"));
  }
  return { outline, storyboard };
}

/** What a designer would never let pass, in any language. */
function checkScreen(visual: Visual, narration: readonly string[]): void {
  const walk = (value: unknown, key: string): void => {
    if (Array.isArray(value)) value.forEach((part) => walk(part, key));
    else if (value !== null && typeof value === "object")
      Object.entries(value).forEach(([name, part]) => walk(part, name));
    else if (typeof value === "string" && /^(?:label|detail|text|title|heading)$/.test(key)) {
      assert.doesNotMatch(value, /[,;:，；：、]$/u, value);
      // A sentence may end in its preposition: "a repair you are proud of."
      const whole = narration.some((sentence) =>
        sentence
          .replace(/[.!?]$/u, "")
          .toLowerCase()
          .endsWith(value.toLowerCase()),
      );
      if (whole) return;
      assert.doesNotMatch(
        value,
        /\s(?:the|a|of|with|and|or|whose|that|which|der|die|und|le|la|de|des|et|el|y|di|e|que)$/i,
        value,
      );
      assert.doesNotMatch(value, /\p{Script=Han}[,;:!?]\p{Script=Han}/u, value);
    }
  };
  walk(visual, "");
}

describe("briefs of many shapes and languages", () => {
  for (const name of readdirSync(BRIEFS)) {
    test(name, async () => {
      const prompt = readFileSync(join(BRIEFS, name), "utf8");
      for (const duration of VIDEO_DURATIONS) {
        const film = await planned(ask(prompt, { duration }));
        assert.notEqual(film, null);
        const digits = new Set(prompt.match(/\d+/g) ?? []);
        for (const scene of film?.storyboard.scenes ?? []) {
          assert.ok(!/[#*_|]{2}|\]\(|https?:/.test(scene.narration.join(" ")), scene.narration.join(" "));
          assert.doesNotMatch(
            scene.narration.join(" "),
            /Let us recall|There are \w+ (?:what|how|why|who)|\bundefined\b|After this, you will/i,
          );
          assert.ok(!/\p{Emoji_Presentation}/u.test(scene.narration.join(" ")));
          checkScreen(scene.visual, scene.narration);
          if (scene.visual.kind !== "number") continue;
          for (const { figure } of scene.visual.figures) {
            for (const number of figure.display.match(/\d+/g) ?? []) assert.ok(digits.has(number), number);
          }
        }
      }
    });
  }
});

test("the same brief always gives the same film", async () => {
  const prompt = readFileSync(join(BRIEFS, "readme.md"), "utf8");
  assert.deepEqual(await planned(ask(prompt)), await planned(ask(prompt)));
});

test("a brief in another language than asked is kept, and said", async () => {
  const film = await planned(ask(readFileSync(join(BRIEFS, "german.md"), "utf8")));
  assert.equal(film?.storyboard.language, "de");
  assert.ok(film?.outline.degradations.some((one) => one.code === "language_not_translated"));
  const german = await planned(
    ask(readFileSync(join(BRIEFS, "german.md"), "utf8"), { targetLanguage: "de-AT" }),
  );
  assert.equal(german?.storyboard.language, "de-AT");
  assert.ok(!german?.outline.degradations.some((one) => one.code === "language_not_translated"));
});

test("a style that was asked for is taken; one that was chosen comes with its reason", async () => {
  for (const style of VIDEO_STYLES) {
    const film = await planned(ask(readFileSync(join(BRIEFS, "recipe.md"), "utf8"), { style }));
    if (style !== "auto") assert.equal(film?.outline.style, style);
    assert.equal(film?.outline.styleReason !== null, style === "auto");
  }
});

function riverPart(at: number): string {
  const text = `The river rose by ${at} metres in the spring of 18${10 + at}. People moved to the hills and waited there. `;
  return `## Part ${at}\n\n${text.repeat(4)}\n\n`;
}

test("forty sections and 20,000 characters fit a short film, and what was left out is said", async () => {
  const prompt = `# The river\n\n${Array.from({ length: 40 }, (_, at) => riverPart(at + 1)).join("")}`.slice(
    0,
    20_000,
  );
  const film = await planned(ask(prompt));
  assert.ok((film?.outline.scenes.length ?? 99) <= 14);
  assert.ok((film?.outline.estimatedDurationSeconds ?? 0) >= 60);
  assert.ok(film?.outline.degradations.some((one) => one.code === "brief_shortened"));
});

test("a brief that tells nothing about its subject gives a question with choices", async () => {
  for (const prompt of [
    "Why is the sky blue",
    "cats",
    "marketing video for my shop",
    "Explain photosynthesis to kids.",
    "Warum schnurren Katzen?",
    "为什么天空是蓝色的？",
    "# The history of bread",
  ]) {
    const result = await planner.outline(ask(prompt));
    assert.equal(result.kind, "question", prompt);
    if (result.kind === "question") assert.match(result.answer, /\(1\).*\(2\).*\(3\)/);
  }
  const told = await planner.outline(ask("Cats purr when their throat muscles tremble."));
  assert.equal(told.kind, "outline");
});

test("a brief without a subject gives a question", async () => {
  for (const prompt of [
    "make a video",
    "???",
    "🎬🎬🎬",
    " ",
    "Please create a short video",
    "mach ein Video",
    "做一个视频",
    ".",
  ]) {
    assert.equal((await planner.outline(ask(prompt))).kind, "question", prompt);
  }
});

test("a script follows the outline that was confirmed", async () => {
  const prompt = readFileSync(join(BRIEFS, "recipe.md"), "utf8");
  const result = await planner.outline(ask(prompt));
  assert.equal(result.kind, "outline");
  if (result.kind !== "outline") return;
  const scenes = result.outline.scenes
    .toSpliced(1, 1)
    .map((scene, at) => Object.assign({}, scene, { index: at + 1 }));
  const first = scenes[0];
  if (first !== undefined) first.title = "Another title";
  const storyboard = await planner.script(ask(prompt), { ...result.outline, scenes });
  assert.equal(storyboard.scenes.length, scenes.length);
  assert.equal(storyboard.scenes[0]?.title, "Another title");
  assert.deepEqual(checkStoryboard(storyboard), []);
});

test("hostile texts are planned or asked about with little work", async () => {
  const hostile = [
    ">".repeat(1000) + " deep",
    "- ".repeat(5000) + "x",
    "[".repeat(20_000),
    "*a ".repeat(6600),
    "<div>".repeat(1800) + "word" + "</div>".repeat(1800),
    "a".repeat(20_000),
    "\0".repeat(50) + "# Title\n\nSome \ud800 text here \udfff is fine.",
    "\u202eHello world, this is text\u202c",
    "1".repeat(20_000),
    "|a".repeat(5000) + "\n" + "|-".repeat(4000),
    "$$\\frac{".repeat(2000) + "$$",
    "今天天气很好。".repeat(2800),
    Array.from({ length: 140 }, (_, at) => `${"  ".repeat(at)}- item ${at}`).join("\n"),
  ];
  for (const prompt of hostile) {
    const before = process.cpuUsage();
    await planned(ask(prompt.slice(0, 20_000)));
    // Time of the processor, not of the clock: a machine that is busy with other tests is no fault of ours.
    const { user } = process.cpuUsage(before);
    assert.ok(user < 5_000_000, `${prompt.slice(0, 20)}: ${user / 1000} ms`);
  }
});

const WORDS = fc.constantFrom(
  "light", "Water", "2023", "90%", "the", "rose", "to", "$5", "is", "7,5", "and", "水", "ماء", "🌊", "**bold**",
  "`code`", "versus", "“quoted words here”", "$x^2$", "https://a.example/b", ":", ";", ",", "-", "[link](http://x.y)",
); // prettier-ignore
const LINE = fc
  .tuple(
    fc.constantFrom("", "# ", "## ", "### ", "- ", "1. ", "> ", "| ", "  - ", "```\n", "$$ "),
    fc.array(WORDS, { maxLength: 9 }),
    fc.constantFrom("", ".", ":", "?", " |", "\n```", "\n\n"),
  )
  .map(([start, words, end]) => start + words.join(" ") + end);

test("any Markdown gives a sound film or a question", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(LINE, { maxLength: 24 }),
      fc.constantFrom(...VIDEO_DURATIONS),
      async (lines, duration) => {
        await planned(ask(lines.join("\n"), { duration }));
      },
    ),
    { numRuns: 200 },
  );
});

test("any string at all gives a sound film or a question", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 400 }), async (prompt) => {
      await planned(ask(prompt));
    }),
    { numRuns: 200 },
  );
});

test("cues point at the first letter of a word", async () => {
  for (const name of readdirSync(BRIEFS)) {
    const film = await planned(ask(readFileSync(join(BRIEFS, name), "utf8")));
    for (const scene of film?.storyboard.scenes ?? []) {
      for (const cue of cuesOf(scene.visual)) {
        const sentence = scene.narration[cue.sentence] ?? "";
        const before = sentence.charAt(cue.offset - 1);
        // Scripts without spaces, and prefixes such as the Arabic "and", begin words inside.
        const inside = cue.offset > 0 && /[a-z]/i.test(before) && /[a-z]/i.test(sentence.charAt(cue.offset));
        assert.ok(!inside, `${name}: ${sentence} @${cue.offset}`);
      }
    }
  }
});

test("audience and goal are not read out wherever they stand before the text", async () => {
  for (const prompt of [
    "# Growing basil\n\nAudience: beginners\nGoal: they know how to keep basil alive\n\nBasil likes sun. It dies below 5 °C.\n\n## Water\n\nWater it in the morning.\n",
    "# 如何养好一盆绿萝\n\n受众：新手\n\n绿萝能活十年以上。\n\n## 浇水\n\n夏天每周浇两次。\n",
    "Para: familias. Objetivo: que separen la basura.\n\n# Reciclar\n\nCada persona produce basura.\n\n## Hoy\n\nPon tres cubos.\n",
  ]) {
    const film = await planned(ask(prompt));
    const said = film?.storyboard.scenes.flatMap((scene) => scene.narration).join(" ") ?? "";
    assert.doesNotMatch(said, /beginners|新手|familias|Objetivo/);
    assert.notEqual(film?.outline.audience, null);
  }
});

test("what must never be done is never said without its never", async () => {
  const film = await planned(
    ask(
      "# Fire alarm\n\n## Leave\n\nLeave by the green exit.\n\n## Never\n\n- Use the lift\n- Go back for your bag\n",
    ),
  );
  const said = film?.storyboard.scenes.at(-1)?.narration ?? [];
  assert.ok(
    said.every((sentence) => sentence.startsWith("Never ")),
    said.join(" "),
  );
});

test("forty lines without a stop are more than a scene has thoughts, and are planned all the same", async () => {
  const does = ["rings the bell over the harbour", "lights the oven with dry birch", "waits behind the wall"];
  const lines = Array.from({ length: 40 }, (_, at) => `en-${at} th  – → bell: He ${does[at % 3]} for boat ${at + 2}, and nobody minds it`); // prettier-ignore
  const storyboard = await planned(ask(lines.join("\n")));
  assert.ok(storyboard !== null);
});
