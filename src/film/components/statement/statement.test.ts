import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer } from "../../../artifacts/timeline.ts";
import { layoutVisual } from "../registry.ts";
import { titleSize } from "../shared/title-size.ts";
import { SENTENCES } from "../shared/type-steps.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const FPS = 30;

const visual: StatementVisual = {
  kind: "statement",
  text: "The station is closed",
  more: [
    { text: "An owl lives under its roof", illustration: "owl", cue: { sentence: 4, offset: 0 } },
    { text: "It hunts along the rails", cue: { sentence: 8, offset: 0 } },
    { text: "A fox comes at dawn", illustration: "fox", cue: { sentence: 12, offset: 0 } },
    { text: "Nobody else does", illustration: null, cue: { sentence: 16, offset: 0 } },
  ],
};

/** Whether a layer is seen at a frame, by the keys of its opacity. */
function isSeen({ tracks }: Layer, frame: number): boolean {
  const keys = tracks.opacity ?? [];
  return (keys.findLast((key) => key.frame <= frame)?.value ?? 0) > 0;
}

const seen = (layers: readonly Layer[], name: string, second: number): boolean =>
  layers.some((layer) => layer.id === name && isSeen(layer, second * FPS));

test("a drawing stands beside the thoughts that it belongs to, in every style and frame", async () => {
  for (const style of STYLE_NAMES) {
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const layout = await layoutVisual(visual, context);
      const where = `${style} ${format.width}×${format.height}`;
      assert.doesNotThrow(() => assertLawful(layout, context), where);
      const drawings = layout.layers.filter(({ id }) => id.startsWith("illustration"));
      assert.deepEqual(
        drawings.map(({ id }) => id),
        ["illustration-2", "illustration-3"],
        where,
      );
      const at = (second: number) =>
        ["illustration-2", "illustration-3"].map((name) => seen(layout.layers, name, second));
      assert.deepEqual([at(3), at(7), at(11), at(15), at(19)], [
        [false, false], [true, false], [true, false], [false, true], [false, false],
      ], where); // prettier-ignore
    }
  }
});

test("words without a drawing have the whole frame", async () => {
  const context = contextOf("clean_lecture", "en", FORMATS[0]);
  const { layers } = await layoutVisual(visual, context);
  const long: StatementVisual = {
    ...visual,
    text: "Old stations at the ends of long lines stay closed",
  };
  const beside = await layoutVisual({ ...long, illustration: "owl", more: [] }, context);
  const alone = await layoutVisual({ ...long, more: [{ text: "An owl", illustration: "owl" }] }, context);
  const width = (all: readonly Layer[]): number =>
    all.find(({ id }) => id === "statement")?.bounds.width ?? 0;
  assert.ok(width(alone.layers) > width(beside.layers));
  assert.ok(layers.length > 5);
});

test("a drawing is beside every other thought where none says otherwise", async () => {
  const context = contextOf("professional_training", "en", FORMATS[0]);
  const plain: StatementVisual = {
    kind: "statement",
    text: "A bee dances",
    illustration: "honeybee",
    more: [
      { text: "Its sisters follow until all of them know the way", cue: { sentence: 6, offset: 0 } },
      { text: "They find the tree", cue: { sentence: 12, offset: 0 } },
    ],
  };
  const { layers } = await layoutVisual(plain, context);
  assert.deepEqual([3, 9, 19].map((second) => layers.some(({ id }) => id.startsWith("illustration") && seen(layers, id, second))), [true, false, true]); // prettier-ignore
});

