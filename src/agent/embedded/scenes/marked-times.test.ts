import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { markedTimes } from "./marked-times.ts";

const marks = (text: string, base: string): string[] =>
  markedTimes(text, base).map(({ start, end }) => text.slice(start, end));

test("days and hours are marked, spans as one, in many languages", () => {
  for (const [text, base, ...wanted] of [
    ["Shut from Monday 6 July to Sunday 23 August while the roof is replaced.", "en", "Monday 6 July to Sunday 23 August"],
    ["7 am to 2 pm on weekdays and 9 am to noon at weekends.", "en", "7 am to 2 pm", "9 am to noon"],
    ["It leaves at 3.40 pm and is back by 5.15 pm.", "en", "3.40 pm", "5.15 pm"],
    ["Geöffnet ist am 3. Mai von 7 bis 14 Uhr.", "de", "3. Mai", "7 bis 14 Uhr"],
    ["Ouvert le 14 juillet de 9h à 18h30.", "fr", "14 juillet", "9h à 18h30"],
    ["يوم السبت 18 أكتوبر 2025، من الساعة العاشرة صباحًا حتى الثامنة مساءً", "ar", "السبت 18 أكتوبر 2025", "العاشرة صباحًا حتى الثامنة مساءً"],
    ["The road ran from 2 to 8 and cost 12.50.", "en"],
  ] as const)
    assert.deepEqual(marks(text, base), wanted, text);
}); // prettier-ignore

test("they stand out in a sentence that counts nothing", () => {
  const visual = shown("The learner pool will be shut from Monday 6 July to Sunday 23 August while the roof is replaced.", "en"); // prettier-ignore
  assert.ok(visual.kind === "statement");
  assert.deepEqual(
    visual.emphasis?.map(({ start, end }) => visual.text.slice(start, end)),
    ["Monday 6 July to Sunday 23 August"],
  );
});

test("from when to when is marked whole, where a bare number behind the hour is the other end", () => {
  assert.deepEqual(marks("Vi ses lördag klockan 10 till 13", "sv").at(-1), "10 till 13");
  assert.deepEqual(marks("Vi møtes klokken 9 til 15", "nb"), ["9 til 15"]);
  assert.deepEqual(marks("Kunjungi kami setiap Sabtu pukul 08.00 sampai 12.00 di Takengon", "id").at(-1), "08.00 sampai 12.00"); // prettier-ignore
  assert.deepEqual(marks("Pukul 08.00 sampai 1.200 orang datang", "id"), ["08.00"]);
});
