import assert from "node:assert/strict";
import test from "node:test";
import { contextOf } from "../testing/layout-laws.ts";
import { iconItems } from "./list-item.ts";

test("icons mark a list where each item has its own, or all the same", () => {
  const context = contextOf("clean_lecture", "en", { width: 1920, height: 1080, fps: 30 });
  const markers = (icons: (string | undefined)[]) =>
    iconItems(
      icons.map((icon, at) => ({ label: `Item ${at}`, frame: at, ...(icon === undefined ? {} : { icon }) })),
      context,
    ).map(({ marker }) => marker.kind);
  assert.deepEqual(markers(["leaf", "water", "people"]), ["icon", "icon", "icon"]);
  assert.deepEqual(markers(["leaf", "leaf"]), ["icon", "icon"]);
  assert.deepEqual(markers(["leaf", "water", "leaf"]), ["dot", "dot", "dot"]);
  assert.deepEqual(markers(["leaf", undefined]), ["dot", "dot"]);
});
