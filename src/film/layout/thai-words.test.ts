import assert from "node:assert/strict";
import test from "node:test";
import { themeFor } from "../components/testing/theme-for.ts";
import { textBlock } from "./text-block.ts";

const theme = themeFor("clean_lecture", { width: 1920, height: 1080, fps: 30 });

function lines(text: string, width: number): string[] {
  const style = { face: "heading" as const, size: 80, color: "#000000" };
  const { lines } = textBlock(text, style, { width }, { theme, language: "th", direction: "ltr" });
  return lines.map((line) => line.text);
}

/** Asserts at many widths that each of these stands on one line wherever it has room. */
function whole(text: string, words: readonly string[]): void {
  for (let width = 360; width < 1000; width += 40) {
    const set = lines(text, width);
    for (const word of words)
      assert.ok(
        set.some((line) => line.includes(word)),
        `${width}: ${set.join(" / ")}`,
      );
  }
}

test("what makes a noun stays with its word, and so does the mark of repetition", () => {
  for (let width = 300; width < 1000; width += 50) {
    for (const line of lines("วิธีทำต้มยำกุ้งแบบง่าย ๆ ที่บ้าน", width)) assert.doesNotMatch(line, /^ๆ/u);
    for (const line of lines("ประหยัดด้วยการใช้พลังงานแสงอาทิตย์และความร้อน", width))
      assert.doesNotMatch(line, /(?:การ|ความ)$/u);
  }
});

test("no line ends within a written syllable, whatever the dictionary has", () => {
  whole("สิ่งที่ต้องเตรียม", ["เตรียม"]);
});

test("a compound of two words of the dictionary is one word", () => {
  whole("ห้องสมุดชุมชนเปิดทุกวันเสาร์", ["ห้องสมุด"]);
  whole("ยอดขายเพิ่มขึ้นสองเท่า", ["ยอดขาย", "เพิ่มขึ้น", "สองเท่า"]);
  whole("มีผู้เข้าร่วมกว่า 10 ล้านคนทั่วประเทศ", ["10 ล้านคน"]);
});

test("a compound gives way where its line is narrower, between its words", () => {
  assert.deepEqual(lines("ห้องสมุด", 200), ["ห้อง", "สมุด"]);
});

test("letters of a compound within other words tie nothing", () => {
  // "... of eating" ends in the letters of "of" and begins in those of "eat".
  assert.ok(lines("สมองของกินรี", 300).length > 1);
});
