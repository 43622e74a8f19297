import assert from "node:assert/strict";
import test from "node:test";
import { FINAL, finalOf, withFinal } from "./hangul.ts";

test("a syllable's final consonant is read and put in its place", () => {
  assert.equal(finalOf("한글"), FINAL.l);
  assert.equal(finalOf("한"), FINAL.n);
  assert.equal(finalOf("종이"), FINAL.none);
  assert.equal(finalOf("힣"), 27);
  assert.equal(withFinal("쓴", FINAL.b), "씁");
  assert.equal(withFinal("만들", FINAL.m), "만듬");
  assert.equal(withFinal("필요한", FINAL.none), "필요하");
});

test("what ends in no syllable has none and stays", () => {
  for (const text of ["", "2024", "film", "ㅋ", "漢"]) {
    assert.equal(finalOf(text), null, text);
    assert.equal(withFinal(text, FINAL.b), text);
  }
});
