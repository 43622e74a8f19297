import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { innerSpeaker } from "./inner-speaker.ts";

test("who speaks in the middle of a quotation signs it", () => {
  assert.deepEqual(
    innerSpeaker("Мы ехали три остановки и плакали, — вспоминала проходчица Татьяна Фёдорова. — Никто не верил, что это мы"),
    { text: "Мы ехали три остановки и плакали. Никто не верил, что это мы", speaker: "Проходчица Татьяна Фёдорова" },
  ); // prettier-ignore
  assert.deepEqual(innerSpeaker("Як ми раділи! — згадує Оксана Лис, — і як боялися"), {
    text: "Як ми раділи! і як боялися",
    speaker: "Оксана Лис",
  });
  assert.deepEqual(innerSpeaker("Это было давно, — сказала Анна"), {
    text: "Это было давно.",
    speaker: "Анна",
  });
  assert.equal(innerSpeaker("Москва — столица, — и точка"), null);
});

test("a paragraph that is such a quotation is shown with its speaker below", () => {
  const { scenes } = film(
    "# Метро\n\nВ 1935 году открылась первая линия метро.\n\n«Мы ехали три остановки и плакали, — вспоминала проходчица Татьяна Фёдорова. — Никто не верил, что это мы».\n\nЗал открыт каждый день.",
    "ru",
  );
  const quote = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "quote");
  assert.equal(quote?.kind === "quote" && quote.attribution, "Проходчица Татьяна Фёдорова");
  assert.equal(
    quote?.kind === "quote" && quote.text,
    "Мы ехали три остановки и плакали. Никто не верил, что это мы",
  );
});
