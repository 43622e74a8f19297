import assert from "node:assert/strict";
import test from "node:test";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { INTER, SOURCE_SERIF, SPACE_GROTESK } from "./font-packages.ts";
import { cssFont, fontStack } from "./font-stack.ts";
import { measureLine } from "./measure-line.ts";
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

test("a line of every script, with its rare letters, is covered by glyphs that our own files have", () => {
  const lines: [string, string][] = [
    ["en", "Åse, Łódź, Çeşme, Ñandú, Dvořák, Þór, ẞ, naïve, œuvre — Zażółć gęślą jaźń"],
    ["vi", "Tiếng Việt: Nguyễn Thị Ẩm Ướt"],
    ["en", "/ˌfəʊtəʊˈsɪnθəsɪs/ ʃʒθðŋɹɾʔ"],
    ["el", "Η φωτοσύνθεση, ἄνθρωπος ᾳ"],
    ["ru", "Фотосинтез, Їжак, Ђорђе, Ѓ Ќ"],
    ["ar", "التمثيل الضوئي في ١٢٣ خلية، (35%)"],
    ["ur", "ضیائی تالیف پودوں میں ہوتی ہے، ٹ ڈ ڑ ں"],
    ["he", "פוטוסינתזה — שָׁלוֹם, 35% (API)"],
    ["hi", "प्रकाश संश्लेषण की क्रिया ज़रूरी है।"],
    ["bn", "সালোকসংশ্লেষণ প্রক্রিয়া"],
    ["ta", "ஒளிச்சேர்க்கை நிகழ்வு"],
    ["te", "కిరణజన్య సంయోగక్రియ"],
    ["th", "การสังเคราะห์ด้วยแสงที่นี่"],
    ["km", "រស្មីសំយោគ ស្រ្តី"],
    ["ka", "ფოტოსინთეზი ᲐᲑᲒ"],
    ["hy", "Ֆոտոսինթեզ և"],
    ["am", "ብርሃን አስተጻምሮ።"],
    ["zh-Hans", "光合作用：“直”与骨，龘靐𠮷"],
    ["zh-Hant", "光合作用：「直」與骨"],
    ["ja", "光合成：「直」と骨、ヶ〒㎡カード"],
    ["ko", "광합성: 뷁 똠방각하 漢字"],
    ["en", "🌱👩‍🔬👨‍👩‍👧‍👦🏳️‍🌈🇩🇪👍🏽1️⃣☀️❤️ 2024 #1 ©"],
    ["en", "∀x∈ℝ: ∑√x ≤ ⌈y⌉ ∼ ⟨a⟩ ⊢ ∅ ∫ ∂ ≠ ≈ − × ÷"],
    ["en", "← → ↔ ⇒ ⇔ ↦ ⟶ ⇑ ↗ ▶ ►"],
    ["en", "$ € £ ¥ ₹ ₽ ₺ ₩ ₪ ₫ ₦ ₱ ฿ ₴ ₸ ₿"],
    ["en", "CO₂, H₂SO₄, 10⁵ m², 10²⁵, x⁻⁹, SO₄²⁻, aₙ₊₁"],
    ["en", "The word سلام means peace, שלום too"],
  ];
  for (const [language, line] of lines)
    assert.deepEqual(fontStack(line, INTER, language).missing, [], `${language}: ${line}`);
});

test("what a publisher's list claims and its file lacks is missing, not left to the machine's fonts", () => {
  // All of these are in ranges that the packages list for themselves.
  for (const character of ["⅓", "☐", "➜", "Ꮳ"])
    assert.deepEqual(fontStack(character, INTER, "en").missing, [character]);
  assert.deepEqual(fontStack("བོད", INTER, "en").missing, ["བ", "ོ", "ད"]);
});

test("small figures are small, and stand off the line", () => {
  const context = createCanvas(1, 1).getContext("2d");
  const metrics = (text: string) => {
    context.font = cssFont(fontStack(text, INTER, "en"), 400, 100);
    ensureFonts(context.font);
    return measureLine(context, text);
  };
  const [plain, lowered, raised] = [metrics("CO2"), metrics("CO₂"), metrics("CO⁹")];
  assert.ok(lowered.width < plain.width && lowered.width > metrics("CO").width);
  assert.ok(lowered.descent > plain.descent + 5);
  assert.ok(raised.ascent > plain.ascent + 5);
});
