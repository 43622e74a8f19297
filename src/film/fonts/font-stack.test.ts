import assert from "node:assert/strict";
import test from "node:test";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { INTER, SOURCE_SERIF, SPACE_GROTESK } from "./font-packages.ts";
import { cssFont, fontStack } from "./font-stack.ts";
import { ensureFonts } from "./register-fonts.ts";

test("a text names only the slices it needs, the style's own first and emoji last", () => {
  assert.deepEqual(fontStack("Leaf", SOURCE_SERIF, "en").families, ["source-serif-4/latin"]);
  const polish = fontStack("Łódź 🌱 1", INTER, "pl").families;
  assert.deepEqual(new Set(polish), new Set(["inter/latin-ext", "inter/latin", "noto-color-emoji/emoji"]));
  assert.equal(polish.at(-1), "noto-color-emoji/emoji");
  assert.deepEqual(fontStack("свет", SPACE_GROTESK, "ru").families, ["inter/cyrillic"]);
});

test("Han characters come from the package of the language", () => {
  const packageOf = (language: string) => fontStack("直", INTER, language).families[0]?.split("/")[0];
  assert.equal(packageOf("zh"), "noto-sans-sc");
  assert.equal(packageOf("zh-TW"), "noto-sans-tc");
  assert.equal(packageOf("zh-Hant"), "noto-sans-tc");
  assert.equal(packageOf("ja"), "noto-sans-jp");
  assert.equal(packageOf("ko"), "noto-sans-kr");
});

test("what no font of ours draws is told; spaces, joiners and selectors are not missed", () => {
  assert.deepEqual(fontStack("a\u{13000}b", INTER, "en").missing, ["\u{13000}"]);
  assert.deepEqual(fontStack("a \u200D\uFE0F\nb", INTER, "en").missing, []);
  assert.deepEqual(fontStack("→ ✓ ≤ ₂ № € °", INTER, "en").missing, []);
});

test("fonts register themselves once, and their weights differ", () => {
  const context = createCanvas(1, 1).getContext("2d");
  const widthAt = (weight: number) => {
    const font = cssFont(fontStack("Photosynthesis", INTER, "en"), weight, 100);
    ensureFonts(font);
    context.font = font;
    return context.measureText("Photosynthesis").width;
  };
  assert.ok(widthAt(800) > widthAt(400) * 1.03);
  assert.ok(GlobalFonts.has("inter/latin"));
  assert.throws(() => ensureFonts(`400 12px "no-such/font"`), /not one of ours/);
});

test("every script that we claim is really drawn: no empty boxes", () => {
  const context = createCanvas(400, 80).getContext("2d");
  const samples: [string, string][] = [
    ["ar", "السلام"],
    ["he", "שלום"],
    ["hi", "नमस्ते"],
    ["bn", "নমস্কার"],
    ["ta", "வணக்கம்"],
    ["te", "నమస్తే"],
    ["th", "สวัสดี"],
    ["km", "សួស្តី"],
    ["ka", "გამარჯობა"],
    ["hy", "Բարեւ"],
    ["am", "ሰላም"],
    ["ko", "안녕하세요"],
    ["ja", "こんにちは"],
    ["zh", "你好"],
  ];
  for (const [language, text] of samples) {
    const stack = fontStack(text, INTER, language);
    assert.deepEqual(stack.missing, [], language);
    const font = cssFont(stack, 400, 48);
    ensureFonts(font);
    context.clearRect(0, 0, 400, 80);
    context.font = font;
    context.fillText(text, 10, 55);
    const ink = context
      .getImageData(0, 0, 400, 80)
      .data.filter((value, index) => index % 4 === 3 && value > 128).length;
    assert.ok(ink > 200, `${language}: ${ink}`);
  }
});
