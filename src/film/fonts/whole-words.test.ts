import assert from "node:assert/strict";
import test from "node:test";
import { BRICOLAGE, FRAUNCES, INTER, JETBRAINS_MONO, PLEX_SANS, SPACE_GROTESK } from "./font-packages.ts";
import { fontStack } from "./font-stack.ts";

const packagesOf = (...asked: Parameters<typeof fontStack>): string[] => [
  ...new Set(fontStack(...asked).families.map((family) => family.split("/")[0] ?? "")),
];

test("a line whose letters the face lacks is set whole in the one that has them, figures too", () => {
  assert.deepEqual(packagesOf("Свет: 1990 год, GPT-4", SPACE_GROTESK, "ru"), ["inter"]);
  assert.deepEqual(packagesOf("كيف تصنع 24", BRICOLAGE, "ar"), ["noto-sans-arabic"]);
  assert.deepEqual(packagesOf("Свет 1990", PLEX_SANS, "ru"), ["ibm-plex-sans"], "it has Cyrillic");
});

test("a serif face gives way to a serif face", () => {
  assert.deepEqual(packagesOf("φωτοσύνθεση 2", FRAUNCES, "el"), ["source-serif-4"]);
  assert.deepEqual(packagesOf("Фотосинтез", FRAUNCES, "ru"), ["source-serif-4"]);
});

test("a foreign word among others takes only itself out of the face", () => {
  const packages = packagesOf("The Greek word φως means light", FRAUNCES, "en");
  assert.deepEqual(packages, ["fraunces", "source-serif-4"]);
});

test("no word is mixed of two faces: one letter that is missing takes the text elsewhere", () => {
  // Of the signs of speech these faces have some.
  for (const face of [FRAUNCES, BRICOLAGE, SPACE_GROTESK, PLEX_SANS])
    assert.deepEqual(packagesOf("say ˈfəʊtəʊ", face, "en"), ["inter"], face.id);
  assert.deepEqual(packagesOf("say photo", FRAUNCES, "en"), ["fraunces"]);
});

test("Chinese and Japanese lines have all their figures and Latin words from the face of their characters", () => {
  assert.deepEqual(packagesOf("二十四节气 GPT 2024", SPACE_GROTESK, "zh"), ["noto-sans-sc"]);
  for (const date of ["1992年", "2021年3月1日"])
    assert.deepEqual(packagesOf(date, PLEX_SANS, "zh"), ["noto-sans-sc"], date);
  assert.deepEqual(packagesOf("1800", PLEX_SANS, "zh"), ["ibm-plex-sans"]);
});

test("but beside letters without serifs no figure has any", () => {
  assert.deepEqual(packagesOf("塩 130グラム", FRAUNCES, "ja"), ["noto-sans-jp"]);
  assert.deepEqual(packagesOf("נפתח ב-6 בספטמבר, 9:00", FRAUNCES, "he"), ["noto-sans-hebrew"]);
  assert.deepEqual(packagesOf("Łódź 1905", FRAUNCES, "pl"), ["fraunces"]);
});

test("figures and signs alone stay in the face, and so does code with a foreign remark", () => {
  assert.deepEqual(packagesOf("44.7%", FRAUNCES, "ru"), ["fraunces"]);
  assert.deepEqual(packagesOf("const total = 1; // итог", JETBRAINS_MONO, "ru"), ["jetbrains-mono"]);
  assert.deepEqual(packagesOf("Łódź", INTER, "pl"), ["inter"]);
});
