import assert from "node:assert/strict";
import test from "node:test";
import { themeFor } from "../components/testing/theme-for.ts";
import { breakCost } from "./break-cost.ts";
import { fitDisplay, textBlock, widestWordWidth } from "./text-block.ts";
import { directionOf } from "./text-context.ts";
import type { TextContext, TextStyle } from "./text-context.ts";

const theme = themeFor("clean_lecture", { width: 1080, height: 1920, fps: 30 });
const style: TextStyle = { face: "heading", size: 80, color: "#000000" };
const inLanguage = (language: string): TextContext => ({ theme, language, direction: directionOf(language) });
const lines = (text: string, language: string, width: number): string[] =>
  textBlock(text, style, { width }, inLanguage(language)).lines.map((line) => line.text);

test("a line ends at an ellipsis or a dash, and none begins with one", () => {
  for (let width = 500; width < 1000; width += 20) {
    for (const line of lines("慢一点……再慢一点——生活的味道，就在这杯茶里", "zh", width).slice(1))
      assert.doesNotMatch(line, /^[—…]/u);
    for (const line of lines("千年もつ紙――和紙の秘密をさぐる旅", "ja", width).slice(1))
      assert.doesNotMatch(line, /^[―…]/u);
  }
  assert.equal(lines("رشفة بعد رشفة… هكذا يبدأ اليوم الجميل", "ar", 700)[0], "رشفة بعد رشفة…");
});

test("a title is set on one line sooner than with two signs left over", () => {
  const block = fitDisplay("一杯好茶的秘诀", { ...style, size: 150 }, { width: 912 }, inLanguage("zh"));
  assert.equal(block.lines.length, 1);
  // A longer one has no other way, and is no smaller for it.
  const long = fitDisplay(
    "为什么我们需要更多的城市森林",
    { ...style, size: 150 },
    { width: 912 },
    inLanguage("zh"),
  );
  assert.ok(long.lines.length > 1 && (long.lines.at(-1)?.text.length ?? 0) > 2);
});

test("small words stay with what they belong to", () => {
  const at = (first: string, second: string, language: string): number =>
    breakCost(
      [first, second].map((text) => ({ text, width: 500 })),
      language,
    );
  assert.ok(at("الشاي الجيد لا", "يعرف العجلة", "ar") > at("الشاي الجيد", "لا يعرف العجلة", "ar"));
  assert.ok(at("הוא בא אל", "הבית", "he") > at("הוא בא", "אל הבית", "he"));
  assert.ok(at("मेरे घर", "में चाय है", "hi") > at("मेरे घर में", "चाय है", "hi"));
  // No postposition: a longer word that begins with its letters.
  assert.equal(at("घर", "पराया है", "hi"), at("घर", "दूसरा है", "hi"));
  for (let width = 420; width < 1000; width += 20)
    for (const line of lines("뚜껑을 덮고 30초 동안 기다리면 마실 수 있습니다", "ko", width))
      assert.doesNotMatch(line, /^(?:동안|수)/u, String(width));
});

test("the width that a column needs is its widest word's, in scripts without spaces too", () => {
  const ems = (text: string, language: string): number =>
    Math.round(widestWordWidth(text, style, inLanguage(language)) / style.size);
  assert.equal(ems("さわやかなあまみ", "ja"), 5);
  assert.equal(ems("400ミリリットル", "ja"), 8);
  assert.equal(ems("醇厚甘甜，花果香气", "zh"), 3);
  assert.ok(ems("ห้องสมุดชุมชน", "th") >= 4);
});

test("of two breaks alike in width the one before a phrase is better, and a short word alone between lines the worse", () => {
  const cost = (...texts: [string, number][]) =>
    breakCost(
      texts.map(([text, width]) => ({ text, width })),
      "en",
    );
  assert.ok(
    cost(["and two seconds later", 460], ["the receipt prints", 353]) <
      cost(["and two seconds", 356], ["later the receipt prints", 457]),
  );
  assert.ok(
    cost(["thick the", 90], ["molten", 66], ["rock is and", 95], ["how much", 85]) >
      cost(["thick the", 90], ["molten rock", 110], ["is and how", 95], ["much gas", 85]),
  );
});
