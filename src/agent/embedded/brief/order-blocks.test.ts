import assert from "node:assert/strict";
import { test } from "node:test";
import { degradationsOf } from "../degradations.ts";
import { withoutOrder } from "./order.ts";

const told = (source: string): string =>
  withoutOrder(source)
    .text.replace(/[\s\u00A0]+/gu, " ")
    .trim();

test("orders under headings and in tables are not told, and are used", () => {
  for (const [form, audience] of [
    ["## Audience\n\nShift leaders at Hull\n\n## Tone\n\nPlain and friendly.\n\n", "Shift leaders at Hull"],
    ["| Zielgruppe | Erstspender |\n|---|---|\n| Stimmung | ruhig |\n| Länge | 75 Sekunden |\n\n", "Erstspender"],
    ["## Público\n\nFamilias del barrio\n\n## Duración\n\n90 segundos\n\n", "Familias del barrio"],
    ["| Зрители | родители |\n|---|---|\n| Настроение | тёплое |\n\n", "родители"],
    ["## 対象\n\n新入社員\n\n## トーン\n\n落ち着いた雰囲気\n\n", "新入社員"],
    ["**Format**\n9:16\n\n**Tone**\nCalm, no jargon\n\n", null],
  ] as const) {
    const body = "## What changes\n\nThe belt runs at half speed until May. Parcels of thirty kilograms go by hand. The red cord stops it anywhere.";
    const brief = `# The belt\n\n${form}${body}`;
    assert.equal(told(brief), `# The belt ${body.replace(/\n+/gu, " ")}`);
    assert.equal(withoutOrder(brief).audience, audience, form);
  }
  const noted = "# Well\n\nThe well is deep, and its water is cold all the year.\n\n## Notes for the editor\n\nPlease show no faces.";
  assert.equal(told(noted), "# Well The well is deep, and its water is cold all the year.");
}); // prettier-ignore

test("what only the maker can be told goes out of a text that asks for no film", () => {
  for (const last of [
    "To be shown at Friday drinks, so deadpan please.",
    "Wird auf der Weihnachtsfeier gezeigt, daher bitte trocken.",
    "Se proyectará en la cena de Navidad, así que tono serio, por favor.",
    "忘年会で上映しますので、真面目な調子でお願いします。",
    "For the memorial evening.",
  ]) {
    const order = withoutOrder(`# Printer\n\nIt was mended nine times.\n\n${last}`);
    assert.equal(order.text.replace(/\s+/gu, " ").trim(), "# Printer It was mended nine times.");
    assert.deepEqual([order.audience, order.wishes], [null, [last]]);
  }
  assert.equal(told("A crate costs more from May on. Keep it sober; partners dislike hype."), "A crate costs more from May on."); // prettier-ignore
});

test("texts about audiences, tones and lengths keep them", () => {
  for (const text of [
    "# Who listens?\n\n## Audience\n\nMost of our older listeners tune in at breakfast.\n\n## Results\n\nListening drops at night.",
    "# How we write\n\n## Tone\n\nFriendly and direct.\n\n## Length\n\nAt most 120 words.\n\n## Example\n\nYour letter has arrived, and we shall answer it.",
    "# Violin exercise\n\n| Tone | warm |\n|---|---|\n| Length | 45 s |\n| Bow | near the bridge |\n\nPlay it each morning on the open strings.",
    "# Concert\n\n| Audience | children |\n|---|---|\n| Length | 12 minutes |\n| Tone | warm |\n\nThe concert begins at three in the town hall.",
    "# Afinar\n\n| Tono | 440 Hz |\n|---|---|\n| Cuerdas | seis |\n\nLa guitarra se afina desde la cuerda más grave.",
    "# Altar\n\nIt was found in a barn. It will be shown at the museum until May.",
    "# Server\n\nEr steht im Keller. Läuft auf ihm ein Update, blinkt es blau.",
    "# Dough\n\nCover the bowl well. Keep it warm; guests love fresh rolls.",
    "# Prise de sang\n\nLes réflexes baissent. Merci de rester sobre, vos passagers comptent sur vous.",
    "# Choir\n\nFor the memorial evening they learn a requiem.",
  ])
    assert.equal(withoutOrder(text).text, text);
}); // prettier-ignore

test("a tone that was asked for is named among what is not followed", () => {
  const facts = { language: "en", words: 200, seconds: 62, sentencesLeftOut: [], dropped: [] };
  const request = { prompt: "", targetLanguage: "en", duration: "short", style: "auto", estimateSeconds: () => 1 } as const; // prettier-ignore
  const messages = (wish: string) => degradationsOf(request, { ...facts, wishes: [wish] }).map(({ message }) => message); // prettier-ignore
  assert.match(messages("Tone: warm")[0] ?? "", /the tone “warm”/u);
  assert.match(messages("To be shown at Friday drinks, so deadpan please.")[0] ?? "", /“deadpan”/u);
  assert.deepEqual(messages("The logo follows."), []);
});
