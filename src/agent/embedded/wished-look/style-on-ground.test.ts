import assert from "node:assert/strict";
import { test } from "node:test";
import { ON_PAPER, STYLE_NAMES, type StyleName, type VideoStyle } from "../../../artifacts/style.ts";
import { styleOnGround } from "./style-on-ground.ts";
import { wishedLook, type WishedLook } from "./wished-look.ts";

const DARK = wishedLook(["Dark background."]);
const LIGHT = wishedLook(["White background."]);

const styleOn = (style: StyleName, look: WishedLook, asked: VideoStyle = "auto"): StyleName =>
  styleOnGround({ style, reason: "it was chosen." }, asked, look).style;

test("what auto chose gives way to a style that has the ground that is ordered", () => {
  assert.equal(styleOn("clean_lecture", DARK), "science_explainer");
  for (const style of ["science_explainer", "product_showcase", "cinematic_story"] as const)
    assert.equal(styleOn(style, LIGHT), "clean_lecture", style);
  const { reason } = styleOnGround({ style: "cinematic_story", reason: null }, "auto", LIGHT);
  assert.equal(reason, "clean_lecture, because the brief wants a light ground.");
});

test("a style that has that ground stays, and a training turns its own dark", () => {
  for (const style of ON_PAPER) assert.equal(styleOn(style, LIGHT), style);
  for (const style of STYLE_NAMES.filter((one) => one !== "clean_lecture"))
    assert.equal(styleOn(style, DARK), style);
});

test("who asked for a style gets it, and white that is only one of the colours chooses none", () => {
  const white = wishedLook(["Colours: white and green."]);
  assert.deepEqual([white.ground, white.isGroundNamed], ["light", false]);
  for (const style of STYLE_NAMES) {
    for (const look of [DARK, LIGHT]) assert.equal(styleOn(style, look, style), style);
    assert.equal(styleOn(style, white), style);
    assert.equal(styleOn(style, wishedLook([])), style);
  }
});
