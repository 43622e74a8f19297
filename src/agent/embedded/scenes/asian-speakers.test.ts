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
    [" என்று ஆசிரியை மாலா சொல்வார்.", "ஆசிரியை மாலா"],
    [", bà tôi cười.", "Bà tôi"],
    ["단골손님 박정호 씨의 말입니다.", "단골손님 박정호 씨"],
    [" 3대째 차밭을 지키는 김순덕 씨의 말이다.", "3대째 차밭을 지키는 김순덕 씨"],
    ["常連の田村さんの言葉です。", "常連の田村さん"],
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

test("a Korean sentence of its own credits the words before it, and tells of them otherwise", () => {
  const credited = shown('"문을 열자마자 빵 냄새에 웃음이 나왔어요." 단골손님 박정호 씨의 말입니다.', "ko");
  assert.equal(credited.kind, "quote");
  assert.equal(credited.attribution, "단골손님 박정호 씨");
  const short = shown('"차는 기다림을 마시는 것입니다." 3대째 차밭을 지키는 김순덕 씨의 말이다.', "ko");
  assert.equal(short.kind === "quote" ? short.attribution : null, "3대째 차밭을 지키는 김순덕 씨");
  const told = shown('"문을 열자마자 빵 냄새에 웃음이 나왔어요." 빵은 아침 일곱 시에 나옵니다.', "ko");
  assert.notEqual(told.kind === "quote" ? told.attribution : undefined, "빵은 아침 일곱 시에 나옵니다");
});