test("the point of a thought is set larger than what leads up to it, in every style and frame", async () => {
  const thought: StatementVisual = {
    kind: "statement",
    text: "He closed 1,200 pans, but the forest was already gone.",
    emphasis: [{ start: 10, end: 15 }],
    point: { start: 22, end: 54 },
    more: [
      {
        text: "Nobody came, because it rained all day",
        point: { start: 0, end: 12 },
        cue: { sentence: 6, offset: 0 },
      },
    ],
  };
  for (const style of STYLE_NAMES) {
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const layout = await layoutVisual(thought, context);
      const where = `${style} ${format.width}×${format.height}`;
      assert.doesNotThrow(() => assertLawful(layout, context), where);
      const [lead, point] = voicesOf(layout.layers, "statement");
      assert.match(lead?.words ?? "", /^He closed .*pans,$/u, where);
      assert.equal(point?.words, "but the forest was already gone.", where);
      const { primary, text } = context.theme.color;
      assert.deepEqual(lead?.colors, [text, primary], where);
      assert.ok((lead?.size ?? 0) >= context.theme.size.lead, where);
      assert.ok((lead?.size ?? 0) <= 0.8 * (point?.size ?? 0), where);
      assert.ok((lead?.size ?? 0) >= 0.5 * (point?.size ?? 0), where);
      const [first, addition] = voicesOf(layout.layers, "statement-2");
      assert.deepEqual([first?.words, addition?.words], ["Nobody came", "because it rained all day"], where);
      assert.ok((first?.size ?? 0) > (addition?.size ?? 0), where);
    }
  }
});

test("where its two parts would look alike, a thought has one size", async () => {
  const context = contextOf("clean_lecture", "en", { width: 1080, height: 1080, fps: 30 });
  const words =
    "the water rose and nobody on either bank could say how long the old wooden bridge would hold";
  const text = `${words}, but ${words}`;
  const long: StatementVisual = {
    kind: "statement",
    text,
    point: { start: words.length + 2, end: text.length },
  };
  const { layers } = await layoutVisual(long, context);
  assert.equal(voicesOf(layers, "statement").length, 1);
});

test("what leads up to a point and tells as much as it does is as large", async () => {
  const text = "At last the king closed 1,200 salt pans in the valley, but the forest was already gone.";
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const thought: StatementVisual = { kind: "statement", text, point: { start: 55, end: text.length } };
    const { layers } = await layoutVisual(thought, context);
    assert.equal(voicesOf(layers, "statement").length, 1, style);
  }
});

test("sentences of one length are as large in every scene, whatever stands beside them", async () => {
  const short = "Nobody walks straight from one to the other";
  const long =
    "The pressure on the clean side is a little higher, so that whenever a door opens the air flows towards the dirt";
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const sizeOf = async (more: string[]): Promise<number> => {
      const rest = more.map((text, at) => ({ text, cue: { sentence: 4 * (at + 1), offset: 0 } }));
      const visual: StatementVisual = { kind: "statement", text: short, more: rest };
      return voicesOf((await layoutVisual(visual, context)).layers, "statement")[0]?.size ?? 0;
    };
    const beside = await sizeOf([long]);
    assert.equal(beside, await sizeOf([long, long]), style);
    assert.ok(beside >= (voicesOf((await layoutVisual({ kind: "statement", text: long }, context)).layers, "statement")[0]?.size ?? 0), `${style} ${beside}`); // prettier-ignore
  }
});

test("the sentences of a scene have few sizes, and a shorter one is not the smaller", async () => {
  const texts = [
    "A face that falls to one side",
    "An arm that does not rise any more",
    "Words that do not come",
    "Three signs and only one thing to do: call at once and say what you have seen",
    "Do not take anybody there yourself, give them nothing to eat or to drink, and no tablet either",
  ];
  const [text = "", ...rest] = texts;
  // So soon one behind the other each has its page.
  const more = rest.map((one, at) => ({ text: one, cue: { sentence: at + 1, offset: 0 } }));
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = { ...contextOf(style, "en", format), emblems: ["bell"] };
      const { layers } = await layoutVisual({ kind: "statement", text, more }, context);
      const sizes = texts.map(
        (_, at) => voicesOf(layers, at === 0 ? "statement" : `statement-${at + 1}`)[0]?.size ?? 0,
      );
      const where = `${style} ${format.width}×${format.height}: ${sizes.join(" ")}`;
      // They stand beside a picture, and alone and larger while that rests.
      for (const isBeside of [true, false]) {
        const told = texts.map(({ length }, at) => ({ at, length, size: sizes[at] ?? 0 })).filter(({ at }) => (at % 4 === 0) === isBeside); // prettier-ignore
        const each = told.map(({ size }) => size);
        assert.ok(new Set(each).size <= 3, where);
        assert.ok(Math.max(...each) <= 1.75 * Math.min(...each), where);
        const byLength = told.toSorted((a, b) => a.length - b.length).map(({ size }) => size);
        if (context.theme.habit.sentences === "alike")
          assert.deepEqual(
            byLength,
            byLength.toSorted((a, b) => b - a),
            where,
          );
      }
    }
});

