import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { withoutHeadingNotes } from "./heading-notes.ts";

const head = (line: string, asked = true): string => withoutHeadingNotes(`${line}\n\nText.`, asked).text.split("\n")[0]?.trim() ?? ""; // prettier-ignore

describe("withoutHeadingNotes", () => {
  it("leaves a heading its own words", () => {
    for (const [line, left] of [
      ["## Final question (must be the last thing on screen)", "## Final question"],
      ["## Vocabulary to appear on screen", "## Vocabulary"],
      ["**Words to explain (show them on screen)**", "**Words to explain**"],
      ["## Letzte Frage (soll auf dem Bildschirm stehen bleiben)", "## Letzte Frage"],
      ["## Question finale (à laisser à l'écran dix secondes)", "## Question finale"],
      ["## Vocabulario para mostrar en pantalla", "## Vocabulario"],
      ["## Parole da mostrare sullo schermo", "## Parole"],
      ["## Woorden (graag in beeld)", "## Woorden"],
      ["## Ostatnie pytanie (ma zostać na ekranie)", "## Ostatnie pytanie"],
      ["## Слова (показать на экране)", "## Слова"],
      ["## 最后的问题（请留在屏幕上）", "## 最后的问题"],
      ["## 画面に出す言葉", "## 言葉"],
      ["## 마지막 질문 (화면에 남겨 주세요)", "## 마지막 질문"],
      ["**How it works – show as 4 steps with icons**", "**How it works**"],
      ["**Prices – must be legible on screen, as a table**", "**Prices**"],
      ["**Key messages (in this order)**", "**Key messages**"],
      ["**Call to action (end card, hold at least 4 seconds)**", "**Call to action**"],
      ["## So geht es – bitte als vier Schritte mit Symbolen", "## So geht es"],
      ["## Hilfsmittel (Tabelle muss lesbar sein)", "## Hilfsmittel"],
      ["## Les horaires – doivent être lisibles à l'écran", "## Les horaires"],
      ["## I tempi (da mostrare come linea del tempo)", "## I tempi"],
      ["## Visitas – têm de se ler bem no ecrã", "## Visitas"],
      ["## Het gemaal – graag als doorsnede tekenen", "## Het gemaal"],
      ["## Liczby (muszą być czytelne na ekranie)", "## Liczby"],
      ["## Как записаться – показать тремя шагами с иконками", "## Как записаться"],
      ["## Fem saker i ryggsäcken (visas en i taget)", "## Fem saker i ryggsäcken"],
      ["## Fiyatlar (ekranda okunmalı)", "## Fiyatlar"],
      ["## المواعيد (يجب أن تظهر على الشاشة بوضوح)", "## المواعيد"],
      ["## खर्च (पर्दे पर साफ़ दिखना चाहिए)", "## खर्च"],
      ["## 四个桶（请用图标表示）", "## 四个桶"],
      ["## 作り方（四つの手順でイラスト付き）", "## 作り方"],
      ["## 비교표 (화면에 그대로 보여 주세요)", "## 비교표"],
    ] as const)
      assert.equal(head(line), left);
  });

  it("leaves what is told of screens, and all where no film is ordered", () => {
    for (const line of [
      "## Sharing (show your screen)",
      "## Brightness (screen)",
      "## On the screen",
      "## Cholera (1832 to 1866)",
      "## Steps to follow",
      "## What you should see on the screen",
      "## The painting – shown in Paris in 1874",
      "## The exhibition – show in Paris",
      "## Цель – показать город гостям",
      "## Bread (in 5 steps)",
      "## Reading – in the order of the alphabet",
      "## The harbour – a map of the coast",
      "## Die Alpen – mit Karte und Kompass",
      "## Ingredientes (para unas 60 tortillas)",
    ])
      assert.equal(head(line), line);
    const line = "## Vocabulary to appear on screen";
    assert.equal(head(line, false), line);
  });

  it("makes a list of words that points part, as long as before", () => {
    const source =
      "## Vocabulary to appear on screen\ncesspit · miasma · intercepting sewer\n\n## Next\nText.";
    const { text } = withoutHeadingNotes(source, true);
    assert.equal(text.length, source.length);
    assert.match(text, /^## Vocabulary +\n- cesspit\n- miasma\n- intercepting sewer\n\n## Next\nText\.$/u);
  });
});
