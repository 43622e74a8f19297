import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "./plan.fixture.ts";

test("an adverb that began a German sentence is small within the recap", () => {
  const { scenes } = film(
    `# Die Imkerei am Hang

## Der Anfang

1998 standen am Hang vier Völker. Mein Großvater hatte sie von einem Nachbarn.

## Heute

Heute haben wir 62 Bienenvölker am Hang. Sie stehen an drei Orten.

## Der Honig

Honig gab es davon 18 Kilogramm je Volk. Den Bienen bleiben die Waben im Brutraum.

## Die Kosten

Ein Glas kostet 7,50 Euro am Stand. Der Preis ist seit drei Jahren gleich.
`,
    "de",
  );
  const recap = scenes.at(-1)?.narration.join(" ") ?? "";
  assert.match(recap, /: 1998 standen .*, heute haben wir 62 Bienenvölker am Hang und ein Glas/u);
});
