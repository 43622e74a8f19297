import assert from "node:assert/strict";
import test from "node:test";
import type { Format } from "../../artifacts/timeline.ts";
import { themeFor } from "../components/testing/theme-for.ts";
import { evenLines } from "./even-lines.ts";
import { textBlock } from "./text-block.ts";
import type { TextContext, TextStyle } from "./text-context.ts";
import { directionOf } from "./text-context.ts";

const linesOf = (...all: string[]) => ({
  brokenWord: false,
  lines: all.map((text) => ({ text, width: text.length })),
});
const evened = (width: number, language: string, ...all: string[]): string[] =>
  evenedFrom(all.join(" "), width, language, ...all);
const evenedFrom = (source: string, width: number, language: string, ...all: string[]): string[] =>
  evenLines(linesOf(...all), width, ({ length }) => length, language, source).lines.map(({ text }) => text);

test("no word is left over on the last line where the one above it has words to give", () => {
  assert.deepEqual(evened(18, "en", "The projectionist", "had to carry it", "up"), [
    "The projectionist",
    "had to carry",
    "it up",
  ]);
  assert.deepEqual(evened(19, "fr", "caillot, à", "condition d'arriver", "dans les", "quatre heures et", "demie").at(-1), "et demie"); // prettier-ignore
});

test("a word that was parted after its hyphen is whole again where its end moves up, and a hyphen before a space keeps it", () => {
  const source = "In Braunschweig, an der Physikalisch-Technischen Bundesanstalt";
  const whole = evenedFrom(
    source,
    44,
    "de",
    "In Braunschweig, an der Physikalisch-",
    "Technischen Bundesanstalt",
  );
  assert.equal(whole.join(" "), source);
  assert.deepEqual(whole, ["In Braunschweig, an der", "Physikalisch-Technischen Bundesanstalt"]);
  const pair = "Was sind die Vor- und Nachteile der ganzen Sache";
  assert.equal(
    evenedFrom(pair, 26, "de", "Was sind die Vor-", "und Nachteile der ganzen", "Sache").join(" "),
    pair,
  );
});

test("a line that is written otherwise than it is set leaves the lines after it as they are written", () => {
  const source = "In Braunschweig, an der Physikalisch-Technischen Bundesanstalt";
  const lines = [
    "Eines überaus schönen Tages waren sie schon",
    "Braunschweig, an der Physikalisch-",
    "Technischen Bundesanstalt",
  ];
  assert.equal(evenedFrom(source, 44, "de", ...lines).at(-1), "Physikalisch-Technischen Bundesanstalt");
});

test("a word goes on over two lines at once where only that mends them", () => {
  assert.deepEqual(evened(16, "uk", "усе лишаємо на", "партах і стаємо", "парами"), [
    "усе лишаємо",
    "на партах",
    "і стаємо парами",
  ]);
});

test("lines stay as they are where they break well, or where nothing fits the width that is moved", () => {
  assert.deepEqual(evened(20, "en", "What goes in,", "what comes out"), ["What goes in,", "what comes out"]);
  assert.deepEqual(evened(16, "en", "photosynthesises", "photosynthesises", "up"), [
    "photosynthesises",
    "photosynthesises",
    "up",
  ]);
});

test("no line ends with a small word of its language where another break is as good", () => {
  assert.deepEqual(evened(20, "tr", "Bebek için mama ve", "bez"), ["Bebek için", "mama ve bez"]);
  assert.deepEqual(evened(20, "el", "ψωμί, ελιές και", "νερό"), ["ψωμί, ελιές", "και νερό"]);
});

test("what is tied stays together", () => {
  const [, last] = evened(24, "en", "The shuttle leaves at 15 km", "away");
  assert.doesNotMatch(last ?? "", /^km/u);
});

test("in every script all words stay, in order, and within the width", () => {
  const texts: [string, string][] = [
    ["en", "The projectionist had to carry it up"],
    ["uk", "Першими йдуть молодші класи, сходами праворуч"],
    ["ar", "ولد عبد الرحيم سنة 1941 في محلة الميدان، وكان أبوه خبازاً"],
    ["he", "תשעים ושבעה אחוזים מהשריפות בישראל נגרמות בידי אדם"],
    ["hi", "डर से दिल तेज़ धड़कता है और ज़हर जल्दी फैलता है"],
    ["ko", "땅을 새로 파지 않고 얻는 광산, 사람들은 이것을 도시광산이라고 부릅니다"],
  ];
  const format: Format = { width: 1080, height: 1920, fps: 30 };
  const style: TextStyle = { face: "heading", size: 96, color: "#000000" };
  for (const [language, text] of texts)
    for (let width = 520; width < 1000; width += 40) {
      const theme = themeFor("clean_lecture", format);
      const context: TextContext = { theme, language, direction: directionOf(language) };
      const block = textBlock(text, style, { width }, context);
      if (block.brokenWord) continue;
      assert.equal(block.lines.map((line) => line.text).join(" "), text, language);
      assert.ok(block.width <= width + 1, `${language} ${width}`);
    }
});
