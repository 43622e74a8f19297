import assert from "node:assert/strict";
import { test } from "node:test";
import { isNoTitle } from "./no-title.ts";

test("heads of the material and labels of a date name no film", () => {
  for (const head of [
    "Points to be covered",
    "The information to tell",
    "La información que hay que contar",
    "Pontos a abordar:",
    "Co trzeba przekazać",
    "معلومات عامة",
    "जानकारी यह है",
    "시행일: 2026년 3월 2일 월요일 첫차부터",
    "工期：2026年5月6日至7月20日",
    "When: Sunday 14 December, 6pm",
  ])
    assert.ok(isNoTitle(head), head);
});

test("titles that begin with the same words stay titles", () => {
  for (const title of [
    "Time: the forgotten dimension",
    "Where the river bends",
    "The facts of life",
    "Details matter",
    "Information for new drivers",
    "Zahlen lügen nicht",
    "Background radiation",
    "Data: where it lives",
  ])
    assert.ok(!isNoTitle(title), title);
});
