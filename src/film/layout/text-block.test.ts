import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { themeFor } from "../components/testing/theme-for.ts";
import { fitDisplay, fits, fitText, textBlock } from "./text-block.ts";
import type { TextContext, TextStyle } from "./text-context.ts";
import { STYLE_NAMES } from "../../artifacts/style.ts";
import { lineInk, lineWidth, tidy } from "./text-measure.ts";
import { fontFor } from "./text-context.ts";
import { paintBlock } from "./paint-block.ts";

const theme = themeFor("clean_lecture", { width: 1920, height: 1080, fps: 30 });
const english: TextContext = { theme, language: "en", direction: "ltr" };
const style: TextStyle = { face: "heading", size: 80, color: "#000000" };
const lines = (text: string, width: number, context = english) =>
  textBlock(text, style, { width }, context).lines.map((line) => line.text);

const words = fc.constantFrom(
  "How",
  "a",
  "leaf",
  "makes",
  "food,",
  "photosynthesis",
  "and",
  "(why)",
  "21st",
  "“it”",
);
const sentence = fc.array(words, { minLength: 1, maxLength: 24 }).map((all) => all.join("  "));

test("lines keep every word in order, fit their width, and break no word that fits", () => {
  fc.assert(
    fc.property(sentence, fc.integer({ min: 640, max: 1700 }), (text, width) => {
      const block = textBlock(text, style, { width }, english);
      assert.equal(block.lines.map((line) => line.text).join(" "), tidy(text));
      assert.equal(block.brokenWord, false);
      for (const line of block.lines) {
        const drawn = lineWidth(line.text, fontFor(line.text, style, english), -0.01 * 80);
        assert.ok(drawn <= width + 2, `${line.text} is ${drawn} wide`);
      }
    }),
    { numRuns: 100 },
  );
});

test("fitText takes a smaller size until the text fits, down to the smallest and no further", () => {
  fc.assert(
    fc.property(sentence, fc.integer({ min: 80, max: 400 }), (text, height) => {
      const limits = { width: 900, height };
      const block = fitText(text, style, limits, english);
      assert.ok(block.style.size >= theme.minSize && block.style.size <= style.size);
      assert.ok(fits(block, limits) || block.style.size === theme.minSize);
    }),
    { numRuns: 50 },
  );
});

test("a line is broken where the sentence breathes, and no word stands alone on the last one", () => {
  assert.deepEqual(lines("What goes in, what comes out", 700), ["What goes in,", "what comes out"]);
  const last = lines("Every guess halves what is left until one remains", 900).at(-1) ?? "";
  assert.match(last, /\s/);
});

test("Chinese is broken between words, with full-width punctuation that never begins a line", () => {
  const chinese: TextContext = { theme, language: "zh", direction: "ltr" };
  const broken = lines("二十四节气是中国人通过观察太阳周年运动,形成的知识体系。", 700, chinese);
  assert.ok(broken.join("").includes("运动，形成"));
  for (const line of broken) assert.doesNotMatch(line, /^[，。]/u);
});

test("Arabic lines are set from the right edge, unspaced", () => {
  const arabic: TextContext = { theme, language: "ar", direction: "rtl" };
  const block = textBlock("ما الذي تحتاجه الورقة", style, { width: 900 }, arabic);
  const [paint] = paintBlock(block, { x: 100, y: 0, width: 900 }, arabic);
  assert.ok(paint?.kind === "text");
  assert.equal(paint.x, 1000);
  assert.equal(paint.align, "right");
  assert.equal(paint.letterSpacing, 0);
});

test("emphasis colours the words it names, at the places they have in the line", () => {
  const source = "Every guess  halves what is left";
  const block = textBlock(source, style, { width: 1600 }, english);
  const paints = paintBlock(
    block,
    { x: 0, y: 0, width: 1600, emphasis: { spans: [{ start: 13, end: 19 }], color: "#ff0000", source } },
    english,
  );
  const shown = paints.map((paint) => (paint.kind === "text" ? [paint.text, paint.color] : []));
  assert.deepEqual(shown, [
    ["Every guess ", "#000000"],
    ["halves", "#ff0000"],
    [" what is left", "#000000"],
  ]);
});

test("no line begins with a mark that closes, whatever the keyboard and the language of the film", () => {
  const phrase = fc.constantFrom(
    "天气预报",
    "节气",
    "饮食和节日里",
    "3.5%",
    "1,300円",
    "（春分）",
    "“秋天”",
    "使い方",
  );
  const mark = fc.constantFrom(",", ".", ";", ":", "!", "?", "，", "。", "、", "");
  const text = fc
    .array(fc.tuple(phrase, mark), { minLength: 3, maxLength: 12 })
    .map((parts) => parts.flat().join(""));
  fc.assert(
    fc.property(
      text,
      fc.constantFrom("zh", "ja", "en"),
      fc.integer({ min: 420, max: 1500 }),
      (all, language, width) => {
        const block = textBlock(all, style, { width }, { ...english, language });
        if (block.brokenWord) return;
        for (const line of block.lines.slice(1))
          assert.doesNotMatch(
            line.text,
            /^[,.;:!?…，。、；：！？)）】」』%”’]/u,
            JSON.stringify(block.lines),
          );
      },
    ),
    { numRuns: 150 },
  );
});

