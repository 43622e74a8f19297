import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { readBrief } from "./read-brief.ts";

const narration = (brief: string): string =>
  film(brief)
    .scenes.flatMap((scene) => scene.narration)
    .join(" ");

test("labels of the film stand before its text, in any order", () => {
  const brief = readBrief(
    "Audience: new staff\nGoal: they find the exits\nTone: calm\n\nThe doors open outwards.",
  );
  assert.equal(brief.audience, "new staff");
  assert.equal(brief.goal, "they find the exits");
  const below = readBrief(
    "# Exits\n\nFor pupils in year 9. Goal: they find the exits.\n\nThe doors open outwards.",
  );
  assert.equal(below.goal, "they find the exits");
});

test("the same words that tell something are told", () => {
  const goal = "The first half belonged to the guests, who hit the post twice.\n\nGoal: Amina Osei, 63rd minute. The whole bench ran onto the pitch."; // prettier-ignore
  assert.match(narration(goal), /Goal: Amina Osei, 63rd minute/u);
  assert.match(
    narration("The bridge was finished in 1931. But: nobody crossed it for a year."),
    /nobody crossed/u,
  );
  const walk = readBrief("Start: Bahnhof Oberau\nZiel: Hütte am Eibsee\nLänge: 14 Kilometer\n\nDer Weg führt durch die Wiesen."); // prettier-ignore
  assert.equal(walk.goal, null);
  assert.match(JSON.stringify(walk.sections), /Hütte am Eibsee/u);
  const course = readBrief("Course: Blacksmithing\nDuration: 60 minutes\nAudience: adults and teenagers\nPlace: the old forge\n\nThe steel comes from old springs."); // prettier-ignore
  assert.match(JSON.stringify(course.sections), /adults and teenagers.*old forge/u);
  assert.equal(readBrief("# Konzert\n\nPublikum: 300\n\nDer Chor sang im Freien.").audience, null);
});

test("fields between dashes are a document's, verse between dashes is told", () => {
  assert.equal(readBrief("---\ntitle: Lamps\ntags: [a]\n---\n\nThe lamp is lit.").title?.shown, "Lamps");
  const verse = JSON.stringify(
    readBrief("---\nThe lamp was lit\nand the ships came home\n---\n\nNobody counted them."),
  );
  assert.match(verse, /The lamp was lit/u);
});

test("whom a film is for and what for, in Catalan, Romanian and Turkish", () => {
  const catalan = readBrief("Públic: botiguers del mercat. Objectiu: saben llegir la factura de la llum.\n\n# La factura\n\nLa potència es paga cada mes, encara que no encengueu cap llum."); // prettier-ignore
  assert.equal(catalan.audience, "botiguers del mercat");
  assert.equal(catalan.goal, "saben llegir la factura de la llum");
  const romanian = readBrief("Public țintă: apicultori începători. Obiectiv: știu când deschid stupul.\n\n# Stupul\n\nStupul se deschide numai pe vreme caldă și fără vânt."); // prettier-ignore
  assert.equal(romanian.audience, "apicultori începători");
  assert.equal(romanian.goal, "știu când deschid stupul");
  const turkish = readBrief("İzleyici: yeni apartman görevlileri. Amaç: kazanı güvenle açabilsinler.\n\n# Kazan\n\nKazan her sabah saat altıda açılır."); // prettier-ignore
  assert.equal(turkish.audience, "yeni apartman görevlileri");
  // What was seen and counted is told.
  assert.equal(readBrief("# Concert\n\nPúblic: 300\n\nLa coral va cantar a la plaça.").audience, null);
});

test("two labels in one line may be parted by a wide blank or a bar", () => {
  for (const line of [
    "觀眾：來社區的新住戶　目標：會分類、知道時間",
    "觀眾：來社區的新住戶 | 目標：會分類、知道時間",
  ]) {
    const brief = readBrief(`${line}\n\n# 垃圾分類\n\n星期三收紙類。`);
    assert.equal(brief.audience, "來社區的新住戶", line);
    assert.equal(brief.goal, "會分類、知道時間", line);
  }
  const tamil = readBrief("பார்வையாளர்கள்: புதிய ஆசிரியர்கள். இலக்கு: வருகையைப் பதிவு செய்ய வேண்டும்.\n\n# வருகை\n\nகாலை ஒன்பது மணிக்குப் பதிவு தொடங்கும்."); // prettier-ignore
  assert.equal(tamil.goal, "வருகையைப் பதிவு செய்ய வேண்டும்");
});
