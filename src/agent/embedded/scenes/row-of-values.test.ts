import assert from "node:assert/strict";
import { test } from "node:test";
import { rowOfValues } from "./row-of-values.ts";

const displays = (text: string, language: string): string[] | null =>
  rowOfValues(text, language)?.points.map(({ label, display }) => `${label} ${display}`) ?? null;

test("what the first value counts is counted in the whole row where nouns have one form", () => {
  assert.deepEqual(
    displays("Sejak itu warung bertambah: 6 orang pada 2012, 15 pada 2018, 31 pada 2024.", "id"),
    ["2012 6 orang", "2018 15 orang", "2024 31 orang"],
  );
  assert.deepEqual(displays("Số học viên tăng: 12 người vào năm 2015, 30 năm 2019 và 55 năm 2023.", "vi"), [
    "2015 12 người",
    "2019 30 người",
    "2023 55 người",
  ]);
});

test("a Japanese or Korean topic says what bare numbers count", () => {
  assert.deepEqual(displays("来場者は2018年が420、2020年が160、2022年が510でした。", "ja"), [
    "2018 420",
    "2020 160",
    "2022 510",
  ]);
});

test("numbers without a topic, and what each names otherwise, are no row", () => {
  assert.equal(displays("2018年が420、2020年が160、2022年が510でした。", "ja"), null);
  assert.equal(displays("Ada 6 orang pada 2012, 15 sepeda pada 2018, 31 pada 2024.", "id"), null);
  assert.equal(displays("Ia lahir pada 1941, menikah pada 1960 dan pindah pada 1972.", "id"), null);
});

test("what joins Arabic and Hebrew names of a row is no part of them", () => {
  const labels = (sentence: string, language: string) =>
    rowOfValues(sentence, language, true)?.points.map(({ label }) => label);
  assert.deepEqual(
    labels("تنتج البرازيل نحو 38 % من قهوة العالم، وفيتنام 17 %، وكولومبيا 8 %، وإثيوبيا 5 %.", "ar"),
    ["البرازيل", "فيتنام", "كولومبيا", "إثيوبيا"],
  );
  // One that begins with that letter by itself, beside others that do not.
  assert.deepEqual(labels("القمح 38 %، الشعير 17 %، الوقود 8 %، ورق 5 %.", "ar"), ["القمح", "الشعير", "الوقود", "ورق"]); // prettier-ignore
});

test("spans of time whose unit only the first has are a course", () => {
  for (const [language, sentence, ...labels] of [
    [
      "en",
      "After ten years you have 1,629 euros, after twenty 2,653, after thirty 4,322 and after forty 7,040.",
      "ten years",
      "twenty years",
      "thirty years",
      "forty years",
    ],
    [
      "de",
      "Nach zehn Jahren sind es 1.629 Euro, nach zwanzig 2.653, nach dreißig 4.322 und nach vierzig 7.040.",
      "zehn Jahre",
      "zwanzig Jahre",
      "dreißig Jahre",
      "vierzig Jahre",
    ],
  ] as const) {
    const row = rowOfValues(sentence, language, true);
    assert.equal(row?.course, true);
    assert.deepEqual(row?.points.map(({ label }) => label), labels); // prettier-ignore
    assert.deepEqual(row?.points.map(({ value }) => value), [1629, 2653, 4322, 7040]); // prettier-ignore
  }
});
