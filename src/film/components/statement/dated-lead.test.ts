import assert from "node:assert/strict";
import test from "node:test";
import { datedLead } from "./dated-lead.ts";

function leadOf(text: string): string | null {
  const span = datedLead(text);
  return span === null ? null : text.slice(span.start, span.end);
}

test("the day or the year that a sentence opens with, in the languages that films have", () => {
  for (const [text, lead] of [
    ["On 26 April 1876 the Mississippi cut through the neck of the bend", "On 26 April 1876"],
    ["On May 3, 1912 the first train reached the town", "On May 3, 1912"],
    ["In 1912 the American historian Leland Locke read the cords", "In 1912"],
    ["In 2018 Manuel Medrano, who had begun the work, showed it", "In 2018"],
    ["En mars 1791, l’Académie des sciences propose une unité", "En mars 1791"],
    ["Am 3. Mai 1912 fuhr der erste Zug nach Bern", "Am 3. Mai 1912"],
    ["Im Jahr 1883 baute er das erste Haus am See", "Im Jahr 1883"],
    ["1766: Commerson is invited to join the voyage", "1766"],
    ["Winter 1767–68, Strait of Magellan: She carries provisions", "Winter 1767–68, Strait of Magellan"],
    ["In the summer of 1912: the first train reaches the town", "In the summer of 1912"],
    ["Early 1986: the reactor is tested for the first time", "Early 1986"],
    ["Im Herbst 1912: Der erste Zug fährt in die Stadt", "Im Herbst 1912"],
    ["À l’été 1912: le premier train arrive en ville", "À l’été 1912"],
    ["Mars 1791: l’Académie des sciences propose une unité", "Mars 1791"],
    ["Mars 1791–92, Paris: l’Académie des sciences propose une unité", "Mars 1791–92, Paris"],
    ["14 May 1912: the first train reaches the town", "14 May 1912"],
    ["2022 beschloss die Generalkonferenz, die Abweichung zu erhöhen", "2022"],
    ["No ano de 1922 nasceu em Lisboa a primeira escola", "No ano de 1922"],
    ["В 1883 году он построил первый дом у озера", "В 1883 году"],
    ["1880 में गोपालराव ने अमेरिका के एक पादरी को चिट्ठी लिखी", "1880 में"],
    ["24 फ़रवरी 1883 को श्रीरामपुर में, भरी सभा के सामने", "24 फ़रवरी 1883 को"],
    ["في عام 2015 أدرجت اليونسكو القهوة العربية", "في عام 2015"],
    ["1964年10月1日、東海道新幹線が開業し、四時間になりました", "1964年10月1日"],
    ["1883년 2월에 그는 호숫가에 첫 집을 지었습니다", "1883년 2월에"],
  ] as const)
    assert.equal(leadOf(text), lead, text);
});

test("an amount, a span and a month without a year are no date, and neither is a date that is all there is", () => {
  for (const text of [
    "In 1500 shops across the country you can buy it now",
    "In 1600 homes the lights went out at once",
    "2000 neue Bäume wurden im Frühjahr gepflanzt",
    "1500 people came to the opening of the hall",
    "In March the pool closed for eleven weeks",
    "In 1912.5 litres of water there is some salt",
    "2000年間続いた都は今も残っていて人が住んでいます",
    "2000 में से 15 लोग आए और बाकी घर पर रहे",
    "In 1600 Haushalten ging in der Nacht das Licht aus",
    "In 1500 German towns the shops were closed",
    "2011年3月11日の午後に大きな地震がありました",
    "1883년 2월의 어느 날 그는 집을 지었습니다",
    "Mix 1500: stir it until the sugar is gone",
    "The cost in 2019: three thousand pounds a year",
    "Room 1204: the door was open all night long",
    "Gericht 1987: Das Urteil fällt nach drei Tagen",
    "Then, in 1583, a church council condemned them",
    "In 1912 it ended",
    "",
  ])
    assert.equal(leadOf(text), null, text);
});