type Said = { size: number; words: string; colors: string[] };

/** What a layer says from top to bottom, of each size of type. */
function voicesOf(layers: readonly Layer[], id: string): Said[] {
  const said: Said[] = [];
  for (const paint of layers.find((layer) => layer.id === id)?.paint ?? []) {
    if (paint.kind !== "text") continue;
    const size = Number(/([\d.]+)px/u.exec(paint.font)?.[1]);
    const last = said.at(-1);
    if (last?.size !== size) said.push({ size, words: paint.text, colors: [paint.color] });
    else {
      last.words += /\s$/u.test(last.words) || /^\s/u.test(paint.text) ? paint.text : ` ${paint.text}`;
      if (!last.colors.includes(paint.color)) last.colors.push(paint.color);
    }
  }
  return said;
}

test("a thought that leaves for another place is seen there, in the style that shows places", async () => {
  const way: StatementVisual = {
    kind: "statement",
    text: "They landed on the wrong side",
    more: [
      { text: "Nobody spoke", cue: { sentence: 4, offset: 0 } },
      { text: "Three walked over the mountains", place: "mountains", cue: { sentence: 8, offset: 0 } },
    ],
  };
  for (const format of FORMATS) {
    for (const style of STYLE_NAMES) {
      const context = { ...contextOf(style, "en", format), place: "sea" as const };
      const layout = await layoutVisual(way, context);
      assert.doesNotThrow(() => assertLawful(layout, context), style);
      const wings = layout.layers.filter(({ id }) => id.startsWith("bleed-") || id.startsWith("wing"));
      if (style !== "cinematic_story") continue;
      const [sea, land] = wings;
      assert.ok(sea !== undefined && land !== undefined, `${wings.map(({ id }) => id).join()} of two places`);
      assert.deepEqual([3, 7, 11].map((second) => [isSeen(sea, second * FPS), isSeen(land, second * FPS)]), [
        [true, false], [true, false], [false, true],
      ]); // prettier-ignore
    }
  }
});

test("an address in the middle of a sentence is large between what leads to it and what follows", async () => {
  const call: StatementVisual = {
    kind: "statement",
    text: "Book at lumen.example. Fourteen shops in Wales.",
    emphasis: [{ start: 8, end: 21 }],
    point: { start: 8, end: 21 },
  };
  for (const style of STYLE_NAMES) {
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const layout = await layoutVisual(call, context);
      const where = `${style} ${format.width}×${format.height}`;
      assert.doesNotThrow(() => assertLawful(layout, context), where);
      const [lead, address, addition] = voicesOf(layout.layers, "statement");
      assert.deepEqual(
        [lead?.words, address?.words, addition?.words],
        ["Book at", "lumen.example", "Fourteen shops in Wales."],
        where,
      );
      assert.deepEqual(address?.colors, [context.theme.color.primary], where);
      assert.ok((address?.size ?? 0) > (lead?.size ?? 0), where);
      assert.equal(lead?.size, addition?.size, where);
    }
  }
});

test("under a heading short sentences have the largest step that a heading leaves them", async () => {
  for (const style of STYLE_NAMES) {
    const context = { ...contextOf(style), emblems: ["bell"] };
    if (context.theme.habit.sentences === "by-length") continue;
    const headed: StatementVisual = {
      kind: "statement",
      heading: "The night",
      text: "It fell and it broke",
    };
    const [said] = voicesOf((await layoutVisual(headed, context)).layers, "statement");
    // No larger than the film's title.
    const largest = Math.min(Math.round(SENTENCES.wide[0] * context.theme.size.display), titleSize(context));
    assert.equal(said?.size, largest, style);
  }
});

