import assert from "node:assert/strict";
import test from "node:test";
import { themeFor } from "../components/testing/theme-for.ts";
import { textBlock } from "./text-block.ts";

const theme = themeFor("clean_lecture", { width: 1080, height: 1920, fps: 30 });

function lines(text: string, width: number): string[] {
  const style = { face: "heading" as const, size: 80, color: "#000000" };
  const { lines } = textBlock(text, style, { width }, { theme, language: "my", direction: "ltr" });
  return lines.map((line) => line.text);
}

test("a Burmese line ends at a blank, and begins with no particle and no ending", () => {
  for (let width = 660; width < 1060; width += 40) {
    for (const text of ["အိမ်မှာ အရသာရှိတဲ့ လက်ဖက်ရည် ဘယ်လိုဖျော်မလဲ", "ရေ ၄၀၀ မီလီလီတာကို ဆူအောင် တည်ပါ"]) {
      const set = lines(text, width);
      assert.equal(set.join(" "), text, String(width));
      for (const line of set) assert.doesNotMatch(line, /^(?:တဲ့|ကို|မှာ|အောင်)/u, String(width));
      assert.ok(!set.some((line) => line.endsWith("၄၀၀")), set.join(" / "));
    }
  }
});

test("a Burmese phrase that is wider than its line is broken between its words", () => {
  const set = lines("ဘယ်လိုဖျော်မလဲ", 260);
  assert.ok(set.length > 1);
  assert.equal(set.join(""), "ဘယ်လိုဖျော်မလဲ");
});
