import assert from "node:assert/strict";
import { test } from "node:test";
import type { Format } from "../../../artifacts/timeline.ts";
import { contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";
import { itemVoices } from "./item-voices.ts";

const TALL: Format = { width: 1080, height: 1920, fps: 30 };
const LONG =
  "읍면 지역은 마을버스가 남산면과 동내면과 사북면을 비롯한 아홉 곳을 돌고 승객이 적은 시간에는 전화로 부르는 봄내콜버스 열두 대가 다닙니다 그리고 밤에도";
const told = (text: string) => ({ text, emphasis: [], frame: 0, until: null });

test("what is told below a label of many lines is no fine print where there is room", () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "ko", TALL);
    const room = { width: 800, height: 1200, maxLines: 8 };
    const size = context.theme.size.display;
    const { after, turns } = itemVoices({ text: LONG, turns: [told("이용 30분 전에 전화하면 됩니다")] }, size, room, context); // prettier-ignore
    assert.equal(turns?.length, 1, style);
    assert.ok((after?.block.style.size ?? 0) >= 0.6 * context.theme.size.heading, style);
  }
});

test("where there is none, it is as small as it must be", () => {
  const context = contextOf("clean_lecture", "ko", TALL);
  const room = { width: 500, height: 320, maxLines: 8 };
  const { after } = itemVoices(
    { text: LONG, turns: [told(LONG)] },
    context.theme.size.display,
    room,
    context,
  );
  assert.ok((after?.block.style.size ?? 0) >= context.theme.minSize);
});
