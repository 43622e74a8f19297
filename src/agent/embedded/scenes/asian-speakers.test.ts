import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { speakerBefore, speakerOf } from "./speakers.ts";

test("who says it stands behind the verb in Hindi and Tamil, before it in Thai", () => {
  for (const [after, name] of [
    [" कहती हैं नर्स मीना यादव, जो दस साल से यहाँ हैं।", "नर्स मीना यादव"],
    [" என்றார் தலைமையாசிரியர் கமலா.", "தலைமையாசிரியர் கமலா"],
    [" என்று மருத்துவர் ராஜன் கூறினார்.", "மருத்துவர் ராஜன்"],
    [" ป้าบุญมี ชาวนาที่ทำนามา 40 ปีเล่ากับเรา", "ป้าบุญมี"],
    [" ครูสมใจบอก", "ครูสมใจ"],
  ] as const)
    assert.equal(speakerOf(after), name, after);
  assert.equal(speakerBefore("Bác sĩ Lê Thị Hoa khuyên: ", "", "vi"), "Bác sĩ Lê Thị Hoa");
  assert.equal(speakerOf(" เป็นคำที่ คนเฒ่าคนแก่บอก"), null);
});

test("an Indonesian verb whose ending stands for somebody names nobody below a quotation", () => {
  const text = '"Orang datang bukan cuma untuk makan," ujarnya sambil menyeduh kopi.';
  const visual = shown(text, "id");
  assert.equal(visual.kind, "quote");
  assert.equal("attribution" in visual, false);
});
