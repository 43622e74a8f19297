import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { rowOfValues } from "./row-of-values.ts";
import { nameAlone } from "./signatures.ts";

const narrated = (language: string, table: string): string =>
  film(`# Film\n\n## Bir\n\n${table}\n`, language)
    .scenes.flatMap(({ narration }) => narration)
    .join(" ");

test("a Turkish head is small within a sentence, and one with a unit keeps what it names", () => {
  const told = narrated("tr", "| Kurs | İlk ders | Isınma (dakika) | Kapanış |\n|---|---|---|---|\n| Yüzme | 09:00 | 10 | 12:00 |\n| Yoga | 09:30 | 15 | 13:00 |"); // prettier-ignore
  assert.match(told, /Yüzme: ilk ders 09:00, ısınma 10 dakika ve kapanış 12:00\./u);
});

test("between the columns of a Greek row stands no question mark", () => {
  const told = narrated("el", "| | Πλοίο | Αεροπλάνο |\n|---|---|---|\n| Τιμή | 45 € | 120 € |\n| Διάρκεια | 8 ώρες | 1 ώρα |"); // prettier-ignore
  assert.match(told, /45 €· Αεροπλάνο, 120 €\./u);
  assert.doesNotMatch(told, /;/u);
});

test("spans of bare numbers are told with the name of their column", () => {
  const rows = "|---|---|---|\n| 18–24 | 310 | 280 |\n| 25–39 | 420 | 395 |\n| 40–64 | 150 | 190 |";
  assert.match(narrated("ru", `| Возраст | Женщины | Мужчины |\n${rows}`), /Возраст 18–24: женщины 310/u);
  const years = rows.replaceAll(/\d\d–\d\d/gu, (span) => `20${span.slice(0, 2)}–20${span.slice(3)}`);
  assert.doesNotMatch(narrated("ru", `| Период | Женщины | Мужчины |\n${years}`), /Период 20/u);
});

test("the unit of the last is that of all before it which end in its thousands", () => {
  const displays = (text: string, language: string) =>
    rowOfValues(text, language)?.points.map(({ display }) => display) ?? null;
  assert.deepEqual(displays("Средняя зарплата: Тула 48 тысяч, Тверь 45 тысяч, Псков 41 тысяча, Казань 62 тысяч рублей.", "ru"), null); // prettier-ignore
  assert.deepEqual(displays("میانگین دستمزد: یزد ۱۵ میلیون، قم ۱۴ میلیون، اراک ۱۶ میلیون، شیراز ۲۰ میلیون تومان.", "fa"), ["۱۵ میلیون تومان", "۱۴ میلیون تومان", "۱۶ میلیون تومان", "۲۰ میلیون تومان"]); // prettier-ignore
  assert.deepEqual(displays("Ortalama maaş: Bursa 45 bin, Konya 38 bin, Rize 36 bin, İzmir 47 bin lira.", "tr"), ["45 bin lira", "38 bin lira", "36 bin lira", "47 bin lira"]); // prettier-ignore
  // Two measures are none.
  assert.equal(displays("Depo: Bursa 45 bin, Konya 38 bin lira, Rize 36 bin, İzmir 47 ton.", "tr"), null);
});

test("a name with what somebody is and their age signs; a sentence that opens with a word and a comma does not", () => {
  assert.equal(nameAlone("Олена, мама двох дітей, 34 роки.", "uk"), "Олена, мама двох дітей, 34 роки");
  assert.equal(nameAlone("Нет, так было не всегда.", "ru"), null);
  assert.equal(nameAlone("Вторник, вход со двора.", "ru"), null);
});
