import assert from "node:assert/strict";
import { test } from "node:test";
import { plainThings } from "./plain-things.ts";

const drawn = (text: string, base: string): string[] => plainThings(text, base).map(({ drawing }) => drawing);

test("everyday things are known in languages that had no noun for them", () => {
  const named: [string, string, string][] = [
    ["Ota makuupussi mukaan.", "fi", "sleeping-bag"], ["Norppa synnyttää helmikuussa.", "fi", "seal"],
    ["Το βαρέλι αδειάζει κάθε Πέμπτη.", "el", "barrel"], ["מכבים את המלגזה", "he", "forklift"],
    ["Eine Schürze liegt bereit.", "de", "apron"], ["De kruiwagen staat achter de schuur.", "nl", "wheelbarrow"],
    ["Direksiyon sağda.", "tr", "steering-wheel"], ["चाय में नमक नहीं, दाँत साफ़ कीजिए", "hi", "tooth"],
    ["Du får ett sms med en tid.", "sv", "mobile-phone"], ["Podłącz wąż ogrodowy.", "pl", "garden-hose"],
  ]; // prettier-ignore
  for (const [text, base, drawing] of named) assert.ok(drawn(text, base).includes(drawing), text);
});

test("words that only look like theirs name nothing", () => {
  const none: [string, string, string][] = [
    ["Κάρτα μέλους στον συνεταιρισμό", "el", "honey-pot"], ["Η τάξη έχει είκοσι παιδιά.", "el", "taxi"],
    ["Αυτό το αρχείο", "el", "ear"], ["Barnets første og anden sygedag", "da", "duck"],
    ["Dilimleyip dondurucuya atın.", "tr", "horse"], ["Łuk trzymasz lewą ręką.", "pl", "lion"],
    ["На левой стороне", "ru", "lion"], ["Bogat je, a piše levou.", "cs", "lion"], ["팔목에 꼭 차고 다니세요", "ko", "garage"],
    ["Leiekontrakten gjelder i tre år.", "nb", "funnel"], ["Snorre skriver om tørrfisk.", "nb", "printer"],
    ["Η καρυδιά κόβεται τον Ιανουάριο.", "el", "coconut"], ["Podłącz wąż do kranu.", "pl", "snake"],
    ["V sobotu se stěhuje lidským řetězem.", "cs", "chains"], ["أسعار الجرار الزجاجية", "ar", "tractor"],
    ["Biraz bekleyin.", "tr", "beer-mug"], ["خطوات كبيرة", "ar", "beer-mug"], ["灰でブレーキが利きにくい", "ja", "rake"],
    ["El grano se lava siete veces.", "es", "volcano"], ["Kulağa çocukça gelir.", "tr", "ear"],
    ["Від південного сходу", "uk", "stairs"], ["Skogsägare sparar riset.", "sv", "cooked-rice"],
    ["È un tasso che segue un indice.", "it", "badger"], ["Tapadlas como si les pusierais una manta", "es", "blanket"],
    ["花火は、その年は上がりませんでした", "ja", "fireworks"], ["Onkel Rudi und die Kuckucksuhr", "de", "bird"],
  ]; // prettier-ignore
  for (const [text, base, drawing] of none) assert.ok(!drawn(text, base).includes(drawing), text);
});
