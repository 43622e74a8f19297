import assert from "node:assert/strict";
import { test } from "node:test";
import type { TitleVisual } from "../../../artifacts/storyboard.ts";
import type { Format } from "../../../artifacts/timeline.ts";
import { layoutVisual } from "../registry.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const CARDS: [language: string, card: TitleVisual][] = [
  ["en", { kind: "title", eyebrow: "Five minutes to set, one second to fall", title: "If it's wrong, don't climb", contacts: [{ text: "Site office: extension 400", by: "phone" }] }],
  ["es", { kind: "title", title: "Taller Ribera", line: "Antes de tirarlo, tráelo", contacts: [{ text: "Calle Baja 17, Valencia", by: "place" }, { text: "Teléfono 963 555 018", by: "phone" }, { text: "Abierto de lunes a viernes, de 9 a 14", by: "time" }, { text: "taller-ribera.example", by: "web" }] }],
  ["de", { kind: "title", title: "SonnenKiste 2", line: "Anhängen, einstecken, weniger zahlen", subtitle: "Zehn Jahre Garantie, 25 Jahre auf die Module, Rückgabe 60 Tage", illustration: "package" }],
  ["ja", { kind: "title", eyebrow: "新幹線か、飛行機か", lead: "正解は一つではありません", title: "「速いから」だけで終わらない理由を言えたなら、旅はもう始まっています" }],
  ["ar", { kind: "title", eyebrow: "دلّة على نار هادئة", title: "ليست القهوة ما في الفنجان، بل من جلس ليشربها معك", contacts: [{ text: "0612 555 018", by: "phone" }] }],
  ["en", { kind: "title", eyebrow: "A film whose name takes some of the room", lead: "Twenty-seven pounds pays for one lesson for one family, and thank you for the six hundred and forty of last year.", title: "Help us with the three hundred and eighteen who still wait for a place in the water", subtitle: "Saturdays at nine, term time, towels and goggles included, £4", contacts: [{ text: "Ferry Lane Pool, 12 Old Ferry Lane, Northwick under Lyne", by: "place" }, { text: "Saturday 12 July from eleven in the morning until four", by: "time" }, { text: "01632 960 402", by: "phone" }, { text: "ferrylane.example/waiting-list", by: "web" }] }],
]; // prettier-ignore

test("a film's last page keeps to the laws in every style, frame and script", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const [language, card] of CARDS) {
        const context = { ...contextOf(style, language, format), role: "summary" as const, closes: true };
        const layout = await layoutVisual(card, context);
        const where = `${style} ${format.width}×${format.height} ${card.title}`;
        assert.doesNotThrow(() => assertLawful(layout, context), where);
        const lines = layout.layers.filter(({ id }) => id.startsWith("contact-"));
        assert.equal(lines.length, card.contacts?.length ?? 0, where);
      }
});

test("name, what it asks for and its lines stand in this order", async () => {
  for (const style of STYLE_NAMES) {
    const context = { ...contextOf(style, "es", FORMATS[0]), role: "summary" as const };
    const { layers } = await layoutVisual(CARDS[1]?.[1] ?? { kind: "title", title: "" }, context);
    const top = (id: string): number => layers.find((one) => one.id === id)?.bounds.y ?? assert.fail(id);
    const order = ["title", "line", "title-rule", "contact-1", "contact-2", "contact-3", "contact-4"].map(top);
    assert.deepEqual(order, order.toSorted((a, b) => a - b), style);
  }
}); // prettier-ignore
