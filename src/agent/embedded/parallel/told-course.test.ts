import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { courseFrom } from "./told-course.ts";

/** "heading: label=value" of each point. */
function told(text: string, language: string): string | null {
  const found = courseFrom(splitSentences(text, language), 0, language);
  return found === null ? null : `${found.lead}: ${found.shows.parts.map(({ label, display }) => `${label}=${display}`).join(" ")}`; // prettier-ignore
}

const COURSES: [language: string, text: string, expected: string][] = [
  ["en", "In 1990 there were still 4,300 breeding pairs on the island. By 2005 only 1,150 were left, because the hay was cut earlier every year. Today there are 90.", "Breeding pairs: 1990=4,300 2005=1,150 Today=90"],
  ["en", "In 1985 the club had 62 members. Ten years later it had 140. By 2010 membership had fallen to 88, and today we are 54.", "Members: 1985=62 Ten years later=140 2010=88 Today=54"],
  ["de", "1990 gab es hier noch 420 Bauernhöfe. 2005 waren es nur noch 180, weil die Milch zu wenig einbrachte. Heute sind es 37.", "Bauernhöfe: 1990=420 2005=180 Heute=37"],
  ["de", "2019 zählte die Polizei vor unserer Schule 23 Unfälle. 2022 waren es noch 17, 2023 dann 12. 2024 waren es nur noch 9, davon 5 mit Kindern.", "Unfälle: 2019=23 2022=17 2023=12 2024=9"],
  ["fr", "En 1990, le village comptait 1 240 habitants. En 2005, il en comptait 870. Aujourd'hui, ils sont 610.", "Habitants que le village comptait: 1990=1 240 2005=870 Aujourd'hui=610"],
  ["fr", "En 2018, nous avons récolté 120 kilos de pommes. En 2020, 340, et en 2022, 610. L'an dernier, la récolte a atteint 890 kilos.", "Kilos: 2018=120 kilos 2020=340 kilos 2022=610 kilos L'an dernier=890 kilos"],
  ["es", "En 1980 había 310 pescadores en el puerto. En 2000 quedaban 96. Hoy son 14, y ninguno tiene menos de cincuenta años.", "Pescadores: 1980=310 2000=96 Hoy=14"],
  ["sv", "2020 lånade vi ut 1 850 saker. 2021 var det 2 300, och 2022 var det 3 120. Förra året lånade vi ut 4 460 saker.", "Saker: 2020=1 850 2021=2 300 2022=3 120 Förra året=4 460"],
  ["it", "Nel 1985 nella stalla c'erano 64 nidi. Nel 2000 ne erano rimasti 38, dopo che il vicino aveva venduto le mucche. Oggi sono 5.", "Nidi: 1985=64 2000=38 Oggi=5"],
  ["pl", "W 1974 roku w gminie było 128 gniazd. W 1994 roku było ich już tylko 97, bo osuszono łąki. Dziś jest ich 52.", "Liczba gniazd: 1974=128 1994=97 Dziś=52"],
  ["ru", "В 1980 году в селе было 640 коров. В 2000 году осталось 210. Сегодня их 35.", "Число коров: 1980=640 2000=210 Сегодня=35"],
  ["tr", "1990'da köyde 420 kişi yaşıyordu. 2005'te bu sayı 210'a düştü. Bugün 85 kişi kaldı.", "Kişi: 1990=420 kişi 2005=210 kişi Bugün=85 kişi"],
  ["ja", "1960年には児童が312人いました。1980年には140人になり、教室がいくつも空きました。現在は9人です。", "児童: 1960=312人 1980=140人 現在=9人"],
  ["zh", "1980年村里有320户人家。2000年只剩150户。现在只有40户。", "人家: 1980=320 2000=150 现在=40"],
  ["ko", "1995년에는 책방이 48곳 있었습니다. 2005년에는 27곳으로 줄었습니다. 지금은 6곳입니다.", "책방: 1995=48 2005=27 지금=6"],
]; // prettier-ignore

for (const [language, text, expected] of COURSES)
  test(`a course told by sentences: ${text}`, () => {
    assert.equal(told(text, language), expected);
  });

const NONE: [why: string, language: string, text: string][] = [
  ["other things", "en", "In 1985 the club had 62 members. In 1992 it won 14 games. Today it has 3 pitches."],
  ["a change, and no value", "en", "In 1990 there were 4,300 pairs. In 2005 it fell by 1,150. Today there are 90."],
  ["bounded", "en", "In 1990 there were 4,300 pairs. By 2005 more than 1,150 were left. Today there are 90."],
  ["about", "en", "In 1990 there were about 4,300 pairs. By 2005 1,150 were left. Today there are 90."],
  ["to come", "en", "In 2020 we counted 1,200 trout. By 2030 there should be 3,000. If the weir goes, there could be 5,000 in 2040."],
  ["the dead", "en", "In 1990 there were 43 deaths. In 2000 there were 31. Today there are 9."],
  ["values of its own beside it", "de", "2019 gab es 23 Unfälle. 2022 waren es noch 17, dazu 4 Beinaheunfälle. 2024 waren es 9."],
  ["two times only", "en", "In 1990 there were 4,300 pairs. Today there are 90."],
  ["other things", "de", "1950 lebten im Dorf 840 Menschen. 1980 kamen 510 Touristen. Heute gibt es 190 Betten."],
  ["other things", "es", "En 1995 nacieron 38 terneros. En 2005 murieron 21. En 2015 vendimos 9."],
  ["other things", "pl", "W 1990 roku było 420 krów. W 2005 roku kupiono 3 traktory. Dziś jest 85 uli."],
  ["other things", "ja", "1960年には児童が312人いました。1980年には先生が14人いました。現在は教室が3つです。"],
  ["other things", "zh", "1980年村里有320户人家。2000年修了3座桥。现在来了40位游客。"],
]; // prettier-ignore

for (const [why, language, text] of NONE)
  test(`${why}: no course: ${text}`, () => {
    assert.equal(told(text, language), null);
  });
