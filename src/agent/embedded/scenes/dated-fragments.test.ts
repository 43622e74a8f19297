import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { datedFragments } from "./dated-fragments.ts";

const ROWS = {
  ko: "기원전 57년 신라 건국. 674년 월지 조성. 751년 불국사 중창 시작. 935년 신라 멸망. 1973년 천마총 발굴. 2000년 경주역사유적지구 세계유산 등재.",
  zh: "前221年秦统一六国。前214年秦长城开工。607年隋朝征发民工修长城。1368年明朝开始重修。1987年列入世界遗产。",
  ja: "710年、平城京に都が移る。752年、大仏の開眼。1180年、大仏殿の焼失。1709年、大仏殿の再建。",
  en: "57 BC Silla is founded. 674 The pond is dug. 1473 The school opens. 1973 Diggers find the tomb.",
} as const;

for (const [language, told] of Object.entries(ROWS))
  test(`years and what happened, without a verb and from before the year 1000, are one axis: ${language}`, () => {
    const { scenes } = film(`# Film\n\n## A\n\n${told}\n\n## B\n\nEnd.\n`, language);
    const visual = scenes[1]?.visual;
    assert.equal(visual?.kind, "timeline");
    assert.equal(visual?.kind === "timeline" && visual.events.length, splitSentences(told, language).length);
  });

test("how long, how long ago and how many are no dates", () => {
  for (const [language, told] of [
    ["ko", "992년 동안 신라의 수도였습니다. 1100년 전에 발굴이 시작되었습니다. 1200년 후에 다시 열립니다."],
    ["ko", "57년 신라 건국. 674년 월지 조성."],
    ["zh", "221年间没有战争。607年后重修。1368年来一直开放。"],
    ["de", "674 Menschen wohnen im Turm. 1500 Besucher kommen täglich. 2000 Euro kostet das."],
    ["en", "674 people live here. 1500 people visit. 2000 people leave."],
    ["ko", "1973년 천마총 발굴. 935년 신라 멸망. 674년 월지 조성."],
  ] as const)
    // prettier-ignore
    assert.deepEqual(
      datedFragments(splitSentences(told, language), language).filter((one) => one !== null),
      [],
      told,
    );
});
