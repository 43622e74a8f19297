import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutSheetLines } from "./sheet-lines.ts";

const BODY = "\n\nThe tide rises for about six hours, and the rise is not even.\n";

test("what a text was written as, below its title, is no part of it", () => {
  for (const [title, sheet] of [
    ["# Evening 4: how much water will there be?", "Handout for the Tuesday group."],
    ["# نواعير حماة: الماء الذي يصعد وحده", "نصّ لقاعة المدخل في متحف المدينة"],
    ["Die Mühle", "Text für den Eingang des Museums"],
    ["Le moulin", "Texte pour l'entrée du musée"],
    ["Млин", "Текст для входу"],
  ] as const) {
    const source = `${title}\n\n${sheet}${BODY}`;
    const { text, wishes } = withoutSheetLines(source);
    assert.deepEqual(wishes, [sheet], title);
    assert.equal(text.length, source.length);
    assert.ok(!text.includes(sheet) && text.includes(title) && text.includes("The tide rises"), text);
  }
});

test("of a line below the title only its first sentence goes", () => {
  const { text } = withoutSheetLines(
    `# Tides\n\nHandout for the Tuesday group. Bring a pencil and last week's almanac page.${BODY}`,
  );
  assert.ok(text.includes("Bring a pencil") && !text.includes("Handout"), text);
});

test("a bracket behind the title that says where the text is to hang goes", () => {
  for (const [line, name] of [
    ["老面坊 十月起的变化（贴门口+发群里用）", "老面坊 十月起的变化"],
    ["Summer timetable (draft 2)", "Summer timetable"],
    ["Sommerfest (für den Aushang)", "Sommerfest"],
  ] as const)
    assert.equal(
      withoutSheetLines(`${line}\n\n各位街坊：老面包要提前一天订。`).text.split("\n")[0]?.trim(),
      name,
    );
});

test("what is told stays", () => {
  for (const source of [
    `# Notes\n\nNotes on bees and what they eat.${BODY}`,
    `# The hall\n\nText messages for parents are sent on Fridays, and letters on Mondays.${BODY}`,
    `Canal du Midi (CM2, histoire)\n\nLe problème.${BODY}`,
    `儿童手表（学生用）\n\n手表可以打电话。`,
    "One line (draft)",
  ]) {
    const { wishes } = withoutSheetLines(source);
    assert.deepEqual(source.startsWith("One line") ? [] : wishes, [], source);
  }
});