test("a figure stays with the word that a hyphen joins it to", () => {
  for (const width of [300, 360, 420, 480, 540, 600]) {
    const block = textBlock("What is GPT-4 (2023) and COVID-19 today", style, { width }, english);
    const words = block.lines.flatMap(({ text }) => text.split(" "));
    if (!block.brokenWord) assert.ok(words.includes("GPT-4") && words.includes("COVID-19"), words.join("|"));
  }
});

test("the two ends of a span stand in one line", () => {
  for (const width of [420, 500, 560, 640, 720]) {
    for (const line of lines("Próby są we wtorki i czwartki 18.30–20.45 w szkole, 80–100 osób", width))
      assert.doesNotMatch(line, /–$/u, String(width));
  }
});

test("two Hindi numbers that a hyphen joins stand in one line, and so do the two years of a Chinese span", () => {
  const hindi: TextContext = { theme, language: "hi", direction: "ltr" };
  const chinese: TextContext = { theme, language: "zh-CN", direction: "ltr" };
  for (const width of [420, 480, 540, 600, 660]) {
    const said = textBlock("तेज़ दौड़ में केवल दो-तीन शब्द ही निकलते हैं", style, { width }, hindi);
    if (!said.brokenWord)
      assert.ok(
        said.lines.some(({ text }) => text.includes("दो-तीन")),
        `${width}`,
      );
    const years = textBlock("北宋庆历年间（1041—1048年），平民毕昇想出了一个办法", style, { width }, chinese);
    if (!years.brokenWord) assert.ok(years.lines.some(({ text }) => text.includes("1041—1048年")), `${width}: ${years.lines.map(({ text }) => text).join("|")}`); // prettier-ignore
  }
});

test("a line of figures within an Arabic text runs from right to left, a figure alone does not", () => {
  const arabic: TextContext = { theme, language: "ar", direction: "rtl" };
  const directions = (text: string, width: number): (string | undefined)[] => {
    const block = textBlock(text, style, { width }, arabic);
    return paintBlock(block, { x: 0, y: 0, width }, arabic).map((paint) =>
      paint.kind === "text" ? paint.direction : undefined,
    );
  };
  assert.deepEqual(directions("ما هو GPT-4 (2023)؟", 560), ["rtl", "rtl"]);
  assert.deepEqual(directions("+74 kg", 560), ["ltr"]);
});

test("a number keeps its groups and its unit on one line, and so do French signs", () => {
  const text = "Le bâtiment a gagné 1 200 m² en 2 ans : « vraiment » grand, à 15 km d'ici !";
  for (let width = 600; width <= 1700; width += 40) {
    const block = textBlock(text, style, { width }, { ...english, language: "fr" });
    const broken = block.lines.map((line) => line.text.replaceAll("\u00A0", " ")).join("|");
    assert.equal(broken.replaceAll("|", " "), text.replace("'", "’"));
    assert.doesNotMatch(broken, /\d\|200|200\|m²|15\|km|\|[!:»]|«\|/u);
    // In a column a line may end with such a word sooner than be half empty.
    if (width >= style.size * 9) assert.doesNotMatch(broken, /(?:^| )[aà]\|/u);
  }
  const polish = { ...english, language: "pl" };
  for (let width = 500; width <= 1700; width += 40) {
    const block = textBlock("Poszli w góry i nad morze, a potem z powrotem", style, { width }, polish);
    assert.doesNotMatch(block.lines.map((line) => line.text).join("|"), /(?:^|[\s|])[wiaz]\|/iu);
  }
  assert.equal(tidy("  1\u00A0200   m²\n"), "1\u00A0200 m²");
});

const STACKED: Record<string, string> = {
  vi: "Nguyễn gấp gạp quỵ ngã ẤM ỂN ỖI Ự Ậ Ể ngày ngày quỳ",
  th: "ที่ปั๊มน้ำกี่ผู้ใหญ่ปั่นฟื้นฟู กตัญญู ที่นี่ปู่ย่ารู้ซึ้งปลื้ม",
  km: "ស្ត្រីខ្ញុំបំផ្លាញទ្រឹស្តី ក្រសួងយុត្តិធម៌ ប៉ុន្ដែស្រ្តីខ្មែរ",
  te: "క్ష్మీ స్త్రీ శ్రీకృష్ణుడు ర్త్స్య ద్వైపాక్షిక జ్ఞానం",
  hi: "र्क्षीं ज्ञूँ हृँ स्त्रीं द्ध्रूँ ऑफ़ ऍँ क़्ष्म्यूँ",
  ar: "لَّاً مُحَمَّدٍ ٱللَّهِ إِنَّآ يُؤْتِىٓ فِيهِۦ جِهَازٌ",
  el: "ᾏ ᾦ ἂ ᾯ ῲ Ἄ Ὦ ᾅδω ἤγγιζε ψῃφῷ",
};

