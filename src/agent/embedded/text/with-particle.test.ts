import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { withParticle } from "./with-particle.ts";

test("a number takes the particle with it that is written to it", () => {
  for (const [text, span, wanted] of [
    ["궁금하시면 031-555-0147로 전화 주세요", "031-555-0147", "031-555-0147로"],
    ["접수는 10일까지입니다", "10일", "10일"],
    ["お問い合わせは03-1234-5678へどうぞ", "03-1234-5678", "03-1234-5678へ"],
    ["定員は30名、先着順", "30名", "30名"],
    ["Call 031-555-0147 to book", "031-555-0147", "031-555-0147"],
  ] as const) {
    const start = text.indexOf(span);
    const found = withParticle(text, { start, end: start + span.length });
    assert.equal(text.slice(found.start, found.end), wanted, text);
  }
});

test("a telephone number to call stands large with its particle", () => {
  const visual = shown("궁금하시면 031-555-0147로 전화 주세요.", "ko");
  assert.ok(visual.kind === "statement" && visual.point !== undefined);
  assert.equal(visual.text.slice(visual.point.start, visual.point.end), "031-555-0147로");
});
