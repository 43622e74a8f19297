import assert from "node:assert/strict";
import { test } from "node:test";
import { streetAddresses } from "./street-address.ts";

test("a house in a street is found as each language writes it", () => {
  for (const [text, ...expected] of [
    ["The new place is 14 Shore Yard, Edinburgh EH6 7AB, and it is warm.", "14 Shore Yard, Edinburgh EH6 7AB"],
    ["From 12 Castle St we move to 4 Fishery Lane.", "12 Castle St", "4 Fishery Lane"],
    ["Sie finden uns in der Lindenallee 22 in 04229 Leipzig, gegenüber vom Bahnhof.", "Lindenallee 22 in 04229 Leipzig"],
    ["Het feest is op de Zwolseweg 144.", "Zwolseweg 144"],
    ["Nous sommes au 35, boulevard des Capucines.", "35, boulevard des Capucines"],
    ["La sede está en la calle Olmo 9 y abrimos hoy.", "calle Olmo 9"],
    ["In via dei Fabbri 11 a Trieste.", "via dei Fabbri 11"],
    ["Mudámos para a Rua do Godinho 88.", "Rua do Godinho 88"],
    ["w świetlicy przy ulicy Szkolnej 3", "ulicy Szkolnej 3"],
    ["Yeni adresimiz Barbaros Caddesi No: 41, Ayvalık.", "Barbaros Caddesi No: 41, Ayvalık"],
    ["新しい住所は鎌倉市山ノ内555-12です。", "鎌倉市山ノ内555-12"],
    ["下个月搬到河坊街88号。", "河坊街88号"],
    ["وعنوانها الجديد شارع الحصن رقم 18.", "شارع الحصن رقم 18"],
  ] as const)
    assert.deepEqual(streetAddresses(text), expected);
}); // prettier-ignore

test("hours, counts and years are no houses", () => {
  for (const text of [
    "Wir treffen uns am Marktplatz 18 Uhr.",
    "In 1998 Main Street was closed.",
    "The road is 12 miles long.",
    "Open 9 to 5 on Monday.",
  ])
    assert.deepEqual(streetAddresses(text), []);
});