test("in a story short sentences strike on the axis of the long ones, and the last stands large", async () => {
  const told = "Three of them walked for thirty-six hours over mountains that no one had crossed";
  const story: StatementVisual = {
    kind: "statement",
    text: told,
    more: [
      { text: "The boat lived", cue: { sentence: 4, offset: 0 } },
      { text: told, cue: { sentence: 8, offset: 0 } },
    ],
  };
  const [wide] = FORMATS;
  assert.ok(wide !== undefined);
  const laid = async (closes: boolean) => {
    const context = { ...contextOf("cinematic_story", "en", wide), closes };
    const layout = await layoutVisual(story, context);
    assert.doesNotThrow(() => assertLawful(layout, context));
    return ["statement", "statement-2", "statement-3"].map((id) => {
      const [said] = voicesOf(layout.layers, id);
      const words = layout.layers.find((one) => one.id === id)?.paint.filter(({ kind }) => kind === "text");
      return {
        size: said?.size ?? 0,
        aligns: new Set(words?.map((one) => ("align" in one ? one.align : ""))),
      };
    });
  };
  const [first, blow, last] = await laid(true);
  assert.ok((blow?.size ?? 0) > 1.1 * (first?.size ?? 0));
  assert.ok((last?.size ?? 0) >= (first?.size ?? 0));
  assert.deepEqual(first?.aligns, blow?.aligns);
  const [before, , after] = await laid(false);
  assert.equal(before?.size, after?.size);
});

test("in a story the amount of a sentence strikes, with what leads to it and follows it small around it", async () => {
  const words = "At four in the morning she struck a reef off the coast";
  const story: StatementVisual = {
    kind: "statement",
    text: "She was a lifeboat, forty-five miles away at Tynemouth",
    point: { start: 20, end: 36 },
    more: ["Her crew rowed", words].map((text, at) => ({ text, cue: { sentence: 4 * (at + 1), offset: 0 } })),
  };
  for (const format of FORMATS) {
    const context = contextOf("cinematic_story", "en", format);
    const { layers } = await layoutVisual(story, context);
    const [lead, amount, addition] = voicesOf(layers, "statement");
    const [plain] = voicesOf(layers, "statement-3");
    assert.deepEqual([lead?.words, amount?.words, addition?.words], [
      "She was a lifeboat,", "forty-five miles", "away at Tynemouth",
    ]); // prettier-ignore
    // In a tall frame its width is what there is.
    const larger = format.width > format.height ? 1.1 : 0.9;
    assert.ok((amount?.size ?? 0) >= larger * (plain?.size ?? 0), `${amount?.size} beside ${plain?.size}`);
    assert.ok((lead?.size ?? 0) <= 0.8 * (amount?.size ?? 0));
  }
});

test("much that follows a point leaves the point large, and is itself as large as there is room for", async () => {
  const [wide] = FORMATS;
  assert.ok(wide !== undefined);
  const context = { ...contextOf("cinematic_story", "en", wide), closes: true };
  const visual: StatementVisual = {
    kind: "statement",
    heading: "What it changed",
    text: "Within twenty years almost every rowing lifeboat in Britain had an engine",
    point: { start: 7, end: 19 },
  };
  const [, amount, addition] = voicesOf((await layoutVisual(visual, context)).layers, "statement");
  assert.ok((amount?.size ?? 0) > context.theme.size.lead * 1.8);
  assert.ok((addition?.size ?? 0) > context.theme.size.lead * 1.1, `${addition?.size}`);
});

test("under a heading the first thought waits for its word, as the ones after it do; without one it is there at once", async () => {
  const answers: StatementVisual = {
    kind: "statement",
    heading: "Why we close on Mondays",
    text: "Because nobody came",
    cue: { sentence: 4, offset: 0 },
    more: [{ text: "We counted three visitors", cue: { sentence: 8, offset: 0 } }],
  };
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const from = async (visual: StatementVisual): Promise<number> => {
      const { layers } = await layoutVisual(visual, context);
      return layers.find(({ id }) => id === "statement")?.tracks.opacity?.[0]?.frame ?? -1;
    };
    assert.equal(await from(answers), context.at({ sentence: 4, offset: 0 }), style);
    const { heading: _, ...bare } = answers;
    assert.equal(await from(bare), context.opening, style);
  }
});
