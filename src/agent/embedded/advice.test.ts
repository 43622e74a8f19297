import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseStyle } from "./choose-style.ts";
import { givesAdvice } from "./advice.ts";

const ADVICE = [
  "Max was beaten by the man who had him before.",
  "Keep your voice low.",
  "He came to us in 2019, and for a month he would not eat.",
  "Wait until he stands still.",
];
const STORY = [
  "Max was beaten by the man who had him before.",
  "“Keep your voice low,” said my aunt.",
  "He came to us in 2019, and for a month he would not eat.",
  "“Wait until he stands still.”",
];

test("advice bids viewers do something again and again; what is said within a story does not", () => {
  assert.ok(givesAdvice(ADVICE, "en"));
  assert.ok(!givesAdvice(STORY, "en"));
  assert.ok(!givesAdvice([...ADVICE, ...STORY, ...STORY, ...STORY, ...STORY], "en"));
  assert.ok(givesAdvice(["Wash your hands.", "Dry your hands well."], "en"));
  assert.ok(!givesAdvice(["Wash your hands."], "en"));
});

test("advice is no story, whoever it tells of; what was asked for or dedicated stays one", () => {
  const kinds = ["title", "statement", "quote", "timeline", "statement"] as const;
  const text = "In 1919 he came, and in 1953 he left. “I was cold.”";
  const styleOf = (givesAdvice: boolean, isDedicated = false) =>
    chooseStyle("auto", null, text, kinds, false, [], {
      audience: null,
      title: "",
      language: "en",
      isDedicated,
      givesAdvice,
    });
  assert.equal(styleOf(false).style, "cinematic_story");
  assert.equal(styleOf(true).style, "clean_lecture");
  assert.match(styleOf(true).reason ?? "", /tells its viewers what to do/);
  assert.equal(styleOf(true, true).style, "cinematic_story");
  assert.equal(chooseStyle("cinematic_story", null, text, kinds, false, [], { audience: null, title: "", language: "en", givesAdvice: true }).style, "cinematic_story"); // prettier-ignore
});