test("marks on marks keep clear of the line above, also in a film of another language", () => {
  for (const name of STYLE_NAMES) {
    const own = themeFor(name, { width: 1920, height: 1080, fps: 30 });
    for (const [language, text] of Object.entries(STACKED))
      for (const face of ["heading", "body", "strong"] as const)
        for (const film of [language, "en"]) {
          const context: TextContext = { theme: own, language: film, direction: "ltr" };
          const block = textBlock(text, { ...style, face }, { width: 420 }, context);
          assert.ok(block.lines.length > 1);
          const inks = block.lines.map((line) => lineInk(line.text, block.font, block.tracking));
          inks.slice(1).forEach(({ ascent }, above) => {
            const clear = block.leading - ascent - (inks[above]?.descent ?? 0);
            assert.ok(clear >= 2, `${name} ${face} ${language} in ${film}: ${clear} px`);
          });
        }
  }
});

test("a short beginning is not torn from its word", () => {
  for (let width = 500; width <= 1500; width += 50)
    for (const line of lines("The new on-call rotation needs your e-mail address", width))
      assert.doesNotMatch(line, /-$/u, line);
});

test("widths scaled from one measuring are those of each size", () => {
  for (const [language, text] of [
    ["en", "Wind overtook gas, by 35.4 %"],
    ...Object.entries(STACKED),
  ] as const) {
    for (const size of [28, 37, 51, 84, 173]) {
      const context: TextContext = {
        theme: themeFor("clean_lecture", { width: 1920, height: 1080, fps: 30 }),
        language,
        direction: "ltr",
      };
      const block = textBlock(text, { ...style, size }, { width: 100_000, balance: false }, context);
      const own = lineWidth(text, block.font, block.tracking);
      assert.ok(
        Math.abs((block.lines[0]?.width ?? 0) - own) < 0.002 * own + 0.5,
        `${language} at ${size} px`,
      );
    }
  }
});

test("a letter that is a word stays with the next one, and apostrophes are those of print", () => {
  const russian = { ...english, language: "ru" };
  for (let width = 500; width <= 1500; width += 50) {
    for (const line of textBlock("Шахта и монтаж щита в грунте с водой", style, { width }, russian).lines)
      assert.doesNotMatch(line.text, /(?:^| )[ивс]$/u, line.text);
  }
  assert.deepEqual(lines("the sender's 'own' address", 1800), ["the sender’s 'own' address"]);
  const code = textBlock("it's", { ...style, face: "mono" }, { width: 900 }, english);
  assert.equal(code.lines[0]?.text, "it's");
});

test("several short words are not each a line of their own", () => {
  const tall: TextContext = {
    ...english,
    theme: themeFor("clean_lecture", { width: 1080, height: 1920, fps: 30 }),
    language: "de",
  };
  const text = "Wasser, Malz, Hopfen und Hefe, mehr braucht es nicht";
  const set = fitDisplay(text, { ...style, size: 150 }, { width: 640, height: 1400, steady: true }, tall);
  assert.match(set.lines[0]?.text ?? "", /^Wasser, Malz/u, set.lines.map((line) => line.text).join(" / "));
});

test("sentences that each name a thing and its value are lines of their own, without stops; others run on", () => {
  assert.deepEqual(lines("Fridges: 2 to 5 °C. Freezer: −18 °C or colder.", 1600), ["Fridges: 2 to 5 °C", "Freezer: −18 °C or colder"]); // prettier-ignore
  assert.deepEqual(lines("Fridges: 2 to 5 °C. She decides.", 1600), ["Fridges: 2 to 5 °C. She decides."]);
  assert.deepEqual(lines("Open from 8:30. Closed at 9:15.", 1600), ["Open from 8:30. Closed at 9:15."]);
});

test("where two sentences take several lines, each begins one; a title before a name ends none", () => {
  assert.deepEqual(lines("The boat goes in at the bottom. The gates close behind it.", 800), [
    "The boat goes in",
    "at the bottom.",
    "The gates close",
    "behind it.",
  ]);
  const titled = lines("Ask at the desk for Dr. Osei or for Prof. Adeyemi of the eye unit", 800);
  assert.ok(!titled.some((line) => /Dr\.$|Prof\.$/u.test(line)), titled.join(" / "));
  assert.equal(lines("It is dark. It is late.", 1600).length, 1);
});
